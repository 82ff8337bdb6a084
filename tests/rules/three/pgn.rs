//! Files of games for three: what is written is read again, and what is odd is named with its place.

use heksy::three::pgn::{ReadGame, Record, read, write};
use heksy::three::{Act, DeadPieces, Ending, Game, OutReason, Position, Seat};

use crate::robust::rubbish;

/// Everything about the game that a file must keep.
fn course(game: &Game) -> (Vec<Act>, String, Option<(Ending, String)>) {
    let end = game.end().map(|end| (end.ending, end.points.to_string()));
    (game.acts().map(|(act, ..)| act).collect(), game.position().to_string(), end)
}

fn one(text: &str) -> ReadGame {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn problems(text: &str) -> Vec<String> {
    read(text).iter().flat_map(|game| &game.diagnostics).map(ToString::to_string).collect()
}

/// The game as it is written, without its head.
fn moves(text: &str) -> String {
    let written = write(&one(text).record);
    written.split_once("\n\n").map_or_else(String::new, |(_, moves)| moves.trim_end().to_owned())
}

/// A game by chance, with sides that leave, comments and glyphs.
fn random_game(seed: u64) -> Record {
    let mut random = fastrand::Rng::with_seed(seed);
    let start = Position::start();
    let dead = if seed.is_multiple_of(2) { DeadPieces::Stay } else { DeadPieces::Leave };
    let mut record = Record::new(Game::new(start.with_dead_pieces(dead)));
    record.set_tag("Red", "Ewa \"E\" \\ Nowak");
    for act in 1..random.usize(2..300) {
        if record.game.end().is_some() {
            break;
        }
        if random.u8(..100) == 0 {
            let seat = Seat::ALL[random.usize(..3)];
            let reason = if random.bool() { OutReason::Resignation } else { OutReason::TimeForfeit };
            record.game.leave(seat, reason).ok();
        } else {
            let moves = record.game.position().legal_moves();
            record.game.play(moves[random.usize(..moves.len())]).expect("legal");
        }
        if random.u8(..20) == 0 && record.game.acts().count() == act {
            let notes = record.notes_mut(act);
            notes
                .comments
                .push("a comment (with parentheses) of some words; and [brackets] 1-0 *".to_owned());
            notes.nags.push(random.u8(1..140));
        }
    }
    if seed.is_multiple_of(3) && record.game.end().is_none() {
        for seat in record.game.position().playing().iter() {
            record.game.agree(seat).expect("it is in the game");
        }
    }
    record
}

#[test]
fn written_games_are_read_back() {
    let mut ends = 0;
    let mut all = String::new();
    for seed in 0..60 {
        let record = random_game(seed);
        let text = write(&record);
        let again = one(&text);
        assert_eq!(again.diagnostics, [], "{text}");
        assert_eq!(course(&again.record.game), course(&record.game), "{text}");
        for acts in 0..=record.game.acts().count() {
            let said = |record: &Record| record.notes(acts).cloned().unwrap_or_default();
            assert_eq!(said(&again.record), said(&record), "{text}");
        }
        assert_eq!(again.record.player(Seat::Red), "Ewa \"E\" \\ Nowak");
        assert_eq!(write(&again.record), text);
        assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() < 80), "{text}");
        ends += usize::from(record.game.end().is_some());
        all += &(text + "\n");
    }
    assert!(ends > 10, "{ends}");
    assert_eq!(read(&all).len(), 60);
    assert!(problems(&all).is_empty());
}

#[test]
fn a_written_file_has_the_documented_form() {
    let mut record = Record::new(Game::new(Position::start()));
    record.set_tag("White", "Anna");
    for text in ["e5", "c4"] {
        let mv = record.game.position().read_move(text).expect("a move");
        record.game.play(mv).expect("legal");
    }
    record.notes_mut(2).comments.push("sharp".to_owned());
    record.game.leave(Seat::Red, OutReason::Resignation).expect("it is in the game");
    for text in ["k3", "Ne4"] {
        let mv = record.game.position().read_move(text).expect("a move");
        record.game.play(mv).expect("legal");
    }
    record.game.agree(Seat::White).expect("it is in the game");
    record.game.agree(Seat::Black).expect("it is in the game");
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Anna\"]\n[Red \"?\"]\n\
        [Black \"?\"]\n[Result \"3/4-0-3/4\"]\n[Variant \"ThreePlayer\"]\n\n\
        1. e5 c4 {sharp} {[%out red resigns]} k3 2. Ne4 {[%draw agreed]} 3/4-0-3/4\n";
    assert_eq!(write(&record), expected);
}

