//! What game it is, in a few facts: for the head of the side panel, and for all of it before the first move.

use std::time::Duration;

use crate::app::catalogue::{tr, tr_args};
use crate::app::model::Model;
use crate::app::words;
use crate::game::{NodeId, TimeControl};
use crate::sides::Color;

/// What game it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// As in "Shafran".
    pub game: String,
    /// As in "10 min + 5 s a move"; `None` without a clock.
    pub clock: Option<String>,
    /// What else is worth knowing before the first move: what it is about, and what there is to say.
    pub facts: Vec<(String, String)>,
}

impl Model {
    /// What game it is.
    pub fn summary(&self) -> Summary {
        let document = self.document();
        let clock = self
            .mode
            .time_control(Color::White)
            .filter(TimeControl::is_timed)
            .map(|control| time_control(&control));
        let mut facts = Vec::new();
        for color in Color::ALL {
            facts.push((words::color(color), document.name(color)));
        }
        facts.push((tr("new-game-clock"), clock.clone().unwrap_or_else(|| tr("clock-none"))));
        let tree = &document.record().tree;
        let variant = tree.start().variant();
        if *tree.start() != crate::game::Position::start(variant) {
            facts.push((tr("new-game-position"), tr("summary-set-up")));
        }
        facts.extend(self.match_score().map(|score| (tr("summary-match"), score)));
        Summary { game: words::variant(variant), clock, facts }
    }

    /// Whether no move has been made, so that the panel has room for all the facts.
    pub fn has_no_moves(&self) -> bool {
        self.document().record().tree.children(NodeId::ROOT).is_empty()
    }
}

/// A time control in words where it is one of the usual ones, else as files write it.
pub(in crate::app) fn time_control(control: &TimeControl) -> String {
    match control {
        TimeControl::SuddenDeath { base } => tr_args("clock-fixed-text", &[("time", span(*base).into())]),
        TimeControl::Fischer { base, increment } => {
            let args = [("time", span(*base).into()), ("increment", span(*increment).into())];
            tr_args("clock-fischer-text", &args)
        }
        other => other.to_string(),
    }
}

/// "10 min", "45 s", "1 min 30 s".
fn span(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    let minutes_text = format!("{minutes}{}", tr("suffix-minutes"));
    let seconds_text = format!("{seconds}{}", tr("suffix-seconds"));
    match (minutes, seconds) {
        (0, _) => seconds_text,
        (_, 0) => minutes_text,
        _ => format!("{minutes_text} {seconds_text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;

    #[test]
    fn the_facts_of_a_new_game() {
        let mut settings = Settings::default();
        settings.setup.choose(crate::game::Variant::Shafran);
        settings.setup.clock.kind = crate::app::new_game::ClockKind::Fischer;
        let summary = Model::new(settings).summary();
        assert_eq!(summary.game, "Shafran");
        assert_eq!(summary.clock.as_deref(), Some("15 min + 10 s a move"));
        let facts: Vec<&str> = summary.facts.iter().map(|(_, fact)| fact.as_str()).collect();
        assert_eq!(facts, ["White", "Computer (Casual)", "15 min + 10 s a move"]);
    }

    #[test]
    fn times_are_short() {
        let text = |seconds| span(Duration::from_secs(seconds));
        assert_eq!([text(600), text(45), text(90)], ["10 min", "45 s", "1 min 30 s"]);
    }
}
