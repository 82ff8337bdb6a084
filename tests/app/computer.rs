//! The computer's turn: searches with tickets, late answers, breakdowns, draws.

use std::time::Duration;

use heksy::app::context::{Command, Dialog, DialogAction, PlayOn};
use heksy::app::engines::{EngineNews, SearchCommand};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::model::Message;
use heksy::app::settings::{ClockForm, ClockKind, NewGameForm, Rival, Settings, Setup, StartFrom, Thinking};
use heksy::app::text::Text;
use heksy::engine::{Info, Level, Score};
use heksy::game::Variant;
use heksy::sides::{Color, Points, Reason};
use heksy::three::Seat;

use crate::program::{Program, against_computer, computer, hotseat, human, legal, secs};

fn begin() -> Program {
    let mut program = Program::new();
    program.start(against_computer());
    program
}

fn searches(program: &Program) -> usize {
    program.all.iter().filter(|command| matches!(command, Command::Search(SearchCommand::Go { .. }))).count()
}

fn thinking(score: Score) -> EngineNews {
    EngineNews::Thinking(Box::new(Info {
        depth: 5,
        seldepth: 9,
        score,
        wdl: None,
        exact: None,
        nodes: 1000,
        nps: 100_000,
        time: Duration::from_millis(10),
        hashfull: 1,
        pv: Vec::new(),
        multipv: 1,
    }))
}

#[test]
fn the_computer_answers_after_a_moment() {
    let mut program = begin();
    assert_eq!(searches(&program), 0, "White is a person");
    program.mv("f5f6");
    let (ticket, request) = program.search().expect("Black is the computer");
    assert_eq!(request.strength, Level::DEFAULT.into());
    assert_eq!(request.moves.len(), 1);
    assert_eq!(program.model.status().text, "Computer is thinking");
    program.mv("e7e6");
    assert_eq!(program.plies(), 1, "nobody moves for the computer");
    let mv = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
    assert_eq!(program.plies(), 1, "the own piece has not come to rest yet");
    assert!(program.model.next_wakeup(program.now).is_some_and(|wait| wait <= Duration::from_millis(450)));
    program.wait(Duration::from_millis(500));
    assert_eq!(program.move_list(), "1.f6 e6");
    assert!(!program.model.board_view().movable.is_empty());
    assert_eq!(searches(&program), 1);
}

#[test]
fn a_whole_game_to_mate() {
    let mut program = begin();
    program.mv("f3h2");
    program.engine_plays("g10h8");
    program.mv("e1b4");
    program.engine_plays("h8i6");
    program.mv("b4k4");
    let outcome = program.outcome().expect("Black is mated");
    assert_eq!((outcome.points, outcome.reason), (Points::WHITE_WINS, Reason::Checkmate));
    assert_eq!(program.move_list(), "1.Bh2 Kh8 2.Qb4 Ki6 3.Qk4# 1-0");
    assert_eq!(searches(&program), 2, "nobody is to move any more");
    assert!(program.model.board_view().movable.is_empty());
    program.wait(secs(1));
    let over = program.model.result().expect("the game is over");
    assert_eq!([&over.title, &over.reason].map(ToString::to_string), ["You won", "Checkmate"]);
    program.game(GameAction::TakeBack);
    assert_eq!((program.plies(), program.outcome()), (4, None), "even a mate is taken back");
}

#[test]
fn an_answer_that_comes_after_a_takeback_is_dropped() {
    let mut program = begin();
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    let late = legal(&program.position(), "e7e6");
    program.game(GameAction::TakeBack);
    assert!(program.last.iter().any(|command| matches!(command, Command::Search(SearchCommand::Stop(_)))));
    assert_eq!(program.plies(), 0);
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(late))));
    program.wait(secs(1));
    assert_eq!(program.plies(), 0);
    program.mv("g4g5");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(late))));
    program.wait(secs(1));
    assert_eq!(program.plies(), 1, "the old ticket is worth nothing in the new search either");
    program.engine_plays("e7e6");
    assert_eq!(program.move_list(), "1.g5 e6");
}

#[test]
fn a_delayed_computer_move_is_taken_back_too() {
    let mut program = begin();
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    let mv = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
    program.game(GameAction::TakeBack);
    program.wait(secs(1));
    assert_eq!(program.plies(), 0);
}

