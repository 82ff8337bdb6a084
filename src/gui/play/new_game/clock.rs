//! The clock of a new game: one for both sides, or one each.

use egui::{ComboBox, RichText, Ui};

use super::stages::stages_ui;
use super::typing::Typing;
use crate::app::catalogue::{tr, tr_args};
use crate::app::setup::{ClockForm, ClockKind, NewGameForm, NumberField, StartFrom};
use crate::gui::style::form;
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::widgets;

/// Width of the list of kinds.
const KINDS: f32 = 220.0;

/// Time controls with an increment on one click: minutes for the game, seconds a move.
const PRESETS: [(u32, u32); 6] = [(3, 2), (5, 3), (10, 5), (15, 10), (30, 20), (60, 30)];

/// The rows of the form that are about the clock.
pub fn clock_ui(ui: &mut Ui, theme: Theme, form: &mut NewGameForm, typing: &mut Typing) {
    let is_new_game = !form.is_continuation();
    if saved_ui(ui, &mut form.start) {
        return;
    }
    let setup = &mut form.setup;
    let name = tr(if setup.black_clock.is_some() { "clock-white" } else { "new-game-clock" });
    side_ui(ui, theme, &name, &mut setup.clock, &ClockKind::ALL, typing);
    if let Some(clock) = &mut setup.black_clock {
        ui.add_space(space::XS);
        side_ui(ui, theme, &tr("clock-black"), clock, &ClockKind::ALL, typing);
    }
    form::row(ui, "", |ui| {
        let mut differ = setup.black_clock.is_some();
        if form::tick_box(ui, &mut differ, &tr("clock-different")).changed() {
            // Where only one side's time is changed, the other one's is there already.
            setup.black_clock = differ.then(|| setup.clock.clone());
        }
        let is_timed = setup.controls().iter().any(|(_, control)| control.is_timed());
        if is_new_game && is_timed {
            form::tick_box(ui, &mut setup.clock.free_first_moves, &tr("new-game-free-first-moves"));
        }
    });
}

/// A continued game can keep the times of its record. Returns whether it does.
fn saved_ui(ui: &mut Ui, start: &mut StartFrom) -> bool {
    let StartFrom::OpenGame(open) = start else { return false };
    let Some(text) = &open.saved_clocks else { return false };
    let name = tr("new-game-clock");
    form::row(ui, &name, |ui| {
        let choices = [(true, tr("continue-clock-saved")), (false, tr("continue-clock-new"))];
        form::choice(ui, &name, &mut open.keeps_clocks, &choices);
        if open.keeps_clocks {
            widgets::hint(ui, text.to_string());
        }
    });
    open.keeps_clocks
}

/// The fields of a clock: its kind, one of these, a description of the kind, its numbers.
pub fn side_ui(
    ui: &mut Ui,
    theme: Theme,
    name: &str,
    clock: &mut ClockForm,
    kinds: &[ClockKind],
    typing: &mut Typing,
) {
    form::row(ui, name, |ui| {
        typing.begin(name);
        if kind_ui(ui, name, clock, kinds) {
            typing.forget();
        }
        numbers_ui(ui, name, clock, typing);
        typing.problem_ui(ui, theme);
        widgets::hint(ui, tr(hint_key(clock.kind)));
    });
}

/// The list of kinds. Returns whether another one was chosen.
fn kind_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, kinds: &[ClockKind]) -> bool {
    let before = clock.kind;
    let list = ComboBox::from_id_salt(("clock", name))
        .selected_text(tr(kind_key(clock.kind)))
        .width(KINDS)
        .height(f32::INFINITY)
        .show_ui(ui, |ui| {
            for &kind in kinds {
                let choice = ui.selectable_value(&mut clock.kind, kind, tr(kind_key(kind)));
                choice.on_hover_text(tr(hint_key(kind)));
            }
        });
    list.response.accessible_name(name);
    clock.kind != before
}

fn kind_key(kind: ClockKind) -> &'static str {
    match kind {
        ClockKind::None => "clock-none",
        ClockKind::SuddenDeath => "clock-sudden-death",
        ClockKind::Fischer => "clock-fischer",
        ClockKind::Delay => "clock-delay",
        ClockKind::Bronstein => "clock-bronstein",
        ClockKind::Stages => "clock-stages",
        ClockKind::ByoYomi => "clock-byo-yomi",
        ClockKind::Hourglass => "clock-hourglass",
    }
}

fn hint_key(kind: ClockKind) -> &'static str {
    match kind {
        ClockKind::None => "clock-none-hint",
        ClockKind::SuddenDeath => "clock-sudden-death-hint",
        ClockKind::Fischer => "clock-fischer-hint",
        ClockKind::Delay => "clock-delay-hint",
        ClockKind::Bronstein => "clock-bronstein-hint",
        ClockKind::Stages => "clock-stages-hint",
        ClockKind::ByoYomi => "clock-byo-yomi-hint",
        ClockKind::Hourglass => "clock-hourglass-hint",
    }
}

fn numbers_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, typing: &mut Typing) {
    match clock.kind {
        ClockKind::None => return,
        ClockKind::Stages => return stages_ui(ui, name, clock, typing),
        _ => {}
    }
    ui.horizontal_wrapped(|ui| {
        let main = if clock.kind == ClockKind::ByoYomi { NumberField::MainTime } else { NumberField::Base };
        typing.number_ui(ui, name, main, &mut clock.base);
        let weak = |ui: &mut Ui, key| ui.label(RichText::new(tr(key)).weak());
        match clock.kind {
            ClockKind::Fischer => {
                ui.label("+");
                typing.number_ui(ui, name, NumberField::Increment, &mut clock.increment);
                weak(ui, "new-game-per-move");
            }
            ClockKind::Delay => {
                weak(ui, "clock-word-delay");
                typing.number_ui(ui, name, NumberField::Delay, &mut clock.delay);
            }
            ClockKind::Bronstein => {
                weak(ui, "clock-word-back");
                typing.number_ui(ui, name, NumberField::Delay, &mut clock.delay);
            }
            ClockKind::ByoYomi => {
                weak(ui, "clock-word-then");
                typing.number_ui(ui, name, NumberField::Periods, &mut clock.periods);
                let periods = tr_args("clock-word-periods", &[("count", clock.periods.into())]);
                ui.label(RichText::new(periods).weak());
                typing.number_ui(ui, name, NumberField::Period, &mut clock.period);
            }
            _ => {}
        }
    });
    if clock.kind == ClockKind::Fischer && presets_ui(ui, name, clock) {
        typing.forget();
    }
}

/// Usual times. Returns whether one was chosen.
fn presets_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm) -> bool {
    let mut chosen = (clock.base.is_multiple_of(60)).then_some((clock.base / 60, clock.increment));
    let presets = PRESETS.map(|preset| {
        (
            Some(preset),
            tr_args("clock-preset", &[("minutes", preset.0.into()), ("increment", preset.1.into())]),
        )
    });
    let is_chosen = form::choice(ui, name, &mut chosen, &presets);
    if let Some((minutes, increment)) = chosen.filter(|_| is_chosen) {
        (clock.base, clock.increment) = (minutes * 60, increment);
    }
    is_chosen
}
