//! A game for three in the window: begun by the menu, played by clicks, its corners, list, questions, end, restart.

use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::context::DialogAction;
use heksy::app::model::Message;
use heksy::app::settings::{GameForm, Player, ThreeForm, ThreeSetup};
use heksy::app::text::numbers::quarters;
use heksy::app::text::{Language, Text, words};
use heksy::lessons::Game;
use heksy::three::Seat;
use heksy::three_engine::LEVELS;

use super::languages::{self, model, three};
use super::painted;
use super::table::Table;

/// Three people without a clock, and nothing that slides.
const THREE: &str = r#"{"animation":"off","three":{"seats":[{"name":"Ewa","player":"human"},{"name":"Jan","player":"human"},{"name":"Ola","player":"human"}]}}"#;

/// A fresh game for three.
fn begun(size: egui::Vec2) -> Table {
    let mut table = Table::with(THREE, size, None);
    table.menu("Game", "New three-player game…");
    assert!(table.has("Red: Human"), "{:?}", table.names());
    table.press("Start");
    assert!(table.has("White to move"), "{:?}", table.names());
    table
}

fn rect(table: &Table, name: &str) -> Rect {
    table
        .harness
        .query_all_by_label(name)
        .next()
        .unwrap_or_else(|| panic!("{name}: {:?}", table.names()))
        .rect()
}

#[test]
fn a_round_is_played_by_clicks_and_the_board_follows_the_players() {
    let mut table = begun(vec2(1280.0, 800.0));
    let names = ["Ewa", "Jan", "Ola"];
    // They are named in the panel as well.
    let place = |table: &Table, name: &str| {
        let nodes = table.harness.query_all_by_label(name).map(|node| node.rect().center());
        nodes.into_iter().find(|center| center.x < 912.0).expect("a corner")
    };
    let [ewa, jan, ola] = names.map(|name| place(&table, name));
    assert!(ewa.y > 600.0 && jan.y < 100.0 && ola.y < 100.0 && jan.x < ola.x, "{ewa:?} {jan:?} {ola:?}");
    table.play("e3, white pawn", "e5, empty");
    assert!(table.has("Red to move") && table.has("1. White e5"), "{:?}", table.names());
    assert!(place(&table, "Jan").y > 600.0 && place(&table, "Ola").x < place(&table, "Ewa").x);
    table.play("c5, red pawn", "d5, empty").play("i5, black pawn", "h5, empty");
    let row = ["1. White e5", "1. Red d5", "1. Black h5"].map(|name| rect(&table, name));
    assert!(row[0].right() <= row[1].left() + 0.1 && row[1].right() <= row[2].left() + 0.1);
    assert!(row.iter().all(|cell| cell.center().y == row[0].center().y));
    table.press("1. Red d5");
    assert!(table.has_text("1. Red d5, move 1 of 1"), "a click in the list shows the position");
}

#[test]
fn each_player_is_asked_for_a_draw_and_the_end_shows_three_places() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
        let mut table = begun(size);
        table.play("e3, white pawn", "e5, empty");
        table.press("Offer draw");
        let question = rect(&table, "Jan offers a draw.");
        assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(question), "{question:?}");
        table.press("Accept");
        assert!(table.has("Ewa and Jan agree to a draw."), "Black is asked too: {:?}", table.names());
        table.press("Accept");
        table.wait_until(|table| table.harness.state().model().result().is_some());
        for name in ["Ewa", "Jan", "Ola", "Draw by agreement"] {
            assert!(table.has(name), "{name}: {:?}", table.names());
        }
        table.key(Key::Home);
        assert!(table.has_text("Starting position"));
    }
}

#[test]
fn the_state_in_the_bar_is_whole_in_every_language() {
    for language in Language::ALL {
        for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
            let table = three(language, size);
            let state = model(&table).status().text;
            assert!(
                painted::is_whole(&table, &state),
                "{state:?} at {size:?}: {:?}",
                painted::elided(&table)
            );
        }
    }
}

