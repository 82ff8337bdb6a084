//! Keys that work anywhere in the window.

use egui::{Context, Event, Key, Modifiers};

use crate::app::model::{Model, Puzzles, Solving};
use crate::app::settings::Settings;
use crate::app::text::words::role_of;
use crate::gui::actions::{Action, meant};
use crate::gui::panel::typed_move;
use crate::gui::style::focus;

/// Consumes the keys pressed since the last frame and returns their actions; the board may have the keyboard. Call it
/// before anything is drawn, and only while no dialog is open.
pub fn actions(ctx: &Context, model: &Model, board_has_keys: bool) -> Vec<Action> {
    // Keys typed into a text field or an open menu belong to it. The field of a move leaves some to the window.
    let is_typing = typed_move::has_keyboard(ctx, model.typed_move());
    if ctx.text_edit_focused() && !is_typing || egui::Popup::is_any_open(ctx) {
        return Vec::new();
    }
    let has_focus = focus::holder(ctx).is_some();
    let is_editing = model.editor().is_some();
    let is_replaying = model.puzzles().and_then(Puzzles::solving).is_some_and(Solving::is_over);
    let mut actions = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let is_taken = has_focus && (moves_focus(event) || is_editing && erases(event))
                || board_has_keys && moves_cursor(event);
            // Nothing is left to do on the board of a puzzle that is over.
            let is_taken = is_taken && !(is_replaying && steps(event)) || is_typing && writes(event);
            let action = meaning(event, model).filter(|_| !is_taken);
            actions.extend(action);
            action.is_none()
        });
    });
    actions
}

/// The action of a key.
fn meaning(event: &Event, model: &Model) -> Option<Action> {
    match event {
        Event::Copy => Some(Action::CopyPosition),
        Event::Key { key, modifiers, .. } if modifiers.is_none() && answers(*key, model) => None,
        Event::Key { key, pressed: true, modifiers, .. } => {
            let mut actions = with_key(*key, *modifiers, model.settings());
            let first = actions.next();
            // Of several that share a key it means the one that would do something.
            first.filter(|action| action.is_enabled(model)).or_else(|| actions.next()).or(first)
        }
        _ => None,
    }
}

/// Whether the board asks for something that this key answers: with a choice open, every letter and figure.
fn answers(key: Key, model: &Model) -> bool {
    let mut name = key.name().chars();
    let is_choice = name.next().is_some_and(char::is_alphanumeric) && name.next().is_none();
    let is_yes = key == Key::Enter;
    (is_choice || is_yes) && {
        let view = model.board_view();
        is_choice && view.asks() || is_yes && view.waiting.is_some()
    }
}

/// The actions that have this key, in the order of the table.
fn with_key(key: Key, modifiers: Modifiers, settings: &Settings) -> impl Iterator<Item = Action> {
    let held = meant(key, modifiers);
    Action::all().filter(move |action| {
        let keys = action.keys(settings);
        keys.iter().any(|shortcut| shortcut.logical_key == key && held.matches_exact(shortcut.modifiers))
    })
}

/// Keys that the board's cursor, or a button that has the focus, takes for itself.
fn moves_focus(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else { return false };
    let takes = [
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Space,
        Key::Enter,
        Key::Escape,
        Key::Tab,
    ];
    modifiers.is_none() && takes.contains(key)
}

/// Whether an event belongs to the field of a move: everything but function keys, and keys with Ctrl that edit no text.
fn writes(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else { return true };
    let is_function = key.name().len() > 1 && key.name().starts_with('F');
    let edits = [
        Key::A,
        Key::C,
        Key::K,
        Key::U,
        Key::V,
        Key::W,
        Key::X,
        Key::Y,
        Key::Z,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::Home,
        Key::End,
        Key::Backspace,
        Key::Delete,
    ];
    !is_function && (!modifiers.command || edits.contains(key))
}

/// Keys that lead through the solution of a puzzle.
fn steps(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else { return false };
    modifiers.is_none() && [Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End].contains(key)
}

/// Keys that move the board's cursor: those around the arrows, and letters that lead to pieces.
fn moves_cursor(event: &Event) -> bool {
    let Event::Key { key, modifiers, .. } = event else { return false };
    let mut name = key.name().chars();
    let letter = name.next().filter(|letter| letter.is_alphabetic() && name.next().is_none());
    let is_beside = [Key::Home, Key::End, Key::PageUp, Key::PageDown].contains(key);
    modifiers.is_none() && (is_beside || letter.and_then(role_of).is_some())
}

/// Consumes the capital letter of a piece that starts a typed move, unless a widget takes it.
pub fn first_letter(ctx: &Context, model: &Model) -> Option<String> {
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) || !model.takes_moves() {
        return None;
    }
    let is_first = |text: &str| {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        letter.is_some_and(|letter| letter.is_uppercase() && role_of(letter).is_some())
    };
    ctx.input_mut(|input| {
        let place =
            input.events.iter().position(|event| matches!(event, Event::Text(text) if is_first(text)))?;
        if model.board_view().asks() {
            return None;
        }
        match input.events.remove(place) {
            Event::Text(text) => Some(text),
            _ => None,
        }
    })
}

/// The key that takes a piece off a board being set up.
fn erases(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Delete, modifiers, .. } if modifiers.is_none())
}

/// The text that was pasted since the last frame, unless a field has taken it.
pub fn pasted(ctx: &Context) -> Option<String> {
    if ctx.text_edit_focused() {
        return None;
    }
    ctx.input_mut(|input| {
        let mut text = None;
        input.events.retain(|event| match event {
            Event::Paste(pasted) => {
                text = Some(pasted.clone());
                false
            }
            _ => true,
        });
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIFT: Modifiers = Modifiers::SHIFT;

    fn first(key: Key, modifiers: Modifiers) -> Option<Action> {
        with_key(key, modifiers, &Settings::default()).next()
    }

    #[test]
    fn keys_trigger_the_actions_of_the_table() {
        assert_eq!(first(Key::ArrowLeft, Modifiers::NONE), Some(Action::Previous));
        assert_eq!(first(Key::J, Modifiers::NONE), Some(Action::Next));
        assert_eq!(first(Key::S, Modifiers::COMMAND), Some(Action::Save));
        assert_eq!(first(Key::S, Modifiers::COMMAND | SHIFT), Some(Action::SaveAs));
        assert_eq!(first(Key::S, Modifiers::NONE), None);
        assert_eq!(first(Key::F, Modifiers::COMMAND), None);
    }

    #[test]
    fn a_question_mark_needs_no_particular_keyboard() {
        assert_eq!(first(Key::Questionmark, SHIFT), Some(Action::Keys));
        assert_eq!(first(Key::Questionmark, Modifiers::NONE), Some(Action::Keys));
        assert_eq!(first(Key::Plus, Modifiers::COMMAND | SHIFT), Some(Action::Larger));
    }
}
