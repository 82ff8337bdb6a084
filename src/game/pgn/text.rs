//! From the bytes of a file to text.

/// The file holds no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a text file: there is a zero byte at offset {offset}")]
pub struct NotText {
    /// Where the first zero byte is.
    pub offset: usize,
}

/// Reads the bytes as UTF-8 or, where they are not, as Latin-1; as UTF-16 if a byte-order mark says so.
/// Byte-order marks are left out.
///
/// # Errors
///
/// [`NotText`] for binary data.
pub fn decode(bytes: Vec<u8>) -> Result<String, NotText> {
    match bytes[..] {
        [0xff, 0xfe, ..] => return Ok(decode_utf16(&bytes[2..], u16::from_le_bytes)),
        [0xfe, 0xff, ..] => return Ok(decode_utf16(&bytes[2..], u16::from_be_bytes)),
        _ => {}
    }
    if let Some(offset) = bytes.iter().position(|&byte| byte == 0) {
        return Err(NotText { offset });
    }
    let mut text = String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(char::from).collect());
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
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
        assert_eq!(text(b""), "");
    }

    #[test]
    fn binary_data_is_refused() {
        assert_eq!(decode(b"\x7fELF\0\0".to_vec()), Err(NotText { offset: 4 }));
    }
}
