//! Dates of PGN records.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn unix_seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// Today in a PGN `Date` tag, in universal time: "2025.06.21".
pub fn today() -> String {
    day(unix_seconds())
}

/// The day of a moment counted in seconds since 1970.
pub fn day(seconds: u64) -> String {
    let (year, month, day) = civil(seconds / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Whether a text is a date as a record writes it, with question marks for what is unknown: "1999.??.??", "2024.02.29"
/// (PGN standard, 8.1.1.3).
pub fn is_tag_value(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let [year, month, day] = parts[..] else { return false };
    let part = |part: &str, length: usize| {
        let is_unknown = part.bytes().all(|byte| byte == b'?');
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        (part.len() == length && (is_unknown || is_number)).then(|| part.parse::<u32>().ok())
    };
    let (Some(year), Some(month), Some(day)) = (part(year, 4), part(month, 2), part(day, 2)) else {
        return false;
    };
    month.is_none_or(|month| (1..=12).contains(&month))
        && day.is_none_or(|day| day >= 1 && day <= days_of(year, month))
}

/// The days of a month; the most there can be where year or month is unknown.
fn days_of(year: Option<u32>, month: Option<u32>) -> u32 {
    let is_leap = year.is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    match month {
        Some(2) if is_leap => 29,
        Some(2) => 28,
        Some(4 | 6 | 9 | 11) => 30,
        _ => 31,
    }
}

/// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar.
///
/// Counts 400-year eras from 1 March of the year 0, so that the leap day is the last of its year (the algorithm is
/// Howard Hinnant's, <https://howardhinnant.github.io/date_algorithms.html>).
fn civil(days: u64) -> (u64, u64, u64) {
    const DAYS_TO_1970: u64 = 719_468;
    const DAYS_OF_ERA: u64 = 146_097;
    let shifted = days + DAYS_TO_1970;
    let (era, day_of_era) = (shifted / DAYS_OF_ERA, shifted % DAYS_OF_ERA);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_distinguished_from_other_texts() {
        for text in ["1999.05.31", "????.??.??", "2024.02.29", "????.02.29", "1980.??.31", "1980.07.??"] {
            assert!(is_tag_value(text), "{text}");
        }
        for text in [
            "", "1999", "1999.5.31", "31.05.1999", "2023.02.29", "1999.13.01", "1999.04.31", "1999.04.00",
            "1999-05-31", "19?9.01.01", "1999.01.01.01", "１９９９.01.01",
        ] {
            assert!(!is_tag_value(text), "{text}");
        }
    }

    #[test]
    fn days_have_their_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(11_017), (2000, 3, 1));
        assert_eq!(civil(20_453), (2025, 12, 31));
        assert_eq!(civil(20_454), (2026, 1, 1));
    }
}
