//! The tools of the command line that know the game for three.

use heksy::cli::check;
use heksy::cli::perft::{CountedGame, report_three};
use heksy::game::Variant;
use heksy::three::Position;

#[test]
fn moves_of_three_players_are_counted() {
    assert_eq!("Three".parse(), Ok(CountedGame::Three));
    assert_eq!("shafran".parse(), Ok(CountedGame::Two(Variant::Shafran)));
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
        format!("{head}1. e5 {{Red resigns.}} {{White's time is up.}} 1/2-0-1\n\n"),
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
    let told = "x.pgn:13:7: `Qc1` is not a legal move for Red here; the rest of the game is kept as text\n";
    assert!(err.ends_with(told), "{err}");
}
