//! The tags that a record is written with.

use super::ending;
use super::tag_section::{BAN_TAG, FIRST_MOVES_TAG, FREE, Head, TIME_LEFT_TAG, TOTAL_BAN, hex_clock};
use super::tag_text::{fill_roster, parse_tag};
use super::tags::{ROSTER, Tags, is_from_fields};
use crate::game::{GameRecord, Position};
use crate::sides::{Color, Outcome};

/// All tags.
pub(super) fn tags(record: &GameRecord, outcome: Option<Outcome>) -> Tags {
    let head = Head { tags: record.tags.clone(), ..Head::default() };
    let mut tags = head.into_unread(record, outcome);
    fill_roster(&mut tags, &ROSTER);
    set_start(&mut tags, record);
    set_outcome(&mut tags, outcome);
    set_controls(&mut tags, record);
    set_repeated(&mut tags, record);
    tags
}

fn set_start(tags: &mut Tags, record: &GameRecord) {
    let (start, variant) = (record.tree.start(), record.variant());
    // A game of an unknown variant has only text instead of moves here, and keeps its tag.
    if tags.get("Variant").is_none_or(|name| name.parse() == Ok(variant)) {
        tags.set("Variant", &variant.to_string());
    }
    if start.total_ban() {
        tags.set(BAN_TAG, TOTAL_BAN);
    }
    if start.with_total_ban(false) != Position::start(variant) {
        tags.set("SetUp", "1");
        tags.set("FEN", &start.to_fen());
    }
}

/// Sets the first one of each repeated tag, even if it could be left out. The repeated tag is kept as a line, which a
/// reader would otherwise take for the first.
fn set_repeated(tags: &mut Tags, record: &GameRecord) {
    for (name, _) in record.header_lines.iter().filter_map(|line| parse_tag(line)) {
        if !is_from_fields(&name) || tags.get(&name).is_some() {
            continue;
        }
        match name.as_str() {
            "FEN" => {
                tags.set("SetUp", "1");
                tags.set("FEN", &record.tree.start().to_fen());
            }
            "SetUp" => tags.set("SetUp", "0"),
            _ => tags.set(&name, "?"),
        }
    }
}

fn set_outcome(tags: &mut Tags, outcome: Option<Outcome>) {
    tags.set("Result", result_text(outcome));
    let Some(Outcome { points, reason }) = outcome else { return };
    if points.to_string() != points.pgn_result() {
        tags.set("HexScore", &points.to_string());
    }
    // A word that the reader did not understand is not replaced.
    if let Some(word) = ending::termination(reason).filter(|_| tags.get("Termination").is_none()) {
        tags.set("Termination", word);
    }
}

pub(super) fn result_text(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", |outcome| outcome.points.pgn_result())
}

fn set_controls(tags: &mut Tags, record: &GameRecord) {
    if record.free_first_moves {
        tags.set(FIRST_MOVES_TAG, FREE);
    }
    if let Some(left) = &record.time_left {
        tags.set(TIME_LEFT_TAG, &left.to_string());
    }
    let Some(controls) = &record.controls else { return };
    let [white, black] = Color::ALL.map(|color| &controls[color]);
    if white == black {
        tags.set("TimeControl", &white.to_pgn());
    } else {
        tags.set("WhiteTimeControl", &white.to_pgn());
        tags.set("BlackTimeControl", &black.to_pgn());
    }
    if let Some(exact) = hex_clock(controls) {
        tags.set("HexClock", &exact);
    }
}
