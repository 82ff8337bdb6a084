//! Looking into a game: what the engine thinks of the position, in lines above the moves and as a bar beside the board,
//! and the report on the whole game below them; glyphs to choose from, and the header of the game.

pub mod bar;
pub mod glyph_menu;
mod graph;
mod head;
pub mod header;
pub mod heading;
pub mod lines;
pub mod report;
