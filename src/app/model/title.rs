//! The window's title.

use std::path::Path;

use super::state::Model;
use crate::app::over::Over;
use crate::app::play::Three;
use crate::app::text::{tr, words};
use crate::sides::Color;
use crate::three::Seat;

impl Model {
    /// The window's title: the game, its file, and a mark while it has unsaved moves.
    pub fn title(&self) -> String {
        match &self.over {
            Some(Over::Editor(editor)) => {
                return tr!("title-editor", game = words::variant(editor.variant()));
            }
            Some(Over::Puzzles(_)) => return tr("puzzles-title"),
            Some(Over::Learn(_)) => return tr("learn-title"),
            None => {}
        }
        let Some(document) = self.document() else {
            return self.three().map_or_else(String::new, title_of_three);
        };
        let file = document.kept().file().and_then(|link| link.path.file_name()).map(Path::new);
        let key = if file.is_some() { "title-file" } else { "title-game" };
        let [white, black] = Color::ALL.map(|color| document.name(color));
        let game = words::variant(document.record().variant());
        let file = file.map_or_else(String::new, |name| name.display().to_string());
        let title = tr!(key, white, black, game, file);
        if self.shared.is_unsaved(document.is_unsaved()) { tr!("title-unsaved", title) } else { title }
    }
}

/// Like [`Model::title`], for a three-player game.
fn title_of_three(three: &Three) -> String {
    let [white, red, black] = Seat::ALL.map(|seat| three.document().setup().name(seat).to_string());
    let title = tr!("three-title", white, red, black);
    if three.document().is_unsaved() {
        return tr!("title-unsaved", title);
    }
    title
}
