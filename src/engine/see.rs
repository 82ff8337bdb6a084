//! Static exchange evaluation (SEE): the material balance of a move if all captures on its target cell are played out,
//! each side capturing with its least valuable attacker and stopping when that is best.

use crate::chess::{Move, Position, Role};
use crate::hex::attacks::{bishop_attacks, bishop_lines, rook_attacks, rook_lines};
use crate::hex::{Bitboard, Cell};

/// Piece values in centipawns, for exchanges and for the ordering of captures.
pub(crate) const fn see_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 550,
        Role::Queen => 1_050,
        Role::King => 10_000,
    }
}

/// The order of the attackers: least valuable first.
const ATTACKERS: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Whether the exchange started by this legal move gains at least `threshold` centipawns.
///
/// Pins and promotions of recapturing pawns are ignored.
pub(crate) fn see_ge(position: &Position, m: Move, threshold: i32) -> bool {
    let Some(moved) = position.piece_at(m.from) else {
        return threshold <= 0;
    };
    let on_target = m.promotion().unwrap_or(moved.role);

    // The balance if the moving piece is not recaptured, and then if it is lost for nothing.
    let mut balance = material_gain(position, m) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= see_value(on_target);
    if balance >= 0 {
        return true;
    }

    let taken = position.captured_at(m).map_or(Bitboard::EMPTY, Bitboard::from);
    let mut occupied = (position.occupied() - taken).without(m.from).with(m.to);
    let mut attackers = position.attackers_to(m.to, occupied) & occupied;
    let mut side = !moved.color;
    loop {
        let own = attackers & position.by_color(side);
        let Some((role, cell)) = least_valuable(position, own) else {
            break;
        };
        // The king may only capture an undefended piece.
        if role == Role::King && !(attackers & position.by_color(!side)).is_empty() {
            break;
        }
        side = !side;
        balance = -balance - 1 - see_value(role);
        if balance >= 0 {
            break;
        }
        occupied.remove(cell);
        // The capture may uncover a slider behind.
        attackers = (attackers | xray_attackers(position, m.to, cell, occupied)) & occupied;
    }
    side != moved.color
}

/// The sliders that attack the target along the kind of line (rook or bishop) of the vacated cell.
fn xray_attackers(position: &Position, target: Cell, vacated: Cell, occupied: Bitboard) -> Bitboard {
    let queens = position.by_role(Role::Queen);
    if rook_lines(target).contains(vacated) {
        rook_attacks(target, occupied) & (position.by_role(Role::Rook) | queens)
    } else if bishop_lines(target).contains(vacated) {
        bishop_attacks(target, occupied) & (position.by_role(Role::Bishop) | queens)
    } else {
        Bitboard::EMPTY
    }
}

/// The immediate material gain of a move: the captured piece, and the difference of a promotion.
pub(crate) fn material_gain(position: &Position, m: Move) -> i32 {
    let victim = position.captured_at(m).and_then(|cell| position.role_at(cell));
    let promoted = m.promotion().map_or(0, |role| see_value(role) - see_value(Role::Pawn));
    victim.map_or(0, see_value) + promoted
}

/// The least valuable of these pieces.
fn least_valuable(position: &Position, pieces: Bitboard) -> Option<(Role, Cell)> {
    ATTACKERS.into_iter().find_map(|role| Some((role, (pieces & position.by_role(role)).first()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// The value of the exchange: the highest threshold for which it holds.
    fn value(fen: &str, from: Cell, to: Cell, promotion: Option<Role>) -> i32 {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let m = position.find_move(from, to, promotion).unwrap();
        let reached = (-40..40).map(|n| n * 50).filter(|&threshold| see_ge(&position, m, threshold));
        reached.max().unwrap()
    }

    #[test]
    fn exchanges_on_one_cell() {
        let rook_takes = |fen| value(fen, Cell::F2, Cell::F6, None);
        assert_eq!(rook_takes("k/3/5/7/9/5p5/11/11/11/5R5/K10 w - 0 1"), 100, "free");
        assert_eq!(rook_takes("k/3/5/7/9/4pp5/11/11/11/5R5/K10 w - 0 1"), 100 - 550, "defended");
        assert_eq!(
            rook_takes("k/3/5/7/9/4pp5/11/11/11/5R5/K4R5 w - 0 1"),
            100 - 550 + 100,
            "defended, with an x-ray attacker"
        );
    }

    #[test]
    fn a_king_captures_only_undefended_pieces() {
        let rook_takes = |fen| value(fen, Cell::F2, Cell::F6, None);
        assert_eq!(rook_takes("1/3/5/7/3k5/5p5/11/11/11/5R5/K10 w - 0 1"), 100 - 550);
        assert_eq!(rook_takes("1/3/5/7/3k5/5p5/11/11/11/5R5/K4R5 w - 0 1"), 100);
    }

    #[test]
    fn promotion_gains_the_difference() {
        let fen = "1/1P1/5/7/9/k10/11/11/11/11/K10 w - 0 1";
        assert_eq!(value(fen, Cell::F10, Cell::F11, Some(Role::Queen)), 1_050 - 100);
        assert_eq!(value(fen, Cell::F10, Cell::F11, Some(Role::Knight)), 300 - 100);
    }
}