#[test]
fn takeback_takes_both_moves_and_redo_brings_both_back() {
    let mut program = begin();
    program.mv("f5f6");
    program.engine_plays("e7e6");
    program.mv("g4g5");
    program.engine_plays("e6e5");
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6 e6");
    let before = searches(&program);
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 e5");
    assert_eq!(searches(&program), before, "the reply came back with the move");
    program.game(GameAction::TakeBack);
    program.game(GameAction::TakeBack);
    assert_eq!(program.plies(), 0);
    assert!(!program.model.can(GameAction::TakeBack));
}

#[test]
fn the_computers_first_move_cannot_be_taken_back() {
    let mut program = Program::new();
    program.start(Setup { white: computer(Level::new(4).unwrap()), black: human("Piotr"), ..hotseat() });
    assert!(program.model.is_flipped(), "the person sits at the bottom");
    program.engine_plays("f5f6");
    assert!(!program.model.can(GameAction::TakeBack));
    program.game(GameAction::TakeBack);
    assert_eq!(program.plies(), 1);
}

#[test]
fn an_engine_failure_is_reported_and_the_game_continues() {
    let mut program = begin();
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("index out of bounds"))));
    assert!(program.toasts()[0].contains("index out of bounds"));
    assert_eq!(program.outcome(), None);
    program.wait(secs(2));
    assert_eq!(searches(&program), 1, "it is not asked again by itself");
    assert!(program.model.can(GameAction::MoveNow));
    program.game(GameAction::MoveNow);
    assert_eq!(searches(&program), 2);
    program.engine_plays("e7e6");
    assert_eq!(program.plies(), 2);
    program.mv("g4g5");
    assert_eq!(searches(&program), 3);
}

#[test]
fn an_illegal_answer_is_a_breakdown() {
    let mut program = begin();
    let illegal = legal(&program.position(), "f5f6");
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(illegal))));
    program.wait(secs(1));
    assert_eq!(program.plies(), 1);
    assert_eq!(program.toasts().len(), 1);
}

#[test]
fn looking_back_does_not_disturb_the_computer() {
    let mut program = begin();
    program.mv("f5f6");
    program.send(Message::Replay(ReplayAction::First));
    program.engine_plays("e7e6");
    assert_eq!(program.plies(), 2);
    assert_eq!(program.document().current().ply, 0, "who looks at the start goes on looking at it");
    program.send(Message::Replay(ReplayAction::Last));
    program.mv("g4g5");
    assert_eq!(program.plies(), 3);
}

#[test]
fn a_piece_in_hand_at_an_earlier_position_stays_there() {
    let mut program = begin();
    program.mv("f5f6");
    program.send(Message::Replay(ReplayAction::First));
    program.click("d3");
    program.engine_plays("e7e6");
    assert!(program.model.board_view().selected.is_some());
    program.click("d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert_eq!(program.model.board_view().selected, None);
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) 1...e6");
}

#[test]
fn move_now_makes_the_waiting_answer() {
    let mut program = begin();
    program.mv("f5f6");
    program.game(GameAction::MoveNow);
    assert!(program.last.iter().any(|command| matches!(command, Command::Search(SearchCommand::Stop(_)))));
    let (ticket, _) = program.search().expect("it thinks");
    let mv = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
    program.game(GameAction::MoveNow);
    assert_eq!(program.plies(), 2);
}

#[test]
fn two_computers_play_by_themselves_until_paused() {
    let mut program = Program::new();
    program.start(Setup {
        white: computer(Level::new(4).unwrap()),
        black: computer(Level::FULL),
        ..hotseat()
    });
    program.engine_plays("f5f6");
    assert_eq!(program.plies(), 0, "a person could not follow");
    program.wait(secs(1));
    let (_, request) = program.search().expect("Black's turn");
    assert_eq!(request.strength, Level::FULL.into());
    assert!(request.limits.movetime.is_some(), "full strength without a clock still moves");
    program.game(GameAction::PauseOrResume);
    program.wait(secs(1));
    assert_eq!(program.model.status().text, "Paused");
    let before = searches(&program);
    program.game(GameAction::PauseOrResume);
    assert_eq!(searches(&program), before + 1);
    program.engine_plays("e7e6");
    program.wait(secs(1));
    assert_eq!(program.plies(), 2);
}

