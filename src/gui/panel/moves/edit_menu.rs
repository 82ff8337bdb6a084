//! What can be done with a move of the list: its menu on the right button.

use egui::{Button, Response, Ui};

use crate::app::catalogue::tr;
use crate::app::document::EditAction;
use crate::app::message::Message;
use crate::game::NodeId;

/// A line of the menu: the key of its name, and what it does with the move.
type Line = (&'static str, fn(NodeId) -> EditAction);

const LINES: [Line; 5] = [
    ("action-main-line", EditAction::MakeMainLine),
    ("action-promote", EditAction::Promote),
    ("action-demote", EditAction::Demote),
    ("action-delete-after", EditAction::DeleteAfter),
    ("action-delete", EditAction::Delete),
];

/// Shows the menu of a move while it is open; `can_edit` says what would do something.
pub fn show(
    response: &Response,
    node: NodeId,
    can_edit: &dyn Fn(EditAction) -> bool,
    out: &mut Vec<Message>,
) {
    response.context_menu(|ui| {
        for (name, edit) in LINES {
            line_ui(ui, name, edit(node), can_edit, out);
        }
    });
}

fn line_ui(
    ui: &mut Ui,
    name: &str,
    edit: EditAction,
    can_edit: &dyn Fn(EditAction) -> bool,
    out: &mut Vec<Message>,
) {
    if ui.add_enabled(can_edit(edit), Button::new(tr(name))).clicked() {
        out.push(Message::Edit(edit));
        ui.close();
    }
}
