//! The lessons: the start page, or a level.

use std::ops::Range;
use std::time::Duration;

use super::idea::idea;
use super::lesson::Place;
use super::lesson_view::level_title;
use super::{LearnAction, Lesson};
use crate::app::board::{BoardEvent, BoardView, TypedBoard};
use crate::app::context::{Context, Screen, Shared};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{GameAction, Status};
use crate::app::text::{Check, Text, refuse};
use crate::game::{NodeId, Variant};
use crate::lessons::{Course, Earned, Game, Level, Way};

/// The game whose pieces others share.
const GLINSKI: Game = Game::Two(Variant::Glinski);

/// The lessons.
#[derive(Debug, Clone)]
pub struct Learn {
    game: Game,
    lesson: Option<Box<Lesson>>,
    /// The last position announced to screen readers.
    told: Option<Place>,
}

/// A stage as the start page shows it.
#[derive(Debug, Clone)]
pub struct Stage {
    /// The key of the name.
    pub name: String,
    /// The index in the course of the level to begin with: the first one that is not solved.
    pub index: usize,
    /// The indices in the course of its levels.
    pub levels: Range<usize>,
    /// The stars earned.
    pub stars: u64,
    /// The stars that can be earned.
    pub all: u64,
    first: &'static Level,
}

impl Stage {
    /// A small board with its idea.
    pub fn idea(&self) -> BoardView {
        idea(self.first.game, &self.first.stage)
    }

    /// Whether it is about one of these pieces.
    pub fn is_of(&self, pieces: &[&str]) -> bool {
        pieces.contains(&self.first.stage.as_str())
    }
}

/// The level that comes next.
#[derive(Debug, Clone)]
pub struct Upcoming {
    /// The way that it is on.
    pub way: Way,
    /// Its index in the course.
    pub index: usize,
    /// Its lesson and its place there, as in "The rook, exercise 2 of 6".
    pub title: Text,
}

impl Learn {
    /// The start page of the lessons of a game.
    pub fn new(game: Game) -> Learn {
        Learn { game, lesson: None, told: None }
    }

    /// The game of the lessons.
    pub fn game(&self) -> Game {
        self.game
    }

    /// The level; `None` on the start page.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_deref()
    }

    /// The stages of the game.
    pub fn stages(&self, earned: &Earned) -> Vec<Stage> {
        let course = Course::of(self.game);
        let mut before = 0;
        let stages = course.stages().map(|levels| {
            let first = before;
            before += levels.len();
            let unsolved = levels.iter().position(|level| earned.stars(level) == 0);
            Stage {
                name: levels[0].stage_key(),
                index: first + unsolved.unwrap_or_default(),
                levels: first..before,
                stars: levels.iter().map(|level| u64::from(earned.stars(level))).sum(),
                all: 3 * levels.len() as u64,
                first: &levels[0],
            }
        });
        stages.collect()
    }

    /// The stages of Gliński's game with the pieces that this game shares with it.
    pub fn alike(&self, earned: &Earned) -> Vec<Stage> {
        const PIECES: [&str; 5] = ["rook", "bishop", "queen", "king", "knight"];
        let shares = !matches!(self.game, Game::Two(Variant::Glinski | Variant::Checkers));
        let stages = if shares { Learn::new(GLINSKI).stages(earned) } else { Vec::new() };
        stages.into_iter().filter(|stage| stage.is_of(&PIECES)).collect()
    }

    /// The way that the pupil is on: that for those who play chess as long as no other level is solved.
    fn way(&self, earned: &Earned) -> Way {
        let is_solved = |level: &Level| earned.stars(level) > 0;
        let mut solved = self.levels(Way::Whole).filter(|(_, level)| is_solved(level)).peekable();
        let is_short = solved.peek().is_some() && solved.all(|(_, level)| level.is_short_way);
        if is_short { Way::Short } else { Way::Whole }
    }

    /// The first level that is not solved on the pupil's way, or else at all. `None` if all are solved.
    pub fn upcoming(&self, earned: &Earned) -> Option<Upcoming> {
        [self.way(earned), Way::Whole].into_iter().find_map(|way| self.upcoming_on(way, earned))
    }

    /// The first level that is not solved on the way that the pupil is not on, if the game has two.
    pub fn other_way(&self, earned: &Earned) -> Option<Upcoming> {
        let other = if self.way(earned) == Way::Whole { Way::Short } else { Way::Whole };
        self.upcoming_on(other, earned)
    }

    /// The first level that is not solved on a way. `None` if the game has no such way, or all are solved.
    pub fn upcoming_on(&self, way: Way, earned: &Earned) -> Option<Upcoming> {
        let (index, level) = self.levels(way).find(|(_, level)| earned.stars(level) == 0)?;
        Some(Upcoming { way, index, title: level_title(level) })
    }

    /// The levels of a way, with their indices in the course.
    fn levels(&self, way: Way) -> impl Iterator<Item = (usize, &'static Level)> {
        let levels = Course::of(self.game).levels.iter().enumerate();
        levels.filter(move |(_, level)| way == Way::Whole || level.is_short_way)
    }

    /// The index of the level that follows on the way; `None` after the last one.
    fn next(&self) -> Option<usize> {
        let lesson = self.lesson()?;
        self.levels(lesson.way).map(|(index, _)| index).find(|index| *index > lesson.index)
    }

    /// Whether the level is the last one on its way.
    pub fn is_last(&self) -> bool {
        self.next().is_none()
    }

    pub(in crate::app) fn carry_out(&mut self, action: LearnAction, cx: &mut Context) {
        match (action, self.lesson()) {
            (LearnAction::Choose(game), _) => *self = Learn { game, lesson: None, ..self.clone() },
            (LearnAction::Begin(way, index), _) => self.begin(way, index, cx.now),
            (LearnAction::Retry, Some(lesson)) => self.begin(lesson.way, lesson.index, cx.now),
            (LearnAction::Continue, Some(_)) => self.go_on(cx.now),
            (LearnAction::Stages, _) => self.lesson = None,
            _ => {}
        }
    }

    fn begin(&mut self, way: Way, index: usize, now: Duration) {
        if let Some(level) = Course::of(self.game).levels.get(index) {
            (self.lesson, self.told) = (Some(Box::new(Lesson::new(way, index, level, now))), None);
        }
    }

    /// Begins the next level, or after a wrong move the same one again.
    fn go_on(&mut self, now: Duration) {
        let Some(lesson) = self.lesson().filter(|lesson| lesson.is_over()) else { return };
        let (way, index) = (lesson.way, lesson.index);
        let next = if lesson.stars().is_some() { self.next() } else { Some(index) };
        if let Some(next) = next {
            self.begin(way, next, now);
        }
    }
}

