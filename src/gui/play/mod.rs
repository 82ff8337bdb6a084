//! Playing a game: the two players beside the board, the set-up of a new game, the questions of play, the end.

mod clock;
pub mod corners;
pub mod mail;
pub mod new_game;
pub mod online;
pub mod over;
pub mod question;
pub mod questions;
pub mod room;
pub mod tray;
