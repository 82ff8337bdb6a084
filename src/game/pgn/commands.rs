//! Commands inside comments: `[%clk ...]`, `[%periods ...]`, `[%eval ...]`, `[%csl ...]`, `[%cal ...]`.

use std::fmt::Write;
use std::time::Duration;

use super::comment_text::{parts, tidy};
use crate::game::seconds::parse_digits;
use crate::game::{Eval, EvalScore, Notes, Shape, ShapeColor, Variant};

/// Below this a clock is written with one decimal.
const DECIMALS_BELOW: Duration = Duration::from_secs(20);

/// Moves the commands of a comment into `notes` and returns the rest of the text, tidied.
///
/// A command that is unknown, malformed or already answered stays in the text.
pub(super) fn take(comment: &str, notes: &mut Notes, variant: Variant) -> String {
    // Tidied first, because a command in the tidied text would be a command when read again.
    let comment = tidy(comment);
    let mut rest = String::with_capacity(comment.len());
    for (text, is_command) in parts(&comment) {
        let is_taken = is_command && apply(&text[2..text.len() - 1], notes, variant);
        // A space, lest the neighbours join to a new command.
        rest.push_str(if is_taken { " " } else { text });
    }
    tidy(&rest)
}

/// `notes` with the commands taken out of its comments and of the comments `more` behind them.
pub(super) fn with_commands_taken(notes: &Notes, more: &[String], variant: Variant) -> Notes {
    let mut taken = Notes { after: Vec::new(), ..notes.clone() };
    for text in notes.after.iter().chain(more) {
        let rest = take(text, &mut taken, variant);
        if !rest.is_empty() {
            taken.after.push(rest);
        }
    }
    taken
}

/// The commands for the contents of `notes`, in canonical order.
pub(super) fn write(notes: &Notes, variant: Variant) -> String {
    let mut commands = Vec::new();
    if let Some(eval) = notes.eval {
        commands.push(format!("[%eval {eval}]"));
    }
    if let Some(clock) = notes.clock {
        commands.push(format!("[%clk {}]", clock_text(clock)));
    }
    if let Some(periods) = notes.periods {
        commands.push(format!("[%periods {periods}]"));
    }
    for (name, arrows) in [("csl", false), ("cal", true)] {
        let shapes = notes.shapes.iter().filter(|shape| shape.to.is_some() == arrows);
        let shapes: Vec<String> = shapes.map(|shape| shape_text(*shape, variant)).collect();
        if !shapes.is_empty() {
            commands.push(format!("[%{name} {}]", shapes.join(",")));
        }
    }
    commands.join(" ")
}

/// Carries out one command, without its brackets; `false` if it cannot be.
fn apply(command: &str, notes: &mut Notes, variant: Variant) -> bool {
    let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
    let value = value.trim();
    match name {
        "clk" if notes.clock.is_none() => {
            notes.clock = parse_clock(value);
            notes.clock.is_some()
        }
        "periods" if notes.periods.is_none() => {
            notes.periods = parse_digits(value).map(|periods| periods as u32);
            notes.periods.is_some()
        }
        "eval" if notes.eval.is_none() => {
            notes.eval = parse_eval(value);
            notes.eval.is_some()
        }
        "csl" | "cal" => {
            let shape = |text: &str| parse_shape(text.trim(), name == "cal", variant);
            let Some(shapes) = value.split(',').map(shape).collect::<Option<Vec<_>>>() else { return false };
            notes.shapes.extend(shapes);
            Shape::sort(&mut notes.shapes);
            true
        }
        _ => false,
    }
}

/// `h:mm:ss` with one decimal when time is short, always rounded down.
fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    let tenths = time.subsec_millis() / 100;
    if time < DECIMALS_BELOW && tenths > 0 {
        // Writing to a string cannot fail.
        write!(text, ".{tenths}").ok();
    }
    text
}

/// Reads `h:mm:ss`, `mm:ss` and decimals of a second, also behind a comma.
fn parse_clock(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let parts: Vec<u64> = whole.split(':').map(parse_digits).collect::<Option<_>>()?;
    let seconds = match parts[..] {
        [hours, minutes, seconds] => hours * 3600 + minutes * 60 + seconds,
        [minutes, seconds] => minutes * 60 + seconds,
        _ => return None,
    };
    parse_digits(decimals)?;
    let millis = decimals.bytes().chain(*b"00").take(3).fold(0, |sum, b| sum * 10 + u64::from(b - b'0'));
    Some(Duration::from_secs(seconds) + Duration::from_millis(millis))
}

/// Reads `0.35`, `-1.5`, `+2`, `#-3`, `M3`, `-M3`, each with `,depth` or `/depth`.
fn parse_eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once([',', '/']) {
        Some((score, depth)) => (score.trim(), Some(parse_digits(depth.trim())? as u32)),
        None => (text, None),
    };
    let mate = score.strip_prefix(['#', 'M']).map(str::to_owned);
    let mate = mate.or_else(|| score.strip_prefix("-M").map(|moves| format!("-{moves}")));
    let score = match mate.as_deref().or_else(|| score.strip_prefix("+M")) {
        Some(moves) => EvalScore::Mate(parse_signed(moves, 0)?),
        None => EvalScore::Cp(parse_signed(score, 2)?),
    };
    Some(Eval { score, depth })
}

