//! The lines of a journal: a checksum, a space, one entry as JSON.
//!
//! ```text
//! 5d41c2a7 {"entry":"move","mv":"f5f7","clocks":null}
//! ```
//!
//! A line that was cut short, or that the disk has spoilt, does not match its checksum. Reading ends there: what was
//! written before it stands.

use super::Entry;

/// Length of the checksum in hexadecimal digits.
const SUM: usize = 8;

/// An entry as a line, line end included.
pub fn encode(entry: &Entry) -> String {
    let json = serde_json::to_string(entry).unwrap_or_default();
    format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
}

/// The entries up to the first line that is not whole, and the number of bytes they take.
pub fn decode(bytes: &[u8]) -> (Vec<Entry>, usize) {
    let mut entries = Vec::new();
    let mut good = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        let Some(entry) = decode_line(line) else { break };
        entries.push(entry);
        good += line.len();
    }
    (entries, good)
}

/// The number of bytes that the first `count` lines take.
pub fn length(bytes: &[u8], count: usize) -> usize {
    bytes.split_inclusive(|&byte| byte == b'\n').take(count).map(<[u8]>::len).sum()
}

/// Whether there is a whole line in these bytes: more than one that a crash has cut short.
pub fn has_whole_line(bytes: &[u8]) -> bool {
    bytes.contains(&b'\n')
}

fn decode_line(line: &[u8]) -> Option<Entry> {
    let line = line.strip_suffix(b"\n")?;
    let (sum, json) = line.split_at_checked(SUM)?;
    let json = json.strip_prefix(b" ")?;
    let sum = u32::from_str_radix(std::str::from_utf8(sum).ok()?, 16).ok()?;
    if sum != crc32fast::hash(json) {
        return None;
    }
    serde_json::from_slice(json).ok()
}
