//! Reading files, standard input and lines with limits, because a device has no end and a line may have none.

use std::fs::File;
use std::io::{self, BufRead, ErrorKind, Read};
use std::path::Path;

/// The largest file that is read at once, in bytes.
const MAX_FILE_SIZE: u64 = 1 << 30;

/// Whether a path means standard input.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Reads a whole file, or standard input, of at most 1 GiB.
///
/// # Errors
/// Any I/O error; [`ErrorKind::FileTooLarge`] with a sentence that says what to do.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    if is_standard(path) {
        take(io::stdin().lock(), MAX_FILE_SIZE)
    } else {
        read_at_most(path, MAX_FILE_SIZE)
    }
}

/// Reads a whole file of at most `limit` bytes.
///
/// # Errors
/// As [`read`].
pub(crate) fn read_at_most(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    if path.is_dir() {
        return Err(io::Error::new(ErrorKind::IsADirectory, "it is a folder: name a file"));
    }
    take(File::open(path)?, limit)
}

fn take(input: impl Read, limit: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        let what = format!("it is larger than {} MB: split it, or name another file", limit >> 20);
        return Err(io::Error::new(ErrorKind::FileTooLarge, what));
    }
    Ok(bytes)
}

/// The result of [`read_line`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A line, or the rest of the input after the last line end.
    Line,
    /// The beginning of a line that is too long.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads the next line into `line`, including its end: at most `limit` bytes.
///
/// # Errors
/// Any error of the input.
pub(crate) fn read_line(input: &mut impl BufRead, limit: usize, line: &mut Vec<u8>) -> io::Result<Found> {
    line.clear();
    input.take(limit as u64).read_until(b'\n', line)?;
    Ok(match line.last() {
        None => Found::End,
        Some(&last) if last != b'\n' && line.len() >= limit => Found::TooLong,
        Some(_) => Found::Line,
    })
}

/// Skips the rest of a line.
///
/// # Errors
/// Any error of the input.
pub(crate) fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let count = end.map_or(bytes.len(), |end| end + 1);
        let is_last = end.is_some() || bytes.is_empty();
        input.consume(count);
        if is_last {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_the_limit_and_not_beyond() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, "12345").unwrap();
        assert_eq!(read_at_most(&path, 5).unwrap(), b"12345");
        let error = read_at_most(&path, 4).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::FileTooLarge);
        assert!(error.to_string().contains("split it"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_without_an_end_is_refused() {
        let error = read_at_most(Path::new("/dev/zero"), 1 << 20).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::FileTooLarge);
    }

    #[test]
    fn lines_are_read_and_long_ones_passed_over() {
        let mut input = &b"ab\n12345678\n1234\nlast"[..];
        let mut line = Vec::new();
        let mut next = |limit| (read_line(&mut input, limit, &mut line).unwrap(), line.clone());
        assert_eq!(next(5), (Found::Line, b"ab\n".to_vec()));
        assert_eq!(next(5), (Found::TooLong, b"12345".to_vec()));
        assert_eq!(next(5), (Found::Line, b"678\n".to_vec()), "the rest, if it is not skipped");
        assert_eq!(next(5), (Found::Line, b"1234\n".to_vec()));
        assert_eq!(next(5), (Found::Line, b"last".to_vec()));
        assert_eq!(next(5), (Found::End, Vec::new()));
        let mut input = &b"12345678\nab\n"[..];
        skip_line(&mut input).unwrap();
        assert_eq!(input, b"ab\n");
        skip_line(&mut &b"no end"[..]).unwrap();
    }
}
