//! Matches typed text with the legal moves of a position, of two players or of three, or of a lesson.

use super::{Rules, speech};
use crate::app::text::{ShownLetters, Text, explain, explain_three, text, three_words, words};
use crate::chess::{Castling, MoveKind, Role};
use crate::game::{self, Notation, PieceKind, PieceLetters, move_text, read_typed_move};
use crate::hex::Cell;
use crate::lessons::{self, Run};
use crate::three;

/// A legal move that matches the typed text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::app) struct Candidate<M> {
    pub(in crate::app) mv: M,
    pub(in crate::app) name: String,
}

/// The legal moves that start with `text` in short or long notation or in coordinates, ignoring other signs. Without
/// an exact match, the case of letters is ignored. The letters are these, or English ones.
pub(in crate::app) fn candidates<P: Typable>(
    position: &P,
    text: &str,
    letters: PieceLetters,
) -> Vec<Candidate<P::Move>> {
    let typed = bare(text);
    let languages = &[letters, PieceLetters::English];
    let moves: Vec<(P::Move, Vec<String>)> =
        position.moves().into_iter().map(|mv| (mv, spellings(position, mv, languages))).collect();
    let fitting = |fits: &dyn Fn(&str) -> bool| {
        let moves = moves.iter().filter(|(_, spellings)| spellings.iter().any(|spelling| fits(spelling)));
        let fitting = moves.map(|(mv, _)| Candidate { mv: *mv, name: position.name(*mv, letters) });
        // Those whose name itself begins so come first.
        let (named, others) = fitting.partition::<Vec<_>, _>(|candidate| fits(&bare(&candidate.name)));
        [named, others].concat()
    };
    let as_typed = fitting(&|spelling| spelling.starts_with(&typed));
    if !as_typed.is_empty() {
        return as_typed;
    }
    let small = typed.to_lowercase();
    fitting(&|spelling| spelling.to_lowercase().starts_with(&small))
}

/// The move of a text: an exact match, in these letters or in English ones, or the only move that starts with the
/// text. Of promotions it is the one to a queen if the setting allows that without a question.
///
/// # Errors
///
/// Returns the problem with the text.
pub(in crate::app) fn meant<P: Typable>(
    position: &P,
    text: &str,
    letters: PieceLetters,
    always_queen: bool,
) -> Result<P::Move, Text> {
    let error = match position.read(text, letters) {
        Ok(mv) => return Ok(mv),
        Err(error) => error,
    };
    if let Ok(mv) = position.read(text, PieceLetters::English) {
        return Ok(mv);
    }
    let candidates = candidates(position, text, letters);
    let plain = |candidate: &Candidate<P::Move>| -> lessons::Move { candidate.mv.into() };
    let pawn = |candidate: &Candidate<P::Move>| {
        let lessons::Move { from, to, promotion } = plain(candidate);
        promotion.map(|_| (from, to))
    };
    match &candidates[..] {
        [only] => Ok(only.mv),
        [first, rest @ ..]
            if always_queen
                && pawn(first).is_some()
                && rest.iter().all(|other| pawn(other) == pawn(first)) =>
        {
            let is_queen = |candidate: &&Candidate<P::Move>| plain(candidate).promotion == Some(Role::Queen);
            candidates.iter().find(is_queen).map(|candidate| candidate.mv).ok_or(error)
        }
        _ => Err(error),
    }
}

/// How a move may be typed, without signs.
fn spellings<P: Typable>(position: &P, mv: P::Move, languages: &[PieceLetters]) -> Vec<String> {
    position.spellings(mv, languages).iter().map(|spelling| bare(spelling)).collect()
}

/// The letters and figures of a move; noughts of castling are letters.
fn bare(text: &str) -> String {
    let text = if text.contains("-0") { text.replace('0', "O") } else { text.to_owned() };
    text.chars().filter(|c| c.is_alphanumeric() && !matches!(c, 'x' | 'X')).collect()
}

/// A board that is described in words.
pub trait Described {
    /// The words that the side to move is in check, if it is.
    fn check(&self) -> Option<Text>;

    /// The contents of a cell.
    fn describe(&self, cell: Cell) -> Text;
}

/// A position for typed moves.
pub trait Typable: Rules + Described {
    /// A legal move as it is shown in these letters.
    fn name(&self, mv: Self::Move, letters: PieceLetters) -> String;

    /// How it may be written: in coordinates, or in short and long notation with the letters of these languages.
    fn spellings(&self, mv: Self::Move, languages: &[PieceLetters]) -> Vec<String>;

