//! Games as people really wrote them down: letters of other languages, notations of long ago, careless files.

use heksy::game::pgn::{Finding, PgnFile, ReadGame, Severity, write, write_all};
use heksy::game::{NodeId, Position, Variant};
use heksy::sides::{Color, Points};

/// Tournament games of 1980-87, with English letters.
const TOURNAMENTS: &str = include_str!("../../assets/games/tournaments.pgn");

fn read_all(text: &str) -> Vec<ReadGame> {
    PgnFile::from_text(text.to_owned()).read_all().collect()
}

#[track_caller]
fn read_one(text: &str) -> ReadGame {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The findings without their places, warnings first told as such.
fn findings(game: &ReadGame) -> Vec<String> {
    let told = game.diagnostics.iter().map(|found| match found.problem.severity() {
        Severity::Warning => format!("warning: {}", found.problem),
        Severity::Error => found.problem.to_string(),
    });
    told.collect()
}

/// The moves as they are written, without the tags.
fn moves(game: &ReadGame) -> String {
    write(&game.record).split_once("\n\n").expect("a blank line ends the tags").1.trim_end().to_owned()
}

/// The moves of a text that must be understood without a word.
#[track_caller]
fn clean(text: &str) -> String {
    let game = read_one(text);
    assert_eq!(findings(&game), [""; 0], "{text}");
    moves(&game)
}

/// A text that was read and written must not change when that is done again.
#[track_caller]
fn assert_stable(text: &str) {
    let rewrite = |text: &str| write_all(read_all(text).iter().map(|game| &game.record));
    let once = rewrite(text);
    assert_eq!(rewrite(&once), once, "{text}");
}

// The tournament games, in every alphabet.

#[test]
fn the_tournament_games_replay() {
    assert_eq!(TOURNAMENTS.matches("[Event ").count(), 392);
    let games = read_all(TOURNAMENTS);
    assert_eq!(games.len(), 393, "behind the game of round 209 stands another without a head");
    let mut wrong = games.iter().filter(|game| !game.is_clean());
    let impossible = wrong.next().expect("one game has a king that walks into an attack");
    assert_eq!(wrong.count(), 0);
    let told = findings(impossible);
    assert!(
        told.len() == 1 && told[0].starts_with("“Kf7” is illegal: f7 is attacked by the piece on "),
        "{told:?}"
    );
    let unread = impossible.record.tree.unread(impossible.record.tree.line_end(NodeId::ROOT))[0].as_str();
    let plies: usize = games.iter().map(|game| game.record.main_moves().len()).sum();
    assert!(plies >= 29_924, "{plies}");
    assert_eq!(plies + words(unread), words(&moves_of_file(TOURNAMENTS)), "every word is a move");
    let draws = games.iter().filter(|game| game.record.result.is_some_and(|end| end.points == Points::DRAW));
    assert!(draws.count() > 50);
}

/// A file without its tags.
fn moves_of_file(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('[')).collect::<Vec<_>>().join("\n")
}

/// How many moves are written down: words without the numbers before them and the results.
fn words(text: &str) -> usize {
    let bare = |word: &'_ str| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').to_owned();
    let results = ["1-0", "0-1", "1/2-1/2", "ź-ź", "*"];
    let words = text.split_whitespace().filter(|word| !results.contains(word));
    words.filter(|word| !bare(word).is_empty()).count()
}

/// King, queen, rook, bishop and knight in the languages with letters of their own.
const ALPHABETS: [(&str, [&str; 5]); 7] = [
    ("Hungarian", ["K", "V", "B", "F", "H"]),
    ("Polish", ["K", "H", "W", "G", "S"]),
    ("Esperanto", ["R", "D", "T", "K", "Ĉ"]),
    ("German or Swedish", ["K", "D", "T", "L", "S"]),
    ("French", ["R", "D", "T", "F", "C"]),
    ("Russian", ["Кр", "Ф", "Л", "С", "К"]),
    // With `C` for lack of `Ĉ`.
    ("Esperanto", ["R", "D", "T", "K", "C"]),
];

