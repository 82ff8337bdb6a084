//! Numbered work on several threads, each with an engine of its own.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

use crate::engine::STACK_BYTES;

/// Does the work of each number with an engine that `start` makes for each thread, and passes on the results in order until
/// `take` returns `false`. The results do not depend on the number of threads.
///
/// # Errors
/// The errors of `take`, and the system's if a thread cannot be started.
pub(super) fn in_order<S, T: Send, E: From<io::Error>>(
    threads: usize,
    numbers: Range<usize>,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<bool, E>,
) -> Result<(), E> {
    let (next, end) = (AtomicUsize::new(numbers.start), numbers.end);
    let (sender, results) = mpsc::channel();
    let work = |sender: mpsc::Sender<(usize, T)>| {
        let mut engine = start();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end || sender.send((number, work(&mut engine, number))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (work, sender) = (&work, sender.clone());
            let thread = Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, move || work(sender));
            // The threads that have started stop after their present number.
            thread.inspect_err(|_| next.store(end, Ordering::Relaxed))?;
        }
        drop(sender);
        let (mut waiting, mut at) = (BTreeMap::new(), numbers.start);
        // The end of this loop closes the channel, and each thread stops after its present number.
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&at) {
                if !take(at, result)? {
                    return Ok(());
                }
                at += 1;
            }
        }
        Ok(())
    })
}
