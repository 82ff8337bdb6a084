//! Validation of a setup: a legal position, or a list of what is wrong.

use super::setup::in_order;
use super::{
    ByColor, ByRole, Castling, CastlingRights, CellName, Color, DoublePush, Position, Role, Rules, Setup,
    SetupError, SetupErrors,
};
use crate::excerpt::excerpt;
use crate::hex::{Bitboard, Cell};

impl Position {
    /// The position of a setup, if the rules allow it.
    ///
    /// # Errors
    /// [`SetupErrors`] names everything that is wrong, and where.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupErrors> {
        let mut position = bare(setup);
        let mut problems: Vec<SetupError> = off_board(setup).collect();
        for color in Color::ALL {
            problems.extend(kings(&position, color));
            problems.extend(counts(&position, color));
            problems.extend(pawns(&position, color));
        }
        problems.extend(waiting_king(&position));
        problems.extend(castling(&position));
        match double_push(&position, &setup.en_passant) {
            Ok(step) => position.double_push = step,
            Err(problem) => problems.push(problem),
        }
        if let Some(problems) = SetupErrors::new(problems) {
            return Err(problems);
        }
        position.board_key = position.compute_board_key();
        position.find_checks_and_pins();
        Ok(position)
    }
}

/// The position before anything is validated.
fn bare(setup: &Setup) -> Position {
    let mut colors = ByColor::new(Bitboard::EMPTY, Bitboard::EMPTY);
    let mut roles = ByRole::new([Bitboard::EMPTY; Role::ALL.len()]);
    for (cell, piece) in setup.board.pieces() {
        colors[piece.color].insert(cell);
        roles[piece.role].insert(cell);
    }
    Position {
        colors,
        roles,
        mailbox: setup.board.map(|piece| piece.map(|piece| piece.role)),
        checkers: Bitboard::EMPTY,
        pinned: Bitboard::EMPTY,
        rules: setup.variant.rules(),
        board_key: 0,
        halfmove_clock: setup.halfmove_clock,
        fullmove_number: setup.fullmove_number.max(1), // some programs count from 0
        turn: setup.turn,
        castling: setup.castling,
        double_push: None,
    }
}

/// The name of a cell in the variant; a cell off its board has its name on the board of 91 cells.
fn name(rules: &Rules, cell: Cell) -> CellName {
    if rules.board.contains(cell) {
        rules.variant.cell_name(cell)
    } else {
        CellName { file: cell.file().char(), rank: cell.rank() }
    }
}

fn off_board(setup: &Setup) -> impl Iterator<Item = SetupError> {
    let (variant, rules) = (setup.variant, setup.variant.rules());
    let misplaced = setup.board.pieces().filter(move |&(cell, _)| !rules.board.contains(cell));
    misplaced.map(move |(cell, piece)| SetupError::OffBoard { piece, cell: name(rules, cell), variant })
}

fn kings(position: &Position, color: Color) -> Option<SetupError> {
    match position.pieces(color, Role::King).len() {
        0 => Some(SetupError::NoKing(color)),
        1 => None,
        count => Some(SetupError::ManyKings { color, count }),
    }
}

/// Checks that the pieces beyond those of the start can be promoted pawns.
fn counts(position: &Position, color: Color) -> Option<SetupError> {
    let limit = u32::from(position.rules.start_counts[Role::Pawn]);
    let count = position.pieces(color, Role::Pawn).len();
    let Some(missing) = limit.checked_sub(count) else {
        return Some(SetupError::ManyPawns { color, count, limit });
    };
    let extra = position
        .rules
        .start_counts
        .iter()
        .filter(|&(role, _)| role != Role::Pawn && role != Role::King)
        .map(|(role, &start)| position.pieces(color, role).len().saturating_sub(u32::from(start)))
        .sum();
    (extra > missing).then_some(SetupError::ManyPieces { color, extra, missing })
}

fn pawns(position: &Position, color: Color) -> impl Iterator<Item = SetupError> {
    let rules = position.rules;
    let pawns = &rules.pawns[color];
    let misplaced = position.pieces(color, Role::Pawn) & (rules.board - pawns.legal_cells);
    misplaced.iter().map(move |cell| SetupError::Pawn {
        color,
        cell: name(rules, cell),
        promotes: pawns.promotion.contains(cell),
    })
}

/// The side that has just moved must not have left its king in check.
fn waiting_king(position: &Position) -> Option<SetupError> {
    let waiting = !position.turn;
    let king = position.pieces(waiting, Role::King).first()?;
    let attackers = position.attackers_to(king, position.occupied());
    let checker = (attackers & position.by_color(position.turn)).first()?;
    let role = position.role_at(checker)?;
    Some(SetupError::OpponentInCheck { waiting, role, cell: name(position.rules, checker) })
}

fn castling(position: &Position) -> Vec<SetupError> {
    let problem = |(letter, right): (char, u8)| {
        let variant = position.variant();
        let Some(way) = position.rules.castling.iter().find(|way| way.right == right) else {
            return Some(SetupError::NoCastling { letter, variant });
        };
        (!is_at_home(position, way)).then_some(SetupError::CastlingHomes { letter, color: way.color })
    };
    let rights = CastlingRights::LETTERS.into_iter().zip(0..);
    rights.filter(|&(_, right)| position.castling.has(right)).filter_map(problem).collect()
}

/// Whether king and rook are on their home cells.
fn is_at_home(position: &Position, way: &Castling) -> bool {
    let stands = |role, cell| position.pieces(way.color, role).contains(cell);
    stands(Role::King, way.king_from) && stands(Role::Rook, way.rook_from)
}

/// The double push that passed the cells.
fn double_push(position: &Position, passed: &[Cell]) -> Result<Option<DoublePush>, SetupError> {
    if passed.is_empty() {
        return Ok(None);
    }
    let passed_cells: Bitboard = passed.iter().copied().collect();
    let fits =
        |step: &DoublePush| step.passed() == passed_cells && step.passed().len() as usize == passed.len();
    double_pushes(position).find(fits).map(Some).ok_or_else(|| {
        let names = passed.iter().map(|&cell| name(position.rules, cell).to_string());
        let cells = excerpt(&names.collect::<Vec<_>>().join(","));
        SetupError::EnPassant { color: !position.turn, cells }
    })
}

/// The double pushes that are possible as the last move.
fn double_pushes(position: &Position) -> impl Iterator<Item = DoublePush> {
    let color = !position.turn;
    let rules = &position.rules.pawns[color];
    let pawns = position.pieces(color, Role::Pawn);
    let steps = rules.start.iter().flat_map(move |from| pawns.iter().map(move |to| DoublePush { from, to }));
    steps.filter(move |step| {
        let way = step.passed();
        step.from.file() == step.to.file()
            && !way.is_empty()
            && way.is_subset(rules.push_again[0] | rules.push_again[1])
            && way.with(step.from).is_disjoint(position.occupied())
    })
}

/// Rights that the pieces leave possible.
impl Setup {
    /// The castling rights whose king and rook are at home.
    pub fn possible_castling(&self) -> CastlingRights {
        let position = bare(self);
        let ways = position.rules.castling.iter().filter(|way| is_at_home(&position, way));
        ways.fold(CastlingRights::NONE, |rights, way| rights.with(way.right, true))
    }

    /// The double pushes that are possible as the last move, each as the cells that the pawn crossed, in order: the
    /// legal values of [`Setup::en_passant`].
    pub fn possible_en_passant(&self) -> Vec<Vec<Cell>> {
        let position = bare(self);
        double_pushes(&position).map(|step| in_order(step.passed(), self.turn)).collect()
    }
}
