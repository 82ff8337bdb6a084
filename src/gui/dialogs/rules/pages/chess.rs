//! The pages of the three two-player chess games.

use super::{GLINSKI, Keys, MCCOOEY, PROMOTION_91, SHAFRAN, Section, illustrated, piece, pieces, text};
use crate::app::model::diagram::Diagram;

const PIECES_91: [&str; 5] = [
    "1/2k/5/7/9/5R5/11/11/11/11/6K4 w - 0 1",
    "1/2k/5/7/9/5B5/11/11/11/11/6K4 w - 0 1",
    "1/2k/5/7/9/5Q5/11/11/11/11/6K4 w - 0 1",
    "1/2k/5/7/9/5K5/11/11/11/11/11 w - 0 1",
    "1/2k/5/7/9/5N5/11/11/11/11/6K4 w - 0 1",
];
const MATE: &str = "k/3/2Q2/7/9/11/11/11/11/11/6K4 b - 0 1";
const STALEMATE: &str = "k/3/4K/7/9/11/4Q6/11/11/11/11 b - 0 1";

pub fn glinski() -> Vec<Section> {
    [GLINSKI_START, &pieces(GLINSKI, &["f6"], PIECES_91), GLINSKI_REST].concat()
}

const GLINSKI_START: &[Section] = &[
    illustrated("rules-goal-title", &["rules-goal"], Diagram::moves(GLINSKI, MATE, &[])),
    text("rules-short-title", &["rules-short"]),
    illustrated("rules-board-title", &["rules-board", "rules-army"], Diagram::start(GLINSKI)),
];

const GLINSKI_REST: &[Section] = &[
    piece(
        GLINSKI,
        "rules-pawn-title",
        &["rules-pawn"],
        "1/2k/5/7/9/11/5P5/4P1P4/3P3P3/2P5P2/1P4K2P1 w - 0 1",
        &["b1", "c2", "d3", "e4", "f5", "g4", "h3", "i2", "k1"],
    ),
    illustrated(
        "rules-pawn-captures-title",
        &["rules-pawn-captures"],
        Diagram {
            not_allowed: &["e6", "g6"],
            ..Diagram::moves(GLINSKI, "1/2k/5/7/9/4p1p4/4nPn4/11/11/11/6K4 w - 0 1", &["f5"])
        },
    ),
    piece(
        GLINSKI,
        "rules-en-passant-title",
        &["rules-en-passant"],
        "1/2k/5/7/9/11/1Pp8/11/11/11/6K4 w c6 0 1",
        &["b5"],
    ),
    illustrated(
        "rules-promotion-title",
        &["rules-promotion"],
        Diagram {
            circles: PROMOTION_91,
            ..Diagram::moves(GLINSKI, "1/3/rP3/7/9/11/11/11/2K6k1/11/11 w - 0 1", &["e9"])
        },
    ),
    text("rules-end-title", &["rules-end"]),
    illustrated(
        "rules-stalemate-title",
        &["rules-stalemate", "rules-stalemate-diagram"],
        Diagram::moves(GLINSKI, STALEMATE, &[]),
    ),
    text("rules-draws-title", &["rules-draws", "rules-draws-options"]),
    text("rules-notation-title", &["rules-notation"]),
];

pub fn mccooey() -> Vec<Section> {
    [MCCOOEY_START, &pieces(MCCOOEY, &["f6"], PIECES_91), MCCOOEY_REST].concat()
}

const MCCOOEY_START: &[Section] = &[
    illustrated("rules-goal-title", &["rules-goal"], Diagram::moves(MCCOOEY, MATE, &[])),
    text("rules-short-title", &["rules-mccooey-short"]),
    illustrated("rules-board-title", &["rules-board", "rules-mccooey-army"], Diagram::start(MCCOOEY)),
];

