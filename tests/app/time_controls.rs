//! Games by every kind of time control that can be chosen, and by a different one for each side.

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::GameAction;
use heksy::app::library::OpenedFile;
use heksy::app::settings::{
    ClockForm, ClockKind, GameForm, NewGameForm, Settings, Setup, Stage, StartFrom, from_json,
};
use heksy::app::text::Text;
use heksy::game::TimeControl;
use heksy::game::pgn::{read_game, write};
use heksy::sides::{ByColor, Color, Points, Reason};

use crate::program::{Program, hotseat, secs};

/// One of each kind, as files write it, in the order of [`ClockKind::ALL`].
const CONTROLS: [&str; 8] =
    ["-", "90", "40+6", "delay 40 5", "bronstein 40 5", "3/30:4/20+2:15+1", "byoyomi 15 8x9", "*60"];

fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

fn with_clocks(white: &str, black: &str) -> Setup {
    let mut setup = hotseat();
    setup.choose_clocks(&ByColor::new(control(white), control(black)));
    setup
}

/// A game begun through the dialog, both sides by the same clock.
fn begin(clock: ClockForm) -> Program {
    let mut program = Program::new();
    program.start(Setup { clock, ..hotseat() });
    program
}

/// Makes these moves, each after a number of seconds.
fn play(program: &mut Program, moves: &[(u64, &str)]) {
    for &(seconds, mv) in moves {
        program.wait(secs(seconds));
        program.mv(mv);
    }
}

#[track_caller]
fn assert_flag_fell(program: &Program, loser: Color) {
    let outcome = program.outcome().expect("a flag fell");
    let wins = if loser == Color::White { Points::BLACK_WINS } else { Points::WHITE_WINS };
    assert_eq!((outcome.points, outcome.reason), (wins, Reason::TimeForfeit));
}

#[test]
fn no_clock() {
    let mut program = begin(ClockForm::default());
    play(&mut program, &[(5, "f5f6")]);
    assert_eq!(program.clocks(), ["", ""]);
    program.wait(secs(100));
    assert_eq!(program.outcome(), None);
}

#[test]
fn fixed_time() {
    let mut program = begin(ClockForm { kind: ClockKind::SuddenDeath, base: 90, ..ClockForm::default() });
    play(&mut program, &[(30, "f5f6"), (40, "e7e6")]);
    assert_eq!(program.clocks(), ["1:00", "0:50"]);
    program.wait(secs(61));
    assert_flag_fell(&program, Color::White);
}

#[test]
fn increment() {
    let clock = ClockForm { kind: ClockKind::Fischer, base: 60, increment: 10, ..ClockForm::default() };
    let mut program = begin(clock);
    play(&mut program, &[(2, "f5f6"), (30, "e7e6")]);
    assert_eq!(program.clocks(), ["1:08", "0:40"], "more than at the start, where little was used");
    play(&mut program, &[(1, "f6e6")]);
    program.wait(secs(41));
    assert_flag_fell(&program, Color::Black);
}

#[test]
fn delay() {
    let mut program = begin(ClockForm { kind: ClockKind::Delay, base: 60, delay: 5, ..ClockForm::default() });
    program.wait(secs(4));
    assert_eq!(program.clocks(), ["1:00", "1:00"], "it has not begun to run");
    program.wait(secs(4));
    assert_eq!(program.clocks(), ["0:57", "1:00"]);
    play(&mut program, &[(0, "f5f6"), (5, "e7e6")]);
    assert_eq!(program.clocks(), ["0:57", "1:00"], "nothing is given back, and a quick move costs nothing");
    program.wait(secs(61));
    assert_eq!(program.outcome(), None);
    program.wait(secs(2));
    assert_flag_fell(&program, Color::White);
}

