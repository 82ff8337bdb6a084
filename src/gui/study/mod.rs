//! Looking into a game: what the engine thinks of the position, in lines above the moves and as a bar beside the board.

pub mod bar;
mod engine_menu;
pub mod lines;
