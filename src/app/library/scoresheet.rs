//! A scoresheet, as plain text and as a page that any browser prints.

use crate::app::board::{BoardView, Picture, escaped};
use crate::app::game::time_controls;
use crate::app::text::numbers::clock_face;
use crate::app::text::{Text, shown, tr, words};
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

/// Rows of a column; a page has two columns.
const ROWS: usize = 34;

/// How it looks; nothing is fetched from elsewhere.
const STYLE: &str = include_str!("../../../assets/scoresheet.css");

/// The scoresheet as a page of its own, without anything from elsewhere.
pub fn to_html(sheet: &Scoresheet, look: &Picture) -> String {
    let pages = pages(sheet);
    let count = pages.len();
    let (mut html, players) = (String::new(), sheet.players.join(" – "));
    for (index, rows) in pages.iter().enumerate() {
        html += "<section>\n";
        html += &if index == 0 { head(sheet) } else { short_head(&players, index + 1, count) };
        html += &columns(sheet, rows);
        if index + 1 == count {
            html += &foot(sheet);
        }
        html += "</section>\n";
    }
    html += &diagrams(&sheet.diagrams, look);
    document(&players, "", &html)
}

/// A page of its own with this title, additions to the look, and these sections.
pub(super) fn document(title: &str, style: &str, body: &str) -> String {
    let mut html = String::from("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n");
    html.extend(["<title>", &escaped(title), "</title>\n<style>\n", STYLE, style]);
    html.extend(["</style>\n</head>\n<body>\n", body, "</body>\n</html>\n"]);
    html
}

/// The diagrams, each with its move and its comments, in the colours and with the pieces of `look`.
pub(super) fn diagrams(diagrams: &[SheetDiagram], look: &Picture) -> String {
    if diagrams.is_empty() {
        return String::new();
    }
    let BoardView { turn, hides_coordinates, .. } = look.view;
    let picture = |diagram: &SheetDiagram| Picture {
        view: BoardView { turn, hides_coordinates, ..diagram.view.clone() },
        title: diagram.caption.clone(),
        ..look.clone()
    };
    let pictures: Vec<Picture> = diagrams.iter().map(picture).collect();
    let (shared, drawn) = Picture::on_one_page(&pictures);
    let mut html = ["<section class=\"diagrams\">\n", &shared].concat();
    for (diagram, svg) in diagrams.iter().zip(drawn) {
        let (caption, comment) = (escaped(&diagram.caption), escaped(&diagram.comment));
        let caption = ["<figcaption><b>", &caption, "</b> ", &comment, "</figcaption>\n"].concat();
        html.extend(["<figure>\n", &svg, &caption, "</figure>\n"]);
    }
    html + "</section>\n"
}

/// The rows of each page. The last page of an unfinished game has empty rows to be filled in by hand.
fn pages(sheet: &Scoresheet) -> Vec<Vec<SheetRow>> {
    let mut rows = sheet.rows.clone();
    if sheet.result.is_none() {
        let whole = rows.len().div_ceil(2 * ROWS).max(1) * 2 * ROWS;
        let first = rows.last().map_or(1, |row| row.number + 1);
        let missing = whole - rows.len();
        rows.extend((first..).take(missing).map(|number| SheetRow { number, ..SheetRow::default() }));
    }
    let pages: Vec<_> = rows.chunks(2 * ROWS).map(<[SheetRow]>::to_vec).collect();
    if pages.is_empty() { vec![Vec::new()] } else { pages }
}

fn head(sheet: &Scoresheet) -> String {
    let sides = [tr("color-white"), tr("color-black")];
    let players = sides.into_iter().zip(sheet.players.iter().cloned());
    let pairs = players.chain(sheet.facts.iter().cloned());
    let mut html = ["<h1>", &escaped(&sheet.title), "</h1>\n<dl>\n"].concat();
    for (name, value) in pairs {
        html.extend(["<dt>", &escaped(&name), "</dt><dd>", &escaped(&value), "</dd>\n"]);
    }
    html + "</dl>\n"
}

fn short_head(players: &str, page: usize, pages: usize) -> String {
    format!("<h2>{}</h2>\n", escaped(&tr!("scoresheet-page", players, page, pages)))
}

/// Two tables side by side.
fn columns(sheet: &Scoresheet, rows: &[SheetRow]) -> String {
    let has_times = sheet.has_times();
    // Both are as long where they are not full.
    let length = if rows.len() > ROWS { ROWS } else { rows.len().div_ceil(2).clamp(1, ROWS) };
    let tables: String = rows.chunks(length).map(|rows| table(rows, has_times)).collect();
    format!("<div class=\"columns\">\n{tables}</div>\n")
}

fn table(rows: &[SheetRow], has_times: bool) -> String {
    let times = if has_times { "<th class=\"t\"></th>" } else { "" };
    let sides =
        [tr("color-white"), tr("color-black")].map(|side| format!("<th>{}</th>{times}", escaped(&side)));
    let mut html =
        format!("<table>\n<thead><tr><th class=\"n\"></th>{}</tr></thead>\n<tbody>\n", sides.concat());
    for row in rows {
        html.extend(["<tr><td class=\"n\">", &row.number.to_string(), "</td>"]);
        for (mv, time) in row.moves.iter().zip(&row.times) {
            html.extend(["<td>", &escaped(mv), "</td>"]);
            if has_times {
                html.extend(["<td class=\"t\">", &escaped(time), "</td>"]);
            }
        }
        html += "</tr>\n";
    }
    html + "</tbody>\n</table>\n"
}

fn foot(sheet: &Scoresheet) -> String {
    let result = match &sheet.result {
        Some((points, words)) => {
            format!("<p class=\"result\"><b>{}</b>  {}</p>\n", escaped(points), escaped(words))
        }
        None => format!("<p class=\"result\">{}</p>\n", escaped(&tr("scoresheet-result"))),
    };
    let [white, black] = sheet.players.each_ref().map(|name| escaped(name));
    let signatures = format!("<div>{white}</div>\n<div>{black}</div>\n");
    format!("{result}<div class=\"signatures\">\n{signatures}</div>\n")
}

/// Width of a column of moves, in characters.
const MOVE: usize = 12;
/// Width of a column of times.
const TIME: usize = 9;

/// The scoresheet as plain text, for simple printers.
pub fn to_text(sheet: &Scoresheet) -> String {
    let mut lines = vec![sheet.title.clone(), String::new()];
    lines.extend(sheet.facts.iter().map(|(name, value)| format!("{name}: {value}")));
    let names = [tr("color-white"), tr("color-black")];
    lines.extend(names.iter().zip(&sheet.players).map(|(side, name)| format!("{side}: {name}")));
    lines.push(String::new());
    let has_times = sheet.has_times();
    lines.extend(sheet.rows.iter().map(|row| row_text(row, has_times)));
    if let Some((points, words)) = &sheet.result {
        lines.extend([String::new(), format!("{points}  {words}")]);
    }
    let signature = |name: &String| format!("{name}: ______________________________");
    lines.push(String::new());
    lines.extend(sheet.players.iter().map(signature));
    let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    lines.join("\n") + "\n"
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