/// The moves of a game with other letters for the pieces; its tags as they are.
fn transliterate(game: &str, letters: [&str; 5]) -> String {
    let piece = |c: char| "KQRBN".find(c).map(|i| letters[i]);
    let moves =
        |line: &str| line.chars().map(|c| piece(c).map_or_else(|| c.to_string(), str::to_owned)).collect();
    let line = |line: &str| if line.starts_with('[') { line.to_owned() } else { moves(line) };
    game.lines().map(line).collect::<Vec<String>>().join("\n") + "\n"
}

/// Reads every tournament game with the letters of a language; all must come out as in English.
fn assert_alphabet(language: &str, letters: [&str; 5]) {
    let file = PgnFile::from_text(TOURNAMENTS.to_owned());
    let note = format!("warning: the piece letters are {language}");
    let mut told = 0;
    for index in 0..file.len() {
        let text = file.game_text(index).to_string();
        let english = read_one(&text);
        let other = read_one(&transliterate(&text, letters));
        assert_eq!(other.record.main_moves(), english.record.main_moves(), "{text}");
        assert_eq!(other.is_clean(), english.is_clean(), "{:?} in {text}", findings(&other));
        if english.is_clean() {
            assert_eq!(write(&other.record), write(&english.record));
            // A game may have no move of a piece but the king's.
            let words = findings(&other);
            assert!(words.is_empty() || words == [note.as_str()], "{words:?} in {text}");
            told += words.len();
        }
    }
    assert!(told > 380, "only {told} games told their letters");
}

#[test]
fn hungarian_games_are_read_all() {
    let (language, letters) = ALPHABETS[0];
    assert_alphabet(language, letters);
}

#[test]
fn every_alphabet_of_pieces_gives_the_same_moves() {
    for (language, letters) in &ALPHABETS[1..] {
        assert_alphabet(language, *letters);
    }
}

#[test]
fn each_game_has_an_alphabet_of_its_own() {
    let text = "1. Hhf4 Hdf8 2. Be3 *\n\n1. Nhf4 Ndf8 2. Re3 *\n\n1. Кhf4 Кdf8 2. Лe3 *\n\n1. f6 e6 *\n";
    let games = read_all(text);
    let told: Vec<_> = games.iter().map(findings).collect();
    assert_eq!(told[0], ["warning: the piece letters are Hungarian"]);
    assert_eq!(told[2], ["warning: the piece letters are Russian"]);
    assert!(told[1].is_empty() && told[3].is_empty());
    assert_eq!(games[0].record.main_moves(), games[1].record.main_moves());
    assert_eq!(games[2].record.main_moves(), games[1].record.main_moves());
    let place = &games[0].diagnostics[0];
    assert_eq!((place.line, place.column), (1, 4), "where English stops");
}

#[test]
fn a_slip_does_not_change_the_alphabet() {
    // In an English game one knight with the letter of another language is a slip, not a language.
    let slip = read_one("1. Nhf4 Ndf8 2. Sg2 Nc6 3. Re3 Qd9 *");
    assert_eq!(slip.record.main_moves().len(), 2);
    assert_eq!(findings(&slip), ["“Sg2” is not a move; write Nd4, exd5 or e4e5"]);
    // A Hungarian game with an impossible move is Hungarian up to there.
    let hungarian = read_one("1. Hhf4 Hdf8 2. Be3 Vd9 3. Vf9 Hc6 *");
    assert_eq!(hungarian.record.main_moves().len(), 4);
    let told = findings(&hungarian);
    assert_eq!(told[0], "warning: the piece letters are Hungarian");
    assert!(told.len() == 2 && told[1].starts_with("“Vf9” is "), "{told:?}");
}

/// The moves that were understood are written with English letters, and what could not be must not become a move by
/// the same letter in another meaning.
#[test]
fn unread_moves_get_english_letters_too() {
    // A rook cannot go to g2, but a bishop could.
    let game = read_one("1. Hhf4 Hdf8 2. Bg2 Fe9 {Bg2} (2... Hc6xB) 3. e10=V b3b2v Kf3 Zz9 1-0");
    let expected = "1. Nhf4 Ndf8\n2. Rg2 Be9 {Bg2} (2... Nc6xR) 3. e10=Q b3b2Q Kf3 Zz9\n1-0";
    assert_eq!(moves(&game), expected);
    assert_eq!(findings(&game).len(), 2);
    let again = read_one(&write(&game.record));
    assert_eq!(moves(&again), expected);
    assert_eq!(findings(&again), ["“Rg2” is not a legal move"]);
    // A game in another language may have an English move by mistake.
    let mixed = read_one("1. Hhf4 Ndf8 2. Be3 Vxa1 *");
    assert_eq!(mixed.record.main_moves().len(), 3);
    // The moves that English letters fit would hide the rest of a French game from the next reader.
    assert_stable("1. xNg5 Cc6 2. FxCc6 dxFc6 3. Rg1 *");
    assert_stable("1. xNg5 Cc6 2. Txa11 *");
}

