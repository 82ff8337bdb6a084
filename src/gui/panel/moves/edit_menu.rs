//! The context menu of a move in the list.

use egui::{Button, Popup, Response, Ui};

use crate::app::game::{AnnotateAction, EditAction};
use crate::app::model::{Message, Model};
use crate::app::text::tr;
use crate::game::{Comment, NodeId};
use crate::gui::actions::Out;
use crate::gui::study::glyph_menu;
use crate::gui::style::widgets;

/// A line of the menu: the key of its name, and the edit that it makes.
type Line = (&'static str, fn(NodeId) -> EditAction);

const LINES: [Line; 5] = [
    ("action-main-line", EditAction::MakeMainLine),
    ("action-promote", EditAction::Promote),
    ("action-demote", EditAction::Demote),
    ("action-delete-after", EditAction::DeleteAfter),
    ("action-delete", EditAction::Delete),
];

/// Shows the menu of a move while it is open.
pub fn show(response: &Response, model: &Model, node: NodeId, out: &mut Out) {
    // Few of the moves in the list have it open: looking costs less than the menu.
    let is_open = Popup::is_id_open(&response.ctx, Popup::default_response_id(response));
    if !is_open && !response.secondary_clicked() {
        return;
    }
    response.context_menu(|ui| {
        // As close together as in the menus of the bar.
        ui.spacing_mut().item_spacing.y = 1.0;
        for (name, place) in [("action-comment", Comment::After), ("action-comment-before", Comment::Before)]
        {
            line_ui(ui, model, name, Message::Annotate(AnnotateAction::Comment { node, place }), out);
        }
        glyph_menu::show(ui, model, node, out);
        ui.separator();
        for (name, edit) in LINES {
            line_ui(ui, model, name, Message::Edit(edit(node)), out);
        }
    });
}

fn line_ui(ui: &mut Ui, model: &Model, name: &str, message: Message, out: &mut Out) {
    if widgets::usable(ui, model.check(&message).err(), |ui| ui.add(Button::new(tr(name)))).clicked() {
        out.push(message);
        ui.close();
    }
}
