//! The geometry of the hexagonal board, with no game on it.
