//! The recorded games that come with the program, as a file that can be opened.

use std::sync::{Arc, LazyLock};

use super::file::OpenedFile;
use crate::game::RECORDED_GAMES;

/// A game that comes with the program, as it stands in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LibraryGame {
    /// Who played, and when. Names are the same in all languages.
    pub title: &'static str,
}

/// The recorded games, in the order of [`file()`].
pub const GAMES: [LibraryGame; 3] = [
    LibraryGame { title: "Sandor Bodor – Hexodus III, 1999" },
    LibraryGame { title: "Csaba Schenkerik – Hexodus III, 1999" },
    LibraryGame { title: "Marek Mackowiak – Hexodus III, 1999" },
];

static FILE: LazyLock<Arc<OpenedFile>> = LazyLock::new(|| {
    let texts = RECORDED_GAMES.map(|game| game.text);
    Arc::new(OpenedFile::from_text(&texts.join("\n")))
});

/// The recorded games, one after the other. Each row names the players and the date.
pub fn file() -> Arc<OpenedFile> {
    Arc::clone(&FILE)
}
