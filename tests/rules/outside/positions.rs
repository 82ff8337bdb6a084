//! Positions and moves of the games for two.

use heksy::chess::{self, Role, San, UciMove};
use heksy::game::{Position, PositionSetup, Variant, san};
use heksy::hex::Cell;
use heksy::{draughts, three};

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

#[test]
fn legal_moves() -> Result {
    let position = chess::Position::start(chess::Variant::Glinski);
    let moves = position.legal_moves();
    assert_eq!(moves.len(), 51);
    let mv = position.find_move(Cell::F5, Cell::F6, None).ok_or("not legal")?;
    assert!(moves.contains(&mv) && position.is_legal(mv));
    let next = position.play(mv)?;
    assert_eq!(
        (next.turn(), next.piece_at(Cell::F6)),
        (chess::Color::Black, Some(Role::Pawn.of(chess::Color::White)))
    );
    assert_eq!(mv.to_string(), "f5f6");
    let error = position.play(chess::Move::normal(Cell::F1, Cell::F2)).unwrap_err();
    assert_eq!(error.to_string(), "your own piece is on f2");
    Ok(())
}

#[test]
fn san_and_uci() -> Result {
    let mut position = chess::Position::default();
    let mut written = Vec::new();
    for text in ["e6", "b5", "Nc3", "Bg8"] {
        let mv = text.parse::<San>()?.to_move(&position)?;
        written.push((San::from_move(&position, mv).to_string(), mv.to_uci(position.variant()).to_string()));
        position.play_unchecked(mv);
    }
    assert_eq!(written[0], ("e6".to_owned(), "e4e6".to_owned()));
    let mv = "c3d5".parse::<UciMove>()?.to_move(&position);
    assert_eq!(mv.is_ok(), position.find_move(Cell::C3, Cell::D5, None).is_some());
    let nonsense: std::result::Result<San, _> = "Zz9".parse();
    assert!(nonsense.is_err());
    let error = "Qa1".parse::<San>()?.to_move(&position).unwrap_err();
    assert!(!error.to_string().is_empty());
    Ok(())
}

#[test]
fn fen() -> Result {
    let text = "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1";
    let position: chess::Position = text.parse()?;
    assert_eq!(position.to_string(), text);
    assert_eq!(chess::Position::from_fen(chess::Variant::Glinski, text)?, position);
    let shafran = chess::Position::start(chess::Variant::Shafran);
    assert_eq!(chess::Position::from_fen(chess::Variant::Shafran, &shafran.to_fen())?, shafran);
    let checkers: draughts::Position = "W:W55,K39:B19".parse()?;
    assert_eq!(checkers.to_string(), "W:W55,K39:B19");
    let error = "1/1P1/5/7/9".parse::<chess::Position>().unwrap_err();
    assert!(error.to_string().contains("rows"), "{error}");
    Ok(())
}

/// Plays random moves until the game is over and returns the position as text.
macro_rules! random_game {
    ($start:expr, $text:expr, $seed:expr) => {{
        let (mut position, mut random) = ($start, fastrand::Rng::with_seed($seed));
        for _ in 0..2_000 {
            if position.is_game_over() {
                break;
            }
            let moves = position.legal_moves();
            let mv = moves[random.usize(..moves.len())];
            assert_eq!(position.read_move(&$text(&position, mv)).ok(), Some(mv));
            position.play_unchecked(mv);
        }
        position.to_string()
    }};
}

#[test]
fn a_random_game_to_its_outcome() {
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        let mut random = fastrand::Rng::with_seed(7);
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let moves = position.legal_moves();
            position = position.play(moves[random.usize(..moves.len())]).expect("a legal move");
        };
        assert!(position.is_game_over());
        assert_eq!(outcome.points.to_string().parse(), Ok(outcome.points), "{variant}: {outcome}");
    }
}

#[test]
fn code_for_all_five_games() {
    let ends = [
        random_game!(Position::start(Variant::Glinski), san, 1),
        random_game!(Position::start(Variant::McCooey), san, 2),
        random_game!(Position::start(Variant::Shafran), san, 3),
        random_game!(draughts::Position::default(), draughts::Position::move_text, 4),
        random_game!(
            three::Position::default(),
            |position: &three::Position, mv| position.san(mv).to_string(),
            5
        ),
    ];
    assert!(ends.iter().all(|text| !text.is_empty()));
}

#[test]
fn mate_in_one() -> Result {
    let position: chess::Position = "k/3/2K2/7/9/11/11/11/11/11/5Q5 w - 0 1".parse()?;
    let mates: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| position.play(mv).is_ok_and(|next| next.is_checkmate()))
        .map(|mv| San::from_move(&position, mv).to_string())
        .collect();
    assert!(!mates.is_empty() && mates.iter().all(|text| text.ends_with('#')), "{mates:?}");
    let next: Vec<_> =
        position.legal_moves().iter().filter(|mv| position.gives_check(**mv)).copied().collect();
    assert!(next.len() >= mates.len());
    Ok(())
}

#[test]
fn perft_of_every_game() {
    assert_eq!(Position::start(Variant::Glinski).perft(2), 2_586);
    assert_eq!(chess::Position::start(chess::Variant::McCooey).perft(1), 31);
    assert_eq!(three::Position::start().perft(1), three::Position::start().legal_moves().len() as u64);
    assert_eq!(draughts::Position::start().perft(3), 3_270);
}

#[test]
fn setting_up_a_position() -> Result {
    let white = |role: Role| role.of(chess::Color::White);
    let setup = chess::Setup::empty(chess::Variant::Glinski).with_piece(Cell::G1, white(Role::King));
    let errors = chess::Position::from_setup(&setup).unwrap_err();
    assert_eq!(errors.to_string(), "Black has no king; each side needs one");
    assert_eq!(errors.iter().count(), 1);
    let setup = setup.with_piece(Cell::B4, Role::King.of(chess::Color::Black));
    let position = chess::Position::try_from(&setup)?;
    assert_eq!(chess::Setup::from(&position), setup);

    let mut setup = PositionSetup::start(Variant::Checkers);
    let (cell, piece) = setup.pieces().next().ok_or("no piece")?;
    setup.set_piece(cell, None);
    setup.set_piece(Cell::F6, Some(piece));
    assert_eq!(setup.position()?.piece_at(Cell::F6), Some(piece));
    Ok(())
}

#[test]
fn stalemate_is_worth_points() -> Result {
    let fen = "k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 80";
    let points = |variant| -> std::result::Result<String, Box<dyn std::error::Error>> {
        let position = chess::Position::from_fen(variant, fen)?;
        assert!(position.is_stalemate() && !position.is_check());
        Ok(position.outcome().ok_or("not over")?.points.to_string())
    };
    assert_eq!(points(chess::Variant::Glinski)?, "3/4-1/4");
    assert_eq!(points(chess::Variant::McCooey)?, "1/2-1/2");
    Ok(())
}

#[test]
fn the_paths_of_a_capture_in_checkers() -> Result {
    let position: draughts::Position = "W:W33:B43,63,84".parse()?;
    let [mv] = position.legal_moves()[..] else { panic!("one capture: {:?}", position.legal_moves()) };
    assert_eq!(position.path(mv).first(), Some(&mv.from));
    assert_eq!(position.path(mv).last(), Some(&mv.to));
    assert_eq!(position.move_text(mv), "33x53x73");
    assert_eq!(position.read_move("33x53x73")?, mv);
    assert!(position.must_capture() && mv.taken.len() == 2);
    for path in position.paths(mv) {
        assert_eq!(position.by_path(mv, &path), mv);
    }
    Ok(())
}
