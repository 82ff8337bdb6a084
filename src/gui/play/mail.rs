//! Playing by mail: the games, a letter, and two games that differ.

use egui::{Button, RichText, ScrollArea, Ui};

use crate::app::context::DialogAction;
use crate::app::library::ClipboardAction;
use crate::app::online::MailAction;
use crate::app::online::mail::{LetterForm, MailDialog, WhatElse, summary};
use crate::app::text::{tr, tr_move, words};
use crate::game::line_text;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::play::online;
use crate::gui::style::theme::{medium_text, space};
use crate::gui::style::{form, widgets};
use crate::online::MailGame;

/// Width of the dialogs.
const WIDTH: f32 = 480.0;
/// Width of the fields beside their names.
const FIELD: f32 = 340.0;
/// Height of the list before it scrolls.
const HEIGHT: f32 = 300.0;

/// Shows the open dialog of games by mail.
pub fn show(ui: &Ui, games: &[MailGame], dialog: &MailDialog, out: &mut Out) {
    match dialog {
        MailDialog::Games => list(ui, games, out),
        // One of the forms of a new game.
        MailDialog::New(_) => {}
        MailDialog::Letter(form) => letter(ui, games, form, out),
        MailDialog::Differs(difference) => {
            Frame::kept(tr("online-differs-title"), WIDTH).show(ui, out, &[Answer::close()], |ui, _| {
                ui.label(tr("mail-differs-text"));
                online::records_ui(ui, difference);
            });
        }
    }
}

/// The games, those first in which the player is to move.
fn list(ui: &Ui, games: &[MailGame], out: &mut Out) {
    let answers = [
        Answer::primary("mail-new", MailAction::New),
        Answer::plain("mail-paste", ClipboardAction::Paste),
        Answer::plain("button-close", DialogAction::Cancel),
    ];
    Frame::new(tr("mail-title"), WIDTH).show(ui, out, &answers, |ui, out| {
        widgets::hint(ui, tr("mail-hint"));
        ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
            for (number, game) in games.iter().enumerate() {
                game_ui(ui, number, game, out);
            }
        });
    });
}

fn game_ui(ui: &mut Ui, number: usize, game: &MailGame, out: &mut Out) {
    ui.separator();
    let name = summary(game).to_string();
    ui.label(if game.is_my_move() { medium_text(&name) } else { RichText::new(&name) });
    ui.horizontal(|ui| {
        let is_over = game.letter.record().outcome().is_some();
        let is_sent = game.letter.by == game.me && !game.is_my_move();
        let buttons = [
            ("mail-open", true, MailAction::Show(number)),
            ("mail-again", is_sent, MailAction::Again(number)),
            ("mail-remove", is_over, MailAction::Remove(number)),
        ];
        for (key, _, action) in buttons.into_iter().filter(|(_, is_there, _)| *is_there) {
            let spoken = words::labelled(&tr(key), &name);
            if ui.add(Button::new(tr(key))).accessible_name(spoken).clicked() {
                out.push(action);
            }
        }
    });
}

fn field_ui(ui: &mut Ui, key: &str, value: &mut String) {
    let name = tr(key);
    form::row(ui, &name, |ui| form::text_field(ui, &name, "", value, FIELD));
}

fn letter(ui: &Ui, games: &[MailGame], form: &LetterForm, out: &mut Out) {
    let answers = [
        Answer::primary("mail-send", MailAction::Send).only_if(form.problem.is_none(), "why-form"),
        Answer::cancel(),
    ];
    let frame = Frame::kept(tr("mail-send-title"), WIDTH);
    frame.form(ui, out, &answers, (form, MailAction::EditLetter), |ui, form, _| {
        if let Some(game) = games.iter().find(|game| game.letter.id() == form.id && game.me == form.me) {
            ui.label(summary(game).to_string());
            if game.is_draw_offered() {
                ui.label(tr("mail-draw-offered"));
            }
            let moves = line_text(game.letter.record().position(), &form.moves);
            form::row(ui, &tr("mail-move"), |ui| ui.label(medium_text(tr_move(&moves))));
        }
        let choices = form::named(&form.choices, WhatElse::key);
        let name = tr("mail-what-else");
        form::row(ui, &name, |ui| {
            form::list(ui, "what else", &name, Some(FIELD), &mut form.what_else, &choices)
        });
        field_ui(ui, "mail-if", &mut form.plans);
        widgets::hint(ui, tr!("mail-if-hint", "knight-move" = words::knight_example()));
        field_ui(ui, "mail-address", &mut form.address);
        form::row(ui, "", |ui| form::tick_box(ui, &mut form.wants_file, &tr("mail-file")));
        widgets::hint(ui, tr("mail-send-hint"));
        ui.add_space(space::XS);
        widgets::problems(ui, &form.problem);
    });
}
