//! The menu of the pupils: the one who learns now, the others, and a field for a new one.

use egui::{Id, Ui};

use crate::app::model::Message;
use crate::app::settings::Settings;
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::style::theme::space;
use crate::gui::style::{form, menu, widgets};

/// Width of the field for a name.
const NAME: f32 = 160.0;

/// The words on the menu: "Pupil: Ewa".
pub fn menu_name(settings: &Settings) -> String {
    let name = settings.pupils.name().map_or_else(|| player(settings), str::to_owned);
    words::labelled(&tr("learn-pupil"), &name)
}

/// The name of the player of this program.
fn player(settings: &Settings) -> String {
    let name = settings.profile.name.trim();
    if name.is_empty() { tr("learn-pupil-self") } else { name.to_owned() }
}

/// Draws the menu.
pub fn menu_ui(ui: &mut Ui, settings: &Settings, out: &mut Out) {
    menu::button_ui(ui, menu_name(settings), |ui| {
        let chosen = settings.pupils.name();
        let others = settings.pupils.names().map(|name| (Some(name), name.to_owned()));
        for (pupil, name) in std::iter::once((None, player(settings))).chain(others) {
            if widgets::choice_button(ui, &name, pupil == chosen).clicked() {
                out.push(Message::set(settings, |settings| settings.pupils.choose(pupil)));
                ui.close();
            }
        }
        ui.add_space(space::XS);
        new_ui(ui, settings, out);
        if let Some(name) = chosen
            && widgets::quiet_button(ui, &tr!("learn-pupil-remove", name)).clicked()
        {
            out.push(Message::set(settings, |settings| settings.pupils.remove()));
            ui.close();
        }
    });
}

/// A field for the name of a new pupil.
fn new_ui(ui: &mut Ui, settings: &Settings, out: &mut Out) {
    let id = Id::unique("new-pupil");
    let mut name = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_default();
    ui.horizontal(|ui| {
        let title = tr("learn-pupil-new");
        form::text_field(ui, &title, &title, &mut name, NAME);
        let why_not = name.trim().is_empty().then(|| tr("games-filter-unnamed"));
        if widgets::usable(ui, why_not, |ui| widgets::plain_button(ui, &tr("button-add"))).clicked() {
            out.push(Message::set(settings, |settings| settings.pupils.choose(Some(&name))));
            name.clear();
            ui.close();
        }
    });
    ui.data_mut(|data| data.insert_temp(id, name));
}
