//! The menu bar, with the tabs of the screens at its right end.

use egui::{Id, MenuBar, Response, RichText, ScrollArea, Separator, Ui};

use super::items::{self, Item, Items};
use super::menu_keys;
use super::tabs::Tabs;
use crate::app::library::FileAction;
use crate::app::model::{Message, Model, Top};
use crate::app::text::tr;
use crate::gui::actions::{Action, Face, Out, icon_button};
use crate::gui::study::glyph_menu;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, space, text};
use crate::gui::style::{menu, voice, widgets};

/// Narrower windows have no room for tabs beside the menus.
const WITH_TABS: f32 = 600.0;
/// The narrowest place for the state.
const STATE: f32 = 48.0;
/// Height of the bar, with the margins of a menu below it.
const BAR: f32 = 48.0;

/// Draws the menu bar and adds the chosen items to `out`. `is_panel_open`: beside the board.
pub fn show(ui: &mut Ui, model: &Model, is_panel_open: bool, out: &mut Out) {
    MenuBar::new().ui(ui, |ui| {
        let mut menus = Vec::new();
        menu_keys::scope_ui(ui, |ui| {
            for (name, items) in [
                ("menu-file", items::FILE),
                ("menu-game", items::GAME),
                ("menu-edit", items::EDIT),
                ("menu-study", items::STUDY),
                ("menu-view", items::VIEW),
                ("menu-help", items::HELP),
            ] {
                let name = tr(name);
                let menu = menu_ui(ui, &name, |ui| items_ui(ui, model, items, out));
                menus.push((name, menu));
            }
        });
        // A key acts on nothing behind a dialog.
        if model.dialog().is_none() {
            menu_keys::open(ui, &menus);
        }
        end_ui(ui, model, is_panel_open, out);
    });
}

/// Whether the bar has room for tabs and for the icon of the settings; otherwise menus have what they lead to.
fn has_tabs(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() >= WITH_TABS
}

/// The end of the bar: the state, and at its right end tabs, settings and panel.
fn end_ui(ui: &mut Ui, model: &Model, is_panel_open: bool, out: &mut Out) {
    // In lessons and puzzles the panel is always open, and a list of games has none.
    let has_panel = !matches!(model.top(), Top::Learn(_) | Top::Puzzles(_) | Top::Games(_));
    let size = egui::vec2(32.0, ui.spacing().interact_size.y);
    let gap = ui.spacing().item_spacing.x;
    let icon = |is_there| if is_there { size.x + gap } else { 0.0 };
    // The place of the panel's icon stays, so that the tabs do not move.
    let icons = icon(true) + icon(has_tabs(ui));
    let has_state = has_state(model, is_panel_open);
    let tabs = Tabs::fit(ui, ui.available_width() - icons, has_state).filter(|_| has_tabs(ui));
    let right = icons + tabs.as_ref().map_or(0.0, |tabs| tabs.width);
    let state = egui::vec2(ui.available_width() - right - gap, size.y);
    if has_state && state.x > STATE {
        widgets::line(ui, state, |ui| state_ui(ui, model));
    } else if state.x > 0.0 {
        ui.add_space(state.x + gap);
    }
    if let Some(tabs) = tabs {
        tabs.show(ui, model, out);
    }
    if has_tabs(ui) {
        icon_button(ui, model, Action::Settings, Face::icon(Icon::Settings, size), out);
    }
    if has_panel {
        let icon = if model.settings().panel { Icon::PanelClose } else { Icon::PanelOpen };
        icon_button(ui, model, Action::Panel, Face::icon(icon, size), out);
    } else {
        ui.add_space(size.x);
    }
}

/// Whether the bar has the state of what is on the screen. That of a game of two is beside the board, that of a position
/// which is set up is in the panel, and a page or a task has a title.
fn has_state(model: &Model, is_panel_open: bool) -> bool {
    match model.top() {
        Top::Two | Top::Games(_) | Top::Learn(_) | Top::Puzzles(_) => false,
        Top::Editor(_) => !is_panel_open,
        Top::Three(_) => true,
    }
}

