//! Texts from outside, whole and broken: nothing panics, nothing is lost, every finding has its place.
//!
//! `HEKSY_FUZZ=50 cargo test --test files harmful_text` tries fifty times as many texts.

use std::io::Cursor;

use crate::reading::read_all;
use crate::robust::{
    as_in_a_file, assert_same_game, happen, ids, meaningful_record, mix_up, pick, record, rubbish,
    tells_before_behind, words,
};
use fastrand::Rng;
use heksy::app::library::GAMES;
use heksy::chess::Role;
use heksy::game::pgn::{self, MAX_DEPTH, PgnFile, Problem, ReadGame};
use heksy::game::{
    GameRecord, Move, Notation, PieceLetters, Position, Tags, Variant, move_text, read_move, read_typed_move,
};
use heksy::sides::Reason;

/// This number of seeds, times the factor in the environment.
fn seeds(usual: u64) -> std::ops::Range<u64> {
    let times = std::env::var("HEKSY_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    0..usual * times
}

fn write(games: &[ReadGame]) -> String {
    pgn::write_all(games.iter().map(|game| &game.record))
}

/// Every finding must stand within the text.
fn assert_findings_have_places(text: &str, games: &[ReadGame]) {
    let lines: Vec<_> = text.split("\r\n").flat_map(|part| part.split(['\n', '\r'])).collect();
    for finding in games.iter().flat_map(|game| &game.diagnostics) {
        let line = finding.line.checked_sub(1).and_then(|line| lines.get(line));
        let line = line.unwrap_or_else(|| panic!("{finding}: there is no such line in\n{text}"));
        let columns = 1..=line.chars().count() + 1;
        assert!(columns.contains(&finding.column), "{finding}: there is no such column in\n{text}");
        assert!(!finding.problem.to_string().is_empty());
    }
}

/// Checks that games are read the same again when they are written. `false` if they are known not to be.
#[track_caller]
fn assert_stable(games: &[ReadGame], about: &str) -> bool {
    let written = write(games);
    let again = read_all(&written);
    if games.iter().any(|game| changes_when_written(&game.record)) {
        return false;
    }
    assert_eq!(write(&again), written, "not the same when written again: {about}");
    assert_eq!(again.len(), games.len(), "number of games: {about}\n\nwhich became\n\n{written}");
    for (back, game) in again.iter().zip(games) {
        let about = format!("{about}\n\nwhich became\n\n{written}");
        assert_same_game(&back.record, &as_in_a_file(&game.record), &about);
    }
    true
}

/// Whether a game is known to be read otherwise once it has been written:
///
/// - An escaped line at the head of a variation that is kept as text is no escaped line any more when it stands behind
///   the parenthesis, and a `)` in it counts.
/// - A command in a comment of a variation without moves is text; it is carried out when the comment stands behind a move.
fn changes_when_written(record: &GameRecord) -> bool {
    let tree = &record.tree;
    ids(tree).into_iter().any(|node| {
        let next = tree.next(node).filter(|_| tells_before_behind(tree, node));
        let moved = next.and_then(|next| tree.notes(next)).map_or(&[][..], |notes| &notes.before);
        let is_escaped = tree.unread(node).iter().any(|kept| kept.as_str().starts_with('%'));
        is_escaped || moved.iter().any(|text| text.contains("[%"))
    })
}

/// Whether the reader understood all of a game but the text that was put in for it not to understand.
fn only_kept_text_is_wrong(game: &ReadGame) -> bool {
    // Words that are no moves may stand before the move at which a line is given up.
    let is_unread = |problem: &Problem| {
        // The result is one by chance.
        let is_result = matches!(problem, Problem::BoardSays { .. });
        is_result || matches!(problem, Problem::Move(_) | Problem::NullMove(_) | Problem::UnknownWord(_))
    };
    game.diagnostics.iter().all(|finding| is_unread(&finding.problem))
}

#[test]
fn written_games_come_back() {
    for seed in seeds(400) {
        let game = record(&mut Rng::with_seed(seed));
        let game = as_in_a_file(&game);
        let text = pgn::write(&game);
        let about = format!("seed {seed}:\n{text}");
        let back = read_all(&text);
        assert_eq!(back.len(), 1, "one game becomes several, {about}");
        assert!(only_kept_text_is_wrong(&back[0]), "{:?}, {about}", back[0].diagnostics);
        assert_same_game(&back[0].record, &game, &about);
        assert_eq!(write(&back), text, "not the same when written again, {about}");
    }
}

/// A comment may hold commands and closing sentences: once they have been understood, nothing changes any more.
#[test]
fn commands_in_comments_are_understood_once() {
    for seed in seeds(300) {
        let text = pgn::write(&meaningful_record(&mut Rng::with_seed(seed)));
        let back = read_all(&text);
        assert_eq!(back.len(), 1, "seed {seed}: one game becomes several:\n{text}");
        assert_stable(&back, &format!("seed {seed}:\n{text}"));
    }
}

#[test]
fn lines_of_moves_are_short() {
    let mut long = 0;
    for seed in seeds(100) {
        let mut record = record(&mut Rng::with_seed(seed));
        record.tags = Tags::default();
        let text = pgn::write(&record);
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            // A word of a comment that begins like a tag or an escaped line may not begin a line.
            let is_bound = line.contains(" [") || line.contains(" %") || !line.contains(' ');
            let length = line.chars().count();
            assert!(length < 80 || is_bound, "seed {seed}: {line}");
            long += usize::from((70..80).contains(&length));
        }
    }
    assert!(long > 500, "only {long} lines are nearly full");
}

