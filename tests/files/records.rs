//! Saved games through the public interface: the recorded games, broken files. Random round trips are in
//! `robust_text.rs`.

use crate::compare::assert_same_record;
use crate::reading::{read_all, read_one};
use heksy::app::library::GAMES;
use heksy::game::pgn::{PgnFile, ReadGame, write, write_all};
use heksy::game::{GameRecord, Move, Nag, NodeId, PieceLetters, Position, Variant, read_move};
use heksy::sides::{Color, Points};

const SHEETS: [&str; 3] = [
    include_str!("../sheets/game1.txt"),
    include_str!("../sheets/game2.txt"),
    include_str!("../sheets/game3.txt"),
];

fn findings(game: &ReadGame) -> Vec<String> {
    game.diagnostics.iter().map(ToString::to_string).collect()
}

/// Writes the games of a text, which must not change when they are read and written again. Returns them.
#[track_caller]
fn assert_stable(text: &str) -> String {
    let records = |text: &str| read_all(text).into_iter().map(|game| game.record).collect::<Vec<_>>();
    let once = write_all(&records(text));
    let twice = write_all(&records(&once));
    for (i, (a, b)) in once.lines().zip(twice.lines()).enumerate() {
        assert_eq!(a, b, "line {} of what was read from:\n{text}\nand written as:\n{once}", i + 1);
    }
    assert_eq!(once, twice, "read from:\n{text}");
    once
}

// The recorded games.

#[test]
fn the_recorded_games_replay_to_their_ends() {
    let ends = [
        (53, "0-1", "1/k2/2R2/r3bQ1/pp2p4/1b4p1pp1/3P1PP1q2/2B2N5/9P1/2P8/6K4 b - 5 27"),
        (80, "1-0", "1/3/n4/7/9/11/2ppp4nk/1p2P3P2/3P2N1r2/2P4Q1P1/1P2K6 w - 0 41"),
        (74, "1-0", "1/3/n4/7/2knQ4/9b1/1pp7B/3P7/7P3/2P5P2/1P4K2P1 w - 3 38"),
    ];
    for ((game, sheet), (plies, result, fen)) in GAMES.iter().zip(SHEETS).zip(ends) {
        let ours = read_one(game.text);
        assert_eq!(findings(&ours), [""; 0], "{}", game.title);
        assert_eq!(write(&ours.record), game.text, "{} is in canonical form", game.title);
        assert_eq!(ours.record.main_moves().len(), plies);
        assert_eq!(ours.record.final_position().to_fen(), fen);

        let bare = read_one(sheet);
        assert_eq!(findings(&bare), [""; 0]);
        assert_eq!(bare.record.main_moves(), ours.record.main_moves());
        assert_eq!(bare.record.player(Color::White), ours.record.player(Color::White));
        assert_eq!(bare.record.player(Color::Black), "program Hexodus III");
        for record in [&ours.record, &bare.record] {
            assert_eq!(record.result.unwrap().points.to_string(), result);
        }
    }
}

/// All lines in which the side to move mates in at most `moves` moves, whatever the other side does.
fn mates(position: &Position, moves: u32) -> bool {
    let threatens = |mv: &Move| {
        let next = position.play(*mv).unwrap();
        let replies = next.legal_moves();
        if replies.is_empty() {
            return next.checked_king().is_some();
        }
        moves > 1 && replies.iter().all(|reply| mates(&next.play(*reply).unwrap(), moves - 1))
    };
    position.legal_moves().iter().any(threatens)
}

#[test]
fn the_comment_on_the_first_game_names_real_mates() {
    let record = read_one(GAMES[0].text).record;
    let end = record.tree.line_end(NodeId::ROOT);
    let comment = record.tree.notes(end).unwrap().comment();
    let position = record.final_position();
    assert!(position.checked_king().is_some());
    let replies = position.legal_moves();
    assert_eq!(replies.len(), 3);
    assert!(replies.iter().all(|reply| mates(&position.play(*reply).unwrap(), 2)));

    let mut lines = 0;
    for line in comment.split("27...").skip(1) {
        let line = line.split([',', ';']).next().unwrap().split(". All").next().unwrap();
        let mut position = position;
        for word in line.split_whitespace().filter(|word| !word.ends_with('.')) {
            let mv = read_move(&position, word, PieceLetters::English).unwrap();
            position = position.play(mv).unwrap();
        }
        assert!(position.checked_king().is_some() && !position.has_legal_move(), "{line}");
        lines += 1;
    }
    assert_eq!(lines, 3);
}

