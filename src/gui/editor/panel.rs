//! The side panel of the position editor: the rights of the position, its text, and the buttons to use it.

use egui::{Frame, Margin, Panel, RichText, ScrollArea, Ui, vec2};

use super::{fields, marks};
use crate::app::model::{Editor, EditorAction, Model, PositionEdit};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::{Action, Face, Out, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};
use crate::sides::Color;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    let frame = Frame::new().inner_margin(Margin::symmetric(space::M as i8, space::S as i8));
    Panel::bottom("editor-foot").frame(frame).resizable(false).show(ui, |ui| {
        foot_ui(ui, model, editor, out);
    });
    let frame =
        Frame::new().inner_margin(Margin { left: space::M as i8, right: 4, top: space::S as i8, bottom: 0 });
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            // Room for the bar that scrolls.
            ui.set_max_width(ui.available_width() - space::M);
            ui.label(RichText::new(tr("editor-title")).size(text::NAMES));
            variant_ui(ui, editor, out);
            whole_ui(ui, model, editor, out);
            evaluation_ui(ui, model, editor, out);
            ui.separator();
            turn_ui(ui, editor, out);
            marks::marks_ui(ui, editor, out);
            fields::counters_ui(ui, editor, out);
            ui.separator();
            fields::text_ui(ui, editor, out);
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

/// Buttons that change the whole position, undo a change, or turn the board.
fn whole_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        for (key, change) in [
            ("editor-start", PositionEdit::Start),
            ("editor-clear", PositionEdit::Clear),
            ("editor-swap", PositionEdit::SwapSides),
            ("editor-mirror", PositionEdit::Mirror),
            ("editor-rotate", PositionEdit::Rotate),
        ] {
            let is_possible = change != PositionEdit::Rotate || editor.setup().can_rotate();
            if is_possible && ui.button(tr(key)).clicked() {
                edit(out, change);
            }
        }
    });
    ui.horizontal(|ui| {
        for (action, icon) in
            [(Action::TakeBack, Icon::TakeBack), (Action::Redo, Icon::Redo), (Action::Flip, Icon::Flip)]
        {
            icon_button(ui, model, action, Face::icon(icon, vec2(36.0, 32.0)), out);
        }
    });
}

/// The switch of the evaluation, and the score found until now.
fn evaluation_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    ui.horizontal(|ui| {
        let mut is_on = editor.is_evaluating();
        if form::tick_box(ui, &mut is_on, &tr("editor-evaluation")).changed() {
            out.push(EditorAction::Evaluate);
        }
        let Some(view) = model.analysis() else { return };
        if let Some(score) = view.bar_score {
            ui.label(RichText::new(&score.full).strong()).on_hover_text(score.chances());
            widgets::elided(ui, RichText::new(view.depth).size(text::SECONDARY).weak());
        }
    });
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

/// Buttons that use the position; a button that cannot be used gives the reason.
fn foot_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        let play = Action::PlayFromHere.name_now(model);
        let button = |ui: &mut Ui| widgets::primary_button(ui, &play);
        if widgets::usable(ui, editor.play_refusal(), button).clicked() {
            out.act(Action::PlayFromHere);
        }
        let button = |ui: &mut Ui| widgets::plain_button(ui, &tr("editor-study"));
        if widgets::usable(ui, editor.study_refusal(), button).clicked() {
            out.push(EditorAction::Study);
        }
        let find = widgets::plain_button(ui, &tr("editor-find")).on_hover_text(tr("editor-find-hint"));
        if find.clicked() {
            out.push(EditorAction::FindGames);
        }
        if widgets::plain_button(ui, &Action::SetUp.name_now(model)).clicked() {
            out.act(Action::SetUp);
        }
    });
}
