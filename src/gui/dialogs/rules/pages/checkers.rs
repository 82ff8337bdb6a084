//! The page of hexagonal checkers.

use super::{CHECKERS, Section, illustrated, piece, text};
use crate::app::model::diagram::Diagram;

pub const PAGE: &[Section] = &[
    text("rules-goal-title", &["rules-checkers-goal"]),
    text("rules-checkers-short-title", &["rules-checkers-short"]),
    illustrated("rules-board-title", &["rules-checkers-board"], Diagram::start(CHECKERS)),
    piece(CHECKERS, "rules-man-title", &["rules-checkers-man"], "W:W55:B19", &["55"]),
    piece(CHECKERS, "rules-crowned-title", &["rules-checkers-crowned"], "W:WK55:B19", &["55"]),
    piece(CHECKERS, "rules-capture-title", &["rules-checkers-capture"], "W:W33:B43,63,84", &["33"]),
    text("rules-most-title", &["rules-checkers-most"]),
    illustrated(
        "rules-promotion-title",
        &["rules-checkers-promotion"],
        Diagram {
            circles: &["19", "29", "39", "49", "59"],
            ..Diagram::moves(CHECKERS, "W:W48:B82", &["48"])
        },
    ),
    piece(CHECKERS, "rules-protection-title", &["rules-checkers-protection"], "B:WK39:B49", &["49"]),
    text("rules-draws-title", &["rules-checkers-draws", "rules-draws-claims", "rules-checkers-same"]),
    text("rules-notation-title", &["rules-checkers-notation"]),
];
