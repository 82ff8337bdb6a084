//! Paths as text for `serde`: a path that is text as it is, any other with escapes for the parts that are not.
//!
//! No path contains the character with the code 0. Before two hexadecimal digits it marks a byte that is not UTF-8
//! (Unix), before four half of a pair of UTF-16 (Windows). Older versions read such a path as the path of a file
//! that does not exist.
//!
//! ```text
//! "/home/anna/j\u0000e1t\u0000e9k.pgn"
//! ```

use std::path::{Path, PathBuf};

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The mark before the digits of a part that is not text.
#[cfg(any(unix, windows))]
const MARK: char = '\0';

/// Writes a path: `#[serde(with = "path_serde")]`.
pub fn serialize<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    let text =
        os::text(path).ok_or_else(|| S::Error::custom("this system does not say what a path is made of"))?;
    serializer.serialize_str(&text)
}

/// Reads a path.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PathBuf, D::Error> {
    let text = String::deserialize(deserializer)?;
    os::path(&text).ok_or_else(|| D::Error::custom("a path with an unknown escape"))
}

/// A path that is written so.
#[derive(Serialize, Deserialize)]
struct Written(#[serde(with = "self")] PathBuf);

/// Lists of paths: `#[serde(with = "path_serde::list")]`.
pub mod list {
    use super::{Deserialize, Deserializer, PathBuf, Serializer, Written};

    /// Writes the paths.
    pub fn serialize<S: Serializer>(paths: &[PathBuf], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(paths.iter().cloned().map(Written))
    }

    /// Reads the paths.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PathBuf>, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().map(|Written(path)| path).collect())
    }
}

/// A path that may be missing: `#[serde(default, with = "path_serde::option")]`.
pub mod option {
    use super::{Deserialize, Deserializer, PathBuf, Serialize, Serializer, Written};

    /// Writes the path, if there is one.
    #[expect(clippy::ref_option, reason = "serde calls it so")]
    pub fn serialize<S: Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
        path.clone().map(Written).serialize(serializer)
    }

    /// Reads the path, if there is one.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<PathBuf>, D::Error> {
        Ok(Option::deserialize(deserializer)?.map(|Written(path)| path))
    }
}

/// The parts of a text between marks, each but the first with the number before it.
#[cfg(any(unix, windows))]
fn escaped(text: &str, digits: usize) -> (&str, impl Iterator<Item = Option<(u16, &str)>>) {
    let (first, rest) = text.split_once(MARK).map_or((text, None), |(first, rest)| (first, Some(rest)));
    let parts = rest.into_iter().flat_map(|rest| rest.split(MARK));
    let parts = parts.map(move |part| {
        let (number, rest) = part.split_at_checked(digits)?;
        Some((u16::from_str_radix(number, 16).ok()?, rest))
    });
    (first, parts)
}

#[cfg(unix)]
mod os {
    use std::ffi::OsString;
    use std::fmt::Write;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::path::{Path, PathBuf};

    use super::{MARK, escaped};

    pub fn text(path: &Path) -> Option<String> {
        let mut text = String::new();
        for chunk in path.as_os_str().as_bytes().utf8_chunks() {
            text += &chunk.valid().replace(MARK, "\x0000");
            for byte in chunk.invalid() {
                write!(text, "{MARK}{byte:02x}").ok()?;
            }
        }
        Some(text)
    }

    pub fn path(text: &str) -> Option<PathBuf> {
        let (first, parts) = escaped(text, 2);
        let mut bytes = first.as_bytes().to_vec();
        for part in parts {
            let (byte, rest) = part?;
            bytes.push(u8::try_from(byte).ok()?);
            bytes.extend(rest.as_bytes());
        }
        Some(OsString::from_vec(bytes).into())
    }
}

#[cfg(windows)]
mod os {
    use std::ffi::OsString;
    use std::fmt::Write;
    use std::os::windows::ffi::{OsStrExt, OsStringExt};
    use std::path::{Path, PathBuf};

