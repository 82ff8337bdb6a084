//! How a game comes to the board.

use super::{Play, Progress};
use crate::app::cx::Context;
use crate::app::document::Document;
use crate::app::journal::{Clocks, Entry};
use crate::app::setup::Setup;
use crate::game::{Game, GameRecord};

impl Play {
    /// A game by this set-up, to begin with its first move.
    pub fn ready(setup: Setup) -> Play {
        Play::new(Document::ready(setup), Progress::Ready)
    }

    /// A paused game: restored from a journal, or about to be put on the board.
    pub(in crate::app) fn standing(document: Document<Game>) -> Play {
        Play::new(document, Progress::Paused)
    }

    /// The game is put on the board: its clock starts, and the computer thinks if it is to move.
    pub(in crate::app) fn begin(&mut self, cx: &mut Context) {
        self.progress = Progress::Playing;
        self.game_mut().start_clock(cx.now);
        self.turn_board(cx);
        self.think_if_due(cx);
    }

    /// Continues an interrupted game at the end of its main line, with these players and draw rules, on the clocks of
    /// its record or on new ones.
    pub(in crate::app) fn continued(
        document: Document<GameRecord>,
        setup: Setup,
        keeps_clocks: bool,
        cx: &mut Context,
    ) -> Play {
        let document = document.continued(setup.clone(), keeps_clocks);
        let entry = |clocks| Entry::Continue { setup: Box::new(setup), keeps_clocks, clocks };
        Play::go_on(document, entry, cx)
    }

    /// Continues an interrupted record unchanged, with its players and clocks.
    pub(in crate::app) fn resumed(document: Document<GameRecord>, cx: &mut Context) -> Play {
        Play::go_on(document.played(), |clocks| Entry::Pause { paused: false, clocks }, cx)
    }

    fn go_on(document: Document<Game>, entry: impl FnOnce(Clocks) -> Entry, cx: &mut Context) -> Play {
        let mut play = Play::new(document, Progress::Playing);
        play.game_mut().start_clock(cx.now);
        cx.write_down(play.document.origin(), entry(play.clocks(cx.now)));
        play.turn_board(cx);
        play.think_if_due(cx);
        play
    }
}
