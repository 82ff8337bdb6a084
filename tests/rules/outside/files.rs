//! Games and files of games.

use heksy::game::pgn::{Finding, PgnFile, Severity, read_game, write};
use heksy::game::{GameRecord, NodeId, PieceLetters, Position, Reason, Variant};

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

#[test]
fn a_tree_with_variations() -> Result {
    let mut record = GameRecord::new(Position::start(Variant::Glinski));
    let tree = &mut record.tree;
    let mut node = NodeId::ROOT;
    for text in ["e6", "b5"] {
        let mv = tree.position(node).read_move(text)?;
        node = tree.add(node, mv)?;
    }
    let other = tree.start().read_move("f6")?;
    let variation = tree.add(NodeId::ROOT, other)?;
    tree.notes_mut(variation).set_comment("solid");
    assert!(write(&record).ends_with("1. e6 (1. f6 {solid}) 1... b5 *\n"), "{}", write(&record));
    let read = read_game(&write(&record));
    assert!(read.is_clean());
    assert_eq!(write(&read.record), write(&record));
    Ok(())
}

#[test]
fn a_file_with_diagnostics() -> Result {
    let text = "[White \"A\"]\n\n1. e6 b5 2. Qf6 1-0\n\n[White \"B\"]\n\n1. f6 {Draw agreed.} 1/2-1/2\n";
    let file = PgnFile::from_bytes(text.as_bytes().to_vec())?;
    assert_eq!(file.len(), 2);
    let first = file.read(0, PieceLetters::English).ok_or("no game")?;
    let [error] = &first.diagnostics[..] else { panic!("{:?}", first.diagnostics) };
    assert_eq!((error.line, error.column, error.problem.severity()), (3, 13, Severity::Error));
    assert!(write(&first.record).contains("2. Qf6"), "nothing is lost");
    let second = file.read(1, PieceLetters::English).ok_or("no game")?;
    assert_eq!(second.record.tags.get("White"), Some("B"));
    assert_eq!(second.record.result.map(|outcome| outcome.reason), Some(Reason::Agreement));
    Ok(())
}
