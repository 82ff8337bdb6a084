//! The positions in which moves are typed, those of two players and of three.

use crate::app::catalogue::ShownLetters;
use crate::chess::{Castling, MoveKind, Role};
use crate::game::{self, Notation, PieceLetters, move_text, read_typed_move};
use crate::hex::Cell;
use crate::three;

/// A position for typed moves.
pub(in crate::app) trait Typable {
    type Move: Copy + PartialEq;
    /// The problem with the text of a move.
    type Error;

    /// The legal moves.
    fn moves(&self) -> Vec<Self::Move>;

    /// A legal move as it is shown in these letters.
    fn name(&self, mv: Self::Move, letters: PieceLetters) -> String;

    /// How it may be written: in coordinates, or in short and long notation with the letters of these languages.
    fn spellings(&self, mv: Self::Move, languages: &[PieceLetters]) -> Vec<String>;

    /// The legal move of a text.
    fn read(&self, text: &str, letters: PieceLetters) -> Result<Self::Move, Self::Error>;

    /// The start, the end and the new role of a promotion.
    fn promotion(mv: Self::Move) -> Option<(Cell, Cell, Role)>;
}

impl Typable for game::Position {
    type Move = game::Move;
    type Error = game::MoveTextError;

    fn moves(&self) -> Vec<game::Move> {
        self.legal_moves().into_iter().collect()
    }

    fn name(&self, mv: game::Move, letters: PieceLetters) -> String {
        move_text(self, mv, Notation::Short, letters)
    }

    fn spellings(&self, mv: game::Move, languages: &[PieceLetters]) -> Vec<String> {
        let mut spellings = vec![self.coordinates(mv)];
        spellings.extend(king_on_rook(self, mv));
        for &letters in languages {
            for notation in [Notation::Short, Notation::Long] {
                spellings.push(move_text(self, mv, notation, letters));
            }
        }
        spellings
    }

    fn read(&self, text: &str, letters: PieceLetters) -> Result<game::Move, game::MoveTextError> {
        read_typed_move(self, text, letters)
    }

    fn promotion(mv: game::Move) -> Option<(Cell, Cell, Role)> {
        mv.promotion().map(|role| (mv.from(), mv.to(), role))
    }
}

/// Castling written as the king taking its own rook.
fn king_on_rook(position: &game::Position, mv: game::Move) -> Option<String> {
    let (game::Position::Chess(position), game::Move::Chess(mv)) = (position, mv) else { return None };
    let is_way = |way: &&Castling| (way.king_from, way.king_to) == (mv.from, mv.to);
    let way = position.rules().castling.iter().find(is_way).filter(|_| mv.kind == MoveKind::Castle)?;
    let [king, rook] = [way.king_from, way.rook_from].map(|cell| position.variant().cell_name(cell));
    Some(format!("{king}{rook}"))
}

impl Typable for three::Position {
    type Move = three::Move;
    type Error = three::MoveTextError;

    fn moves(&self) -> Vec<three::Move> {
        self.legal_moves().into_iter().collect()
    }

    fn name(&self, mv: three::Move, letters: PieceLetters) -> String {
        ShownLetters::Letters(letters).on_screen(&self.san(mv).to_string()).into_owned()
    }

    fn spellings(&self, mv: three::Move, languages: &[PieceLetters]) -> Vec<String> {
        let coordinates = mv.to_string();
        let role = self.role_at(mv.from).unwrap_or(Role::Pawn);
        let mut spellings = vec![coordinates.clone()];
        for &letters in languages {
            spellings.push(self.name(mv, letters));
            spellings.push(format!("{}{coordinates}", letters.letter(role)));
        }
        spellings
    }

    fn read(&self, text: &str, letters: PieceLetters) -> Result<three::Move, three::MoveTextError> {
        let english = |letter: char| match letters.role(letter) {
            Some(role) => PieceLetters::English.letter(role).to_owned(),
            None => letter.to_string(),
        };
        self.read_move(&text.chars().map(english).collect::<String>())
    }

    fn promotion(mv: three::Move) -> Option<(Cell, Cell, Role)> {
        mv.promotion().map(|role| (mv.from, mv.to, role))
    }
}
