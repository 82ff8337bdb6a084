//! A scoresheet, as plain text and as a page that any browser prints.

use super::header::{facts, result, result_part};
use super::{Page, Part, Run, Sheet, Table};
use crate::app::text::numbers::clock_face;
use crate::app::text::{Text, shown, tr};
use crate::game::{GameRecord, Notation, move_text};
use crate::sides::{ByColor, Color};

/// The contents of a scoresheet, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Scoresheet {
    /// Known facts, each with its name: event, date and the like.
    facts: Vec<(String, String)>,
    players: [String; 2],
    rows: Vec<SheetRow>,
    /// Points and reason: "¾-¼", "White wins: Black is stalemated"; `None` for an unfinished game.
    result: Option<(String, String)>,
}

/// A move of White and Black's answer.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct SheetRow {
    number: u32,
    /// White's and Black's move; empty for a missing one.
    moves: [String; 2],
    /// The times of their clocks after the move; empty if unknown.
    times: [String; 2],
}

impl Scoresheet {
    /// The scoresheet of a record whose players are called so.
    pub fn of(record: &GameRecord, names: &ByColor<Text>) -> Scoresheet {
        Scoresheet {
            facts: facts(record),
            players: Color::ALL.map(|color| names[color].to_string()),
            rows: rows(record),
            result: result(record),
        }
    }

    /// Whether any time is known.
    fn has_times(&self) -> bool {
        self.rows.iter().any(|row| row.times.iter().any(|time| !time.is_empty()))
    }
}

/// The moves of the main line.
fn rows(record: &GameRecord) -> Vec<SheetRow> {
    let (tree, letters) = (&record.tree, shown().language.letters());
    let mut position = *tree.start();
    let mut rows = Vec::<SheetRow>::new();
    for node in tree.mainline() {
        let Some(mv) = tree.move_at(node) else { break };
        let (color, number) = (position.turn(), position.fullmove_number());
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(SheetRow { number, ..SheetRow::default() });
        }
        if let Some(row) = rows.last_mut() {
            row.moves[color as usize] = move_text(&position, mv, Notation::Short, letters);
            let time = tree.notes(node).and_then(|notes| notes.clock);
            row.times[color as usize] = time.map_or_else(String::new, clock_face);
        }
        position.play_unchecked(mv);
    }
    rows
}

/// Rows of a column; a page has two columns.
const ROWS: usize = 34;

impl Scoresheet {
    /// The scoresheet as a page.
    pub fn page(&self) -> Page {
        let players = self.players.join(" – ");
        let rows = self.filled_rows();
        let count = rows.len().div_ceil(2 * ROWS).max(1);
        let sheet = |index: usize| {
            let mut parts = if index == 0 {
                self.head()
            } else {
                vec![Part::Heading(tr!(
                    "scoresheet-page",
                    players = &players,
                    page = index + 1,
                    pages = count
                ))]
            };
            let rows = rows.get(2 * ROWS * index..).unwrap_or_default();
            parts.push(self.columns(&rows[..rows.len().min(2 * ROWS)]));
            if index + 1 == count {
                parts.extend(self.foot());
            }
            Sheet { is_wide: false, parts }
        };
        let sheets = (0..count).map(sheet).collect();
        Page { title: players.clone(), sheets }
    }

    /// The rows. The last page of an unfinished game has empty ones to be filled in by hand.
    fn filled_rows(&self) -> Vec<SheetRow> {
        let mut rows = self.rows.clone();
        if self.result.is_none() {
            let whole = rows.len().div_ceil(2 * ROWS).max(1) * 2 * ROWS;
            let first = rows.last().map_or(1, |row| row.number + 1);
            let missing = whole - rows.len();
            let blank = |number| SheetRow { number, ..SheetRow::default() };
            rows.extend((first..).take(missing).map(blank));
        }
        rows
    }

    fn head(&self) -> Vec<Part> {
        let players = sides().into_iter().zip(self.players.iter().cloned());
        let facts = players.chain(self.facts.iter().cloned()).collect();
        vec![Part::Title(tr("scoresheet-title")), Part::Facts(facts)]
    }

    /// Two tables side by side, as long as each other where they are not full.
    fn columns(&self, rows: &[SheetRow]) -> Part {
        let length = if rows.len() > ROWS { ROWS } else { rows.len().div_ceil(2).clamp(1, ROWS) };
        Part::Beside(rows.chunks(length).map(|rows| Part::Table(self.table(rows))).collect())
    }

    fn table(&self, rows: &[SheetRow]) -> Table {
        let has_times = self.has_times();
        let pair = |mv: &str, time: &str| {
            let time = has_times.then(|| time.to_owned());
            std::iter::once(mv.to_owned()).chain(time).collect::<Vec<_>>()
        };
        let line = |number: String, [white, black]: [Vec<String>; 2]| [vec![number], white, black].concat();
        let cells = |row: &SheetRow| {
            let halves = [0, 1].map(|side| pair(&row.moves[side], &row.times[side]));
            line(row.number.to_string(), halves)
        };
        let columns = if has_times { vec!["number", "", "time", "", "time"] } else { vec!["number", "", ""] };
        let heads = line(String::new(), sides().map(|side| pair(&side, "")));
        Table { class: "score", columns, heads, rows: rows.iter().map(cells).collect() }
    }

    fn foot(&self) -> [Part; 2] {
        let blank = || Part::Text(vec![Run::Plain(tr("scoresheet-result"))]);
        let result = self.result.as_ref().map_or_else(blank, result_part);
        [result, Part::Signatures(self.players.to_vec())]
    }
}

fn sides() -> [String; 2] {
    [tr("color-white"), tr("color-black")]
}

/// Width of a column of moves, in characters.
const MOVE: usize = 12;
/// Width of a column of times.
const TIME: usize = 9;

impl Scoresheet {
    /// The scoresheet as plain text, for simple printers.
    pub fn to_text(&self) -> String {
        let mut lines = vec![tr("scoresheet-title"), String::new()];
        lines.extend(self.facts.iter().map(|(name, value)| format!("{name}: {value}")));
        lines.extend(sides().iter().zip(&self.players).map(|(side, name)| format!("{side}: {name}")));
        lines.push(String::new());
        let has_times = self.has_times();
        lines.extend(self.rows.iter().map(|row| row_text(row, has_times)));
        if let Some((points, words)) = &self.result {
            lines.extend([String::new(), format!("{points}  {words}")]);
        }
        let signature = |name: &String| format!("{name}: ______________________________");
        lines.push(String::new());
        lines.extend(self.players.iter().map(signature));
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        lines.join("\n") + "\n"
    }
}

fn row_text(row: &SheetRow, has_times: bool) -> String {
    let half = |(mv, time): (&String, &String)| {
        // An ellipsis distinguishes a missing move from an empty cell.
        let mv = if mv.is_empty() { "…" } else { mv };
        if has_times { format!("{mv:<MOVE$} {time:>TIME$}  ") } else { format!("{mv:<MOVE$} ") }
    };
    let halves: Vec<String> = row.moves.iter().zip(&row.times).map(half).collect();
    format!("{:>4}. {}", row.number, halves.concat())
}
