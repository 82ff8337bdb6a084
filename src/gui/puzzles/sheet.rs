//! The dialog in which the puzzles of a sheet are chosen, to be printed or kept.

use egui::Ui;

use super::screen::way_name;
use super::sets::set_name;
use crate::app::board::PrintInk;
use crate::app::context::DialogAction;
use crate::app::library::{Band, Export, FileAction, PuzzleChoice, SheetForm};
use crate::app::model::{Message, Model, PuzzleAction, Puzzles};
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::{form, widgets};

/// Width of the dialog, and of the fields beside their names.
const WIDTH: f32 = 580.0;
const FIELD: f32 = 300.0;
/// Width of the names.
const NAMES: f32 = 170.0;

/// Shows the form.
pub fn show(ui: &Ui, model: &Model, out: &mut Out) {
    let Some(puzzles) = model.puzzles() else { return };
    let (form, found) = (&puzzles.sheet_form, puzzles.sheet_length);
    let has_any = |answer: Answer| answer.only_if(found > 0, "puzzle-none-left");
    let keep = Answer::quiet("sheet-keep", PuzzleAction::KeepSheet);
    let answers = [
        has_any(Answer::primary("club-print", FileAction::Export(Export::Puzzles))),
        has_any(Answer::plain("sheet-save", FileAction::Export(Export::PuzzleSet))),
        Answer::plain("button-close", DialogAction::Cancel),
        has_any(keep.only_if(!form.title.trim().is_empty(), "sheet-why-title")),
    ];
    let frame = Frame::high(tr("puzzle-sheet"), WIDTH);
    frame.form(ui, out, &answers, (form, PuzzleAction::EditSheet), |ui, form, out| {
        form_ui(ui, form, puzzles, model.settings(), out);
        widgets::hint(ui, tr!("sheet-found", found));
    });
}

fn form_ui(ui: &mut Ui, form: &mut SheetForm, puzzles: &Puzzles, settings: &Settings, out: &mut Out) {
    let width = FIELD.min(ui.available_width());
    let title = tr("sheet-title");
    row(ui, &title, |ui| {
        let usual = tr("puzzle-sheet");
        let field = form::text_field(ui, &title, &usual, &mut form.title, width);
        form::focus_at_first(&field, 0..form.title.chars().count());
    });
    let from = tr("sheet-from");
    row(ui, &from, |ui| {
        let choices = sources(puzzles, settings);
        form::list(ui, "sheet from", &from, Some(width), &mut form.from, &choices);
    });
    // Other puzzles have no rating.
    if form.from.is_rated() {
        let band = tr("sheet-band");
        row(ui, &band, |ui| {
            let bands = form::named(&Band::ALL, Band::key);
            form::list(ui, "sheet band", &band, Some(width), &mut form.band, &bands);
        });
    }
    let count = tr("sheet-count");
    row(ui, &count, |ui| {
        let mut counts = SheetForm::COUNTS.to_vec();
        if !counts.contains(&form.count) {
            counts.push(form.count);
            counts.sort_unstable();
        }
        let counts: Vec<_> = counts.into_iter().map(|count| (count, count.to_string())).collect();
        form::list(ui, "sheet count", &count, Some(width), &mut form.count, &counts);
    });
    let room = tr("sheet-room");
    row(ui, &room, |ui| {
        form::choice(ui, &room, &mut form.room, &SheetForm::ROOMS.map(|room| (room, room.to_string())));
    });
    let ink = tr("settings-print-ink");
    row(ui, &ink, |ui| {
        let mut chosen = settings.print_ink;
        if form::choice(ui, &ink, &mut chosen, &form::named(&PrintInk::ALL, PrintInk::key)) {
            out.push(Message::set(settings, |settings| settings.print_ink = chosen));
        }
    });
    row(ui, "", |ui| form::tick_box(ui, &mut form.has_answers, &tr("sheet-has-answers")));
}

fn row<R>(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> R) {
    if ui.available_width() >= NAMES + FIELD {
        form::row_with_names(ui, NAMES, name, add);
    } else {
        form::row(ui, name, add);
    }
}

/// The sources that have puzzles, each with their number.
fn sources(puzzles: &Puzzles, settings: &Settings) -> Vec<(PuzzleChoice, String)> {
    let all = [(PuzzleChoice::Theme(None), tr("puzzle-all"))].into_iter();
    let own = [
        (PuzzleChoice::Review, tr("sheet-from-review")),
        (PuzzleChoice::Mistakes, tr("sheet-from-mistakes")),
    ];
    let sets = puzzles.sets.iter().enumerate();
    let sets = sets.map(|(index, name)| (PuzzleChoice::Own(index), set_name(name)));
    let themes = puzzles.counts(settings).into_iter().map(|count| (count.way, way_name(count.way)));
    let sources = all.chain(own).chain(sets).chain(themes);
    let counted = sources.map(|(from, name)| (from, name, puzzles.count(from, settings)));
    let there = counted.filter(|(_, _, count)| *count > 0);
    there.map(|(from, name, count)| (from, tr!("sheet-source", name, count))).collect()
}
