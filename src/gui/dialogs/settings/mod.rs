//! The settings, in pages: the window with the pages' names, the pages, their rows, samples of boards and pieces.

mod pages;
mod rows;
mod samples;
mod screen;

pub use screen::{State, show};
