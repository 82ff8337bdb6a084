//! The clocks of a game that comes back from its journal: every kind, in the middle of a move.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use heksy::app::board::BoardEvent;
use heksy::app::context::{DialogAction, PlayOn};
use heksy::app::game::saved::{Found, SavedJournal, read};
use heksy::app::game::{GameAction, JournalNews};
use heksy::app::library::{OpenedFile, WindowNews};
use heksy::app::model::{DiskNews, Message};
use heksy::game::Reading;
use heksy::sides::Color;

use crate::program::{Program, secs, timed};

fn restored(journal: &[u8]) -> SavedJournal {
    match read(Path::new("a.journal"), journal) {
        Found::Game(game) => *game,
        other => panic!("{other:?}"),
    }
}

/// An unfinished game of this time control, continued.
fn going_on(control: &str) -> Program {
    let text = format!("[HexClock \"{control}\"]\n\n1. d5 d6 *\n");
    let file = Arc::new(OpenedFile::from_text(text));
    let mut program = Program::new();
    program.read(file.read(0).unwrap());
    program.game(GameAction::PauseOrResume);
    program
}

/// The readings of both clocks, and the side whose time runs next.
fn readings(program: &Program) -> ([Option<Reading>; 2], Color) {
    let clock = program.game_played().clock();
    (Color::ALL.map(|color| clock.reading(color, program.now)), clock.turn())
}

fn again(program: &Program) -> Program {
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![restored(&program.journal)]))));
    again.answer(DialogAction::Continue);
    again
}

#[test]
fn byo_yomi_is_restored_with_its_periods_and_the_time_left() {
    let mut program = going_on("byoyomi 10 30x3");
    program.wait(secs(45));
    program.mv("f5f6");
    program.wait(secs(20));
    program.game(GameAction::PauseOrResume);
    let shown = readings(&program);
    assert_eq!(shown.0[0], Some(Reading { time: secs(30), periods: Some(2) }));
    assert_eq!(shown.0[1], Some(Reading { time: secs(20), periods: Some(3) }));
    let mut back = again(&program);
    assert_eq!(readings(&back), shown);
    for program in [&mut program, &mut back] {
        program.game(GameAction::PauseOrResume);
        program.wait(secs(25));
        program.mv("e7e6");
        program.wait(secs(1));
    }
    assert_eq!(readings(&back), readings(&program));
    assert_eq!(readings(&back).0[1], Some(Reading { time: secs(30), periods: Some(2) }));
}

#[test]
fn a_delay_under_way_is_not_given_twice() {
    let mut program = going_on("delay 60 10");
    program.mv("f5f6");
    program.wait(secs(8));
    program.game(GameAction::PauseOrResume);
    let mut back = again(&program);
    for program in [&mut program, &mut back] {
        program.game(GameAction::PauseOrResume);
        program.wait(secs(7));
    }
    assert_eq!(readings(&back), readings(&program));
    assert_eq!(back.clocks(), ["1:00", "0:55"]);
}

#[test]
fn an_hourglass_keeps_its_sand() {
    let mut program = going_on("*60");
    program.wait(secs(20));
    program.mv("f5f6");
    program.wait(secs(5));
    program.game(GameAction::PauseOrResume);
    assert_eq!(program.clocks(), ["0:45", "1:15"]);
    let mut back = again(&program);
    for program in [&mut program, &mut back] {
        assert_eq!(program.clocks(), ["0:45", "1:15"]);
        program.game(GameAction::PauseOrResume);
        program.wait(secs(10));
        program.mv("e7e6");
        program.wait(secs(1));
    }
    assert_eq!(readings(&back), readings(&program));
    assert_eq!(back.clocks(), ["0:54", "1:06"]);
}

#[test]
fn the_time_of_a_move_is_not_given_back_when_the_system_ends_the_program() {
    let mut program = Program::new();
    program.start(timed(600, 5));
    program.moves("f5f6 e7e6");
    let begun = readings(&program);
    program.wait(secs(26));
    let shown = readings(&program);
    assert_ne!(shown, begun, "the clock runs");
    program.send(Message::Window(WindowNews::EndRequested));
    assert_eq!(readings(&again(&program)), shown);
}

#[test]
fn a_redone_move_comes_back_with_its_variations() {
    let mut program = Program::new();
    program.start(timed(300, 5));
    program.wait(secs(3));
    program.moves("f5f6 e7e6 g4g5");
    program.send(Message::Replay(heksy::app::game::ReplayAction::Previous));
    program.mv("d3d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    let head = program.game_played().head();
    program.send(Message::Replay(heksy::app::game::ReplayAction::To(head)));
    for _ in 0..2 {
        program.game(GameAction::TakeBack);
        program.game(GameAction::Accept);
    }
    program.game(GameAction::Redo);
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 ( 2.d4 )");
    assert_eq!(again(&program).move_list(), program.move_list());
}

#[test]
fn no_move_comes_behind_a_resignation() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    program.game(GameAction::TakeBack);
    assert!(program.model.can(GameAction::Redo));
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert!(!program.model.can(GameAction::Redo), "the button is grey");
    let ended = program.move_list();
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), ended, "no move comes behind the end");
    assert_eq!(again(&program).move_list(), ended);
}

/// Whatever the time control: the game that comes back shows the same, and goes on in the same way.
#[test]
fn every_kind_of_clock_is_restored_and_runs_as_before() {
    const CONTROLS: [&str; 8] =
        ["-", "90", "40+6", "delay 40 5", "bronstein 40 5", "byoyomi 15 8x9", "*60", "3/30:4/20+2:15+1"];
    let mut compared = 0;
    for seed in 0..160 {
        let mut rng = Rng::with_seed(seed);
        let about = format!("seed {seed}: {}", CONTROLS[seed as usize % 8]);
        let mut program = going_on(CONTROLS[seed as usize % 8]);
        let think = |rng: &mut Rng| Duration::from_nanos(rng.u64(..8_000_000_000));
        let play = |programs: &mut [&mut Program], rng: &mut Rng| {
            let (time, moves) = (think(rng), programs[0].position().legal_moves());
            let mv = moves[rng.usize(..moves.len())];
            for program in programs {
                program.now += time;
                program.send(Message::Tick);
                program.send(Message::Board(BoardEvent::PickUp(mv.from())));
                program.send(Message::Board(BoardEvent::Click(mv.to())));
                program.send(Message::Board(BoardEvent::PutBack));
            }
        };
        for _ in 0..rng.usize(1..16) {
            play(&mut [&mut program], &mut rng);
            if rng.u8(..5) == 0 {
                program.game(GameAction::TakeBack);
                program.game(GameAction::Accept);
            }
        }
        program.now += think(&mut rng) / 4;
        program.send(Message::Tick);
        program.game(GameAction::PauseOrResume);
        if program.outcome().is_some() {
            continue;
        }
        let mut back = again(&program);
        back.now = program.now;
        assert_eq!(readings(&back), readings(&program), "{about}");
        // A game without a clock runs already.
        let stands = |program: &Program| program.model.is_standing();
        for program in [&mut program, &mut back] {
            if stands(program) {
                program.game(GameAction::PauseOrResume);
            }
        }
        for _ in 0..12 {
            play(&mut [&mut program, &mut back], &mut rng);
            assert_eq!(readings(&back), readings(&program), "{about}");
            assert_eq!(back.outcome(), program.outcome(), "{about}");
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}