#[test]
fn a_game_from_another_start_can_begin_with_black() {
    let fen = "1/3/5/7/9/rK4bRbK4/11/11/11/11/wK10 b wrb - 3 90";
    let text = format!("[FEN \"{fen}\"]\n[HexDead \"leave\"]\n\n90... Rf7 *");
    let game = one(&text);
    assert_eq!(game.diagnostics, []);
    assert_eq!(game.record.start().dead_pieces(), DeadPieces::Leave);
    assert!(write(&game.record).ends_with(&format!(
        "[FEN \"{fen}\"]\n[HexDead \"leave\"]\n[SetUp \"1\"]\n[Variant \"ThreePlayer\"]\n\n90... Rf7 *\n"
    )));
}

#[test]
fn each_problem_is_reported_with_line_and_column() {
    assert_eq!(problems("1. e5 c4 (k3) l3k3 *"), ["1:10: a variation was kept as text"]);
    assert_eq!(
        problems("1. e5\n  Qz9 *"),
        ["2:3: “Qz9”: there is no cell z9; the rest of the game is kept as text"]
    );
    assert_eq!(problems("1. e5 e5 *").len(), 1);
    assert_eq!(problems("1. e5 {unclosed *"), ["1:7: a comment is not closed"]);
    assert_eq!(
        problems("[Variant \"Glinski\"]\n\n1. e5 *"),
        ["1:1: it is a game of “Glinski”, not a three-player game"]
    );
    assert!(problems("[FEN \"1/3\"]\n\n*")[0].starts_with("1:1: the starting position is invalid"));
    let kings = "1/3/5/7/9/rK4bKbN4/11/11/11/11/11 w wrb - 3 90";
    assert!(problems(&format!("[FEN \"{kings}\"]\n\n*"))[0].contains("White is in the game and has no king"));
    let resigned = "1. e5 {[%out red resigns]} {[%out black resigns]} ";
    assert_eq!(
        problems(&format!("{resigned}0-1-1/2")),
        ["1:51: the file says 0-1-1/2, but the game ends with 1-1/2-0"]
            .map(|text| text.replace("1-1/2-0", "1-0-1/2"))
    );
    assert_eq!(problems(&format!("{resigned}2. Nf4 1-0-1/2")).len(), 1);
}

/// Nothing of a game is lost whose start is not possible: neither the start, nor the moves, which are not those of another one.
#[test]
fn a_start_that_is_not_possible_is_kept_with_its_moves() {
    let fen = "1/3/5/7/9/rK4bKbN4/11/11/11/11/11 w wrb - 3 90";
    let game = one(&format!("[White \"Ewa\"]\n[FEN \"{fen}\"]\n\n90. e3e5 {{why}} Kb6 1-0-1/2"));
    assert!(game.record.has_unread() && game.record.game.acts().next().is_none());
    let text = write(&game.record);
    assert!(text.contains(&format!("[FEN \"{fen}\"]")) && text.contains("\n90. e3e5 {why} Kb6\n"), "{text}");
    assert!(text.contains("[White \"Ewa\"]") && text.trim_end().ends_with("1-0-1/2"), "{text}");
    assert_eq!(write(&one(&text).record), text);
}

/// The rest of a game that cannot be read is written back, as often as it is read and written.
#[test]
fn the_unreadable_rest_of_a_game_is_kept() {
    for rest in
        ["Qz9 {why} ; to the end\n2. Nf4", "Qz9 (k3", "Qz9 {open", "Qz9 ) ] }", "Qz9 %x", "Qz9\n%\n\u{7}"]
    {
        let text = write(&one(&format!("1. e5 {rest} *")).record);
        assert!(text.contains("1. e5\nQz9"), "{text}");
        let again = one(&text);
        assert_eq!(again.diagnostics.len(), 1, "{text}");
        assert_eq!(write(&again.record), text);
    }
}

#[test]
fn unread_text_never_becomes_a_tag() {
    for text in ["4 {sharp} [Blac5\"2wa\"]\n43. Kg4 *", "$3 [White \"x\"] e5 *", "1. e5 [White \"x\"] c4 *"] {
        let once = write(&one(&format!("[Variant \"ThreePlayer\"]\n\n{text}\n")).record);
        let again = one(&once);
        assert_eq!(write(&again.record), once);
        assert_eq!(again.record.tag("Blac5"), None, "{once}");
        assert_eq!(again.record.player(Seat::White), "?", "{once}");
    }
}

