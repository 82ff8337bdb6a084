//! The events of a game besides moves, as commands in comments.

use crate::three::{Game, Out, OutReason, Seat};

/// Something that happens in a game besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// A side resigns, or its time is up.
    Out(Out),
    /// All sides in the game have agreed to a draw.
    Draw,
}

/// All events besides moves.
fn all() -> impl Iterator<Item = Told> {
    let reasons = [OutReason::Resignation, OutReason::TimeForfeit];
    let outs =
        Seat::ALL.into_iter().flat_map(move |seat| reasons.map(|reason| Told::Out(Out { seat, reason })));
    outs.chain([Told::Draw])
}

impl Told {
    /// The command in a comment.
    pub fn command(self) -> String {
        match self {
            Told::Out(Out { seat, reason }) => {
                let reason = if reason == OutReason::TimeForfeit { "time" } else { "resigns" };
                format!("[%out {} {reason}]", seat.to_string().to_lowercase())
            }
            Told::Draw => "[%draw agreed]".to_owned(),
        }
    }

    /// The event of a command.
    pub fn of_command(command: &str) -> Option<Told> {
        all().find(|told| told.command() == command)
    }

    /// Applies the event to the game. Returns `false` if the game does not allow it.
    pub fn happen(self, game: &mut Game) -> bool {
        match self {
            Told::Out(out) => game.leave(out.seat, out.reason).is_ok(),
            Told::Draw => game.position().playing().iter().any(|seat| game.agree(seat) == Ok(true)),
        }
    }
}

/// Replacement for the bracket of a command that is part of a remark.
const FULL_WIDTH_BRACKET: &str = "\u{ff3b}";
const WORDS: [&str; 2] = ["%out", "%draw"];

/// A remark without commands that would be acts.
pub(super) fn without_commands(remark: &str) -> String {
    WORDS.iter().fold(remark.to_owned(), |text, word| {
        text.replace(&format!("[{word}"), &format!("{FULL_WIDTH_BRACKET}{word}"))
    })
}

/// Undoes [`without_commands`].
pub(super) fn with_commands(remark: &str) -> String {
    WORDS.iter().fold(remark.to_owned(), |text, word| {
        text.replace(&format!("{FULL_WIDTH_BRACKET}{word}"), &format!("[{word}"))
    })
}
