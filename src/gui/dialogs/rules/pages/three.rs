//! The page of the three-player game.

use super::{PROMOTION_91, Section, illustrated, piece, pieces, text};
use crate::app::model::diagram::{Diagram, Game};

pub fn page() -> Vec<Section> {
    let positions = [
        "1/3/5/7/8bK/5wR5/rK10/11/11/11/6wK4 w wrb - 0 1",
        "1/3/5/7/8bK/5wB5/rK10/11/11/11/6wK4 w wrb - 0 1",
        "1/3/5/7/8bK/5wQ5/rK10/11/11/11/6wK4 w wrb - 0 1",
        "1/3/5/7/8bK/5wK5/rK10/11/11/11/11 w wrb - 0 1",
        "1/3/5/7/8bK/5wN5/rK10/11/11/11/6wK4 w wrb - 0 1",
    ];
    [START, &pieces(Game::Three, &["f6"], positions), REST].concat()
}

const START: &[Section] = &[
    text("rules-goal-title", &["rules-three-goal"]),
    text("rules-short-title", &["rules-three-short"]),
    illustrated("rules-board-title", &["rules-three-board"], Diagram::start(Game::Three)),
];

const REST: &[Section] = &[
    piece(
        Game::Three,
        "rules-pawn-title",
        &["rules-three-pawn"],
        "1/3/5/7/4wN4/3rP7/4bN6/rK9bK/11/11/5wK5 r wrb - 0 1",
        &["d6"],
    ),
    piece(
        Game::Three,
        "rules-en-passant-title",
        &["rules-three-en-passant"],
        "1/3/5/7/9/rK9bK/3rPwP6/11/11/11/5wK5 r wrb we4 0 1",
        &["d5"],
    ),
    illustrated(
        "rules-promotion-title",
        &["rules-promotion", "rules-three-promotion"],
        Diagram {
            circles: PROMOTION_91,
            ..Diagram::moves(Game::Three, "bR/3/1wP3/7/8bK/11/rK10/11/11/11/6wK4 w wrb - 0 1", &["e9"])
        },
    ),
    piece(
        Game::Three,
        "rules-three-check-title",
        &["rules-three-check"],
        "bK/3/5/7/1rR7/5wR5/rK10/11/11/11/5wK5 w wrb - 0 1",
        &["f6"],
    ),
    text("rules-three-out-title", &["rules-three-out"]),
    text("rules-draws-title", &["rules-three-draws"]),
    text("rules-three-points-title", &["rules-three-points"]),
    text("rules-notation-title", &["rules-notation"]),
];
