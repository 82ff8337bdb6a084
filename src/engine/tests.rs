//! Tests of the engine thread with mock searchers.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use super::{Engine, Event, Info, Limits, SearchId, SearchJob, SearchRequest, Searcher};
use crate::chess::{Position, Variant};
use crate::game::Move;

fn request() -> SearchRequest {
    SearchRequest::new(Position::start(Variant::Glinski), Limits::default())
}

/// Panics in its first search, and counts how often it was reset.
struct PanicsOnce {
    searches: usize,
    resets: Arc<AtomicUsize>,
}

impl Searcher for PanicsOnce {
    type Request = SearchRequest;
    type Info = Info;
    type Move = Move;

    fn search(&mut self, job: &SearchJob, _: &dyn Fn(Event)) -> Result<Event, String> {
        self.searches += 1;
        assert!(self.searches > 1, "the first search fails");
        Ok(Event::BestMove { id: job.id, best: None, ponder: None })
    }

    fn reset(&mut self) {
        self.resets.fetch_add(1, SeqCst);
    }
}

#[test]
fn a_panic_becomes_an_event_and_the_engine_keeps_working() {
    let resets = Arc::new(AtomicUsize::new(0));
    let mut engine = Engine::with_searcher(|| {}, PanicsOnce { searches: 0, resets: Arc::clone(&resets) });
    let first = engine.go(request());
    match engine.wait() {
        Some(Event::Failed { id, message }) => {
            assert_eq!(id, first);
            assert!(message.contains("the first search fails"), "{message}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(resets.load(SeqCst), 1);
    let second = engine.go(request());
    assert!(matches!(engine.wait(), Some(Event::BestMove { id, .. }) if id == second));
}

/// Waits for the stop signal.
struct WaitsForStop;

impl Searcher for WaitsForStop {
    type Request = SearchRequest;
    type Info = Info;
    type Move = Move;

    fn search(&mut self, job: &SearchJob, _: &dyn Fn(Event)) -> Result<Event, String> {
        job.stop.wait();
        Ok(Event::BestMove { id: job.id, best: None, ponder: None })
    }

    fn reset(&mut self) {}
}

#[test]
fn each_search_has_its_own_stop_signal() {
    let mut engine = Engine::with_searcher(|| {}, WaitsForStop);
    let ids: Vec<SearchId> = (0..50).map(|_| engine.go(request())).collect();
    engine.stop();
    let answered: Vec<SearchId> = (0..50).map(|_| engine.wait().unwrap().id()).collect();
    assert_eq!(answered, ids);
    assert!(engine.try_recv().is_none());
}

#[test]
fn dropping_stops_and_joins() {
    let notified = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&notified);
    let notify = move || {
        count.fetch_add(1, SeqCst);
    };
    let mut engine = Engine::with_searcher(notify, WaitsForStop);
    engine.go(request());
    drop(engine);
    // The thread has ended, or it would still hold a reference to the counter.
    assert_eq!((notified.load(SeqCst), Arc::strong_count(&notified)), (1, 1));
}
