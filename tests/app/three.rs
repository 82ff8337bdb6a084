//! A game for three in the program, without its window: seats, moves by clicks, takeback, flags, draws, the end, files,
//! the journal.

use heksy::game::NodeId;
use heksy::lessons::Game;
use std::path::PathBuf;
use std::sync::Arc;

use heksy::app::board::{BoardEvent, BoardPiece, Turn, TypeMove};
use heksy::app::context::{Command, Dialog, DialogAction, WindowCommand};
use heksy::app::engines::{Purpose, SearchCommand, ThreeNews};
use heksy::app::game::{GameAction, JournalNews, ReplayAction, Restored, ThreeRow};
use heksy::app::library::{ClipboardAction, Export, FileAction, Games, OpenedFile, Query, WindowNews};
use heksy::app::model::{DiskNews, Message};
use heksy::app::play::Three;
use heksy::app::settings::{ClockForm, GameForm, Player, ThreeForm, ThreeSetup};
use heksy::hex::Cell;
use heksy::three::{Ending, Seat, pgn};
use heksy::three_engine::LEVELS;

use crate::program::running::Running;
use crate::program::{Program, secs};
use heksy::app::game::saved;

/// Three persons without a clock.
fn persons() -> ThreeSetup {
    let mut setup = ThreeSetup::default();
    for (seat, name) in Seat::ALL.into_iter().zip(["Ewa", "Jan", "Ola"]) {
        name.clone_into(&mut setup.seats[seat].name);
        setup.seats[seat].player = Player::Human;
    }
    setup
}

fn timed(base: u32) -> ThreeSetup {
    let clock = ClockForm::of(&base.to_string().parse().expect("a time control"));
    ThreeSetup { clock, ..persons() }
}

/// A game by this set-up, begun through the form.
fn started(setup: ThreeSetup) -> Program {
    let mut program = Program::new();
    start(&mut program, setup, None);
    program
}

fn start(program: &mut Program, setup: ThreeSetup, position: Option<&str>) {
    program.send(Message::NewGame(Game::Three));
    let start = position.map(|text| Box::new(text.parse().expect("a position")));
    program.answer(DialogAction::EditForm(GameForm::of_three(ThreeForm { setup, start })));
    program.answer(DialogAction::StartGame);
    if matches!(program.dialog(), Some(Dialog::Unsaved { .. })) {
        program.answer(DialogAction::Discard);
    }
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
}

fn three(program: &Program) -> &Three {
    program.model.three().expect("a game for three is open")
}

fn position(program: &Program) -> String {
    three(program).document().game().position().to_string()
}

/// Makes moves by two clicks each: "e3e5 c5d5".
fn play(program: &mut Program, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = three(program).document().game().position().read_move(text).expect("a legal move");
        let before = three(program).document().acts();
        program.send(Message::Board(BoardEvent::PickUp(mv.from)));
        program.send(Message::Board(BoardEvent::Click(mv.to)));
        if let Some(role) = mv.promotion() {
            program.send(Message::Board(BoardEvent::Promote(role)));
        }
        assert_eq!(three(program).document().acts(), before + 1, "{text} is made");
    }
}

/// The list of moves in lines.
fn list(program: &Program) -> Vec<String> {
    let row = |row: &ThreeRow| match row {
        ThreeRow::Round { number, moves } => {
            let moves = moves.each_ref().map(|mv| mv.as_ref().map_or("-", |mv| mv.san.as_str()));
            format!("{number} {}", moves.join(" "))
        }
        ThreeRow::Note { text, .. } => text.to_string(),
    };
    three(program).document().rows().iter().map(row).collect()
}

fn status(program: &Program) -> String {
    program.model.status().text
}

/// The texts of the clocks of White, Red and Black.
fn clocks(program: &Program) -> [String; 3] {
    let face = |seat| program.model.corner(seat, program.now).expect("a corner").clock;
    Seat::ALL.map(|seat| face(seat).map_or_else(String::new, |face| face.text()))
}

fn over(program: &mut Program) -> Vec<(usize, Seat, u8)> {
    program.wait(secs(2));
    let over = program.model.result().expect("the game is over");
    over.places.iter().map(|place| (place.place, place.seat, place.quarters)).collect()
}

/// Red's i4c1 mates both others.
const TWO_MATES: &str = "1/3/4bR/rPwK5/7rQ1/11/3rQ7/8rR2/6rK4/11/4bK6 r wrb - 5 18";
/// Red has opened the line from White's rook to Black's king.
const KING_TO_TAKE: &str = "bK/3/5/7/1rR7/5wR5/rK10/11/11/11/5wK5 w wrb - 0 1";
/// White's e5f6 gives check to Black, whose turn is not the next.
const CHECK_AHEAD: &str = "bK/3/5/7/9/11/4wR6/11/rK10/11/5wK5 w wrb - 0 1";