const MCCOOEY_REST: &[Section] = &[
    piece(
        MCCOOEY,
        "rules-pawn-title",
        &["rules-mccooey-pawn"],
        "1/2k/5/7/9/11/11/5P5/4P1P4/3P3P3/2P3K1P2 w - 0 1",
        &["c1", "d2", "e3", "f4", "g3", "h2", "i1"],
    ),
    illustrated(
        "rules-pawn-captures-title",
        &["rules-mccooey-pawn-captures"],
        Diagram {
            not_allowed: &["d3", "f4"],
            ..Diagram::moves(MCCOOEY, "1/2k/5/7/9/11/5n5/3n1p5/3pP6/11/6K4 w - 0 1", &["e3"])
        },
    ),
    piece(
        MCCOOEY,
        "rules-en-passant-title",
        &["rules-mccooey-en-passant"],
        "1/2k/5/7/9/4p6/3P7/11/11/11/6K4 w e7 0 1",
        &["d5"],
    ),
    illustrated(
        "rules-promotion-title",
        &["rules-promotion"],
        Diagram {
            circles: PROMOTION_91,
            ..Diagram::moves(MCCOOEY, "r/3/1P3/7/9/11/11/11/2K6k1/11/11 w - 0 1", &["e9"])
        },
    ),
    text("rules-end-title", &["rules-end"]),
    illustrated(
        "rules-stalemate-title",
        &["rules-stalemate-draw", "rules-stalemate-diagram"],
        Diagram::moves(MCCOOEY, STALEMATE, &[]),
    ),
    text("rules-draws-title", &["rules-draws-kings", "rules-draws-claims"]),
    text("rules-notation-title", &["rules-notation"]),
];

pub fn shafran() -> Vec<Section> {
    let positions = [
        "1k3/6/7/8/9/4R4/8/7/6/3K1 w - - 0 1",
        "1k3/6/7/8/9/4B4/8/7/6/3K1 w - - 0 1",
        "1k3/6/7/8/9/4Q4/8/7/6/3K1 w - - 0 1",
        "1k3/6/7/8/9/4K4/8/7/6/5 w - - 0 1",
        "1k3/6/7/8/9/4N4/8/7/6/3K1 w - - 0 1",
    ];
    [SHAFRAN_START, &pieces(SHAFRAN, &["e5"], positions), SHAFRAN_REST].concat()
}

/// White's promotion cells on Shafran's board.
const PROMOTION_70: Keys = &["a6", "b7", "c8", "d9", "e10", "f10", "g10", "h10", "i10"];

const SHAFRAN_START: &[Section] = &[
    illustrated(
        "rules-goal-title",
        &["rules-goal"],
        Diagram::moves(SHAFRAN, "k4/6/2Q4/8/9/9/8/7/6/3K1 b - - 0 1", &[]),
    ),
    text("rules-short-title", &["rules-shafran-short"]),
    illustrated("rules-board-title", &["rules-shafran-board"], Diagram::start(SHAFRAN)),
];

const SHAFRAN_REST: &[Section] = &[
    piece(
        SHAFRAN,
        "rules-pawn-title",
        &["rules-shafran-pawn"],
        "1k3/6/7/8/8P/7P1/6P1/5P1/PPPPP1/3K1 w - - 0 1",
        &["a2", "b2", "c2", "d2", "e2", "f3", "g4", "h5", "i6"],
    ),
    illustrated(
        "rules-pawn-captures-title",
        &["rules-shafran-pawn-captures"],
        Diagram {
            not_allowed: &["d4", "f5"],
            ..Diagram::moves(SHAFRAN, "1k3/6/7/8/5n3/3n1p3/3pP3/7/6/3K1 w - - 0 1", &["e4"])
        },
    ),
    piece(
        SHAFRAN,
        "rules-en-passant-title",
        &["rules-shafran-en-passant"],
        "k4/6/7/8/4p4/3P5/8/7/6/4K w - e8,e7 0 1",
        &["d5"],
    ),
    illustrated(
        "rules-promotion-title",
        &["rules-promotion"],
        Diagram {
            circles: PROMOTION_70,
            ..Diagram::moves(SHAFRAN, "r4/6/1P5/8/7k1/9/8/1K5/6/5 w - - 0 1", &["d8"])
        },
    ),
    piece(
        SHAFRAN,
        "rules-castling-title",
        &["rules-shafran-castling"],
        "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1",
        &["e1"],
    ),
    text("rules-end-title", &["rules-end"]),
    illustrated(
        "rules-stalemate-title",
        &["rules-stalemate-draw", "rules-stalemate-diagram"],
        Diagram::moves(SHAFRAN, "k4/3Q2/7/K7/9/9/8/7/6/5 b - - 0 1", &[]),
    ),
    text("rules-draws-title", &["rules-draws-kings", "rules-draws-claims"]),
    text("rules-notation-title", &["rules-notation", "rules-shafran-notation"]),
];
