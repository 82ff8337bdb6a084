//! Actions that are always available by a menu item, a button or a key.
//!
//! Menus, tooltips and the page of keys all read one table, so a key is never shown that does nothing.

pub mod buttons;
mod keymap;
mod out;
mod shortcut;
mod state;
mod table;

pub use keymap::{meant, pressed, refusal};
pub use out::Out;
pub use shortcut::{key_name, shortcut_text};
pub use state::{Face, icon_button, switch_ui};
pub use table::{Action, Group};
