//! The contents of a scoresheet.

use crate::app::board::BoardView;
use crate::app::text::numbers::clock_face;
use crate::app::text::{Text, shown, tr, words};
use crate::app::view::time_controls;
use crate::game::{GameRecord, Handicap, NodeId, Notation, move_text};
use crate::sides::{ByColor, Color};

/// The contents of a scoresheet, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Scoresheet {
    /// "Scoresheet", in the language of the program.
    pub title: String,
    /// Known facts, each with its name: players, event, date and the like.
    pub facts: Vec<(String, String)>,
    /// Both players.
    pub players: [String; 2],
    /// White's moves with Black's answers.
    pub rows: Vec<SheetRow>,
    /// The positions after the moves that have a comment or a glyph.
    pub diagrams: Vec<SheetDiagram>,
    /// Points and reason: "¾-¼", "White wins: Black is stalemated"; `None` for an unfinished game.
    pub result: Option<(String, String)>,
}

/// A move of White and Black's answer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// The number of the move.
    pub number: u32,
    /// White's and Black's move; empty for a missing one.
    pub moves: [String; 2],
    /// The times of their clocks after the move; empty if unknown.
    pub times: [String; 2],
}

/// A position of the game, with the notes on the move that led to it.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetDiagram {
    /// The move with its number and glyphs: "12... Qe5?!".
    pub caption: String,
    /// All comments on the move, joined by spaces.
    pub comment: String,
    /// The position after the move.
    pub view: BoardView,
}

/// The tags of the header, each with the key of its name.
const TAGS: [(&str, &str); 4] =
    [("Event", "header-event"), ("Site", "header-site"), ("Date", "header-date"), ("Round", "header-round")];

impl Scoresheet {
    /// The scoresheet of a record whose players are called so.
    pub fn of(record: &GameRecord, names: &ByColor<Text>) -> Scoresheet {
        let players = Color::ALL.map(|color| names[color].to_string());
        let game = words::variant(record.variant()).to_string();
        let mut facts = vec![(tr("new-game-game"), game)];
        let known = |value: &&str| !value.chars().all(|c| matches!(c, '?' | '.' | ' '));
        for (tag, name) in TAGS {
            let value = record.tags.get(tag).filter(known);
            facts.extend(value.map(|value| (tr(name), value.to_owned())));
        }
        let controls = record.controls.as_ref();
        let timed = controls.filter(|controls| controls.iter().any(|(_, own)| own.is_timed()));
        facts.extend(timed.map(|controls| (tr("new-game-clock"), time_controls(controls).to_string())));
        let handicap = record.tags.get(Handicap::TAG).and_then(Handicap::from_tag);
        facts.extend(
            handicap.map(|handicap| (tr("new-game-handicap"), words::handicap(handicap).to_string())),
        );
        let result = record.result.map(|outcome| {
            let outcome =
                crate::sides::Outcome { reason: record.reason().unwrap_or(outcome.reason), ..outcome };
            (words::points(outcome.points), words::result_and_reason(outcome).to_string())
        });
        let (rows, diagrams) = rows(record);
        Scoresheet { title: tr("scoresheet-title"), facts, players, rows, diagrams, result }
    }

    /// Whether any time is known.
    pub fn has_times(&self) -> bool {
        self.rows.iter().any(|row| row.times.iter().any(|time| !time.is_empty()))
    }
}

/// The moves, and the diagrams of those with a comment or a glyph.
fn rows(record: &GameRecord) -> (Vec<SheetRow>, Vec<SheetDiagram>) {
    let (tree, letters) = (&record.tree, shown().language.letters());
    let mut position = *tree.start();
    let (mut rows, mut diagrams) = (Vec::<SheetRow>::new(), Vec::new());
    for node in tree.mainline() {
        debug_assert_ne!(node, NodeId::ROOT);
        let Some(mv) = tree.move_at(node) else { break };
        let (color, number) = (position.turn(), position.fullmove_number());
        let (text, notes) = (move_text(&position, mv, Notation::Short, letters), tree.notes(node));
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(SheetRow { number, ..SheetRow::default() });
        }
        if let Some(row) = rows.last_mut() {
            row.moves[color as usize].clone_from(&text);
            let time = notes.and_then(|notes| notes.clock);
            row.times[color as usize] = time.map_or_else(String::new, clock_face);
        }
        position.play_unchecked(mv);
        let Some(notes) = notes.filter(|notes| !(notes.nags.is_empty() && notes.after.is_empty())) else {
            continue;
        };
        let dots = if color == Color::White { ". " } else { "... " };
        let signs: String = notes.nags.iter().map(|nag| nag.shown()).collect();
        diagrams.push(SheetDiagram {
            caption: format!("{number}{dots}{text}{signs}"),
            comment: notes.after.join(" "),
            view: BoardView {
                last_move: Some((mv.from(), mv.to())),
                shapes: notes.shapes.clone(),
                ..BoardView::of(&position)
            },
        });
    }
    (rows, diagrams)
}
