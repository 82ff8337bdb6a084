//! The two sides of a game and their points, for both chess and checkers.
//!
//! ```
//! use heksy::sides::{Color, Points};
//!
//! let stalemate = Points::with_quarters(Color::Black, 1);
//! assert_eq!(stalemate.to_string(), "3/4-1/4");
//! assert_eq!(stalemate.pgn_result(), "1/2-1/2");
//! ```

#![forbid(unsafe_code)]

mod color;
mod draws;
mod outcome;
mod setup_errors;
mod splitmix;

pub(crate) use color::indexed_by;
pub use color::{ByColor, Color};
pub use draws::{DrawRules, MaterialRule};
pub use outcome::{Outcome, ParsePointsError, Points, Reason};
pub use setup_errors::SetupErrors;
pub use splitmix::{fill_splitmix64, next_splitmix64, splitmix64};
