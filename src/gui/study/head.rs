//! The head of the analysis, above its lines: the engine as a switch, the progress of its search, and as icons the threat,
//! the lock and a menu.

use egui::{
    Align, Align2, Layout, Popup, PopupCloseBehavior, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

use crate::app::game::{AnalysisView, LineView};
use crate::app::model::{Message, Model};
use crate::app::settings::Settings;
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::{Action, Face, Out, icon_button, switch_ui};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, Theme, medium, medium_text, space, text};
use crate::gui::style::widgets::NameTip as _;
use crate::gui::style::{menu, widgets};
use crate::sides::Color;

/// Size of the icons.
const ICON: egui::Vec2 = vec2(32.0, 32.0);

/// Draws the head. While the analysis is off, the head shows the evaluation in the record.
pub fn show(ui: &mut Ui, model: &Model, view: &AnalysisView, out: &mut Out) {
    widgets::line(ui, vec2(ui.available_width(), ICON.y), |ui| {
        switch_ui(ui, model, Action::Analyse, out);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            menu_ui(ui, model, view, out);
            if view.is_on {
                icon_button(ui, model, Action::LockAnalysis, Face::icon(Icon::Lock, ICON), out);
            }
            icon_button(ui, model, Action::Threat, Face::icon(Icon::Threat, ICON), out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| progress_ui(ui, model, view));
        });
    });
}

/// The engine and the progress of its search or, while it is off, the evaluation in the record.
fn progress_ui(ui: &mut Ui, model: &Model, view: &AnalysisView) {
    ui.spacing_mut().item_spacing.x = space::S;
    let second = |words: &str| RichText::new(words).size(text::SECONDARY).weak();
    if ui.available_width() > WIDE {
        ui.label(medium_text(tr("analysis-engine")));
    }
    if !view.is_on {
        if let Some(line) = view.lines.first() {
            let (place, _) = ui.allocate_exact_size(CHIP, Sense::hover());
            chip_ui(ui, place, line);
        }
        let off = if view.depth.is_empty() { tr("analysis-off") } else { view.depth.clone() };
        widgets::elided(ui, second(&off));
        return;
    }
    let name = engine_name(model);
    if view.depth.is_empty() {
        widgets::elided(ui, second(&name));
        return;
    }
    // What does not fit is left out, the speed first.
    let whole = tr!("analysis-progress", depth = &view.depth, speed = &view.speed);
    let named = tr!("analysis-progress", depth = &name, speed = &whole);
    let short = tr!("analysis-progress", depth = &name, speed = &view.depth);
    let fits = |words: &&String| widgets::text_width(ui, words, text::SECONDARY) <= ui.available_width();
    let shown = [&named, &whole, &short].into_iter().find(fits).unwrap_or(&view.depth);
    widgets::elided(ui, second(shown)).on_hover_text(&view.nodes);
}

/// The engine that analyses the game shown.
fn engine_name(model: &Model) -> String {
    let variant = model.study().map_or_else(Variant::default, |study| study.document().record().variant());
    let chosen = model.settings().analysis_engine_for(variant);
    chosen.map_or_else(|| tr("engine-own"), |engine| engine.name.clone())
}

/// A menu with the number of lines and the engines.
fn menu_ui(ui: &mut Ui, model: &Model, view: &AnalysisView, out: &mut Out) {
    let name = words::labelled(&tr("analysis-engine"), &engine_name(model));
    let button = widgets::icon_button(ui, Icon::More, &name, ICON, true).name_tip(&name);
    let menu = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    menu::show(menu, |ui| {
        if view.is_on {
            lines_ui(ui, view.rows, model.settings(), out);
            ui.separator();
        }
        engines_ui(ui, model, out);
    });
}

/// The number of lines, between the buttons for fewer and more.
fn lines_ui(ui: &mut Ui, lines: usize, settings: &Settings, out: &mut Out) {
    ui.horizontal(|ui| {
        ui.label(tr("analysis-lines"));
        let fewer = (Icon::Minus, "analysis-fewer-lines", lines.saturating_sub(1));
        let more = (Icon::Plus, "analysis-more-lines", lines + 1);
        for (index, (icon, name, lines_then)) in [fewer, more].into_iter().enumerate() {
            if index == 1 {
                ui.label(lines.to_string());
            }
            let is_possible = Settings::LINES.contains(&lines_then);
            let name = tr(name);
            let button = widgets::icon_button(ui, icon, &name, ICON, is_possible);
            if button.name_tip(name).clicked() {
                out.push(Message::set(settings, |settings| settings.analysis_lines = lines_then));
            }
        }
    });
}

/// The engines, of which one analyses, and the way to the page where they are added.
fn engines_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let variant = model.study().map_or_else(Variant::default, |study| study.document().record().variant());
    let chosen = model.settings().analysis_engine_for(variant);
    let mut choice = |ui: &mut Ui, text: &str, engine: Option<&str>, is_chosen: bool| {
        let choice = ui.selectable_label(is_chosen, text);
        if choice.clicked() {
            let engine = engine.map(str::to_owned);
            out.push(Message::set(model.settings(), |settings| settings.analysis_engine = engine));
            ui.close();
        }
        choice
    };
    choice(ui, &tr("engine-own"), None, chosen.is_none());
    for engine in &model.settings().engines {
        let (name, game) = (&engine.name, words::variant(variant));
        let why_not = (!engine.plays(variant)).then(|| tr!("new-game-engine-other-game", name, game));
        let is_chosen = chosen.is_some_and(|chosen| chosen.name == engine.name);
        widgets::usable(ui, why_not, |ui| choice(ui, &engine.name, Some(&engine.name), is_chosen));
    }
    ui.separator();
    if ui.button(Action::Engines.name()).clicked() {
        out.act(Action::Engines);
        ui.close();
    }
}

/// The size of the chip with the score of a line.
pub const CHIP: egui::Vec2 = vec2(52.0, 22.0);
const ROUNDING: f32 = 6.0;
/// Rows wider than this have room for the word before the engine.
const WIDE: f32 = 200.0;

/// Draws the score of a line on the colour of the side that is better.
pub fn chip_ui(ui: &Ui, rect: Rect, line: &LineView) {
    let score = &line.score;
    let side = if score.favors_white { Color::White } else { Color::Black };
    let [ground, ink] = [side, !side].map(|color| Theme::of(ui).board().side(color));
    let edge = Stroke::new(LINE, Colors::of(ui).weak);
    ui.painter().rect(rect, ROUNDING, ground, edge, StrokeKind::Inside);
    let font = medium(text::SECONDARY);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &score.short, font, ink);
    let response = ui.interact(rect, ui.scope_id().with(("score", rect.min.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &score.full));
    response.on_hover_ui(|ui| drop(ui.label(line.explanation())));
}
