//! The form of an engine: its program, the result of its trial, and its options.

use egui::Ui;

use super::list::game_list;
use super::options::options_ui;
use crate::app::context::DialogAction;
use crate::app::engines::{EngineAction, EngineForm, Identity, Trial};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// Width of the dialog.
const WIDTH: f32 = 520.0;
/// Room for the button behind a field.
const BUTTON: f32 = 92.0;

pub fn show(ui: &Ui, form: &EngineForm, out: &mut Out) {
    let title = if form.original.is_some() { "engine-title" } else { "engine-new-title" };
    let answers = answers(form);
    let frame = Frame::kept(tr(title), WIDTH);
    frame.form(ui, out, &answers, (form, DialogAction::EditEngine), |ui, edited, out| {
        program_ui(ui, edited, out);
        trial_ui(ui, form);
        if form.identity().is_some() {
            options_ui(ui, edited);
        }
    });
}

/// An engine is tried before it can be kept.
fn answers(form: &EngineForm) -> Vec<Answer> {
    let save = Answer::primary("button-save", DialogAction::Save);
    let again = Answer::primary("button-try", EngineAction::Try);
    let primary = match form.trial {
        Trial::Works(_) => save.only_if(form.can_save(), "why-form"),
        Trial::Running(_) => again.only_if(form.can_try(), "engine-trying"),
        _ => again.only_if(form.can_try(), "why-form"),
    };
    let mut answers = vec![primary, Answer::cancel()];
    if form.original.is_some() {
        answers.push(Answer::destructive("button-remove", DialogAction::Discard));
    }
    answers
}

fn program_ui(ui: &mut Ui, form: &mut EngineForm, out: &mut Out) {
    let (program, arguments, name) = (tr("engine-program"), tr("engine-arguments"), tr("engine-name"));
    form::row(ui, &program, |ui| {
        ui.horizontal(|ui| {
            let width = ui.available_width() - BUTTON;
            let field = form::text_field(ui, &program, "", &mut form.engine.path, width);
            let end = form.engine.path.chars().count();
            form::focus_at_first(&field, end..end);
            if widgets::plain_button(ui, &tr("button-choose")).clicked() {
                out.push(EngineAction::ChooseProgram);
            }
        });
    });
    form::row(ui, &arguments, |ui| {
        let width = ui.available_width();
        form::text_field(ui, &arguments, &tr("engine-arguments-hint"), &mut form.engine.arguments, width);
    });
    form::row(ui, &name, |ui| {
        let width = ui.available_width();
        form::text_field(ui, &name, &tr("engine-name-hint"), &mut form.engine.name, width);
        widgets::problems(ui, &form.problem);
    });
}

/// Shows the result of the trial in a sentence.
fn trial_ui(ui: &mut Ui, form: &EngineForm) {
    ui.add_space(space::XS);
    match &form.trial {
        Trial::Untried => drop(widgets::hint(ui, tr("engine-untried"))),
        Trial::Running(_) => drop(widgets::hint(ui, tr("engine-trying"))),
        Trial::Failed(reason) => widgets::problems(ui, [tr!("engine-fails", reason = reason.clone())]),
        Trial::Works(identity) => drop(ui.label(works(identity))),
    }
}

/// As in "Hexer 2 by A. N. Other works and plays Gliński."
fn works(identity: &Identity) -> String {
    let key = if identity.author.is_empty() { "engine-called" } else { "engine-called-by" };
    let name = tr!(key, name = &identity.name, author = &identity.author);
    tr!("engine-works", name, games = game_list(identity.variants()))
}
