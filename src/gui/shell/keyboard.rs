//! Keys that work anywhere in the window.

use egui::{Context, Event, Key, Modifiers};

use crate::app::model::Model;
use crate::gui::actions::Action;

/// What the keys pressed since the last frame ask for. Eats those keys. To be called before anything is drawn, and
/// only while no dialog is open.
pub fn actions(ctx: &Context, model: &Model) -> Vec<Action> {
    // Whoever types a name or walks through a menu means that, and nothing else.
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) {
        return Vec::new();
    }
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    let is_editing = model.editor().is_some();
    let mut actions = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let is_taken = has_focus && (moves_focus(event) || is_editing && erases(event));
            let action = meaning(event, model).filter(|_| !is_taken);
            actions.extend(action);
            action.is_none()
        });
    });
    actions
}

/// The action a key stands for.
fn meaning(event: &Event, model: &Model) -> Option<Action> {
    match event {
        Event::Copy => Some(Action::CopyPosition),
        Event::Key { key, modifiers, .. }
            if modifiers.is_none() && makes_choice(*key) && model.board_view().asks() =>
        {
            None
        }
        Event::Key { key, pressed: true, modifiers, .. } => {
            let mut actions = with_key(*key, *modifiers);
            let first = actions.next();
            // Of several that share a key it means the one that would do something.
            first.filter(|action| action.is_enabled(model)).or_else(|| actions.next()).or(first)
        }
        _ => None,
    }
}

/// Whether a key is one by which a choice on the board is made.
fn makes_choice(key: Key) -> bool {
    (Key::Num0..=Key::Num9).contains(&key) || matches!(key, Key::Q | Key::R | Key::B | Key::N)
}

/// The actions that have this key, in the order of the table.
fn with_key(key: Key, modifiers: Modifiers) -> impl Iterator<Item = Action> {
    Action::all().filter(move |action| {
        action.keys().iter().any(|shortcut| {
            // A question mark or a plus may or may not need Shift, as the keyboard has it.
            let is_sign = matches!(key, Key::Questionmark | Key::Plus);
            let pressed = if is_sign { Modifiers { shift: false, ..modifiers } } else { modifiers };
            shortcut.logical_key == key && pressed.matches_exact(shortcut.modifiers)
        })
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

    #[test]
    fn keys_mean_what_the_table_says() {
        assert_eq!(with_key(Key::ArrowLeft, Modifiers::NONE).next(), Some(Action::Previous));
        assert_eq!(with_key(Key::J, Modifiers::NONE).next(), Some(Action::Next));
        assert_eq!(with_key(Key::S, Modifiers::COMMAND).next(), Some(Action::Save));
        assert_eq!(with_key(Key::S, Modifiers::COMMAND | SHIFT).next(), Some(Action::SaveAs));
        assert_eq!(with_key(Key::S, Modifiers::NONE).next(), None);
        assert_eq!(with_key(Key::F, Modifiers::COMMAND).next(), None);
    }

    #[test]
    fn a_question_mark_needs_no_particular_keyboard() {
        assert_eq!(with_key(Key::Questionmark, SHIFT).next(), Some(Action::Keys));
        assert_eq!(with_key(Key::Questionmark, Modifiers::NONE).next(), Some(Action::Keys));
        assert_eq!(with_key(Key::Plus, Modifiers::COMMAND | SHIFT).next(), Some(Action::Larger));
    }
}
