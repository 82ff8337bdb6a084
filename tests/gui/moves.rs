//! The list of moves in a long annotated game: no picture costs more than what is seen in it.

use std::fs;

use egui::vec2;
use egui_kittest::kittest::Queryable;
use heksy::app::board::BoardEvent;
use heksy::app::context::{DialogAction, PlayOn};
use heksy::app::game::{AnnotateAction, EditAction, ReplayAction};
use heksy::app::model::Message;
use heksy::game::{Comment, Nag, NodeId};

use super::annotated::annotated_game;
use super::painted::is_uncut;
use super::table::{HOTSEAT, Table};

const PLIES: usize = 200;
const WORDS: usize = 30;

/// The most texts laid out for one picture: those that are seen, and a share of those that are not yet
/// measured. All the words of the game are six thousand.
const MOST_TEXTS: usize = 1000;

fn open() -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("annotated.pgn");
    fs::write(&file, annotated_game(PLIES, WORDS)).expect("a file");
    fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), Some(&file));
    table.wait_until(|table| nodes(table).len() == PLIES);
    table
}

/// The nodes of the game's moves.
fn nodes(table: &Table) -> Vec<NodeId> {
    table.harness.state().model().document().unwrap().record().tree.mainline().collect()
}

fn send(table: &mut Table, message: Message) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message);
}

/// Draws one picture and counts the texts laid out for it.
#[expect(clippy::redundant_closure_for_method_calls, reason = "the method alone holds for one lifetime only")]
fn texts_of_a_picture(table: &mut Table) -> usize {
    table.harness.step();
    table.harness.ctx.fonts(|fonts| fonts.num_galleys_in_cache())
}

/// Draws pictures until nothing changes any more; returns the most texts laid out for one.
fn most_texts(table: &mut Table) -> usize {
    (0..40).map(|_| texts_of_a_picture(table)).max().unwrap_or_default()
}

fn go_to(table: &mut Table, node: NodeId) {
    send(table, Message::Replay(ReplayAction::To(node)));
}

/// Adds a variation at the move to `node`: any move that is not in the game yet.
fn add_variation(table: &mut Table, node: NodeId) {
    go_to(table, node);
    let document = table.harness.state().model().document().unwrap();
    let tree = &document.record().tree;
    let is_new = |mv: &heksy::game::Move| tree.child_by_move(node, *mv).is_none() && mv.promotion().is_none();
    let mv = document.current().position.legal_moves().into_iter().find(is_new).expect("another move");
    send(table, Message::Board(BoardEvent::PickUp(mv.from())));
    send(table, Message::Board(BoardEvent::Click(mv.to())));
    send(table, Message::Dialog(DialogAction::PlayOn { answer: PlayOn::Variation, remember: true }));
    assert_eq!(table.harness.state().model().document().unwrap().record().tree.children(node).len(), 2);
}

/// Whether the move that is shown stands in the list, whole and within the window.
fn shows_current(table: &Table) -> bool {
    let mut selected =
        table.harness.query_all_by(|node| node.toggled() == Some(egui::accesskit::Toggled::True));
    let panel = 1280.0 - 480.0;
    selected
        .any(|node| node.rect().left() > panel && node.rect().top() > 60.0 && node.rect().bottom() < 700.0)
}

#[test]
fn opening_a_long_game_lays_out_a_share_in_each_frame() {
    let mut table = Table::new();
    let file = table.folder.path().join("annotated.pgn");
    fs::write(&file, annotated_game(PLIES, WORDS)).expect("a file");
    send(&mut table, Message::File(heksy::app::library::FileAction::OpenPath(file)));
    let mut most = 0;
    while nodes(&table).len() < PLIES {
        std::thread::yield_now();
        most = most.max(texts_of_a_picture(&mut table));
    }
    most = most.max(most_texts(&mut table));
    assert!(most < MOST_TEXTS, "{most}");
}

#[test]
fn a_variation_move_lays_out_only_what_is_new() {
    let mut table = open();
    most_texts(&mut table);
    let middle = nodes(&table)[PLIES / 2];
    go_to(&mut table, middle);
    most_texts(&mut table);
    add_variation(&mut table, middle);
    let texts = texts_of_a_picture(&mut table);
    assert!(texts < MOST_TEXTS, "{texts}");
    assert!(shows_current(&table));
}

#[test]
fn a_comment_or_a_glyph_lays_out_only_what_is_new() {
    let mut table = open();
    let middle = nodes(&table)[PLIES / 2];
    go_to(&mut table, middle);
    most_texts(&mut table);
    let say = |action| Message::Annotate(action);
    for message in [
        Message::Edit(EditAction::Glyph(middle, Nag::GOOD)),
        say(AnnotateAction::Comment { node: middle, place: Comment::After }),
        say(AnnotateAction::Type("a word more ".repeat(100))),
        say(AnnotateAction::Accept),
    ] {
        send(&mut table, message.clone());
        for _ in 0..3 {
            let texts = texts_of_a_picture(&mut table);
            assert!(texts < MOST_TEXTS, "{texts} after {message:?}");
        }
        assert!(shows_current(&table), "{message:?}");
    }
}

#[test]
fn a_new_width_lays_out_only_the_visible_rows() {
    let mut table = open();
    most_texts(&mut table);
    for width in [1270.0, 1200.0, 1100.0] {
        table.harness.set_size(vec2(width, 800.0));
        let texts = texts_of_a_picture(&mut table);
        assert!(texts < MOST_TEXTS, "{texts} at {width}");
    }
}

#[test]
fn the_list_shows_the_current_move_from_the_first_picture_on() {
    let mut table = open();
    for index in [PLIES - 1, 0, PLIES / 2, PLIES / 2 + 1, 7, PLIES - 40] {
        let node = nodes(&table)[index];
        go_to(&mut table, node);
        for picture in 0..6 {
            table.harness.step();
            assert!(shows_current(&table), "ply {index}, picture {picture}");
        }
    }
}

/// A long game whose last move has a comment of many rows, and a result behind it.
fn commented() -> String {
    let words = (1..=34).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ");
    let mut moves = String::new();
    for number in 0..30 {
        let (there, back) = (format!("{}. Qe2 Qd8", 2 * number + 1), format!("{}. Qe1 Qe10", 2 * number + 2));
        moves = moves + &there + " " + &back + " ";
    }
    format!("[White \"Anna\"]\n[Black \"Piotr\"]\n[Result \"1-0\"]\n\n{moves}61. Qe2 {{{words}}} 1-0\n")
}

#[test]
fn the_end_shows_the_last_comment_and_the_result() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(853.0, 533.0)] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("commented.pgn");
        fs::write(&file, commented()).expect("a file");
        fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
        let mut table = Table::in_folder(folder, size, Some(&file));
        table.wait_until(|table| nodes(table).len() == 121);
        table.key(egui::Key::Home).key(egui::Key::End);
        table.harness.run_steps(10);
        for part in ["word1 ", "word34", "1–0", "Qe2"] {
            assert!(is_uncut(&table, part), "{part} in {size:?}");
        }
    }
}
