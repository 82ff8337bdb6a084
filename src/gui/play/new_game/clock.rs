//! The clock of a new game: usual times, and all kinds of clocks behind them; one for both sides, or one each.

use egui::{Button, ComboBox, Ui};

use super::rows;
use super::state::FormState;
use super::typing::Typing;
use crate::app::settings::{ClockForm, ClockKind, NewGameForm, NumberField, Setup, Stage, StartFrom};
use crate::app::text::{keys, tr};
use crate::gui::style::choice::{Choice, Shape};
use crate::gui::style::{form, widgets};

/// Width of the list of kinds.
const KINDS: f32 = 220.0;

/// Usual times: minutes for the game, and seconds added after each move.
const USUAL: [(u32, u32); 7] = [(1, 0), (2, 1), (3, 2), (5, 3), (10, 5), (15, 10), (30, 20)];

/// More times of a kind of clock: minutes for the game, and the seconds of each move or period.
fn presets(kind: ClockKind) -> &'static [(u32, u32)] {
    match kind {
        ClockKind::None | ClockKind::Stages => &[],
        ClockKind::SuddenDeath => &[(3, 0), (5, 0), (10, 0), (15, 0), (30, 0), (60, 0)],
        ClockKind::Fischer => &[(25, 10), (45, 15), (60, 30), (90, 30)],
        ClockKind::Delay | ClockKind::Bronstein => &[(3, 2), (5, 3), (10, 5), (25, 5), (60, 10), (90, 30)],
        ClockKind::ByoYomi => &[(5, 10), (10, 20), (20, 30), (30, 30), (60, 60)],
        ClockKind::Hourglass => &[(1, 0), (2, 0), (3, 0), (5, 0), (10, 0)],
    }
}

/// Usual clocks with stages, as files write them.
const STAGED: [&str; 3] = ["40/5400+30:1800+30", "40/7200:20/3600:900", "40/6000+30:20/3000+30:900+30"];

/// A choice of the row of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Time {
    None,
    /// Minutes for the game, and seconds added after each move.
    Usual(u32, u32),
    Other,
}

impl Time {
    fn of(clock: &ClockForm) -> Time {
        let usual = |seconds| {
            let time = clock.base.is_multiple_of(60).then_some((clock.base / 60, seconds));
            time.filter(|time| USUAL.contains(time)).map_or(Time::Other, |(a, b)| Time::Usual(a, b))
        };
        match clock.kind {
            ClockKind::None => Time::None,
            ClockKind::SuddenDeath => usual(0),
            ClockKind::Fischer => usual(clock.increment),
            _ => Time::Other,
        }
    }

    fn words(self) -> String {
        match self {
            Time::None => tr("clock-none"),
            Time::Usual(minutes, increment) => tr!("clock-preset", minutes, increment),
            Time::Other => tr("clock-other"),
        }
    }

    /// Sets the clock to this time. Another kind of clock begins with the usual one.
    fn set(self, clock: &mut ClockForm) {
        match self {
            Time::None => clock.kind = ClockKind::None,
            Time::Usual(minutes, seconds) => {
                clock.kind = if seconds == 0 { ClockKind::SuddenDeath } else { ClockKind::Fischer };
                (clock.base, clock.increment) = (minutes * 60, seconds);
            }
            Time::Other if clock.kind == ClockKind::None => clock.kind = ClockKind::Fischer,
            Time::Other => {}
        }
    }
}

/// The row of the clock of both sides, or of White's.
pub fn clock_ui(ui: &mut Ui, form: &mut NewGameForm, state: &mut FormState) {
    saved_ui(ui, &mut form.start);
    if keeps_saved(form) {
        return;
    }
    let setup = &mut form.setup;
    let name = tr(if setup.black_clock.is_some() { "clock-white" } else { "new-game-clock" });
    side_ui(ui, &name, &mut setup.clock, &ClockKind::ALL, state);
}

/// Whether a continued game keeps the times of its record.
pub fn keeps_saved(form: &NewGameForm) -> bool {
    matches!(&form.start, StartFrom::OpenGame(open) if open.keeps_clocks && open.saved_clocks.is_some())
}

