//! Lines of a journal: a checksum, a space, one entry as JSON.
//!
//! ```text
//! 5d41c2a7 {"entry":"move","mv":"f5f7","clocks":null}
//! ```
//!
//! A line that was cut short, or that the disk has spoilt, does not match its checksum.

use std::io;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Length of the checksum in hexadecimal digits.
const SUM: usize = 8;

/// An entry as a line, line end included.
///
/// # Errors
/// The reason why the entry cannot be written as JSON.
pub fn encode(entry: &impl Serialize) -> io::Result<String> {
    let json = serde_json::to_string(entry)?;
    Ok(format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())))
}

/// The entry of a line; `None` if it is not whole, or no such entry.
pub fn decode<T: DeserializeOwned>(line: &[u8]) -> Option<T> {
    let (sum, json) = line.strip_suffix(b"\n")?.split_at_checked(SUM)?;
    let json = json.strip_prefix(b" ")?;
    let sum = u32::from_str_radix(std::str::from_utf8(sum).ok()?, 16).ok()?;
    (sum == crc32fast::hash(json)).then(|| serde_json::from_slice(json).ok())?
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn an_entry_that_is_no_json_is_an_error_and_no_empty_line() {
        let entry = BTreeMap::from([([1, 2], "a name that is no text")]);
        let error = encode(&entry).unwrap_err();
        assert!(error.to_string().contains("key must be a string"), "{error}");
        let line = encode(&("f5f6", 7)).unwrap();
        assert_eq!(decode(line.as_bytes()), Some(("f5f6".to_owned(), 7)));
    }
}
