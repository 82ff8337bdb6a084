//! Odd `go` and `position` lines: each search has one answer, and a position that was refused is never searched.

use super::{count, run_lines};
use crate::game::{self, Variant};
use crate::three;

const LINES: &str = include_str!("../../../../tests/inputs/uci/lines.txt");

/// The moves that are legal after a `position` command, as text; `None` if it must be refused.
fn legal(game: &str, position: Option<&str>) -> Option<Vec<String>> {
    let words: Vec<&str> = position.unwrap_or("startpos").split_whitespace().collect();
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words[split..].iter().skip(1);
    let start = match words[..split].split_first()? {
        (&"startpos", []) => None,
        (&"fen", fen) => Some(fen.join(" ")),
        _ => return None,
    };
    if game == "three" {
        let start = start.map_or_else(|| Some(three::Position::start()), |text| text.parse().ok())?;
        let mut at = three::Game::new(start);
        for text in moves {
            at.play(at.position().read_move(text).ok()?).ok()?;
        }
        return Some(at.position().legal_moves().iter().map(ToString::to_string).collect());
    }
    let variant: Variant = game.parse().unwrap();
    let start = start.map_or_else(
        || Some(game::Position::start(variant)),
        |fen| game::Position::from_fen(variant, &fen).ok(),
    );
    let mut at = start?;
    for text in moves {
        at = at.play(at.find_coordinates(text)?).ok()?;
    }
    Some(at.legal_moves().iter().map(|&mv| at.coordinates(mv)).collect())
}

/// The fault in the answers to a conversation, if any.
fn fault(game: &str, commands: &str, expected: &str) -> Option<String> {
    let commands: Vec<&str> = commands.split('|').map(str::trim).collect();
    let output = run_lines(&format!("setoption name UCI_Variant value {game}\n{}\n", commands.join("\n")));
    let (mut position, mut legal_moves) = (None, Vec::new());
    for command in &commands {
        if let Some(rest) = command.strip_prefix("position") {
            position = Some(rest);
        }
        if *command == "go" || command.starts_with("go ") && !command.contains("perft ") {
            legal_moves.push(legal(game, position));
        }
    }
    let best: Vec<&str> = output.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    let (mut searches, mut said) = (0, 0);
    for answer in expected.split(';').map(str::trim) {
        let (kind, text) = answer.split_once(' ').unwrap_or((answer, ""));
        let is_there = match kind {
            "says" => {
                said += 1;
                output.iter().any(|line| line.starts_with("info string ") && line.contains(text))
            }
            "move" | "0000" => {
                let move_text = best.get(searches).and_then(|line| line.split(' ').next());
                let allowed = legal_moves.get(searches).cloned().flatten();
                searches += 1;
                move_text.is_some_and(|mv| match allowed {
                    _ if kind == "0000" => mv == "0000",
                    _ if !text.is_empty() => mv == text,
                    Some(legal) => legal.iter().any(|other| other == mv),
                    // A search in place of a `go perft`, which has no position of its own here.
                    None => mv != "0000",
                })
            }
            _ => output.contains(&format!("Nodes searched: {kind}")),
        };
        if !is_there {
            return Some(format!("no “{answer}”"));
        }
    }
    let strings = count(&output, "info string ") - count(&output, "info string points ");
    if best.len() != searches || strings != said {
        return Some(format!("{searches} searches and {said} sentences expected"));
    }
    let is_searched = output.iter().any(|line| line.contains(" score "));
    let refuses_all = legal_moves.iter().all(Option::is_none) && !expected.contains("move");
    (refuses_all && is_searched).then(|| "a refused position has a score".to_owned())
}

#[test]
fn every_odd_line_has_its_answer_and_a_refused_position_is_never_searched() {
    let (mut game, mut total, mut faults) = ("", 0, Vec::new());
    for line in LINES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[') {
            game = name.trim_end_matches(']');
            continue;
        }
        let (commands, expected) = line.split_once("=>").expect(line);
        total += 1;
        if let Some(what) = fault(game, commands, expected) {
            faults.push(format!("{game}: {line}\n    {what}"));
        }
    }
    assert!(faults.is_empty(), "{} of {total}:\n{}", faults.len(), faults.join("\n"));
    assert!(total > 200, "{total} lines");
}
