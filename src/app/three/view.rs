//! The view of a three-player game, without the board.

use std::time::Duration;

use super::Three;
use crate::app::board_view::BoardPiece;
use crate::app::catalogue::{Text, keys, text};
use crate::app::view::{ClockFace, Corner, Status, flash, time_control, until_face_changes};
use crate::app::words::three as words;
use crate::three::{Act, OutReason, Seat};

impl Three {
    /// The contents of the panel of `seat`.
    pub fn corner(&self, seat: Seat, now: Duration) -> Corner {
        let (document, position) = (&self.document, self.document.shown());
        let (is_over, is_out) = (self.is_over_here(), !position.playing().contains(seat));
        let setup = document.setup();
        Corner {
            seat,
            name: setup.name_at_board(seat).to_string(),
            points: None,
            note: self.corner_note(seat, is_over),
            is_computer: !setup.is_human(seat),
            is_to_move: position.turn() == seat && !is_over,
            is_out,
            clock: self.clock_face(seat, now),
            captured: self.captured(seat),
            can_resume: self.can_resume() && self.turn() == seat,
            ahead: 0,
        }
    }

    fn captured(&self, seat: Seat) -> Vec<BoardPiece> {
        let (mut before, mut taken) = (self.game().start(), Vec::new());
        for (act, _, after) in self.game().acts().take(self.document.cursor()) {
            if let Act::Move(mv) = act
                && before.turn() == seat
            {
                taken.extend(before.captured_at(mv).and_then(|cell| before.piece_at(cell)));
            }
            before = after;
        }
        taken.sort_by_key(|piece| (std::cmp::Reverse(piece.role), piece.seat));
        taken.into_iter().map(BoardPiece::from).collect()
    }

    /// Whether the game ends in the position shown.
    fn is_over_here(&self) -> bool {
        self.document.is_at_head() && self.document.end().is_some()
    }

    fn corner_note(&self, seat: Seat, is_over: bool) -> Option<Status> {
        let note = |text: Text, is_urgent| Some(Status { text: text.to_string(), is_urgent });
        if let Some(end) = self.document.end().filter(|_| is_over) {
            let points = crate::app::words::quarters(end.points.quarters(seat).into());
            return note(text!("three-corner-points", points), false);
        }
        if let Some(reason) = self.out_reason(seat) {
            return note(out_text(reason), false);
        }
        if !self.document.shown().playing().contains(seat) {
            return note(Text::key("three-corner-out"), false);
        }
        note(words::in_check(self.document.shown(), seat)?, true)
    }

    /// The reason why a side is out in the displayed position, if it was eliminated in this game.
    fn out_reason(&self, seat: Seat) -> Option<OutReason> {
        let mut outs = self.game().acts().take(self.document.cursor()).flat_map(|(_, outs, _)| outs.iter());
        outs.find(|out| out.seat == seat).map(|out| out.reason)
    }

    fn clock_face(&self, seat: Seat, now: Duration) -> Option<ClockFace> {
        let clock = self.document.clock();
        let reading = clock.reading(seat, now)?;
        let left = clock.until_flag(seat, now)?;
        let is_in_game = self.game().position().playing().contains(seat);
        Some(ClockFace {
            is_running: clock.is_running() && clock.turn() == seat,
            is_low: is_in_game && flash::low_time(clock.control()).is_some_and(|low| left <= low),
            is_flashing: self.warned[seat].is_some_and(|since| flash::is_lit(since, now)),
            has_fallen: !is_in_game && reading.time.is_zero(),
            ..ClockFace::of(reading)
        })
    }

    /// The act that led to the current position: "3. Red d5, move 3 of 12".
    fn place_text(&self) -> Text {
        let document = &self.document;
        let Some((act, before)) = document.last_act() else { return Text::key("status-replay-start") };
        let number = before.round();
        let what = match act {
            Act::Move(mv) => {
                let (seat, mv) = (words::seat(before.turn()), Text::mv(before.san(mv).to_string()));
                text!("three-move-of", number, seat, "move" = mv)
            }
            Act::Leave(out) => words::out(out),
        };
        text!("status-replay", "move" = what, number, last = document.last_round())
    }

