//! What is said about a game beside its moves: comments as they are typed, glyphs to choose from, arrows and circles, the
//! header.

mod glyphs;
mod header;
mod shapes;
mod tag_rules;
mod typing;
mod update;

pub use glyphs::{GLYPHS, GlyphGroup};
pub use header::HeaderForm;
pub use tag_rules::TagRow;
pub(super) use typing::ends_typing;
