//! The set-up of a three-player game.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::choices::with_defaults;
use super::clock_form::{ClockForm, ClockKind};
use super::seat::{self, Player};
use crate::app::text::{Text, three_words};
use crate::game::{TimeControl, date};
use crate::three::pgn::Record;
use crate::three::{BySeat, Position, Seat};
use crate::three_engine::{LEVELS, Level, nearest_level};

with_defaults! {
/// The set-up of a three-player game, remembered for the next one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ThreeSetup {
    /// The players of White, Red and Black: persons, and levels of the computer.
    #[serde(deserialize_with = "seats")]
    pub seats: BySeat<seat::Seat> = BySeat::from_fn(|seat| seat::Seat {
        name: String::new(),
        player: if seat == Seat::White { Player::Human } else { Player::Computer(LEVELS[0]) },
    }),
    /// The clock, the same for all.
    pub clock: ClockForm,
    /// Whether the person to move always sits at the bottom, where several play.
    pub turns: bool = true,
}
}

/// The set-up of a new three-player game while it is being filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreeForm {
    /// Players and clock.
    pub setup: ThreeSetup,
    /// The starting position; `None` for the standard one.
    pub start: Option<Box<Position>>,
}

impl ThreeSetup {
    /// The players of a game from a file, if it names them.
    pub fn of_record(record: &Record) -> ThreeSetup {
        let seat = |seat: Seat| {
            let level = record.tag(&format!("Hex{seat}Level")).and_then(Level::from_key);
            let player = level.map_or(Player::Human, |level| Player::Computer(nearest_level(level)));
            seat::Seat::of_record(record.player(seat), player)
        };
        let control: Option<TimeControl> = record.tag("TimeControl").and_then(|text| text.parse().ok());
        ThreeSetup {
            seats: BySeat::from_fn(seat),
            clock: control.map_or_else(ClockForm::default, |control| ClockForm::of(&control)),
            ..ThreeSetup::default()
        }
    }

    /// Says in a record who plays, and by which clock.
    pub fn write_tags(&self, record: &mut Record) {
        record.set_tag("Date", &date::today());
        for seat in Seat::ALL {
            let sitter = &self.seats[seat];
            let name = Some(sitter.name_in_record()).filter(|name| !name.is_empty());
            record.set_tag(&seat.to_string(), name.unwrap_or("?"));
            if let Some(level) = sitter.player.level() {
                record.set_tag(&format!("{seat}Type"), "program");
                record.set_tag(&format!("Hex{seat}Level"), &level.key());
            }
        }
        if self.control().is_timed() {
            record.set_tag("TimeControl", &self.control().to_string());
        }
    }

    /// The set-up with each player moved by one seat.
    #[must_use]
    pub fn rotated(&self) -> ThreeSetup {
        let before = |seat: Seat| self.seats[seat.next().next()].clone();
        ThreeSetup { seats: BySeat::from_fn(before), ..self.clone() }
    }

    /// The time control. An hourglass is for two.
    pub fn control(&self) -> TimeControl {
        match self.clock.kind {
            ClockKind::Hourglass => TimeControl::Unlimited,
            _ => self.clock.control(),
        }
    }

    /// Whether a human plays this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.seats[seat].player == Player::Human
    }

    /// The seat of the only human player.
    pub fn only_human(&self) -> Option<Seat> {
        let mut persons = Seat::ALL.into_iter().filter(|&seat| self.is_human(seat));
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The set-up with this name for a person who plays against two computers and has given none for the game.
    #[must_use]
    pub fn with_person(mut self, name: &str) -> ThreeSetup {
        if let Some(seat) = self.only_human() {
            self.seats[seat].name_if_unnamed(name);
        }
        self
    }

    /// The name of a player, or a default for a player without one.
    pub fn name(&self, seat: Seat) -> Text {
        self.seats[seat].shown_name().unwrap_or_else(|| three_words::seat(seat))
    }

    /// The name of a player beside the board: a person without a name is "You" to two computers.
    pub fn name_at_board(&self, seat: Seat) -> Text {
        let is_own = self.only_human() == Some(seat) && self.seats[seat].shown_name().is_none();
        if is_own { Text::key("player-you") } else { self.name(seat) }
    }
}

/// Reads the players, each computer with the nearest level of this game: version 0.3 had as many levels for three as for two.
fn seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<seat::Seat>, D::Error> {
    let mut seats = BySeat::<seat::Seat>::deserialize(deserializer)?;
    for seat in Seat::ALL {
        let player = &mut seats[seat].player;
        *player = match player.level() {
            Some(level) => Player::Computer(nearest_level(level)),
            None if *player == Player::Human => Player::Human,
            None => return Err(D::Error::custom("a player of three is a person or a level of the computer")),
        };
    }
    Ok(seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_setup_for_three_survives_the_settings() {
        let mut setup = ThreeSetup::default();
        "Ewa".clone_into(&mut setup.seats[Seat::Red].name);
        let json = serde_json::to_string(&setup).expect("it is written");
        assert_eq!(serde_json::from_str::<ThreeSetup>(&json).expect("it is read"), setup);
        assert_eq!(serde_json::from_str::<ThreeSetup>("{}").expect("it is read"), ThreeSetup::default());
    }

    #[test]
    fn choices_of_0_3_become_the_nearest_of_today() {
        let old = r#"{"seats": [{"player": "human"}, {"player": "5"}, {"player": "10"}], "turns": false,
            "dead-pieces": "leave", "match-length": {"games": 4, "ends-when-decided": false}}"#;
        let setup = serde_json::from_str::<ThreeSetup>(old).expect("it is read");
        let [weak, strong, _] = LEVELS.map(Player::Computer);
        assert_eq!(Seat::ALL.map(|seat| setup.seats[seat].player.clone()), [Player::Human, weak, strong]);
        assert!(!setup.turns);
    }

    #[test]
    fn a_record_restores_the_players_and_the_clock() {
        let mut setup = ThreeSetup::default();
        "Ewa".clone_into(&mut setup.seats[Seat::White].name);
        setup.clock = ClockForm::of(&"600+5".parse().expect("a time control"));
        let mut record = Record::new(crate::three::Game::new(Position::start()));
        setup.write_tags(&mut record);
        assert_eq!(ThreeSetup::of_record(&record), setup);
    }

    #[test]
    fn a_rematch_gives_everybody_the_next_seat() {
        let mut setup = ThreeSetup::default();
        for (seat, name) in Seat::ALL.into_iter().zip(["A", "B", "C"]) {
            name.clone_into(&mut setup.seats[seat].name);
        }
        let next = setup.rotated();
        let names = Seat::ALL.map(|seat| next.name(seat).to_string());
        assert_eq!(names, ["C", "A", "B"]);
        assert_eq!(ThreeSetup::default().only_human(), Some(Seat::White));
    }
}