#[test]
fn the_engine_receives_the_times_of_the_clock() {
    let mut program = Program::new();
    let clock = ClockForm { kind: ClockKind::Fischer, base: 60, increment: 2, ..ClockForm::default() };
    program.start(Setup { clock, ..against_computer() });
    program.wait(secs(10));
    program.mv("f5f6");
    let (_, request) = program.search().expect("it thinks");
    let clock = request.limits.clock.as_ref().expect("there is a clock");
    assert_eq!(clock.remaining[Color::White], secs(52));
    assert_eq!(clock.remaining[Color::Black], secs(60));
    assert_eq!(clock.increment[Color::Black], secs(2));
}

#[test]
fn the_computer_takes_a_draw_only_when_it_is_not_better() {
    for (score, agrees) in
        [(Score::Cp(-200), true), (Score::Cp(0), false), (Score::Cp(80), false), (Score::Mate(-3), true)]
    {
        let mut program = begin();
        program.mv("f5f6");
        let (ticket, _) = program.search().expect("it thinks");
        program.send(Message::Engine(ticket, thinking(score)));
        program.engine_plays("e7e6");
        program.game(GameAction::OfferDraw);
        let outcome = program.outcome().map(|outcome| (outcome.points, outcome.reason));
        assert_eq!(outcome, agrees.then_some((Points::DRAW, Reason::Agreement)), "{score:?}");
        assert!(program.dialog().is_none());
        assert_eq!(program.toasts().len(), usize::from(!agrees));
    }
}

#[test]
fn the_computers_evaluation_is_shown_from_whites_side() {
    let mut program = begin();
    program.set(|settings| settings.thinking = Thinking::Score);
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    program.send(Message::Engine(ticket, thinking(Score::Cp(35))));
    assert_eq!(program.model.engine_line().map(|line| line.score).as_deref(), Some("−0.35"));
    program.send(Message::Engine(ticket, thinking(Score::Mate(2))));
    assert_eq!(program.model.engine_line().map(|line| line.score).as_deref(), Some("Black mates in 2"));
}

/// Plays five moves of each side.
fn play_ten_plies(program: &mut Program) {
    for (own, others) in
        [("f5f6", "e7e6"), ("g4g5", "e6e5"), ("b1b2", "b7b6"), ("c2c3", "c7c6"), ("d3d4", "d7d6")]
    {
        program.mv(own);
        program.engine_plays(others);
    }
}

fn resign(program: &mut Program) {
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
}

fn own_rating(program: &Program) -> Option<f64> {
    program.model.settings().ratings.of(Variant::Glinski).map(|own| own.rating.value)
}

#[test]
fn an_even_computer_follows_the_rating_that_a_game_gives_the_person() {
    let mut program = Program::new();
    program.start(Setup { rival: Some(Rival::Even), has_played: true, ..against_computer() });
    program.mv("f5f6");
    let (_, request) = program.search().expect("it thinks");
    assert_eq!(request.strength, Level::at(1_500.0).into(), "before the first game");
    program.engine_plays("e7e6");
    program.game(GameAction::TakeBack);
    program.start(Setup { rival: Some(Rival::Even), has_played: true, ..against_computer() });
    play_ten_plies(&mut program);
    resign(&mut program);
    let rating = own_rating(&program).expect("a rating");
    assert!((1_200.0..1_350.0).contains(&rating), "{rating}");
    assert!(program.toasts().iter().any(|toast| toast.contains("Your rating against the computer: 1")));
    assert_eq!(
        program.model.settings().setup.black.player.level(),
        Some(Level::DEFAULT),
        "the chosen level stays"
    );
    program.wait(secs(2));
    program.game(GameAction::Rematch);
    // The disk of this test has not kept the game.
    program.answer(DialogAction::Discard);
    let (_, request) = program.search().expect("the computer has White");
    assert_eq!(request.strength, Level::at(rating).into(), "in the rematch");
}

#[test]
fn a_game_that_is_given_up_at_once_leaves_the_rating_as_it_was() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    resign(&mut program);
    assert_eq!(own_rating(&program), None);
}

