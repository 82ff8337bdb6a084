//! The running game is never lost: journals cut anywhere, full disks, two programs at once, games of former runs.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;

use heksy::app::context::{Command, Dialog, DialogAction, FileJob, PlayOn};
use heksy::app::game::saved::{Found, SavedJournal, find, read};
use heksy::app::game::{GameAction, JournalCommand, JournalNews, ReplayAction};
use heksy::app::library::{FileAction, Kept, OpenedFile};
use heksy::app::model::{DiskNews, Message};
use heksy::app::text::{FileOperation, FileProblem, ProblemKind};
use heksy::sides::{Points, Reason};

use crate::program::journals::{files_with, in_memory, journal_commands, on_disk, played, write_to};
use crate::program::memory::{Call, Fate, Memory};
use crate::program::{Program, against_computer, secs, timed};
use heksy::app::game::journal_writer;

/// The game in a journal, if there is one.
fn restored(journal: &[u8]) -> Option<SavedJournal> {
    match read(Path::new("a.journal"), journal) {
        Found::Game(game) => Some(*game),
        Found::Nothing | Found::Unreadable => None,
    }
}

/// A game with everything that can happen in it. Collects the record after each event.
fn eventful() -> (Program, Vec<String>) {
    let mut program = Program::new();
    program.start(timed(300, 5));
    let mut states = Vec::new();
    let mut seen = |program: &Program| states.push(program.move_list());
    for mv in ["f5f6", "e7e6", "g4g5", "e6e5"] {
        program.wait(secs(3));
        program.mv(mv);
        seen(&program);
    }
    program.game(GameAction::TakeBack);
    program.game(GameAction::Accept);
    seen(&program);
    program.game(GameAction::Redo);
    seen(&program);
    program.game(GameAction::PauseOrResume);
    program.game(GameAction::PauseOrResume);
    program.send(Message::Replay(ReplayAction::First));
    program.mv("d3d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    seen(&program);
    program.send(Message::Replay(ReplayAction::To(program.game_played().head())));
    program.game(GameAction::OfferDraw);
    program.game(GameAction::Decline);
    program.mv("h3h4");
    seen(&program);
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    seen(&program);
    (program, states)
}

fn shown(game: &SavedJournal) -> String {
    let mut program = Program::new();
    program.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game.clone()]))));
    program.answer(DialogAction::Continue);
    program.move_list()
}

#[test]
fn cut_at_every_byte_at_most_the_last_event_is_missing() {
    let (program, states) = eventful();
    let journal = &program.journal;
    let whole: Vec<usize> =
        journal.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    let mut reached = BTreeSet::new();
    let mut last = 0;
    for end in 0..=journal.len() {
        // Between two ends of lines nothing changes: the first byte and the last of each are enough.
        let is_near = whole.iter().any(|&at| end.abs_diff(at) <= 1);
        if !is_near && end != journal.len() {
            continue;
        }
        let Some(game) = restored(&journal[..end]) else {
            assert!(whole[0] > end, "cut at {end}: every whole line counts");
            continue;
        };
        assert_eq!(Some(&game.len), whole.iter().rfind(|&&line| line <= end), "cut at {end}");
        let state = states.iter().rposition(|state| *state == shown(&game)).expect("a state the game was in");
        assert!(state + 1 >= last, "cut at {end}");
        last = state;
        reached.insert(state);
    }
    assert_eq!(reached.len(), states.iter().collect::<BTreeSet<_>>().len(), "every state comes back");
    assert_eq!(last, states.len() - 1);
}

#[test]
fn clocks_players_and_result_come_back() {
    let (program, _) = eventful();
    let game = restored(&program.journal).expect("a game");
    assert_eq!(game.document().unwrap().outcome(), program.outcome());
    assert_eq!(game.document().unwrap().setup(), program.document().setup());
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.clocks(), program.clocks());
    assert_eq!(again.move_list(), program.move_list());
    let notes = |program: &Program| {
        let record = program.document().record();
        record
            .tree
            .mainline()
            .map(|node| record.tree.notes(node).and_then(|notes| notes.clock))
            .collect::<Vec<_>>()
    };
    assert_eq!(notes(&again), notes(&program), "to the nanosecond");
}