/// Parses a signed decimal number as an integer, times ten to the power `decimals`; further decimals are ignored.
fn parse_signed(text: &str, decimals: usize) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = match digits.split_once('.') {
        Some((whole, fraction)) if decimals > 0 => (whole, fraction),
        Some(_) => return None,
        None => (digits, "0"),
    };
    if whole.len() > 6 || !fraction.bytes().all(|b| b.is_ascii_digit()) || fraction.is_empty() {
        return None;
    }
    let whole = parse_digits(whole)? as i32;
    let fraction = fraction.bytes().chain(*b"00").take(decimals);
    Some(sign * fraction.fold(whole, |sum, b| sum * 10 + i32::from(b - b'0')))
}

/// The colours of shapes with their letters, in the order of the type.
const COLORS: [(char, ShapeColor); 4] =
    [('G', ShapeColor::Green), ('R', ShapeColor::Red), ('Y', ShapeColor::Yellow), ('B', ShapeColor::Blue)];

fn shape_text(shape: Shape, variant: Variant) -> String {
    let name = |cell| variant.cell_name(cell);
    let letter = COLORS[shape.color as usize].0;
    format!("{letter}{}{}", name(shape.from), shape.to.map(name).unwrap_or_default())
}

fn parse_shape(text: &str, arrow: bool, variant: Variant) -> Option<Shape> {
    let letter = text.chars().next()?;
    let (_, color) = COLORS.into_iter().find(|(known, _)| *known == letter)?;
    let cells = &text[1..];
    if !arrow {
        return Some(Shape { color, from: variant.parse_cell(cells)?, to: None });
    }
    // A cell of checkers is two digits; elsewhere each begins with a letter.
    let letter = cells.bytes().skip(1).position(|b| b.is_ascii_alphabetic());
    let second = letter.map_or(2, |at| at + 1);
    let (from, to) = (variant.parse_cell(cells.get(..second)?)?, variant.parse_cell(cells.get(second..)?)?);
    Some(Shape { color, from, to: Some(to) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(comment: &str) -> (Notes, String) {
        let mut notes = Notes::default();
        let rest = take(comment, &mut notes, Variant::Glinski);
        (notes, rest)
    }

    #[test]
    fn commands_are_read_and_written_in_one_form() {
        let (notes, rest) = taken(
            "[%periods 2] [%cal Gf6f9,Ra1l6] a\n plan [%clk 0:00:09.57] [%csl Yf11][%eval -1.5/18] here",
        );
        assert_eq!(rest, "a plan here");
        assert_eq!(
            write(&notes, Variant::Glinski),
            "[%eval -1.50,18] [%clk 0:00:09.5] [%periods 2] [%csl Yf11] [%cal Gf6f9,Ra1l6]"
        );
        assert_eq!(taken(&write(&notes, Variant::Glinski)).0.shapes.len(), 3);
    }

    #[test]
    fn evaluations_of_all_kinds() {
        for (text, canonical) in [
            ("0.35", "0.35"),
            ("-0.05", "-0.05"),
            ("+12", "12.00"),
            ("#-3", "#-3"),
            ("#2,18", "#2,18"),
            ("M3", "#3"),
            ("-M3/20", "#-3,20"),
            ("+M2", "#2"),
            ("1.239", "1.23"),
        ] {
            assert_eq!(parse_eval(text).unwrap().to_string(), canonical);
        }
        for text in ["", "#", "#1.5", "a", "1.", "--1", "1,x", "9999999"] {
            assert_eq!(parse_eval(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_are_written_with_tenths_only_when_short() {
        for (text, canonical) in [
            ("1:02:03", "1:02:03"),
            ("5:00", "0:05:00"),
            ("0:00:19.99", "0:00:19.9"),
            ("0:00:20.5", "0:00:20"),
            ("0:00:05,5", "0:00:05.5"),
        ] {
            assert_eq!(clock_text(parse_clock(text).unwrap()), canonical);
        }
        for text in ["", "12", "a:b:c", "1:2:3:4", "1:00.", "9999999999:00:00"] {
            assert_eq!(parse_clock(text), None, "{text}");
        }
    }

    #[test]
    fn malformed_commands_stay_in_the_comment() {
        for text in [
            "[%clk]", "[%clk soon]", "[%periods]", "[%periods -1]", "[%periods 9999999999]", "[%foo 1]",
            "[%csl Gz9]", "[%cal Gf6]", "[%", "[%clk 0:00:01", "[]",
        ] {
            assert_eq!(taken(text).1, text);
        }
        let (notes, rest) = taken("[%clk 0:00:01] [%clk 0:00:02]");
        assert_eq!((notes.clock, rest.as_str()), (Some(Duration::from_secs(1)), "[%clk 0:00:02]"));
    }

    #[test]
    fn taking_a_command_out_makes_no_new_one() {
        for text in [
            "[%c[%clk 0:00:01]lk 0:00:02]",
            "[[%clk 0:00:01]%eval 1]",
            "[%[%clk 0:00:01]clk 0:00:02]",
            "[%clk[%eval 1] 0:00:02]",
        ] {
            let (_, once) = taken(text);
            assert_eq!(taken(&once).1, once, "{text}");
        }
    }
}
