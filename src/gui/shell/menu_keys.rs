//! Keys that open the menus of the bar.

use egui::containers::menu::{MenuConfig, MenuState, SubMenu};
use egui::{
    FocusDirection, Id, Key, Memory, Modifiers, Popup, Response, Ui, UiBuilder, UiKind, UiStackInfo, Vec2,
};

/// Focuses the bar by F10, and opens its menus by the arrows, and by Alt with their first letters. Call it behind the menus,
/// which are here with their names.
pub fn open(ui: &Ui, menus: &[(String, Response)]) {
    if let Some((_, first)) = menus.first()
        && is_pressed(ui, Modifiers::NONE, Key::F10)
    {
        first.request_focus();
    }
    let bar: Vec<&Response> = menus.iter().map(|(_, menu)| menu).collect();
    if let Some(menu) = by_letter(ui, menus).or_else(|| by_arrow(ui, &bar)) {
        menu.request_focus();
        Popup::open_id(ui.ctx(), popup(menu));
        ui.data_mut(|data| data.insert_temp(by_key(), true));
    }
}

/// Draws the menus of the bar. A pointer that rests on one does not take it from a key that has opened another.
pub fn scope_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let is_still = ui.input(|input| input.pointer.delta() == Vec2::ZERO);
    let is_by_key = ui.data_mut(|data| {
        let is_by_key: &mut bool = data.get_temp_mut_or_default(by_key());
        *is_by_key &= is_still;
        *is_by_key
    });
    let mut builder = UiBuilder::new();
    if is_by_key {
        // Only in a bar does a menu open when the pointer is on it.
        let info = UiStackInfo::new(UiKind::Menu);
        builder = builder.ui_stack_info(info.with_tag_value(MenuConfig::MENU_CONFIG_TAG, MenuConfig::new()));
    }
    ui.scope_builder(builder, add);
}

/// The place in the memory of whether a key has opened a menu, and the pointer has not moved since.
fn by_key() -> Id {
    Id::unique("menu by key")
}

fn is_pressed(ui: &Ui, modifiers: Modifiers, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(modifiers, key))
}

fn popup(menu: &Response) -> Id {
    Popup::default_response_id(menu)
}

/// The menu of these that is open.
fn open_one(ui: &Ui, menus: &[&Response]) -> Option<usize> {
    menus.iter().position(|menu| Popup::is_id_open(ui.ctx(), popup(menu)))
}

/// The menu whose first letter is pressed with Alt. Of menus that begin with one letter, as “Plik”, “Partia” and “Pomoc” in
/// Polish, it is the one behind the open one.
fn by_letter<'a>(ui: &Ui, menus: &'a [(String, Response)]) -> Option<&'a Response> {
    let initial = |name: &str| Key::from_name(&name.chars().next()?.to_uppercase().to_string());
    let mut keys = menus.iter().filter_map(|(name, _)| initial(name));
    let pressed = keys.find(|&key| is_pressed(ui, Modifiers::ALT, key))?;
    let alike = menus.iter().filter(|(name, _)| initial(name) == Some(pressed));
    let alike: Vec<&Response> = alike.map(|(_, menu)| menu).collect();
    Some(alike[open_one(ui, &alike).map_or(0, |open| (open + 1) % alike.len())])
}

/// The menu that an arrow opens: Down that of the button with the focus, Left and Right the one beside the open menu.
fn by_arrow<'a>(ui: &Ui, bar: &[&'a Response]) -> Option<&'a Response> {
    let Some(open) = open_one(ui, bar) else {
        let menu = bar.iter().find(|menu| menu.has_focus())?;
        return is_pressed(ui, Modifiers::NONE, Key::ArrowDown).then(|| {
            // The arrow would lead to what is below the button.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            *menu
        });
    };
    let (is_in_submenu, is_at_submenu) = submenu(ui, popup(bar[open]));
    if !is_in_submenu && is_pressed(ui, Modifiers::NONE, Key::ArrowLeft) {
        return Some(bar[(open + bar.len() - 1) % bar.len()]);
    }
    let is_right = !is_at_submenu && is_pressed(ui, Modifiers::NONE, Key::ArrowRight);
    is_right.then(|| bar[(open + 1) % bar.len()])
}

/// Whether the focus is in a menu behind this one, which Left leaves, and whether at a row that has one, which Right enters.
fn submenu(ui: &Ui, mut menu: Id) -> (bool, bool) {
    let Some(focused) = ui.memory(Memory::focused) else { return (false, false) };
    let layer = ui.ctx().read_response(focused).map(|widget| widget.layer_id.id);
    let mut is_in = false;
    while let Some(open) = MenuState::from_id(ui.ctx(), menu, |state| state.open_item) {
        if open == SubMenu::id_from_widget_id(focused) {
            return (is_in, true);
        }
        menu = open;
        is_in |= layer == Some(menu);
    }
    (is_in, false)
}
