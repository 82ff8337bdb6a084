//! The tags of a record for its players and for the conditions of the game: takebacks, touch-move, tournament rules, a handicap.

use super::shown_tag;
use crate::app::settings::{Player, Seat, Setup, Takebacks};
use crate::engine::Level;
use crate::game::{GameRecord, Handicap, Tags, TreeEdit, date};
use crate::sides::{ByColor, Color};

/// Says in the record whether a person or a program played a colour (PGN standard, 9.1.2).
const TYPE_TAGS: ByColor<&str> = ByColor::new("WhiteType", "BlackType");
/// Tags for the level at which the computer played, so that the game can be continued.
const LEVEL_TAGS: ByColor<&str> = ByColor::new("HexWhiteLevel", "HexBlackLevel");
/// Says by which engine the program played, as it is called in this program.
const ENGINE_TAGS: ByColor<&str> = ByColor::new("HexWhiteEngine", "HexBlackEngine");
/// Says whether moves are taken back, where that is not as usual.
const TAKEBACKS_TAG: &str = "HexTakebacks";
/// Says that the game is played by rules that are stricter than usual.
const CONDUCT_TAG: &str = "HexConduct";
/// The values of that tag.
const TOUCH_MOVE: &str = "touch-move";
const TOURNAMENT: &str = "tournament";

/// Count the hints that a side has had.
pub const HINTS: ByColor<&str> = ByColor::new("WhiteHints", "BlackHints");
/// Count how often a side has taken moves back.
pub const TAKEBACKS: ByColor<&str> = ByColor::new("WhiteTakebacks", "BlackTakebacks");

