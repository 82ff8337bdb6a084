//! A game of two as its table sees it.

use std::time::Duration;

use super::table_game::{HINT_TIME, TableGame};
use super::think;
use super::two::TwoExtra;
use crate::app::board::{BoardView, Sound};
use crate::app::context::Context;
use crate::app::engines::{Purpose, SearchTicket};
use crate::app::game::{self, ClockFace, Corner, Document, ReplayAction, Status, tags};
use crate::app::library::{KeepJob, SavedGame, Saving};
use crate::app::settings::{Player, Takebacks};
use crate::app::text::{Check, Text, require, text, words};
use crate::engine::{Info, Limits, Score};
use crate::game::{Clock, Move, NodeId, Position, TreeEdit, pgn};
use crate::sides::Color;

/// Number of plies before the computer accepts a draw, unless it is lost.
const PLIES_BEFORE_DRAW: usize = 40;
/// Evaluation up to which the computer accepts a draw, in centipawns.
const CONTENT_WITH_DRAW: i32 = 0;
/// Standing no better than this it agrees at any time.
const GLAD_OF_DRAW: i32 = -150;

impl TableGame for Document {
    type Seat = Color;
    type Position = Position;
    type Info = Info;
    type Score = Score;
    type Extra = TwoExtra;

    const SEATS: &'static [Color] = &Color::ALL;

    fn extra(&self) -> TwoExtra {
        TwoExtra::default()
    }

    fn turn(&self) -> Color {
        self.game().turn()
    }

    fn is_studied(&self) -> bool {
        Document::is_studied(self)
    }

    fn is_over(&self) -> bool {
        self.is_studied() || self.game().outcome().is_some()
    }

    fn is_at_head(&self) -> bool {
        // The head is found by a walk along the game, which the window asks for many times a frame.
        self.current().ply == self.game().plies() && self.cursor() == self.game().head()
    }

    fn go_to_head(&mut self) {
        self.go_to(self.game().head());
    }

    fn plies(&self) -> usize {
        self.game().plies()
    }

    fn movers(&self) -> Vec<Color> {
        let turn = self.game().turn();
        [!turn, turn].into_iter().cycle().take(self.game().plies()).collect()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.game().position().is_legal(mv)
    }

    fn shown(&self) -> &Position {
        self.position()
    }

    fn place(&self) -> NodeId {
        self.cursor()
    }

    fn view(&self) -> BoardView {
        self.current().view()
    }

    fn corner(&self, color: Color) -> Corner {
        let noted = self.noted_time(color).filter(|_| self.is_studied());
        Corner { clock: noted.map(ClockFace::standing), ..Corner::of(self, color) }
    }

    fn past_status(&self) -> Option<Status> {
        match self.game().outcome() {
            _ if !self.is_at_head() => Some(game::replay_status(self)),
            outcome => outcome.map(|outcome| game::over_status(self, outcome)),
        }
    }

    fn with_state(&self, text: Option<Text>) -> Status {
        match text {
            Some(text) => game::with_state(self, text.to_string()),
            None => game::turn_status(self, !self.is_studied()),
        }
    }

    fn replay_step(&mut self, action: ReplayAction, cx: &mut Context) -> bool {
        cx.replay(self, action)
    }

    fn check_step(&self, action: ReplayAction) -> Check {
        self.check_replay(action)
    }

    fn player(&self, color: Color) -> &Player {
        &self.setup().seat(color).player
    }

    fn name_of(&self, color: Color) -> Text {
        self.name(color)
    }

    fn name_at_board(&self, color: Color) -> Text {
        Document::name_at_board(self, color)
    }

    fn count_hint(&mut self) {
        count(self, tags::HINTS[self.game().turn()]);
    }

    fn clock_of(&self, color: Color) -> (&Clock, Color) {
        (self.game().clock(), color)
    }

    fn start_clock(&mut self, now: Duration) {
        self.game_mut().start_clock(now);
    }

    fn pause_clock(&mut self, now: Duration) {
        self.game_mut().pause_clock(now);
    }

    fn play(&mut self, mv: Move, now: Duration) -> Option<Sound> {
        let before = *self.game().position();
        if self.setup().is_online() {
            // The session checks the time: no flag falls on a stopped clock.
            self.game_mut().pause_clock(now);
        }
        self.game_mut().play(mv, now).ok()?;
        Some(Sound::of_move(&before, mv, self.game().position()))
    }

