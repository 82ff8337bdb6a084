//! Pictures of the pieces, drawn from vectors at the exact size at which they are shown.
//!
//! A [`SpriteSheet`] holds the pieces of a set for two armies or for three at one size, in one texture. Drawing a sheet
//! takes a few milliseconds, so a thread of its own does it; meanwhile the sheet nearest in size is shown, scaled.

pub mod figurines;
mod render;
mod sheets;

pub use sheets::{Pieces, SpriteSheet, on_pixels};
