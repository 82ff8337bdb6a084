//! Conditions typed into the filter of a list: on a column, as `black:rudolf`, `date:<1985`, `moves:>60`, and on the pieces
//! at the end, as `ending:KRPKR`.

use std::cmp::Ordering;

use super::fold::fold;
use super::{Column, GameRow};
use crate::app::catalogue::{Language, catalogue};
use crate::game::Position;
use crate::sides::Color;

/// A condition on one column.
pub(super) struct Condition {
    column: Column,
    /// The order of the column and the value; `None` if the column must contain the value.
    order: Option<Ordering>,
    value: String,
}

impl Condition {
    /// Reads a folded word. The column may have its name in any of the languages, or the beginning of that name.
    pub(super) fn of(word: &str) -> Option<Condition> {
        let (name, value) = word.split_once(':')?;
        let names = |language: Language| {
            Column::ALL.map(|column| (column, fold(&catalogue(language).text(column.key(), &[]))))
        };
        let is_meant = |column: &str| {
            let column = column.trim_end_matches('.');
            !name.is_empty() && (column.starts_with(name) || name.starts_with(column))
        };
        let mut all = Language::ALL.into_iter().flat_map(names);
        let column = all.find_map(|(column, name)| is_meant(&name).then_some(column))?;
        let (order, value) = match (value.strip_prefix('<'), value.strip_prefix('>')) {
            (Some(value), _) => (Some(Ordering::Less), value),
            (_, Some(value)) => (Some(Ordering::Greater), value),
            _ => (None, value),
        };
        Some(Condition { column, order, value: value.to_owned() })
    }

    /// Whether a row fulfils the condition. Only as much of a text as the value has is compared: `date:>1984` begins with
    /// 1985.
    pub(super) fn holds(&self, row: &GameRow, index: usize) -> bool {
        let text = fold(&self.column.text(row, index));
        let Some(order) = self.order.filter(|_| !self.value.is_empty()) else {
            return text.contains(&self.value);
        };
        if let (Some(number), Ok(bound)) = (self.column.number(row, index), self.value.parse::<u64>()) {
            return number.cmp(&bound) == order;
        }
        let start: String = text.chars().take(self.value.chars().count()).collect();
        !start.contains('?') && start.as_str().cmp(self.value.as_str()) == order
    }
}

/// The pieces of the two sides at the end of a game: English letters, in order.
pub(super) struct Ending([Vec<char>; 2]);

impl Ending {
    /// Reads a folded word. The condition may have its name in any of the languages.
    pub(super) fn of(word: &str) -> Option<Ending> {
        let (name, value) = word.split_once(':')?;
        let is_name = |language: Language| fold(&catalogue(language).text("games-ending", &[])) == name;
        let second = value.rfind('k').filter(|&second| second > 0 && value.starts_with('k'))?;
        let is_right = value.chars().all(|letter| "kqrbnp".contains(letter));
        let sides = || [&value[..second], &value[second..]].map(|side| sorted(side.chars()));
        (is_right && Language::ALL.into_iter().any(is_name)).then(|| Ending(sides()))
    }

    /// Whether these are the pieces in a position, of either colour.
    pub(super) fn is_in(&self, position: &Position) -> bool {
        let side = |color: Color| {
            let pieces = position.pieces().filter(|(_, piece)| piece.color == color);
            sorted(pieces.map(|(_, piece)| piece.kind.char().to_ascii_lowercase()))
        };
        let [one, other] = &self.0;
        let [white, black] = Color::ALL.map(side);
        (&white, &black) == (one, other) || (&white, &black) == (other, one)
    }
}

fn sorted(letters: impl Iterator<Item = char>) -> Vec<char> {
    let mut letters: Vec<char> = letters.collect();
    letters.sort_unstable();
    letters
}
