//! What the program is, without a window.
//!
//! A [`Message`](message::Message) says what happened, [`update`](update::update) changes the
//! [`Model`](model::Model) and answers with [`Command`](command::Command)s, the [`Executor`](executor::Executor)
//! carries them out and brings back messages. The window draws what [`view`] makes of the model.

pub mod board_view;
mod capture;
mod castling;
pub mod catalogue;
pub mod command;
pub mod date;
pub mod dialog;
pub mod document;
pub mod executor;
mod explain;
pub mod file;
pub mod journal;
pub mod library;
mod match_play;
pub mod message;
pub mod model;
pub mod new_game;
pub mod places;
pub mod samples;
pub mod settings;
pub mod settings_file;
mod shown;
mod start;
pub mod storage;
pub mod toasts;
mod typed_path;
pub mod update;
pub mod view;
pub mod words;
