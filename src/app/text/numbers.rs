//! Numbers, points and times as the reader writes them.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::{shown, tr};

/// Quarter points as people write them: "0", "¼", "1¾".
pub fn quarters(quarters: u32) -> String {
    let fraction = ["", "¼", "½", "¾"][quarters as usize % 4];
    match quarters / 4 {
        0 if !fraction.is_empty() => fraction.to_owned(),
        whole => format!("{whole}{fraction}"),
    }
}

/// A number with the fewest decimals in this range that show it exactly: "5", "0.5".
pub fn number(value: f64, decimals: RangeInclusive<usize>) -> String {
    // Values of a smaller type are off by the rounding.
    let tells = |text: &String| {
        text.parse()
            .is_ok_and(|shown: f64| (shown - value).abs() <= 2.0 * f64::from(f32::EPSILON) * value.abs())
    };
    let most = *decimals.end();
    let shortest = decimals.map(|decimals| format!("{value:.decimals$}")).find(tells);
    with_separator(&shortest.unwrap_or_else(|| format!("{value:.most$}")))
}

/// A count as the language of this thread writes it: "19,345", "19 345".
pub fn count(count: u64) -> String {
    shown().language.count(count)
}

/// A number with its sign and this many decimals: "+0.35", "−0.35". Zero has no sign.
pub fn signed(value: f64, decimals: usize) -> String {
    if value == 0.0 {
        return decimal(0.0, decimals);
    }
    with_separator(&format!("{value:+.decimals$}").replace('-', "−"))
}

/// The points of both sides as they are printed: "1–0" for "1-0".
pub fn typeset(points: &str) -> String {
    points.replace('-', "–")
}

/// A number with this number of decimals: "1.2".
pub fn decimal(value: f64, decimals: usize) -> String {
    with_separator(&format!("{value:.decimals$}"))
}

/// Reads a number that a person typed, with a decimal comma or point in any language.
pub fn read_number(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

fn with_separator(number: &str) -> String {
    number.replace('.', &tr("decimal-separator"))
}

/// The text on a clock's face: `1:05:00`, `5:00`, and tenths below ten seconds (`9.3`).
///
/// Times are rounded up, so that zero appears only when the flag has fallen.
pub(in crate::app) fn clock_face(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return decimal(tenths as f64 / 10.0, 1);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, LettersChoice, Shown, speaking};
    use super::*;

    #[test]
    fn numbers_have_no_more_decimals_than_they_need() {
        assert_eq!(number(5.0, 0..=2), "5");
        assert_eq!(number(0.5, 0..=2), "0.5");
        assert_eq!(number(f64::from(0.2_f32), 0..=1), "0.2");
        assert_eq!(number(1.0 / 3.0, 0..=2), "0.33");
        assert_eq!(number(2.0, 1..=1), "2.0");
        assert_eq!([signed(0.35, 2), signed(-12.0, 2), signed(-0.0, 1)], ["+0.35", "−12.00", "0.0"]);
        assert_eq!(["1-0", "¾-¼", "*"].map(typeset), ["1–0", "¾–¼", "*"]);
    }

    #[test]
    fn thousands_stand_apart_as_the_language_writes_them() {
        assert_eq!([999, 9_999].map(count), ["999", "9999"], "as years and ratings");
        assert_eq!([19_345, 1_234_567].map(count), ["19,345", "1,234,567"]);
        assert_eq!(tr!("games-count", shown = 1, all = 100_255), "1 of 100,255 games");
        assert_eq!(tr!("games-count", shown = 1, all = 1), "1 of 1 game");
        for language in [Language::Hungarian, Language::Polish, Language::Swedish, Language::Esperanto] {
            let text = speaking(Shown::new(language, LettersChoice::Language), || {
                tr!("games-count", shown = 19_345, all = 19_345)
            });
            assert!(text.starts_with("19\u{a0}345"), "{text}");
        }
    }

    #[test]
    fn written_numbers_are_read_back() {
        for value in [0.25, 5.0, 90.5] {
            assert_eq!(read_number(&number(value, 0..=2)), Some(value));
        }
        assert_eq!([read_number(" 1.5 "), read_number("1,5")], [Some(1.5); 2]);
        assert_eq!(read_number("soon"), None);
    }

    #[test]
    fn faces_show_tenths_only_below_ten_seconds() {
        let (secs, millis) = (Duration::from_secs, Duration::from_millis);
        assert_eq!(clock_face(secs(3900)), "1:05:00");
        assert_eq!(clock_face(secs(300)), "5:00");
        assert_eq!(clock_face(millis(299_001)), "5:00");
        assert_eq!(clock_face(millis(9_950)), "0:10");
        assert_eq!(clock_face(millis(9_900)), "9.9");
        assert_eq!(clock_face(millis(1)), "0.1");
        assert_eq!(clock_face(Duration::ZERO), "0.0");
    }
}
