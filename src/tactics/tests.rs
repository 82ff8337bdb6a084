use super::cases::{Case, name};
use super::*;
use crate::chess;
use crate::game::{Move, PieceKind, Position, Variant};
use crate::hex::Cell;
use crate::sides::Color;

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

/// The rook on d3 protects its queen and keeps the other rook from it.
#[test]
fn a_piece_that_leaves_the_line_to_the_queen_opens_it() {
    let fen = "b/2k/5/2b4/1pp1p1p1p/1p2q1p1p2/3n1PP4/4P6/r2R1Q1PP2/2P2BB4/1P4K2P1 w - 0 19";
    let before = Position::from_fen(Variant::Glinski, fen).unwrap();
    let read = |position: &Position, text: &str| position.find_coordinates(text).unwrap();
    let (mv, better) = (read(&before, "d3d5"), [read(&before, "d3a3")]);
    let answer = [read(&before.after(&[mv]), "a3f3")];
    let cause = Mistake {
        before: &before,
        mv,
        better: &better,
        answer: &answer,
        last: None,
        points: (0.4, 0.1),
        ends: None,
        lets_mate: None,
        misses_mate: None,
        is_secret: false,
    }
    .cause();
    let loose = cause.map(|cause| cause.why);
    assert!(matches!(&loose, Some(Why::Capture { loose: Loose::OpensLine(_), .. })), "{loose:?}");
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

/// The gain of captures on a cell by trying all of them, without limits.
fn gain_by_trying_all(position: &chess::Position, cell: Cell) -> i32 {
    let mut captures = exchange::captures_of(position, cell);
    captures.sort_by_key(|mv| match position.role_at(mv.from) {
        Some(chess::Role::King) | None => 100,
        Some(role) => exchange::value(role),
    });
    let gain = |&mv: &chess::Move| {
        let promotion = if mv.promotion().is_some() { exchange::PROMOTION } else { 0 };
        let victim =
            position.captured_at(mv).and_then(|cell| position.role_at(cell)).map_or(0, exchange::value);
        victim + promotion - gain_by_trying_all(&exchange::after(position, mv), mv.to)
    };
    captures.iter().take(2).map(gain).max().unwrap_or(0).max(0)
}

#[test]
fn exchanges_are_those_of_trying_all_captures() {
    let mut rng = fastrand::Rng::with_seed(17);
    let mut gains = 0;
    for variant in chess::Variant::ALL {
        for _ in 0..40 {
            let mut position = chess::Position::start(variant);
            for _ in 0..60 {
                let Some(&mv) = rng.choice(position.legal_moves().iter()) else { break };
                position.play_unchecked(mv);
                for cell in position.by_color(!position.turn()) {
                    let gain = exchange::take(&position, cell);
                    assert_eq!(gain, gain_by_trying_all(&position, cell), "{} {cell}", position.to_fen());
                    gains += i32::from(gain > 0);
                }
            }
        }
    }
    assert!(gains > 1_000, "{gains}");
}

/// A file may hold such a position. Trying all captures would take hours.
#[test]
fn nine_queens_a_side_on_one_cell_are_exchanged_at_once() {
    let variant = chess::Variant::Glinski;
    let cell = |name| variant.parse_cell(name).expect("a cell of the board");
    let queens = [
        ["f5", "f4", "f3", "f2", "f1", "e5", "d4", "c3", "g5"],
        ["f7", "f8", "f9", "f10", "f11", "g6", "h6", "i6", "e6"],
    ];
    let mut setup = chess::Setup::empty(variant);
    for (color, queens) in Color::ALL.into_iter().zip(queens) {
        for name in queens {
            setup = setup.with_piece(cell(name), chess::Piece { color, role: chess::Role::Queen });
        }
    }
    let setup = setup.with_piece(cell("f6"), chess::Piece { color: Color::Black, role: chess::Role::Pawn });
    let with_kings = |white, black| {
        let king = |color| chess::Piece { color, role: chess::Role::King };
        let setup = setup.clone().with_piece(white, king(Color::White)).with_piece(black, king(Color::Black));
        chess::Position::from_setup(&setup).ok()
    };
    let free: Vec<Cell> =
        Cell::ALL.into_iter().filter(|&cell| setup.board.piece_at(cell).is_none()).collect();
    let position = free.iter().find_map(|&white| free.iter().find_map(|&black| with_kings(white, black)));
    // Black takes last, so that White does not begin.
    assert_eq!(exchange::take(&position.expect("kings that are not in check"), cell("f6")), 0);
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
