//! Looking into a game: what the engine thinks of the position, in lines above the moves and as a bar beside the board.

pub mod bar;
mod chip;
mod engine_menu;
mod head;
mod hover;
pub mod lines;
