//! News from the peer of an online game.

use super::work::Work;
use crate::app::board::Sound;
use crate::app::context::{Dialog, Fault, FileJob, Shared, Tone};
use crate::app::game::{Request, WriteBack};
use crate::app::library::{KeepJob, SavedGame, Saving};
use crate::app::online::{
    Difference, OnlineDialog, OnlineGame, OnlineSession, SessionId, SessionNews, terms, words,
};
use crate::app::play::Play;
use crate::app::settings::Match;
use crate::app::text::Text;
use crate::game::ClockSnapshot;
use crate::online::{Claim, Ending, LinkError, News, Order, Record, RelayUse, clean_chat};
use crate::sides::{Color, Outcome, Points, Reason};

impl Work<'_> {
    pub(super) fn meeting_news(&mut self, news: SessionNews) {
        match news {
            SessionNews::Found { at_start, games } => self.unfinished_found(games, at_start),
            SessionNews::Neighbours(found) => {
                if let Some(OnlineDialog::Form(_, around)) = self.online_dialog() {
                    around.neighbours = found;
                }
            }
            SessionNews::News(id, news) => self.session_news(id, news),
        }
    }

    fn session_news(&mut self, id: SessionId, news: Result<News, LinkError>) {
        let Shared { online, settings, .. } = &mut *self.cx.shared;
        let was_together = online.clocks_run();
        // News that arrive after the player has left are ignored: they may end no later session.
        let Some(meeting) = online.meeting.as_mut().filter(|_| online.last == id) else { return };
        let news = match news {
            Ok(news) => news,
            Err(error) => {
                online.meeting = None;
                self.close_online_dialogs();
                let text = words::link_error(&error);
                return self.cx.show(Dialog::Problem { fault: Fault::Connect, text });
            }
        };
        meeting.hear(&news, self.cx.now);
        let game = meeting.game.as_ref().filter(|game| !game.is_over);
        match news {
            News::Ready { ticket, relay } => self.invitation_known(ticket.to_string(), relay),
            News::Looking { attempts } => {
                if let Some(OnlineDialog::Looking { attempts: shown }) = self.online_dialog() {
                    *shown = attempts;
                }
            }
            // The host sees that a guest reads the terms, and the guest the terms.
            News::Invited { name, .. } if meeting.invitation.is_some() => self.guest_is(Some(name)),
            News::Invited { name, terms } if meeting.game.is_none() => {
                self.close_online_dialogs();
                self.show_online(OnlineDialog::Asked { name, terms });
            }
            News::GuestLeft => self.guest_is(None),
            News::Begun { record, color, clocks, earlier } => {
                // To leave the open game is not to leave this session.
                let meeting = online.meeting.take().unwrap_or_default();
                self.game_begun(meeting, *record, color, &clocks, &earlier);
            }
            News::Event { clocks, .. } => {
                self.close_stayed();
                self.follow_record(&clocks);
            }
            News::Charged { clocks, .. } => self.set_clocks(&clocks),
            News::Overtaken { clocks, .. } => self.follow_record(&clocks),
            News::WentBack { clocks, .. } => {
                self.close_online_dialogs();
                self.follow_record(&clocks);
                self.cx.toast(Tone::Plain, Text::key("online-went-back"));
            }
            News::OfferMade(_) => self.with_play(|play, cx| play.ask_offered(cx)),
            News::OfferAnswered { offer, yes } => self.offer_answered(offer, yes),
            News::OfferVoid(offer) => self.offer_void(offer),
            News::Chat(line) if settings.online.chat => meeting.add_line(false, clean_chat(&line)),
            News::Away { clocks, limit } => {
                let is_due = |game: &OnlineGame| limit.is_zero() && game.record.turn() != game.color;
                let stayed = game.is_some_and(is_due).then(|| meeting.peer.clone());
                let is_parted = was_together && game.is_some();
                self.away(&clocks, stayed, is_parted);
            }
            News::Back { clocks } => {
                let has_met = !was_together && game.is_some();
                self.back(&clocks, has_met);
            }
            // The game is settled in the player's own record.
            News::Settled { outcome } => self.with_play(|play, cx| play.settle(outcome, cx)),
            News::NotSettled => self.say_of_peer("online-not-settled", Tone::Plain),
            News::Differs { ours, theirs, common } => {
                self.close_online_dialogs();
                self.show_online(OnlineDialog::Differs(Box::new(Difference::of(&ours, &theirs, common))));
            }
            News::PeerGoesBack(agrees) => {
                if let Some(OnlineDialog::Differs(difference)) = self.online_dialog() {
                    difference.peer_agrees = agrees;
                }
            }
            News::Invited { .. } | News::Chat(_) | News::Lag(_) | News::Way { .. } => {}
            News::Ended(ending) => {
                let (peer, game) = (meeting.peer.clone(), meeting.game.clone());
                self.meeting_ended(&ending, &peer, game);
            }
        }
    }

    fn invitation_known(&mut self, text: String, told: RelayUse) {
        if let Some(OnlineDialog::Waiting { invitation, relay, .. }) = self.online_dialog() {
            let is_new = invitation.as_ref().is_some_and(|known| *known != text);
            (*invitation, *relay) = (Some(text), Some(told));
            if is_new && told == RelayUse::Reached {
                self.cx.toast(Tone::Plain, Text::key("online-relay-reached"));
            }
        }
    }

    /// Shows to the host who reads the terms.
    fn guest_is(&mut self, name: Option<String>) {
        if let Some(OnlineDialog::Waiting { guest, .. }) = self.online_dialog() {
            *guest = name;
        }
    }

    /// Opens the game that begins or resumes, in place of the open one.
    fn game_begun(
        &mut self,
        mut meeting: OnlineSession,
        record: Record,
        color: Color,
        clocks: &ClockSnapshot,
        earlier: &[Outcome],
    ) {
        meeting.peer.clone_from(&record.beginning().names[!color]);
        if let Some(WriteBack { id, studied, .. }) = self.mode.write_back(self.cx.now) {
            // The other side has accepted while the player studied the game before.
            let saving = Saving::of(self.mode.save_state());
            let game = SavedGame::of_two(studied);
            self.cx.file(FileJob::Keep(Box::new(KeepJob { id, saving, game, is_typed: false })));
            self.files.saver.left = self.files.journal.open.map(|journal| (saving, journal.id));
        }
        if self.is_unsaved() {
            // The player has answered the question about unsaved work. Later changes, and a study that cannot be kept, are
            // found at the next start.
            self.files.journal.open = None;
        }
        let document = terms::document(&record, color);
        let running_match = Match::of_rematches(document.setup(), earlier);
        self.open(Play::in_match(document, running_match));
        self.files.library.set_origin(None);
        let has_moves = !record.is_empty();
        meeting.game = Some(OnlineGame::new(record, color));
        self.cx.shared.online.meeting = Some(meeting);
        self.close_online_dialogs();
        self.with_play(|play, cx| play.begin_online(clocks, cx));
        for request in [Request::Draw, Request::TakeBack, Request::Rematch] {
            self.cx.withdraw_toast(words::asked_key(request));
        }
        self.say_of_peer(if has_moves { "online-resumed" } else { "online-begun" }, Tone::Plain);
        self.cx.sound(Sound::Joined);
    }

    fn follow_record(&mut self, clocks: &ClockSnapshot) {
        let told = self.cx.shared.online.game().map(|game| game.record.game().clone());
        if let Some(told) = told {
            self.with_play(|play, cx| play.follow(&told, clocks, cx));
        }
    }

    fn set_clocks(&mut self, clocks: &ClockSnapshot) {
        if let Some(play) = self.mode.play_mut().filter(|play| play.goes_on()) {
            play.set_clocks(clocks, &self.cx);
        }
    }

    /// Withdraws the question about an opponent who has stayed away: it is asked again if it still stands.
    fn close_stayed(&mut self) {
        if let Some(OnlineDialog::Stayed { .. }) = self.online_dialog() {
            self.close_online_dialogs();
        }
    }

    /// The connection is lost. An opponent of this name has stayed away for as long as the game waits.
    fn away(&mut self, clocks: &ClockSnapshot, stayed: Option<String>, is_parted: bool) {
        self.close_stayed();
        self.set_clocks(clocks);
        if let Some(name) = stayed {
            self.close_online_dialogs();
            self.show_online(OnlineDialog::Stayed { name });
        } else if is_parted {
            self.say_of_peer("online-away", Tone::Warning);
        }
    }

    /// Settles the game of an opponent who has stayed away.
    pub(super) fn settle(&mut self, claim: Claim) {
        self.close_online_dialogs();
        self.cx.order(Order::Settle(claim));
    }

    /// Keeps a game that the opponent's program has broken off as won.
    pub(super) fn keep_as_won(&mut self) {
        let Some(OnlineDialog::Broken { own, .. }) = self.online_dialog() else { return };
        let outcome = Outcome { points: Points::win(*own), reason: Reason::RulesInfraction };
        self.close_online_dialogs();
        self.with_play(|play, cx| play.settle(outcome, cx));
    }

    /// Withdraws a claim: the game is unfinished on the board, and among the player's games.
    fn withdraw_claim(&mut self, OnlineGame { record, color, .. }: &OnlineGame) {
        if let Some(document) = self.mode.document() {
            let (id, saving) = (document.identity().id, Saving::of(document.save_state()));
            let game = SavedGame::of_two(record.game_record());
            self.cx.keep_game(KeepJob { id, saving, game, is_typed: false });
        }
        let running_match = self.mode.running_match().clone();
        self.open(Play::in_match(terms::document(record, *color), running_match));
        self.with_play(Play::stay_as_it_is);
        self.leave_unwritten();
    }

    fn back(&mut self, clocks: &ClockSnapshot, has_met: bool) {
        self.close_stayed();
        self.set_clocks(clocks);
        self.cx.withdraw_toast("online-away");
        if has_met {
            self.say_of_peer("online-back", Tone::Plain);
            self.cx.sound(Sound::Joined);
        }
    }

    /// Ends the online session. Shows the reason if the player did not end it.
    fn meeting_ended(&mut self, ending: &Ending, peer: &str, game: Option<OnlineGame>) {
        self.close_online_dialogs();
        let is_withdrawn =
            matches!(ending, Ending::Claimed { own: true, theirs, moved } if *theirs || *moved);
        if let Some(game) = game.as_ref().filter(|_| is_withdrawn) {
            self.withdraw_claim(game);
        }
        self.end_meeting();
        let is_broken = matches!(ending, Ending::Problem(problem) if problem.is_of_peer());
        let Some(text) = words::ending(ending, peer) else { return };
        match game {
            None => self.cx.show(Dialog::Problem { fault: Fault::Connect, text }),
            Some(game) if !game.is_over && is_broken => {
                self.show_online(OnlineDialog::Broken { text, own: game.color });
            }
            Some(game) if !game.is_over || is_withdrawn => {
                self.cx.show(Dialog::Problem { fault: Fault::Interrupted, text });
            }
            Some(_) => self.cx.toast(Tone::Plain, text),
        }
    }
}