    /// The legal move of a text.
    ///
    /// # Errors
    /// Returns the problem with the text, in a sentence.
    fn read(&self, text: &str, letters: PieceLetters) -> Result<Self::Move, Text>;
}

impl Typable for game::Position {
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

    fn read(&self, text: &str, letters: PieceLetters) -> Result<game::Move, Text> {
        read_typed_move(self, text, letters).map_err(|error| explain::typed_move(self, &error))
    }
}

impl Described for game::Position {
    fn check(&self) -> Option<Text> {
        self.is_check().then(|| Text::key(words::turn_key(self.turn(), true)))
    }

    fn describe(&self, cell: Cell) -> Text {
        speech::spoken_cell(self, cell)
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

    fn read(&self, text: &str, letters: PieceLetters) -> Result<three::Move, Text> {
        let english = |letter: char| match letters.role(letter) {
            Some(role) => PieceLetters::English.letter(role).to_owned(),
            None => letter.to_string(),
        };
        let read = self.read_move(&text.chars().map(english).collect::<String>());
        read.map_err(|error| explain_three::typed_move(self, &error))
    }
}

impl Described for three::Position {
    fn check(&self) -> Option<Text> {
        three_words::check(self, self.turn())
    }

    fn describe(&self, cell: Cell) -> Text {
        speech::spoken_three_cell(self, cell)
    }
}

/// A board without kings, which is no position of a game.
impl Typable for Run {
    /// As in "Rf9", or "Rf3f9" where another rook goes there too.
    fn name(&self, mv: lessons::Move, letters: PieceLetters) -> String {
        let role = |mv: &lessons::Move| self.piece_at(mv.from).map(|piece| piece.kind);
        let is_other =
            |other: &lessons::Move| (other.to, role(other)) == (mv.to, role(&mv)) && other.from != mv.from;
        let from = if self.moves().iter().any(is_other) { self.cell_name(mv.from) } else { String::new() };
        let letter = match role(&mv) {
            Some(PieceKind::Chess(role)) => letters.letter(role),
            _ => "",
        };
        let takes = if self.piece_at(mv.to).is_some() { "x" } else { "" };
        let promotion = mv.promotion.map_or_else(String::new, |role| format!("={}", letters.letter(role)));
        format!("{letter}{from}{takes}{}{promotion}", self.cell_name(mv.to))
    }

    fn spellings(&self, mv: lessons::Move, languages: &[PieceLetters]) -> Vec<String> {
        let [from, to] = [mv.from, mv.to].map(|cell| self.cell_name(cell));
        let mut spellings = Vec::new();
        for &letters in languages {
            let promotion = mv.promotion.map_or("", |role| letters.letter(role));
            spellings.push(self.name(mv, letters));
            spellings.push(format!("{from}{to}{promotion}"));
            if let Some(PieceKind::Chess(role)) = self.piece_at(mv.from).map(|piece| piece.kind) {
                spellings.push(format!("{}{from}{to}{promotion}", letters.letter(role)));
            }
        }
        spellings
    }

    fn read(&self, text: &str, letters: PieceLetters) -> Result<lessons::Move, Text> {
        let typed = bare(text);
        let is_meant = |mv: &lessons::Move| spellings(self, *mv, &[letters]).contains(&typed);
        let found = self.moves().into_iter().find(is_meant);
        found.ok_or_else(|| text!("pgn-no-legal-move", text))
    }
}

impl Described for Run {
    fn check(&self) -> Option<Text> {
        None
    }