#[test]
fn broken_files_are_read_as_far_as_they_go() {
    let recorded: Vec<_> = GAMES.iter().map(|game| game.text.to_owned()).collect();
    let (mut broken, mut compared, mut all) = (0, 0, 0);
    for seed in seeds(600) {
        let mut rng = Rng::with_seed(seed);
        let whole = match seed % 4 {
            0 => pick(&recorded, &mut rng).clone(),
            1 => pgn::write(&record(&mut rng)),
            _ => pgn::write_all([&record(&mut rng), &meaningful_record(&mut rng)]),
        };
        let text = happen(&whole, &mut rng);
        let games = read_all(&text);
        assert_findings_have_places(&text, &games);
        broken += usize::from(games.iter().any(|game| !game.is_clean()));
        compared += usize::from(assert_stable(&games, &format!("seed {seed}:\n{text}")));
        all += 1;
    }
    assert!(broken > 200, "only {broken} of the texts were broken");
    assert!(compared > all * 9 / 10, "only {compared} of {all} were compared");
}

/// Whether `part` begins as `whole` does, its last move left out: the end may have been cut off it, `f10` to `f1`.
fn begins_as(part: &GameRecord, whole: &GameRecord) -> bool {
    let (part, whole): (Vec<Move>, Vec<Move>) = (part.main_moves(), whole.main_moves());
    whole.starts_with(&part[..part.len().saturating_sub(1)])
}

#[test]
fn a_file_cut_anywhere_is_read_up_to_there() {
    let record = (0..100).map(|seed| record(&mut Rng::with_seed(seed))).find(|record| {
        let length = pgn::write(record).len();
        record.main_moves().len() >= 10 && length < 2_500
    });
    let record = record.expect("one of them is long enough");
    let text = pgn::write(&record);
    let mut longest = 0;
    for (end, _) in text.char_indices() {
        let games = read_all(&text[..end]);
        assert!(games.iter().all(|game| begins_as(&game.record, &record)), "{}", &text[..end]);
        longest = longest.max(games.first().map_or(0, |game| game.record.main_moves().len()));
        assert_stable(&games, &text[..end]);
    }
    assert_eq!(longest, record.main_moves().len(), "{text}");
}

