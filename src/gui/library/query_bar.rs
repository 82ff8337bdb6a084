//! The filter of a list of games, and the choices of a game and a result.

use egui::{RichText, Ui};

use super::filters::filters_ui;
use crate::app::library::{Column, Content, GameList, GameName, LibraryAction, ListedResult, Reached};
use crate::app::model::Model;
use crate::app::text::tr;
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// Width of the filter and of a list of choices.
const FILTER: f32 = 236.0;
const CHOICE: f32 = 120.0;

/// Draws the filter, the choices, the saved filters and the number of games that match. `new_name` is that of a filter to be
/// saved.
pub(super) fn query_ui(ui: &mut Ui, model: &Model, list: &GameList, new_name: &mut String, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        let mut query = list.query.clone();
        let width = FILTER.min(ui.available_width() - 16.0);
        let [white, date, moves] =
            [Column::White, Column::Date, Column::Moves].map(|column| tr(column.key()));
        let columns = tr!("games-filter-columns", ending = tr("games-ending"), white, date, moves);
        let (name, hint) = (tr("games-filter"), tr("games-filter-hint"));
        let field = form::text_field(ui, &name, &hint, &mut query.words, width).on_hover_text(columns);
        form::focus_at_first(&field, 0..list.query.words.chars().count());
        let known = Variant::ALL.map(GameName::Known).into_iter().chain([GameName::Three]);
        let games = form::or_none(tr("games-any-game"), known, |game| game.text().to_string());
        form::list(ui, "listed-game", &tr("new-game-game"), Some(CHOICE), &mut query.game, &games);
        let results = form::or_none(tr("games-any-result"), ListedResult::ALL, |result| tr(result.key()));
        form::list(ui, "listed-result", &tr("games-result"), Some(CHOICE), &mut query.result, &results);
        let contents = form::or_none(tr("games-any-content"), Content::ALL, |content| tr(content.key()));
        form::list(ui, "listed-content", &tr("games-content"), Some(CHOICE), &mut query.content, &contents);
        let pieces = || model.searched_pieces().cloned().map(Box::new);
        if let Some(at) = query.at.clone().or_else(pieces) {
            let (name, hint) = match *at {
                Reached::Position(..) => ("games-at", "games-at-hint"),
                Reached::Pattern(_) => ("games-pieces", "games-pieces-hint"),
            };
            let label = ui.selectable_label(query.at.is_some(), tr(name)).on_hover_text(tr(hint));
            if label.clicked() {
                query.at = query.at.is_none().then_some(at);
            }
        }
        if query != list.query {
            out.push(LibraryAction::Find(query));
        }
        filters_ui(ui, model.settings(), list, new_name, out);
        let key = if list.games.are_partial() { "games-so-far" } else { "games-count" };
        let count = tr!(key, shown = list.shown.len(), all = list.games.len());
        widgets::elided(ui, RichText::new(count).weak());
    });
}
