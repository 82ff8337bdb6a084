//! Generating the tables of a game, each after those that its captures and promotions lead to.

use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::super::placement::Ending;
use super::library::{GenerateError, Library};
use super::solve::solve;
use super::solved::Solved;

impl Library {
    /// Solves the endings that are missing in their order, several at a time. `done` is called with each as
    /// soon as it is solved.
    ///
    /// # Errors
    /// [`GenerateError`], or an error of `done`.
    pub fn solve<E: From<GenerateError> + Send>(
        &mut self,
        endings: &[Ending],
        threads: usize,
        done: impl Fn(&Solved) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        let left: Vec<Ending> =
            endings.iter().copied().filter(|&ending| self.get(ending).is_none()).collect();
        // Endings with as many pieces and as many pawns do not lead to each other.
        for group in left.chunk_by(|a, b| (a.len(), a.pawns()) == (b.len(), b.pawns())) {
            let next = AtomicUsize::new(0);
            let solved = Mutex::new(Ok(Vec::new()));
            thread::scope(|scope| {
                for _ in 0..threads.clamp(1, group.len()) {
                    scope.spawn(|| {
                        while let Some(&ending) = group.get(next.fetch_add(1, Relaxed)) {
                            let result = solve(self, ending).map_err(E::from);
                            let result = result.and_then(|table| done(&table).map(|()| table));
                            let mut solved = solved.lock().unwrap_or_else(PoisonError::into_inner);
                            match (result, &mut *solved) {
                                (Ok(table), Ok(tables)) => tables.push(table),
                                (Err(error), _) => *solved = Err(error),
                                (Ok(_), Err(_)) => return,
                            }
                        }
                    });
                }
            });
            for table in solved.into_inner().unwrap_or_else(PoisonError::into_inner)? {
                self.add(table);
            }
        }
        Ok(())
    }
}
