use super::*;
use crate::chess::{Role, SetupError};

fn kings() -> Setup {
    Setup::empty(Variant::Glinski)
        .with_piece(Cell::F1, Role::King.of(Color::White))
        .with_piece(Cell::F11, Role::King.of(Color::Black))
}

#[test]
fn positions_come_back() {
    let mut random = fastrand::Rng::with_seed(11);
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        assert_eq!(Position::from_setup(&Setup::start(variant)), Ok(position));
        for _ in 0..200 {
            let moves = position.legal_moves();
            let Some(&mv) = random.choice(moves.iter()) else { break };
            position.play_unchecked(mv);
            let setup = Setup::from(&position);
            assert_eq!(Position::try_from(setup.clone()), Ok(position), "{position:?}");
            assert_eq!(setup.occupied(), position.occupied());
        }
    }
}

#[test]
fn every_problem_is_named() {
    let setup = Setup::empty(Variant::Shafran)
        .with_piece(Cell::F2, Role::King.of(Color::White))
        .with_piece(Cell::F4, Role::King.of(Color::White))
        .with_piece(Cell::A1, Role::Rook.of(Color::Black))
        .with_piece(Cell::F1, Role::Pawn.of(Color::White))
        .with_castling("Qb".parse().unwrap())
        .with_en_passant([Cell::E3, Cell::A1]);
    let problems = Position::from_setup(&setup).unwrap_err();
    let text = |error: &SetupError| error.to_string();
    let texts: Vec<String> = problems.iter().map(text).collect();
    let expected = [
        "has no cell a1 of the 91-cell board; remove the Black rook",
        "White has 2 kings",
        "White has a pawn on e1",
        "Black has no king",
        "“Q” says that White may castle",
        "“b” says that Black may castle",
        "no pawn of Black can have just passed d3,a1",
    ];
    assert_eq!(texts.len(), expected.len(), "{texts:?}");
    for (text, expected) in texts.iter().zip(expected) {
        assert!(text.contains(expected), "{text}");
    }
    assert_eq!(problems.first(), problems.iter().next().unwrap());
    let told = problems.to_string();
    assert!(told.starts_with(&texts[..3].join("; ")) && told.ends_with("; and 4 more"), "{told}");
}

#[test]
fn every_misplaced_pawn_is_named() {
    let cells = [Cell::A6, Cell::L6, Cell::F1];
    let setup = cells
        .iter()
        .fold(kings().without(Cell::F1), |setup, &cell| setup.with_piece(cell, Role::Pawn.of(Color::White)));
    let setup = setup.with_piece(Cell::G1, Role::King.of(Color::White));
    let problems = Position::from_setup(&setup).unwrap_err();
    let pawns = problems.iter().map(|problem| match problem {
        SetupError::Pawn { cell, promotes, .. } => (cell.to_string(), *promotes),
        other => panic!("{other}"),
    });
    let expected = [("a6", true), ("f1", false), ("l6", true)];
    assert_eq!(pawns.collect::<Vec<_>>(), expected.map(|(cell, promotes)| (cell.to_owned(), promotes)));
}

#[test]
fn castling_belongs_to_games_that_have_it() {
    let setup = kings().with_castling("q".parse().unwrap());
    let problems = Position::from_setup(&setup).unwrap_err();
    assert_eq!(problems.first(), &SetupError::NoCastling { letter: 'q', variant: Variant::Glinski });
    assert_eq!(problems.iter().count(), 1);
}

#[test]
fn the_waiting_side_may_not_be_in_check() {
    let setup = kings().with_piece(Cell::F6, Role::Rook.of(Color::White));
    let problems = Position::from_setup(&setup).unwrap_err();
    assert!(matches!(problems.first(), SetupError::OpponentInCheck { waiting: Color::Black, .. }));
    assert!(Position::from_setup(&setup.with_turn(Color::Black)).unwrap().in_check());
}

#[test]
fn move_numbers_begin_with_1() {
    let position = Position::from_setup(&kings().with_counters(3, 0)).unwrap();
    assert_eq!((position.halfmove_clock(), position.fullmove_number()), (3, 1));
}

/// Whatever is set up, judging it does not panic, and what is legal can be played on and comes back.
#[test]
fn any_setup_can_be_judged() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut legal = 0;
    for round in 0..30_000 {
        let variant = Variant::ALL[round % 3];
        let mut setup = Setup::empty(variant).with_turn(Color::ALL[random.usize(..2)]);
        let mut place = |setup: &mut Setup, piece| {
            setup.set_piece(Cell::ALL[random.usize(..Cell::COUNT)], Some(piece));
        };
        for color in Color::ALL {
            place(&mut setup, Role::King.of(color));
        }
        for i in 0..round % 5 {
            let role = Role::ALL[(round / 5 + i) % 5];
            place(&mut setup, role.of(Color::ALL[i % 2]));
        }
        if let Ok(position) = Position::from_setup(&setup) {
            legal += 1;
            position.count_legal_moves();
            assert_eq!(Setup::from(position), setup);
        }
    }
    assert!(legal > 5_000, "{legal}");
}
