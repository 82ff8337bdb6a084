//! A row of the page of keys: an action, its keys as buttons, another key, the usual ones.

use egui::{Button, Ui, vec2};

use super::asking::{self, Asking, refusal_text};
use super::columns::columns_ui;
use crate::app::catalogue::tr_args;
use crate::app::message::Message;
use crate::app::settings::Settings;
use crate::gui::actions::{Action, refusal, shortcut_text};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

/// Side of the small buttons.
const SIDE: f32 = 22.0;

/// Shows it, and below it what is asked about its keys.
pub fn show(
    ui: &mut Ui,
    theme: Theme,
    settings: &Settings,
    action: Action,
    asking: &mut Option<Asking>,
    out: &mut Vec<Message>,
) {
    let name = action.name();
    let keys = action.keys(settings);
    columns_ui(ui, &name, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (slot, key) in keys.iter().enumerate() {
            let text = shortcut_text(ui.ctx(), key);
            let is_asked = asking.as_ref().is_some_and(|asking| asking.is_about(action, slot));
            let button = Button::new(text.as_str()).small().selected(is_asked);
            let args = [("key", text.as_str().into()), ("action", name.as_str().into())];
            // The keys of the clipboard are the system's.
            let why_not = refusal(key).map(|why| refusal_text(why, &text));
            let response = widgets::usable(ui, why_not, |ui| ui.add(button));
            if response.accessible_name(tr_args("keys-change", &args)).clicked() {
                *asking = Some(Asking::about(action, slot));
            }
        }
        let more = tr_args("keys-another", &[("action", name.as_str().into())]);
        if small_button(ui, theme, Icon::Plus, &more) {
            *asking = Some(Asking::about(action, keys.len()));
        }
        let usual = tr_args("keys-usual", &[("action", name.as_str().into())]);
        if action.has_chosen_keys(settings) && small_button(ui, theme, Icon::TakeBack, &usual) {
            *asking = None;
            out.push(Message::ChooseKeys(vec![action.choice(action.usual_keys())]));
        }
    });
    asking::show(ui, theme, settings, action, asking, out);
}

fn small_button(ui: &mut Ui, theme: Theme, icon: Icon, name: &str) -> bool {
    widgets::icon_button(ui, theme, icon, name, vec2(SIDE, SIDE), true).on_hover_text(name).clicked()
}
