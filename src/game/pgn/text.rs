//! From the bytes of a file to text.
//!
//! Bytes are UTF-8; an invalid byte is a character of a code page. So the games of a file can be decoded one at a time,
//! and a stray byte damages only its own character. The borders of games are found in Latin-1; each game is then read in
//! the code page that its letters fit. Files in UTF-16 are converted to UTF-8 as a whole.

use std::borrow::Cow;

use super::code_page::{self, CodePage};

/// The byte-order mark that some programs write before UTF-8.
pub(super) const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The error of a file that is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a text file; there is a zero byte at offset {offset}")]
pub struct NotText {
    /// The offset of the first zero byte.
    pub offset: usize,
}

/// Reads the bytes as UTF-8, and those that are not in the [`CodePage`] that they fit; as UTF-16 if a byte-order mark says
/// so, or every other byte is zero. Byte-order marks are left out.
///
/// # Errors
///
/// [`NotText`] for binary data.
pub fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    let bytes = without_utf16(bytes)?;
    let text = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    Ok(read_text(text).0.into_owned())
}

/// The bytes as they are, but UTF-8 for UTF-16.
pub(super) fn without_utf16(bytes: Vec<u8>) -> Result<Vec<u8>, NotText> {
    if let Some((unit, mark)) = unit_of_utf16(&bytes) {
        let units = bytes[mark..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        // Halves of a pair are replaced, and so is zero, with which a file would not be text.
        let valid = |c: Result<char, _>| c.ok().filter(|&c| c != '\0').unwrap_or(char::REPLACEMENT_CHARACTER);
        return Ok(char::decode_utf16(units).map(valid).collect::<String>().into_bytes());
    }
    match bytes.iter().position(|&byte| byte == 0) {
        Some(offset) => Err(NotText { offset }),
        None => Ok(bytes),
    }
}

/// UTF-8, with Latin-1 for each byte that is not.
pub(super) fn to_text(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|&byte| CodePage::Western.char(byte)));
    }
    Cow::Owned(text)
}

/// UTF-8, with the letters of a code page for bytes that are not, and the code page.
pub(super) fn read_text(bytes: &[u8]) -> (Cow<'_, str>, Option<CodePage>) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), None);
    }
    let (text, page) = code_page::read(bytes);
    (Cow::Owned(text), Some(page))
}

/// From places in [`to_text`] to places in its bytes. Ask for them in ascending order.
pub(super) struct ByteOffsets<'a> {
    chunks: std::str::Utf8Chunks<'a>,
    /// The end of the chunks passed, in the text and in the bytes.
    text: usize,
    bytes: usize,
    /// The bytes at their end that are not UTF-8: each is a character of its own.
    invalid: &'a [u8],
}

impl<'a> ByteOffsets<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { chunks: bytes.utf8_chunks(), text: 0, bytes: 0, invalid: &[] }
    }

    /// The place in the bytes of the character at `offset` of the text.
    pub fn find(&mut self, offset: usize) -> usize {
        let width = |byte: &u8| CodePage::Western.char(*byte).len_utf8();
        while self.text < offset {
            let Some(chunk) = self.chunks.next() else { break };
            self.invalid = chunk.invalid();
            self.text += chunk.valid().len() + self.invalid.iter().map(width).sum::<usize>();
            self.bytes += chunk.valid().len() + self.invalid.len();
        }
        let (mut back, mut bytes) = (self.text.saturating_sub(offset), self.bytes);
        for byte in self.invalid.iter().rev() {
            if back == 0 {
                break;
            }
            back = back.saturating_sub(width(byte));
            bytes -= 1;
        }
        bytes - back
    }
}

type ReadUnit = fn([u8; 2]) -> u16;

/// The function that reads a unit of UTF-16, and the length of the byte-order mark, if the bytes are UTF-16. Without a mark,
/// letters with zero bytes between them are.
fn unit_of_utf16(bytes: &[u8]) -> Option<(ReadUnit, usize)> {
    let text = |byte: u8| matches!(byte, b'\t' | b'\n' | b'\r' | b' '..=b'~');
    match *bytes {
        [0xff, 0xfe, ..] => Some((u16::from_le_bytes, 2)),
        [0xfe, 0xff, ..] => Some((u16::from_be_bytes, 2)),
        [a, 0, b, 0, ..] if text(a) && text(b) => Some((u16::from_le_bytes, 0)),
        [0, a, 0, b, ..] if text(a) && text(b) => Some((u16::from_be_bytes, 0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let text = |bytes: &[u8]| decode(bytes.to_vec()).unwrap();
        assert_eq!(text("Gliński".as_bytes()), "Gliński");
        assert_eq!(text(b"\xef\xbb\xbfabc"), "abc");
        assert_eq!(text(b"J\xf6rg"), "Jörg");
        assert_eq!(text(b"\xff\xfea\0\x44\x01"), "ań");
        assert_eq!(text(b"\xfe\xff\0a\x01\x44"), "ań");
        assert_eq!(text(b"a\0b\0\x44\x01"), "abń");
        assert_eq!(text(b"\0a\0b\x01\x44"), "abń");
        assert_eq!(text(b""), "");
    }

    #[test]
    fn a_stray_byte_spoils_no_other_letter() {
        assert_eq!(decode(b"\xc5\x84 J\xf6rg \xc5\x91 \xe2\x86 \xbd".to_vec()).unwrap(), "ń Jörg ő â† ½");
    }

    #[test]
    fn places_in_the_text_are_found_in_the_bytes() {
        let bytes = b"\xf6\x96a\xc5\x84\xe2\x86b\xfc\x80\xfe";
        let (text, mut offsets) = (to_text(bytes), ByteOffsets::new(bytes));
        let found: Vec<usize> = text.char_indices().map(|(at, _)| offsets.find(at)).collect();
        assert_eq!(found, [0, 1, 2, 3, 5, 6, 7, 8, 9, 10]);
        assert_eq!(offsets.find(text.len()), bytes.len());
        assert_eq!(ByteOffsets::new(b"").find(0), 0);
    }

    #[test]
    fn binary_data_is_refused() {
        assert_eq!(decode(b"\x7fELF\0\0".to_vec()), Err(NotText { offset: 4 }));
    }
}
