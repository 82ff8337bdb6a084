//! Lines of text between the players, below the moves. Off unless somebody wants them.

use egui::{Key, RichText, ScrollArea, Ui};

use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::app::online::{ChatView, OnlineAction};
use crate::app::words;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;

/// The highest that the lines get before they scroll.
const HEIGHT: f32 = 90.0;
/// Room for the button behind the field.
const BUTTON: f32 = 88.0;

/// The line being typed.
#[derive(Default)]
pub struct ChatState {
    line: String,
}

/// Shows the lines and the field for another one.
pub fn chat_ui(ui: &mut Ui, chat: &ChatView, state: &mut ChatState, out: &mut Vec<Message>) {
    let mut is_on = chat.is_on;
    if widgets::tick_box(ui, &mut is_on, &tr("online-chat")).changed() {
        out.push(Message::Online(OnlineAction::Chat(is_on)));
    }
    if !chat.is_on {
        return;
    }
    ScrollArea::vertical().id_salt("chat").max_height(HEIGHT).stick_to_bottom(true).show(ui, |ui| {
        ui.take_available_width();
        for (name, line) in &chat.lines {
            ui.label(RichText::new(words::labelled(name, line)).size(text::SECONDARY));
        }
    });
    ui.horizontal(|ui| {
        let width = (ui.available_width() - BUTTON - space::S).max(60.0);
        let field = widgets::text_field(ui, &tr("online-chat-line"), "", &mut state.line, width);
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if (ui.button(tr("button-send")).clicked() || is_entered) && !state.line.trim().is_empty() {
            out.push(Message::Online(OnlineAction::Say(std::mem::take(&mut state.line))));
            field.request_focus();
        }
    });
}
