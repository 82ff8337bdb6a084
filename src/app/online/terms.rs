//! The terms of an online game, converted from and to the form.

use crate::app::game::Document;
use crate::app::settings::{OnlineSettings, Player, Seat, Setup, Takebacks};
use crate::online::{Beginning, Record, Terms};
use crate::sides::{ByColor, Color};

/// The terms of an invitation.
pub(in crate::app) fn of(settings: &OnlineSettings) -> Terms {
    let setup = &settings.setup;
    Terms {
        start: setup.usual_start(),
        draws: setup.draws(),
        control: setup.clock.control(),
        free_first_moves: setup.clock.free_first_moves,
        touch_move: setup.touches(),
        takebacks: setup.takebacks() != Takebacks::None,
        color: settings.color,
        away_limit: settings.away_minutes.saturating_mul(60),
    }
}

/// The players and the rules in the form of the rest of the program. `own` is the local colour.
pub(in crate::app) fn setup(beginning: &Beginning, own: Color) -> Setup {
    let terms = &beginning.terms;
    let seat = |color: Color| {
        let player = if color == own { Player::Human } else { Player::Remote };
        Seat { name: beginning.names[color].clone(), player }
    };
    let mut setup = rules(terms);
    setup.white = seat(Color::White);
    setup.black = seat(Color::Black);
    setup
}

/// The rules alone.
pub(in crate::app) fn rules(terms: &Terms) -> Setup {
    let mut setup = Setup { match_length: None, odds: None, tournament: false, ..Setup::default() };
    setup.choose(terms.variant());
    setup.white.player = Player::Human;
    setup.black.player = Player::Human;
    setup.material = terms.draws.material;
    setup.repetition_automatic = terms.draws.repetition_automatic;
    setup.fifty_automatic = terms.draws.fifty_automatic;
    setup.total_ban = terms.start.total_ban();
    setup.touch_move = terms.touch_move;
    setup.chosen_takebacks = Some(if terms.takebacks { Takebacks::Agreement } else { Takebacks::None });
    setup.choose_clocks(&ByColor::from_fn(|_| terms.control.clone()));
    setup.clock.free_first_moves = terms.free_first_moves;
    setup
}

/// The game of the record, with its clock stopped.
pub(in crate::app) fn document(record: &Record, own: Color) -> Document {
    Document::online(record.game().clone(), setup(record.beginning(), own))
}
