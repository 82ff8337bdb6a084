//! The form of a clock.

use serde::{Deserialize, Serialize};

use super::choices::with_defaults;
use super::stage::{MAX_BASE, MAX_BONUS, MAX_PERIOD, Stage, some, up_to, whole};
use crate::app::text::keys;
use crate::game::{Session, TimeControl};

with_defaults! {
/// The form of a clock. It keeps the numbers of every kind, so that they are there again when the kind is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ClockForm {
    /// Selects the fields that count.
    pub kind: ClockKind,
    /// Seconds for the game, before byo-yomi, or at the start of an hourglass.
    pub base: u32 = 15 * 60,
    /// Seconds added after each move, for [`ClockKind::Fischer`].
    pub increment: u32 = 10,
    /// Seconds of each move that cost nothing, for [`ClockKind::Delay`] and [`ClockKind::Bronstein`].
    pub delay: u32 = 5,
    /// Seconds of a period, for [`ClockKind::ByoYomi`].
    pub period: u32 = 30,
    /// Number of periods.
    pub periods: u32 = 3,
    /// The stages of [`ClockKind::Stages`], at most [`ClockForm::MAX_STAGES`].
    pub stages: Vec<Stage> = vec![Stage::FIRST, Stage::SECOND],
    /// Whether the last stage counts its moves and comes again after them; otherwise it lasts to the end of the game.
    pub last_stage_repeats: bool,
    /// Whether each side's first move costs no time.
    pub free_first_moves: bool,
}
}

impl ClockForm {
    /// The most byo-yomi periods that can be chosen.
    pub const MAX_PERIODS: u32 = 99;
    /// The most stages that can be chosen.
    pub const MAX_STAGES: usize = 4;

    /// The clock form nearest to a time control. Times are rounded down to whole seconds, numbers limited to their
    /// ranges.
    pub fn of(control: &TimeControl) -> ClockForm {
        let base = control.base().map_or(0, |base| whole(base, MAX_BASE));
        let form = |kind| ClockForm { kind, base: base.max(1), ..ClockForm::default() };
        match control {
            TimeControl::Unlimited => ClockForm::default(),
            TimeControl::SuddenDeath { .. } => form(ClockKind::SuddenDeath),
            TimeControl::Fischer { increment, .. } => {
                ClockForm { increment: whole(*increment, MAX_BONUS), ..form(ClockKind::Fischer) }
            }
            TimeControl::Delay { delay, .. } => {
                ClockForm { delay: whole(*delay, MAX_BONUS), ..form(ClockKind::Delay) }
            }
            TimeControl::Bronstein { delay, .. } => {
                ClockForm { delay: whole(*delay, MAX_BONUS), ..form(ClockKind::Bronstein) }
            }
            TimeControl::ByoYomi { period, periods, .. } => {
                let period = whole(*period, MAX_PERIOD).max(1);
                let periods = (*periods).clamp(1, Self::MAX_PERIODS);
                ClockForm { base, period, periods, ..form(ClockKind::ByoYomi) }
            }
            TimeControl::Hourglass { .. } => form(ClockKind::Hourglass),
            TimeControl::Sessions(sessions) => Self::staged(sessions),
        }
    }

    fn staged(sessions: &[Session]) -> ClockForm {
        let usual = ClockForm { kind: ClockKind::Stages, ..ClockForm::default() };
        let stages: Vec<_> = sessions.iter().take(Self::MAX_STAGES).map(Stage::of).collect();
        let Some(last) = stages.len().checked_sub(1) else { return usual };
        // A single stage always repeats.
        let last_stage_repeats = last > 0 && sessions[last].moves.is_some();
        ClockForm { stages, last_stage_repeats, ..usual }
    }

    /// The time control this means.
    pub fn control(&self) -> TimeControl {
        let base = some(self.base, MAX_BASE);
        let delay = up_to(self.delay, MAX_BONUS);
        match self.kind {
            ClockKind::None => TimeControl::Unlimited,
            ClockKind::SuddenDeath => TimeControl::SuddenDeath { base },
            ClockKind::Fischer => TimeControl::Fischer { base, increment: up_to(self.increment, MAX_BONUS) },
            ClockKind::Delay => TimeControl::Delay { base, delay },
            ClockKind::Bronstein => TimeControl::Bronstein { base, delay },
            ClockKind::Stages => TimeControl::Sessions(self.sessions()),
            ClockKind::ByoYomi => TimeControl::ByoYomi {
                // Without a main time every move has a period.
                base: up_to(self.base, MAX_BASE),
                period: some(self.period, MAX_PERIOD),
                periods: self.periods.clamp(1, Self::MAX_PERIODS),
            },
            ClockKind::Hourglass => TimeControl::Hourglass { base },
        }
    }

    /// Whether the last stage counts its moves, as a single one must.
    pub fn last_stage_counts_moves(&self) -> bool {
        self.last_stage_repeats || self.stages.len() < 2
    }

    fn sessions(&self) -> Vec<Session> {
        let stages = if self.stages.is_empty() { &[Stage::FIRST] } else { self.stages.as_slice() };
        let stages = &stages[..stages.len().min(Self::MAX_STAGES)];
        let last = stages.len() - 1;
        let session =
            |(index, stage): (usize, &Stage)| stage.session(index < last || self.last_stage_counts_moves());
        stages.iter().enumerate().map(session).collect()
    }
}

