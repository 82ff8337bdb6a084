//! Writing games in canonical form.

use super::acts::{Told, without_commands};
use super::record::{DEAD_TAG, LEAVE, ROSTER, STAY, VARIANT};
use super::{Notes, Record};
use crate::game::Tags;
use crate::game::pgn::{Lines, fill_roster, head_text, parse_tag, whole_comment};
use crate::three::{Act, DeadPieces, Ending, Position};

/// Writes a game as text, ending with a line feed.
pub fn write(record: &Record) -> String {
    head_text(&tags(record), &ROSTER, &record.lines) + &moves(record)
}

fn tags(record: &Record) -> Tags {
    let mut tags = record.tags.clone();
    for name in ["SetUp", "FEN", DEAD_TAG] {
        // Without a FEN the reader leaves this one.
        if name != "SetUp" || tags.get("FEN").is_some() || tags.get(name) == Some("0") {
            tags.remove(name);
        }
    }
    fill_roster(&mut tags, &ROSTER);
    tags.set("Result", &result(record));
    tags.set("Variant", VARIANT);
    let start = record.start();
    let is_repeated = |name| record.lines.iter().any(|line| parse_tag(line).is_some_and(|tag| tag.0 == name));
    if start.dead_pieces() == DeadPieces::Leave || is_repeated(DEAD_TAG) {
        tags.set(DEAD_TAG, if start.dead_pieces() == DeadPieces::Leave { LEAVE } else { STAY });
    }
    let is_set_up = start.with_dead_pieces(DeadPieces::Stay) != Position::start();
    let fen =
        record.wrong_start.clone().or_else(|| (is_set_up || is_repeated("FEN")).then(|| start.to_string()));
    if let Some(fen) = fen {
        tags.set("SetUp", "1");
        tags.set("FEN", &fen);
    } else if is_repeated("SetUp") && tags.get("SetUp").is_none() {
        tags.set("SetUp", "0");
    }
    tags
}

fn result(record: &Record) -> String {
    record.result().map_or_else(|| "*".to_owned(), |points| points.to_string())
}

/// The moves that can be played with all notes, then those that cannot, and the result.
fn moves(record: &Record) -> String {
    let mut lines = Lines::default();
    add_notes(&mut lines, record.notes(0));
    let (mut before, mut round) = (*record.start(), 0);
    for (index, (act, _, after)) in record.game.acts().enumerate() {
        match act {
            Act::Move(mv) => {
                if round != before.round() {
                    round = before.round();
                    lines.put(&format!("{round}{}", ".".repeat(before.turn() as usize + 1)));
                }
                lines.put(&before.san(mv).to_string());
            }
            Act::Leave(out) => lines.comment(&Told::Out(out).command()),
        }
        add_notes(&mut lines, record.notes(index + 1));
        before = *after;
    }
    if record.game.end().is_some_and(|end| end.ending == Ending::Agreement) {
        lines.comment(&Told::Draw.command());
    }
    if let Some(unread) = &record.unread {
        // Comments may come before it, as they may before a tag.
        let is_first = record.game.acts().next().is_none();
        lines.unread_rest(unread, is_first);
    }
    lines.put(&result(record));
    lines.finish()
}

fn add_notes(lines: &mut Lines, notes: Option<&Notes>) {
    let Some(notes) = notes else { return };
    for nag in &notes.nags {
        lines.put(&format!("${nag}"));
    }
    for text in notes.comments.iter().map(|text| whole_comment(text)).filter(|text| !text.is_empty()) {
        lines.comment(&without_commands(&text));
    }
    for variation in &notes.variations {
        lines.unread("", variation);
    }
}
