//! Piece terms: mobility, outposts, rooks on open files, threats, and the attack on the enemy king.

use super::sink::Sink;
use super::tables::Tables;
use super::terms::{
    ATTACK_STEP, BISHOP_SHADES, HANGING, KING_ATTACK, KING_DANGER, MINOR_THREAT, MOBILITY_BISHOP,
    MOBILITY_KNIGHT, MOBILITY_QUEEN, MOBILITY_ROOK, OUTPOST, PAWN_THREAT, ROOK_FILE, ROOK_THREAT, SAFE_CHECK,
    WEAK_CELL,
};
use crate::chess::{Color, Position, Role};
use crate::hex::{Bitboard, bishop_attacks, king_attacks, knight_attacks, rook_attacks};

/// The cells that a side attacks.
#[derive(Clone, Copy, Default)]
pub(super) struct AttackInfo {
    pub pawns: Bitboard,
    pub knights: Bitboard,
    pub bishops: Bitboard,
    pub rooks: Bitboard,
    pub queens: Bitboard,
    /// By any piece.
    pub all: Bitboard,
    /// By any piece but the king.
    pub without_king: Bitboard,
    /// The weight of the attacks on the king zone.
    pub king_attack: i32,
}

/// Computes the attacks of a side, and adds the terms for mobility, bishop colours, outposts and rooks on files.
pub(super) fn attacks<S: Sink>(
    tables: &Tables,
    position: &Position,
    us: Color,
    own_pawns: Bitboard,
    enemy_pawns: Bitboard,
    sink: &mut S,
) -> AttackInfo {
    let occupied = position.occupied();
    let mobility_area = position.rules().board - position.by_color(us) - enemy_pawns;
    let enemy_king = position.king(!us);
    let king_zone = king_attacks(enemy_king).with(enemy_king);
    let attack_spans = &tables.sides[us].enemy_attack_span;
    let all_pawns = position.by_role(Role::Pawn);
    let (ours, theirs) = (position.pieces(us, Role::Pawn), position.pieces(!us, Role::Pawn));
    let mut info = AttackInfo { pawns: own_pawns, ..AttackInfo::default() };

    for cell in position.pieces(us, Role::Knight) {
        let attacks = knight_attacks(cell);
        info.knights |= attacks;
        info.king_attack += KING_ATTACK[Role::Knight] * (attacks & king_zone).len() as i32;
        sink.add(MOBILITY_KNIGHT.at((attacks & mobility_area).len() as usize), 1);
        if own_pawns.contains(cell) && attack_spans[cell.index()].is_disjoint(theirs) {
            sink.add(OUTPOST.at(0), 1);
        }
    }
    let bishops = position.pieces(us, Role::Bishop);
    for cell in bishops {
        let attacks = bishop_attacks(cell, occupied);
        info.bishops |= attacks;
        info.king_attack += KING_ATTACK[Role::Bishop] * (attacks & king_zone).len() as i32;
        sink.add(MOBILITY_BISHOP.at((attacks & mobility_area).len() as usize), 1);
        if own_pawns.contains(cell) && attack_spans[cell.index()].is_disjoint(theirs) {
            sink.add(OUTPOST.at(1), 1);
        }
    }
    let shades = tables.shades.iter().filter(|&&shade| !bishops.is_disjoint(shade)).count();
    sink.add(BISHOP_SHADES.at(shades), 1);
    for cell in position.pieces(us, Role::Rook) {
        let attacks = rook_attacks(cell, occupied);
        info.rooks |= attacks;
        info.king_attack += KING_ATTACK[Role::Rook] * (attacks & king_zone).len() as i32;
        sink.add(MOBILITY_ROOK.at((attacks & mobility_area).len() as usize), 1);
        let file = tables.file[cell.index()];
        if file.is_disjoint(all_pawns) {
            sink.add(ROOK_FILE.at(0), 1);
        } else if file.is_disjoint(ours) {
            sink.add(ROOK_FILE.at(1), 1);
        }
    }
    for cell in position.pieces(us, Role::Queen) {
        let attacks = rook_attacks(cell, occupied) | bishop_attacks(cell, occupied);
        info.queens |= attacks;
        info.king_attack += KING_ATTACK[Role::Queen] * (attacks & king_zone).len() as i32;
        sink.add(MOBILITY_QUEEN.at((attacks & mobility_area).len() as usize), 1);
    }
    info.without_king = info.pawns | info.knights | info.bishops | info.rooks | info.queens;
    info.all = info.without_king | king_attacks(position.king(us));
    info
}

/// Adds the terms for enemy pieces attacked by less valuable pieces, or hanging.
pub(super) fn add_threats<S: Sink>(
    position: &Position,
    us: Color,
    ours: &AttackInfo,
    theirs: &AttackInfo,
    sink: &mut S,
) {
    let enemy = position.by_color(!us);
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let attacked = enemy & ours.without_king;
    if attacked.is_empty() {
        return;
    }
    let minors = attacked & (ours.knights | ours.bishops);
    let rooks = attacked & ours.rooks;
    let count = |set: Bitboard| set.len() as i32;
    for (i, role) in pieces.into_iter().enumerate() {
        let victims = attacked & position.by_role(role);
        if !victims.is_empty() {
            sink.add(PAWN_THREAT.at(i), count(victims & ours.pawns));
            sink.add(MINOR_THREAT.at(i + 1), count(victims & minors));
            sink.add(ROOK_THREAT.at(i + 1), count(victims & rooks));
        }
    }
    let hanging = attacked - theirs.all;
    if !hanging.is_empty() {
        let pawns = hanging & position.by_role(Role::Pawn);
        sink.add(MINOR_THREAT.at(0), count(pawns & minors));
        sink.add(ROOK_THREAT.at(0), count(pawns & rooks));
        sink.add(HANGING.at(0), count(hanging - pawns));
    }
}

/// Adds the king danger of the enemy king.
pub(super) fn add_king_danger<S: Sink>(
    position: &Position,
    us: Color,
    ours: &AttackInfo,
    theirs: &AttackInfo,
    sink: &mut S,
) {
    let king = position.king(!us);
    let occupied = position.occupied();
    let mut king_attack = ours.king_attack;
    if king_attack > 0 {
        let weak = (king_attacks(king) & ours.without_king) - theirs.without_king;
        king_attack += WEAK_CELL * weak.len() as i32;
    }
    // Safe checks: from cells where the checking piece cannot be captured.
    let safe = ours.without_king - position.by_color(us) - theirs.all;
    if !safe.is_empty() {
        let (rook, bishop) = (rook_attacks(king, occupied), bishop_attacks(king, occupied));
        for (role, checks) in [
            (Role::Knight, knight_attacks(king) & ours.knights),
            (Role::Bishop, bishop & ours.bishops),
            (Role::Rook, rook & ours.rooks),
            (Role::Queen, (rook | bishop) & ours.queens),
        ] {
            if !checks.is_disjoint(safe) {
                king_attack += SAFE_CHECK[role];
            }
        }
    }
    sink.add(KING_DANGER.at((king_attack / ATTACK_STEP) as usize), 1);
}
