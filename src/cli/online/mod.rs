//! `heksy online`: a game with another computer from the command line, by an engine or by typed moves.
//!
//! So a bot can wait for guests, and a test can be a script. The first word of each line on standard output says what it
//! is about: `invitation`, `relay`, `waiting`, `peer`, `game`, `move`, `event`, `offer`, `chat`, `away`, `back`, `differs`,
//! `result`, `end`.

mod arguments;
mod bot;
mod records;
mod signal;
mod table;
mod typed;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::app::places::Places;
use crate::cli::error::ToolError;
use crate::online::{self, Folder, Link, Player, Ticket, Wake};

pub use arguments::OnlineCommand;
use arguments::Playing;
use signal::Signal;
use table::Table;

/// The folder of the journals of online games.
fn folder() -> Folder {
    Folder::on_disk(Places::find().online)
}

/// Runs the command. Returns whether the last game was played to its end, or the player has left.
///
/// # Errors
/// [`ToolError`].
pub fn run(command: OnlineCommand, out: &mut impl Write) -> Result<bool, ToolError> {
    let (signals, inbox) = mpsc::channel();
    let (link, playing) = open(command, &signals)?;
    if playing.engine.is_none() {
        read_input(signals.clone());
    }
    Table::new(link, playing, signals, out).run(&inbox)
}

fn open(command: OnlineCommand, signals: &Sender<Signal>) -> Result<(Link, Playing), ToolError> {
    let signals = signals.clone();
    let wake: Wake = Arc::new(move || drop(signals.send(Signal::Link)));
    let player = |playing: &Playing, announce| Player {
        name: playing.name.clone(),
        folder: Some(folder()),
        relay: playing.relay.clone(),
        announce,
    };
    let (link, playing) = match command {
        OnlineCommand::Host { terms, announce, playing } => {
            (online::host(terms.terms(), player(&playing, announce), wake), playing)
        }
        OnlineCommand::Join { ticket, playing } => {
            let ticket: Ticket = ticket.parse().map_err(ToolError::refused)?;
            (online::join(&ticket, player(&playing, false), wake), playing)
        }
        OnlineCommand::Resume { playing } => {
            let saved = online::saved(&folder());
            let Some(latest) = saved.iter().find(|saved| saved.can_resume) else {
                let folder = folder().path;
                let reason = format!("there is no unfinished online game in {}", folder.display());
                return Err(ToolError::Refused(reason));
            };
            (online::resume(latest, player(&playing, false), wake), playing)
        }
    };
    Ok((link.map_err(ToolError::refused)?, playing))
}

/// Forwards typed lines, on a thread that ends with the program.
fn read_input(signals: Sender<Signal>) {
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if signals.send(Signal::Line(line)).is_err() {
                return;
            }
        }
        drop(signals.send(Signal::EndOfInput));
    });
}
