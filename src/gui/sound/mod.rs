//! Sounds: short knocks of wood on wood, synthesised at the start and played by a thread.
//!
//! [`Bank`] has the sounds, which a `recipe` describes. A [`Player`] passes them to a [`Mixer`], from
//! which an [`Output`] takes them: the system's, or in tests a recorder. While no sound plays, no device runs.

mod device;
mod mixer;
mod player;
mod recipe;
mod synth;

pub use device::open;
pub use mixer::Mixer;
pub use player::{Output, Player};
pub use synth::{Bank, SAMPLE_RATE};
