//! Two programs that play with each other on-line, with a session between them that is made by hand: orders of the one
//! become news of both.

use std::collections::VecDeque;
use std::time::Duration;

use heksy::app::context::Command;
use heksy::app::model::Message;
use heksy::app::online::{OnlineAction, OnlineCommand, SessionNews};
use heksy::game::{TimeControl, Variant};
use heksy::online::{
    Beginning, ColorChoice, Ending, Event, EventKind, News, Offer, Order, Record, Terms, Ticket,
};
use heksy::sides::{ByColor, Color, Outcome};

use super::Program;

/// Two programs at one game. The first is the host.
pub struct Pair {
    pub programs: [Program; 2],
    pub record: Record,
    /// How the games before it ended.
    earlier: Vec<Outcome>,
    /// The time for each of the next moves, in milliseconds.
    pub thought: u64,
    /// Offers that stand, each with the index of the program that made it.
    offers: Vec<(usize, Offer)>,
    /// Orders that have not been carried out, each with the index of the program that gave it.
    orders: VecDeque<(usize, Order)>,
}

/// An invitation like any other.
pub fn ticket() -> Ticket {
    Ticket { host: [7; 32], secret: [9; 16], relays: Vec::new(), addresses: Vec::new() }
}

/// Terms with these seconds for the game, without an increment. The host has White.
pub fn terms(seconds: u64) -> Terms {
    let control = TimeControl::SuddenDeath { base: Duration::from_secs(seconds) };
    Terms { control, color: ColorChoice::HostWhite, free_first_moves: false, ..Terms::new(Variant::Glinski) }
}

pub fn beginning(terms: Terms, host: Color, number: u32) -> Beginning {
    let name = |color| if color == Color::White { "Anna" } else { "Piotr" }.to_owned();
    let names = ByColor::from_fn(|color| name(if number.is_multiple_of(2) { color } else { !color }));
    Beginning { terms, host, number, names }
}

impl Pair {
    /// Anna with White has invited Piotr; the game has begun.
    pub fn begun(terms: Terms) -> Pair {
        let mut programs = [Program::new(), Program::new()];
        let [host, guest] = &mut programs;
        host.send(Message::Online(OnlineAction::Open));
        host.send(Message::Online(OnlineAction::Begin));
        guest.join(&ticket());
        let record = Record::new(beginning(terms, Color::White, 0));
        let (earlier, offers, orders) = (Vec::new(), Vec::new(), VecDeque::new());
        let mut pair = Pair { programs, record, earlier, thought: 1000, offers, orders };
        pair.tell_begun();
        pair
    }

    fn tell_begun(&mut self) {
        for index in 0..2 {
            let color = self.color(index);
            let clocks = self.record.clocks(Duration::ZERO);
            let (record, earlier) = (Box::new(self.record.clone()), self.earlier.clone());
            self.tell(index, News::Begun { record, color, clocks, earlier });
        }
    }

    fn color(&self, index: usize) -> Color {
        let host = self.record.beginning().host;
        if index == 0 { host } else { !host }
    }

    /// The program that plays this colour.
    pub fn of(&mut self, color: Color) -> &mut Program {
        let index = usize::from(self.color(0) != color);
        &mut self.programs[index]
    }

    pub fn tell(&mut self, index: usize, news: News) {
        self.programs[index].hear(news);
        let commands = self.programs[index].last.clone();
        self.hear(index, commands);
    }

    pub fn tell_both(&mut self, news: &News) {
        for index in 0..2 {
            self.tell(index, news.clone());
        }
    }

    /// Something happens in one program, and what it orders is carried out.
    pub fn act(&mut self, color: Color, act: impl FnOnce(&mut Program)) {
        let index = usize::from(self.color(0) != color);
        self.programs[index].all.clear();
        act(&mut self.programs[index]);
        let commands = std::mem::take(&mut self.programs[index].all);
        self.hear(index, commands);
        self.settle();
    }

    pub fn mv(&mut self, text: &str) {
        self.act(self.record.turn(), |program| program.mv(text));
    }

