//! Opening and closing the lessons, and the first game after them.

use super::work::Work;
use crate::app::cx::Context;
use crate::app::dialogs::Then;
use crate::app::front::Front;
use crate::app::learn::{Learn, LearnAction};
use crate::app::setup::{NewGameForm, Player, Setup, ThreeForm, ThreePlayer, ThreeSetup};
use crate::engine::Level;
use crate::lessons::Game;
use crate::three::Seat;
use crate::three_engine::Level as ThreeLevel;

impl Work<'_> {
    /// Carries out an action in the lessons.
    pub(super) fn learn(&mut self, action: LearnAction) {
        let is_learning = self.front.as_ref().and_then(Front::learn).is_some();
        match action {
            LearnAction::Open => self.open_lessons(),
            LearnAction::Close if is_learning => self.take_away_front(),
            LearnAction::Play => self.play_weakest(),
            action => self.with_learn(|learn, cx| learn.carry_out(action, cx)),
        }
    }

    /// Does something with the lessons, if they are open.
    pub(super) fn with_learn(&mut self, work: impl FnOnce(&mut Learn, &mut Context)) {
        if let Some(Front::Learn(learn)) = self.front {
            work(learn, &mut self.cx);
        }
    }

    /// Opens the lessons of the open game, unless its clock cannot be stopped for them.
    fn open_lessons(&mut self) {
        if self.front.is_none() && self.may_interrupt() {
            let game = self.shown_variant().map_or(Game::Three, Game::Two);
            self.put_in_front(Front::Learn(Box::new(Learn::new(game))));
        }
    }

    /// Starts a game of the lessons against the weakest computer, after a question about unsaved work.
    fn play_weakest(&mut self) {
        let Some(game) = self.front.as_ref().and_then(Front::learn).map(Learn::game) else { return };
        let then = match game {
            Game::Two(variant) => {
                let mut setup = Setup::default();
                setup.choose(variant);
                setup.black.player = Player::Computer(Level::ALL[0]);
                Then::Start(Box::new(NewGameForm::new(setup)))
            }
            Game::Three => {
                let mut setup = ThreeSetup::default();
                for seat in [Seat::Red, Seat::Black] {
                    setup.seats[seat].player = ThreePlayer::Computer(ThreeLevel::ALL[0]);
                }
                Then::StartThree(Box::new(ThreeForm { setup, start: None }))
            }
        };
        self.replace_by(then);
    }
}
