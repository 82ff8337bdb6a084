//! The game in a few facts: its name and clock for the head of the side panel, and all facts before the first move.

use super::state::Model;
use crate::app::game::{shown_tag, side_text, time_controls};
use crate::app::settings::{Setup, Takebacks};
use crate::app::text::{tr, words};
use crate::excerpt;
use crate::game::Position;
use crate::sides::Color;

/// The facts of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The name of the game, as in "Shafran".
    pub game: String,
    /// The clock, as in "10 min + 5 s a move", of both sides if they differ; `None` without a clock.
    pub clock: Option<String>,
    /// The other facts, shown before the first move: each a name and a text.
    pub facts: Vec<(String, String)>,
}

/// The header of a studied game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// The players, as in "Anna – Piotr".
    pub players: String,
    /// The result, as in "1-0"; empty where the game is not over.
    pub result: String,
    /// Number in its file, event, place, date, round, game and clock, as far as they are known.
    pub facts: String,
    /// Whether the game comes from a file with several games.
    pub is_one_of_many: bool,
}

impl Model {
    /// The header of a studied game; `None` outside studies.
    pub fn heading(&self) -> Option<Heading> {
        let document = self.study()?.document();
        let (record, summary) = (document.record(), self.summary()?);
        let [white, black] = Color::ALL.map(|color| document.name_at_board(color));
        let tag = |name| excerpt::start(shown_tag(&record.tags, name));
        let round = tag("Round");
        let number = self.shared.library.number();
        let counted = number
            .filter(|_| !self.shared.library.opened.as_ref().is_some_and(|list| list.games.are_partial()));
        let facts = [
            counted.map(|(game, games)| tr!("match-round", game, games)),
            Some(tag("Event")),
            Some(tag("Site")),
            Some(tag("Date")),
            (!round.is_empty()).then(|| words::labelled(&tr("header-round"), &round)),
            Some(summary.game),
            summary.clock,
        ];
        let facts: Vec<String> = facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect();
        Some(Heading {
            players: tr!("heading-players", white, black),
            result: record.result.map_or_else(String::new, |outcome| words::points(outcome.points)),
            facts: facts.join(" · "),
            is_one_of_many: number.is_some(),
        })
    }

    /// The game, its clock and its facts, in a two-player game.
    pub fn summary(&self) -> Option<Summary> {
        let document = self.document()?;
        let controls =
            self.mode.time_controls().filter(|controls| controls.iter().any(|(_, own)| own.is_timed()));
        let mut facts = Vec::new();
        for color in Color::ALL {
            let (side, name) = (words::color(color).to_string(), document.name_at_board(color).to_string());
            // A player without a name is called by the side.
            if name != side {
                facts.push((side, name));
            }
        }
        match controls {
            Some(controls) if controls[Color::White] != controls[Color::Black] => {
                let [white, black] = Color::ALL.map(|color| side_text(color, controls));
                facts.extend([(tr("new-game-clock"), white.to_string()), (String::new(), black.to_string())]);
            }
            Some(controls) => facts.push((tr("new-game-clock"), time_controls(controls).to_string())),
            None => facts.push((tr("new-game-clock"), tr("clock-none"))),
        }
        let tree = &document.record().tree;
        let variant = tree.start().variant();
        let setup = document.setup();
        if let Some(handicap) = setup.handicap() {
            facts.push((tr("new-game-handicap"), words::handicap(handicap).to_string()));
        } else if *tree.start() != Position::start(variant).with_total_ban(tree.start().total_ban()) {
            facts.push((tr("new-game-position"), tr("summary-set-up")));
        }
        let is_played = self.play().is_some();
        facts.extend(rules_text(setup).filter(|_| is_played).map(|rules| (tr("summary-rules"), rules)));
        let round = self.match_round();
        let score = self.match_score().map(|score| score.to_string());
        // The round of the match, and below it the score.
        let lines = round.map(|round| round.to_string()).into_iter().chain(score);
        let names = std::iter::once(tr("summary-match")).chain(std::iter::repeat(String::new()));
        facts.extend(names.zip(lines));
        let clock = controls.map(|controls| time_controls(controls).to_string());
        Some(Summary { game: words::variant(variant).to_string(), clock, facts })
    }
}

/// The rules of the game that differ from the usual ones.
fn rules_text(setup: &Setup) -> Option<String> {
    let key = match setup.chosen_takebacks {
        _ if setup.tournament => "summary-tournament",
        _ if setup.touch_move => "summary-touch-move",
        Some(Takebacks::Free) => "summary-takebacks-free",
        Some(Takebacks::Agreement) => "summary-takebacks-agreement",
        Some(Takebacks::None) => "summary-takebacks-none",
        None => return None,
    };
    Some(tr(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::sides::ByColor;

    #[test]
    fn the_facts_of_a_new_game() {
        let mut settings = Settings::default();
        settings.setup.choose(crate::game::Variant::Shafran);
        settings.setup.clock.kind = crate::app::settings::ClockKind::Fischer;
        let summary = Model::new(settings).summary().unwrap();
        assert_eq!(summary.game, "Shafran");
        assert_eq!(summary.clock.as_deref(), Some("15 min + 10 s per move"));
        let facts: Vec<&str> = summary.facts.iter().map(|(_, fact)| fact.as_str()).collect();
        assert_eq!(facts, ["You", "Computer (3 – Learner)", "15 min + 10 s per move"]);
    }

    #[test]
    fn the_summary_shows_both_clocks_when_they_differ() {
        let mut settings = Settings::default();
        settings.setup.choose_clocks(&ByColor::new("300".parse().unwrap(), "600+5".parse().unwrap()));
        let summary = Model::new(settings).summary().unwrap();
        assert_eq!(summary.clock.as_deref(), Some("White 5 min per player; Black 10 min + 5 s per move"));
        let facts: Vec<&str> = summary.facts.iter().map(|(_, fact)| fact.as_str()).collect();
        assert_eq!(facts[2..], ["White 5 min per player", "Black 10 min + 5 s per move"]);
    }
}
