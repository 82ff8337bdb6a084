//! Moves made ahead while the computer thinks, and moves that wait for a yes.

use heksy::app::board::{BoardEvent, BoardView};
use heksy::app::context::{Command, ListJob};
use heksy::app::engines::EngineNews;
use heksy::app::game::GameAction;
use heksy::app::library::ClipboardAction;
use heksy::app::model::Message;
use heksy::app::settings::{Settings, Setup};
use heksy::chess::Role;
use heksy::game::{Move, Position, Shape, ShapeColor, Variant};
use heksy::hex::Cell;
use heksy::sides::Color;

use crate::program::{Program, against_computer, cell, cell_of, hotseat, legal, secs, timed};

/// Anna has played f5f6, and the computer thinks.
fn thinking() -> Program {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    program
}

fn view(program: &Program) -> BoardView {
    program.model.board_view()
}

fn board(program: &mut Program, event: BoardEvent) {
    program.send(Message::Board(event));
}

fn plan(program: &mut Program, from: &str, to: &str) {
    program.click(from);
    program.click(to);
}

fn planned(program: &Program) -> Option<(Cell, Cell)> {
    view(program).premove
}

#[test]
fn a_move_made_ahead_is_played_with_the_answer_itself() {
    let mut program = thinking();
    let lines = program.journal.len();
    program.click("g4");
    assert_eq!(view(&program).selected, Some(cell("g4")));
    assert!(view(&program).quiet_targets.contains(cell("g5")));
    program.click("g5");
    assert_eq!(planned(&program), Some((cell("g4"), cell("g5"))));
    assert_eq!((program.plies(), program.journal.len()), (1, lines), "nothing of it is kept yet");
    let (ticket, _) = program.search().expect("it thinks");
    program.wait(secs(1));
    let mv = legal(&program.position(), "e7e6");
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
    assert_eq!(program.move_list(), "1.f6 e6 2.g5", "all upon the one message");
    assert_eq!(planned(&program), None);
    program.engine_plays("g7g6");
    assert_eq!(program.plies(), 4, "one move ahead, not two");
}

#[test]
fn a_move_that_is_not_possible_is_dropped_silently() {
    let mut program = thinking();
    // The pawn could take on g6 if something came there.
    assert!(!view(&program).capture_targets.contains(cell("g6")));
    program.click("f6");
    assert!(
        view(&program).capture_targets.contains(cell("g6"))
            || view(&program).quiet_targets.contains(cell("g6"))
    );
    program.click("g6");
    assert!(planned(&program).is_some());
    program.engine_plays("e7e6");
    assert_eq!((program.move_list().as_str(), planned(&program)), ("1.f6 e6", None));
    assert!(program.toasts().is_empty(), "{:?}", program.toasts());
    assert!(!view(&program).movable.is_empty(), "it is Anna's turn");
}

/// A position of a random game with Black to move, a capture of Black's, and a move of White's that takes back.
fn exchange() -> (Position, Move, Move) {
    let mut random = fastrand::Rng::with_seed(18);
    loop {
        let mut position = Position::start(Variant::Glinski);
        for _ in 0..31 {
            let Some(mv) = random.choice(position.legal_moves()) else { break };
            position.play_unchecked(mv);
        }
        if position.turn() != Color::Black || position.checked_king().is_some() {
            continue;
        }
        for answer in position.legal_moves().into_iter().filter(|mv| position.piece_at(mv.to()).is_some()) {
            let after = position.play(answer).expect("it is legal");
            let back = after.legal_moves().into_iter().find(|mv| mv.to() == answer.to());
            if let Some(back) = back.filter(|back| back.promotion().is_none()) {
                return (position, answer, back);
            }
        }
    }
}

/// A game against the computer that begins with its move.
fn begin_with_answer(fen: &str) -> Program {
    let mut program = Program::new();
    program.start_fen(against_computer(), fen);
    if program.model.is_standing() {
        program.game(GameAction::PauseOrResume);
    }
    program
}

#[test]
fn a_premove_can_recapture_on_the_cell_of_an_own_piece() {
    let (position, answer, back) = exchange();
    let mut program = begin_with_answer(&position.to_fen());
    let name = |cell| Variant::Glinski.cell_name(cell);
    program.click(&name(back.from()));
    assert!(view(&program).capture_targets.contains(back.to()), "{}", position.to_fen());
    program.click(&name(back.to()));
    assert_eq!(planned(&program), Some((back.from(), back.to())));
    program.engine_plays(&position.coordinates(answer));
    assert_eq!(program.plies(), 2, "{}", program.move_list());
}