#[test]
fn three_persons_move_in_turn_and_sit_at_the_bottom_in_turn() {
    let mut program = started(persons());
    assert_eq!(program.model.board_view().turn, Turn::NONE);
    play(&mut program, "e3e5");
    assert_eq!(
        (program.model.board_view().turn, status(&program).as_str()),
        (Turn::sixths(4), "Red to move")
    );
    play(&mut program, "c5d5");
    assert_eq!(program.model.board_view().turn, Turn::sixths(2));
    assert_eq!(three(&program).corners(), [Seat::Black, Seat::White, Seat::Red]);
    play(&mut program, "i5h5 g3g4");
    assert_eq!(list(&program), ["1 e5 d5 h5", "2 g4 - -"]);
    program.send(Message::Flip);
    let turned = program.model.board_view().turn;
    play(&mut program, "d6e6");
    assert_eq!(program.model.board_view().turn, turned, "who turns the board by hand keeps it so");
    let view = program.model.board_view();
    assert_eq!(view.pieces.get(Cell::E6).map(|piece| piece.seat), Some(Some(Seat::Red)));
    assert_eq!(program.model.title(), "• Ewa – Jan – Ola – Three-player chess – Heksy");
}

#[test]
fn moves_are_taken_back_and_done_again() {
    let mut program = started(persons());
    let start = position(&program);
    play(&mut program, "e3e5 c5d5 i5h5");
    let end = position(&program);
    for _ in 0..3 {
        assert!(program.model.can(GameAction::TakeBack));
        program.game(GameAction::TakeBack);
    }
    assert_eq!(position(&program), start);
    assert!(!program.model.can(GameAction::TakeBack) && list(&program).is_empty());
    for _ in 0..3 {
        program.game(GameAction::Redo);
    }
    assert_eq!(position(&program), end);
    program.game(GameAction::TakeBack);
    play(&mut program, "h6g6");
    assert!(!program.model.can(GameAction::Redo), "another move was made instead");
}

#[test]
fn resigning_asks_first_and_the_others_play_on() {
    let mut program = started(persons());
    play(&mut program, "e3e5");
    program.game(GameAction::Resign);
    assert!(matches!(program.dialog(), Some(Dialog::Resign { by: Seat::Red, .. })));
    program.answer(DialogAction::Agree);
    assert_eq!(list(&program), ["1 e5 - -", "Red resigned"]);
    let view = program.model.board_view();
    assert_eq!(view.pieces.get(Cell::A5).map(|piece| piece.seat), Some(None));
    assert_eq!(status(&program), "Black to move");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert_eq!(over(&mut program), [(1, Seat::White, 4), (2, Seat::Black, 2), (3, Seat::Red, 0)]);
    assert_eq!(status(&program), "1–0–½ – The last player left wins");
    program.game(GameAction::TakeBack);
    assert_eq!((program.dialog().is_none(), status(&program)), (true, "Black to move".to_owned()));
    program.game(GameAction::Redo);
    assert_eq!(over(&mut program).len(), 3, "the end comes back with its dialog");
}

#[test]
fn the_last_move_of_each_opponent_is_marked() {
    let mut program = started(persons());
    let marked = |program: &Program| {
        let moves = program.model.board_view().last_moves.into_iter();
        moves.map(|(seat, from, to)| format!("{seat} {from}{to}")).collect::<Vec<_>>()
    };
    play(&mut program, "e3e5");
    assert_eq!(marked(&program), ["White e3e5"]);
    play(&mut program, "c5d5");
    assert_eq!(marked(&program), ["White e3e5", "Red c5d5"]);
    play(&mut program, "i5h5");
    assert_eq!(marked(&program), ["Red c5d5", "Black i5h5"]);
}

/// Version 0.3 offered that choice for a new game.
#[test]
fn a_game_in_which_dead_pieces_leave_the_board_goes_on_by_that_rule() {
    let mut program = opened(&format!("{HEAD}[HexDead \"leave\"]\n\n1. e5 *\n"));
    program.game(GameAction::PauseOrResume);
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert_eq!(program.model.board_view().pieces.get(Cell::A5), None);
    let after_a_crash = restored(&program.journal).three().expect("the game").shown().piece_at(Cell::A5);
    assert_eq!(after_a_crash, None);
    let file = pgn::write(three(&program).document().record());
    assert!(file.contains("[HexDead \"leave\"]"), "{file}");
}

