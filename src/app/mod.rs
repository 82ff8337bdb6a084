//! What the program is, without a window.

pub mod board_view;
