//! Changes the form of one opponent or game for that of another.

use super::opponent::Opponent;
use super::state::Desk;
use crate::app::context::DialogAction;
use crate::app::model::Message;
use crate::app::model::diagram::Game;
use crate::app::online::mail::MailForm;
use crate::app::online::{MailAction, OnlineAction, OnlineForm};
use crate::app::settings::{GameForm, NewGameForm, StartFrom};
use crate::gui::actions::Out;

/// Opens the form of this game against the opponent chosen last.
pub fn open_game(desk: &mut Desk, game: Game, out: &mut Out) {
    let usual = Opponent::of(&desk.model.settings().setup);
    open(desk, desk.state.left.opponent.unwrap_or(usual), game, out);
}

/// Opens the form of this opponent and game in place of the open one, filled in as it was left.
pub fn open(desk: &mut Desk, opponent: Opponent, game: Game, out: &mut Out) {
    let (settings, left) = (desk.model.settings(), &mut desk.state.left);
    // While a game is played online the program says why there cannot be another one, and this form stays.
    if opponent == Opponent::Online && desk.model.is_playing_online() {
        return out.push(OnlineAction::Open);
    }
    left.opponent = Some(opponent);
    out.push(DialogAction::Cancel);
    let name = || settings.profile.name.clone();
    match (game, opponent) {
        (Game::Three, _) => {
            out.push(Message::NewGame(Game::Three));
            out.extend(left.three.take().map(|form| DialogAction::EditForm(GameForm::of_three(form))));
        }
        (Game::Two(variant), Opponent::Online) => {
            let new = || OnlineForm::new(name(), settings.online.clone());
            let mut form = left.online.take().unwrap_or_else(new);
            if form.variant() != variant {
                form.settings.setup.choose(variant);
            }
            out.extend([OnlineAction::Open, OnlineAction::Edit(Box::new(form))]);
        }
        (Game::Two(variant), Opponent::Mail) => {
            let form = left.mail.take().unwrap_or_else(|| MailForm::new(variant, name()));
            out.extend([MailAction::New, MailAction::Edit(Box::new(MailForm { variant, ..form }))]);
        }
        (Game::Two(variant), Opponent::Computer | Opponent::Friend) => {
            let mut form = left.two.take().unwrap_or_else(|| NewGameForm::new(settings.setup.clone()));
            if form.setup.variant() != variant {
                form.setup.choose(variant);
                form.start = StartFrom::Usual;
            }
            opponent.take_seat(&mut form.setup, &mut desk.state.computer);
            out.push(Message::NewGame(game));
            out.push(DialogAction::EditForm(GameForm::of_two(form)));
        }
    }
}
