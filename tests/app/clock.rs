//! The clock: it runs, stops, warns, falls, and comes back with a takeback.

use std::time::Duration;

use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::model::Message;
use heksy::app::settings::{ClockForm, ClockKind, Settings, Setup};
use heksy::sides::{Color, Points, Reason};

use crate::program::{Program, against_computer, hotseat, secs, timed};

fn begin(base: u32, increment: u32) -> Program {
    let mut program = Program::new();
    program.start(timed(base, increment));
    program
}

#[test]
fn the_clock_of_the_side_to_move_runs() {
    let mut program = begin(300, 2);
    assert_eq!(program.clocks(), ["5:00", "5:00"]);
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["4:50", "5:00"]);
    let faces = [Color::White, Color::Black]
        .map(|color| program.model.corner(color, program.now).unwrap().clock.unwrap());
    assert_eq!(faces.map(|face| face.is_running), [true, false]);
    program.mv("f5f6");
    assert_eq!(program.clocks(), ["4:52", "5:00"]);
    program.wait(secs(3));
    assert_eq!(program.clocks(), ["4:52", "4:57"]);
    assert_eq!(
        program.model.corner(Color::Black, program.now).unwrap().clock.unwrap().spoken(),
        "4 minutes 57 seconds"
    );
}

/// The game that is there at the start of the program begins with its first move.
#[test]
fn a_click_on_a_piece_of_the_opponent_before_the_first_move_starts_no_clock() {
    let mut program = Program::with(Settings { setup: timed(300, 0), ..Settings::default() });
    program.click("e7");
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["5:00", "5:00"]);
    program.mv("f5f6");
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["5:00", "4:50"]);
}

#[test]
fn a_game_without_a_clock_shows_no_times() {
    let mut program = Program::hotseat();
    assert_eq!(program.clocks(), ["", ""]);
    program.wait(secs(60));
    assert_eq!(program.model.next_wakeup(program.now), None, "the program sleeps");
}

#[test]
fn a_takeback_gives_the_time_back_and_redo_takes_it_again() {
    let mut program = begin(300, 0);
    program.wait(secs(10));
    program.mv("f5f6");
    program.wait(secs(20));
    program.mv("e7e6");
    program.wait(secs(5));
    assert_eq!(program.clocks(), ["4:45", "4:40"]);
    program.game(GameAction::TakeBack);
    program.game(GameAction::Accept);
    assert_eq!(program.clocks(), ["4:50", "5:00"]);
    program.wait(secs(1));
    assert_eq!(program.clocks(), ["4:50", "4:59"], "the clock goes on running");
    program.game(GameAction::Redo);
    assert_eq!(program.clocks(), ["4:50", "4:40"]);
}

#[test]
fn against_the_computer_both_clocks_come_back() {
    let mut program = Program::new();
    let clock = ClockForm { kind: ClockKind::SuddenDeath, base: 60, ..ClockForm::default() };
    program.start(Setup { clock, ..against_computer() });
    program.wait(secs(10));
    program.mv("f5f6");
    program.wait(secs(5));
    program.engine_plays("e7e6");
    program.wait(secs(2));
    program.game(GameAction::TakeBack);
    assert_eq!((program.plies(), program.clocks()), (0, ["1:00".to_owned(), "1:00".to_owned()]));
}

#[test]
fn a_fallen_flag_loses() {
    let mut program = begin(10, 0);
    program.mv("f5f6");
    program.wait(secs(11));
    let outcome = program.outcome().expect("Black's flag fell");
    assert_eq!((outcome.points, outcome.reason), (Points::WHITE_WINS, Reason::TimeForfeit));
    let face = program.model.corner(Color::Black, program.now).unwrap().clock.unwrap();
    assert_eq!((face.text().as_str(), face.has_fallen, face.is_running), ("0.0", true, false));
    program.wait(secs(1));
    assert!(program.model.result().is_some());
    program.mv("e7e6");
    assert_eq!(program.plies(), 1, "a move tried out is none of the game");
}

#[test]
fn a_move_after_the_flag_fell_does_not_count() {
    let mut program = begin(10, 0);
    program.now += secs(20);
    program.mv("f5f6");
    assert_eq!(program.plies(), 0);
    assert_eq!(program.outcome().map(|outcome| outcome.points), Some(Points::BLACK_WINS));
}

#[test]
fn a_fallen_flag_is_a_draw_where_the_other_cannot_mate() {
    let mut program = Program::new();
    program.start_fen(timed(10, 0), "k/3/5/7/9/11/4Q6/11/11/11/5K5 w - 0 1");
    program.wait(secs(11));
    let outcome = program.outcome().expect("White's flag fell");
    assert_eq!((outcome.points, outcome.reason), (Points::DRAW, Reason::TimeForfeitNoMaterial));
}

#[test]
fn low_time_is_announced_once_and_shown_with_tenths() {
    let mut program = begin(100, 0);
    program.wait(secs(89));
    assert_eq!(program.toasts(), [""; 0]);
    program.wait(secs(2));
    assert_eq!(program.toasts(), ["White has 10 seconds left."]);
    let face = program.model.corner(Color::White, program.now).unwrap().clock.unwrap();
    assert_eq!((face.text().as_str(), face.is_low), ("9.0", true));
    program.wait(secs(6));
    assert_eq!(program.toasts().len(), 0, "it has gone away and does not come again");
}

#[test]
fn a_pause_stops_clock_and_pieces() {
    let mut program = begin(60, 0);
    program.wait(secs(5));
    program.game(GameAction::PauseOrResume);
    program.wait(secs(100));
    assert_eq!(program.clocks(), ["0:55", "1:00"]);
    assert_eq!(program.model.status().text, "Paused");
    program.click("f5");
    assert_eq!(program.model.board_view().selected, None);
    assert_eq!(program.toasts(), ["The game is paused."]);
    program.game(GameAction::PauseOrResume);
    program.wait(secs(5));
    program.mv("f5f6");
    assert_eq!(program.clocks(), ["0:50", "1:00"]);
}

#[test]
fn free_first_moves_cost_nothing() {
    let mut program = Program::new();
    let clock =
        ClockForm { kind: ClockKind::SuddenDeath, base: 60, free_first_moves: true, ..ClockForm::default() };
    program.start(Setup { clock, ..hotseat() });
    program.wait(secs(30));
    program.mv("f5f6");
    program.wait(secs(30));
    program.mv("e7e6");
    assert_eq!(program.clocks(), ["1:00", "1:00"]);
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["0:50", "1:00"]);
}

#[test]
fn the_clock_runs_on_while_an_earlier_position_is_looked_at() {
    let mut program = begin(60, 0);
    program.mv("f5f6");
    program.send(Message::Replay(ReplayAction::First));
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["1:00", "0:50"]);
}

#[test]
fn the_program_sleeps_until_a_face_changes() {
    let mut program = begin(60, 0);
    program.now += Duration::from_millis(300);
    let wait = program.model.next_wakeup(program.now).expect("the clock runs");
    assert!(wait > Duration::from_millis(600) && wait < Duration::from_millis(800), "{wait:?}");
    program.now += secs(52);
    program.send(Message::Tick);
    let wait = program.model.next_wakeup(program.now).expect("the clock runs");
    assert!(wait <= Duration::from_millis(101), "tenths are shown: {wait:?}");
}
