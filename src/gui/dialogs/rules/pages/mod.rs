//! The contents of the pages of rules: the sections of each game, and the history.

mod checkers;
mod chess;
#[cfg(test)]
mod tests;
mod three;

use crate::app::model::diagram::{Diagram, Game};
use crate::game::Variant;

const GLINSKI: Game = Game::Two(Variant::Glinski);
const MCCOOEY: Game = Game::Two(Variant::McCooey);
const SHAFRAN: Game = Game::Two(Variant::Shafran);
const CHECKERS: Game = Game::Two(Variant::Checkers);

/// White's promotion cells on the board of 91 cells.
const PROMOTION_91: Keys = &["a6", "b7", "c8", "d9", "e10", "f11", "g10", "h9", "i8", "k7", "l6"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Rules(Game),
    /// The history of the games, and the sources of the rules.
    History,
}

impl Page {
    /// Every page, in the order of the list.
    pub fn all() -> impl Iterator<Item = Self> {
        Game::ALL.into_iter().map(Self::Rules).chain([Self::History])
    }

    pub fn sections(self) -> Vec<Section> {
        match self {
            Self::Rules(Game::Two(Variant::Glinski)) => chess::glinski(),
            Self::Rules(Game::Two(Variant::McCooey)) => chess::mccooey(),
            Self::Rules(Game::Two(Variant::Shafran)) => chess::shafran(),
            Self::Rules(Game::Two(Variant::Checkers)) => checkers::PAGE.to_vec(),
            Self::Rules(Game::Three) => three::page(),
            Self::History => HISTORY.to_vec(),
        }
    }
}

/// Keys of texts, or names of cells.
type Keys = &'static [&'static str];

/// A section: the keys of its title and of its text, and a board beside the text.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// The key of the title.
    pub title: &'static str,
    /// The keys of the text.
    pub words: Keys,
    /// The board, if there is one.
    pub diagram: Option<Diagram>,
}

const fn text(title: &'static str, words: Keys) -> Section {
    Section { title, words, diagram: None }
}

const fn illustrated(title: &'static str, words: Keys, diagram: Diagram) -> Section {
    Section { title, words, diagram: Some(diagram) }
}

/// A section about the legal moves of some pieces in a position.
const fn piece(game: Game, title: &'static str, words: Keys, position: &'static str, at: Keys) -> Section {
    illustrated(title, words, Diagram::moves(game, position, at))
}

/// The sections about rook, bishop, queen, king and knight: a position for each, with the piece on this cell.
const fn pieces(game: Game, at: Keys, positions: [&'static str; 5]) -> [Section; 5] {
    let [rook, bishop, queen, king, knight] = positions;
    [
        piece(game, "rules-rook-title", &["rules-rook"], rook, at),
        piece(game, "rules-bishop-title", &["rules-bishop"], bishop, at),
        piece(game, "rules-queen-title", &["rules-queen"], queen, at),
        piece(game, "rules-king-title", &["rules-king"], king, at),
        piece(game, "rules-knight-title", &["rules-knight"], knight, at),
    ]
}

const HISTORY: &[Section] = &[
    illustrated("history-glinski-title", &["history-glinski"], Diagram::start(GLINSKI)),
    text("history-federation-title", &["history-federation"]),
    illustrated("history-shafran-title", &["history-shafran"], Diagram::start(SHAFRAN)),
    illustrated("history-mccooey-title", &["history-mccooey"], Diagram::start(MCCOOEY)),
    illustrated("history-checkers-title", &["history-checkers"], Diagram::start(CHECKERS)),
    text("history-sources-title", &["history-sources"]),
];
