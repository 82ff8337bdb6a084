//! The rules by which a game of two differs at its table.

use std::time::Duration;

use super::table::OwnRules;
use super::table_game::TableGame;
use super::two::Play;
use crate::app::board::{BoardEvent, BoardView, cause_marks};
use crate::app::context::{Context, Shared, Tone};
use crate::app::engines::SearchTicket;
use crate::app::game::{Document, GameAction, GameOver, corner};
use crate::app::settings::{Takebacks, Turning};
use crate::app::text::{Reason, Text, explain, refuse, require, words};
use crate::game::{Move, Touch};
use crate::hex::{Bitboard, Cell};
use crate::online::Order;
use crate::sides::Color;

/// Time between the end of a game of computers and the next game of their match, for a look at the result.
const NEXT_GAME_DELAY: Duration = Duration::from_secs(5);

impl OwnRules for Document {
    fn two(table: &Play) -> Option<&Play> {
        Some(table)
    }

    fn two_mut(table: &mut Play) -> Option<&mut Play> {
        Some(table)
    }

    fn find_move(table: &mut Play, cx: &mut Context) -> Option<SearchTicket> {
        table.find_move(cx)
    }

    fn flag_falls(table: &mut Play, cx: &mut Context) -> bool {
        // In an online game the time measured by both sides decides.
        let has_fallen = !table.is_online() && table.game_mut().tick(cx.now).is_some();
        if has_fallen {
            table.game_over(cx);
        }
        has_fallen
    }

    fn leave(table: &mut Play, by: Color, cx: &mut Context) {
        if table.is_online() && cx.shared.online.is_playing() {
            // The end of the game comes back as an event.
            cx.order(Order::Resign);
        } else if table.is_online() {
            cx.toast(Tone::Plain, Text::key("online-nobody-there"));
        } else if table.game_mut().resign(by, cx.now) {
            table.game_over(cx);
        }
    }

    fn happened(table: &mut Play, mv: Option<Move>, cx: &mut Context) {
        table.extra.touched = None;
        if let Some(mv) = mv {
            table.send_move(mv, cx);
            table.offer_with_move(cx);
        }
    }

    fn over(table: &Play) -> Option<GameOver> {
        let outcome = table.game().outcome().filter(|_| !table.is_studied())?;
        let (running, document) = (&table.running_match, table.document());
        let is_told = running.standing(Some(outcome)).games > 1 || running.length().is_some();
        let match_score = is_told.then(|| corner::match_standing(running, document, Some(outcome)));
        let verdict = corner::match_verdict(running, document, outcome);
        let opponent = document.opponent();
        Some(GameOver {
            title: words::result_to(outcome, opponent.as_ref(), document.winner(outcome)),
            points: Some(words::points(outcome.points)),
            places: Vec::new(),
            reason: words::reason_to(outcome, opponent.as_ref()),
            match_score,
            verdict,
        })
    }

    fn turn_board(table: &mut Play, cx: &mut Context) {
        table.turn_board(cx);
    }

    fn mark(table: &Play, view: BoardView, shared: &Shared) -> BoardView {
        let face_owner = table.is_hotseat() && shared.settings.turning == Turning::Pieces;
        let upside_down = face_owner.then_some(!table.bottom());
        let mut view = table.with_premove(view, shared);
        view.arrows.extend(table.arrows());
        let mut shapes = table.shapes();
        let shown = table.cause_shown().map(|(_, cause)| cause);
        if let Some(cause) = shown.or(table.warned_of()) {
            view.arrows.extend(cause_marks::arrows(cause));
            shapes.extend(cause_marks::rings(cause));
        }
        BoardView { upside_down, shapes, answered_aside: table.looked_at().is_some(), ..view }
    }

