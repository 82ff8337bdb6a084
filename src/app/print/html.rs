//! A page as HTML of its own, without anything from elsewhere.

use super::{Figure, Page, Part, Run, Table};
use crate::app::board::{BoardView, Picture, escaped};
use crate::app::text::shown;
use crate::sides::Color;

/// The look of pages, on the screen and on paper.
const STYLE: &str = include_str!("../../../assets/print.css");

impl Page {
    /// The page, with diagrams in the colours and with the pieces of `look`, turned as it is.
    pub fn to_html(&self, look: &Picture) -> String {
        let BoardView { turn, hides_coordinates, .. } = look.view;
        let picture = |figure: &Figure| Picture {
            view: BoardView { turn, hides_coordinates, ..figure.view.clone() },
            title: figure.name.clone(),
            ..look.clone()
        };
        let diagrams = self.sheets.iter().flat_map(|sheet| figures(&sheet.parts));
        let pictures: Vec<Picture> = diagrams.map(picture).collect();
        let (shared, drawn) = Picture::on_one_page(&pictures);
        let mut page = Writer { html: String::new(), drawn: drawn.into_iter() };
        page.put(&["<!DOCTYPE html>\n<html lang=\"", shown().language.tag(), "\">\n<head>\n"]);
        page.put(&[
            "<meta charset=\"utf-8\"/>\n<title>",
            &escaped(&self.title),
            "</title>\n<style>\n",
            STYLE,
        ]);
        page.put(&["</style>\n</head>\n<body>\n", if pictures.is_empty() { "" } else { &shared }]);
        for sheet in &self.sheets {
            page.put(&[if sheet.is_wide { "<section class=\"wide\">\n" } else { "<section>\n" }]);
            page.parts(&sheet.parts);
            page.put(&["</section>\n"]);
        }
        page.html + "</body>\n</html>\n"
    }
}

/// The diagrams, in their order.
fn figures<'a>(parts: &'a [Part]) -> Vec<&'a Figure> {
    let of = |part: &'a Part| match part {
        Part::Diagrams(_, some) => some.iter().collect(),
        Part::Diagram(figure) => vec![&**figure],
        Part::Beside(parts) | Part::Columns(parts) => figures(parts),
        _ => Vec::new(),
    };
    parts.iter().flat_map(of).collect()
}

/// A page being written.
struct Writer {
    html: String,
    /// The diagrams that are still to come, as SVG.
    drawn: std::vec::IntoIter<String>,
}

impl Writer {
    fn put(&mut self, texts: &[&str]) {
        self.html.extend(texts.iter().copied());
    }

    /// An element around a text.
    fn element(&mut self, name: &str, text: &str) {
        self.put(&["<", name, ">", &escaped(text), "</", name, ">\n"]);
    }

    fn parts(&mut self, mut parts: &[Part]) {
        while let [part, rest @ ..] = parts {
            parts = rest;
            match part {
                // Firefox lets a heading stand alone at the end of a page, whatever the style sheet says.
                Part::Heading(text) if let [Part::Table(table), rest @ ..] = rest => {
                    self.put(&["<div class=\"whole\">\n"]);
                    self.element("h2", text);
                    self.table(table);
                    self.put(&["</div>\n"]);
                    parts = rest;
                }
                Part::Title(text) => self.element("h1", text),
                Part::Heading(text) => self.element("h2", text),
                Part::Facts(facts) => self.facts(facts),
                Part::Blanks(names) => self.each("blanks", names),
                Part::Signatures(names) => self.each("signatures", names),
                Part::Text(runs) => {
                    self.put(&["<p>"]);
                    self.runs(runs);
                    self.put(&["</p>\n"]);
                }
                Part::Diagrams(room, figures) => {
                    self.put(&["<div class=\"diagrams of-", &room.to_string(), "\">\n"]);
                    for figure in figures {
                        self.figure(figure);
                    }
                    self.put(&["</div>\n"]);
                }
                Part::Diagram(figure) => self.figure(figure),
                Part::Table(table) => self.table(table),
                Part::Beside(parts) => self.around("beside", parts),
                Part::Columns(parts) => self.around("columns", parts),
            }
        }
    }

    fn around(&mut self, class: &str, parts: &[Part]) {
        self.put(&["<div class=\"", class, "\">\n"]);
        self.parts(parts);
        self.put(&["</div>\n"]);
    }

    /// Names in elements of their own.
    fn each(&mut self, class: &str, names: &[String]) {
        self.put(&["<div class=\"", class, "\">\n"]);
        for name in names {
            self.element("div", name);
        }
        self.put(&["</div>\n"]);
    }

    fn facts(&mut self, facts: &[(String, String)]) {
        self.put(&["<dl>\n"]);
        for (name, value) in facts {
            self.put(&["<dt>", &escaped(name), "</dt><dd>", &escaped(value), "</dd>\n"]);
        }
        self.put(&["</dl>\n"]);
    }

    fn runs(&mut self, runs: &[Run]) {
        for run in runs {
            match run {
                Run::Plain(text) => self.put(&[&escaped(text)]),
                Run::Strong(text) => self.put(&["<b>", &escaped(text), "</b>"]),
                Run::Slanted(text) => self.put(&["<i>", &escaped(text), "</i>"]),
                // A ground of CSS would not be printed.
                Run::Side(color) => {
                    let fill = if *color == Color::White { "#fff" } else { "#000" };
                    let ring = "<circle cx=\"5\" cy=\"5\" r=\"4.4\" stroke=\"#000\" stroke-width=\"0.8\"";
                    self.put(&["<svg class=\"side\" viewBox=\"0 0 10 10\">", ring]);
                    self.put(&[" fill=\"", fill, "\"></circle></svg> "]);
                }
            }
        }
    }

    fn figure(&mut self, figure: &Figure) {
        let svg = self.drawn.next().unwrap_or_default();
        self.put(&["<figure>\n", &svg, "<figcaption>"]);
        self.runs(&figure.caption);
        self.put(&["</figcaption>\n</figure>\n"]);
    }

    fn table(&mut self, table: &Table) {
        self.put(&["<table class=\"", table.class, "\">\n<thead>"]);
        self.row("th", &table.heads, &table.columns);
        self.put(&["</thead>\n<tbody>\n"]);
        for row in &table.rows {
            self.row("td", row, &table.columns);
        }
        self.put(&["</tbody>\n</table>\n"]);
    }

    fn row(&mut self, element: &str, cells: &[String], classes: &[&str]) {
        self.put(&["<tr>"]);
        for (index, cell) in cells.iter().enumerate() {
            match classes.get(index).filter(|class| !class.is_empty()) {
                Some(class) => self.put(&["<", element, " class=\"", class, "\">"]),
                None => self.put(&["<", element, ">"]),
            }
            self.put(&[&escaped(cell), "</", element, ">"]);
        }
        self.put(&["</tr>\n"]);
    }
}