/// A word no reader knows must be in what is written, wherever in the file it was put.
#[test]
fn unknown_words_are_kept_in_the_written_file() {
    const WORD: &str = "Xy77";
    for seed in seeds(300) {
        let mut rng = Rng::with_seed(seed);
        let whole = pgn::write_all([&record(&mut rng), &record(&mut rng)]);
        // Whatever the tag SetUp says beside FEN, it is written as 1.
        let in_set_up =
            |at: &usize| whole[..*at].rsplit('\n').next().is_some_and(|line| line.starts_with("[SetUp"));
        let places: Vec<_> = whole.char_indices().map(|(at, _)| at).filter(|at| !in_set_up(at)).collect();
        let (before, after) = whole.split_at(*pick(&places, &mut rng));
        assert!(!whole.contains(WORD));
        let text = format!("{before}{WORD}{after}");
        let written = write(&read_all(&text));
        assert_eq!(
            written.matches(WORD).count(),
            1,
            "seed {seed}: lost from\n{text}\n\nwhich became\n\n{written}"
        );
    }
}

#[test]
fn rubbish_is_read_without_a_panic() {
    for seed in seeds(4_000) {
        let mut rng = Rng::with_seed(seed);
        let bytes = rubbish(&mut rng);
        let Ok(file) = PgnFile::from_bytes(bytes) else { continue };
        let games: Vec<_> = file.read_all().collect();
        assert_findings_have_places(&file.text(), &games);
        assert_stable(&games, &format!("seed {seed}: {:?}", file.text()));
    }
}

/// Whether a finding is the one expected.
type Is = fn(&Problem) -> bool;

/// A beginning, a text that follows it many times over, and what is found wrong with it first.
const BOMBS: [(&str, &str, Option<Is>); 13] = [
    ("1. f6 ", "(1. e5 ", Some(|problem| *problem == Problem::TooDeep)),
    ("1. f6 ", "(1. f6 {", Some(|problem| *problem == Problem::UnclosedComment)),
    ("1. f6 ", "({a", Some(|problem| *problem == Problem::UnclosedComment)),
    ("1. f6 ", "(", Some(|problem| *problem == Problem::VariationBeforeMove)),
    ("1. f6 ", "(;a\n", Some(|problem| *problem == Problem::VariationBeforeMove)),
    ("", "1. f6 ((", Some(|problem| *problem == Problem::VariationBeforeMove)),
    ("", "(", Some(|problem| *problem == Problem::VariationBeforeMove)),
    ("", ")", Some(|problem| *problem == Problem::UnmatchedClose)),
    ("", "{", Some(|problem| *problem == Problem::UnclosedComment)),
    ("", "[", Some(|problem| matches!(problem, Problem::BadTag(_)))),
    ("", "[%clk ", Some(|problem| matches!(problem, Problem::BadTag(_)))),
    ("", "1. f6 (1. f6 ", Some(|problem| matches!(problem, Problem::Move(_)))),
    ("1. f6 ", "()", None),
];

#[test]
fn a_bomb_of_variations_is_kept_as_text() {
    for (beginning, text, is_expected) in BOMBS {
        let bomb = beginning.to_owned() + &text.repeat(50_000);
        let games = read_all(&bomb);
        assert_findings_have_places(&bomb, &games);
        let found = games.iter().flat_map(|game| &game.diagnostics).map(|finding| &finding.problem).next();
        assert_eq!(found.is_some(), is_expected.is_some(), "{text:?}: {found:?}");
        assert!(is_expected.zip(found).is_none_or(|(is, problem)| is(problem)), "{text:?}: {found:?}");
        assert_stable(&games, text);
    }
    let nested = |depth: usize| format!("1. f6 {}{} c6 *", "(1. f6 ".repeat(depth), ")".repeat(depth));
    assert!(read_all(&nested(MAX_DEPTH))[0].is_clean());
    let game = &read_all(&nested(MAX_DEPTH + 1))[0];
    assert_eq!(game.diagnostics[0].problem, Problem::TooDeep);
    assert_eq!(game.record.main_moves().len(), 2, "the game goes on behind it");
}

/// Texts that a reader with a loop inside a loop would never finish.
#[test]
fn long_files_of_one_repeated_text_are_read_without_hanging() {
    for (piece, times) in LONG {
        let text = piece.repeat(times);
        assert_stable(&read_all(&text), piece);
    }
    let tags: Vec<_> = (0..2_000).map(|i| format!("[Tag{i} \"{i}\"]")).collect();
    assert_eq!(read_all(&tags.join("\n"))[0].record.tags.len(), 2_000);
}

