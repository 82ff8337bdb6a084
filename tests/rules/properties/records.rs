//! Records and their files: what is read, edited and written never contradicts itself.

use fastrand::Rng;
use heksy::game::pgn::{PgnFile, read_game, write};
use heksy::game::{Comment, EditHistory, GameRecord, Nag, NodeId, PieceLetters, Position, TreeEdit, Variant};
use heksy::sides::{Outcome, Points, Reason};

use crate::robust::{happen, meaningful_record, record};

/// Over 300 games, a third of them damaged, also with a second result: tags, number of moves and points.
#[test]
fn the_list_of_a_files_games_shows_what_the_reader_reads() {
    for seed in 0..300 {
        let mut random = Rng::with_seed(seed);
        let mut text =
            write(&if seed % 2 == 0 { record(&mut random) } else { meaningful_record(&mut random) });
        let is_damaged = seed % 3 == 0;
        if is_damaged {
            text = happen(&text, &mut random).replace('\0', "");
        }
        // Without a head, the result behind the moves is all that tells one.
        let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves).to_owned();
        let second = ["*", "1-0", "0-1", "1/2-1/2"][random.usize(..4)];
        let twice = format!("{} {second}\n", moves.trim_end());
        for text in [text, moves, twice] {
            let (file, listed) = PgnFile::from_text_listed(text.clone(), |outline| format!("{outline:?}"));
            let outlines = (0..file.len()).map(|index| format!("{:?}", file.outline(index)));
            assert!(outlines.eq(listed), "{text}");
            for index in 0..file.len() {
                let (shown, tags) = (file.outline(index), file.tags(index));
                let read = file.read(index, PieceLetters::English).expect("there is such a game");
                for (name, value) in tags.iter().filter(|(name, _)| !["Result", "HexScore"].contains(name)) {
                    assert_eq!(shown.tags.get(name), Some(value), "{name} in\n{text}");
                }
                let moves = read.record.main_moves().len();
                assert!(shown.plies >= moves, "{text}");
                let told = tags.get("Result").is_some_and(|result| result != "*" && result != "?");
                // Text that is kept unread may hold a result.
                let is_kept = is_damaged && !read.is_clean();
                if !told && !is_kept && tags.get("HexScore").is_none() {
                    assert_eq!(shown.points, read.record.result.map(|result| result.points), "{text}");
                }
            }
        }
    }
}

/// All nodes that were ever in the tree: an id is not given out twice.
fn ask_everything(record: &GameRecord, nodes: &[NodeId]) {
    let tree = &record.tree;
    for &node in nodes {
        let is_there = tree.contains(node);
        assert_eq!(tree.path(node).len(), tree.moves_to(node).len());
        assert_eq!(tree.ply(node), tree.path(node).len());
        tree.children(node).iter().for_each(|&child| assert_eq!(tree.parent(child), Some(node)));
        let beside = [true, false].map(|forward| tree.sideways(node, forward));
        assert!(is_there || tree.sibling_index(node).is_none() || tree.parent(node).is_some());
        assert!(beside.into_iter().flatten().all(|other| other != node));
        tree.move_number(node);
        tree.variation_start(node);
        tree.is_mainline(node);
        tree.line_end(node);
        tree.notes(node);
        tree.unread(node);
        tree.occurrences(node);
        tree.outcome(node, record.variant().default_draws());
        tree.claimable(node);
        record.up_to(node);
    }
}

/// 20 records, each with 60 edits, of which some are undone and redone; every query about every node, deleted ones too.
#[test]
fn no_query_panics_after_any_edits() {
    for seed in 0..20 {
        let mut random = Rng::with_seed(seed);
        let mut record = GameRecord::new(Position::start(Variant::ALL[seed as usize % 4]));
        let (mut history, mut nodes) = (EditHistory::default(), vec![NodeId::ROOT]);
        for _ in 0..60 {
            let node = nodes[random.usize(..nodes.len())];
            let edit = match random.u8(..9) {
                0..=3 => {
                    let Some(mv) = random.choice(record.tree.position(node).legal_moves()) else { continue };
                    TreeEdit::AddMove { at: node, mv }
                }
                4 => TreeEdit::Delete { node },
                5 => TreeEdit::DeleteAfter { node },
                6 => TreeEdit::Reorder { node, index: random.usize(..3) },
                7 => TreeEdit::Glyphs { node, nags: vec![Nag(random.u8(..))] },
                _ => TreeEdit::comment(node, Comment::After, "a comment"),
            };
            history.apply(&mut record, edit).ok();
            match random.u8(..6) {
                0 => drop(history.undo(&mut record)),
                1 => drop(history.redo(&mut record)),
                _ => {}
            }
            let mut todo = vec![NodeId::ROOT];
            while let Some(node) = todo.pop() {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
                todo.extend(record.tree.children(node));
            }
        }
        ask_everything(&record, &nodes);
        let text = write(&record);
        assert_eq!(write(&read_game(&text).record), text);
    }
}

