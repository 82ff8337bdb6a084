//! Saved games through the public interface: the recorded games, round trips, broken files.

use std::time::Duration;

use fastrand::Rng;
use heksy::game::pgn::{PgnFile, Problem, ReadGame, write, write_all};
use heksy::game::{
    Eval, EvalScore, GameRecord, Move, Nag, NodeId, Notes, PieceLetters, Position, RECORDED_GAMES, Shape,
    ShapeColor, Tags, Variant, read_move,
};
use heksy::sides::{Color, Outcome, Points, Reason};

const SHEETS: [&str; 3] =
    [include_str!("sheets/game1.txt"), include_str!("sheets/game2.txt"), include_str!("sheets/game3.txt")];

fn read_all(text: &str) -> Vec<ReadGame> {
    PgnFile::from_text(text.to_owned()).read_all().collect()
}

#[track_caller]
fn read_one(text: &str) -> ReadGame {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn findings(game: &ReadGame) -> Vec<String> {
    game.diagnostics.iter().map(ToString::to_string).collect()
}

/// What is written must be read and written again in the same way. Returns it.
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
    for ((game, sheet), (plies, result, fen)) in RECORDED_GAMES.iter().zip(SHEETS).zip(ends) {
        let ours = read_one(game.text);
        assert_eq!(findings(&ours), [""; 0], "{}", game.file);
        assert_eq!(write(&ours.record), game.text, "{} is in canonical form", game.file);
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
fn the_comment_on_the_first_game_is_true() {
    let record = RECORDED_GAMES[0].record();
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

// Round trips.

const WORDS: [&str; 22] = [
    "a", "plan", "}", "{", "{}", "\"", "\\", "\n", "\r\n", "(", ")", ";", "%", "%eval", "[%clk", "0:00:05]",
    "[Event", "Gliński", "ŭ", "\u{ff5d}", "1-0", "$5",
];

fn random_text(rng: &mut Rng) -> String {
    (0..rng.usize(..12)).map(|_| *rng.choice(WORDS).as_ref().unwrap()).collect::<Vec<_>>().join(" ")
}

fn random_notes(rng: &mut Rng, position: &Position) -> Notes {
    let mut notes = Notes::default();
    let texts = |rng: &mut Rng| (0..rng.usize(..3)).map(|_| random_text(rng)).collect();
    if rng.bool() {
        (notes.before, notes.after) = (texts(rng), texts(rng));
    }
    if rng.u8(..4) == 0 {
        notes.nags = (0..rng.usize(..3)).map(|_| Nag(rng.u8(..))).collect();
    }
    if rng.bool() {
        notes.clock = Some(Duration::from_millis(rng.u64(..10_000_000)));
    }
    if rng.u8(..3) == 0 {
        let score =
            if rng.bool() { EvalScore::Cp(rng.i32(-9999..9999)) } else { EvalScore::Mate(rng.i32(-9..9)) };
        notes.eval = Some(Eval { score, depth: rng.bool().then(|| rng.u32(..99)) });
    }
    for cell in position.occupied().iter().take(rng.usize(..3)) {
        let to = position.legal_moves().first().map(|mv| mv.to()).filter(|_| rng.bool());
        notes.shapes.push(Shape { color: ShapeColor::Blue, from: cell, to });
    }
    notes
}

/// A tree of random moves with everything a record can hold.
fn random_record(rng: &mut Rng) -> GameRecord {
    let variant = *rng.choice(&Variant::ALL).as_ref().unwrap();
    let mut start = Position::start(*variant);
    for _ in 0..rng.usize(..3) * 5 {
        if let Some(mv) = rng.choice(start.legal_moves().iter()) {
            start = start.play(*mv).unwrap();
        }
    }
    let mut record = GameRecord::new(start);
    let mut nodes = vec![NodeId::ROOT];
    *record.tree.notes_mut(NodeId::ROOT) = random_notes(rng, &start);
    for _ in 0..rng.usize(..60) {
        // Mostly on from the last move, now and then from anywhere.
        let at = if rng.u8(..4) > 0 { nodes[nodes.len() - 1] } else { nodes[rng.usize(..nodes.len())] };
        let position = record.tree.position(at);
        let Some(mv) = rng.choice(position.legal_moves().iter()).copied() else { continue };
        let node = record.tree.add(at, mv).unwrap();
        let next = position.play(mv).unwrap();
        *record.tree.notes_mut(node) = random_notes(rng, &next);
        nodes.push(node);
    }
    for name in ["Event", "White", "Black", "Annotator", "Date", "Termination"] {
        if rng.bool() {
            record.tags.set(name, &random_text(rng));
        }
    }
    if rng.bool() {
        let reasons =
            [Reason::Resignation, Reason::TimeForfeit, Reason::Unknown, Reason::Stalemate, Reason::Checkmate];
        let points = *rng.choice(&Points::ALL).as_ref().unwrap();
        record.result = Some(Outcome { points: *points, reason: reasons[rng.usize(..reasons.len())] });
    }
    if rng.bool() {
        let texts = [
            "-",
            "300",
            "300+5",
            "*180",
            "40/9000:900",
            "delay 300 5",
            "bronstein 300 5",
            "byoyomi 600 30x5",
        ];
        let control = |_| texts[rng.usize(..texts.len())].parse().unwrap();
        record.controls = Some(heksy::chess::ByColor::from_fn(control));
    }
    record
}

/// The moves of a tree with their places in it.
fn shape(record: &GameRecord, node: NodeId) -> String {
    let children = record
        .tree
        .children(node)
        .iter()
        .map(|&child| format!("{:?}({})", record.tree.move_at(child).unwrap(), shape(record, child)));
    children.collect::<Vec<_>>().join(",")
}

#[test]
fn random_games_survive_writing_and_reading() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..120 {
        let record = random_record(&mut rng);
        let text = write(&record);
        let read = read_one(&text);
        assert_eq!(findings(&read), [""; 0], "{text}");
        assert_eq!(write(&read.record), text);
        assert_eq!(shape(&read.record, NodeId::ROOT), shape(&record, NodeId::ROOT), "{text}");
        assert_eq!(read.record.controls, record.controls);
        assert_eq!(read.record.result.map(|o| o.points), record.result.map(|o| o.points));
        assert_eq!(read.record.tree.start(), record.tree.start());
    }
}

#[test]
fn lines_of_moves_are_short() {
    let mut rng = Rng::with_seed(8);
    for _ in 0..40 {
        let mut record = random_record(&mut rng);
        record.tags = Tags::default();
        let text = write(&record);
        let moves = text.lines().filter(|line| !line.starts_with('['));
        // Words that may not begin a line are the exception.
        for line in moves.filter(|line| !line.contains([' ', '{']) || !line.contains(['%', '['])) {
            assert!(line.chars().count() < 80, "{line}");
        }
    }
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
    let good = RECORDED_GAMES[2].text;
    let bad = RECORDED_GAMES[1].text.replace("16. Nd2", "16. Nd9");
    let text = format!("{}\n{bad}\n{good}", RECORDED_GAMES[0].text);
    let games = read_all(&text);
    assert_eq!(games.len(), 3);
    let lengths: Vec<usize> = games.iter().map(|game| game.record.main_moves().len()).collect();
    assert_eq!(lengths, [53, 30, 74]);

    let line = text.lines().position(|line| line.contains("Nd9")).unwrap();
    let column = text.lines().nth(line).unwrap().find("Nd9").unwrap();
    let found = &games[1].diagnostics[..];
    assert_eq!((found.len(), found[0].line, found[0].column), (1, line + 1, column + 1));
    assert_eq!(found[0].problem.to_string(), "no legal move `Nd9`");

    let end = games[1].record.tree.line_end(NodeId::ROOT);
    let kept = games[1].record.tree.kept(end)[0].as_str();
    assert!(kept.starts_with("16. Nd9 e5") && kept.ends_with("Recorded as won by White.}"), "{kept}");
    assert_eq!(games[1].record.result.unwrap().points, Points::WHITE_WINS);
    let again = assert_stable(&text);
    assert!(again.contains(kept));
}

#[test]
fn a_bomb_of_parentheses_ends_in_a_message() {
    let bombs = [
        "1. f6 ".to_owned() + &"(".repeat(100_000),
        "(".repeat(100_000),
        "1. f6 ".to_owned() + &"(1. e5 ".repeat(100_000),
        "1. f6 ".to_owned() + &"(1. e5 ".repeat(100_000) + &")".repeat(100_000) + " c6 *",
        ")".repeat(100_000),
        "{".repeat(100_000),
        "1. f6 ".to_owned() + &"()".repeat(50_000),
        "[".repeat(100_000),
        "[%clk ".repeat(50_000),
    ];
    for bomb in bombs {
        let games = read_all(&bomb);
        let found: Vec<String> = games.iter().flat_map(findings).collect();
        assert!(!found.is_empty() || bomb.contains("()"), "{}", &bomb[..20]);
        assert_stable(&bomb);
    }
    let deep = read_one(&("1. f6 ".to_owned() + &"(1. e5 ".repeat(100_000) + &")".repeat(100_000) + " c6 *"));
    assert_eq!(deep.diagnostics[0].problem, Problem::TooDeep);
    assert_eq!(deep.record.main_moves().len(), 2, "the game goes on behind it");
}

#[test]
fn a_file_cut_anywhere_is_read_up_to_there() {
    let mut rng = Rng::with_seed(9);
    let mut record = random_record(&mut rng);
    while record.main_moves().len() < 10 {
        record = random_record(&mut rng);
    }
    let text = write(&record);
    for (end, _) in text.char_indices() {
        let cut = &text[..end];
        for game in read_all(cut) {
            assert!(shape_is_part(&game.record, &record, NodeId::ROOT, NodeId::ROOT), "{cut}");
        }
        assert_stable(cut);
    }
}

/// Whether the main line of one record is the beginning of another's.
fn shape_is_part(part: &GameRecord, whole: &GameRecord, at: NodeId, there: NodeId) -> bool {
    let (part, whole) = (&part.tree, &whole.tree);
    let moves = |tree: &heksy::game::GameTree, node| -> Vec<Move> {
        tree.line_after(node).filter_map(|node| tree.move_at(node)).collect()
    };
    let (part, whole) = (moves(part, at), moves(whole, there));
    // The last word may have lost its end: `f10` to `f1`.
    let sure = part.len().saturating_sub(1);
    whole.starts_with(&part[..sure])
}

const SNIPPETS: [&str; 40] = [
    "(",
    ")",
    "{",
    "}",
    ";",
    "\n",
    "%",
    "[",
    "]",
    "\"",
    "*",
    "1-0",
    "1/2-1/2",
    "$",
    "$1",
    "$999",
    "!?",
    "!!!",
    "--",
    "Z0",
    "0000",
    "1.",
    "...",
    "e.p.",
    "[Event \"x\"]",
    "[FEN \"x\"]",
    "[White \"y\"]\n",
    "\n[Foo bar]\n",
    "\n%esc\n",
    "Rf9",
    "f7",
    "Ł",
    "\u{feff}",
    "+-",
    "{White resigns.}",
    "{[%clk 0:00:01]}",
    "[Variant \"Chess\"]",
    "\\",
    "\r",
    "(f6)",
];

/// Texts near to real games, spoiled at random.
#[test]
fn spoiled_files_are_read_and_kept() {
    let mut rng = Rng::with_seed(10);
    for round in 0..500 {
        let mut text =
            if round % 3 == 0 { SHEETS[round % 9 / 3].to_owned() } else { write(&random_record(&mut rng)) };
        if rng.bool() {
            text += &write(&random_record(&mut rng));
        }
        for _ in 0..rng.usize(1..6) {
            let mut at = rng.usize(..=text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            match rng.u8(..3) {
                0 => text.insert_str(at, SNIPPETS[rng.usize(..SNIPPETS.len())]),
                1 => drop((at < text.len()).then(|| text.remove(at))),
                _ => text.insert_str(at, &format!(" {} ", SNIPPETS[rng.usize(..SNIPPETS.len())])),
            }
        }
        assert_stable(&text);
    }
}

/// Texts made of nothing but trouble.
#[test]
fn heaps_of_snippets_are_read_and_kept() {
    let mut rng = Rng::with_seed(11);
    for _ in 0..1500 {
        let count = rng.usize(..30);
        let separator = ["", " ", "\n"][rng.usize(..3)];
        let pieces: Vec<&str> = (0..count).map(|_| SNIPPETS[rng.usize(..SNIPPETS.len())]).collect();
        assert_stable(&pieces.join(separator));
    }
}
