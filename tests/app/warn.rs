//! A warning before a mistake: the move waits, and the person takes it back or plays it anyway.

use std::time::Duration;

use heksy::app::board::BoardEvent;
use heksy::app::context::Command;
use heksy::app::engines::{EngineNews, Purpose, SearchCommand, SearchTicket};
use heksy::app::game::GameAction;
use heksy::app::model::Message;
use heksy::app::settings::{MatchLength, Settings, Setup};
use heksy::engine::{Info, Level, Score, SearchRequest};
use heksy::game::{Position, Variant};
use heksy::lessons::{Course, Game};
use heksy::sides::Color;
use heksy::three::Seat;

use crate::program::meeting::{Pair, terms};
use crate::program::{Program, against_computer, cell, computer, hotseat, human, secs, timed};

/// A knight that can be lost on i3.
pub const KNIGHT: &str = "1/3/2k2/7/9/4r1p4/5N2pp1/1P1P4P2/11/5K5/9P1 w - 1 48";
/// The same, with what the searches find: score and line before the move f5i3 and after it.
pub const BETTER: (Score, &str) = (Score::Cp(306), "f5h6 f9f8 h6e6 f8e6 f2e3 e6d5");
pub const ANSWER: (Score, &str) = (Score::Cp(1005), "e6i3 f2e3 i3i4 e3d3 i4k3");
const REASON: &str = "The knight is not safe on i3: Rxi3 wins it.";

fn warning() -> Settings {
    Settings { warn_mistakes: true, ..Settings::default() }
}

/// Anna with White against this level, from the position with the knight.
fn playing(settings: Settings, setup: Setup) -> Program {
    let mut program = Program::with(settings);
    program.start_fen(setup, KNIGHT);
    program
}

fn against(number: u8) -> Setup {
    Setup { black: computer(Level::new(number).unwrap()), ..against_computer() }
}

/// The searches of the last look at a move.
fn looks(program: &Program) -> Vec<(SearchTicket, SearchRequest)> {
    let found = program.last.iter().find_map(|command| match command {
        Command::Search(SearchCommand::GoAll { purpose: Purpose::Hint, searches, .. }) => {
            Some(searches.clone())
        }
        _ => None,
    });
    found.unwrap_or_default()
}

/// Both searches end: before the move and after it, each with its score and line.
fn found(program: &mut Program, lines: [(Score, &str); 2]) {
    let searches = looks(program);
    assert_eq!(searches.len(), 2, "the move is looked at");
    assert!(searches.iter().all(|(_, request)| request.limits.nodes == Some(20_000)), "no clock decides");
    answer(program, searches, &lines);
}

/// The searches end, each with the score of the side to move and the line.
pub fn answer(program: &mut Program, searches: Vec<(SearchTicket, SearchRequest)>, lines: &[(Score, &str)]) {
    for ((ticket, request), &(score, line)) in searches.into_iter().zip(lines) {
        let mut position = request.start.after(&request.moves);
        let mut pv = Vec::new();
        for text in line.split_whitespace() {
            let mv = position.find_coordinates(text).unwrap_or_else(|| panic!("{text}"));
            position = position.after(&[mv]);
            pv.push(mv);
        }
        let (best, wdl, exact) = (pv.first().copied(), None, None);
        let (depth, seldepth, nodes, nps, hashfull, multipv) = (9, 12, 20_000, 1_000_000, 1, 1);
        let time = Duration::from_millis(20);
        let info = Info { depth, seldepth, score, wdl, exact, nodes, nps, time, hashfull, pv, multipv };
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
        program.send(Message::Engine(ticket, EngineNews::BestMove(best)));
    }
}

fn question(program: &Program) -> Option<[String; 4]> {
    program.model.question().map(|asked| [asked.name, asked.text, asked.accept, asked.decline])
}

fn hints(program: &Program) -> Option<&str> {
    program.document().record().tags.get("WhiteHints")
}

