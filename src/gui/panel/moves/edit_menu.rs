//! The context menu of a move in the list.

use egui::{Button, Popup, Response, Ui};

use crate::app::game::{AnnotateAction, EditAction};
use crate::app::model::{Message, Model};
use crate::app::text::tr;
use crate::game::{Comment, NodeId};
use crate::gui::actions::Out;
use crate::gui::study::glyph_menu;
use crate::gui::style::widgets;

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
            line_ui(ui, model, name, AnnotateAction::Comment { node, place }, out);
        }
        glyph_menu::show(ui, model, node, out);
        ui.separator();
        for (name, edit) in [
            ("action-main-line", EditAction::MakeMainLine(node)),
            ("action-promote", EditAction::Promote(node)),
            ("action-demote", EditAction::Demote(node)),
            ("action-delete-after", EditAction::DeleteAfter(node)),
            ("action-delete", EditAction::Delete(node)),
        ] {
            line_ui(ui, model, name, edit, out);
        }
    });
}

fn line_ui(ui: &mut Ui, model: &Model, name: &str, message: impl Into<Message>, out: &mut Out) {
    let message = message.into();
    if widgets::usable(ui, model.check(&message).err(), |ui| ui.add(Button::new(tr(name)))).clicked() {
        out.push(message);
        ui.close();
    }
}
