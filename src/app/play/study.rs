//! From play to study and back: other players go on, or moves at an earlier point become variations or start a new game; and
//! when that is allowed.

use std::time::Duration;

use super::table_game::TableGame;
use super::two::Play;
use crate::app::context::{Context, Dialog, PlayOn, Shared};
use crate::app::game::{Document, time_controls};
use crate::app::settings::{Match, NewGameForm, OpenGame, Player, Setup, StartFrom, Turning};
use crate::app::text::numbers::clock_face;
use crate::app::text::{Arg, Check, Text, refuse, require, text};
use crate::engine::Level;
use crate::game::{Game, Move, NodeId, TreeEdit};
use crate::sides::Color;

impl Play {
    /// Studies the game that is over, from its start, with analysis and report.
    pub(super) fn study(&mut self, cx: &mut Context) {
        self.document.study();
        self.sit_down_again();
        // A player who has gone back to an earlier move keeps it in view.
        if self.is_at_head() {
            self.document.go_to(NodeId::ROOT);
        }
        self.set_analysing(true);
        self.report(cx);
    }

    /// Continues the studied game, which was broken off, with these players and draw rules, on the clocks of its record or
    /// on new ones.
    pub(in crate::app) fn continue_by(&mut self, setup: Setup, keeps_clocks: bool, cx: &mut Context) {
        self.running_match = Match::new(&setup);
        self.document.continue_by(setup, keeps_clocks);
        self.autoplay = None;
        self.leave_for_play(cx);
        if let Some(own) = self.only_human() {
            self.set_bottom(Some(own));
        }
    }

    /// The game that was studied is played from here on.
    pub(super) fn leave_for_play(&mut self, cx: &mut Context) {
        self.leave_study(cx);
        self.sit_down_again();
        self.begin(cx);
    }

    /// Begins anew at the table with the same game. Only the match, the side at the bottom and autoplay stay.
    fn sit_down_again(&mut self) {
        let (autoplay, bottom) = (self.autoplay, self.bottom());
        let running_match = std::mem::take(&mut self.running_match);
        *self = Play { running_match, autoplay, ..Play::standing(self.document.clone()) };
        self.set_bottom(Some(bottom));
    }

    /// The form to continue a game that was broken off, filled in from the record.
    pub(super) fn continue_form(&self) -> NewGameForm {
        let (document, record) = (&self.document, self.document.record());
        // The game as it would go on: moves may have been added behind the end that was opened.
        let game = Game::from_record(record.clone(), document.setup().draws());
        let mut setup = document.setup().clone();
        setup.choose_clocks(&record.controls.clone().unwrap_or_default());
        let saved_clocks = saved_clocks(&game);
        let start = StartFrom::OpenGame(OpenGame {
            end: Box::new(*game.position()),
            plies: game.plies(),
            keeps_clocks: saved_clocks.is_some(),
            saved_clocks,
        });
        NewGameForm { start, ..NewGameForm::new(setup) }
    }
}

/// The time control, and the times on both clocks; `None` without a clock.
fn saved_clocks(game: &Game) -> Option<Text> {
    let clock = game.clock();
    if !clock.is_timed() {
        return None;
    }
    let face = |color| -> Arg {
        let reading = clock.reading(color, Duration::ZERO);
        reading.map_or_else(
            || Text::key("clock-unlimited-text").into(),
            |reading| clock_face(reading.time).into(),
        )
    };
    let [white, black] = Color::ALL.map(face);
    Some(text!("continue-saved-clocks", control = time_controls(clock.controls()), white, black))
}

impl Play {
    /// Asks, unless the move is in the record already, or continues a variation, or is one of a study.
    pub(super) fn play_on(&mut self, mv: Move, cx: &mut Context) {
        let tree = &self.document.record().tree;
        let at = self.document.cursor();
        match tree.child_by_move(at, mv) {
            Some(node) => {
                self.document.go_to(node);
                cx.move_sound(&self.document);
            }
            None if self.is_studied() || !tree.is_mainline(at) => self.add_variation(at, mv, cx),
            None => match cx.shared.play_on {
                Some(answer) => self.play_on_as(answer, at, mv, cx),
                None => cx.show(Dialog::PlayOn { at, mv }),
            },
        }
    }

    /// The dialog was answered. The computer may have moved meanwhile: the move belongs where it was made.
    pub(in crate::app) fn play_on_as(&mut self, answer: PlayOn, at: NodeId, mv: Move, cx: &mut Context) {
        match answer {
            PlayOn::Variation => self.add_variation(at, mv, cx),
            PlayOn::NewGame if self.document.go_to(at) => {
                let tree = &self.document.record().tree;
                cx.ask_game_after(tree.start(), [tree.moves_to(at), vec![mv]].concat());
            }
            PlayOn::NewGame => {}
        }
    }

