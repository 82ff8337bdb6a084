//! Rows of one height, each with its pieces of text.

use super::spans::{Kind, Row, Span};

/// Height of a row.
pub const ROW: f32 = 26.0;

/// Rows, to which more can be added at the end.
#[derive(Debug, Default)]
pub struct Rows {
    spans: Vec<Span>,
    /// The first span of each row, and how deep the row is.
    starts: Vec<(usize, u32)>,
}

impl Rows {
    /// Starts a new row, `depth` variations deep.
    pub fn begin(&mut self, depth: u32) {
        self.starts.push((self.spans.len(), depth));
    }

    /// Puts a piece of text at the end of the last row.
    pub fn push(&mut self, span: Span) {
        self.spans.push(span);
    }

    /// The piece of text put there last.
    pub fn last_span(&mut self) -> Option<&mut Span> {
        self.spans.last_mut()
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// A row.
    pub fn row(&self, index: usize) -> Option<Row<'_>> {
        let &(first, depth) = self.starts.get(index)?;
        let end = self.starts.get(index + 1).map_or(self.spans.len(), |&(first, _)| first);
        Some(Row { spans: &self.spans[first..end], depth })
    }

    /// The first row that shows this.
    pub fn row_of(&self, kind: Kind) -> Option<usize> {
        let span = self.spans.iter().position(|span| span.kind == kind)?;
        self.starts.partition_point(|&(first, _)| first <= span).checked_sub(1)
    }
}
