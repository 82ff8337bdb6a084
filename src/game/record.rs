//! A game as it is kept in a file.

use super::{GameTree, Move, NodeId, Position, Tags, TimeControl, TimeLeft, Variant};
use crate::sides::{ByColor, Color, Outcome, Reason};

/// The record of one game, as in a file.
///
/// The variant and the start are those of the tree's first position. `tags` contains only tags without a field here:
/// the writer makes the tags `Variant`, `SetUp`, `FEN`, `Result`, `HexScore`, `Termination`, `TimeControl`,
/// `HexTimeLeft` and the like from the fields; such a tag is in `tags` only if it could not be parsed.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The tag pairs without a field of their own.
    pub tags: Tags,
    /// The start position, the moves, variations and notes.
    pub tree: GameTree,
    /// The outcome; `None` during the game. The reason is [`Reason::Unknown`] if it is not written
    /// down; [`Self::reason`] then looks at the board.
    pub result: Option<Outcome>,
    /// The time controls; `None` if nothing is known about them.
    pub controls: Option<ByColor<TimeControl>>,
    /// Whether each side's first move was not timed.
    pub free_first_moves: bool,
    /// The remaining times when the game was adjourned, at the end of the main line; `None` if only the notes of the
    /// moves contain times.
    pub time_left: Option<TimeLeft>,
    /// Unread lines of the tag section: `%` lines, malformed and repeated tags.
    pub(super) header_lines: Vec<String>,
}

impl GameRecord {
    /// A game without moves, names or result.
    pub fn new(start: Position) -> Self {
        Self {
            tags: Tags::default(),
            tree: GameTree::new(start),
            result: None,
            controls: None,
            free_first_moves: false,
            time_left: None,
            header_lines: Vec::new(),
        }
    }

    /// The variant of the start position.
    pub fn variant(&self) -> Variant {
        self.tree.start().variant()
    }

    /// The name of a player, `?` if unknown.
    pub fn player(&self, color: Color) -> &str {
        self.tags.or_unknown(player_tag(color))
    }

    /// Sets the tag `White` or `Black`.
    pub fn set_player(&mut self, color: Color, name: &str) {
        self.tags.set(player_tag(color), name);
    }

    /// The moves of the main line.
    pub fn main_moves(&self) -> Vec<Move> {
        self.tree.moves_to(self.tree.line_end(NodeId::ROOT))
    }

    /// The position after the last move of the main line.
    pub fn final_position(&self) -> Position {
        self.tree.position(self.tree.line_end(NodeId::ROOT))
    }

    /// The reason of the result, from the record or, if that gives none, from the board: mate, stalemate and the
    /// automatic draws are recognised if the result agrees with them. `None` for an unfinished game.
    pub fn reason(&self) -> Option<Reason> {
        let result = self.result?;
        if result.reason != Reason::Unknown {
            return Some(result.reason);
        }
        let draws = self.variant().default_draws();
        let end = self.tree.line_end(NodeId::ROOT);
        let on_board = self.tree.outcome(end, draws);
        Some(on_board.filter(|outcome| outcome.points == result.points).map_or(Reason::Unknown, |o| o.reason))
    }

    /// Returns the record with its main line ending where that of `played` ends: moves behind the end become a variation
    /// that repeats the last move. `None` if the result or the moves up to there are others.
    pub fn with_end_of(mut self, played: &GameRecord) -> Option<Self> {
        let moves = played.main_moves();
        let (end, count) = self.tree.follow(NodeId::ROOT, &moves);
        let is_same = count == moves.len() && self.tree.is_mainline(end) && self.result == played.result;
        if !is_same || self.tree.start() != played.tree.start() {
            return None;
        }
        self.tree.end_line(end);
        Some(self)
    }

    /// Returns the game up to `node`, without variations, result and later annotations.
    pub fn up_to(&self, node: NodeId) -> Self {
        let mut copy = Self {
            tags: self.tags.clone(),
            controls: self.controls.clone(),
            free_first_moves: self.free_first_moves,
            ..Self::new(*self.tree.start())
        };
        let mut at = NodeId::ROOT;
        for id in [NodeId::ROOT].into_iter().chain(self.tree.path(node)) {
            if let Some(mv) = self.tree.move_at(id) {
                at = copy.tree.push(at, mv);
            }
            if let Some(notes) = self.tree.notes(id) {
                *copy.tree.notes_mut(at) = notes.clone();
            }
        }
        copy
    }
}

fn player_tag(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