#[test]
fn a_draw_needs_all_who_are_in_the_game() {
    let mut program = started(persons());
    assert!(!program.model.can(GameAction::OfferDraw), "nothing has been played");
    play(&mut program, "e3e5");
    program.game(GameAction::OfferDraw);
    let asked = |program: &Program| program.model.question().map(|question| question.asked);
    assert_eq!(asked(&program), Some(Seat::White));
    program.game(GameAction::Decline);
    assert_eq!((asked(&program), program.toasts()), (None, vec!["Ewa declined the draw.".to_owned()]));
    program.game(GameAction::OfferDraw);
    program.game(GameAction::Accept);
    assert_eq!(asked(&program), Some(Seat::Black), "two of three are not enough");
    program.game(GameAction::Accept);
    let end = three(&program).document().end().expect("the game is over");
    assert_eq!((end.ending, end.points.to_string().as_str()), (Ending::Agreement, "1/2-1/2-1/2"));
    assert!(over(&mut program).iter().all(|(place, _, quarters)| (*place, *quarters) == (1, 2)));
}

#[test]
fn a_player_declines_a_draw_by_moving() {
    let mut program = started(persons());
    play(&mut program, "e3e5");
    program.game(GameAction::OfferDraw);
    play(&mut program, "c5d5");
    assert!(program.model.question().is_some(), "the one who offers may move");
    play(&mut program, "i5h5");
    assert!(program.model.question().is_none());
}

#[test]
fn each_clock_runs_in_its_turn_and_a_flag_puts_a_side_out() {
    let mut program = started(timed(60));
    assert_eq!(clocks(&program), ["1:00", "1:00", "1:00"]);
    program.wait(secs(10));
    play(&mut program, "e3e5");
    program.wait(secs(20));
    assert_eq!(clocks(&program), ["0:50", "0:40", "1:00"]);
    program.game(GameAction::PauseOrResume);
    program.wait(secs(30));
    assert_eq!((clocks(&program)[1].as_str(), status(&program).as_str()), ("0:40", "Paused"));
    program.game(GameAction::PauseOrResume);
    program.wait(secs(41));
    assert_eq!(list(&program), ["1 e5 - -", "Red ran out of time"]);
    assert_eq!(status(&program), "Black to move");
    assert!(program.model.corner(Seat::Red, program.now).expect("a corner").is_out);
    program.game(GameAction::TakeBack);
    assert_eq!(clocks(&program)[1], "1:00", "the move begins again");
}

#[test]
fn mate_puts_sides_out_and_the_last_one_wins() {
    let mut program = Program::new();
    start(&mut program, persons(), Some(TWO_MATES));
    play(&mut program, "i4c1");
    assert_eq!(list(&program)[1..], ["Black is checkmated", "White is checkmated"]);
    assert_eq!(over(&mut program), [(1, Seat::Red, 4), (2, Seat::White, 2), (3, Seat::Black, 0)]);
    program.answer(DialogAction::Cancel);
    program.game(GameAction::TakeBack);
    assert_eq!(status(&program), "Red to move · White is in check from Red", "the game goes on");
}

#[test]
fn a_king_can_be_taken_and_its_side_is_out() {
    let mut program = Program::new();
    start(&mut program, persons(), Some(KING_TO_TAKE));
    assert_eq!(status(&program), "White to move · Black is in check from White");
    play(&mut program, "f6f11");
    assert_eq!(list(&program), ["1 Rxf11# - -", "Black’s king was captured"]);
    assert_eq!(status(&program), "Red to move");
}

#[test]
fn a_check_is_shown_with_the_side_that_gives_it() {
    let mut program = Program::new();
    start(&mut program, persons(), Some(CHECK_AHEAD));
    play(&mut program, "e5f6");
    assert!(program.model.board_view().check.iter().eq([Cell::F11]));
    assert_eq!(status(&program), "Red to move · Black is in check from White");
    let state = program
        .model
        .corner(Seat::Black, program.now)
        .expect("a corner")
        .note
        .expect("it is told in the corner");
    assert_eq!((state.text.as_str(), state.is_urgent), ("in check from White", true));
    assert_eq!(program.model.corner(Seat::White, program.now).expect("a corner").note, None);
}

