//! The field of a typed move: it covers nothing, in any window and language.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::board::TypeMove;
use heksy::app::library::FileAction;
use heksy::app::model::Message;
use heksy::app::text::{Language, LettersChoice, tr};
use heksy::game::pgn::PgnFile;
use heksy::game::{Notation, PieceLetters, move_text};
use heksy::hex::Cell;

use super::languages::{STUDIED, model, send, set, table, three};
use super::painted::{faults, is_uncut};
use super::table::Table;

const SIZES: [Vec2; 4] = [vec2(640.0, 480.0), vec2(900.0, 650.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];

/// All that has a name, with its place.
fn named(table: &Table) -> Vec<(String, Role, Rect)> {
    let nodes = table.harness.query_all_by(|node| node.raw_bounds().is_some());
    let named = nodes.filter_map(|node| {
        let reader = node.accesskit_node();
        Some((reader.label().or(reader.value())?, reader.role(), node.rect()))
    });
    named.filter(|(.., rect)| rect.area() > 0.0).collect()
}

/// The faults while a move is typed: a part of the field lies on something else, or outside the window.
fn wrong(table: &Table, before: &[(String, Role, Rect)], size: Vec2) -> Vec<String> {
    // A running clock changes its name, but not its place. The painted picture shows texts that lie on each other.
    let is_known = |name: &str, role: Role, rect: Rect| {
        before.iter().any(|(known, is, place)| {
            *is == role && (known == name || place.center().distance(rect.center()) < 4.0)
        })
    };
    let names = |(name, role, rect): &&(String, Role, Rect)| !is_known(name, *role, *rect);
    let now = named(table);
    let own: Vec<&(String, Role, Rect)> = now.iter().filter(names).collect();
    let field = now.iter().filter(|(name, role, _)| *role == Role::TextInput && *name == tr("typed-move"));
    let own: Vec<_> = field.chain(own).collect();
    let window = Rect::from_min_size(egui::Pos2::ZERO, size);
    let is_cell = |name: &str| name.split(',').next().is_some_and(|cell| cell.parse::<Cell>().is_ok());
    // Its first button stands at its left edge: a step through the moves or, before the first, the hint.
    let steps = [tr("action-first"), tr("action-hint")];
    let first = before.iter().find(|(name, ..)| steps.contains(name));
    let panel = first.map_or(size.x, |(_, _, rect)| rect.left() - 13.0);
    let mut wrong = Vec::new();
    for (name, _, rect) in &own {
        if !window.contains_rect(*rect) {
            wrong.push(format!("{name:?} at {rect:?} is not in the window"));
        }
        for (other, role, place) in before {
            // The texts of the panel make room.
            let is_kept_free = is_cell(other) || *role == Role::Label && place.left() < panel;
            // Cells are round.
            let place = if is_cell(other) { place.shrink2(place.size() * 0.15) } else { *place };
            let both = place.intersect(*rect);
            if is_kept_free && both.width() > 1.0 && both.height() > 1.0 {
                wrong.push(format!("{name:?} at {rect:?} lies upon {other:?} at {place:?}"));
            }
        }
    }
    if own.is_empty() {
        wrong.push("there is no field".to_owned());
    }
    wrong.extend(faults(table, size));
    wrong
}

fn look(table: &mut Table, size: Vec2, what: &str, found: &mut Vec<String>) {
    let before = named(table);
    send(table, Message::TypeMove(TypeMove::Open(String::new())));
    for text in ["", "f", "e", "zz"] {
        send(table, Message::TypeMove(TypeMove::Edit(text.to_owned())));
        let place = |fault: String| format!("{what}, {text:?} at {size:?}: {fault}");
        found.extend(wrong(table, &before, size).into_iter().map(place));
    }
    send(table, Message::TypeMove(TypeMove::Accept));
    assert!(model(table).typed_move().is_some_and(|typed| typed.problem().is_some()));
    let place = |fault: String| format!("{what}, the problem at {size:?}: {fault}");
    found.extend(wrong(table, &before, size).into_iter().map(place));
    send(table, Message::TypeMove(TypeMove::Cancel));
}

fn look_at_all(language: Language) {
    let mut found = Vec::new();
    for size in SIZES {
        let tables = vec![
            ("a game", table(language, size, None)),
            ("a study", table(language, size, Some(STUDIED))),
            ("a game for three", three(language, size)),
        ];
        for (what, mut table) in tables {
            look(&mut table, size, what, &mut found);
            // The key closes an open panel, and opens a closed one.
            table.key(egui::Key::F9);
            look(&mut table, size, &format!("{what}, the panel otherwise"), &mut found);
        }
    }
    assert!(found.is_empty(), "{}:\n{}", language.own_name(), found.join("\n"));
}

#[test]
fn the_field_covers_nothing_in_english() {
    look_at_all(Language::English);
}

#[test]
fn the_field_covers_nothing_in_polish() {
    look_at_all(Language::Polish);
}

#[test]
fn the_field_covers_nothing_in_hungarian() {
    look_at_all(Language::Hungarian);
}

#[test]
fn the_field_covers_nothing_in_esperanto() {
    look_at_all(Language::Esperanto);
}

#[test]
fn the_field_covers_nothing_in_swedish() {
    look_at_all(Language::Swedish);
}

#[test]
fn a_check_that_allows_no_such_move_is_read_whole() {
    const IN_CHECK: &str =
        "[Variant \"Glinski\"]\n[SetUp \"1\"]\n[FEN \"1/3/5/3r3/9/k10/11/11/11/11/N4K5 w - 0 1\"]\n\n*\n";
    for language in [Language::English, Language::Polish] {
        for size in SIZES {
            let mut table = table(language, size, Some(IN_CHECK));
            let before = named(&table);
            send(&mut table, Message::TypeMove(TypeMove::Open("zz".to_owned())));
            let words = [tr("typed-move-none"), tr("status-white-in-check")];
            let is_read = words.iter().all(|words| is_uncut(&table, words));
            assert!(is_read, "{words:?} at {size:?}: {:?}", table.names());
            let wrong = wrong(&table, &before, size);
            assert!(wrong.is_empty(), "{size:?}: {wrong:?}");
        }
    }
}

#[test]
fn the_move_field_keeps_its_text_when_the_panel_is_toggled() {
    let mut table = table(Language::English, SIZES[1], None);
    table.keys(egui::Modifiers::SHIFT, egui::Key::B);
    send(&mut table, Message::TypeMove(TypeMove::Open("Bd".to_owned())));
    set(&mut table, |settings| settings.panel = false);
    table.harness.event(egui::Event::Text("3".to_owned()));
    table.run();
    assert_eq!(model(&table).typed_move().map(|typed| typed.text().to_owned()).as_deref(), Some("Bd3"));
}

#[test]
fn the_buttons_of_moves_are_higher_than_their_letters() {
    for size in SIZES {
        let mut table = table(Language::English, size, None);
        send(&mut table, Message::TypeMove(TypeMove::Open("e".to_owned())));
        let chips: Vec<_> = named(&table)
            .into_iter()
            .filter(|(name, role, _)| *role == Role::Button && name == "e5")
            .collect();
        assert!(!chips.is_empty(), "{:?}", table.names());
        for (name, _, rect) in chips {
            assert!(rect.height() >= 22.0, "{name} at {rect:?} in {size:?}");
        }
    }
}

/// The first half-moves of a game of the archive, in Hungarian letters.
fn score_sheet(plies: usize) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/tournaments.pgn");
    let file = PgnFile::from_text(std::fs::read_to_string(path).expect("the archive"));
    let game = file.read_all().find(|game| game.record.main_moves().len() >= plies).expect("a long game");
    let mut position = *game.record.tree.start();
    let written = |&mv: &_| {
        let text = move_text(&position, mv, Notation::Short, PieceLetters::Hungarian);
        position.play_unchecked(mv);
        text
    };
    game.record.main_moves()[..plies].iter().map(written).collect()
}

