//! What stands on the pages of rules: for each game its sections, for the history its dates.

use crate::app::diagram::Diagram;
use crate::chess::Role;
use crate::game::Variant;
use crate::hex::Cell;
use crate::three::START;

/// A page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The rules of a game.
    Rules(Variant),
    /// The rules of the game for three.
    Three,
    /// Where the games come from.
    History,
}

impl Page {
    /// Every page, in the order in which they are offered.
    pub fn all() -> impl Iterator<Item = Self> {
        Variant::ALL.into_iter().map(Self::Rules).chain([Self::Three, Self::History])
    }

    /// Its sections.
    pub fn sections(self) -> &'static [Section] {
        match self {
            Self::Rules(Variant::Glinski) => GLINSKI,
            Self::Rules(Variant::McCooey) => MCCOOEY,
            Self::Rules(Variant::Shafran) => SHAFRAN,
            Self::Rules(Variant::Checkers) => CHECKERS,
            Self::Three => THREE,
            Self::History => HISTORY,
        }
    }
}

/// A section: the keys of its heading and of its words, and a board beside them.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The heading.
    pub title: &'static str,
    /// The words.
    pub words: &'static str,
    /// The board, if there is one.
    pub diagram: Option<Diagram>,
}

const fn text(title: &'static str, words: &'static str) -> Section {
    Section { title, words, diagram: None }
}

const fn illustrated(title: &'static str, words: &'static str, diagram: Diagram) -> Section {
    Section { title, words, diagram: Some(diagram) }
}

const fn piece(title: &'static str, words: &'static str, role: Role) -> Section {
    illustrated(title, words, Diagram::Alone(role))
}

/// A position, and the piece in it whose moves are marked.
const fn moves(variant: Variant, position: &'static str, piece: &'static str) -> Diagram {
    Diagram::Moves { variant, position, piece }
}

const GLINSKI: &[Section] = &[
    illustrated("rules-board-title", "rules-board", Diagram::Start(Variant::Glinski)),
    piece("rules-rook-title", "rules-rook", Role::Rook),
    piece("rules-bishop-title", "rules-bishop", Role::Bishop),
    piece("rules-queen-title", "rules-queen", Role::Queen),
    piece("rules-king-title", "rules-king", Role::King),
    piece("rules-knight-title", "rules-knight", Role::Knight),
    illustrated(
        "rules-pawn-title",
        "rules-pawn",
        moves(Variant::Glinski, "1/2k/5/7/9/11/4nPn4/11/11/11/6K4 w - 0 1", "f5"),
    ),
    illustrated(
        "rules-en-passant-title",
        "rules-en-passant",
        moves(Variant::Glinski, "1/2k/5/7/9/11/1Pp8/11/11/11/6K4 w c6 0 1", "b5"),
    ),
    text("rules-promotion-title", "rules-promotion"),
    text("rules-end-title", "rules-end"),
    text("rules-stalemate-title", "rules-stalemate"),
    text("rules-draws-title", "rules-draws"),
    text("rules-sources-title", "rules-sources"),
];

const MCCOOEY: &[Section] = &[
    illustrated("rules-board-title", "rules-mccooey-board", Diagram::Start(Variant::McCooey)),
    illustrated(
        "rules-pawn-title",
        "rules-mccooey-pawn",
        moves(Variant::McCooey, "1/2k/5/7/9/11/5n5/3n7/4P6/11/6K4 w - 0 1", "e3"),
    ),
    illustrated(
        "rules-en-passant-title",
        "rules-mccooey-en-passant",
        moves(Variant::McCooey, "1/2k/5/7/9/4p6/3P7/11/11/11/6K4 w e7 0 1", "d5"),
    ),
    text("rules-draws-title", "rules-mccooey-draws"),
    text("rules-sources-title", "rules-mccooey-sources"),
];

