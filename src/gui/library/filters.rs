//! The menu of the saved filters.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{PopupCloseBehavior, Ui};

use crate::app::library::{GameList, LibraryAction, Query};
use crate::app::model::Message;
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::excerpt;
use crate::gui::actions::Out;
use crate::gui::style::{form, widgets};

/// Width of the field for a name.
const NAME: f32 = 180.0;

/// Draws the menu: filters to choose and to remove, and a field to save the filter of the list.
pub(super) fn filters_ui(
    ui: &mut Ui,
    settings: &Settings,
    list: &GameList,
    name: &mut String,
    out: &mut Out,
) {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuButton::new(tr("games-filters")).config(config).ui(ui, |ui| {
        let saved =
            || settings.filters.iter().filter_map(|(name, saved)| Some((name, Query::from_saved(saved)?)));
        for (name, query) in saved() {
            if ui.selectable_label(query == list.query, name).clicked() {
                out.push(LibraryAction::Find(query));
                ui.close();
            }
        }
        for (name, _) in saved() {
            if ui.button(tr!("own-games-remove", path = name)).clicked() {
                out.push(Message::set(settings, |settings| drop(settings.filters.remove(name))));
            }
        }
        ui.horizontal(|ui| {
            let title = tr("games-filter-name");
            let field = form::text_field(ui, &title, &title, name, NAME);
            form::focus_at_first(&field, 0..0);
            let is_named = !name.trim().is_empty();
            let why_not = (list.query == Query::default()).then(|| tr("games-filter-nothing"));
            let why_not = why_not.or_else(|| (!is_named).then(|| tr("games-filter-unnamed")));
            if widgets::usable(ui, why_not, |ui| widgets::plain_button(ui, &tr("button-save"))).clicked() {
                let (name, saved) = (excerpt::start(std::mem::take(name).trim()), list.query.to_saved());
                out.push(Message::set(settings, |settings| drop(settings.filters.insert(name, saved))));
                ui.close();
            }
        });
    });
}
