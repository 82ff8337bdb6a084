//! `heksy-lab online`: a game with another computer, played by the engine or by a script on standard input.
//!
//! So the tests of online play run two programs. The first word of each line on standard output says what it is about:
//! `resume`, `invitation`, `game`, `move`, `event`, `chat`, `away`, `back`, `result`, `end`.

mod arguments;
mod bot;
mod table;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, mpsc};
use std::thread;

use super::error::LabError;
use crate::disk::Places;
use crate::online::{self, Folder, Link, LinkError, Player, Wake};

pub use arguments::OnlineCommand;
use arguments::Playing;
use bot::Bot;
use table::Table;

/// Plays a game to its end.
///
/// # Errors
/// [`LabError`], also if the session has ended before the game.
pub fn run(command: OnlineCommand, output: &mut impl Write) -> Result<(), LabError> {
    let (signals, inbox) = mpsc::channel();
    let wake = {
        let signals = signals.clone();
        // The table is gone only when the program ends.
        Arc::new(move || drop(signals.send(None)))
    };
    let (link, playing) = open(command, wake.clone(), output)?;
    let bot = playing.engine.map(|level| Bot::new(level, move || wake()));
    if bot.is_none() {
        thread::spawn(move || {
            for line in io::stdin().lock().lines().map_while(Result::ok) {
                signals.send(Some(line)).ok();
            }
        });
    }
    Table::new(link, bot, playing.output, output).run(&inbox)
}

fn open(command: OnlineCommand, wake: Wake, output: &mut impl Write) -> Result<(Link, Playing), LabError> {
    let folder = Folder::on_disk(Places::find().online);
    let player = |playing: &Playing| Player {
        name: playing.name.clone(),
        folder: Some(folder.clone()),
        relay: playing.relay.clone(),
        announce: false,
    };
    let refused = |error: LinkError| LabError::Refused(error.to_string());
    let (link, playing) = match command {
        OnlineCommand::Host { terms, playing } => {
            (online::host(terms.terms(), player(&playing), wake), playing)
        }
        OnlineCommand::Join { ticket, playing } => (online::join(&ticket, player(&playing), wake), playing),
        OnlineCommand::Resume { playing } => {
            let saved = online::saved(&folder).into_iter().find(|saved| saved.can_resume);
            let saved = saved.ok_or_else(|| {
                LabError::Refused(format!("there is no unfinished online game in {}", folder.path.display()))
            })?;
            // The session says nothing before the other side is there.
            writeln!(output, "resume {}", saved.path.display())?;
            writeln!(output, "invitation {}", saved.ticket)?;
            output.flush()?;
            (online::resume(&saved, player(&playing), wake), playing)
        }
    };
    Ok((link.map_err(refused)?, playing))
}
