//! The identity of the open game: an answer that comes late never reaches another game.

use std::time::Duration;

use heksy::app::context::{Command, Dialog, DialogAction, FileJob, WindowCommand};
use heksy::app::game::{GameAction, JournalNews};
use heksy::app::library::{Export, FileAction, PathPurpose, SaveJob, WindowNews};
use heksy::app::model::{DiskNews, Message};
use heksy::online::{EventKind, News, Record};
use heksy::sides::Color::Black;

use super::{LETTER, played, played_by_three};
use crate::program::desk::{Desk, games_in};
use crate::program::meeting::{Pair, beginning, terms};
use crate::program::memory::Memory;

/// A dialog of the system stays open while another game is opened.
#[test]
fn a_path_chosen_for_one_game_is_not_taken_for_another() {
    let mut desk = played();
    desk.send(Message::File(FileAction::SaveAs));
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.moves("g4g5");
    desk.choose("/anna.pgn");
    desk.settle();
    assert_eq!(desk.disk.files().len(), 0, "nothing is written: {:?}", desk.disk.files().keys());
    assert!(desk.is_unsaved());
    assert_eq!(desk.program.toasts().last().unwrap(), "That game is no longer open, so nothing was saved.");
    // The same where the system has no dialog.
    let old = PathPurpose::Save(desk.program.model.game_id());
    desk.save_as("/ewa.pgn");
    desk.begin("Other");
    desk.send(Message::Window(WindowNews::NoFileDialog(old)));
    assert!(desk.program.dialog().is_none());
    assert_eq!(games_in(&desk.disk, "/ewa.pgn".as_ref()).len(), 1);
}

#[test]
fn a_scoresheet_of_one_game_is_not_written_for_another() {
    let mut desk = played();
    desk.send(Message::File(FileAction::Export(Export::Scoresheet)));
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.choose("/anna.html");
    assert!(!desk.pending.iter().any(|command| matches!(command, Command::File(FileJob::Export(_)))));
}

/// A rematch that begins while the host's disk writes the game before it to `path`.
fn rematch_during_a_write(path: &str) -> (Pair, Box<SaveJob>) {
    let mut pair = Pair::begun(terms(300));
    pair.mv("f5f6");
    pair.event(Black, EventKind::Resign);
    let host = &mut pair.programs[0];
    host.answer(DialogAction::Cancel);
    host.send(crate::program::save_in(&host.model, path));
    let job = host.last.iter().find_map(|command| match command {
        Command::File(FileJob::Save(job)) => Some(job.clone()),
        _ => None,
    });
    let job = job.expect("it is being written");
    let record = Record::new(beginning(terms(300), Black, 1));
    let (clocks, earlier) = (record.clocks(Duration::ZERO), Vec::new());
    pair.tell(0, News::Begun { record: Box::new(record), color: Black, clocks, earlier });
    (pair, job)
}

/// The rematch begins while the disk still writes the game before it.
#[test]
fn an_online_rematch_does_not_inherit_the_file_of_the_game_before() {
    let (mut pair, job) = rematch_during_a_write("/first.pgn");
    let saved = job.carry_out(&Memory::new()).expect("there is room");
    let host = &mut pair.programs[0];
    host.send(Message::Disk(DiskNews::Saved(job.saving, Ok(saved))));
    let place = std::path::absolute("/first.pgn").unwrap().display().to_string();
    assert!(host.toasts().iter().any(|text| text.contains(&place)), "{:?}", host.toasts());
    assert_eq!(host.model.mode().save_state().file(), None);
    host.send(Message::File(FileAction::Save));
    assert!(matches!(host.window()[..], [WindowCommand::AskPath { .. }]), "{:?}", host.last);
}

