//! Every message passes here: `update` opens, saves, leaves and restores games, hands the rest to the screen on top, and answers
//! with commands; the [`Executor`] carries them out on threads.
//!
//! All methods of `Work`, which handles one message, stand in this room.

mod annotate;
mod answers;
mod autosave;
mod clipboard;
mod dispatch;
mod engines;
mod executor;
mod library;
mod mail;
mod new_game;
mod online_game;
mod online_news;
mod online_start;
mod open;
mod over;
mod own_games;
mod places;
mod replace;
mod save;
mod sessions;
mod settings;
mod threads;
mod type_in;
mod work;

pub use dispatch::update;
pub use executor::Executor;
