//! Saying something about a game: glyphs, comments, arrows and circles, the header.

use heksy::app::board::BoardEvent;
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::engines::EngineNews;
use heksy::app::game::{AnnotateAction, EditAction, GameAction, HeaderForm, ReplayAction, TagRow};
use heksy::app::model::Message;
use heksy::game::pgn::{read_game, write};
use heksy::game::{Comment, GameRecord, Nag, NodeId, Shape, ShapeColor};
use heksy::sides::{Color, Points, Reason};

use super::{go_to, node, opened, restored};
use crate::program::{Program, cell, hotseat, legal};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n[ECO \"A1\"]\n\n1. f6 {[%emt 0:01:02] the plan} {so it is} \
                    e6 $200 $14 (1... d6 {[%clk 0:01:00]} 2. g5) 2. g5 e5 {White resigns.} 0-1";

fn annotate(program: &mut Program, action: AnnotateAction) {
    program.send(Message::Annotate(action));
}

/// Opens a comment at the cursor and types this in its place.
fn type_comment(program: &mut Program, place: Comment, text: &str) {
    let node = program.model.shown_node();
    annotate(program, AnnotateAction::Comment { node, place });
    annotate(program, AnnotateAction::Type(text.to_owned()));
}

fn mark(program: &mut Program, places: &[usize], nag: u8) {
    let node = node(program, places);
    program.send(Message::Edit(EditAction::Glyph(node, Nag(nag))));
}

/// The game as a file would have it.
fn saved(program: &Program) -> String {
    write(program.document().record())
}

fn moves_of(text: &str) -> &str {
    text.split_once("\n\n").expect("tags and moves").1
}

/// The open game, the one after a crash, and the one in a file are the same.
#[track_caller]
fn assert_kept(program: &Program) {
    let text = saved(program);
    assert_eq!(write(restored(program).document().expect("a game for two").record()), text, "the journal");
    let read = read_game(&text);
    assert!(read.is_clean(), "{:?}", read.diagnostics);
    assert_eq!(write(&read.record), text, "the file");
}

fn record(program: &Program) -> &GameRecord {
    program.document().record()
}

#[test]
fn the_six_marks_exclude_each_other_and_go_when_repeated() {
    let mut program = opened(GAME);
    let shown = |program: &Program| program.move_list().split(' ').next().map(str::to_owned);
    for (nag, text) in [(1, "1.f6!"), (6, "1.f6?!"), (3, "1.f6!!"), (3, "1.f6"), (4, "1.f6??")] {
        mark(&mut program, &[0], nag);
        assert_eq!(shown(&program).as_deref(), Some(text));
    }
    assert_eq!(program.document().edits().undoable(), 5);
    program.game(GameAction::TakeBack);
    program.game(GameAction::TakeBack);
    assert_eq!(shown(&program).as_deref(), Some("1.f6!!"));
    program.game(GameAction::Redo);
    assert_eq!(shown(&program).as_deref(), Some("1.f6"));
    assert_kept(&program);
    assert!(!program.model.can(EditAction::Glyph(NodeId::ROOT, Nag::GOOD)), "the start is no move");
}

#[test]
fn other_glyphs_are_kept_apart_and_unknown_ones_show_their_number() {
    let mut program = opened(GAME);
    assert!(program.move_list().contains("1...e6 $200 += ("), "{}", program.move_list());
    for nag in [2, 16, 22] {
        mark(&mut program, &[0, 0], nag);
    }
    // The evaluation gives way to another one, the unknown glyph stays.
    assert!(program.move_list().contains("1...e6? $200 ± ⊙ ("), "{}", program.move_list());
    assert!(saved(&program).contains("e6 $2 $200 $16 $22"), "{}", saved(&program));
    assert_kept(&program);
}

#[test]
fn a_comment_is_typed_in_place_and_its_commands_stay() {
    let mut program = opened(GAME);
    go_to(&mut program, &[0]);
    let node = program.model.shown_node();
    annotate(&mut program, AnnotateAction::Comment { node, place: Comment::After });
    // Each comment is a line, commands are not shown, and the list has the field instead.
    assert_eq!(
        program.model.document().unwrap().draft().map(|draft| draft.text.as_str()),
        Some("the plan\nso it is")
    );
    assert!(!program.move_list().contains("plan"), "{}", program.move_list());
    annotate(&mut program, AnnotateAction::Type("a {better} plan\n\n and  why ".to_owned()));
    assert!(!program.document().is_unsaved(), "nothing has changed yet");
    annotate(&mut program, AnnotateAction::Accept);
    assert!(program.model.document().unwrap().draft().is_none());
    assert!(program.move_list().starts_with("1.f6 {a {better} plan} {and why} 1...e6"));
    assert_kept(&program);
    let text = saved(&program);
    assert!(
        moves_of(&text).starts_with("1. f6 {[%emt 0:01:02] a {better｝ plan} {and why} 1... e6"),
        "{text}"
    );
    let again = read_game(&text).record;
    assert_eq!(
        Comment::After.shown(&again.tree, again.tree.next(NodeId::ROOT).unwrap()),
        "a {better} plan\nand why"
    );
    program.game(GameAction::TakeBack);
    assert!(program.move_list().starts_with("1.f6 {the plan} {so it is} 1...e6"));
}

#[test]
fn any_other_action_accepts_a_comment_and_cancel_discards_it() {
    let mut program = opened(GAME);
    go_to(&mut program, &[0, 0]);
    type_comment(&mut program, Comment::After, "solid");
    program.send(Message::Tick);
    assert!(program.model.document().unwrap().draft().is_some(), "time passes while one types");
    program.send(Message::Replay(ReplayAction::Next));
    assert!(program.move_list().contains("1...e6 $200 += {solid}"));
    assert_eq!(program.model.shown_node(), node(&program, &[0, 0, 0]));

    type_comment(&mut program, Comment::Before, "or rather");
    annotate(&mut program, AnnotateAction::Cancel);
    assert_eq!(program.document().edits().undoable(), 1);
    type_comment(&mut program, Comment::Before, "or rather");
    program.mv("e6e5");
    assert!(program.move_list().contains("{or rather} 2.g5"), "{}", program.move_list());
    // Nothing typed takes it away, and the same text changes nothing.
    go_to(&mut program, &[0, 0]);
    type_comment(&mut program, Comment::After, "solid");
    annotate(&mut program, AnnotateAction::Accept);
    assert_eq!(program.document().edits().undoable(), 2);
    type_comment(&mut program, Comment::After, "  ");
    annotate(&mut program, AnnotateAction::Accept);
    assert!(!program.move_list().contains("solid"));
    assert_kept(&program);
}

#[test]
fn the_start_has_a_comment_behind_it_only() {
    let mut program = opened(GAME);
    let at = |place| AnnotateAction::Comment { node: NodeId::ROOT, place };
    assert!(!program.model.can(at(Comment::Before)));
    annotate(&mut program, at(Comment::Before));
    assert!(program.model.document().unwrap().draft().is_none());
    annotate(&mut program, at(Comment::After));
    annotate(&mut program, AnnotateAction::Type("A start".to_owned()));
    program.send(Message::File(heksy::app::library::FileAction::Quit));
    assert!(program.move_list().starts_with("{A start} 1.f6"));
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })), "it is asked about");
}

