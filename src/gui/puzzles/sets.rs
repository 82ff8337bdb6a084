//! The person's own puzzles and sets: a list on the page, and the dialog in which a set is edited.

use egui::{Align, Layout, Ui, Vec2, vec2};

use crate::app::context::DialogAction;
use crate::app::library::{PuzzleChoice, SetForm};
use crate::app::model::{Model, PuzzleAction, Puzzles};
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{medium_text, space};
use crate::gui::style::widgets::NameTip as _;
use crate::gui::style::{form, page, widgets};

/// Width of the dialog.
const WIDTH: f32 = 600.0;
/// Size of a button of a row.
const BUTTON: Vec2 = Vec2::splat(28.0);
/// Width of the number of a puzzle.
const NUMBER: f32 = 28.0;
/// The least width of a name beside its goal.
const NAME: f32 = 170.0;

/// The name of a set; that of the puzzles without one is empty.
pub(super) fn set_name(name: &str) -> String {
    if name.is_empty() { tr("puzzle-set-own") } else { name.to_owned() }
}

/// Draws the heading, and a row for each set.
pub(super) fn sets_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, out: &mut Out) {
    let add = tr("puzzle-set-add");
    widgets::line(ui, vec2(ui.available_width(), widgets::TALL), |ui| {
        ui.label(medium_text(tr("puzzle-sets")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::words_button(ui, None, &add).clicked() {
                out.push(PuzzleAction::AddSet);
            }
        });
    });
    if puzzles.sets.is_empty() {
        widgets::hint(ui, tr("puzzle-sets-none"));
        return;
    }
    page::card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        for (index, name) in puzzles.sets.iter().enumerate() {
            set_ui(ui, (index, name), puzzles.count(PuzzleChoice::Own(index), model.settings()), out);
        }
    });
}

fn set_ui(ui: &mut Ui, (index, name): (usize, &str), count: usize, out: &mut Out) {
    let name = set_name(name);
    let fact = tr!("puzzle-set-count", count);
    widgets::line(ui, vec2(ui.available_width(), widgets::TALL), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (key, action) in [
                ("puzzle-set-edit", PuzzleAction::AskSet(index)),
                ("club-print", PuzzleAction::AskSheet(Some(index))),
                ("puzzle-solve", PuzzleAction::Begin(PuzzleChoice::Own(index))),
            ] {
                let button = widgets::plain_button(ui, &tr(key));
                widgets::describe(&button, &name);
                if button.clicked() {
                    out.push(action);
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                widgets::elided(ui, words::listed([name.clone(), fact]));
            });
        });
    });
}

/// Shows the set that is edited.
pub fn show(ui: &Ui, set: &SetForm, out: &mut Out) {
    let answers = [
        Answer::primary("button-save", DialogAction::Save).only_if(set.is_right(), "why-form"),
        Answer::cancel(),
        Answer::quiet("puzzle-set-delete", DialogAction::Discard),
    ];
    let frame = Frame::high(set_name(&set.set), WIDTH);
    frame.form(ui, out, &answers, (set, DialogAction::EditSet), |ui, set, _| {
        let name = tr("puzzle-set-name");
        form::row(ui, &name, |ui| {
            let width = ui.available_width() - space::L;
            let hint = set_name("");
            form::text_field(ui, &name, &hint, &mut set.name, width);
        });
        ui.add_space(space::S);
        puzzles_ui(ui, set);
    });
}

/// A change of the puzzle of a row.
enum Change {
    Raise(usize),
    Remove(usize),
}

fn puzzles_ui(ui: &mut Ui, set: &mut SetForm) {
    let (count, mut change) = (set.puzzles.len(), None);
    for (index, (puzzle, task)) in set.puzzles.iter_mut().enumerate() {
        let number = (index + 1).to_string();
        let goal = words::puzzle_goal(task.solver(), puzzle.goal).to_string();
        let spoken = words::labelled(&number, &goal);
        ui.horizontal(|ui| {
            widgets::line(ui, vec2(NUMBER, BUTTON.y), |ui| widgets::elided(ui, &*number));
            let buttons = 3.0 * (BUTTON.x + ui.spacing().item_spacing.x);
            let width = (ui.available_width() - buttons - space::L).max(NAME);
            form::text_field(ui, &spoken, &goal, &mut puzzle.source, width).on_hover_text(&goal);
            for (icon, key, is_enabled, its_change) in [
                (Icon::Unfold, "puzzle-set-up", index > 0, Change::Raise(index)),
                (Icon::Fold, "puzzle-set-down", index + 1 < count, Change::Raise(index + 1)),
                (Icon::Close, "puzzle-set-remove", true, Change::Remove(index)),
            ] {
                let name = tr!(key, number = &number);
                if widgets::icon_button(ui, icon, &name, BUTTON, is_enabled).name_tip(name).clicked() {
                    change = Some(its_change);
                }
            }
        });
    }
    match change {
        Some(Change::Raise(index)) => set.puzzles.swap(index - 1, index),
        Some(Change::Remove(index)) => drop(set.puzzles.remove(index)),
        None => {}
    }
}
