//! Everything about a game that is chosen before it begins.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::clock_form::ClockForm;
use super::seat::{Player, Seat};
use crate::engine::Level;
use crate::game::{Handicap, Odds, Position, TimeControl, Variant};
use crate::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome};

/// Everything about a game that is chosen before it begins, and remembered for the next one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Setup {
    /// The key of a [`Variant`].
    pub variant: String,
    /// White's player.
    pub white: Seat,
    /// Black's player.
    pub black: Seat,
    /// Whether the colours are drawn by lot when a person plays against a computer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub random_sides: bool,
    /// Whether the computer's level follows the results of the person who plays against it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub adapts: bool,
    /// The clock of both sides, or White's where Black has another.
    pub clock: ClockForm,
    /// Black's clock; `None` if both sides have the same. `clock` says whether first moves are free.
    pub black_clock: Option<ClockForm>,
    /// The rule of sufficient material, where the game leaves the choice.
    pub material: MaterialRule,
    /// Whether the third repetition is an automatic draw; otherwise it may be claimed.
    pub repetition_automatic: bool,
    /// Whether 50 moves without capture or pawn move are an automatic draw; otherwise it may be claimed.
    pub fifty_automatic: bool,
    /// Checkers: whether plain men may never take kings on their own promotion cells.
    pub total_ban: bool,
    /// Touch-move: a touched piece must be moved or taken, and no move is taken back.
    pub touch_move: bool,
    /// Tournament rules: touch-move, no help of any kind, and draws are offered together with a move.
    pub tournament: bool,
    /// Whether moves may be taken back; `None` for the [default](Setup::takebacks).
    #[serde(rename = "takebacks")]
    pub chosen_takebacks: Option<Takebacks>,
    /// The handicap of a side; `None` without one.
    pub odds: Option<Odds>,
    /// The side that gives odds.
    pub odds_giver: Color,
    /// How many games are played; `None` where rematches follow each other as long as one likes.
    pub match_length: Option<MatchLength>,
}

impl Default for Setup {
    fn default() -> Setup {
        let draws = Variant::Glinski.default_draws();
        Setup {
            variant: Variant::Glinski.key().to_owned(),
            white: Seat::default(),
            black: Seat { name: String::new(), player: Player::Computer(Level::DEFAULT) },
            random_sides: false,
            adapts: false,
            clock: ClockForm::default(),
            black_clock: None,
            material: draws.material,
            repetition_automatic: draws.repetition_automatic,
            fifty_automatic: draws.fifty_automatic,
            total_ban: false,
            touch_move: false,
            tournament: false,
            chosen_takebacks: None,
            odds: None,
            odds_giver: Color::White,
            match_length: None,
        }
    }
}

impl Setup {
    /// The variant; Gliński's game for an unknown key.
    pub fn variant(&self) -> Variant {
        self.variant.parse().unwrap_or_default()
    }

    /// Changes the game and its rule of sufficient material, with the same players.
    pub fn choose(&mut self, variant: Variant) {
        variant.key().clone_into(&mut self.variant);
        self.material = variant.default_draws().material;
        self.odds = self.odds.filter(|odds| Odds::of(variant).any(|other| other == *odds));
    }

    /// The start position of the game unless another one is chosen: with the rule options, and without the pieces
    /// given as odds.
    pub fn usual_start(&self) -> Position {
        let variant = self.variant();
        let odds = self.handicap().and_then(|handicap| handicap.start(variant));
        odds.unwrap_or_else(|| Position::start(variant)).with_total_ban(self.total_ban)
    }

    /// The handicap of a side.
    pub fn handicap(&self) -> Option<Handicap> {
        self.odds.map(|odds| Handicap { odds, giver: self.odds_giver })
    }

    /// Whether either side's time is limited.
    pub fn is_timed(&self) -> bool {
        self.controls().iter().any(|(_, control)| control.is_timed())
    }

    /// Whether a touched piece must move.
    pub fn touches(&self) -> bool {
        self.touch_move || self.tournament
    }

    /// Whether moves are taken back. Where nothing is chosen two people by the clock must agree about it.
    pub fn takebacks(&self) -> Takebacks {
        match self.chosen_takebacks {
            _ if self.touches() => Takebacks::None,
            Some(Takebacks::Free) | None if self.is_online() => Takebacks::Agreement,
            Some(chosen) => chosen,
            None if self.computers() == 0 && self.is_timed() => Takebacks::Agreement,
            None => Takebacks::Free,
        }
    }

