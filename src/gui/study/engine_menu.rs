//! Which engine analyses: a menu in the head of the lines.

use egui::{RichText, Ui};

use crate::app::catalogue::{tr, tr_args};
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::words;
use crate::gui::actions::Action;
use crate::gui::style::theme::text;
use crate::gui::style::widgets;

/// The most characters of a name on the button.
const NAME: usize = 12;

/// The name on the button: that of the engine which analyses, cut if it is long.
pub fn name(model: &Model) -> String {
    let variant = model.document().record().variant();
    let chosen = model.settings().analysis_engine_for(variant);
    chosen.map_or_else(|| tr("engine-own"), |engine| cut(&engine.name))
}

/// Draws the menu.
pub fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, out: &mut Vec<Message>) {
    let own = tr("engine-own");
    let engines = &model.settings().engines;
    let variant = model.document().record().variant();
    let chosen = model.settings().analysis_engine_for(variant);
    let name = chosen.map_or(own.as_str(), |engine| &engine.name);
    let button = RichText::new(self::name(model)).size(text::SECONDARY);
    let menu = ui.menu_button(button, |ui| {
        let mut choice = |ui: &mut Ui, text: &str, engine: Option<&str>, is_chosen: bool| {
            let choice = ui.selectable_label(is_chosen, text);
            if choice.clicked() {
                let engine = engine.map(str::to_owned);
                out.push(Message::set(model.settings(), |settings| settings.analysis_engine = engine));
            }
            choice
        };
        choice(ui, &own, None, chosen.is_none());
        for engine in engines {
            let args = [("name", engine.name.as_str().into()), ("game", words::variant(variant).into())];
            let why_not = (!engine.plays(variant)).then(|| tr_args("new-game-engine-other-game", &args));
            let is_chosen = chosen.is_some_and(|chosen| chosen.name == engine.name);
            widgets::usable(ui, why_not, |ui| choice(ui, &engine.name, Some(&engine.name), is_chosen));
        }
        ui.separator();
        if ui.button(Action::Engines.name()).clicked() {
            actions.push(Action::Engines);
        }
    });
    let label = words::labelled(&tr("analysis-engine"), name);
    menu.response.on_hover_text(&label).accessible_name(label);
}

/// A name short enough for the rest of the row.
fn cut(name: &str) -> String {
    match name.char_indices().nth(NAME) {
        Some((end, _)) => format!("{}{}", &name[..end], tr("analysis-more")),
        None => name.to_owned(),
    }
}