#[test]
fn a_click_elsewhere_the_right_button_and_escape_cancel_a_premove() {
    let shape = |to| BoardEvent::Draw(Shape { color: ShapeColor::Green, from: cell("f6"), to });
    for (event, drawn) in [
        (BoardEvent::PutBack, 0),
        (shape(None), 0),
        (shape(Some(cell("f9"))), 1),
        (BoardEvent::Click(cell("a1")), 0),
        (BoardEvent::PickUp(cell("c2")), 0),
    ] {
        let mut program = thinking();
        plan(&mut program, "g4", "g5");
        board(&mut program, event);
        assert_eq!((planned(&program), view(&program).shapes.len()), (None, drawn), "{event:?}");
        program.engine_plays("e7e6");
        assert_eq!(program.plies(), 2, "{event:?}");
    }
}

#[test]
fn a_takeback_a_pause_and_the_setting_cancel_a_premove() {
    for message in [
        Message::Game(GameAction::TakeBack),
        Message::Game(GameAction::PauseOrResume),
        Message::set(&Settings::default(), |settings| settings.premoves = false),
    ] {
        let mut program = thinking();
        plan(&mut program, "g4", "g5");
        program.send(message.clone());
        program.set(|settings| settings.premoves = true);
        assert_eq!(planned(&program), None, "{message:?}");
    }
}

#[test]
fn a_fallen_flag_cancels_a_premove() {
    let mut program = Program::new();
    program.start(Setup { black: against_computer().black, ..timed(60, 0) });
    program.mv("f5f6");
    plan(&mut program, "g4", "g5");
    program.wait(secs(61));
    assert!(program.outcome().is_some());
    assert_eq!((planned(&program), program.plies()), (None, 1));
}

#[test]
fn a_piece_only_picked_up_stays_in_hand() {
    let mut program = thinking();
    program.click("g4");
    program.engine_plays("e7e6");
    assert_eq!(view(&program).selected, Some(cell("g4")));
    program.click("g5");
    assert_eq!(program.move_list(), "1.f6 e6 2.g5");
}

#[test]
fn a_drag_makes_a_move_ahead_too() {
    let mut program = thinking();
    program.drag("g4", "g5");
    assert_eq!(planned(&program), Some((cell("g4"), cell("g5"))));
    program.drag("g4", "a1");
    assert_eq!(planned(&program), None);
}

#[test]
fn a_premoved_pawn_becomes_a_queen_or_the_piece_of_the_held_key() {
    // White's pawn on e9 promotes on e10; Black has a king that moves.
    let fen = "1/3/1P3/7/9/5k5/11/11/11/11/5K5 b - 0 1";
    for (held, expected) in [(None, Role::Queen), (Some(Role::Knight), Role::Knight)] {
        let mut program = begin_with_answer(fen);
        program.click("e9");
        if let Some(role) = held {
            board(&mut program, BoardEvent::Ahead(role));
        }
        program.click("e10");
        let position = program.position();
        let answer = position.coordinates(position.legal_moves()[0]);
        program.engine_plays(&answer);
        let piece = program.position().piece_at(cell("e10")).expect("it stands there");
        assert_eq!(piece.kind, heksy::game::PieceKind::Chess(expected));
    }
}

#[test]
fn premoves_are_off_under_touch_move_in_checkers_and_by_the_setting() {
    let mut touch = Program::new();
    touch.start(Setup { touch_move: true, ..against_computer() });
    touch.mv("f5f6");
    let mut checkers = Program::new();
    checkers.start(Setup { variant: Variant::Checkers.key().to_owned(), ..against_computer() });
    let first = checkers.position().coordinates(checkers.position().legal_moves()[0]);
    checkers.mv(&first);
    let mut off = Program::with(Settings { premoves: false, ..Settings::default() });
    off.start(against_computer());
    off.mv("f5f6");
    for program in [&touch, &checkers, &off] {
        assert!(program.search().is_some(), "the computer thinks");
        assert!(view(program).movable.is_empty() && !view(program).moves_ahead);
    }
}

fn confirming(setup: Setup) -> Program {
    let mut program = Program::with(Settings { confirm_moves: true, ..Settings::default() });
    program.start(setup);
    program
}