const LONG: [(&str, usize); 22] = [
    ("a", 100_000),
    (" ", 100_000),
    ("\n", 100_000),
    ("1", 100_000),
    (".", 100_000),
    ("*", 1_000),
    ("$", 50_000),
    ("$1", 50_000),
    ("{", 50_000),
    ("{}", 50_000),
    ("{a}", 50_000),
    ("}", 50_000),
    (";\n", 50_000),
    ("%\n", 50_000),
    ("[", 50_000),
    ("[\n", 25_000),
    ("[A \"b\"]\n", 10_000),
    ("[Event \"x\"]\n", 500),
    ("[FEN \"k w\"]\n*", 500),
    ("1. f6 Qz99 ", 10_000),
    ("\\\"", 50_000),
    ("\u{1f600}", 50_000),
];

#[test]
#[ignore = "forty megabytes"]
fn a_large_file_is_read() {
    let mut rng = Rng::with_seed(1);
    let mut text = String::new();
    while text.len() < 20_000_000 {
        text += &pgn::write(&record(&mut rng));
        text.push('\n');
    }
    let file = PgnFile::from_text(text);
    assert!(file.len() > 5_000);
    let games: Vec<_> = file.read_all().collect();
    assert_eq!(write(&games), file.text().trim_end().to_owned() + "\n");
    for piece in ["(", "{", "[", "a", "1. ", "[A \"b\"] ", "f6 ", "$1 "] {
        let games = read_all(&piece.repeat(20_000_000 / piece.len()));
        assert!(games.len() == 1, "{piece}");
    }
}

#[test]
fn moves_are_read_in_every_notation_and_language() {
    let mut tried = 0;
    for seed in seeds(20) {
        let mut rng = Rng::with_seed(seed);
        let mut position = Position::start(*pick(&Variant::ALL, &mut rng));
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                let letters = *pick(&PieceLetters::ALL, &mut rng);
                for notation in [Notation::Short, Notation::Long, Notation::Coordinates] {
                    let text = move_text(&position, mv, notation, letters);
                    let read = read_move(&position, &text, letters);
                    assert_eq!(read.ok(), Some(mv), "{text} in {letters:?} in {}", position.to_fen());
                    tried += 1;
                }
            }
            position.play_unchecked(*pick(&moves, &mut rng));
        }
    }
    assert!(tried > 50_000, "only {tried} moves");
}

/// Words that may stand among the moves of a game.
const ASIDES: [&str; 12] =
    ["", "", "", "", " ch", " dbl.ch.", " D", " <..>", " +", " a good move", " ... ", " {(} "];

/// Texts that stray into such a game.
const CARELESS: [&str; 16] = [
    "xP", "xN", "xК", "fxe", "f:e", "ep.", " bp ", "remi", "ź-ź", "\n====\n", "<..>", "dbl.ch.", "Кр", "V",
    "Ĉ", "\n[White A B]\n",
];

/// A legal move as club players might write it: in any notation, the captured piece named, without its rank.
fn careless(position: &Position, mv: heksy::game::Move, letters: PieceLetters, rng: &mut Rng) -> String {
    let notation = *pick(&[Notation::Short, Notation::Short, Notation::Long], rng);
    let text = move_text(position, mv, notation, letters);
    let text = text.trim_end_matches(['+', '#']);
    let taken = position.taken_by(mv).first().and_then(|cell| position.chess()?.role_at(cell));
    let Some(taken) = taken else { return text.to_owned() };
    let letter = if taken == Role::Pawn { "P" } else { letters.letter(taken) };
    let files: Vec<&str> = text.split('x').map(|part| part.get(..1).unwrap_or_default()).collect();
    let by_files = files.join("x");
    match rng.u8(..4) {
        0 => text.replacen('x', &format!("x{letter}"), 1),
        1 => match text.split_once('=') {
            Some((text, promotion)) => format!("{}x{letter}={promotion}", text.replacen('x', "", 1)),
            None => format!("{}x{letter}", text.replacen('x', "", 1)),
        },
        2 if read_move(position, &by_files, letters).ok() == Some(mv) => by_files,
        _ => text.to_owned(),
    }
}

