//! The signals to a running search: stop, and ponderhit.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};
use std::time::Instant;

/// A flag that any thread may set, and wait for. Every search has its own, so that a late stop cannot hit the next one.
#[derive(Debug, Default)]
pub struct StopSignal {
    requested: AtomicBool,
    /// The time at which the expected move was played.
    ponderhit: OnceLock<Instant>,
    mutex: Mutex<()>,
    condvar: Condvar,
}

impl StopSignal {
    /// Requests a stop.
    pub fn request(&self) {
        // Under the lock, so that a waiter cannot check the flag just before and sleep just after.
        let _guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        self.requested.store(true, Relaxed);
        self.condvar.notify_all();
    }

    /// Signals that the move that the search ponders on was played now.
    pub fn ponderhit(&self) {
        let _guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        self.ponderhit.get_or_init(Instant::now);
        self.condvar.notify_all();
    }

    /// The time at which the move that the search ponders on was played. Cheap.
    pub fn ponderhit_at(&self) -> Option<Instant> {
        self.ponderhit.get().copied()
    }

    /// Whether a stop was requested. Cheap.
    pub fn is_requested(&self) -> bool {
        self.requested.load(Relaxed)
    }

    /// Blocks until a stop is requested.
    pub fn wait(&self) {
        self.wait_until(|| self.is_requested());
    }

    /// Blocks until a stop is requested, or the move that the search ponders on is played.
    pub fn wait_for_ponderhit(&self) {
        self.wait_until(|| self.is_requested() || self.ponderhit_at().is_some());
    }

    fn wait_until(&self, is_over: impl Fn() -> bool) {
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.condvar.wait_while(guard, |()| !is_over());
        drop(waited);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_waiter_wakes() {
        let stop = StopSignal::default();
        assert!(!stop.is_requested());
        std::thread::scope(|scope| {
            scope.spawn(|| stop.wait());
            stop.request();
        });
        assert!(stop.is_requested());
        stop.wait();
        stop.wait_for_ponderhit();
        assert_eq!(stop.ponderhit_at(), None);
    }

    #[test]
    fn a_ponderhit_is_no_stop() {
        let stop = StopSignal::default();
        std::thread::scope(|scope| {
            scope.spawn(|| stop.wait_for_ponderhit());
            stop.ponderhit();
        });
        let first = stop.ponderhit_at();
        stop.ponderhit();
        assert!(first.is_some() && stop.ponderhit_at() == first && !stop.is_requested());
    }
}
