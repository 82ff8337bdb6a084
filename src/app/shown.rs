//! The position that is shown, with what the window needs to know about the way there.

use crate::chess::{ByColor, Color, Move, Position, Role};
use crate::game::{GameTree, NodeId};

/// A position of a game, with what led to it.
#[derive(Debug, Clone)]
pub struct Shown {
    /// Where in the game it is.
    pub node: NodeId,
    /// The position.
    pub position: Position,
    /// The move that led to it.
    pub last_move: Option<Move>,
    /// Plies from the start of the record.
    pub ply: usize,
    /// Men taken on the way, by the side that took them, in the order taken.
    pub captured: ByColor<Vec<Role>>,
}

impl Shown {
    /// The position at `node`, found by playing the moves that lead there.
    pub fn at(tree: &GameTree, node: NodeId) -> Shown {
        let mut shown = Shown {
            node,
            position: *tree.start(),
            last_move: None,
            ply: 0,
            captured: ByColor::from_fn(|_| Vec::new()),
        };
        for mv in tree.moves_to(node) {
            shown.play(mv);
        }
        shown
    }

    fn play(&mut self, mv: Move) {
        let mover = self.position.turn();
        let victim = self.position.captured_at(mv).and_then(|cell| self.position.piece_at(cell));
        self.captured[mover].extend(victim.map(|man| man.role));
        self.position.play_unchecked(mv);
        self.last_move = Some(mv);
        self.ply += 1;
    }

    /// By how many pawns `color` is ahead in material, zero where it is not.
    pub fn ahead(&self, color: Color) -> u32 {
        let material = |color| -> u32 {
            PRICES.iter().map(|&(role, price)| price * self.position.pieces(color, role).len()).sum()
        };
        material(color).saturating_sub(material(!color))
    }

    /// The men `color` has taken, the most valuable first.
    pub fn captured_by_value(&self, color: Color) -> Vec<Role> {
        let taken = &self.captured[color];
        let of_role = |&(role, _): &(Role, u32)| taken.iter().copied().filter(move |&man| man == role);
        PRICES.iter().flat_map(of_role).collect()
    }
}

/// What the men are worth in pawns, as players count; the king has no price.
const PRICES: [(Role, u32); 5] =
    [(Role::Queen, 9), (Role::Rook, 5), (Role::Bishop, 3), (Role::Knight, 3), (Role::Pawn, 1)];