/// The question about a file that is there would be answered for the rematch.
#[test]
fn a_failed_write_is_not_tried_again_with_the_game_after_it() {
    let (mut pair, job) = rematch_during_a_write("/first.pgn");
    let disk = Memory::new();
    disk.put("/first.pgn", LETTER.as_bytes());
    let failure = job.carry_out(&disk).expect_err("the file is there");
    let host = &mut pair.programs[0];
    host.send(Message::Disk(DiskNews::Saved(job.saving, Err(failure))));
    host.wait(Duration::from_secs(1));
    assert!(matches!(host.dialog(), Some(Dialog::Problem { .. })), "{:?}", host.dialog());
    host.answer(DialogAction::Append);
    assert!(
        !host.last.iter().any(|command| matches!(command, Command::File(FileJob::Save(_)))),
        "{:?}",
        host.last
    );
}

/// An answer without its question closes nothing.
#[test]
fn an_answer_about_a_file_closes_no_other_dialog() {
    let mut desk = played();
    desk.send(Message::File(FileAction::Quit));
    desk.answer(DialogAction::SaveElsewhere);
    assert!(desk.asks_to_save() && desk.asked.is_empty());
}

/// Games found late, or the second of several, come up in front of a game that is being played.
#[test]
fn saving_a_game_that_was_found_asks_about_the_running_one() {
    let mut first = played();
    let left = first.left_by_kill();
    let mut desk = Desk::on(left);
    let Some(Dialog::Restore { found }) = desk.program.dialog().cloned() else { panic!("it is found") };
    desk.send(Message::Dialog(DialogAction::Cancel));
    desk.begin("Running");
    desk.moves("g4g5");
    let running = desk.text();
    desk.send(Message::Disk(DiskNews::Journal(JournalNews::Found(found))));
    desk.answer(DialogAction::Save);
    assert!(desk.asks_to_save(), "{:?}", desk.program.dialog());
    desk.answer(DialogAction::Save);
    desk.choose("/running.pgn");
    desk.settle();
    assert_eq!(games_in(&desk.disk, "/running.pgn".as_ref()), [running]);
    desk.choose("/found.pgn");
    desk.settle();
    assert_eq!(games_in(&desk.disk, "/found.pgn".as_ref()), [first.text()]);
}

/// The journal of a game for three, begun after *Save as*, names the new file.
#[test]
fn a_game_for_three_saved_elsewhere_is_restored_with_its_new_file() {
    let mut desk = Desk::new();
    desk.disk.put("/a.pgn", super::THREE.as_bytes());
    desk.open("/a.pgn");
    desk.save_as("/b.pgn");
    desk.send(Message::Game(GameAction::PauseOrResume));
    desk.moves("g3g4");
    desk.kill();
    desk.answer(DialogAction::Continue);
    desk.moves("d6e6");
    desk.file(FileAction::Save);
    assert_eq!(desk.read("/a.pgn"), super::THREE, "it is left alone");
    assert!(desk.read("/b.pgn").contains("2. g4 e6"), "{}", desk.read("/b.pgn"));
}

/// The player moves while the disk writes, and the program is killed after the write.
#[test]
fn a_move_made_during_a_write_comes_back_after_a_kill() {
    for mut desk in [played(), played_by_three()] {
        let moves = if desk.mode().three().is_some() { ["h6g6", "g3g4"] } else { ["g4g5", "d7d6"] };
        desk.send(Message::File(FileAction::SaveAs));
        desk.choose("/a.pgn");
        desk.moves(moves[0]);
        let after = desk.text();
        desk.settle();
        desk.kill();
        assert!(matches!(desk.program.dialog(), Some(Dialog::Restore { .. })), "{after}");
        desk.answer(DialogAction::Continue);
        assert_eq!((desk.text(), desk.is_unsaved()), (after, true));
        desk.moves(moves[1]);
        desk.file(FileAction::Save);
        assert_eq!(games_in(&desk.disk, "/a.pgn".as_ref()), [desk.text()], "in its own place");
    }
}

/// Two writes one after the other: each answer tells of its own.
#[test]
fn a_failed_second_write_leaves_the_game_unsaved() {
    let mut desk = played();
    desk.save_as("/a.pgn");
    desk.moves("g4g5");
    desk.send(Message::File(FileAction::Save));
    desk.moves("d7d6");
    desk.send(Message::File(FileAction::SaveAs));
    desk.choose("/missing/b.pgn");
    desk.settle();
    assert!(desk.is_unsaved(), "the last move is in no file");
}
