//! A file of forty games, of which one is open, and the accidents that befall it before the game is saved. The table in
//! `docs/lab/runs.md` has the results.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::{EditAction, ReplayAction};
use heksy::app::library::{FileAction, LibraryAction};
use heksy::app::model::Message;
use heksy::disk::FileSystem;
use heksy::game::Nag;

use crate::program::desk::{Desk, OWN_GAMES, games_in};
use crate::program::memory::{Call, Fate, Memory};

const FILE: &str = "/club/m.pgn";
const BACKUP: &str = "/club/m.pgn.bak";

/// The open game: number 7, by its White.
const WHITE: &str = "[White \"A7\"]";

fn game(number: usize, has_id: bool) -> String {
    let id = if has_id { format!("[GameId \"{number:016x}\"]\n") } else { String::new() };
    format!(
        "[Event \"ev{number}\"]\n[White \"A{number}\"]\n[Black \"B{number}\"]\n[Result \"*\"]\n{id}\n1. f6 e6 *\n\n"
    )
}

/// Games of these numbers as one file.
fn games(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| game(number, false)).collect()
}

fn text(disk: &Memory) -> String {
    String::from_utf8(disk.files()[Path::new(FILE)].clone()).unwrap()
}

/// Another program writes the file.
fn write(disk: &Memory, text: &str) {
    disk.put_over(FILE, text.as_bytes());
}

/// An accident, and the words of the table for it.
struct Accident {
    name: &'static str,
    has_ids: bool,
    happen: fn(&Memory),
}

impl Accident {
    const fn new(name: &'static str, happen: fn(&Memory)) -> Accident {
        Accident { name, has_ids: false, happen }
    }
}

fn corrects(disk: &Memory, from: &str, to: &str) {
    assert!(text(disk).contains(from));
    write(disk, &text(disk).replace(from, to));
}

fn second_heksy(disk: &Memory) {
    let mut other = Desk::on(disk.clone());
    open_game(&mut other, FILE, 1);
    other.moves("g4g5");
    other.file(FileAction::Save);
    assert!(!other.is_unsaved());
}

fn fails(disk: &Memory, call: Call, kind: ErrorKind) {
    disk.decide(move |now, _| if now == call { Fate::Fails(kind) } else { Fate::Well });
}

fn accidents() -> Vec<Accident> {
    let new = Accident::new;
    vec![
        new("nothing", |_| {}),
        new("another program corrects another game", |disk| corrects(disk, "\"A20\"", "\"A20 corrected\"")),
        new("another program corrects the open game", |disk| corrects(disk, "\"B7\"", "\"B7 corrected\"")),
        Accident {
            has_ids: true,
            ..new("the same, and the game has a `GameId`", |disk| {
                corrects(disk, "\"B7\"", "\"B7 corrected\"");
            })
        },
        new("a second Heksy saves another game", second_heksy),
        new("three games are added in front", |disk| write(disk, &(games(41..44) + &text(disk)))),
        new("three games are added at the end", |disk| write(disk, &(text(disk) + &games(41..44)))),
        new("a copy of the open game is added in front", |disk| write(disk, &(games([7]) + &text(disk)))),
        new("the games are sorted the other way", |disk| write(disk, &games((1..=40).rev()))),
        new("the open game is deleted", |disk| write(disk, &games((1..=40).filter(|&number| number != 7)))),
        new("the file is cut in the middle of game 20", |disk| {
            let end = text(disk).find("[Event \"ev21\"]").unwrap() - "e6 *\n\n".len();
            write(disk, &text(disk)[..end]);
        }),
        new("the file is emptied", |disk| write(disk, "")),
        new("the file is renamed", |disk| disk.rename(FILE.as_ref(), "/club/old.pgn".as_ref()).unwrap()),
        new("another file takes its place", |disk| write(disk, &games([50, 51]))),
        new("all line ends are changed", |disk| write(disk, &text(disk).replace('\n', "\r\n"))),
        new("the file is encoded as UTF-16", |disk| {
            let units = "\u{feff}".encode_utf16().chain(text(disk).encode_utf16().collect::<Vec<_>>());
            disk.put_over(FILE, &units.flat_map(u16::to_le_bytes).collect::<Vec<_>>());
        }),
        new("the file is no text any more", |disk| disk.put_over(FILE, b"\x7fELF\0\0\0\0")),
        new("the file becomes read-only for a while", |disk| {
            fails(disk, Call::Create, ErrorKind::PermissionDenied);
        }),
        new("the disk is full for a while", |disk| fails(disk, Call::Write, ErrorKind::StorageFull)),
        new("the folder is gone for a while", |disk| {
            disk.remove(FILE.as_ref()).unwrap();
            disk.remove("/club".as_ref()).unwrap();
        }),
    ]
}

