//! A screen reader hears after each message what has changed: the new move, or the effect of a command that only the eye would
//! see.

use super::{EditorAction, Message, Mode, Scene};
use crate::app::board::{BoardEvent, BoardPiece, speech};
use crate::app::game::{EditAction, GLYPHS, GameAction, GameId};
use crate::app::library::ExploreAction;
use crate::app::play::{Play, StudyAction};
use crate::app::text::{Text, text, three_words};
use crate::game::{Nag, NodeId};
use crate::hex::Cell;
use crate::three::Seat;

/// The displayed node, and the latest node of the game in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) struct Whereabouts {
    game: GameId,
    shown: NodeId,
    head: NodeId,
}

impl Scene<'_> {
    /// The position on the board of a two-player game, to compare it after the message.
    pub fn whereabouts(&self) -> Option<Whereabouts> {
        let shown = self.mode.document()?.cursor();
        let head = self.mode.play().map_or(shown, |play| play.game().head());
        Some(Whereabouts { game: self.mode.game_id(), shown, head })
    }

    /// The new move, or the move now shown, if either differs from before.
    pub fn spoken_since(&self, before: Option<Whereabouts>) -> Option<Text> {
        let now = self.whereabouts().filter(|now| Some(*now) != before)?;
        let before = before.filter(|before| before.game == now.game);
        let (node, was) = match before {
            Some(before) if before.head != now.head => (now.head, before.head),
            Some(before) => (now.shown, before.shown),
            None => (now.shown, now.shown),
        };
        let tree = &self.mode.document()?.record().tree;
        let comes_before =
            |later| !tree.contains(later) || tree.ancestors(later).any(|earlier| earlier == node);
        let is_back = node != was && comes_before(was);
        Some(match speech::spoken_node(tree, node) {
            Some(spoken) if is_back => text!("speech-back", "move" = spoken),
            Some(spoken) => spoken,
            None => Text::key("speech-start"),
        })
    }
}

/// A piece in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) struct Held {
    /// The cell on which it is shown.
    cell: Cell,
    /// The cell to which it would go back: another one in a half-made capture.
    origin: Cell,
    piece: BoardPiece,
}

/// The effects that a message may have, as they are before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Effect {
    None,
    Hand(Option<Held>),
    /// Whether a hint is known, and whether a report is being made.
    News {
        hint: bool,
        reports: bool,
    },
    Flip,
    /// Whether each of the switches of a study is on.
    Switches([bool; 5]),
    /// The game is paused or goes on.
    Pause,
    /// A glyph of a move, and whether the move has it.
    Glyph(NodeId, Nag, bool),
    /// The editor opens.
    SetUp,
}

/// The names of the switches.
const SWITCHES: [&str; 5] =
    ["speech-analysis", "analysis-threat", "speech-lock", "report-title", "action-explore"];