    fn take_back(&mut self, plies: usize, now: Duration) {
        self.game_mut().take_back(plies, now);
        if let Some(own) = self.setup().only_human() {
            count(self, tags::TAKEBACKS[own]);
        }
    }

    fn redo(&mut self, now: Duration) -> Option<Sound> {
        let (mv, before) = (self.game().next_redo()?, *self.game().position());
        self.game_mut().redo(1, now);
        Some(Sound::of_move(&before, mv, self.game().position()))
    }

    fn can_redo(&self) -> bool {
        self.game().redoable() > 0
    }

    fn check_takeback(&self, _plies: Option<usize>) -> Check {
        require(!self.setup().touches(), "why-touch-move")?;
        require(self.setup().takebacks() != Takebacks::None, "why-no-takebacks")
    }

    fn agreed(&self) -> Vec<Color> {
        self.game().draw_offer().into_iter().collect()
    }

    fn agree(&mut self, color: Color, now: Duration) -> Option<bool> {
        let is_agreed = self.game().draw_offer() == Some(!color);
        self.game_mut().offer_draw(color, now).then_some(is_agreed)
    }

    fn decline_draw(&mut self) {
        self.game_mut().decline_draw();
    }

    fn is_content(&self, score: Score) -> bool {
        match score {
            Score::Cp(score) => {
                score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && self.plies() >= PLIES_BEFORE_DRAW
            }
            Score::Mate(moves) => moves <= 0,
        }
    }

    fn takeback_asked(&self) -> Option<Color> {
        self.game().takeback_asked().map(|by| !by)
    }

    fn finished(&self, now: Duration) -> Option<KeepJob> {
        let is_studied = self.is_studied();
        let is_finished = if is_studied { self.was_played() } else { self.outcome().is_some() };
        if !is_finished || self.game().plies() == 0 {
            return None;
        }
        // The former run may have ended before it kept a game that is studied now.
        let record = if is_studied { self.without_edits() } else { self.record_at(now) };
        let is_edited = is_studied && pgn::write(&record) != pgn::write(self.record());
        let saving = Saving::of(self.save_state());
        let saving = if is_edited { Saving { revision: Some(0), ..saving } } else { saving };
        Some(KeepJob { id: self.identity().id, saving, game: SavedGame::of_two(record), is_typed: false })
    }

    fn low_time(&self, color: Color, seconds: u64) -> Text {
        match color {
            Color::White => text!("low-time-white", seconds),
            Color::Black => text!("low-time-black", seconds),
        }
    }

    fn resign_text(&self, color: Color) -> Text {
        match self.opponent() {
            Some((own, _)) if own == color => Text::key("resign-you-text"),
            _ => text!("resign-text", color = words::color_key(color)),
        }
    }

    fn score(info: &Info, _color: Color) -> Option<Score> {
        (info.multipv <= 1).then_some(info.score)
    }

    fn expected(info: &Info, mv: Move) -> Option<Move> {
        info.pv.get(1).copied().filter(|_| info.pv[0] == mv)
    }

    fn find_hint(&self, cx: &mut Context) -> SearchTicket {
        let limits = Limits { movetime: Some(HINT_TIME), ..Limits::default() };
        cx.search(Purpose::Hint, think::request(self, limits))
    }

    fn check_elsewhere(&self) -> Check {
        require(self.position().has_legal_move(), "why-ended-here")?;
        let tries =
            self.is_studied() || !self.setup().is_online() && (!self.setup().tournament || self.is_over());
        require(tries, if self.is_over() { "why-over" } else { "why-earlier" })
    }

    fn explain_elsewhere(&self) -> Option<Text> {
        (self.setup().is_online() && !self.is_over()).then(|| Text::key("online-no-variations"))
    }
}

/// Counts one more in a tag of the record.
fn count(document: &mut Document, tag: &str) {
    let value = Some(tags::counted(document.record(), tag).saturating_add(1).to_string());
    // A game lets its tags be changed.
    document.edit(TreeEdit::Tag { name: tag.to_owned(), value }).ok();
}
