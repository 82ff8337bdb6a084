//! Keys that are pressed faster than the window draws.

use egui::{Event, Key};

/// The events that wait for the next picture.
///
/// A key may change the meaning of the one after it: Enter makes a move and empties its field, a capital letter opens
/// that field, Ctrl+N opens a dialog. On a slow machine several such keys come before one picture. Each of them is then
/// the last of its picture, and the rest follows in the next one, in the same order.
#[derive(Debug, Default)]
pub struct Strokes {
    waiting: Vec<Event>,
}

impl Strokes {
    /// Leaves the events of one picture, and keeps the rest. `is_writing`: a text field has the keyboard.
    pub fn divide(&mut self, events: &mut Vec<Event>, is_writing: bool) {
        let mut all = std::mem::take(&mut self.waiting);
        all.append(events);
        self.waiting = all.split_off(end_of_picture(&all, is_writing));
        *events = all;
    }

    /// Whether some events need another picture.
    pub fn are_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// The number of events that one picture takes. A text field takes all letters; otherwise one key, perhaps repeated,
/// with the letter that it writes. Nothing comes after a key that ends a field.
fn end_of_picture(events: &[Event], is_writing: bool) -> usize {
    let mut first = None;
    for (place, event) in events.iter().enumerate() {
        let stroke = match event {
            Event::Key { key, pressed: true, .. } => Some(*key),
            // Without a key before it, it comes from an input method.
            Event::Text(_) if matches!(first, None | Some(None)) => None,
            _ => continue,
        };
        let is_another = first.is_some_and(|first| stroke.is_none() || first != stroke);
        if is_another && !is_writing {
            return place;
        }
        if let Some(key) = stroke.filter(|&key| ends_field(key)) {
            // A key that is held down repeats without an end.
            let is_repeat =
                |event: &&Event| matches!(event, Event::Key { key: next, pressed: true, .. } if *next == key);
            return place + 1 + events[place + 1..].iter().take_while(is_repeat).count();
        }
        first.get_or_insert(stroke);
    }
    events.len()
}

fn ends_field(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Escape | Key::Tab)
}

#[cfg(test)]
mod tests {
    use egui::Modifiers;

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    fn typed(key_of: Key, text: &str) -> Vec<Event> {
        vec![key(key_of, true), Event::Text(text.to_owned()), key(key_of, false)]
    }

    /// Divides these events into pictures, and gives the letters of each.
    fn pictures(mut events: Vec<Event>, is_writing: bool) -> Vec<String> {
        let all = events.clone();
        let (mut strokes, mut pictures, mut seen) = (Strokes::default(), Vec::new(), Vec::new());
        loop {
            strokes.divide(&mut events, is_writing);
            let letters = events.iter().filter_map(|event| match event {
                Event::Text(text) => Some(text.as_str()),
                Event::Key { key, pressed: true, .. } if ends_field(*key) => Some("|"),
                _ => None,
            });
            pictures.push(letters.collect());
            seen.append(&mut events);
            if !strokes.are_waiting() {
                assert_eq!(seen, all, "nothing is lost, and nothing changes places");
                return pictures;
            }
        }
    }

    fn line() -> Vec<Event> {
        let end = vec![key(Key::Enter, true), key(Key::Enter, false)];
        [typed(Key::E, "e"), typed(Key::Num5, "5"), end, typed(Key::F, "F"), typed(Key::E, "e")].concat()
    }

    #[test]
    fn a_field_takes_all_letters_up_to_enter() {
        assert_eq!(pictures(line(), true), ["e5|", "Fe"]);
    }

    #[test]
    fn without_a_field_every_key_has_a_picture_of_its_own() {
        assert_eq!(pictures(line(), false), ["e", "5", "|", "F", "e"]);
        let letters = ["B", "h"].map(|text| Event::Text(text.to_owned())).to_vec();
        assert_eq!(pictures(letters, false), ["B", "h"]);
    }

    #[test]
    fn a_key_that_is_held_down_takes_one_picture() {
        let held = |held| vec![key(held, true), key(held, true), key(held, true), key(held, false)];
        for is_writing in [false, true] {
            assert_eq!(pictures(held(Key::ArrowLeft), is_writing).len(), 1);
            assert_eq!(pictures(held(Key::Tab), is_writing), ["|||", ""]);
        }
    }
}
