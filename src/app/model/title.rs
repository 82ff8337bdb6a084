//! The window's title.

use std::path::Path;

use super::state::Model;
use crate::app::catalogue::{tr, tr_args};
use crate::app::three::Three;
use crate::app::words;
use crate::sides::Color;
use crate::three::Seat;

impl Model {
    /// The window's title: the game, its file, and a mark while it has unsaved moves.
    pub fn title(&self) -> String {
        if let Some(editor) = self.editor() {
            return tr_args("title-editor", &[("game", words::variant(editor.variant()).into())]);
        }
        if self.puzzles().is_some() {
            return tr("puzzles-title");
        }
        if self.learn().is_some() {
            return tr("learn-title");
        }
        let Some(document) = self.document() else {
            return self.three().map_or_else(String::new, title_of_three);
        };
        let file = document.kept().file().and_then(|link| link.path.file_name()).map(Path::new);
        let args = [
            ("white", document.name(Color::White).into()),
            ("black", document.name(Color::Black).into()),
            ("game", words::variant(document.record().variant()).into()),
            ("file", file.map_or_else(String::new, |name| name.display().to_string()).into()),
        ];
        let title = tr_args(if file.is_some() { "title-file" } else { "title-game" }, &args);
        if self.shared.is_unsaved(document.is_unsaved()) {
            tr_args("title-unsaved", &[("title", title.into())])
        } else {
            title
        }
    }
}

/// Like [`Model::title`], for a three-player game.
fn title_of_three(three: &Three) -> String {
    let [white, red, black] = Seat::ALL.map(|seat| three.document().setup().name(seat).to_string());
    let args = [("white", white.into()), ("red", red.into()), ("black", black.into())];
    let title = tr_args("three-title", &args);
    if three.document().is_unsaved() {
        return tr_args("title-unsaved", &[("title", title.into())]);
    }
    title
}
