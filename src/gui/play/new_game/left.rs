//! Forms that were left for that of another opponent or game.

use super::opponent::Opponent;
use crate::app::online::OnlineForm;
use crate::app::online::mail::MailForm;
use crate::app::settings::{NewGameForm, ThreeForm};

/// The forms that were left, each as it was, and the last opponent in a game of two.
#[derive(Default)]
pub struct Left {
    pub two: Option<NewGameForm>,
    pub three: Option<ThreeForm>,
    pub online: Option<Box<OnlineForm>>,
    pub mail: Option<MailForm>,
    pub opponent: Option<Opponent>,
}

impl Left {
    /// Keeps the form of a game at this computer.
    pub fn keep_two(&mut self, form: &NewGameForm) {
        self.opponent = Some(Opponent::of(&form.setup));
        self.two = Some(form.clone());
    }

    /// Keeps the form of a game of three.
    pub fn keep_three(&mut self, form: &ThreeForm) {
        self.three = Some(form.clone());
    }

    /// Keeps the form of a game online.
    pub fn keep_online(&mut self, form: &OnlineForm) {
        self.opponent = Some(Opponent::Online);
        self.online = Some(Box::new(form.clone()));
    }

    /// Keeps the form of a game by mail.
    pub fn keep_mail(&mut self, form: &MailForm) {
        self.opponent = Some(Opponent::Mail);
        self.mail = Some(form.clone());
    }
}
