//! Setting up a position through the program's model: every control, every refusal, and the game that lies behind.

use std::sync::Arc;

use super::editor_positions::{random_position, set_up};
use fastrand::Rng;
use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, WindowCommand};
use heksy::app::engines::{EngineNews, Purpose, SearchCommand, SearchTicket};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::{ClipboardAction, FileAction, OpenedFile, WindowNews};
use heksy::app::model::{Editor, EditorAction, Message, PositionEdit, Tool};
use heksy::app::settings::{GameForm, StartFrom};
use heksy::engine::{Info, Score};
use heksy::game::{Move, Piece, Position, PositionSetup, Variant};
use heksy::hex::{Bitboard, Cell};
use heksy::sides::Color;

use crate::program::{Program, against_computer, cell_of, secs, timed};

fn send(program: &mut Program, action: EditorAction) {
    program.send(Message::Editor(action));
}

fn edit(program: &mut Program, edit: PositionEdit) {
    send(program, EditorAction::Edit(edit));
}

fn board(program: &mut Program, event: BoardEvent) {
    program.send(Message::Board(event));
}

fn editor(program: &Program) -> &Editor {
    program.model.editor().expect("a position is being set up")
}

fn text(program: &Program) -> String {
    editor(program).setup().to_string()
}

/// An editor with this position, typed.
fn editing(variant: Variant, text: &str) -> Program {
    let mut program = Program::hotseat();
    send(&mut program, EditorAction::Open);
    edit(&mut program, PositionEdit::Variant(variant));
    edit(&mut program, PositionEdit::Text(text.to_owned()));
    assert_eq!(editor(&program).text_problem, None);
    program
}

fn piece(program: &Program, letter: char) -> Piece {
    Piece::from_char(editor(program).variant(), letter).expect("a piece")
}

fn cell(program: &Program, name: &str) -> Cell {
    cell_of(editor(program).variant(), name)
}

/// Clicks cells with this piece chosen.
fn put(program: &mut Program, letter: char, cells: &str) {
    let tool = Tool::Piece(piece(program, letter));
    send(program, EditorAction::Choose(tool));
    for name in cells.split_whitespace() {
        let event = BoardEvent::Click(cell(program, name));
        board(program, event);
    }
}

fn paste(program: &mut Program, text: &str) {
    program.send(Message::Window(WindowNews::Pasted(text.to_owned())));
}

const KINGS: &str = "1/2k/5/7/9/11/11/11/11/11/5K5 w - 0 1";

#[test]
fn ten_thousand_positions_are_set_up_by_the_controls() {
    let mut rng = Rng::with_seed(17);
    for variant in Variant::ALL {
        let mut program = Program::hotseat();
        for round in 0..2_500 {
            let position = random_position(variant, &mut rng);
            send(&mut program, EditorAction::Open);
            edit(&mut program, PositionEdit::Variant(variant));
            if round % 2 == 0 {
                edit(&mut program, PositionEdit::Clear);
            }
            set_up(&mut program, &position, &mut rng);
            assert_eq!(text(&program), position.to_fen());
            assert_eq!(editor(&program).position(), Some(&position), "{}", position.to_fen());
            send(&mut program, EditorAction::Close);
        }
    }
}

/// The status line says this, and these cells are marked.
#[track_caller]
fn assert_refused(program: &Program, sentence: &str, cells: &str) {
    let status = program.model.status();
    assert_eq!((status.text.as_str(), status.is_urgent), (sentence, true));
    let marked: Bitboard = cells.split_whitespace().map(|name| cell(program, name)).collect();
    assert_eq!(program.model.board_view().wrong, marked, "{sentence}");
    assert!(editor(program).study_refusal().is_some() && !program.model.can(GameAction::PlayFromHere));
}

#[test]
fn a_king_too_few_or_too_many_is_refused() {
    let mut program = editing(Variant::Glinski, KINGS);
    assert_eq!(program.model.status().text, "Draw – Insufficient material");
    put(&mut program, 'k', "g10");
    assert_refused(&program, "Invalid position: Black has no king; each side needs one", "");
    let missing: Vec<_> = editor(&program).problems().iter().filter_map(|problem| problem.missing).collect();
    assert_eq!(missing, [piece(&program, 'k')]);
    put(&mut program, 'k', "g10 c3");
    assert_refused(&program, "Invalid position: Black has 2 kings; each side needs one", "g10 c3");
}

