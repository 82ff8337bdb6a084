//! The options of an engine, as a form made from the engine's description of them.

use egui::{ComboBox, DragValue, RichText, Ui, vec2};

use crate::app::engines::{EngineForm, EngineOption, OptionKind};
use crate::app::text::{tr, words};
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// Width of the names.
const NAMES: f32 = 172.0;

/// The options that can be chosen, one below the other.
pub fn options_ui(ui: &mut Ui, form: &mut EngineForm) {
    let options: Vec<EngineOption> = form.options().cloned().collect();
    if options.is_empty() {
        return;
    }
    ui.add_space(space::XS);
    ui.separator();
    for option in &options {
        let default = option.kind.default_value();
        let before = form.engine.value(&option.name).map(str::to_owned);
        let value = row_ui(ui, option, before.as_deref());
        if value != before {
            // The engine's default need not be sent to it, except for an option that the settings share out.
            let is_needed = |value: &String| option.is_shared_out() || Some(value) != default.as_ref();
            form.engine.set(&option.name, value.filter(is_needed));
        }
    }
}

/// Shows an option. Returns its value, or `None` for the engine's default.
fn row_ui(ui: &mut Ui, option: &EngineOption, value: Option<&str>) -> Option<String> {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    widgets::line(ui, size, |ui| {
        let names = vec2(NAMES, size.y);
        widgets::line(ui, names, |ui| widgets::elided(ui, RichText::new(&option.name).weak()));
        value_ui(ui, option, value)
    })
}

fn value_ui(ui: &mut Ui, option: &EngineOption, value: Option<&str>) -> Option<String> {
    let now = value.map(str::to_owned);
    match &option.kind {
        OptionKind::Check { default } => {
            let mut is_on = value.map_or(*default, |value| value == "true");
            let response = form::tick_box(ui, &mut is_on, &tr("engine-option-on"));
            let response = response.accessible_name(&option.name);
            if response.changed() { Some(is_on.to_string()) } else { now }
        }
        OptionKind::Spin { default, min, max } => {
            let mut number = value.and_then(|value| value.parse().ok()).unwrap_or(*default);
            if option.is_shared_out() && automatic_ui(ui, option, value.is_none()) {
                return None;
            }
            let field = DragValue::new(&mut number).range(*min..=*max).speed(speed(*min, *max));
            let response = ui.add(field).accessible_name(&option.name);
            let range = format!("{min} – {max}");
            let is_chosen = response.on_hover_text(range).changed() || option.is_shared_out();
            if is_chosen { Some(number.to_string()) } else { now }
        }
        OptionKind::Combo { default, choices } => {
            let mut chosen = now.clone().unwrap_or_else(|| default.clone());
            let before = chosen.clone();
            let list =
                ComboBox::from_id_salt(("option", &option.name)).width(ui.available_width()).truncate();
            form::open_list(ui, list, &option.name, &before, |ui| {
                for choice in choices {
                    ui.selectable_value(&mut chosen, choice.clone(), choice.as_str());
                }
            });
            if chosen == before { now } else { Some(chosen) }
        }
        OptionKind::Text { default } => {
            let mut text = now.clone().unwrap_or_else(|| default.clone());
            let width = ui.available_width();
            let field = form::text_field(ui, &option.name, "", &mut text, width);
            if field.changed() { Some(text) } else { now }
        }
        OptionKind::Button => {
            let mut is_pressed = value.is_some();
            let response = form::tick_box(ui, &mut is_pressed, &tr("engine-option-press"));
            response.accessible_name(&option.name);
            is_pressed.then(String::new)
        }
    }
}

/// Shows the choice between the value shared out by the settings and the player's own. Returns whether the settings
/// decide.
fn automatic_ui(ui: &mut Ui, option: &EngineOption, mut is_automatic: bool) -> bool {
    let text = tr("engine-option-automatic");
    let response = form::tick_box(ui, &mut is_automatic, &text);
    response.accessible_name(words::labelled(&option.name, &text));
    is_automatic
}

/// How fast a number changes while it is dragged: over its whole range in a few hundred points.
fn speed(min: i64, max: i64) -> f64 {
    ((max as f64 - min as f64) / 400.0).clamp(0.1, 1024.0)
}