#[test]
fn a_comment_on_a_move_that_is_taken_back_goes_with_it() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    type_comment(&mut program, Comment::After, "solid");
    program.game(GameAction::TakeBack);
    assert!(program.model.document().unwrap().draft().is_none());
    assert_eq!(program.move_list(), "1.f6");
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), "1.f6 e6 {solid}", "it was accepted first");
}

fn shape(color: ShapeColor, from: &str, to: Option<&str>) -> Shape {
    Shape { color, from: cell(from), to: to.map(cell) }
}

fn draw(program: &mut Program, shape: Shape) -> Vec<Shape> {
    program.send(Message::Board(BoardEvent::Draw(shape)));
    program.model.board_view().shapes
}

#[test]
fn arrows_and_circles_are_kept_with_the_position() {
    let mut program = opened(GAME);
    go_to(&mut program, &[0]);
    let arrow = shape(ShapeColor::Green, "f6", Some("f9"));
    let red = Shape { color: ShapeColor::Red, ..arrow };
    let circle = shape(ShapeColor::Blue, "f6", None);
    assert_eq!(draw(&mut program, arrow), [arrow]);
    assert_eq!(draw(&mut program, circle), [circle, arrow], "cells first, as in a file");
    assert_eq!(draw(&mut program, red), [circle, red]);
    assert_eq!(draw(&mut program, circle), [red]);
    assert!(moves_of(&saved(&program)).starts_with("1. f6 {[%cal Rf6f9] "), "{}", saved(&program));
    assert_kept(&program);
    program.send(Message::Replay(ReplayAction::Next));
    assert!(program.model.board_view().shapes.is_empty());
    program.send(Message::Replay(ReplayAction::Previous));
    // A click on an empty cell takes them away, one on a piece does not; undo brings them back.
    program.click("f10");
    program.click("f10");
    assert_eq!(program.model.board_view().shapes, [red]);
    program.click("c3");
    assert!(program.model.board_view().shapes.is_empty());
    program.game(GameAction::TakeBack);
    assert_eq!(program.model.board_view().shapes, [red]);
    let node = program.model.shown_node();
    program.send(Message::Edit(EditAction::ClearShapes(node)));
    assert!(program.model.board_view().shapes.is_empty());
    assert!(!program.model.can(EditAction::ClearShapes(node)));
}