#[test]
fn pawns_that_cannot_stand_there_are_refused() {
    let mut program = editing(Variant::Glinski, KINGS);
    put(&mut program, 'P', "f11");
    let promotes = "Invalid position: White has a pawn on f11, where it would have been promoted";
    assert_refused(&program, promotes, "f11");
    put(&mut program, 'P', "f11 b1 c1");
    let behind = "Invalid position: White has a pawn on c1, behind the cells where its pawns start";
    assert_refused(&program, behind, "c1");
}

#[test]
fn more_pieces_than_at_the_start_are_refused() {
    let mut program = editing(Variant::Glinski, KINGS);
    let pawns = "b5 c5 d5 e5 f5 g5 h5 i5 k5 b6";
    put(&mut program, 'p', pawns);
    let sentence = "Invalid position: Black has 10 pawns; the maximum is 9";
    assert_refused(&program, sentence, pawns);
    put(&mut program, 'p', "b6");
    put(&mut program, 'n', "c6 d6 i6");
    let sentence = "Invalid position: Black has too many pieces: 1 must have been promoted, but only 0 pawns are missing";
    assert_refused(&program, sentence, "c6 d6 i6");

    let mut program = editing(Variant::Checkers, "W:W25:B85");
    edit(&mut program, PositionEdit::Start);
    put(&mut program, 'm', "55");
    let mut black: Vec<String> = editor(&program)
        .setup()
        .pieces()
        .filter(|(_, piece)| piece.color == Color::Black)
        .map(|(cell, _)| Variant::Checkers.cell_name(cell))
        .collect();
    black.sort();
    let sentence = program.model.status().text;
    assert!(sentence.starts_with("Invalid position: Black has "), "{sentence}");
    assert_refused(&program, &sentence, &black.join(" "));
}

#[test]
fn check_to_the_side_that_has_moved_is_refused() {
    let mut program = editing(Variant::Glinski, KINGS);
    put(&mut program, 'R', "g6");
    let sentence = "Invalid position: Black is in check from the rook on g6, but it is the other side’s turn; change the \
                    side to move or the position";
    assert_refused(&program, sentence, "g6 g10");
    edit(&mut program, PositionEdit::Turn(Color::Black));
    assert_eq!(program.model.status().text, "Black is in check");
    let view = program.model.board_view();
    assert_eq!((view.wrong, view.check), (Bitboard::EMPTY, Bitboard::from(cell(&program, "g10"))));
}

#[test]
fn rights_without_their_pieces_are_refused() {
    let mut program = editing(Variant::Shafran, "k4/6/7/8/9/9/8/7/6/R3K w - - 0 1");
    edit(&mut program, PositionEdit::Castling(0, true));
    assert_eq!(program.model.status().text, "White to move");
    edit(&mut program, PositionEdit::Castling(1, true));
    let sentence = "Invalid position: “B” says that White may castle, but the king and rook are not on their starting cells";
    assert_refused(&program, sentence, "e1 i5");

    let mut program = editing(Variant::Glinski, KINGS);
    let f6 = cell(&program, "f6");
    edit(&mut program, PositionEdit::EnPassant(vec![f6]));
    let sentence = "Invalid position: no pawn of Black can have just passed f6: the pawn must stand directly in front of \
                    that cell, with the cells behind it empty; otherwise write -";
    assert_refused(&program, sentence, "f6");
}

#[test]
fn men_and_marks_out_of_place_are_refused() {
    let mut program = editing(Variant::Checkers, "W:W25:B85");
    put(&mut program, 'M', "59");
    let sentence = "Invalid position: the man on 59 would have been promoted there; write K59";
    assert_refused(&program, sentence, "59");
    put(&mut program, 'K', "59 55");
    let c55 = cell(&program, "55");
    edit(&mut program, PositionEdit::CameByCapture(c55, true));
    assert!(
        program.model.status().text.starts_with("Invalid position: “K55c”"),
        "{}",
        program.model.status().text
    );
    let sentence = program.model.status().text;
    assert_refused(&program, &sentence, "55");
    edit(&mut program, PositionEdit::CameByCapture(c55, false));
    let crowned = cell(&program, "59");
    edit(&mut program, PositionEdit::JustCrowned(Some(crowned)));
    let sentence = program.model.status().text;
    assert_refused(&program, &sentence, "59");
    edit(&mut program, PositionEdit::Turn(Color::Black));
    assert_eq!(text(&program), "B:W25,K55,K59f:B85");
    assert_eq!(program.model.status().text, "Black to move");
}

