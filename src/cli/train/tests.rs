use super::net::WEIGHTS;
use super::*;

/// The start, nearly.
const GOOD: &str = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1";

fn examples(lines: &[(&str, i32, &str)]) -> Examples {
    let mut examples = Examples::default();
    for (fen, score, points) in lines {
        let labelled = Labelled::read(Variant::Glinski, &format!("{fen}|{score}|{points}")).unwrap();
        examples.add(&labelled, 0.25);
    }
    examples
}

fn few() -> Examples {
    let without_queen = GOOD.replace("RNQB", "RN1B");
    let without_rook = GOOD.replace("r5r", "r6");
    examples(&[
        (&format!("{GOOD} w - 0 1"), 20, "0.5"),
        (&format!("{GOOD} b - 0 1"), 10, "0.5"),
        (&format!("{without_queen} w - 0 1"), -900, "0"),
        (&format!("{without_queen} b - 0 1"), -950, "0"),
        (&format!("{without_rook} b - 0 1"), 450, "1"),
        ("k/3/5/7/9/11/11/5P5/11/11/K10 w - 0 1", 150, "0.75"),
    ])
}

#[test]
fn slopes_are_those_of_the_error() {
    let examples = few();
    let net = Net::random(&mut fastrand::Rng::with_seed(4));
    for index in 0..examples.len() as u32 {
        let view = examples.get(index);
        let mut slopes = Net::zero();
        let error = net.add_slopes(&view, &mut slopes);
        assert!((error - net.error(&view)).abs() < 1e-6);
        let mut steepest: Vec<usize> = (0..WEIGHTS).collect();
        steepest.sort_by(|&a, &b| slopes.0[b].abs().total_cmp(&slopes.0[a].abs()));
        for &i in steepest.iter().take(40).step_by(3) {
            let step = 2e-3;
            let moved = |by: f32| {
                let mut net = net.clone();
                net.0[i] += by;
                f64::from(net.error(&view))
            };
            let measured = (moved(step) - moved(-step)) / (2.0 * f64::from(step));
            let told = f64::from(slopes.0[i]);
            assert!((measured - told).abs() < 0.02 * told.abs() + 2e-4, "weight {i}: {measured} {told}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_network_with_any_number_of_threads() {
    let examples = few();
    let trained = |threads: usize| {
        let mut descent = Descent::new(&examples, Net::random(&mut fastrand::Rng::with_seed(2)), threads);
        let order: Vec<u32> = (0..examples.len() as u32).collect();
        let before = descent.error(&order);
        for _ in 0..60 {
            descent.epoch(&order, 6, |_| 0.005, 0.0);
        }
        (before, descent.error(&order), descent.net.to_network().to_bytes())
    };
    let (before, after, network) = trained(1);
    assert!(after < before / 20.0, "{before} {after}");
    assert!(network == trained(3).2);
}

#[test]
fn integers_say_about_the_same_as_the_net() {
    let examples = few();
    let net = Net::random(&mut fastrand::Rng::with_seed(2));
    let network = net.to_network();
    let again = Net::from_network(&network);
    for index in 0..examples.len() as u32 {
        let [own, other] = [&net, &again].map(|net| net.error(&examples.get(index)).sqrt());
        assert!((own - other).abs() < 0.01, "{own} {other}");
    }
    assert!(again.to_network() == network);
}

#[test]
fn files_that_make_no_sense_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("positions.txt"), folder.path().join("net"));
    let run = |variant, text: &str, start: Option<&str>| {
        fs::write(&input, text).unwrap();
        let start = start.map(|bytes| {
            let path = folder.path().join("start.nnue");
            fs::write(&path, bytes).unwrap();
            path
        });
        let files = vec![input.clone()];
        let settings = Settings {
            variant,
            start,
            result_share: 0.1,
            epochs: 1,
            batch: 64,
            rate: 0.001,
            decay: 0.0,
            threads: 1,
            seed: 1,
            output: output.clone(),
            files,
        };
        run(&settings, &mut Vec::new()).map_err(|error| error.to_string())
    };
    let line = format!("{GOOD} w - 0 1|20|0.5\n");
    assert!(run(Variant::Checkers, &line, None).unwrap_err().contains("checkers"));
    assert!(run(Variant::Glinski, "nonsense|1|1\n", None).unwrap_err().contains("line 1"));
    assert!(run(Variant::Glinski, "", None).unwrap_err().contains("too few"));
    assert!(run(Variant::Glinski, &line, Some("no network")).unwrap_err().contains("start.nnue"));
    run(Variant::Glinski, &line.repeat(500), None).unwrap();
    assert!(Network::from_bytes(&fs::read(&output).unwrap()).is_some());
}
