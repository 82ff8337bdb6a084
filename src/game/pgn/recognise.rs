//! Distinguishes games from prose, and games on hexagons from ordinary chess.

use super::file::PgnFile;
use super::joined::spelled;
use super::lexer::Lexer;
use super::ordinary::{has_ordinary_moves, is_ordinary_name, is_square_fen};
use super::tag_text::parse_tag;
use super::token::Kind;
use crate::game::read_move::has_form_of_move;

/// Without a tag, a text with more other words than this for each move is prose.
const MAX_WORDS_PER_MOVE: usize = 4;

impl PgnFile {
    /// `true` if any of its games has a tag, or moves that are not lost among other words.
    pub fn holds_games(&self) -> bool {
        (0..self.len()).any(|index| is_game(&self.game_text(index)))
    }

    /// `true` if game `index` is one of ordinary chess by its tags; where they do not say so, if all its moves fit a board
    /// of 8×8 squares and it begins like a game of ordinary chess. Ask only about games that cannot be read.
    pub fn is_ordinary_chess(&self, index: usize) -> bool {
        let tags = self.tags(index);
        let given = |name: &str| tags.get(name).filter(|value| !matches!(value.trim(), "" | "?"));
        match (given("Variant"), given("FEN")) {
            (Some(variant), _) => is_ordinary_name(variant),
            (None, Some(fen)) => is_square_fen(fen),
            (None, None) => has_ordinary_moves(&self.game_text(index)),
        }
    }
}

/// Whether a text has a tag, or at least one move and few other words.
fn is_game(text: &str) -> bool {
    let (mut moves, mut words) = (0, 0);
    for token in Lexer::new(text) {
        let piece = &text[token.start..token.end];
        match token.kind {
            Kind::Tag if parse_tag(piece).is_some() => return true,
            Kind::Symbol if has_form_of_move(&spelled(piece)) => moves += 1,
            Kind::Tag | Kind::Symbol | Kind::Word => words += 1,
            Kind::Remark => words += piece.split_whitespace().count(),
            _ => {}
        }
    }
    moves > 0 && words <= MAX_WORDS_PER_MOVE * moves
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds_games(text: &str) -> bool {
        PgnFile::from_text(text.to_owned()).holds_games()
    }

    #[test]
    fn prose_is_no_game() {
        for text in [
            "hello world junk 123",
            "Dear diary,\n\ntoday I met 3 friends at 5pm. B12 is a vitamin, H2O is water.\n* milk\n* eggs\n",
            "Press f6 to reload the page, and if that does not help, start the browser again.",
            "[1] A footnote.\n[see there]\n",
            "1. First\n2. Second\n3. Third\n",
        ] {
            assert!(!holds_games(text), "{text}");
        }
    }

    #[test]
    fn a_tag_or_a_move_makes_a_game() {
        for text in [
            "1. f6 e6 2. g5",
            "Here is my game: 1. f6 e6 2. g5",
            "[White \"Anna\"]\n\n*",
            "1. Hhf4 Hdf8 *",
            "prose\n\n* \n\n[White \"Anna\"]\n\n1. f6 *",
        ] {
            assert!(holds_games(text), "{text}");
        }
    }

    #[test]
    fn ordinary_chess_is_recognised() {
        let is_ordinary = |text: &str| PgnFile::from_text(text.to_owned()).is_ordinary_chess(0);
        for text in [
            "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Re1+ 1-0",
            "1. e2e4 e7e5 *",
            "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4 *",
            "[Variant \"Standard\"]\n\n1. d4 d5 *",
            "1. d4 Nf6 2. c4 g6 3. exd8=Q# *",
        ] {
            assert!(is_ordinary(text), "{text}");
        }
        for text in [
            "[Variant \"Glinski\"]\n\n1. e4 e5 *",
            "1. f6 e6 2. g5 *",
            "1. e4 e5 2. Nk3 *",
            "1. e4 e5 2. Nf10 *",
            "[Variant \"Atomic\"]\n\n1. e4 *",
            "[White \"A\"]\n\n*",
        ] {
            assert!(!is_ordinary(text), "{text}");
        }
        assert!(!is_square_fen("6/p5P/rp4PR/n1p3P1N/q2p2P2Q w - 1"));
    }
}