#[test]
fn a_refused_position_is_neither_played_nor_studied() {
    let mut program = editing(Variant::Glinski, KINGS);
    put(&mut program, 'K', "f1");
    program.game(GameAction::PlayFromHere);
    send(&mut program, EditorAction::Study);
    assert!(program.dialog().is_none());
    let refusal = editor(&program).play_refusal().expect("a reason").to_string();
    assert_eq!(refusal, "Invalid position: White has no king; each side needs one.");
}

#[test]
fn the_hand_moves_and_the_eraser_takes() {
    let mut program = editing(Variant::Glinski, KINGS);
    put(&mut program, 'Q', "d3");
    send(&mut program, EditorAction::Choose(Tool::Hand));
    let [f1, d3, d4] = ["f1", "d3", "d4"].map(|name| cell(&program, name));
    board(&mut program, BoardEvent::PickUp(d3));
    assert_eq!(program.model.board_view().selected, Some(d3));
    board(&mut program, BoardEvent::Click(d4));
    assert_eq!(editor(&program).setup().piece_at(d4), Some(piece(&program, 'Q')));
    board(&mut program, BoardEvent::PickUp(d4));
    board(&mut program, BoardEvent::Drop { from: d4, to: f1 });
    assert_eq!(editor(&program).setup().piece_at(f1), Some(piece(&program, 'Q')));
    // Off the board, or by the second button.
    board(&mut program, BoardEvent::Erase(f1));
    assert_eq!(editor(&program).setup().occupied().len(), 1);
    board(&mut program, BoardEvent::Letter(d3, 'n'));
    board(&mut program, BoardEvent::Letter(d4, 'x'));
    assert_eq!(editor(&program).setup().piece_at(d3), Some(piece(&program, 'n')));
    assert_eq!(editor(&program).setup().piece_at(d4), None);
    send(&mut program, EditorAction::Choose(Tool::Eraser));
    board(&mut program, BoardEvent::Click(d3));
    assert_eq!(editor(&program).setup().occupied().len(), 1);
}

#[test]
fn the_text_and_the_board_go_together() {
    let mut program = editing(Variant::Glinski, KINGS);
    put(&mut program, 'Q', "f5");
    assert_eq!(editor(&program).text(), "1/2k/5/7/9/11/5Q5/11/11/11/5K5 w - 0 1");
    let before = text(&program);
    edit(&mut program, PositionEdit::Text("1/2x/5".to_owned()));
    assert_eq!((text(&program), editor(&program).text()), (before, "1/2x/5"));
    let problem = editor(&program).text_problem.as_ref().expect("a problem").to_string();
    assert!(problem.starts_with("Could not read the position: ") && problem.ends_with('.'), "{problem}");
    // The next step on the board brings its text back.
    put(&mut program, 'r', "c3");
    assert_eq!(
        (editor(&program).text(), editor(&program).text_problem.as_ref()),
        (text(&program).as_str(), None)
    );
}

#[test]
fn every_step_is_undone_and_redone() {
    let mut program = Program::hotseat();
    send(&mut program, EditorAction::Open);
    assert!(!program.model.can(GameAction::TakeBack));
    let start = text(&program);
    let mut seen = vec![start];
    for step in [PositionEdit::Clear, PositionEdit::Start, PositionEdit::Turn(Color::Black)] {
        edit(&mut program, step);
        seen.push(text(&program));
    }
    // All letters of the field are one step of undo.
    for typed in ["1/2k/5/7/9/11/11/11/11/11/5K5 w - 0", KINGS] {
        edit(&mut program, PositionEdit::Text(typed.to_owned()));
    }
    seen.push(text(&program));
    edit(&mut program, PositionEdit::SwapSides);
    let last = text(&program);
    for before in seen.iter().rev() {
        program.game(GameAction::TakeBack);
        assert_eq!((&text(&program), editor(&program).text()), (before, before.as_str()));
    }
    assert!(!program.model.can(GameAction::TakeBack));
    for _ in 0..seen.len() {
        program.game(GameAction::Redo);
    }
    assert_eq!(text(&program), last);
    assert!(!program.model.can(GameAction::Redo));
}

#[test]
fn a_game_without_a_clock_continues_after_the_editor_closes() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    assert!(program.search().is_some());
    let before = program.model.board_view();
    send(&mut program, EditorAction::Open);
    edit(&mut program, PositionEdit::Clear);
    program.send(Message::Replay(ReplayAction::First));
    board(&mut program, BoardEvent::Wheel(-1));
    program.game(GameAction::Resign);
    program.wait(secs(30));
    send(&mut program, EditorAction::Close);
    assert_eq!(program.model.board_view(), before);
    // The computer has been asked again.
    program.engine_plays("e7e6");
}