#[test]
fn a_mistake_against_level_2_waits_once_taken_back_and_once_played_anyway() {
    let mut program = playing(warning(), against(2));
    program.mv("f5i3");
    assert_eq!(program.plies(), 0, "it waits for the look");
    let view = program.model.board_view();
    assert!(view.waiting == Some((cell("f5"), cell("i3"))) && view.answered_aside && view.arrows.is_empty());
    found(&mut program, [BETTER, ANSWER]);
    let warned = Some(["Ni3 may be a mistake", REASON, "Take back", "Play it anyway"].map(str::to_owned));
    assert_eq!((question(&program), program.plies()), (warned.clone(), 0));
    let view = program.model.board_view();
    let arrows: Vec<_> = view.arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect();
    assert_eq!(arrows, [(cell("e6"), cell("i3"))]);
    assert_eq!(view.shapes.iter().map(|ring| ring.from).collect::<Vec<_>>(), [cell("i3")]);
    assert_eq!(hints(&program), Some("1"), "the warning names the answer: it is a hint");

    assert!(program.model.can(GameAction::Accept));
    program.game(GameAction::Accept);
    assert_eq!((program.plies(), question(&program), program.model.board_view().waiting), (0, None, None));
    program.mv("b4b5");
    assert!(looks(&program).is_empty(), "one warning a turn is enough");
    assert_eq!(program.plies(), 1);
    program.engine_plays("f9f8");

    program.mv("f5i3");
    found(&mut program, [(Score::Cp(306), "f5h6 e6e7 h6f5"), (Score::Cp(1005), "e6i3 f2e3 i3i4")]);
    assert_eq!((question(&program), program.plies()), (warned, 2));
    program.game(GameAction::Decline);
    assert_eq!(program.move_list(), "48.b5 Kf8 49.Ni3");
    assert_eq!((question(&program), hints(&program)), (None, Some("2")));
    program.engine_plays("e6i3");
    assert_eq!(program.plies(), 4, "the game goes on");
}

#[test]
fn the_keys_of_a_move_that_waits_answer_the_warning() {
    for (event, plies) in
        [(BoardEvent::PutBack, 0), (BoardEvent::Confirm, 1), (BoardEvent::Click(cell("i3")), 1)]
    {
        let mut program = playing(warning(), against(1));
        program.mv("f5i3");
        found(&mut program, [BETTER, ANSWER]);
        program.send(Message::Board(event));
        assert_eq!((program.plies(), question(&program)), (plies, None), "{event:?}");
    }
}

#[test]
fn a_move_that_is_taken_back_after_the_warning_is_said_to_be_put_back() {
    for answer in
        [Message::Board(BoardEvent::PutBack), GameAction::Accept.into(), GameAction::TakeBack.into()]
    {
        let mut program = playing(warning(), against(2));
        program.mv("f5i3");
        found(&mut program, [BETTER, ANSWER]);
        let before = program.said().len();
        program.send(answer.clone());
        assert_eq!(program.said()[before..], ["Put back."], "{answer:?}");
    }
}

#[test]
fn a_good_move_and_a_move_without_a_true_reason_are_made_without_a_word() {
    let as_good = (Score::Cp(-306), "f9f8 h6e6 f8e6");
    let unexplained = (Score::Cp(400), "f9f8 k1k2 k5k4");
    for answer in [as_good, unexplained] {
        let mut program = playing(warning(), against(3));
        program.mv("f5h6");
        found(&mut program, [(Score::Cp(306), "f2f3 f9f8 f5h6"), answer]);
        assert_eq!((program.plies(), question(&program), hints(&program)), (1, None, None));
        assert!(program.search().is_some(), "the computer thinks");
    }
}

#[test]
fn an_engine_that_fails_lets_the_move_be_made() {
    let mut program = playing(warning(), against(3));
    program.mv("f5i3");
    for (ticket, _) in looks(&program) {
        program.send(Message::Engine(ticket, EngineNews::Failed(heksy::app::text::Text::verbatim("gone"))));
    }
    assert_eq!((program.plies(), program.toasts().len()), (1, 0));
}

#[test]
fn a_move_put_back_before_the_look_has_ended_stays_back() {
    let mut program = playing(warning(), against(3));
    program.mv("f5i3");
    let searches = looks(&program);
    program.send(Message::Board(BoardEvent::PutBack));
    for (ticket, _) in searches {
        program.send(Message::Engine(ticket, EngineNews::BestMove(None)));
    }
    assert_eq!((program.plies(), question(&program), program.model.board_view().waiting), (0, None, None));
}