#[test]
fn arrows_drawn_during_a_game_vanish_with_the_next_move() {
    let mut program = Program::hotseat();
    program.moves("f5f6");
    let arrow = shape(ShapeColor::Green, "e7", Some("e5"));
    assert_eq!(draw(&mut program, arrow), [arrow]);
    assert!(record(&program).tree.notes(program.model.shown_node()).is_none(), "it is not in the record");
    // Looking back it is not seen, and what is drawn there is kept.
    program.send(Message::Replay(ReplayAction::Previous));
    let circle = shape(ShapeColor::Yellow, "f5", None);
    assert_eq!(draw(&mut program, circle), [circle]);
    program.send(Message::Replay(ReplayAction::Next));
    assert_eq!(program.model.board_view().shapes, [arrow]);
    program.click("c3");
    assert!(program.model.board_view().shapes.is_empty());
    draw(&mut program, arrow);
    program.mv("e7e6");
    assert!(program.model.board_view().shapes.is_empty());
    assert!(moves_of(&saved(&program)).starts_with("{[%csl Yf5]} 1. f6 e6"), "{}", saved(&program));
    assert_kept(&program);
}

fn header(program: &mut Program) -> HeaderForm {
    annotate(program, AnnotateAction::Header);
    form(program)
}

fn form(program: &Program) -> HeaderForm {
    match program.dialog() {
        Some(Dialog::Header(form)) => (**form).clone(),
        other => panic!("{other:?}"),
    }
}

fn fill(program: &mut Program, form: HeaderForm) {
    program.answer(DialogAction::EditHeader(Box::new(form)));
}

#[test]
fn the_header_is_one_step_of_undo() {
    let mut program = opened(GAME);
    let before = saved(&program);
    let mut form = header(&mut program);
    assert_eq!(form.fields[..2], ["Anna", "Piotr"]);
    assert_eq!(form.tags, [TagRow { name: "ECO".to_owned(), value: "A1".to_owned() }]);
    assert_eq!(form.points, Some(Points::BLACK_WINS));
    form.fields = ["Zofia", "", "Friendly", " Kraków ", "1999.??.??", "3"].map(str::to_owned);
    form.points = Some(Points::THREE_QUARTERS);
    form.tags =
        vec![TagRow { name: "Annotator".to_owned(), value: "Jan \"J\"".to_owned() }, TagRow::default()];
    fill(&mut program, form);
    program.answer(DialogAction::AcceptHeader);
    assert!(program.dialog().is_none());
    let after = saved(&program);
    for tag in [
        "[Event \"Friendly\"]",
        "[Site \"Kraków\"]",
        "[Date \"1999.??.??\"]",
        "[Round \"3\"]",
        "[White \"Zofia\"]",
        "[Black \"?\"]",
        "[Result \"1/2-1/2\"]",
        "[HexScore \"3/4-1/4\"]",
        "[Annotator \"Jan \\\"J\\\"\"]",
    ] {
        assert!(after.contains(tag), "{tag} is not in {after}");
    }
    assert!(!after.contains("ECO") && !after.contains("resigns"), "{after}");
    let name = |program: &Program| program.model.corner(Color::White, program.now).unwrap().name;
    assert_eq!(name(&program), "Zofia");
    assert_eq!(program.document().edits().undoable(), 1);
    assert_kept(&program);
    program.game(GameAction::TakeBack);
    assert_eq!(saved(&program), before);
    assert_eq!(name(&program), "Anna");
    assert_eq!(record(&program).reason(), Some(Reason::Resignation));
    program.game(GameAction::Redo);
    assert_eq!(saved(&program), after);
}

