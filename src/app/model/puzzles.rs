//! The puzzles: the start page, or a puzzle.

use std::time::Duration;

use super::{PuzzleAction, Solving, Verdict};
use crate::app::board::{BoardEvent, BoardView, TypedBoard};
use crate::app::context::{Context, Screen, Shared, Tone};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{GameAction, ReplayAction, Status};
use crate::app::library::{Daily, PuzzleChoice, SheetForm};
use crate::app::settings::Settings;
use crate::app::text::{Check, Text, refuse};
use crate::game::date::today;
use crate::game::{Move, NodeId, Variant};
use crate::puzzles::{Collection, Motif, Progress, Puzzle, Task};

/// A state of a puzzle: its number, the moves shown, the hints, the verdict, the last move that was judged.
type Announced = (usize, usize, u8, Option<Verdict>, Option<Move>);

/// The puzzles of a theme, or of the tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WayCount {
    /// The way to choose them.
    pub way: PuzzleChoice,
    /// The number of its puzzles that are solved.
    pub solved: usize,
    /// The number of its puzzles.
    pub all: usize,
}

/// The puzzles of a game.
#[derive(Debug, Clone)]
pub struct Puzzles {
    variant: Variant,
    daily: Option<Box<Daily>>,
    /// The mistakes in the studied game.
    mistakes: Vec<(Puzzle, Task)>,
    /// The person's own puzzles of all games, once they are read.
    pub(super) own: Vec<(Puzzle, Task)>,
    /// The names of the sets of this game; the empty name is that of the puzzles without a set.
    pub sets: Vec<String>,
    /// The sheet to print.
    pub sheet_form: SheetForm,
    /// The number of puzzles that the sheet has.
    pub sheet_length: usize,
    pub(in crate::app) solving: Option<Box<Solving>>,
    /// The last state announced to screen readers.
    told: Option<Announced>,
}

impl Puzzles {
    /// The start page of the puzzles of a game.
    pub fn new(variant: Variant) -> Puzzles {
        Puzzles {
            variant,
            daily: Daily::of(variant).map(Box::new),
            mistakes: Vec::new(),
            own: Vec::new(),
            sets: Vec::new(),
            sheet_form: SheetForm::default(),
            sheet_length: 0,
            solving: None,
            told: None,
        }
    }

    /// The puzzles of a game, with mistakes of a game that was played.
    pub fn with_mistakes(variant: Variant, mistakes: Vec<(Puzzle, Task)>) -> Puzzles {
        Puzzles { mistakes, ..Puzzles::new(variant) }
    }

    /// The game.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The puzzles.
    pub fn collection(&self) -> &'static Collection {
        Collection::of(self.variant)
    }

    /// The person's progress.
    pub fn progress<'a>(&self, settings: &'a Settings) -> &'a Progress {
        settings.puzzles.of(self.variant)
    }

    /// The puzzle being solved; `None` on the start page.
    pub fn solving(&self) -> Option<&Solving> {
        self.solving.as_deref()
    }

    /// The puzzle of the day, if there is one.
    pub fn daily(&self) -> Option<&Daily> {
        self.daily.as_deref()
    }

    /// The tournaments and the themes, as far as they have puzzles, in the order of the start page.
    pub fn counts(&self, settings: &Settings) -> Vec<WayCount> {
        let progress = self.progress(settings);
        let themes = Motif::ALL.iter().map(|&theme| PuzzleChoice::Theme(Some(theme)));
        let ways = std::iter::once(PuzzleChoice::Tournaments).chain(themes);
        let mut counts: Vec<_> = ways.map(|way| WayCount { way, solved: 0, all: 0 }).collect();
        for puzzle in &self.collection().puzzles {
            let is_solved = progress.results.get(&puzzle.name) == Some(&true);
            for count in counts.iter_mut().filter(|count| count.way.takes(puzzle)) {
                count.all += 1;
                count.solved += usize::from(is_solved);
            }
        }
        counts.retain(|count| count.all > 0);
        counts
    }

    /// Number of puzzles available for a [`PuzzleChoice`].
    pub fn count(&self, way: PuzzleChoice, settings: &Settings) -> usize {
        let puzzles = &self.collection().puzzles;
        match way {
            PuzzleChoice::Theme(_) | PuzzleChoice::Tournaments => {
                puzzles.iter().filter(|puzzle| way.takes(puzzle)).count()
            }
            PuzzleChoice::Daily => puzzles.len().min(1),
            PuzzleChoice::Review => self.progress(settings).failed(self.collection()).count(),
            PuzzleChoice::Mistakes => self.mistakes.len(),
            PuzzleChoice::Own(set) => self.own(set).count(),
        }
    }

    /// The person's own puzzles of this game in the set of this number.
    pub(super) fn own(&self, set: usize) -> impl Iterator<Item = &(Puzzle, Task)> {
        let name = self.sets.get(set);
        self.own
            .iter()
            .filter(move |(puzzle, task)| task.start.variant() == self.variant && Some(&puzzle.set) == name)
    }

    pub(in crate::app) fn take_own(&mut self, own: Vec<(Puzzle, Task)>) {
        self.sets.clear();
        for (puzzle, _) in own.iter().filter(|(_, task)| task.start.variant() == self.variant) {
            if !self.sets.contains(&puzzle.set) {
                self.sets.push(puzzle.set.clone());
            }
        }
        self.own = own;
    }

    /// The puzzle to begin on a way; after `last`, if that was the last one.
    fn next(&self, way: PuzzleChoice, last: Option<usize>, settings: &Settings) -> Option<usize> {
        let (collection, progress) = (self.collection(), self.progress(settings));
        match way {
            PuzzleChoice::Theme(theme) => progress.next(collection, theme, last),
            PuzzleChoice::Tournaments => {
                let is_new = |index: &usize| way.takes(&collection.puzzles[*index]) && last != Some(*index);
                progress.several(collection, None, 1, is_new).first().copied()
            }
            PuzzleChoice::Daily => collection.daily(&today()),
            PuzzleChoice::Review => {
                let after = |index: &usize| last.is_none_or(|last| *index > last);
                let mut failed = progress.failed(collection);
                failed.find(after)
            }
            PuzzleChoice::Mistakes | PuzzleChoice::Own(_) => {
                let next = last.map_or(0, |last| last + 1);
                (next < self.count(way, settings)).then_some(next)
            }
        }
    }

    pub(super) fn puzzle(&self, way: PuzzleChoice, index: usize) -> Option<(Puzzle, Task)> {
        match way {
            PuzzleChoice::Mistakes => self.mistakes.get(index).cloned(),
            PuzzleChoice::Own(set) => self.own(set).nth(index).cloned(),
            _ => Some((self.collection().puzzles.get(index)?.clone(), self.collection().task(index)?)),
        }
    }

    pub(in crate::app) fn carry_out(&mut self, action: PuzzleAction, cx: &mut Context) {
        match (action, &mut self.solving) {
            (PuzzleAction::Choose(variant), _) => {
                let own = std::mem::take(&mut self.own);
                *self = Puzzles::new(variant);
                self.take_own(own);
            }
            (PuzzleAction::Begin(way), _) => self.begin(way, None, cx),
            (PuzzleAction::Continue, Some(solving)) if solving.is_over() => {
                let (way, last) = (solving.way.after(), Some(solving.index));
                self.begin(way, last, cx);
            }
            (PuzzleAction::Solution, Some(solving)) => solving.show_solution(cx),
            (PuzzleAction::Start, _) => self.solving = None,
            _ => {}
        }
    }

    fn begin(&mut self, way: PuzzleChoice, last: Option<usize>, cx: &mut Context) {
        cx.change_settings_if(|settings| settings.puzzles.of_mut(self.variant).draw_seed());
        let next = |way: PuzzleChoice, last| self.next(way, last, &cx.shared.settings);
        let solving = |index| {
            let (puzzle, task) = self.puzzle(way, index)?;
            let mut solving = Solving::new(way, index, puzzle, task);
            // The search is too long for every frame.
            solving.has_next = next(way.after(), Some(index)).is_some();
            Some(Box::new(solving))
        };
        self.solving = next(way, last).and_then(solving);
        self.told = None;
        if self.solving.is_none() {
            cx.toast(Tone::Plain, Text::key("puzzle-none-left"));
        }
    }
}

