//! Tests of the engine's thread with thinkers that do not think.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use super::worker::{Announce, Command, Job, Think};
use super::{Engine, Event, Limits, SearchId, SearchRequest};
use crate::chess::{Position, Variant};

fn request() -> SearchRequest {
    SearchRequest::new(Position::start(Variant::Glinski), Limits::default())
}

/// Panics in its first search, and counts how often it was asked to recover.
struct PanicsOnce {
    searches: usize,
    recovered: Arc<AtomicUsize>,
}

impl Think for PanicsOnce {
    fn think(&mut self, job: &Job, _: &Announce) -> Result<Event, String> {
        self.searches += 1;
        assert!(self.searches > 1, "the first search fails");
        Ok(Event::BestMove { id: job.id, best: None, ponder: None })
    }

    fn obey(&mut self, _: &Command) {}

    fn recover(&mut self) {
        self.recovered.fetch_add(1, SeqCst);
    }
}

#[test]
fn a_panic_becomes_an_event_and_the_engine_goes_on() {
    let recovered = Arc::new(AtomicUsize::new(0));
    let mut engine =
        Engine::with_thinker(|| {}, PanicsOnce { searches: 0, recovered: Arc::clone(&recovered) });
    let first = engine.go(request());
    match engine.wait() {
        Some(Event::Failed { id, message }) => {
            assert_eq!(id, first);
            assert!(message.contains("the first search fails"), "{message}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(recovered.load(SeqCst), 1);
    let second = engine.go(request());
    assert!(matches!(engine.wait(), Some(Event::BestMove { id, .. }) if id == second));
}

/// Thinks until it is told to stop, and then tells which search it was.
struct WaitsForStop;

impl Think for WaitsForStop {
    fn think(&mut self, job: &Job, _: &Announce) -> Result<Event, String> {
        job.stop.wait();
        Ok(Event::BestMove { id: job.id, best: None, ponder: None })
    }

    fn obey(&mut self, _: &Command) {}

    fn recover(&mut self) {}
}

#[test]
fn each_search_is_stopped_for_itself() {
    let mut engine = Engine::with_thinker(|| {}, WaitsForStop);
    let ids: Vec<SearchId> = (0..50).map(|_| engine.go(request())).collect();
    engine.stop();
    let answered: Vec<SearchId> = (0..50).map(|_| engine.wait().unwrap().id()).collect();
    assert_eq!(answered, ids);
    assert!(engine.try_recv().is_none());
}

#[test]
fn dropping_stops_and_joins() {
    let told = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&told);
    let notify = move || {
        count.fetch_add(1, SeqCst);
    };
    let mut engine = Engine::with_thinker(notify, WaitsForStop);
    engine.go(request());
    drop(engine);
    // The thread has ended, or it would still hold a share of the counter.
    assert_eq!((told.load(SeqCst), Arc::strong_count(&told)), (1, 1));
}
