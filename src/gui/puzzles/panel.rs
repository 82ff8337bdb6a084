//! The panel beside the board of a puzzle: the goal, the judgement of the last move, and the buttons.

use egui::{Label, Response, RichText, Ui};

use super::screen::{rating_text, theme_name};
use crate::app::model::{Model, PuzzleAction, Puzzles, Solving, Verdict};
use crate::app::text::{tr, words};
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::panel;
use crate::gui::style::theme::{Colors, text};
use crate::gui::style::widgets;
use crate::puzzles::Puzzle;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, solving: &Solving, out: &mut Out) {
    let words = |ui: &mut Ui| {
        let wrapped = |ui: &mut Ui, words: RichText| ui.add(Label::new(words).wrap());
        if solving.mistake().is_none() {
            widgets::hint(ui, rating_text(puzzles.progress(model.settings())));
        }
        if solving.is_daily() {
            wrapped(ui, RichText::new(tr("puzzle-way-daily")).strong());
        }
        wrapped(ui, RichText::new(solving.goal().to_string()).size(text::NAMES));
        if let Some(verdict) = solving.verdict_text() {
            ui.separator();
            let is_wrong = solving.verdict() == Some(Verdict::Wrong);
            let ink = if is_wrong { Colors::of(ui).danger } else { Colors::of(ui).text };
            wrapped(ui, RichText::new(verdict.to_string()).size(text::BODY).color(ink));
        }
        if solving.is_over() {
            let about = solving.mistake().map_or_else(|| about(solving.puzzle()), |text| text.to_string());
            wrapped(ui, RichText::new(about).weak());
            wrapped(ui, RichText::new(solving.solution().to_string()));
        }
    };
    panel::page_ui(ui, words, |ui| buttons_ui(ui, model, solving, out));
}

/// The difficulty and the themes of a puzzle.
fn about(puzzle: &Puzzle) -> String {
    let mut themes = words::listed(puzzle.themes.iter().map(|theme| theme_name(*theme)));
    if themes.is_empty() {
        themes.push('–');
    }
    tr!("puzzle-about", themes, rating = puzzle.rating.value as u64)
}

/// The buttons: a hint and the solution, or what follows when the puzzle is over.
fn buttons_ui(ui: &mut Ui, model: &Model, solving: &Solving, out: &mut Out) {
    let send = |button: Response, action: PuzzleAction, out: &mut Out| {
        if button.clicked() {
            out.push(action);
        }
    };
    let is_over = solving.is_over();
    let steps: &[Action] = match solving.mistake() {
        _ if !is_over => &[Action::Hint],
        Some(_) => &[Action::PlayFromHere],
        None => &[Action::PlayFromHere, Action::Study],
    };
    if is_over {
        send(widgets::primary_button(ui, &tr("puzzle-next")), PuzzleAction::Continue, out);
        buttons::steps_ui(ui, model, out);
    }
    for &step in steps {
        buttons::plain_ui(ui, model, step, out);
    }
    if !is_over {
        send(widgets::plain_button(ui, &tr("puzzle-solution")), PuzzleAction::Solution, out);
    }
    send(widgets::plain_button(ui, &tr("puzzle-all")), PuzzleAction::Start, out);
}
