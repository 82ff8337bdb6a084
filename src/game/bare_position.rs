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
        let mut words = unlabelled(&plain).split_whitespace();
        let mut fields: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
        let moves: Vec<&str> = words.collect();
        if let Some(end) = fields.iter().skip(2).position(|word| OPERATIONS.contains(word)) {
            fields.truncate(end + 2);
        }
        let whole = fields.join(" ");
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

/// Whether a field names a side to move.
fn is_turn(text: &str) -> bool {
    ["w", "b", "white", "black"].iter().any(|name| name.eq_ignore_ascii_case(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

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
