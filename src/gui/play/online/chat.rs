//! The chat, below the moves. Off by default.

use egui::{Button, Key, RichText, ScrollArea, Ui, vec2};

use crate::app::model::Message;
use crate::app::online::{ChatView, OnlineAction};
use crate::app::settings::Settings;
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::style::form;
use crate::gui::style::theme::{space, text};

/// The highest that the lines get before they scroll.
const HEIGHT: f32 = 90.0;
/// Room for the button behind the field.
const BUTTON: f32 = 80.0;

/// The line being typed.
#[derive(Default)]
pub struct ChatState {
    line: String,
    /// The state that the height of the last frame depended on: whether the chat is on, and the number of lines.
    shown: (bool, usize),
}

/// Shows the lines and the field for another one.
pub fn chat_ui(ui: &mut Ui, chat: &ChatView, settings: &Settings, state: &mut ChatState, out: &mut Out) {
    let shown = (chat.is_on, chat.lines.len());
    if std::mem::replace(&mut state.shown, shown) != shown {
        // Without a second pass the contents below would be outside the window for a frame.
        ui.ctx().request_discard("the lines of text need another height");
    }
    let mut is_on = chat.is_on;
    if form::tick_box(ui, &mut is_on, &tr("online-chat")).changed() {
        out.push(Message::set(settings, |settings| settings.online.chat = is_on));
    }
    if !chat.is_on {
        return;
    }
    if !chat.lines.is_empty() {
        lines_ui(ui, chat);
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() - BUTTON - space::S).max(60.0);
        let field = form::text_field(ui, &tr("online-chat-line"), "", &mut state.line, width);
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        // As far to the right as the buttons below it.
        let button = Button::new(tr("button-send")).min_size(vec2(ui.available_width(), 0.0));
        if (ui.add(button).clicked() || is_entered) && !state.line.trim().is_empty() {
            out.push(OnlineAction::Say(std::mem::take(&mut state.line)));
            field.request_focus();
        }
    });
}

fn lines_ui(ui: &mut Ui, chat: &ChatView) {
    ScrollArea::vertical().id_salt("chat").max_height(HEIGHT).stick_to_bottom(true).show(ui, |ui| {
        ui.take_available_width();
        for (name, line) in &chat.lines {
            ui.label(RichText::new(words::labelled(name, line)).size(text::SECONDARY));
        }
    });
}