/// The rare choices of the clocks: one for each side, and free first moves.
pub fn rare_ui(ui: &mut Ui, setup: &mut Setup, is_new_game: bool, state: &mut FormState) {
    if let Some(clock) = &mut setup.black_clock {
        side_ui(ui, &tr("clock-black"), clock, &ClockKind::ALL, state);
    }
    let name = if setup.black_clock.is_some() { String::new() } else { tr("new-game-clocks") };
    rows::ticks(ui, &name, |ui| {
        let mut differ = setup.black_clock.is_some();
        if rows::tick(ui, &mut differ, &tr("clock-different")) {
            // The other side's time is there already when only one is changed.
            setup.black_clock = differ.then(|| setup.clock.clone());
        }
        if is_new_game && setup.is_timed() {
            rows::tick(ui, &mut setup.clock.free_first_moves, &tr("new-game-free-first-moves"));
        }
    });
}

/// A continued game can keep the times of its record.
fn saved_ui(ui: &mut Ui, start: &mut StartFrom) {
    let StartFrom::OpenGame(open) = start else { return };
    let Some(text) = &open.saved_clocks else { return };
    let name = tr("new-game-clock");
    rows::row(ui, &name, |ui| {
        let choices = [(true, tr("continue-clock-saved")), (false, tr("continue-clock-new"))];
        form::choice(ui, &name, &mut open.keeps_clocks, &choices);
        if open.keeps_clocks {
            widgets::hint(ui, text.to_string());
        }
    });
}

/// The row of a clock: usual times, and behind them its kind, one of these, and its numbers.
pub fn side_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, kinds: &[ClockKind], state: &mut FormState) {
    rows::row(ui, name, |ui| {
        let is_open = state.other_clocks.iter().any(|other| other == name);
        let mut time = if is_open { Time::Other } else { Time::of(clock) };
        let usual = USUAL.map(|(minutes, seconds)| Time::Usual(minutes, seconds));
        let all = [Time::None].into_iter().chain(usual).chain([Time::Other]);
        let all: Vec<_> = all.map(|time| (time, time.words())).collect();
        if Choice::new(name, &all).shape(Shape::Chips).show(ui, &mut time) {
            state.other_clocks.retain(|other| other != name);
            if time == Time::Other {
                state.other_clocks.push(name.to_owned());
            }
            time.set(clock);
            state.typing.forget();
        }
        if time != Time::Other {
            return;
        }
        let typing = &mut state.typing;
        typing.begin(name);
        if kind_ui(ui, name, clock, kinds) {
            typing.forget();
        }
        numbers_ui(ui, name, clock, typing);
        typing.problem_ui(ui);
        widgets::hint(ui, tr(hint_key(clock.kind)));
    });
}

/// The list of kinds. Returns whether another one was chosen.
fn kind_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, kinds: &[ClockKind]) -> bool {
    let before = clock.kind;
    let list = ComboBox::from_id_salt(("clock", name)).width(KINDS).height(f32::INFINITY);
    form::open_list(ui, list, name, &tr(clock.kind.key()), |ui| {
        for &kind in kinds.iter().filter(|kind| **kind != ClockKind::None) {
            let choice = ui.selectable_value(&mut clock.kind, kind, tr(kind.key()));
            choice.on_hover_text(tr(hint_key(kind)));
        }
    });
    clock.kind != before
}

keys! {
    fn hint_key(ClockKind) {
        None => "clock-none-hint", SuddenDeath => "clock-sudden-death-hint", Fischer => "clock-fischer-hint",
        Delay => "clock-delay-hint", Bronstein => "clock-bronstein-hint", Stages => "clock-stages-hint",
        ByoYomi => "clock-byo-yomi-hint", Hourglass => "clock-hourglass-hint",
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
        match clock.kind {
            ClockKind::Fischer => {
                ui.label("+");
                typing.number_ui(ui, name, NumberField::Increment, &mut clock.increment);
                rows::word(ui, &tr("new-game-per-move"));
            }
            ClockKind::Delay => {
                rows::word(ui, &tr("clock-word-delay"));
                typing.number_ui(ui, name, NumberField::Delay, &mut clock.delay);
            }
            ClockKind::Bronstein => {
                rows::word(ui, &tr("clock-word-back"));
                typing.number_ui(ui, name, NumberField::Delay, &mut clock.delay);
            }
            ClockKind::ByoYomi => {
                rows::word(ui, &tr("clock-word-then"));
                typing.number_ui(ui, name, NumberField::Periods, &mut clock.periods);
                rows::word(ui, &tr!("clock-word-periods", count = clock.periods));
                typing.number_ui(ui, name, NumberField::Period, &mut clock.period);
            }
            _ => {}
        }
    });
    if presets_ui(ui, name, clock) {
        typing.forget();
    }
}

