//! The data folder that version 0.3.0 has written, with something of every kind: settings, own games, own puzzles,
//! journals, games by mail, games on-line. This version opens it and loses nothing. It names the journals, whose form is
//! another now, and leaves them where they are.
//!
//! Only what would name a machine was changed in it: the ends of the journals' names, the address in the invitations.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::library::{OpenedFile, OwnPuzzles, PuzzlesJob, WindowNews};
use heksy::app::model::Message;
use heksy::app::online::OnlineDialog;
use heksy::app::online::mail::summary;
use heksy::app::settings::file::{SettingsFile, load};
use heksy::disk::{Disk, Places};
use heksy::online::{Folder, Record, saved};
use heksy::sides::Color;
use serde_json::Value;

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

#[test]
fn it_is_opened_and_stays_as_it_is() {
    let folder = folder();
    let before = files(folder.path());
    let mut running = Running::start(folder.path());
    // Each question is put off, and the next one comes.
    let mut asked = Vec::new();
    for _ in 0..2 {
        running.until("a question", |running| running.model.dialog().is_some());
        asked.push(match running.model.dialog().unwrap() {
            Dialog::Mail(_) => ("mail", running.model.mail_games().len()),
            Dialog::Online(online) => match &**online {
                OnlineDialog::Found(found) => ("on-line", found.len()),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        });
        running.send(Message::Dialog(DialogAction::Cancel));
    }
    asked.sort_unstable();
    assert_eq!(asked, [("mail", 3), ("on-line", 2)]);
    // The journals have another form now. They are named, so that a program of that version can finish the games.
    running.until("the notice", |running| running.model.toasts().next().is_some());
    let told: Vec<_> = running.model.toasts().map(|toast| toast.text.to_string()).collect();
    let [told] = &told[..] else { panic!("{told:?}") };
    assert!(told.contains(".journal") && told.contains("another version of Heksy"), "{told}");
    assert!(told.ends_with("There are 9 more such files in the same folder."), "{told}");
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
    settings["print-ink"] = "black".into();
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
    let own = OwnPuzzles::after(&PuzzlesJob::Read, &Disk, &places.puzzles);
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
