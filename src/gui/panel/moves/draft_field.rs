//! The field in the list in which a comment is typed.

use egui::{Id, Key, KeyboardShortcut, Modifiers, Rect, Ui, UiBuilder, vec2};

use crate::app::game::{AnnotateAction, Draft};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::form;
use crate::gui::style::theme::space;

/// Each line is a separate comment, so Enter alone does not start a new one.
const NEW_LINE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);

/// The field, which grows with the text.
#[derive(Default)]
pub struct DraftField {
    /// How high it was in the last frame.
    height: f32,
}

impl DraftField {
    /// The height of its block: that of the field, with some room below it.
    pub fn block_height(&self, row: f32) -> f32 {
        (self.height + space::S).max(row)
    }

    /// Shows the field in this place, so far from its left edge.
    pub fn show(&mut self, ui: &mut Ui, draft: &Draft, rect: Rect, left: f32, out: &mut Out) {
        let room = Rect::from_min_max(rect.left_top() + vec2(left, space::XS), rect.right_bottom());
        let id = Id::unique("comment").with((draft.node, draft.place == crate::game::Comment::Before));
        let accepts = ui.memory(|memory| memory.has_focus(id)) && takes_enter(ui);
        let mut text = draft.text.clone();
        let field = ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            form::text_area(ui, id, &tr("comment-field"), &mut text, room.width(), NEW_LINE)
        });
        let field = field.inner;
        let end = text.chars().count();
        if form::focus_at_first(&field, end..end) || field.rect.height() != self.height {
            self.height = field.rect.height();
            ui.scroll_to_rect(field.rect.expand(space::S), None);
            ui.ctx().request_repaint();
        }
        if field.changed() {
            out.push(AnnotateAction::Type(text));
        }
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            out.push(AnnotateAction::Cancel);
        } else if accepts || field.lost_focus() {
            out.push(AnnotateAction::Accept);
        }
    }
}

/// Whether Enter was pressed, alone or with Ctrl. Eats the key.
fn takes_enter(ui: &Ui) -> bool {
    let takes = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Enter));
    takes(Modifiers::COMMAND) || !ui.input(|input| input.modifiers.shift) && takes(Modifiers::NONE)
}