#[test]
fn earlier_positions_can_be_viewed_but_not_played_from() {
    let mut program = started(persons());
    play(&mut program, "e3e5 c5d5");
    program.send(Message::Replay(ReplayAction::First));
    assert!(program.model.can(ReplayAction::Next) && !program.model.can(ReplayAction::First));
    assert_eq!(status(&program), "Starting position");
    program.send(Message::Replay(ReplayAction::Next));
    assert_eq!(status(&program), "1. White e5, move 1 of 1");
    program.send(Message::Replay(ReplayAction::First));
    assert!(program.model.board_view().movable.is_empty());
    program.send(Message::Board(BoardEvent::Click(Cell::E3)));
    assert_eq!(program.toasts(), ["You are viewing an earlier position. Go to the end to move."]);
    program.send(Message::Board(BoardEvent::Wheel(1)));
    assert_eq!(three(&program).document().cursor(), 1);
    program.send(Message::Replay(ReplayAction::To(NodeId::nth(2))));
    assert!(!program.model.board_view().movable.is_empty());
    program.send(Message::Replay(ReplayAction::Autoplay));
    assert!(program.model.is_autoplaying());
    program.wait(secs(10));
    assert!(three(&program).document().is_at_head() && !program.model.is_autoplaying());
}

/// The search that is asked for last, if it goes on.
fn asked_to_think(program: &Program) -> Option<&Command> {
    let is_of_search = |command: &&Command| {
        matches!(command, Command::Search(SearchCommand::GoThree { .. } | SearchCommand::Stop(_)))
    };
    let last = program.all.iter().rev().find(is_of_search);
    last.filter(|command| matches!(command, Command::Search(SearchCommand::GoThree { .. })))
}

#[test]
fn the_computer_moves_in_its_seats() {
    let mut program = started(ThreeSetup::default());
    assert_eq!(three(&program).corners()[0], Seat::White, "the one person sits at the bottom");
    assert!(asked_to_think(&program).is_none());
    play(&mut program, "e3e5");
    for (seat, text) in [(Seat::Red, "c5d5"), (Seat::Black, "i5h5")] {
        let Some(Command::Search(SearchCommand::GoThree { ticket, request, .. })) =
            asked_to_think(&program).cloned()
        else {
            panic!("{seat} is asked to think")
        };
        assert_eq!((request.game.position().turn(), request.level), (seat, LEVELS[0]));
        let mv = request.game.position().read_move(text).expect("a legal move");
        let late = heksy::app::engines::SearchTicket(ticket.0 + 7);
        program.send(Message::ThreeEngine(late, ThreeNews::BestMove(Some(mv))));
        assert_eq!(three(&program).document().game().position().turn(), seat, "that was another search");
        program.send(Message::ThreeEngine(ticket, ThreeNews::BestMove(Some(mv))));
        program.wait(secs(1));
        assert_eq!(three(&program).document().game().position().turn(), seat.next());
    }
    assert_eq!(program.model.board_view().turn, Turn::NONE);
    program.game(GameAction::TakeBack);
    assert_eq!(three(&program).document().acts(), 0, "back to the person's own move");
}

/// As in a game for two, until one gives a name.
#[test]
fn the_one_person_is_called_you() {
    let mut setup = ThreeSetup::default();
    let name = |setup: &ThreeSetup| setup.name_at_board(Seat::White).to_string();
    assert_eq!(name(&setup), "You");
    let program = started(setup.clone());
    assert_eq!(program.model.corner(Seat::White, program.now).expect("a corner").name, "You");
    setup.seats[Seat::White].name = "Ewa".to_owned();
    assert_eq!(name(&setup), "Ewa");
    setup.seats[Seat::White].name.clear();
    setup.seats[Seat::Red].player = Player::Human;
    assert_eq!(name(&setup), "White", "of two people neither is you");
}

#[test]
fn the_one_person_who_resigns_is_called_you() {
    let mut program = started(ThreeSetup::default());
    play(&mut program, "e3e5");
    program.game(GameAction::Resign);
    let Some(Dialog::Resign { text, .. }) = program.dialog() else { panic!("{:?}", program.dialog()) };
    assert_eq!(text.to_string(), "You resign; the other players continue.");
    program.answer(DialogAction::Agree);
    assert_eq!(list(&program), ["1 e5 - -", "You resigned"]);
}

#[test]
fn a_game_for_three_found_after_a_crash_has_the_names_of_the_board() {
    let mut program = started(ThreeSetup::default());
    play(&mut program, "e3e5");
    let summary = restored(&program.journal).summary().to_string();
    assert!(summary.starts_with("You – Computer (3 – Learner) – Computer (3 – Learner), "), "{summary}");
}

#[test]
fn captured_pieces_are_those_of_the_viewed_position() {
    let mut program = started(persons());
    play(&mut program, "e3e5 c5d5 i5h5 e5d6");
    let captured = |program: &Program| {
        Seat::ALL.map(|seat| program.model.corner(seat, program.now).expect("a corner").captured)
    };
    let pawn = BoardPiece::of(Some(Seat::Red), heksy::chess::Role::Pawn);
    assert_eq!(captured(&program), [vec![pawn], vec![], vec![]]);
    program.send(Message::Replay(ReplayAction::Previous));
    assert_eq!(captured(&program), [const { vec![] }; 3]);
}