    fn describe(&self, cell: Cell) -> Text {
        speech::cell(&self.cell_name(cell), self.piece_at(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Move, Notation, Position, Variant, move_text};

    const BISHOP_AND_ROOK: &str = "1/3/5/7/9/K9k/11/11/3B7/11/5R5 w - 0 1";
    const PROMOTION: &str = "1/3/1P3/7/9/5k5/11/11/11/11/5K5 w - 0 1";

    fn names(position: &Position, text: &str, letters: PieceLetters) -> Vec<String> {
        candidates(position, text, letters).into_iter().map(|candidate| candidate.name).collect()
    }

    #[test]
    fn candidates_narrow_down_while_one_types() {
        let start = Position::start(Variant::Glinski);
        let english = |text| names(&start, text, PieceLetters::English);
        assert_eq!(english("").len(), start.legal_moves().len());
        assert!(english("N").iter().all(|name| name.starts_with('N')) && english("N").len() > 1);
        assert_eq!(english("f5f6"), ["f6"]);
        assert_eq!(english("F5-F6"), ["f6"]);
        assert_eq!(english("f6"), ["f6"]);
        // The queen is on e1, but moves with exactly this name come first.
        assert!(english("e").len() > 1 && english("e")[0].starts_with('e'));
        assert!(english("z").is_empty());
        // A small b is a file as long as a pawn's move begins with it.
        assert!(english("b").iter().all(|name| name.starts_with('b')));
        assert_eq!(names(&start, "S", PieceLetters::Polish).len(), english("N").len());
        assert_eq!(names(&start, "N", PieceLetters::Polish).len(), english("N").len());
    }

    #[test]
    fn every_spelling_of_every_move_is_one_of_its_beginnings() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            for mv in start.legal_moves() {
                for text in
                    [start.coordinates(mv), move_text(&start, mv, Notation::Short, PieceLetters::English)]
                {
                    let found = candidates(&start, &text, PieceLetters::English);
                    assert!(found.iter().any(|candidate| candidate.mv == mv), "{text}");
                    assert_eq!(meant(&start, &text, PieceLetters::English, false), Ok(mv), "{text}");
                }
            }
        }
    }

    /// A click on a name in the list makes that move, also where a file or a rank tells two pieces apart.
    #[test]
    fn the_name_of_a_legal_move_is_read_as_that_move_in_all_letters() {
        fn check<P: Typable>(position: &P, ply: usize) {
            for letters in PieceLetters::ALL {
                for Candidate { mv, name } in candidates(position, "", letters) {
                    assert_eq!(
                        meant(position, &name, letters, true).ok(),
                        Some(mv),
                        "{letters:?} {name} {ply}"
                    );
                }
            }
        }
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            for ply in 0..60 {
                check(&position, ply);
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((7 * ply + 3) % moves.len().max(1)) else { break };
                position.play_unchecked(mv);
            }
        }
        let mut position = three::Position::default();
        for ply in 0..60 {
            check(&position, ply);
            let moves = Rules::moves(&position);
            let Some(&mv) = moves.get((7 * ply + 3) % moves.len().max(1)) else { break };
            position = position.play(mv).expect("a legal move").0;
        }
    }

    #[test]
    fn a_typed_promotion_names_its_piece_unless_queens_are_automatic() {
        let position = Position::from_fen(Variant::Glinski, PROMOTION).expect("a position");
        let role = |text, always| {
            meant(&position, text, PieceLetters::Polish, always).ok().and_then(Move::promotion)
        };
        assert_eq!(role("e10", false), None);
        assert_eq!(role("e10", true), Some(Role::Queen));
        assert_eq!(role("e10=S", false), Some(Role::Knight));
        assert_eq!(role("e9e10n", true), Some(Role::Knight));
        assert_eq!(role("e10=N", false), Some(Role::Knight), "English letters are understood as well");
    }

    #[test]
    fn a_piece_has_its_letter_of_the_settings_before_its_english_one() {
        // The bishop and the rook both reach f4: "B" is the bishop in English, and the rook in Hungarian.
        let position = Position::from_fen(Variant::Glinski, BISHOP_AND_ROOK).expect("a position");
        let name = |text, letters| {
            let mv = meant(&position, text, letters, false).ok()?;
            Some(move_text(&position, mv, Notation::Short, PieceLetters::English))
        };
        for (letters, text, expected) in [
            (PieceLetters::English, "Bf4", "Bf4"),
            (PieceLetters::Hungarian, "Bf4", "Rf4"),
            (PieceLetters::Polish, "Gf4", "Bf4"),
            (PieceLetters::Polish, "Bf4", "Bf4"),
        ] {
            assert_eq!(name(text, letters).as_deref(), Some(expected), "{letters:?} {text}");
        }
    }

    #[test]
    fn castling_is_typed_with_letters_or_noughts() {
        let fen = "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1";
        let position = Position::from_fen(Variant::Shafran, fen).expect("a position");
        for text in ["Q-O", "q-o", "Q-0", "qo"] {
            assert_eq!(names(&position, text, PieceLetters::English), ["Q-O-O", "Q-O-O-O"], "{text}");
        }
        assert_eq!(
            names(&position, "e1a1", PieceLetters::English),
            ["Q-O-O", "Q-O-O-O"],
            "the king onto a rook"
        );
        assert_eq!(names(&position, "E1-i5", PieceLetters::English), ["B-O-O", "B-O-O-O"]);
        assert!(meant(&position, "e1a1", PieceLetters::English, true).is_err(), "it does not say which");
    }
}
