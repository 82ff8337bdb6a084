//! Writing moves of chess: short and long algebraic notation.

use super::{Notation, PieceLetters};
use crate::chess::{Move, MoveKind, Position, Role};
use crate::sides::Color;

/// A legal move in English short notation.
pub(super) fn san(position: &Position, mv: Move) -> String {
    move_text(position, mv, Notation::Short, PieceLetters::English)
}

/// A legal move as text.
pub(super) fn move_text(position: &Position, mv: Move, notation: Notation, letters: PieceLetters) -> String {
    let role = position.piece_at(mv.from).map_or(Role::Pawn, |piece| piece.role);
    let mut text = match notation {
        Notation::Coordinates => return mv.name(position.variant()).to_string(),
        _ if mv.kind == MoveKind::Castle => castling_text(position.turn(), mv).to_owned(),
        Notation::Short => short(position, mv, role, letters),
        Notation::Long => long(position, mv, role, letters),
    };
    if let MoveKind::Promotion(role) = mv.kind {
        text.push('=');
        text += letters.letter(role);
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
    text += letters.letter(role);
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
    format!("{}{}{stroke}{}", letters.letter(role), name(mv.from), name(mv.to))
}

/// What tells the mover from others of its kind that could legally go to the same cell: its file if that is
/// enough, else its rank, else its cell.
fn disambiguation(position: &Position, mv: Move, role: Role) -> String {
    let alike = position.pieces(position.turn(), role);
    if alike.len() < 2 {
        return String::new();
    }
    let moves = position.legal_moves_to(mv.to);
    let rivals = moves
        .iter()
        .filter(|other| other.from != mv.from && alike.contains(other.from))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::game::setup::chess_position as position;

    /// All legal moves that go to a cell, in short notation.
    fn to(position: &Position, cell: &str) -> Vec<String> {
        let moves = position.legal_moves();
        let mut texts: Vec<String> =
            moves.iter().filter(|mv| mv.to.to_string() == cell).map(|mv| san(position, *mv)).collect();
        texts.sort();
        texts
    }

    #[test]
    fn pawns_name_their_file_when_they_capture() {
        let position = position("Kg1 kg10 Pe4 Pg4 nf5 bf6", 'w');
        assert_eq!(to(&position, "f5"), ["exf5", "gxf5"]);
        assert_eq!(to(&position, "e5"), ["e5"]);
    }

    #[test]
    fn file_then_rank_then_cell_tell_men_apart() {
        let by_file = position("Ka1 kl6 Rc1 Ri1", 'w');
        assert_eq!(to(&by_file, "f4"), ["Rcf4", "Rif4"]);
        let by_rank = position("Ka1 kk1 Rf10 Rf2", 'w');
        assert_eq!(to(&by_rank, "f6"), ["R10f6", "R2f6"]);
        let by_eleven = position("Ka1 kk1 Qf11 Qf2", 'w');
        assert_eq!(to(&by_eleven, "f7"), ["Q11f7", "Q2f7"]);
        // Three queens: one shares its file with the second and its rank with the third.
        let by_cell = position("Ka1 kc8 Qe4 Qe7 Qg4", 'w');
        assert_eq!(to(&by_cell, "f6"), ["Q7f6", "Qe4f6", "Qgf6"]);
    }

    #[test]
    fn a_pinned_man_needs_no_telling_apart() {
        let free = position("Kf1 kl6 Nd4 Nf3", 'w');
        let both = to(&free, "g5");
        assert_eq!(both, ["Ndg5", "Nfg5"]);
        let pinned = position("Kf1 kl6 Nd4 Nf3 rf9", 'w');
        assert_eq!(to(&pinned, "g5"), ["Ng5"]);
    }

    #[test]
    fn checks_mates_and_promotions_are_marked() {
        let position = position("Kg1 kd5 Pf10 Ra1", 'w');
        assert_eq!(to(&position, "f11"), ["f11=B", "f11=N", "f11=Q", "f11=R"]);
        assert_eq!(to(&position, "a5"), ["Ra5+"]);
    }

    #[test]
    fn other_notations_and_letters() {
        let position = position("Kg1 kg10 Bf1 nd3", 'w');
        let takes = |mv: &&Move| position.is_capture(**mv);
        let moves = position.legal_moves();
        let mv = *moves.iter().find(takes).unwrap();
        let text = |notation, letters| move_text(&position, mv, notation, letters);
        assert_eq!(text(Notation::Short, PieceLetters::English), "Bxd3");
        assert_eq!(text(Notation::Long, PieceLetters::Polish), "Gf1xd3");
        assert_eq!(text(Notation::Short, PieceLetters::Esperanto), "Kxd3");
        assert_eq!(text(Notation::Short, PieceLetters::Swedish), "Lxd3");
        assert_eq!(text(Notation::Coordinates, PieceLetters::Polish), "f1d3");
    }

    #[test]
    fn the_four_castlings_of_shafrans_game() {
        let castlings = |fen| {
            let position = Position::from_fen(Variant::Shafran, fen).unwrap();
            let moves = position.legal_moves();
            let castlings = moves.iter().filter(|mv| mv.kind == MoveKind::Castle);
            let mut texts: Vec<String> = castlings.map(|mv| san(&position, *mv)).collect();
            texts.sort();
            texts
        };
        let all = ["B-O-O", "B-O-O-O", "Q-O-O", "Q-O-O-O"];
        assert_eq!(castlings("k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1"), all);
        assert_eq!(castlings("k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K b QBqb - 0 1"), all);
    }
}
