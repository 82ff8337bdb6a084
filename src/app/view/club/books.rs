//! Points and ratings of players, counted from finished games.

use std::cmp::Reverse;
use std::collections::HashMap;

use indexmap::IndexMap;
use skillratings::elo::{EloRating, expected_score};

use crate::sides::{Color, Points};

/// The rating before the first game.
const FIRST_RATING: f64 = 1_500.0;
/// A rating changes by at most this much in each of the first games, and in each later game.
const LARGEST_CHANGES: [f64; 2] = [40.0, 20.0];
/// The number of first games.
const FIRST_GAMES: usize = 30;

/// A finished game of two players.
#[derive(Debug, Clone)]
pub struct PlayedGame {
    /// The names of White and Black.
    pub names: [String; 2],
    /// The date as PGN has it.
    pub date: String,
    /// The points of both players.
    pub points: Points,
}

/// A player with the sums of all games.
#[derive(Debug, Clone, PartialEq)]
pub struct ClubPlayer {
    /// As in the tags of the games.
    pub name: String,
    /// The number of games.
    pub games: usize,
    /// The points, in quarters.
    pub quarters: u32,
    /// The Sonneborn-Berger score, in sixteenths: the points won from each opponent times the points of the opponent.
    pub tie_break: u64,
    /// The Elo rating.
    pub rating: f64,
}

/// Points and ratings of the players of a list of games.
#[derive(Debug, Clone)]
pub struct ClubBooks {
    /// The players: by points, then by the Sonneborn-Berger score, then by name.
    pub players: Vec<ClubPlayer>,
    /// The numbers of the players, the highest rating first.
    pub by_rating: Vec<usize>,
    /// The number of games.
    pub games: usize,
    /// The quarter points of a player in each game against another one.
    results: HashMap<(usize, usize), Vec<u32>>,
}

impl ClubBooks {
    /// Counts the games. Games of unknown players, and of a player against the same one, do not count.
    pub fn of(mut played: Vec<PlayedGame>) -> ClubBooks {
        let is_known = |name: &String| !name.is_empty() && name != "?";
        played.retain(|game| game.names.iter().all(is_known) && game.names[0] != game.names[1]);
        played.sort_by(|one, other| one.date.cmp(&other.date));
        let games = played.len();
        let mut players: IndexMap<String, ClubPlayer> = IndexMap::new();
        let mut results: HashMap<(usize, usize), Vec<u32>> = HashMap::new();
        for PlayedGame { names, points, .. } in played {
            let [white, black] = names.map(|name| {
                let entry = players.entry(name.clone());
                let index = entry.index();
                entry.or_insert(ClubPlayer {
                    name,
                    games: 0,
                    quarters: 0,
                    tie_break: 0,
                    rating: FIRST_RATING,
                });
                index
            });
            let ratings = [white, black].map(|index| EloRating { rating: players[index].rating });
            let expected = expected_score(&ratings[0], &ratings[1]);
            for (own, other, color, expected) in
                [(white, black, Color::White, expected.0), (black, white, Color::Black, expected.1)]
            {
                let quarters = u32::from(points.for_color(color));
                players[own].add(quarters, expected);
                results.entry((own, other)).or_default().push(quarters);
            }
        }
        for (&(own, other), quarters) in &results {
            let won: u32 = quarters.iter().sum();
            players[own].tie_break += u64::from(won) * u64::from(players[other].quarters);
        }
        ClubBooks::in_order(players.into_values().collect(), games, results)
    }

    fn in_order(
        players: Vec<ClubPlayer>,
        games: usize,
        results: HashMap<(usize, usize), Vec<u32>>,
    ) -> ClubBooks {
        let mut order: Vec<(usize, ClubPlayer)> = players.into_iter().enumerate().collect();
        order.sort_by_cached_key(|(_, player)| {
            (Reverse(player.quarters), Reverse(player.tie_break), player.name.clone())
        });
        let mut places = vec![0; order.len()];
        for (place, (index, _)) in order.iter().enumerate() {
            places[*index] = place;
        }
        let players: Vec<ClubPlayer> = order.into_iter().map(|(_, player)| player).collect();
        let mut by_rating: Vec<usize> = (0..players.len()).collect();
        by_rating.sort_by(|&one, &other| players[other].rating.total_cmp(&players[one].rating));
        let results = results.into_iter().map(|((own, other), won)| ((places[own], places[other]), won));
        ClubBooks { results: results.collect(), players, by_rating, games }
    }

    /// The quarter points of a player in each game against another one.
    pub fn results(&self, own: usize, other: usize) -> &[u32] {
        self.results.get(&(own, other)).map_or(&[], Vec::as_slice)
    }
}

impl ClubPlayer {
    /// Counts a game in which the player was expected to get this part of the point.
    fn add(&mut self, quarters: u32, expected: f64) {
        let largest = LARGEST_CHANGES[usize::from(self.games >= FIRST_GAMES)];
        self.rating += largest * (f64::from(quarters) / 4.0 - expected);
        self.games += 1;
        self.quarters += quarters;
    }
}