#[test]
fn a_game_found_after_a_crash_has_the_names_of_the_board() {
    let mut program = Program::new();
    let mut setup = against_computer();
    setup.white.name.clear();
    program.start(setup);
    program.mv("f5f6");
    let found = restored(&program.journal).expect("a game").summary().to_string();
    assert!(found.starts_with("You – Computer ("), "{found}");
}

#[test]
fn a_restored_game_is_paused_and_can_be_resumed() {
    let mut program = Program::new();
    program.start(timed(300, 0));
    program.wait(secs(10));
    program.moves("f5f6 e7e6");
    let game = restored(&program.journal).expect("a game");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game]))));
    let Some(Dialog::Restore { found }) = again.dialog() else { panic!("{:?}", again.dialog()) };
    assert!(found[0].summary().to_string().starts_with("Anna – Piotr, one move, "), "{}", found[0].summary());
    again.answer(DialogAction::Continue);
    assert!(
        matches!(&again.last[..], [.., Command::Journal(JournalCommand::Resume(..))]),
        "{:?}",
        again.last
    );
    assert_eq!(again.model.status().text, "Paused");
    assert_eq!(again.clocks(), ["4:50", "5:00"]);
    again.wait(secs(30));
    again.game(GameAction::PauseOrResume);
    again.wait(secs(5));
    again.mv("g4g5");
    assert_eq!(again.clocks(), ["4:45", "5:00"]);
    let mut journal = program.journal.clone();
    journal.extend(&again.journal);
    assert_eq!(
        restored(&journal).map(|game| game.document().unwrap().record().tree.mainline().count()),
        Some(3)
    );
}

#[test]
fn the_computer_continues_a_restored_game() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    let game = restored(&program.journal).expect("a game");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game]))));
    again.answer(DialogAction::Continue);
    assert!(again.search().is_some(), "without a clock it goes on at once");
    again.engine_plays("e7e6");
    assert_eq!(again.plies(), 2);
}

#[test]
fn a_finished_game_that_was_not_saved_survives() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    let game = restored(&program.journal).expect("a game");
    let outcome = game.document().unwrap().outcome().expect("it is over");
    assert_eq!((outcome.points, outcome.reason), (Points::BLACK_WINS, Reason::Resignation));
    assert!(game.document().unwrap().is_unsaved());
}

#[test]
fn a_game_without_moves_is_not_kept() {
    let mut program = Program::new();
    program.start(timed(300, 0));
    program.wait(secs(20));
    assert!(program.journal.is_empty(), "nothing has happened");
    program.mv("f5f6");
    program.game(GameAction::TakeBack);
    program.game(GameAction::Accept);
    assert!(restored(&program.journal).is_none());
}

#[test]
fn games_found_are_discarded_one_by_one() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    let first = restored(&program.journal).expect("a game");
    let second = SavedJournal { path: PathBuf::from("b.journal"), ..first.clone() };
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![first, second]))));
    again.answer(DialogAction::Discard);
    let removed = |program: &Program| {
        let is_removal =
            |command: &&Command| matches!(command, Command::Journal(JournalCommand::RemoveFound(_)));
        program.all.iter().filter(is_removal).count()
    };
    assert_eq!(removed(&again), 1);
    let Some(Dialog::Restore { found }) = again.dialog() else { panic!("the second one is asked about") };
    assert_eq!(found.len(), 1);
    again.answer(DialogAction::Cancel);
    assert_eq!((removed(&again), again.dialog().is_none()), (1, true), "left for the next start");
}

#[test]
fn a_game_found_is_saved() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    let game = restored(&program.journal).expect("a game");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game]))));
    again.answer(DialogAction::Save);
    assert_eq!(again.window().len(), 1, "it asks where");
    assert_eq!(again.plies(), 1);
}