/// The number that a tag of a record counts.
pub fn counted(record: &GameRecord, tag: &str) -> u32 {
    record.tags.get(tag).and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// Whether a side has had help: hints, or moves taken back.
pub fn is_assisted(record: &GameRecord, side: Color) -> bool {
    [HINTS, TAKEBACKS].into_iter().any(|tags| counted(record, tags[side]) > 0)
}

/// The players and the rules of a record, as far as its tags name them.
pub fn setup_of(record: &GameRecord) -> Setup {
    let seat = |color: Color| {
        let tag = |tags: ByColor<&str>| record.tags.get(tags[color]);
        let is_program = tag(TYPE_TAGS).is_some_and(|value| value == "program");
        let level = tag(LEVEL_TAGS).and_then(Level::from_key).filter(|_| is_program);
        let engine = tag(ENGINE_TAGS).filter(|_| is_program && level.is_none());
        let player = match (level, engine) {
            (Some(level), _) => Player::Computer(level),
            (None, Some(engine)) => Player::Engine(engine.to_owned()),
            (None, None) => Player::Human,
        };
        Seat::of_record(record.player(color), player)
    };
    let (tag, start) = (|name| record.tags.get(name), record.tree.start());
    let mut setup = Setup {
        white: seat(Color::White),
        black: seat(Color::Black),
        variant: record.variant().key().to_owned(),
        total_ban: start.total_ban(),
        chosen_takebacks: tag(TAKEBACKS_TAG).and_then(Takebacks::from_key),
        tournament: tag(CONDUCT_TAG) == Some(TOURNAMENT),
        touch_move: tag(CONDUCT_TAG) == Some(TOUCH_MOVE),
        ..Setup::default()
    };
    // Whatever the tag says, the pieces have the last word.
    let start = start.with_total_ban(false);
    let is_true = |handicap: &Handicap| handicap.start(record.variant()) == Some(start);
    if let Some(handicap) = tag(Handicap::TAG).and_then(Handicap::from_tag).filter(is_true) {
        (setup.odds, setup.odds_giver) = (Some(handicap.odds), handicap.giver);
    }
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
    let rules = [TAKEBACKS_TAG, CONDUCT_TAG, Handicap::TAG].map(str::to_owned);
    let removed = names.into_iter().chain(kinds).chain(rules).map(|name| TreeEdit::Tag { name, value: None });
    removed
        .chain(who_and_how(setup).into_iter().map(|(name, value)| TreeEdit::Tag { name, value: Some(value) }))
}

/// The tags that are to be set, or without a value removed, where those of a game in its file were changed. A tag that the
/// player has changed since stays.
pub fn changes(here: &Tags, before: &Tags, now: &Tags) -> Vec<(String, Option<String>)> {
    let names = now.iter().chain(before.iter()).map(|(name, _)| name);
    let is_changed = |name: &&str| now.get(name) != before.get(name);
    let is_as_before = |name: &&str| shown_tag(here, name) == shown_tag(before, name);
    let changed = names.filter(is_changed).filter(is_as_before);
    changed.map(|name| (name.to_owned(), now.get(name).map(str::to_owned))).collect()
}

/// Follows a change of the tags of a game in its file.
pub fn follow(tags: &mut Tags, before: &Tags, now: &Tags) {
    for (name, value) in changes(tags, before, now) {
        match value {
            Some(value) => tags.set(&name, &value),
            None => drop(tags.remove(&name)),
        }
    }
}

/// The tags of a new game.
pub fn new_game_tags(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = vec![("Date".to_owned(), date::today())];
    tags.extend(who_and_how(setup));
    tags
}

/// The tags that say who plays, and by which rules.
fn who_and_how(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for color in Color::ALL {
        let name = setup.seat(color).name_in_record();
        if !name.is_empty() {
            tags.push((color.to_string(), name.to_owned()));
        }
    }
    for color in Color::ALL {
        let player = &setup.seat(color).player;
        let word = if player.is_computer() { "program" } else { "human" };
        tags.push((TYPE_TAGS[color].to_owned(), word.to_owned()));
        tags.extend(player.level().map(|level| (LEVEL_TAGS[color].to_owned(), level.key())));
        tags.extend(player.engine().map(|engine| (ENGINE_TAGS[color].to_owned(), engine.to_owned())));
    }
    let conduct = match (setup.tournament, setup.touch_move) {
        (true, _) => Some(TOURNAMENT),
        (false, true) => Some(TOUCH_MOVE),
        (false, false) => None,
    };
    let takebacks = setup.chosen_takebacks.filter(|_| !setup.touches()).map(Takebacks::key);
    let rules = [
        (TAKEBACKS_TAG, takebacks.map(str::to_owned)),
        (CONDUCT_TAG, conduct.map(str::to_owned)),
        (Handicap::TAG, setup.handicap().map(Handicap::to_tag)),
    ];
    tags.extend(rules.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
    tags
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::pgn::{read_game, write};
    use crate::game::{Odds, Position, Variant};

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
        assert_eq!((record.player(Color::White), record.player(Color::Black)), ("Anna", "Heksy"));
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
        assert_eq!(setup_of(&record).black, Seat { name: "Heksy".to_owned(), player: Player::Human });
    }

    fn record(setup: &Setup) -> GameRecord {
        let mut record = GameRecord::new(setup.usual_start());
        for (name, value) in new_game_tags(setup) {
            record.tags.set(&name, &value);
        }
        record
    }

    #[test]
    fn a_file_keeps_the_rules_and_the_handicap_of_its_game() {
        let usual = Setup::default();
        for setup in [
            usual.clone(),
            Setup { tournament: true, ..usual.clone() },
            Setup { touch_move: true, ..usual.clone() },
            Setup { chosen_takebacks: Some(Takebacks::Agreement), ..usual.clone() },
            Setup { chosen_takebacks: Some(Takebacks::None), ..usual.clone() },
            Setup { odds: Some(Odds::Rook), odds_giver: Color::Black, ..usual.clone() },
        ] {
            let text = write(&record(&setup));
            let back = setup_of(&read_game(&text).record);
            assert_eq!(
                (back.takebacks(), back.touches(), back.tournament, back.handicap()),
                (setup.takebacks(), setup.touches(), setup.tournament, setup.handicap()),
                "{text}"
            );
        }
    }

    #[test]
    fn a_handicap_that_is_not_on_the_board_is_only_a_tag() {
        let setup = Setup { odds: Some(Odds::Queen), ..Setup::default() };
        let mut record = record(&setup);
        assert_eq!(record.tags.get("Handicap"), Some("Queen odds, White gives"));
        let other = GameRecord::new(Position::start(setup.variant()));
        record.tree = other.tree;
        assert_eq!(setup_of(&record).handicap(), None);
        assert!(write(&record).contains("[Handicap \"Queen odds, White gives\"]"));
    }
}
