//! The board of a level, and its sentences.

use super::Lesson;
use super::lesson_search::legal;
use crate::app::board::{Armies, Arrow, ArrowMeaning, BoardShape, BoardView, cause_marks, speech};
use crate::app::context::Shared;
use crate::app::text::words::{any_key, color_key, kind_key};
use crate::app::text::{Text, explain_cause, text};
use crate::game::{self, PositionSetup, Shape, ShapeColor, san};
use crate::hex::{Bitboard, Cell};
use crate::lessons::{Course, Failure, Game, Goal, Level, Move, Piece, Progress, Run};
use crate::sides::Color;
use crate::tactics::{self, Cause, Loose, Placed, Safety, Why};
use crate::three::Seat;

impl Lesson {
    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        let marks = shared.settings.legal_marks;
        let last = self.shown.replies().last().copied().or(self.last);
        let last_move = last.map(|mv| (mv.from, mv.to));
        let (stars, arrows) = (self.shown.stars(), self.arrows());
        if let Some(mut table) = self.table() {
            table.marks = marks;
            // The pieces that are not safe are to be found.
            let is_safe = self.level().goal == Goal::Safe;
            let stars = if is_safe { Bitboard::EMPTY } else { stars };
            let shapes = self.rings();
            return BoardView {
                last_move,
                stars,
                arrows,
                shapes,
                ..self.hand.board_view(&table, BoardView::of(&table.position))
            };
        }
        let selected = self.plain.selected;
        let moves = self.shown.moves().into_iter().filter(|mv| marks && selected == Some(mv.from));
        let targets: Bitboard = moves.map(|mv| mv.to).collect();
        let is_taken = |cell: &Cell| stars.contains(*cell) || self.shown.piece_at(*cell).is_some();
        let captures: Bitboard = targets.iter().filter(is_taken).collect();
        BoardView {
            arrows,
            last_move,
            movable: self.movable(),
            selected,
            quiet_targets: targets - captures,
            capture_targets: captures,
            promotion: self.plain.promotion_choice(Seat::White, Armies::Three),
            ..picture(&self.shown)
        }
    }

    /// The arrows of the level before the first move, the punishment, and the hint, which stands alone.
    fn arrows(&self) -> Vec<Arrow> {
        let arrow = |from, to, meaning| Some(Arrow { from, to, weight: 1.0, meaning }).filter(|_| from != to);
        let is_first = self.moves() == 0 && !self.is_waiting() && self.hint.is_none();
        let first = self.level().arrows.iter().filter(|_| is_first);
        let first = first.filter_map(|&(from, to)| arrow(from, to, ArrowMeaning::Best));
        let hint = self.hint.and_then(|mv| arrow(mv.from, mv.to, ArrowMeaning::Best));
        let punishment = match self.progress() {
            Some(Progress::Punished(Move { from, to, .. })) => arrow(from, to, ArrowMeaning::Threat),
            _ => None,
        };
        let why = self.marked().into_iter().flat_map(cause_marks::arrows);
        let capture = match self.tapped.and_then(|cell| tactics::safety(self.shown.position()?, cell)) {
            Some(Safety::Held(mv) | Safety::Lost(mv)) => arrow(mv.from(), mv.to(), ArrowMeaning::Threat),
            _ => None,
        };
        first.chain(hint).chain(punishment).chain(why).chain(capture).collect()
    }

    /// Why the move was wrong, once that is known.
    fn why(&self) -> Option<&Cause> {
        self.why.as_ref().filter(|_| !self.is_waiting())
    }

    /// The reason to mark: where a reply is shown, it has an arrow already.
    fn marked(&self) -> Option<&Cause> {
        self.why().filter(|_| self.shown.replies().is_empty())
    }

    /// Rings around the pieces that are found not to be safe, and around what a wrong move loses.
    fn rings(&self) -> Vec<Shape> {
        let found = self.level().stars - self.shown.stars();
        let found = found.iter().filter(|_| self.level().goal == Goal::Safe);
        let found = found.map(|from| Shape { color: ShapeColor::Red, from, to: None });
        found.chain(self.marked().into_iter().flat_map(cause_marks::rings)).collect()
    }

    /// Why a tapped piece is safe: nothing attacks it, or a capture would win nothing.
    fn safe_piece(&self) -> Option<Text> {
        let (position, at) = (self.shown.position()?, self.tapped?);
        let (cell, kind) = (position.variant().cell_name(at), position.kind_at(at)?);
        let piece = kind_key(kind);
        Some(match tactics::safety(position, at)? {
            Safety::Unattacked => text!("learn-safe-unattacked", piece, cell),
            Safety::Held(mv) | Safety::Lost(mv) => {
                let mv = Text::mv(san(&position.after_null_move()?, mv));
                text!("learn-safe-held", piece, cell, "move" = mv)
            }
        })
    }

    /// The sentence about a level that is over, praise or the reason of the failure, or about a star that was passed.
    pub fn verdict(&self) -> Option<Text> {
        if self.has_passed {
            let is_man = self.level().game == Game::Two(game::Variant::Checkers);
            let piece = Text::verbatim(if is_man { "man" } else { "pawn" });
            return Some(text!("learn-star-passed", piece));
        }
        let tried = |why: Text| text!("puzzle-wrong-why", why);
        match self.progress()? {
            Progress::Done { .. } => Some(named(self.level().praise_key())),
            Progress::Failed(failure) => {
                let why = if failure == Failure::Safe { self.safe_piece() } else { self.cause() };
                Some(why.map_or_else(|| Text::key(failure.key()), tried))
            }
            Progress::Punished(_) => {
                let key = match () {
                    () if self.shown.replies().is_empty() => "learn-king",
                    () if self.is_struck() => "learn-struck",
                    () => "learn-answered",
                };
                Some(self.cause().map_or_else(|| Text::key(key), tried))
            }
            Progress::Going | Progress::Star | Progress::Asking | Progress::Refused(_) => None,
        }
    }

    /// Why the move was wrong, in words.
    fn cause(&self) -> Option<Text> {
        let (before, cause, last) = (self.run.position_before()?, self.why()?, self.last?);
        explain_cause::cause(before, legal(before, last)?, cause)
    }

    /// The sentence with the goal.
    pub fn goal(&self) -> Text {
        named(self.level().goal_key())
    }

    /// The levels of the stage.
    pub fn stage(&self) -> impl Iterator<Item = &'static Level> + use<> {
        let (game, stage) = (self.level().game, self.level().stage.clone());
        Course::of(game).levels.iter().filter(move |level| level.stage == stage)
    }

    /// The lesson, and the place of the exercise in it: "The rook, exercise 2 of 6".
    pub fn title(&self) -> Text {
        level_title(self.level())
    }

    /// The number of moves made, and the fewest.
    pub fn moves_text(&self) -> Text {
        let (moves, best) = (u64::from(self.moves()), u64::from(self.level().best));
        text!(if self.level().goal.is_game() { "learn-moves-game" } else { "learn-moves" }, moves, best)
    }

    pub(super) fn spoken(&self) -> Text {
        let begins = self.moves() == 0 && self.progress().is_none();
        let plain = || if begins { self.goal() } else { self.moves_text() };
        let said = self.spoken_hint().or_else(|| self.verdict());
        let said = said.or_else(|| self.spoken_answer()).unwrap_or_else(plain);
        self.lost_piece().map_or_else(|| said.clone(), |lost| Text::Lines(vec![lost, said.clone()]))
    }

    /// Why the piece tapped last is not safe, as its ring and the arrow show it: the capture, and what it wins.
    fn lost_piece(&self) -> Option<Text> {
        let (position, cell) = (self.shown.position()?, self.tapped?);
        let Some(Safety::Lost(mv)) = tactics::safety(position, cell) else { return None };
        let (kind, start) = (position.kind_at(cell)?, position.after_null_move()?);
        let next = start.after(&[mv]);
        let is_taken = next.legal_moves().into_iter().any(|answer| answer.to() == cell);
        let given = next.kind_at(cell).filter(|_| is_taken).into_iter().collect();
        let why = Why::Capture { victim: Placed { kind, cell }, loose: Loose::NotSafe, given };
        explain_cause::win(&start, &Cause { is_missed: false, line: vec![mv], at: 0, why })
    }

    /// The hint: the piece and where it goes, or the cell to tap.
    fn spoken_hint(&self) -> Option<Text> {
        let Move { from, to, .. } = self.hint?;
        let name = |cell: Cell| self.run.cell_name(cell);
        let hint = if from == to {
            Text::verbatim(name(to))
        } else {
            let piece = any_key(self.shown.piece_at(from).map(|piece| piece.kind));
            text!("speech-moves", side = color_key(Color::White), from = name(from), to = name(to), piece)
        };
        Some(text!("speech-hint", "move" = hint))
    }

    fn spoken_answer(&self) -> Option<Text> {
        let reply = self.shown.replies().last().filter(|_| self.level().goal.is_game())?;
        let before = self.run.before_reply(0)?;
        let before = before.position()?;
        Some(speech::spoken_move(before, legal(before, *reply)?))
    }

    /// The position as text; that of a board without kings is none that can be played.
    pub(super) fn position_text(&self) -> Option<String> {
        let shown = &self.shown;
        let Game::Two(variant) = shown.level().game else {
            return shown.three_position().map(ToString::to_string);
        };
        let mut setup = PositionSetup::empty(variant);
        for cell in Cell::ALL {
            if let Some(Piece { seat: Some(seat), kind }) = shown.piece_at(cell) {
                let color = if seat == Seat::White { Color::White } else { Color::Black };
                setup.set_piece(cell, Some(game::Piece { color, kind }));
            }
        }
        Some(shown.position().map_or_else(|| setup.to_string(), game::Position::to_fen))
    }
}

/// The text of this key, which is made of the name of a level.
fn named(key: String) -> Text {
    text!("learn-text", text = key)
}

/// The stage, and the place of a level in it.
pub(super) fn level_title(level: &Level) -> Text {
    let levels = Course::of(level.game).levels.iter();
    let stage: Vec<_> = levels.filter(|other| other.stage == level.stage).collect();
    let number = stage.iter().position(|other| other.name == level.name).map_or(0, |index| index + 1);
    let count = stage.len();
    text!("learn-level", stage = level.stage_key(), number, count)
}

/// The board of a run, without a piece in hand.
fn picture(run: &Run) -> BoardView {
    let game = run.level().game;
    BoardView {
        shape: match game {
            Game::Two(variant) => BoardShape::of(variant),
            Game::Three => Default::default(),
        },
        armies: if game == Game::Three { Armies::Three } else { Armies::Two },
        pieces: Cell::ALL.into_iter().filter_map(|cell| Some((cell, run.piece_at(cell)?))).collect(),
        check: run.three_position().map_or(Bitboard::EMPTY, |position| BoardView::of_three(position).check),
        stars: run.stars(),
        ..BoardView::default()
    }
}