/// The record counts the hints. A form that was opened before one came neither takes its tag away nor counts it back.
#[test]
fn the_header_form_keeps_hints_counted_while_it_is_open() {
    let mut program = Program::hotseat();
    let hints = |program: &Program| record(program).tags.get("WhiteHints").map(str::to_owned);
    for count in ["1", "2"] {
        program.game(GameAction::Hint);
        let mut form = header(&mut program);
        form.fields[2] = format!("Friendly {count}");
        fill(&mut program, form);
        let ticket = program.search().expect("a hint is looked for").0;
        let mv = legal(&program.position(), "f5f6");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert_eq!(hints(&program).as_deref(), Some(count));
        program.answer(DialogAction::AcceptHeader);
        assert_eq!(hints(&program).as_deref(), Some(count), "the form has not touched it");
        assert_eq!(record(&program).tags.get("Event"), Some(format!("Friendly {count}").as_str()));
        program.moves("f5f6 e7e6");
        program.game(GameAction::TakeBack);
        program.game(GameAction::TakeBack);
    }
}

#[test]
fn an_unchanged_header_edits_nothing() {
    let mut program = opened("[Date \"yesterday\"]\n[odd-name \" x \"]\n[TimeControl \"soon\"]\n\n1. f6 *");
    let form = header(&mut program);
    fill(&mut program, form);
    assert!(self::form(&program).is_right(), "what is there already may stay");
    program.answer(DialogAction::AcceptHeader);
    assert!(program.dialog().is_none());
    assert_eq!(program.document().edits().undoable(), 0);
    assert!(!program.document().is_unsaved());
}

#[test]
fn an_invalid_header_value_is_explained_beside_its_field() {
    let mut program = opened(GAME);
    let whole = header(&mut program);
    let mut form = whole.clone();
    form.fields[HeaderForm::DATE] = "31.12.1999".to_owned();
    fill(&mut program, form);
    let problem = self::form(&program).field_problems[HeaderForm::DATE].clone().expect("it is wrong");
    assert!(problem.to_string().contains("“31.12.1999” is not a valid date"), "{problem}");
    program.answer(DialogAction::AcceptHeader);
    assert!(matches!(program.dialog(), Some(Dialog::Header(_))), "it stays open");
    for (name, words) in [
        ("", "Enter a name"),
        ("White", "its own field"),
        ("Result", "cannot be edited"),
        ("FEN", "cannot be edited"),
        ("ECO", "There is already"),
        ("two words", "Start with a letter"),
        ("9th", "Start with a letter"),
    ] {
        let mut form = whole.clone();
        form.tags.push(TagRow { name: name.to_owned(), value: "x".to_owned() });
        fill(&mut program, form);
        let problem =
            self::form(&program).tag_problems[1].clone().unwrap_or_else(|| panic!("{name} is wrong"));
        assert!(problem.to_string().contains(words), "{name}: {problem}");
    }
    fill(&mut program, whole);
    assert!(self::form(&program).is_right());
    program.answer(DialogAction::Cancel);
    assert_eq!(program.document().edits().undoable(), 0);
}

#[test]
fn the_result_of_a_game_being_played_is_not_edited() {
    let mut program = Program::new();
    program.start(hotseat());
    program.moves("f5f6");
    let mut form = header(&mut program);
    assert!(!form.can_end);
    form.fields[2] = "Friendly".to_owned();
    fill(&mut program, form);
    program.answer(DialogAction::AcceptHeader);
    assert!(saved(&program).contains("[Event \"Friendly\"]"));
    assert_kept(&program);
    let mut form = header(&mut program);
    form.points = Some(Points::DRAW);
    fill(&mut program, form);
    program.answer(DialogAction::AcceptHeader);
    assert_eq!(program.outcome(), None);
}