#[test]
fn a_game_changes_the_rating_once_and_help_is_counted() {
    let mut program = Program::new();
    program.start(against_computer());
    play_ten_plies(&mut program);
    program.game(GameAction::TakeBack);
    program.game(GameAction::Redo);
    assert_eq!(program.document().record().tags.get("WhiteTakebacks"), Some("1"));
    resign(&mut program);
    let rating = own_rating(&program);
    assert!(rating.is_some_and(|rating| rating < 1_000.0), "a level counts as a rival does: {rating:?}");
    program.game(GameAction::TakeBack);
    program.game(GameAction::Redo);
    resign(&mut program);
    assert_eq!(own_rating(&program), rating);
}

#[test]
fn a_game_whose_moves_were_given_leaves_the_rating_as_it_was() {
    let mut program = Program::new();
    program.start(hotseat());
    program.moves("f5f6 e7e6 g4g5 e6e5 b1b2 b7b6 c2c3 c7c6 d3d4 d7d6");
    let given = program.document();
    let start = StartFrom::Moves {
        start: Box::new(*given.record().tree.start()),
        moves: given.record().main_moves(),
    };
    program.start_form(NewGameForm { start, ..NewGameForm::new(against_computer()) });
    assert_eq!(program.plies(), 10);
    resign(&mut program);
    assert!(program.outcome().is_some());
    assert_eq!(own_rating(&program), None);
}

#[test]
fn after_a_restart_a_game_changes_the_rating_no_second_time() {
    let mut program = Program::new();
    program.start(against_computer());
    play_ten_plies(&mut program);
    resign(&mut program);
    let rating = own_rating(&program);
    assert!(rating.is_some());
    let mut program = program.killed(program.model.settings().clone());
    program.game(GameAction::TakeBack);
    program.game(GameAction::Redo);
    resign(&mut program);
    assert!(program.outcome().is_some());
    assert_eq!(own_rating(&program), rating);

    // A lost game that the computer plays on for the person.
    let mut program = Program::new();
    program.start(against_computer());
    play_ten_plies(&mut program);
    program.game(GameAction::SwitchSides);
    let mut program = program.killed(Settings::default());
    resign(&mut program);
    assert!(program.outcome().is_some());
    assert_eq!(own_rating(&program), None);
}

#[test]
fn resigning_on_the_computers_turn_resigns_for_the_person() {
    let mut program = begin();
    program.mv("f5f6");
    program.game(GameAction::Resign);
    let Some(Dialog::Resign { by: Seat::White, text }) = program.dialog() else { panic!("no question") };
    assert_eq!(text.to_string(), "You will lose the game.");
    program.answer(DialogAction::Agree);
    assert_eq!(program.outcome().map(|outcome| outcome.points), Some(Points::BLACK_WINS));
    let is_to_move = |color| program.model.corner(color, program.now).unwrap().is_to_move;
    assert!(!Color::ALL.into_iter().any(is_to_move), "nobody is to move in a game that is over");
    let (ticket, _) = program.search().expect("it was thinking");
    let late = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(late))));
    program.wait(secs(1));
    assert_eq!(program.plies(), 1);
}

#[test]
fn a_new_game_ignores_the_answer_of_the_old_search() {
    let mut program = begin();
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    program.start(against_computer());
    program.mv("f5f6");
    let late = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(late))));
    program.wait(secs(1));
    assert_eq!(program.plies(), 1);
}

#[test]
fn at_the_programs_start_a_computer_with_white_waits_for_a_click() {
    let setup = Setup { white: computer(Level::new(4).unwrap()), black: human("Piotr"), ..hotseat() };
    let mut program = Program::with(Settings { setup, ..Settings::default() });
    program.wait(secs(5));
    assert_eq!(searches(&program), 0);
    program.click("f5");
    program.engine_plays("f5f6");
    program.mv("e7e6");
    assert_eq!(program.plies(), 2);
}

/// The program at its start, before the first move of a game like the last one.
fn at_start(setup: Setup) -> Program {
    Program::with(Settings { setup, ..Settings::default() })
}

