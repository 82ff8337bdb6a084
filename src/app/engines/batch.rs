//! Batches of searches without a deadline, for game reports.

use std::collections::VecDeque;

use super::EngineChoice;
use super::engine::{EngineNews, SearchEngine, configure};
use super::resources::{Purpose, Resources, SearchTicket};
use crate::engine::{SearchId, SearchRequest};

/// Searches that run several at a time, each on an engine of one thread that has forgotten all before it: the results
/// depend neither on how many run at a time nor on their order.
pub(super) struct Batch {
    pub(super) purpose: Purpose,
    choice: EngineChoice,
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
    latest: Option<EngineNews>,
}

impl Batch {
    pub(super) fn new(
        purpose: Purpose,
        choice: EngineChoice,
        hash_mb: usize,
        searches: Vec<(SearchTicket, SearchRequest)>,
    ) -> Batch {
        Batch { purpose, choice, hash_mb, waiting: searches.into(), workers: Vec::new() }
    }

    pub(super) fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.workers.iter().all(|worker| worker.running.is_none())
    }

    /// Starts searches up to the limit. Call it after unneeded engines are removed.
    pub(super) fn fill(
        &mut self,
        threads: usize,
        make: &mut dyn FnMut(&EngineChoice) -> Box<dyn SearchEngine>,
    ) {
        while self.running() < threads && !self.waiting.is_empty() {
            let idle = self.workers.iter().position(|worker| worker.running.is_none());
            let index = idle.unwrap_or_else(|| {
                let engine = make(&self.choice);
                configure(engine.as_ref(), None, Resources { threads: 1, hash_mb: self.hash_mb });
                self.workers.push(Worker { engine, running: None });
                self.workers.len() - 1
            });
            if let Some((ticket, request)) = self.waiting.pop_front() {
                let worker = &mut self.workers[index];
                worker.engine.new_game();
                let id = worker.engine.go(request);
                worker.running = Some(Running { ticket, id, latest: None });
            }
        }
    }

    /// Takes the engines that have nothing to do, to be ended.
    pub(super) fn take_idle(&mut self) -> Vec<Box<dyn SearchEngine>> {
        let idle = self.workers.extract_if(.., |worker| worker.running.is_none());
        idle.map(|worker| worker.engine).collect()
    }

    pub(super) fn take_all(&mut self) -> Vec<Box<dyn SearchEngine>> {
        self.workers.drain(..).map(|worker| worker.engine).collect()
    }

    /// Takes the results of the finished searches: the last news of each, and its end.
    pub(super) fn news(&mut self) -> Vec<(SearchTicket, EngineNews)> {
        self.workers.iter_mut().flat_map(Worker::news).collect()
    }

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
    fn news(&mut self) -> Vec<(SearchTicket, EngineNews)> {
        let mut ended = Vec::new();
        for (id, news) in self.engine.news() {
            let Some(running) = self.running.as_mut().filter(|running| running.id == id) else { continue };
            if news.is_last() {
                let (ticket, latest) = (running.ticket, running.latest.take());
                ended.extend(latest.into_iter().chain([news]).map(|news| (ticket, news)));
                self.running = None;
            } else {
                running.latest = Some(news);
            }
        }
        ended
    }
}
