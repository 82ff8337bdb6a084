//! Annotations of a game besides its moves: comments, glyphs, arrows and circles, the header.

mod action;
mod glyphs;
mod header;
mod tag_rules;

pub use action::AnnotateAction;
pub use glyphs::{GLYPHS, GlyphGroup};
pub use header::HeaderForm;
pub(in crate::app) use header::shown;
pub use tag_rules::TagRow;
