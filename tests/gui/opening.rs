//! A file that takes long to open: what is seen of it, and giving it up.

use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};

use egui::{Key, Vec2, vec2};
use heksy::app::library::{Collection, FileAction};
use heksy::app::model::Message;
use heksy::app::text::{Language, tr};

use super::memory::{Call, Fate, Memory};
use super::painted::{elided, faults};
use super::table::{HOTSEAT, Table};

const FILE: &str = "/home/anna/games/all-games-of-the-club.pgn";

/// A disk that gives nothing of the file until the gate is opened.
#[derive(Clone, Default)]
struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Gate {
    fn open(&self) {
        *self.0.0.lock().unwrap() = true;
        self.0.1.notify_all();
    }

    fn pass(&self) {
        let is_open = self.0.0.lock().unwrap();
        drop(self.0.1.wait_while(is_open, |is_open| !*is_open).unwrap());
    }
}

/// Opens the gate at the end, also of a test that fails: the window waits for its threads when it goes away.
struct Keeper(Gate);

impl Drop for Keeper {
    fn drop(&mut self) {
        self.0.open();
    }
}

/// A window with a move on its board, for which the file is being read.
fn reading(language: Language, size: Vec2) -> (Table, Keeper) {
    let (disk, gate) = (Memory::new(), Gate::default());
    let own = format!(r#"{{"language":"{}","#, language.tag());
    disk.put("/home/anna/settings.json", HOTSEAT.replacen('{', &own, 1).as_bytes());
    disk.put(FILE, "[White \"Anna\"]\n\n1. f6 e6 *\n\n".repeat(2).as_bytes());
    let waiting = gate.clone();
    disk.decide(move |call, path| {
        if call == Call::Read && path == Path::new(FILE) {
            waiting.pass();
        }
        Fate::Well
    });
    let mut table = Table::on(Arc::new(disk), Path::new("/home/anna"), size);
    table.click_cell("f5").click_cell("f6");
    send(&mut table, FileAction::OpenPath(FILE.into()));
    table.wait_until(|table| table.has(&tr("button-cancel")));
    (table, Keeper(gate))
}

fn send(table: &mut Table, action: FileAction) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, Message::File(action));
    table.run();
}

#[test]
fn the_progress_of_opening_fits_in_every_language() {
    for language in Language::ALL {
        for size in [vec2(640.0, 480.0), vec2(900.0, 650.0)] {
            let (table, _gate) = reading(language, size);
            let found = faults(&table, size);
            assert!(found.is_empty(), "{language:?} at {size:?}: {found:?}");
            let cut = elided(&table);
            assert!(cut.is_empty(), "{language:?} at {size:?}: {cut:?}");
        }
    }
}

#[test]
fn the_button_and_escape_cancel_opening_and_the_game_stays() {
    for by_key in [true, false] {
        let (mut table, gate) = reading(Language::English, vec2(900.0, 650.0));
        let fen = table.fen();
        if by_key {
            table.key(Key::Escape);
        } else {
            table.press("Cancel");
        }
        assert!(!table.has("Cancel") && table.has_text("was cancelled"), "{:?}", table.names());
        drop(gate);
        assert_eq!(table.fen(), fen);
        // The same thread reads the next file, which therefore comes next.
        send(&mut table, FileAction::OpenRecorded(Collection::Tournaments, None));
        table.wait_until(|table| table.harness.state().model().library().is_some());
        assert!(!table.has_text("Games: all-games"), "{:?}", table.names());
    }
}

#[test]
fn a_file_whose_opening_is_not_cancelled_is_shown() {
    let (mut table, gate) = reading(Language::English, vec2(900.0, 650.0));
    drop(gate);
    table.wait_for("Games: all-games-of-the-club.pgn");
    assert!(!table.shows("Opening"), "{:?}", table.names());
}