#[test]
fn before_the_first_move_sides_are_changed_and_the_computer_plays() {
    let mut program = at_start(against_computer());
    assert!(program.model.can(GameAction::SwitchSides));
    program.game(GameAction::SwitchSides);
    assert!(program.model.is_flipped() && searches(&program) == 1, "the computer has White and begins");
    program.engine_plays("f5f6");
    program.mv("e7e6");
    assert_eq!(program.plies(), 2);
    // Whoever gets White has all the time: the clocks start with the first move.
    let timed = crate::program::timed(300, 0);
    let setup = Setup { white: computer(Level::new(4).unwrap()), ..timed.clone() };
    let mut program = at_start(setup);
    program.game(GameAction::SwitchSides);
    assert_eq!((program.model.is_flipped(), searches(&program)), (false, 0));
    program.wait(secs(20));
    assert_eq!(program.clocks(), ["5:00", "5:00"]);
    // The computer plays the first move of a person.
    for setup in [against_computer(), hotseat(), Setup { black: computer(Level::new(4).unwrap()), ..timed }] {
        let mut program = at_start(setup);
        assert!(program.model.can(GameAction::PlayForPerson));
        program.game(GameAction::PlayForPerson);
        assert_eq!(searches(&program), 1);
        program.engine_plays("f5f6");
        assert_eq!(program.plies(), 1);
    }
}

/// There is nothing to resume before the first move: the computer, or a clock, can be started.
#[test]
fn a_game_that_has_not_begun_is_started_and_not_resumed() {
    let can = |program: &Program| program.model.can(GameAction::PauseOrResume);
    let program = at_start(against_computer());
    assert!(!can(&program), "it begins with the person's first move");
    let mut program = at_start(Setup { white: computer(Level::new(4).unwrap()), ..hotseat() });
    assert!(can(&program));
    program.game(GameAction::PauseOrResume);
    assert_eq!(searches(&program), 1);
    let mut program = at_start(crate::program::timed(300, 0));
    assert!(can(&program));
    program.game(GameAction::PauseOrResume);
    program.wait(secs(20));
    assert_eq!(program.clocks(), ["4:40", "5:00"]);
}

#[test]
fn thinking_is_shown_as_the_player_likes() {
    let mut program = begin();
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("it thinks");
    let reply = legal(&program.position(), "e7e6");
    let EngineNews::Thinking(info) = thinking(Score::Cp(35)) else { unreachable!() };
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(Info { pv: vec![reply], ..*info }))));
    assert_eq!(program.model.engine_line(), None, "it would help the person");
    let detail = |program: &Program| program.model.engine_line().expect("it is shown").detail;
    program.set(|settings| settings.thinking = Thinking::Line);
    let shown = detail(&program).expect("all is shown");
    assert_eq!((shown.depth, shown.moves.as_str()), (5, "e6"));
    program.set(|settings| settings.thinking = Thinking::Score);
    assert_eq!(detail(&program), None);
    program.set(|settings| settings.thinking = Thinking::Nothing);
    assert_eq!(program.model.engine_line(), None);
}

#[test]
fn a_game_of_two_computers_shows_the_thoughts_of_both() {
    let mut program = Program::new();
    let full = computer(Level::FULL);
    program.start(Setup { white: full.clone(), black: full, ..hotseat() });
    let (ticket, _) = program.search().expect("it thinks");
    program.send(Message::Engine(ticket, thinking(Score::Cp(35))));
    assert!(program.model.engine_line().is_some(), "nobody who plays is helped");
}

#[test]
fn with_little_time_left_the_answer_is_made_at_once() {
    for (base, waits) in [(60, true), (10, false)] {
        let mut program = Program::new();
        let clock = ClockForm { kind: ClockKind::SuddenDeath, base, ..ClockForm::default() };
        program.start(Setup { clock, ..against_computer() });
        program.mv("f5f6");
        let (ticket, request) = program.search().expect("it thinks");
        assert!(request.limits.clock.is_some());
        let mv = legal(&program.position(), "e7e6");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert_eq!(program.plies(), if waits { 1 } else { 2 }, "{base} seconds");
    }
}

#[test]
fn games_open_from_the_book_unless_it_is_switched_off() {
    let mut program = begin();
    program.mv("f5f6");
    assert!(program.search().expect("it thinks").1.uses_book);
    program.set(|settings| settings.own_book = false);
    program.engine_plays("e7e6");
    program.mv("g4g5");
    assert!(!program.search().expect("it thinks").1.uses_book);
}

mod pondering {
    use super::*;

