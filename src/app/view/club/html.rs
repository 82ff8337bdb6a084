//! The tables of a club as a page that any browser prints.

use super::{ClubBooks, ClubTable, summary};
use crate::app::board::escaped;
use crate::app::text::tr;
use crate::app::view::scoresheet::document;

/// A table with more players needs the width of a sheet on its side.
const MOST_UPRIGHT: usize = 12;

/// Additions to the look of a scoresheet, and those of a wide table.
const STYLE: &str = include_str!("../../../../assets/club.css");
const WIDE_STYLE: &str = include_str!("../../../../assets/club-wide.css");

/// Both tables as a page of their own.
pub fn to_html(books: &ClubBooks) -> String {
    let is_wide = ClubTable::Cross.opponents(books) > MOST_UPRIGHT;
    let style = [STYLE, if is_wide { WIDE_STYLE } else { "" }].concat();
    let mut html = String::new();
    for table in ClubTable::ALL {
        html.extend(["<section>\n<h1>", &escaped(&tr(table.key())), "</h1>\n<table>\n<thead>"]);
        html += &row_html("th", &table.heads(books));
        html += "</thead>\n<tbody>\n";
        let rows = (0..books.players.len()).filter_map(|row| table.row(books, row, false));
        html.extend(rows.map(|row| row_html("td", &row)));
        html += "</tbody>\n</table>\n</section>\n";
    }
    for text in [summary(books), tr("club-hint")] {
        html.extend(["<p>", &escaped(&text), "</p>\n"]);
    }
    document(&tr("club-title"), &style, &html)
}

fn row_html(tag: &str, cells: &[String]) -> String {
    let mut html = String::from("<tr>");
    for cell in cells {
        html.extend(["<", tag, ">", &escaped(cell), "</", tag, ">"]);
    }
    html + "</tr>\n"
}