/// Its table would stay taken until the program ends.
#[test]
fn the_computer_ends_with_its_game() {
    let mut program = started(ThreeSetup::default());
    play(&mut program, "e3e5");
    assert!(asked_to_think(&program).is_some());
    program.all.clear();
    start(&mut program, persons(), None);
    assert!(
        program
            .all
            .iter()
            .any(|command| matches!(command, Command::Search(SearchCommand::Release(Purpose::Opponent))))
    );
}

#[test]
fn a_computer_that_breaks_down_does_not_end_the_game() {
    let mut program = started(ThreeSetup::default());
    play(&mut program, "e3e5");
    let Some(Command::Search(SearchCommand::GoThree { ticket, .. })) = asked_to_think(&program).cloned()
    else {
        panic!()
    };
    program.send(Message::ThreeEngine(ticket, ThreeNews::BestMove(None)));
    assert!(program.toasts().iter().any(|text| text.contains("computer")), "{:?}", program.toasts());
    assert!(program.model.can(GameAction::MoveNow));
    program.game(GameAction::MoveNow);
    assert!(matches!(program.last[..], [Command::Search(SearchCommand::GoThree { .. })]));
}

#[test]
fn starting_a_game_for_three_asks_about_the_unsaved_game_for_two() {
    let mut program = crate::program::journals::played();
    program.send(Message::NewGame(Game::Three));
    program.answer(DialogAction::StartGame);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    program.answer(DialogAction::Discard);
    play(&mut program, "e3e5");
    program.send(Message::Game(GameAction::New));
    program.answer(DialogAction::StartGame);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })), "and the other way round");
    program.answer(DialogAction::Cancel);
    assert_eq!(three(&program).document().acts(), 1);
}

#[test]
fn actions_of_games_for_two_do_nothing_in_a_game_for_three() {
    use heksy::app::game::AnnotateAction;
    use heksy::app::model::EditorAction;
    use heksy::app::play::StudyAction;
    let mut program = started(persons());
    play(&mut program, "e3e5");
    let before = position(&program);
    for message in [
        Message::Annotate(AnnotateAction::Header),
        Message::Editor(EditorAction::Open),
        Message::Study(StudyAction::Analyse),
        Message::File(FileAction::Export(Export::Scoresheet)),
        Message::Game(GameAction::ClaimDraw),
        Message::Game(GameAction::SwitchSides),
        Message::Game(GameAction::Study),
        Message::Game(GameAction::PlayFromHere),
    ] {
        program.send(message);
        assert_eq!((position(&program), program.dialog().is_none()), (before.clone(), true));
    }
    assert!(program.model.editor().is_none());
}

/// Types a move into the field and presses Enter.
fn type_move(program: &mut Program, text: &str) {
    program.send(Message::TypeMove(TypeMove::Open(String::new())));
    program.send(Message::TypeMove(TypeMove::Edit(text.to_owned())));
    program.send(Message::TypeMove(TypeMove::Accept));
}

/// The problem with the text in the field.
fn typing_problem(program: &Program) -> String {
    let problem = program.model.typed_move().and_then(|typed| typed.problem());
    problem.expect("the field is open and says what is wrong").to_string()
}

#[test]
fn moves_are_typed_as_in_a_game_for_two() {
    let mut program = started(persons());
    type_move(&mut program, "e5");
    type_move(&mut program, "c5d5");
    type_move(&mut program, "nI3");
    assert_eq!(list(&program), ["1 e5 d5 Ni3"], "notation, coordinates, small letters");
    assert!(program.model.typed_move().is_none(), "the field closes with the move");
    program.send(Message::TypeMove(TypeMove::Open("N".to_owned())));
    let typed = program.model.typed_move().expect("the field is open");
    let knights = typed.candidates().map(str::to_owned).collect::<Vec<_>>();
    assert!(knights.len() > 4 && knights.iter().all(|name| name.starts_with('N')), "{knights:?}");
    program.send(Message::TypeMove(TypeMove::Choose(1)));
    assert_eq!(list(&program)[1], format!("2 {} - -", knights[1]));
    type_move(&mut program, "banana");
    assert!(typing_problem(&program).contains("“banana” is not a move"), "{}", typing_problem(&program));
    type_move(&mut program, "a5f6");
    assert!(typing_problem(&program).contains("a king moves one step"), "{}", typing_problem(&program));
    type_move(&mut program, "f1f2");
    assert!(typing_problem(&program).contains("does not belong to the player to move"));
    program.send(Message::Replay(ReplayAction::First));
    assert!(program.model.typed_move().is_none(), "the field closes where no move is made");
    type_move(&mut program, "e5");
    assert_eq!(three(&program).document().acts(), 4);
}