const SHAFRAN: &[Section] = &[
    illustrated("rules-board-title", "rules-shafran-board", Diagram::Start(Variant::Shafran)),
    illustrated(
        "rules-first-step-title",
        "rules-shafran-first-step",
        moves(Variant::Shafran, "k4/6/7/8/9/9/8/7/4P1/4K w - - 0 1", "e2"),
    ),
    illustrated(
        "rules-pawn-title",
        "rules-shafran-pawn",
        moves(Variant::Shafran, "k4/6/7/8/5n3/3n5/4P3/7/6/4K w - - 0 1", "e4"),
    ),
    illustrated(
        "rules-en-passant-title",
        "rules-shafran-en-passant",
        moves(Variant::Shafran, "k4/6/7/8/4p4/3P5/8/7/6/4K w - e8,e7 0 1", "d5"),
    ),
    illustrated(
        "rules-castling-title",
        "rules-shafran-castling",
        moves(Variant::Shafran, "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1", "e1"),
    ),
    text("rules-draws-title", "rules-shafran-draws"),
    text("rules-sources-title", "rules-shafran-sources"),
];

const CHECKERS: &[Section] = &[
    illustrated("rules-board-title", "rules-checkers-board", Diagram::Start(Variant::Checkers)),
    illustrated("rules-man-title", "rules-checkers-man", moves(Variant::Checkers, "W:W55:B19", "55")),
    illustrated(
        "rules-crowned-title",
        "rules-checkers-crowned",
        moves(Variant::Checkers, "W:WK55:B19", "55"),
    ),
    illustrated(
        "rules-capture-title",
        "rules-checkers-capture",
        moves(Variant::Checkers, "W:W33:B43,63,84", "33"),
    ),
    text("rules-most-title", "rules-checkers-most"),
    text("rules-promotion-title", "rules-checkers-promotion"),
    illustrated(
        "rules-protection-title",
        "rules-checkers-protection",
        moves(Variant::Checkers, "B:WK39:B49", "49"),
    ),
    text("rules-end-title", "rules-checkers-end"),
    text("rules-notation-title", "rules-checkers-notation"),
    text("rules-sources-title", "rules-checkers-sources"),
];

/// A position of the game for three, and the piece in it whose moves are marked.
const fn three_moves(position: &'static str, piece: Cell) -> Diagram {
    Diagram::Three { position, piece: Some(piece) }
}

const THREE: &[Section] = &[
    illustrated("rules-board-title", "rules-three-board", Diagram::Three { position: START, piece: None }),
    illustrated(
        "rules-pawn-title",
        "rules-three-pawn",
        three_moves("1/3/5/7/4wN4/3rP7/4bN6/rK9bK/11/11/5wK5 r wrb - 0 1", Cell::D6),
    ),
    illustrated(
        "rules-en-passant-title",
        "rules-three-en-passant",
        three_moves("1/3/5/7/9/rK9bK/3rPwP6/11/11/11/5wK5 r wrb we4 0 1", Cell::D5),
    ),
    illustrated(
        "rules-three-check-title",
        "rules-three-check",
        three_moves("bK/3/5/7/1rR7/5wR5/rK10/11/11/11/5wK5 w wrb - 0 1", Cell::F6),
    ),
    text("rules-three-out-title", "rules-three-out"),
    text("rules-draws-title", "rules-three-draws"),
    text("rules-three-points-title", "rules-three-points"),
    text("rules-sources-title", "rules-three-sources"),
];

const HISTORY: &[Section] = &[
    text("history-glinski-title", "history-glinski"),
    text("history-federation-title", "history-federation"),
    text("history-shafran-title", "history-shafran"),
    text("history-mccooey-title", "history-mccooey"),
    text("history-checkers-title", "history-checkers"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalogue::has;

    #[test]
    fn every_section_has_its_words_and_its_board_is_possible() {
        for section in Page::all().flat_map(Page::sections) {
            assert!(has(section.title) && has(section.words), "{section:?}");
            if let Some(diagram) = section.diagram {
                let view = diagram.view().unwrap_or_else(|| panic!("{section:?}"));
                assert!(view.pieces.iter().count() > 0);
            }
        }
    }
}
