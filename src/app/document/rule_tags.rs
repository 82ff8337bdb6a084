//! The tags for the conditions of a game: takebacks, touch-move, tournament rules, a handicap.

use crate::app::settings::{Setup, Takebacks};
use crate::game::{GameRecord, Handicap};

/// Says whether moves are taken back, where that is not as usual.
const TAKEBACKS_TAG: &str = "HexTakebacks";
/// Says that the game is played by rules that are stricter than usual.
const CONDUCT_TAG: &str = "HexConduct";
/// The values of that tag.
const TOUCH_MOVE: &str = "touch-move";
const TOURNAMENT: &str = "tournament";

/// All tags that are written here.
pub(super) const NAMES: [&str; 3] = [TAKEBACKS_TAG, CONDUCT_TAG, Handicap::TAG];

/// The tags of a game by this set-up.
pub(super) fn tags(setup: &Setup) -> Vec<(String, String)> {
    let conduct = match (setup.tournament, setup.touch_move) {
        (true, _) => Some(TOURNAMENT),
        (false, true) => Some(TOUCH_MOVE),
        (false, false) => None,
    };
    let takebacks = setup.chosen_takebacks.filter(|_| !setup.touches()).map(Takebacks::key);
    let tags = [
        (TAKEBACKS_TAG, takebacks.map(str::to_owned)),
        (CONDUCT_TAG, conduct.map(str::to_owned)),
        (Handicap::TAG, setup.handicap().map(Handicap::to_tag)),
    ];
    tags.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

/// Takes the rules of a record into a set-up.
pub(super) fn read(record: &GameRecord, setup: &mut Setup) {
    let tag = |name| record.tags.get(name);
    setup.chosen_takebacks = tag(TAKEBACKS_TAG).and_then(Takebacks::from_key);
    setup.tournament = tag(CONDUCT_TAG) == Some(TOURNAMENT);
    setup.touch_move = tag(CONDUCT_TAG) == Some(TOUCH_MOVE);
    // Whatever the tag says, the pieces have the last word.
    let start = record.tree.start().with_total_ban(false);
    let is_true = |handicap: &Handicap| handicap.start(record.variant()) == Some(start);
    if let Some(handicap) = tag(Handicap::TAG).and_then(Handicap::from_tag).filter(is_true) {
        (setup.odds, setup.odds_giver) = (Some(handicap.odds), handicap.giver);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::document::player_tags::{new_game_tags, setup_of};
    use crate::game::pgn::{read_game, write};
    use crate::game::{Odds, Position};
    use crate::sides::Color;

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
