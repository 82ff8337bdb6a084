//! Marks of kings and the rule of repetition: positions that share a key are played alike for ever.

use fastrand::Rng;
use heksy::draughts::Position;

use super::oracle::Oracle;
use super::scatter::{Kind, scattered};

/// So far both games are followed, in plies.
const DEPTH: u32 = 3;
const ROUNDS: u64 = 400;

fn key(oracle: &Oracle) -> u64 {
    let text = oracle.write();
    let position = Position::from_text(&text).unwrap_or_else(|error| panic!("{text} is refused: {error}"));
    position.with_total_ban(oracle.total_ban).key()
}

/// Whether the same moves are legal in both, and after each of them again.
fn are_played_alike(one: &Oracle, other: &Oracle, depth: u32) -> bool {
    let steps = one.legal();
    let same = steps.keys().eq(other.legal().keys());
    same && (depth == 1
        || steps.keys().all(|step| are_played_alike(&one.after(step), &other.after(step), depth - 1)))
}

/// The same men with other marks, again and again.
#[test]
fn marks_count_where_they_bear_on_a_move() {
    let (mut alike, mut different, mut later) = (0, 0, 0);
    for seed in 0..ROUNDS {
        let mut rng = Rng::with_seed(seed);
        let one = scattered(Kind::Shelter, &mut rng);
        for _ in 0..4 {
            let mut other = one.clone();
            other.mark(&mut rng);
            if other.write() == one.write() {
                continue;
            }
            let (texts, same_key) = ([one.write(), other.write()], key(&one) == key(&other));
            let same_moves = are_played_alike(&one, &other, 1);
            assert!(same_moves || !same_key, "one key, but other moves: {texts:?}");
            assert!(!same_key || are_played_alike(&one, &other, DEPTH), "other moves follow: {texts:?}");
            alike += u32::from(same_key);
            different += u32::from(!same_moves);
            later += u32::from(same_moves && !same_key);
        }
    }
    println!("{alike} alike, {different} with other moves, {later} that may have other moves later");
    assert!(alike > 20 && different > 20 && later > 20, "{alike} {different} {later}");
}
