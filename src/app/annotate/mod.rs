//! What is said about a game beside its moves: comments as they are typed, glyphs to choose from, arrows and circles, the
//! header.

mod action;
mod glyphs;
mod header;
mod tag_rules;

pub use action::AnnotateAction;
pub use glyphs::{GLYPHS, GlyphGroup};
pub use header::HeaderForm;
pub use tag_rules::TagRow;
