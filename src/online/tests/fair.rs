//! Two honest programs never break the rules for each other, however bad the line; a program that lies gains nothing.

use std::time::Duration;

use super::network::Network;
use super::pair::Pair;
use super::plays::terms;
use crate::game::Variant;
use crate::online::clock::Allowance;
use crate::online::event::EventKind;
use crate::online::protocol::Line;
use crate::online::{ColorChoice, Ending, Event, Problem, Terms};
use crate::sides::{Color, Reason};

fn ms(n: u64) -> Duration {
    Duration::from_millis(n)
}

fn game(control: &str) -> Terms {
    Terms { color: ColorChoice::HostWhite, ..terms(Variant::Glinski, control) }
}

const CONTROLS: [&str; 4] = ["60", "120+1", "300+3", "600+5"];

/// Sessions of two honest programs, with a lag of up to four seconds, cuts, crashes, and computers that sleep.
fn honest_sessions(seeds: std::ops::Range<u64>) {
    let sessions = seeds.end - seeds.start;
    let (mut events, mut flags, mut accidents) = (0, 0, 0);
    for seed in seeds {
        let mut network = Network::playing(Pair::apart(&game(CONTROLS[seed as usize % 4])), seed);
        let jitter = network.rng.u64(..1_000);
        network.jitter = ms(jitter);
        network.lag = [0, 1].map(|_| ms(network.rng.u64(..=4_000 - jitter)));
        network.thinks = [ms(network.rng.u64(200..3_000)); 2];
        for _ in 0..12 {
            let time = ms(network.rng.u64(..15_000));
            network.pass(time);
            let index = network.rng.usize(..2);
            accidents += 1;
            match network.rng.u32(..10) {
                0 => network.cut(),
                1 => network.crash(index),
                2 => network.sleeps[index] = network.pair.now + ms(network.rng.u64(..20_000)),
                3 => {
                    network.crash(index);
                    network.crash(1 - index);
                }
                _ => accidents -= 1,
            }
            for side in [&network.pair.host, &network.pair.guest] {
                assert_eq!(side.session.ending(), None, "seed {seed}");
            }
        }
        network.thinks = [Duration::from_hours(1); 2];
        network.sleeps = [Duration::ZERO; 2];
        for _ in 0..20 {
            network.pass(Duration::from_secs(15));
            if network.pair.host.record().events() == network.pair.guest.record().events() {
                break;
            }
        }
        let (host, guest) = (network.pair.host.record(), network.pair.guest.record());
        assert_eq!(host.mark(), guest.mark(), "seed {seed}");
        assert_eq!(host.events(), guest.events(), "seed {seed}: the charges too");
        events += host.len();
        let flag = host.events().iter().find(|event| event.kind == EventKind::Flag);
        if let Some(flag) = flag {
            flags += 1;
            assert_eq!(
                host.outcome().map(|outcome| outcome.points.for_color(flag.by)),
                Some(0),
                "its own flag"
            );
        }
    }
    println!("{sessions} sessions: {events} events, {accidents} accidents, {flags} flags");
    assert!(events as u64 > 4 * sessions && accidents > sessions, "{events} events, {accidents} accidents");
}

#[test]
fn two_honest_programs_agree_however_bad_the_line_is() {
    honest_sessions(0..20);
}

/// `HEKSY_SESSIONS` sets another number.
#[test]
#[ignore = "minutes: cargo test --lib -- --ignored --nocapture a_thousand_honest_sessions"]
fn a_thousand_honest_sessions_agree() {
    honest_sessions(0..sessions(1_000));
}

fn sessions(usual: u64) -> u64 {
    std::env::var("HEKSY_SESSIONS").map_or(usual, |n| n.parse().expect("a number of sessions"))
}

/// What the lying guest does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lie {
    /// Charges more for the host's moves.
    Charge,
    /// Holds back acknowledgements and pongs, and charges the time as lag.
    HeldAnswers,
    /// Acknowledges moves, and charges nearly the allowance each time.
    LittleTheft,
    /// Calls the host's flag.
    Flag,
    /// Has a slow clock: reports too little time, and never calls its own flag.
    SlowClock,
    /// Answers pings, neither moves nor calls its own flag.
    Silence,
    /// Sends an illegal move.
    IllegalMove,
    /// Moves without an acknowledgement.
    NoAcknowledgement,
    /// Cuts the line after each of the host's moves.
    Cuts,
}

const LIES: [Lie; 9] = [
    Lie::Charge,
    Lie::HeldAnswers,
    Lie::LittleTheft,
    Lie::Flag,
    Lie::SlowClock,
    Lie::Silence,
    Lie::IllegalMove,
    Lie::NoAcknowledgement,
    Lie::Cuts,
];

