use super::*;
use crate::engine::{Engine, Event, Info, Score};
use crate::game::pgn::{read_game, write};
use crate::game::{
    Comment, GameRecord, Move, Nag, NodeId, PieceLetters, Position, TreeEdit, Variant, read_move,
};
use crate::sides::{Color, DrawRules};
use crate::tactics::cases::{Case, name};
use crate::tactics::{Cause, Loose, Why};

fn read(text: &str) -> GameRecord {
    read_game(text).record
}

fn draws() -> DrawRules {
    Variant::Glinski.default_draws()
}

fn report(text: &str) -> GameReport {
    GameReport::of(&read(text), draws()).expect("the game has evaluations")
}

/// The score in centipawns that is worth these points to White.
fn cp(points: f64) -> i32 {
    (250.0 * (points / (1.0 - points)).ln()).round() as i32
}

/// Gives the plan the results of its searches: White's score and the best line at each ply.
fn found(plan: &mut Plan, record: &GameRecord, results: &[(Score, &str)]) {
    for (ply, (score, line)) in results.iter().enumerate() {
        let nodes: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(record.tree.mainline()).collect();
        let position = record.tree.position(nodes[ply]);
        let mut at = position;
        let pv = line.split_whitespace().map(|text| {
            let mv = read_move(&at, text, PieceLetters::English).unwrap();
            at.play_unchecked(mv);
            mv
        });
        let info = Info {
            depth: 10,
            seldepth: 12,
            score: score.for_white(position.turn()),
            wdl: None,
            exact: None,
            nodes: 1_000,
            nps: 1_000_000,
            time: std::time::Duration::from_millis(1),
            hashfull: 0,
            pv: pv.collect(),
            multipv: 1,
        };
        plan.take(ply, &info);
        plan.finish(ply);
    }
}

/// The record with the report of these results.
fn reported(text: &str, results: &[(Score, &str)], with_lines: bool) -> GameRecord {
    let mut record = read(text);
    let mut plan = Plan::new(&record, draws(), NODES);
    found(&mut plan, &record, results);
    let edit = plan.edit(&record, with_lines).expect("something was found");
    record.apply(edit).expect("the edit fits");
    record
}

/// The mate that a move misses or allows, in moves.
fn mate(report: &MoveReport) -> Option<(bool, u32)> {
    let cause = report.cause.as_ref()?;
    match cause.why {
        Why::Mate(moves) => Some((cause.is_missed, moves)),
        _ => None,
    }
}

#[test]
fn lost_points_are_graded_from_inaccuracy_to_blunder() {
    let judged = |loss| Judgement::of(loss);
    assert_eq!([0.0, 0.099].map(judged), [None; 2]);
    assert_eq!([0.1, 0.199].map(judged), [Some(Judgement::Inaccuracy); 2]);
    assert_eq!([0.2, 0.299].map(judged), [Some(Judgement::Mistake); 2]);
    assert_eq!([0.3, 1.0].map(judged), [Some(Judgement::Blunder); 2]);
}

#[test]
fn accuracy_falls_with_the_loss() {
    let percent = [0.0, 0.1, 0.3, 1.0].map(|loss| accuracy(loss).round());
    assert_eq!(percent, [100.0, 65.0, 27.0, 1.0]);
}

#[test]
fn moves_are_judged_by_the_points_of_their_mover() {
    // White 0.50, 0.50, 0.65, 0.64, 0.40: Black loses 0.15, then White 0.24. The moves are in no book.
    let [even, up, down] = [0.5, 0.65, 0.4].map(|points| f64::from(cp(points)) / 100.0);
    let text = format!(
        "{{[%eval {even:.2}]}} 1. b2 {{[%eval {even:.2}]}} b6 {{[%eval {up:.2}]}} \
         2. k2 {{[%eval {up:.2}]}} k6 {{[%eval {up:.2}]}} 3. b3 {{[%eval {down:.2}]}} *"
    );
    let report = report(&text);
    let judgements: Vec<_> = report.moves.iter().map(|mv| mv.judgement).collect();
    let (inaccuracy, mistake) = (Some(Judgement::Inaccuracy), Some(Judgement::Mistake));
    assert_eq!(judgements, [None, inaccuracy, None, None, mistake]);
    assert_eq!(report.sides[Color::White].counts, [0, 1, 0]);
    assert_eq!(report.sides[Color::Black].counts, [1, 0, 0]);
    let losses = Color::ALL.map(|color| report.sides[color].average_loss.unwrap());
    assert!((losses[0] - 0.25 / 3.0).abs() < 0.002 && (losses[1] - 0.15 / 2.0).abs() < 0.002, "{losses:?}");
    let [white, black] = Color::ALL.map(|color| report.sides[color].accuracy.unwrap());
    assert!((77.0..79.0).contains(&white) && (75.5..77.0).contains(&black), "{white} {black}");
    // The walk to the next one goes around.
    let next = |ply| report.next(ply, Color::White, |mv| mv.judgement == Some(Judgement::Mistake));
    assert_eq!((next(0), next(5), next(99)), (Some(5), Some(5), Some(5)));
    assert_eq!(report.next(0, Color::White, |mv| mv.judgement == Some(Judgement::Blunder)), None);
}

