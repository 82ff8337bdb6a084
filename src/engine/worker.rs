//! The engine's thread: takes commands one after the other, thinks, and turns a panic into an event.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::thread::{Builder, JoinHandle};

use super::book;
use super::checkers;
use super::memory::{EvalSource, Memory};
use super::root;
use super::stop::Stop;
use super::table::Table;
use super::{Event, SearchId, SearchRequest};
use crate::game::{Move, Position};

/// Until told otherwise, the table has this many mebibytes.
pub const DEFAULT_HASH_MB: usize = 16;
/// The search recurses up to the greatest depth with a move list in each frame, and debug frames are wide.
pub(super) const STACK_BYTES: usize = 32 << 20;

/// Tells an event to the engine's owner.
pub(super) type Announce = dyn Fn(Event) + Send + Sync;

/// What the handle asks of the thread.
pub(super) enum Command {
    Go(Job),
    NewGame { seed: u64 },
    ClearHash,
    HashSize { megabytes: usize },
    Threads { count: usize },
    Eval { source: EvalSource },
    Quit,
}

/// One search to do.
pub(super) struct Job {
    pub id: SearchId,
    pub request: Box<SearchRequest>,
    pub stop: Arc<Stop>,
}

/// Does the thinking; a trait so that tests can put something else in the engine's place.
pub(super) trait Think: Send {
    /// Searches, announcing what it finds, and returns the last event. An error is told as `Failed`.
    fn think(&mut self, job: &Job, announce: &Announce) -> Result<Event, String>;
    /// After the answer, while nobody waits: makes ready for the next search.
    fn settle(&mut self) {}
    /// Obeys every other command.
    fn obey(&mut self, command: &Command);
    /// Comes back to a sound state after a panic.
    fn recover(&mut self);
}

/// Starts the thread; `None` if the system has no thread to give.
pub(super) fn spawn(
    inbox: Receiver<Command>,
    announce: Arc<Announce>,
    mut thinker: impl Think + 'static,
) -> Option<JoinHandle<()>> {
    let run = move || {
        for command in inbox {
            match command {
                Command::Go(job) => {
                    announce(answer(&mut thinker, &job, &*announce));
                    thinker.settle();
                }
                Command::Quit => return,
                other => thinker.obey(&other),
            }
        }
    };
    Builder::new().name("engine".into()).stack_size(STACK_BYTES).spawn(run).ok()
}

/// The search's last event, whatever happens in the search.
fn answer(thinker: &mut impl Think, job: &Job, announce: &Announce) -> Event {
    let id = job.id;
    let outcome = catch_unwind(AssertUnwindSafe(|| thinker.think(job, announce)));
    let failed = |message| Event::Failed { id, message };
    match outcome {
        Ok(result) => result.unwrap_or_else(failed),
        Err(panic) => {
            thinker.recover();
            let text = panic.downcast_ref::<&str>().copied();
            let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
            failed(format!("the engine stopped: {}", text.unwrap_or("cause unknown")))
        }
    }
}

/// The engine's own thinker.
impl Think for Memory {
    fn think(&mut self, job: &Job, announce: &Announce) -> Result<Event, String> {
        let id = job.id;
        if let Some((best, ponder)) = book::answer(&job.request, &mut self.rng) {
            return Ok(Event::BestMove { id, best: Some(best), ponder });
        }
        let mut report = |info| announce(Event::Info { id, info });
        let (best, ponder) = match job.request.start {
            Position::Chess(_) => {
                let found = root::think(&job.request, &job.stop, self, &mut report)?;
                (found.best.map(Move::Chess), found.ponder.map(Move::Chess))
            }
            Position::Checkers(_) => {
                let found =
                    checkers::think(&job.request, &job.stop, &self.table, &mut self.rng, &mut report)?;
                (found.best.map(Move::Checkers), found.ponder.map(Move::Checkers))
            }
        };
        Ok(Event::BestMove { id, best, ponder })
    }

    fn settle(&mut self) {
        self.learnt.history.fade();
    }

    fn obey(&mut self, command: &Command) {
        match command {
            Command::NewGame { seed } => {
                self.recover();
                self.rng = fastrand::Rng::with_seed(*seed);
            }
            Command::ClearHash => self.table.clear(),
            Command::HashSize { megabytes } => {
                // The old table goes first: both at once may be more than the memory holds.
                self.table = Table::new(1);
                self.table = Table::new(*megabytes);
            }
            Command::Threads { count } => self.set_threads(*count),
            Command::Eval { source } => self.set_eval(source.clone()),
            Command::Go(_) | Command::Quit => {}
        }
    }

    fn recover(&mut self) {
        self.clear();
    }
}
