//! An online session at the command line: news of the session, typed lines, and moves of the engine.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::arguments::Playing;
use super::bot::Bot;
use super::records::{self, Output};
use super::signal::Signal;
use super::typed::{self, Typed};
use crate::cli::error::ToolError;
use crate::game::ClockSnapshot;
use crate::online::{Ending, Event, EventKind, Link, News, Offer, Order, Record, RelayUse};
use crate::sides::{Color, Outcome};

/// Time that an engine waits for a rematch before it leaves.
const REMATCH: Duration = Duration::from_secs(10);

/// An online session at the command line.
pub struct Table<'a, W> {
    link: Link,
    playing: Playing,
    out: &'a mut W,
    bot: Option<Bot>,
    game: Option<(Record, Color)>,
    /// The destination of the games.
    output: Output,
    /// The number of finished games.
    played: u32,
    /// Typed moves that wait for their turn.
    moves: VecDeque<String>,
    /// Whether a move is on its way to the record.
    is_moving: bool,
    /// The opponent's proposals.
    offers: Vec<Offer>,
    is_input_over: bool,
    /// The time at which the engine stops waiting for a rematch.
    leaves_at: Option<Instant>,
    is_leaving: bool,
    ending: Option<Ending>,
}

impl<'a, W: Write> Table<'a, W> {
    /// A table for an online session.
    pub fn new(link: Link, playing: Playing, signals: Sender<Signal>, out: &'a mut W) -> Self {
        let bot = playing.engine.map(|level| Bot::new(level, signals));
        let output = Output::new(playing.output.clone());
        Self {
            link,
            playing,
            out,
            bot,
            game: None,
            output,
            played: 0,
            moves: VecDeque::new(),
            is_moving: false,
            offers: Vec::new(),
            is_input_over: false,
            leaves_at: None,
            is_leaving: false,
            ending: None,
        }
    }

    /// Plays until the session is over. Returns whether it ended as it should.
    ///
    /// # Errors
    /// [`ToolError`].
    pub fn run(mut self, inbox: &Receiver<Signal>) -> Result<bool, ToolError> {
        loop {
            while let Some(news) = self.link.try_recv() {
                self.hear(news)?;
            }
            // Nothing wakes the table after the last news.
            if self.ending.is_some() {
                return self.finish();
            }
            self.act()?;
            let leaves_at = self.leaves_at.filter(|_| !self.is_leaving);
            let patience =
                leaves_at.map_or(Duration::from_hours(1), |at| at.saturating_duration_since(Instant::now()));
            match inbox.recv_timeout(patience) {
                Ok(Signal::Line(line)) => self.typed(&line)?,
                Ok(Signal::EndOfInput) => self.is_input_over = true,
                Err(RecvTimeoutError::Timeout) if leaves_at.is_some() => self.leave(),
                Ok(Signal::Link | Signal::Engine) | Err(_) => {}
            }
        }
    }

    /// Asks the session once to end.
    fn leave(&mut self) {
        if !std::mem::replace(&mut self.is_leaving, true) {
            self.link.send(Order::Leave);
        }
    }

    fn finish(mut self) -> Result<bool, ToolError> {
        let is_over = self.game.as_ref().is_none_or(|(record, _)| record.outcome().is_some());
        if !is_over {
            self.keep(false);
        }
        self.link.finish();
        self.output.finish(self.out)?;
        let is_left = matches!(self.ending, Some(Ending::Left));
        Ok(is_left || is_over && matches!(self.ending, Some(Ending::PeerLeft)))
    }

    fn say(&mut self, line: &str) -> Result<(), ToolError> {
        writeln!(self.out, "{line}")?;
        Ok(self.out.flush()?)
    }