#[test]
fn a_move_waits_and_is_made_by_a_yes_or_a_click_where_it_ends() {
    for yes in [BoardEvent::Confirm, BoardEvent::Click(cell("f6"))] {
        let mut program = confirming(hotseat());
        program.mv("f5f6");
        assert_eq!((program.plies(), view(&program).waiting), (0, Some((cell("f5"), cell("f6")))));
        assert!(view(&program).pieces.get(cell("f6")).is_some() && view(&program).movable.is_empty());
        assert!(program.journal.is_empty(), "nothing of it is kept yet");
        board(&mut program, yes);
        assert_eq!((program.move_list().as_str(), view(&program).waiting), ("1.f6", None));
    }
}

#[test]
fn a_move_that_waits_or_is_planned_is_not_said_to_be_put_back() {
    let put_back = |program: &Program| program.said().iter().any(|said| said == "Put back.");
    let mut program = confirming(hotseat());
    program.mv("f5f6");
    assert!(!put_back(&program), "{:?}", program.said());
    board(&mut program, BoardEvent::PutBack);
    assert!(put_back(&program), "it waits no more");
    program.click("f5");
    board(&mut program, BoardEvent::PutBack);
    assert!(put_back(&program));
}

#[test]
fn a_picture_has_the_position_and_no_move_that_waits() {
    let mut program = confirming(hotseat());
    program.mv("f5f6");
    program.send(Message::Clipboard(ClipboardAction::CopyPicture));
    let drawn = program.all.iter().rev().find_map(|command| match command {
        Command::List(ListJob::Draw(picture)) => Some(picture),
        _ => None,
    });
    assert!(drawn.expect("it is drawn").view.pieces.get(cell("f5")).is_some());
}

#[test]
fn a_move_that_waits_is_taken_back() {
    for no in [
        Message::Board(BoardEvent::PutBack),
        Message::Board(BoardEvent::Click(cell("a1"))),
        Message::Game(GameAction::TakeBack),
        Message::set(&Settings::default(), |settings| settings.confirm_moves = false),
    ] {
        let mut program = confirming(hotseat());
        program.mv("f5f6");
        assert!(program.model.can(GameAction::TakeBack));
        program.send(no.clone());
        assert_eq!((program.plies(), view(&program).waiting), (0, None), "{no:?}");
        assert!(view(&program).pieces.get(cell("f5")).is_some());
    }
}

#[test]
fn the_clock_runs_while_a_move_waits_and_the_flag_takes_it_back() {
    let mut program = confirming(timed(60, 0));
    program.mv("f5f6");
    board(&mut program, BoardEvent::Confirm);
    program.mv("e7e6");
    assert!(view(&program).waiting.is_some());
    program.wait(secs(61));
    assert!(program.outcome().is_some(), "Black has lost on time");
    assert_eq!((program.plies(), view(&program).waiting), (1, None));
}

#[test]
fn promotions_and_captures_of_several_pieces_wait_when_they_are_complete() {
    let mut program = confirming(hotseat());
    let fen = "1/3/1P3/7/9/5k5/11/11/11/11/5K5 w - 0 1";
    program.start_fen(hotseat(), fen);
    program.click("e9");
    program.click("e10");
    assert!(view(&program).promotion.is_some() && view(&program).waiting.is_none());
    board(&mut program, BoardEvent::Promote(Role::Rook));
    assert_eq!((program.plies(), view(&program).waiting), (0, Some((cell("e9"), cell("e10")))));
    board(&mut program, BoardEvent::Confirm);
    assert!(program.move_list().contains("e10=R"), "{}", program.move_list());

    let mut program = confirming(hotseat());
    program
        .start_fen(Setup { variant: Variant::Checkers.key().to_owned(), ..hotseat() }, "W:W33:B43,63,64,19");
    for name in ["33", "53", "73"] {
        program.click(name);
    }
    assert_eq!(view(&program).waiting, None);
    program.click("55");
    let ends = ["33", "55"].map(|name| cell_of(Variant::Checkers, name));
    assert_eq!(view(&program).waiting, Some((ends[0], ends[1])));
    board(&mut program, BoardEvent::Confirm);
    assert_eq!(program.plies(), 1);
}

#[test]
fn a_move_made_ahead_does_not_wait() {
    let mut program = confirming(against_computer());
    program.mv("f5f6");
    board(&mut program, BoardEvent::Confirm);
    plan(&mut program, "g4", "g5");
    program.engine_plays("e7e6");
    assert_eq!(program.move_list(), "1.f6 e6 2.g5");
}
