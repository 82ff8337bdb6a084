//! A long game with a comment behind each move, made by chance and always the same.

use heksy::game::pgn::write;
use heksy::game::{GameRecord, Move, NodeId, Position, Variant};

/// Officers going to and fro, with a comment of this number of words behind each ply, as PGN.
pub fn annotated_game(plies: usize, words: usize) -> String {
    let mut random = fastrand::Rng::with_seed(15);
    let mut record = GameRecord::new(Position::start(Variant::Glinski));
    let mut node = NodeId::ROOT;
    let mut position = *record.tree.start();
    for _ in 0..plies {
        let Some(mv) = quiet_move(&position, &mut random) else { break };
        node = record.tree.add(node, mv).expect("the move is legal");
        position.play_unchecked(mv);
        record.tree.notes_mut(node).set_comment(&comment(words, &mut random));
    }
    write(&record)
}

/// A study as PGN: plies with a comment of this number of words each, and variations of four plies with two
/// comments each, spread over the game.
#[allow(dead_code, reason = "each file that uses this one uses some of it")]
pub fn annotated_study(plies: usize, variations: usize, words: usize) -> String {
    let mut random = fastrand::Rng::with_seed(17);
    let game = annotated_game(plies, words);
    let mut record = heksy::game::pgn::read_game(&game).record;
    let nodes: Vec<NodeId> = record.tree.mainline().collect();
    for index in 0..variations {
        let mut node = nodes[index * nodes.len() / variations];
        let mut position = record.tree.position(node);
        for ply in 0..4 {
            let Some(mv) = quiet_move(&position, &mut random) else { break };
            node = record.tree.add(node, mv).expect("the move is legal");
            position.play_unchecked(mv);
            if ply % 2 == 0 {
                record.tree.notes_mut(node).set_comment(&comment(words, &mut random));
            }
        }
    }
    write(&record)
}

/// A move after which the game can go on for ever: no pawn moves, nothing is taken.
fn quiet_move(position: &Position, random: &mut fastrand::Rng) -> Option<Move> {
    let is_reversible = |mv: &Move| {
        let mut after = *position;
        after.play_unchecked(*mv);
        after.halfmove_clock() > 0 && after.checked_king().is_none()
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_reversible).collect();
    random.choice(moves)
}

/// Words of two to eleven letters, as good as never the same twice where they are long.
fn comment(words: usize, random: &mut fastrand::Rng) -> String {
    let mut word = || (0..random.usize(2..12)).map(|_| random.lowercase()).collect::<String>();
    (0..words).map(|_| word()).collect::<Vec<_>>().join(" ")
}