#[test]
fn the_clock_runs_during_a_warning_and_with_little_time_there_is_none() {
    let clock = timed(60, 0).clock;
    let mut program = playing(warning(), Setup { clock: clock.clone(), ..against(2) });
    program.mv("f5h6");
    found(&mut program, [(Score::Cp(306), "f2f3 f9f8"), (Score::Cp(-306), "f9f8 h6e6 f8e6")]);
    program.engine_plays("f9f8");
    program.mv("h6f5");
    assert_eq!(looks(&program).len(), 2);
    let before = program.clocks();
    program.wait(secs(30));
    assert_ne!(program.clocks()[0], before[0]);
    program.send(Message::Board(BoardEvent::PutBack));
    program.wait(secs(20));
    program.mv("h6f5");
    assert!(looks(&program).is_empty() && program.plies() == 3, "under 15 seconds there is no time for it");
}

#[test]
fn nobody_is_warned_online_in_a_tournament_in_a_match_or_with_two_at_the_board() {
    let match_length = Some(MatchLength { games: 2, ends_when_decided: false });
    for setup in [
        Setup { tournament: true, ..against(2) },
        Setup { touch_move: true, ..against(2) },
        Setup { match_length, ..against(2) },
        hotseat(),
    ] {
        let mut program = playing(warning(), setup);
        program.mv("f5i3");
        assert!(looks(&program).is_empty() && program.plies() == 1, "{:?}", program.document().setup());
    }
    let mut off = playing(Settings::default(), against(2));
    off.mv("f5i3");
    assert!(looks(&off).is_empty() && off.plies() == 1);
    let mut pair = Pair::begun(terms(300));
    let white = pair.of(Color::White);
    white.set(|settings| settings.warn_mistakes = true);
    white.mv("f5f6");
    assert!(looks(white).is_empty() && white.plies() == 1, "not online");
}

#[test]
fn a_mistake_in_checkers_waits_too() {
    let mut program = Program::with(warning());
    let setup = Setup { variant: Variant::Checkers.key().to_owned(), ..against(2) };
    program.start(setup);
    let mv = program.position().coordinates(program.position().legal_moves()[0]);
    program.mv(&mv);
    assert_eq!((looks(&program).len(), program.plies()), (2, 0));
    let start = Position::start(Variant::Checkers);
    let view = program.model.board_view();
    let own = view.pieces.iter().filter(|(_, piece)| piece.seat == Some(Seat::White)).count();
    assert_eq!(own, start.by_color(Color::White).len() as usize);
}

/// The player has solved a lesson.
fn taught() -> Settings {
    let mut settings = Settings::default();
    let level =
        Course::of(Game::Two(Variant::Glinski)).stages().next().and_then(|levels| levels.first()).unwrap();
    settings.lessons.add(level, 3);
    settings
}

#[test]
fn a_pupil_is_offered_warnings_once_against_a_weak_level() {
    for (settings, setup) in [
        (Settings::default(), against(2)),
        (taught(), against(4)),
        (taught(), Setup { tournament: true, ..against(2) }),
        (taught(), hotseat()),
        (Settings { warning_offered: true, ..taught() }, against(2)),
        (Settings { warn_mistakes: true, ..taught() }, against(2)),
    ] {
        assert_eq!(question(&playing(settings, setup)), None);
    }
    for (action, wants) in [(GameAction::Accept, true), (GameAction::Decline, false)] {
        let mut program = playing(taught(), against(3));
        let [.., yes, no] = question(&program).expect("it is offered");
        assert_eq!([yes, no], ["Warn me", "No, thanks"]);
        program.game(action);
        assert_eq!(question(&program), None);
        assert_eq!(program.model.settings().warn_mistakes, wants);
        program.mv("f5i3");
        assert_eq!(looks(&program).len(), if wants { 2 } else { 0 });
    }
    let mut program = playing(taught(), against(3));
    program.mv("f5h6");
    assert!(question(&program).is_none() && program.model.settings().warning_offered, "a move is an answer");
    let mut black = playing(
        taught(),
        Setup { white: computer(Level::new(2).unwrap()), black: human("Anna"), ..against(2) },
    );
    black.engine_plays("f5h6");
    assert!(question(&black).is_some(), "as Black, too");
}
