//! A second reading of the rules of the game for three, slow on purpose.
//!
//! Made to be checked by eye against the rule text: pieces in a map, every line walked one cell at a time, every move
//! tried on a copy of the board. It shares nothing with the crate.

use std::collections::BTreeMap;

use super::board::{
    Spot, add, bishop_steps, forward, is_double_start, knight_steps, name, on_board, pawn_takes, rank,
    rook_steps, seen_by, spot, spots,
};

/// Owner (`w r b`, `x` for dead) and kind (`K Q R B N P`).
pub type Man = (char, char);
/// From, to, and what a pawn becomes.
pub type Step = (Spot, Spot, Option<char>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oracle {
    pub men: BTreeMap<Spot, Man>,
    pub turn: char,
    /// The seats still in the game, in the order of turns.
    pub playing: String,
    /// The cell that a side's pawn crossed by a double step.
    pub crossed: BTreeMap<char, Spot>,
    pub quiet: u32,
    pub round: u32,
    /// Dead pieces leave the board.
    pub leave: bool,
}

/// The sides that go out, each with the reason.
pub type Outs = Vec<(char, &'static str)>;

impl Oracle {
    pub fn start() -> Self {
        let white = "Kg1 Qe1 Rd1 Rh1 Ne2 Ng2 Bf1 Bf2 Bf3 Pc1 Pd2 Pe3 Pf4 Pg3 Ph2 Pi1";
        let mut men = BTreeMap::new();
        for text in white.split(' ') {
            let (kind, cell) = text.split_at(1);
            let kind = kind.chars().next().expect("a kind");
            for seat in "wrb".chars() {
                men.insert(seen_by(seat, spot(cell).expect("a cell")), (seat, kind));
            }
        }
        Self {
            men,
            turn: 'w',
            playing: "wrb".to_owned(),
            crossed: BTreeMap::new(),
            quiet: 0,
            round: 1,
            leave: false,
        }
    }

    pub fn write(&self) -> String {
        let rows: Vec<String> = (1..=11).rev().map(|number| self.row(number)).collect();
        let order = |seat: &char| "wrb".find(*seat);
        let mut crossed: Vec<(&char, &Spot)> = self.crossed.iter().collect();
        crossed.sort_by_key(|(seat, _)| order(seat));
        let crossed: Vec<String> =
            crossed.iter().map(|(seat, cell)| format!("{seat}{}", name(**cell))).collect();
        let crossed = if crossed.is_empty() { "-".to_owned() } else { crossed.join(",") };
        format!("{} {} {} {crossed} {} {}", rows.join("/"), self.turn, self.playing, self.quiet, self.round)
    }

    fn row(&self, number: i32) -> String {
        let mut row = String::new();
        let mut empty = 0;
        for cell in spots().into_iter().filter(|&cell| rank(cell) == number) {
            match self.men.get(&cell) {
                None => empty += 1,
                Some((owner, kind)) => {
                    row += &if empty > 0 { empty.to_string() } else { String::new() };
                    row.push(*owner);
                    row.push(*kind);
                    empty = 0;
                }
            }
        }
        row + &if empty > 0 { empty.to_string() } else { String::new() }
    }

    fn is_in(&self, seat: char) -> bool {
        self.playing.contains(seat)
    }

    pub fn king(&self, seat: char) -> Option<Spot> {
        self.men.iter().find(|(_, man)| **man == (seat, 'K')).map(|(cell, _)| *cell)
    }

    /// The cells that a man attacks.
    fn attacked_from(&self, here: Spot, (owner, kind): Man) -> Vec<Spot> {
        let both = || rook_steps().into_iter().chain(bishop_steps()).collect::<Vec<_>>();
        match kind {
            'P' => pawn_takes(owner).iter().map(|&step| add(here, step)).collect(),
            'N' => knight_steps().iter().map(|&step| add(here, step)).collect(),
            'K' => both().iter().map(|&step| add(here, step)).collect(),
            'R' => self.walk(here, &rook_steps()),
            'B' => self.walk(here, &bishop_steps()),
            _ => self.walk(here, &both()),
        }
    }

    /// Up to and including the first man in each direction.
    fn walk(&self, here: Spot, steps: &[Spot]) -> Vec<Spot> {
        let mut cells = Vec::new();
        for &step in steps {
            let mut at = add(here, step);
            while on_board(at) {
                cells.push(at);
                if self.men.contains_key(&at) {
                    break;
                }
                at = add(at, step);
            }
        }
        cells
    }

    /// The men of other sides in the game that attack a side's king.
    pub fn threats(&self, seat: char) -> Vec<Spot> {
        let Some(king) = self.king(seat) else { return Vec::new() };
        let enemies = self.men.iter().filter(|(_, man)| man.0 != seat && self.is_in(man.0));
        enemies
            .filter(|(cell, man)| self.attacked_from(**cell, **man).contains(&king))
            .map(|(cell, _)| *cell)
            .collect()
    }

    /// The pawn that is taken en passant on a cell, if one can be.
    pub fn taken_in_passing(&self, to: Spot) -> Option<Spot> {
        let mut others = self.crossed.iter().filter(|(seat, cell)| **seat != self.turn && **cell == to);
        let (seat, _) = others.next()?;
        let pawn = add(to, forward(*seat));
        (self.men.get(&pawn) == Some(&(*seat, 'P')) && !self.men.contains_key(&to)).then_some(pawn)
    }

    /// The pawn that a move takes en passant: one of a pawn that does not go straight.
    pub fn passing_victim(&self, (from, to, _): Step) -> Option<Spot> {
        let slants =
            self.men[&from].1 == 'P' && pawn_takes(self.turn).iter().any(|&step| add(from, step) == to);
        self.taken_in_passing(to).filter(|_| slants)
    }

    /// The steps of the side to move, if kings were in no danger.
    fn tries(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for (&from, &(owner, kind)) in self.men.iter().filter(|(_, man)| man.0 == self.turn) {
            if kind == 'P' {
                let ahead = forward(owner);
                let first = add(from, ahead);
                let second = add(first, ahead);
                let is_free = |cell| on_board(cell) && !self.men.contains_key(&cell);
                let mut targets = Vec::new();
                if is_free(first) {
                    targets.push(first);
                    if is_double_start(owner, from) && is_free(second) {
                        targets.push(second);
                    }
                }
                for step in pawn_takes(owner) {
                    let to = add(from, step);
                    let prey = self.men.get(&to).is_some_and(|man| man.0 != owner);
                    if prey || self.taken_in_passing(to).is_some() {
                        targets.push(to);
                    }
                }
                for to in targets {
                    if on_board(add(to, ahead)) {
                        steps.push((from, to, None));
                    } else {
                        steps.extend("QRBN".chars().map(|kind| (from, to, Some(kind))));
                    }
                }
            } else {
                for to in self.attacked_from(from, (owner, kind)) {
                    if on_board(to) && self.men.get(&to).is_none_or(|man| man.0 != owner) {
                        steps.push((from, to, None));
                    }
                }
            }
        }
        steps
    }

    /// The board after a move, and the side whose king it took.
    fn moved(&self, step: Step) -> (Self, Option<char>) {
        let (from, to, becomes) = step;
        let mut next = self.clone();
        if let Some(pawn) = self.passing_victim(step) {
            next.men.remove(&pawn);
        }
        let (owner, kind) = next.men.remove(&from).expect("a man moves");
        let taken = next.men.insert(to, (owner, becomes.unwrap_or(kind)));
        (next, taken.filter(|man| man.1 == 'K' && self.is_in(man.0)).map(|man| man.0))
    }

    /// The legal moves: none leaves the own king attacked by a side still in the game.
    pub fn legal(&self) -> Vec<Step> {
        if self.playing.len() == 1 {
            return Vec::new();
        }
        let is_safe = |step: &Step| {
            let (mut next, kingless) = self.moved(*step);
            next.playing.retain(|seat| Some(seat) != kingless);
            next.threats(self.turn).is_empty()
        };
        let mut steps = self.tries();
        steps.retain(is_safe);
        steps.sort_unstable();
        steps
    }

    /// The settled position after a move, and who goes out.
    pub fn after(&self, step: Step) -> (Self, Outs) {
        let (from, to, _) = step;
        let (mut next, kingless) = self.moved(step);
        let is_pawn = self.men[&from].1 == 'P';
        let takes = next.men.len() < self.men.len();
        next.quiet = if is_pawn || takes { 0 } else { self.quiet + 1 };
        next.crossed.remove(&self.turn);
        let first = add(from, forward(self.turn));
        if is_pawn && add(first, forward(self.turn)) == to {
            next.crossed.insert(self.turn, first);
        }
        let mut outs = Outs::new();
        if let Some(seat) = kingless {
            next.put_out(seat);
            outs.push((seat, "king taken"));
        }
        next.pass_on();
        next.settle(&mut outs);
        (next, outs)
    }

    /// A side resigns.
    pub fn resigned(&self, seat: char) -> (Self, Outs) {
        let mut next = self.clone();
        next.put_out(seat);
        if next.turn == seat {
            next.pass_on();
        }
        let mut outs = vec![(seat, "resigned")];
        next.settle(&mut outs);
        (next, outs)
    }

    fn put_out(&mut self, seat: char) {
        self.playing.retain(|other| other != seat);
        if self.leave {
            self.men.retain(|_, man| man.0 != seat);
        }
        for man in self.men.values_mut().filter(|man| man.0 == seat) {
            man.0 = 'x';
        }
        self.crossed.remove(&seat);
        self.quiet = 0;
    }

    fn pass_on(&mut self) {
        loop {
            self.turn = match self.turn {
                'w' => 'r',
                'r' => 'b',
                _ => {
                    self.round += 1;
                    'w'
                }
            };
            if self.is_in(self.turn) {
                return;
            }
        }
    }

    /// Puts out whoever cannot move when its turn has come.
    pub fn settle(&mut self, outs: &mut Outs) {
        while self.playing.len() > 1 && self.legal().is_empty() {
            let seat = self.turn;
            outs.push((seat, if self.threats(seat).is_empty() { "stalemate" } else { "checkmate" }));
            self.put_out(seat);
            self.pass_on();
        }
    }

    /// Why the position ends the game.
    pub fn ending(&self) -> Option<&'static str> {
        if self.playing.len() == 1 {
            return Some("last in the game");
        }
        if self.men.values().all(|man| man.0 == 'x' || man.1 == 'K') {
            return Some("only kings");
        }
        (self.quiet >= 50 * self.playing.len() as u32).then_some("fifty moves")
    }

    /// The facts that make the position the same as another: board, side to move, sides in the game, and captures en
    /// passant: the side to move by a legal move, the side after it with a pawn that stands ready.
    pub fn identity(&self) -> String {
        let mut same = self.clone();
        same.crossed.retain(|&seat, &mut cell| self.could_be_taken(seat, cell));
        (same.quiet, same.round) = (0, 0);
        same.write()
    }

    fn could_be_taken(&self, seat: char, cell: Spot) -> bool {
        let pawn = add(cell, forward(seat));
        if seat == self.turn || self.men.get(&pawn) != Some(&(seat, 'P')) {
            return false;
        }
        let reaches = |from: Spot, owner: char| pawn_takes(owner).iter().any(|&step| add(from, step) == cell);
        let now = self.legal().iter().any(|&step| self.passing_victim(step) == Some(pawn));
        let mut order = "wrbwrb".chars().skip_while(|&other| other != self.turn);
        let later = order.nth(1).expect("turns go round");
        let ready = self.men.iter().any(|(&from, &man)| man == (later, 'P') && reaches(from, later));
        now || later != seat && self.is_in(later) && ready
    }

    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.ending().is_some() => 0,
            _ => self.legal().into_iter().map(|step| self.after(step).0.perft(depth - 1)).sum(),
        }
    }
}

/// `e3e5`, `f10f11q`.
pub fn text((from, to, becomes): Step) -> String {
    let becomes = becomes.map_or(String::new(), |kind| kind.to_ascii_lowercase().to_string());
    name(from) + &name(to) + &becomes
}
