//! The opponent in a game of two.

use egui::Ui;

use super::rows;
use crate::app::settings::{Player, Setup};
use crate::app::text::{keys, tr};
use crate::engine::Level;
use crate::gui::style::choice::Choice;
use crate::gui::style::form;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::widgets::ICON;

/// The opponent in a game of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Our engine or another one; or two of them play each other.
    Computer,
    /// A second person at this board.
    Friend,
    /// A person at another computer.
    Online,
    /// A person who answers by mail.
    Mail,
}

keys!(impl Opponent {
    Computer => "player-computer", Friend => "opponent-friend", Online => "opponent-online",
    Mail => "opponent-mail",
});

impl Opponent {
    /// The opponents at this computer.
    pub const HERE: [Opponent; 2] = [Opponent::Computer, Opponent::Friend];

    /// The opponent in a game at this computer.
    pub fn of(setup: &Setup) -> Opponent {
        if setup.computers() > 0 { Opponent::Computer } else { Opponent::Friend }
    }

    /// Puts a computer or a person into a seat. `computer` keeps the computer that leaves it.
    pub fn take_seat(self, setup: &mut Setup, computer: &mut Option<Player>) {
        if self == Opponent::of(setup) {
            return;
        }
        for seat in [&mut setup.black, &mut setup.white] {
            if self == Opponent::Computer {
                seat.player = computer.take().unwrap_or(Player::Computer(Level::DEFAULT));
                return;
            }
            if seat.player.is_computer() {
                computer.get_or_insert(std::mem::take(&mut seat.player));
                seat.player = Player::Human;
            }
        }
    }

    fn icon(self) -> Icon {
        match self {
            Opponent::Computer => Icon::Computer,
            Opponent::Friend => Icon::Friend,
            Opponent::Online => Icon::Online,
            Opponent::Mail => Icon::Mail,
        }
    }
}

/// Lets the player choose the opponent. Returns the new one.
pub fn opponent_ui(ui: &mut Ui, chosen: Opponent, all: &[Opponent]) -> Option<Opponent> {
    let name = tr("new-game-opponent");
    let choices = form::named(all, Opponent::key);
    let mut opponent = chosen;
    rows::row(ui, &name, |ui| {
        Choice::new(&name, &choices)
            .pictures(&mut |painter, opponent: Opponent, place, ink| {
                icons::paint(painter, opponent.icon(), place.shrink((place.width() - ICON) / 2.0), ink);
            })
            .show(ui, &mut opponent);
    });
    Some(opponent).filter(|opponent| *opponent != chosen)
}