    fn hear(&mut self, news: News) -> Result<(), ToolError> {
        match news {
            News::Ready { ticket, relay } => {
                if relay == RelayUse::NotReached {
                    self.say("relay not reached: the invitation is for this network only")?;
                }
                self.say(&format!("invitation {ticket}"))?;
            }
            News::Looking { attempts } => self.say(&format!("waiting {attempts}"))?,
            News::Invited { name, terms } => {
                self.link.send(Order::Accept);
                self.say(&format!("peer {name:?}, {} {}", terms.variant().key(), terms.control))?;
            }
            News::GuestLeft => self.say("guest left")?,
            News::Begun { record, color, clocks, .. } => self.begin(*record, color, &clocks)?,
            News::Event { n, event, clocks, outcome } => self.event(n, event, &clocks, outcome)?,
            News::Charged { n, ms, clocks } => {
                if let Some((record, _)) = &mut self.game {
                    // The session has charged it in its own record.
                    let _ = record.charge(n, ms);
                }
                let left = shown(&clocks);
                self.say(&format!("event {n} charged, clocks {left}"))?;
            }
            News::Overtaken { record, .. } | News::WentBack { record, .. } => {
                self.is_moving = false;
                self.say(&format!("back to {} events", record.len()))?;
                self.game = self.game.take().map(|(_, color)| (*record, color));
            }
            News::OfferMade(offer) => self.offered(offer)?,
            News::OfferAnswered { offer, yes } => {
                self.say(&format!("offer {} {}", name(offer), if yes { "accepted" } else { "declined" }))?;
            }
            News::OfferVoid(offer) => {
                self.offers.retain(|other| *other != offer);
                self.say(&format!("offer {} void", name(offer)))?;
            }
            News::Chat(text) => self.say(&format!("chat {text}"))?,
            News::Away { limit, .. } => {
                self.say(&format!("away, {} s left for the side to move", limit.as_secs()))?;
                if limit.is_zero() {
                    self.leave();
                }
            }
            News::Settled { outcome } => {
                self.say(&format!("settled {} {:?}", outcome.points, outcome.reason))?;
            }
            News::Back { clocks } => self.say(&format!("back, clocks {}", shown(&clocks)))?,
            News::Differs { ours, theirs, common } => {
                let (ours, theirs) = (ours.len(), theirs.len());
                self.say(&format!("differs: {ours} events here, {theirs} there, {common} in common"))?;
                if self.bot.is_some() {
                    self.link.send(Order::GoBack { agree: true });
                }
            }
            News::PeerGoesBack(yes) => {
                self.say(if yes {
                    "differs: the other side goes back"
                } else {
                    "differs: the other side does not go back"
                })?;
            }
            News::Lag(_) | News::Way { .. } => {}
            News::Ended(ending) => {
                self.say(&format!("end {}", reason(&ending)))?;
                self.ending = Some(ending);
            }
        }
        Ok(())
    }

    fn begin(&mut self, record: Record, color: Color, clocks: &ClockSnapshot) -> Result<(), ToolError> {
        self.leaves_at = None;
        self.is_moving = false;
        self.offers.clear();
        if let Some(bot) = &mut self.bot {
            bot.new_game();
        }
        let (beginning, left) = (record.beginning(), shown(clocks));
        let (number, names) = (beginning.number + 1, &beginning.names);
        let line = format!(
            "game {number}: {:?} against {:?}, {color} here, {} events, clocks {left}",
            names[color],
            names[!color],
            record.len()
        );
        let is_over = record.outcome().is_some();
        self.game = Some((record, color));
        self.say(&line)?;
        if is_over { self.over(true) } else { Ok(()) }
    }

    fn event(
        &mut self,
        n: usize,
        event: Event,
        clocks: &ClockSnapshot,
        outcome: Option<Outcome>,
    ) -> Result<(), ToolError> {
        self.is_moving = false;
        let what = match &event.kind {
            EventKind::Move { mv, .. } => format!("move {n} {} {mv}", event.by),
            EventKind::Takeback { to } => format!("event {n} {} takeback to {to}", event.by),
            kind => format!("event {n} {} {kind:?}", event.by).to_lowercase(),
        };
        self.say(&format!("{what}, clocks {}", shown(clocks)))?;
        if let Some((record, _)) = &mut self.game {
            // The session has judged it already.
            let _ = record.push(event);
        }
        if outcome.is_some() { self.over(false) } else { Ok(()) }
    }

    /// Stores the game. Returns its result as text.
    fn keep(&mut self, is_found_again: bool) -> Option<String> {
        let (record, color) = self.game.as_ref()?;
        let kept = records::kept(record, self.playing.engine.map(|level| (*color, level)));
        self.output.add(&kept, is_found_again);
        kept.result.map(|outcome| format!("result {} {:?}", outcome.points, outcome.reason))
    }

