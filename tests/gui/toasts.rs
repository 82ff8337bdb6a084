//! The short messages: one at a time, and none upon a name, a clock or a cell.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::board::BoardEvent;
use heksy::app::game::{GameAction, JournalNews};
use heksy::app::model::{DiskNews, EditorAction, Message};
use heksy::app::text::{Language, Text};
use heksy::hex::Cell;

use super::languages::{model, send, table, three};
use super::table::Table;

const SIZES: [Vec2; 3] = [vec2(640.0, 480.0), vec2(900.0, 650.0), vec2(1280.0, 800.0)];

/// Two people with a clock.
const TIMED: &str = r#"{"animation":"off","setup":{"white":{"name":"Anna","player":"human"},
    "black":{"name":"Piotr Wielopolski","player":"human"},"clock":{"kind":"fischer"}}}"#;

fn rects(table: &Table, is_it: impl Fn(&str) -> bool) -> Vec<Rect> {
    let nodes =
        table.harness.query_all_by(|node| node.label().or(node.value()).is_some_and(|name| is_it(&name)));
    nodes.map(|node| node.rect()).filter(|rect| rect.area() > 0.0).collect()
}

/// The places of the message that is seen.
fn shown(table: &Table) -> Vec<Rect> {
    let texts: Vec<String> = model(table).toasts().map(|toast| toast.text.to_string()).collect();
    rects(table, |name| texts.iter().any(|text| text == name))
}

fn assert_covers_nothing(table: &Table, size: Vec2) {
    let [toast] = shown(table)[..] else { panic!("{:?} at {size:?}", shown(table)) };
    assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(toast), "{toast:?} at {size:?}");
    let is_cell = |name: &str| name.split(',').next().is_some_and(|cell| cell.parse::<Cell>().is_ok());
    let is_player = |name: &str| ["Anna", "Piotr"].iter().any(|player| name.contains(player));
    let kept_free = rects(table, |name| is_cell(name) || is_player(name));
    assert!(kept_free.len() > 91 + 3, "the cells, the names and the clocks: {}", kept_free.len());
    for place in kept_free {
        assert!(!place.intersects(toast), "{toast:?} upon {place:?} at {size:?}: {:?}", table.names());
    }
}

/// A move that is not possible, and why.
fn refuse(table: &mut Table) {
    let before = model(table).toasts().count();
    send(table, Message::Board(BoardEvent::Drop { from: Cell::G4, to: Cell::G8 }));
    assert_eq!(model(table).toasts().count(), before + 1, "{:?}", table.names());
}

/// The running game cannot be kept.
fn fail(table: &mut Table, reason: &'static str) {
    send(table, Message::Disk(DiskNews::Journal(JournalNews::Failed(Text::key(reason)))));
}

#[test]
fn a_message_covers_neither_names_nor_clocks_nor_cells() {
    for size in SIZES {
        let mut table = Table::with(TIMED, size, None);
        table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
        refuse(&mut table);
        assert_covers_nothing(&table, size);
        fail(&mut table, "disk-not-allowed");
        assert_covers_nothing(&table, size);
    }
}

#[test]
fn a_message_stands_above_a_question_however_long_its_words_are() {
    for language in Language::ALL {
        for size in SIZES {
            let mut table = table(language, size, None);
            table.click_cell("f5").click_cell("f6");
            send(&mut table, Message::Game(GameAction::OfferDraw));
            fail(&mut table, "disk-not-allowed");
            let [toast] = shown(&table)[..] else { panic!("{:?} at {size:?}", shown(&table)) };
            let asked = model(&table).question().expect("a question").text;
            let question = rects(&table, |name| name == asked);
            assert!(!question.is_empty(), "{:?}", table.names());
            let is_free = question.iter().all(|place| !place.intersects(toast));
            assert!(is_free, "{toast:?} in {} at {size:?}: {question:?}", language.own_name());
        }
    }
}

#[test]
fn a_message_in_a_game_for_three_covers_neither_names_nor_cells() {
    for size in SIZES {
        let mut table = three(Language::English, size);
        send(&mut table, Message::Editor(EditorAction::Open));
        let [toast] = shown(&table)[..] else { panic!("{:?} at {size:?}", shown(&table)) };
        let players = rects(&table, |name| ["White", "Red", "Black"].contains(&name));
        assert!(players.len() >= 3, "{:?}", table.names());
        let is_cell = |name: &str| name.split(',').next().is_some_and(|cell| cell.parse::<Cell>().is_ok());
        let kept_free = [players, rects(&table, is_cell)].concat();
        assert!(kept_free.iter().all(|place| !place.intersects(toast)), "{toast:?} at {size:?}");
    }
}

#[test]
fn one_message_is_seen_at_a_time_and_a_click_shows_the_one_before() {
    let mut table = Table::with(TIMED, SIZES[1], None);
    fail(&mut table, "disk-no-folder");
    refuse(&mut table);
    assert_eq!(model(&table).toasts().count(), 2);
    assert!(!table.shows("Autosave failed"), "{:?}", table.names());
    let place = shown(&table)[0].center();
    table.click_at(place);
    assert_eq!(model(&table).toasts().count(), 1);
    assert!(table.shows("Autosave failed"), "{:?}", table.names());
}

#[test]
fn the_longest_messages_stay_in_the_lower_left_corner_in_every_language() {
    for language in Language::ALL {
        for size in SIZES {
            let mut table = table(language, size, None);
            fail(&mut table, "disk-not-allowed");
            assert_is_in_corner(&table, language, size);
            table.click_cell("f5").click_cell("f6").click_cell("e7").click_cell("e6");
            refuse(&mut table);
            assert_is_in_corner(&table, language, size);
        }
    }
}

fn assert_is_in_corner(table: &Table, language: Language, size: Vec2) {
    let [toast] = shown(table)[..] else { panic!("{:?}", table.names()) };
    let corner = Rect::from_min_max(egui::pos2(0.0, 0.55 * size.y), egui::pos2(0.4 * size.x, size.y));
    assert!(corner.contains_rect(toast), "{toast:?} in {} at {size:?}", language.own_name());
}

#[test]
fn a_message_in_the_editor_leaves_the_pieces_to_choose_from_alone() {
    for size in SIZES {
        let mut table = Table::with(TIMED, size, None);
        send(&mut table, Message::Editor(EditorAction::Open));
        fail(&mut table, "disk-not-allowed");
        let [toast] = shown(&table)[..] else { panic!("{:?} at {size:?}", shown(&table)) };
        let pieces = rects(&table, |name| name.starts_with("White ") || name.starts_with("Black "));
        assert!(pieces.len() >= 12, "{:?}", table.names());
        assert!(pieces.iter().all(|place| !place.intersects(toast)), "{toast:?} at {size:?}: {pieces:?}");
    }
}
