use super::float_network::WEIGHT_COUNT;
use super::*;
use crate::lab::labelled::{Kind, LabelledPosition, Record, packed};

/// Nearly the start position.
const BOARD: &str = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1";

const SAMPLER: Sampler = Sampler { variant: Variant::Glinski, result_share: 0.25 };

fn records(lines: &[(&str, i32, &str)]) -> Vec<Record> {
    let parse = |(fen, score, points): &(&str, i32, &str)| {
        let line = format!("{fen}|{score}|{points}");
        packed::pack(&LabelledPosition::parse(Variant::Glinski, &line).unwrap()).unwrap()
    };
    lines.iter().map(parse).collect()
}

fn to_network(network: &FloatNetwork) -> Network {
    network.to_network(Variant::Glinski, String::new())
}

fn few_records() -> Vec<Record> {
    let without_queen = BOARD.replace("RNQB", "RN1B");
    let without_rook = BOARD.replace("r5r", "r6");
    records(&[
        (&format!("{BOARD} w - 0 1"), 20, "0.5"),
        (&format!("{BOARD} b - 0 1"), 10, "0.5"),
        (&format!("{without_queen} w - 0 1"), -900, "0"),
        (&format!("{without_queen} b - 0 1"), -950, "0"),
        (&format!("{without_rook} b - 0 1"), 450, "1"),
        ("k/3/5/7/9/11/11/5P5/11/11/K10 w - 0 1", 150, "0.75"),
    ])
}

