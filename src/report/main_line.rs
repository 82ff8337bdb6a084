//! The main line of a game, position by position.

use crate::engine::book::Book;
use crate::game::{GameRecord, Move, NodeId, Position};
use crate::sides::{DrawRules, Outcome};

/// The last move of a game's main line that is in the opening book, and the position before the move.
pub fn book_line(record: &GameRecord) -> Option<(Position, Move)> {
    book_moves(*record.tree.start(), record.tree.mainline().map_while(|node| record.tree.move_at(node)))
        .last()
}

/// The moves at the start of a line that are in the opening book, each with the position before. Reads the line only so
/// far.
fn book_moves(
    start: Position,
    moves: impl IntoIterator<Item = Move>,
) -> impl Iterator<Item = (Position, Move)> {
    let is_start = start == Position::start(start.variant());
    let book = is_start.then(|| Book::of(start.variant()));
    moves.into_iter().scan(start, move |position, mv| {
        let before = *position;
        position.play_unchecked(mv);
        book?.moves(&before).iter().any(|(known, _)| *known == mv).then_some((before, mv))
    })
}

/// The main line of a game.
pub(super) struct MainLine {
    /// The root and the node after each move.
    pub nodes: Vec<NodeId>,
    /// The positions at the nodes.
    pub positions: Vec<Position>,
    /// The moves between them.
    pub moves: Vec<Move>,
    /// The outcome by the rules in the last position, if the game has ended there.
    pub ending: Option<Outcome>,
}

impl MainLine {
    pub fn of(record: &GameRecord, draws: DrawRules) -> MainLine {
        let tree = &record.tree;
        let mut position = *tree.start();
        let mut line = MainLine {
            nodes: vec![NodeId::ROOT],
            positions: vec![position],
            moves: Vec::new(),
            ending: tree.outcome(tree.line_end(NodeId::ROOT), draws),
        };
        for node in tree.mainline() {
            let Some(mv) = tree.move_at(node) else { break };
            position.play_unchecked(mv);
            line.nodes.push(node);
            line.positions.push(position);
            line.moves.push(mv);
        }
        line
    }

    /// The number of moves at the start of the line that are in the opening book.
    pub fn book_moves(&self) -> usize {
        book_moves(self.positions[0], self.moves.iter().copied()).count()
    }

    /// The outcome by the rules at a ply.
    pub fn ending_at(&self, ply: usize) -> Option<Outcome> {
        self.ending.filter(|_| ply == self.moves.len())
    }
}
