//! The tools of the command line that know the game for three.

use std::process::Command;

use heksy::cli::check;
use heksy::cli::perft::report_three;
use heksy::game::Variant;
use heksy::lessons::Game;
use heksy::three::{Position, Seat, pgn};

#[test]
fn moves_of_three_players_are_counted() {
    assert_eq!("Three".parse(), Ok(Game::Three));
    assert_eq!("shafran".parse(), Ok(Game::Two(Variant::Shafran)));
    let mut out = Vec::new();
    report_three(&mut out, &Position::start(), true, 2).unwrap();
    let text = String::from_utf8(out).unwrap();
    let lines: Vec<_> = text.lines().collect();
    assert!(lines.len() == 28 && lines[..26].iter().any(|line| line.starts_with("e3e5: ")), "{text}");
    assert_eq!(lines[26], "Nodes searched: 647");
}

#[test]
fn games_for_three_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.pgn");
    let head = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n\n";
    let games = [
        format!("{head}1. e5 {{[%out red resigns]}} {{[%out white time]}} 1/2-0-1\n\n"),
        format!("{head}1. e5 Qc1 *\n"),
    ];
    std::fs::write(&path, games.concat()).unwrap();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    assert!(!check::run(std::slice::from_ref(&path), Variant::Glinski, &mut out, &mut err).unwrap());
    let [out, err] = [out, err].map(|text| String::from_utf8(text).unwrap());
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].contains("x.pgn:1 A - B - C 1/2-0-1 plies 1 1/3/xP3bP/"), "{out}");
    assert!(lines[0].ends_with(" b b - 0 1 [last in the game]"), "{out}");
    assert!(lines[1].contains("x.pgn:2 A - B - C * plies 1 ") && lines.len() == 2, "{out}");
    let told = "x.pgn:13:7: “Qc1” is not a legal move for Red: the queen on b7 does not move to c1; the rest of \
                the game is kept as text\n";
    assert!(err.ends_with(told), "{err}");
}

const HEKSY: &str = env!("CARGO_BIN_EXE_heksy");
const LAB: &str = env!("CARGO_BIN_EXE_heksy-lab");

#[test]
fn matches_of_three_rotate_the_seats() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let engine = format!("\"{HEKSY}\" uci");
    let output = Command::new(LAB)
        .args([
            "match-three", "--engine1", &engine, "--engine2", "random", "--name1", "us", "--name2", "them",
        ])
        .args(["--games", "6", "--nodes", "60", "--option1", "Hash=1", "--pgn"])
        .arg(&path)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("6 games: us ") && text.contains("them: "), "{text}");
    assert_eq!(text.matches(" 0 without a legal move").count(), 2, "{text}");
    let games = pgn::read(&std::fs::read_to_string(path).unwrap());
    assert!(games.iter().all(|game| game.diagnostics.is_empty() && game.record.result().is_some()));
    for seat in Seat::ALL {
        let sits = games.iter().filter(|game| game.record.player(seat) == "us").count();
        assert_eq!((games.len(), sits), (6, 3), "{seat}");
    }
}

#[test]
fn an_engine_that_is_missing_is_named() {
    let arguments = ["match-three", "--engine1", "no-such-engine", "--engine2", "random", "--games", "6"];
    let output = Command::new(LAB).args(arguments).args(["--nodes", "9"]).output().unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-engine cannot play: "));
}
