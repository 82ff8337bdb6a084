//! Conditions on single columns, typed into the filter of a list: `black:rudolf`, `date:<1985`, `moves:>60`.

use std::cmp::Ordering;

use super::GameRow;
use super::fold::fold;
use super::query::Column;
use crate::app::catalogue::{Language, catalogue};

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
        let is_number = matches!(self.column, Column::Number | Column::Moves);
        match (text.parse::<usize>(), self.value.parse::<usize>()) {
            (Ok(number), Ok(bound)) if is_number => number.cmp(&bound) == order,
            _ => {
                let start: String = text.chars().take(self.value.chars().count()).collect();
                !start.contains('?') && start.as_str().cmp(self.value.as_str()) == order
            }
        }
    }
}
