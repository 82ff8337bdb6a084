//! The current position, with the facts that the window shows about the moves before it.

use std::cmp::Reverse;
use std::time::Duration;

use crate::app::board::{BoardView, Sound};
use crate::game::{GameTree, Move, NodeId, PieceKind, Position, numbered_san};
use crate::hex::Cell;
use crate::sides::{ByColor, Color};

/// A position of a game, with its last move and the captures before it.
#[derive(Debug, Clone)]
pub struct CurrentPosition {
    /// The node in the game tree.
    pub node: NodeId,
    /// The position.
    pub position: Position,
    /// The move that led to it.
    pub last_move: Option<Move>,
    /// The last move in notation, as in "28... Bi6".
    pub last_text: Option<String>,
    /// The sound of the last move.
    pub sound: Option<Sound>,
    /// The cells that the last move touched: more than two where it took several pieces one after the other.
    pub last_path: Vec<Cell>,
    /// Plies from the start of the record.
    pub ply: usize,
    /// Pieces taken on the way, by the side that took them, in the order taken.
    pub captured: ByColor<Vec<PieceKind>>,
    /// The end of the line that goes through it.
    pub line_end: NodeId,
    /// The numbers of the move that led to it and of the last move of the line.
    pub numbers: [u32; 2],
    /// The time that each side had left here, if the record says so.
    pub noted: ByColor<Option<Duration>>,
    /// Whether the main line of the game ends here.
    pub is_end_of_game: bool,
}

impl CurrentPosition {
    /// The position at `node`, found by playing the moves that lead there.
    pub fn at(tree: &GameTree, node: NodeId) -> CurrentPosition {
        let line_end = tree.line_end(node);
        let mut current = CurrentPosition {
            node,
            position: *tree.start(),
            last_move: None,
            last_text: None,
            sound: None,
            last_path: Vec::new(),
            ply: 0,
            captured: ByColor::from_fn(|_| Vec::new()),
            line_end,
            numbers: [node, line_end].map(|node| tree.move_number(node).0),
            noted: ByColor::from_fn(|color| noted_time(tree, node, color)),
            is_end_of_game: node == line_end && tree.is_mainline(node),
        };
        let mut before_last = current.position;
        for mv in tree.moves_to(node) {
            before_last = current.position;
            current.play(mv);
        }
        if let Some(mv) = current.last_move {
            current.last_text = Some(numbered_san(&before_last, mv));
            current.last_path = before_last.path(mv);
            current.sound = Some(Sound::of_move(&before_last, mv, &current.position));
        }
        current
    }

    /// The position on the board, with its last move.
    pub(in crate::app) fn view(&self) -> BoardView {
        BoardView {
            last_path: self.last_path.clone(),
            last_move: self.last_move.map(|mv| (mv.from(), mv.to())),
            ..BoardView::of(&self.position)
        }
    }

    fn play(&mut self, mv: Move) {
        let mover = self.position.turn();
        let position = &self.position;
        let victims = position.taken_by(mv).iter().filter_map(|cell| position.kind_at(cell));
        self.captured[mover].extend(victims);
        self.position.play_unchecked(mv);
        self.last_move = Some(mv);
        self.ply += 1;
    }

    /// The material advantage of `color` in pawns, at least zero.
    pub fn ahead(&self, color: Color) -> u32 {
        let material = |color| -> u32 {
            let pieces = self.position.pieces().filter(|(_, piece)| piece.color == color);
            pieces.map(|(_, piece)| price(piece.kind)).sum()
        };
        material(color).saturating_sub(material(!color))
    }

    /// The pieces `color` has taken, the most valuable first.
    pub fn captured_by_value(&self, color: Color) -> Vec<PieceKind> {
        let mut taken = self.captured[color].clone();
        taken.sort_by_key(|&kind| Reverse(kind));
        taken
    }
}

/// The time that a side had left after its last move before a node, if the tree has one.
fn noted_time(tree: &GameTree, node: NodeId, color: Color) -> Option<Duration> {
    let noted =
        |node| tree.notes(node).and_then(|notes| notes.clock).filter(|_| tree.move_number(node).1 == color);
    tree.ancestors(node).find_map(noted)
}

/// The value of a piece in pawns, in checkers in men.
fn price(kind: PieceKind) -> u32 {
    match kind {
        PieceKind::Chess(role) => role.value(),
        PieceKind::Crowned => 3,
        PieceKind::Man => 1,
    }
}