    /// Notes what a program wants of the session.
    fn hear(&mut self, index: usize, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Online(OnlineCommand::Order(order)) => self.orders.push_back((index, order)),
                Command::Online(OnlineCommand::Leave) => {
                    // A player who leaves a running game can come back.
                    let left = if self.record.outcome().is_some() {
                        News::Ended(Ending::PeerLeft)
                    } else {
                        News::Away {
                            clocks: self.record.clocks(Duration::ZERO),
                            limit: Duration::from_mins(5),
                        }
                    };
                    self.programs[1 - index].hear(left);
                }
                _ => {}
            }
        }
    }

    /// Carries out all that was ordered, in order.
    fn settle(&mut self) {
        while let Some((index, order)) = self.orders.pop_front() {
            self.order(index, order);
        }
    }

    fn order(&mut self, index: usize, order: Order) {
        let own = self.color(index);
        match order {
            Order::Move(mv) => {
                let mv = self.record.position().coordinates(mv);
                self.happen(own, EventKind::Move { mv, ms: self.thought });
            }
            Order::Offer(offer) if self.offers.contains(&(1 - index, offer)) => self.agreed(own, offer),
            Order::Offer(offer) => {
                self.offers.push((index, offer));
                self.tell(1 - index, News::OfferMade(offer));
            }
            Order::Answer { offer, yes } => {
                self.offers.retain(|(_, other)| *other != offer);
                self.tell(1 - index, News::OfferAnswered { offer, yes });
                if yes {
                    self.agreed(own, offer);
                }
            }
            Order::Claim => self.happen(own, EventKind::Claim),
            Order::Resign => self.happen(own, EventKind::Resign),
            Order::Chat(line) => self.tell(1 - index, News::Chat(line)),
            Order::Settle(claim) => {
                let outcome = claim.outcome(own);
                self.tell(index, News::Settled { outcome });
            }
            Order::Accept | Order::GoBack { .. } | Order::Leave | Order::TryRelay => {}
        }
    }

    fn agreed(&mut self, by: Color, offer: Offer) {
        match offer {
            Offer::Draw => self.happen(by, EventKind::Draw),
            Offer::Takeback(to) => self.happen(by, EventKind::Takeback { to }),
            Offer::Rematch => {
                let Beginning { terms, host, number, .. } = self.record.beginning().clone();
                self.earlier.extend(self.record.outcome());
                self.record = Record::new(beginning(terms, !host, number + 1));
                self.tell_begun();
            }
        }
    }

    /// An event of either side, told to both.
    pub fn event(&mut self, by: Color, kind: EventKind) {
        self.happen(by, kind);
        self.settle();
    }

    fn happen(&mut self, by: Color, kind: EventKind) {
        let event = Event::new(by, kind);
        if self.record.push(event.clone()).is_err() {
            return;
        }
        let (n, clocks, outcome) =
            (self.record.len(), self.record.clocks(Duration::ZERO), self.record.outcome());
        self.offers.clear();
        self.tell_both(&News::Event { n, event, clocks, outcome });
    }

    /// Both boards show the same as the record.
    #[track_caller]
    pub fn agree(&self) {
        for program in &self.programs {
            assert_eq!(program.game_played().position(), self.record.position());
            assert_eq!(program.outcome(), self.record.outcome());
        }
        assert_eq!(self.programs[0].clocks(), self.programs[1].clocks());
    }
}

impl Program {
    /// News of the online session arrive.
    pub fn hear(&mut self, news: News) {
        let id = self.model.online_session().unwrap_or_default();
        self.send(Message::Session(SessionNews::News(id, Ok(news))));
    }

    /// Pastes an invitation and joins.
    pub fn join(&mut self, ticket: &Ticket) {
        use heksy::app::context::Dialog;
        use heksy::app::online::{InviteOrJoin, OnlineDialog};
        self.send(Message::Online(OnlineAction::Open));
        let Some(Dialog::Online(dialog)) = self.dialog() else { panic!("{:?}", self.dialog()) };
        let OnlineDialog::Form(form, _) = &**dialog else { panic!("{dialog:?}") };
        let mut form = form.clone();
        (form.way, form.invitation) = (InviteOrJoin::Join, ticket.to_string());
        self.send(Message::Online(OnlineAction::Edit(form)));
        self.send(Message::Online(OnlineAction::Begin));
    }
}
