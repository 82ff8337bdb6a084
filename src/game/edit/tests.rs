use super::{Comment, EditError, EditHistory, TreeEdit};
use crate::game::pgn::{read_game, write};
use crate::game::{
    Eval, EvalScore, GameRecord, GameTree, Move, Nag, NodeId, PieceLetters, Position, Shape, ShapeColor,
    Variant, read_move,
};
use crate::sides::{Color, Outcome, Points, Reason};

fn record() -> GameRecord {
    GameRecord::new(Position::start(Variant::Glinski))
}

fn mv(tree: &GameTree, node: NodeId, text: &str) -> Move {
    read_move(&tree.position(node), text, PieceLetters::English).unwrap()
}

fn add(record: &mut GameRecord, from: NodeId, line: &str) -> NodeId {
    line.split(' ').fold(from, |at, text| {
        let mv = mv(&record.tree, at, text);
        record.apply(TreeEdit::AddMove { at, mv }).unwrap();
        record.tree.child_by_move(at, mv).unwrap()
    })
}

/// The main line and three variations, annotated.
fn annotated() -> GameRecord {
    let text = "[White \"A\"]\n\n{start} 1. f6! {good} (1. e5 {solid} e6 (1... d6)) (1. g5) e6 2. g5 {[%eval 0.31,12] [%csl Gf6]} *";
    read_game(text).record
}

#[test]
fn every_edit_and_its_inverse_cancel_out() {
    let mut record = annotated();
    let tree = &record.tree;
    let [first, second, third] = tree.children(NodeId::ROOT)[..] else { panic!("three first moves") };
    let deep = tree.children(second)[0];
    let end = tree.line_end(NodeId::ROOT);
    let shape = Shape { color: ShapeColor::Red, from: "f6".parse().unwrap(), to: "f9".parse().ok() };
    let f6 = mv(tree, NodeId::ROOT, "f6");
    let d5 = mv(tree, NodeId::ROOT, "d4");
    let answer = mv(tree, first, "d6");
    let eval = Some(Eval { score: EvalScore::Mate(-3), depth: Some(12) });
    let edits = [
        TreeEdit::AddMove { at: NodeId::ROOT, mv: d5 },
        TreeEdit::AddMove { at: NodeId::ROOT, mv: f6 },
        TreeEdit::AddLine { at: NodeId::ROOT, moves: vec![f6, answer], eval: None },
        TreeEdit::AddLine { at: NodeId::ROOT, moves: vec![f6, answer], eval },
        TreeEdit::AddLine { at: NodeId::ROOT, moves: vec![d5], eval },
        TreeEdit::AddLine { at: NodeId::ROOT, moves: Vec::new(), eval },
        TreeEdit::Delete { node: first },
        TreeEdit::Delete { node: second },
        TreeEdit::DeleteAfter { node: NodeId::ROOT },
        TreeEdit::DeleteAfter { node: second },
        TreeEdit::DeleteAfter { node: end },
        TreeEdit::Reorder { node: third, index: 0 },
        TreeEdit::Reorder { node: first, index: 2 },
        TreeEdit::comment(first, Comment::After, " better than e5 "),
        TreeEdit::comment(first, Comment::After, ""),
        TreeEdit::comment(second, Comment::Before, "or"),
        TreeEdit::comment(NodeId::ROOT, Comment::After, "another start"),
        TreeEdit::Glyphs { node: deep, nags: vec![Nag::BLUNDER, Nag(18)] },
        TreeEdit::move_mark(tree, first, None),
        TreeEdit::move_mark(tree, first, Some(Nag::DUBIOUS)),
        TreeEdit::Shapes { node: end, shapes: vec![shape] },
        TreeEdit::Evaluation { node: end, eval: None },
        TreeEdit::Tag { name: "White".to_owned(), value: Some("B".to_owned()) },
        TreeEdit::Tag { name: "White".to_owned(), value: None },
        TreeEdit::Tag { name: "Annotator".to_owned(), value: Some("C".to_owned()) },
        TreeEdit::Result { outcome: record.tree.position(end).terminal(&Variant::Glinski.default_draws()) },
        TreeEdit::Start { position: Box::new(record.tree.position(end)) },
        TreeEdit::promote(tree, deep).unwrap(),
        TreeEdit::demote(tree, end).unwrap(),
        TreeEdit::promote_to_main(tree, tree.children(second)[1]).unwrap(),
    ];
    let before = write(&record);
    for edit in edits {
        let inverse = record.apply(edit.clone()).unwrap();
        let changed = write(&record);
        let again = record.apply(inverse).unwrap();
        assert_eq!(write(&record), before, "undone: {edit:?}");
        let inverse = record.apply(again).unwrap();
        assert_eq!(write(&record), changed, "redone: {edit:?}");
        record.apply(inverse).unwrap();
        assert_eq!(write(&record), before, "undone again: {edit:?}");
    }
}

