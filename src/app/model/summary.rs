//! The open game in words: the window's title, the players' names, and the heading.

use std::path::Path;
use std::time::Duration;

use super::mode::Mode;
use super::shown::Top;
use super::state::Model;
use crate::app::game::{
    Corner, GameOver, MatchRow, QuestionView, Request, Status, corner, shown_tag, side_text, time_controls,
};
use crate::app::library::{Daily, fold};
use crate::app::online;
use crate::app::settings::{Player, Setup, Takebacks};
use crate::app::text::{Text, numbers, tr, words};
use crate::excerpt;
use crate::game::Position;
use crate::sides::Color;
use crate::three::Seat;

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
    /// Event, place, year, round, game and clock, as far as they are known.
    pub facts: String,
    /// The date as far as it is known, where it is more than a year.
    pub date: Option<String>,
    /// The number of the game in its file, as in "2 of 393", where the file has several; empty while the file is counted.
    pub number: Option<String>,
}

impl Model {
    /// The header of a studied game; `None` outside studies.
    pub fn heading(&self) -> Option<Heading> {
        let document = self.study()?.document();
        let (record, summary) = (document.record(), self.summary()?);
        let [white, black] = Color::ALL.map(|color| document.name_at_board(color));
        let tag = |name| excerpt::start(shown_tag(&record.tags, name));
        let round = tag("Round");
        let number = self.files.library.number();
        let counted = number
            .filter(|_| !self.files.library.opened.as_ref().is_some_and(|list| list.games.are_partial()));
        // Unknown parts of a date are written as question marks.
        let date = tag("Date").split(".?").next().unwrap_or_default().to_owned();
        let year = date.split('.').next().unwrap_or_default().to_owned();
        let facts = [
            Some(tag("Event")),
            Some(tag("Site")),
            Some(year.clone()),
            (!round.is_empty()).then(|| words::labelled(&tr("header-round"), &round)),
            Some(summary.game),
            summary.clock,
        ];
        let facts: Vec<String> = facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect();
        Some(Heading {
            players: tr!("heading-players", white, black),
            result: record.result.map_or_else(String::new, |outcome| words::points(outcome.points)),
            facts: facts.join(" · "),
            date: (date != year).then_some(date),
            number: number.map(|_| {
                counted.map_or_else(String::new, |(game, games)| tr!("heading-number", game, games))
            }),
        })
    }