#[test]
fn a_game_in_the_dress_of_print_is_read() {
    let plain = "[Variant \"ThreePlayer\"]\n\n1. e5 {sharp} c4 k3 2. Ne4 *";
    let expected = write(&one(plain).record);
    for text in [
        "[Variant \"Three-player hexes\"]\n\n1. e5 {sharp} c4 k3 2. N e4 *",
        "> [Variant \"ThreePlayer\"]\n>\n> 1. e5\u{200b} {sharp} c4, k3\n> 2. ♘\u{fe0e}e4 *",
        "```pgn\n[Variant \"ThreePlayer\"]\n\n1. e5 {sharp} c4 k3 2. Ne4 *\n```\n",
    ] {
        assert!(one(text).is_clean(), "{text}: {:?}", problems(text));
        assert_eq!(write(&one(text).record), expected, "{text}");
    }
    assert!(moves("1. e5 c4 k3 1 – 0 – ½").ends_with("1-0-1/2"));
}

#[test]
fn a_result_that_the_board_does_not_show_is_kept() {
    let game = one("1. e5 c4 1-0-1/2");
    assert_eq!((game.diagnostics.len(), game.record.game.end()), (0, None));
    assert!(
        write(&game.record)
            .ends_with("[Result \"1-0-1/2\"]\n[Variant \"ThreePlayer\"]\n\n1. e5 c4 1-0-1/2\n")
    );
}

/// Texts that would take very long if anything were looked for again and again.
#[test]
fn long_texts_are_read_at_once() {
    for odd in ["(", "()", "[", "{", "[a \"b\"][", "1. ", "$", "e5 *", "\"", "!?"] {
        let games = read(&odd.repeat(20_000));
        assert!(games.iter().all(|game| game.record.game.moves().count() < 2), "{odd}");
    }
}

/// No bytes make the reader fail, and what it has read is written in a form that it reads the same.
#[test]
fn any_text_is_read() {
    let base = write(&random_game(2)) + &write(&random_game(5));
    let mut random = fastrand::Rng::with_seed(7);
    let odd: Vec<char> = "{}()[];%$!?*\"\\ \n1.é-/KQRBNabcxw".chars().collect();
    for _ in 0..300 {
        let mut letters: Vec<char> = base.chars().collect();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..letters.len());
            match random.u8(..3) {
                0 => letters[at] = odd[random.usize(..odd.len())],
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, odd[random.usize(..odd.len())]),
            }
        }
        let text: String = letters.into_iter().collect();
        for game in read(&text) {
            let once = write(&game.record);
            let again = one(&once);
            assert_eq!(write(&again.record), once, "{text}");
            assert_eq!(course(&again.record.game), course(&game.record.game), "{once}");
        }
    }
}

#[test]
fn rubbish_in_a_three_player_file_is_read_as_it_was_written() {
    let start = "[FEN \"k w\"]1.;note\n";
    let random = (0..3_000).map(|seed| {
        let bytes = rubbish(&mut fastrand::Rng::with_seed(seed));
        String::from_utf8_lossy(&bytes).into_owned()
    });
    for text in [start.to_owned(), start.replace(';', "{x} ")].into_iter().chain(random) {
        let text = format!("[Variant \"ThreePlayer\"]\n{text}");
        let written = |games: &[ReadGame]| games.iter().map(|game| write(&game.record)).collect::<Vec<_>>();
        let once = written(&read(&text)).join("\n");
        assert_eq!(written(&read(&once)).join("\n"), once, "{text:?}");
    }
}

#[test]
fn a_result_in_the_tag_alone_and_escaped_lines_are_kept() {
    let game = one("[Result \"1-0-1/2\"]\n% a line\n\n1. e5 c4\n% another\nk3 *");
    assert_eq!(game.diagnostics, []);
    let text = write(&game.record);
    assert!(text.contains("[Result \"1-0-1/2\"]") && text.ends_with(" 1-0-1/2\n"), "{text}");
    assert!(text.contains("\n% a line\n% another\n\n1. e5 c4 k3 "), "{text}");
    assert_eq!(write(&one(&text).record), text);
    let odd = "[Result \"won\"]\n\n1. e5 *";
    assert_eq!(problems(odd), ["1:1: the tag Result cannot have the value “won”; write 1-0-1/2 or *"]);
    assert!(write(&one(odd).record).contains("\n[Result \"won\"]\n"));
}

#[test]
fn malformed_and_repeated_tags_are_reported_and_kept_in_one_game() {
    let game = one("[White \"A\"]\n[Foo bar]\n[White \"B\"]\n[Red \"C\"]\n\n1. e5 *");
    let found: Vec<String> = game.diagnostics.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        ["2:1: “[Foo bar]” is not a tag; write [Name \"value\"]", "3:1: the tag White appears twice"]
    );
    assert_eq!((game.record.player(Seat::White), game.record.player(Seat::Red)), ("A", "C"));
    let text = write(&game.record);
    assert!(text.contains("\n[Foo bar]\n[White \"B\"]\n\n1. e5 *"), "{text}");
    assert_eq!(write(&one(&text).record), text);
}

