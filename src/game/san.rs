//! Writing moves: short and long algebraic notation.

use super::PieceLetters;
use crate::chess::{Color, Move, MoveKind, Position, Role};

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notation {
    /// `Bxf4+`: standard algebraic notation.
    #[default]
    Short,
    /// `Bf1xf4+`: with the cell it comes from.
    Long,
    /// `f1f4`: the two cells, and a small letter for a promotion; the same in every language.
    Coordinates,
}

/// A legal move in English short notation, as it stands in files.
pub fn san(position: &Position, mv: Move) -> String {
    move_text(position, mv, Notation::Short, PieceLetters::English)
}

/// A legal move as text.
pub fn move_text(position: &Position, mv: Move, notation: Notation, letters: PieceLetters) -> String {
    let role = position.piece_at(mv.from).map_or(Role::Pawn, |piece| piece.role);
    let mut text = match notation {
        Notation::Coordinates => return mv.name(position.variant()).to_string(),
        _ if mv.kind == MoveKind::Castle => castling_text(position.turn(), mv).to_owned(),
        Notation::Short => short(position, mv, role, letters),
        Notation::Long => long(position, mv, role, letters),
    };
    if let MoveKind::Promotion(role) = mv.kind {
        text.push('=');
        text.extend(letters.letter(role));
    }
    let mut next = *position;
    next.play_unchecked(mv);
    if next.in_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
    text
}

fn short(position: &Position, mv: Move, role: Role, letters: PieceLetters) -> String {
    let mut text = String::with_capacity(12);
    text.extend(letters.letter(role));
    let capture = position.is_capture(mv);
    if role != Role::Pawn {
        text += &disambiguation(position, mv, role);
    } else if capture {
        text.push(position.variant().cell_name(mv.from).file);
    }
    if capture {
        text.push('x');
    }
    text + &position.variant().cell_name(mv.to).to_string()
}

fn long(position: &Position, mv: Move, role: Role, letters: PieceLetters) -> String {
    let name = |cell| position.variant().cell_name(cell);
    let stroke = if position.is_capture(mv) { 'x' } else { '-' };
    let letter = letters.letter(role).map_or_else(String::new, String::from);
    format!("{letter}{}{stroke}{}", name(mv.from), name(mv.to))
}

/// What tells the mover from others of its kind that could legally go to the same cell: its file if that is
/// enough, else its rank, else its cell.
fn disambiguation(position: &Position, mv: Move, role: Role) -> String {
    let alike = position.pieces(position.turn(), role);
    if alike.len() < 2 {
        return String::new();
    }
    let moves = position.legal_moves();
    let rivals = moves
        .iter()
        .filter(|other| other.to == mv.to && other.from != mv.from && alike.contains(other.from))
        .filter(|other| other.kind != MoveKind::Castle);
    let name = |cell| position.variant().cell_name(cell);
    let from = name(mv.from);
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in rivals.map(|rival| name(rival.from)) {
        any = true;
        same_file |= rival.file == from.file;
        same_rank |= rival.rank == from.rank;
    }
    match (any, same_file, same_rank) {
        (false, ..) => String::new(),
        (_, false, _) => from.file.to_string(),
        (_, true, false) => from.rank.to_string(),
        (_, true, true) => from.to_string(),
    }
}

/// Which of Shafran's four castlings a move is: whether on the queen's side (else on the bishops'), and
/// whether long, that is with the king going three files.
///
/// White's queen stands to the left of its king, Black's to the right (the set-up is turned, not mirrored).
pub(super) fn castling(mover: Color, mv: Move) -> (bool, bool) {
    let (from, to) = (mv.from.file().index(), mv.to.file().index());
    ((to < from) == (mover == Color::White), from.abs_diff(to) > 2)
}

fn castling_text(mover: Color, mv: Move) -> &'static str {
    match castling(mover, mv) {
        (true, false) => "Q-O-O",
        (true, true) => "Q-O-O-O",
        (false, false) => "B-O-O",
        (false, true) => "B-O-O-O",
    }
}
