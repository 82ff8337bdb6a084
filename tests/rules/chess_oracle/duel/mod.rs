//! One game played by the program's rules and by the oracle at once.

mod keys;
mod running;
mod tally;

use std::collections::BTreeSet;
use std::fmt::Debug;

use fastrand::Rng;
use heksy::chess::{Color, Move, MoveKind, Position, Role, Variant};
use heksy::hex::Cell;

use super::oracle::{Game, Oracle, Step};
pub use keys::Keys;
pub use running::run;
pub use tally::Tally;

/// Kinds for moves made up at random.
const KINDS: [MoveKind; 7] = [
    MoveKind::Normal,
    MoveKind::Normal,
    MoveKind::DoublePush,
    MoveKind::EnPassant,
    MoveKind::Promotion(Role::Queen),
    MoveKind::Promotion(Role::King),
    MoveKind::Castle,
];

/// How many moves are made up in each position.
const MADE_UP: usize = 20;

/// The same position twice.
pub struct Duel {
    position: Position,
    oracle: Oracle,
}

/// A legal move, as both see it.
pub struct Pair {
    pub step: Step,
    pub text: String,
    pub checks: bool,
    mv: Move,
}

impl Duel {
    /// Has the program read the oracle's position.
    pub fn new(oracle: Oracle) -> Self {
        let variant = match oracle.game {
            Game::Glinski => Variant::Glinski,
            Game::McCooey => Variant::McCooey,
            Game::Shafran => Variant::Shafran,
        };
        let fen = oracle.write();
        let position = Position::from_fen(variant, &fen);
        Self { position: position.unwrap_or_else(|error| panic!("{fen} is refused: {error}")), oracle }
    }

    /// Plays on at random and compares every position.
    ///
    /// With `hunting`, most moves are those that leave the fewest replies, which leads to mates and
    /// stalemates.
    pub fn play(&mut self, plies: usize, hunting: bool, rng: &mut Rng, tally: &mut Tally, keys: &mut Keys) {
        for _ in 0..plies {
            let pairs = self.compare_moves();
            self.compare_effects(&pairs);
            self.compare_made_up(rng);
            self.compare_check();
            self.compare_text();
            self.compare_ending();
            keys.check(&self.oracle.identity(), self.position.key());
            tally.count(&self.oracle, &pairs);
            if self.oracle.ending().is_some() {
                return;
            }
            let pair = if hunting && rng.u8(..4) > 0 { self.tightest(&pairs) } else { self.any(&pairs, rng) };
            self.position = self.position.play(pair.mv).expect("both hold the move to be legal");
            self.oracle = self.oracle.after(&pair.step);
        }
    }

