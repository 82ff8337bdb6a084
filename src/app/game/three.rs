//! A three-player game with everything that belongs to it: the record, the displayed position, the clocks, the file.

use std::time::Duration;

use super::action::ReplayAction;
use super::as_pgn::SnapshotOfThree;
use super::three_list::{self, ThreeRow};
use super::{Change, FileLink, Identity, SaveState, tags};
use crate::app::settings::{ThreeClock, ThreeForm, ThreeSetup, ThreeTimes};
use crate::game::Tags;
use crate::hex::Cell;
use crate::three::pgn::Record;
use crate::three::{Act, Game, GameEnd, Move, OutReason, Position, Seat};

/// A three-player game with its displayed position, clocks and file.
#[derive(Debug, Clone)]
pub struct ThreeDocument {
    pub(in crate::app) record: Record,
    setup: ThreeSetup,
    pub(in crate::app) clock: ThreeClock,
    /// The clocks when each act began.
    times: Vec<ThreeTimes>,
    /// Acts that were taken back. The next one to redo is the last.
    pub(in crate::app) undone: Vec<Act>,
    /// Number of acts before the displayed position.
    cursor: usize,
    shown: Position,
    rows: Vec<ThreeRow>,
    /// Which game it is. The acts given are not taken back.
    identity: Identity,
    pub(in crate::app) kept: SaveState,
}

/// Making it.
impl ThreeDocument {
    /// A new game by the form.
    pub fn ready(form: ThreeForm) -> ThreeDocument {
        let ThreeForm { setup, start } = form;
        let start = start.map_or_else(Position::start, |start| *start);
        let mut record = Record::new(Game::new(start));
        setup.write_tags(&mut record);
        ThreeDocument::new(record, setup, Identity::new(true, 0), SaveState::default())
    }

    /// A game from a file.
    pub fn opened(record: Record, file: Option<FileLink>) -> ThreeDocument {
        let setup = ThreeSetup::of_record(&record);
        let identity = Identity::new(false, record.game.acts().count());
        let mut document = ThreeDocument::new(record, setup, identity, SaveState::in_file(file));
        // A finished game opens at its start, any other game at its end.
        if document.is_closed() {
            document.go_to(0);
        }
        document
    }

    fn new(record: Record, setup: ThreeSetup, identity: Identity, kept: SaveState) -> ThreeDocument {
        let (start, free) = (*record.game.position(), setup.clock.free_first_moves);
        let clock = ThreeClock::new(&setup.control(), start.turn(), free);
        let acts = record.game.acts().count();
        let times = vec![clock.times_at_start_of_move(); acts];
        let mut document = ThreeDocument {
            record,
            setup,
            clock,
            times,
            undone: Vec::new(),
            cursor: acts,
            shown: start,
            rows: Vec::new(),
            identity,
            kept,
        };
        document.rows = three_list::rows(&document.record, document.own_seat());
        document
    }

    /// The part of a snapshot that is about a game of three, as it is at `now`.
    pub(super) fn parts(&self, is_paused: bool, now: Duration) -> SnapshotOfThree {
        SnapshotOfThree {
            setup: self.setup.clone(),
            record: self.record.clone(),
            clocks: if self.clock.is_timed() { self.times.clone() } else { Vec::new() },
            clock: self.clock.times(now),
            taken_back: self.undone.clone(),
            cursor: self.cursor,
            agreed: self.game().agreed().iter().collect(),
            is_paused,
        }
    }

    /// The clocks of a game without time when each act began: whose turn it was.
    fn turns(&self) -> Vec<ThreeTimes> {
        let turn = |act| self.position_after(act).turn();
        let clock = |act| ThreeClock::new(self.clock.control(), turn(act), false);
        (0..self.times.len()).map(|act| clock(act).times_at_start_of_move()).collect()
    }