/// The state of what is on the screen.
fn state_ui(ui: &mut Ui, model: &Model) {
    let status = model.status();
    let colors = Colors::of(ui);
    let ink = if status.is_urgent { colors.danger } else { colors.weak };
    // The problems of a position being set up.
    if model.editor().is_some() {
        voice::say(ui.ctx(), Id::unique("state"), &status.text);
    }
    // A gap parts the state from the menus.
    ui.add_space(space::M);
    widgets::elided(ui, RichText::new(status.text).color(ink).size(text::BODY));
}

/// A menu of the bar. If the window is lower than the menu, or its letters large, the rest is scrolled to.
fn menu_ui(ui: &mut Ui, name: &str, add_items: impl FnOnce(&mut Ui)) -> Response {
    menu::button_ui(ui, name, |ui| {
        let room = ui.ctx().content_rect().height() - BAR;
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, add_items);
    })
}

fn items_ui(ui: &mut Ui, model: &Model, items: Items, out: &mut Out) {
    menu::spread(ui);
    let has_tabs = has_tabs(ui);
    let groups = items.iter().map(|group| group.iter().filter(|item| item.is_there(model, has_tabs)));
    let groups = groups.map(Iterator::collect::<Vec<_>>).filter(|group| !group.is_empty());
    for (index, group) in groups.enumerate() {
        if index > 0 {
            line_ui(ui);
        }
        for item in group {
            item_ui(ui, model, *item, out);
        }
    }
}

/// A line between two groups.
fn line_ui(ui: &mut Ui) {
    ui.add(Separator::default().spacing(space::S + LINE));
}

fn item_ui(ui: &mut Ui, model: &Model, item: Item, out: &mut Out) {
    match item {
        Item::Always(action) | Item::Possible(action) | Item::Tab(action) => {
            action_ui(ui, model, action, out);
        }
        Item::Computer => actions_ui(ui, model, "menu-computer", items::COMPUTER, out),
        Item::Export => actions_ui(ui, model, "menu-export", items::EXPORT, out),
        Item::Recent => recent_ui(ui, model, out),
        Item::Recorded => {
            menu::submenu_ui(ui, &tr("menu-recorded"), None, |ui| {
                for (name, action) in items::recorded() {
                    file_ui(ui, &name, action, out);
                }
            });
        }
        Item::Glyphs => glyph_menu::show(ui, model, model.shown_node(), out),
    }
}

fn action_ui(ui: &mut Ui, model: &Model, action: Action, out: &mut Out) {
    let key = action.key_text(ui.ctx(), model.settings());
    let item = |ui: &mut Ui| menu::row_ui(ui, &action.name_now(model), key, false);
    if widgets::usable(ui, action.why_disabled(model), item).clicked() {
        out.act(action);
        // A click of the pointer closes the menu anyway, a press by a screen reader does not.
        ui.close();
    }
}

/// A row with a menu of actions behind it.
fn actions_ui(ui: &mut Ui, model: &Model, name: &str, actions: &[Action], out: &mut Out) {
    menu::submenu_ui(ui, &tr(name), None, |ui| {
        for &action in actions {
            action_ui(ui, model, action, out);
        }
    });
}

/// A row that opens something. Returns it.
fn file_ui(ui: &mut Ui, name: &str, action: FileAction, out: &mut Out) -> Response {
    let row = menu::row_ui(ui, name, None, false);
    if row.clicked() {
        out.push(action);
        ui.close();
    }
    row
}

fn recent_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    let recent = &model.settings().recent;
    let why_not = model.check(&Message::File(FileAction::ForgetRecent)).err();
    widgets::usable(ui, why_not, |ui| {
        menu::submenu_ui(ui, &tr("menu-recent"), None, |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
                file_ui(ui, &name, FileAction::OpenPath(path.clone()), out)
                    .on_hover_text(path.display().to_string());
            }
            line_ui(ui);
            file_ui(ui, &tr("menu-forget-recent"), FileAction::ForgetRecent, out);
        })
    });
}
