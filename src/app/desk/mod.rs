//! The receiver of every message. It hands messages to the open mode, and carries out everything that involves more
//! than one mode: opening, saving, leaving, restoring.
//!
//! All methods of [`Work`], which handles one message, are in this folder, one file for each feature. A file calls
//! those above it in the list below; from those below it a feature requests work by a
//! [`DeskRequest`](crate::app::context::DeskRequest).

mod work;

mod autosave;
mod settings;

mod replace;

mod library;
mod places;

mod mail;

mod open;

mod online_start;
mod three;

mod journal;
mod online_game;

mod new_game;
mod online_news;
mod save;

mod write_back;

mod own_games;

mod over;

mod engines;

mod clipboard;

mod annotate;
mod announce;
mod replay;
mod type_in;

mod explore;

mod answers;
mod requests;

mod dispatch;

pub use dispatch::update;