    /// The game that was kept, with stopped clocks; `None` if its parts do not fit together.
    pub(super) fn restored(
        kept: SnapshotOfThree,
        identity: Identity,
        file: SaveState,
    ) -> Option<ThreeDocument> {
        let mut document = ThreeDocument::new(kept.record, kept.setup, identity, file);
        for seat in kept.agreed {
            // The file of a game that ended by agreement may say so.
            if document.end().is_none() {
                document.record.game.agree(seat).ok()?;
            }
        }
        let clocks = if document.clock.is_timed() { kept.clocks } else { document.turns() };
        (clocks.len() == document.times.len()).then(|| document.times = clocks)?;
        document.clock.restore(&kept.clock, Duration::ZERO);
        if document.end().is_none() && document.clock.turn() != document.game().position().turn() {
            return None;
        }
        let mut ahead = document.record.game.clone();
        for act in kept.taken_back.iter().rev() {
            match *act {
                Act::Move(mv) => ahead.play(mv).ok()?,
                Act::Leave(out) => ahead.leave(out.seat, out.reason).ok()?,
            };
        }
        document.undone = kept.taken_back;
        document.go_to(kept.cursor);
        Some(document)
    }
}

/// The contents of the document.
impl ThreeDocument {
    /// The game with all acts, whatever position is shown.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The record of the game.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Players and clock.
    pub fn setup(&self) -> &ThreeSetup {
        &self.setup
    }

    /// The seat of the only person, who is "you" in texts: in a game that began here, and where the board says so too.
    pub(in crate::app) fn own_seat(&self) -> Option<Seat> {
        let is_you = |&seat: &Seat| self.identity.is_live || self.setup.seats[seat].shown_name().is_none();
        self.setup.only_human().filter(is_you)
    }

    /// The clocks at the end of the game.
    pub fn clock(&self) -> &ThreeClock {
        &self.clock
    }

    /// Which game it is, and where it comes from.
    pub fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The rows of the list of moves.
    pub fn rows(&self) -> &[ThreeRow] {
        &self.rows
    }

    /// The end of the game, by the rules or by its file.
    pub fn end(&self) -> Option<GameEnd> {
        self.game().end()
    }

    /// Whether the game cannot be played on: it is over, its file has a result, or its file has moves that are illegal
    /// or unreadable.
    pub fn is_closed(&self) -> bool {
        self.end().is_some() || self.record.result().is_some() || self.record.has_unread()
    }

    /// Number of acts: moves, resignations and flag falls.
    pub fn acts(&self) -> usize {
        self.times.len()
    }

    /// Number of acts made here rather than read from a file.
    pub fn own_acts(&self) -> usize {
        self.acts() - self.identity.given.min(self.acts())
    }

    /// The file of the game, and the state that is saved there.
    pub fn save_state(&self) -> &SaveState {
        &self.kept
    }

    /// Whether closing the game would lose changes.
    pub fn is_unsaved(&self) -> bool {
        self.kept.is_unsaved() && (self.acts() > 0 || self.end().is_some())
    }
}

/// The position on display.
impl ThreeDocument {
    /// So many acts are behind the position shown.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position at the cursor.
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// Whether the latest position of the game is on display.
    pub fn is_at_head(&self) -> bool {
        self.cursor == self.acts()
    }

    /// The act that led to the position shown, and the position before it.
    pub fn last_act(&self) -> Option<(Act, Position)> {
        let last = self.cursor.checked_sub(1)?;
        let (act, ..) = self.game().acts().nth(last)?;
        Some((act, self.position_after(last)))
    }

    /// The last move of each opponent of the side to move, where no other move of that side came after it.
    pub fn last_moves(&self, to_move: Seat) -> Vec<(Seat, Cell, Cell)> {
        let mut moves: Vec<(Seat, Cell, Cell)> = Vec::new();
        let first = self.cursor.saturating_sub(2 * (Seat::ALL.len() - 1));
        for (index, (act, ..)) in self.game().acts().enumerate().take(self.cursor).skip(first) {
            let seat = self.position_after(index).turn();
            if let Act::Move(mv) = act {
                moves.retain(|(other, ..)| *other != seat);
                moves.push((seat, mv.from, mv.to));
            }
        }
        moves.retain(|(seat, ..)| *seat != to_move);
        moves
    }

