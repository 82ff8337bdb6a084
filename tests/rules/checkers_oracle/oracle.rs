//! A second reading of the rules of checkers, slow on purpose.
//!
//! Made to be checked by eye against the rule text: men in a map from (column, row), jumps walked one cell at a
//! time, every way around the board followed to its end. It shares nothing with the crate.

use std::collections::{BTreeMap, BTreeSet};

/// A cell by the two digits of its name: column from White's left, row.
pub type Spot = (i32, i32);

/// A man and what is remembered of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub white: bool,
    pub king: bool,
    /// It came to the promotion cell it stands on by a capture.
    pub came_by_capture: bool,
    /// It was crowned by the last move.
    pub just_crowned: bool,
}

impl Piece {
    pub fn man(white: bool) -> Self {
        Self { white, king: false, came_by_capture: false, just_crowned: false }
    }
}

/// A position.
#[derive(Clone)]
pub struct Oracle {
    pub men: BTreeMap<Spot, Piece>,
    pub white_to_move: bool,
    pub quiet_plies: u32,
    pub number: u32,
    pub total_ban: bool,
}

/// A move: from, to, and the cells of the men it takes.
pub type Step = (Spot, Spot, BTreeSet<Spot>);
/// Moves, each with all the ways to make it.
pub type Steps = BTreeMap<Step, Vec<Vec<Spot>>>;

/// The columns have five to nine cells.
pub fn on_board((column, row): Spot) -> bool {
    (1..=9).contains(&column) && (1..=9).contains(&row) && (6..=14).contains(&(column + row))
}

pub fn spots() -> Vec<Spot> {
    (1..=9).flat_map(|column| (1..=9).map(move |row| (column, row))).filter(|&spot| on_board(spot)).collect()
}

/// Whether a side's men are crowned here: on the last row of the diagonals, seen from that side.
pub fn is_promotion(spot: Spot, white: bool) -> bool {
    spot.1 == if white { 9 } else { 1 }
}

fn add(spot: Spot, step: Spot) -> Spot {
    (spot.0 + step.0, spot.1 + step.1)
}

/// The diagonals forward for White: to the right along the row, and to the left.
const RIGHT: Spot = (1, 0);
const LEFT: Spot = (-1, 1);
const DIAGONALS: [Spot; 4] = [RIGHT, LEFT, (-1, 0), (1, -1)];

impl Oracle {
    pub fn start() -> Self {
        let mut men = BTreeMap::new();
        for spot in spots() {
            let place = 2 * spot.1 + spot.0;
            if place <= 13 {
                men.insert(spot, Piece::man(true));
            } else if place >= 17 {
                men.insert(spot, Piece::man(false));
            }
        }
        Self { men, white_to_move: true, quiet_plies: 0, number: 1, total_ban: false }
    }

    /// Reads what [`Oracle::write`] writes.
    pub fn read(text: &str) -> Self {
        let mut oracle = Self { men: BTreeMap::new(), ..Self::start() };
        let mut parts = text.split(':');
        oracle.white_to_move = parts.next() == Some("W");
        for part in parts {
            match part.split_at(1) {
                ("H", count) => oracle.quiet_plies = count.parse().expect("a count"),
                ("F", count) => oracle.number = count.parse().expect("a number"),
                (side, list) => {
                    for man in list.split(',').filter(|man| !man.is_empty()) {
                        let digits: Vec<i32> =
                            man.chars().filter_map(|c| c.to_digit(10)).map(|digit| digit as i32).collect();
                        let piece = Piece {
                            white: side == "W",
                            king: man.contains('K'),
                            came_by_capture: man.contains('c'),
                            just_crowned: man.contains('f'),
                        };
                        oracle.men.insert((digits[0], digits[1]), piece);
                    }
                }
            }
        }
        oracle
    }

    pub fn write(&self) -> String {
        let turn = if self.white_to_move { "W" } else { "B" };
        let plies = if self.quiet_plies > 0 { format!(":H{}", self.quiet_plies) } else { String::new() };
        let number = if self.number > 1 { format!(":F{}", self.number) } else { String::new() };
        format!("{turn}:{}{plies}{number}", self.identity_of_men())
    }

    /// The facts that make the position the same as another: the men, the side to move, the legal moves now, and the marks that
    /// may bear on moves later.
    pub fn identity(&self) -> String {
        let mut bare = self.clone();
        for (spot, man) in &mut bare.men {
            man.just_crowned = false;
            man.came_by_capture &= self.may_matter_later(*spot);
        }
        let ban = if self.total_ban { " with the total ban" } else { "" };
        let legal: Vec<_> = self.legal().into_keys().collect();
        format!("{}{ban} {} {legal:?}", self.white_to_move, bare.identity_of_men())
    }

    /// Whether a man could ever take the king on `spot` after the next move: the other side has men, something can jump
    /// there, and the king's side has another man to move meanwhile.
    fn may_matter_later(&self, spot: Spot) -> bool {
        let white = self.men[&spot].white;
        let can_be_jumped =
            DIAGONALS.iter().any(|&way| on_board(add(spot, way)) && on_board(add(spot, (-way.0, -way.1))));
        let has_men = self.men.values().any(|man| man.white != white && !man.king);
        let has_others = self.men.values().filter(|man| man.white == white).count() > 1;
        !self.total_ban && can_be_jumped && has_men && has_others
    }

