//! Files of games.

use super::{says_something, text};
use crate::game::pgn::{self, PgnFile, ReadGame};
use crate::game::{GameTree, NodeId};
use crate::three;

/// Every finding has its place, and what was read is written so that it is read the same again.
pub fn pgn(bytes: &[u8]) {
    let Ok(file) = PgnFile::from_bytes(bytes.to_vec()) else { return };
    let games: Vec<ReadGame> = file.read_all().collect();
    assert_eq!(games.len(), file.len());
    let text = file.text();
    for finding in games.iter().flat_map(|game| &game.diagnostics) {
        is_in(&text, finding.line, finding.column, finding);
        says_something(&finding.problem);
    }
    let written = write(&games);
    if !games.iter().any(|game| changes_when_written(&game.record.tree)) {
        let again: Vec<ReadGame> = PgnFile::from_text(written.clone()).read_all().collect();
        assert_eq!(write(&again), written, "not the same when written again");
        assert_eq!(again.len(), games.len(), "the number of games in\n{written}");
    }
}

/// Like [`pgn`](fn@pgn), for three-player games.
pub fn pgn_three(bytes: &[u8]) {
    let text = text(bytes);
    for game in three::pgn::read(&text) {
        for problem in &game.diagnostics {
            is_in(&text, problem.line, problem.column, problem);
            says_something(&problem.problem);
        }
        let written = three::pgn::write(&game.record);
        let again = three::pgn::read(&written);
        let [again] = &again[..] else { panic!("one game becomes {}:\n{written}", again.len()) };
        assert_eq!(three::pgn::write(&again.record), written, "not the same when written again");
    }
}

fn write(games: &[ReadGame]) -> String {
    pgn::write_all(games.iter().map(|game| &game.record))
}

/// Whether there is such a place in the text.
fn is_in(text: &str, line: usize, column: usize, about: &dyn std::fmt::Display) {
    let mut lines = text.split("\r\n").flat_map(|part| part.split(['\n', '\r']));
    let found = line.checked_sub(1).and_then(|line| lines.nth(line));
    let found = found.unwrap_or_else(|| panic!("{about}: there is no such line"));
    assert!((1..=found.chars().count() + 1).contains(&column), "{about}: there is no such column");
}

/// Whether reading the written game is known to give a different result:
///
/// - An escaped line at the head of a variation that is kept as text is not escaped any more when it is written after
///   the parenthesis, and a `)` in it counts.
/// - A tag within a variation that is kept as text may begin another game if the variations are written in another
///   order.
/// - A command in a comment of a variation without moves is text; the command is executed when the comment comes after
///   a move.
fn changes_when_written(tree: &GameTree) -> bool {
    let mut todo = vec![NodeId::ROOT];
    while let Some(node) = todo.pop() {
        let changes = |kept: &str| kept.starts_with('%') || kept.contains("\n[") || kept.contains("\r[");
        let is_changed = tree.unread(node).iter().any(|kept| changes(kept.as_str()));
        let before = tree.notes(node).map_or(&[][..], |notes| &notes.before);
        if is_changed || before.iter().any(|text| text.contains("[%")) {
            return true;
        }
        todo.extend(tree.children(node));
    }
    false
}
