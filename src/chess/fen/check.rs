//! From what a FEN says to a legal position.

use super::men::Board;
use super::{Color, FenError, Fields, Position};
use crate::chess::{ByColor, ByRole, LongStep, Role, Rules, zobrist};
use crate::excerpt::excerpt;
use crate::hex::{Bitboard, Cell, between};

/// The position of the men and fields, if it is legal.
pub(super) fn check(rules: &'static Rules, men: &Board, fields: &Fields) -> Result<Position, FenError> {
    let mut position = bare(rules, men, fields);
    for color in Color::ALL {
        check_kings(&position, color)?;
        check_counts(&position, color)?;
        check_pawns(&position, color)?;
    }
    check_waiting_king(&position)?;
    check_castling(&position)?;
    position.long_step = long_step(&position, &fields.en_passant)?;
    position.board_key = zobrist::board_key(&position);
    position.find_checks_and_pins();
    Ok(position)
}

/// The position before anything is checked.
fn bare(rules: &'static Rules, men: &Board, fields: &Fields) -> Position {
    let mut colors = ByColor::new(Bitboard::EMPTY, Bitboard::EMPTY);
    let mut roles = ByRole::new([Bitboard::EMPTY; Role::ALL.len()]);
    for (cell, piece) in Cell::ALL.into_iter().zip(men) {
        if let Some(piece) = piece {
            colors[piece.color].insert(cell);
            roles[piece.role].insert(cell);
        }
    }
    let men = men.map(|piece| piece.map(|piece| piece.role));
    Position {
        colors,
        roles,
        men,
        checkers: Bitboard::EMPTY,
        pinned: Bitboard::EMPTY,
        rules,
        board_key: 0,
        halfmove_clock: fields.halfmove_clock,
        fullmove_number: fields.fullmove_number,
        turn: fields.turn,
        castling: fields.castling,
        long_step: None,
    }
}

fn check_kings(position: &Position, color: Color) -> Result<(), FenError> {
    match position.pieces(color, Role::King).len() {
        0 => Err(FenError::NoKing(color)),
        1 => Ok(()),
        count => Err(FenError::ManyKings { color, count }),
    }
}

/// Every man beyond the set-up must have been a pawn.
fn check_counts(position: &Position, color: Color) -> Result<(), FenError> {
    let limit = u32::from(position.rules.men[Role::Pawn]);
    let count = position.pieces(color, Role::Pawn).len();
    let missing = limit.checked_sub(count).ok_or(FenError::ManyPawns { color, count, limit })?;
    let extra = position
        .rules
        .men
        .iter()
        .filter(|&(role, _)| role != Role::Pawn)
        .map(|(role, &start)| position.pieces(color, role).len().saturating_sub(u32::from(start)))
        .sum();
    if extra > missing { Err(FenError::ManyMen { color, extra, missing }) } else { Ok(()) }
}

fn check_pawns(position: &Position, color: Color) -> Result<(), FenError> {
    let rules = &position.rules.pawns[color];
    let misplaced = position.pieces(color, Role::Pawn) - rules.stands;
    match misplaced.first() {
        None => Ok(()),
        Some(cell) => Err(FenError::Pawn {
            color,
            cell: position.variant().cell_name(cell),
            promotes: rules.promotion.contains(cell),
        }),
    }
}

fn check_waiting_king(position: &Position) -> Result<(), FenError> {
    let waiting = !position.turn;
    let attackers = position.attackers_to(position.king(waiting), position.occupied());
    let checker = (attackers & position.by_color(position.turn)).first();
    match checker.and_then(|cell| Some((cell, position.role_at(cell)?))) {
        None => Ok(()),
        Some((cell, role)) => {
            Err(FenError::OpponentInCheck { waiting, role, cell: position.variant().cell_name(cell) })
        }
    }
}

fn check_castling(position: &Position) -> Result<(), FenError> {
    let at_home = |color, role, cell| position.pieces(color, role).contains(cell);
    let wrong = position.rules.castling.iter().find(|way| {
        position.castling.has(way.right)
            && !(at_home(way.color, Role::King, way.king_from)
                && at_home(way.color, Role::Rook, way.rook_from))
    });
    wrong.map_or(Ok(()), |way| {
        let letter = super::CastlingRights::LETTERS[usize::from(way.right)];
        Err(FenError::CastlingMen { letter, color: way.color })
    })
}

/// The first move of the pawn that has passed the cells.
fn long_step(position: &Position, passed: &[Cell]) -> Result<Option<LongStep>, FenError> {
    if passed.is_empty() {
        return Ok(None);
    }
    let color = !position.turn;
    let rules = &position.rules.pawns[color];
    let pawns = position.pieces(color, Role::Pawn);
    let passed_cells: Bitboard = passed.iter().copied().collect();
    let steps = rules.start.iter().flat_map(|from| pawns.iter().map(move |to| LongStep { from, to }));
    let fits = |step: &LongStep| {
        let way = between(step.from, step.to);
        step.from.file() == step.to.file()
            && way == passed_cells
            && way.len() as usize == passed.len()
            && way.is_subset(rules.leads_on[0] | rules.leads_on[1])
            && way.with(step.from).is_disjoint(position.occupied())
    };
    let names = || {
        let names = passed.iter().map(|&cell| position.variant().cell_name(cell).to_string());
        names.collect::<Vec<_>>().join(",")
    };
    let found = { steps }.find(fits);
    found.map(Some).ok_or_else(|| FenError::EnPassant { color, cells: excerpt(&names()) })
}
