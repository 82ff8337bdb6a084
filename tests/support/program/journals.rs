//! Journals written as the program writes them.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use heksy::app::context::Command;
use heksy::app::game::{JournalCommand, JournalFolder};
use heksy::app::model::DiskNews;
use heksy::disk::Disk;

use super::Program;
use super::memory::Memory;
use heksy::app::game::journal_writer;

/// The journals in a real folder.
pub fn on_disk(folder: impl Into<PathBuf>) -> JournalFolder {
    JournalFolder::new(Arc::new(Disk), folder)
}

/// The journals of a disk in memory.
pub fn in_memory(memory: &Memory) -> JournalFolder {
    JournalFolder::new(Arc::new(memory.clone()), "/journals")
}

/// Carries out the journal commands of a program until it "ends".
pub fn write_to(folder: JournalFolder, commands: impl IntoIterator<Item = JournalCommand>) -> Vec<DiskNews> {
    let (sender, receiver) = channel();
    for command in commands {
        sender.send(command).unwrap();
    }
    drop(sender);
    let news = Mutex::new(Vec::new());
    journal_writer::run(folder, &receiver, |item| news.lock().unwrap().push(DiskNews::Journal(item)));
    news.into_inner().unwrap()
}

/// The commands to the journals, in order.
pub fn journal_commands(program: &Program) -> Vec<JournalCommand> {
    let commands = program.all.iter().filter_map(|command| match command {
        Command::Journal(command) => Some(command.clone()),
        _ => None,
    });
    commands.collect()
}

/// Three plies between two people.
pub fn played() -> Program {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6 g4g5");
    program
}

/// The files of a folder with this extension, in the order of their names.
pub fn files_with(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    paths.sort();
    paths
}