impl Screen for Puzzles {
    fn check_uncovered(&self) -> Check {
        refuse("why-puzzles")
    }

    /// On a puzzle that is over, a click begins the next one.
    fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        let is_click = matches!(event, BoardEvent::Click(_) | BoardEvent::PickUp(_));
        match &mut self.solving {
            Some(solving) if solving.is_over() && is_click => self.carry_out(PuzzleAction::Continue, cx),
            Some(solving) => solving.board(event, cx),
            None => {}
        }
    }

    fn act(&mut self, action: GameAction, cx: &mut Context) {
        if let Some(solving) = &mut self.solving {
            solving.act(action, cx);
        }
    }

    fn check(&self, action: GameAction, _shared: &Shared) -> Check {
        self.solving().map_or(self.check_uncovered(), |solving| solving.check(action))
    }

    fn check_moves(&self, _shared: &Shared) -> Check {
        self.solving().map_or(self.check_uncovered(), Solving::check_moves)
    }

    fn typed_board(&self) -> Option<(NodeId, &dyn TypedBoard)> {
        self.solving().map(Solving::typed_board)
    }

    fn type_move(&mut self, text: &str, cx: &mut Context) -> Result<(), Text> {
        self.solving.as_mut().map_or(Ok(()), |solving| solving.type_move(text, cx))
    }

    fn replay(&mut self, action: ReplayAction, _cx: &mut Context) {
        if let Some(solving) = &mut self.solving {
            solving.replay(action);
        }
    }

    fn check_replay(&self, action: ReplayAction) -> Check {
        self.solving().map_or(self.check_uncovered(), |solving| solving.check_replay(action))
    }

    fn put_down(&mut self) {
        if let Some(solving) = &mut self.solving {
            solving.hand.clear();
        }
    }

    fn tick(&mut self, cx: &mut Context) {
        if let Some(solving) = &mut self.solving {
            solving.tick(cx);
        }
    }

    fn next_wakeup(&self, _now: Duration) -> Option<Duration> {
        self.solving()?.due
    }

    fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        if let Some(solving) = &mut self.solving {
            solving.engine_news(ticket, &news, cx);
        }
    }

    fn board_view(&self, shared: &Shared) -> Option<BoardView> {
        Some(self.solving()?.board_view(shared))
    }

    fn has_board(&self) -> bool {
        self.solving.is_some()
    }

    fn position_text(&self) -> Option<String> {
        Some(self.solving()?.position().to_fen())
    }

    fn status(&self) -> Status {
        let text = self.solving().map_or_else(|| Text::key("action-puzzles"), Solving::goal);
        Status { text: text.to_string(), is_urgent: false }
    }

    fn announce(&mut self) -> Option<Text> {
        let solving = self.solving()?;
        let place = (solving.index, solving.shown(), solving.hints, solving.verdict, solving.tried);
        let text = solving.spoken();
        (self.told.replace(place) != Some(place)).then_some(text)?
    }
}
