//! The rules by which a game of two differs at its table.

use super::table::OwnRules;
use super::table_game::TableGame;
use super::two::Play;
use crate::app::board::{BoardEvent, BoardView, cause_marks};
use crate::app::context::{Context, ScreenRequest, Shared, Tone};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{Document, GameAction, GameOver, QuestionView, ReplayAction, corner};
use crate::app::settings::{Takebacks, Turning};
use crate::app::text::{Reason, Text, explain, refuse, require, words};
use crate::game::{Move, Touch};
use crate::hex::{Bitboard, Cell};
use crate::online::Order;
use crate::sides::Color;

impl OwnRules for Document {
    fn find_move(table: &mut Play, cx: &mut Context) -> Option<SearchTicket> {
        table.find_move(cx)
    }

    fn ponder_or_not(table: &mut Play, cx: &mut Context) {
        table.ponder_or_not(cx);
    }

    fn answer(table: &mut Play, mv: Move, cx: &mut Context) {
        let premove = std::mem::take(&mut table.extra.premove);
        table.play(mv, cx);
        table.make_premove(premove, cx);
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

    fn ended(table: &mut Play, cx: &mut Context) {
        let Some(outcome) = table.game().outcome() else { return };
        if let Some(game) = cx.shared.online.game_mut().filter(|_| table.is_online()) {
            // From now on it is like any other game that was played here.
            game.is_over = true;
        }
        table.rate(outcome, cx);
        if table.is_without_person() && table.running_match.has_next(outcome) {
            cx.request(ScreenRequest::NextGame);
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

    fn board(table: &mut Play, event: BoardEvent, cx: &mut Context) -> bool {
        match event {
            BoardEvent::Draw(shape) => {
                // The second button takes a move made ahead back, and a click with it does no more.
                if !table.cancel_premove() || shape.to.is_some() {
                    table.draw(shape);
                }
                true
            }
            event => table.premove_board(event, cx),
        }
    }

    fn autoplay_step(table: &Play, action: ReplayAction) -> ReplayAction {
        table.autoplay_step(action)
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

    fn play_on(table: &mut Play, mv: Move, cx: &mut Context) {
        table.play_on(mv, cx);
    }

    fn touched(table: &Play) -> Option<Touch> {
        table.extra.touched.filter(|_| table.is_at_turn())
    }

    fn movable(table: &Play) -> Bitboard {
        let position = table.document.position();
        let touched = Self::touched(table);
        touched.map_or_else(|| position.by_color(position.turn()), |touch| touch.movable(position))
    }

    fn refusal(table: &Play, mv: Move) -> Option<Text> {
        let position = table.document.position();
        let touch = Self::touched(table).filter(|touch| !touch.allows(position, mv))?;
        Some(explain::touched(position, touch))
    }

    fn look(table: &mut Play, mv: Move, cx: &mut Context) -> bool {
        table.look(mv, cx)
    }

    fn look_news(table: &mut Play, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) -> bool {
        table.look_news(ticket, news, cx)
    }

    fn aside(table: &Play, shared: &Shared) -> Option<QuestionView> {
        table.aside(shared)
    }

    /// Under the touch-move rule the piece must then move or be captured, if it can. The touch declines a draw offer (FIDE
    /// Laws of Chess, 9.1.2.1).
    fn touch(table: &mut Play, cell: Cell, cx: &mut Context) {
        let is_new = table.extra.touched.is_none() && table.game().touch_move();
        if is_new && table.is_at_turn() && table.may_play() {
            table.extra.touched = Touch::of(table.document.position(), cell);
            let is_offered = table.game().draw_offer() == Some(!table.game().turn());
            match table.extra.touched {
                Some(_) if is_offered && table.is_online() => table.answer_online(false, cx),
                Some(_) if is_offered => table.game_mut().decline_draw(),
                _ => {}
            }
        }
    }

    /// Notes the piece, which has to be moved or taken if touch-move is played.
    fn press(table: &mut Play, cell: Cell, cx: &mut Context) -> bool {
        if table.document.position().piece_at(cell).is_none() {
            table.clear_shapes();
        }
        <Self as OwnRules>::touch(table, cell, cx);
        let touched = Self::touched(table);
        if let Some(touch) = touched {
            cx.refuse(touch.cell(), explain::touched(table.document.position(), touch));
        }
        touched.is_some()
    }

    fn study(table: &mut Play) -> Option<&mut Play> {
        if table.is_studied() { Some(table) } else { None }
    }

    fn forget_plans(table: &mut Play) {
        table.cancel_premove();
    }

    fn offers_later(table: &mut Play, cx: &mut Context) -> bool {
        let is_answer = table.game().draw_offer().is_some();
        if is_answer || !table.is_tournament() {
            return false;
        }
        table.extra.offers_with_move = !table.extra.offers_with_move;
        let key = if table.extra.offers_with_move { "draw-with-move" } else { "draw-not-with-move" };
        cx.toast(Tone::Plain, Text::key(key));
        true
    }

    fn act(table: &mut Play, action: GameAction, cx: &mut Context) -> bool {
        match action {
            action if table.is_online() && table.act_online(action, cx) => {}
            GameAction::TakeBack if table.undoes_edit() => {
                table.document.undo();
                table.hand.clear();
            }
            // Of two people the other one must agree.
            GameAction::TakeBack
                if table.is_hotseat() && table.setup().takebacks() == Takebacks::Agreement =>
            {
                let by = !table.game().turn();
                table.game_mut().ask_takeback(by);
            }
            GameAction::Redo if table.redoes_edit() => {
                table.document.redo();
                table.hand.clear();
            }
            GameAction::Accept if table.answer_aside(true, cx) => {}
            GameAction::Decline if table.answer_aside(false, cx) => {}
            GameAction::ClaimDraw => table.claim_draw(cx),
            GameAction::PlayForPerson => table.play_for_person(cx),
            GameAction::SwitchSides => table.switch_sides(cx),
            GameAction::PlayFromHere => cx.ask_game_from(&table.document),
            GameAction::Study => table.study(cx),
            GameAction::Continue => cx.ask_game(table.continue_form()),
            GameAction::PauseOrResume if table.is_studied() => table.resume(cx),
            _ => return false,
        }
        true
    }

    fn check(table: &Play, action: GameAction, shared: &Shared) -> Result<bool, Reason> {
        match action {
            GameAction::New | GameAction::NextGame | GameAction::LeaveAsItWas => {}
            GameAction::Continue => {
                require(table.is_studied() && table.document.is_broken_off(), "why-continue")?;
            }
            GameAction::Rematch => {
                require(!table.is_studied() || table.document.was_played(), "why-rematch")?;
                table.check_rematch(shared)?;
            }
            GameAction::Study => {
                require(!table.is_studied(), "why-studied")?;
                require(!table.goes_on(), "why-still-played")?;
            }
            GameAction::PlayFromHere => {
                require(table.document.ending().is_none(), "why-ended-here")?;
                require(!(table.is_online() && table.goes_on()), "online-no-variations")?;
                require(!table.game().touch_move(), "why-rules")?;
                require(!table.is_at_turn(), "why-at-turn")?;
            }
            GameAction::TakeBack if table.undoes_edit() => {}
            GameAction::Redo if table.redoes_edit() => {}
            GameAction::TakeBack if table.is_studied() => refuse("why-undo")?,
            GameAction::Redo if table.is_studied() => refuse("why-redo")?,
            GameAction::PauseOrResume if table.is_studied() => {
                require(table.document.is_broken_off(), "why-not-played")?;
            }
            _ if table.is_studied() => refuse("why-not-played")?,
            GameAction::Accept | GameAction::Decline if table.aside(shared).is_some() => {}
            GameAction::PlayForPerson => {
                table.check_help()?;
                table.check_turn()?;
            }
            GameAction::SwitchSides => table.check_switch()?,
            GameAction::ClaimDraw => {
                table.check_actor()?;
                require(table.game().claimable().is_some(), "nothing-to-claim")?;
                require(!table.is_online() || table.document.is_human(table.game().turn()), "why-not-turn")?;
            }
            GameAction::Hint => {
                table.check_help()?;
                return Ok(false);
            }
            GameAction::PauseOrResume => {
                require(table.goes_on(), "why-over")?;
                require(!table.is_online(), "online-no-pause")?;
                require(!table.waits_for_first_move(), "why-first-move")?;
            }
            GameAction::TakeBack => table.check_takeback(shared)?,
            GameAction::Redo => {
                require(table.document.can_redo(), "why-redo")?;
                require(!table.is_online(), "online-no-redo")?;
            }
            GameAction::OfferDraw => {
                table.check_offer(shared)?;
                return Ok(false);
            }
            GameAction::MoveNow => {
                require(table.goes_on(), "why-over")?;
                require(!table.is_online(), "online-no-help")?;
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