    /// The state of the game in a line.
    pub fn status(&self) -> Status {
        let (text, is_urgent) = self.state_text();
        Status { text: text.to_string(), is_urgent }
    }

    /// The state of the game in a line, and whether it is a warning.
    fn state_text(&self) -> (Text, bool) {
        let document = &self.document;
        let checks = words::checks(document.shown());
        let with = |text: Text, state: &[Text]| {
            let join = |text: Text, state: &Text| text!("status-with-state", text, state);
            state.iter().fold(text, join)
        };
        if !document.is_at_head() {
            return (with(self.place_text(), &checks), !checks.is_empty());
        }
        if let Some(end) = document.end() {
            let (points, reason) = (words::points(end.points), words::ending(end));
            return (text!("three-over", points, reason), false);
        }
        if let Some(points) = document.record().result() {
            return (text!("three-told", points = words::points(points)), false);
        }
        let name = || document.setup().name(self.turn());
        let text = if self.can_resume() && document.acts() > 0 {
            Text::key("status-paused")
        } else if self.computer.thinking.is_some() {
            text!("status-thinking", name = name())
        } else {
            words::to_move(self.turn())
        };
        (with(text, &checks), !checks.is_empty())
    }

    /// The draw offer: the seat that answers, and the text with the seats that agree.
    pub fn question(&self) -> Option<(Seat, Text)> {
        let asked = self.asked()?;
        let setup = self.document.setup();
        let agreed: Vec<Text> = self.game().agreed().iter().map(|seat| setup.name(seat)).collect();
        let text = match &agreed[..] {
            [by] => text!("question-draw", name = by),
            [first, second, ..] => text!("three-question-draw", first, second),
            [] => return None,
        };
        Some((asked, text))
    }

    /// The expectation of each side while the computer thinks: White's, Red's and Black's points.
    pub fn expected(&self) -> Option<Text> {
        let info = self.computer.info.as_ref().filter(|_| self.computer.thinking.is_some())?;
        let points = |seat| (f64::from(info.scores[seat]) / 10.0).round() / 100.0;
        let [white, red, black] = Seat::ALL.map(points);
        Some(text!("three-expected", white, red, black))
    }

    /// The clock in words: "10 min for the game".
    pub fn clock_words(&self) -> Option<Text> {
        let control = self.document.clock().control();
        control.is_timed().then(|| time_control(control))
    }

    /// The time of the next change without an event: of a clock's face, or a move of the computer.
    pub(in crate::app) fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let clock = self.document.clock();
        let face = clock.is_running().then(|| clock.reading(clock.turn(), now)).flatten();
        let next_face = face.map(|reading| now + until_face_changes(reading.time));
        let answer = self.computer.answer.map(|(_, at)| at);
        let flash = self.warned[clock.turn()].and_then(|since| flash::next_change(since, now));
        [next_face, answer, flash].into_iter().flatten().min()
    }

    /// The announcement for screen readers: the acts since the last one, or the current position.
    pub(in crate::app) fn announce(&mut self) -> Option<Text> {
        let now = (self.document.acts(), self.document.cursor());
        let before = std::mem::replace(&mut self.told, now);
        if before == now {
            return None;
        }
        let acts = if before.0 == now.0 { now.1 } else { now.0 };
        let Some((act, outs, _)) = acts.checked_sub(1).and_then(|last| self.game().acts().nth(last)) else {
            return Some(Text::key("speech-start"));
        };
        let moved = match act {
            Act::Move(mv) => Some(words::spoken_move(&self.document.position_after(acts - 1), mv)),
            Act::Leave(_) => None,
        };
        let told = moved.into_iter().chain(outs.iter().map(words::out));
        told.reduce(|text, state| text!("status-with-state", text, state))
    }
}

keys! {
    /// The elimination of a side in few words.
    fn out_text(OutReason) -> Text {
        Checkmate => "three-corner-checkmate", Stalemate => "three-corner-stalemate",
        KingTaken => "three-corner-king-taken", Resignation => "three-corner-resignation",
        TimeForfeit => "three-corner-time",
    }
}
