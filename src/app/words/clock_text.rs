//! Times as a clock shows them.

use std::time::Duration;

use crate::app::words;

/// The text on a clock's face: `1:05:00`, `5:00`, and tenths below ten seconds (`9.3`).
///
/// Times are rounded up, so that zero appears only when the flag has fallen.
pub(in crate::app) fn face(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return words::decimal(tenths as f64 / 10.0, 1);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_show_tenths_only_below_ten_seconds() {
        let (secs, millis) = (Duration::from_secs, Duration::from_millis);
        assert_eq!(face(secs(3900)), "1:05:00");
        assert_eq!(face(secs(300)), "5:00");
        assert_eq!(face(millis(299_001)), "5:00");
        assert_eq!(face(millis(9_950)), "0:10");
        assert_eq!(face(millis(9_900)), "9.9");
        assert_eq!(face(millis(1)), "0.1");
        assert_eq!(face(Duration::ZERO), "0.0");
    }
}