#[test]
fn a_variation_is_kept_in_its_place() {
    let game = one("1. e5 (1. e4 {why} (1. f5)) c4 {sharp} (c5\nk3 *");
    assert!(game.is_clean() && game.diagnostics.len() == 2, "{:?}", game.diagnostics);
    let text = "1. e5\n(1. e4 {why} (1. f5))\nc4 {sharp}\n(c5\nk3)\n*";
    assert_eq!(moves("1. e5 (1. e4 {why} (1. f5)) c4 {sharp} (c5\nk3 *"), text);
    assert_eq!(moves(text), text);
}

#[test]
fn a_comment_that_mentions_a_resignation_or_a_draw_changes_nothing() {
    for remark in
        ["Red resigns.", "Draw agreed.", "Black's time is up.", "[%out red resigns]", "[%draw agreed] or not"]
    {
        let mut record = Record::new(Game::new(Position::start()));
        for text in ["e5", "c4", "k3"] {
            let mv = record.game.position().read_move(text).expect("a move");
            record.game.play(mv).expect("legal");
        }
        record.notes_mut(1).comments.push(remark.to_owned());
        let text = write(&record);
        let again = one(&text);
        assert_eq!(again.diagnostics, [], "{text}");
        assert_eq!(course(&again.record.game), course(&record.game), "{text}");
        assert_eq!(again.record.notes(1), record.notes(1), "{text}");
        assert_eq!(write(&again.record), text);
    }
    assert_eq!(problems("1. e5 {Red resigns.} c4 *"), [""; 0]);
    assert_eq!(moves("1. e5 {Red resigns.} c4 *"), "1. e5 {Red resigns.} c4 *");
}

#[test]
fn taking_back_a_move_removes_its_notes() {
    let mut record = one("1. e5 {about e5} *").record;
    record.game.take_back();
    let mv = record.game.position().read_move("d3").expect("a move");
    record.game.play(mv).expect("legal");
    assert_eq!(record.notes(1), None);
    assert!(write(&record).ends_with("\n1. d3 *\n"));
    record.notes_mut(1).comments.push(" ".to_owned());
    assert!(write(&record).ends_with("\n1. d3 *\n"), "an empty comment is none");
    record.set_tag("A\" x]\n[White", "B");
    let text = write(&record);
    assert_eq!(one(&text).record.player(Seat::White), "?", "{text}");
    assert_eq!(write(&one(&text).record), text);
}

/// The text of the position that the game begins with does not tell in which order two sides went out before it.
#[test]
fn the_result_keeps_the_order_of_sides_out_before_the_start() {
    let fen = "1/3/5/4bK2/9/4rK6/11/9bQ1/4bQ6/7wK1bQ1/bQ10 w wrb - 0 1";
    let game = one(&format!("[FEN \"{fen}\"]\n\n*"));
    assert_eq!(game.record.result().map(|points| points.to_string()).as_deref(), Some("0-1/2-1"));
    let text = write(&game.record);
    let again = one(&text);
    assert_eq!((again.diagnostics.len(), write(&again.record)), (0, text));
}

/// Words that mean something where they do not stand in a comment, or in another place of one.
const MEANINGFUL: [&str; 16] = [
    "Red resigns.", "White's time is up.", "Draw agreed.", "[%out red resigns]", "[%draw agreed]", "[%out",
    "[%clk 0:00:01]", "1-0-1/2", "*", "{", "}", "(e5)", "[White \"x\"]", "% line", "e5", "\n",
];

/// 200 games with such comments come back as they are, but for white space and braces.
#[test]
fn comments_that_look_like_commands_stay_comments() {
    let tidy = |text: &String| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    for seed in 0..200 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut record = random_game(seed);
        let acts = record.game.acts().count();
        for _ in 0..random.usize(1..6) {
            let words = (0..random.usize(1..4)).map(|_| MEANINGFUL[random.usize(..MEANINGFUL.len())]);
            let comment = words.collect::<Vec<_>>().join(" ");
            record.notes_mut(random.usize(..=acts)).comments.push(comment);
        }
        let text = write(&record);
        let again = one(&text);
        assert_eq!(again.diagnostics, [], "{text}");
        assert_eq!(course(&again.record.game), course(&record.game), "{text}");
        for acts in 0..=acts {
            let said = |record: &Record| -> Vec<String> {
                let comments = record.notes(acts).map_or(&[][..], |notes| &notes.comments);
                comments.iter().map(tidy).filter(|text| !text.is_empty()).collect()
            };
            assert_eq!(said(&again.record), said(&record), "{text}");
        }
        assert_eq!(write(&again.record), text);
    }
}
