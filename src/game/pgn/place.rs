//! Lines and columns.

/// Line and column of byte offsets in a text; each is found from the one asked for before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Line and column of the beginning of the text.
    first: (usize, usize),
    offset: usize,
    line: usize,
    column: usize,
}

impl Place {
    /// For a text that begins at this line and column of its file.
    pub fn new(line: usize, column: usize) -> Self {
        Self { first: (line, column), offset: 0, line, column }
    }

    /// Line and column of byte `offset`, both counted from 1, columns in characters.
    pub fn find(&mut self, text: &str, offset: usize) -> (usize, usize) {
        if offset < self.offset {
            *self = Self::new(self.first.0, self.first.1);
        }
        let passed = &text[self.offset..offset];
        self.line += line_ends(passed);
        self.column = match passed.rfind(['\n', '\r']) {
            Some(last) => passed[last + 1..].chars().count() + 1,
            None => self.column + passed.chars().count(),
        };
        self.offset = offset;
        (self.line, self.column)
    }
}

/// Number of line ends: LF, CR or both together.
fn line_ends(text: &str) -> usize {
    let bytes = text.as_bytes();
    let lone_cr = |i: usize| bytes[i] == b'\r' && bytes.get(i + 1) != Some(&b'\n');
    (0..bytes.len()).filter(|&i| bytes[i] == b'\n' || lone_cr(i)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_in_any_order() {
        let text = "ab\r\nćd\rx\n\ny";
        let mut place = Place::new(10, 5);
        let mut at = |what: &str| place.find(text, text.find(what).unwrap());
        assert_eq!(at("b"), (10, 6));
        assert_eq!(at("d"), (11, 2));
        assert_eq!(at("y"), (14, 1));
        assert_eq!(at("x"), (12, 1));
        assert_eq!(at("a"), (10, 5));
    }
}
