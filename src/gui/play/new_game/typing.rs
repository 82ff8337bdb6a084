//! Fields for the numbers of a clock, which explain why a text is not a valid number.

use std::cell::RefCell;

use egui::{DragValue, Id, Ui};

use crate::app::settings::{NumberField, Unit};
use crate::app::text::{Text, numbers, tr, words};
use crate::gui::style::{form, widgets};

/// The invalid texts typed into the number fields of the form.
#[derive(Default)]
pub struct Typing {
    /// The clock whose fields are being shown.
    clock: String,
    wrong: Option<Wrong>,
}

/// A text that is not a number, or not a valid one.
struct Wrong {
    field: Id,
    clock: String,
    /// The problem, in a sentence.
    problem: Text,
}

impl Typing {
    /// The fields of this clock come next.
    pub fn begin(&mut self, clock: &str) {
        clock.clone_into(&mut self.clock);
    }

    /// Nothing is wrong any more.
    pub fn forget(&mut self) {
        self.wrong = None;
    }

    /// Whether a field has the keyboard whose text makes no sense. When it is left it takes the nearest number.
    pub fn is_wrong(&self, ui: &Ui) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| ui.memory(|memory| memory.has_focus(wrong.field)))
    }

    /// Shows the problem with the typed number of the clock, if there is one.
    pub fn problem_ui(&self, ui: &mut Ui) {
        let wrong = self.wrong.iter().filter(|wrong| wrong.clock == self.clock);
        widgets::problems(ui, wrong.map(|wrong| &wrong.problem));
    }

    /// A field for a number; `name` is its name for screen readers.
    pub fn number_ui(&mut self, ui: &mut Ui, name: &str, field: NumberField, value: &mut u32) {
        let factor = field.unit().factor();
        let mut shown = f64::from(*value) / factor;
        let typed = RefCell::new(None);
        let read = |text: &str| {
            let (number, problem) = field.read(text);
            *typed.borrow_mut() = Some(problem);
            number
        };
        let (speed, suffix) = match field.unit() {
            Unit::Minutes => (0.25, tr("suffix-minutes")),
            Unit::Seconds => (1.0, tr("suffix-seconds")),
            Unit::Count => (1.0, String::new()),
        };
        // As few decimals as it takes: "5", "0.5".
        let text = |number: f64, _| numbers::number(number, 0..=2);
        let drag = DragValue::new(&mut shown).range(field.range()).speed(speed).suffix(suffix);
        let drag = drag.custom_formatter(text).custom_parser(read);
        // An outline as that of a field: one can type into it.
        let response = form::outlined(ui, |ui| ui.add(drag));
        let response = response.accessible_name(words::labelled(name, &field.name().to_string()));
        if response.changed() {
            *value = (shown * factor).round() as u32;
        }
        match typed.into_inner() {
            Some(problem) => self.note(response.id, problem),
            // It was dragged, or stepped by a key.
            None if response.changed() => self.note(response.id, None),
            None => {}
        }
    }

    fn note(&mut self, field: Id, problem: Option<Text>) {
        let is_another = |wrong: &Wrong| wrong.field != field;
        match problem {
            Some(problem) => self.wrong = Some(Wrong { field, clock: self.clock.clone(), problem }),
            None => self.wrong = self.wrong.take().filter(is_another),
        }
    }
}
