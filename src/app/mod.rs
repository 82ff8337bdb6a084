//! The program without its window.
//!
//! A [`Message`](message::Message) describes an event, [`update`] changes the [`Model`](model::Model)
//! and answers with [`Command`](cx::Command)s, the [`Executor`](executor::Executor) carries them out and brings back
//! messages. The window draws the [`view`] of the model.
//!
//! ```
//! use std::time::Duration;
//!
//! use heksy::app::message::Message;
//! use heksy::app::model::Model;
//! use heksy::app::engines::Machine;
//! use heksy::app::settings::Settings;
//! use heksy::app::update;
//!
//! let mut model = Model::new(Settings::default());
//! let commands = update(&mut model, Message::Started { file: None, machine: Machine::UNKNOWN }, Duration::ZERO);
//! println!("{commands:?}");
//! ```

pub mod board;
pub mod context;
mod desk;
pub mod diagram;
pub mod editor;
pub mod engines;
pub mod executor;
pub mod game;
pub mod learn;
pub mod library;
pub mod message;
pub mod mode;
pub mod model;
pub mod online;
pub mod over;
pub mod play;
pub mod puzzles;
pub mod settings;
pub mod storage;
pub mod text;

pub use desk::update;
