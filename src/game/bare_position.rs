//! A position as people and programs pass it on: in quotation marks, behind a label, with remarks, or with moves after it.

/// Letters that quote a text, or set it off as code.
const QUOTES: [char; 13] = ['"', '\'', '`', '“', '”', '„', '«', '»', '‹', '›', '‘', '’', '‚'];
/// Labels before a position, with or without a colon.
const LABELS: [&str; 3] = ["position", "fen", "epd"];
/// Operations of EPD, which follow the position.
const OPERATIONS: [&str; 16] = [
    "bm", "am", "id", "ce", "acd", "acn", "acs", "pv", "pm", "sm", "dm", "eco", "hmvc", "fmvn", "noop", "rc",
];

/// A position as text, without what stood around it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BarePosition {
    /// The position: FEN, the text of checkers, or `startpos`.
    pub text: String,
    /// The moves after it, as UCI writes them behind the word `moves`.
    pub moves: Option<String>,
}

impl BarePosition {
    /// The name of the start position in UCI.
    pub const START: &str = "startpos";

    /// Takes away quotation marks, back ticks, invisible characters, labels such as `FEN:`, operations of EPD, what
    /// follows a semicolon, and the moves. Dashes of all lengths become a hyphen. A text `w;ROWS` gets its usual order.
    pub fn of(text: &str) -> BarePosition {
        let plain: String = text.chars().filter_map(plain).collect();
        let words: Vec<&str> = unlabelled(&plain).split_whitespace().collect();
        let ended = words.iter().rposition(|word| word.contains(';')).map_or(0, |last| last + 1);
        let is_end = |&at: &usize| words[at] == "moves" || is_operation(&words, at, at < ended);
        let end = (0..words.len()).find(is_end).unwrap_or(words.len());
        let whole = words[..end].join(" ");
        let moves = words[end..].strip_prefix(&["moves"]).unwrap_or_default();
        let text = match whole.split_once(';') {
            Some((turn, rest)) if is_turn(turn) => {
                let (rows, others) = rest.trim().split_once(' ').unwrap_or((rest, ""));
                format!("{} {turn} {others}", rows.trim_matches(';'))
            }
            Some((position, _)) => position.to_owned(),
            None => whole,
        };
        let moves = (!moves.is_empty()).then(|| moves.join(" "));
        BarePosition { text: trimmed(&text).to_owned(), moves }
    }
}

/// A character as positions are written with it; `None` for an invisible one.
fn plain(c: char) -> Option<char> {
    match c {
        '\u{ad}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{feff}' => None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => Some('-'),
        c => Some(c),
    }
}

/// The text without quotation marks, and without the full stop of a sentence.
fn trimmed(text: &str) -> &str {
    let is_around = |c: char| c.is_whitespace() || QUOTES.contains(&c);
    text.trim_matches(is_around).trim_end_matches(['.', ',']).trim_matches(is_around)
}

/// The trimmed text without the labels before it.
fn unlabelled(text: &str) -> &str {
    let mut text = trimmed(text);
    // A tag of a game file.
    if let Some(tag) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
        text = trimmed(tag);
    }
    while let Some(rest) = LABELS.iter().find_map(|label| without_label(text, label)) {
        text = rest;
    }
    text
}

fn without_label<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(label.len())?;
    let is_label = head.eq_ignore_ascii_case(label)
        && rest.starts_with(|c: char| c.is_whitespace() || matches!(c, ':' | '=') || QUOTES.contains(&c));
    is_label.then(|| trimmed(rest.trim_start_matches([' ', ':', '='])))
}

/// Whether an operation of EPD begins at a word: a known one, or, if a semicolon ends it, any behind the fields of a
/// position.
fn is_operation(words: &[&str], at: usize, is_ended: bool) -> bool {
    let is_checkers = words[0].contains(':');
    if OPERATIONS.contains(&words[at]) {
        return at >= if is_checkers { 1 } else { 2 };
    }
    // `c1` is an operation only before a text in quotes.
    let is_cell = |word: &str| {
        word.split(',').all(is_cell) && !words.get(at + 1).is_some_and(|next| next.starts_with(QUOTES))
    };
    at >= 3
        && is_ended
        && !is_checkers
        && words[at].starts_with(|c: char| c.is_ascii_alphabetic())
        && !is_cell(words[at])
}

