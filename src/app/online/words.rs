//! The texts for the events of a session.

use std::ops::Range;

use super::terms;
use crate::app::game::{Request, time_controls};
use crate::app::settings::{ClockKind, Setup};
use crate::app::text::{Text, keys, text, words};
use crate::game::{Move, Variant, numbered_san};
use crate::online::{
    ColorChoice, Ending, EventKind, LinkError, PeerProblem, Problem, Record, Saved, Terms, TicketError,
};
use crate::sides::{Color, MaterialRule};

/// The name of a player who gives none.
pub fn peer_name(name: &str) -> Text {
    if name.trim().is_empty() { Text::key("online-nameless") } else { Text::verbatim(name.trim()) }
}

/// The reason why a text is not an invitation.
pub(in crate::app) fn ticket_error(error: TicketError) -> Text {
    Text::key(match error {
        TicketError::NotATicket => "online-no-ticket",
        TicketError::Damaged => "online-ticket-damaged",
        TicketError::Newer(_) => "online-ticket-newer",
    })
}

/// The reason why a session could not be started.
pub(in crate::app) fn link_error(error: &LinkError) -> Text {
    match error {
        LinkError::Network(reason) => text!("online-no-network", reason),
        LinkError::Relay(_) => Text::key("online-relay-wrong"),
        LinkError::Journal(reason) => text!("online-no-journal", reason),
        LinkError::InUse => Text::key("online-in-use"),
    }
}

/// The reason for the end of a session; `None` if the player caused it.
pub(in crate::app) fn ending(ending: &Ending, peer: &str) -> Option<Text> {
    let named = |key| text!(key, name = peer_name(peer));
    Some(match ending {
        Ending::Left => return None,
        Ending::PeerLeft => named("online-peer-left"),
        Ending::Occupied => Text::key("online-occupied"),
        Ending::NotFound => Text::key("online-not-found"),
        Ending::Overtime => named("online-overtime"),
        Ending::PeerOvertime => named("online-peer-overtime"),
        Ending::Claimed { own, theirs, moved } => named(match (own, theirs, moved) {
            (true, true, _) => "online-claims-both",
            (true, false, true) => "online-claim-moved",
            (true, false, false) => "online-claim-stands",
            (false, _, true) => "online-peer-claim-moved",
            (false, _, false) => "online-peer-claim",
        }),
        Ending::StillDiffers => Text::key("online-still-differs"),
        Ending::Problem(problem) => own_problem(problem, peer),
        Ending::PeerProblem(problem) => peer_problem(*problem),
    })
}

/// The problem that this program found.
fn own_problem(problem: &Problem, peer: &str) -> Text {
    let name = || peer_name(peer);
    match problem {
        Problem::Version { ours, theirs } if theirs > ours => Text::key("online-version-theirs"),
        Problem::Version { .. } => Text::key("online-version-ours"),
        Problem::Terms(_) => Text::key("online-terms-wrong"),
        Problem::Secret => Text::key("online-secret-wrong"),
        Problem::OtherGame => Text::key("online-other-game"),
        Problem::Silent => Text::key("online-silent"),
        Problem::IllegalMove { mv, .. } => text!("online-illegal-move", name = name(), mv),
        Problem::IllegalEvent(_) | Problem::WrongHash(_) => text!("online-illegal", name = name()),
        Problem::Lot => Text::key("online-lot-bent"),
        Problem::Clock(_) => text!("online-clock-wrong", name = name()),
        Problem::Unacknowledged(_) => text!("online-unacknowledged", name = name()),
        Problem::Journal(reason) => text!("online-no-journal", reason),
        Problem::Network(reason) => text!("online-no-network", reason),
        Problem::Nonsense(_) | Problem::TooMany => text!("online-nonsense", name = name()),
    }
}

/// The problem that the peer reports.
fn peer_problem(problem: PeerProblem) -> Text {
    Text::key(match problem {
        PeerProblem::Version => "online-peer-version",
        PeerProblem::Terms => "online-peer-terms",
        PeerProblem::Secret => "online-secret-wrong",
        PeerProblem::OtherGame => "online-other-game",
        PeerProblem::Illegal => "online-peer-illegal",
        PeerProblem::Clock => "online-peer-clock",
        PeerProblem::Nonsense | PeerProblem::Lot | PeerProblem::Own => "online-peer-trouble",
    })
}