#[test]
fn a_button_resumes_a_paused_game() {
    for size in [vec2(1280.0, 800.0), vec2(640.0, 480.0)] {
        let mut table = begun(size);
        table.play("e3, white pawn", "e5, empty");
        assert!(!table.has("Resume game"));
        table.keys(Modifiers::COMMAND, Key::P);
        assert!(table.has("Paused"));
        let names = ["Jan", "Ewa"].map(|name| rect(&table, name).left());
        assert_eq!(names[0], names[1], "below and above on the right at {size:?}");
        table.press("Resume game");
        assert!(table.has("Red to move") && !table.has("Resume game"), "{size:?}: {:?}", table.names());
    }
}

#[test]
fn a_killed_game_for_three_can_be_continued() {
    let mut table = begun(vec2(1280.0, 800.0));
    table.play("e3, white pawn", "e5, empty").play("c5, red pawn", "d5, empty");
    table.press("Resign").act("Resign");
    assert!(table.has("Black resigned"), "{:?}", table.names());
    let folder = table.kill();
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), None);
    table.wait_for("Restore unsaved game?");
    assert!(table.has_text("Ewa – Jan – Ola, one round"), "{:?}", table.names());
    table.press("Continue");
    assert!(table.has("1. Red d5") && table.has("Black resigned") && table.has("White to move"));
    table.play("g3, white pawn", "g4, empty");
    assert!(table.has("2. White g4"));
}

#[test]
fn a_file_is_opened_and_its_faults_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let text = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n\n1. e5 {[%out red resigns]} k3 2. Qa1 *\n";
    std::fs::write(&path, text).expect("a file");
    let mut table = Table::with(THREE, vec2(900.0, 650.0), Some(&path));
    table.wait_for("“Qa1” is not a legal move for White");
    table.press("Close").key(Key::End);
    assert!(
        table.has("Red resigned") && table.has("resigned") && table.has("1. Black k3"),
        "{:?}",
        table.names()
    );
    assert!(table.has("a5, dead king"));
}

/// A screen reader finds each of them.
#[test]
fn several_notes_after_one_move_are_read_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let text =
        "[Variant \"ThreePlayer\"]\n\n1. e5 {[%out red resigns] A brave start} {A second remark} k3 *\n";
    std::fs::write(&path, text).expect("a file");
    let mut table = Table::with(THREE, vec2(1280.0, 800.0), Some(&path));
    table.wait_for("A second remark").key(Key::End);
    assert!(table.has("Red resigned") && table.has("A brave start"), "{:?}", table.names());
}

/// The texts painted in the side panel.
fn panel_texts(table: &Table) -> Vec<String> {
    painted::texts(table).iter().map(|text| text.text().to_owned()).collect()
}

#[test]
fn a_long_comment_is_read_whole_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let words: Vec<String> = (1..=40).map(|number| format!("word{number}")).collect();
    let text = format!("[Variant \"ThreePlayer\"]\n\n1. e5 {{{}}} c4 k3 *\n", words.join(" "));
    std::fs::write(&path, text).expect("a file");
    for size in [vec2(900.0, 650.0), vec2(1920.0, 1080.0)] {
        let mut table = Table::with(THREE, size, Some(&path));
        table.wait_for("word1 word2").key(Key::Home);
        let lines: Vec<String> =
            panel_texts(&table).into_iter().filter(|text| text.starts_with("word")).collect();
        assert!(painted::is_uncut(&table, "word40"), "{lines:?}");
        assert_eq!(lines.join(" "), words.join(" "));
        table.click(&words.join(" "));
        assert!(table.has_text("1. White e5, move 1 of 1"), "a click on it shows of which move it speaks");
    }
}

#[test]
fn a_list_longer_than_its_panel_is_scrolled_to_the_move_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let comment = "a word or two about what was played ".repeat(100);
    let text =
        format!("[Variant \"ThreePlayer\"]\n\n1. e5 {{{comment}}} c4 {{{comment}}} k3 {{{comment}}} *\n");
    std::fs::write(&path, text).expect("a file");
    let mut table = Table::with(THREE, vec2(900.0, 650.0), Some(&path));
    table.wait_for("1. Black k3");
    for (key, name) in [(Key::Home, "1. White e5"), (Key::End, "1. Black k3"), (Key::ArrowLeft, "1. Red c4")]
    {
        table.key(key);
        table.wait_until(|table| table.has(name));
        let shown = rect(&table, name);
        assert!(shown.top() > 60.0 && shown.bottom() < 560.0, "{name}: {shown:?}");
    }
}