#[test]
fn bronstein_delay() {
    let clock = ClockForm { kind: ClockKind::Bronstein, base: 60, delay: 5, ..ClockForm::default() };
    let mut program = begin(clock);
    program.wait(secs(4));
    assert_eq!(program.clocks(), ["0:56", "1:00"], "it runs at once");
    play(&mut program, &[(0, "f5f6"), (20, "e7e6")]);
    assert_eq!(program.clocks(), ["1:00", "0:45"], "4 seconds are given back, or 5 of 20");
    program.wait(secs(61));
    assert_flag_fell(&program, Color::White);
}

#[test]
fn stages() {
    let stages = vec![
        Stage { moves: 2, time: 60, increment: 0 },
        Stage { moves: 1, time: 30, increment: 2 },
        Stage { moves: 1, time: 15, increment: 0 },
    ];
    let mut program = begin(ClockForm { kind: ClockKind::Stages, stages, ..ClockForm::default() });
    play(&mut program, &[(10, "f5f6"), (1, "e7e6"), (10, "g4g5"), (1, "c7c6")]);
    assert_eq!(program.clocks(), ["1:10", "1:28"], "the time of the second stage comes to what is left");
    play(&mut program, &[(10, "g5g6"), (1, "c6c5")]);
    assert_eq!(program.clocks(), ["1:17", "1:44"], "2 seconds for the move, and the third stage");
    play(&mut program, &[(10, "d3d4"), (1, "h7h6")]);
    assert_eq!(program.clocks(), ["1:07", "1:43"], "the last stage lasts to the end of the game");
    program.wait(secs(68));
    assert_flag_fell(&program, Color::White);
}

#[test]
fn the_last_stage_of_a_clock_repeats() {
    let stages = vec![Stage { moves: 1, time: 60, increment: 0 }];
    let mut program = begin(ClockForm { kind: ClockKind::Stages, stages, ..ClockForm::default() });
    play(&mut program, &[(10, "f5f6"), (1, "e7e6"), (10, "g4g5")]);
    assert_eq!(program.clocks(), ["2:40", "1:59"]);
}

#[test]
fn byo_yomi() {
    let clock =
        ClockForm { kind: ClockKind::ByoYomi, base: 20, period: 10, periods: 3, ..ClockForm::default() };
    let mut program = begin(clock);
    play(&mut program, &[(5, "f5f6"), (1, "e7e6")]);
    assert_eq!(program.clocks(), ["0:15", "0:19"], "the main time is not marked");
    program.wait(secs(18));
    assert_eq!(program.clocks()[0], "7.0 ×3", "the first period runs");
    program.mv("g4g5");
    program.wait(secs(1));
    assert_eq!(program.clocks()[0], "0:10 ×3", "it was not overstepped, so it is whole again");
    play(&mut program, &[(0, "c7c6")]);
    program.wait(secs(14));
    assert_eq!(program.clocks()[0], "6.0 ×2", "one is lost");
    let face = program.model.corner(Color::White, program.now).unwrap().clock.unwrap();
    assert_eq!(face.spoken(), "6 seconds, 2 periods left");
    play(&mut program, &[(0, "g5g6"), (1, "c6c5")]);
    program.wait(secs(19));
    assert_eq!((program.clocks()[0].as_str(), program.outcome()), ("1.0 ×1", None));
    program.wait(secs(2));
    assert_flag_fell(&program, Color::White);
    assert_eq!(program.clocks()[0], "0.0");
}

#[test]
fn a_fixed_time_for_each_move() {
    let clock =
        ClockForm { kind: ClockKind::ByoYomi, base: 0, period: 30, periods: 1, ..ClockForm::default() };
    let mut program = begin(clock);
    assert_eq!(program.clocks(), ["0:30 ×1", "0:30 ×1"]);
    play(&mut program, &[(29, "f5f6"), (29, "e7e6"), (29, "g4g5")]);
    assert_eq!(program.clocks(), ["0:30 ×1", "0:30 ×1"]);
    program.wait(secs(31));
    assert_flag_fell(&program, Color::Black);
}

