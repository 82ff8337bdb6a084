//! Tests of reading and writing single games and files.

use super::*;
use crate::game::{Nag, NodeId, PieceLetters, Position, UnreadText, Variant};
use crate::sides::{Color, Points, Reason};

fn read(text: &str) -> ReadGame {
    read_game(text)
}

/// The game as it is written, without the tags that every game has.
fn moves(text: &str) -> String {
    let written = write(&read(text).record);
    written.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

fn findings(text: &str) -> Vec<String> {
    read(text).diagnostics.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_in_canonical_form() {
    let text = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]
[Variant \"Glinski\"]

{Before} 1. f6 $1 {[%eval 0.35,18] [%clk 0:04:59] [%csl Gf6] A push} (1. e5 d6
{also} (1... c6 2. f6) 2. f6) 1... e6 2. g5 *
";
    assert_eq!(findings(text), [""; 0]);
    assert_eq!(write(&read(text).record), text);
    let loose = "{Before}f5f6! {[%csl Gf6][%clk 4:59]A\n push [%eval 0.35/18]}(e5 1...d6;also\n(c6 2 f6)f6)e6 2.....g4-g5";
    assert_eq!(write(&read(loose).record), text);
}

#[test]
fn comments_keep_their_place() {
    assert_eq!(moves("1. f6 {a} {b} e6"), "1. f6 {a} {b} 1... e6 *");
    assert_eq!(moves("1. f6 {a} (1. e5) {b} e6"), "1. f6 {a} (1. e5) {b} 1... e6 *");
    assert_eq!(moves("1. f6 ({a} 1. e5 {b}) {c}"), "1. f6 {c} ({a} 1. e5 {b}) *");
    assert_eq!(moves("1. f6 ({only words}) e6"), "1. f6 {only words} 1... e6 *");
    assert_eq!(moves("1. f6 * {behind the end}"), "1. f6 {behind the end} *");
    assert_eq!(moves("{} 1. f6 { \n } e6"), "1. f6 e6 *");
}

#[test]
fn what_follows_a_result_behind_an_early_variation_stays() {
    let game = read("(1. f6) {before} 1-0 {behind}\n% escaped\n");
    assert_eq!(game.record.tree.unread(NodeId::ROOT)[0].as_str(), "(1. f6) {before}");
    assert_eq!(game.record.tree.notes(NodeId::ROOT).unwrap().after, ["behind"]);
    assert_eq!(game.record.header_lines, ["% escaped"]);
    assert_eq!(moves("(1. f6) 1-0 {behind}"), "{behind}\n(1. f6)\n1-0");
    let kept = moves("(1. e5) {[%csl Gf6]} Qz99 *");
    assert_eq!(kept, "(1. e5) {[%csl Gf6]} Qz99\n*");
    assert_eq!(moves(&kept), kept);
}

#[test]
fn marks_of_all_kinds() {
    let game = read("1. f6!? e6 +- 2. g5?? $14 d6 $255 N");
    let nags = |node| game.record.tree.notes(node).unwrap().nags.clone();
    let all: Vec<Vec<Nag>> = game.record.tree.mainline().map(nags).collect();
    assert_eq!(all, [vec![Nag(5)], vec![Nag(18)], vec![Nag(4), Nag(14)], vec![Nag(255), Nag(146)]]);
    assert_eq!(findings("1. f6 $256 $ !!!").len(), 3);
    assert_eq!(moves("1. f6 $256 !!!"), "1. f6 {$256} {!!!} *");
}

#[test]
fn results_and_scores() {
    let outcome = |text: &str| read(text).record.result.map(|outcome| outcome.points.to_string());
    assert_eq!(outcome("f6"), None);
    assert_eq!(outcome("f6 1-0").as_deref(), Some("1-0"));
    assert_eq!(outcome("f6 ½-½").as_deref(), Some("1/2-1/2"));
    assert_eq!(outcome("[Result \"0-1\"]\nf6 *").as_deref(), Some("0-1"));
    assert_eq!(outcome("[HexScore \"3/4-1/4\"]\nf6 1/2-1/2").as_deref(), Some("3/4-1/4"));
    assert_eq!(outcome("f6 1/4-3/4").as_deref(), Some("1/4-3/4"));
    assert_eq!(outcome("f6 (e5 1-0) e6"), None);
    assert_eq!(outcome("f6 (e5 1-0").as_deref(), Some("1-0"));

    let stalemate = write(&read("f6 3/4-1/4").record);
    assert!(stalemate.contains("[Result \"1/2-1/2\"]\n[HexScore \"3/4-1/4\"]\n"), "{stalemate}");
    assert!(stalemate.ends_with("1. f6 1/2-1/2\n"));
    assert_eq!(
        findings("[Result \"1-0\"]\nf6 0-1"),
        ["1:1: the tags give 1-0 as the result, but the moves end with 0-1"]
    );
    assert_eq!(findings("[Result \"1-0\"]\n[HexScore \"3/4-1/4\"]\nf6 1-0").len(), 1);
}

#[test]
fn the_reason_is_in_the_last_comment_or_a_tag() {
    let reason = |text: &str| read(text).record.reason();
    assert_eq!(reason("f6 {Black resigns.} 1-0"), Some(Reason::Resignation));
    assert_eq!(reason("f6 {Black resigns.} 0-1"), Some(Reason::Unknown));
    assert_eq!(reason("[Termination \"Time Forfeit\"]\nf6 1-0"), Some(Reason::TimeForfeit));
    assert_eq!(reason("f6 *"), None);
    let fen = "[FEN \"k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 0 1\"]";
    assert_eq!(reason(&format!("{fen} 1-0")), Some(Reason::Checkmate));
    assert_eq!(reason(&format!("{fen} 0-1")), Some(Reason::Unknown), "the board says otherwise");
    let written = write(&read("f6 {Black resigns.} 1-0").record);
    assert!(
        written.contains("[Termination \"normal\"]") && written.ends_with("1. f6 {Black resigns.} 1-0\n")
    );
}

#[test]
fn starts_and_variants() {
    let game = read("[Variant \"Mccooey\"] e4 *");
    assert_eq!((game.record.variant(), game.diagnostics.len()), (Variant::McCooey, 0));
    let fen = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 7";
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n7... exf6 e.p. *");
    let game = read(&text);
    assert_eq!(game.diagnostics, []);
    let written = write(&game.record);
    assert!(written.contains(&format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Variant")), "{written}");
    assert!(written.ends_with("\n7... exf6 *\n"), "{written}");
}

#[test]
fn a_repeated_tag_is_not_taken_for_the_first_one_when_it_is_written() {
    let start = Position::start(Variant::Glinski).to_fen();
    let other = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 7";
    for head in [
        format!("[FEN \"{start}\"]\n[FEN \"{other}\"]"),
        "[SetUp \"0\"]\n[SetUp \"1\"]".to_owned(),
        "[HexScore \"1-0\"]\n[HexScore \"3/4-1/4\"]".to_owned(),
        "[TimeControl \"300\"]\n[WhiteTimeControl \"60\"]\n[BlackTimeControl \"90\"]\n[TimeControl \"5\"]"
            .to_owned(),
    ] {
        let game = read(&format!("{head}\n\n1. f6 e6 1-0"));
        assert_eq!(game.record.header_lines.len(), 1, "{head}");
        let written = write(&game.record);
        let again = read(&written).record;
        assert_eq!(again.tree.start(), game.record.tree.start(), "{written}");
        assert_eq!(again.controls, game.record.controls, "{written}");
        assert_eq!(again.header_lines, game.record.header_lines, "{written}");
        assert_eq!(write(&again), written);
    }
}

#[test]
fn games_that_cannot_be_set_up_are_kept_as_text() {
    let unknown = "[Variant \"Brusky\"]\n\n1. 55-56 17-26 {a} 1-0";
    let game = read(unknown);
    assert_eq!(
        game.diagnostics[0].to_string(),
        "1:1: Heksy does not know the game “Brusky”; write Glinski, McCooey, Shafran, HexCheckers"
    );
    let written = write(&game.record);
    assert!(written.contains("[Variant \"Brusky\"]") && written.ends_with("\n1. 55-56 17-26 {a}\n1-0\n"));

    let broken = "[FEN \"k/1Q1 b - 0 1\"]\n\n1... Kf10 *";
    let game = read(broken);
    assert!(matches!(game.diagnostics[0].problem, Problem::BadStart { .. }));
    let written = write(&game.record);
    assert!(
        written.contains("[FEN \"k/1Q1 b - 0 1\"]") && written.ends_with("\n1... Kf10\n*\n"),
        "{written}"
    );
}

#[test]
fn unread_text_stays_in_its_place() {
    let game = read("1. f6 (1. Rf9 foo (bar)) e6 (1... -- 2. e5) 2. Kz9 {x} (y) 1-0");
    let found: Vec<_> =
        game.diagnostics.iter().map(|found| (found.column, found.problem.severity())).collect();
    assert_eq!(found, [(11, Severity::Error), (35, Severity::Warning), (48, Severity::Error)]);
    assert_eq!(game.record.main_moves().len(), 2);
    assert_eq!(game.record.result.unwrap().points, Points::WHITE_WINS);
    let written = moves("1. f6 (1. Rf9 foo (bar)) e6 (1... -- 2. e5) 2. Kz9 {x} (y) 1-0");
    assert_eq!(written, "1. f6\n(1. Rf9 foo (bar)\n) 1... e6\n(1... -- 2. e5\n)\n2. Kz9 {x} (y)\n1-0");
    assert_eq!(moves(&written), written);
}

#[test]
fn a_number_in_parentheses_is_kept_with_its_variation() {
    let game = read("1. f6 e6 Rd(8) 4. Qz99) 2. g5 *");
    assert_eq!(game.record.main_moves().len(), 3);
    let kept = game.record.tree.unread(game.record.tree.mainline().next().unwrap());
    assert_eq!(kept.iter().map(UnreadText::as_str).collect::<Vec<_>>(), ["8) 4. Qz99"]);
}

#[test]
fn a_game_of_an_unknown_name_is_read_by_its_moves_though_its_last_comment_is_cut_off() {
    let game = read("[Variant \"HexChecker+-s\"]\n\n1. 16-26 {The same posi");
    assert_eq!((game.record.variant(), game.record.main_moves().len()), (Variant::Checkers, 1));
    let written = write(&game.record);
    assert_eq!(write(&read(&written).record), written);
}

#[test]
fn text_parted_by_a_result_is_no_tag_when_it_is_read_again() {
    let written = write(&read("hello *[g] there").record);
    assert_eq!(write(&read(&written).record), written);
    assert!(written.ends_with("\nhello\n [g] there\n*\n"), "{written}");
}

#[test]
fn unread_text_ends_before_what_parts_games() {
    for border in ["[/pgn]", "\n```\n", "\n====\n"] {
        for (before, behind, expected) in [
            ("(", "x", "()\n*"),
            ("(", "*", "()\n*"),
            ("(f6)", "x", "(f6)\n*"),
            ("1. f6 Rf9 (a", "x) 1-0", "1. f6\nRf9 (a)\n*"),
            ("1. f6 Rf9 (a", "1-0", "1. f6\nRf9 (a)\n1-0"),
            ("1. f6 Rf9 (a 1-0", "{c}", "1. f6 {c}\nRf9 (a)\n1-0"),
            ("1. f6 (1. Rf9 (a", "{c}", "1. f6 {c}\n(1. Rf9 (a)\n) *"),
            ("1. f6 (1. e5", "1-0 {c}", "1. f6 {c} (1. e5) 1-0"),
            ("1. f6 (1. e5 1-0", "{c}", "1. f6 {c} (1. e5) 1-0"),
        ] {
            let text = format!("{before}{border}{behind}");
            let record = read(&text).record;
            let written = write(&record);
            let kept: Vec<_> = record.header_lines.iter().map(String::as_str).collect();
            assert_eq!(kept.is_empty(), !behind.starts_with('x'), "{text}");
            assert_eq!(moves(&text), expected, "{text}");
            let file = PgnFile::from_text(written.clone());
            assert_eq!(file.len(), 1, "{written}");
            assert_eq!(write(&file.read(0, PieceLetters::English).unwrap().record), written, "{text}");
        }
    }
}

#[test]
fn words_alone_are_kept_once_whatever_their_file_holds_below() {
    for text in
        ["hello world", "hello\n[bad line\n", "hello\n%)\n[bad [Tag \"x\"]\n", "e.p. \"x..", "ep hello", "bp"]
    {
        let written = write(&read(text).record);
        assert!(!read(text).is_clean(), "{text}");
        assert_eq!(write(&read(&written).record), written, "{text}");
        for word in text.split_whitespace() {
            assert_eq!(written.matches(word).count(), text.matches(word).count(), "{word} of {text}");
        }
    }
}

#[test]
fn null_moves_and_their_lines_are_text() {
    for null in NULLS {
        let text = format!("1. f6 ({null} 1... e6) e6 *");
        assert_eq!(read(&text).diagnostics[0].problem, Problem::NullMove(null.to_owned()));
        assert!(moves(&text).contains(&format!("({null} 1... e6\n)")));
    }
}

const NULLS: [&str; 5] = ["--", "Z0", "@@@@", "0000", "null"];

#[test]
fn strange_tags_are_kept() {
    let text =
        "[White \"A\"]\n[White \"B\"]\n[Foo bar]\n%escaped\n[TimeControl \"soon\"]\n[Result \"3-0\"]\n\nf6 *";
    let game = read(text);
    let problems: Vec<String> = game.diagnostics.iter().map(|found| found.problem.to_string()).collect();
    let expected = [
        "the tag White appears twice",
        "“[Foo bar]” is not a tag; write [Name \"value\"]",
        "the tag TimeControl cannot have the value “soon”",
        "the tag Result cannot have the value “3-0”: write 1-0, 0-1, 1/2-1/2 or *",
    ];
    assert_eq!(problems, expected);
    let written = write(&game.record);
    for kept in [
        "[White \"A\"]", "[White \"B\"]", "[Foo bar]", "%escaped", "[TimeControl \"soon\"]",
        "[Result \"3-0\"]",
    ] {
        assert!(written.contains(&format!("{kept}\n")), "{kept}");
    }
    assert_eq!(write(&read(&written).record), written);
}

#[test]
fn values_are_escaped() {
    let mut record = read("f6").record;
    record.set_player(Color::White, "\"Ł\" \\ [x]");
    let text = write(&record);
    assert!(text.contains(r#"[White "\"Ł\" \\ [x]"]"#), "{text}");
    assert_eq!(read(&text).record.player(Color::White), "\"Ł\" \\ [x]");
}

#[test]
fn a_brace_in_a_comment_survives() {
    let mut record = read("f6").record;
    record.tree.notes_mut(NodeId::ROOT).set_comment("a } b { c");
    let text = write(&record);
    assert!(text.contains("{a \u{ff5d} b { c}"));
    assert_eq!(read(&text).record.tree.notes(NodeId::ROOT).unwrap().comment(), "a } b { c");
}

#[test]
fn time_controls_of_all_kinds() {
    for (tags, exact) in [
        ("[TimeControl \"300+5\"]", "300+5 300+5"),
        ("[TimeControl \"600\"]\n[HexClock \"byoyomi 600 30x5\"]", "byoyomi 600 30x5 byoyomi 600 30x5"),
        ("[WhiteTimeControl \"300\"]\n[BlackTimeControl \"600\"]", "300 600"),
        ("[HexClock \"delay 300 5 / 600\"]", "delay 300 5 600"),
    ] {
        let controls = read(&format!("{tags}\nf6 *")).record.controls.unwrap();
        assert_eq!(format!("{} {}", controls[Color::White], controls[Color::Black]), exact);
    }
    assert_eq!(read("[TimeControl \"?\"]\nf6 *").record.controls, None);
    let written = write(&read("[HexClock \"delay 300 5 / 600\"]\nf6 *").record);
    let tags = "[BlackTimeControl \"600\"]\n[HexClock \"delay 300 5 / 600\"]\n[Variant \"Glinski\"]\n[WhiteTimeControl \"300+5\"]\n";
    assert!(written.contains(tags), "{written}");
}

#[test]
fn a_file_can_be_read_with_chosen_piece_letters() {
    let in_polish = |text: &str| {
        PgnFile::from_text(text.to_owned()).read(0, PieceLetters::Polish).expect("the file has a game")
    };
    let polish = in_polish("1. Gf1e2 Hd8 2. Sb2 *");
    assert_eq!(polish.record.tree.start().line_coordinates(&polish.record.main_moves())[0], "f1e2");
    assert_eq!(polish.diagnostics, []);
    // Other letters than those asked for are told.
    assert_eq!(findings("1. Gf1e2"), ["1:4: the piece letters are Polish"]);
    let english = in_polish("1. Bf1e2 *");
    assert_eq!(english.diagnostics[0].problem, Problem::Letters(PieceLetters::English));
}

// Files.

fn file(text: &str) -> PgnFile {
    PgnFile::from_text(text.to_owned())
}

#[test]
fn games_are_told_apart() {
    let count = |text: &str| file(text).len();
    assert_eq!(count(""), 0);
    assert_eq!(count("f6"), 1);
    assert_eq!(count("1. f6 e6 1-0 1. e5 * f6 0-1"), 3);
    assert_eq!(count("[Event \"a\"]\n\nf6\n\n[Event \"b\"]\n\nf6"), 2);
    assert_eq!(count("[Event \"a\"]\n[White \"x\"]\n\n[Event \"b\"]\n[White \"y\"]\n"), 2);
    assert_eq!(count("f6 (e5 1-0) e6 {1-0} ;1-0\n 1-0"), 1);
    assert_eq!(count("f6 1-0 {after} ; it\n[Event \"b\"] f6"), 2);
    assert_eq!(count("{words only}"), 1);
    assert_eq!((count("% made by\n% hand\n\n"), count("% made by\n\nf6 *\n% hand\n")), (0, 1));
}

#[test]
fn problems_are_located_by_the_lines_of_the_whole_file() {
    let file = file("f6 *\r\n\r\n[Event \"b\"]\r\n\r\n1. f6 Rf9 *\r\n f6 Rz9 *");
    let places = |index| {
        let game = file.read(index, PieceLetters::English).unwrap();
        game.diagnostics.iter().map(|found| (found.line, found.column)).collect::<Vec<_>>()
    };
    assert_eq!((places(0), places(1), places(2)), (vec![], vec![(5, 7)], vec![(6, 5)]));
    assert_eq!(file.first_line(1), 3);
    assert!(file.read(3, PieceLetters::English).is_none());
}

#[test]
fn tags_are_read_without_the_moves() {
    let file = file("% x\n[White \"A\"] {c} [Black \"B\"]\n\nnonsense [White \"C\"]\n\n[Event \"second\"]\n");
    assert_eq!((file.tags(0).get("White"), file.tags(0).get("Black")), (Some("A"), Some("B")));
    assert_eq!(file.tags(1).get("Event"), Some("second"));
    assert!(file.tags(9).is_empty());
}

#[test]
fn one_game_of_a_file_is_replaced_and_nothing_else() {
    let file = file("; mine\n[Event \"a\"]\n\nf6 *\n\n\n[Event \"b\"]\n\nnonsense 1-0\n[Event \"c\"]\nf6 *");
    let new = "[Event \"new\"]\n\n*\n";
    assert_eq!(
        file.with_game(1, new).text(),
        "; mine\n[Event \"a\"]\n\nf6 *\n\n[Event \"new\"]\n\n*\n\n[Event \"c\"]\nf6 *"
    );
    let longer = file.with_game(3, new);
    assert_eq!(longer.text(), format!("{}\n\n{new}", file.text()));
    assert_eq!(longer.len(), 4);
    assert_eq!(PgnFile::from_text(String::new()).with_game(0, new).text(), new);
}

#[test]
fn checkers_games_are_written_and_read_back() {
    let text = "[Variant \"HexCheckers\"]\n[HexBan \"total\"]\n\n1. 25-26 {first} 85-84 (94-84 2. 35-36) 2. 35-36 2-0";
    let game = read(text);
    assert_eq!(game.diagnostics, []);
    assert_eq!(game.record.variant(), Variant::Checkers);
    assert!(game.record.tree.start().total_ban());
    assert_eq!(game.record.main_moves().len(), 3);
    let written = write(&game.record);
    assert!(
        written.contains("[Variant \"HexCheckers\"]") && written.contains("[HexBan \"total\"]"),
        "{written}"
    );
    assert!(!written.contains("FEN") && written.ends_with(" 1-0\n"), "{written}");
    assert_eq!(write(&read(&written).record), written);

    let wrong = read("[Variant \"checkers\"]\n[SetUp \"1\"]\n[FEN \"W:W33:B43,63,24\"]\n\n1. 33x15 *");
    let said = wrong.diagnostics[0].to_string();
    assert!(said.ends_with("you must capture 2, for example 33x53x73"), "{said}");
}

#[test]
fn a_file_may_be_taken_for_games_of_another_variant() {
    let file = || PgnFile::from_text("1. 25-26 *".to_owned());
    assert!(!file().read(0, PieceLetters::English).unwrap().is_clean());
    let game = file().with_default_variant(Variant::Checkers).read(0, PieceLetters::English).unwrap();
    assert!(game.is_clean());
    assert_eq!(game.record.variant(), Variant::Checkers);
}

#[test]
fn variations_nested_a_hundred_deep_are_moves_when_they_are_read_again() {
    let mut record = crate::game::GameRecord::new(Position::start(Variant::Glinski));
    let mut at = NodeId::ROOT;
    for _ in 0..100 {
        let moves = record.tree.position(at).legal_moves();
        record.tree.add(at, moves[0]).unwrap();
        // The variation goes on, and the next one is in the place of its next move.
        at = record.tree.add(at, moves[1]).unwrap();
    }
    let text = write(&record);
    let again = read(&text);
    assert!(again.is_clean(), "{:?}", again.diagnostics.first());
    assert_eq!(again.record.tree.size(), 200);
    assert_eq!(write(&again.record), text);
}

#[test]
fn a_tag_never_contradicts_the_record() {
    let mut record = read("1. f6 e6 1/2-1/2").record;
    let other = Position::start(Variant::Glinski).to_fen().replace(" w ", " b ");
    for (name, value) in [
        ("FEN", other.as_str()),
        ("Variant", "Shafran"),
        ("HexScore", "3/4-1/4"),
        ("Result", "0-1"),
        ("HexFirstMoves", "free"),
        ("TimeControl", "300"),
    ] {
        record.tags.set(name, value);
    }
    let again = read(&write(&record)).record;
    assert_eq!(again.tree.start(), record.tree.start());
    assert_eq!((again.result, again.controls.is_some()), (record.result, false));
    assert_eq!((again.variant(), again.free_first_moves), (Variant::Glinski, false));
    assert_eq!(again.main_moves(), record.main_moves());
}

#[test]
fn a_closing_sentence_that_contradicts_the_result_is_a_comment() {
    for text in ["1. f6 {Draw agreed.} 0-1", "1. f6 {White resigns.} 1/2-1/2"] {
        assert_eq!(read(text).record.result.map(|result| result.reason), Some(Reason::Unknown), "{text}");
        assert_eq!(moves(text), text);
    }
}
