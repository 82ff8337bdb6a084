//! The line for newcomers, below the board at the first start.

use egui::{Frame, Label, Margin, Panel, RichText, Sides, Ui, vec2};

use crate::app::action::GameAction;
use crate::app::catalogue::tr;
use crate::app::dialogs::Page;
use crate::app::message::Message;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// Shows the welcome bar, with buttons for the rules, a new game and dismissing it.
pub fn show(ui: &mut Ui, theme: Theme, out: &mut Vec<Message>) {
    let colors = theme.colors();
    let frame = Frame::new().fill(colors.accent_soft).inner_margin(Margin::symmetric(space::M as i8, 3));
    Panel::bottom("welcome").frame(frame).resizable(false).show_separator_line(false).show(ui, |ui| {
        Sides::new().shrink_left().show(
            ui,
            |ui| {
                let words = RichText::new(tr("welcome")).size(text::BODY).color(colors.text);
                ui.add(Label::new(words).truncate());
            },
            |ui| answers_ui(ui, theme, out),
        );
    });
}

/// From the right: the way to be rid of it, the levels, the rules.
fn answers_ui(ui: &mut Ui, theme: Theme, out: &mut Vec<Message>) {
    let size = vec2(28.0, ui.spacing().interact_size.y);
    if widgets::icon_button(ui, theme, Icon::Close, &tr("welcome-dismiss"), size, true).clicked() {
        out.push(Message::DismissWelcome);
    }
    if ui.button(tr("welcome-levels")).clicked() {
        out.extend([Message::DismissWelcome, Message::Game(GameAction::New)]);
    }
    if ui.button(tr("welcome-rules")).clicked() {
        out.extend([Message::DismissWelcome, Message::Show(Page::Rules)]);
    }
}