/// A game in the letters of some language, with its moves.
fn careless_game(letters: PieceLetters, rng: &mut Rng) -> (String, Vec<heksy::game::Move>) {
    let variant = *pick(&Variant::ALL, rng);
    let (mut position, mut moves) = (Position::start(variant), Vec::new());
    let mut text = format!("[Variant {variant}]\n[White Someone]\n\n");
    for ply in 0..rng.usize(40..80) {
        let legal = position.legal_moves();
        let captures: Vec<_> = legal.iter().copied().filter(|&mv| position.is_capture(mv)).collect();
        let likely = if rng.bool() && !captures.is_empty() { &captures } else { &legal };
        let Some(&mv) = rng.choice(likely) else { break };
        if ply % 2 == 0 {
            text += &[(ply / 2 + 1).to_string().as_str(), "."].concat();
        }
        text += &careless(&position, mv, letters, rng);
        text += pick::<&str>(&ASIDES, rng);
        text.push(if rng.u8(..8) == 0 { '\n' } else { ' ' });
        moves.push(mv);
        position.play_unchecked(mv);
    }
    text += pick::<&str>(&["1-0", "remi", "ź-ź", "*", ""], rng);
    (text, moves)
}

#[test]
fn careless_games_are_read_as_they_were_meant() {
    for seed in seeds(120) {
        let mut rng = Rng::with_seed(seed);
        let letters = *pick(&PieceLetters::ALL, &mut rng);
        let (text, moves) = careless_game(letters, &mut rng);
        let games = read_all(&text);
        assert_eq!(games.len(), 1, "seed {seed}: {text}");
        let findings: Vec<_> = games[0].diagnostics.iter().map(ToString::to_string).collect();
        assert!(games[0].is_clean(), "seed {seed}: {findings:?} in\n{text}");
        assert_eq!(games[0].record.main_moves(), moves, "seed {seed}: {findings:?} in\n{text}");
        let other = |problem: &Problem| matches!(problem, Problem::CaptureMismatch(_));
        assert!(!games[0].diagnostics.iter().any(|found| other(&found.problem)), "seed {seed}: {findings:?}");
        let written = write(&games);
        assert_eq!(write(&read_all(&written)), written, "seed {seed}: not the same when written again");
    }
}

#[test]
fn broken_careless_games_are_read_as_far_as_they_go() {
    for seed in seeds(200) {
        let mut rng = Rng::with_seed(seed);
        let letters = *pick(&PieceLetters::ALL, &mut rng);
        let (mut text, _) = careless_game(letters, &mut rng);
        for _ in 0..rng.usize(1..4) {
            let places: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
            text.insert_str(*pick(&places, &mut rng), pick::<&str>(&CARELESS, &mut rng));
        }
        let text = if rng.bool() { happen(&text, &mut rng) } else { text };
        let games = read_all(&text);
        assert_findings_have_places(&text, &games);
        let written = write(&games);
        assert_eq!(
            write(&read_all(&written)),
            written,
            "seed {seed}: not the same when written again:\n{text}"
        );
    }
}

#[test]
fn broken_moves_are_refused_or_legal() {
    for seed in seeds(100) {
        let mut rng = Rng::with_seed(seed);
        let mut position = Position::start(*pick(&Variant::ALL, &mut rng));
        for _ in 0..40 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let letters = *pick(&PieceLetters::ALL, &mut rng);
            let notation = *pick(&[Notation::Short, Notation::Long, Notation::Coordinates], &mut rng);
            let text = move_text(&position, *pick(&moves, &mut rng), notation, letters);
            for text in [happen(&text, &mut rng), words(&mut rng)] {
                for result in
                    [read_move(&position, &text, letters), read_typed_move(&position, &text, letters)]
                {
                    match result {
                        Ok(mv) => assert!(moves.contains(&mv), "{text:?} in {}", position.to_fen()),
                        Err(error) => assert!(!error.to_string().is_empty()),
                    }
                }
            }
            position.play_unchecked(*pick(&moves, &mut rng));
        }
    }
}

