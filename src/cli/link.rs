//! Files as arguments name them: by a path, or by a link.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser};

/// The parser of an argument that names a file.
pub(super) fn file() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(path_of)
}

/// The file that an argument names: a path, or a link such as `file:///home/me/my%20games.pgn`, as file managers and browsers
/// write it.
pub(super) fn path_of(argument: impl Into<OsString>) -> PathBuf {
    let argument = argument.into();
    argument.to_str().and_then(of_link).unwrap_or_else(|| argument.into())
}

fn of_link(link: &str) -> Option<PathBuf> {
    let (_, rest) = link.split_once(':').filter(|(scheme, _)| scheme.eq_ignore_ascii_case("file"))?;
    let path = match rest.strip_prefix("//") {
        Some(rest) => rest.strip_prefix("localhost").unwrap_or(rest),
        None => rest,
    };
    // Files of another computer are not opened.
    if !path.starts_with('/') {
        return None;
    }
    let bytes = unescaped(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        Some(OsString::from_vec(bytes).into())
    }
    #[cfg(not(unix))]
    {
        let path = String::from_utf8(bytes).ok()?;
        // As in `file:///C:/games.pgn`.
        let drive = path.strip_prefix('/').filter(|path| path.as_bytes().get(1) == Some(&b':'));
        Some(drive.unwrap_or(&path).into())
    }
}

/// The bytes of a text in which `%2F` stands for the byte with this number.
fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut parts = text.split('%');
    bytes.extend(parts.next()?.bytes());
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        let is_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| is_hexadecimal)?);
        bytes.extend(rest.bytes());
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_file_is_its_path() {
        for (argument, path) in [
            ("file:///tmp/games.pgn", "/tmp/games.pgn"),
            ("file:///tmp/my%20games%C3%A9.pgn", "/tmp/my gamesé.pgn"),
            ("file://localhost/tmp/a.pgn", "/tmp/a.pgn"),
            ("FILE:/tmp/100%25.pgn", "/tmp/100%.pgn"),
            // All others are paths as they are.
            ("file://server/tmp/a.pgn", "file://server/tmp/a.pgn"),
            ("file:games.pgn", "file:games.pgn"),
            ("file:///tmp/100%.pgn", "file:///tmp/100%.pgn"),
            ("file:///tmp/%+1.pgn", "file:///tmp/%+1.pgn"),
            ("file", "file"),
            ("my games.pgn", "my games.pgn"),
            ("-", "-"),
        ] {
            assert_eq!(path_of(argument), PathBuf::from(path), "{argument}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_may_lead_to_a_name_that_is_no_text() {
        use std::os::unix::ffi::OsStrExt;
        assert_eq!(
            path_of("file:///tmp/\u{17c}%BF").as_os_str().as_bytes(),
            "/tmp/\u{17c}".bytes().chain([0xbf]).collect::<Vec<_>>()
        );
    }
}
