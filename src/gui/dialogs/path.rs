//! A path typed by hand, where the system has no dialog for files or the player prefers to type.

use std::ops::Range;

use egui::Ui;

use super::frame::{Answer, Frame};
use crate::app::context::DialogAction;
use crate::app::library::{Export, PathPurpose};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::{form, widgets};

pub fn show(ui: &Ui, purpose: PathPurpose, text: &str, out: &mut Out) {
    let (button, hint) = match purpose {
        // The path of a program is typed into the form of its engine.
        PathPurpose::Open | PathPurpose::Program => ("button-open", "path-hint"),
        PathPurpose::AddSet => ("button-add", "path-hint"),
        PathPurpose::AddToOwn => ("button-add", "own-games-add-hint"),
        PathPurpose::Export(_, export) if export.is_page() => ("button-save", "path-page-hint"),
        PathPurpose::Export(_, Export::Picture) => ("button-save", "path-picture-hint"),
        PathPurpose::Export(_, Export::Animation) => ("button-save", "path-animation-hint"),
        PathPurpose::Export(_, Export::Club) => ("button-save", "club-save-hint"),
        PathPurpose::Save(_) | PathPurpose::Export(..) => ("button-save", "path-save-hint"),
    };
    let is_given = !text.trim().is_empty();
    let answers =
        [Answer::primary(button, DialogAction::AcceptPath).only_if(is_given, "why-form"), Answer::cancel()];
    Frame::kept(tr(purpose.title()), 520.0).show(ui, out, &answers, |ui, out| {
        let mut edited = text.to_owned();
        let width = ui.available_width() - 16.0;
        let field = form::text_field(ui, &tr("path-field"), "", &mut edited, width);
        form::focus_at_first(&field, name_in(text));
        if field.changed() {
            out.push(DialogAction::EditPath(edited));
        }
        widgets::hint(ui, tr(hint));
    });
}

/// The range of the file's name in a path, in characters, which is selected for typing. Empty if the path ends with a
/// folder.
fn name_in(path: &str) -> Range<usize> {
    let start = path.rfind(std::path::is_separator).map_or(0, |separator| separator + 1);
    path[..start].chars().count()..path.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_typed_over_and_the_folder_stays() {
        assert_eq!(name_in("/home/Łucja/a b.pgn"), 12..19);
        assert_eq!(name_in("/home/anna/"), 11..11);
        assert_eq!(name_in("game.pgn"), 0..8);
        assert_eq!(name_in(""), 0..0);
    }
}
