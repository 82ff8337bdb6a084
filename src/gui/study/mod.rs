//! Studying a game: the engine's lines above the moves, the bar beside the board, and the report on the whole game
//! below the moves; glyphs to choose from, and the header of the game.

pub mod bar;
pub mod explorer;
pub mod glyph_menu;
mod graph;
mod head;
pub mod header;
pub mod heading;
pub mod lines;
pub mod report;
mod summary;
