//! The player's own rating in games against the computer, by Glicko-2 as in puzzles, and opponents that are even with it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::app::text::keys;
use crate::engine::Level;
use crate::game::Variant;
use crate::puzzles::Rating;

/// Elo by which an opponent is stronger or weaker than the player, who then makes 30 or 70 %.
const LEAD: f64 = 150.0;
/// The rating of a new player, and of one who has played before.
const STARTS: [f64; 2] = [1_000.0, 1_500.0];
/// The least number of games that find the strength of a player. Until then, and until not all results are on one side, a
/// rating moves as fast as at first.
const PLACEMENT: usize = 3;
/// A level is at its Elo, as far as one knows.
const OF_LEVEL: Rating = Rating { value: 0.0, deviation: 45.0, volatility: 0.06 };

/// The strength of an opponent beside that of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rival {
    /// The player wins more often.
    Easier,
    /// Both win as often.
    Even,
    /// The computer wins more often.
    Harder,
}

keys!(impl Rival { Easier => "rival-easier", Even => "rival-even", Harder => "rival-harder" });

/// The player's rating in each game, by the game's key.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnRatings(BTreeMap<String, OwnRating>);

/// The player's rating in one game.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct OwnRating {
    /// The rating, on the scale of the levels.
    pub rating: Rating,
    /// The rating before the first game and after each one, the latest last.
    pub curve: Vec<u16>,
    /// The player's quarter points in each game, the latest last.
    pub results: Vec<u8>,
}

impl OwnRatings {
    /// The rating in a game; `None` before the first game that counts.
    pub fn of(&self, variant: Variant) -> Option<&OwnRating> {
        self.0.get(variant.key())
    }

    /// The rating that a game begins with.
    pub fn before(&self, variant: Variant, has_played: bool) -> OwnRating {
        self.of(variant).cloned().unwrap_or_else(|| OwnRating::start(has_played))
    }

    /// Keeps the rating after a game.
    pub fn keep(&mut self, variant: Variant, rating: OwnRating) {
        self.0.insert(variant.key().to_owned(), rating);
    }

    /// Whether no game has counted.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets the rating in a game.
    pub fn reset(&mut self, variant: Variant) {
        self.0.remove(variant.key());
    }
}

impl OwnRating {
    /// The rating before the first game.
    fn start(has_played: bool) -> OwnRating {
        let value = STARTS[usize::from(has_played)];
        let rating = Rating { value, ..Rating::default() };
        OwnRating { rating, curve: vec![value as u16], results: Vec::new() }
    }

    /// The level that plays this rival.
    pub fn level_of(&self, rival: Rival) -> Level {
        let lead = match rival {
            Rival::Easier => -LEAD,
            Rival::Even => 0.0,
            Rival::Harder => LEAD,
        };
        Level::at(self.rating.value + lead)
    }

    /// The player's strength is within this of the rating, with 95 %.
    pub fn margin(&self) -> f64 {
        2.0 * self.rating.deviation
    }

    /// Whether the strength is found.
    pub fn is_placed(&self) -> bool {
        let is_any = |is_such: fn(&u8) -> bool| self.results.iter().any(is_such);
        self.results.len() >= PLACEMENT
            && is_any(|quarters| *quarters > 0)
            && is_any(|quarters| *quarters < 4)
    }

