use super::{GameTree, NodeId};
use crate::game::{PieceLetters, Position, Variant, read_move};
use crate::sides::Color;

fn tree() -> GameTree {
    GameTree::new(Position::start(Variant::Glinski))
}

/// Adds a line of moves; returns the last node.
fn add(tree: &mut GameTree, from: NodeId, moves: &str) -> NodeId {
    moves.split(' ').fold(from, |node, text| {
        let mv = read_move(&tree.position(node), text, PieceLetters::English).unwrap();
        tree.add(node, mv).unwrap()
    })
}

fn mainline(tree: &GameTree) -> String {
    tree.start().line_coordinates(&tree.moves_to(tree.line_end(NodeId::ROOT))).join(" ")
}

#[test]
fn the_same_move_is_added_once_and_an_illegal_one_never() {
    let mut tree = tree();
    let first = add(&mut tree, NodeId::ROOT, "f6");
    assert_eq!(add(&mut tree, NodeId::ROOT, "f6"), first);
    let other = add(&mut tree, NodeId::ROOT, "e5");
    assert_eq!(tree.children(NodeId::ROOT), [first, other]);
    let again = tree.move_at(first).unwrap();
    assert!(tree.add(first, again).is_err(), "it is Black's turn");
}

#[test]
fn a_promoted_line_is_the_main_line() {
    let mut tree = tree();
    add(&mut tree, NodeId::ROOT, "f6 e6");
    add(&mut tree, NodeId::ROOT, "e5 e6");
    let third = add(&mut tree, NodeId::ROOT, "g5 e6 f6");
    assert_eq!(tree.variation_start(third), tree.children(NodeId::ROOT).get(2).copied());
    assert!(!tree.is_mainline(third));
    let deep = add(&mut tree, NodeId::ROOT, "e5 d6 f6");
    tree.promote_to_main(deep);
    assert_eq!(mainline(&tree), "e4e5 d7d6 f5f6");
    assert_eq!(tree.children(NodeId::ROOT).len(), 3);
}

#[test]
fn a_branch_comes_back_where_it_was() {
    let mut tree = tree();
    let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
    let first = tree.path(last)[0];
    add(&mut tree, NodeId::ROOT, "e5");
    let branch = tree.detach(first).unwrap();
    assert!(!tree.contains(last) && !tree.contains(first) && tree.contains(NodeId::ROOT));
    assert_eq!(tree.detach(first), None);
    assert_eq!(mainline(&tree), "e4e5");
    assert!(tree.attach(branch) && tree.attach(branch));
    assert_eq!(tree.children(NodeId::ROOT).len(), 2);
    assert_eq!(mainline(&tree), "f5f6 e7e6 g4g5");
    assert_eq!(tree.detach(NodeId::ROOT), None);

    let branch = tree.detach(first).unwrap();
    add(&mut tree, NodeId::ROOT, "f6");
    assert!(!tree.attach(branch), "the move has been played again");
}

#[test]
fn moves_are_numbered_from_the_start_position() {
    let mut tree = tree();
    let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
    let numbers: Vec<_> = tree.path(last).iter().map(|&node| tree.move_number(node)).collect();
    assert_eq!(numbers, [(1, Color::White), (1, Color::Black), (2, Color::White)]);
    let position = tree.position(tree.path(last)[0]);
    let mut tree = GameTree::new(position);
    assert_eq!(tree.move_number(NodeId::ROOT), (1, Color::Black));
    let last = add(&mut tree, NodeId::ROOT, "e6 g5");
    assert_eq!(tree.move_number(last), (2, Color::White));
}

#[test]
fn move_numbers_stop_at_the_largest() {
    let fen = Position::start(Variant::Glinski).to_fen().replace(" 0 1", &format!(" 0 {}", u32::MAX));
    let mut tree = GameTree::new(Position::from_fen(Variant::Glinski, &fen).unwrap());
    let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
    assert_eq!(tree.move_number(last), (u32::MAX, Color::White));
    assert_eq!(tree.position(last).fullmove_number(), u32::MAX);
}

#[test]
fn a_deleted_move_has_no_neighbouring_variations() {
    let mut tree = tree();
    let only = add(&mut tree, NodeId::ROOT, "f6");
    tree.detach(only).unwrap();
    assert_eq!([true, false].map(|forward| tree.sideways(only, forward)), [None, None]);
}

#[test]
fn truncating_can_be_undone() {
    let mut tree = tree();
    let first = add(&mut tree, NodeId::ROOT, "f6");
    add(&mut tree, first, "e6");
    add(&mut tree, first, "d6");
    let branches = tree.truncate(first);
    assert!(tree.children(first).is_empty());
    assert!(branches.into_iter().all(|branch| tree.attach(branch)));
    assert_eq!(tree.children(first).len(), 2);
    assert_eq!(mainline(&tree), "f5f6 e7e6");
}

#[test]
fn duplicates_become_one_at_any_depth() {
    let mut tree = GameTree::new(Position::start(Variant::Glinski));
    let moves = tree.start().legal_moves();
    let push = |tree: &mut GameTree, parent, i: usize| tree.push(parent, moves[i]);
    // The moves of either side are the same here: only their likeness counts.
    let main = push(&mut tree, NodeId::ROOT, 0);
    let duplicate = push(&mut tree, NodeId::ROOT, 0);
    let next = push(&mut tree, main, 1);
    let same = push(&mut tree, duplicate, 1);
    let other = push(&mut tree, duplicate, 2);
    let deep = push(&mut tree, same, 3);
    push(&mut tree, next, 4);
    tree.notes_mut(duplicate).set_comment("said");
    tree.notes_mut(duplicate).periods = Some(2);
    tree.merge_duplicates();
    assert_eq!(tree.children(NodeId::ROOT), [main]);
    assert_eq!(tree.children(main), [next, other]);
    assert_eq!(tree.children(next).last(), Some(&deep));
    assert_eq!(tree.moves_to(deep), [moves[0], moves[1], moves[3]]);
    assert_eq!(tree.notes(main).map(super::super::Notes::comment).as_deref(), Some("said"));
    assert_eq!(tree.notes(main).and_then(|notes| notes.periods), Some(2));
    assert!(!tree.contains(duplicate) && !tree.contains(same) && tree.contains(deep));
}

#[test]
fn merging_duplicates_does_not_extend_the_main_line() {
    let mut tree = GameTree::new(Position::start(Variant::Glinski));
    let moves = tree.start().legal_moves();
    let main = tree.push(NodeId::ROOT, moves[0]);
    let duplicates = [1, 2].map(|i| {
        let duplicate = tree.push(NodeId::ROOT, moves[0]);
        tree.push(duplicate, moves[i]);
        duplicate
    });
    tree.merge_duplicates();
    assert_eq!(tree.children(NodeId::ROOT), [main, duplicates[0]]);
    assert_eq!(tree.children(duplicates[0]).len(), 2);
}
