//! The system's request to end: `SIGTERM` when the computer shuts down, `SIGINT` for Ctrl+C in a terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{process, thread};

use async_signal::{Signal, Signals};
use n0_future::StreamExt;
use n0_future::future::block_on;

/// From now on such a request sets the flag and wakes the window. A second one ends the program at once, in case the
/// window does not answer. Without the thread the system ends the program at once, which loses no move.
pub fn listen(is_requested: Arc<AtomicBool>, wake: impl Fn() + Send + 'static) {
    let Ok(mut signals) = Signals::new([Signal::Term, Signal::Int]) else { return };
    let wait = move || {
        while let Some(Ok(_)) = block_on(signals.next()) {
            if is_requested.swap(true, Ordering::Relaxed) {
                process::exit(1);
            }
            wake();
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(wait).ok();
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use rustix::process::{getpid, kill_process};

    use super::*;

    #[test]
    fn a_request_to_end_does_not_end_the_program_but_wakes_the_window() {
        let is_requested = Arc::<AtomicBool>::default();
        let (wake, is_woken) = channel();
        listen(Arc::clone(&is_requested), move || {
            let _ = wake.send(());
        });
        kill_process(getpid(), rustix::process::Signal::TERM).unwrap();
        is_woken.recv_timeout(Duration::from_mins(1)).expect("the signal arrives");
        assert!(is_requested.load(Ordering::Relaxed));
    }
}
