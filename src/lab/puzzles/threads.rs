//! Numbered work on several threads, each with a prover of its own.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::puzzles::Prover;

/// Does the work of each number, and passes on the results in order until `take` returns `false`. The results do not depend
/// on the number of threads.
///
/// # Errors
/// If a thread cannot be started, or those of `take`.
pub(super) fn in_order<T: Send>(
    (threads, nodes): (usize, u64),
    numbers: Range<usize>,
    work: impl Fn(&mut Prover, usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> io::Result<bool>,
) -> io::Result<()> {
    let (next, end) = (AtomicUsize::new(numbers.start), numbers.end);
    let (sender, results) = mpsc::channel();
    let work = |sender: mpsc::Sender<(usize, T)>| {
        Prover::run(nodes, |prover| {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end || sender.send((number, work(prover, number))).is_err() {
                    return;
                }
            }
        })
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1))
            .map(|_| {
                let (work, sender) = (&work, sender.clone());
                scope.spawn(move || work(sender))
            })
            .collect();
        drop(sender);
        let (mut waiting, mut at) = (BTreeMap::new(), numbers.start);
        // The end of this loop closes the channel, and each thread stops after its present number.
        let taken = results.into_iter().try_for_each(|(number, result)| {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&at) {
                if !take(at, result).map_err(Some)? {
                    return Err(None);
                }
                at += 1;
            }
            Ok(())
        });
        let started = threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        match taken {
            Err(Some(error)) => Err(error),
            Ok(()) | Err(None) => started,
        }
    })
}