#[test]
fn the_clock_of_a_game_stops_while_the_editor_is_open() {
    let mut program = Program::new();
    program.start(timed(60, 0));
    program.moves("f5f6 e7e6");
    program.wait(secs(3));
    send(&mut program, EditorAction::Open);
    let (clocks, moves) = (program.clocks(), program.move_list());
    edit(&mut program, PositionEdit::Clear);
    program.wait(secs(100));
    send(&mut program, EditorAction::Close);
    assert_eq!((program.clocks(), program.move_list()), (clocks, moves));
    assert_eq!(program.model.status().text, "Paused");
    program.game(GameAction::PauseOrResume);
    program.mv("g4g5");
    assert_eq!(program.outcome(), None);
}

#[test]
fn a_position_is_played_from() {
    let mut program = editing(Variant::Shafran, "k4/6/7/8/9/9/8/7/6/R3K w - - 3 9");
    let set_up = text(&program);
    program.game(GameAction::PlayFromHere);
    match program.dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) => {
            assert_eq!(
                (&form.start, form.setup.variant()),
                (&StartFrom::Fen(set_up.clone()), Variant::Shafran)
            );
        }
        other => panic!("{other:?}"),
    }
    // Turned down, one is back at setting up.
    program.answer(DialogAction::Cancel);
    assert_eq!(text(&program), set_up);
    program.game(GameAction::PlayFromHere);
    program.answer(DialogAction::StartGame);
    assert!(program.model.play().is_some());
    assert_eq!(program.position().to_fen(), set_up);
}

#[test]
fn studying_a_position_asks_about_the_unsaved_game_first() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    send(&mut program, EditorAction::Open);
    edit(&mut program, PositionEdit::Text(KINGS.to_owned()));
    send(&mut program, EditorAction::Study);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    program.answer(DialogAction::Cancel);
    assert_eq!((text(&program).as_str(), program.plies()), (KINGS, 2));
    send(&mut program, EditorAction::Study);
    program.answer(DialogAction::Discard);
    assert!(program.model.study().is_some());
    assert_eq!((program.position().to_fen().as_str(), program.plies()), (KINGS, 0));
    assert!(!program.document().is_unsaved());
}

#[test]
fn a_finished_position_can_be_studied_but_not_played() {
    let program = editing(Variant::Glinski, KINGS);
    assert!(editor(&program).position().is_some() && editor(&program).study_refusal().is_none());
    let refusal = editor(&program).play_refusal().expect("a reason").to_string();
    assert_eq!(refusal, "The game is over in this position. Draw – Insufficient material.");
    assert!(!program.model.can(GameAction::PlayFromHere));
}

#[test]
fn copying_in_the_editor_copies_the_position_set_up() {
    let mut program = editing(Variant::Glinski, KINGS);
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    assert!(program.window().contains(&&WindowCommand::Copy(KINGS.to_owned())));
    send(&mut program, EditorAction::CopyPicture);
    let picture = editor(&program).setup().picture();
    assert!(program.window().contains(&&WindowCommand::Copy(picture)));
}

#[test]
fn a_pasted_position_is_set_up_in_the_editor() {
    let mut program = Program::hotseat();
    let start = PositionSetup::start(Variant::Checkers);
    // A drawing says it is a position wherever one is.
    paste(&mut program, &start.picture());
    assert_eq!(editor(&program).setup(), &start);
    paste(&mut program, &format!(" {KINGS}\n"));
    assert_eq!((editor(&program).variant(), text(&program).as_str()), (Variant::Glinski, KINGS));
    let drawn = PositionSetup::start(Variant::Shafran);
    paste(&mut program, &format!("{}\nFEN: {drawn}\nKey: 0123456789abcdef\n", drawn.picture()));
    assert_eq!(editor(&program).setup(), &drawn);
    program.game(GameAction::TakeBack);
    assert_eq!(text(&program), KINGS);
    // Something like a position stands in the field, with what is wrong.
    paste(&mut program, "1/2k/5/7/9/11/11/11/11/11/5X5 w - 0 1");
    assert_eq!(text(&program), KINGS);
    assert!(editor(&program).text_problem.is_some());
    paste(&mut program, "1. f6 e6 *");
    assert!(program.last.iter().any(|command| matches!(command, Command::File(FileJob::Text(..)))));
}