#[test]
fn variations_and_promotions_help_to_detect_the_alphabet() {
    assert_eq!(
        findings(&read_one("1. f6 e6 (1... Hdf8 2. Hhf4) 2. g5 *")),
        ["warning: the piece letters are Hungarian"]
    );
    let fen = "[FEN \"1/2k/5/7/9/11/11/11/11/1P9/6K4 w - 0 1\"]";
    assert_eq!(clean(&format!("{fen} 1. b2b3 *")), "1. b3 *");
    let fen = "[FEN \"1/3/1P3/7/9/11/11/11/11/11/k5K4 w - 0 1\"]";
    let game = read_one(&format!("{fen} 1. e10=V+ *"));
    assert_eq!(findings(&game), ["warning: the piece letters are Hungarian"]);
    assert!(moves(&game).starts_with("1. e10=Q"), "{}", moves(&game));
}

// Notations.

#[test]
fn the_captured_piece_may_be_named() {
    // It stands behind the target, ..
    let behind = "1. f5f6 e7e6 2. e4e5 e6f6xP 3. e5f6xP Rc8e8 4. Ri1e4 Bf9d5 5. Re4e3 Bd5f6xP 6. Qe1c3+ Ri8e7 7. Qc3f6xB *";
    assert_eq!(clean(behind), clean(&behind.replace("xP", "").replace("xB", "")));
    assert_eq!(clean("1. g4g6 f7g6xP *"), "1. g6 fxg6 *");
    // .. or before it, ..
    let before = "1. Qe1c3 Qe10c6 2. b1b2 b7b6 3. Bf3b1 e7e6? 4. Qc3xBf9# *";
    assert_eq!(clean(before), "1. Qc3 Qc6 2. b2 b6 3. Bb1 e6 $2 4. Qxf9# *");
    // .. also where a pawn is promoted.
    let fen = "[FEN \"1/3/5/nP5/9/5k5/11/11/11/11/6K4 w - 0 1\"]";
    for text in ["d8xNc8=N", "d8xc8=N", "dxNc8=N", "d8c8xN=N", "d8c8xN=n", "dxc8N"] {
        assert_eq!(clean(&format!("{fen} 1. {text} *")), "1. dxc8=N *", "{text}");
    }
    assert_eq!(clean("1. Nh1i3 *"), "1. Ni3 *");
    let hungarian = read_one("1. g4g6 f7g6xP 2. Hh1i3 c6 3. Hi3xPg6 *");
    assert_eq!(moves(&hungarian), "1. g6 fxg6 2. Ni3 c6 3. Nxg6 *");
}

#[test]
fn another_piece_than_the_captured_one_is_a_warning() {
    let game = read_one("1. g4g6 f7g6xB 2. Nh1i3xN e7e6 *");
    assert_eq!(moves(&game), "1. g6 fxg6 2. Ni3 e6 *");
    assert_eq!(
        findings(&game),
        [
            "warning: “f7g6xB” names a bishop, but captures a pawn",
            "warning: “Nh1i3xN” names a captured piece, but captures nothing"
        ]
    );
}

#[test]
fn a_pawn_capture_may_name_only_the_two_files() {
    assert_eq!(clean("1. g6 fxg *"), "1. g6 fxg6 *");
    assert_eq!(clean("1. g6 f:g+ *"), "1. g6 fxg6 *");
    let two = "[FEN \"1/2k/5/7/9/5n5/4Pn5/4P6/11/11/6K4 w - 0 1\"]";
    let game = read_one(&format!("{two} 1. exf *"));
    let told = findings(&game);
    assert_eq!(told, ["“exf” is ambiguous: it could be exf5, exf6"]);
    let none = findings(&read_one("1. fxe *"));
    assert_eq!(none, ["“fxe” is not a legal move"]);
    let fen = "[FEN \"1/3/5/nP5/9/5k5/11/11/11/11/6K4 w - 0 1\"]";
    assert_eq!(clean(&format!("{fen} 1. dxc=Q *")), "1. dxc8=Q *");
    let which = findings(&read_one(&format!("{fen} 1. dxc *")));
    assert!(which[0].starts_with("“dxc” is ambiguous: it could be dxc8=Q, dxc8=R"), "{which:?}");
}