    use super::{MARK, escaped};

    pub fn text(path: &Path) -> Option<String> {
        let mut text = String::new();
        for part in char::decode_utf16(path.as_os_str().encode_wide()) {
            match part {
                Ok(MARK) => text += "\x000000",
                Ok(c) => text.push(c),
                Err(half) => write!(text, "{MARK}{:04x}", half.unpaired_surrogate()).ok()?,
            }
        }
        Some(text)
    }

    pub fn path(text: &str) -> Option<PathBuf> {
        let (first, parts) = escaped(text, 4);
        let mut units: Vec<u16> = first.encode_utf16().collect();
        for part in parts {
            let (unit, rest) = part?;
            units.push(unit);
            units.extend(rest.encode_utf16());
        }
        Some(OsString::from_wide(&units).into())
    }
}

#[cfg(not(any(unix, windows)))]
mod os {
    use std::path::{Path, PathBuf};

    pub fn text(path: &Path) -> Option<String> {
        path.to_str().map(str::to_owned)
    }

    pub fn path(text: &str) -> Option<PathBuf> {
        Some(text.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Paths {
        #[serde(with = "super")]
        one: PathBuf,
        #[serde(with = "list")]
        many: Vec<PathBuf>,
        #[serde(default, with = "option")]
        none: Option<PathBuf>,
    }

    fn written(path: &Path) -> String {
        serde_json::to_string(&Written(path.to_owned())).unwrap()
    }

    #[test]
    fn a_path_that_is_text_is_written_as_it_is() {
        for text in ["/home/anna/games.pgn", "", "Győző/Łódź %e1 \\x.pgn"] {
            assert_eq!(written(Path::new(text)), serde_json::to_string(text).unwrap());
            assert_eq!(os::path(text), Some(text.into()));
        }
    }

    #[test]
    fn paths_come_back_alone_in_lists_and_not_at_all() {
        let one = PathBuf::from("/a/b");
        let paths = Paths { many: vec![one.clone(), "c".into()], none: Some(one.clone()), one };
        let json = serde_json::to_string(&paths).unwrap();
        assert_eq!(json, r#"{"one":"/a/b","many":["/a/b","c"],"none":"/a/b"}"#);
        assert_eq!(serde_json::from_str::<Paths>(&json).unwrap(), paths);
        let missing: Paths = serde_json::from_str(r#"{"one":"/a/b","many":[]}"#).unwrap();
        assert_eq!(missing.none, None);
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_no_text_comes_back_byte_by_byte() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let path = |bytes: &'static [u8]| Path::new(OsStr::from_bytes(bytes));
        assert_eq!(written(path(b"j\xe1t\xe9k.pgn")), r#""j\u0000e1t\u0000e9k.pgn""#);
        for bytes in [&b"j\xe1t\xe9k"[..], b"\xff", b"\xc5\x91\xf5\xc5", b"a\0b\0", b"\0e1", b"\xe1e1"] {
            let text = written(path(bytes));
            let Written(read) = serde_json::from_str(&text).unwrap();
            assert_eq!(read, path(bytes), "{text}");
        }
        for text in [r#""a\u0000""#, r#""a\u0000e""#, r#""a\u0000zz""#, r#""a\u0000ő1""#] {
            assert!(serde_json::from_str::<Written>(text).is_err(), "{text}");
        }
    }

    #[cfg(windows)]
    #[test]
    fn a_path_that_is_no_text_comes_back_unit_by_unit() {
        use std::ffi::OsString;
        use std::os::windows::ffi::OsStringExt;
        for units in [&[0x6a, 0xd800, 0x74][..], &[0xdc00], &[0xd83d, 0xde00, 0xd83d], &[0x61, 0, 0x30]] {
            let path = PathBuf::from(OsString::from_wide(units));
            let Written(read) = serde_json::from_str(&written(&path)).unwrap();
            assert_eq!(read, path);
        }
    }
}