/// Usual times. Returns whether one was chosen.
fn presets_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm) -> bool {
    let mut none = 0;
    let (presets, base) = (presets(clock.kind), &mut clock.base);
    let seconds = match clock.kind {
        ClockKind::Fischer => &mut clock.increment,
        ClockKind::Delay | ClockKind::Bronstein => &mut clock.delay,
        ClockKind::ByoYomi => &mut clock.period,
        _ => &mut none,
    };
    let text = |&(minutes, seconds): &(u32, u32)| match seconds {
        0 => minutes.to_string() + &tr("suffix-minutes"),
        _ => Time::Usual(minutes, seconds).words(),
    };
    let choices: Vec<_> = presets.iter().map(|preset| (Some(*preset), text(preset))).collect();
    let mut chosen = base.is_multiple_of(60).then_some((*base / 60, *seconds));
    let is_chosen = Choice::new(name, &choices).shape(Shape::Chips).show(ui, &mut chosen);
    if let Some((minutes, chosen)) = chosen.filter(|_| is_chosen) {
        (*base, *seconds) = (minutes * 60, chosen);
    }
    is_chosen
}

/// Usual clocks with stages: "40/90+30, 30+30". Returns whether one was chosen.
fn staged_presets_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm) -> bool {
    let text = |form: &ClockForm| {
        let stage = |(index, stage): (usize, &Stage)| {
            let is_counted = index + 1 < form.stages.len() || form.last_stage_counts_moves();
            let moves = if is_counted { format!("{}/", stage.moves) } else { String::new() };
            let increment = if stage.increment > 0 { format!("+{}", stage.increment) } else { String::new() };
            format!("{moves}{}{increment}", stage.time / 60)
        };
        form.stages.iter().enumerate().map(stage).collect::<Vec<_>>().join(", ")
    };
    let forms = STAGED.iter().filter_map(|control| Some(ClockForm::of(&control.parse().ok()?)));
    let forms: Vec<ClockForm> = forms.collect();
    let choices: Vec<_> = forms.iter().enumerate().map(|(index, form)| (Some(index), text(form))).collect();
    let mut chosen = forms.iter().position(|form| form.control() == clock.control());
    let is_chosen = form::choice(ui, name, &mut chosen, &choices);
    if let Some(form) = chosen.filter(|_| is_chosen).and_then(|index| forms.into_iter().nth(index)) {
        (clock.stages, clock.last_stage_repeats) = (form.stages, form.last_stage_repeats);
    }
    is_chosen
}

/// The lines of the stages, buttons for one more and one less, usual clocks.
fn stages_ui(ui: &mut Ui, name: &str, clock: &mut ClockForm, typing: &mut Typing) {
    let (count, last_counts_moves) = (clock.stages.len(), clock.last_stage_counts_moves());
    for (index, stage) in clock.stages.iter_mut().enumerate() {
        let name = tr!("clock-stage-name", clock = name, number = index + 1);
        let counts_moves = index + 1 < count || last_counts_moves;
        stage_ui(ui, &name, stage, counts_moves, typing);
    }
    ui.horizontal(|ui| {
        let why_not = (count >= ClockForm::MAX_STAGES).then(|| tr("why-most-stages"));
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
    if staged_presets_ui(ui, name, clock) {
        typing.forget();
    }
}

fn button(key: &str) -> Button<'static> {
    Button::new(tr(key))
}

/// "40 moves in 90 min + 30 s a move".
fn stage_ui(ui: &mut Ui, name: &str, stage: &mut Stage, counts_moves: bool, typing: &mut Typing) {
    ui.horizontal_wrapped(|ui| {
        if counts_moves {
            typing.number_ui(ui, name, NumberField::StageMoves, &mut stage.moves);
            rows::word(ui, &tr!("clock-word-moves-in", count = stage.moves));
        } else {
            rows::word(ui, &tr("clock-word-rest"));
        }
        typing.number_ui(ui, name, NumberField::StageTime, &mut stage.time);
        ui.label("+");
        typing.number_ui(ui, name, NumberField::Increment, &mut stage.increment);
        rows::word(ui, &tr("new-game-per-move"));
    });
}
