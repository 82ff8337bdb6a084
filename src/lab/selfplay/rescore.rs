//! New scores for the labelled positions of a game.

use super::search::History;
use crate::engine::DirectEngine;
use crate::game::{Position, Variant};
use crate::lab::labelled::{ScoredGame, ScoredMove};

/// Searches each labelled position of a game again. A position whose new best move is a capture or a promotion has no label any
/// more.
///
/// # Errors
/// The message of a failed search.
pub(super) fn rescore(
    mut game: ScoredGame,
    variant: Variant,
    nodes: u64,
    engine: &mut DirectEngine,
) -> Result<ScoredGame, String> {
    engine.new_game_with_seed(0);
    let mut search = |history: &History, scored: &mut ScoredMove| {
        if scored.label(&history.position).is_some() {
            scored.score = history.search(engine, nodes)?.scored().label(&history.position);
        }
        Ok::<_, String>(())
    };
    let mut side_variations = game.side_variations.iter_mut().peekable();
    let mut history = History::new(Position::start(variant));
    for (ply, scored) in game.moves.iter_mut().enumerate() {
        while let Some(variation) = side_variations.next_if(|variation| variation.ply == ply) {
            let mut line = history.clone();
            for scored in &mut variation.moves {
                search(&line, scored)?;
                line.add(scored.mv);
            }
        }
        search(&history, scored)?;
        history.add(scored.mv);
    }
    Ok(game)
}
