//! The facts above the moves of a printed game, and the signatures below.

use super::{Part, Run};
use crate::app::game::time_controls;
use crate::app::text::{tr, words};
use crate::game::{GameRecord, Handicap};
use crate::sides::Outcome;

/// The tags of the header, each with the key of its name.
const TAGS: [(&str, &str); 4] =
    [("Event", "header-event"), ("Site", "header-site"), ("Date", "header-date"), ("Round", "header-round")];

/// The known facts about a game, each with its name.
pub(super) fn facts(record: &GameRecord) -> Vec<(String, String)> {
    let mut facts = vec![(tr("new-game-game"), words::variant(record.variant()).to_string())];
    let known = |value: &&str| !value.chars().all(|c| matches!(c, '?' | '.' | ' '));
    for (tag, name) in TAGS {
        let value = record.tags.get(tag).filter(known);
        facts.extend(value.map(|value| (tr(name), value.to_owned())));
    }
    let controls = record.controls.as_ref();
    let timed = controls.filter(|controls| controls.iter().any(|(_, own)| own.is_timed()));
    facts.extend(timed.map(|controls| (tr("new-game-clock"), time_controls(controls).to_string())));
    let handicap = record.tags.get(Handicap::TAG).and_then(Handicap::from_tag);
    facts.extend(handicap.map(|handicap| (tr("new-game-handicap"), words::handicap(handicap).to_string())));
    facts
}

/// Points and reason: "¾-¼", "White wins: Black is stalemated"; `None` for an unfinished game.
pub(super) fn result(record: &GameRecord) -> Option<(String, String)> {
    let outcome = record.result?;
    let outcome = Outcome { reason: record.reason().unwrap_or(outcome.reason), ..outcome };
    Some((words::points(outcome.points), words::result_and_reason(outcome).to_string()))
}

/// The result as a paragraph.
pub(super) fn result_part((points, words): &(String, String)) -> Part {
    Part::Text(vec![Run::Strong(points.clone()), Run::Plain(["  ", words.as_str()].concat())])
}
