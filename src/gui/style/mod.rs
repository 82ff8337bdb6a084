//! The look of the window: colours and sizes, icons, the pictures of the pieces, and the small parts that every
//! feature builds from.

pub mod icons;
pub mod palette;
pub mod pieces;
mod rgb;
#[cfg(test)]
mod sight;
pub mod theme;
pub mod widgets;
