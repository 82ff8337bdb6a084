//! From a stream of bytes to text, as far as it has come.

use std::io::{self, ErrorKind, Read};

use super::text::{Encoding, NotText, encoding, utf8, utf16};

/// The reason why a game could not be read from a stream.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StreamError {
    /// The input failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The input is not text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// A game is larger than the limit. The game is skipped, and the next one can be read.
    #[error("the game that starts on line {line} is larger than {limit} bytes; it was skipped")]
    TooLong {
        /// The line on which the game begins, counted from 1.
        line: usize,
        /// The most bytes a game may have.
        limit: usize,
    },
}

/// As many bytes say which encoding a text has.
const BEGINNING: usize = 4;

/// Decodes an input piece by piece.
#[derive(Debug)]
pub(super) struct Decoder<R> {
    input: R,
    /// `None` until the beginning of the input has been read.
    encoding: Option<Encoding>,
    /// The bytes of an incomplete character.
    pending: Vec<u8>,
    /// The number of bytes decoded.
    passed: usize,
    /// The bytes of the text that are not UTF-8, each with its place; the reader forgets them with their text.
    pub odd: Vec<(usize, u8)>,
    /// Whether the end of the input is decoded.
    pub ended: bool,
}

impl<R: Read> Decoder<R> {
    pub fn new(input: R) -> Self {
        Self { input, encoding: None, pending: Vec::new(), passed: 0, odd: Vec::new(), ended: false }
    }

    /// Reads `count` bytes, or up to the end, and adds their text to `text`.
    pub fn read(&mut self, text: &mut String, count: usize) -> Result<(), StreamError> {
        let before = self.pending.len();
        self.pending.resize(before + count, 0);
        let mut end = before;
        while end < self.pending.len() && !self.ended {
            match self.input.read(&mut self.pending[end..]) {
                Ok(0) => self.ended = true,
                Ok(read) => end += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.pending.truncate(end);
                    return Err(error.into());
                }
            }
        }
        self.pending.truncate(end);
        self.decode(text).map_err(StreamError::from)
    }

    fn decode(&mut self, text: &mut String) -> Result<(), NotText> {
        let encoding = if let Some(encoding) = self.encoding {
            encoding
        } else if self.pending.len() < BEGINNING && !self.ended {
            return Ok(());
        } else {
            let (encoding, mark) = encoding(&self.pending);
            self.take(mark);
            *self.encoding.insert(encoding)
        };
        let zero = self.pending.iter().position(|&byte| byte == 0);
        let decoded = match (encoding, zero) {
            (Encoding::Utf16(unit), _) => utf16(&self.pending, unit, self.ended, text),
            (_, Some(zero)) => return Err(NotText { offset: self.passed + zero }),
            (_, None) => utf8(&self.pending, self.ended, text, |at, byte| self.odd.push((at, byte))),
        };
        self.take(decoded);
        Ok(())
    }

    fn take(&mut self, count: usize) {
        self.pending.drain(..count);
        self.passed += count;
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    /// Gives its bytes one at a time.
    struct Drops<'a>(&'a [u8]);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0.read(&mut buffer[..1])
        }
    }

    /// Decodes the bytes, reading `count` at a time.
    fn decoded(bytes: &[u8], count: usize) -> String {
        let mut decoder = Decoder::new(Drops(bytes));
        let mut text = String::new();
        while !decoder.ended {
            decoder.read(&mut text, count).unwrap();
        }
        text
    }

    #[test]
    fn characters_may_be_cut_anywhere() {
        let utf16: Vec<u8> = "\u{feff}ań😀b".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, expected) in [
            ("Gliński 😀".as_bytes(), "Gliński 😀"),
            (b"J\xf6rg \xc5\x84\xff", "Jörg ńÿ"),
            (b"a\xc5", "aÅ"),
            (b"a\xf0\x9f\x98", "aðŸ˜"),
            (b"a\0b\0", "ab"),
            (b"\xef\xbb\xbfabc", "abc"),
            (&utf16, "ań😀b"),
            (b"", ""),
        ] {
            for count in 3..9 {
                assert_eq!(decoded(bytes, count), expected, "{count}");
            }
        }
    }

    #[test]
    fn binary_data_is_refused() {
        let mut decoder = Decoder::new(&b"abcdefgh\0"[..]);
        let mut text = String::new();
        decoder.read(&mut text, 4).unwrap();
        let error = decoder.read(&mut text, 100).unwrap_err();
        assert!(matches!(error, StreamError::NotText(NotText { offset: 8 })), "{error}");
    }
}
