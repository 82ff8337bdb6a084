//! No game that was ever shown is gone: what replaces what, what can be undone, and what is written where.

mod identity;
mod pasted;
mod recognised;
mod replaced;
mod sequences;
mod studied;

use crate::program::desk::Desk;

/// A game that somebody sends.
const LETTER: &str = "[White \"Ewa\"]\n[Black \"Jan\"]\n[Variant \"Glinski\"]\n\n1. d5 d6 *\n";

/// An unfinished game for three.
const THREE: &str =
    "[White \"Ala\"]\n[Red \"Bea\"]\n[Black \"Cyd\"]\n[Variant \"ThreePlayer\"]\n\n1. e5 d5 h5 *\n";

/// Two people have made two moves.
fn played() -> Desk {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk
}

/// Three people have made two moves.
fn played_by_three() -> Desk {
    let mut desk = Desk::new();
    desk.begin_three("Ola");
    desk.moves("e3e5 c5d5");
    desk
}
