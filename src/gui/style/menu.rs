//! Menus: their buttons, and their rows with their height, their keys, and the menus behind them.

use egui::containers::menu::{MenuButton, MenuConfig, SubMenuButton};
use egui::{Button, Popup, Response, RichText, Role, Ui, vec2};

use super::focus;
use super::theme::{Colors, space, text};

/// Height of a row, and the least width of a menu.
const ROW: f32 = 30.0;
const WIDTH: f32 = 200.0;

/// A button with a menu below it.
pub fn button_ui(ui: &mut Ui, name: impl Into<String>, add: impl FnOnce(&mut Ui)) -> Response {
    let menu = MenuButton::new(name.into()).ui(ui, |ui| {
        add(ui);
        focus::enter(ui);
    });
    menu.0
}

/// Shows a menu while it is open.
pub fn show(menu: Popup<'_>, add: impl FnOnce(&mut Ui)) {
    menu.show(|ui| {
        add(ui);
        focus::enter(ui);
    });
}

/// Prepares `ui` for rows that stand close together.
pub fn spread(ui: &mut Ui) {
    ui.set_min_width(WIDTH);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = ROW;
    ui.spacing_mut().button_padding = vec2(space::S, 0.0);
}

/// A row with its key at the right end, chosen or not.
pub fn row_ui(ui: &mut Ui, name: &str, key: Option<String>, is_chosen: bool) -> Response {
    let mut button = Button::new(name).min_size(vec2(0.0, ROW)).gap(space::S).selected(is_chosen);
    if let Some(key) = &key {
        let ink = Colors::of(ui).weak;
        button = button.shortcut_text(RichText::new(key).size(text::SECONDARY).color(ink));
    }
    // Without a name of its own the row's key would be part of its name.
    let row = ui.add(button).accessible_name(name);
    ui.ctx().accesskit_node_builder(row.id, |node| {
        node.set_role(Role::MenuItem);
        if !is_chosen {
            node.clear_toggled();
        }
        if let Some(key) = key {
            node.set_description(key);
        }
    });
    row
}

/// A row with another menu behind it, which follows `config` or else the menu that it is in.
pub fn submenu_ui(
    ui: &mut Ui,
    name: &str,
    config: Option<MenuConfig>,
    add: impl FnOnce(&mut Ui),
) -> Response {
    let arrow = SubMenuButton::arrow_atom(None);
    let mut menu = SubMenuButton::from_button(Button::new(name).min_size(vec2(0.0, ROW)).right_text(arrow));
    if let Some(config) = config {
        menu = menu.config(config);
    }
    let row = menu.ui(ui, |ui| {
        spread(ui);
        add(ui);
    });
    let row = row.0.accessible_name(name);
    ui.ctx().accesskit_node_builder(row.id, |node| node.set_role(Role::MenuItem));
    row
}
