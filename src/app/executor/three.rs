//! The computer of the three-player game, on a thread of its own that lives as long as it has work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::threads::spawn;
use crate::app::catalogue::Text;
use crate::app::message::ThreeNews;
use crate::app::search::{SearchTicket, ThreeSearch};
use crate::engine::StopSignal;
use crate::three::Game;
use crate::three_engine::{Engine, Level, Limits};

/// The size of its table in mebibytes: it searches for about a second.
const HASH: usize = 32;

/// A search to be made.
struct Job {
    ticket: SearchTicket,
    game: Box<Game>,
    level: Level,
    limits: Limits,
    stop: Arc<StopSignal>,
}

/// The computer of the three-player game. Its thread begins with the first search.
pub(super) struct ThreeComputer {
    notify: Arc<dyn Fn() + Send + Sync>,
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    tell: Sender<(SearchTicket, ThreeNews)>,
    told: Receiver<(SearchTicket, ThreeNews)>,
    /// Stops the search that was begun last.
    stop: Arc<StopSignal>,
}

impl ThreeComputer {
    /// An idle computer; `notify` is called when it has news.
    pub fn new(notify: impl Fn() + Send + Sync + 'static) -> Self {
        let (tell, told) = mpsc::channel();
        Self { notify: Arc::new(notify), jobs: None, thread: None, tell, told, stop: Arc::default() }
    }

    /// Begins a search, or ends one.
    pub fn run(&mut self, command: ThreeSearch) {
        self.stop.request();
        let (ticket, game, level, limits) = match command {
            ThreeSearch::Go { ticket, game, level, limits } => (ticket, game, level, limits),
            ThreeSearch::Stop => return,
            ThreeSearch::End => return self.jobs = None,
        };
        self.stop = Arc::default();
        let job = Job { ticket, game, level, limits, stop: Arc::clone(&self.stop) };
        let is_taken = self.jobs().is_some_and(|jobs| jobs.send(job).is_ok());
        if !is_taken {
            // Without a thread the computer fails; the channel is our own.
            drop(self.tell.send((ticket, ThreeNews::Failed(Text::key("internal-error")))));
            (self.notify)();
        }
    }

    /// The channel for jobs; starts the thread if necessary.
    fn jobs(&mut self) -> Option<&Sender<Job>> {
        if self.jobs.is_none() {
            let (jobs, todo) = mpsc::channel();
            let (tell, notify) = (self.tell.clone(), Arc::clone(&self.notify));
            let work = move || search_all(&todo, &tell, notify.as_ref());
            self.thread = spawn("three", work);
            self.jobs = self.thread.is_some().then_some(jobs);
        }
        self.jobs.as_ref()
    }

    /// Takes the news since the last call.
    pub fn news(&mut self) -> impl Iterator<Item = (SearchTicket, ThreeNews)> {
        self.told.try_iter()
    }
}

impl Drop for ThreeComputer {
    fn drop(&mut self) {
        self.stop.request();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has printed its message to stderr.
            drop(thread.join());
        }
    }
}

/// Searches until the channel closes.
fn search_all(todo: &Receiver<Job>, tell: &Sender<(SearchTicket, ThreeNews)>, notify: &dyn Fn()) {
    let mut engine = Engine::new(HASH);
    engine.clear(fastrand::u64(..));
    for job in todo {
        let news = |news| {
            // The receiver is gone only while the program ends.
            drop(tell.send((job.ticket, news)));
            notify();
        };
        let mut report = |info| news(ThreeNews::Thinking(Box::new(info)));
        let think =
            AssertUnwindSafe(|| engine.think(&job.game, job.level, &job.limits, &job.stop, &mut report));
        if let Ok(best) = catch_unwind(think) {
            news(ThreeNews::BestMove(best));
        } else {
            engine = Engine::new(HASH);
            news(ThreeNews::Failed(Text::key("internal-error")));
        }
    }
}