/// Types into what has the keyboard, and counts the keys.
fn type_keys(table: &mut Table, text: &str, strokes: &mut usize) {
    for letter in text.chars() {
        table.harness.event(egui::Event::Text(letter.to_string()));
        table.run();
        *strokes += 1;
    }
}

/// The keys that write a text; the sign for the end of a line is Enter.
fn strokes(text: &str) -> Vec<Event> {
    let stroke = |letter: char| {
        let modifiers = if letter.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let name = if letter == '\n' { "Enter".to_owned() } else { letter.to_uppercase().to_string() };
        let key = |pressed| {
            let key = Key::from_name(&name)?;
            Some(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
        };
        let text = (letter != '\n').then(|| Event::Text(letter.to_string()));
        [key(true), text, key(false)].into_iter().flatten()
    };
    text.chars().flat_map(stroke).collect()
}

#[test]
fn a_game_typed_faster_than_the_window_draws_is_the_same_game() {
    let mut table = table(Language::English, SIZES[1], None);
    set(&mut table, |settings| settings.letters = LettersChoice::Of(PieceLetters::Hungarian));
    send(&mut table, Message::File(FileAction::TypeIn));
    table.key(Key::Enter).key(Key::M);
    let moves = score_sheet(60);
    // All 60 come before the next picture.
    table.at_once(strokes(&(moves.join("\n") + "\n")));
    let record = model(&table).document().expect("the game").record().clone();
    let mut position = *record.tree.start();
    let typed = record.main_moves().into_iter().map(|mv| {
        let text = move_text(&position, mv, Notation::Short, PieceLetters::Hungarian);
        position.play_unchecked(mv);
        text
    });
    assert_eq!(typed.collect::<Vec<_>>(), moves);
}

#[test]
fn a_capital_letter_and_all_that_follows_it_are_moves() {
    let mut table = Table::new();
    table.at_once(strokes("Bh2\nKh8\nQb4\nKi6\nQk4\n"));
    assert!(table.has("3. Qk4#"), "{:?}", table.names());
}

#[test]
fn a_refused_move_is_typed_over() {
    for is_fast in [false, true] {
        let mut table = Table::new();
        table.key(Key::M);
        for line in ["e7e9\n", "Qf9\n", "f6\n"] {
            if is_fast {
                table.at_once(strokes(line));
            } else {
                for event in strokes(line) {
                    table.harness.event(event);
                }
                table.run();
            }
            let is_refused = line != "f6\n";
            let text = model(&table).typed_move().map(|typed| typed.text().to_owned());
            assert_eq!(text.as_deref(), is_refused.then(|| line.trim()), "fast: {is_fast}");
        }
        assert!(table.has("1. f6"), "{:?}", table.names());
    }
}

#[test]
fn sixty_half_moves_of_a_score_sheet_are_typed_by_keys_alone() {
    let mut table = table(Language::English, SIZES[1], None);
    set(&mut table, |settings| settings.letters = LettersChoice::Of(PieceLetters::Hungarian));
    send(&mut table, Message::File(FileAction::TypeIn));
    let mut strokes = 0;
    let key = |table: &mut Table, key, strokes: &mut usize| {
        table.key(key);
        *strokes += 1;
    };
    for field in ["Rudolf", "Bodor", "Hajdú Cup"] {
        type_keys(&mut table, field, &mut strokes);
        key(&mut table, egui::Key::Tab, &mut strokes);
    }
    key(&mut table, egui::Key::Enter, &mut strokes);
    let header = strokes;
    key(&mut table, egui::Key::M, &mut strokes);
    let moves = score_sheet(60);
    for text in &moves {
        type_keys(&mut table, text, &mut strokes);
        key(&mut table, egui::Key::Enter, &mut strokes);
    }
    assert_eq!(model(&table).document().map(|document| document.record().main_moves().len()), Some(60));
    // A hand that is used to keys needs less than half a second for one.
    let for_moves = strokes - header;
    assert!(for_moves < 240 + 60, "{for_moves} keys for 60 half-moves");
    type_keys(&mut table, "¾-¼", &mut strokes);
    key(&mut table, egui::Key::Enter, &mut strokes);
    table.keys(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, egui::Key::Enter);
    // The next game begins when the disk has this one.
    table.wait_until(|table| {
        model(table).document().is_some_and(|document| document.record().main_moves().is_empty())
    });
    let document = model(&table).document().expect("the next game");
    assert_eq!(document.record().tags.get("Event"), Some("Hajdú Cup"));
    assert!(document.record().tags.get("White").is_none());
    let kept = table.folder.path().join("games.pgn");
    table.wait_until(|_| {
        std::fs::read_to_string(&kept).is_ok_and(|text| text.contains("[HexScore \"3/4-1/4\"]"))
    });
    let text = std::fs::read_to_string(&kept).expect("the game");
    assert!(text.contains("[White \"Rudolf\"]") && text.contains("[Black \"Bodor\"]"), "{text}");
}

#[test]
fn keys_with_ctrl_work_while_a_move_is_typed() {
    let mut table = Table::new();
    table.key(Key::M);
    table.harness.event(Event::Text("N".to_owned()));
    table.run();
    // Text keys stay in the field.
    table.keys(Modifiers::COMMAND, Key::A);
    assert_eq!(model(&table).typed_move().map(|typed| typed.text().to_owned()).as_deref(), Some("N"));
    table.keys(Modifiers::COMMAND, Key::N);
    assert!(table.has("New game") && model(&table).typed_move().is_none(), "{:?}", table.names());
    table.key(Key::Escape);
    // The own games are looked up while a game is typed in.
    send(&mut table, Message::File(FileAction::TypeIn));
    table.key(Key::Escape).key(Key::M);
    assert!(model(&table).typed_move().is_some(), "{:?}", table.names());
    table.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::G);
    table.wait_for("No games yet");
}
