//! The catalogue's words for colours, pieces, levels, results and reasons.

use super::board_view::{BoardWords, TargetKind};
use super::catalogue::{tr, tr_args};
use crate::chess::Role;
use crate::engine::Level;
use crate::game::{Piece, PieceKind, PieceLetters, Variant, points_text};
use crate::sides::{Color, Outcome, Points, Reason};

/// "White" or "Black".
pub fn color(color: Color) -> String {
    tr(match color {
        Color::White => "color-white",
        Color::Black => "color-black",
    })
}

/// The colour's name in the program's own files.
pub fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name by which the catalogue knows the language of piece letters.
pub fn letters_key(letters: PieceLetters) -> &'static str {
    match letters {
        PieceLetters::English => "english",
        PieceLetters::Hungarian => "hungarian",
        PieceLetters::Polish => "polish",
        PieceLetters::Esperanto => "esperanto",
        PieceLetters::German | PieceLetters::Swedish => "german-swedish",
        PieceLetters::French => "french",
        PieceLetters::Russian => "russian",
    }
}

/// "pawn" to "king".
pub fn role(role: Role) -> String {
    tr(match role {
        Role::Pawn => "piece-pawn",
        Role::Knight => "piece-knight",
        Role::Bishop => "piece-bishop",
        Role::Rook => "piece-rook",
        Role::Queen => "piece-queen",
        Role::King => "piece-king",
    })
}

/// "pawn", "king".
pub fn kind(kind: PieceKind) -> String {
    match kind {
        PieceKind::Chess(role) => self::role(role),
        PieceKind::Man => tr("piece-man"),
        PieceKind::Crowned => tr("piece-crowned"),
    }
}

/// The name of a game: "Gliński’s chess".
pub fn variant(variant: Variant) -> String {
    tr(match variant {
        Variant::Glinski => "variant-glinski",
        Variant::McCooey => "variant-mccooey",
        Variant::Shafran => "variant-shafran",
        Variant::Checkers => "variant-checkers",
    })
}

/// The name of a level.
pub fn level(level: Level) -> String {
    tr(match level {
        Level::Beginner => "level-beginner",
        Level::Novice => "level-novice",
        Level::Learner => "level-learner",
        Level::Casual => "level-casual",
        Level::Amateur => "level-amateur",
        Level::Club => "level-club",
        Level::Strong => "level-strong",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
        Level::Grandmaster => "level-grandmaster",
        Level::Full => "level-full",
    })
}

/// What a computer without a name of its own is called.
pub fn computer_name(at: Level) -> String {
    tr_args("computer-name", &[("level", level(at).into())])
}

/// Both sides' points: "1-0", "¾-¼".
pub fn points(points: Points) -> String {
    let side = |color| points_text(points.for_color(color).into());
    format!("{}-{}", side(Color::White), side(Color::Black))
}

/// The result in a few words: "White wins", "Draw", "¾ to White, ¼ to Black".
pub fn result(outcome: Outcome) -> String {
    tr(match outcome.points.for_color(Color::White) {
        0 => "over-black-wins",
        1 => "over-black-three-quarters",
        2 => "over-draw",
        3 => "over-white-three-quarters",
        _ => "over-white-wins",
    })
}

/// Why the game ended: "Checkmate", "Black is stalemated", "White resigns".
pub fn reason(outcome: Outcome) -> String {
    // What a side did or suffered is said of the side with fewer points.
    let is_of_white = outcome.points.for_color(Color::White) < outcome.points.for_color(Color::Black);
    let key = match (outcome.reason, is_of_white) {
        (Reason::Stalemate, true) => "reason-stalemate-white",
        (Reason::Stalemate, false) => "reason-stalemate-black",
        (Reason::AllTaken, true) => "reason-all-taken-white",
        (Reason::AllTaken, false) => "reason-all-taken-black",
        (Reason::Blocked, true) => "reason-blocked-white",
        (Reason::Blocked, false) => "reason-blocked-black",
        (Reason::Resignation, true) => "reason-resignation-white",
        (Reason::Resignation, false) => "reason-resignation-black",
        (Reason::TimeForfeit, true) => "reason-time-forfeit-white",
        (Reason::TimeForfeit, false) => "reason-time-forfeit-black",
        (Reason::RulesInfraction, true) => "reason-rules-infraction-white",
        (Reason::RulesInfraction, false) => "reason-rules-infraction-black",
        (reason, _) => reason_key(reason),
    };
    tr(key)
}

/// Result and reason in a line: "White wins: checkmate".
pub fn result_and_reason(outcome: Outcome) -> String {
    if outcome.reason == Reason::Unknown {
        return result(outcome);
    }
    tr_args("over-with-reason", &[("result", result(outcome).into()), ("reason", reason(outcome).into())])
}

/// Every reason with its key: that of its text where it has one for both sides, and its name in the journal.
const REASONS: [(Reason, &str); 16] = [
    (Reason::Checkmate, "reason-checkmate"),
    (Reason::Stalemate, "reason-stalemate"),
    (Reason::AllTaken, "reason-all-taken"),
    (Reason::Blocked, "reason-blocked"),
    (Reason::InsufficientMaterial, "reason-insufficient-material"),
    (Reason::Repetition, "reason-repetition"),
    (Reason::FivefoldRepetition, "reason-fivefold-repetition"),
    (Reason::FiftyMoves, "reason-fifty-moves"),
    (Reason::SeventyFiveMoves, "reason-seventy-five-moves"),
    (Reason::Agreement, "reason-agreement"),
    (Reason::Resignation, "reason-resignation"),
    (Reason::TimeForfeit, "reason-time-forfeit"),
    (Reason::TimeForfeitNoMaterial, "reason-time-forfeit-no-material"),
    (Reason::RulesInfraction, "reason-rules-infraction"),
    (Reason::Adjudication, "reason-adjudication"),
    (Reason::Unknown, "reason-unknown"),
];

/// The reason's name in the program's own files.
pub fn reason_key(reason: Reason) -> &'static str {
    REASONS.iter().find(|(known, _)| *known == reason).map_or("reason-unknown", |(_, key)| key)
}

/// The reason of that name.
pub fn reason_of_key(key: &str) -> Reason {
    REASONS.iter().find(|(_, known)| *known == key).map_or(Reason::Unknown, |(reason, _)| *reason)
}

/// The catalogue's words for the board.
#[derive(Debug, Clone, Copy, Default)]
pub struct Words;

impl BoardWords for Words {
    fn board(&self) -> String {
        tr("board-name")
    }

    fn cell(&self, name: &str, piece: Option<Piece>) -> String {
        let Some(piece_there) = piece else {
            return tr_args("board-cell-empty", &[("cell", name.into())]);
        };
        let key = match piece_there.color {
            Color::White => "board-cell-white",
            Color::Black => "board-cell-black",
        };
        tr_args(key, &[("cell", name.into()), ("piece", kind(piece_there.kind).into())])
    }

    fn target(&self, kind: TargetKind) -> String {
        tr(match kind {
            TargetKind::Quiet => "board-target",
            TargetKind::Capture => "board-capture",
            TargetKind::Castling => "board-castling",
        })
    }

    fn promote(&self, role: Role) -> String {
        tr_args("board-promote", &[("piece", self::role(role).into())])
    }

    fn must_take(&self) -> String {
        tr("board-must-take")
    }

    fn castle(&self, way: &str) -> String {
        tr_args("board-castle", &[("way", way.into())])
    }
}