    /// Handles the end of a game. The game is stored before the farewell, because the farewell removes the journal.
    fn over(&mut self, is_found_again: bool) -> Result<(), ToolError> {
        let result = self.keep(is_found_again);
        self.played += 1;
        self.say(&result.unwrap_or_default())?;
        if self.bot.is_some() {
            self.leaves_at = Some(Instant::now() + REMATCH);
            if self.played < self.playing.games {
                self.link.send(Order::Offer(Offer::Rematch));
            } else {
                self.leave();
            }
        }
        Ok(())
    }

    fn offered(&mut self, offer: Offer) -> Result<(), ToolError> {
        self.say(&format!("offer {}", name(offer)))?;
        if self.bot.is_some() {
            let yes = offer == Offer::Rematch && self.played < self.playing.games;
            self.link.send(Order::Answer { offer, yes });
        } else {
            self.offers.push(offer);
        }
        Ok(())
    }

    fn typed(&mut self, line: &str) -> Result<(), ToolError> {
        match typed::read(line) {
            Typed::Empty => {}
            Typed::Order(order) => self.link.send(order),
            Typed::Move(text) => self.moves.push_back(text),
            Typed::Answer(yes) => match self.offers.pop() {
                Some(offer) => self.link.send(Order::Answer { offer, yes }),
                None => self.say("offer none")?,
            },
            Typed::Takeback => {
                if let Some((record, color)) = &self.game {
                    let back = if record.turn() == *color { 2 } else { 1 };
                    let to = record.game().plies().saturating_sub(back);
                    self.link.send(Order::Offer(Offer::Takeback(to)));
                }
            }
        }
        Ok(())
    }

    /// Moves, if it is this side's turn.
    fn act(&mut self) -> Result<(), ToolError> {
        let is_turn = self.game.as_ref().is_some_and(|(record, color)| {
            record.turn() == *color && record.outcome().is_none() && !self.is_moving
        });
        let Some((record, _)) = self.game.as_ref().filter(|_| is_turn) else {
            let is_over = self.game.as_ref().is_some_and(|(record, _)| record.outcome().is_some());
            if self.is_input_over && is_over {
                self.leave();
            }
            return Ok(());
        };
        if let Some(bot) = &mut self.bot {
            bot.think(record);
            match bot.found(record.len()) {
                Some(Ok(mv)) => {
                    self.is_moving = true;
                    self.link.send(Order::Move(mv));
                }
                Some(Err(message)) => {
                    self.say(&format!("end the engine has failed: {message}"))?;
                    self.link.send(Order::Resign);
                }
                None => {}
            }
            return Ok(());
        }
        match self.moves.pop_front().map(|text| typed::find_move(record.position(), &text)) {
            Some(Ok(order)) => {
                self.is_moving = true;
                self.link.send(order);
            }
            Some(Err(message)) => self.say(&format!("move none: {message}"))?,
            // The input has ended: no move of the player can come.
            None if self.is_input_over => self.leave(),
            None => {}
        }
        Ok(())
    }
}

/// Both clocks in seconds, White's first.
fn shown(clocks: &ClockSnapshot) -> String {
    let seconds = |color| clocks.left(color).as_secs_f64();
    format!("{:.2} {:.2}", seconds(Color::White), seconds(Color::Black))
}

fn name(offer: Offer) -> String {
    match offer {
        Offer::Draw => "draw".to_owned(),
        Offer::Takeback(to) => format!("takeback to {to}"),
        Offer::Rematch => "rematch".to_owned(),
    }
}

fn reason(ending: &Ending) -> String {
    match ending {
        Ending::Left => "left".to_owned(),
        Ending::PeerLeft => "the other side has left".to_owned(),
        Ending::Occupied => "the host already plays with somebody else".to_owned(),
        Ending::NotFound => "the host was not found".to_owned(),
        Ending::Overtime => "the other side’s clock and allowance have run out".to_owned(),
        Ending::PeerOvertime => "the other side says that this side’s time has run out".to_owned(),
        Ending::Claimed { own, theirs, moved } => {
            format!("met again after a claim: own {own}, theirs {theirs}, moved {moved}")
        }
        Ending::StillDiffers => "the records differ".to_owned(),
        Ending::Problem(problem) => problem.to_string(),
        Ending::PeerProblem(problem) => format!("the other side cannot go on: {problem:?}"),
    }
}
