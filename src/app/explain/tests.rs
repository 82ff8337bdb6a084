//! The library and the catalogue say the same.

use super::file::problem;
use super::wrong_position;
use crate::game::pgn::{CodePage, Problem};
use crate::game::{PieceLetters, Position, PositionError, Variant, read_move};
use crate::sides::Points;

/// Positions of Gliński's game, of Shafran's and of checkers, each with one fault.
const POSITIONS: [(Variant, &str); 31] = [
    (Variant::Glinski, ""),
    (Variant::Glinski, "1 w - 0 1"),
    (Variant::Glinski, "k/3/5 w - 0 1"),
    (Variant::Glinski, "k/3/5/4/9/11/11/11/11/11/5K5 w - 0 1"),
    (Variant::Glinski, "6/7/8/9/K9/11/9k/9/7/7/6 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/5x5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/0/5K5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/5K5 red - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/5K5 w j5 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/5K5 w f6 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/5K5 w - 0 1 more"),
    (Variant::Glinski, "1/3/5/7/9/11/11/11/11/11/5K5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/4KK5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/1PPPPPPPPP1/5P5/11/11/11/5K5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/1PPPPPPPP2/QQQ8/11/11/11/5K5 b - 0 1"),
    (Variant::Glinski, "k/3/5/7/P8/11/11/11/11/11/5K5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/11/11/11/11/4KP5 w - 0 1"),
    (Variant::Glinski, "k/3/5/7/9/11/5R5/11/11/11/5K5 w - 0 1"),
    (Variant::Shafran, "2k2/6/7/8/9/9/8/7/6/1K3 w QQ - 0 1"),
    (Variant::Shafran, "2k2/6/7/8/9/9/8/7/6/1K3 w Q - 0 1"),
    (Variant::Checkers, ""),
    (Variant::Checkers, "X:W55:B19"),
    (Variant::Checkers, "W:W55"),
    (Variant::Checkers, "W:W55:B19:W56"),
    (Variant::Checkers, "W:W55:B19:Q"),
    (Variant::Checkers, "W:WQ55:B19"),
    (Variant::Checkers, "W:W50:B19"),
    (Variant::Checkers, "W:W55,55:B19"),
    (Variant::Checkers, "W:W59:B19"),
    (Variant::Checkers, "W:WK55c:B19"),
    (Variant::Checkers, "W:W55:B19:Hx"),
];

/// Moves that are not possible at the start of Gliński's game, of Shafran's and of checkers.
const MOVES: [(Variant, &str); 9] = [
    (Variant::Glinski, "Zf1"),
    (Variant::Glinski, "Rf12"),
    (Variant::Glinski, "Bf3"),
    (Variant::Glinski, "f5f7"),
    (Variant::Glinski, "d4d5"),
    (Variant::Shafran, "O-O"),
    (Variant::Checkers, "e4"),
    (Variant::Checkers, "25-20"),
    (Variant::Checkers, "55-66"),
];

#[test]
fn the_library_and_the_catalogue_word_position_errors_alike() {
    for (variant, text) in POSITIONS {
        let error: PositionError = Position::from_fen(variant, text).expect_err(text);
        assert_eq!(wrong_position(&error).to_string(), error.to_string(), "{variant}: {text}");
    }
}

#[test]
fn the_library_and_the_catalogue_word_move_errors_alike() {
    for (variant, text) in MOVES {
        let error = read_move(&Position::start(variant), text, PieceLetters::English).expect_err(text);
        let found = Problem::from(error);
        assert_eq!(problem(&found).to_string(), found.to_string(), "{variant}: {text}");
    }
}

#[test]
fn the_library_and_the_catalogue_word_file_problems_alike() {
    let text = || "x".to_owned();
    let [tag, marker] = [Points::WHITE_WINS, Points::BLACK_WINS];
    for found in [
        Problem::RedundantWord(text()),
        Problem::UnknownWord(text()),
        Problem::NullMove(text()),
        Problem::VariationBeforeMove,
        Problem::UnclosedVariation,
        Problem::UnmatchedClose,
        Problem::UnclosedComment,
        Problem::NotUtf8 { byte: 0xf6, letter: 'ö', page: CodePage::Latin2 },
        Problem::BadMark(text()),
        Problem::BadTag(text()),
        Problem::RepeatedTag(text()),
        Problem::BadValue { name: text(), value: text(), hint: "" },
        Problem::UnknownVariant(text()),
        Problem::Remark(text()),
        Problem::ResultsDiffer { tag, marker },
        Problem::BoardSays { told: tag, shown: marker },
    ] {
        assert_eq!(problem(&found).to_string(), found.to_string());
    }
}