#[test]
fn a_file_opened_at_the_start_does_not_hide_the_game_found() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    let game = restored(&program.journal).expect("a game");
    let file = Arc::new(OpenedFile::from_text("1. d5 *".to_owned()));
    for journal_comes_first in [true, false] {
        let mut again = Program::new();
        let found = || Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game.clone()])));
        if journal_comes_first {
            again.send(found());
            again.read(file.read(0).unwrap());
        }
        let ticket = again.reading();
        again.send(Message::Disk(DiskNews::Read(ticket, Err(problem()))));
        if !journal_comes_first {
            again.read(file.read(0).unwrap());
            again.send(found());
        }
        assert_eq!(again.move_list(), "1.d5");
        if !matches!(again.dialog(), Some(Dialog::Restore { .. })) {
            again.answer(DialogAction::Cancel);
            again.wait(secs(1));
        }
        assert!(matches!(again.dialog(), Some(Dialog::Restore { .. })), "{:?}", again.dialog());
        again.answer(DialogAction::Continue);
        assert_eq!(again.move_list(), "1.f6");
    }
}

fn problem() -> FileProblem {
    FileProblem { path: "x".into(), doing: FileOperation::Reading, kind: ProblemKind::Missing }
}

#[test]
fn changes_to_an_opened_game_survive_too() {
    let file =
        Arc::new(OpenedFile::from_text("[White \"Ewa\"]\n\n1. d5 (1. f6 e6) d6 {good} 2. Qz9 *".to_owned()));
    let mut program = Program::new();
    program.read(file.read(0).unwrap());
    program.answer(DialogAction::Cancel);
    program.send(Message::Replay(ReplayAction::First));
    assert!(program.journal.is_empty(), "looking is no change");
    program.mv("h3h4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    program.mv("h7h6");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![
        restored(&program.journal).expect("a game"),
    ]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.move_list(), program.move_list());
    assert!(
        again.move_list().contains("( 1.h4 h6 )") && again.move_list().contains("Qz9"),
        "{}",
        again.move_list()
    );
    assert_eq!(again.model.corner(heksy::chess::Color::White, again.now).unwrap().name, "Ewa");
}

#[test]
fn an_opened_game_that_was_resumed_is_restored_as_a_running_one() {
    let file = Arc::new(OpenedFile::from_text("1. d5 d6 *".to_owned()));
    let mut program = Program::new();
    program.read(file.read(0).unwrap());
    program.game(GameAction::PauseOrResume);
    program.mv("f5f6");
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![
        restored(&program.journal).expect("a game"),
    ]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.model.status().text, "Black to move", "without a clock it goes on at once");
    again.mv("e7e6");
    assert_eq!(again.move_list(), "1.d5 d6 2.f6 e6");
}

#[test]
fn quitting_or_saving_removes_the_journal() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    assert!(!program.journal.is_empty());
    program.send(Message::File(FileAction::Quit));
    assert!(!program.journal.is_empty(), "not before it has been asked about");
    program.answer(DialogAction::Discard);
    assert!(program.journal.is_empty());
}

// --- On the disk.

#[test]
fn a_written_journal_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let place = on_disk(folder.path().join("journals"));
    write_to(place.clone(), journal_commands(&played()));
    let found = find(&place);
    assert_eq!(found.games.len(), 1);
    assert_eq!(found.games[0].document().unwrap().record().tree.mainline().count(), 3);
    assert!(find(&place).games.is_empty(), "while one program holds it, no other finds it");
    drop(found);
    assert_eq!(find(&place).games.len(), 1);
}

#[test]
fn a_torn_line_is_cut_off_when_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let place = on_disk(folder.path().to_owned());
    write_to(place.clone(), journal_commands(&played()));
    let path = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 7]).unwrap();

    let (sender, receiver) = channel();
    let (tell, told) = channel();
    let thread = std::thread::spawn(move || {
        journal_writer::run(place, &receiver, |news| tell.send(DiskNews::Journal(news)).unwrap());
    });
    sender.send(JournalCommand::Find).unwrap();
    let Ok(DiskNews::Journal(JournalNews::Found(found))) = told.recv() else { panic!("no answer") };
    assert_eq!(
        found[0].document().unwrap().record().tree.mainline().count(),
        2,
        "the torn move is the one that is missing"
    );

    let mut program = Program::new();
    program.send(Message::Disk(DiskNews::Journal(JournalNews::Found(found))));
    program.answer(DialogAction::Continue);
    program.mv("h3h4");
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    drop(sender);
    thread.join().unwrap();
    assert!(files_with(folder.path(), "rest").is_empty(), "half a line is not worth a copy");
    let found = find(&on_disk(folder.path().to_owned()));
    let mut last = Program::new();
    last.send(Message::Disk(DiskNews::Journal(JournalNews::Found(found.games))));
    last.answer(DialogAction::Continue);
    assert_eq!(last.move_list(), "1.f6 e6 2.h4");
}

