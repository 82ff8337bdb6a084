//! The latest text for screen readers.

use crate::app::text::Text;

/// The latest text for screen readers, with a number that distinguishes a repeated text.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Announcement {
    /// The number of announcements until now.
    pub number: u64,
    /// The text; `None` at the start.
    pub text: Option<Text>,
}
