//! Hello, the terms, and the coin flip for the colours.

use std::time::Duration;

use super::{OUT_OF_PLACE, Phase, Session};
use crate::online::clock::{Allowance, Quota};
use crate::online::journal::Entry;
use crate::online::lot;
use crate::online::news::News;
use crate::online::problem::Problem;
use crate::online::protocol::{Hello, Line, Place, VERSION};
use crate::online::record::{Beginning, Record};
use crate::online::terms::{Terms, TermsText};
use crate::online::text::clean_name;
use crate::online::ticket::Ticket;
use crate::sides::{ByColor, Color};

impl Session {
    /// Starts a connection: sends the hello without waiting for the peer's.
    pub fn connected(&mut self, now: Duration) {
        self.phase = Phase::Greeting;
        (self.since, self.heard, self.ran, self.ping.at) = (now, now, now, now);
        (self.closes_connection, self.fell_back, self.passing_over) = (false, false, None);
        let is_host = self.kept.head.is_host;
        let secret = self.kept.head.ticket.parse().ok().map(|ticket: Ticket| lot::to_hex(&ticket.secret));
        let nonce = self.nonce();
        let hello = Hello {
            v: VERSION,
            program: concat!("heksy ", env!("CARGO_PKG_VERSION")).to_owned(),
            name: clean_name(&self.kept.head.name),
            secret: secret.filter(|_| !is_host),
            terms: self.kept.terms.as_ref().filter(|_| is_host).map(TermsText::from),
            commit: is_host.then(|| lot::to_hex(&lot::commit(&nonce))),
            at: self.place(),
        };
        self.out.push(Line::Hello(Box::new(hello)));
    }

    /// The number that this side contributes to the coin flip.
    fn nonce(&self) -> lot::Nonce {
        lot::from_hex(&self.kept.head.nonce).unwrap_or_default()
    }

    pub(super) fn place(&self) -> Option<Place> {
        let record = self.record()?;
        let (game, n, mark) = (record.beginning().number, record.len(), record.mark());
        let own = self.color();
        let got =
            record.events().iter().rposition(|event| Some(event.by) != own).map_or(0, |index| index + 1);
        let known = self.uncharged_move().unwrap_or(n);
        Some(Place { game, n, mark, known, got, got_mark: record.mark_at(got)?, claim: self.kept.claim })
    }

    pub(super) fn hello(&mut self, hello: &Hello, now: Duration) -> Result<(), Problem> {
        if hello.v != VERSION {
            return Err(Problem::Version { ours: VERSION, theirs: hello.v });
        }
        let is_host = self.kept.head.is_host;
        if is_host {
            self.check_secret(hello)?;
        } else {
            self.take_terms(hello, now)?;
        }
        self.phase = Phase::Agreeing;
        if !self.has_begun() {
            self.peer_name = clean_name(&hello.name);
        }
        match (self.has_begun(), hello.at) {
            (true, Some(place)) => self.meet(place, now)?,
            (true, None) if is_host => {
                // The guest has missed the result of the coin flip.
                self.send_reveal();
                self.sent_up_to = 0;
                self.play_on(now);
            }
            // The guest has missed the result, and gets it next.
            (false, Some(_)) if !is_host => {}
            (true, None) | (false, Some(_)) => return Err(Problem::OtherGame),
            (false, None) if self.kept.accepted => self.send_accept(),
            (false, None) => self.greet(),
        }
        Ok(())
    }

    fn check_secret(&self, hello: &Hello) -> Result<(), Problem> {
        let ticket: Ticket = self.kept.head.ticket.parse().map_err(|_| Problem::Secret)?;
        let is_secret = lot::is_secret(hello.secret.as_deref(), &ticket.secret);
        is_secret.then_some(()).ok_or(Problem::Secret)
    }

    /// Stores the host's terms, or checks that they are equal to the stored ones.
    fn take_terms(&mut self, hello: &Hello, now: Duration) -> Result<(), Problem> {
        let text = hello.terms.as_ref().ok_or(OUT_OF_PLACE)?;
        let commit = hello.commit.clone().ok_or(OUT_OF_PLACE)?;
        let terms = Terms::try_from(text)?;
        match &self.kept.commit {
            Some(known) if *known != commit || self.kept.terms.as_ref() != Some(&terms) => {
                return Err(Problem::OtherGame);
            }
            Some(_) => {}
            None => {
                self.write(&Entry::Terms { terms: text.clone(), commit: commit.clone() }, now)?;
                (self.kept.commit, self.kept.terms) = (Some(commit), Some(terms));
            }
        }
        Ok(())
    }

    /// Sends the invitation to the player.
    fn greet(&mut self) {
        if let Some(terms) = self.kept.terms.clone().filter(|_| !self.was_invited) {
            // A host receives news of every guest; a guest must decide only once.
            self.was_invited = !self.kept.head.is_host;
            let name = self.peer_name.clone();
            self.news.push(News::Invited { name, terms: Box::new(terms) });
        }
    }

