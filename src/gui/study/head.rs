//! The head of the analysis, above its lines: a row of switches; below it the progress of the search, the engine, and the
//! number of lines.

use egui::{
    Align, Align2, FontId, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::app::game::{AnalysisView, LineView};
use crate::app::model::{Message, Model};
use crate::app::settings::Settings;
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::{Action, Face, Out, buttons, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, Theme, space, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Size of the lock.
const SWITCH: egui::Vec2 = vec2(32.0, 28.0);
/// Size of the buttons for fewer and more lines.
const STEP: egui::Vec2 = vec2(24.0, 28.0);

const SWITCHES: [(Action, Icon); 3] =
    [(Action::Analyse, Icon::Analyse), (Action::Threat, Icon::Threat), (Action::Report, Icon::Report)];

/// Draws the head. While the analysis is off, the head shows the evaluation in the record.
pub fn show(ui: &mut Ui, model: &Model, view: &AnalysisView, out: &mut Out) {
    buttons::rows_ui(ui, model, &SWITCHES, out);
    widgets::line(ui, vec2(ui.available_width(), SWITCH.y), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        if view.is_on {
            icon_button(ui, model, Action::LockAnalysis, Face::icon(Icon::Lock, SWITCH), out);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if view.is_on {
                steps_ui(ui, view.rows, model.settings(), out);
                ui.add_space(space::XS);
            }
            engine_menu_ui(ui, model, out);
            ui.add_space(space::XS);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| progress_ui(ui, view));
        });
    });
}

/// The progress of the search or, while it is off, the evaluation in the record.
fn progress_ui(ui: &mut Ui, view: &AnalysisView) {
    if let Some(line) = view.lines.first().filter(|_| !view.is_on) {
        let (place, _) = ui.allocate_exact_size(CHIP, Sense::hover());
        chip_ui(ui, place, line);
    }
    let words = |words: &str| RichText::new(words).size(text::SECONDARY).weak();
    match (view.is_on, view.depth.as_str()) {
        (false, "") => drop(widgets::elided(ui, words(&tr("analysis-off")))),
        (false, depth) => drop(widgets::elided(ui, words(depth))),
        (true, "") => {}
        (true, depth) => {
            let whole = tr!("analysis-progress", depth, speed = &view.speed);
            // The speed is left out if it does not fit.
            let fits = widgets::text_width(ui, &whole, text::SECONDARY) <= ui.available_width();
            let shown = if fits { &whole } else { depth };
            widgets::elided(ui, words(shown)).on_hover_text(&view.nodes);
        }
    }
}

/// Fewer lines, their number, more lines: from the right.
fn steps_ui(ui: &mut Ui, lines: usize, settings: &Settings, out: &mut Out) {
    let steps = [
        (Icon::Plus, "analysis-more-lines", lines + 1),
        (Icon::Minus, "analysis-fewer-lines", lines.saturating_sub(1)),
    ];
    for (index, (icon, name, lines_then)) in steps.into_iter().enumerate() {
        let is_possible = Settings::LINES.contains(&lines_then);
        let name = tr(name);
        let button = widgets::icon_button(ui, icon, &name, STEP, is_possible);
        if button.on_hover_text(name).clicked() {
            out.push(Message::set(settings, |settings| settings.analysis_lines = lines_then));
        }
        if index == 0 {
            ui.label(lines.to_string());
        }
    }
}

/// The most characters of a name on the button.
const MAX_LETTERS: usize = 12;

/// Draws the menu, with the name of the engine that analyses on its button, cut if it is long.
fn engine_menu_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let own = tr("engine-own");
    let engines = &model.settings().engines;
    let variant = model.study().map_or_else(Variant::default, |study| study.document().record().variant());
    let chosen = model.settings().analysis_engine_for(variant);
    let name = chosen.map_or(own.as_str(), |engine| &engine.name);
    let shown = chosen.map_or_else(|| own.clone(), |engine| cut(&engine.name));
    let button = RichText::new(shown).size(text::SECONDARY);
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
            let (name, game) = (&engine.name, words::variant(variant));
            let why_not = (!engine.plays(variant)).then(|| tr!("new-game-engine-other-game", name, game));
            let is_chosen = chosen.is_some_and(|chosen| chosen.name == engine.name);
            widgets::usable(ui, why_not, |ui| choice(ui, &engine.name, Some(&engine.name), is_chosen));
        }
        ui.separator();
        if ui.button(Action::Engines.name()).clicked() {
            out.act(Action::Engines);
        }
    });
    let label = words::labelled(&tr("analysis-engine"), name);
    menu.response.on_hover_text(&label).accessible_name(label);
}

/// A name short enough for the rest of the row.
fn cut(name: &str) -> String {
    match name.char_indices().nth(MAX_LETTERS) {
        Some((end, _)) => format!("{}{}", &name[..end], tr("analysis-more")),
        None => name.to_owned(),
    }
}

/// The size of the chip with the score of a line.
pub const CHIP: egui::Vec2 = vec2(54.0, 20.0);
const ROUNDING: f32 = 4.0;

/// Draws the score of a line on the colour of the side that is better.
pub fn chip_ui(ui: &Ui, rect: Rect, line: &LineView) {
    let score = &line.score;
    let side = if score.favors_white { Color::White } else { Color::Black };
    let [ground, ink] = [side, !side].map(|color| Theme::of(ui).board().side(color));
    let edge = Stroke::new(LINE, Colors::of(ui).weak);
    ui.painter().rect(rect, ROUNDING, ground, edge, StrokeKind::Inside);
    let font = FontId::proportional(text::SECONDARY + 1.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &score.short, font, ink);
    let response = ui.interact(rect, ui.scope_id().with(("score", rect.min.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &score.full));
    response.on_hover_ui(|ui| drop(ui.label(line.explanation())));
}
