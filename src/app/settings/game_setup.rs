//! Everything about a game that is chosen before it begins.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::choices::with_defaults;
use super::clock_form::ClockForm;
use super::own_rating::{OwnRatings, Rival};
use super::seat::{Player, Seat};
use crate::engine::Level;
use crate::game::{Handicap, Odds, Position, TimeControl, Variant};
use crate::sides::{ByColor, Color, DrawRules, MaterialRule};

with_defaults! {
/// Everything about a game that is chosen before it begins, and remembered for the next one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Setup {
    /// The key of a [`Variant`].
    pub variant: String = Variant::Glinski.key().to_owned(),
    /// White's player.
    pub white: Seat,
    /// Black's player.
    pub black: Seat = Seat { name: String::new(), player: Player::Computer(Level::DEFAULT) },
    /// Whether the colours are drawn by lot when a person plays against a computer.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub random_sides: bool,
    /// The strength of the computer beside that of the person who plays against it; `None` for the chosen level. Versions
    /// up to 0.3 said here whether the level adapts.
    #[serde(alias = "adapts", deserialize_with = "rival", skip_serializing_if = "Option::is_none")]
    pub rival: Option<Rival>,
    /// Whether the person has played before, where no game says how well.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_played: bool,
    /// The clock of both sides, or White's where Black has another.
    pub clock: ClockForm,
    /// Black's clock; `None` if both sides have the same. `clock` says whether first moves are free.
    pub black_clock: Option<ClockForm>,
    /// The rule of sufficient material, where the game leaves the choice.
    pub material: MaterialRule = Variant::Glinski.default_draws().material,
    /// Whether the third repetition is an automatic draw; otherwise it may be claimed.
    pub repetition_automatic: bool = Variant::Glinski.default_draws().repetition_automatic,
    /// Whether 50 moves without capture or pawn move are an automatic draw; otherwise it may be claimed.
    pub fifty_automatic: bool = Variant::Glinski.default_draws().fifty_automatic,
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
    pub odds_giver: Color = Color::White,
    /// How many games are played; `None` where rematches follow each other as long as one likes.
    pub match_length: Option<MatchLength>,
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

    /// The player of `color`, to be changed.
    pub fn seat_mut(&mut self, color: Color) -> &mut Seat {
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
        if let Some(own) = self.only_human() {
            self.seat_mut(own).name_if_unnamed(name);
        }
        self
    }

    /// Gives our engine the level of the chosen rival.
    pub(in crate::app) fn meet_rival(&mut self, ratings: &OwnRatings) {
        let (Some(own), Some(rival)) = (self.only_human(), self.rival) else { return };
        if self.seat(!own).player.level().is_some() {
            let level = ratings.before(self.variant(), self.has_played).level_of(rival);
            self.seat_mut(!own).player = Player::Computer(level);
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

with_defaults! {
/// How long a match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct MatchLength {
    /// The number of games.
    pub games: u32 = 4,
    /// Whether the match ends as soon as it is decided; otherwise all games are played.
    pub ends_when_decided: bool,
}
}

impl MatchLength {
    /// The numbers of games that can be chosen.
    pub const GAMES: std::ops::RangeInclusive<u32> = 2..=100;
}

/// Reads how strong the computer is beside the person, or whether it adapts.
fn rival<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Rival>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(match value {
        Value::Bool(adapts) => adapts.then_some(Rival::Even),
        value => Rival::deserialize(value).ok(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_of_an_earlier_version_keeps_its_level_and_an_adapting_one_becomes_even() {
        let read = |json: &str| serde_json::from_str::<Setup>(json).expect("a set-up");
        let old = read(r#"{"black":{"name":"","player":"7"},"adapts":true}"#);
        assert_eq!((old.black.player, old.rival), (Player::Computer(Level::ALL[6]), Some(Rival::Even)));
        assert_eq!(read(r#"{"adapts":false}"#).rival, None);
        assert_eq!(read(r#"{"rival":"much harder"}"#).rival, None);
        let half = Level::ALL[2].half_above().expect("a half step");
        for (rival, level) in [(Some(Rival::Harder), half), (None, Level::at(1_642.0))] {
            let black = Seat { name: String::new(), player: Player::Computer(level) };
            let setup = Setup { black, rival, ..Setup::default() };
            assert_eq!(read(&serde_json::to_string(&setup).expect("JSON")), setup);
        }
    }

    #[test]
    fn a_rival_has_the_strength_of_the_person_whatever_the_colour() {
        let ratings = OwnRatings::default();
        for (has_played, elo) in [(false, 1_000), (true, 1_500)] {
            let mut setup = Setup { rival: Some(Rival::Even), has_played, ..Setup::default() };
            let mut swapped = setup.swapped();
            setup.meet_rival(&ratings);
            swapped.meet_rival(&ratings);
            assert_eq!(setup.black.player.level(), Some(Level::at(elo.into())));
            assert_eq!(swapped.white.player, setup.black.player);
        }
        let mut chosen = Setup::default();
        chosen.meet_rival(&ratings);
        assert_eq!(chosen, Setup::default(), "without a rival the level is as chosen");
    }
}
