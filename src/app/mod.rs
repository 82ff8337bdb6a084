//! What the program is, without a window.