fn open_game(desk: &mut Desk, path: &str, index: usize) {
    desk.open(path);
    choose_game(desk, index);
}

fn choose_game(desk: &mut Desk, index: usize) {
    desk.send(Message::Library(LibraryAction::Select(index)));
    desk.send(Message::Library(LibraryAction::Open));
    desk.settle();
}

/// Saves the game, and answers the question about it. Returns the words of the table.
fn save(desk: &mut Desk) -> &'static str {
    desk.file(FileAction::Save);
    match desk.program.dialog() {
        Some(Dialog::FileGone { .. }) => {
            desk.answer(DialogAction::Replace);
            if let Some(Dialog::Problem { .. }) = desk.program.dialog() {
                desk.answer(DialogAction::Cancel);
                return "asks, and says that the folder is gone";
            }
            "asks, and writes the game alone"
        }
        Some(Dialog::Problem { .. }) => {
            let said = desk.program.problem();
            assert!(said.contains("m.pgn") && said.ends_with('.'), "{said}");
            desk.answer(DialogAction::Cancel);
            "refuses, and says why"
        }
        None => {
            let said = desk.program.toasts().last().cloned().unwrap_or_default();
            if said.contains("Heksy added the game") {
                let games = games_in(&desk.disk, FILE.as_ref()).len();
                assert!(said.contains(&format!("has {games} game")), "{said}");
                "adds it, and says how many games there are"
            } else if said.contains("its version is in") {
                assert!(said.contains("m.pgn.bak"), "{said}");
                "puts it back, and says that `.bak` has the other version"
            } else {
                assert!(said.starts_with("Saved to"), "{said}");
                "puts it back"
            }
        }
        other => panic!("{other:?}"),
    }
}