#[test]
fn a_refused_move_shows_why_it_is_illegal() {
    let text = "1/3/rK4/3bR3/9/bK10/11/5wR5/11/11/5wK5 w wrb - 0 1";
    let mut program = Program::new();
    start(&mut program, persons(), Some(text));
    let drag = |program: &mut Program, from, to| {
        program.send(Message::Board(BoardEvent::Drop { from, to }));
        program.toasts().last().cloned().unwrap_or_default()
    };
    let pinned = drag(&mut program, Cell::F4, Cell::E4);
    assert!(pinned.contains("the rook on f4 is pinned by the rook on f8"), "{pinned}");
    let way = drag(&mut program, Cell::F1, Cell::F5);
    assert!(way.contains("a king moves one step"), "{way}");
    // A click says as much as a drag.
    start(&mut program, persons(), Some(text));
    program.wait(secs(60));
    assert_eq!(program.toasts(), [""; 0]);
    program.send(Message::Board(BoardEvent::PickUp(Cell::F1)));
    program.send(Message::Board(BoardEvent::Click(Cell::F6)));
    let way = program.toasts().concat();
    assert!(way.contains("a king moves one step"), "{way}");
}

#[test]
fn the_pattern_of_a_piece_in_hand_is_shown() {
    let mut program = started(persons());
    play(&mut program, "e3e5");
    program.send(Message::Board(BoardEvent::PickUp(Cell::C5)));
    let pattern = |program: &Program| program.model.board_view().pattern;
    // Red's pawns go to the lower right, and capture a bishop's step on either side of it.
    assert_eq!(pattern(&program), [Cell::D4, Cell::D5, Cell::E5, Cell::E6].into_iter().collect());
    program.set(|settings| settings.patterns = false);
    assert_eq!(pattern(&program), heksy::hex::Bitboard::EMPTY);
}

#[test]
fn a_hint_is_an_arrow_and_is_counted() {
    let mut program = started(persons());
    program.game(GameAction::Hint);
    let Some(Command::Search(SearchCommand::GoThree { ticket, request, .. })) =
        asked_to_think(&program).cloned()
    else {
        panic!("the engine is asked")
    };
    assert_eq!((request.game.position().turn(), request.level), (Seat::White, LEVELS[2]));
    assert!(!program.model.can(GameAction::Hint), "one is on its way");
    let mv = request.game.position().read_move("e3e5").expect("a legal move");
    program.send(Message::ThreeEngine(ticket, ThreeNews::BestMove(Some(mv))));
    let arrows = program.model.board_view().arrows;
    assert_eq!(arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect::<Vec<_>>(), [(mv.from, mv.to)]);
    let record = three(&program).document().record().clone();
    assert_eq!(record.tag("WhiteHints"), Some("1"));
    play(&mut program, "d2d3");
    assert!(program.model.board_view().arrows.is_empty(), "it was for the move before");
    assert_eq!(
        restored(&program.journal).three().expect("a game for three").record().tag("WhiteHints"),
        Some("1")
    );
    // The next one is given up: what comes of it comes too late.
    program.game(GameAction::Hint);
    let Some(Command::Search(SearchCommand::GoThree { ticket, .. })) = asked_to_think(&program).cloned()
    else {
        panic!("the engine is asked")
    };
    play(&mut program, "c5d5");
    assert!(asked_to_think(&program).is_none(), "the search is stopped");
    program.send(Message::ThreeEngine(ticket, ThreeNews::BestMove(Some(mv))));
    assert!(program.model.board_view().arrows.is_empty());
}

/// The game out of the journal, as the next start finds it.
fn restored(journal: &[u8]) -> saved::SavedJournal {
    match saved::read(&PathBuf::from("a.journal"), journal) {
        saved::Found::Game(game) => {
            assert_eq!(game.len, journal.len(), "the last line is the game");
            *game
        }
        found => panic!("{found:?}"),
    }
}