    fn add_variation(&mut self, at: NodeId, mv: Move, cx: &mut Context) {
        self.document.edit(TreeEdit::AddMove { at, mv }).ok();
        self.hand.clear();
        cx.move_sound(&self.document);
    }
}

impl Play {
    /// Turns the board to the side to move, if the setting for two players says so.
    pub(in crate::app) fn turn_board(&mut self, cx: &Context) {
        if self.is_hotseat() && self.is_at_head() && cx.shared.settings.turning == Turning::Board {
            self.set_bottom(Some(self.game().turn()));
        }
    }

    /// Replaces a missing engine by the built-in one.
    pub(in crate::app) fn replace_engine(&mut self, color: Color, cx: &mut Context) {
        let mut setup = self.setup().clone();
        let seat = setup.seat_mut(color);
        if seat.player.engine().is_none() || !self.goes_on() {
            return;
        }
        seat.player = Player::Computer(Level::FULL);
        self.go_on_with(setup, cx);
    }

    /// An engine has another name now; it may play here.
    pub(in crate::app) fn rename_engine(&mut self, old: &str, new: &str, cx: &mut Context) {
        let mut setup = self.setup().clone();
        if !setup.rename_engine(old, new) {
            return;
        }
        if self.goes_on() {
            self.go_on_with(setup, cx);
        } else {
            // The record of a game that is over says who played it then.
            self.document.setup = setup;
        }
    }

    /// Others play on from here.
    pub(super) fn go_on_with(&mut self, setup: Setup, cx: &mut Context) {
        self.document.change_players(setup);
        self.computer.is_broken = false;
        self.think_if_due(cx);
    }

    /// The player of White continues with Black. The clocks stay with the colours, and a match starts again. A game that
    /// has not begun starts if the computer is now to move; otherwise it still begins with the person's first move.
    pub(super) fn switch_sides(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        let mut setup = self.setup().clone();
        std::mem::swap(&mut setup.white, &mut setup.black);
        let running_match = Match::new(&setup);
        self.hand.clear();
        self.document.leave_unrated();
        if self.is_ready() && !self.document.is_unsaved() {
            let game = self.document.kept.game;
            *self = Play::ready(Document::ready(setup));
            self.document.kept.game = game;
        } else {
            self.go_on_with(setup, cx);
        }
        self.running_match = running_match;
        if self.is_ready() && self.document.is_computer(self.game().turn()) {
            self.pause_or_resume(cx);
        }
        self.set_bottom(self.only_human());
    }
}

impl Play {
    /// In a tournament a draw may be offered only together with a move.
    pub(super) fn check_offer(&self, shared: &Shared) -> Check {
        self.check_actor()?;
        self.check_peer(shared)?;
        let waits = self.is_tournament() && !self.is_online() && self.actor() != Some(self.game().turn());
        require(!waits, "why-not-turn")
    }

    /// The players may begin another game: not in the middle of a match.
    pub(super) fn check_rematch(&self, shared: &Shared) -> Check {
        if self.setup().is_online() {
            return shared.online.check_rematch();
        }
        let running = &self.running_match;
        let is_over = self.document.outcome().is_some_and(|outcome| running.is_over(outcome));
        require(running.length().is_none() || is_over, "why-match-on")
    }

    /// A move may be taken back, or the opponent asked about it.
    pub(super) fn check_takeback(&self, shared: &Shared) -> Check {
        self.plies_to_take_back()?;
        self.check_peer(shared)?;
        let is_own = |by| self.is_online() && self.document.is_human(by);
        let key = |by| if is_own(by) { "why-takeback-asked" } else { "why-question-open" };
        self.game().takeback_asked().map_or(Ok(()), |by| refuse(key(by)))
    }

    /// The program can ask the player at the other computer, if there is one.
    fn check_peer(&self, shared: &Shared) -> Check {
        require(self.goes_on() || !self.is_online(), "why-over")?;
        require(!self.is_online() || shared.online.is_playing(), "online-nobody-there")
    }

    /// The engine may help a person in this game.
    pub(super) fn check_help(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(!self.is_online(), "online-no-help")?;
        require(!self.game().touch_move(), "why-rules")
    }

    /// Whether the game begins with a person's first move, and there is neither a clock nor a computer to start.
    pub(super) fn waits_for_first_move(&self) -> bool {
        self.is_ready() && !self.game().clock().is_timed() && !self.document.is_computer(self.game().turn())
    }

    /// One person plays against a computer and may let it take over the person's side.
    pub(super) fn check_switch(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(self.only_human().is_some() && !self.is_online(), "why-one-human")?;
        require(!self.game().touch_move(), "why-rules")?;
        require(self.setup().match_length.is_none(), "why-match-on")?;
        require(!self.is_paused(), "wait-paused")
    }
}
