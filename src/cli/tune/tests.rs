use std::path::Path;

use super::*;
use crate::cli::labelled::LabelledPosition;
use crate::game::Position;
use crate::sides::Points;

/// Random positions labelled by an evaluation with all weights times `factor`.
fn positions(factor: i32) -> String {
    let mut weights = Weights::of(crate::chess::Variant::Glinski);
    weights.0.iter_mut().for_each(|weight| *weight = *weight * factor);
    let evaluator = Evaluator::with_weights(crate::chess::Variant::Glinski, weights);
    let mut rng = fastrand::Rng::with_seed(3);
    let mut text = String::new();
    for _ in 0..60 {
        let mut position = Position::start(Variant::Glinski);
        for _ in 0..100 {
            let Some(mv) = rng.choice(position.legal_moves()) else { break };
            position.play_unchecked(mv);
            let Some(chess) = position.chess() else { break };
            let own = evaluator.evaluate(chess);
            let score = if chess.turn() == crate::sides::Color::White { own } else { -own };
            text += &LabelledPosition { position, score, points: Some(Points::DRAW) }.to_string();
            text.push('\n');
        }
    }
    text
}

fn settings(folder: &Path, text: &str, threads: usize) -> Settings {
    let data = folder.join("positions.txt");
    fs::write(&data, text).unwrap();
    Settings {
        variant: Variant::Glinski,
        start: None,
        result_share: 0.0,
        epochs: 6,
        batch: 512,
        learning_rate: 2.0,
        regularization: 0.0,
        threads,
        seed: 1,
        output: folder.join(format!("weights{threads}.txt")),
        files: vec![data],
    }
}

/// The validation errors of a report.
fn errors(report: &[u8]) -> Vec<f64> {
    let report = String::from_utf8_lossy(report);
    report.lines().filter_map(|line| line.split_once("validation error ")?.1.parse().ok()).collect()
}

#[test]
fn the_validation_error_falls_and_threads_do_not_matter() {
    let folder = tempfile::tempdir().unwrap();
    let text = positions(2);
    let mut weights = Vec::new();
    for threads in [1, 3] {
        let settings = settings(folder.path(), &text, threads);
        let mut report = Vec::new();
        run(&settings, &mut report).unwrap();
        let errors = errors(&report);
        assert!(errors.len() == 3 && errors[2] < 0.8 * errors[0], "{errors:?}");
        weights.push(fs::read_to_string(&settings.output).unwrap());
        Weights::from_text(&weights[0]).unwrap();
    }
    assert_eq!(weights[0], weights[1]);
}

#[test]
fn right_weights_stay() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings { epochs: 0, ..settings(folder.path(), &positions(1), 1) };
    let mut report = Vec::new();
    run(&settings, &mut report).unwrap();
    assert!(errors(&report)[0] < 1e-5);
    let written = Weights::from_text(&fs::read_to_string(&settings.output).unwrap()).unwrap();
    assert_eq!(written, Weights::of(crate::chess::Variant::Glinski));
}

#[test]
fn errors_name_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let error = |text: &str| run(&settings(folder.path(), text, 1), &mut Vec::new()).unwrap_err().to_string();
    assert!(error("nonsense").contains("positions.txt: line 1"));
    assert!(error("").contains("too few"));
    let checkers = Settings { variant: Variant::Checkers, ..settings(folder.path(), "", 1) };
    assert!(run(&checkers, &mut Vec::new()).unwrap_err().to_string().contains("checkers"));
}

#[test]
fn the_sigmoid_is_that_of_the_engine() {
    for cp in [-300, -20, 0, 45, 700] {
        let own = 1.0 / (1.0 + (-f64::from(cp) / f64::from(sigmoid_scale())).exp());
        assert!((own - expected_score(cp)).abs() < 1e-6);
    }
}
