//! What is said to those who do not see the board.

use super::catalogue::Text;

/// What was said last. The number tells a text from the same one said again.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Announcement {
    /// Counts them.
    pub number: u64,
    /// The text; `None` at the start.
    pub text: Option<Text>,
}
