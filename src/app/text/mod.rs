//! Every sentence of the program: the catalogues of all languages, sentences not yet in a language, names of pieces,
//! results and numbers, and reasons why something is impossible or went wrong.

mod catalogue;
pub mod explain;
pub mod explain_cause;
pub mod explain_draughts;
pub mod explain_three;
mod file_problem;
mod language;
pub mod numbers;
mod reason;
mod sentence;
pub mod three_words;
pub mod words;

pub use catalogue::{
    Catalogue, ENGLISH, Shown, Value, catalogue, has, show, shown, speaking, tr, tr_args, tr_move,
};
pub use file_problem::{FileOperation, FileProblem, MAX_GAMES, ProblemKind};
pub use language::{Language, LettersChoice, ShownLetters};
pub use reason::{Check, Reason};
pub(in crate::app) use reason::{refuse, require};
pub use sentence::{Arg, Text};
pub(crate) use sentence::{keys, text, tr, value};