#[test]
fn hourglass() {
    let mut program = begin(ClockForm { kind: ClockKind::Hourglass, base: 60, ..ClockForm::default() });
    program.wait(secs(20));
    assert_eq!(program.clocks(), ["0:40", "1:20"], "the other one's grows meanwhile");
    play(&mut program, &[(0, "f5f6"), (30, "e7e6")]);
    assert_eq!(program.clocks(), ["1:10", "0:50"]);
    program.wait(secs(71));
    assert_flag_fell(&program, Color::White);
}

#[test]
fn each_side_by_its_own_clock() {
    let clock = ClockForm { kind: ClockKind::Fischer, base: 300, increment: 3, ..ClockForm::default() };
    let black_clock = Some(ClockForm { kind: ClockKind::SuddenDeath, base: 60, ..ClockForm::default() });
    let mut program = Program::new();
    program.start(Setup { clock, black_clock, ..hotseat() });
    assert_eq!(program.clocks(), ["5:00", "1:00"]);
    play(&mut program, &[(10, "f5f6"), (10, "e7e6")]);
    assert_eq!(program.clocks(), ["4:53", "0:50"]);
    let summary = program.model.summary().unwrap();
    assert_eq!(summary.clock.as_deref(), Some("White 5 min + 3 s per move; Black 1 min per player"));
    play(&mut program, &[(10, "g4g5")]);
    program.wait(secs(51));
    assert_flag_fell(&program, Color::Black);
    program.answer(DialogAction::Cancel);
    program.game(GameAction::Rematch);
    if matches!(program.dialog(), Some(Dialog::Unsaved { .. })) {
        program.answer(DialogAction::Discard);
    }
    assert_eq!(program.clocks(), ["1:00", "5:00"], "each player keeps the clock");
}

#[test]
fn a_clock_for_one_side_only() {
    let mut program = Program::new();
    program.start(with_clocks("-", "60"));
    program.wait(secs(500));
    program.mv("f5f6");
    program.wait(secs(10));
    assert_eq!(program.clocks(), ["", "0:50"]);
    program.wait(secs(51));
    assert_flag_fell(&program, Color::Black);
}

/// Free first moves are the game's, whichever side's clock is which.
#[test]
fn swapped_players_keep_their_clocks() {
    let mut setup = with_clocks("300", "60");
    setup.clock.free_first_moves = true;
    let swapped = setup.swapped();
    assert_eq!(swapped.controls(), ByColor::new(control("60"), control("300")));
    assert!(swapped.clock.free_first_moves);
    let again = swapped.swapped();
    assert_eq!((again.controls(), again.clock.free_first_moves), (setup.controls(), true));
}

/// Every pair of kinds: what was chosen is played, written to the file, read back, and kept for the next game.
#[test]
fn every_pair_of_clocks_is_saved_in_the_file_and_the_settings() {
    for (white, black) in CONTROLS.iter().flat_map(|white| CONTROLS.map(|black| (*white, black))) {
        let controls = ByColor::new(control(white), control(black));
        let setup = with_clocks(white, black);
        assert_eq!(setup.controls(), controls);
        assert_eq!(setup.black_clock.is_some(), white != black);
        let mut program = Program::new();
        program.start(setup.clone());
        assert_eq!(*program.game_played().clock().controls(), controls);
        play(&mut program, &[(1, "f5f6"), (1, "e7e6")]);
        let text = write(&program.document().record_at(program.now));
        let back = read_game(&text);
        assert_eq!((back.diagnostics.len(), back.record.controls), (0, Some(controls)), "{text}");
        let json = serde_json::to_vec(program.model.settings()).unwrap();
        assert_eq!(from_json(&json), (program.model.settings().clone(), None));
        assert_eq!(program.model.settings().setup, setup);
    }
}

/// The set-up in a file of the version that knew three kinds of clock, the same for both sides.
const OLD_SETUP: &str = r#"{"variant":"glinski","white":{"name":"Anna","player":"human"},
    "black":{"name":"","player":"2"},
    "clock":{"kind":"fischer","base":300,"increment":3,"free-first-moves":true},"material":"federation",
    "repetition-automatic":false,"fifty-automatic":false,"total-ban":false,"touch-move":false}"#;