#[test]
fn the_journal_restores_the_game_its_clocks_and_its_takebacks() {
    let mut program = started(timed(600));
    program.wait(secs(5));
    play(&mut program, "e3e5 c5d5 i5h5 g3g4");
    program.game(GameAction::TakeBack);
    program.wait(secs(7));
    play(&mut program, "d2d3");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    let found = restored(&program.journal);
    let summary = found.summary().to_string();
    assert!(summary.starts_with("Ewa – Jan – Ola, 2 rounds, "), "{summary}");
    let saved = found.three().expect("a game for three").clone();
    let live = three(&program).document();
    assert_eq!(saved.game().position(), live.game().position());
    assert_eq!((saved.setup(), saved.rows()), (live.setup(), live.rows()));
    assert!(saved.is_unsaved());
    let mut other = Program::new();
    other.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![found]))));
    other.answer(DialogAction::Continue);
    assert_eq!(position(&other), position(&program));
    assert_eq!(clocks(&other), clocks(&program));
    assert_eq!((status(&other).as_str(), other.toasts().len()), ("Paused", 1));
    other.game(GameAction::PauseOrResume);
    play(&mut other, "h5g5");
}

/// Nothing is left to go on with, though the game has clocks.
#[test]
fn a_game_that_is_over_is_not_paused_when_it_comes_back() {
    let mut program = Program::new();
    start(&mut program, timed(600), Some(TWO_MATES));
    play(&mut program, "i4c1");
    let found = restored(&program.journal);
    assert!(found.is_over());
    let mut other = Program::new();
    other.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![found]))));
    other.answer(DialogAction::Continue);
    assert_eq!(position(&other), position(&program));
    assert_eq!((other.toasts().len(), other.model.can_resume()), (0, false), "{:?}", other.toasts());
}

#[test]
fn a_truncated_journal_restores_its_last_whole_line() {
    let mut program = started(persons());
    play(&mut program, "e3e5 c5d5 i5h5");
    program.game(GameAction::OfferDraw);
    let whole = program.journal.clone();
    let mut moves = Vec::new();
    for length in 0..=whole.len() {
        if let saved::Found::Game(game) = saved::read(&PathBuf::from("a.journal"), &whole[..length]) {
            moves.push(game.three().expect("a game for three").acts());
        }
    }
    assert!(moves.is_sorted() && moves.first() == Some(&1) && moves.last() == Some(&3), "{moves:?}");
}

#[test]
fn a_finished_game_is_saved_opened_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let mut running = Running::start(folder.path());
    running.send(Message::NewGame(Game::Three));
    running.send(Message::Dialog(DialogAction::EditForm(GameForm::of_three(ThreeForm {
        setup: persons(),
        start: None,
    }))));
    running.send(Message::Dialog(DialogAction::StartGame));
    for (from, to) in [(Cell::E3, Cell::E5), (Cell::C5, Cell::D5), (Cell::I5, Cell::H5)] {
        running.send(Message::Board(BoardEvent::PickUp(from)));
        running.send(Message::Board(BoardEvent::Click(to)));
    }
    for _ in 0..2 {
        running.send(Message::Game(GameAction::Resign));
        running.send(Message::Dialog(DialogAction::Agree));
    }
    running.send(Message::File(FileAction::Save));
    assert!(
        matches!(&running.window[..], [.., WindowCommand::AskPath { name, .. }] if name == "Ewa - Jan - Ola.pgn")
    );
    running.send(crate::program::save_in(&running.model, path.clone()));
    // The game is among the player's own as well, so that nothing is unsaved before the file is there.
    let has_file = |running: &Running| {
        running.model.three().is_some_and(|three| three.document().save_state().file().is_some())
    };
    running.until("saved", has_file);
    let text = std::fs::read_to_string(&path).expect("it is there");
    for part in [
        "[Variant \"ThreePlayer\"]",
        "[Red \"Jan\"]",
        "1. e5 d5 h5 {[%out white resigns]} {[%out red resigns]} 0-1/2-1",
    ] {
        assert!(text.contains(part), "{part} is in:\n{text}");
    }
    let mut other = Running::start(&folder.path().join("other"));
    other.send(Message::File(FileAction::OpenPath(path)));
    other.until("opened", |running| running.model.three().is_some());
    let opened = other.model.three().expect("a game for three");
    assert_eq!(opened.document().acts(), 5);
    assert!(opened.document().is_closed() && !opened.document().is_unsaved());
    assert_eq!(opened.document().cursor(), 0, "it is looked through from its start");
    assert!(!other.model.can(GameAction::TakeBack));
    other.send(Message::Replay(ReplayAction::Next));
    assert_eq!(other.model.three().map(|three| three.document().cursor()), Some(1));
}

fn opened(text: &str) -> Program {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text(text.to_owned()));
    program.read(file.read(0).expect("a game"));
    program
}

const HEAD: &str = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n";