    /// The move that leaves the fewest replies.
    fn tightest<'p>(&self, pairs: &'p [Pair]) -> &'p Pair {
        let replies = |pair: &&Pair| self.oracle.after(&pair.step).legal().len();
        pairs.iter().min_by_key(replies).expect("the game is not over")
    }

    /// A move at random, with the rare ones preferred.
    fn any<'p>(&self, pairs: &'p [Pair], rng: &mut Rng) -> &'p Pair {
        let weights: Vec<_> = pairs.iter().map(|pair| self.weight(&pair.step)).collect();
        let mut left = rng.usize(..weights.iter().sum::<usize>());
        for (pair, weight) in pairs.iter().zip(weights) {
            if left < weight {
                return pair;
            }
            left -= weight;
        }
        unreachable!("the weights add up to more than what is left")
    }

    fn weight(&self, step: &Step) -> usize {
        let offers_en_passant = || {
            let next = self.oracle.after(step);
            next.walks(next.white_to_move).iter().any(Step::is_en_passant)
        };
        match step {
            _ if step.is_en_passant() => 30,
            _ if !step.passed.is_empty() && offers_en_passant() => 50,
            _ if step.rook.is_some() => 12,
            _ if step.promotion.is_some() => 5,
            _ if step.victim.is_some() => 4,
            _ if self.oracle.grid.at(step.from).eq_ignore_ascii_case(&'p') => 3,
            _ => 2,
        }
    }

    /// The lists of legal moves, and what the lists say of captures.
    fn compare_moves(&self) -> Vec<Pair> {
        let game = self.oracle.game;
        let mut steps: Vec<_> = self.oracle.legal().into_iter().map(|step| (step.text(game), step)).collect();
        steps.sort_by(|a, b| a.0.cmp(&b.0));
        let moves = self.sorted(&self.position.legal_moves());
        let texts = |loud: bool| {
            let is_loud = |step: &Step| step.victim.is_some() || step.promotion.is_some();
            steps.iter().filter(|(_, step)| !loud || is_loud(step)).map(|(text, _)| text).collect::<Vec<_>>()
        };
        self.same(&moves.iter().map(|(text, _)| text).collect(), &texts(false), "legal moves");
        let captures = self.sorted(&self.position.legal_captures());
        self.same(&captures.iter().map(|(text, _)| text).collect(), &texts(true), "captures and promotions");
        self.same(&self.position.has_legal_move(), &!steps.is_empty(), "whether there is a legal move");
        let white = self.oracle.white_to_move;
        let pair = |((text, step), (_, mv)): ((String, Step), (String, Move))| {
            let checks = self.oracle.after(&step).in_check(!white);
            Pair { step, text, checks, mv }
        };
        steps.into_iter().zip(moves).map(pair).collect()
    }

    fn sorted(&self, moves: &[Move]) -> Vec<(String, Move)> {
        let variant = self.position.variant();
        let mut texts: Vec<_> = moves.iter().map(|&mv| (mv.to_uci(variant).to_string(), mv)).collect();
        texts.sort();
        texts
    }

    /// Compares the pieces that legal moves take, and the checks they give.
    fn compare_effects(&self, pairs: &[Pair]) {
        for Pair { step, text, checks, mv } in pairs {
            let victim = self.position.captured_at(*mv).map(|cell| self.name(cell));
            let expected = step.victim.map(|spot| self.oracle.game.name(spot));
            self.same(&victim, &expected, &format!("what {text} takes"));
            self.same(
                &self.position.is_capture(*mv),
                &step.victim.is_some(),
                &format!("whether {text} takes"),
            );
            self.same(&self.position.gives_check(*mv), checks, &format!("whether {text} gives check"));
            self.same(&self.position.is_legal(*mv), &true, &format!("whether {text} alone is legal"));
        }
    }

    /// Moves made up at random must be held to be legal exactly when they are in the list.
    fn compare_made_up(&self, rng: &mut Rng) {
        let legal = self.position.legal_moves();
        let own: Vec<_> = self.position.by_color(self.position.turn()).iter().collect();
        for _ in 0..MADE_UP {
            let anywhere = Cell::ALL[rng.usize(..Cell::COUNT)];
            let from = if rng.bool() { own[rng.usize(..own.len())] } else { anywhere };
            let to = Cell::ALL[rng.usize(..Cell::COUNT)];
            let mv = Move { from, to, kind: KINDS[rng.usize(..KINDS.len())] };
            let listed = legal.contains(&mv);
            self.same(&self.position.is_legal(mv), &listed, &format!("whether {mv:?} is legal"));
            self.same(&self.position.play(mv).is_ok(), &listed, &format!("whether {mv:?} can be played"));
            let reachable = legal.iter().any(|mv| (mv.from, mv.to) == (from, to));
            let explained = self.position.explain_illegal(from, to).is_some();
            self.same(&explained, &!reachable, &format!("whether {mv:?} is explained away"));
        }
    }

    fn compare_check(&self) {
        let white = self.oracle.white_to_move;
        let turn = if white { Color::White } else { Color::Black };
        self.same(&self.position.turn(), &turn, "side to move");
        let checkers: BTreeSet<_> = self.position.checkers().iter().map(|cell| self.name(cell)).collect();
        let attackers = self.oracle.checkers(white).into_iter().map(|spot| self.oracle.game.name(spot));
        self.same(&checkers, &attackers.collect(), "pieces that give check");
        self.same(&self.position.in_check(), &!checkers.is_empty(), "check");
    }

    /// The FEN, and that a position read from it is the one that was written, key and all.
    fn compare_text(&self) {
        let fen = self.position.to_fen();
        self.same(&fen, &self.oracle.write(), "FEN");
        let read = Position::from_fen(self.position.variant(), &fen).expect("a FEN it has written");
        self.same(&read, &self.position, "position read again");
        self.same(&read.key(), &self.position.key(), "key of the position read again");
    }

    fn compare_ending(&self) {
        let draws = self.position.rules().default_draws();
        let outcome = self.position.terminal(&draws).map(|outcome| {
            let reason = format!("{:?}", outcome.reason);
            (outcome.points.for_color(Color::White), reason)
        });
        let ending = self.oracle.ending().map(|(quarters, reason)| (quarters, in_camel_case(reason)));
        self.same(&outcome, &ending, "end of the game");
        for (color, white) in [(Color::White, true), (Color::Black, false)] {
            let can_win = self.position.can_win_on_time(color, &draws);
            self.same(&can_win, &self.oracle.has_material(white), &format!("mating material of {color:?}"));
        }
    }

    fn name(&self, cell: Cell) -> String {
        self.position.variant().cell_name(cell).to_string()
    }

    /// Stops the test if the program and the oracle, in this order, do not say the same.
    fn same<T: PartialEq + Debug>(&self, program: &T, oracle: &T, what: &str) {
        let Oracle { game, .. } = self.oracle;
        assert!(
            program == oracle,
            "{game}, {}\n{what}:\n  program {program:?}\n  oracle  {oracle:?}",
            self.oracle.write()
        );
    }
}

/// `FiftyMoves` for `fifty moves`.
fn in_camel_case(reason: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    reason.split(' ').map(capital).collect()
}