    /// The player of `color`.
    pub fn seat(&self, color: Color) -> &Seat {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The seat of a side, for changes.
    pub(in crate::app) fn seat_mut(&mut self, color: Color) -> &mut Seat {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// Gives an engine that plays here its new name; returns whether one does.
    pub(in crate::app) fn rename_engine(&mut self, old: &str, new: &str) -> bool {
        let [white, black] = [&mut self.white, &mut self.black].map(|seat| seat.rename_engine(old, new));
        white || black
    }

    /// Swaps the colours of the players. Each keeps the clock, and the odds stay with their giver.
    pub fn swapped(&self) -> Setup {
        let (white, black) = (self.black.clone(), self.white.clone());
        let mut swapped = Setup { white, black, odds_giver: !self.odds_giver, ..self.clone() };
        if let Some(black) = &mut swapped.black_clock {
            std::mem::swap(black, &mut swapped.clock);
            swapped.clock.free_first_moves = self.clock.free_first_moves;
        }
        swapped
    }

    /// Whether the game leaves the choice of the material rule: only Gliński's federation has a list of pieces that can
    /// mate.
    pub fn can_choose_material(&self) -> bool {
        self.variant().default_draws().material == MaterialRule::Federation
    }

    /// The draw rules chosen.
    pub fn draws(&self) -> DrawRules {
        DrawRules {
            material: if self.can_choose_material() { self.material } else { MaterialRule::BareKings },
            repetition_automatic: self.repetition_automatic,
            fifty_automatic: self.fifty_automatic,
        }
    }

    /// Both sides' time controls.
    pub fn controls(&self) -> ByColor<TimeControl> {
        let black = self.black_clock.as_ref().unwrap_or(&self.clock);
        ByColor::new(self.clock.control(), black.control())
    }

    /// Chooses the clocks that come nearest to these time controls.
    pub fn choose_clocks(&mut self, controls: &ByColor<TimeControl>) {
        let [white, black] = Color::ALL.map(|color| ClockForm::of(&controls[color]));
        self.black_clock = (white != black).then_some(black);
        self.clock = ClockForm { free_first_moves: self.clock.free_first_moves, ..white };
    }

    /// Whether one side is played at another computer.
    pub fn is_online(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.seat(color).player == Player::Remote)
    }

    /// The colour of a person who plays against a computer.
    pub fn only_human(&self) -> Option<Color> {
        let is_own = |&color: &Color| self.seat(color).player == Player::Human;
        Color::ALL.into_iter().find(is_own).filter(|&own| self.seat(!own).player.is_computer())
    }

    /// The set-up with this name for a person who plays against a computer and has given none for the game.
    #[must_use]
    pub(in crate::app) fn with_person(mut self, name: &str) -> Setup {
        let seat = match self.only_human() {
            Some(Color::White) => &mut self.white,
            Some(Color::Black) => &mut self.black,
            None => return self,
        };
        if seat.name.trim().is_empty() {
            name.trim().clone_into(&mut seat.name);
        }
        self
    }

    /// The computer's level in the next game, if it adapts: one higher after a win of the person, one lower after a loss.
    /// `None` if the level stays.
    pub(in crate::app) fn adapted_level(&self, outcome: Outcome) -> Option<Level> {
        let own = self.only_human().filter(|_| self.adapts)?;
        let number = self.seat(!own).player.level()?.number();
        match outcome.points.for_color(own).cmp(&outcome.points.for_color(!own)) {
            Ordering::Greater => Level::new(number + 1),
            Ordering::Less => Level::new(number - 1),
            Ordering::Equal => None,
        }
    }

    /// Gives the computer this level.
    pub(in crate::app) fn set_level(&mut self, level: Level) {
        for seat in [&mut self.white, &mut self.black] {
            if let Player::Computer(old) = &mut seat.player {
                *old = level;
            }
        }
    }

    /// The colours that computers play.
    pub fn computers(&self) -> usize {
        Color::ALL.into_iter().filter(|&color| self.seat(color).player.is_computer()).count()
    }
}

/// Whether moves are taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takebacks {
    /// At any time.
    Free,
    /// Of two people at one board the other one must agree. The computer always does.
    Agreement,
    /// Never.
    None,
}

impl Takebacks {
    /// All, in the order of a menu.
    pub const ALL: [Takebacks; 3] = [Takebacks::Free, Takebacks::Agreement, Takebacks::None];

    /// The word of files.
    pub fn key(self) -> &'static str {
        match self {
            Takebacks::Free => "free",
            Takebacks::Agreement => "agreement",
            Takebacks::None => "none",
        }
    }

    /// Reads the word of files.
    pub fn from_key(key: &str) -> Option<Takebacks> {
        Takebacks::ALL.into_iter().find(|takebacks| takebacks.key() == key)
    }
}

/// How long a match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct MatchLength {
    /// The number of games.
    pub games: u32,
    /// Whether the match ends as soon as it is decided; otherwise all games are played.
    pub ends_when_decided: bool,
}

impl Default for MatchLength {
    fn default() -> MatchLength {
        MatchLength { games: 4, ends_when_decided: false }
    }
}

impl MatchLength {
    /// The numbers of games that can be chosen.
    pub const GAMES: std::ops::RangeInclusive<u32> = 2..=100;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sides::{Points, Reason};

    #[test]
    fn the_level_adapts_by_one_to_the_result() {
        let outcome = |points| Outcome { points, reason: Reason::Agreement };
        let next = |number, points| {
            let black = Seat { name: String::new(), player: Player::Computer(Level::new(number).unwrap()) };
            let setup = Setup { black, adapts: true, ..Setup::default() };
            let level = setup.adapted_level(outcome(points));
            let swapped = outcome(Points::with_quarters(Color::Black, points.for_color(Color::White)));
            assert_eq!(level, setup.swapped().adapted_level(swapped), "with colours swapped");
            assert_eq!(Setup { adapts: false, ..setup }.adapted_level(outcome(points)), None);
            level.map(Level::number)
        };
        assert_eq!(next(3, Points::WHITE_WINS), Some(4));
        assert_eq!(next(3, Points::BLACK_WINS), Some(2));
        assert_eq!(next(3, Points::DRAW), None);
        assert_eq!(next(1, Points::BLACK_WINS), None);
        assert_eq!(next(Level::FULL.number(), Points::WHITE_WINS), None);
    }
}
