//! A running game and the oracle: when it ends by itself, and what may be claimed.

use std::collections::HashMap;
use std::time::Duration;

use fastrand::Rng;
use heksy::chess::{DrawRules, Reason};
use heksy::game::{Game, GameSetup, Position};

use super::super::oracle::Oracle;
use super::{Duel, Pair, Tally, in_camel_case};

/// Plays a game until it ends, with pieces going to and fro so that positions come again.
///
/// With `claims`, the third repetition and fifty moves do not end the game but may be claimed; the fifth and
/// seventy-five moves end it.
pub fn run(oracle: Oracle, plies: usize, claims: bool, rng: &mut Rng, tally: &mut Tally) {
    let mut duel = Duel::new(oracle);
    let draws = duel.position.rules().default_draws();
    let draws =
        DrawRules { repetition_automatic: !claims, fifty_automatic: !claims, material: draws.material };
    let mut game = Game::new(GameSetup { draws, ..GameSetup::new(duel.position.into()) });
    let (mut met, mut trail) = (HashMap::new(), Vec::<String>::new());
    for _ in 0..plies {
        let times: &mut usize = met.entry(duel.oracle.identity()).or_default();
        *times += 1;
        let times = *times;
        duel.same(game.position(), &Position::from(duel.position), "position of the running game");
        duel.compare_outcome(&game, times, claims);
        if let Some(outcome) = game.outcome() {
            tally.add(ended(outcome.reason), 1);
            return;
        }
        tally.add("claim", usize::from(game.claimable().is_some()));
        let pairs = duel.compare_moves();
        let pair = to_and_fro(&pairs, &trail, rng).unwrap_or_else(|| duel.any(&pairs, rng));
        trail.push(pair.text.clone());
        game.play(pair.mv.into(), Duration::ZERO).expect("both hold the move to be legal");
        duel.position.play_unchecked(pair.mv);
        duel.oracle = duel.oracle.after(&pair.step);
    }
    tally.add("running game not ended", 1);
}

/// Mostly the way back of the side's last move.
fn to_and_fro<'p>(pairs: &'p [Pair], trail: &[String], rng: &mut Rng) -> Option<&'p Pair> {
    let last = trail.iter().rev().nth(1).filter(|_| rng.u8(..8) > 0)?;
    let second = 1 + last[1..].find(|c: char| c.is_ascii_lowercase())?;
    let back = format!("{}{}", &last[second..], &last[..second]);
    pairs.iter().find(|pair| pair.text == back)
}

fn ended(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "ended by mate",
        Reason::Stalemate => "ended by stalemate",
        Reason::InsufficientMaterial => "ended by material",
        Reason::Repetition => "ended by repetition",
        Reason::FiftyMoves => "ended by fifty moves",
        Reason::FivefoldRepetition => "ended by the fifth repetition",
        Reason::SeventyFiveMoves => "ended by seventy-five moves",
        other => panic!("a game cannot end by {other:?} by itself"),
    }
}

impl Duel {
    /// The outcome after this number of meetings with a position.
    fn compare_outcome(&self, game: &Game, times: usize, claims: bool) {
        let ending = self.oracle.ending();
        let fifty = self.oracle.quiet_plies >= 100;
        let claim = match (times >= 3, fifty) {
            (true, _) => Some(Reason::Repetition),
            (_, true) => Some(Reason::FiftyMoves),
            _ => None,
        };
        let by_itself = match ending {
            Some((_, "fifty moves")) if claims => {
                (self.oracle.quiet_plies >= 150).then(|| (2, "SeventyFiveMoves".to_owned()))
            }
            Some((quarters, reason)) => Some((quarters, in_camel_case(reason))),
            None => None,
        };
        let by_repetition = match times {
            3.. if !claims => Some((2, "Repetition".to_owned())),
            5.. => Some((2, "FivefoldRepetition".to_owned())),
            _ => None,
        };
        let by_itself = by_itself.or(by_repetition);
        let outcome = game.outcome().map(|outcome| {
            (outcome.points.for_color(heksy::chess::Color::White), format!("{:?}", outcome.reason))
        });
        self.same(&outcome, &by_itself, "outcome of the running game");
        let claimable = claim.filter(|_| by_itself.is_none());
        self.same(&game.claimable(), &claimable, "what may be claimed");
    }
}