#[test]
fn en_passant_is_marked_in_many_ways() {
    let fen = "[FEN \"1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 7\"]";
    for mark in ["", "ep", "ep.", " ep.", " e.p.", "e.p.", "bp", " bp.", "b.p.", "e.p.+", " e. p.", "ep+"] {
        let game = read_one(&format!("{fen} 7... exf6{mark} 8. b2 *"));
        assert_eq!(moves(&game), "7... exf6 8. b2 *", "{mark}");
        assert!(game.is_clean(), "{mark}: {:?}", findings(&game));
    }
    let real = "1. f6 e6 2. g5 Ndf8 3. Be2 Nhi6 4. Rg4 Bh6 5. g6 Bxe2 6. Qxe2 exf6 7. gxf7 Nxf7 8. e6 e5ep. 9. Re3 *";
    assert!(clean(real).ends_with("8. e6 fxe5 9. Re3 *"), "{}", clean(real));
}

#[test]
fn results_as_clubs_write_them() {
    for result in ["remi", "ź-ź", "½-½", "1/2", "1/2-1/2", "remis", "½"] {
        let game = read_one(&format!("1. f6 e6 {result}"));
        assert_eq!(findings(&game), [""; 0], "{result}");
        assert_eq!(moves(&game), "1. f6 e6 1/2-1/2", "{result}");
        let tag = read_one(&format!("[Result \"{result}\"]\n\n1. f6 e6 *"));
        assert_eq!(tag.record.result.map(|end| end.points), Some(Points::DRAW), "{result}");
    }
    assert_eq!(read_all("1. f6 remi 1. e5 ź-ź 1. g5 1-0").len(), 3);
    // A second result directly behind the first says nothing new.
    for text in ["1. f6 ź-ź *", "1. f6 1/2-1/2 {agreed} 1/2-1/2", "1. f6 * remi"] {
        assert_eq!(read_one(text).record.result.map(|end| end.points), Some(Points::DRAW), "{text}");
        assert_stable(text);
    }
}

#[test]
fn tags_without_quotes() {
    let text = "[White Sandor Bodor]\n[Black Hexodus III]\n[Result 0-1]\n1.h3h5 h7h6 2.d3d5 d9f8*\n\n\
        [White Csaba Schenkerik] [Black \"Hexodus III\"]\n[Result 1-0]\n1.f1e2 d7d5 *\n";
    let games = read_all(text);
    assert_eq!(games.len(), 2);
    let player = |game: usize, color| games[game].record.player(color).to_owned();
    assert_eq!(player(0, Color::White), "Sandor Bodor");
    assert_eq!(player(0, Color::Black), "Hexodus III");
    assert_eq!(player(1, Color::White), "Csaba Schenkerik");
    assert_eq!(player(1, Color::Black), "Hexodus III");
    assert_eq!(games[0].record.result.map(|end| end.points), Some(Points::BLACK_WINS));
    assert!(games.iter().all(ReadGame::is_clean));
    assert_stable(text);
}

#[test]
fn lines_of_equals_signs_part_games() {
    let text = "1. f6 e6 2. g5\n====\n1. e5 d6\n==========  \n[White \"A\"]\n\n1. g5\n=====\n";
    let games = read_all(text);
    let all: Vec<_> = games.iter().map(moves).collect();
    assert_eq!(all, ["1. f6 e6 2. g5 *", "1. e5 d6 *", "1. g5 *"]);
    assert!(games.iter().all(ReadGame::is_clean));
    assert_eq!(read_all("====\n\n====\n").len(), 0);
    // Elsewhere they part nothing.
    assert_eq!(read_all("1. f6 {\n====\n} e6 *").len(), 1);
    assert_eq!(read_all("1. f6 ==== e6 *").len(), 1);
}