#[test]
fn the_gradient_is_that_of_the_error() {
    let network = FloatNetwork::random(&mut fastrand::Rng::with_seed(4));
    for record in few_records() {
        let sample = SAMPLER.sample(&record).unwrap();
        let mut gradient = FloatNetwork::zero();
        let error = network.add_gradient(&sample, &mut gradient);
        assert!((error - network.error(&sample)).abs() < 1e-6);
        let mut steepest: Vec<usize> = (0..WEIGHT_COUNT).collect();
        steepest.sort_by(|&a, &b| gradient.0[b].abs().total_cmp(&gradient.0[a].abs()));
        for &i in steepest.iter().take(40).step_by(3) {
            let step = 2e-3;
            let moved = |by: f32| {
                let mut network = network.clone();
                network.0[i] += by;
                f64::from(network.error(&sample))
            };
            let measured = (moved(step) - moved(-step)) / (2.0 * f64::from(step));
            let computed = f64::from(gradient.0[i]);
            assert!(
                (measured - computed).abs() < 0.02 * computed.abs() + 2e-4,
                "weight {i}: {measured} {computed}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_network_with_any_number_of_threads() {
    let records = few_records();
    let trained = |threads: usize| {
        let initial = FloatNetwork::random(&mut fastrand::Rng::with_seed(2));
        let mut trainer = Trainer::new(SAMPLER, initial, threads);
        let before = trainer.error(&records).unwrap();
        for _ in 0..60 {
            trainer.batch(&records, 0.005, 0.0).unwrap();
        }
        (before, trainer.error(&records).unwrap(), to_network(&trainer.network).to_bytes())
    };
    let (before, after, network) = trained(1);
    assert!(after < before / 20.0, "{before} {after}");
    assert!(network == trained(3).2);
}

#[test]
fn quantization_hardly_changes_the_output() {
    let network = FloatNetwork::random(&mut fastrand::Rng::with_seed(2));
    let quantized = to_network(&network);
    let again = FloatNetwork::from_network(&quantized);
    for record in few_records() {
        let sample = SAMPLER.sample(&record).unwrap();
        let [own, other] = [&network, &again].map(|network| network.error(&sample).sqrt());
        assert!((own - other).abs() < 0.01, "{own} {other}");
    }
    assert!(to_network(&again) == quantized);
}

/// A terminal that fails after this number of lines.
struct Stop(usize);

impl Write for Stop {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.0 == 0 {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        }
        self.0 -= usize::from(bytes.ends_with(b"\n"));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_stopped_training_run_continues_with_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("positions.bin");
    let packed: Vec<Record> = few_records().into_iter().cycle().take(1_000).collect();
    fs::write(&input, [&[Kind::Positions.head(Variant::Glinski)][..], &packed].concat().as_flattened())
        .unwrap();
    let settings = |name: &str| Settings {
        variant: Variant::Glinski,
        start: None,
        result_share: 0.1,
        epochs: 4,
        batch: 200,
        learning_rate: 0.005,
        weight_decay: 0.1,
        pool: 300,
        threads: 1,
        seed: 1,
        description: None,
        output: folder.path().join(name),
        files: vec![input.clone()],
    };
    run(&settings("whole"), &mut Vec::new()).unwrap();
    // It stops in the report of the third epoch; two are done.
    run(&settings("stopped"), &mut Stop(3)).unwrap_err();
    assert!(!settings("stopped").output.exists());
    let mut report = Vec::new();
    run(&settings("stopped"), &mut report).unwrap();
    let report = String::from_utf8(report).unwrap();
    assert!(report.contains("continues after epoch 2") && !report.contains("epoch 2: "), "{report}");
    let network = |name| fs::read(settings(name).output).unwrap();
    assert!(network("whole") == network("stopped"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "no checkpoint stays");
    // That of other settings, and one that is cut short.
    run(&settings("stopped"), &mut Stop(2)).unwrap_err();
    let refused = run(&Settings { seed: 2, ..settings("stopped") }, &mut Vec::new()).unwrap_err();
    assert!(refused.to_string().contains("stopped.checkpoint: this is the checkpoint of a run with other"));
    let path = folder.path().join("stopped.checkpoint");
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let refused = run(&settings("stopped"), &mut Vec::new()).unwrap_err();
    assert!(refused.to_string().contains("stopped.checkpoint: this checkpoint is damaged"));
}

#[test]
fn invalid_files_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("positions.bin"), folder.path().join("net"));
    let run = |variant, text: &[u8], start: Option<&[u8]>| {
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
            learning_rate: 0.001,
            pool: 1_000,
            weight_decay: 0.0,
            threads: 1,
            seed: 1,
            description: None,
            output: output.clone(),
            files,
        };
        run(&settings, &mut Vec::new()).map_err(|error| error.to_string())
    };
    let head = Kind::Positions.head(Variant::Glinski);
    let refused = run(Variant::Glinski, format!("{BOARD} w - 0 1|20|0.5\n").as_bytes(), None).unwrap_err();
    assert!(refused.contains("positions.bin: ") && refused.contains("heksy-lab pack"), "{refused}");
    assert!(run(Variant::Glinski, &head, None).unwrap_err().contains("too few"));
    let refused = run(Variant::Glinski, &head, Some(b"no network")).unwrap_err();
    assert!(refused.contains("start.nnue") && refused.contains("HEKSYNET"), "{refused}");
    let mccooey = include_bytes!("../../../assets/nets/mccooey.nnue");
    let refused = run(Variant::Glinski, &head, Some(mccooey)).unwrap_err();
    assert!(refused.contains("start.nnue") && refused.contains("for McCooey, not for Glinski"), "{refused}");
    let refused = run(Variant::Glinski, &head, Some(&mccooey[..9_000])).unwrap_err();
    assert!(refused.contains("cut short"), "{refused}");
    // Positions of another game, a damaged one, and whole ones.
    let refused = run(Variant::Glinski, &Kind::Positions.head(Variant::Shafran), None).unwrap_err();
    assert!(
        refused.contains("positions.bin") && refused.contains("\"shafran\", not of glinski"),
        "{refused}"
    );
    let good = few_records()[0];
    let mut packed = [&[head][..], &[good; 500]].concat();
    packed[450].fill(0xff);
    let refused = run(Variant::Glinski, packed.as_flattened(), None).unwrap_err();
    assert!(refused.contains("positions.bin: position 450: "), "{refused}");
    packed[450] = good;
    run(Variant::Glinski, packed.as_flattened(), None).unwrap();
    let network = Network::from_bytes(&fs::read(&output).unwrap()).expect("it is written as it is read");
    assert_eq!(network.check_game(Variant::Glinski), Ok(()));
    assert!(network.description.starts_with("500 positions, 1 epochs from random weights"));
}
