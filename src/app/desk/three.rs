//! Messages while a three-player game is open: those about the game go to it, those that only two-player games have do
//! nothing, and all others are handled as usual.

use super::work::Work;
use crate::app::action::GameAction;
use crate::app::announcement::Announcement;
use crate::app::cx::Context;
use crate::app::dialogs::{Dialog, Then};
use crate::app::files::{ClipboardAction, FileAction};
use crate::app::message::Message;
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::setup::ThreeForm;
use crate::app::three::{Three, ThreeAction};

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

    /// Announces the move that was made or is shown now to screen readers.
    pub(in crate::app) fn announce_three(&mut self) {
        let Some(text) = self.mode.three_mut().and_then(Three::announce) else { return };
        let said = &mut self.shared.announcement;
        *said = Announcement { number: said.number + 1, text: Some(text) };
    }

    /// Opens the form of a new game, filled in as the last time.
    fn ask_new_three(&mut self) {
        let form = ThreeForm { setup: self.shared.settings.three.clone(), start: None };
        self.show(Dialog::NewThree(Box::new(form)));
    }

    /// Replaces the open form.
    pub(in crate::app) fn edit_three(&mut self, form: Box<ThreeForm>) {
        if let Some(Dialog::NewThree(open)) = self.shared.dialogs.open_mut() {
            *open = form;
        }
    }

    /// Starts the game of the open form, after a question about unsaved work.
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

    /// Starts another game of the same players, each one seat further.
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
    pub(in crate::app) fn mode_of_three(&self, three: Three) -> Mode {
        let behind = Play::ready(self.shared.settings.setup.clone());
        Mode::Three { three: Box::new(three), behind: Box::new(behind) }
    }
}