#[test]
fn a_record_without_evaluations_has_no_report() {
    for text in ["1. f6 e6 *", "*", "1. f6 {[%eval 0.3]} e6 2. g5 e5 3. h4 *"] {
        assert_eq!(GameReport::of(&read(text), draws()), None, "{text}");
        assert!(!GameReport::is_in(&read(text)), "{text}");
    }
    let half = read("1. f6 {[%eval 0.3]} e6 2. g5 {[%eval 0.3]} e5 *");
    assert!(GameReport::is_in(&half) && GameReport::of(&half, draws()).is_some());
}

#[test]
fn moves_of_the_book_are_named_and_not_judged() {
    let report = report("{[%eval 0.10]} 1. g6 {[%eval -9.00]} b6 {[%eval 0.10]} 2. k2 {[%eval 0.10]} *");
    let first = &report.moves[0];
    assert!(first.is_book && first.judgement.is_none() && first.loss.is_some_and(|loss| loss > 0.4));
    assert!(!report.moves[1].is_book && report.moves[1].judgement.is_some(), "{:?}", report.moves[1]);
}

const QUEEN_ENDING: &str = "[SetUp \"1\"]\n[FEN \"k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1\"]\n\n";

#[test]
fn a_missed_mate_is_reported_with_the_mating_move() {
    let record =
        reported(&format!("{QUEEN_ENDING}1. Ke8 *"), &[(Score::Mate(1), "Qf10"), (Score::Cp(900), "")], true);
    let report = GameReport::of(&record, draws()).unwrap();
    let slip = &report.moves[0];
    assert_eq!(mate(slip), Some((true, 1)));
    assert_eq!(slip.better.map(|better| better.promise), Some(Promise::Mate(1)));
    // It is a win all the same: nothing worth a glyph was lost.
    assert_eq!(slip.judgement, None);
    assert!(write(&record).contains("1. Ke8 {[%eval 9.00,10]} (1. Qf10#)"), "{}", write(&record));
}

#[test]
fn a_mate_that_is_played_slowly_is_not_missed() {
    // The search of the second position sees no mate, but what was played is what the first search would have played.
    let record =
        reported(&format!("{QUEEN_ENDING}1. Ke8 *"), &[(Score::Mate(4), "Ke8"), (Score::Cp(900), "")], true);
    let report = GameReport::of(&record, draws()).unwrap();
    assert_eq!((mate(&report.moves[0]), report.moves[0].loss), (None, Some(0.0)));
}

#[test]
fn a_missed_stalemate_is_reported_with_its_points() {
    // Black can move his king, or, with White to move next, be stalemated at once.
    let start = "[SetUp \"1\"]\n[FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n\n";
    let record = reported(&format!("{start}1. Kg8 *"), &[(Score::Cp(275), "Kf9"), (Score::Cp(0), "")], true);
    let report = GameReport::of(&record, draws()).unwrap();
    let slip = &report.moves[0];
    assert_eq!(slip.judgement, Some(Judgement::Mistake));
    let better = slip.better.expect("the variation is in the record");
    assert!(
        matches!(better.promise, Promise::Stalemate(outcome) if outcome.points.for_color(Color::White) == 3),
        "{better:?}"
    );
    let without =
        reported(&format!("{start}1. Kg8 *"), &[(Score::Cp(275), "Kf9"), (Score::Cp(0), "")], false);
    assert_eq!(GameReport::of(&without, draws()).unwrap().moves[0].better, None);
    assert!(!write(&without).contains('('));
}