#[test]
fn a_side_without_a_name_is_labelled_once() {
    let nameless = r#"{"animation":"off","three":{"seats":[{"player":"human"},{"player":"human"},{"name":"Ola","player":"human"}]}}"#;
    let mut table = Table::with(nameless, vec2(1280.0, 800.0), None);
    table.menu("Game", "New three-player game…").press("Start");
    let count = |text: &str| panel_texts(&table).iter().filter(|painted| *painted == text).count();
    // Each in a corner and in the panel. Ola's side is the disc before her name.
    assert_eq!(["White", "Red", "Ola", "Black"].map(count), [2, 2, 2, 0], "{:?}", panel_texts(&table));
    assert!(table.has("to move") && table.has("moves next"), "{:?}", table.names());
}

#[test]
fn the_rules_open_on_the_page_of_the_game() {
    let mut table = begun(vec2(1280.0, 800.0));
    table.menu("Help", "Rules");
    assert!(table.has("Check and capturing a king"), "{:?}", table.names());
}

#[test]
fn the_sample_is_in_the_menu() {
    let mut table = Table::with(THREE, vec2(1280.0, 800.0), None);
    table.press("File").press("Included games").press("A three-player game");
    table.wait_until(|table| table.harness.state().model().three().is_some());
    let three = table.harness.state().model().three().expect("it is open").document().clone();
    assert!(three.end().is_some() && three.acts() > 30, "a whole game: {} moves", three.acts());
}

/// Red's i4c1 mates both others.
const TWO_MATES: &str = "1/3/4bR/rPwK5/7rQ1/11/3rQ7/8rR2/6rK4/11/4bK6 r wrb - 5 18";

#[test]
fn the_end_names_the_levels_of_two_computers_and_all_points_uncut() {
    for language in Language::ALL {
        for size in [vec2(900.0, 650.0), vec2(1280.0, 800.0)] {
            let mut table = languages::table(language, size, None);
            let mut setup = ThreeSetup::default();
            for (seat, level) in [Seat::White, Seat::Black].into_iter().zip([LEVELS[0], LEVELS[2]]) {
                setup.seats[seat].player = Player::Computer(level);
            }
            setup.seats[Seat::Red].player = Player::Human;
            let start = Some(Box::new(TWO_MATES.parse().expect("a position")));
            languages::send(&mut table, Message::NewGame(Game::Three));
            let form = ThreeForm { setup, start };
            languages::send(&mut table, Message::Dialog(DialogAction::EditForm(GameForm::of_three(form))));
            languages::send(&mut table, Message::Dialog(DialogAction::StartGame));
            table.click_cell("i4").click_cell("c1");
            table.wait_until(|table| table.harness.state().model().result().is_some());
            let over = table.harness.state().model().result().expect("the end");
            for place in &over.places {
                let points = [("points", quarters(place.quarters.into()).into())];
                let points = Text::new("three-corner-points", points).to_string();
                assert!(painted::is_uncut(&table, &points), "{language:?} {size:?}: {points}");
                let Some(level) = place.level else { continue };
                let levels = [words::level(level), words::level_number(level)].map(|text| text.to_string());
                let shown = levels.iter().any(|level| painted::is_uncut(&table, level));
                assert!(shown, "{language:?} {size:?}: {levels:?} in {:?}", panel_texts(&table));
                assert!(table.has(&place.name.to_string()), "{:?}", table.names());
            }
            // The line at the top is short of room in most languages.
            let cut = painted::elided(&table);
            let cut: Vec<_> = cut.into_iter().filter(|(_, place)| place.y > 60.0).collect();
            assert!(cut.is_empty(), "{language:?} {size:?}: {cut:?}");
            assert_eq!(painted::faults(&table, size), [""; 0], "{language:?}");
            super::pictures::save(&table, &format!("three-end-{}-{}", language.tag(), size.x));
        }
    }
}
