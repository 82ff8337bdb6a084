//! Static exchange evaluation: what a move wins or loses if all captures on its target cell are played out, each
//! side taking with its least man and stopping when it pays.

use crate::chess::{Move, Position, Role};
use crate::hex::attacks::{bishop_attacks, bishop_lines, rook_attacks, rook_lines};
use crate::hex::{Bitboard, Cell};

/// Rough values in centipawns, for exchanges and for the order of captures.
pub(crate) const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 550,
        Role::Queen => 1_050,
        Role::King => 10_000,
    }
}

/// The order in which a side takes: least valuable first.
const ATTACKERS: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Whether the exchange that begins with this legal move gains at least `threshold` centipawns for its side.
///
/// Pins are not looked at, nor promotions of recapturing pawns.
pub(crate) fn see_reaches(position: &Position, m: Move, threshold: i32) -> bool {
    let Some(moved) = position.piece_at(m.from) else {
        return threshold <= 0;
    };
    let on_target = m.promotion().unwrap_or(moved.role);

    // The balance for the side that is about to take, if it took back now and nothing followed.
    let mut balance = gain(position, m) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= exchange_value(on_target);
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
        // The king may take last only: a defended man it cannot take.
        if role == Role::King && !(attackers & position.by_color(!side)).is_empty() {
            break;
        }
        side = !side;
        balance = -balance - 1 - exchange_value(role);
        if balance >= 0 {
            break;
        }
        occupied.remove(cell);
        // Taking may have opened the line through the cell left behind.
        attackers = (attackers | behind(position, m.to, cell, occupied)) & occupied;
    }
    side != moved.color
}

/// The sliders that attack the target on the lines of one kind on which the cell left behind lies.
fn behind(position: &Position, target: Cell, left: Cell, occupied: Bitboard) -> Bitboard {
    let queens = position.by_role(Role::Queen);
    if rook_lines(target).contains(left) {
        rook_attacks(target, occupied) & (position.by_role(Role::Rook) | queens)
    } else if bishop_lines(target).contains(left) {
        bishop_attacks(target, occupied) & (position.by_role(Role::Bishop) | queens)
    } else {
        Bitboard::EMPTY
    }
}

/// What the move wins at once: the man it takes, and what a pawn gains in becoming another man.
pub(crate) fn gain(position: &Position, m: Move) -> i32 {
    let victim = position.captured_at(m).and_then(|cell| position.role_at(cell));
    let promoted = m.promotion().map_or(0, |role| exchange_value(role) - exchange_value(Role::Pawn));
    victim.map_or(0, exchange_value) + promoted
}

/// The least valuable of these men.
fn least_valuable(position: &Position, men: Bitboard) -> Option<(Role, Cell)> {
    ATTACKERS.into_iter().find_map(|role| Some((role, (men & position.by_role(role)).first()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// The value of the exchange: the highest threshold it reaches.
    fn value(fen: &str, from: Cell, to: Cell, promotion: Option<Role>) -> i32 {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let m = position.find_move(from, to, promotion).unwrap();
        let reached = (-40..40).map(|n| n * 50).filter(|&threshold| see_reaches(&position, m, threshold));
        reached.max().unwrap()
    }

    #[test]
    fn exchanges_on_one_cell() {
        let rook_takes = |fen| value(fen, Cell::F2, Cell::F6, None);
        assert_eq!(rook_takes("k/3/5/7/9/5p5/11/11/11/5R5/K10 w - 0 1"), 100, "free");
        assert_eq!(rook_takes("k/3/5/7/9/4pp5/11/11/11/5R5/K10 w - 0 1"), 100 - 550, "defended");
        assert_eq!(rook_takes("k/3/5/7/9/4pp5/11/11/11/5R5/K4R5 w - 0 1"), 100 - 550 + 100, "from behind");
    }

    #[test]
    fn a_king_takes_only_what_is_free() {
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
