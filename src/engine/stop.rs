//! A request to stop, that can be asked for and waited for.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, PoisonError};

/// Set once, from any thread; every search has its own, so that a stop never hits the search after.
#[derive(Debug, Default)]
pub(crate) struct Stop {
    requested: AtomicBool,
    gate: Mutex<()>,
    bell: Condvar,
}

impl Stop {
    /// Asks to stop.
    pub fn request(&self) {
        // Under the lock, so that a waiter cannot look just before and fall asleep just after.
        let _gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        self.requested.store(true, Relaxed);
        self.bell.notify_all();
    }

    /// Whether a stop has been asked for. Cheap.
    pub fn is_requested(&self) -> bool {
        self.requested.load(Relaxed)
    }

    /// Sleeps until a stop is asked for.
    pub fn wait(&self) {
        let gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.bell.wait_while(gate, |()| !self.is_requested());
        drop(waited);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_waiter_wakes() {
        let stop = Stop::default();
        assert!(!stop.is_requested());
        std::thread::scope(|scope| {
            scope.spawn(|| stop.wait());
            stop.request();
        });
        assert!(stop.is_requested());
        stop.wait();
    }
}
