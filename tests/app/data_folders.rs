//! The data folder that version 0.3.0 has written, with something of every kind: settings, own games, own puzzles,
//! journals, games by mail, games on-line. This version opens it, loses nothing, and says nothing.
//!
//! Only what would name a machine was changed in it: the ends of the journals' names, the address in the invitations.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use heksy::app::dialogs::{Dialog, DialogAction};
use heksy::app::files::{OpenedFile, OwnPuzzles};
use heksy::app::journal_files::{JournalNews, SavedJournal, find};
use heksy::app::mail::summary;
use heksy::app::message::{DiskNews, Message, WindowNews};
use heksy::app::online::OnlineDialog;
use heksy::app::places::Places;
use heksy::app::settings::file::{SettingsFile, load};
use heksy::disk::Disk;
use heksy::online::{Folder, Record, saved};
use heksy::sides::{Color, Reason};
use serde_json::Value;

use crate::program::Program;
use crate::program::journals::on_disk;
use crate::program::running::Running;

/// A copy of the folder.
fn folder() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for (path, bytes) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data_0_3_0")) {
        let path = copy.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    copy
}

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let (mut found, mut open) = (BTreeMap::new(), vec![folder.to_owned()]);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            found.insert(path.strip_prefix(folder).unwrap().to_owned(), fs::read(&path).unwrap());
        }
    }
    found
}

/// The games in progress, by the numbers in the names of their journals.
fn in_progress(folder: &Path) -> BTreeMap<u32, SavedJournal> {
    let found = find(&on_disk(Places::under(folder).journals));
    assert_eq!(found.unreadable, []);
    let number = |game: &SavedJournal| {
        let name = game.path.file_name().unwrap().to_str().unwrap();
        let number = name.split(['-', '.']).nth(2).unwrap().parse().unwrap();
        let lines = fs::read_to_string(&game.path).unwrap().lines().count();
        assert_eq!(game.applied, lines, "{name}: every line counts");
        number
    };
    found.games.into_iter().map(|game| (number(&game), game)).collect()
}

/// The program after the player has continued the game.
fn continued(game: &SavedJournal) -> Program {
    let mut program = Program::new();
    program.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game.clone()]))));
    program.answer(DialogAction::Continue);
    assert!(program.toasts().iter().all(|told| told == "The game is paused."), "{:?}", program.toasts());
    program
}

/// The moves of a game for two, in coordinates.
fn moves(game: &SavedJournal) -> String {
    let record = game.document().expect("a game for two").record();
    record.tree.start().line_coordinates(&record.main_moves()).join(" ")
}

