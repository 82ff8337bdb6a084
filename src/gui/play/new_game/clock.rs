//! The clock in the set-up of a new game: its kind, its times, usual time controls on one click.

use egui::{DragValue, RichText, Ui};

use crate::app::catalogue::{tr, tr_args};
use crate::app::new_game::{ClockForm, ClockKind, NewGameForm, StartFrom};
use crate::app::words;
use crate::gui::style::widgets;

/// Time controls on one click: minutes for the game, seconds a move.
const PRESETS: [(u32, u32); 6] = [(3, 2), (5, 3), (10, 5), (15, 10), (30, 20), (60, 30)];

/// Draws the row of the clock.
pub fn clock_ui(ui: &mut Ui, form: &mut NewGameForm) {
    let name = tr("new-game-clock");
    let is_new_game = !form.is_continuation();
    let clock = &mut form.setup.clock;
    widgets::form_row(ui, &name, |ui| {
        if kind_ui(ui, &name, clock, &mut form.start) || clock.kind == ClockKind::None {
            return;
        }
        ui.horizontal_wrapped(|ui| times_ui(ui, clock));
        if clock.kind == ClockKind::Fischer {
            presets_ui(ui, clock);
        }
        if is_new_game {
            widgets::tick_box(ui, &mut clock.free_first_moves, &tr("new-game-free-first-moves"));
        }
    });
}

/// Which clock: a game that goes on may also keep the times of its record. Returns whether it does.
fn kind_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, start: &mut StartFrom) -> bool {
    let text = |kind| match kind {
        ClockKind::None => "clock-none",
        ClockKind::SuddenDeath => "clock-sudden-death",
        ClockKind::Fischer => "clock-fischer",
    };
    let mut kinds: Vec<_> = ClockKind::ALL.into_iter().map(|kind| (Some(kind), tr(text(kind)))).collect();
    let mut chosen = Some(clock.kind);
    let saved = match start {
        StartFrom::OpenGame(open) => open.saved_clocks.as_deref().map(|text| (text, &mut open.keeps_clocks)),
        _ => None,
    };
    if let Some((_, keeps)) = &saved {
        kinds.insert(0, (None, tr("continue-clock-saved")));
        chosen = chosen.filter(|_| !**keeps);
    }
    widgets::choice(ui, name, &mut chosen, &kinds);
    clock.kind = chosen.unwrap_or(clock.kind);
    let Some((text, keeps)) = saved else { return false };
    *keeps = chosen.is_none();
    if *keeps {
        ui.label(RichText::new(text).weak());
    }
    *keeps
}

/// Minutes for the game in halves, and seconds a move.
fn times_ui(ui: &mut Ui, clock: &mut ClockForm) {
    let mut minutes = f64::from(clock.base) / 60.0;
    let longest = f64::from(ClockForm::LONGEST_BASE) / 60.0;
    let field = DragValue::new(&mut minutes)
        .range(0.25..=longest)
        .speed(0.25)
        .custom_formatter(|minutes, _| words::number(minutes, 0..=2))
        .custom_parser(words::read_number);
    if ui.add(field.suffix(tr("suffix-minutes"))).accessible_name(tr("new-game-minutes")).changed() {
        clock.base = (minutes * 60.0).round() as u32;
    }
    if clock.kind == ClockKind::Fischer {
        ui.label(tr("clock-plus"));
        let field = DragValue::new(&mut clock.increment).range(0..=ClockForm::LONGEST_INCREMENT).speed(0.25);
        ui.add(field.suffix(tr("suffix-seconds"))).accessible_name(tr("new-game-increment"));
        ui.label(RichText::new(tr("new-game-per-move")).weak());
    }
}

fn presets_ui(ui: &mut Ui, clock: &mut ClockForm) {
    let mut chosen = (clock.base.is_multiple_of(60)).then_some((clock.base / 60, clock.increment));
    let presets = PRESETS.map(|preset| {
        (
            Some(preset),
            tr_args("clock-preset", &[("minutes", preset.0.into()), ("increment", preset.1.into())]),
        )
    });
    if widgets::choice(ui, &tr("new-game-clock"), &mut chosen, &presets)
        && let Some((minutes, increment)) = chosen
    {
        (clock.base, clock.increment) = (minutes * 60, increment);
    }
}
