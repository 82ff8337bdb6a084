//! A game as it is kept between two runs of a program, and the game made from that again.

use std::time::Duration;

use super::Game;
use super::game::Undone;
use crate::game::{ClockSnapshot, GameRecord, NodeId};
use crate::sides::{Color, DrawRules, Outcome};

/// The state of a game being played that its record does not hold.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct GameState {
    /// Number of moves of the main line that were played. Behind them are those taken back.
    pub plies: usize,
    /// The end of the game by each move taken back, and the clock at that end; the move to be made again first is the
    /// first.
    pub taken_back: Vec<Option<(Outcome, ClockSnapshot)>>,
    /// The clock at the start and after each move, played or taken back; empty without clocks.
    pub clocks: Vec<ClockSnapshot>,
    /// The clock now.
    pub clock: ClockSnapshot,
    /// The side whose draw offer is not answered yet.
    pub draw_offer: Option<Color>,
    /// The side whose request to take back a move is not answered yet.
    pub takeback_asked: Option<Color>,
}

impl Game {
    /// The game at `now`: its record, in which the moves taken back stand behind those played, and the rest.
    pub fn state(&self, now: Duration) -> (GameRecord, GameState) {
        let mut record = self.record.clone();
        for undone in self.undone.iter().rev() {
            record.tree.attach(undone.branch);
            record.tree.promote_to_main(undone.branch.node);
        }
        let moves = self.plies + self.undone.len();
        let clock_at = |node: NodeId| self.snapshots.get(&node).copied();
        let clocks = if self.clock.is_timed() {
            let nodes = [NodeId::ROOT].into_iter().chain(record.tree.mainline().take(moves));
            nodes.filter_map(clock_at).collect()
        } else {
            Vec::new()
        };
        let state = GameState {
            plies: self.plies,
            taken_back: self.undone.iter().rev().map(|undone| undone.end).collect(),
            clocks,
            clock: self.clock.snapshot_at(now),
            draw_offer: self.offer,
            takeback_asked: self.takeback_asked,
        };
        (record, state)
    }

    /// The game of a state, with its clock stopped; `None` if the state does not fit the record.
    pub fn from_state(record: GameRecord, state: GameState, draws: DrawRules) -> Option<Game> {
        let moves = state.plies.checked_add(state.taken_back.len())?;
        let nodes: Vec<NodeId> =
            [NodeId::ROOT].into_iter().chain(record.tree.mainline().take(moves)).collect();
        let has_clocks = !state.clocks.is_empty();
        if nodes.len() - 1 != moves || has_clocks && state.clocks.len() != nodes.len() {
            return None;
        }
        let mut game = Game::from_record(record, draws);
        game.snapshots.extend(nodes.iter().copied().zip(state.clocks));
        game.write_exact_clocks(&nodes);
        game.plies = moves;
        for end in state.taken_back.into_iter().rev() {
            let branch = game.record.tree.detach(nodes[game.plies])?;
            game.undone.push(Undone { branch, end });
            game.plies -= 1;
        }
        game.position = game.record.tree.position(game.head());
        if state.clock.turn() != game.turn() {
            return None;
        }
        game.clock.restore(&state.clock, Duration::ZERO);
        (game.offer, game.takeback_asked) = (state.draw_offer, state.takeback_asked);
        Some(game)
    }

    /// Gives the notes of moves the exact times in place of those rounded for a file.
    fn write_exact_clocks(&mut self, nodes: &[NodeId]) {
        for &node in nodes {
            let Some(snapshot) = self.snapshots.get(&node) else { continue };
            let mover = !snapshot.turn();
            let has_time = self.record.tree.notes(node).is_some_and(|notes| notes.clock.is_some());
            if has_time && self.clock.controls()[mover].is_timed() {
                self.record.tree.notes_mut(node).clock = Some(snapshot.left(mover));
            }
        }
    }
}
