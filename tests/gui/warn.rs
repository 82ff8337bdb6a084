//! A warning before a mistake, in the window: the sentence, both answers, the arrow and the keys.

use std::time::Duration;

use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::context::DialogAction;
use heksy::app::engines::{EngineNews, SearchTicket};
use heksy::app::game::GameAction;
use heksy::app::model::Message;
use heksy::app::settings::{GameForm, NewGameForm, Player, Settings, StartFrom};
use heksy::app::text::Language;
use heksy::engine::{Info, Level, Score};
use heksy::game::{Position, Variant};
use heksy::lessons::{Course, Game};

use super::languages::{self, model, send, set};
use super::painted::{elided, faults};
use super::table::{HOTSEAT, Table};

/// A knight that can be lost on i3, and what the searches before the move f5i3 and after it find.
const KNIGHT: &str = "1/3/2k2/7/9/4r1p4/5N2pp1/1P1P4P2/11/5K5/9P1 w - 1 48";
const FOUND: [(i32, &str); 2] =
    [(306, "f5h6 f9f8 h6e6 f8e6 f2e3 e6d5"), (1005, "f5i3 e6i3 f2e3 i3i4 e3d3 i4k3")];
const REASON: &str = "The knight is not safe on i3: Rxi3 wins it.";

/// Begins a game against level 2.
fn begin(table: &mut Table) {
    let mut setup = model(table).settings().setup.clone();
    setup.black.player = Player::Computer(Level::new(2).unwrap());
    let form = NewGameForm { start: StartFrom::Fen(KNIGHT.to_owned()), ..NewGameForm::new(setup) };
    send(table, Message::Game(GameAction::New));
    send(table, Message::Dialog(DialogAction::EditForm(GameForm::of_two(form))));
    send(table, Message::Dialog(DialogAction::StartGame));
    if model(table).dialog().is_some() {
        send(table, Message::Dialog(DialogAction::Discard));
    }
}

/// The person is about to lose the knight, and is warned.
fn warned(table: &mut Table) {
    set(table, |settings| settings.warn_mistakes = true);
    begin(table);
    table.click_cell("f5").click_cell("i3");
    // Faster than the engine, which says the same.
    for (ticket, (score, line)) in (1..).map(SearchTicket).zip(FOUND) {
        let mut position = Position::from_fen(Variant::Glinski, KNIGHT).unwrap();
        let mut pv = Vec::new();
        for text in line.split_whitespace() {
            let mv = position.find_coordinates(text).unwrap();
            position = position.after(&[mv]);
            pv.push(mv);
        }
        pv.drain(..usize::from(ticket.0 == 2));
        let (score, best, time) = (Score::Cp(score), pv.first().copied(), Duration::from_millis(20));
        let (depth, seldepth, nodes, nps, hashfull, multipv) = (9, 12, 20_000, 1_000_000, 1, 1);
        let info =
            Info { depth, seldepth, score, wdl: None, exact: None, nodes, nps, time, hashfull, pv, multipv };
        send(table, Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
        send(table, Message::Engine(ticket, EngineNews::BestMove(best)));
    }
    table.wait_until(|table| model(table).question().is_some());
}

fn at(size: Vec2) -> Table {
    let mut table = Table::with(HOTSEAT, size, None);
    warned(&mut table);
    table
}

fn plies(table: &Table) -> usize {
    model(table).play().unwrap().game().plies()
}

#[test]
fn a_mistake_waits_with_its_reason_and_two_answers_beside_the_board() {
    for (width, height) in [(1280.0, 800.0), (900.0, 650.0), (640.0, 480.0)] {
        let mut table = at(vec2(width, height));
        let rect = |name: &str| table.harness.get_by_label(name).rect();
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
        let boxed = rect(REASON);
        assert!(window.contains_rect(boxed), "{boxed:?}");
        for name in ["Take back", "Play it anyway", "Ni3 may be a mistake"] {
            let inner = table.harness.query_all_by_label(name).any(|node| boxed.contains_rect(node.rect()));
            assert!(inner, "{name}: {:?}", table.names());
        }
        for cell in ["a1, empty", "b1, empty", "c1, empty", "b4, white pawn", "f2, white king"] {
            assert!(!boxed.contains(rect(cell).center()), "{boxed:?} covers {cell}");
        }
        assert!(!table.has("Confirm move"), "no second pair of buttons");
        assert_eq!(model(&table).board_view().arrows.len(), 1);
        table.press("Play it anyway");
        assert!(plies(&table) >= 1 && !table.shows(REASON));
    }
}

#[test]
fn a_warning_and_the_offer_of_warnings_fit_in_every_language() {
    for language in Language::ALL {
        for size in [vec2(640.0, 480.0), vec2(900.0, 650.0)] {
            let mut table = languages::table(language, size, None);
            warned(&mut table);
            is_whole(&table, language, size);
            set(&mut table, |settings| settings.warn_mistakes = false);
            set(&mut table, taught);
            begin(&mut table);
            is_whole(&table, language, size);
        }
    }
}

/// The question is not cut, and nothing lies on anything else.
fn is_whole(table: &Table, language: Language, size: Vec2) {
    let asked = model(table).question().expect("a question");
    let cut: Vec<String> = elided(table).into_iter().map(|(text, _)| text).collect();
    assert!(!cut.contains(&asked.text) && !cut.contains(&asked.name), "{language:?}: {cut:?}");
    assert_eq!(faults(table, size), [""; 0], "{language:?}");
}

/// The player has solved a lesson.
fn taught(settings: &mut Settings) {
    let stages = Course::of(Game::Two(Variant::Glinski)).stages().next();
    settings.lessons.add(&stages.unwrap()[0], 3);
}

#[test]
fn a_warning_is_spoken_with_its_keys_and_answered_by_them() {
    for (key, plies_after) in [(Key::Escape, 0), (Key::Y, 0), (Key::Enter, 1), (Key::N, 1)] {
        let mut table = at(vec2(1280.0, 800.0));
        table.wait_until(|table| table.hears("Enter plays it, Escape takes it back."));
        assert!(table.hears("Ni3 may be a mistake.") && table.hears(REASON), "{:?}", table.said());
        table.key(key);
        assert!(!table.shows(REASON), "{key:?}");
        assert_eq!(plies(&table).min(1), plies_after, "{key:?}");
    }
}

#[test]
fn a_pupil_is_asked_once_whether_to_be_warned() {
    let mut table = Table::with(HOTSEAT, vec2(640.0, 480.0), None);
    set(&mut table, taught);
    begin(&mut table);
    assert!(table.has_text("Shall the computer warn you"), "{:?}", table.names());
    table.press("Warn me");
    assert!(!table.shows("Shall the computer warn you") && model(&table).settings().warn_mistakes);
    begin(&mut table);
    assert!(!table.shows("Shall the computer warn you"));
}