#[test]
fn harmless_words_are_left_out_with_a_warning() {
    let game = read_one("1. f6 ch e6 dbl.ch. 2. g5 <..> d6 D 3. b2 ... c6 + *");
    assert_eq!(moves(&game), "1. f6 e6 2. g5 d6 3. b2 c6 *");
    let told = findings(&game);
    let said = ["ch", "dbl.ch.", "<..>", "D", "+"]
        .map(|word| format!("warning: “{word}” is not a move; it was skipped"));
    assert_eq!(told, said);
}

#[test]
fn other_words_become_comments() {
    let text = "1. f6 a fine move e6 2. g5 } d6 *";
    let game = read_one(text);
    assert!(game.is_clean());
    assert_eq!(moves(&game), "1. f6 {a} {fine} {move} 1... e6 2. g5 {\u{ff5d}} 2... d6 *");
    assert_eq!(findings(&game)[0], "warning: “a” is not a move; it is kept as a comment");
    assert_stable(text);
    // Before the first move they are no comments on moves, and what may be a move is not passed over.
    for text in ["what a game f6 e6 *", "check f6 e6 *"] {
        let game = read_one(text);
        assert!(!game.is_clean() && moves(&game).starts_with(&text[..4]), "{text}");
    }
    assert!(!read_one("1. f6 Zf9 e6 *").is_clean());
}

// Twins.

#[test]
fn the_same_move_twice_is_one_move() {
    assert_eq!(clean("1. f6 (1. f6 e6) e6 *"), "1. f6 e6 *");
    assert_eq!(clean("1. f6 (1. f6 c6) e6 *"), "1. f6 e6 (1... c6) *");
    assert_eq!(clean("1. f6 (1. e5 d6) (1. e5 c6 2. f6) e6 *"), "1. f6 (1. e5 d6 (1... c6 2. f6)) 1... e6 *");
    assert_eq!(clean("1. f6 (1. f6 (1. f6 c6) d6) e6 *"), "1. f6 e6 (1... d6) (1... c6) *");
    assert_eq!(
        clean("1. f6 e6 (1... e6 2. g5 d6 3. h4) 2. g5 d6 3. b2 *"),
        "1. f6 e6 2. g5 d6 3. b2 (3. h4) *"
    );
}

#[test]
fn merging_repeated_moves_keeps_their_comments_and_marks() {
    assert_eq!(
        clean("1. f6! {a} ({b} 1. f6 $14 {c} {a} e6 {d}) e6 $3 *"),
        "{b} 1. f6 $1 $14 {a} {c} 1... e6 $3 {d} *"
    );
    let marks = "1. f6 {[%eval 0.35] [%csl Gf6]} (1. f6 {[%clk 0:01:00] [%csl Gf6,Rf9]}) e6 *";
    assert_eq!(clean(marks), "1. f6 {[%eval 0.35] [%clk 0:01:00] [%csl Gf6,Rf9]} 1... e6 *");
    let unread = read_one("1. f6 (1. f6 Zz9 foo) e6 *");
    assert_eq!(moves(&unread), "1. f6 e6\n(Zz9 foo\n) *");
    for text in [
        "1. f6 (1. f6 Zz9 foo) e6 *",
        "1. f6 (1. f6 c6) Zz9 1-0",
        "1. f6 ({b} 1. f6 {c}) ({d} 1. f6 {c} (1. e5) (1. e5 {x} d6)) *",
        "1. f6 (1. f6 e6 {White resigns.}) {Black resigns.} 1-0",
    ] {
        assert_stable(text);
    }
}

/// How the game went on is told by the main line alone.
#[test]
fn a_variation_does_not_extend_the_main_line() {
    let game = read_one("1. f6 e6 (1... e6 2. g5) 1-0");
    assert_eq!(game.record.main_moves().len(), 2);
    assert_eq!(moves(&game), "1. f6 e6 (1... e6 2. g5) 1-0");
}

// Positions and messages.

