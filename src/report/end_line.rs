//! The best line after the last move of a game. A file has no place for it as a variation, and so it is a comment of moves,
//! such as `48... e6i3 49. f2e3`: by the cells, which are the same in every language.

use crate::game::{Comment, GameTree, Move, NodeId, Position, TreeEdit};
use crate::sides::Color;

/// The line that a comment at the end of the game gives; empty without one.
pub(super) fn read(tree: &GameTree, end: NodeId, position: &Position) -> Vec<Move> {
    let comments = tree.notes(end).filter(|_| tree.next(end).is_none()).map(|notes| &notes.after);
    comments.into_iter().flatten().find_map(|text| moves(position, text)).unwrap_or_default()
}

/// The edit that writes a line as a comment at the end of the game, in the place of a former one; `None` elsewhere.
pub(super) fn written(tree: &GameTree, end: NodeId, position: &Position, line: &[Move]) -> Option<TreeEdit> {
    if line.is_empty() || tree.next(end).is_some() {
        return None;
    }
    let comments = tree.notes(end).map_or(&[][..], |notes| &notes.after);
    let others = comments.iter().filter(|text| moves(position, text).is_none()).cloned();
    let texts = others.chain([text(position, line)]).collect();
    Some(TreeEdit::Comment { node: end, place: Comment::After, texts })
}

fn text(start: &Position, line: &[Move]) -> String {
    let mut position = *start;
    let mut words = Vec::new();
    for (index, (&mv, cells)) in line.iter().zip(start.line_coordinates(line)).enumerate() {
        let dots = match position.turn() {
            Color::White => ".",
            Color::Black if index == 0 => "...",
            Color::Black => "",
        };
        if !dots.is_empty() {
            words.push(format!("{}{dots}", position.fullmove_number()));
        }
        words.push(cells);
        position.play_unchecked(mv);
    }
    words.join(" ")
}

/// The moves of a comment that has nothing else; `None` for other words.
fn moves(start: &Position, text: &str) -> Option<Vec<Move>> {
    let mut position = *start;
    let words = text.split_whitespace().filter(|word| !word.ends_with('.'));
    let play = |word: &str| {
        let mv = position.find_coordinates(word)?;
        position.play_unchecked(mv);
        Some(mv)
    };
    words.map(play).collect::<Option<Vec<Move>>>().filter(|line| !line.is_empty())
}
