//! Validation of a set-up: a settled position, or a list of problems.

use super::position::Aside;
use super::rules::START_COUNTS;
use super::{BySeat, Outs, Piece, Position, Role, Seat, Seats, Setup, SetupError, SetupErrors, pawn_rules};
use crate::chess::ByRole;
use crate::hex::{Bitboard, Cell};

impl Position {
    /// The position of a set-up, if the rules allow it. Sides whose turn has come and that have no move are put out.
    ///
    /// # Errors
    /// [`SetupErrors`] names everything that is wrong, and where.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupErrors> {
        let mut position = bare(setup);
        let mut problems = turn(setup);
        for seat in Seat::ALL {
            if setup.playing.contains(seat) {
                problems.extend(kings(&position, seat));
                problems.extend(counts(Some(seat), 1, |role| position.pieces(seat, role).len()));
            } else {
                problems.extend(living(setup, seat));
            }
            problems.extend(en_passant(&position, seat));
        }
        problems.extend(dead(setup, &position));
        problems.extend(pawns(setup));
        if let Some(problems) = SetupErrors::new(problems) {
            return Err(problems);
        }
        position.board_key = position.compute_board_key();
        let mut outs = Outs::default();
        position.settle(&mut outs);
        Ok(Position { early_outs: Aside(outs), ..position })
    }
}

/// The position before anything is validated.
fn bare(setup: &Setup) -> Position {
    let mut seats = BySeat::default();
    let mut roles = ByRole::new([Bitboard::EMPTY; Role::ALL.len()]);
    let mut dead = Bitboard::EMPTY;
    for (cell, piece) in setup.board.pieces() {
        piece.seat.map_or(&mut dead, |seat| &mut seats[seat]).insert(cell);
        roles[piece.role].insert(cell);
    }
    Position {
        seats,
        dead,
        roles,
        mailbox: setup.board.map(|piece| piece.map(|piece| piece.role)),
        checkers: Bitboard::EMPTY,
        pinned: Bitboard::EMPTY,
        board_key: 0,
        halfmove_clock: setup.halfmove_clock,
        round: setup.round.max(1),
        turn: setup.turn,
        playing: setup.playing,
        en_passant: setup.en_passant,
        dead_pieces: setup.dead_pieces,
        early_outs: Aside::default(),
    }
}

fn turn(setup: &Setup) -> Vec<SetupError> {
    match setup.playing {
        Seats::NONE => vec![SetupError::NobodyPlays],
        playing if !playing.contains(setup.turn) => vec![SetupError::TurnOut(setup.turn)],
        _ => Vec::new(),
    }
}

fn kings(position: &Position, seat: Seat) -> Option<SetupError> {
    match position.pieces(seat, Role::King).len() {
        0 => Some(SetupError::NoKing(seat)),
        1 => None,
        count => Some(SetupError::ManyKings { seat, count }),
    }
}

/// A side that is out has no living pieces.
fn living(setup: &Setup, seat: Seat) -> Option<SetupError> {
    let (cell, piece) = setup.board.pieces().find(|(_, piece)| piece.seat == Some(seat))?;
    Some(SetupError::PieceOfSideOut { seat, role: piece.role, cell })
}

/// Checks that the pieces of some armies beyond those of the start can be promoted pawns.
fn counts(seat: Option<Seat>, armies: u32, count: impl Fn(Role) -> u32) -> Option<SetupError> {
    let limit = armies * START_COUNTS[Role::Pawn];
    let Some(missing) = limit.checked_sub(count(Role::Pawn)) else {
        return Some(SetupError::ManyPawns { seat, count: count(Role::Pawn), limit });
    };
    let more = |role| count(role).saturating_sub(armies * START_COUNTS[role]);
    let extra = Role::PROMOTIONS.into_iter().map(more).sum();
    (extra > missing).then_some(SetupError::ManyPieces { seat, extra, missing })
}

/// The dead pieces are those of the sides that are out, whichever was whose.
fn dead(setup: &Setup, position: &Position) -> Option<SetupError> {
    let out = setup.playing.others().len();
    if out == 0 {
        let cell = position.dead().first()?;
        return Some(SetupError::DeadPiece { role: position.role_at(cell)?, cell });
    }
    let count = |role| (position.dead() & position.by_role(role)).len();
    if count(Role::King) > out {
        return Some(SetupError::ManyDeadKings { count: count(Role::King), out });
    }
    counts(None, out, count)
}

/// Finds pawns on promotion cells. Other cells cannot be reached either, but are accepted, because made-up positions
/// use them and cause no errors.
fn pawns(setup: &Setup) -> impl Iterator<Item = SetupError> {
    let stands_wrong = |&(cell, piece): &(Cell, Piece)| {
        let owners = piece.seat.map_or(setup.playing.others(), |seat| Seats::NONE.with(seat));
        let mut owners = owners.iter().peekable();
        piece.role == Role::Pawn
            && owners.peek().is_some()
            && owners.all(|seat| pawn_rules(seat).promotion.contains(cell))
    };
    setup.board.pieces().filter(stands_wrong).map(|(cell, piece)| SetupError::Pawn { piece, cell })
}

/// Checks the crossed cell of a side. Another piece may have blocked the capture after the push.
fn en_passant(position: &Position, seat: Seat) -> Option<SetupError> {
    let cell = position.en_passant[seat]?;
    let rules = pawn_rules(seat);
    if !position.playing.contains(seat) {
        return Some(SetupError::EnPassantOut(seat));
    }
    if !rules.crossed.contains(cell) {
        return Some(SetupError::EnPassant { seat, cell, moved: true });
    }
    let start_is_empty = rules.behind[cell.index()].is_none_or(|start| position.role_at(start).is_none());
    let stands = start_is_empty && position.en_passant_victim(seat).is_some();
    // No side has moved since if it is the next side's turn.
    (!stands && position.turn == seat.next()).then_some(SetupError::EnPassant { seat, cell, moved: false })
}
