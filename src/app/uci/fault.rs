//! What can be wrong with an engine, and how it is told.

use std::io::{self, ErrorKind};

use crate::app::catalogue::Text;
use crate::app::words;
use crate::excerpt;
use crate::game::Variant;

/// What is wrong with an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// There is no such program.
    Missing,
    /// The program may not be run.
    NotAllowed,
    /// It could not be started, in the system's words.
    NotStarted(String),
    /// It has ended, or closed its output, when that was not its turn.
    Ended,
    /// It does not answer this command.
    Silent(&'static str),
    /// It prints without end.
    Flood,
    /// It plays, or expects, a move that is not legal.
    IllegalMove(String),
    /// It does not play this game.
    OtherGame(Variant),
}

impl Fault {
    /// It could not be started.
    pub fn of_start(error: &io::Error) -> Fault {
        match error.kind() {
            ErrorKind::NotFound => Fault::Missing,
            ErrorKind::PermissionDenied => Fault::NotAllowed,
            _ => Fault::NotStarted(error.to_string()),
        }
    }

    /// What is wrong, in a clause that names the engine, without a full stop.
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
