//! A game as one side has sent it.

use super::super::lot;
use super::super::record::{Beginning, Record};
use super::super::terms::{ColorChoice, Terms};
use super::super::text::clean_name;
use crate::game::{Move, Position};
use crate::sides::{ByColor, Color};

/// A game by mail as one side has sent it.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The game. Its number is the id that both sides have drawn once.
    pub(super) record: Record,
    /// The side that wrote the letter.
    pub by: Color,
    /// Days for each move; 0 without a limit.
    pub days: u8,
    /// The mail addresses of both players; they may be empty.
    pub addresses: ByColor<String>,
    /// Whether the writer offers a draw.
    pub offers_draw: bool,
    /// "If … then" lines of the writer: moves that follow the game, beginning with one of the reader.
    pub plans: Vec<Vec<Move>>,
}

impl Letter {
    /// A new game by the default rules of its variant, before its first letter.
    pub fn new(start: Position, by: Color, names: ByColor<String>, days: u8) -> Self {
        let id = u32::from_be_bytes(lot::draw());
        Self::with_id(start, by, names, days, id)
    }

    pub(super) fn with_id(start: Position, by: Color, names: ByColor<String>, days: u8, id: u32) -> Self {
        let color = if by == Color::White { ColorChoice::HostWhite } else { ColorChoice::HostBlack };
        let terms = Terms { start, takebacks: false, color, ..Terms::new(start.variant()) };
        let names = names.map(|name| clean_name(&name));
        let record = Record::new(Beginning { terms, host: by, number: id, names });
        let addresses = ByColor::from_fn(|_| String::new());
        Self { record, by, days, addresses, offers_draw: false, plans: Vec::new() }
    }

    /// The game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The id of the game.
    pub fn id(&self) -> String {
        format!("{:08x}", self.record.beginning().number)
    }

    /// The name of a player; it may be empty.
    pub fn name(&self, color: Color) -> &str {
        &self.record.beginning().names[color]
    }

    /// The number of moves of both sides.
    pub fn plies(&self) -> usize {
        self.record.game().plies()
    }
}