// Broken files.

#[test]
fn files_without_games() {
    assert!(PgnFile::from_bytes(Vec::new()).unwrap().is_empty());
    assert!(PgnFile::from_bytes(b" \r\n\t\n".to_vec()).unwrap().is_empty());
    assert!(PgnFile::from_bytes(vec![0x89, b'P', b'N', b'G', 0, 1, 2]).is_err());
}

#[test]
fn an_illegal_move_harms_its_own_game_only() {
    let good = GAMES[2].text;
    let bad = GAMES[1].text.replace("16. Nd2", "16. Nd9");
    let text = format!("{}\n{bad}\n{good}", GAMES[0].text);
    let games = read_all(&text);
    assert_eq!(games.len(), 3);
    let lengths: Vec<usize> = games.iter().map(|game| game.record.main_moves().len()).collect();
    assert_eq!(lengths, [53, 30, 74]);

    let line = text.lines().position(|line| line.contains("Nd9")).unwrap();
    let column = text.lines().nth(line).unwrap().find("Nd9").unwrap();
    let found = &games[1].diagnostics[..];
    assert_eq!((found.len(), found[0].line, found[0].column), (1, line + 1, column + 1));
    assert_eq!(found[0].problem.to_string(), "“Nd9” is not a legal move");

    let end = games[1].record.tree.line_end(NodeId::ROOT);
    let kept = games[1].record.tree.unread(end)[0].as_str();
    assert!(kept.starts_with("16. Nd9 ") && kept.ends_with("Recorded as won by White.}"), "{kept}");
    assert_eq!(games[1].record.result.unwrap().points, Points::WHITE_WINS);
    let again = assert_stable(&text);
    assert!(again.contains(kept));
}

// Much that is said about a game.

/// How much is said in that game.
const COMMENTS: usize = 10_000;
/// How deep variations are nested in it.
const DEPTH: usize = 64;

/// Adds a move that is not there yet, with glyphs, known and unknown, and comments: behind it, and before it where a
/// variation begins.
fn add_annotated(
    record: &mut GameRecord,
    at: NodeId,
    random: &mut fastrand::Rng,
    said: &mut usize,
) -> NodeId {
    let position = record.tree.position(at);
    let goes_on = |mv: &Move| {
        let mut after = position;
        after.play_unchecked(*mv);
        after.halfmove_clock() > 0 && after.checked_king().is_none()
    };
    let is_new = |mv: &Move| record.tree.child_by_move(at, *mv).is_none();
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_new).filter(goes_on).collect();
    let node = record.tree.add(at, random.choice(moves).expect("another move")).expect("it is legal");
    let begins_variation = record.tree.sibling_index(node) > Some(0);
    let notes = record.tree.notes_mut(node);
    notes.nags = vec![Nag(random.u8(..)), Nag(200)];
    for texts in [Some(&mut notes.after), Some(&mut notes.before).filter(|_| begins_variation)] {
        if let Some(texts) = texts.filter(|_| *said < COMMENTS) {
            *said += 1;
            texts.push(format!("comment {said} on {{what}} could be [%emt 0:00:0{}]", *said % 10));
        }
    }
    node
}

/// A game of 1,000 plies; at every twentieth of them variations in variations, [`DEPTH`] deep.
fn much_annotated() -> GameRecord {
    let (mut random, mut said) = (fastrand::Rng::with_seed(64), 0);
    let mut record = GameRecord::new(Position::start(Variant::Glinski));
    let mut line = vec![NodeId::ROOT];
    for ply in 0..1000 {
        line.push(add_annotated(&mut record, line[ply], &mut random, &mut said));
    }
    for &start in line[..1000].iter().step_by(20) {
        let mut at = add_annotated(&mut record, start, &mut random, &mut said);
        for _ in 1..DEPTH {
            add_annotated(&mut record, at, &mut random, &mut said);
            // In the place of the move just made.
            at = add_annotated(&mut record, at, &mut random, &mut said);
        }
    }
    assert_eq!(said, COMMENTS, "there are enough moves");
    record
}

#[test]
fn ten_thousand_comments_in_deep_variations_are_kept_byte_for_byte() {
    let record = much_annotated();
    let text = write(&record);
    assert!(text.contains(&format!("comment {COMMENTS} on")));
    let read = read_one(&text);
    assert_eq!(findings(&read), [""; 0]);
    assert_same_record(&read.record, &record);
    assert_eq!(write(&read.record), text);
}
