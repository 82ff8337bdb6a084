//! The clock flashes when little time is left: a few times, and slowly enough for everybody's eyes.

use std::time::Duration;

use crate::game::TimeControl;

/// How long it is lit, and as long not. WCAG 2.3.1 allows three flashes a second.
const HALF: Duration = Duration::from_millis(400);
/// How often it flashes.
const FLASHES: u32 = 3;

/// The half of a flash it is in; `None` when all are over.
fn half(since: Duration, now: Duration) -> Option<u32> {
    let half = (now.saturating_sub(since).as_nanos() / HALF.as_nanos()) as u32;
    (half < 2 * FLASHES).then_some(half)
}

/// Whether a clock that began to flash then is lit now.
pub(in crate::app) fn is_lit(since: Duration, now: Duration) -> bool {
    half(since, now).is_some_and(|half| half % 2 == 0)
}

/// When that changes next.
pub(in crate::app) fn next_change(since: Duration, now: Duration) -> Option<Duration> {
    half(since, now).map(|half| since + HALF * (half + 1))
}

/// The time from which a side is short of time: a tenth of the initial time, byo-yomi included, but at least 10 s and at
/// most a minute.
pub(in crate::app) fn low_time(control: &TimeControl) -> Option<Duration> {
    let whole = match control {
        TimeControl::ByoYomi { base, period, periods } => {
            base.saturating_add(period.saturating_mul(*periods))
        }
        _ => control.base()?,
    };
    Some((whole / 10).clamp(Duration::from_secs(10), Duration::from_mins(1)).min(whole / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_low_on_time_flashes_three_times() {
        let since = Duration::from_secs(100);
        let (mut now, mut lit) = (since, Vec::new());
        while let Some(next) = next_change(since, now) {
            lit.push(is_lit(since, now));
            assert!(next > now);
            now = next;
        }
        assert_eq!(lit, [true, false, true, false, true, false]);
        assert!(!is_lit(since, now) && now == since + Duration::from_millis(2400));
    }
}
