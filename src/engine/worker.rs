//! The engine thread: runs commands in order, searches, and turns a panic into an event.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use std::thread::{Builder, JoinHandle};
use std::time::Instant;

use super::event::{Event, Report, SearchId, SearchRequest};
use super::level::Strength;
use super::search::STACK_BYTES;
use super::state::{EngineState, EvalSource};
use super::stop::StopSignal;
use super::transposition::TranspositionTable;
use super::{book, draughts, greedy, root};
use crate::game::{Move, Position, Variant};

/// Sends an event to the owner of the engine.
pub(super) type SendEvent = dyn Fn(Event) + Send + Sync;

/// A command from the handle to the engine thread.
pub(super) enum Command {
    Go(SearchJob),
    NewGame {
        seed: u64,
    },
    ClearHash,
    HashSize {
        megabytes: usize,
    },
    Threads {
        count: usize,
    },
    Eval {
        source: EvalSource,
    },
    /// Everything before is done.
    Ready {
        done: Sender<()>,
    },
    Quit,
}

/// One search.
pub(super) struct SearchJob {
    pub id: SearchId,
    pub request: Box<SearchRequest>,
    /// From when on its time counts: the table may have to be made or cleared before the search begins.
    pub asked: Instant,
    pub stop: Arc<StopSignal>,
}

/// Runs the searches of the engine thread. A trait, so that tests can use a mock.
pub(super) trait Searcher: Send {
    /// Searches, sending `Info` events, and returns the last event. An error becomes `Failed`.
    fn search(&mut self, job: &SearchJob, send: &SendEvent) -> Result<Event, String>;
    /// Prepares for the next search after the best move was sent.
    fn after_search(&mut self) {}
    /// Runs any other command.
    fn run_command(&mut self, command: &Command);
    /// Resets the state after a panic.
    fn reset(&mut self);
}

/// Spawns the engine thread; `None` if the system cannot create one.
pub(super) fn spawn(
    inbox: Receiver<Command>,
    send: Arc<SendEvent>,
    mut searcher: impl Searcher + 'static,
) -> Option<JoinHandle<()>> {
    let run = move || {
        for command in inbox {
            match command {
                Command::Go(job) => {
                    send(run_search(&mut searcher, &job, &*send));
                    searcher.after_search();
                }
                Command::Quit => return,
                Command::Ready { done } => drop(done.send(())),
                other => searcher.run_command(&other),
            }
        }
    };
    Builder::new().name("engine".into()).stack_size(STACK_BYTES).spawn(run).ok()
}

/// Runs a search and returns its last event, also after a panic.
pub(super) fn run_search(searcher: &mut impl Searcher, job: &SearchJob, send: &SendEvent) -> Event {
    let id = job.id;
    let result = catch_unwind(AssertUnwindSafe(|| searcher.search(job, send)));
    let failed = |message| Event::Failed { id, message };
    match result {
        Ok(event) => event.unwrap_or_else(failed),
        Err(panic) => {
            searcher.reset();
            let text = panic.downcast_ref::<&str>().copied();
            let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
            failed(format!("the engine stopped: {}", text.unwrap_or("cause unknown")))
        }
    }
}

/// The searcher of the real engine.
impl Searcher for EngineState {
    fn search(&mut self, job: &SearchJob, send: &SendEvent) -> Result<Event, String> {
        let id = job.id;
        if let Some((best, ponder)) = book::probe(&job.request, &mut self.rng) {
            return Ok(Event::BestMove { id, best: Some(best), ponder });
        }
        if job.request.strength == Strength::Greedy {
            let best = greedy::search(&job.request, &mut self.rng)?;
            return Ok(Event::BestMove { id, best, ponder: None });
        }
        let report = |report| {
            send(match report {
                Report::Line(info) => Event::Info { id, info },
                Report::Progress(progress) => Event::Progress { id, progress },
            });
        };
        let (best, ponder) = match job.request.start {
            Position::Chess(_) => {
                let result = root::search(&job.request, job.asked, &job.stop, self, &report)?;
                (result.best.map(Move::Chess), result.ponder.map(Move::Chess))
            }
            Position::Draughts(_) => {
                let result = draughts::search(
                    &job.request,
                    job.asked,
                    &job.stop,
                    (&self.table, self.source.network(Variant::Checkers).as_deref(), self.helpers.len()),
                    &mut self.rng,
                    &report,
                )?;
                (result.best.map(Move::Draughts), result.ponder.map(Move::Draughts))
            }
        };
        Ok(Event::BestMove { id, best, ponder })
    }

    fn after_search(&mut self) {
        self.histories.moves.age();
    }

    fn run_command(&mut self, command: &Command) {
        match command {
            Command::NewGame { seed } => self.new_game(*seed),
            Command::ClearHash => self.table.clear(),
            Command::HashSize { megabytes } => {
                // Free the old table first: both together may not fit into memory.
                self.table = TranspositionTable::new(1);
                self.table = TranspositionTable::new(*megabytes);
            }
            Command::Threads { count } => self.set_threads(*count),
            Command::Eval { source } => self.set_eval(source.clone()),
            Command::Go(_) | Command::Ready { .. } | Command::Quit => {}
        }
    }

    fn reset(&mut self) {
        self.clear();
    }
}
