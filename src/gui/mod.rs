//! The window.

pub mod board;
pub mod icons;
pub mod layout;
pub mod palette;
pub mod pieces;
#[cfg(test)]
mod sight;
pub mod theme;
