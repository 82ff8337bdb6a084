//! Lists of positions: a FEN a line, or an EPD, which has operations such as `bm f6; id "x";` after the position.

use crate::game::{Position, PositionError, Variant};

/// Reads a position, and passes over the operations of an EPD.
///
/// # Errors
/// [`PositionError`] with the problem, its place and its remedy.
pub(crate) fn read_line(variant: Variant, line: &str) -> Result<Position, PositionError> {
    let Some((before, _)) = line.split_once(';') else { return Position::from_fen(variant, line) };
    // The first operation has no mark before it. It begins with a letter, behind the fields that every EPD has.
    let fields: Vec<&str> = before.split_whitespace().collect();
    let least = match variant {
        Variant::Checkers => 1,
        Variant::Shafran => 4,
        Variant::Glinski | Variant::McCooey => 3,
    };
    let is_operation = |text: &&str| text.starts_with(|c: char| c.is_ascii_alphabetic());
    let ends = (least..=fields.len()).rev().filter(|&end| fields.get(end).is_none_or(is_operation));
    let read = |end: usize| Position::from_fen(variant, &fields[..end].join(" ")).ok();
    ends.into_iter().find_map(read).map_or_else(|| Position::from_fen(variant, before), Ok)
}

/// The lines of a text with something on them, with their numbers. A line that begins with `#` is a comment.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Whether a text is a list of positions, by its first line.
pub(crate) fn are_listed(variant: Variant, text: &str) -> bool {
    lines(text).next().is_some_and(|(_, line)| read_line(variant, line).is_ok())
}

/// Reads all positions of a list, with the numbers of their lines.
///
/// # Errors
/// A sentence that names the first line with a problem.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Vec<(usize, Position)>, String> {
    let read = |(number, line)| match read_line(variant, line) {
        Ok(position) => Ok((number, position)),
        Err(error) => Err(format!("line {number}: {error}")),
    };
    lines(text).map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &str = "k/3/5/7/9/11/11/11/11/11/5K5";

    #[test]
    fn operations_behind_a_position_are_passed_over() {
        for (end, fen) in [
            ("w - bm f6; id \"x\";", "w - 0 1"),
            ("b - 0 1; id 5", "b - 0 1"),
            ("w - 3 7 bm f6;", "w - 3 7"),
            ("w - ; D1 20 ;D2 400", "w - 0 1"),
            ("w - c1 \"f5 stands; well\"; hmvc 4;", "w - 0 1"),
            ("w - - 12 30;", "w - 12 30"),
            ("w - 0 1", "w - 0 1"),
        ] {
            let position = read_line(Variant::Glinski, &format!("{ROWS} {end}")).unwrap();
            assert_eq!(position.to_fen(), format!("{ROWS} {fen}"), "{end}");
        }
        let en_passant = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 bm Kf5; id \"f6 is a cell\";";
        let read = read_line(Variant::Glinski, en_passant).unwrap();
        assert_eq!(read.to_fen(), "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1");
        let shafran = "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w QBqb - bm e2e5; c0 x;";
        assert_eq!(read_line(Variant::Shafran, shafran), Ok(Position::start(Variant::Shafran)));
        let checkers = read_line(Variant::Checkers, "W:W33:B43,63 bm 33x53x73; id 1;").unwrap();
        assert_eq!(checkers.to_fen(), "W:W33:B43,63");
    }

    #[test]
    fn a_position_with_a_fault_stays_refused() {
        for wrong in ["red - bm f6;", "w x bm f6;", "w - 0 1 2; id 5", "w - 0 1 5 bm f6;"] {
            assert!(read_line(Variant::Glinski, &format!("{ROWS} {wrong}")).is_err(), "{wrong}");
        }
        let error =
            read(Variant::Glinski, &format!("# one\n{ROWS} w - bm f6;\n\n{ROWS} x - bm f6;\n")).unwrap_err();
        assert!(error.starts_with("line 4: ") && error.contains('x'), "{error}");
        assert!(!are_listed(Variant::Glinski, "1. f6 e6 *") && !are_listed(Variant::Glinski, ""));
    }
}
