//! The window's title.

use std::path::Path;

use crate::app::catalogue::tr_args;
use crate::app::model::Model;
use crate::app::words;
use crate::sides::Color;

impl Model {
    /// The window's title: the game, its file, and a mark while it has unsaved moves.
    pub fn title(&self) -> String {
        if let Some(editor) = self.editor() {
            return tr_args("title-editor", &[("game", words::variant(editor.variant()).into())]);
        }
        let document = self.document();
        let file = document.file().and_then(|link| link.path.file_name()).map(Path::new);
        let args = [
            ("white", document.name(Color::White).into()),
            ("black", document.name(Color::Black).into()),
            ("game", words::variant(document.record().variant()).into()),
            ("file", file.map_or_else(String::new, |name| name.display().to_string()).into()),
        ];
        let title = tr_args(if file.is_some() { "title-file" } else { "title-game" }, &args);
        if self.shared.is_unsaved(document) {
            tr_args("title-unsaved", &[("title", title.into())])
        } else {
            title
        }
    }
}
