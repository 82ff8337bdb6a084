//! Lists of positions, one a line.

use crate::game::{Position, Variant};

/// The lines of a text with something on them, with their numbers. A line that begins with `#` is a comment.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a text is a list of positions, by its first line.
pub(crate) fn are_listed(variant: Variant, text: &str) -> bool {
    lines(text).next().is_some_and(|(_, line)| Position::from_fen(variant, line).is_ok())
}

/// Reads all positions of a list, with the numbers of their lines.
///
/// # Errors
/// A sentence that names the first line with a problem.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Vec<(usize, Position)>, String> {
    let read = |(number, line)| match Position::from_fen(variant, line) {
        Ok(position) => Ok((number, position)),
        Err(error) => Err(format!("line {number}: {error}")),
    };
    lines(text).map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_with_a_fault_is_named() {
        const ROWS: &str = "k/3/5/7/9/11/11/11/11/11/5K5";
        let text = format!("# one\n{ROWS} w - bm f6; id \"x\";\n\n{ROWS} x - bm f6;\n");
        let error = read(Variant::Glinski, &text).unwrap_err();
        assert!(error.starts_with("line 4: ") && error.contains('x'), "{error}");
        assert!(are_listed(Variant::Glinski, &text));
        assert!(!are_listed(Variant::Glinski, "1. f6 e6 *") && !are_listed(Variant::Glinski, ""));
    }
}