    fn intercept(table: &mut Play, mv: Move, cx: &mut Context) -> bool {
        let position = table.document.position();
        if !table.is_at_turn() {
            table.play_on(mv, cx);
        } else if let Some(touch) = table.touched().filter(|touch| !touch.allows(position, mv)) {
            cx.refuse(mv.from(), explain::touched(position, touch));
        } else {
            return table.look(mv, cx);
        }
        true
    }
}

/// The steps of a game of two alone.
impl Play {
    pub(super) fn ended(&mut self, cx: &mut Context) {
        let Some(outcome) = self.game().outcome() else { return };
        let Shared { online, next_game, .. } = &mut *cx.shared;
        if let Some(game) = online.game_mut().filter(|_| self.is_online()) {
            // From now on it is like any other game that was played here.
            game.is_over = true;
        }
        if self.is_without_person() && self.running_match.has_next(outcome) {
            *next_game = Some(cx.now + NEXT_GAME_DELAY);
        }
        self.rate(outcome, cx);
    }

    /// Handles an event on the board in a way of its own; `false` if the hand is to take it.
    pub(super) fn board_of_two(&mut self, event: BoardEvent, cx: &mut Context) -> bool {
        match event {
            BoardEvent::Draw(shape) => {
                // The second button takes a move made ahead back, and a click with it does no more.
                if !self.cancel_premove() || shape.to.is_some() {
                    self.draw(shape);
                }
                true
            }
            event => self.premove_board(event, cx),
        }
    }

    /// The piece that the side to move has touched, under the touch-move rule.
    pub(super) fn touched(&self) -> Option<Touch> {
        self.extra.touched.filter(|_| self.is_at_turn())
    }

    /// The pieces of the side to move that may be picked up.
    pub(super) fn movable(&self) -> Bitboard {
        let position = self.document.position();
        let touched = self.touched();
        touched.map_or_else(|| position.by_color(position.turn()), |touch| touch.movable(position))
    }

    /// Under the touch-move rule the piece must then move or be captured, if it can. The touch declines a draw offer (FIDE
    /// Laws of Chess, 9.1.2.1).
    pub(super) fn touch(&mut self, cell: Cell, cx: &mut Context) {
        let is_new = self.extra.touched.is_none() && self.game().touch_move();
        if is_new && self.is_at_turn() && self.may_play() {
            self.extra.touched = Touch::of(self.document.position(), cell);
            let is_offered = self.game().draw_offer() == Some(!self.game().turn());
            match self.extra.touched {
                Some(_) if is_offered && self.is_online() => self.answer_online(false, cx),
                Some(_) if is_offered => self.game_mut().decline_draw(),
                _ => {}
            }
        }
    }

    /// A piece that cannot be picked up was clicked: it has to be moved or taken if touch-move is played. Returns whether the
    /// explanation is complete.
    pub(super) fn press_of_two(&mut self, cell: Cell, cx: &mut Context) -> bool {
        if self.document.position().piece_at(cell).is_none() {
            self.clear_shapes();
        }
        self.touch(cell, cx);
        let touched = self.touched();
        if let Some(touch) = touched {
            cx.refuse(touch.cell(), explain::touched(self.document.position(), touch));
        }
        touched.is_some()
    }

    /// Whether the draw is offered later, together with a move.
    pub(super) fn offers_later(&mut self, cx: &mut Context) -> bool {
        let is_answer = self.game().draw_offer().is_some();
        if is_answer || !self.is_tournament() {
            return false;
        }
        self.extra.offers_with_move = !self.extra.offers_with_move;
        let key = if self.extra.offers_with_move { "draw-with-move" } else { "draw-not-with-move" };
        cx.toast(Tone::Plain, Text::key(key));
        true
    }

