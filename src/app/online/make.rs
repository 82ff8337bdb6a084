//! The game of a meeting as the program has it.

use super::terms;
use crate::app::document::Document;
use crate::game::Game;
use crate::online::Record;
use crate::sides::Color;

/// The game of the record, with its clock stopped.
pub(in crate::app) fn document(record: &Record, own: Color) -> Document<Game> {
    Document::online(record.game().clone(), terms::setup(record.beginning(), own))
}
