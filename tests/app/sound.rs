//! The sounds that the program asks the window to play, and when.

use std::time::Duration;

use heksy::app::board::{BoardEvent, Sound};
use heksy::app::context::{Command, DialogAction, WindowCommand};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::model::Message;
use heksy::app::settings::{Animation, Settings, Setup, from_json};
use heksy::sides::Color;

use crate::program::{Program, against_computer, cell, hotseat, secs, timed};

/// The sounds since the last call, each with its volume.
fn heard_with_volume(program: &mut Program) -> Vec<(Sound, u8)> {
    let all = std::mem::take(&mut program.all);
    let plays = all.into_iter().filter_map(|command| match command {
        Command::Window(WindowCommand::Play { sound, volume }) => Some((sound, volume)),
        _ => None,
    });
    plays.collect()
}

/// How many sounds have been heard since [`heard`] was asked.
fn heard_so_far(program: &Program) -> usize {
    let is_sound = |command: &&Command| matches!(command, Command::Window(WindowCommand::Play { .. }));
    program.all.iter().filter(is_sound).count()
}

fn heard(program: &mut Program) -> Vec<Sound> {
    heard_with_volume(program).into_iter().map(|(sound, _)| sound).collect()
}

/// White's queen takes a pawn, Black's king stands free.
const QUEEN: &str = "1/2k/5/7/p6pp/11/11/11/11/Q10/5K5 w - 0 1";

#[test]
fn each_move_of_a_person_or_the_computer_is_heard_once() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    assert_eq!(heard(&mut program), [Sound::Move]);
    program.drag("e7", "e6");
    assert_eq!(heard(&mut program), [Sound::Move], "dragged");
    program.mv("f6e6");
    assert_eq!(heard(&mut program), [Sound::Capture]);

    program.start(against_computer());
    program.mv("f5f6");
    let mut sounds = heard(&mut program);
    sounds.dedup();
    assert_eq!(sounds, [Sound::Move]);
}

#[test]
fn the_computers_move_is_heard_while_an_earlier_position_is_viewed() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    program.send(Message::Replay(ReplayAction::First));
    let before = heard_so_far(&program);
    let mv = program.search().map(|(_, request)| request.moves.len());
    assert_eq!(mv, Some(1));
    program.engine_plays("e7e6");
    assert_eq!(heard_so_far(&program), before + 1);
}

#[test]
fn a_check_sounds_instead_of_its_capture_and_the_end_instead_of_both() {
    let mut program = Program::new();
    program.start_fen(hotseat(), QUEEN);
    let _ = heard(&mut program);
    let position = program.position();
    for mv in position.legal_moves() {
        let mut program = Program::new();
        program.start_fen(hotseat(), QUEEN);
        let _ = heard(&mut program);
        program.mv(&position.coordinates(mv));
        let after = program.position();
        let expected = if program.outcome().is_some() {
            Sound::End
        } else if after.checked_king().is_some() {
            Sound::Check
        } else if position.is_capture(mv) {
            Sound::Capture
        } else {
            Sound::Move
        };
        assert_eq!(heard(&mut program), [expected], "{}", position.coordinates(mv));
    }
}

#[test]
fn the_end_is_heard_however_it_comes() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    let _ = heard(&mut program);
    program.game(GameAction::Resign);
    assert_eq!(heard(&mut program), [], "only asked");
    program.answer(DialogAction::Agree);
    assert_eq!(heard(&mut program), [Sound::End]);

    program.start(timed(20, 0));
    program.mv("f5f6");
    let _ = heard(&mut program);
    program.wait(secs(21));
    assert_eq!(heard(&mut program), [Sound::LowTime, Sound::End]);
}

#[test]
fn low_time_is_heard_and_flashes_once_a_side() {
    let mut program = Program::new();
    program.start(timed(60, 0));
    program.mv("f5f6");
    let _ = heard(&mut program);
    program.wait(secs(49));
    let is_flashing = |program: &Program| {
        program.model.corner(Color::Black, program.now).unwrap().clock.is_some_and(|clock| clock.is_flashing)
    };
    assert!(heard(&mut program).is_empty() && !is_flashing(&program));
    program.wait(Duration::from_millis(1100));
    assert_eq!(heard(&mut program), [Sound::LowTime]);
    assert!(is_flashing(&program), "its visible twin");
    program.wait(secs(5));
    assert!(heard(&mut program).is_empty() && !is_flashing(&program));
}

#[test]
fn the_clock_does_not_flash_if_animations_are_off() {
    let settings = Settings { animation: Animation::Off, ..Settings::default() };
    let mut program = Program::with(settings);
    program.start(timed(60, 0));
    program.mv("f5f6");
    program.wait(Duration::from_millis(50_100));
    let clock = program.model.corner(Color::Black, program.now).unwrap().clock.expect("a clock");
    assert!(clock.is_low && !clock.is_flashing);
    assert!(heard(&mut program).contains(&Sound::LowTime));
}

#[test]
fn a_refused_drop_is_heard_and_seen_for_a_moment() {
    let mut program = Program::hotseat();
    program.drag("f5", "f11");
    assert_eq!(heard(&mut program), [Sound::Illegal]);
    let refused = program.model.board_view().refused.expect("it is marked");
    assert_eq!(refused.cell, cell("f5"));
    program.drag("f5", "f11");
    let again = program.model.board_view().refused.expect("it is marked");
    assert_ne!(refused.number, again.number, "it shakes once more");
    assert!(program.model.next_wakeup(program.now).is_some_and(|wait| wait <= secs(1)));
    program.wait(secs(1));
    assert_eq!(program.model.board_view().refused, None);
    // A click says as much as a drag.
    let _ = heard(&mut program);
    program.click("f5");
    program.click("f11");
    assert_eq!(heard(&mut program), [Sound::Illegal]);
}

