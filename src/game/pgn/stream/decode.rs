//! From a stream of bytes to text, as far as it has come.

use std::io::{ErrorKind, Read};

use super::error::StreamError;
use crate::game::pgn::NotText;
use crate::game::pgn::text::utf16_text;

/// Decodes an input piece by piece.
#[derive(Debug)]
pub(super) struct Decoder<R> {
    input: R,
    encoding: Encoding,
    /// Bytes of a character that has not come whole.
    pending: Vec<u8>,
    /// Bytes decoded so far.
    passed: usize,
    ended: bool,
}

#[derive(Clone, Copy, Debug)]
enum Encoding {
    /// The beginning of the input has not been seen yet.
    Unknown,
    /// UTF-8, and Latin-1 where it is not.
    Utf8,
    Utf16(fn([u8; 2]) -> u16),
}

impl<R: Read> Decoder<R> {
    pub fn new(input: R) -> Self {
        Self { input, encoding: Encoding::Unknown, pending: Vec::new(), passed: 0, ended: false }
    }

    /// Whether all of the input has been decoded.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Reads so many bytes, or up to the end, and adds their text to `text`.
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
        if matches!(self.encoding, Encoding::Unknown) {
            let (encoding, mark) = match self.pending[..] {
                [0xff, 0xfe, ..] => (Encoding::Utf16(u16::from_le_bytes), 2),
                [0xfe, 0xff, ..] => (Encoding::Utf16(u16::from_be_bytes), 2),
                [0xef, 0xbb, 0xbf, ..] => (Encoding::Utf8, 3),
                _ => (Encoding::Utf8, 0),
            };
            self.encoding = encoding;
            self.take(mark);
        }
        let zero = self.pending.iter().position(|&byte| byte == 0);
        let decoded = match (self.encoding, zero) {
            (Encoding::Utf16(unit), _) => utf16(&self.pending, unit, self.ended, text),
            (_, Some(zero)) => return Err(NotText { offset: self.passed + zero }),
            (_, None) => utf8(&self.pending, self.ended, text),
        };
        self.take(decoded);
        Ok(())
    }

    fn take(&mut self, count: usize) {
        self.pending.drain(..count);
        self.passed += count;
    }
}

/// Decodes UTF-8, and Latin-1 where it is not; returns how many bytes. Unless they are the last, those of a character
/// that is cut off are left.
fn utf8(mut bytes: &[u8], is_last: bool, text: &mut String) -> usize {
    let count = bytes.len();
    loop {
        match std::str::from_utf8(bytes) {
            Ok(valid) => {
                text.push_str(valid);
                return count;
            }
            Err(error) => {
                let (valid, rest) = bytes.split_at(error.valid_up_to());
                text.push_str(std::str::from_utf8(valid).unwrap_or_default());
                if error.error_len().is_none() && !is_last {
                    return count - rest.len();
                }
                text.extend(rest.first().copied().map(char::from));
                bytes = &rest[1..];
            }
        }
    }
}

/// Decodes UTF-16; returns how many bytes.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16, is_last: bool, text: &mut String) -> usize {
    let mut units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    // The first half of a pair waits for the second.
    if !is_last {
        units.pop_if(|unit| (0xd800..0xdc00).contains(unit));
    }
    let count = 2 * units.len();
    text.extend(utf16_text(units));
    if is_last { bytes.len() } else { count }
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

    /// What becomes of the bytes when so many are read at once.
    fn decoded(bytes: &[u8], count: usize) -> String {
        let mut decoder = Decoder::new(Drops(bytes));
        let mut text = String::new();
        while !decoder.has_ended() {
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
            (b"a\xf0\x9f\x98", "að\u{9f}\u{98}"),
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