#[test]
fn a_refused_edit_changes_nothing() {
    let mut record = annotated();
    let before = write(&record);
    let first = record.tree.children(NodeId::ROOT)[0];
    let illegal = record.tree.move_at(first).unwrap();
    let refused = |record: &mut GameRecord, edit| record.apply(edit).unwrap_err();
    assert!(matches!(
        refused(&mut record, TreeEdit::AddMove { at: first, mv: illegal }),
        EditError::Illegal(_)
    ));
    let partly_legal = TreeEdit::AddLine { at: NodeId::ROOT, moves: vec![illegal, illegal], eval: None };
    assert!(matches!(refused(&mut record, partly_legal), EditError::Illegal(_)));
    assert_eq!(refused(&mut record, TreeEdit::Delete { node: NodeId::ROOT }), EditError::Root);
    assert_eq!(refused(&mut record, TreeEdit::Reorder { node: NodeId::ROOT, index: 0 }), EditError::Root);
    assert_eq!(refused(&mut record, TreeEdit::Glyphs { node: NodeId::ROOT, nags: vec![] }), EditError::Root);
    // The first of the two fits, the second does not: neither is done.
    let both = vec![TreeEdit::Delete { node: first }, TreeEdit::comment(first, Comment::After, "gone")];
    assert_eq!(refused(&mut record, TreeEdit::All(both)), EditError::NoSuchNode);
    assert_eq!(write(&record), before);
}

#[test]
fn undone_and_redone_moves_keep_their_nodes() {
    let (mut record, mut history) = (record(), EditHistory::default());
    let f6 = mv(&record.tree, NodeId::ROOT, "f6");
    history.apply(&mut record, TreeEdit::AddMove { at: NodeId::ROOT, mv: f6 }).unwrap();
    let node = record.tree.next(NodeId::ROOT).unwrap();
    history.apply(&mut record, TreeEdit::comment(node, Comment::After, "best")).unwrap();
    let whole = write(&record);
    assert!(history.undo(&mut record) && history.undo(&mut record) && !history.undo(&mut record));
    assert!(record.tree.children(NodeId::ROOT).is_empty());
    assert!(history.redo(&mut record) && history.redo(&mut record) && !history.redo(&mut record));
    assert_eq!(write(&record), whole);

    // A new edit ends what could be redone; one that changes nothing does not.
    history.undo(&mut record);
    history.apply(&mut record, TreeEdit::AddMove { at: NodeId::ROOT, mv: f6 }).unwrap();
    assert_eq!((history.undoable(), history.redoable()), (1, 1));
    history.apply(&mut record, TreeEdit::comment(node, Comment::After, "other")).unwrap();
    assert_eq!((history.undoable(), history.redoable()), (2, 0));
}

#[test]
fn variations_are_promoted_and_demoted() {
    let mut record = record();
    let first = add(&mut record, NodeId::ROOT, "f6 e6");
    let second = add(&mut record, NodeId::ROOT, "e5 e6");
    let third = add(&mut record, NodeId::ROOT, "g5 e6 f6");
    let order = |record: &GameRecord| -> Vec<String> {
        let tree = &record.tree;
        let moves = tree.children(NodeId::ROOT).iter().filter_map(|&id| tree.move_at(id));
        moves.map(|mv| tree.start().coordinates(mv)).collect()
    };
    let apply = |record: &mut GameRecord, edit: Option<TreeEdit>| record.apply(edit.unwrap()).unwrap();
    let edit = TreeEdit::promote(&record.tree, third);
    apply(&mut record, edit);
    assert_eq!(order(&record), ["f5f6", "g4g5", "e4e5"]);
    let edit = TreeEdit::promote_to_main(&record.tree, second);
    apply(&mut record, edit);
    assert_eq!(order(&record), ["e4e5", "f5f6", "g4g5"]);
    assert!(TreeEdit::promote_to_main(&record.tree, second).is_none());
    assert!(TreeEdit::promote(&record.tree, second).is_none());
    let edit = TreeEdit::demote(&record.tree, first);
    apply(&mut record, edit);
    assert_eq!(order(&record), ["e4e5", "g4g5", "f5f6"]);
    assert!(TreeEdit::demote(&record.tree, first).is_none());
}

