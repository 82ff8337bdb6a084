//! Explains why a move is illegal, why a position is invalid, and the unreadable parts of a file of games.

use super::words::{self, color_key, knight_example, role_key};
use super::{Text, keys, text};
use crate::chess::{self, FenError, IllegalReason, Role, SetupError};
use crate::game::pgn::{MAX_DEPTH, Problem, known_variants};
use crate::game::{
    CaptureMismatch, IllegalMove, MoveTextError, PieceKind, Position, PositionError, SetupProblem, Touch,
    Variant,
};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, illegal: IllegalMove) -> Text {
    text!("illegal", reason = illegal_here(position, illegal))
}

/// The reason alone: "the rook on f6 is pinned by the bishop on f9".
pub(super) fn illegal_here(position: &Position, illegal: IllegalMove) -> Text {
    why(illegal, |cell, _| position.chess()?.role_at(cell))
}

/// The reason of [`illegal_move`] for a move in a file, of which only the moving piece is given.
pub fn illegal_in_file(illegal: IllegalMove) -> Text {
    why(illegal, |cell, illegal| illegal.role.filter(|_| cell == illegal.from))
}

fn why(illegal: IllegalMove, role_on: impl Fn(Cell, chess::IllegalMove) -> Option<Role>) -> Text {
    match illegal {
        IllegalMove::Chess(illegal) => reason(illegal, |cell| role_on(cell, illegal)),
        IllegalMove::Draughts(illegal) => super::explain_draughts::why_not(illegal),
        IllegalMove::OtherGame => Text::key("illegal-other-game"),
    }
}

