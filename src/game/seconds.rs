//! Times as text: seconds with decimals.

use std::time::Duration;

/// The longest time read from a text, in seconds: more than thirty years.
const MAX_SECONDS: u64 = 1_000_000_000;

/// A time as seconds with the decimals it needs, up to this number, at most 9. Further ones are cut off.
pub(super) fn seconds_text(time: Duration, decimals: usize) -> String {
    let (seconds, fraction) = (time.as_secs(), format!("{:09}", time.subsec_nanos()));
    match fraction[..decimals].trim_end_matches('0') {
        "" => seconds.to_string(),
        fraction => format!("{seconds}.{fraction}"),
    }
}

/// Reads seconds with up to this number of decimals, at most 9.
pub(super) fn parse_seconds(text: &str, decimals: usize) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) || fraction.len() > decimals {
        return None;
    }
    let seconds = whole.parse().ok().filter(|&seconds: &u64| seconds <= MAX_SECONDS)?;
    Some(Duration::new(seconds, format!("{fraction:0<9}").parse().ok()?))
}

/// A number of at most nine digits, all of them ASCII.
pub(super) fn parse_digits(text: &str) -> Option<u64> {
    let fits = (1..=9).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    fits.then(|| text.parse().ok()).flatten()
}
