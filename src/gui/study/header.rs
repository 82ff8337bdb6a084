//! The header of the game as a form.

use egui::{Ui, Vec2};

use crate::app::context::DialogAction;
use crate::app::game::{HeaderForm, TagRow};
use crate::app::model::Model;
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};
use crate::sides::Points;

/// Width of the dialog.
const WIDTH: f32 = 560.0;
/// Width of the fields beside their names.
const FIELD: f32 = 380.0;
/// The fields of players, which are the first, and the most names that are suggested for one.
const PLAYERS: usize = 2;
const MOST_KNOWN: usize = 4;
/// Width of the name of a tag.
const TAG_NAME: f32 = 150.0;
/// Size of the button that takes a tag away.
const REMOVE: Vec2 = Vec2::splat(28.0);

/// Shows the form.
pub fn show(ui: &Ui, model: &Model, form: &HeaderForm, out: &mut Out) {
    let accept =
        Answer::primary("button-done", DialogAction::AcceptHeader).only_if(form.is_right(), "why-form");
    let title = match form.many {
        Some(games) => tr!("games-tags-title", games),
        None => tr("header-title"),
    };
    let answers = [accept, Answer::cancel()];
    let frame = Frame::kept(title, WIDTH);
    frame.form(ui, out, &answers, (form, DialogAction::EditHeader), |ui, form, _| form_ui(ui, model, form));
}

fn form_ui(ui: &mut Ui, model: &Model, form: &mut HeaderForm) {
    if form.many.is_some() {
        widgets::hint(ui, tr("games-tags-hint"));
    }
    let HeaderForm { fields, field_problems, .. } = form;
    let rows = HeaderForm::FIELDS.iter().zip(fields).zip(field_problems);
    for (index, (((_, name), value), problem)) in rows.enumerate() {
        let name = tr(name);
        let hint = if index == HeaderForm::DATE { tr("header-date-hint") } else { String::new() };
        form::row(ui, &name, |ui| {
            let is_empty = value.is_empty();
            let field = form::text_field(ui, &name, &hint, value, FIELD);
            if index == 0 && is_empty {
                form::focus_at_first(&field, 0..0);
            }
            if index < PLAYERS {
                known_ui(ui, model, value);
            }
            widgets::problems(ui, problem.as_ref());
        });
    }
    if form.many.is_none() {
        result_ui(ui, form);
    }
    form::section(ui, &tr("header-tags"));
    tags_ui(ui, form);
}

/// The players of whose names a part is typed, each as a button that fills it in.
fn known_ui(ui: &mut Ui, model: &Model, value: &mut String) {
    let known = model.players_like(value);
    if known.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_max_width(FIELD.min(ui.available_width()));
        for name in known.into_iter().take(MOST_KNOWN) {
            if ui.button(name).clicked() {
                name.clone_into(value);
                break;
            }
        }
    });
}

/// The result; greyed where it is made by playing.
fn result_ui(ui: &mut Ui, form: &mut HeaderForm) {
    let name = tr("header-result");
    form::row(ui, &name, |ui| {
        let why_not = (!form.can_end).then(|| tr("header-result-played"));
        let results = form::or_none(tr("header-no-result"), Points::ALL, |points| words::points(*points));
        widgets::usable(ui, why_not, |ui| {
            let width = FIELD.min(ui.available_width());
            ui.scope(|ui| form::list(ui, "result", &name, Some(width), &mut form.points, &results)).response
        });
    });
}

/// All other tags, each with a button that takes it away.
fn tags_ui(ui: &mut Ui, form: &mut HeaderForm) {
    let mut gone = None;
    for (index, row) in form.tags.iter_mut().enumerate() {
        let number = index + 1;
        let name = |key| tr!(key, number);
        ui.horizontal(|ui| {
            form::text_field(
                ui,
                &name("header-tag-name"),
                &tr("header-tag-name-hint"),
                &mut row.name,
                TAG_NAME,
            );
            let remove = name("header-tag-remove");
            let room = ui.available_width() - REMOVE.x - 3.0 * space::S;
            form::text_field(ui, &name("header-tag-value"), "", &mut row.value, room);
            if widgets::icon_button(ui, Icon::Close, &remove, REMOVE, true).on_hover_text(remove).clicked() {
                gone = Some(index);
            }
        });
        widgets::problems(ui, form.tag_problems.get(index).into_iter().flatten());
    }
    if let Some(index) = gone {
        form.tags.remove(index);
    }
    if ui.button(tr("header-tag-add")).clicked() {
        form.tags.push(TagRow::default());
    }
}