#[test]
fn two_programs_keep_their_own_journals() {
    let folder = tempfile::tempdir().unwrap();
    let place = on_disk(folder.path().to_owned());
    let first = place.create().unwrap();
    let second = place.create().unwrap();
    assert!(place.abandoned().is_empty(), "both are held");
    drop(first);
    assert_eq!(place.abandoned().len(), 1);
    drop(second);
    assert_eq!(place.abandoned().len(), 2);
}

#[test]
fn empty_journals_are_removed_and_unknown_ones_are_left() {
    let folder = tempfile::tempdir().unwrap();
    let place = on_disk(folder.path().to_owned());
    let JournalCommand::Write { game, .. } = &journal_commands(&played())[0] else { panic!("a game") };
    let mut taken_back = played();
    for _ in 0..3 {
        taken_back.game(GameAction::TakeBack);
        taken_back.game(GameAction::Accept);
    }
    let later = serde_json::to_string(game).unwrap().replace("\"version\":6", "\"version\":1000");
    let later = format!("{:08x} {later}\n", crc32fast::hash(later.as_bytes()));
    fs::write(folder.path().join("empty.journal"), "").unwrap();
    fs::write(folder.path().join("torn.journal"), "5d41c2a7 {\"ent").unwrap();
    fs::write(folder.path().join("taken-back.journal"), &taken_back.journal).unwrap();
    fs::write(folder.path().join("later.journal"), later).unwrap();
    fs::write(folder.path().join("strange.journal"), vec![0xff; 1 << 20]).unwrap();
    fs::write(folder.path().join("notes.txt"), "not ours").unwrap();
    assert!(find(&place).games.is_empty());
    let mut left: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(left, ["later.journal", "notes.txt", "strange.journal"]);
}

#[test]
fn a_full_disk_loses_only_what_had_no_room() {
    let program = played();
    let whole = program.journal.len();
    for room in 0..=whole {
        let disk = Memory::new();
        disk.set_room(room);
        let news = write_to(in_memory(&disk), journal_commands(&program));
        let failures =
            news.iter().filter(|news| matches!(news, DiskNews::Journal(JournalNews::Failed(_)))).count();
        assert_eq!(failures > 0, room < whole, "{room} bytes of {whole}");
        let bytes = disk.only("journal");
        assert!(bytes == program.journal[..room], "every byte that fits is there");
    }
}

#[test]
fn when_there_is_room_again_nothing_is_missing() {
    let disk = Memory::new();
    disk.set_room(300);
    let (sender, receiver) = channel();
    let (tell, told) = channel();
    let folder = in_memory(&disk);
    let thread = std::thread::spawn(move || {
        journal_writer::run(folder, &receiver, |news| tell.send(DiskNews::Journal(news)).unwrap());
    });
    let mut program = played();
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(told.iter().any(|news| matches!(news, DiskNews::Journal(JournalNews::Failed(_)))));
    disk.set_room(usize::MAX);
    program.all.clear();
    program.mv("h7h6");
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    drop(sender);
    thread.join().unwrap();
    assert_eq!(disk.only("journal"), program.journal);
}

#[test]
fn an_unwritable_folder_is_reported_once_and_tried_again() {
    let disk = Memory::new();
    disk.decide(|call, _| match call {
        Call::Create | Call::CreateFolder => Fate::Fails(ErrorKind::PermissionDenied),
        _ => Fate::Well,
    });
    let news = write_to(in_memory(&disk), journal_commands(&played()));
    assert!(news.len() >= 3, "each event tries again");
    let mut program = played();
    for item in news {
        program.send(Message::Disk(item));
    }
    assert_eq!(program.toasts().len(), 1, "{:?}", program.toasts());
    assert!(program.toasts()[0].starts_with("Autosave failed: "));
}

