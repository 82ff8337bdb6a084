//! Faults of engines, and their texts.

use std::io::{self, ErrorKind};

use crate::app::text::{Text, words};
use crate::excerpt;
use crate::game::Variant;

/// A fault of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The program does not exist.
    Missing,
    /// The program may not be run.
    NotAllowed,
    /// The program could not be started, in the system's words.
    NotStarted(String),
    /// The engine has exited or closed its output unexpectedly.
    Ended,
    /// The engine does not answer this command.
    Silent(&'static str),
    /// The engine prints without end.
    Flood,
    /// The engine plays, or expects, an illegal move.
    IllegalMove(String),
    /// The engine does not support this game.
    OtherGame(Variant),
}

impl Fault {
    /// The fault for an error at the start.
    pub fn of_start(error: &io::Error) -> Fault {
        match error.kind() {
            ErrorKind::NotFound => Fault::Missing,
            ErrorKind::PermissionDenied => Fault::NotAllowed,
            _ => Fault::NotStarted(error.to_string()),
        }
    }

    /// The fault, in a clause that names the engine, without a full stop.
    pub fn text(&self, name: &str) -> Text {
        let (key, more) = match self {
            Fault::Missing => ("engine-missing", None),
            Fault::NotAllowed => ("engine-not-allowed", None),
            Fault::NotStarted(reason) => ("engine-not-started", Some(("reason", reason.as_str().into()))),
            Fault::Ended => ("engine-ended", None),
            Fault::Silent(command) => ("engine-silent", Some(("command", (*command).into()))),
            Fault::Flood => ("engine-flood", None),
            Fault::IllegalMove(text) => {
                ("engine-illegal-move", Some(("text", excerpt::excerpt(text).into())))
            }
            Fault::OtherGame(variant) => {
                ("engine-other-game", Some(("game", words::variant(*variant).into())))
            }
        };
        Text::new(key, [("name", excerpt::start(name).into())].into_iter().chain(more))
    }
}