#[test]
fn a_move_is_not_blamed_for_a_loss_that_was_already_there() {
    let text = "1. b2 b6 2. k2 *";
    // Black's move was the choice of the search, and only the next search sees that it loses.
    let results =
        [(Score::Cp(0), "g5"), (Score::Cp(0), "b6 k2"), (Score::Cp(600), "k2"), (Score::Cp(610), "")];
    let report = GameReport::of(&reported(text, &results, true), draws()).unwrap();
    assert_eq!((report.moves[1].loss, report.moves[2].loss), (Some(0.0), Some(0.0)));
    // White's first move brought more than the search of the start promised.
    assert_eq!(report.moves[0].loss, Some(0.0));
    assert!(report.points[0].unwrap() > 0.9);
}

#[test]
fn the_last_position_is_scored_by_the_rules() {
    let record = reported(&format!("{QUEEN_ENDING}1. Qf10# 1-0"), &[(Score::Cp(800), "Ke8")], true);
    let report = GameReport::of(&record, draws()).unwrap();
    assert_eq!(report.points, [Some(1.0), Some(1.0)]);
    assert_eq!(report.moves[0].loss, Some(0.0));
    assert!(write(&record).contains("{[%eval #1,10]} 1. Qf10# 1-0"), "{}", write(&record));
}

#[test]
fn a_written_report_is_read_back_unchanged() {
    let text = "1. b2 b6 2. k2 k6 3. b3 *";
    let results = [
        (Score::Cp(0), "g5"),
        (Score::Cp(10), "g6 g5"),
        (Score::Cp(160), "g5 g6 h4"),
        (Score::Cp(-60), "g6"),
        (Score::Mate(5), "g5 g6"),
        (Score::Mate(-2), "g6"),
    ];
    let record = reported(text, &results, true);
    let written = write(&record);
    let again = read(&written);
    assert_eq!(write(&again), written);
    assert_eq!(
        GameReport::of(&again, draws()).unwrap().sides,
        GameReport::of(&record, draws()).unwrap().sides
    );
    let glyphs: Vec<_> =
        again.tree.mainline().map(|node| again.tree.notes(node).unwrap().nags.clone()).collect();
    let expected = [vec![], vec![Nag::DUBIOUS], vec![Nag::MISTAKE], vec![Nag::BLUNDER], vec![Nag::BLUNDER]];
    assert_eq!(glyphs, expected, "{written}");
    assert!(written.replace('\n', " ").contains("(1... g6 {[%eval 0.10,9]} 2. g5)"), "{written}");
    let last = &GameReport::of(&again, draws()).unwrap().moves[4];
    assert_eq!(mate(last), Some((false, 2)));
    assert_eq!(last.better.map(|better| better.promise), Some(Promise::Mate(5)));
}

#[test]
fn a_second_report_replaces_the_first_and_leaves_what_people_wrote() {
    let text = "1. b2 $1 {mine} b6 2. k2 *";
    let bad = [(Score::Cp(400), "g5"), (Score::Cp(0), "g6"), (Score::Cp(400), "g5"), (Score::Cp(390), "")];
    let mut record = reported(text, &bad, false);
    let nags = |record: &GameRecord| -> Vec<Vec<Nag>> {
        record
            .tree
            .mainline()
            .map(|node| record.tree.notes(node).map_or(vec![], |notes| notes.nags.clone()))
            .collect()
    };
    assert_eq!(nags(&record), [vec![Nag::GOOD], vec![Nag::BLUNDER], vec![]]);
    let mut plan = Plan::new(&record, draws(), NODES);
    let calm = [(Score::Cp(0), "b2"), (Score::Cp(0), "b6"), (Score::Cp(0), "k2"), (Score::Cp(0), "")];
    found(&mut plan, &record, &calm);
    let edit = plan.edit(&record, true).unwrap();
    let undo = record.apply(edit).unwrap();
    assert_eq!(nags(&record), [vec![Nag::GOOD], vec![], vec![]]);
    assert!(write(&record).contains("mine"));
    record.apply(undo).unwrap();
    assert_eq!(nags(&record), [vec![Nag::GOOD], vec![Nag::BLUNDER], vec![]]);
}

#[test]
fn a_record_that_has_changed_takes_what_still_fits() {
    let results = [(Score::Cp(0), "b2"), (Score::Cp(0), "b6"), (Score::Cp(0), "k2"), (Score::Cp(0), "")];
    let text = "1. b2 b6 2. k2 *";
    let mut record = read(text);
    let mut plan = Plan::new(&record, draws(), NODES);
    found(&mut plan, &record, &results);
    let second = record.tree.mainline().nth(1).unwrap();
    record.apply(TreeEdit::Delete { node: second }).unwrap();
    record.apply(plan.edit(&record, true).unwrap()).unwrap();
    assert!(write(&record).contains("{[%eval 0.00,13]} 1. b2 {[%eval 0.00,12]} *"), "{}", write(&record));
    let other = read("[SetUp \"1\"]\n[FEN \"k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1\"]\n\n*");
    assert!(plan.edit(&other, true).is_none());
}