#[test]
fn spoilt_bytes_end_the_reading_and_nothing_panics() {
    let journal = played().journal;
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..2_000 {
        let mut spoilt = journal.clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..spoilt.len());
            spoilt[at] = rng.u8(..);
        }
        if let Some(game) = restored(&spoilt) {
            assert!(game.len <= spoilt.len());
            assert!(game.document().unwrap().record().tree.mainline().count() <= 3);
        }
    }
}

/// Whatever becomes of a journal, the game in it is there at least up to the last whole line before the damage.
#[test]
fn torn_journals_give_the_game_up_to_the_tear() {
    for seed in 0..60 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut program = Program::hotseat();
        for _ in 0..rng.usize(1..40) {
            let position = *program.game_played().position();
            let Some(mv) = rng.choice(position.legal_moves()) else { break };
            program.mv(&position.coordinates(mv));
        }
        let at = rng.usize(..program.journal.len());
        let untouched = program.journal[..at].split(|&byte| byte == b'\n').count() - 1;
        let mut bytes = program.journal.clone();
        match rng.u8(..3) {
            0 => bytes.truncate(at),
            1 => bytes[at] ^= 1 << rng.u8(..8),
            _ => bytes.splice(at..at, std::iter::repeat_with(|| rng.u8(..)).take(20)).for_each(drop),
        }
        match restored(&bytes) {
            Some(game) => {
                let record = game.document().expect("a game for two").record();
                assert!(record.tree.mainline().count() >= untouched, "seed {seed}");
            }
            None => assert_eq!(untouched, 0, "seed {seed}"),
        }
    }
}

/// The parts of a state do not fit together, though its line is whole: the state before it is the game.
#[test]
fn states_that_do_not_fit_are_left_out() {
    let mut program = Program::new();
    program.start(timed(300, 0));
    program.moves("f5f6 e7e6");
    let good = program.journal.clone();
    program.mv("g4g5");
    let last = String::from_utf8(program.journal[good.len()..].to_vec()).unwrap();
    let json = &last[9..last.len() - 1];
    for (from, to) in [
        ("\"plies\":3", "\"plies\":4"),
        ("\"plies\":3", "\"plies\":18446744073709551615"),
        ("\"plies\":3", "\"plies\":2"),
        ("\"taken-back\":[]", "\"taken-back\":[null]"),
        ("\"cursor\":[0,0,0]", "\"cursor\":[0,0,0,0]"),
        ("\"version\":6", "\"version\":5"),
        ("2. g5", "2. Qz9"),
        ("\"clocks\":[{", "\"clocks\":[null,{"),
    ] {
        assert!(json.contains(from), "{from} in {json}");
        let lie = json.replace(from, to);
        let lie = format!("{:08x} {lie}\n", crc32fast::hash(lie.as_bytes()));
        let bytes = [&good[..], lie.as_bytes()].concat();
        let game = restored(&bytes).expect("the state before");
        assert_eq!(game.document().unwrap().record().tree.mainline().count(), 2, "{from} {to}");
        assert_eq!(game.len, good.len());
    }
}

/// Otherwise a journal left by a game that has gone on elsewhere would put an older state in the place of its kept copy.
#[test]
fn a_finished_game_among_the_own_ones_is_not_offered_again() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert!(restored(&program.journal).is_some(), "it is not kept yet");
    let kept = program.all.iter().find_map(|command| match command {
        Command::File(FileJob::Keep(job)) => Some(job.saving),
        _ => None,
    });
    program.send(Message::Disk(DiskNews::GameKept(kept.expect("it is to be kept"), Ok(Kept::default()))));
    assert!(restored(&program.journal).is_none());
    program.mv("d3d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert!(restored(&program.journal).is_some(), "a variation was added since");
}

#[test]
fn the_position_shown_comes_back_a_second_later() {
    let mut program = played();
    let lines = program.journal.split(|&byte| byte == b'\n').count();
    program.send(Message::Replay(ReplayAction::First));
    program.send(Message::Replay(ReplayAction::Next));
    assert_eq!(program.journal.split(|&byte| byte == b'\n').count(), lines, "not for each step");
    program.wait(secs(1));
    assert_eq!(program.journal.split(|&byte| byte == b'\n').count(), lines + 1);
    let game = restored(&program.journal).expect("a game");
    assert_eq!(game.document().unwrap().current().ply, 1);
}