#[test]
fn another_game_of_the_same_board_keeps_the_pieces() {
    let mut program = editing(Variant::Glinski, KINGS);
    edit(&mut program, PositionEdit::Variant(Variant::McCooey));
    assert_eq!((editor(&program).variant(), text(&program).as_str()), (Variant::McCooey, KINGS));
    edit(&mut program, PositionEdit::Variant(Variant::Shafran));
    assert_eq!(text(&program), Position::start(Variant::Shafran).to_fen());
}

#[test]
fn a_position_is_mirrored_and_rotated() {
    let mut program = editing(Variant::Glinski, "1/2k/5/7/9/11/11/11/11/Q10/5K5 w - 0 1");
    edit(&mut program, PositionEdit::Mirror);
    assert_eq!(text(&program), "1/k2/5/7/9/11/11/11/11/10Q/5K5 w - 0 1");
    program.game(GameAction::TakeBack);
    let before = text(&program);
    for _ in 0..6 {
        let last = text(&program);
        edit(&mut program, PositionEdit::Rotate);
        assert_ne!(text(&program), last);
    }
    assert_eq!(text(&program), before);
}

/// The search of the evaluation that the last message has begun.
fn searched(program: &Program) -> Option<(SearchTicket, Position)> {
    program.last.iter().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Analysis, ticket, request, .. }) => {
            Some((*ticket, request.start))
        }
        _ => None,
    })
}

fn info(score: Score, pv: Vec<Move>) -> Info {
    Info {
        depth: 9,
        seldepth: 9,
        score,
        wdl: None,
        exact: None,
        nodes: 1000,
        nps: 1000,
        time: secs(1),
        hashfull: 0,
        pv,
        multipv: 1,
    }
}

fn stops(program: &Program) -> bool {
    let stop = |command: &Command| matches!(command, Command::Search(SearchCommand::Stop(Purpose::Analysis)));
    program.last.iter().any(stop)
}

#[test]
fn the_position_is_evaluated_as_it_changes() {
    let mut program = editing(Variant::Glinski, "1/2k/5/7/9/11/11/11/11/3Q7/5K5 b - 0 1");
    assert!(searched(&program).is_none() && program.model.analysis().is_none(), "not unless it is wished");
    send(&mut program, EditorAction::Evaluate);
    let (ticket, position) = searched(&program).expect("a search");
    let pv = vec![position.legal_moves()[0]];
    let info = info(Score::Cp(-900), pv);
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info.clone()))));
    let view = program.model.analysis().expect("an evaluation");
    assert_eq!(view.bar_score.expect("a score").full, "+9.00", "White's side, whoever is to move");
    assert_eq!(program.model.board_view().arrows.len(), 1);
    // An impossible position has none, and what comes too late is dropped.
    edit(&mut program, PositionEdit::Clear);
    assert!(stops(&program) && searched(&program).is_none());
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    assert_eq!(program.model.analysis().expect("it is on").bar_score, None);
    program.game(GameAction::TakeBack);
    assert!(searched(&program).is_some());
    send(&mut program, EditorAction::Close);
    assert!(stops(&program));
    assert!(program.model.analysis().is_none());
}

#[test]
fn edits_do_nothing_where_no_position_is_set_up() {
    let mut program = Program::hotseat();
    let before = program.model.board_view();
    edit(&mut program, PositionEdit::Clear);
    send(&mut program, EditorAction::Choose(Tool::Eraser));
    send(&mut program, EditorAction::Study);
    send(&mut program, EditorAction::Close);
    board(&mut program, BoardEvent::Erase(crate::program::cell("f5")));
    board(&mut program, BoardEvent::Letter(crate::program::cell("f5"), 'Q'));
    assert_eq!(program.model.board_view(), before);
}

#[test]
fn the_editor_stays_open_when_the_next_game_is_requested() {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text("1. f6 e6 *\n\n1. g5 *\n".to_owned()));
    program.read(Arc::clone(&file));
    program.read(file.read(0).expect("a game"));
    assert!(program.model.can(FileAction::NextGame));
    send(&mut program, EditorAction::Open);
    assert!(!program.model.can(FileAction::NextGame));
    program.send(Message::File(FileAction::NextGame));
    assert!(program.last.is_empty() && program.model.editor().is_some());
    send(&mut program, EditorAction::Close);
    program.send(Message::File(FileAction::NextGame));
    assert!(program.last.iter().any(|command| matches!(command, Command::File(FileJob::Game(.., 1)))));
}
