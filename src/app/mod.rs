//! The program without its window.
//!
//! A [`Message`](model::Message) describes an event, [`update()`] changes the [`Model`](model::Model)
//! and answers with [`Command`](context::Command)s, the [`Executor`](update::Executor) carries them out and brings back
//! messages. The window asks the model what to draw.
//!
//! ```
//! use std::time::Duration;
//!
//! use heksy::app::engines::Machine;
//! use heksy::app::model::{Message, Model};
//! use heksy::app::settings::Settings;
//! use heksy::app::update;
//!
//! let mut model = Model::new(Settings::default());
//! let commands = update(&mut model, Message::Started { file: None, machine: Machine::UNKNOWN }, Duration::ZERO);
//! println!("{commands:?}");
//! ```

pub mod board;
pub mod context;
pub mod engines;
pub mod game;
pub mod library;
pub mod model;
pub mod online;
pub mod play;
pub mod print;
pub mod settings;
pub mod text;
pub mod update;

pub use update::update;