/// Many edits at random; undoing all of them gives the first record, redoing them the last one.
#[test]
fn random_edits_are_undone_and_redone() {
    let mut count = 0;
    for seed in 0..20 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut record, mut history) = (annotated(), EditHistory::default());
        let mut texts = vec![write(&record)];
        for _ in 0..40 {
            let edit = random_edit(&record, &mut rng);
            let before = history.undoable();
            if history.apply(&mut record, edit).is_ok() && history.undoable() > before {
                texts.push(write(&record));
                count += 1;
            }
        }
        for text in texts.iter().rev().skip(1) {
            assert!(history.undo(&mut record));
            assert_eq!(write(&record), *text, "seed {seed}");
        }
        for text in &texts[1..] {
            assert!(history.redo(&mut record));
            assert_eq!(write(&record), *text, "seed {seed}");
        }
    }
    assert!(count > 400, "only {count} edits were made");
}

fn random_edit(record: &GameRecord, rng: &mut fastrand::Rng) -> TreeEdit {
    let tree = &record.tree;
    let mut node = NodeId::ROOT;
    while let Some(&child) = rng.choice(tree.children(node)).filter(|_| rng.u8(..4) > 0) {
        node = child;
    }
    match rng.u8(..10) {
        0 => {
            let (mut position, mut moves) = (tree.position(node), Vec::new());
            while let Some(mv) = rng.choice(position.legal_moves()).filter(|_| moves.len() < 4) {
                position.play_unchecked(mv);
                moves.push(mv);
            }
            let eval = rng.bool().then(|| Eval { score: EvalScore::Cp(rng.i32(-900..900)), depth: None });
            TreeEdit::AddLine { at: node, moves, eval }
        }
        1..=3 => match rng.choice(tree.position(node).legal_moves()) {
            Some(mv) => TreeEdit::AddMove { at: node, mv },
            None => TreeEdit::Delete { node },
        },
        4 => TreeEdit::Delete { node },
        5 => TreeEdit::DeleteAfter { node },
        6 => TreeEdit::Reorder { node, index: rng.usize(..3) },
        7 => TreeEdit::comment(node, Comment::After, &format!("comment {}", rng.u8(..))),
        8 => TreeEdit::Glyphs { node, nags: vec![Nag(rng.u8(1..20))] },
        _ => TreeEdit::Tag { name: "Round".to_owned(), value: rng.bool().then(|| rng.u8(..).to_string()) },
    }
}

/// A record without the mate, or with another main line, cannot say that it ended by mate.
#[test]
fn a_reason_goes_with_the_moves_that_showed_it() {
    let mut mated = record();
    let last = add(&mut mated, NodeId::ROOT, "f6 e6 g5");
    mated.result = Some(Outcome { points: Points::win(Color::White), reason: Reason::Checkmate });
    let variation = add(&mut mated, NodeId::ROOT, "e5");
    for edit in [TreeEdit::Delete { node: last }, TreeEdit::Reorder { node: variation, index: 0 }] {
        let mut cut = mated.clone();
        let undo = cut.apply(edit).unwrap();
        let result = cut.result.unwrap();
        assert_eq!((result.points, result.reason), (Points::win(Color::White), Reason::Unknown));
        let redo = cut.apply(undo).unwrap();
        assert_eq!(cut.result, mated.result);
        cut.apply(redo).unwrap();
        assert_eq!(cut.result.map(|result| result.reason), Some(Reason::Unknown));
    }
    // Variations behind the end, or beside it, leave the result.
    mated.apply(TreeEdit::Delete { node: variation }).unwrap();
    assert_eq!(mated.result.map(|result| result.reason), Some(Reason::Checkmate));
}