/// A state of the file, with its name in the table.
type State = (&'static str, Option<Vec<u8>>);

fn bytes(desk: &Desk, path: &str) -> Option<Vec<u8>> {
    desk.disk.files().get(Path::new(path)).cloned()
}

/// A file in the words of the table.
fn described(desk: &Desk, path: &str, states: &[State]) -> String {
    let Some(bytes) = bytes(desk, path) else { return "–".to_owned() };
    let games = games_in(&desk.disk, path.as_ref()).len();
    match states.iter().find(|(_, state)| state.as_ref() == Some(&bytes)) {
        Some((name, _)) => format!("{games}, {name}"),
        None => games.to_string(),
    }
}

/// All games that were in the file are still there, but for the open one, which is there once as it is now.
fn nothing_is_lost(desk: &Desk, before: &[String], name: &str) {
    let now = games_in(&desk.disk, FILE.as_ref());
    let others = before.iter().filter(|game| !game.contains(WHITE));
    for game in others {
        assert!(now.contains(game), "{name}: lost\n{game}");
    }
    assert_eq!(now.iter().filter(|game| **game == desk.text()).count(), 1, "{name}");
    assert!(now.len() >= before.len(), "{name}: {} of {} games", now.len(), before.len());
    assert!(!desk.is_unsaved(), "{name}");
}

fn row(accident: &Accident) -> String {
    let name = accident.name;
    let forty: String = (1..=40).map(|number| game(number, accident.has_ids)).collect();
    let mut desk = Desk::new();
    desk.disk.put(FILE, forty.as_bytes());
    open_game(&mut desk, FILE, 6);
    desk.moves("g4g5");
    (accident.happen)(&desk.disk);
    let mut states: Vec<State> = vec![("as opened", Some(forty.into_bytes()))];
    states.push(("as found", bytes(&desk, FILE)));
    let before = games_in(&desk.disk, FILE.as_ref());
    let done = save(&mut desk);
    if done.starts_with("refuses") || done.ends_with("gone") {
        assert_eq!(bytes(&desk, FILE), states[1].1, "{name}");
        assert!(desk.is_unsaved() && bytes(&desk, BACKUP).is_none(), "{name}");
    } else {
        nothing_is_lost(&desk, &before, name);
    }
    let (file, backup) = (described(&desk, FILE, &states), described(&desk, BACKUP, &states));
    states.push(("as saved first", bytes(&desk, FILE)));

    desk.disk.heal();
    let _ = desk.disk.create_folder("/club".as_ref());
    let before = games_in(&desk.disk, FILE.as_ref());
    desk.moves("d7d6");
    if !save(&mut desk).starts_with("refuses") {
        nothing_is_lost(&desk, &before, name);
    }
    let later = (described(&desk, FILE, &states), described(&desk, BACKUP, &states));
    if name == "the file is renamed" {
        assert_eq!(games_in(&desk.disk, "/club/old.pgn".as_ref()).len(), 40);
    }
    format!("| {name} | {done} | {file} | {backup} | {} | {} |", later.0, later.1)
}

#[test]
fn a_file_of_forty_games_comes_through_every_accident() {
    let docs = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/lab/runs.md")).unwrap();
    let rows: Vec<String> = accidents().iter().map(row).collect();
    let table = rows.join("\n");
    println!("{table}");
    let wrong: Vec<&String> = rows.iter().filter(|row| !docs.contains(*row)).collect();
    assert!(wrong.is_empty(), "docs/lab/runs.md has other rows than these:\n{wrong:#?}");
}

/// Twenty finished games; the list shows the latest first.
fn own_games() -> Desk {
    let mut desk = Desk::new();
    let text: String = (1..=20).map(|number| game(number, true).replace('*', "1-0")).collect();
    desk.disk.put(OWN_GAMES, text.as_bytes());
    desk.file(FileAction::OwnGames);
    choose_game(&mut desk, 18);
    assert!(desk.text().contains("[White \"A19\"]"), "{}", desk.text());
    desk.send(Message::Replay(ReplayAction::Last));
    let node = desk.program.model.shown_node();
    desk.send(Message::Edit(EditAction::Glyph(node, Nag::GOOD)));
    desk
}

#[test]
fn an_own_game_goes_back_among_the_others_when_another_program_has_changed_one() {
    let mut desk = own_games();
    let changed = desk.read(OWN_GAMES).replace("\"A5\"", "\"A5 corrected\"");
    desk.disk.put_over(OWN_GAMES, changed.as_bytes());
    desk.file(FileAction::Save);
    assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    let games = games_in(&desk.disk, OWN_GAMES.as_ref());
    assert_eq!(games.len(), 20);
    assert!(games[4].contains("A5 corrected") && games[18].contains("$1"), "{}", games[18]);
}

#[test]
fn an_own_game_that_another_program_has_changed_is_found_by_its_identity() {
    let mut desk = own_games();
    let changed = desk.read(OWN_GAMES).replace("\"A19\"", "\"A19 corrected\"");
    desk.disk.put_over(OWN_GAMES, changed.as_bytes());
    desk.file(FileAction::Save);
    let games = games_in(&desk.disk, OWN_GAMES.as_ref());
    assert_eq!(games.len(), 20);
    assert!(games[18] == desk.text() && games[18].contains("$1"), "{}", games[18]);
    let backup = format!("{OWN_GAMES}.bak");
    assert_eq!(desk.read(&backup), changed);
    let said = desk.program.toasts().last().cloned().unwrap_or_default();
    assert!(said.contains("games.pgn.bak"), "{said}");
}

/// The journal names the file and the game's text, so that a program that was killed finds it again.
#[test]
fn a_game_that_comes_back_after_a_kill_is_found_in_a_file_changed_meanwhile() {
    let mut desk = Desk::new();
    desk.disk.put(FILE, games(1..=40).as_bytes());
    open_game(&mut desk, FILE, 6);
    desk.moves("g4g5");
    desk.kill();
    write(&desk.disk, &(games(41..44) + &games(1..=40)));
    desk.answer(DialogAction::Continue);
    desk.moves("d7d6");
    desk.file(FileAction::Save);
    let games = games_in(&desk.disk, FILE.as_ref());
    assert_eq!((games.len(), &games[9]), (43, &desk.text()));
}

/// The question has the number of games, and replaces no more than those.
#[test]
fn a_file_that_is_replaced_is_the_one_that_was_asked_about() {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk.disk.put(FILE, games(1..=2).as_bytes());
    desk.save_as(FILE);
    assert!(matches!(desk.program.dialog(), Some(Dialog::FileThere { there, .. }) if there.games == 2));
    write(&desk.disk, &games(1..=40));
    desk.answer(DialogAction::Replace);
    assert!(matches!(desk.program.dialog(), Some(Dialog::FileThere { there, .. }) if there.games == 40));
    assert_eq!(text(&desk.disk), games(1..=40), "nothing was replaced");
    desk.answer(DialogAction::Replace);
    assert_eq!(games_in(&desk.disk, FILE.as_ref()), [desk.text()]);
    desk.moves("g4g5");
    desk.file(FileAction::Save);
    assert_eq!(desk.read(BACKUP), games(1..=40), "the next save leaves the backup alone");
}
