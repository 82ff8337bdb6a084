//! The players, read from and written to the tags of a record.

use super::rule_tags;
use crate::app::settings::{Player, Seat, Setup};
use crate::engine::Level;
use crate::excerpt;
use crate::game::{GameRecord, TreeEdit, date};
use crate::sides::{ByColor, Color};

/// Says in the record whether a person or a program played a colour (PGN standard, 9.1.2).
const TYPE_TAGS: ByColor<&str> = ByColor::new("WhiteType", "BlackType");
/// Tags for the level at which the computer played, so that the game can be continued.
const LEVEL_TAGS: ByColor<&str> = ByColor::new("HexWhiteLevel", "HexBlackLevel");
/// Says by which engine the program played, as it is called in this program.
const ENGINE_TAGS: ByColor<&str> = ByColor::new("HexWhiteEngine", "HexBlackEngine");
/// The name of the computer in a record, in every language; its level has a tag of its own.
const PROGRAM: &str = "Heksy";

/// The players of a record, as far as its tags name them.
pub fn setup_of(record: &GameRecord) -> Setup {
    let seat = |color: Color| {
        let tag = |tags: ByColor<&str>| record.tags.get(tags[color]);
        let is_program = tag(TYPE_TAGS).is_some_and(|value| value == "program");
        let level = tag(LEVEL_TAGS).and_then(Level::from_key).filter(|_| is_program);
        let engine = tag(ENGINE_TAGS).filter(|_| is_program && level.is_none());
        let name = match record.player(color) {
            "?" => String::new(),
            PROGRAM if level.is_some() => String::new(),
            name if engine == Some(name) => String::new(),
            name => excerpt::start(name),
        };
        let player = match (level, engine) {
            (Some(level), _) => Player::Computer(level),
            (None, Some(engine)) => Player::Engine(engine.to_owned()),
            (None, None) => Player::Human,
        };
        Seat { name, player }
    };
    let mut setup = Setup {
        white: seat(Color::White),
        black: seat(Color::Black),
        variant: record.variant().key().to_owned(),
        total_ban: record.tree.start().total_ban(),
        ..Setup::default()
    };
    rule_tags::read(record, &mut setup);
    setup
}

/// Takes the players' names from the record.
pub fn take_names(record: &GameRecord, setup: &mut Setup) {
    let Setup { white, black, .. } = setup_of(record);
    setup.white.name = white.name;
    setup.black.name = black.name;
}

/// The edits that put the new players of a continued game into its record.
pub fn edits(setup: &Setup) -> impl Iterator<Item = TreeEdit> {
    let names = Color::ALL.map(|color| color.to_string());
    let kinds = [LEVEL_TAGS, ENGINE_TAGS].into_iter();
    let kinds = kinds.flat_map(|tags| Color::ALL.map(|color| tags[color].to_owned()));
    let rules = rule_tags::NAMES.map(str::to_owned);
    let removed = names.into_iter().chain(kinds).chain(rules).map(|name| TreeEdit::Tag { name, value: None });
    removed
        .chain(who_and_how(setup).into_iter().map(|(name, value)| TreeEdit::Tag { name, value: Some(value) }))
}

/// The tags of a new game.
pub fn new_game_tags(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = vec![("Date".to_owned(), date::today())];
    tags.extend(who_and_how(setup));
    tags
}

/// The tags that say who plays, and by which rules.
fn who_and_how(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = player_tags(setup);
    tags.extend(rule_tags::tags(setup));
    tags
}

/// The tags that say who plays.
fn player_tags(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for color in Color::ALL {
        let seat = setup.seat(color);
        let name = match seat.name.trim() {
            "" if seat.player.level().is_some() => PROGRAM,
            "" => seat.player.engine().unwrap_or_default(),
            name => name,
        };
        if !name.is_empty() {
            tags.push((color.to_string(), name.to_owned()));
        }
    }
    for color in Color::ALL {
        let player = &setup.seat(color).player;
        let word = if player.is_computer() { "program" } else { "human" };
        tags.push((TYPE_TAGS[color].to_owned(), word.to_owned()));
        tags.extend(player.level().map(|level| (LEVEL_TAGS[color].to_owned(), level.key().to_owned())));
        tags.extend(player.engine().map(|engine| (ENGINE_TAGS[color].to_owned(), engine.to_owned())));
    }
    tags
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Variant};

    /// Words of one language in a file would be wrong in every other.
    #[test]
    fn the_computer_has_one_name_in_files_and_comes_back_as_itself() {
        let setup = Setup {
            white: Seat { name: "Anna".to_owned(), player: Player::Human },
            black: Seat { name: String::new(), player: Player::Computer(Level::DEFAULT) },
            ..Setup::default()
        };
        let mut record = GameRecord::new(Position::start(Variant::Glinski));
        for edit in edits(&setup) {
            record.apply(edit).unwrap();
        }
        assert_eq!((record.player(Color::White), record.player(Color::Black)), ("Anna", PROGRAM));
        assert_eq!(record.tags.get("HexBlackLevel"), Some("3"));
        let back = setup_of(&record);
        assert_eq!((&back.white, &back.black), (&setup.white, &setup.black));
        // Another engine comes back under the name it has in this program.
        let engine = Seat { name: String::new(), player: Player::Engine("Hexer 2".to_owned()) };
        let setup = Setup { white: engine, ..setup };
        for edit in edits(&setup) {
            record.apply(edit).unwrap();
        }
        assert_eq!((record.player(Color::White), record.tags.get("WhiteType")), ("Hexer 2", Some("program")));
        let back = setup_of(&record);
        assert_eq!((&back.white, &back.black), (&setup.white, &setup.black));
        // A person may be called so too.
        record.tags.set("BlackType", "human");
        assert_eq!(setup_of(&record).black, Seat { name: PROGRAM.to_owned(), player: Player::Human });
    }
}