    /// Carries out an action that only this game has, or does in its own way; `false` for any other.
    pub(super) fn act_of_two(&mut self, action: GameAction, cx: &mut Context) -> bool {
        match action {
            action if self.is_online() && self.act_online(action, cx) => {}
            GameAction::TakeBack if self.undoes_edit() => {
                self.document.undo();
                self.hand.clear();
            }
            // Of two people the other one must agree.
            GameAction::TakeBack if self.is_hotseat() && self.setup().takebacks() == Takebacks::Agreement => {
                let by = !self.game().turn();
                self.game_mut().ask_takeback(by);
            }
            GameAction::Redo if self.redoes_edit() => {
                self.document.redo();
                self.hand.clear();
            }
            GameAction::Accept if self.answer_aside(true, cx) => {}
            GameAction::Decline if self.answer_aside(false, cx) => {}
            GameAction::ClaimDraw => {
                if self.game_mut().claim_draw(cx.now) {
                    self.game_over(cx);
                }
            }
            GameAction::PlayForPerson => self.play_for_person(cx),
            GameAction::SwitchSides => self.switch_sides(cx),
            GameAction::PlayFromHere => cx.ask_game_from(&self.document),
            GameAction::Study => self.study(cx),
            GameAction::Continue => cx.ask_game(self.continue_form()),
            GameAction::PauseOrResume if self.is_studied() => {
                self.document.play_on();
                self.leave_for_play(cx);
            }
            _ => return false,
        }
        true
    }

    /// The own conditions of an action. Returns whether they are all; if not, those of every game follow.
    pub(super) fn check_of_two(&self, action: GameAction, shared: &Shared) -> Result<bool, Reason> {
        match action {
            GameAction::New | GameAction::NextGame | GameAction::LeaveAsItWas => {}
            GameAction::Continue => {
                require(self.is_studied() && self.document.is_broken_off(), "why-continue")?;
            }
            GameAction::Rematch => {
                require(!self.is_studied() || self.document.was_played(), "why-rematch")?;
                self.check_rematch(shared)?;
            }
            GameAction::Study => {
                require(!self.is_studied(), "why-studied")?;
                require(!self.goes_on(), "why-still-played")?;
            }
            GameAction::PlayFromHere => {
                require(self.document.ending().is_none(), "why-ended-here")?;
                require(!(self.is_online() && self.goes_on()), "online-no-variations")?;
                require(!self.game().touch_move(), "why-rules")?;
                require(!self.is_at_turn(), "why-at-turn")?;
            }
            GameAction::TakeBack if self.undoes_edit() => {}
            GameAction::Redo if self.redoes_edit() => {}
            GameAction::TakeBack if self.is_studied() => refuse("why-undo")?,
            GameAction::Redo if self.is_studied() => refuse("why-redo")?,
            GameAction::PauseOrResume if self.is_studied() => {
                require(self.document.is_broken_off(), "why-not-played")?;
            }
            _ if self.is_studied() => refuse("why-not-played")?,
            GameAction::Accept | GameAction::Decline if self.aside(shared).is_some() => {}
            GameAction::PlayForPerson => {
                self.check_help()?;
                self.check_turn()?;
            }
            GameAction::SwitchSides => self.check_switch()?,
            GameAction::ClaimDraw => {
                self.check_actor()?;
                require(self.game().claimable().is_some(), "nothing-to-claim")?;
                require(!self.is_online() || self.document.is_human(self.game().turn()), "why-not-turn")?;
            }
            GameAction::Hint => {
                self.check_help()?;
                return Ok(false);
            }
            GameAction::PauseOrResume => {
                require(self.goes_on(), "why-over")?;
                require(!self.is_online(), "online-no-pause")?;
                require(!self.waits_for_first_move(), "why-first-move")?;
            }
            GameAction::TakeBack => self.check_takeback(shared)?,
            GameAction::Redo => {
                require(self.document.can_redo(), "why-redo")?;
                require(!self.is_online(), "online-no-redo")?;
            }
            GameAction::OfferDraw => {
                self.check_offer(shared)?;
                return Ok(false);
            }
            GameAction::MoveNow => {
                require(self.goes_on(), "why-over")?;
                require(!self.is_online(), "online-no-help")?;
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
