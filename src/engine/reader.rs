//! Reading the file of a network or of an endgame table, part by part.

/// Takes one part of a file after the other.
pub(super) struct Reader<'a, E> {
    pub bytes: &'a [u8],
    /// The number of bytes before the next part.
    pub at: usize,
    /// The error for a file that ends too early, from its length.
    pub cut: fn(usize) -> E,
}

impl<'a, E> Reader<'a, E> {
    pub fn take(&mut self, len: usize) -> Result<&'a [u8], E> {
        let taken = self.at.checked_add(len).and_then(|end| self.bytes.get(self.at..end));
        let taken = taken.ok_or_else(|| (self.cut)(self.bytes.len()))?;
        self.at += len;
        Ok(taken)
    }

    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], E> {
        let taken = self.take(N)?;
        Ok(std::array::from_fn(|i| taken[i]))
    }

    pub fn text(&mut self, len: usize) -> Result<String, E> {
        self.take(len).map(|text| String::from_utf8_lossy(text).into_owned())
    }

    /// A text after its length in one byte.
    pub fn short_text(&mut self) -> Result<String, E> {
        let [len] = self.array()?;
        self.text(usize::from(len))
    }
}