#[test]
fn settings_of_older_versions_are_still_read() {
    let (settings, trouble) = from_json(format!(r#"{{"version":1,"setup":{OLD_SETUP}}}"#).as_bytes());
    assert_eq!(trouble, None);
    let clock = ClockForm {
        kind: ClockKind::Fischer,
        base: 300,
        increment: 3,
        free_first_moves: true,
        ..ClockForm::default()
    };
    assert_eq!((settings.setup.clock, settings.setup.black_clock), (clock, None));
    assert_eq!(settings.setup.white.name, "Anna");
}

fn opened(text: &str) -> Program {
    let file = std::sync::Arc::new(OpenedFile::from_text(text.to_owned()));
    let mut program = Program::new();
    program.read(file.read(0).unwrap());
    program
}

fn continue_form(program: &mut Program) -> NewGameForm {
    program.game(GameAction::Continue);
    match program.dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) => (**form).clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_opened_game_offers_its_clocks_of_every_kind_and_side() {
    for (white, black) in CONTROLS.iter().flat_map(|white| CONTROLS.map(|black| (*white, black))) {
        let mut program = opened(&format!("[HexClock \"{white} / {black}\"]\n\n1. f6 e6 *\n"));
        let form = continue_form(&mut program);
        assert_eq!(form.setup.controls(), ByColor::new(control(white), control(black)));
        let StartFrom::OpenGame(open) = &form.start else { panic!("{:?}", form.start) };
        let is_timed = control(white).is_timed() || control(black).is_timed();
        assert_eq!((open.saved_clocks.is_some(), open.keeps_clocks), (is_timed, is_timed));
    }
}

#[test]
fn saved_clocks_are_described_in_words() {
    let mut program = opened("[HexClock \"byoyomi 600 30x5 / -\"]\n\n1. f6 {[%clk 0:09:00]} e6 *\n");
    let form = continue_form(&mut program);
    let StartFrom::OpenGame(open) = &form.start else { panic!("{:?}", form.start) };
    let words = "White 10 min, then 5 periods of 30 s; Black no clock, White 9:00, Black no clock";
    assert_eq!(open.saved_clocks.as_ref().map(Text::to_string).as_deref(), Some(words));
}

/// New clocks have their full time, whatever the old ones showed in the middle of a move.
#[test]
fn an_opened_game_continues_with_new_clocks_of_every_kind() {
    let shown = [["", ""], ["1:30", "1:30"], ["0:40", "0:40"], ["0:40", "0:40"], ["0:40", "0:40"]];
    for (text, shown) in
        CONTROLS.iter().zip(shown).chain([(&CONTROLS[6], ["0:15"; 2]), (&CONTROLS[7], ["1:00"; 2])])
    {
        let head = "[TimeControl \"60\"]\n[HexTimeLeft \"plies 2, white 50.25, black 40.5, spent 10\"]\n\n";
        let mut program = opened(&format!("{head}1. f6 {{[%clk 0:00:50]}} e6 {{[%clk 0:00:40]}} *\n"));
        let mut form = continue_form(&mut program);
        form.setup.choose_clocks(&ByColor::new(control(text), control(text)));
        if let StartFrom::OpenGame(open) = &mut form.start {
            open.keeps_clocks = false;
        }
        program.answer(DialogAction::EditForm(GameForm::of_two(form)));
        program.answer(DialogAction::StartGame);
        assert_eq!(program.clocks(), shown, "{text}");
        if *text == CONTROLS[6] {
            program.wait(secs(16));
            assert_eq!(program.clocks()[0], "7.0 ×9", "it has all its periods");
        }
    }
}

#[test]
fn the_settings_keep_the_clocks_for_the_next_game() {
    let settings = Settings { setup: with_clocks("byoyomi 600 30x5", "*180"), ..Settings::default() };
    let mut program = Program::with(settings.clone());
    program.game(GameAction::New);
    match program.dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) => assert_eq!(form.setup, settings.setup),
        other => panic!("{other:?}"),
    }
}
