//! Games of `McCooey`'s and Shafran's chess and of checkers: played, taken back, drawn, saved, loaded and refused.

use std::time::Duration;

use crate::reading::{read_all, read_one};
use heksy::game::pgn::{write, write_all};
use heksy::game::{Game, GameRecord, GameSetup, NodeId, Notes, PieceLetters, Position, Variant, read_move};
use heksy::sides::{Color, DrawRules, Points, Reason};

/// White may castle both ways to both sides, and so may Black.
const CASTLINGS: &str = "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1";

/// Gliński's start with a field that his game has not.
const GLINSKI_WITH_CASTLING: &str =
    "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w KQkq - 0 1";

fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The tags of a game with a set-up.
fn headed(variant: Variant, fen: &str) -> String {
    format!("[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n")
}

/// Starts a game and plays moves written as people write them.
fn played(setup: GameSetup, moves: &str) -> Game {
    let mut game = Game::new(setup);
    for text in moves.split_whitespace() {
        let mv = read_move(game.position(), text, PieceLetters::English);
        let mv = mv.unwrap_or_else(|error| panic!("{}: {error}", game.position().to_fen()));
        game.play(mv, Duration::ZERO).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn from(variant: Variant, fen: &str) -> GameSetup {
    GameSetup::new(position(variant, fen))
}

/// Saves a game, loads it again, and compares the two.
fn saved(game: &Game) -> String {
    let text = write(game.record());
    let back = read_one(&text);
    assert_eq!(back.diagnostics, [], "{text}");
    assert_eq!(back.record.tree.start(), game.record().tree.start(), "{text}");
    assert_eq!(back.record.main_moves(), game.record().main_moves(), "{text}");
    let ending = |record: &GameRecord| (record.result.map(|outcome| outcome.points), record.reason());
    assert_eq!(ending(&back.record), ending(game.record()), "{text}");
    assert_eq!(write(&back.record), text);
    text
}

mod checkers {
    use super::*;

    const DANCE: &str = "56-57 19-28 57-56 28-19";

    fn kings(draws: DrawRules) -> GameSetup {
        GameSetup { draws, ..from(Variant::Checkers, "W:WK56:BK19") }
    }

    fn reason(game: &Game) -> Option<Reason> {
        game.outcome().map(|outcome| outcome.reason)
    }

    #[test]
    fn the_third_repetition_is_a_draw() {
        let draws = Variant::Checkers.default_draws();
        let twice = [DANCE, DANCE].join(" ");
        let game = played(kings(draws), &twice);
        assert_eq!(game.outcome().map(|outcome| outcome.points), Some(Points::DRAW));
        assert_eq!(reason(&game), Some(Reason::Repetition));
        saved(&game);
        let claimed = DrawRules { repetition_automatic: false, ..draws };
        let mut game = played(kings(claimed), &twice);
        assert_eq!((reason(&game), game.claimable()), (None, Some(Reason::Repetition)));
        assert!(game.claim_draw(Duration::ZERO));
        assert_eq!(reason(&game), Some(Reason::Repetition));
    }

    #[test]
    fn fifty_moves_are_a_draw() {
        let draws = Variant::Checkers.default_draws();
        let late = |draws| GameSetup { draws, ..from(Variant::Checkers, "W:WK55:BK19:H98:F80") };
        assert_eq!(reason(&played(late(draws), "55-56")), None);
        assert_eq!(reason(&played(late(draws), "55-56 19-28")), Some(Reason::FiftyMoves));
        let claimed = played(late(DrawRules { fifty_automatic: false, ..draws }), "55-56 19-28");
        assert_eq!((reason(&claimed), claimed.claimable()), (None, Some(Reason::FiftyMoves)));
        let man = GameSetup { draws, ..from(Variant::Checkers, "W:WK55,25:BK19:H99:F80") };
        assert_eq!(reason(&played(man, "25-26")), None, "a man's move begins the count anew");
    }

    #[test]
    fn the_last_man_taken_and_the_last_way_blocked_lose() {
        let game = played(from(Variant::Checkers, "W:W33:B24,43,63"), "33x53x73");
        assert_eq!(reason(&game), None);
        let game = played(from(Variant::Checkers, "W:W55:B65,66,47,46"), "55x75x57x37x55");
        assert_eq!(reason(&game), Some(Reason::AllTaken));
        assert_eq!(game.outcome().map(|outcome| outcome.points), Some(Points::WHITE_WINS));
        assert!(saved(&game).trim_end().ends_with("1-0"));
        let game = played(from(Variant::Checkers, "B:W16:B36,27"), "27-26");
        assert_eq!(reason(&game), Some(Reason::Blocked));
        assert_eq!(game.outcome().map(|outcome| outcome.points), Some(Points::BLACK_WINS));
        saved(&game);
    }

    #[test]
    fn moves_are_taken_back_and_made_again() {
        let start = position(Variant::Checkers, "W:W55:B65,66,47,46");
        let mut game = played(GameSetup::new(start), "55x75x57x37x55");
        let end = *game.position();
        assert_eq!(game.take_back(1, Duration::ZERO), 1);
        assert_eq!((*game.position(), game.outcome()), (start, None));
        assert_eq!(game.redo(1, Duration::ZERO), 1);
        assert_eq!((*game.position(), reason(&game)), (end, Some(Reason::AllTaken)));
    }

    #[test]
    fn a_king_that_came_by_capture_is_known_when_loaded() {
        let game = played(from(Variant::Checkers, "W:W57:B48,68"), "57x39");
        assert_eq!(game.position().to_fen(), "B:WK39cf:B68");
        let text = saved(&Game::new(GameSetup::new(*game.position())));
        assert!(text.contains("[FEN \"B:WK39cf:B68\"]"), "{text}");
    }

    #[test]
    fn variations_and_comments_are_kept() {
        let text = "[Variant \"HexCheckers\"]\n\n1. 25-26 {first} 85-84 (94-84 2. 35-36 {x} (24-25)) 2. 35-36 $1 *\n";
        let game = read_one(text);
        assert_eq!(game.diagnostics, []);
        let first = game.record.tree.next(NodeId::ROOT).expect("a move");
        assert_eq!(game.record.tree.children(first).len(), 2);
        assert_eq!(game.record.tree.notes(first).map(Notes::comment).as_deref(), Some("first"));
        let written = write(&game.record);
        for part in ["{first}", "(1... 94-84 2. 35-36 {x} (2. 24-25))", "35-36 $1"] {
            assert!(written.replace('\n', " ").contains(part), "{part} in {written}");
        }
        assert_eq!(write(&read_one(&written).record), written);
    }

    /// The way around a ring that is read is the one that is written; the first one, where only its ends are given.
    #[test]
    fn a_ring_is_written_the_way_it_is_read() {
        let ways = [
            ("55x75x57x37x55", "55x75x57x37x55"),
            ("55x37x57x75x55", "55x37x57x75x55"),
            ("55:75:57:37:55", "55x75x57x37x55"),
            ("55x55", "55x37x57x75x55"),
        ];
        for (way, shown) in ways {
            let text = headed(Variant::Checkers, "W:W55:B46,47,65,66") + "1. " + way + " 1-0\n";
            let game = read_one(&text);
            assert_eq!(game.diagnostics, [], "{way}");
            assert!(write(&game.record).contains(&format!("1. {shown} 1-0")), "{}", write(&game.record));
        }
    }
}

mod chess {
    use super::*;

    #[test]
    fn all_four_castlings_are_written_and_read() {
        let white = position(Variant::Shafran, CASTLINGS);
        let black = position(Variant::Shafran, &CASTLINGS.replace(" w ", " b "));
        for (position, written, coordinates) in [
            (&white, "Q-O-O", "e1c1"),
            (&white, "Q-O-O-O", "e1b1"),
            (&white, "B-O-O", "e1g3"),
            (&white, "B-O-O-O", "e1h4"),
            (&black, "Q-O-O", "e10g10"),
            (&black, "Q-O-O-O", "e10h10"),
            (&black, "B-O-O", "e10c8"),
            (&black, "B-O-O-O", "e10b7"),
        ] {
            for text in [written, &written.replace('O', "0"), coordinates] {
                let mv = read_move(position, text, PieceLetters::English).unwrap_or_else(|e| panic!("{e}"));
                assert_eq!(position.coordinates(mv), coordinates, "{text}");
            }
            let game = played(GameSetup::new(*position), written);
            let text = saved(&game);
            assert!(text.contains(&format!(" {written}")), "{text}");
        }
    }

    #[test]
    fn a_triple_step_is_taken_on_either_cell_it_passed() {
        let before = "2k2/6/7/8/5p2P/3p5/3p4/7/4P1/1K3 w - - 0 1";
        for (taken_on, text) in [("e3", "dxe3"), ("e4", "fxe4"), ("e4", "dxe4")] {
            let game = played(from(Variant::Shafran, before), &format!("e5 {text}"));
            let cell = Variant::Shafran.parse_cell(taken_on).expect("a cell");
            assert_eq!(game.position().piece_at(cell).map(|piece| piece.color), Some(Color::Black), "{text}");
            assert_eq!(game.position().by_color(Color::White).len(), 2, "{text}: the pawn on e5 is taken");
            saved(&game);
        }
        let game = played(from(Variant::Shafran, before), "e5");
        assert!(game.position().to_fen().contains(" b - e3,e4 "), "{}", game.position().to_fen());
        saved(&Game::new(GameSetup::new(*game.position())));
    }

    #[test]
    fn pawns_are_promoted() {
        for (variant, fen, texts) in [
            (
                Variant::Shafran,
                "5/4P1/1r5/n6k/2P6/9/8/7/6/4K w - - 0 1",
                ["cxb7=Q", "cxb7=N", "h10=R", "h10=B"],
            ),
            (
                Variant::McCooey,
                "1/1r1/n4/2P4/9/10k/11/11/11/11/1K9 w - 0 1",
                ["exd9=Q", "exd9=R", "exd9=B", "exd9=N"],
            ),
        ] {
            for text in texts {
                let game = played(from(variant, fen), text);
                let saved = saved(&game);
                assert!(saved.contains(text), "{text} in {saved}");
            }
        }
    }

    #[test]
    fn mates_and_stalemates_end_a_game_as_its_variant_says() {
        for (variant, fen, moves, reason, points) in [
            (
                Variant::McCooey,
                "k/3/2K2/4Q2/9/11/11/11/11/11/11 w - 0 1",
                "Qf10",
                Reason::Checkmate,
                Points::WHITE_WINS,
            ),
            (
                Variant::McCooey,
                "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1",
                "Kf9",
                Reason::Stalemate,
                Points::DRAW,
            ),
            (
                Variant::Shafran,
                "R4/6/7/8/1R4P2/6K2/2B5/3P2k/6/5 w - - 3 46",
                "e10e1",
                Reason::Checkmate,
                Points::WHITE_WINS,
            ),
        ] {
            let game = played(from(variant, fen), moves);
            let outcome = game.outcome().unwrap_or_else(|| panic!("{fen} {moves} goes on"));
            assert_eq!((outcome.reason, outcome.points), (reason, points), "{fen}");
            saved(&game);
        }
    }
}

/// A file with a game of each kind.
#[test]
fn a_file_may_hold_games_of_every_kind() {
    let games: Vec<_> = [
        (Variant::Glinski, "f6 e6"),
        (Variant::McCooey, "f5 f7"),
        (Variant::Shafran, "e5 e6"),
        (Variant::Checkers, "25-26 85-84"),
    ]
    .into_iter()
    .map(|(variant, moves)| played(GameSetup::new(Position::start(variant)), moves))
    .collect();
    let text = write_all(games.iter().map(Game::record));
    let back = read_all(&text);
    assert_eq!(back.len(), 4, "{text}");
    for (game, back) in games.iter().zip(&back) {
        assert_eq!(back.diagnostics, [], "{text}");
        assert_eq!(back.record.variant(), game.record().variant());
        assert_eq!(back.record.main_moves(), game.record().main_moves());
    }
    assert_eq!(write_all(back.iter().map(|game| &game.record)), text);
}

/// The library and `heksy check` report each fault with its place.
#[test]
fn wrong_files_are_refused_with_a_reason() {
    let largest = "33x53x73";
    for (text, place, said) in [
        (headed(Variant::Checkers, "W:W33:B24,43,63") + "1. 33x15 *\n", "5:4", largest),
        (headed(Variant::Checkers, "W:W33:B24,43,63") + "1. 33-34 *\n", "5:4", "33-34"),
        (headed(Variant::Checkers, "W:W55:B19") + "1. 55-69 *\n", "5:4", "no cell 69"),
        (headed(Variant::Checkers, "W:W55:B55") + "1. 55-56 *\n", "3:1", "two pieces on 55"),
        (headed(Variant::Checkers, "W:W19:B55") + "1. 55-56 *\n", "3:1", "write K19"),
        (headed(Variant::Checkers, "W:W55:B19") + "1. e4 *\n", "5:4", "write for example 55-56 or 33x53x73"),
        (
            headed(Variant::Checkers, "W:W16:B55") + "1. 16-17 *\n",
            "5:4",
            "pieces on columns 1 and 9 cannot move straight",
        ),
        (headed(Variant::Glinski, CASTLINGS) + "1. Q-O-O *\n", "3:1", "write [Variant \"Shafran\"]"),
        (headed(Variant::Glinski, GLINSKI_WITH_CASTLING) + "1. f6 *\n", "3:1", "“KQkq” is a castling field"),
        (headed(Variant::Glinski, "W:W55:B19") + "1. f6 *\n", "3:1", "write [Variant \"HexCheckers\"]"),
        (
            headed(Variant::McCooey, "k4/6/7/8/9/8/7/6/4K w - 0 1") + "1. f6 *\n",
            "3:1",
            "9 rows between slashes instead of 11",
        ),
        ("1. O-O *\n".to_owned(), "1:4", "there is no castling in Glinski"),
        ("1. 25-26 *\n".to_owned(), "1:4", "is not a move; write Nd4"),
        (headed(Variant::Shafran, CASTLINGS) + "1. O-O *\n", "5:4", "write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O"),
        (
            headed(Variant::Shafran, &CASTLINGS.replace("QBqb", "Bqb")) + "1. Q-O-O *\n",
            "5:4",
            "the king or the rook has already moved",
        ),
        (
            headed(Variant::Shafran, &CASTLINGS.replace(" QBqb", "")) + "1. e5 *\n",
            "3:1",
            "the castling or en passant field after the side to move is missing",
        ),
        (
            headed(Variant::Shafran, &CASTLINGS.replace("QBqb", "KQkq")) + "1. e5 *\n",
            "3:1",
            "letters from QBqb",
        ),
        (headed(Variant::Shafran, "W:W55:B19") + "1. 55-56 *\n", "3:1", "write [Variant \"HexCheckers\"]"),
        ("[Variant \"Shafran\"]\n\n1. l3 *\n".to_owned(), "3:4", "the board has no cell l3"),
        (
            "[Variant \"Triangular\"]\n\n1. e4 *\n".to_owned(),
            "1:1",
            "write Glinski, McCooey, Shafran, HexCheckers",
        ),
        ("[Variant \"McCooey\"]\n\n1. f5 e6 2. f7 *\n".to_owned(), "3:13", "f7"),
    ] {
        let game = read_one(&text);
        assert!(!game.is_clean(), "{text}");
        let found = game.diagnostics[0].to_string();
        assert!(found.starts_with(&format!("{place}: ")) && found.contains(said), "{found}\nin {text}");
        assert_eq!(write(&read_one(&write(&game.record)).record), write(&game.record), "{text}");

        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.pgn");
        std::fs::write(&path, &text).expect("a file");
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let right =
            heksy::cli::check::run(&[path], Variant::Glinski, &mut out, &mut err).expect("room to write");
        let err = String::from_utf8(err).expect("a text");
        assert!(!right && err.contains(&format!("x.pgn:{found}")), "{err}");
    }
}