    fn against_full(ponder: bool) -> Program {
        let mut program = Program::with(Settings { ponder, ..Settings::default() });
        program.start(Setup { black: computer(Level::FULL), ..hotseat() });
        program.mv("f5f6");
        program
    }

    /// The computer answers, with a line in mind.
    fn answer(program: &mut Program) {
        let (ticket, _) = program.search().expect("it thinks");
        let reply = legal(&program.position(), "e7e6");
        let expected = legal(&program.position().play(reply).expect("legal"), "g4g5");
        let EngineNews::Thinking(info) = thinking(Score::Cp(0)) else { unreachable!() };
        let info = Info { pv: vec![reply, expected], ..*info };
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
        program.engine_plays("e7e6");
    }

    fn stops(program: &Program) -> usize {
        program
            .all
            .iter()
            .filter(|command| matches!(command, Command::Search(SearchCommand::Stop(_))))
            .count()
    }

    #[test]
    fn the_computer_ponders_the_expected_move_until_the_person_moves() {
        let mut program = against_full(true);
        answer(&mut program);
        assert_eq!(searches(&program), 2);
        let (ticket, request) = program.search().expect("it ponders");
        assert!(request.limits.infinite && request.moves.len() == 3);
        assert_eq!(program.model.status().text, "Your move", "nobody hears of it");
        assert!(program.model.engine_line().is_none());
        program.send(Message::Engine(ticket, thinking(Score::Cp(10))));
        program.send(Message::Engine(ticket, EngineNews::BestMove(None)));
        assert!(program.model.engine_line().is_none() && program.toasts().is_empty());
        program.mv("d3d4");
        let (_, request) = program.search().expect("it thinks");
        assert!(!request.limits.infinite && request.moves.len() == 3);
        assert_eq!(searches(&program), 3);
    }

    #[test]
    fn pondering_ends_with_the_game_or_when_it_is_switched_off() {
        let leave: [fn(&mut Program); 5] = [
            |program| {
                program.game(GameAction::PauseOrResume);
            },
            |program| {
                program.set(|settings| settings.ponder = false);
            },
            |program| {
                program.game(GameAction::Resign);
                program.answer(DialogAction::Agree);
            },
            |program| program.start(hotseat()),
            |program| {
                program.game(GameAction::TakeBack);
                program.set(|settings| settings.ponder = false);
            },
        ];
        for (way, leave) in leave.into_iter().enumerate() {
            let mut program = against_full(true);
            answer(&mut program);
            let (searches_before, stops_before) = (searches(&program), stops(&program));
            leave(&mut program);
            assert!(stops(&program) > stops_before, "way {way}");
            let ended = program.all.iter().rev().find_map(|command| match command {
                Command::Search(SearchCommand::Stop(_)) => Some(true),
                Command::Search(SearchCommand::Go { .. }) => Some(false),
                _ => None,
            });
            assert_eq!(ended, Some(true), "way {way}: nothing goes on");
            program.wait(secs(2));
            assert!(searches(&program) <= searches_before + 1, "way {way}");
        }
    }

    #[test]
    fn pondering_is_off_at_first_and_only_for_full_strength() {
        let mut program = against_full(false);
        answer(&mut program);
        assert_eq!(searches(&program), 1);
        program.set(|settings| settings.ponder = true);
        assert_eq!(searches(&program), 2, "from the moment it is switched on");
        let mut program = Program::with(Settings { ponder: true, ..Settings::default() });
        program.start(Setup { black: computer(Level::new(8).unwrap()), ..hotseat() });
        program.mv("f5f6");
        program.engine_plays("e7e6");
        assert_eq!(searches(&program), 1);
    }
}

mod hints {
    use heksy::app::board::Arrow;
    use heksy::app::engines::{Purpose, SearchTicket};

    use super::*;

    /// The hint's search that the last message began.
    fn asked(program: &Program) -> Option<SearchTicket> {
        program.last.iter().find_map(|command| match command {
            Command::Search(SearchCommand::Go { purpose: Purpose::Hint, ticket, .. }) => Some(*ticket),
            _ => None,
        })
    }

    fn arrows(program: &Program) -> Vec<Arrow> {
        program.model.board_view().arrows
    }

    fn tag(program: &Program, name: &str) -> Option<String> {
        program.document().record().tags.get(name).map(str::to_owned)
    }

