//! Plays the games of a match concurrently and collects the results.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use super::player::Player;
use super::record;
use super::referee::{self, Fault, Finished};
use super::report::{self, Standings};
use super::schedule::{Job, schedule};
use super::settings::Settings;
use super::state::Store;
use crate::game::date::today;
use crate::lab::error::LabError;
use crate::sides::Color;

/// Plays a match and returns the standings.
///
/// # Errors
/// [`LabError`]: an engine does not start, or a file cannot be written.
pub(super) fn play(settings: &Settings, output: &mut impl Write) -> Result<Standings, LabError> {
    let mut recorder = Recorder::open(settings, output)?;
    let jobs = Mutex::new(schedule(settings.games, recorder.played.clone()));
    let stop = AtomicBool::new(recorder.is_decided());
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..settings.concurrency {
            let (sender, jobs, stop) = (sender.clone(), &jobs, &stop);
            scope.spawn(move || play_games(settings, jobs, stop, &sender));
        }
        drop(sender);
        for result in results {
            let is_decided = result.and_then(|finished| recorder.add(finished));
            if !matches!(is_decided, Ok(false)) {
                stop.store(true, Ordering::Relaxed);
            }
            is_decided?;
            if stop.load(Ordering::Relaxed) {
                break;
            }
        }
        Ok::<(), LabError>(())
    })?;
    recorder.finish()
}

/// Plays games until none is left.
fn play_games(
    settings: &Settings,
    jobs: &Mutex<impl Iterator<Item = Job>>,
    stop: &AtomicBool,
    sender: &Sender<Result<Finished, LabError>>,
) {
    let mut players = settings.engines.each_ref().map(|engine| Player::new(engine, settings.variant.key()));
    while !stop.load(Ordering::Relaxed) {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(job) = next else { return };
        let opening = settings.openings.get(job.pair());
        let result = referee::play(job, &opening, &mut players, &settings.referee, stop);
        let is_error = result.is_err();
        if result.transpose().is_some_and(|result| sender.send(result).is_err()) || is_error {
            return;
        }
    }
}

/// Records and reports the results.
struct Recorder<'a, W> {
    settings: &'a Settings,
    output: &'a mut W,
    store: Option<Store>,
    standings: Standings,
    /// The games played in an earlier run.
    played: BTreeSet<usize>,
    started: Instant,
}

impl<'a, W: Write> Recorder<'a, W> {
    fn open(settings: &'a Settings, output: &'a mut W) -> Result<Self, LabError> {
        let opened = settings.pgn.as_ref().map(|path| Store::open(path, settings)).transpose()?;
        let (store, games) = opened.unzip();
        let games = games.unwrap_or_default();
        let mut standings = Standings::default();
        for game in &games {
            standings.add(Job { game: game.game }, game.quarters, game.fault);
        }
        if !games.is_empty() {
            writeln!(output, "Continuing after {} games", games.len())?;
        }
        let played = games.iter().map(|game| game.game).collect();
        Ok(Self { settings, output, store, standings, played, started: Instant::now() })
    }

    fn names(&self) -> [&'a str; 2] {
        self.settings.engines.each_ref().map(|engine| engine.name.as_str())
    }

    fn is_decided(&self) -> bool {
        self.settings.sprt.is_some_and(|sprt| self.standings.verdict(&sprt).is_some())
    }

    /// Records and reports a game. Returns whether the SPRT has decided the match.
    fn add(&mut self, mut finished: Finished) -> Result<bool, LabError> {
        let job = finished.job;
        finished.record.tags.set("Event", "Engine match");
        finished.record.tags.set("Date", &today());
        let fault: Option<(usize, Fault)> =
            finished.fault.map(|(loser, fault)| (usize::from(loser != job.first_color()), fault));
        if let Some(store) = &mut self.store {
            store.add(&finished, fault)?;
        }
        let completes_pair = self.standings.add(job, finished.points.for_color(job.first_color()), fault);
        let [white, black] = Color::ALL.map(|color| finished.record.player(color).to_owned());
        let (points, reason) = (finished.points, &finished.reason);
        writeln!(self.output, "Finished game {} ({white} vs {black}): {points} {{{reason}}}", job.game + 1)?;
        if completes_pair {
            let text = self.standings.text(self.names(), self.settings.sprt.as_ref());
            writeln!(self.output, "{text}")?;
        }
        self.output.flush()?;
        Ok(completes_pair && self.is_decided())
    }

    /// Writes the final report.
    fn finish(self) -> Result<Standings, LabError> {
        let (names, sprt) = (self.names(), self.settings.sprt.as_ref());
        writeln!(self.output, "\n{}", self.standings.text(names, sprt))?;
        write!(self.output, "{}", self.standings.final_text(names))?;
        writeln!(self.output, "{}", report::verdict_text(names, &self.standings, sprt))?;
        record::append(self.settings, &self.standings)?;
        writeln!(self.output, "Finished match in {:.1} s", self.started.elapsed().as_secs_f64())?;
        Ok(self.standings)
    }
}
