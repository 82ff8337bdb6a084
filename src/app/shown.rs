//! The position that is shown, with what the window needs to know about the way there.

use crate::chess::Role;
use crate::game::{Figure, GameTree, Move, NodeId, Position};
use crate::hex::Cell;
use crate::sides::{ByColor, Color};

/// A position of a game, with what led to it.
#[derive(Debug, Clone)]
pub struct Shown {
    /// Where in the game it is.
    pub node: NodeId,
    /// The position.
    pub position: Position,
    /// The move that led to it.
    pub last_move: Option<Move>,
    /// The cells it touched: more than two where it took several pieces one after the other.
    pub last_path: Vec<Cell>,
    /// Plies from the start of the record.
    pub ply: usize,
    /// Pieces taken on the way, by the side that took them, in the order taken.
    pub captured: ByColor<Vec<Figure>>,
}

impl Shown {
    /// The position at `node`, found by playing the moves that lead there.
    pub fn at(tree: &GameTree, node: NodeId) -> Shown {
        let mut shown = Shown {
            node,
            position: *tree.start(),
            last_move: None,
            last_path: Vec::new(),
            ply: 0,
            captured: ByColor::from_fn(|_| Vec::new()),
        };
        let mut before_last = shown.position;
        for mv in tree.moves_to(node) {
            before_last = shown.position;
            shown.play(mv);
        }
        if let Some(mv) = shown.last_move {
            shown.last_path = before_last.path(mv);
        }
        shown
    }

    fn play(&mut self, mv: Move) {
        let mover = self.position.turn();
        let position = &self.position;
        let victims = position.taken_by(mv).iter().filter_map(|cell| position.figure_at(cell));
        self.captured[mover].extend(victims);
        self.position.play_unchecked(mv);
        self.last_move = Some(mv);
        self.ply += 1;
    }

    /// By how many pawns `color` is ahead in material, zero where it is not.
    pub fn ahead(&self, color: Color) -> u32 {
        let material = |color| -> u32 {
            let men = self.position.men().filter(|(_, man)| man.color == color);
            men.map(|(_, man)| price(man.figure)).sum()
        };
        material(color).saturating_sub(material(!color))
    }

    /// The pieces `color` has taken, the most valuable first.
    pub fn captured_by_value(&self, color: Color) -> Vec<Figure> {
        let mut taken = self.captured[color].clone();
        taken.sort_by_key(|&figure| BY_VALUE.iter().position(|&other| other == figure));
        taken
    }
}

/// All that can be taken, the most valuable first.
const BY_VALUE: [Figure; 7] = [
    Figure::Chess(Role::Queen),
    Figure::Chess(Role::Rook),
    Figure::Chess(Role::Bishop),
    Figure::Chess(Role::Knight),
    Figure::Chess(Role::Pawn),
    Figure::Crowned,
    Figure::Man,
];

/// What a man is worth in pawns, in checkers in plain men.
fn price(figure: Figure) -> u32 {
    match figure {
        Figure::Chess(role) => role.value(),
        Figure::Crowned => 3,
        Figure::Man => 1,
    }
}
