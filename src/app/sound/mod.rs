//! The choice of sounds. The program sends [`WindowCommand::Play`](crate::app::cx::WindowCommand::Play); the window
//! has the sounds.
//!
//! A sound never carries information alone: [`Sound`] names the visible counterpart of each.

mod due;
mod kind;

pub(super) use self::due::DueSounds;
pub use kind::Sound;