#[test]
fn phases_follow_the_pieces() {
    let report = report("{[%eval 0.10]} 1. b2 {[%eval 0.10]} *");
    assert_eq!(report.phases, [Phase::Opening; 2]);
    let record =
        reported(&format!("{QUEEN_ENDING}1. Ke8 *"), &[(Score::Cp(0), ""), (Score::Cp(0), "")], true);
    assert_eq!(GameReport::of(&record, draws()).unwrap().phases, [Phase::Endgame; 2]);
}

/// White's knight goes where the rook takes it.
const KNIGHT: &str =
    "[SetUp \"1\"]\n[FEN \"1/3/2k2/7/9/4r1p4/5N2pp1/1P1P4P2/11/5K5/9P1 w - 1 48\"]\n\n48. Ni3";
const BETTER: &str = "Nh6 Kf8 Nxe6 Kxe6 Ke3 Kd5 Kf5";
const ANSWER: &str = "Rxi3 Ke3 Rxi4 Kd3 Rk3 b5";

/// The number of causes that are looked for.
fn causes_found(work: impl FnOnce()) -> usize {
    let count = || super::grounds::tests::FOUND.with(std::cell::Cell::get);
    let before = count();
    work();
    count() - before
}

#[test]
fn an_edit_beside_a_mistake_looks_for_no_cause_again() {
    let results = [(Score::Cp(306), BETTER), (Score::Cp(-1005), ANSWER), (Score::Cp(306), "Kg2")];
    let mut record = reported(&format!("{KNIGHT} Kf8 *"), &results, true);
    let mut shown = None;
    assert!(causes_found(|| shown = GameReport::of(&record, draws())) > 0);
    let new_move = |record: &GameRecord, at: NodeId| {
        let mut moves = record.tree.position(at).legal_moves().into_iter();
        moves.rfind(|mv| record.tree.child_by_move(at, *mv).is_none()).unwrap()
    };
    let texts = vec!["A long story".to_owned()];
    let edits = [
        TreeEdit::Comment { node: NodeId::nth(1), place: Comment::After, texts },
        TreeEdit::AddMove { at: NodeId::ROOT, mv: new_move(&record, NodeId::ROOT) },
    ];
    for edit in edits {
        record.apply(edit).unwrap();
        let former = shown.take();
        let found = causes_found(|| shown = GameReport::after(former.as_ref(), &record, draws()));
        assert_eq!(found, 0);
        assert_eq!(
            shown,
            GameReport::of(&record, draws()),
            "it is the report that is found without a former one"
        );
    }
    // Another answer to the knight's move is better.
    let knight = record.tree.mainline().next().unwrap();
    let moves = vec![new_move(&record, knight)];
    let eval = Some(crate::game::Eval { score: Score::Cp(-2000).into(), depth: None });
    record.apply(TreeEdit::AddLine { at: knight, moves, eval }).unwrap();
    let found = causes_found(|| shown = GameReport::after(shown.as_ref(), &record, draws()));
    assert!(found > 0, "the new line may be the reason");
    assert_eq!(shown, GameReport::of(&record, draws()));
}

/// The cell of the piece that the first move of a record loses, and the way.
fn lost(record: &GameRecord) -> Option<(crate::hex::Cell, Loose)> {
    match GameReport::of(record, draws())?.moves[0].cause.clone()?.why {
        Why::Capture { victim, loose, .. } => Some((victim.cell, loose)),
        _ => None,
    }
}

#[test]
fn the_cause_of_a_mistake_is_found_again_in_the_file() {
    let knight = Some((Variant::Glinski.parse_cell("i3").unwrap(), Loose::MovedThere));
    let (before, after) = ((Score::Cp(306), BETTER), (Score::Cp(-1005), ANSWER));
    // Black overlooks it; Black takes, and White goes on in another way than the search.
    let overlooked = [before, after, (Score::Cp(306), "Kg2")];
    let taken = [before, after, (Score::Cp(-1005), "Ke3 Rxi4"), (Score::Cp(-1010), "Rxi4")];
    let games = [(" Kf8 *", &overlooked[..], "(48... Rxi3"), (" Rxi3 49. Kg2 *", &taken, "(49. Ke3")];
    for (rest, results, variation) in games {
        let record = reported(&format!("{KNIGHT}{rest}"), results, true);
        let written = write(&record);
        assert!(written.contains(variation), "{written}");
        assert_eq!((lost(&record), lost(&read(&written))), (knight, knight), "{written}");
        let without = reported(&format!("{KNIGHT}{rest}"), results, false);
        assert_eq!(without.tree.mainline().count(), record.tree.mainline().count());
    }
}

