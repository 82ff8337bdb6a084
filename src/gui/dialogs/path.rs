//! A path typed by hand, where the system has no dialog for files or the player prefers to type.

use egui::Ui;

use super::super::theme::Theme;
use super::super::widgets;
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::dialog::PathPurpose;
use crate::app::message::{DialogAction, Message};

/// Shows the field.
pub fn show(ui: &Ui, theme: Theme, purpose: PathPurpose, text: &str, out: &mut Vec<Message>) {
    let (title, button) = match purpose {
        PathPurpose::Open => ("path-open-title", "button-open"),
        PathPurpose::Save => ("path-save-title", "button-save"),
    };
    let is_given = !text.trim().is_empty();
    let answers = [Answer::primary(button, DialogAction::AcceptPath).enabled(is_given), Answer::cancel()];
    Frame::new(&tr(title), 520.0).show(ui, theme, out, &answers, |ui, out| {
        let mut edited = text.to_owned();
        let width = ui.available_width() - 16.0;
        let field = widgets::text_field(ui, &tr("path-field"), "", &mut edited, width);
        widgets::focus_at_first(&field, text);
        if field.changed() {
            out.push(Message::Dialog(DialogAction::EditPath(edited)));
        }
        widgets::hint(ui, tr("path-hint"));
    });
}