/// Tags that the writer makes, with values that a file may have, in 200 records.
#[test]
fn no_tag_that_is_set_contradicts_the_record() {
    let start = Position::start(Variant::Glinski).to_fen();
    let other = start.replace(" w ", " b ");
    let tags = [
        ("Variant", "Shafran"),
        ("Variant", "HexCheckers"),
        ("Variant", "Chess"),
        ("SetUp", "1"),
        ("SetUp", "0"),
        ("FEN", start.as_str()),
        ("FEN", other.as_str()),
        ("FEN", "W:W55:B39"),
        ("HexScore", "3/4-1/4"),
        ("HexScore", "1-0"),
        ("Result", "0-1"),
        ("Result", "*"),
        ("TimeControl", "300"),
        ("WhiteTimeControl", "300"),
        ("BlackTimeControl", "60"),
        ("HexClock", "delay 300 5"),
        ("HexBan", "total"),
        ("HexFirstMoves", "free"),
        ("HexTimeLeft", "plies 0, white 5, black 6, spent 0"),
    ];
    for seed in 0..200 {
        let mut random = Rng::with_seed(seed);
        let mut record = record(&mut random);
        for _ in 0..random.usize(1..6) {
            let (name, value) = tags[random.usize(..tags.len())];
            record.tags.set(name, value);
        }
        let text = write(&record);
        let again = read_game(&text).record;
        let about = format!("seed {seed}:\n{text}");
        // A variant that no reader knows, or a start that it cannot set up, is kept, and so are the moves as text.
        let is_unknown = |name: &str| again.tags.get(name).is_some();
        if !is_unknown("Variant") && !is_unknown("FEN") {
            assert_eq!(again.tree.start(), record.tree.start(), "{about}");
            assert_eq!(again.main_moves(), record.main_moves(), "{about}");
        }
        assert_eq!(
            again.result.map(|result| result.points),
            record.result.map(|result| result.points),
            "{about}"
        );
        assert_eq!(again.controls, record.controls, "{about}");
        assert_eq!(again.free_first_moves, record.free_first_moves, "{about}");
        assert_eq!(again.time_left, record.time_left, "{about}");
        assert_eq!(write(&again), text, "{about}");
    }
}

/// Every closing sentence and every word of the tag, with every result.
#[test]
fn a_reason_is_read_only_with_points_that_it_can_have() {
    let reasons = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::AllTaken,
        Reason::Blocked,
        Reason::InsufficientMaterial,
        Reason::Repetition,
        Reason::FivefoldRepetition,
        Reason::FiftyMoves,
        Reason::SeventyFiveMoves,
        Reason::Agreement,
        Reason::Resignation,
        Reason::TimeForfeit,
        Reason::TimeForfeitNoMaterial,
        Reason::RulesInfraction,
        Reason::Adjudication,
    ];
    for (reason, points) in reasons.into_iter().flat_map(|reason| Points::ALL.map(|points| (reason, points)))
    {
        let mut record = GameRecord::new(Position::start(Variant::Glinski));
        record.result = Some(Outcome { points, reason });
        let text = write(&record);
        // The sentence and the tag of one result, with each other result.
        for other in Points::ALL {
            let told = text
                .replace(
                    &format!("[Result \"{}\"]", points.pgn_result()),
                    &format!("[Result \"{}\"]", other.pgn_result()),
                )
                .replace(&format!("[HexScore \"{points}\"]"), &format!("[HexScore \"{other}\"]"));
            let again = read_game(&told).record;
            let result = again.result.expect("it has ended");
            assert!(result.reason.is_possible_with(result.points), "{result:?} in\n{told}");
            let reason = again.reason().expect("it has ended");
            assert!(reason.is_possible_with(result.points), "{reason:?} in\n{told}");
            assert!(write(&again).matches('{').count() >= told.matches('{').count(), "{told}");
        }
    }
}
