//! Finds moves, in its own threads.
