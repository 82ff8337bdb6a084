//! A scoresheet as a page that any browser prints, on as many sheets of A4 as it takes.

use super::{Scoresheet, SheetDiagram, SheetRow};
use crate::app::board::{BoardView, Picture, escaped};
use crate::app::text::tr;

/// Rows of a column; a page has two columns.
const ROWS: usize = 34;

/// How it looks; nothing is fetched from elsewhere.
const STYLE: &str = include_str!("../../../../assets/scoresheet.css");

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
pub(in crate::app::view) fn document(title: &str, style: &str, body: &str) -> String {
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
