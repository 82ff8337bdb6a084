//! Text from the clipboard.

use std::sync::Arc;
use std::time::Duration;

use super::text;
use crate::app::context::{Command, FileJob};
use crate::app::library::{OpenedFile, WindowNews};
use crate::app::model::{DiskNews, Message, Model};
use crate::app::settings::Settings;
use crate::app::update;
use crate::sides::Color;

/// Maximum number of commands after a paste.
const MAX_COMMANDS: usize = 20;

/// Pastes a text. The program must not panic, and must show something: the games in it, a position, or an error.
pub fn clipboard(bytes: &[u8]) {
    let mut model = Model::new(Settings::default());
    let mut messages = vec![Message::Window(WindowNews::Pasted(text(bytes).into_owned()))];
    for _ in 0..MAX_COMMANDS {
        let Some(message) = messages.pop() else { break };
        let commands = update(&mut model, message, Duration::ZERO);
        messages.extend(commands.into_iter().filter_map(news_of));
    }
    shows_something(&model);
}

/// The executor's answer to a command.
fn news_of(command: Command) -> Option<Message> {
    let news = match command {
        Command::File(FileJob::Text(ticket, text)) => {
            DiskNews::Read(ticket, Ok(Arc::new(OpenedFile::from_text(text)).into()))
        }
        Command::File(FileJob::Game(ticket, file, index)) => {
            DiskNews::Read(ticket, Ok(file.read(index)?.into()))
        }
        _ => return None,
    };
    Some(Message::Disk(news))
}

fn shows_something(model: &Model) {
    assert!(!model.title().is_empty());
    model.board_view();
    model.status();
    model.document().map(|document| document.moves().items().count());
    for color in [Color::White, Color::Black] {
        model.corner(color, Duration::ZERO);
    }
    for toast in model.toasts() {
        assert!(!toast.text.to_string().is_empty());
    }
}