    #[test]
    fn a_hint_is_shown_until_the_next_move_and_counted_in_the_record() {
        let mut program = begin();
        program.game(GameAction::Hint);
        let ticket = asked(&program).expect("a search");
        assert!(!program.model.can(GameAction::Hint), "one at a time");
        assert_eq!((arrows(&program).len(), tag(&program, "WhiteHints")), (0, None));
        let mv = legal(&program.position(), "f5f6");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert_eq!(arrows(&program).first().map(|arrow| (arrow.from, arrow.to)), Some((mv.from(), mv.to())));
        assert_eq!(tag(&program, "WhiteHints").as_deref(), Some("1"));
        program.mv("f5f6");
        assert_eq!(arrows(&program).len(), 0);
        assert!(!program.model.can(GameAction::Hint), "the computer is to move");
        program.engine_plays("e7e6");
        program.game(GameAction::Hint);
        let ticket = asked(&program).expect("another search");
        let mv = legal(&program.position(), "g4g5");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert_eq!(tag(&program, "WhiteHints").as_deref(), Some("2"));
        assert_eq!(tag(&program, "BlackHints"), None);
    }

    #[test]
    fn a_hint_that_comes_after_the_move_is_dropped() {
        let mut program = begin();
        let mv = legal(&program.position(), "f5f6");
        program.game(GameAction::Hint);
        let ticket = asked(&program).expect("a search");
        program.mv("f5f6");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert_eq!((arrows(&program).len(), tag(&program, "WhiteHints")), (0, None));
        assert_eq!(program.plies(), 1);
    }

    #[test]
    fn hints_are_off_under_the_touch_move_rule() {
        let mut program = Program::new();
        program.start(Setup { touch_move: true, ..against_computer() });
        program.game(GameAction::Hint);
        assert!(asked(&program).is_none() && !program.model.can(GameAction::Hint));
    }

    #[test]
    fn the_computer_makes_one_move_for_the_person() {
        let mut program = begin();
        program.mv("f5f6");
        program.engine_plays("e7e6");
        assert!(program.model.can(GameAction::PlayForPerson));
        program.game(GameAction::PlayForPerson);
        assert!(program.model.board_view().movable.is_empty(), "the piece is not the person's to move now");
        program.engine_plays("g4g5");
        assert_eq!((program.plies(), tag(&program, "WhiteHints").as_deref()), (3, Some("1")));
        program.engine_plays("d7d6");
        assert_eq!(searches(&program), 3, "White's next move is the person's");
        assert!(!program.model.board_view().movable.is_empty());
    }

    #[test]
    fn a_move_for_the_person_is_dropped_by_a_pause() {
        let mut program = begin();
        program.mv("f5f6");
        program.engine_plays("e7e6");
        program.game(GameAction::PlayForPerson);
        program.game(GameAction::PauseOrResume);
        program.game(GameAction::PauseOrResume);
        assert_eq!((program.plies(), searches(&program)), (2, 2));
        assert!(!program.model.board_view().movable.is_empty());
    }

    #[test]
    fn sides_are_changed_in_the_middle_of_a_game() {
        let mut program = begin();
        program.mv("f5f6");
        program.engine_plays("e7e6");
        program.game(GameAction::SwitchSides);
        assert!(program.model.is_flipped());
        let (_, request) = program.search().expect("White is the computer now");
        assert_eq!(request.moves.len(), 2);
        assert_eq!(tag(&program, "WhiteType").as_deref(), Some("program"));
        program.engine_plays("g4g5");
        program.mv("d7d6");
        assert_eq!(program.plies(), 4);
        let computers = [Color::White, Color::Black]
            .map(|color| program.model.corner(color, program.now).unwrap().is_computer);
        assert_eq!(computers, [true, false]);
    }

    #[test]
    fn a_failed_computer_thinks_again_after_the_sides_are_switched() {
        let mut program = begin();
        program.mv("f5f6");
        let (ticket, _) = program.search().expect("Black is the computer");
        program.send(Message::Engine(ticket, EngineNews::BestMove(None)));
        program.game(GameAction::SwitchSides);
        assert_eq!(searches(&program), 1, "Black is the person now");
        program.mv("e7e6");
        assert_eq!(searches(&program), 2, "and White the computer, which thinks");
    }
}
