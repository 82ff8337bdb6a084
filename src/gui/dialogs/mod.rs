//! Dialogs that are not part of a feature: the frame that all dialogs share, pages to read, the settings, questions
//! about files. One file each.

pub mod engines;
pub mod frame;
pub mod keys;
pub mod pages;
pub mod path;
pub mod questions;
pub mod rules;
pub mod settings;
