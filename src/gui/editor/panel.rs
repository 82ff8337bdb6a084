//! The side panel of the position editor: the rights of the position, its text, whether it is possible, and the buttons to
//! use it.

use egui::{Align, Label, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2, accesskit, vec2};

use super::{fields, marks};
use crate::app::model::{Editor, EditorAction, Model, PositionEdit};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::{Action, Face, Out, buttons, icon_button};
use crate::gui::panel;
use crate::gui::style::form;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, medium_text, space, text};
use crate::gui::style::widgets::{self, TALL};
use crate::sides::Color;

/// Lower windows have lower rows.
const LOW: f32 = 560.0;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    panel::foot_ui(ui, |ui| foot_ui(ui, model, editor, out));
    panel::list_ui(ui, |ui| {
        head_ui(ui, model, out);
        panel::scrolled_ui(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                // Room for the bar that scrolls.
                ui.set_max_width(ui.available_width() - space::S);
                let is_low = ui.ctx().content_rect().height() < LOW;
                let (row, gap) = if is_low { (TALL - space::XS, space::XS) } else { (TALL, space::S) };
                ui.spacing_mut().interact_size.y = row;
                ui.spacing_mut().item_spacing.y = gap;
                variant_ui(ui, editor, out);
                turn_ui(ui, editor, out);
                marks::marks_ui(ui, editor, out);
                fields::counters_ui(ui, editor, out);
                ui.add_space(space::XS);
                widgets::rule(ui);
                ui.add_space(space::XS);
                whole_ui(ui, editor, out);
                fields::text_ui(ui, model, editor, out);
                verdict_ui(ui, editor);
                evaluation_ui(ui, model);
            });
        });
    });
}

/// The title, and the way back to the game.
fn head_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    widgets::line(ui, vec2(ui.available_width(), TALL), |ui| {
        let title = vec2(ui.available_width() - TALL - space::S, TALL);
        widgets::line(ui, title, |ui| {
            widgets::elided(ui, medium_text(tr("editor-title")).size(text::NAMES));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            icon_button(ui, model, Action::SetUp, Face::icon(Icon::Close, Vec2::splat(TALL)), out);
        });
    });
}

fn edit(out: &mut Out, edit: PositionEdit) {
    out.push(EditorAction::Edit(edit));
}

fn variant_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let games = Variant::ALL.map(|variant| (variant, words::variant(variant).to_string()));
    if let Some(variant) = fields::choose_ui(ui, "new-game-game", &editor.variant(), &games) {
        edit(out, PositionEdit::Variant(variant));
    }
}

fn turn_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let name = tr("editor-turn");
    fields::row_ui(ui, &name, |ui| {
        let mut turn = editor.setup().turn();
        let sides = Color::ALL.map(|color| (color, words::color(color).to_string()));
        if form::choice(ui, &name, &mut turn, &sides) {
            edit(out, PositionEdit::Turn(turn));
        }
    });
}

/// Buttons that change the whole position, two in a row.
fn whole_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let turn = if editor.setup().can_rotate() {
        ("editor-rotate", Some(Icon::Restart), PositionEdit::Rotate)
    } else {
        ("editor-swap", None, PositionEdit::SwapSides)
    };
    let rows = [
        [("editor-start", None, PositionEdit::Start), ("editor-clear", None, PositionEdit::Clear)],
        [turn, ("editor-mirror", Some(Icon::Mirror), PositionEdit::Mirror)],
    ];
    let size = buttons::half(ui);
    for row in rows {
        ui.horizontal(|ui| {
            for (key, icon, change) in row {
                let word = tr(key);
                if widgets::face_button(ui, Face::word(ui, icon, &word, size), &word, true).clicked() {
                    edit(out, change);
                }
            }
        });
    }
}

/// Whether the position is possible, or all that keeps it from being so, the gravest first.
fn verdict_ui(ui: &mut Ui, editor: &Editor) {
    let problems = editor.problems().iter().map(|problem| words::sentence(&problem.text.to_string()));
    let mut wrong: Vec<String> =
        editor.text_problem.as_ref().map(ToString::to_string).into_iter().chain(problems).collect();
    if wrong.is_empty() {
        wrong.extend(editor.play_refusal().map(|over| over.to_string()));
    }
    let colors = Colors::of(ui);
    if wrong.is_empty() {
        sentence_ui(ui, Icon::Tick, &tr("editor-possible"), colors.accent_text);
    }
    for problem in wrong {
        sentence_ui(ui, Icon::Warning, &problem, colors.danger);
    }
}

/// A sentence behind an icon. Screen readers read it when it appears.
fn sentence_ui(ui: &mut Ui, icon: Icon, words: &str, ink: egui::Color32) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().interact_size.y = widgets::ICON;
        let (place, _) = ui.allocate_exact_size(Vec2::splat(widgets::ICON), Sense::hover());
        icons::paint(ui.painter(), icon, Rect::from_center_size(place.center(), Vec2::splat(16.0)), ink);
        let label = ui.add(Label::new(RichText::new(words).color(ink)).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
    });
}

/// The score found until now, while positions are evaluated.
fn evaluation_ui(ui: &mut Ui, model: &Model) {
    let Some(view) = model.analysis() else { return };
    ui.horizontal(|ui| {
        ui.label(RichText::new(tr("editor-evaluation")).weak());
        if let Some(score) = view.bar_score {
            ui.label(medium_text(&score.full)).on_hover_text(score.chances());
            widgets::elided(ui, RichText::new(view.depth).size(text::SECONDARY).weak());
        }
    });
}

/// Buttons that use the position; a button that cannot be used gives the reason.
fn foot_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    let (half, whole) = (buttons::half(ui), ui.available_width());
    let play = Action::PlayFromHere.name_now(model);
    let button = |ui: &mut Ui| widgets::wide_primary_button(ui, &play, whole);
    if widgets::usable(ui, editor.play_refusal(), button).clicked() {
        out.act(Action::PlayFromHere);
    }
    ui.horizontal(|ui| {
        let word_ui = |ui: &mut Ui, word: &str| {
            widgets::face_button(ui, Face::word(ui, None, word, half), word, ui.is_enabled())
        };
        let study = |ui: &mut Ui| word_ui(ui, &tr("editor-study"));
        if widgets::usable(ui, editor.study_refusal(), study).clicked() {
            out.push(EditorAction::Study);
        }
        let find = word_ui(ui, &tr("editor-find")).on_hover_text(tr("editor-find-hint"));
        if find.clicked() {
            out.push(EditorAction::FindGames);
        }
    });
}
