//! The filters of a list of games behind one button: game, result, content, position, and the saved ones.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::style::StyleModifier;
use egui::{Button, Frame, Margin, PopupCloseBehavior, RichText, ScrollArea, Ui, Vec2};

use crate::app::library::{Content, GameList, GameName, LibraryAction, ListedResult, Query, Reached};
use crate::app::model::{Message, Model};
use crate::app::settings::Settings;
use crate::app::text::{tr, words};
use crate::excerpt;
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::theme::{medium_text, space, text};
use crate::gui::style::{form, widgets};

/// Width of the popup, and of the field for a name.
const WIDTH: f32 = 440.0;
const NAME: f32 = 180.0;
/// Room above and below the popup in the window.
const AROUND: f32 = 170.0;

/// Draws the button with the number of filters that are on. They change `query`.
pub(super) fn filters_ui(
    ui: &mut Ui,
    model: &Model,
    list: &GameList,
    query: &mut Query,
    name: &mut String,
    out: &mut Out,
) {
    let count = [query.game.is_some(), query.result.is_some(), query.content.is_some(), query.at.is_some()];
    let count = count.into_iter().filter(|is_on| *is_on).count();
    let title = tr!("games-filters", count);
    let title = if count > 0 { medium_text(title) } else { RichText::new(title) };
    let config = MenuConfig::new()
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .style(StyleModifier::default());
    let button = Button::new(title).selected(count > 0);
    MenuButton::from_button(button).config(config).ui(ui, |ui| {
        let window = ui.ctx().content_rect().size();
        let room = (window.y - AROUND).max(AROUND);
        let frame = Frame::new().inner_margin(Margin::same(space::S as i8));
        let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
        let body = |ui: &mut Ui| {
            ui.set_width(WIDTH.min(window.x - 4.0 * space::L));
            ui.spacing_mut().item_spacing = Vec2::splat(space::XS);
            choices_ui(ui, model, query);
            if count > 0 && widgets::quiet_button(ui, &tr("games-filters-clear")).clicked() {
                *query = Query { game: None, result: None, content: None, at: None, ..query.clone() };
            }
            ui.separator();
            saved_ui(ui, model.settings(), list, name, out);
        };
        frame.show(ui, |ui| area.show(ui, body));
    });
}

/// The choices of a game, a result and a content, and whether a position that was looked for must be reached.
fn choices_ui(ui: &mut Ui, model: &Model, query: &mut Query) {
    let known = Variant::ALL.map(GameName::Known).into_iter().chain([GameName::Three]);
    let games = form::or_none(tr("games-any-game"), known, |game| game.text().to_string());
    row_ui(ui, &tr("new-game-game"), &mut query.game, &games);
    let results = form::or_none(tr("games-any-result"), ListedResult::ALL, |result| tr(result.key()));
    row_ui(ui, &tr("games-result"), &mut query.result, &results);
    let contents = form::or_none(tr("games-any-content"), Content::ALL, |content| tr(content.key()));
    row_ui(ui, &tr("games-content"), &mut query.content, &contents);
    let pieces = || model.searched_pieces().cloned().map(Box::new);
    if let Some(at) = query.at.clone().or_else(pieces) {
        let (name, hint) = match *at {
            Reached::Position(..) => ("games-at", "games-at-hint"),
            Reached::Pattern(_) => ("games-pieces", "games-pieces-hint"),
        };
        let label = widgets::choice_button(ui, &tr(name), query.at.is_some());
        if label.on_hover_text(tr(hint)).clicked() {
            query.at = query.at.is_none().then_some(at);
        }
    }
}

/// A choice under its name, in as many rows as it needs.
fn row_ui<T: Clone + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, String)]) {
    ui.label(RichText::new(name).size(text::SECONDARY).weak());
    ui.horizontal_wrapped(|ui| {
        for (choice, text) in choices {
            let button = widgets::choice_button(ui, text, value == choice);
            if button.accessible_name(words::labelled(name, text)).clicked() {
                *value = choice.clone();
            }
        }
    });
    ui.add_space(space::XS);
}

/// The saved filters to choose and to remove, and a field to save the filter of the list.
fn saved_ui(ui: &mut Ui, settings: &Settings, list: &GameList, name: &mut String, out: &mut Out) {
    ui.label(RichText::new(tr("games-saved-filters")).size(text::SECONDARY).weak());
    let saved =
        || settings.filters.iter().filter_map(|(name, saved)| Some((name, Query::from_saved(saved)?)));
    for (name, query) in saved() {
        ui.horizontal(|ui| {
            if widgets::choice_button(ui, name, query == list.query).clicked() {
                out.push(LibraryAction::Find(query));
                ui.close();
            }
            if widgets::quiet_button(ui, &tr!("games-filter-delete", name)).clicked() {
                out.push(Message::set(settings, |settings| drop(settings.filters.remove(name))));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        let title = tr("games-filter-name");
        form::text_field(ui, &title, &title, name, NAME);
        let is_named = !name.trim().is_empty();
        let why_not = (list.query == Query::default()).then(|| tr("games-filter-nothing"));
        let why_not = why_not.or_else(|| (!is_named).then(|| tr("games-filter-unnamed")));
        if widgets::usable(ui, why_not, |ui| widgets::plain_button(ui, &tr("button-save"))).clicked() {
            let (name, saved) = (excerpt::start(std::mem::take(name).trim()), list.query.to_saved());
            out.push(Message::set(settings, |settings| drop(settings.filters.insert(name, saved))));
            ui.close();
        }
    });
}