#[test]
fn the_rows_alone_are_a_position_with_white_to_move() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        let whole = start.to_fen();
        let rows = match variant {
            Variant::Checkers => whole.strip_prefix("W:").expect("White begins"),
            _ => whole.split(' ').next().expect("rows"),
        };
        let read = Position::from_fen(variant, rows).unwrap_or_else(|error| panic!("{rows}: {error}"));
        assert_eq!(read.turn(), Color::White);
        let expected = whole.replace(" QBqb ", " - ");
        assert_eq!(read.to_fen(), expected, "without the right to castle");
    }
    let game = read_one("[FEN \"1/3/5/nP5/9/5k5/11/11/11/11/6K4\"]\n\n1. dxc8=Q *");
    assert_eq!(findings(&game), [""; 0]);
}

#[test]
fn the_missing_cell_is_named() {
    let told = |text: &str| findings(&read_one(text));
    assert_eq!(told("1. Nc9e8 *"), ["“Nc9e8”: the board has no cell c9"]);
    assert_eq!(told("1. c9e8 *"), ["“c9e8”: the board has no cell c9"]);
    assert_eq!(told("1. Rc9xBe8 *"), ["“Rc9xBe8”: the board has no cell c9"]);
    assert_eq!(told("1. f5f12=Q *"), ["“f5f12=Q”: the board has no cell f12"]);
}

#[test]
fn messages_quote_no_more_than_an_excerpt() {
    const LONG: usize = 300_000;
    let long = "x9".repeat(LONG / 2);
    let letters = "ab".repeat(LONG / 2);
    for text in [
        format!("1. {long} *"),
        format!("1. {letters} *"),
        format!("1. f6 {letters} *"),
        format!("1. f6 ${long} *"),
        format!("1. f6 <{}> *", ".".repeat(LONG)),
        format!("1. f6 ch{} Zz9 *", ".".repeat(LONG)),
        format!("1. f6 ${} *", "9".repeat(LONG)),
        format!("1. f6 {} *", "!".repeat(LONG)),
        format!("1. N{long}f6 *"),
        format!("1. Q-O-O{} *", "+".repeat(LONG)),
        format!("1. Rf12{} *", "+".repeat(LONG)),
        format!("1. Ne9{} *", "+".repeat(LONG)),
        format!("1. O-O{} *", "#".repeat(LONG)),
        format!("[{long} \"]\n\n1. f6 *"),
        format!("[{long}]\n\n1. f6 *"),
        format!("[{long} \"a\"]\n[{long} \"b\"]\n\n1. f6 *"),
        format!("[Result \"{long}\"]\n\n1. f6 *"),
        format!("[TimeControl \"{long}\"]\n\n1. f6 *"),
        format!("[HexClock \"{long}\"]\n\n1. f6 *"),
        format!("[HexScore \"{long}\"]\n\n1. f6 *"),
        format!("[Variant \"{long}\"]\n\n1. f6 *"),
        format!("[FEN \"{long}\"]\n\n1. f6 *"),
        format!("[FEN \"{}\"]\n\n1. f6 *", "k/".repeat(LONG / 2)),
        format!("[FEN \"1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 {long}\"]\n\n1. f6 *"),
        format!("[FEN \"1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b {long}\"]\n\n1. f6 *"),
        format!("[FEN \"1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 {long}\"]\n\n1. f6 *"),
        format!("[FEN \"1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1 {long}\"]\n\n1. f6 *"),
        format!("[Variant \"Shafran\"]\n[FEN \"2k2/6/7/8/9/9/8/7/6/1K3 w {long} - 0 1\"]\n\n1. f6 *"),
        format!("[Variant \"Checkers\"]\n[FEN \"{long}\"]\n\n1. f6 *"),
        format!("[Variant \"Checkers\"]\n[FEN \"W:W55:B{long}\"]\n\n1. f6 *"),
        format!("[Variant \"Checkers\"]\n\n1. {long} *"),
        format!("[Variant \"Checkers\"]\n\n1. 25-{} *", "25-".repeat(LONG / 3)),
    ] {
        let head: String = text.chars().take(80).collect();
        let games = read_all(&text);
        let told: Vec<_> = games.iter().flat_map(findings).collect();
        assert!(!told.is_empty(), "{head}");
        for message in told {
            assert!(message.chars().count() < 300, "{head}: a message of {} bytes", message.len());
        }
    }
    let name = long.parse::<Variant>().unwrap_err().to_string();
    assert!(name.chars().count() < 200, "a message of {} bytes", name.len());
}
