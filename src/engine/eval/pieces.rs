//! What the men attack: mobility, threats, outposts, and the cells around the enemy's king.

use super::Evaluator;
use super::sink::Sink;
use super::terms::{
    ATTACK_STEP, BISHOP_SHADES, HANGING, KING_ATTACK, KING_DANGER, MINOR_THREAT, MOBILITY_BISHOP,
    MOBILITY_KNIGHT, MOBILITY_QUEEN, MOBILITY_ROOK, OUTPOST, PAWN_THREAT, ROOK_FILE, ROOK_THREAT, SAFE_CHECK,
    WEAK_CELL,
};
use crate::chess::{Color, Position, Role};
use crate::hex::{Bitboard, bishop_attacks, king_attacks, knight_attacks, rook_attacks};

/// What a walk over the men of a side has found of what they attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Survey {
    pub pawns: Bitboard,
    pub knights: Bitboard,
    pub bishops: Bitboard,
    pub rooks: Bitboard,
    pub queens: Bitboard,
    /// By the king or any other man.
    pub all: Bitboard,
    /// By any man but the king.
    pub led: Bitboard,
    /// What the pieces do around the enemy's king.
    pub pressure: i32,
}

impl Evaluator {
    /// What a side attacks, and the terms of mobility, of the bishops' colours and of good places.
    pub(super) fn attacks<S: Sink>(
        &self,
        position: &Position,
        us: Color,
        own_pawns: Bitboard,
        enemy_pawns: Bitboard,
        sink: &mut S,
    ) -> Survey {
        let occupied = position.occupied();
        let free = position.rules().board - position.by_color(us) - enemy_pawns;
        let enemy_king = position.king(!us);
        let zone = king_attacks(enemy_king).with(enemy_king);
        let chasers = &self.tables.sides[us].chasers;
        let all_pawns = position.by_role(Role::Pawn);
        let (ours, theirs) = (position.pieces(us, Role::Pawn), position.pieces(!us, Role::Pawn));
        let mut found = Survey { pawns: own_pawns, ..Survey::default() };

        for cell in position.pieces(us, Role::Knight) {
            let attacks = knight_attacks(cell);
            found.knights |= attacks;
            found.pressure += KING_ATTACK[Role::Knight] * (attacks & zone).len() as i32;
            sink.add(MOBILITY_KNIGHT.at((attacks & free).len() as usize), 1);
            if own_pawns.contains(cell) && chasers[cell.index()].is_disjoint(theirs) {
                sink.add(OUTPOST.at(0), 1);
            }
        }
        let bishops = position.pieces(us, Role::Bishop);
        for cell in bishops {
            let attacks = bishop_attacks(cell, occupied);
            found.bishops |= attacks;
            found.pressure += KING_ATTACK[Role::Bishop] * (attacks & zone).len() as i32;
            sink.add(MOBILITY_BISHOP.at((attacks & free).len() as usize), 1);
            if own_pawns.contains(cell) && chasers[cell.index()].is_disjoint(theirs) {
                sink.add(OUTPOST.at(1), 1);
            }
        }
        let shades = self.tables.shades.iter().filter(|&&shade| !bishops.is_disjoint(shade)).count();
        sink.add(BISHOP_SHADES.at(shades), 1);
        for cell in position.pieces(us, Role::Rook) {
            let attacks = rook_attacks(cell, occupied);
            found.rooks |= attacks;
            found.pressure += KING_ATTACK[Role::Rook] * (attacks & zone).len() as i32;
            sink.add(MOBILITY_ROOK.at((attacks & free).len() as usize), 1);
            let file = self.tables.file[cell.index()];
            if file.is_disjoint(all_pawns) {
                sink.add(ROOK_FILE.at(0), 1);
            } else if file.is_disjoint(ours) {
                sink.add(ROOK_FILE.at(1), 1);
            }
        }
        for cell in position.pieces(us, Role::Queen) {
            let attacks = rook_attacks(cell, occupied) | bishop_attacks(cell, occupied);
            found.queens |= attacks;
            found.pressure += KING_ATTACK[Role::Queen] * (attacks & zone).len() as i32;
            sink.add(MOBILITY_QUEEN.at((attacks & free).len() as usize), 1);
        }
        found.led = found.pawns | found.knights | found.bishops | found.rooks | found.queens;
        found.all = found.led | king_attacks(position.king(us));
        found
    }

    /// Men of the enemy that are attacked by lesser men, or not guarded.
    pub(super) fn threats<S: Sink>(
        position: &Position,
        us: Color,
        ours: &Survey,
        theirs: &Survey,
        sink: &mut S,
    ) {
        let enemy = position.by_color(!us);
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let attacked = enemy & ours.led;
        if attacked.is_empty() {
            return;
        }
        let minors = attacked & (ours.knights | ours.bishops);
        let rooks = attacked & ours.rooks;
        let count = |set: Bitboard| set.len() as i32;
        for (i, role) in pieces.into_iter().enumerate() {
            let men = attacked & position.by_role(role);
            if !men.is_empty() {
                sink.add(PAWN_THREAT.at(i), count(men & ours.pawns));
                sink.add(MINOR_THREAT.at(i + 1), count(men & minors));
                sink.add(ROOK_THREAT.at(i + 1), count(men & rooks));
            }
        }
        let loose = attacked - theirs.all;
        if !loose.is_empty() {
            let pawns = loose & position.by_role(Role::Pawn);
            sink.add(MINOR_THREAT.at(0), count(pawns & minors));
            sink.add(ROOK_THREAT.at(0), count(pawns & rooks));
            sink.add(HANGING.at(0), count(loose - pawns));
        }
    }

    /// The attack on the enemy's king.
    pub(super) fn king_danger<S: Sink>(
        position: &Position,
        us: Color,
        ours: &Survey,
        theirs: &Survey,
        sink: &mut S,
    ) {
        let king = position.king(!us);
        let occupied = position.occupied();
        let mut pressure = ours.pressure;
        if pressure > 0 {
            let weak = (king_attacks(king) & ours.led) - theirs.led;
            pressure += WEAK_CELL * weak.len() as i32;
        }
        // Cells from which a check cannot be answered by taking the man that gives it.
        let safe = ours.led - position.by_color(us) - theirs.all;
        if !safe.is_empty() {
            let (rook, bishop) = (rook_attacks(king, occupied), bishop_attacks(king, occupied));
            for (role, checks) in [
                (Role::Knight, knight_attacks(king) & ours.knights),
                (Role::Bishop, bishop & ours.bishops),
                (Role::Rook, rook & ours.rooks),
                (Role::Queen, (rook | bishop) & ours.queens),
            ] {
                if !checks.is_disjoint(safe) {
                    pressure += SAFE_CHECK[role];
                }
            }
        }
        sink.add(KING_DANGER.at((pressure / ATTACK_STEP) as usize), 1);
    }
}
