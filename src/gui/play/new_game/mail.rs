//! The form of a game by mail.

use egui::{DragValue, Ui};

use super::change::open;
use super::opponent::{Opponent, opponent_ui};
use super::state::Desk;
use super::two::WIDTH;
use super::{games, rows, seat};
use crate::app::library::ClipboardAction;
use crate::app::model::diagram::Game;
use crate::app::online::MailAction;
use crate::app::online::mail::MailForm;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::icons::Icon;
use crate::gui::style::{form, widgets};

/// Width of the field for an address.
const ADDRESS: f32 = 340.0;

/// Shows the form.
pub fn show(ui: &Ui, form: &MailForm, desk: &mut Desk, out: &mut Out) {
    let answers = [
        Answer::primary("button-start", MailAction::Begin).only_if(form.has_names(), "mail-no-names"),
        Answer::cancel(),
    ];
    let edit = MailAction::Edit;
    Frame::high(tr("new-game-title"), WIDTH).form(ui, out, &answers, (form, edit), |ui, form, out| {
        rows::begin(ui);
        match games::games_ui(ui, Game::Two(form.variant)) {
            Some(Game::Two(variant)) => form.variant = variant,
            Some(Game::Three) => {
                desk.state.left.mail = Some(form.clone());
                open(desk, Opponent::Mail, Game::Three, out);
            }
            None => {}
        }
        if let Some(here) = opponent_ui(ui, Opponent::Mail, &Opponent::ALL) {
            desk.state.left.mail = Some(form.clone());
            open(desk, here, Game::Two(form.variant), out);
        }
        fields_ui(ui, form, desk);
        if rows::note(ui, Icon::Mail, &tr("mail-hint"), Some(&tr("mail-paste"))) {
            out.push(ClipboardAction::Paste);
        }
    });
}

fn fields_ui(ui: &mut Ui, form: &mut MailForm, desk: &mut Desk) {
    let mut side = Some(form.me);
    seat::colors_ui(ui, &mut side, false, &mut desk.board.pieces);
    form.me = side.unwrap_or(form.me);
    let fields = [
        ("online-name", &mut form.name, rows::FIELD),
        ("mail-opponent-name", &mut form.opponent, rows::FIELD),
        ("mail-address", &mut form.address, ADDRESS),
    ];
    let [own, opponent, _] = fields.map(|(key, value, width)| {
        let name = tr(key);
        rows::row(ui, &name, |ui| form::text_field(ui, &name, "", value, width))
    });
    // The first name that is lacking has the keyboard when the form opens.
    if form.opponent.is_empty() {
        form::focus_at_first(&opponent, 0..0);
    }
    if form.name.is_empty() {
        form::focus_at_first(&own, 0..0);
    }
    let name = tr("mail-days");
    rows::row(ui, &name, |ui| {
        ui.horizontal(|ui| {
            let days = DragValue::new(&mut form.days).range(0..=60);
            form::outlined(ui, |ui| ui.add(days)).accessible_name(&name);
            widgets::hint(ui, tr("mail-days-hint"));
        });
    });
}
