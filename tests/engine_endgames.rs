//! King and one piece against king: won positions are mated in the number of moves that the engine announces.
#![cfg(feature = "engine")]

use heksy::chess::{Color, Position, Reason, Role, Variant};
use heksy::engine::{Engine, Event, Limits, Score, SearchRequest};
use heksy::hex::{Bitboard, Cell};

/// The best move of a small search, and its score.
fn best(engine: &mut Engine, position: &Position) -> (heksy::chess::Move, Option<Score>) {
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    engine.go(SearchRequest::new(*position, limits));
    let mut score = None;
    loop {
        match engine.wait().expect("every search ends") {
            Event::Info { info, .. } => score = Some(info.score),
            Event::Progress { .. } => {}
            Event::BestMove { best, .. } => {
                return (best.and_then(heksy::game::Move::chess).expect("a move"), score);
            }
            Event::Failed { message, .. } => panic!("{message}"),
        }
    }
}

/// A random position of king and `role` against king, with the stronger side White and to move.
fn random(role: Role, variant: Variant, rng: &mut fastrand::Rng) -> Option<Position> {
    let mut cells: Vec<Cell> = Bitboard::ALL.iter().collect();
    rng.shuffle(&mut cells);
    let pieces = [(cells[0], 'K'), (cells[1], role.char().to_ascii_uppercase()), (cells[2], 'k')];
    let row = |rank: u8| {
        let letter = |cell: Cell| pieces.iter().find(|(on, _)| *on == cell).map(|(_, letter)| *letter);
        let mut text = String::new();
        let mut empty = 0;
        for cell in Cell::ALL.into_iter().filter(|cell| cell.rank() == rank) {
            match letter(cell) {
                Some(letter) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    text.push(letter);
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    let rows: Vec<String> = (1..=11).rev().map(row).collect();
    Position::from_fen(variant, &format!("{} w - 0 1", rows.join("/"))).ok()
}

#[test]
fn won_positions_are_mated_in_the_announced_moves() {
    let mut engine = Engine::new(|| {});
    let mut rng = fastrand::Rng::with_seed(11);
    let mut mated = 0;
    for game in 0..18 {
        let role = [Role::Queen, Role::Rook, Role::Pawn][game % 3];
        let variant = if game % 2 == 0 { Variant::Glinski } else { Variant::McCooey };
        let Some(start) = random(role, variant, &mut rng) else { continue };
        let (_, Some(Score::Mate(moves))) = best(&mut engine, &start) else { continue };
        let draws = start.rules().default_draws();
        let mut position = start;
        let mut plies = 0;
        let outcome = loop {
            if let Some(outcome) = position.terminal(&draws) {
                break outcome;
            }
            let (m, _) = best(&mut engine, &position);
            position = position.play(m).expect("a legal move");
            plies += 1;
        };
        assert_eq!(outcome.reason, Reason::Checkmate, "{start:?}");
        assert_eq!(outcome.points.for_color(Color::White), 4);
        assert_eq!(plies, 2 * moves - 1, "{}", start.to_fen());
        mated += 1;
    }
    assert!(mated >= 9, "only {mated} of the positions were won");
}