#[test]
fn an_opened_unfinished_game_can_be_continued() {
    let mut program = opened(&format!("{HEAD}\n1. e5 d5 *\n"));
    program.game(GameAction::PauseOrResume);
    play(&mut program, "i5h5");
    assert_eq!(list(&program), ["1 e5 d5 h5"]);
    program.game(GameAction::TakeBack);
    assert!(!program.model.can(GameAction::TakeBack), "what came with the file stays");
    play(&mut program, "i5h5");
    assert!(restored(&program.journal).three().is_some_and(|document| document.acts() == 3));
}

#[test]
fn the_problems_of_broken_files_are_explained() {
    let problem = |text: &str| opened(&format!("{HEAD}{text}")).problem();
    assert!(problem("\n1. e5 Qc1 k3 *").contains("“Qc1” is not a legal move for Red"));
    let no_king = "[SetUp \"1\"]\n[FEN \"1/3/5/7/9/rK10/11/11/11/11/5wK5 w wrb - 0 1\"]\n\n*";
    assert!(problem(no_king).contains("Black is in the game and has no king"));
    let four = "[FEN \"1/3/5/7/9/rK10/wK9bK/11/11/11/5wK5 w wrb - 0 1\"]\n\n*";
    assert!(problem(four).contains("White has too many kings (2)"));
    let out = "[FEN \"1/3/5/7/9/rR10/11/11/bK10/11/5wK5 w wb - 0 1\"]\n\n*";
    assert!(problem(out).contains("Red is out but has a living rook on a6"));
    let garbage = opened(&format!("{HEAD}\n1. e5 {{open comment"));
    assert_eq!(three(&garbage).document().acts(), 1);
}

#[test]
fn the_list_of_a_file_names_games_for_three() {
    let text = format!(
        "{HEAD}[Result \"1-0-1/2\"]\n\n1. e5 {{Red resigns.}} {{Black resigns.}} 1-0-1/2\n\n[White \"X\"]\n\n1. f6 *\n"
    );
    let file = Arc::new(OpenedFile::from_text(text));
    assert_eq!(file.games.len(), 2);
    assert_eq!(file.games[0].game.text().to_string(), "Three-player chess");
    assert_eq!((file.games[0].black.as_str(), file.games[0].result.as_str()), ("B – C", "1-0-½"));
    let query = Query { words: "three".to_owned(), ..Query::default() };
    assert_eq!(Games::from(Arc::clone(&file)).found(&query), [0]);
    let document = |index| file.read(index).map(|game| game.document);
    assert!(matches!(document(0), Some(Restored::Three(_))));
    assert!(matches!(document(1), Some(Restored::Two(_))));
}

#[test]
fn positions_are_copied_pasted_and_refused_in_words() {
    let mut program = started(persons());
    play(&mut program, "e3e5");
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    let Some(WindowCommand::Copy(text)) = program.window().first().copied().cloned() else { panic!() };
    assert_eq!(text, position(&program));
    program.send(Message::Clipboard(ClipboardAction::CopyGame));
    let Some(WindowCommand::Copy(game)) = program.window().first().copied().cloned() else { panic!() };
    assert_eq!(pgn::read(&game)[0].record.game.moves().count(), 1);
    let mut other = Program::new();
    other.send(Message::Window(WindowNews::Pasted(text.clone())));
    assert!(matches!(other.dialog(), Some(Dialog::NewGame(GameForm::Three(_)))));
    other.answer(DialogAction::StartGame);
    assert_eq!(position(&other), text);
    other.send(Message::Window(WindowNews::Pasted(text.replacen("wK", "wQ", 1))));
    assert!(other.problem().contains("White is in the game and has no king"), "{}", other.problem());
}

#[test]
fn a_rematch_gives_everybody_the_next_seat() {
    let mut program = started(persons());
    program.game(GameAction::Rematch);
    let names = Seat::ALL.map(|seat| three(&program).document().setup().name(seat).to_string());
    assert_eq!(names, ["Ola", "Ewa", "Jan"]);
}

#[test]
fn three_computers_play_a_game_on_their_thread() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut running = Running::start(folder.path());
    let mut setup = persons();
    for seat in Seat::ALL {
        setup.seats[seat].player = Player::Computer(LEVELS[0]);
    }
    running.send(Message::NewGame(Game::Three));
    running
        .send(Message::Dialog(DialogAction::EditForm(GameForm::of_three(ThreeForm { setup, start: None }))));
    running.send(Message::Dialog(DialogAction::StartGame));
    running.until("four moves", |running| {
        running.model.three().is_some_and(|three| three.document().acts() >= 4)
    });
    running.send(Message::Game(GameAction::PauseOrResume));
    assert!(running.model.three().is_some_and(Three::is_standing));
}