#[test]
fn touch_move_refuses_audibly() {
    let mut program = Program::new();
    let fen = "1/2k/5/3n3/9/11/11/5R5/11/11/2B3K4 w - 0 1";
    program.start_fen(Setup { touch_move: true, ..hotseat() }, fen);
    // It is touched, and put down again.
    program.click("c1");
    program.click("c1");
    let _ = heard(&mut program);
    program.click("f4");
    assert_eq!(heard(&mut program), [Sound::Illegal]);
    let refused = program.model.board_view().refused.map(|refused| refused.cell);
    assert_eq!(refused, Some(cell("c1")), "the piece that must move");
}

fn replay(program: &mut Program, action: ReplayAction, millis: u64) -> Vec<Sound> {
    program.now += Duration::from_millis(millis);
    program.send(Message::Replay(action));
    heard(program)
}

/// A game with a capture.
fn three_moves() -> Program {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6 f6e6");
    let _ = heard(&mut program);
    program
}

#[test]
fn single_steps_through_a_game_are_heard_and_jumps_are_not() {
    let mut program = three_moves();
    assert_eq!(replay(&mut program, ReplayAction::Previous, 1000), [Sound::Move]);
    assert_eq!(replay(&mut program, ReplayAction::Next, 1000), [Sound::Capture]);
    assert_eq!(replay(&mut program, ReplayAction::Next, 1000), [], "it is at the end");
    assert_eq!(replay(&mut program, ReplayAction::First, 1000), [], "a jump");
    assert_eq!(replay(&mut program, ReplayAction::Next, 1000), [Sound::Move]);
    assert_eq!(replay(&mut program, ReplayAction::Next, 100), [], "faster than five a second");
    assert_eq!(replay(&mut program, ReplayAction::Next, 200), [Sound::Capture]);
    program.now += secs(1);
    program.send(Message::Board(BoardEvent::Wheel(-2)));
    assert_eq!(heard(&mut program), [Sound::Move], "the first notch of the wheel");
}

#[test]
fn autoplay_is_heard_unless_it_is_fast() {
    for (millis, count) in [(200, 3), (150, 1)] {
        let mut program = three_moves();
        program.set(|settings| settings.autoplay_millis = millis);
        replay(&mut program, ReplayAction::First, 5000);
        program.now += secs(5);
        program.send(Message::Replay(ReplayAction::Autoplay));
        for _ in 0..60 {
            program.now += Duration::from_millis(10);
            program.send(Message::Tick);
        }
        assert_eq!(program.plies(), 3);
        assert_eq!(heard(&mut program).len(), count, "every {millis} ms");
    }
}

#[test]
fn take_back_and_redo_are_heard() {
    let mut program = three_moves();
    program.game(GameAction::TakeBack);
    assert_eq!(heard(&mut program), [Sound::Move]);
    program.game(GameAction::Redo);
    assert_eq!(heard(&mut program), [Sound::Capture]);
}

#[test]
fn a_study_sounds_as_a_game_does() {
    let mut program = three_moves();
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.wait(secs(2));
    program.game(GameAction::Study);
    assert!(program.model.study().is_some());
    program.send(Message::Replay(ReplayAction::First));
    let _ = heard(&mut program);
    program.mv("f5f6");
    assert_eq!(heard(&mut program), [Sound::Move], "a move of the record");
    program.mv("e7e6");
    program.mv("f6e6");
    assert_eq!(heard(&mut program), [Sound::Move, Sound::Capture]);
    program.drag("f10", "a1");
    assert_eq!(heard(&mut program), [Sound::Illegal]);
}

#[test]
fn the_volume_goes_with_each_sound_and_none_comes_when_muted() {
    let mut program = Program::hotseat();
    program.set(|settings| settings.volume = 25);
    assert_eq!(heard_with_volume(&mut program), [(Sound::Move, 25)], "another volume is heard");
    program.set(|settings| settings.coordinates = false);
    assert_eq!(heard(&mut program), [], "other settings are not");
    program.set(|settings| settings.muted = true);
    program.mv("f5f6");
    assert_eq!(heard(&mut program), []);
    assert_eq!(program.toasts(), ["Sounds muted."]);
    program.set(|settings| settings.muted = false);
    assert_eq!(heard_with_volume(&mut program), [(Sound::Move, 25)], "that they are on is heard");
    program.set(|settings| settings.muted = true);
    program.set(|settings| settings.volume = 0);
    assert!(!program.model.settings().muted, "who moves the slider wants to hear");
    program.mv("e7e6");
    assert_eq!(heard(&mut program), [], "nothing is as loud as nothing");
    program.set(|settings| settings.volume = 255);
    assert_eq!(heard_with_volume(&mut program), [(Sound::Move, 100)]);
}

#[test]
fn settings_of_other_versions_have_the_usual_volume() {
    let (settings, trouble) = from_json(b"{}");
    assert_eq!((settings.volume, settings.muted, trouble), (60, false, None));
    let (settings, _) = from_json(br#"{"volume": 200, "muted": false}"#);
    assert_eq!(settings.heard_volume(), 100);
}