impl Screen for Learn {
    fn check_uncovered(&self) -> Check {
        refuse("why-lessons")
    }

    /// After the end of a level, a click continues to the next one.
    fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        let is_click = matches!(event, BoardEvent::Click(_) | BoardEvent::PickUp(_));
        match &mut self.lesson {
            Some(lesson) if lesson.is_over() && is_click => self.go_on(cx.now),
            Some(lesson) => lesson.board(event, cx),
            None => {}
        }
    }

    fn act(&mut self, action: GameAction, cx: &mut Context) {
        if let Some(lesson) = &mut self.lesson {
            lesson.act(action, cx);
        }
    }

    fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, cx: &mut Context) {
        if let Some(lesson) = &mut self.lesson {
            lesson.engine_news(ticket, &news, cx);
        }
    }

    fn check(&self, action: GameAction, _shared: &Shared) -> Check {
        self.lesson().map_or(self.check_uncovered(), |lesson| lesson.check(action))
    }

    fn check_moves(&self, _shared: &Shared) -> Check {
        self.lesson().map_or(self.check_uncovered(), Lesson::check_moves)
    }

    fn typed_board(&self) -> Option<(NodeId, &dyn TypedBoard)> {
        self.lesson().map(Lesson::typed_board)
    }

    fn type_move(&mut self, text: &str, cx: &mut Context) -> Result<(), Text> {
        self.lesson.as_mut().map_or(Ok(()), |lesson| lesson.type_move(text, cx))
    }

    fn put_down(&mut self) {
        if let Some(lesson) = &mut self.lesson {
            lesson.put_down();
        }
    }

    /// Advances replies and levels.
    fn tick(&mut self, cx: &mut Context) {
        if self.lesson.as_mut().is_some_and(|lesson| lesson.tick(cx)) {
            self.go_on(cx.now);
        }
    }

    fn next_wakeup(&self, _now: Duration) -> Option<Duration> {
        self.lesson()?.due
    }

    fn board_view(&self, shared: &Shared) -> Option<BoardView> {
        Some(self.lesson()?.board_view(shared))
    }

    fn has_board(&self) -> bool {
        self.lesson.is_some()
    }

    fn has_game(&self) -> bool {
        false
    }

    fn position_text(&self) -> Option<String> {
        self.lesson()?.position_text()
    }

    fn status(&self) -> Status {
        let text = self.lesson().map_or_else(|| Text::key("action-learn"), Lesson::title);
        Status { text: text.to_string(), is_urgent: false }
    }

    fn announce(&mut self) -> Option<Text> {
        let lesson = self.lesson().filter(|lesson| !lesson.is_waiting())?;
        let (place, text) = (lesson.place(), lesson.spoken());
        (self.told.replace(place) != Some(place)).then_some(text)
    }
}
