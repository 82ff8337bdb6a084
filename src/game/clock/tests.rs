//! Tests of the clock.

use std::time::Duration;

use super::*;
use crate::game::TimeControl;
use crate::sides::{ByColor, Color};
use Color::{Black, White};

fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

fn clock(control: &str) -> Clock {
    let control: TimeControl = control.parse().unwrap();
    let mut clock = Clock::new(ByColor::from_fn(|_| control.clone()), White, false);
    clock.start(secs(100));
    clock
}

fn shows(clock: &Clock, color: Color, now: u64) -> u64 {
    clock.reading(color, secs(now)).unwrap().time.as_secs()
}

#[test]
fn without_a_limit_nothing_falls() {
    let mut clock = clock("-");
    assert!(!clock.is_timed());
    assert_eq!(clock.flagged(secs(1_000_000)), None);
    assert_eq!(clock.reading(White, secs(5)), None);
    assert_eq!(clock.press(secs(1_000_000)), Ok(()));
    assert_eq!(clock.turn(), Black);
}

#[test]
fn the_moves_of_a_session_are_counted_down() {
    let mut clock = clock("3/60");
    let mut told = Vec::new();
    for i in 0..10 {
        told.push(clock.moves_to_go(clock.turn()).unwrap());
        clock.press(secs(100 + i)).unwrap();
    }
    assert_eq!(told, [3, 3, 2, 2, 1, 1, 3, 3, 2, 2]);
    let last = self::clock("40/60:30");
    assert_eq!(last.moves_to_go(White), Some(40));
    assert_eq!(self::clock("60+1").moves_to_go(White), None);
}

#[test]
fn sudden_death_runs_down_for_the_side_to_move() {
    let mut clock = clock("60");
    assert_eq!(shows(&clock, White, 110), 50);
    assert_eq!(shows(&clock, Black, 110), 60);
    clock.press(secs(110)).unwrap();
    assert_eq!(shows(&clock, White, 130), 50);
    assert_eq!(shows(&clock, Black, 130), 40);
    assert_eq!(clock.flagged(secs(169)), None);
    assert_eq!(clock.flagged(secs(170)), Some(Black));
    assert_eq!(clock.press(secs(170)), Err(FlagFell(Black)));
    assert!(!clock.is_running());
    assert_eq!(shows(&clock, Black, 500), 0);
}

#[test]
fn increments_come_after_each_timed_move() {
    let mut clock = clock("60+5");
    clock.press(secs(101)).unwrap();
    assert_eq!(shows(&clock, White, 101), 64);
    clock.press(secs(103)).unwrap();
    assert_eq!(shows(&clock, Black, 103), 63);
}

#[test]
fn free_first_moves_cost_and_earn_nothing() {
    let control: TimeControl = "60+5".parse().unwrap();
    let mut clock = Clock::new(ByColor::from_fn(|_| control.clone()), White, true);
    clock.start(secs(0));
    assert_eq!(clock.flagged(secs(1000)), None);
    clock.press(secs(1000)).unwrap();
    clock.press(secs(2000)).unwrap();
    assert_eq!((shows(&clock, White, 2000), shows(&clock, Black, 2000)), (60, 60));
    assert_eq!(shows(&clock, White, 2010), 50);
}

#[test]
fn a_pause_costs_nothing() {
    let mut clock = clock("60");
    clock.stop(secs(110));
    assert_eq!(shows(&clock, White, 400), 50);
    clock.start(secs(500));
    assert_eq!(shows(&clock, White, 505), 45);
    clock.press(secs(505)).unwrap();
    assert_eq!(shows(&clock, White, 505), 45);
}

#[test]
fn a_delay_is_free_even_across_a_pause() {
    let mut clock = clock("delay 60 5");
    assert_eq!(shows(&clock, White, 105), 60);
    clock.stop(secs(104));
    clock.start(secs(200));
    assert_eq!(shows(&clock, White, 203), 58);
    assert_eq!(clock.flagged(secs(260)), None);
    assert_eq!(clock.flagged(secs(261)), Some(White));
}

#[test]
fn bronstein_gives_back_no_more_than_was_used() {
    let mut clock = clock("bronstein 60 5");
    clock.press(secs(103)).unwrap();
    assert_eq!(shows(&clock, White, 103), 60);
    clock.press(secs(113)).unwrap();
    assert_eq!(shows(&clock, Black, 113), 55);
}

#[test]
fn byo_yomi_keeps_a_period_that_is_not_overstepped() {
    let mut clock = clock("byoyomi 10 30x2");
    assert_eq!(clock.until_flag(White, secs(100)), Some(secs(70)));
    assert_eq!(clock.reading(White, secs(125)), Some(Reading { time: secs(15), periods: Some(2) }));
    clock.press(secs(125)).unwrap();
    clock.press(secs(126)).unwrap();
    assert_eq!(clock.reading(White, secs(126)), Some(Reading { time: secs(30), periods: Some(2) }));
    assert_eq!(clock.reading(White, secs(160)), Some(Reading { time: secs(26), periods: Some(1) }));
    assert_eq!(clock.until_flag(White, secs(160)), Some(secs(26)));
    assert_eq!(clock.flagged(secs(185)), None);
    assert_eq!(clock.flagged(secs(186)), Some(White));
}

#[test]
fn an_hourglass_gives_the_time_to_the_other_side() {
    let mut clock = clock("*60");
    assert_eq!((shows(&clock, White, 120), shows(&clock, Black, 120)), (40, 80));
    clock.press(secs(120)).unwrap();
    assert_eq!((shows(&clock, White, 130), shows(&clock, Black, 130)), (50, 70));
}

#[test]
fn sessions_add_time_and_the_last_one_repeats() {
    let mut clock = clock("2/60:1/30");
    for now in [101, 102, 103] {
        clock.press(secs(now)).unwrap();
    }
    assert_eq!(shows(&clock, White, 103), 60 - 2 + 30);
    clock.press(secs(104)).unwrap();
    clock.press(secs(105)).unwrap();
    assert_eq!(shows(&clock, White, 105), 88 - 1 + 30);
}

#[test]
fn a_snapshot_brings_both_times_back() {
    let mut clock = clock("60+5");
    clock.press(secs(110)).unwrap();
    let before = clock.snapshot();
    clock.press(secs(130)).unwrap();
    clock.restore(&before, secs(140));
    assert_eq!(clock.turn(), Black);
    assert_eq!((shows(&clock, White, 145), shows(&clock, Black, 145)), (55, 55));
}

#[test]
fn a_bonus_alone_is_time_enough() {
    for control in ["0+10", "delay 0 10", "bronstein 0 10", "byoyomi 0 10x1"] {
        let mut clock = clock(control);
        assert_eq!(clock.flagged(secs(109)), None, "{control}");
        clock.press(secs(109)).unwrap();
        assert_eq!(clock.flagged(secs(118)), None, "{control}");
        assert_eq!(clock.flagged(secs(140)), Some(Black), "{control}");
    }
}
