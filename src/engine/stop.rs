//! The stop signal of a search.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, PoisonError};

/// A flag that any thread may set, and wait for. Every search has its own, so that a late stop cannot hit the next one.
#[derive(Debug, Default)]
pub(crate) struct StopSignal {
    requested: AtomicBool,
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

    /// Whether a stop was requested. Cheap.
    pub fn is_requested(&self) -> bool {
        self.requested.load(Relaxed)
    }

    /// Blocks until a stop is requested.
    pub fn wait(&self) {
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.condvar.wait_while(guard, |()| !self.is_requested());
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
    }
}