#[test]
fn it_is_opened_without_a_word_and_stays_as_it_is() {
    let folder = folder();
    let before = files(folder.path());
    let mut running = Running::start(folder.path());
    // Each question is put off, and the next one comes.
    let mut asked = Vec::new();
    for _ in 0..3 {
        running.until("a question", |running| running.model.dialog().is_some());
        asked.push(match running.model.dialog().unwrap() {
            Dialog::Mail(_) => ("mail", running.model.mail_games().len()),
            Dialog::Restore { found } => ("journals", found.len()),
            Dialog::Online(online) => match &**online {
                OnlineDialog::Found(found) => ("on-line", found.len()),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        });
        running.send(Message::Dialog(DialogAction::Cancel));
    }
    asked.sort_unstable();
    assert_eq!(asked, [("journals", 10), ("mail", 3), ("on-line", 2)]);
    let told: Vec<_> = running.model.toasts().map(|toast| toast.text.to_string()).collect();
    assert_eq!(told, [""; 0]);
    running.send(Message::Window(WindowNews::EndRequested));
    drop(running);
    let mut after = files(folder.path());
    let settings = |files: &BTreeMap<PathBuf, Vec<u8>>| -> Value {
        serde_json::from_slice(&files[Path::new("settings.json")]).unwrap()
    };
    assert_eq!(settings(&after), with_player(settings(&before)));
    after.insert("settings.json".into(), before[Path::new("settings.json")].clone());
    assert!(after == before, "{:?} {:?}", before.keys(), after.keys());
}

/// The settings with the player's name in its new place, too.
fn with_player(mut settings: Value) -> Value {
    settings["profile"] = Value::Object([("name".to_owned(), "Anna".into())].into_iter().collect());
    settings
}

#[test]
fn its_settings_are_read_and_written_back_with_all_they_say() {
    let folder = folder();
    let path = Places::under(folder.path()).settings;
    let old: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let loaded = load(&Disk, &path);
    assert_eq!((loaded.trouble, loaded.settings.unknown.len()), (None, 0));
    assert_eq!(loaded.settings.recent[1], Path::new("/home/anna/Gyöző.pgn"));
    assert_eq!(loaded.settings.engines[0].path, "/opt/hexer");
    assert_eq!(loaded.settings.profile.name, "Anna");
    let mut file = SettingsFile::new(path.clone(), &loaded.settings);
    file.save(&Disk, &loaded.settings).unwrap();
    let new: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let (Value::Object(new), Value::Object(old)) = (new, old) else { panic!("two objects") };
    assert_eq!(new["profile"]["name"], "Anna");
    for (name, value) in old {
        assert_eq!(new[&name], value, "{name}");
    }
}

#[test]
fn its_games_in_progress_come_back_whole() {
    let folder = folder();
    let games = in_progress(folder.path());
    let expected = [
        (0, "Anna – Piotr", "f5f6 e7e6 g4g5 e6e5 h3h4"),
        (1, "Anna – Piotr", "f5f6 e7e6 g4g5"),
        (3, "Piotr – Anna", "d1c3 e10a2 f2c5"),
        (4, "Anna – Piotr", "e2f5 f9b1 f1e2 e8e7 h2h3 e9d6"),
        (5, "Anna – Piotr", "b1e3 b7f3 h4f3 e9e8 c2c4 h10g7"),
        (6, "Anna – Piotr", "35-36 75-74 25-26 66-65 63-64 56-55"),
        (7, "Anna – Piotr", "l2k3 f1e1"),
        (8, "Anna – Computer (3 – Learner)", "f5f6 e7e6 g4g5"),
        (9, "Ewa – Piotr", "d3d5 d7d6"),
    ];
    for (number, players, played) in expected {
        let game = &games[&number];
        let summary = game.summary().to_string();
        assert!(summary.starts_with(players), "{number}: {summary}");
        assert_eq!(moves(game), played, "{number}");
    }
    assert_eq!(games.len(), expected.len() + 1, "and one for three");

    // The clocks, the variation and the pause of the first one.
    let program = continued(&games[&0]);
    assert!(program.move_list().contains("( 1.d4 )"), "{}", program.move_list());
    assert_ne!(program.clocks(), ["", ""]);
    // Its end.
    let outcome = games[&1].document().unwrap().outcome().expect("it is over");
    assert_eq!(outcome.reason, Reason::Resignation);
    // The games before it in the match.
    let running_match = games[&3].running_match.as_ref().expect("a match");
    assert_eq!((running_match.played().len(), running_match.round()), (1, 2));
    assert!(running_match.played()[0].contains("1. f6 e6"), "{:?}", running_match.played());
    // The study has its comments, the text that could not be read, and the file that it came from.
    let study = games[&9].document().unwrap();
    assert_eq!(study.kept().file().unwrap().path, Path::new("/home/anna/Klub.pgn"));
    let list = continued(&games[&9]).move_list();
    assert_eq!(list, "1.d5 ( 1.f6 e6 ) ( 1.h4 h6! {żółte pole} ) 1...d6 {good} {Could not be read: 2. Qz9}");
    // One for three, of which the last move was taken back.
    let three = games[&10].three().expect("a game for three");
    let played: Vec<_> = three.game().moves().map(|mv| mv.to_string()).collect();
    assert_eq!(played, ["d2d3", "d9e9", "i7h5", "e1c3"]);
}

#[test]
fn its_own_games_and_puzzles_are_read() {
    let folder = folder();
    let places = Places::under(folder.path());
    let file = std::sync::Arc::new(OpenedFile::open(&Disk, &places.games).unwrap());
    let players: Vec<_> = file.games.iter().map(|row| (row.white.as_str(), row.black.as_str())).collect();
    assert_eq!(
        players,
        [
            ("Anna Żółw", "Győző Őri"),
            ("Ewa", "Jan"),
            ("Ewa", "Computer (3 - Learner)"),
            ("Ewa", "Jan"),
            ("Ewa", "Jan – Ola"),
        ]
    );
    for index in 0..file.games.len() {
        let game = file.read(index).unwrap();
        assert!(game.problems.is_none(), "{index}: {:?}", game.problems);
    }
    let own = OwnPuzzles::read(None, &Disk, &places.puzzles);
    assert_eq!(own.puzzles.len(), 1);
    assert_eq!(own.puzzles[0].0.source, "Anna – Győző");
}

#[test]
fn its_games_by_mail_and_on_line_are_found() {
    let folder = folder();
    let mut running = Running::start(folder.path());
    running.until("the mail", |running| running.model.mail_games().len() == 3);
    let mail: Vec<_> = running.model.mail_games().iter().map(|game| summary(game).to_string()).collect();
    assert_eq!(
        mail,
        [
            "Anna – Béla, 0 moves; days per move: 5; your move",
            "Béla – Anna, 0 moves: waiting for the answer",
            "Anna – Béla, 0 moves; days per move: 3; waiting for the answer",
        ]
    );
    running.send(Message::Window(WindowNews::EndRequested));
    drop(running);

    let meetings = saved(&Folder::on_disk(Places::under(folder.path()).online));
    let plies = |record: &Record| record.game().plies();
    let told: Vec<_> = meetings
        .iter()
        .map(|meeting| {
            let game = meeting.game.as_ref().map(|(record, color)| (plies(record), *color));
            assert!(!meeting.can_resume, "its protocol is too old");
            (meeting.is_host, meeting.is_unfinished(), game)
        })
        .collect();
    assert_eq!(
        told,
        [
            (false, false, Some((4, Color::White))),
            (true, false, Some((4, Color::Black))),
            (true, false, None),
            (false, true, Some((4, Color::White))),
            (true, true, Some((4, Color::Black))),
        ]
    );
}
