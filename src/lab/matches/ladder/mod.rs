//! `heksy-lab ladder`: the Elo differences of the levels, by a match of each level against the one below or against the
//! greedy player, and how each level plays, as a person sees it. Its steps are levels with a name, or half steps too.

mod habits;

use std::io::Write;
use std::thread;
use std::time::Duration;

use self::habits::Habits;
use super::openings::RandomOpenings;
use super::report::Standings;
use super::schedule::Job;
use crate::cli::parse_variant;
use crate::engine::{DirectEngine, Level, Limits, STACK_BYTES, SearchRequest, Strength};
use crate::game::{Game, GameSetup, Move, Variant};
use crate::lab::error::LabError;
use crate::sides::{Color, Points};

/// The hash size of full strength and of the judge, in mebibytes.
const HASH_MB: usize = 8;
/// Longer games are drawn.
const MAX_PLIES: usize = 600;

/// The arguments of `heksy-lab ladder`.
#[derive(clap::Args, Clone, Debug)]
pub struct LadderArguments {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games per match, two per opening
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Plies of the random openings
    #[arg(long, value_name = "N", default_value_t = 4)]
    plies: usize,
    /// The lowest level
    #[arg(long, value_name = "LEVEL", default_value = "1", value_parser = parse_level)]
    from: Level,
    /// The highest level
    #[arg(long, value_name = "LEVEL", default_value = "10", value_parser = parse_level)]
    to: Level,
    /// Plays the half steps between the levels too
    #[arg(long)]
    halves: bool,
    /// Opponent of each level
    #[arg(long, value_name = "OPPONENT", default_value = "below")]
    against: Against,
    /// Nodes of a move at full strength
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,
    /// Full strength judges each move with this many nodes, 25,000 if no number is given
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "25000", default_value_t = 0)]
    judge: u64,
}

/// The opponent of a level.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    /// The level below
    Below,
    /// A player that takes what is free and otherwise moves at random
    Greedy,
}

/// A player with its engine.
struct Player {
    name: String,
    strength: Strength,
    limits: Limits,
    engine: DirectEngine,
    habits: Habits,
}

/// Plays the matches and prints a table of their results, and with a judge one of the levels' habits.
pub fn run(arguments: &LadderArguments, output: &mut (impl Write + Send)) -> Result<(), LabError> {
    thread::scope(|scope| {
        let play = move || arguments.play(output);
        let thread = thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, play)?;
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

impl LadderArguments {
    /// Plays the matches and prints the tables.
    fn play(&self, output: &mut impl Write) -> Result<(), LabError> {
        let mut judge = DirectEngine::new(HASH_MB);
        let is_step = |level: &Level| self.halves || level.is_named();
        let mut players: Vec<Player> = Level::marks()
            .filter(|level| (self.from..=self.to).contains(level) && is_step(level))
            .map(|level| self.player(level))
            .collect();
        if self.against == Against::Greedy {
            players.insert(
                0,
                Player { name: "greedy".to_owned(), strength: Strength::Greedy, ..self.player(Level::FULL) },
            );
        }
        writeln!(output, "| level | against | games | score | Elo |\n| --- | --- | --- | --- | --- |")?;
        for above in 1..players.len() {
            let below = if self.against == Against::Greedy { 0 } else { above - 1 };
            let Ok(pair) = players.get_disjoint_mut([above, below]) else { continue };
            let standings = self.play_match(pair, &mut judge)?;
            let (games, score) = (standings.tally.games(), 100.0 * standings.tally.score());
            let elo = standings.tally.estimate().map_or_else(String::new, |estimate| {
                format!("{:+.0} ± {:.0}", estimate.elo(), estimate.elo_margin())
            });
            let [above, below] = [above, below].map(|index| &players[index].name);
            writeln!(output, "| {above} | {below} | {games} | {score:.1} % | {elo} |")?;
            output.flush()?;
        }
        if self.judge > 0 {
            writeln!(output, "\n{}", Habits::HEAD)?;
            for Player { name, habits, .. } in &players {
                writeln!(output, "| {name} | {habits} |")?;
            }
        }
        Ok(())
    }

    fn player(&self, level: Level) -> Player {
        // The other levels have a node limit of their own.
        let nodes = (level == Level::FULL).then_some(self.nodes);
        Player {
            name: level.key(),
            strength: level.into(),
            limits: Limits { nodes, ..Limits::default() },
            engine: DirectEngine::new(if nodes.is_some() { HASH_MB } else { 1 }),
            habits: Habits::default(),
        }
    }

    /// Plays a match of two players.
    fn play_match(
        &self,
        mut players: [&mut Player; 2],
        judge: &mut DirectEngine,
    ) -> Result<Standings, String> {
        let &LadderArguments { variant, seed, plies, .. } = self;
        let openings = RandomOpenings { variant, plies, seed, balance: None };
        let mut standings = Standings::default();
        for game in 0..self.games.next_multiple_of(2) {
            let job = Job { game };
            for (number, player) in players.iter_mut().enumerate() {
                player.engine.new_game_with_seed(seed + ((game * 2 + number) as u64) * 1_000);
            }
            judge.new_game_with_seed(seed);
            let opening = openings.get(job.pair());
            let mut board = Game::new(GameSetup::new(opening.start));
            for mv in opening.moves {
                board.play(mv, Duration::ZERO).map_err(|error| error.to_string())?;
            }
            let first = job.first_color();
            let points =
                self.play_game(&mut board, judge, |color| usize::from(color != first), &mut players)?;
            standings.add(job, points.for_color(first), None);
        }
        Ok(standings)
    }

    fn play_game(
        &self,
        game: &mut Game,
        judge: &mut DirectEngine,
        index: impl Fn(Color) -> usize,
        players: &mut [&mut Player; 2],
    ) -> Result<Points, String> {
        let mut expected = None;
        for player in players.iter_mut() {
            player.habits.start_game();
        }
        while game.outcome().is_none() && game.plies() < MAX_PLIES {
            let Player { strength, limits, engine, habits, .. } = &mut *players[index(game.turn())];
            let found = engine.search(request(game, *strength, limits.clone()))?;
            let mv: Move = found.best.ok_or("the engine found no move")?;
            let before = *game.position();
            game.play(mv, Duration::ZERO).map_err(|error| error.to_string())?;
            game.claim_draw(Duration::ZERO);
            if self.judge == 0 {
                continue;
            }
            let now = if let Some(outcome) = game.outcome() {
                f64::from(outcome.points.for_color(!before.turn())) / 4.0
            } else {
                let limits = Limits { nodes: Some(self.judge), ..Limits::default() };
                let judged = judge.search(request(game, Strength::Full, limits))?;
                judged.lines.first().map_or(0.5, |info| info.score.expected())
            };
            let lost = expected.map_or(0.0, |expected: f64| expected - (1.0 - now));
            habits.add_move(&before, mv, game, lost);
            expected = Some(now);
        }
        Ok(game.outcome().map_or(Points::DRAW, |outcome| outcome.points))
    }
}

/// A search of the game's position.
fn request(game: &Game, strength: Strength, limits: Limits) -> SearchRequest {
    let (start, moves) = game.history();
    SearchRequest { moves, strength, draws: *game.draws(), ..SearchRequest::new(start, limits) }
}

fn parse_level(text: &str) -> Result<Level, String> {
    let names = Level::marks().map(Level::key).collect::<Vec<_>>().join(", ");
    Level::from_key(text).ok_or_else(|| format!("\"{text}\" is no level: try {names}"))
}
