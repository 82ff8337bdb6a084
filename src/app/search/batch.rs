//! Many searches that are all wanted, none of them soon.

use std::collections::VecDeque;

use super::engine::{SearchEngine, configure};
use super::purpose::{Purpose, SearchTicket};
use super::resources::Allocation;
use crate::engine::{Event, Info, SearchId, SearchRequest};

/// Searches that run several at a time, each on an engine of one thread that has forgotten all before it: the results
/// depend neither on how many run at a time nor on their order.
pub(super) struct Batch {
    purpose: Purpose,
    /// Mebibytes of each engine's table.
    hash_mb: usize,
    waiting: VecDeque<(SearchTicket, SearchRequest)>,
    workers: Vec<Worker>,
}

struct Worker {
    engine: Box<dyn SearchEngine>,
    running: Option<Running>,
}

struct Running {
    ticket: SearchTicket,
    id: SearchId,
    /// The latest it has found.
    info: Option<Info>,
}

impl Batch {
    pub(super) fn new(
        purpose: Purpose,
        hash_mb: usize,
        searches: Vec<(SearchTicket, SearchRequest)>,
    ) -> Batch {
        Batch { purpose, hash_mb, waiting: searches.into(), workers: Vec::new() }
    }

    pub(super) fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Whether nothing is left to do.
    pub(super) fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.workers.iter().all(|worker| worker.running.is_none())
    }

    /// Begins searches until so many run. Engines that are not needed any more go.
    pub(super) fn fill(&mut self, threads: usize, make: &mut dyn FnMut() -> Box<dyn SearchEngine>) {
        while self.running() < threads && !self.waiting.is_empty() {
            let idle = self.workers.iter().position(|worker| worker.running.is_none());
            let index = idle.unwrap_or_else(|| {
                let engine = make();
                configure(engine.as_ref(), None, Allocation { threads: 1, hash_mb: self.hash_mb });
                self.workers.push(Worker { engine, running: None });
                self.workers.len() - 1
            });
            if let Some((ticket, request)) = self.waiting.pop_front() {
                let worker = &mut self.workers[index];
                worker.engine.new_game();
                let id = worker.engine.go(request);
                worker.running = Some(Running { ticket, id, info: None });
            }
        }
        self.workers.retain(|worker| worker.running.is_some());
    }

    /// What has come to an end: of each search its last news and its end.
    pub(super) fn events(&mut self) -> Vec<(SearchTicket, Event)> {
        self.workers.iter_mut().flat_map(Worker::events).collect()
    }

    /// Gives up what has not been found yet.
    pub(super) fn give_up(&mut self) {
        self.waiting.clear();
        self.workers.iter().for_each(|worker| worker.engine.stop());
    }

    /// Makes one engine answer.
    #[cfg(test)]
    pub(super) fn stop_one(&self, worker: usize) {
        self.workers[worker].engine.stop();
    }

    fn running(&self) -> usize {
        self.workers.iter().filter(|worker| worker.running.is_some()).count()
    }
}

impl Worker {
    fn events(&mut self) -> Vec<(SearchTicket, Event)> {
        let mut ended = Vec::new();
        for event in self.engine.events() {
            let Some(running) = self.running.as_mut().filter(|running| running.id == event.id()) else {
                continue;
            };
            match event {
                Event::Info { info, .. } => running.info = Some(info),
                end => {
                    let (ticket, id) = (running.ticket, running.id);
                    let last = running.info.take().map(|info| (ticket, Event::Info { id, info }));
                    ended.extend(last.into_iter().chain([(ticket, end)]));
                    self.running = None;
                }
            }
        }
        ended
    }
}