impl Scene<'_> {
    /// The effect to look for after a message.
    pub fn effect(&self, message: &Message) -> Effect {
        match message {
            Message::Board(BoardEvent::Wheel(_)) => Effect::None,
            Message::Board(_) => Effect::Hand(self.held()),
            // The answer to a warning, and the step back, are given to the move that waits.
            Message::Game(GameAction::Accept | GameAction::TakeBack) => Effect::Hand(self.waiting()),
            Message::Engine(..) | Message::ThreeEngine(..) => Effect::News {
                hint: self.mode.spoken_hint().is_some(),
                reports: self.mode.study().is_some_and(Play::is_reporting),
            },
            Message::Flip => Effect::Flip,
            Message::Study(
                StudyAction::Analyse | StudyAction::Threat | StudyAction::Lock | StudyAction::Report,
            )
            | Message::Explore(ExploreAction::Toggle) => Effect::Switches(self.switches()),
            Message::Game(GameAction::PauseOrResume) => Effect::Pause,
            Message::Edit(EditAction::Glyph(node, nag)) => {
                Effect::Glyph(*node, *nag, self.has_glyph(*node, *nag))
            }
            Message::Editor(EditorAction::Open) => Effect::SetUp,
            _ => Effect::None,
        }
    }

    /// The effect that the message had, in words.
    pub fn effect_since(&self, before: Effect) -> Option<Text> {
        match before {
            Effect::None => None,
            Effect::Hand(before) => match (self.in_hand(), before) {
                (Some((held, text)), before) if before != Some(held) => Some(text),
                (None, Some(held)) if self.is_put_back(held) => Some(Text::key("speech-put-back")),
                _ => None,
            },
            Effect::News { reports: true, .. } if !self.mode.study().is_some_and(Play::is_reporting) => {
                Some(text!("speech-done", what = Text::key("report-title")))
            }
            Effect::News { hint, .. } => self.mode.spoken_hint().filter(|_| !hint),
            Effect::Flip => Some(text!("speech-below", seat = three_words::seat_key(self.below()))),
            Effect::Switches(before) => {
                let now = self.switches();
                let changed = SWITCHES.iter().zip(before.iter().zip(now)).find(|(_, (was, is))| **was != *is);
                changed.map(|(name, (_, is_on))| switched(name, is_on))
            }
            Effect::Pause => match self.mode.three() {
                Some(three) => Some(three.spoken_pause()),
                None => self.mode.play().map(Play::spoken_pause),
            },
            Effect::Glyph(node, nag, had_it) => {
                let has_it = self.has_glyph(node, nag);
                let mut glyphs = GLYPHS.iter().flat_map(|group| group.glyphs);
                let (_, name) = glyphs.find(|(other, _)| *other == nag)?;
                (has_it != had_it).then(|| switched(name, has_it))
            }
            Effect::SetUp => Some(Text::key("editor-title")),
        }
    }

    /// Whether the piece that was in hand, or on the way, is back on its cell, and nothing waits for an answer. The reason
    /// of a refused move says more.
    fn is_put_back(&self, Held { origin, piece, .. }: Held) -> bool {
        let view = self.board_view();
        let is_asked = view.promotion.is_some() || view.castling.is_some() || view.waiting.is_some();
        let is_planned = view.premove.is_some_and(|(from, _)| from == origin);
        // A pawn that waits on its last cell is another piece there.
        let is_back = view.pieces.get(origin).is_some_and(|back| back.seat == piece.seat);
        self.shared.refusal.is_none() && !is_asked && !is_planned && is_back
    }

    /// The piece in hand, or that of the move which waits for a yes.
    fn held(&self) -> Option<Held> {
        self.in_hand().map(|(held, _)| held).or_else(|| self.waiting())
    }

    /// The piece of the move that waits for a yes.
    fn waiting(&self) -> Option<Held> {
        let view = self.board_view();
        let (origin, cell) = view.waiting?;
        Some(Held { cell, origin, piece: view.pieces.get(cell)? })
    }

    /// The piece in hand, and its words.
    fn in_hand(&self) -> Option<(Held, Text)> {
        let view = self.board_view();
        let cell = view.selected.filter(|_| !view.is_set_up)?;
        let origin = view.path.first().copied().unwrap_or(cell);
        let held = Held { cell, origin, piece: view.pieces.get(cell)? };
        let name = speech::cell(view.shape.name(cell), view.pieces.get(cell));
        let targets = view.quiet_targets | view.capture_targets | view.castling_rooks;
        Some((held, text!("speech-in-hand", cell = name, count = targets.len())))
    }

    /// The side at the bottom of the board.
    fn below(&self) -> Seat {
        match self.mode {
            Mode::Two(two) => two.bottom().into(),
            Mode::Three(three) => three.corners()[0],
        }
    }

    fn switches(&self) -> [bool; 5] {
        let study = self.mode.study();
        let is = |ask: fn(&Play) -> bool| study.is_some_and(ask);
        [
            is(Play::is_analysing),
            is(Play::shows_threat),
            is(Play::is_analysis_locked),
            is(Play::is_reporting),
            self.explored().is_some(),
        ]
    }

    fn has_glyph(&self, node: NodeId, nag: Nag) -> bool {
        let notes = self.mode.document().and_then(|document| document.record().tree.notes(node));
        notes.is_some_and(|notes| notes.nags.contains(&nag))
    }
}

/// A switch, and whether it is on now.
fn switched(name: &'static str, is_on: bool) -> Text {
    text!(if is_on { "speech-on" } else { "speech-off" }, what = Text::key(name))
}