    /// Accepts the host's terms for the player.
    pub(super) fn accept_terms(&mut self, now: Duration) -> Result<(), Problem> {
        if self.kept.head.is_host || self.kept.accepted || self.kept.terms.is_none() {
            return Ok(());
        }
        self.kept.accepted = true;
        self.write(&Entry::Accepted, now)?;
        if matches!(self.phase, Phase::Agreeing) {
            self.send_accept();
        }
        Ok(())
    }

    fn send_accept(&mut self) {
        self.out.push(Line::Accept { nonce: self.kept.head.nonce.clone() });
    }

    /// Handles the guest's consent: the host's and the guest's numbers decide the colours.
    pub(super) fn accept(&mut self, nonce: &str, now: Duration) -> Result<(), Problem> {
        if !self.kept.head.is_host || self.has_begun() {
            return Err(OUT_OF_PLACE);
        }
        let guest: lot::Nonce = lot::from_hex(nonce).ok_or(OUT_OF_PLACE)?;
        let host = self.color_of_host(&self.nonce(), &guest);
        self.begin(host, 0, nonce, now)?;
        self.send_reveal();
        self.play_on(now);
        Ok(())
    }

    fn send_reveal(&mut self) {
        let guest = self.kept.guest_nonce.clone().unwrap_or_default();
        self.out.push(Line::Reveal { nonce: self.kept.head.nonce.clone(), guest });
    }

    /// Handles the host's number for the coin flip.
    pub(super) fn reveal(&mut self, nonce: &str, guest: &str, now: Duration) -> Result<(), Problem> {
        if self.kept.head.is_host || !self.kept.accepted || self.has_begun() {
            return Err(OUT_OF_PLACE);
        }
        let host: lot::Nonce = lot::from_hex(nonce).ok_or(Problem::Lot)?;
        let promised = self.kept.commit.as_deref().and_then(lot::from_hex::<32>);
        if promised != Some(lot::commit(&host)) || guest != self.kept.head.nonce {
            return Err(Problem::Lot);
        }
        let host = self.color_of_host(&host, &self.nonce());
        self.begin(host, 0, guest, now)?;
        self.play_on(now);
        Ok(())
    }

    fn color_of_host(&self, host: &lot::Nonce, guest: &lot::Nonce) -> Color {
        let chosen = self.kept.terms.as_ref().and_then(|terms| terms.color.host());
        chosen.unwrap_or_else(|| lot::host_color(host, guest))
    }

    /// Starts a game.
    pub(super) fn begin(
        &mut self,
        host: Color,
        number: u32,
        guest_nonce: &str,
        now: Duration,
    ) -> Result<(), Problem> {
        let Some(terms) = self.kept.terms.clone() else { return Err(Problem::OtherGame) };
        let own = if self.kept.head.is_host { host } else { !host };
        let name = clean_name(&self.kept.head.name);
        let names =
            ByColor::from_fn(|color| if color == own { name.clone() } else { self.peer_name.clone() });
        let guest_nonce = guest_nonce.to_owned();
        let entry = Entry::Begin { host, number, names: names.clone(), guest_nonce: guest_nonce.clone() };
        self.write(&entry, now)?;
        self.journal.sync().map_err(|error| Problem::Journal(error.to_string()))?;
        (self.quota, self.allowance) = (Quota::new(&terms.control), Allowance::new(&terms.control));
        self.kept.next_game(Record::new(Beginning { terms, host, number, names }));
        self.kept.guest_nonce = Some(guest_nonce);
        (self.kept.known, self.sent_up_to, self.sent) = (0, 0, None);
        (self.on_its_way, self.outward, self.away_since) = (None, Duration::ZERO, None);
        self.kept.offered.clear();
        (self.passing_over, self.fell_back) = (None, false);
        self.ours.clear();
        self.theirs.clear();
        self.watch.reset(now);
        self.report_begun(now);
        Ok(())
    }

    pub(super) fn report_begun(&mut self, now: Duration) {
        let state = self.record().cloned().zip(self.color()).zip(self.clocks(now));
        self.news.extend(state.map(|((record, color), clocks)| News::Begun {
            record: Box::new(record),
            color,
            clocks,
            earlier: self.kept.earlier.clone(),
        }));
    }

    /// Continues the game with the same record on both sides, and starts the clock.
    pub(super) fn play_on(&mut self, now: Duration) {
        self.phase = Phase::Playing;
        self.game_stands(false, now);
        self.watch.run(now);
        self.send_events();
        if std::mem::take(&mut self.away_reported) {
            self.news.extend(self.clocks(now).map(|clocks| News::Back { clocks }));
        }
    }
}