/// The reason in words; `role_on` returns the piece on a cell. A text gets only the values that it uses, so that equal
/// texts are equal.
pub(in crate::app) fn reason(illegal: chess::IllegalMove, role_on: impl Fn(Cell) -> Option<Role>) -> Text {
    let chess::IllegalMove { variant, from, to, reason, .. } = illegal;
    let piece_on = |cell| words::any_key(role_on(cell).map(PieceKind::Chess));
    let name = |cell| variant.cell_name(cell).to_string();
    let (piece, cell, target) = (piece_on(from), name(from), name(to));
    match reason {
        IllegalReason::NoPiece => text!("illegal-no-piece", cell),
        IllegalReason::NotYourTurn => text!("illegal-not-your-turn", piece, cell),
        IllegalReason::OwnPiece => text!("illegal-own-piece", other = piece_on(to), target),
        IllegalReason::NotHowItMoves(role) => text!(way_key(role), game = variant.key()),
        IllegalReason::Blocked { by } => {
            text!("illegal-blocked", other = piece_on(by), "other-cell" = name(by), piece, cell)
        }
        IllegalReason::NothingToTake => text!("illegal-nothing-to-take", target),
        IllegalReason::KingAttacked { by } => {
            text!("illegal-king-attacked", other = piece_on(by), "other-cell" = name(by), target)
        }
        IllegalReason::StillInCheck { by } => {
            text!("illegal-still-in-check", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::Pinned { by } => {
            text!("illegal-pinned", piece, cell, other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::ExposesKing { by } => {
            text!("illegal-exposes-king", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::CastlingRightLost => Text::key("illegal-castling-lost"),
        IllegalReason::CastlingBlocked { by } => {
            text!("illegal-castling-blocked", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::CastlingInCheck { .. } => Text::key("illegal-castling-in-check"),
        IllegalReason::CastlingAttacked { cell, .. } => {
            text!("illegal-castling-attacked", "other-cell" = name(cell))
        }
        IllegalReason::OtherKind => text!("illegal-other-kind", piece, cell, target),
    }
}

keys! {
    /// How each piece moves, for those who come from the square board.
    fn way_key(Role) {
        Pawn => "illegal-way-pawn", Knight => "illegal-way-knight", Bishop => "illegal-way-bishop",
        Rook => "illegal-way-rook", Queen => "illegal-way-queen", King => "illegal-way-king",
    }
}

/// "Touch-move: the rook on f6 was touched and must move."
pub fn touched(position: &Position, touch: Touch) -> Text {
    let cell = touch.cell();
    let key = match touch {
        Touch::Own(_) => "touch-own",
        Touch::Enemy(_) => "touch-enemy",
    };
    let piece = words::any_key(position.piece_at(cell).map(|piece| piece.kind));
    text!(key, piece, cell = position.variant().cell_name(cell))
}

/// The problem, its place and its remedy, without a full stop.
pub fn wrong_position(error: &PositionError) -> Text {
    match error {
        PositionError::Chess(error) => wrong_fen(error),
        PositionError::Draughts(error) => super::explain_draughts::wrong_position(error),
    }
}

fn wrong_fen(error: &FenError) -> Text {
    match error {
        FenError::Empty => text!("fen-empty", start = Variant::Glinski.start_fen()),
        FenError::RowCount { found, expected, .. } => {
            text!("fen-row-count", found = *found, expected = *expected)
        }
        FenError::RowLength { kind, name, found, expected } => {
            let key = if *kind == "file" { "fen-file-length" } else { "fen-rank-length" };
            text!(key, name, found = *found, expected = *expected)
        }
        FenError::Gap { row } => text!("fen-gap", row = *row),
        FenError::Letter { letter, row } => text!("fen-letter", text = letter.to_string(), row = *row),
        FenError::Turn(text) => text!("fen-turn", text),
        FenError::Castling(text) => text!("fen-castling", text),
        FenError::NoCastling { text, variant } => text!("fen-no-castling", text, game = game(*variant)),
        FenError::CastlingMissing => Text::key("fen-castling-missing"),
        FenError::EnPassantCell(text) => text!("fen-en-passant-cell", text),
        FenError::Number { text, .. } => text!("fen-number", text),
        FenError::Extra(text) => text!("fen-extra", text),
        FenError::OtherBoard { variant, .. } => text!("fen-other-board", game = game(*variant)),
        FenError::Setup(problems) => chess_setup_problem(problems.first()),
    }
}

/// The problem of a position that is set up.
fn chess_setup_problem(problem: &SetupError) -> Text {
    match problem {
        SetupError::OffBoard { piece, cell, variant } => {
            let piece = role_key(piece.role);
            text!("fen-off-board", cell = cell.to_string(), piece, game = game(*variant))
        }
        SetupError::NoKing(color) => text!("fen-no-king", color = color_key(*color)),
        SetupError::ManyKings { color, count } => {
            text!("fen-many-kings", color = color_key(*color), count = *count)
        }
        SetupError::ManyPawns { color, count, limit } => {
            text!("fen-many-pawns", color = color_key(*color), count = *count, limit = *limit)
        }
        SetupError::ManyPieces { color, extra, missing } => {
            text!("fen-many-pieces", color = color_key(*color), extra = *extra, missing = *missing)
        }
        SetupError::Pawn { color, cell, promotes } => {
            let key = if *promotes { "fen-pawn-promotes" } else { "fen-pawn-behind" };
            text!(key, color = color_key(*color), cell = cell.to_string())
        }
        SetupError::OpponentInCheck { waiting, role, cell } => {
            let (color, piece) = (color_key(*waiting), role_key(*role));
            text!("fen-opponent-in-check", color, piece, cell = cell.to_string())
        }
        SetupError::NoCastling { letter, variant } => {
            text!("fen-no-castling", text = letter.to_string(), game = game(*variant))
        }
        SetupError::CastlingHomes { letter, color } => {
            text!("fen-castling-pieces", text = letter.to_string(), color = color_key(*color))
        }
        SetupError::EnPassant { color, cells } => {
            text!("fen-en-passant", color = color_key(*color), text = cells)
        }
    }
}

fn game(variant: chess::Variant) -> Text {
    words::variant(variant.into())
}

/// The problem, its place and its remedy, without a full stop.
pub fn setup_problem(problem: &SetupProblem) -> Text {
    match problem {
        SetupProblem::Chess(problem) => chess_setup_problem(problem),
        SetupProblem::Draughts(problem) => super::explain_draughts::setup_problem(problem),
    }
}

/// An unreadable part, without a full stop.
pub fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Move(error) => text_error(error, illegal_in_file),
        Problem::Letters(letters) => text!("pgn-letters", language = words::letters_key(*letters)),
        Problem::CaptureMismatch(error) => capture_mismatch(error),
        Problem::RedundantWord(text) => text!("pgn-idle-word", text),
        Problem::UnknownWord(text) => text!("pgn-stray-word", text),
        Problem::NullMove(text) => text!("pgn-null-move", text),
        Problem::TooDeep => text!("pgn-too-deep", depth = MAX_DEPTH),
        Problem::VariationBeforeMove => Text::key("pgn-variation-before-move"),
        Problem::UnclosedVariation => Text::key("pgn-unclosed-variation"),
        Problem::UnmatchedClose => Text::key("pgn-stray-close"),
        Problem::UnclosedComment => Text::key("pgn-unclosed-comment"),
        Problem::NotUtf8 { byte, letter, page } => {
            let (byte, letter) = (format!("0x{byte:02X}"), letter.to_string());
            text!("pgn-not-utf8", byte, letter, page = page.to_string())
        }
        Problem::BadMark(text) => text!("pgn-bad-mark", text),
        Problem::BadTag(text) => text!("pgn-bad-tag", text),
        Problem::RepeatedTag(text) => text!("pgn-repeated-tag", text),
        Problem::BadValue { name, value, .. } => text!("pgn-bad-value", name, text = value),
        Problem::BadStart { error, other: None } => text!("pgn-bad-start", text = wrong_position(error)),
        Problem::BadStart { error, other: Some(other) } => {
            let (game, tag) = (words::variant(*other), format!("[Variant \"{other}\"]"));
            text!("pgn-other-start", text = wrong_position(error), game, tag)
        }
        Problem::UnknownVariant(name) => text!("pgn-unknown-variant", text = name, known = known_variants()),
        Problem::GameByMoves { name, variant } => {
            text!("pgn-game-by-moves", text = name, game = words::variant(*variant))
        }
        Problem::BoardSays { told, shown } => {
            text!("pgn-board-says", told = words::points(*told), shown = words::points(*shown))
        }
        Problem::Remark(text) => text!("pgn-remark", text),
        Problem::ResultsDiffer { tag, marker } => {
            text!("pgn-results-differ", tag = words::points(*tag), marker = words::points(*marker))
        }
    }
}

fn capture_mismatch(error: &CaptureMismatch) -> Text {
    let (text, said) = (&error.text, words::role_key(error.said));
    match error.taken {
        Some(taken) => text!("pgn-other-capture", text, said, taken = words::role_key(taken)),
        None => text!("pgn-no-capture", text),
    }
}

/// The problem with a move typed in this position.
pub fn typed_move(position: &Position, error: &MoveTextError) -> Text {
    match error {
        MoveTextError::NotAMove(text) => text!("typed-move-wrong", text, "knight-move" = knight_example()),
        _ => text_error(error, |illegal| illegal_here(position, illegal)),
    }
}

/// The problem with the text of a move, without a full stop.
fn text_error(error: &MoveTextError, why_not: impl Fn(IllegalMove) -> Text) -> Text {
    match error {
        MoveTextError::NoCell { text, cell } => text!("pgn-no-cell", text, cell),
        MoveTextError::NoCastling { text, variant } => {
            text!("pgn-no-castling", text, game = words::variant((*variant).into()))
        }
        MoveTextError::WhichCastling(text) => text!("pgn-which-castling", text),
        MoveTextError::NotAMove(text) => text!("pgn-not-a-move", text),
        MoveTextError::NoLegalMove { text, why: None } => text!("pgn-no-legal-move", text),
        MoveTextError::NoLegalMove { text, why: Some(why) } => {
            text!("pgn-illegal-move", text, reason = why_not(*why))
        }
        MoveTextError::Draughts(error) => super::explain_draughts::move_problem(error),
        MoveTextError::Ambiguous { text, choices } => {
            text!("pgn-ambiguous-move", text, choices = choices.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::pgn::CodePage;
    use crate::game::{PieceLetters, read_move};
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
}
