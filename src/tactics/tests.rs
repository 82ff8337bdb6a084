use super::cases::Case;
use super::*;
use crate::game::{Move, PieceKind, Position, Variant};
use crate::sides::Reason;

/// The name of a cause in the cases.
fn name(cause: &Cause) -> String {
    let side = if cause.is_missed { "misses" } else { "allows" };
    let what = match &cause.why {
        Why::Ends(outcome) if outcome.reason == Reason::Stalemate => return "stalemates".to_owned(),
        Why::Ends(_) => return "ends-in-draw".to_owned(),
        Why::Capture { loose, .. } => {
            let name = match loose {
                Loose::BadCapture(_) => "bad-capture",
                Loose::MovedThere => "moves-to-lost-cell",
                Loose::StillAttacked => "leaves-attacked",
                Loose::StopsProtecting(_) => "stops-protecting",
                Loose::OpensLine(_) => "opens-line",
                Loose::BlocksProtector { .. } => "blocks-protector",
                Loose::Unprotected | Loose::NotSafe if cause.is_missed => "misses-capture",
                Loose::Unprotected | Loose::NotSafe => "loses-piece",
                Loose::TakesLess(_) => "takes-less",
                Loose::TakesBack => "misses-recapture",
            };
            return name.to_owned();
        }
        Why::Stalemate(_) if cause.is_missed && cause.line.len().is_multiple_of(2) => "quarter",
        Why::Stalemate(_) => "stalemate",
        Why::Mate(_) => "mate",
        Why::Perpetual => "perpetual",
        Why::Blow { blow, .. } => match blow {
            Blow::Discovered(_) => "discovered",
            Blow::DiscoveredCheck => "discovered-check",
            Blow::Fork(_) => "fork",
            Blow::Skewer(_) => "skewer",
            Blow::Pin | Blow::Pinned(_) => "pin",
            Blow::ProtectorTaken(_) => "defender-taken",
            Blow::Trapped => "trapped",
            Blow::Attacked => "attacked",
        },
        Why::Line { .. } => "line",
        Why::Promotion { .. } => "promotes",
        Why::Shot { .. } => "shot",
    };
    format!("{side}-{what}")
}

#[test]
fn forty_mistakes_have_the_cause_that_a_person_named() {
    for case in Case::all() {
        let cause = case.cause.as_ref().map(name).unwrap_or_default();
        assert_eq!(cause, case.field("cause"), "{} {:?}", case.before.to_fen(), case.mv);
    }
}

/// A line in which both sides take what they can, and otherwise move at random.
fn greedy(start: &Position, random: &mut fastrand::Rng) -> Vec<Move> {
    let (mut position, mut line) = (*start, Vec::new());
    for _ in 0..random.usize(..9) {
        let moves = position.legal_moves();
        let captures: Vec<Move> = moves.iter().copied().filter(|&mv| position.is_capture(mv)).collect();
        let from = if captures.is_empty() || random.u8(..4) == 0 { &moves } else { &captures };
        let Some(&mv) = random.choice(from) else { break };
        position.play_unchecked(mv);
        line.push(mv);
    }
    line
}

/// Calls `visit` with random mistakes of a game and random lines.
fn random_mistakes(variant: Variant, count: usize, mut visit: impl FnMut(&Mistake<'_>)) {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..count {
        let mut before = Position::start(variant);
        for _ in 0..random.usize(10..50) {
            let moves = before.legal_moves();
            let Some(&mv) = random.choice(&moves) else { break };
            before.play_unchecked(mv);
        }
        let Some(&mv) = random.choice(&before.legal_moves()) else { continue };
        let (better, answer) = (greedy(&before, &mut random), greedy(&before.after(&[mv]), &mut random));
        visit(&Mistake {
            before: &before,
            mv,
            better: &better,
            answer: &answer,
            last: None,
            points: (0.7, 0.3),
            ends: None,
            lets_mate: None,
            misses_mate: None,
            is_secret: false,
        });
    }
}

/// The pieces that a cause places, with the position in which they stand.
fn placed(cause: &Cause, start: &Position) -> Vec<(Position, Placed)> {
    let after = start.after(&cause.line[..cause.line.len().min(1)]);
    match &cause.why {
        Why::Capture { victim, loose, .. } => {
            let other = match loose {
                Loose::OpensLine(by) => Some(*by),
                Loose::BlocksProtector { mover, .. } => Some(*mover),
                _ => None,
            };
            std::iter::once(*victim).chain(other).map(|placed| (*start, placed)).collect()
        }
        Why::Blow { victim, blow, .. } => {
            let other = match blow {
                Blow::Discovered(by) | Blow::Fork(by) | Blow::Skewer(by) | Blow::Pinned(by) => Some(*by),
                _ => None,
            };
            std::iter::once(*victim).chain(other).map(|placed| (after, placed)).collect()
        }
        Why::Promotion { pawn, .. } => vec![(*start, *pawn)],
        _ => Vec::new(),
    }
}

#[test]
fn a_cause_names_legal_moves_and_pieces_that_are_there() {
    for variant in Variant::ALL {
        let mut found = 0;
        random_mistakes(variant, 250, |mistake| {
            let Some(cause) = mistake.cause() else { return };
            found += 1;
            let start = if cause.is_missed { *mistake.before } else { mistake.before.after(&[mistake.mv]) };
            let text = format!("{variant} {} {:?} {cause:?}", mistake.before.to_fen(), mistake.mv);
            let end = cause.line.iter().try_fold(start, |position, &mv| position.play(mv));
            assert!(end.is_ok() && cause.at < cause.line.len(), "{text}");
            for (position, placed) in placed(&cause, &start) {
                assert_eq!(position.kind_at(placed.cell), Some(placed.kind), "{text}");
            }
            if let Why::Capture { victim, loose, .. } = &cause.why {
                let mv = cause.line[0];
                assert!(start.taken_by(mv).contains(victim.cell), "{text}");
                let back = start.after(&[mv]);
                let is_back = |other: &Move| back.taken_by(*other).contains(mv.to());
                assert!(*loose != Loose::Unprotected || !back.legal_moves().iter().any(is_back), "{text}");
            }
            let is_pawn = |placed: Placed| placed.kind == PieceKind::Chess(crate::chess::Role::Pawn);
            assert!(!matches!(cause.why, Why::Blow { victim, .. } if is_pawn(victim)), "{text}");
        });
        assert!(found >= 15, "{variant}: only {found}");
    }
}

#[test]
fn a_pinned_piece_protects_nothing() {
    // The rook on f8 protects the pawn on g8, unless the rook on f4 pins it to its king.
    let gain = |rank_4: &str| {
        let fen = format!("k/3/5/3rp2/9/11/6R4/{rank_4}/11/11/5K5 w - 0 1");
        let position = *Position::from_fen(Variant::Glinski, &fen).unwrap().chess().unwrap();
        let pawn = Variant::Glinski.parse_cell("g8").unwrap();
        (exchange::take(&position, pawn), exchange::take_any(&position))
    };
    assert_eq!(gain("5R5"), (1, 1));
    assert_eq!(gain("4R6"), (0, 0));
}

#[test]
fn a_secret_line_is_not_given_away() {
    for variant in Variant::ALL {
        random_mistakes(variant, 60, |mistake| {
            let told = Mistake { is_secret: true, ..*mistake }.cause();
            assert!(told.is_none_or(|cause| !cause.is_missed), "{variant} {:?}", mistake.mv);
        });
    }
}