    /// Notes a game against this level, in which the player made these quarter points. A level without an Elo says nothing.
    pub fn finish(&mut self, level: Level, quarters: u8, is_assisted: bool) {
        let Some(elo) = level.elo() else { return };
        if !self.is_placed() {
            self.rating.deviation = self.rating.deviation.max(Rating::default().deviation);
        }
        let opponent = Rating { value: elo.into(), ..OF_LEVEL };
        let after = |weight| self.rating.after(opponent, f64::from(quarters) / 4.0, weight);
        let is_gain = after(1.0).value > self.rating.value;
        self.rating = after(if is_assisted && is_gain { Rating::ASSISTED } else { 1.0 });
        self.rating.extend(&mut self.curve);
        self.results.push(quarters);
        self.results.drain(..self.results.len().saturating_sub(Rating::CURVE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYERS: [f64; 5] = [800.0, 1_200.0, 1_600.0, 2_000.0, 2_400.0];

    /// Thirty games of a simulated player.
    struct Course {
        /// The points of the games 11 to 30, from 0 to 1.
        score: f64,
        /// The mean distance of the expected score from one half in these games.
        unevenness: f64,
        /// The rating after all games.
        shown: f64,
    }

    /// Thirty games of a player who makes one half against a level of this Elo, and whose chances change by a factor of ten
    /// in `spread` Elo.
    fn course(truth: f64, has_played: bool, spread: f64, seed: u64) -> Course {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut own = OwnRatings::default();
        let mut course = Course { score: 0.0, unevenness: 0.0, shown: 0.0 };
        for game in 0..30 {
            let mut rating = own.before(Variant::Glinski, has_played);
            let level = rating.level_of(Rival::Even);
            let chance = 1.0 / (1.0 + 10_f64.powf((f64::from(level.elo().unwrap()) - truth) / spread));
            let is_won = rng.f64() < chance;
            rating.finish(level, if is_won { 4 } else { 0 }, false);
            own.keep(Variant::Glinski, rating);
            if game >= 10 {
                course.score += f64::from(u8::from(is_won)) / 20.0;
                course.unevenness += (chance - 0.5).abs() / 20.0;
            }
        }
        course.shown = own.of(Variant::Glinski).unwrap().rating.value;
        course
    }

    /// Ten courses of each player.
    fn courses(has_played: bool, spread: f64) -> Vec<(f64, Vec<Course>)> {
        let ten = |truth| (1..=10).map(|seed| course(truth, has_played, spread, seed)).collect();
        PLAYERS.into_iter().map(|truth| (truth, ten(truth))).collect()
    }

    fn mean(courses: &[Course], value: impl Fn(&Course) -> f64) -> f64 {
        courses.iter().map(value).sum::<f64>() / courses.len() as f64
    }

    #[test]
    fn an_even_opponent_is_even_with_players_of_every_strength_and_finds_their_rating() {
        for has_played in [false, true] {
            let all = courses(has_played, 400.0);
            for (truth, ten) in &all {
                let (score, unevenness) = (mean(ten, |one| one.score), mean(ten, |one| one.unevenness));
                println!("{truth} {has_played}: {score:.3}, uneven by {unevenness:.3}");
                assert!((0.42..=0.58).contains(&score), "{truth} makes {score}");
                assert!(unevenness < 0.16, "{truth}: games are uneven by {unevenness}");
            }
            let is_near = |truth: f64, one: &Course| (one.shown - truth).abs() <= 150.0;
            let near: usize =
                all.iter().map(|(truth, ten)| ten.iter().filter(|one| is_near(*truth, one)).count()).sum();
            println!("{near} of 50 within 150");
            assert!(near >= 45, "{near} of 50 are within 150");
        }
    }

    /// People may differ less, or more, than levels that are as far apart. A scale half as wide again costs two hundredths.
    #[test]
    fn an_even_opponent_is_even_with_players_of_another_scale() {
        for spread in [250.0, 600.0] {
            for (truth, ten) in &courses(true, spread) {
                let score = mean(ten, |one| one.score);
                println!("{truth}, {spread}: {score:.3}, shown {:.0}", mean(ten, |one| one.shown));
                assert!((0.40..=0.60).contains(&score), "{truth} with {spread} makes {score}");
            }
        }
    }

    #[test]
    fn three_games_move_fast_and_help_halves_the_gain_alone() {
        let mut own = OwnRating::start(true);
        let moved = |own: &mut OwnRating, quarters, is_assisted| {
            let before = own.rating.value;
            own.finish(Level::at(before), quarters, is_assisted);
            own.rating.value - before
        };
        let first = [4, 0, 4].map(|quarters| moved(&mut own, quarters, false).abs());
        assert!(first.iter().all(|step| *step > 150.0) && own.is_placed(), "{first:?}");
        let later = moved(&mut own.clone(), 4, false);
        assert!(later < 0.75 * first[0], "{later}");
        let helped = moved(&mut own.clone(), 4, true);
        assert!((later - 2.0 * helped).abs() < 0.01, "{later} {helped}");
        assert_eq!(moved(&mut own.clone(), 0, true), moved(&mut own.clone(), 0, false));
        assert!(moved(&mut own.clone(), 2, false).abs() < 20.0, "a draw with an even opponent says little");
        assert_eq!((own.curve.len(), own.results.as_slice()), (4, &[4, 0, 4][..]));
        let before = own.clone();
        own.finish(Level::FULL, 0, false);
        assert_eq!(own, before, "full strength has no Elo");
    }

    #[test]
    fn easier_and_harder_opponents_are_as_far_from_the_player() {
        let own =
            OwnRating { rating: Rating { value: 1_640.0, ..Rating::default() }, ..OwnRating::default() };
        assert_eq!(
            Rival::ALL.map(|rival| own.level_of(rival).elo()),
            [Some(1_490), Some(1_640), Some(1_790)]
        );
        let low = OwnRating { rating: Rating { value: 500.0, ..Rating::default() }, ..OwnRating::default() };
        assert_eq!(low.level_of(Rival::Even).elo(), Some(*Level::SCALE.start()));
    }
}