    fn identity_of_men(&self) -> String {
        let side = |white: bool| {
            let of = |king: bool| self.men.iter().filter(move |m| (m.1.white, m.1.king) == (white, king));
            let men = of(false).chain(of(true)).map(|(&(column, row), man)| {
                let crown = if man.king { "K" } else { "" };
                let capture = if man.came_by_capture { "c" } else { "" };
                let fresh = if man.just_crowned { "f" } else { "" };
                format!("{crown}{column}{row}{capture}{fresh}")
            });
            men.collect::<Vec<_>>().join(",")
        };
        format!("W{}:B{}", side(true), side(false))
    }

    /// The legal moves: the largest captures, or if nothing can be taken, the quiet moves.
    pub fn legal(&self) -> Steps {
        let captures = self.captures();
        let most = captures.keys().map(|step| step.2.len()).max();
        match most {
            Some(most) => captures.into_iter().filter(|(step, _)| step.2.len() == most).collect(),
            None => self.quiet(),
        }
    }

    fn own(&self) -> impl Iterator<Item = (Spot, Piece)> + '_ {
        self.men.iter().map(|(&spot, &man)| (spot, man)).filter(|(_, man)| man.white == self.white_to_move)
    }

    fn quiet(&self) -> Steps {
        let mut steps = Steps::new();
        for (from, man) in self.own() {
            let up = if man.white { 1 } else { -1 };
            let mut ways = [RIGHT, LEFT, (0, 1)].map(|way| (way.0 * up, way.1 * up)).to_vec();
            if man.king {
                ways.extend(ways.clone().into_iter().map(|way| (-way.0, -way.1)));
            }
            if from.0 == 1 || from.0 == 9 {
                ways.retain(|way| way.0 != 0);
            }
            for way in ways {
                let mut to = add(from, way);
                while on_board(to) && !self.men.contains_key(&to) {
                    steps.insert((from, to, BTreeSet::new()), vec![vec![from, to]]);
                    if !man.king {
                        break;
                    }
                    to = add(to, way);
                }
            }
        }
        steps
    }

    /// Every capture, also those that could go on.
    pub fn captures(&self) -> Steps {
        let mut steps = Steps::new();
        for (from, man) in self.own() {
            // The start cell counts as empty.
            let mut others = self.men.clone();
            others.remove(&from);
            self.jump_on(&others, man, &mut vec![from], &BTreeSet::new(), &mut steps);
        }
        for paths in steps.values_mut() {
            paths.sort();
        }
        steps
    }

    fn jump_on(
        &self,
        others: &BTreeMap<Spot, Piece>,
        man: Piece,
        path: &mut Vec<Spot>,
        taken: &BTreeSet<Spot>,
        steps: &mut Steps,
    ) {
        let at = path[path.len() - 1];
        for way in DIAGONALS {
            let mut over = add(at, way);
            while man.king && on_board(over) && !others.contains_key(&over) {
                over = add(over, way);
            }
            let Some(victim) = others.get(&over) else { continue };
            if taken.contains(&over) || !self.may_take(man, over, *victim) {
                continue;
            }
            let mut to = add(over, way);
            while on_board(to) && !others.contains_key(&to) {
                let mut taken = taken.clone();
                taken.insert(over);
                path.push(to);
                steps.entry((path[0], to, taken.clone())).or_default().push(path.clone());
                self.jump_on(others, man, path, &taken, steps);
                path.pop();
                if !man.king {
                    break;
                }
                to = add(to, way);
            }
        }
    }

    /// Whether the rules let one take the other, wherever they stand.
    pub fn may_take(&self, man: Piece, at: Spot, victim: Piece) -> bool {
        if victim.white == man.white {
            return false;
        }
        if man.king || !victim.king || !is_promotion(at, victim.white) {
            return true;
        }
        if self.total_ban {
            return false;
        }
        if victim.just_crowned { !victim.came_by_capture } else { victim.came_by_capture }
    }

    pub fn after(&self, (from, to, taken): &Step) -> Self {
        let mut next = self.clone();
        let mut man = next.men.remove(from).expect("a man moves");
        for spot in taken {
            next.men.remove(spot).expect("a man is taken");
        }
        for other in next.men.values_mut() {
            other.just_crowned = false;
        }
        let was_king = man.king;
        let arrives = is_promotion(*to, man.white);
        man.just_crowned = arrives && !was_king;
        man.king |= arrives;
        man.came_by_capture = arrives && !taken.is_empty();
        next.men.insert(*to, man);
        next.quiet_plies = if was_king && taken.is_empty() { self.quiet_plies + 1 } else { 0 };
        next.number += u32::from(!self.white_to_move);
        next.white_to_move = !self.white_to_move;
        next
    }

    /// White's points and why, if the position ends the game.
    pub fn ending(&self, steps: &Steps) -> Option<(&'static str, &'static str)> {
        if steps.is_empty() {
            let loser = if self.white_to_move { "0-1" } else { "1-0" };
            return Some((loser, if self.own().next().is_none() { "all taken" } else { "blocked" }));
        }
        (self.quiet_plies >= 100).then_some(("1/2-1/2", "fifty moves"))
    }

    pub fn perft(&self, depth: u32) -> u64 {
        let steps = self.legal();
        match depth {
            1 => steps.len() as u64,
            _ => steps.keys().map(|step| self.after(step).perft(depth - 1)).sum(),
        }
    }
}

/// A way in numbers: `33x53x73`.
pub fn text(step: &Step, path: &[Spot]) -> String {
    let numbers: Vec<_> = path.iter().map(|(column, row)| format!("{column}{row}")).collect();
    numbers.join(if step.2.is_empty() { "-" } else { "x" })
}