#[test]
fn the_last_move_of_a_game_has_its_reason_in_the_file() {
    let results = [(Score::Cp(306), BETTER), (Score::Cp(-1005), ANSWER)];
    let mut record = reported(&format!("{KNIGHT} {{I resign.}} *"), &results, true);
    let written = write(&record).replace('\n', " ");
    assert!(written.contains("I resign.} {48... e6i3 49. f2e3 "), "{written}");
    assert!(matches!(lost(&record), Some((_, Loose::MovedThere))));
    assert_eq!(lost(&read(&written)), lost(&record), "{written}");
    // A second report writes its line in the place of the first one.
    let mut plan = Plan::new(&record, draws(), NODES);
    found(&mut plan, &record, &[results[0], (Score::Cp(-1005), "Rxi3 Kg2")]);
    record.apply(plan.edit(&record, true).unwrap()).unwrap();
    let again = write(&record).replace('\n', " ");
    assert!(again.contains("I resign.} {48... e6i3 49. f2g2}") && !again.contains("f2e3"), "{again}");
    let without = reported(&format!("{KNIGHT} *"), &results, false);
    assert_eq!((lost(&without), write(&without).contains("e6i3")), (None, false));
}

#[test]
fn the_answer_is_known_where_it_was_better_than_its_search() {
    let results = [
        (Score::Cp(306), BETTER),
        (Score::Cp(200), "Ke8"),
        (Score::Cp(-1005), "Ke3 Rxi4 Kd3 Rk3 b5"),
        (Score::Cp(-1005), "Rxi4 Kd3"),
    ];
    let record = reported(&format!("{KNIGHT} Rxi3 49. Ke3 *"), &results, true);
    assert!(lost(&record).is_some(), "{}", write(&record));
}

#[test]
fn a_report_never_makes_the_game_longer() {
    let results = [(Score::Cp(306), BETTER), (Score::Cp(-1005), ANSWER)];
    let record = reported(&format!("{KNIGHT} *"), &results, true);
    assert_eq!(record.tree.mainline().count(), 1);
    // The game follows the line to its own end.
    let (lost, end) = ((Score::Cp(-1005), "Ke3 Rxi4"), (Score::Cp(-1005), "Rxi4 Kd3"));
    let followed = reported(&format!("{KNIGHT} Rxi3 49. Ke3 *"), &[results[0], results[1], lost, end], true);
    assert_eq!(followed.tree.mainline().count(), 3);
}

/// The cause of a move that a report finds with this number of nodes for each position, as the program does: each search
/// begins with nothing known.
fn cause_by_search(engine: &mut Engine, before: Position, mv: Move, nodes: u64) -> Option<Cause> {
    let mut plan = Plan::of_move(before, mv, before.variant().default_draws(), nodes);
    for (ply, request) in plan.requests().into_iter().enumerate() {
        engine.new_game();
        engine.go(request);
        while let Some(event) = engine.wait() {
            match event {
                Event::Info { info, .. } => plan.take(ply, &info),
                Event::BestMove { .. } | Event::Failed { .. } => break,
                Event::Progress { .. } => {}
            }
        }
        plan.finish(ply);
    }
    plan.found().moves.into_iter().next()?.cause
}

#[test]
fn a_short_search_finds_the_cause_of_at_least_36_of_40_mistakes() {
    let mut engine = Engine::new(|| {});
    engine.set_hash_mb(HASH_MB);
    let mut missed = Vec::new();
    for case in Case::all() {
        let cause = cause_by_search(&mut engine, case.before, case.mv, 20_000);
        let found = cause.as_ref().map(name).unwrap_or_default();
        if found != case.field("cause") {
            missed.push(format!("{} instead of {}: {}", found, case.field("cause"), case.before.to_fen()));
        }
    }
    println!("{} of 40; {missed:#?}", 40 - missed.len());
    assert!(missed.len() <= 4);
}