/// The terms in rows: a label and its value.
pub fn terms_in_words(terms: &Terms) -> Vec<(Text, Text)> {
    let setup = terms::rules(terms);
    let color = match terms.color {
        ColorChoice::Lot => "new-game-random",
        ColorChoice::HostWhite => "color-black",
        ColorChoice::HostBlack => "color-white",
    };
    let minutes = u64::from(terms.away_limit.div_ceil(60));
    let takebacks = if terms.takebacks { "takebacks-agreement" } else { "takebacks-none" };
    let mut rows = vec![
        (Text::key("new-game-game"), words::variant(terms.variant())),
        (Text::key("new-game-clock"), time_controls(&setup.controls())),
        (Text::key("new-game-you-play"), Text::key(color)),
        (Text::key("takebacks"), Text::key(takebacks)),
        (Text::key("online-waits"), text!("online-waits-minutes", minutes)),
    ];
    let names = std::iter::once(Text::key("summary-rules")).chain(std::iter::repeat(Text::verbatim("")));
    rows.extend(names.zip(rules_in_words(&setup)));
    if terms.start != setup.usual_start() {
        rows.push((Text::key("new-game-position"), Text::verbatim(terms.start.to_fen())));
    }
    rows
}

/// The chosen optional rules, with the names of the form.
fn rules_in_words(setup: &Setup) -> impl Iterator<Item = Text> {
    let is_checkers = setup.variant() == Variant::Checkers;
    let fifty = if is_checkers { "draws-fifty-automatic-checkers" } else { "draws-fifty-automatic" };
    let bares = setup.can_choose_material() && setup.material == MaterialRule::BareKings;
    let waits = setup.clock.kind != ClockKind::None && setup.clock.free_first_moves;
    let rules = [
        (setup.touch_move, "rules-touch-move"),
        (waits, "new-game-free-first-moves"),
        (setup.repetition_automatic, "draws-repetition-automatic"),
        (setup.fifty_automatic, fifty),
        (bares, "draws-bare-kings"),
        (is_checkers && setup.total_ban, "rules-total-ban"),
    ];
    rules.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, key)| Text::key(key))
}

/// A game found at the start in a line: "Anna – Piotr, 12 moves".
pub fn found(saved: &Saved) -> Option<Text> {
    let (record, _) = saved.game.as_ref()?;
    let [white, black] = Color::ALL.map(|color| peer_name(&record.beginning().names[color]));
    let (moves, date) = (record.game().plies().div_ceil(2), crate::game::date::day(saved.begun));
    Some(text!("found-game", white, black, moves, date))
}

/// Some events of a record, each in a line: moves with their numbers, and all other events. Shows at most `most` of
/// them.
pub(super) fn events(record: &Record, range: Range<usize>, most: usize) -> Text {
    let more = range.len().saturating_sub(most);
    let range = range.start..range.end - more;
    let mut position = record.beginning().terms.start;
    let mut line: Vec<Move> = Vec::new();
    let mut texts = Vec::new();
    for (index, event) in record.events().iter().enumerate() {
        let text = match &event.kind {
            EventKind::Move { mv, .. } => {
                let Some(mv) = position.find_coordinates(mv) else { break };
                let text = Text::mv(numbered_san(&position, mv));
                line.push(mv);
                position.play_unchecked(mv);
                text
            }
            EventKind::Takeback { to } => {
                line.truncate(*to);
                position = record.beginning().terms.start.after(&line);
                Text::key("online-event-takeback")
            }
            EventKind::Draw => Text::key("online-event-draw"),
            EventKind::Claim => Text::key("online-event-claim"),
            EventKind::Resign => Text::key("online-event-resign"),
            EventKind::Flag => Text::key("online-event-flag"),
        };
        if range.contains(&index) {
            texts.push(text);
        }
    }
    if more > 0 {
        texts.push(text!("online-event-more", count = more));
    }
    if texts.is_empty() { Text::key("online-event-nothing") } else { Text::Lines(texts) }
}

keys! {
    /// The message that something was proposed here.
    pub(in crate::app) fn asked_key(Request) {
        Draw => "online-draw-offered", TakeBack => "online-takeback-asked", Rematch => "online-rematch-asked",
    }
}
