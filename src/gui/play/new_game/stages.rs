//! The stages of a clock that counts moves: one line each.

use egui::{RichText, Ui};

use super::typing::Typing;
use crate::app::catalogue::{tr, tr_args};
use crate::app::setup::{ClockForm, NumberField, Stage};
use crate::gui::style::form;
use crate::gui::style::widgets;

/// The lines of the stages, and buttons for one more and one less.
pub fn stages_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, typing: &mut Typing) {
    let (count, last_counts_moves) = (clock.stages.len(), clock.last_stage_counts_moves());
    for (index, stage) in clock.stages.iter_mut().enumerate() {
        let args = [("clock", name.into()), ("number", (index + 1).into())];
        let counts_moves = index + 1 < count || last_counts_moves;
        stage_ui(ui, &tr_args("clock-stage-name", &args), stage, counts_moves, typing);
    }
    ui.horizontal(|ui| {
        let why_not = (count >= ClockForm::MOST_STAGES).then(|| tr("why-most-stages"));
        if widgets::usable(ui, why_not, |ui| ui.add(button("clock-stage-add"))).clicked() {
            clock.stages.push(Stage::SECOND);
        }
        let why_not = (count <= 1).then(|| tr("why-last-stage"));
        if widgets::usable(ui, why_not, |ui| ui.add(button("clock-stage-remove"))).clicked() {
            clock.stages.pop();
            typing.forget();
        }
    });
    if count > 1 {
        form::tick_box(ui, &mut clock.last_stage_repeats, &tr("clock-stage-repeats"));
    }
}

fn button(key: &str) -> egui::Button<'static> {
    egui::Button::new(tr(key))
}

/// "40 moves in 90 min + 30 s a move".
fn stage_ui(ui: &mut Ui, name: &str, stage: &mut Stage, counts_moves: bool, typing: &mut Typing) {
    ui.horizontal_wrapped(|ui| {
        let weak = |ui: &mut Ui, key| ui.label(RichText::new(tr(key)).weak());
        if counts_moves {
            typing.number_ui(ui, name, NumberField::StageMoves, &mut stage.moves);
            let words = tr_args("clock-word-moves-in", &[("count", stage.moves.into())]);
            ui.label(RichText::new(words).weak());
        } else {
            weak(ui, "clock-word-rest");
        }
        typing.number_ui(ui, name, NumberField::StageTime, &mut stage.time);
        ui.label("+");
        typing.number_ui(ui, name, NumberField::StageIncrement, &mut stage.increment);
        weak(ui, "new-game-per-move");
    });
}
