//! The tables of a club as a page that any browser prints.

use super::{ClubBooks, ClubTable, summary};
use crate::app::catalogue::tr;
use crate::app::picture::escaped;

/// A table with more players needs the width of a sheet on its side.
const MOST_UPRIGHT: usize = 12;

/// The look; nothing is fetched from elsewhere.
const STYLE: &str =
    concat!(include_str!("../../../../assets/scoresheet.css"), include_str!("../../../../assets/club.css"));

/// Both tables as a page of their own.
pub fn to_html(books: &ClubBooks) -> String {
    let title = escaped(&tr("club-title"));
    let look = if ClubTable::Cross.opponents(books) > MOST_UPRIGHT { "wide" } else { "upright" };
    let mut html = String::from("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\"/>\n");
    html.extend(["<title>", &title, "</title>\n<style>\n", STYLE, "</style>\n</head>\n"]);
    html.extend(["<body class=\"", look, "\">\n"]);
    for table in ClubTable::ALL {
        html.extend(["<section>\n<h1>", &escaped(&tr(table.key())), "</h1>\n<table>\n<thead>"]);
        html += &row_html("th", &table.heads(books));
        html += "</thead>\n<tbody>\n";
        let rows = (0..books.players.len()).filter_map(|row| table.row(books, row, false));
        html.extend(rows.map(|row| row_html("td", &row)));
        html += "</tbody>\n</table>\n</section>\n";
    }
    html.extend(["<p>", &escaped(&summary(books)), " ", &escaped(&tr("club-hint")), "</p>\n"]);
    html + "</body>\n</html>\n"
}

fn row_html(tag: &str, cells: &[String]) -> String {
    let mut html = String::from("<tr>");
    for cell in cells {
        html.extend(["<", tag, ">", &escaped(cell), "</", tag, ">"]);
    }
    html + "</tr>\n"
}
