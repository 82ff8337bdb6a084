//! A page to print, described by what stands on it.

use crate::app::board::BoardView;
use crate::sides::Color;

/// A page to print, of one or more sheets of paper.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Page {
    /// The title in the browser, which also proposes it as the name of a file.
    pub title: String,
    /// Each begins on a new sheet of paper.
    pub sheets: Vec<Sheet>,
}

/// Parts that begin on a new sheet of paper.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sheet {
    /// Whether the paper lies on its long side.
    pub is_wide: bool,
    /// From top to bottom.
    pub parts: Vec<Part>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    /// The large heading.
    Title(String),
    /// A smaller heading.
    Heading(String),
    /// Facts, each with its name.
    Facts(Vec<(String, String)>),
    /// Names, each with a line to be filled in by hand.
    Blanks(Vec<String>),
    /// A paragraph.
    Text(Vec<Run>),
    /// Diagrams in a grid that has room for this number on a sheet: 4, 6 or 9.
    Diagrams(usize, Vec<Figure>),
    /// A small diagram between paragraphs.
    Diagram(Box<Figure>),
    /// A table.
    Table(Table),
    /// Two parts side by side.
    Beside(Vec<Part>),
    /// Parts in two columns, which fill one after the other.
    Columns(Vec<Part>),
    /// Names, each below a line for a signature.
    Signatures(Vec<String>),
}

/// A piece of a paragraph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Run {
    /// Ordinary text.
    Plain(String),
    /// In heavy letters.
    Strong(String),
    /// In slanted letters.
    Slanted(String),
    /// The disc of a side.
    Side(Color),
}

/// A diagram with the words below it.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// The position.
    pub view: BoardView,
    /// The position in words, for people who do not see it.
    pub name: String,
    /// The words below it.
    pub caption: Vec<Run>,
}

/// A table, with one line for each row.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// The kind, a class of the style sheet.
    pub class: &'static str,
    /// The class of each column; empty for none.
    pub columns: Vec<&'static str>,
    /// The names of the columns.
    pub heads: Vec<String>,
    /// The cells.
    pub rows: Vec<Vec<String>>,
}
