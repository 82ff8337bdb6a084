//! The catalogue's words for colours, pieces, levels, results and reasons.

use super::board_view::{BoardWords, TargetKind};
use super::catalogue::{tr, tr_args};
use crate::chess::Role;
use crate::engine::Level;
use crate::game::{Figure, Piece, PieceLetters, Variant, points_text};
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

/// "pawn", "crowned man".
pub fn figure(figure: Figure) -> String {
    match figure {
        Figure::Chess(role) => self::role(role),
        Figure::Man => tr("piece-man"),
        Figure::Crowned => tr("piece-crowned"),
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
        (Reason::Checkmate, _) => "reason-checkmate",
        (Reason::InsufficientMaterial, _) => "reason-insufficient-material",
        (Reason::Repetition, _) => "reason-repetition",
        (Reason::FivefoldRepetition, _) => "reason-fivefold-repetition",
        (Reason::FiftyMoves, _) => "reason-fifty-moves",
        (Reason::SeventyFiveMoves, _) => "reason-seventy-five-moves",
        (Reason::Agreement, _) => "reason-agreement",
        (Reason::TimeForfeitNoMaterial, _) => "reason-time-forfeit-no-material",
        (Reason::Adjudication, _) => "reason-adjudication",
        (Reason::Unknown, _) => "reason-unknown",
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

/// Quarter points: "1¾".
pub fn quarters(quarters: u32) -> String {
    points_text(quarters)
}

/// The catalogue's words for the board.
#[derive(Debug, Clone, Copy, Default)]
pub struct Words;

impl BoardWords for Words {
    fn board(&self) -> String {
        tr("board-name")
    }

    fn cell(&self, name: &str, man: Option<Piece>) -> String {
        let Some(man_there) = man else {
            return tr_args("board-cell-empty", &[("cell", name.into())]);
        };
        let key = match man_there.color {
            Color::White => "board-cell-white",
            Color::Black => "board-cell-black",
        };
        tr_args(key, &[("cell", name.into()), ("piece", figure(man_there.figure).into())])
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
