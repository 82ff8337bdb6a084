//! The system's dialogs for choosing a file.
//!
//! A dialog is created on the main thread, as macOS requires, and awaited on a thread of its own, because a desktop
//! portal blocks until the player answers. If the system has no dialogs, the answer arrives at once, and the program
//! offers a field for the path instead.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use eframe::CreationContext;
use egui::Context;
use n0_future::boxed::BoxFuture;
use n0_future::future::block_on;
use rfd::{AsyncFileDialog, FileHandle};

use crate::app::library::{PathPurpose, WindowNews};
use crate::app::model::Message;
use crate::app::text::tr;

/// A dialog that is cancelled sooner did not exist: no player is that quick.
const TOO_QUICK: Duration = Duration::from_millis(400);

/// The endings of the files the program reads.
const ENDINGS: [&str; 2] = ["pgn", "txt"];

/// Asks for files, and brings the answers.
pub struct FileDialogs {
    context: Context,
    /// An empty dialog in front of the window it belongs to; each dialog is made from it.
    blank: AsyncFileDialog,
    sender: Sender<Message>,
    answers: Receiver<Message>,
    is_open: bool,
    /// Messages about dialogs that were requested while another one was open.
    refused: Vec<Message>,
}

impl FileDialogs {
    /// No dialog yet. Answers wake the window through `context`.
    pub fn new(context: &Context) -> Self {
        let (sender, answers) = channel();
        let blank = AsyncFileDialog::new();
        Self { context: context.clone(), blank, sender, answers, is_open: false, refused: Vec::new() }
    }

    /// Makes the system keep each dialog in front of the window that is being created.
    pub fn belong_to(&mut self, window: &CreationContext) {
        self.blank = AsyncFileDialog::new().set_parent(window);
    }

    /// Asks for a path. A dialog for saving proposes `name`.
    pub fn ask_path(&mut self, purpose: PathPurpose, name: &str) {
        if self.is_open {
            self.refused.push(Message::Window(WindowNews::FileDialogOpen(purpose)));
            self.context.request_repaint();
            return;
        }
        self.is_open = true;
        let answer = open(self.blank.clone(), purpose, name);
        let (sender, context) = (self.sender.clone(), self.context.clone());
        let wait = move || {
            let asked = Instant::now();
            let chosen = block_on(answer).map(|file| file.path().to_owned());
            // The window may have gone meanwhile.
            let _ = sender.send(news(purpose, chosen, asked.elapsed()));
            context.request_repaint();
        };
        if thread::Builder::new().name("file dialog".to_owned()).spawn(wait).is_err() {
            let _ = self.sender.send(news(purpose, None, Duration::ZERO));
        }
    }

    /// Takes the answers that arrived since the last call.
    pub fn messages(&mut self) -> Vec<Message> {
        let mut messages: Vec<_> = self.answers.try_iter().collect();
        self.is_open &= messages.is_empty();
        messages.append(&mut self.refused);
        messages
    }
}

/// Opens a dialog made from this one.
fn open(dialog: AsyncFileDialog, purpose: PathPurpose, name: &str) -> BoxFuture<Option<FileHandle>> {
    let dialog = dialog.set_title(tr(purpose.title()));
    match purpose {
        PathPurpose::Open | PathPurpose::AddSet => Box::pin(games(dialog).pick_file()),
        PathPurpose::Program => Box::pin(dialog.pick_file()),
        PathPurpose::AddToOwn => Box::pin(dialog.pick_folder()),
        PathPurpose::Save(_) => Box::pin(games(dialog).set_file_name(name).save_file()),
        PathPurpose::Export(_, export) => {
            let kinds = export.endings().iter().map(|&ending| match ending {
                "html" => (tr("file-filter-pages"), ending),
                "txt" => (tr("file-filter-text"), ending),
                _ => (ending.to_uppercase(), ending),
            });
            let dialog = kinds.fold(dialog, |dialog, (name, ending)| dialog.add_filter(name, &[ending]));
            Box::pin(dialog.set_file_name(name).save_file())
        }
    }
}

/// A dialog that shows files of games first.
fn games(dialog: AsyncFileDialog) -> AsyncFileDialog {
    dialog.add_filter(tr("file-filter-games"), &ENDINGS).add_filter(tr("file-filter-all"), &["*"])
}

fn news(purpose: PathPurpose, chosen: Option<PathBuf>, took: Duration) -> Message {
    let is_missing = chosen.is_none() && took < TOO_QUICK;
    Message::Window(if is_missing {
        WindowNews::NoFileDialog(purpose)
    } else {
        WindowNews::PathChosen(purpose, chosen)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::GameId;

    #[test]
    fn a_second_file_dialog_is_refused_with_a_message() {
        let mut dialogs = FileDialogs::new(&Context::default());
        let save = PathPurpose::Save(GameId::default());
        // As if a dialog were open: the thread of one that is never answered would outlive the test.
        dialogs.is_open = true;
        dialogs.ask_path(save, "");
        dialogs.ask_path(PathPurpose::Program, "");
        let purposes = dialogs.messages().into_iter().map(|message| match message {
            Message::Window(WindowNews::FileDialogOpen(purpose)) => purpose,
            other => panic!("{other:?}"),
        });
        assert_eq!(purposes.collect::<Vec<_>>(), [save, PathPurpose::Program]);
        assert!(dialogs.is_open && dialogs.messages().is_empty(), "the first one is still open");
    }

    #[test]
    fn a_file_dialog_that_never_opened_does_not_count_as_cancelled() {
        let open = PathPurpose::Open;
        let quick = news(open, None, Duration::from_millis(20));
        assert!(matches!(quick, Message::Window(WindowNews::NoFileDialog(PathPurpose::Open))));
        let quick = news(PathPurpose::Program, None, Duration::from_millis(20));
        assert!(matches!(quick, Message::Window(WindowNews::NoFileDialog(PathPurpose::Program))));
        let slow = news(open, None, Duration::from_secs(5));
        assert!(matches!(slow, Message::Window(WindowNews::PathChosen(PathPurpose::Open, None))));
        let chosen = news(open, Some("a.pgn".into()), Duration::from_millis(20));
        assert!(matches!(chosen, Message::Window(WindowNews::PathChosen(PathPurpose::Open, Some(_)))));
    }
}