/// Whether a text has the form of a cell.
fn is_cell(text: &str) -> bool {
    text.strip_prefix(|c: char| c.is_ascii_alphabetic())
        .is_some_and(|rank| !rank.is_empty() && rank.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a field names a side to move.
fn is_turn(text: &str) -> bool {
    ["w", "b", "white", "black"].iter().any(|name| name.eq_ignore_ascii_case(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Variant};

    const FEN: &str = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 b - 0 1";

    #[test]
    fn a_position_is_found_in_any_dress() {
        for dressed in [
            FEN.to_owned(),
            format!("  {FEN}\n"),
            format!("`{FEN}`"),
            format!("```\n{FEN}\n```"),
            format!("“{FEN}”."),
            format!("„{FEN}”"),
            format!("FEN: {FEN}"),
            format!("fen={FEN}"),
            format!("[FEN \"{FEN}\"]"),
            format!("position fen {FEN}"),
            format!("{FEN};"),
            format!("{FEN}; White has resigned"),
            format!("{FEN} bm Nd4; id \"one\";"),
            format!("\u{feff}{FEN}\u{200b}"),
            FEN.replace('-', "–"),
            FEN.replace('-', "−"),
            format!("{FEN},"),
        ] {
            assert_eq!(
                BarePosition::of(&dressed),
                BarePosition { text: FEN.to_owned(), moves: None },
                "{dressed}"
            );
        }
    }

    const ROWS: &str = "k/3/5/7/9/11/11/11/11/11/5K5";

    #[test]
    fn operations_behind_a_position_are_passed_over() {
        for (end, fen) in [
            ("w - bm f6; id \"x\";", "w - 0 1"),
            ("b - 0 1; id 5", "b - 0 1"),
            ("w - 3 7 bm f6;", "w - 3 7"),
            ("w - 3 7 xyz 5;", "w - 3 7"),
            ("w - ; D1 20 ;D2 400", "w - 0 1"),
            ("w - c1 \"f5 stands; well\"; hmvc 4;", "w - 0 1"),
            ("w - id \"moves to come\";", "w - 0 1"),
            ("w - - 12 30;", "w - 12 30"),
            ("w bm f6;", "w - 0 1"),
            ("w - 0 1", "w - 0 1"),
        ] {
            let position = Position::from_fen(Variant::Glinski, &format!("{ROWS} {end}")).unwrap();
            assert_eq!(position.to_fen(), format!("{ROWS} {fen}"), "{end}");
        }
        for (variant, text, fen) in [
            (
                Variant::Glinski,
                "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 bm Kf5; id \"f6 is a cell\";",
                "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1",
            ),
            (
                Variant::Shafran,
                "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w QBqb - xyz e2e5; c0 x;",
                &Variant::Shafran.start_fen(),
            ),
            (Variant::Checkers, "W:W33:B43,63 bm 33x53x73; id 1;", "W:W33:B43,63"),
        ] {
            assert_eq!(Position::from_fen(variant, text).unwrap().to_fen(), fen);
        }
    }

    #[test]
    fn a_position_with_a_fault_stays_refused() {
        for wrong in
            ["red - bm f6;", "w x bm f6;", "w - 0 1 2; id 5", "w - 0 1 5 bm f6;", "w - 0 1 White resigns"]
        {
            assert!(Position::from_fen(Variant::Glinski, &format!("{ROWS} {wrong}")).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_moves_of_uci_are_kept_apart() {
        let moves = Some("f5f6 e7e6".to_owned());
        let start = BarePosition { text: BarePosition::START.to_owned(), moves };
        assert_eq!(BarePosition::of("position startpos moves f5f6  e7e6\n"), start);
        assert_eq!(BarePosition::of(&format!("{FEN} moves e7e6")).moves.as_deref(), Some("e7e6"));
        assert_eq!(BarePosition::of(&format!("{FEN} moves")).text, FEN);
    }

    #[test]
    fn a_side_to_move_before_the_rows_is_put_behind_them() {
        assert_eq!(BarePosition::of("w;6/P5p/RP4pr").text, "6/P5p/RP4pr w");
        assert_eq!(BarePosition::of("B;6/P5p/RP4pr; - 0 1").text, "6/P5p/RP4pr B - 0 1");
    }

    #[test]
    fn other_texts_stay_as_they_are() {
        for text in
            ["", "W:W55,K39c:B19:H12:F40", "hello world", "fence/1/2", "6/7/8/9/K9/11/9k/9/8/7/6 w", "k/3;x"]
        {
            let bare = BarePosition::of(text);
            assert_eq!((bare.text.as_str(), bare.moves), (text.split(';').next().unwrap(), None));
        }
    }
}
