//! The line above a list of games: the words to look for, the filters, and how many games there are.

use std::cmp::Ordering;

use egui::{RichText, Ui};

use super::filters::filters_ui;
use crate::app::library::{Column, GameList, LibraryAction, Query};
use crate::app::model::Model;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};

/// Width of the field.
const FIELD: f32 = 260.0;
/// Longer lists are not counted by who has won: each row would be read in each picture.
const COUNTED: usize = 2_000;

/// Draws the field, the filters and the number of games that match. `new_name` is that of a filter to be saved.
pub(super) fn query_ui(ui: &mut Ui, model: &Model, list: &GameList, new_name: &mut String, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        let mut query = list.query.clone();
        let width = FIELD.min(ui.available_width() - space::L);
        let [white, date, moves] =
            [Column::White, Column::Date, Column::Moves].map(|column| tr(column.key()));
        let columns = tr!("games-filter-columns", ending = tr("games-ending"), white, date, moves);
        let (name, hint) = (tr("games-filter"), tr("games-filter-hint"));
        let field = form::text_field(ui, &name, &hint, &mut query.words, width).on_hover_text(columns);
        form::focus_at_first(&field, 0..list.query.words.chars().count());
        filters_ui(ui, model, list, &mut query, new_name, out);
        if query != list.query {
            out.push(LibraryAction::Find(query));
        }
        widgets::elided(ui, RichText::new(count(model, list)).size(text::SECONDARY).weak());
    });
}

/// The number of games: all, or of all those that match; of the player's own also how they ended.
fn count(model: &Model, list: &GameList) -> String {
    let (shown, all) = (list.shown.len(), list.games.len());
    let is_filtered =
        Query { by: list.query.by, is_descending: list.query.is_descending, ..Query::default() }
            != list.query;
    if list.games.are_own() && !is_filtered && !list.games.are_partial() && all <= COUNTED {
        let name = &model.settings().profile.name;
        let ends = list.games.rows().filter_map(|row| row.outcome(row.own_side(name)?));
        let ends: Vec<Ordering> = ends.collect();
        let [won, drawn, lost] = [Ordering::Greater, Ordering::Equal, Ordering::Less]
            .map(|wanted| ends.iter().filter(|end| **end == wanted).count());
        if won + drawn + lost > 0 {
            return tr!("games-own-count", all, won, drawn, lost);
        }
    }
    tr!(if list.games.are_partial() { "games-so-far" } else { "games-count" }, shown, all)
}
