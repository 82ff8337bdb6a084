//! Messages while three play: those that are about the open game go to it, what makes no sense in it does nothing, and
//! all else goes its usual way.

use super::{Three, ThreeForm};
use crate::app::announcement::Announcement;
use crate::app::context::Context;
use crate::app::dialogs::{Dialog, Then};
use crate::app::message::{ClipboardAction, FileAction, GameAction, Message, ThreeAction};
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::update::Work;

impl Work<'_> {
    /// Deals with a message of the game for three, or gives back what is for others.
    pub(in crate::app) fn three_message(&mut self, message: Message) -> Option<Message> {
        match message {
            Message::Three(ThreeAction::New) => self.ask_new_three(),
            Message::Three(ThreeAction::Look(acts)) => self.with_three(|three, cx| three.look(acts, cx)),
            Message::ThreeEngine(ticket, news) => {
                self.with_three(|three, cx| three.engine_news(ticket, news, cx));
            }
            message if self.mode.three().is_none() => return Some(message),
            Message::Board(event) => {
                self.shared.autoplay = None;
                self.with_three(|three, cx| three.board(event, cx));
            }
            Message::Game(GameAction::New) => return Some(Message::Game(GameAction::New)),
            Message::Game(GameAction::Rematch) => self.guard(Then::RematchThree),
            Message::Game(action) => self.with_three(|three, cx| three.act(action, cx)),
            Message::Replay(action) => self.with_three(|three, cx| three.replay(action, cx)),
            Message::Flip => self.with_three(|three, _| three.flip()),
            Message::Clipboard(ClipboardAction::CopyPosition) => self.copy_three_position(),
            Message::Clipboard(ClipboardAction::CopyGame) => self.copy_three_game(),
            Message::Edit(_)
            | Message::Annotate(_)
            | Message::Study(_)
            | Message::Editor(_)
            | Message::File(FileAction::Scoresheet) => {}
            message => return Some(message),
        }
        None
    }

    /// Does something with the game for three, if one is open.
    pub(in crate::app) fn with_three(&mut self, work: impl FnOnce(&mut Three, &mut Context)) {
        let (mode, mut cx) = self.parts();
        if let Mode::Three { three, .. } = mode {
            work(three, &mut cx);
        }
    }

    /// Says which move has been made, or is shown now.
    pub(in crate::app) fn announce_three(&mut self) {
        let Some(text) = self.mode.three_mut().and_then(Three::announce) else { return };
        let said = &mut self.shared.announcement;
        *said = Announcement { number: said.number + 1, text: Some(text) };
    }

    /// The form, filled in as the last time.
    fn ask_new_three(&mut self) {
        let form = ThreeForm { setup: self.shared.settings.three.clone(), start: None };
        self.show(Dialog::NewThree(Box::new(form)));
    }

    /// The form was changed.
    pub(in crate::app) fn edit_three(&mut self, form: Box<ThreeForm>) {
        if let Some(Dialog::NewThree(open)) = self.shared.dialogs.open_mut() {
            *open = form;
        }
    }

    /// The form is filled in.
    pub(in crate::app) fn submit_three(&mut self) {
        let is_form = |dialog: &Dialog| matches!(dialog, Dialog::NewThree(_));
        if let Some(Dialog::NewThree(form)) = self.shared.dialogs.close_if(is_form) {
            self.guard(Then::StartThree(form));
        }
    }

    pub(in crate::app) fn start_three(&mut self, form: ThreeForm) {
        self.shared.settings.three = form.setup.clone();
        self.settings_changed();
        self.open_three(Three::ready(form));
        self.with_three(Three::begin);
    }

    /// The same players, each one seat further.
    pub(in crate::app) fn rematch_three(&mut self) {
        if let Some(three) = self.mode.three() {
            let setup = three.document().setup().rotated();
            self.start_three(ThreeForm { setup, start: None });
        }
    }

    /// Opens a game for three in place of the open game.
    pub(in crate::app) fn open_three(&mut self, three: Three) {
        let mode = self.mode_of_three(three);
        self.open(mode);
    }

    /// The mode of a game for three. Behind it stands a game for two that has not begun: what asks for one finds nothing
    /// that could be lost.
    pub(super) fn mode_of_three(&self, three: Three) -> Mode {
        let behind = Play::ready(self.shared.settings.setup.clone());
        Mode::Three { three: Box::new(three), behind: Box::new(behind) }
    }
}

impl Three {
    /// A step in playing the game. Those that put another game in this one's place are not the game's own.
    fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            GameAction::PauseOrResume => self.pause_or_resume(cx),
            GameAction::TakeBack => self.take_back(cx),
            GameAction::Redo => self.redo(cx),
            GameAction::Resign => self.ask_resign(cx),
            GameAction::OfferDraw => self.offer_draw(cx),
            GameAction::Accept => self.accept_draw(cx),
            GameAction::Decline => self.decline_draw(cx),
            GameAction::MoveNow => self.move_now(cx),
            GameAction::Hint => self.ask_hint(cx),
            _ => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        match action {
            GameAction::New | GameAction::Rematch => true,
            GameAction::PauseOrResume => self.goes_on(),
            GameAction::TakeBack => self.hand.waiting.is_some() || self.may_take_back(),
            GameAction::Redo => self.document.can_redo(),
            GameAction::Resign => self.actor().is_some() && self.document.acts() > 0,
            GameAction::OfferDraw => self.may_offer_draw(),
            GameAction::Accept | GameAction::Decline => self.asked().is_some(),
            GameAction::Hint => self.may_have_hint(),
            GameAction::MoveNow => self.computer.thinking.is_some() || self.computer.is_broken,
            _ => false,
        }
    }

    /// Why a step that [`Self::can`] refuses would do nothing, as a key of the catalogue.
    pub(in crate::app) fn reason(&self, action: GameAction) -> &'static str {
        match action {
            GameAction::TakeBack => "why-undo",
            GameAction::Redo => "why-redo",
            GameAction::Accept | GameAction::Decline => "why-no-question",
            _ if !self.goes_on() => "why-over",
            GameAction::MoveNow => "why-not-thinking",
            GameAction::Resign | GameAction::OfferDraw if self.document.acts() == 0 => "why-not-begun",
            GameAction::Hint if !self.is_running() => "wait-paused",
            _ => "why-not-turn",
        }
    }

    fn may_take_back(&self) -> bool {
        self.acts_to_take_back() > 0 && !self.document.record().has_unread()
    }
}