/// The guest lies from a random moment on.
fn lie(network: &mut Network, lie: Lie) {
    let from = network.pair.now + ms(network.rng.u64(..20_000));
    let mut rng = fastrand::Rng::with_seed(network.rng.u64(..));
    if lie == Lie::Silence {
        network.thinks[1] = Duration::from_hours(2);
    }
    if lie == Lie::SlowClock {
        network.pace[1] = rng.u32(50..700);
        return;
    }
    let mut acknowledged = 0;
    network.lies[1] = Some(Box::new(move |bytes, now| {
        let as_it_is = vec![(bytes.clone(), Duration::ZERO)];
        let Ok(line) = Line::decode(&bytes[..bytes.len() - 1]) else { return as_it_is };
        if let Line::Ack { n, .. } | Line::Ev { n, .. } = &line {
            acknowledged = *n;
        }
        if now < from {
            return as_it_is;
        }
        let held = ms(rng.u64(..9_000));
        match (lie, line) {
            (Lie::Charge, Line::Ack { n, charged: Some(charged) }) => {
                let charged = Some(charged + rng.u64(..30_000));
                vec![(Line::Ack { n, charged }.encode(), Duration::ZERO)]
            }
            (Lie::HeldAnswers, Line::Ack { n, charged: Some(charged) }) => {
                let charged = Some(charged + held.as_millis() as u64);
                vec![(Line::Ack { n, charged }.encode(), held)]
            }
            (Lie::LittleTheft, Line::Ack { n, charged: Some(charged) }) => {
                let charged = Some(charged + rng.u64(..2_900));
                vec![(Line::Ack { n, charged }.encode(), Duration::ZERO)]
            }
            (Lie::Flag, Line::Pong { id }) => {
                let event = Event::new(Color::Black, EventKind::Flag);
                let ev =
                    Line::Ev { n: acknowledged + 1, event, mark: "00".repeat(8).parse().expect("a mark") };
                vec![(ev.encode(), Duration::ZERO), (Line::Pong { id }.encode(), Duration::ZERO)]
            }
            (Lie::Silence, Line::Ev { event, .. }) if event.kind == EventKind::Flag => Vec::new(),
            (Lie::IllegalMove, Line::Ev { n, mark, mut event }) => {
                if let EventKind::Move { mv, .. } = &mut event.kind {
                    *mv = "f6f9".to_owned();
                }
                vec![(Line::Ev { n, event, mark }.encode(), Duration::ZERO)]
            }
            (Lie::NoAcknowledgement, Line::Ack { .. }) => Vec::new(),
            _ => as_it_is,
        }
    }));
}

/// What the honest side can have been charged at most, looked up in the lines that arrived: the time of each of its
/// moves, the journey until its acknowledgement came, and the allowance once.
fn most_charged(network: &Network) -> u64 {
    let record = network.pair.host.record();
    let control = &record.beginning().terms.control;
    let whole = Allowance::new(control).whole().as_millis() as u64;
    let mut most = whole;
    for (index, event) in record.events().iter().enumerate() {
        let EventKind::Move { ms, .. } = event.kind else { continue };
        if event.by != Color::White {
            continue;
        }
        let n = index + 1;
        let at = |to_host: bool, is_it: &dyn Fn(&Line) -> bool| {
            network
                .arrived
                .iter()
                .find(|(host, _, line)| *host == to_host && is_it(line))
                .map(|(_, at, _)| *at)
        };
        let acknowledged = at(true, &|line| matches!(line, Line::Ack { n: of, .. } if *of == n));
        let arrived = at(false, &|line| matches!(line, Line::Ev { n: of, .. } if *of == n));
        // The line from the host has a known lag: its jitter is none here.
        let sent = arrived.map(|arrived| arrived.saturating_sub(network.lag[0]));
        let journey =
            acknowledged.zip(sent).map_or(0, |(end, start)| end.saturating_sub(start).as_millis() as u64);
        // The clock of these tests goes in steps.
        most += ms + journey + 200;
    }
    most
}

fn sessions_with_a_liar(sessions: u64) {
    let mut ends = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..sessions {
        let kind = LIES[seed as usize % LIES.len()];
        let mut network =
            Network::playing(Pair::unkept(&game(CONTROLS[seed as usize / LIES.len() % 4])), seed);
        network.lag = [0, 1].map(|_| ms(network.rng.u64(..400)));
        network.thinks = [ms(network.rng.u64(200..3_000)); 2];
        lie(&mut network, kind);
        for _ in 0..40 {
            network.pass(ms(5_000));
            if kind == Lie::Cuts {
                network.cut();
            }
            if network.pair.host.session.ending().is_some() {
                break;
            }
        }
        let host = network.pair.host.record();
        let charged: u64 =
            host.events().iter().filter(|event| event.by == Color::White).map(Event::time).sum();
        let most = most_charged(&network);
        assert!(
            charged <= most,
            "seed {seed}, {kind:?}: {charged} ms charged, at most {most} by its own account"
        );
        // No result that the host has not brought about itself, but a flag or a resignation of the liar.
        for event in host.events() {
            let is_lost =
                matches!(event.kind, EventKind::Flag | EventKind::Resign) && event.by == Color::White;
            assert!(!is_lost || host.outcome().map(|outcome| outcome.reason) == Some(Reason::TimeForfeit));
        }
        let ending = match network.pair.host.session.ending() {
            Some(Ending::Problem(problem)) => {
                assert!(problem.is_of_peer(), "seed {seed}, {kind:?}: {problem}");
                match problem {
                    Problem::Clock(_) => "clock",
                    Problem::Unacknowledged(_) => "unacknowledged",
                    Problem::IllegalMove { .. } | Problem::IllegalEvent(_) => "illegal",
                    _ => "other",
                }
            }
            Some(Ending::Overtime) => "overtime",
            Some(_) => "left",
            None => "goes on",
        };
        *ends.entry(format!("{kind:?} {ending}")).or_default() += 1;
    }
    println!("{sessions} sessions with a liar: {ends:?}");
    let count = |text: &str| ends.get(text).copied().unwrap_or_default();
    for sure in
        ["Charge clock", "LittleTheft clock", "IllegalMove illegal", "Silence overtime", "Flag illegal"]
    {
        assert!(count(sure) > 0, "{sure}: {ends:?}");
    }
    assert!(count("NoAcknowledgement unacknowledged") > 0, "{ends:?}");
}

#[test]
fn a_lying_program_gains_no_more_than_the_allowance_of_a_game() {
    sessions_with_a_liar(45);
}

#[test]
#[ignore = "minutes: cargo test --lib -- --ignored --nocapture three_thousand_sessions_with_a_liar"]
fn three_thousand_sessions_with_a_liar_cost_no_more_than_the_allowance() {
    sessions_with_a_liar(sessions(3_000));
}