    /// The position after the first `acts` acts.
    pub(in crate::app) fn position_after(&self, acts: usize) -> Position {
        let before = acts.checked_sub(1).and_then(|last| self.game().acts().nth(last));
        before.map_or_else(|| *self.record.start(), |(_, _, position)| *position)
    }

    /// Shows the position after the first acts; returns whether it is another position.
    pub fn go_to(&mut self, acts: usize) -> bool {
        let acts = acts.min(self.acts());
        let is_other = acts != self.cursor;
        self.cursor = acts;
        self.shown = self.position_after(acts);
        is_other
    }

    /// Replays a step of the game; returns whether another position is shown. In a game without variations a node is the
    /// number of acts before it.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) -> bool {
        match action {
            ReplayAction::To(node) => self.go_to(node.index()),
            ReplayAction::First => self.go_to(0),
            ReplayAction::Previous => self.go_to(self.cursor.saturating_sub(1)),
            ReplayAction::Next => self.go_to(self.cursor + 1),
            ReplayAction::Last => self.go_to(self.acts()),
            _ => false,
        }
    }
}

/// Changes of the game.
impl ThreeDocument {
    /// Makes a move for the side to move. Returns `false` if the move is illegal.
    pub fn play(&mut self, mv: Move, now: Duration) -> bool {
        self.undone.clear();
        self.act(Act::Move(mv), now)
    }

    /// Lets a side resign, or its flag fall. Returns `false` if the side is not in the game.
    pub fn leave(&mut self, seat: Seat, reason: OutReason, now: Duration) -> bool {
        self.undone.clear();
        self.act(Act::Leave(crate::three::Out { seat, reason }), now)
    }

    fn act(&mut self, act: Act, now: Duration) -> bool {
        let before = self.clock.times_at_start_of_move();
        let game = &mut self.record.game;
        let has_happened = match act {
            Act::Move(mv) => game.play(mv).is_ok(),
            Act::Leave(out) => game.leave(out.seat, out.reason).is_ok(),
        };
        if !has_happened {
            return false;
        }
        let turn = self.game().position().turn();
        match act {
            Act::Move(_) => self.clock.press(turn, now),
            Act::Leave(_) => self.clock.skip(turn, now),
        }
        self.times.push(before);
        let own = self.own_seat();
        three_list::add_act(&mut self.rows, &self.record, self.times.len(), own);
        self.changed(now);
        true
    }

    /// Follows a change of the tags of the game in its file, of which nothing is to be saved here.
    pub(in crate::app) fn follow_tags(&mut self, before: &Tags, now: &Tags) {
        tags::follow(self.record.tags_mut(), before, now);
        let named = ThreeSetup::of_record(&self.record);
        for seat in Seat::ALL {
            self.setup.seats[seat].name.clone_from(&named.seats[seat].name);
        }
    }

    /// Notes in the record that a side has had a hint.
    pub fn count_hint(&mut self, seat: Seat) {
        let tag = format!("{seat}Hints");
        let before = self.record.tag(&tag).and_then(|value| value.parse::<u32>().ok()).unwrap_or_default();
        self.record.set_tag(&tag, &before.saturating_add(1).to_string());
        self.kept.change(Change::Moves);
    }

    /// Takes back the last act; `false` without one, or if the act came with the file.
    pub fn take_back(&mut self, now: Duration) -> bool {
        if self.own_acts() == 0 {
            return false;
        }
        let (Some(act), Some(before)) = (self.record.game.take_back(), self.times.pop()) else {
            return false;
        };
        self.undone.push(act);
        three_list::truncate(&mut self.rows, self.times.len());
        self.clock.restore(&before, now);
        self.changed(now);
        true
    }

    /// Redoes the act taken back last, and returns it.
    pub fn redo(&mut self, now: Duration) -> Option<Act> {
        let act = self.undone.pop()?;
        self.act(act, now).then_some(act)
    }

    fn changed(&mut self, now: Duration) {
        if self.end().is_some() {
            self.clock.stop(now);
        }
        self.kept.change(Change::Moves);
        // A cursor behind the end moves to the last position.
        self.go_to(self.cursor);
    }
}