#[test]
fn broken_positions_are_refused_or_legal() {
    let texts = Variant::ALL.map(|variant| {
        let cases = crate::cases::of(variant.key()).into_iter().map(|case| case.fen);
        let start = std::iter::repeat_n(variant.start_fen(), cases.len());
        (variant, cases.chain(start).collect::<Vec<_>>())
    });
    let (mut legal, mut over) = (0, 0);
    for seed in seeds(6_000) {
        let mut rng = Rng::with_seed(seed);
        let (variant, texts) = pick(&texts, &mut rng);
        let change = if rng.bool() { happen } else { mix_up };
        let text = change(pick::<String>(texts, &mut rng), &mut rng);
        let other = if rng.u8(..4) > 0 { *variant } else { *pick(&Variant::ALL, &mut rng) };
        match Position::from_fen(other, &text) {
            Err(error) => assert!(!error.to_string().is_empty()),
            Ok(position) => {
                legal += 1;
                assert_comes_back(&position, &text);
                for &mv in &position.legal_moves() {
                    let next = position.play(mv).expect("it is in the list");
                    over += usize::from(assert_comes_back(&next, &text));
                }
            }
        }
    }
    assert!(legal > 500 && over > 50, "{legal} texts were still positions, {over} games were over");
}

/// A position is the same when it is written and read, and is over for want of moves when there are none: then `true`.
#[track_caller]
fn assert_comes_back(position: &Position, about: &str) -> bool {
    let fen = position.to_fen();
    assert_eq!(Position::from_fen(position.variant(), &fen).as_ref(), Ok(position), "{fen} from {about:?}");
    let outcome = position.terminal(&position.variant().default_draws());
    let is_blocked = outcome.is_some_and(|outcome| {
        let blocked = [Reason::Checkmate, Reason::Stalemate, Reason::AllTaken, Reason::Blocked];
        blocked.contains(&outcome.reason)
    });
    assert_eq!(is_blocked, position.legal_moves().is_empty(), "{fen}: {outcome:?}");
    is_blocked
}

/// Any conversation with the engine comes to its end, and each search it agrees to is answered.
#[test]
fn broken_conversations_end() {
    const LINES: [&str; 15] = [
        "uci",
        "isready",
        "ucinewgame",
        "position startpos moves f5f7 e7e5",
        "position fen 1/2k/5/7/9/11/1PpK7/11/11/11/9P1 w c6 0 1",
        "setoption name UCI_Variant value shafran",
        "setoption name Hash value 1",
        "go depth 2",
        "go nodes 50 movetime 5",
        "go wtime 50 btime 50 winc 1 binc 1",
        "go infinite",
        "go ponder wtime 60 btime 60",
        "ponderhit",
        "eval",
        "stop",
    ];
    for seed in seeds(40) {
        let mut rng = Rng::with_seed(seed);
        let (mut input, mut agreed) = (String::new(), 0);
        for _ in 0..rng.usize(..20) {
            let line = *pick(&LINES, &mut rng);
            if rng.bool() {
                input += line;
                agreed += usize::from(line.starts_with("go "));
            } else {
                input += &happen(line, &mut rng);
            }
            input.push('\n');
        }
        input += "stop\nisready\nquit\n";
        let mut output = Vec::new();
        heksy::cli::uci::run(Cursor::new(input.clone()), &mut output)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let output = String::from_utf8(output).expect("answers are UTF-8");
        let asked =
            |word: &str| input.lines().filter(|line| line.split_whitespace().next() == Some(word)).count();
        let answered =
            |word: &str| output.lines().filter(|line| line.split(' ').next() == Some(word)).count();
        assert_eq!(answered("readyok"), asked("isready"), "seed {seed}:\n{input}\n{output}");
        let searches = answered("bestmove");
        assert!(
            (agreed..=asked("go")).contains(&searches),
            "seed {seed}: {agreed} searches\n{input}\n{output}"
        );
    }
}
