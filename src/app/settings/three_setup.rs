//! The set-up of a three-player game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::clock_form::{ClockForm, ClockKind};
use crate::app::text::words::computer_name;
use crate::app::text::{Text, three_words};
use crate::excerpt;
use crate::game::{TimeControl, date};
use crate::three::pgn::Record;
use crate::three::{BySeat, Position, Seat};
use crate::three_engine::{LEVELS, Level, nearest_level};

/// The name of the computer in a record, in every language; its level has a tag of its own.
const PROGRAM: &str = "Heksy";

/// The set-up of a three-player game, remembered for the next one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ThreeSetup {
    /// The players of White, Red and Black.
    pub seats: BySeat<ThreeSeat>,
    /// The clock, the same for all.
    pub clock: ClockForm,
    /// Whether the person to move always sits at the bottom, where several play.
    pub turns: bool,
}

/// The set-up of a new three-player game while it is being filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreeForm {
    /// Players and clock.
    pub setup: ThreeSetup,
    /// The starting position; `None` for the standard one.
    pub start: Option<Box<Position>>,
}

/// A player of a three-player game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ThreeSeat {
    /// The player's name; may be empty.
    pub name: String,
    /// A human, or a level of the computer.
    pub player: ThreePlayer,
}

/// The kind of a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ThreePlayer {
    /// A person at this board.
    #[default]
    Human,
    /// The computer, at this level.
    Computer(Level),
}

impl Default for ThreeSetup {
    fn default() -> ThreeSetup {
        let computer = || ThreeSeat { name: String::new(), player: ThreePlayer::Computer(LEVELS[0]) };
        ThreeSetup {
            seats: BySeat::new(ThreeSeat::default(), computer(), computer()),
            clock: ClockForm::default(),
            turns: true,
        }
    }
}

impl ThreeSetup {
    /// The players of a game from a file, if it names them.
    pub fn of_record(record: &Record) -> ThreeSetup {
        let seat = |seat: Seat| {
            let level = record.tag(&format!("Hex{seat}Level")).and_then(level_of_key);
            let name = match record.player(seat) {
                "?" => String::new(),
                PROGRAM if level.is_some() => String::new(),
                name => excerpt::start(name),
            };
            ThreeSeat { name, player: level.map_or(ThreePlayer::Human, ThreePlayer::Computer) }
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
            let ThreeSeat { name, player } = &self.seats[seat];
            let name = match (name.trim(), player) {
                ("", ThreePlayer::Human) => "?",
                ("", ThreePlayer::Computer(_)) => PROGRAM,
                (name, _) => name,
            };
            record.set_tag(&seat.to_string(), name);
            if let ThreePlayer::Computer(level) = player {
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
        self.seats[seat].player == ThreePlayer::Human
    }

    /// The number of human players.
    pub fn persons(&self) -> usize {
        Seat::ALL.into_iter().filter(|&seat| self.is_human(seat)).count()
    }

    /// The seat of the only human player.
    pub fn only_human(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.is_human(seat)).filter(|_| self.persons() == 1)
    }

    /// The set-up with this name for a person who plays against two computers and has given none for the game.
    #[must_use]
    pub fn with_person(mut self, name: &str) -> ThreeSetup {
        if let Some(seat) = self.only_human().filter(|&seat| self.seats[seat].name.trim().is_empty()) {
            name.trim().clone_into(&mut self.seats[seat].name);
        }
        self
    }

    /// The name of a player, or a default for a player without one.
    pub fn name(&self, seat: Seat) -> Text {
        let ThreeSeat { name, player } = &self.seats[seat];
        match player {
            _ if !name.trim().is_empty() => Text::verbatim(name.trim()),
            ThreePlayer::Human => three_words::seat(seat),
            ThreePlayer::Computer(level) => computer_name(*level),
        }
    }

    /// The level of a computer without a name of its own.
    pub fn unnamed_level(&self, seat: Seat) -> Option<Level> {
        let ThreeSeat { name, player } = &self.seats[seat];
        match player {
            ThreePlayer::Computer(level) if name.trim().is_empty() => Some(*level),
            _ => None,
        }
    }

    /// The name of a player beside the board: a person without a name is "You" to two computers.
    pub fn name_at_board(&self, seat: Seat) -> Text {
        let is_own = self.only_human() == Some(seat) && self.seats[seat].name.trim().is_empty();
        if is_own { Text::key("player-you") } else { self.name(seat) }
    }
}

/// The level of this game with a key, or the nearest one: version 0.3 had as many levels for three as for two.
fn level_of_key(key: &str) -> Option<Level> {
    Level::from_key(key).map(nearest_level)
}

/// A person is `"human"`, the computer its level's key.
impl Serialize for ThreePlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ThreePlayer::Human => serializer.serialize_str("human"),
            ThreePlayer::Computer(level) => serializer.serialize_str(&level.key()),
        }
    }
}

impl<'de> Deserialize<'de> for ThreePlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ThreePlayer, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "human" => Ok(ThreePlayer::Human),
            key => level_of_key(key).map(ThreePlayer::Computer).ok_or_else(|| {
                serde::de::Error::custom(format!("`{key}` is neither `human` nor a level of the computer"))
            }),
        }
    }
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
        let [weak, strong, _] = LEVELS.map(ThreePlayer::Computer);
        assert_eq!(Seat::ALL.map(|seat| setup.seats[seat].player), [ThreePlayer::Human, weak, strong]);
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