/// The kinds of clock that can be chosen, one for each kind of [`TimeControl`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// No clock.
    #[default]
    None,
    /// A time for all moves.
    SuddenDeath,
    /// A time, and some more after each move.
    Fischer,
    /// A time that begins to run only after some seconds of each move; also called US delay.
    Delay,
    /// A time, and the time used given back after each move, up to some seconds.
    Bronstein,
    /// So many moves in a time, then the next stage.
    Stages,
    /// A time, then periods, each lost only when a move takes longer.
    ByoYomi,
    /// The time one side uses is added to the other's.
    Hourglass,
}

keys!(impl ClockKind {
    None => "clock-none", SuddenDeath => "clock-sudden-death", Fischer => "clock-fischer",
    Delay => "clock-delay", Bronstein => "clock-bronstein", Stages => "clock-stages",
    ByoYomi => "clock-byo-yomi", Hourglass => "clock-hourglass",
});

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use fastrand::Rng;

    use super::*;

    /// A clock of this kind, with numbers of its own and the usual ones of all other kinds.
    fn random_form(kind: ClockKind, rng: &mut Rng) -> ClockForm {
        let form = ClockForm { kind, ..ClockForm::default() };
        let base = rng.u32(1..=MAX_BASE);
        match kind {
            ClockKind::None => form,
            ClockKind::SuddenDeath | ClockKind::Hourglass => ClockForm { base, ..form },
            ClockKind::Fischer => ClockForm { base, increment: rng.u32(..=MAX_BONUS), ..form },
            ClockKind::Delay | ClockKind::Bronstein => {
                ClockForm { base, delay: rng.u32(..=MAX_BONUS), ..form }
            }
            ClockKind::ByoYomi => ClockForm {
                base: if rng.bool() { base } else { 0 },
                period: rng.u32(1..=MAX_PERIOD),
                periods: rng.u32(1..=ClockForm::MAX_PERIODS),
                ..form
            },
            ClockKind::Stages => random_stages(&form, rng),
        }
    }

    fn random_stages(form: &ClockForm, rng: &mut Rng) -> ClockForm {
        let count = rng.usize(1..=ClockForm::MAX_STAGES);
        let stage = |rng: &mut Rng| Stage {
            moves: rng.u32(1..=Stage::MAX_MOVES),
            time: rng.u32(1..=MAX_BASE),
            increment: rng.u32(..=MAX_BONUS),
        };
        let mut stages: Vec<Stage> = (0..count).map(|_| stage(rng)).collect();
        let last_stage_repeats = count > 1 && rng.bool();
        if count > 1 && !last_stage_repeats {
            stages[count - 1].moves = Stage::SECOND.moves;
        }
        ClockForm { stages, last_stage_repeats, ..form.clone() }
    }

    #[test]
    fn every_clock_form_survives_its_text_and_the_settings() {
        let mut rng = Rng::with_seed(1);
        for kind in ClockKind::ALL {
            for _ in 0..200 {
                let form = random_form(kind, &mut rng);
                let control = form.control();
                assert_eq!(ClockForm::of(&control), form, "{control}");
                assert_eq!(control.to_string().parse(), Ok(control), "as files tell it");
                let json = serde_json::to_string(&form).unwrap();
                assert_eq!(serde_json::from_str::<ClockForm>(&json).unwrap(), form);
            }
        }
    }

    #[test]
    fn the_clock_form_has_a_kind_for_every_time_control() {
        let texts = [
            "-", "300", "300+5", "delay 300 5", "bronstein 300 5", "40/9000:900", "byoyomi 600 30x5", "*180",
        ];
        for (kind, text) in ClockKind::ALL.into_iter().zip(texts) {
            let form = ClockForm::of(&text.parse().unwrap());
            assert_eq!((form.kind, form.control().to_string().as_str()), (kind, text));
        }
    }

    #[test]
    fn the_clock_form_takes_the_nearest_clock_it_can_show() {
        let nearest = |text: &str| ClockForm::of(&text.parse().unwrap()).control().to_string();
        assert_eq!(nearest("0+10"), "1+10");
        assert_eq!(nearest("0.5+0.25"), "1+0");
        assert_eq!(nearest("999999+9999"), "36000+600");
        assert_eq!(nearest("byoyomi 0 0.5x1000"), "byoyomi 0 1x99");
        assert_eq!(nearest("999/60:1/60:1/60:1/60:1/60"), "200/60:1/60:1/60:1/60");
        assert_eq!(
            ClockForm::of(&TimeControl::Sessions(Vec::new())).control(),
            ClockForm { kind: ClockKind::Stages, ..ClockForm::default() }.control()
        );
    }

    /// Numbers from an edited settings file.
    #[test]
    fn wild_numbers_are_brought_within_bounds() {
        let wild = Stage { moves: 0, time: 0, increment: u32::MAX };
        for kind in ClockKind::ALL {
            for number in [0, u32::MAX] {
                let form = ClockForm {
                    kind,
                    base: number,
                    increment: number,
                    delay: number,
                    period: number,
                    periods: number,
                    stages: vec![wild; if number == 0 { 0 } else { 9 }],
                    ..ClockForm::default()
                };
                let control = form.control();
                assert_eq!(control.to_string().parse(), Ok(control.clone()));
                let base = control.base().unwrap_or(Duration::from_secs(1));
                assert!(!base.is_zero() || kind == ClockKind::ByoYomi, "{control}");
            }
        }
    }
}
