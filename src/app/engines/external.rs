//! The handle of an external engine: commands go to its thread, and results come from its mailbox.

use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::{Builder, JoinHandle};

use super::connection::{Input, Job};
use super::engine::{EngineNews, Mailbox, SearchEngine};
use super::worker::Worker;
use super::{AddedEngine, Patience};
use crate::app::text::Text;
use crate::engine::{SearchId, SearchRequest};

/// A UCI engine that runs as a process of its own.
pub struct ExternalEngine {
    orders: Sender<Input>,
    mailbox: Arc<Mailbox>,
    latest: SearchId,
    thread: Option<JoinHandle<()>>,
}

impl ExternalEngine {
    /// An engine whose program is not started yet. `notify` is called from a thread whenever there is news.
    pub fn new(
        engine: Arc<AddedEngine>,
        patience: Patience,
        notify: impl Fn() + Send + 'static,
    ) -> ExternalEngine {
        let (orders, inbox) = mpsc::channel();
        let mailbox = Arc::new(Mailbox::default());
        let worker = Worker::new(engine, patience, (orders.clone(), inbox), Arc::clone(&mailbox), notify);
        let thread = Builder::new().name("external engine".into()).spawn(move || worker.run()).ok();
        ExternalEngine { orders, mailbox, latest: SearchId(0), thread }
    }

    /// A missing worker is reported by the next search.
    fn order(&self, input: Input) -> bool {
        self.orders.send(input).is_ok()
    }
}

impl SearchEngine for ExternalEngine {
    fn go(&mut self, request: SearchRequest) -> SearchId {
        self.latest = SearchId(self.latest.0 + 1);
        if !self.order(Input::Go(Box::new(Job::new(self.latest, request)))) {
            self.mailbox.end(self.latest, EngineNews::Failed(Text::key("internal-error")));
        }
        self.latest
    }

    fn stop(&self) {
        self.order(Input::Stop(self.latest));
    }

    fn new_game(&self) {
        self.order(Input::NewGame);
    }

    fn set_threads(&self, threads: usize) {
        self.order(Input::Threads(threads));
    }

    fn set_hash_mb(&self, megabytes: usize) {
        self.order(Input::Hash(megabytes));
    }

    fn news(&self) -> Vec<(SearchId, EngineNews)> {
        self.mailbox.fetch()
    }

    fn end(mut self: Box<Self>) -> Option<JoinHandle<()>> {
        self.thread.take()
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        self.order(Input::Quit);
    }
}