    /// The game, its clock and its facts, in a two-player game.
    pub fn summary(&self) -> Option<Summary> {
        let document = self.document()?;
        let controls = document.record().controls.as_ref();
        let controls = controls.filter(|controls| controls.iter().any(|(_, own)| own.is_timed()));
        let mut facts = Vec::new();
        // The corners show who plays a game, on which clock.
        let is_played = self.play().is_some();
        for color in Color::ALL.into_iter().filter(|_| !is_played) {
            let (side, name) = (words::color(color).to_string(), document.name_at_board(color).to_string());
            // A player without a name is called by the side.
            if name != side {
                facts.push((side, name));
            }
        }
        match controls {
            _ if is_played => {}
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

impl Model {
    /// The window's title: of the screen on top; of a game also its file, and a mark while it has unsaved moves.
    pub fn title(&self) -> String {
        let title = match self.top() {
            Top::Games(list) => return tr!("title-games", title = list.games.title().to_string()),
            Top::Editor(editor) => return tr!("title-editor", game = words::variant(editor.variant())),
            Top::Puzzles(_) => return tr("puzzles-title"),
            Top::Learn(_) => return tr("learn-title"),
            Top::Three(three) => {
                let [white, red, black] = Seat::ALL.map(|seat| three.document().setup().name(seat));
                tr!("three-title", white, red, black)
            }
            Top::Two => {
                let Some(document) = self.document() else { return String::new() };
                let file = document.save_state().file().and_then(|link| link.path.file_name()).map(Path::new);
                let key = if file.is_some() { "title-file" } else { "title-game" };
                let [white, black] = Color::ALL.map(|color| document.name(color));
                let game = words::variant(document.record().variant());
                let file = file.map_or_else(String::new, |name| name.display().to_string());
                tr!(key, white, black, game, file)
            }
        };
        let is_unsaved = self.mode.is_unsaved() || self.mode.running_match().is_unsaved();
        if is_unsaved { tr!("title-unsaved", title) } else { title }
    }

    /// The contents of the corner of a player.
    pub fn corner(&self, seat: impl Into<Seat>, now: Duration) -> Option<Corner> {
        let seat = seat.into();
        let mut corner = match &self.mode {
            Mode::Two(two) => {
                let color = seat.color()?;
                let (points, note) = (self.match_points(color), self.presence(color, now));
                Corner { points, note, ..two.corner(color, now) }
            }
            Mode::Three(three) => three.corner(seat, now),
        };
        // Nothing flashes where nothing shall move.
        if let Some(clock) = corner.clock.as_mut().filter(|_| self.slide().is_zero()) {
            clock.is_flashing = false;
        }
        Some(corner)
    }

    /// Whether the player of a colour is there, if that is one at another computer.
    fn presence(&self, color: Color, now: Duration) -> Option<Status> {
        let document = self.document().filter(|_| self.over.is_none())?;
        if document.setup().seat(color).player != Player::Remote {
            return None;
        }
        let presence = online::presence(&self.shared.online, color, now);
        presence.or_else(|| document.outcome().is_none().then(online::gone))
    }

    /// The points of a player in the match; `None` before any game of it is over.
    fn match_points(&self, color: Color) -> Option<String> {
        let play = self.mode.play()?;
        let running = self.mode.running_match();
        let standing = running.standing(play.game().outcome());
        let is_told = running.round() > 1 || running.length().is_some();
        is_told.then(|| numbers::quarters(standing.quarters[color]))
    }

    /// The players of the own games whose names go on with a text, while games are typed in: those of which a word
    /// begins with it. None for a name that is there already.
    pub fn players_like(&self, text: &str) -> Vec<&str> {
        let (text, known) = (fold(text.trim()), &self.files.library.players);
        let is_there = text.is_empty() || known.iter().any(|[folded, _]| *folded == text);
        let begins = |name: &str| name.starts_with(&text) || name.contains(&format!(" {text}"));
        known
            .iter()
            .filter(|[folded, _]| !is_there && begins(folded))
            .map(|[_, name]| name.as_str())
            .collect()
    }

    /// Whether the puzzle of the day of the open game waits to be solved.
    pub fn daily_waits(&self) -> bool {
        let variant = self.document().map(|document| document.record().variant());
        variant.is_some_and(|variant| Daily::waits(variant, self.settings().puzzles.of(variant)))
    }

    /// How the game on the board has ended, if it was played here and is not studied.
    pub fn result(&self) -> Option<GameOver> {
        self.mode.result().filter(|_| self.over.is_none())
    }

    /// The request of a person at the board to the others.
    pub fn question(&self) -> Option<QuestionView> {
        if let Some((asked, document)) = self.shared.online.rematch_asked().zip(self.document()) {
            let (name, by) = (document.name_at_board(asked), document.name(!asked));
            return QuestionView::of(asked.into(), &name, Request::Rematch, &[by], 0);
        }
        let of_two = || self.play()?.question_view(&self.shared);
        self.three().map_or_else(of_two, |three| three.question_view(&self.shared))
    }

    /// The round of the open game in its match: "Game 2 of 4"; `None` where it has no length.
    pub fn match_round(&self) -> Option<Text> {
        self.mode.play().and_then(|_| corner::match_round(self.mode.running_match()))
    }

    /// Whether the open game belongs to a match of several games, which are saved in one file.
    pub fn has_match(&self) -> bool {
        self.mode.running_match().length().is_some()
    }

    /// The current score of the match, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub fn match_score(&self) -> Option<Text> {
        self.play()?.match_score()
    }

    /// The table of the match, once a game of it is over; empty outside of matches.
    pub fn match_table(&self) -> Vec<MatchRow> {
        let running = self.mode.running_match();
        let Some(play) = self.play().filter(|_| running.length().is_some()) else { return Vec::new() };
        let outcome = play.game().outcome();
        let is_told = running.standing(outcome).games > 0;
        if is_told { corner::match_table(running, play.document(), outcome) } else { Vec::new() }
    }
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
        assert_eq!(summary.facts, [], "the corners show who plays it, on which clock");
    }

    #[test]
    fn the_summary_shows_both_clocks_when_they_differ() {
        let mut settings = Settings::default();
        settings.setup.choose_clocks(&ByColor::new("300".parse().unwrap(), "600+5".parse().unwrap()));
        let summary = Model::new(settings).summary().unwrap();
        assert_eq!(summary.clock.as_deref(), Some("White 5 min per player; Black 10 min + 5 s per move"));
    }
}
