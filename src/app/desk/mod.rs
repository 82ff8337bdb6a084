//! The receiver of every message. It hands messages to the open mode, and carries out what concerns more than one mode:
//! opening, saving, leaving, restoring.
//!
//! All methods of [`Work`], which handles one message, stand here, a file a feature.

mod annotate;
mod announce;
mod answers;
mod clipboard;
mod dispatch;
mod editor;
mod engines;
mod game;
mod guard;
mod journal;
mod library;
mod matches;
mod new_game;
mod online_chat;
mod online_found;
mod online_news;
mod online_offers;
mod online_start;
mod open;
mod replace;
mod replaced;
mod replay;
mod save;
mod settings;
mod sheet;
mod three;
mod three_files;
mod typed_move;
mod typing;
mod work;

pub(in crate::app) use matches::{can_go_on, may_rematch};
pub use replaced::Replaced;
pub(in crate::app) use work::Work;
