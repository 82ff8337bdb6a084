//! Keys that work anywhere in the window.

use egui::{Context, Event, Key, Modifiers};

use crate::gui::actions::Action;

/// What the keys pressed since the last frame ask for. Eats those keys. To be called before anything is drawn, and
/// only while no dialog is open.
pub fn actions(ctx: &Context) -> Vec<Action> {
    // Whoever types a name or walks through a menu means that, and nothing else.
    if ctx.text_edit_focused() || egui::Popup::is_any_open(ctx) {
        return Vec::new();
    }
    let has_focus = ctx.memory(|memory| memory.focused().is_some());
    let mut actions = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let action = meaning(event).filter(|_| !(has_focus && moves_focus(event)));
            actions.extend(action);
            action.is_none()
        });
    });
    actions
}

/// The action a key stands for.
fn meaning(event: &Event) -> Option<Action> {
    match event {
        Event::Copy => Some(Action::CopyPosition),
        Event::Key { key, pressed: true, modifiers, .. } => with_key(*key, *modifiers),
        _ => None,
    }
}

fn with_key(key: Key, modifiers: Modifiers) -> Option<Action> {
    Action::all().find(|action| {
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
        assert_eq!(with_key(Key::ArrowLeft, Modifiers::NONE), Some(Action::Previous));
        assert_eq!(with_key(Key::J, Modifiers::NONE), Some(Action::Next));
        assert_eq!(with_key(Key::S, Modifiers::COMMAND), Some(Action::Save));
        assert_eq!(with_key(Key::S, Modifiers::COMMAND | SHIFT), Some(Action::SaveAs));
        assert_eq!(with_key(Key::S, Modifiers::NONE), None);
        assert_eq!(with_key(Key::F, Modifiers::COMMAND), None);
    }

    #[test]
    fn a_question_mark_needs_no_particular_keyboard() {
        assert_eq!(with_key(Key::Questionmark, SHIFT), Some(Action::Keys));
        assert_eq!(with_key(Key::Questionmark, Modifiers::NONE), Some(Action::Keys));
        assert_eq!(with_key(Key::Plus, Modifiers::COMMAND | SHIFT), Some(Action::Larger));
    }
}
