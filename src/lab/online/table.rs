//! An online session of the laboratory: news of the session, moves of the engine, lines of a script.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use super::bot::Bot;
use crate::game::pgn;
use crate::lab::error::LabError;
use crate::online::{Ending, Event, EventKind, Link, News, Order, Record};
use crate::sides::{Color, Outcome};

/// An online session of the laboratory.
pub struct Table<'a, W> {
    link: Link,
    /// The engine; without it a script plays.
    bot: Option<Bot>,
    /// The file for the game.
    file: PathBuf,
    out: &'a mut W,
    game: Option<(Record, Color)>,
    /// Whether a move is on its way to the record.
    is_moving: bool,
}

impl<'a, W: Write> Table<'a, W> {
    /// A table for an online session.
    pub fn new(link: Link, bot: Option<Bot>, file: PathBuf, out: &'a mut W) -> Self {
        Self { link, bot, file, out, game: None, is_moving: false }
    }

    /// Plays until the session is over. The inbox has lines of the script, and `None` for news of the session or the engine.
    ///
    /// # Errors
    /// [`LabError`], also if the session has ended before the game.
    pub fn run(mut self, inbox: &Receiver<Option<String>>) -> Result<(), LabError> {
        loop {
            while let Some(news) = self.link.try_recv() {
                // Nothing wakes the table after the last news.
                if let News::Ended(ending) = news {
                    return self.finish(&ending);
                }
                self.hear(news)?;
            }
            self.play()?;
            if let Ok(Some(line)) = inbox.recv() {
                self.carry_out(&line)?;
            }
        }
    }

    fn finish(mut self, ending: &Ending) -> Result<(), LabError> {
        let reason = match ending {
            Ending::Problem(problem) => problem.to_string(),
            other => format!("{other:?}"),
        };
        self.say(&format!("end {reason}"))?;
        self.link.finish();
        let is_over = self.game.is_some_and(|(record, _)| record.outcome().is_some());
        match ending {
            Ending::Left => Ok(()),
            Ending::PeerLeft if is_over => Ok(()),
            _ => Err(LabError::Refused(format!("the session has ended: {reason}"))),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn hear(&mut self, news: News) -> Result<(), LabError> {
        match news {
            News::Ready { ticket, .. } => self.say(&format!("invitation {ticket}"))?,
            News::Invited { .. } => self.link.send(Order::Accept),
            News::Begun { record, color, .. } => {
                let (number, events) = (record.beginning().number + 1, record.len());
                let outcome = record.outcome();
                self.game = Some((*record, color));
                self.say(&format!("game {number}: {color} here, {events} events"))?;
                outcome.map_or(Ok(()), |outcome| self.end(outcome))?;
            }
            News::Event { n, event, outcome, .. } => self.event(n, event, outcome)?,
            News::Charged { n, ms, .. } => {
                if let Some((record, _)) = &mut self.game {
                    // The session has charged it in its own record.
                    let _ = record.charge(n, ms);
                }
            }
            News::Overtaken { record, .. } | News::WentBack { record, .. } => {
                self.is_moving = false;
                self.game = self.game.take().map(|(_, color)| (*record, color));
            }
            News::OfferMade(offer) => self.link.send(Order::Answer { offer, yes: false }),
            News::Chat(text) => self.say(&format!("chat {text}"))?,
            News::Away { limit, .. } => {
                self.say(&format!("away, {} s left for the side to move", limit.as_secs()))?;
                if limit.is_zero() {
                    self.link.send(Order::Leave);
                }
            }
            News::Back { .. } => self.say("back")?,
            News::Differs { .. } => self.link.send(Order::GoBack { agree: true }),
            _ => {}
        }
        Ok(())
    }

    fn event(&mut self, n: usize, event: Event, outcome: Option<Outcome>) -> Result<(), LabError> {
        self.is_moving = false;
        self.say(&match &event.kind {
            EventKind::Move { mv, .. } => format!("move {n} {} {mv}", event.by),
            kind => format!("event {n} {} {kind:?}", event.by),
        })?;
        if let Some((record, _)) = &mut self.game {
            // The session has judged it already.
            let _ = record.push(event);
        }
        outcome.map_or(Ok(()), |outcome| self.end(outcome))
    }

    /// Keeps the game that is over. It is kept before the farewell, because the farewell removes the journal.
    fn end(&mut self, outcome: Outcome) -> Result<(), LabError> {
        if let Some((record, _)) = &self.game {
            let text = pgn::write(&record.game_record());
            append(&self.file, &text).map_err(LabError::file(&self.file))?;
        }
        self.say(&format!("result {} {:?}", outcome.points, outcome.reason))?;
        if self.bot.is_some() {
            self.link.send(Order::Leave);
        }
        Ok(())
    }

    /// Lets the engine play, if it is this side's turn.
    fn play(&mut self) -> Result<(), LabError> {
        let (Some(bot), Some((record, color))) = (&mut self.bot, &self.game) else { return Ok(()) };
        if record.turn() != *color || record.outcome().is_some() || self.is_moving {
            return Ok(());
        }
        bot.think(record);
        if let Some(mv) = bot.found(record.len()) {
            let mv = mv.map_err(|why| LabError::Refused(format!("the engine has failed: {why}")))?;
            self.is_moving = true;
            self.link.send(Order::Move(mv));
        }
        Ok(())
    }

    /// Carries out a line of the script: the coordinates of a move, `say TEXT`, `resign` or `leave`.
    fn carry_out(&mut self, line: &str) -> io::Result<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let order = match word {
            "say" => Some(Order::Chat(rest.to_owned())),
            "resign" => Some(Order::Resign),
            "leave" => Some(Order::Leave),
            mv => {
                let game = self.game.as_ref();
                game.and_then(|(record, _)| record.position().find_coordinates(mv)).map(Order::Move)
            }
        };
        match order {
            Some(order) => self.link.send(order),
            None => self.say(&format!("event none: \"{line}\" is no legal move, say, resign or leave"))?,
        }
        Ok(())
    }
}

/// Appends a game to a file that does not end with it: a program may be killed after it has kept its game.
fn append(path: &Path, text: &str) -> io::Result<()> {
    let before = fs::read(path).unwrap_or_default();
    if before.ends_with(text.as_bytes()) {
        return Ok(());
    }
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    let gap = if before.is_empty() { "" } else { "\n" };
    file.write_all(format!("{gap}{text}").as_bytes())?;
    file.sync_data()
}
