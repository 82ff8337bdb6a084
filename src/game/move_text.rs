//! Writing moves: short and long algebraic notation, and coordinates.

use std::fmt::{self, Write};

use super::{Move, PieceLetters, Position};
use crate::chess::{self, Role, San, SanKind, Suffix};
use crate::sides::Color;

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Notation {
    /// `Bxf4+`: standard algebraic notation.
    #[default]
    Short,
    /// `Bf1xf4+`: with the cell it comes from.
    Long,
    /// `f1f4`: the two cells, and a small letter for a promotion; the same in every language.
    Coordinates,
}

/// A legal move as written in files: in English short notation, in checkers with every cell it lands on.
pub fn san(position: &Position, mv: Move) -> String {
    move_text(position, mv, Notation::Short, PieceLetters::English)
}

/// A legal move with its number, as in `12. Qf6` or `12... Qe3`.
pub fn numbered_san(position: &Position, mv: Move) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots} {}", position.fullmove_number(), san(position, mv))
}

/// A move of a line, with its number where the move is White's or the first one.
pub fn line_san(position: &Position, mv: Move, is_first: bool) -> String {
    if is_first || position.turn() == Color::White { numbered_san(position, mv) } else { san(position, mv) }
}

/// Legal moves from a position as text: "12. Nf4 Qe3 13. Bb2".
pub fn line_text(start: &Position, moves: &[Move]) -> String {
    let mut position = *start;
    let text = |(index, &mv): (usize, &Move)| {
        let text = line_san(&position, mv, index == 0);
        position.play_unchecked(mv);
        text
    };
    moves.iter().enumerate().map(text).collect::<Vec<_>>().join(" ")
}

/// A legal move as text. Checkers has one notation only.
pub fn move_text(position: &Position, mv: Move, notation: Notation, letters: PieceLetters) -> String {
    match (position, mv) {
        (Position::Chess(position), Move::Chess(mv)) => chess_text(position, mv, notation, letters),
        _ => position.coordinates(mv),
    }
}

/// A legal move of chess as text.
fn chess_text(
    position: &chess::Position,
    mv: chess::Move,
    notation: Notation,
    letters: PieceLetters,
) -> String {
    if notation == Notation::Coordinates {
        return mv.to_uci(position.variant()).to_string();
    }
    let mut text = String::with_capacity(12);
    let letter = |role| letters.letter(role);
    let san = San::from_move(position, mv);
    let written = match (notation, san.kind) {
        (Notation::Long, SanKind::Normal { .. }) => long(&mut text, position, mv, san, letter),
        _ => san.write(&mut text, letter),
    };
    debug_assert!(written.is_ok(), "a string takes any text");
    text
}

/// A legal move of chess in short algebraic notation with English letters.
pub(super) fn chess_san(position: &chess::Position, mv: chess::Move) -> String {
    San::from_move(position, mv).to_string()
}

/// Writes a move in long algebraic notation.
fn long(
    text: &mut String,
    position: &chess::Position,
    mv: chess::Move,
    san: San,
    letter: impl Fn(Role) -> &'static str,
) -> fmt::Result {
    let name = |cell| position.variant().cell_name(cell);
    let stroke = if position.is_capture(mv) { 'x' } else { '-' };
    text.push_str(position.role_at(mv.from).map_or("", &letter));
    write!(text, "{}{stroke}{}", name(mv.from), name(mv.to))?;
    if let Some(promotion) = mv.promotion().map(letter) {
        write!(text, "={promotion}")?;
    }
    text.extend(san.suffix.map(Suffix::char));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::chess_san as san;
    use super::chess_text as move_text;
    use super::{Notation, PieceLetters};
    use crate::chess::{Move, MoveKind, Position, Variant};
    use crate::game::testing::chess_position as position;

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
    fn file_then_rank_then_cell_tell_pieces_apart() {
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
    fn a_pinned_piece_needs_no_telling_apart() {
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
