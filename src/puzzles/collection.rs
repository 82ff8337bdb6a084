//! The puzzles of one game.
//!
//! The file is PGN: each game has a position and the line, and its own tags.
//!
//! ```text
//! [Event "5e3a91c0"]         the name, of the position's key
//! [Variant "Glinski"]
//! [FEN "..."]
//! [Last "e7-e5"]             the move before
//! [Goal "win"]               or hold, three-quarters, quarter
//! [Themes "fork mate-2"]
//! [Rating "1450 120"]        and its deviation
//! [Solved "24"]              of the 40 attempts of the levels of play
//! [Source "game 17, levels 5 and 6, move 22"]
//! [Set "Forks for beginners"] the set that a person has put it in, or "tournaments"
//! [Proof "10000000"]         the nodes that each move was proven with
//!
//! Qf3 Kg9 Nd7 *
//! ```

use std::fmt::Write as _;
use std::sync::OnceLock;

use super::{Goal, Motif, Rating, Task};
use crate::game::pgn::PgnFile;
use crate::game::{PieceLetters, Position, Tags, Variant, san};
use crate::lessons::Game;

/// The beginning of the source of puzzles that are no positions of games.
const RANDOM: &str = "random position";

/// The set of the puzzles from games of tournaments.
pub const TOURNAMENTS: &str = "tournaments";

/// A puzzle without its position and line.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The name, the only one of its game.
    pub name: String,
    /// The result that the solver must reach.
    pub goal: Goal,
    /// The motifs of its line; may be empty.
    pub themes: Vec<Motif>,
    /// The difficulty.
    pub rating: Rating,
    /// The number of attempts of the levels of play that solved it, if they tried.
    pub solved: Option<u32>,
    /// The game or the position it comes from, in English; the players, the event and the year of a game of people; of a
    /// person's own puzzles any name.
    pub source: String,
    /// The set that a person has put it in, or [`TOURNAMENTS`]; empty for none.
    pub set: String,
    /// The nodes that each of the solver's moves was proven with; 0 without a proof.
    pub proof: u64,
}

/// The puzzles of one game.
#[derive(Clone, Debug)]
pub struct Collection {
    /// The game.
    pub variant: Variant,
    /// In the order of the file.
    pub puzzles: Vec<Puzzle>,
    file: PgnFile,
}

impl Collection {
    /// The puzzles that come with the program.
    pub fn of(variant: Variant) -> &'static Collection {
        static ALL: [OnceLock<Collection>; Variant::ALL.len()] =
            [const { OnceLock::new() }; Variant::ALL.len()];
        let text = match variant {
            Variant::Glinski => concat!(
                include_str!("../../assets/puzzles/glinski.pgn"),
                include_str!("../../assets/puzzles/tournaments.pgn"),
            ),
            Variant::McCooey => include_str!("../../assets/puzzles/mccooey.pgn"),
            Variant::Shafran => include_str!("../../assets/puzzles/shafran.pgn"),
            Variant::Checkers => include_str!("../../assets/puzzles/checkers.pgn"),
        };
        ALL[variant as usize].get_or_init(|| Collection::from_text(variant, text))
    }

    /// Reads a file. The positions and lines are read when a puzzle begins.
    pub fn from_text(variant: Variant, text: &str) -> Collection {
        let file = PgnFile::from_text(text.to_owned()).with_default_variant(variant);
        let puzzles = (0..file.len()).map(|index| Puzzle::of(&file.tags(index))).collect();
        Collection { variant, puzzles, file }
    }

    /// The position and the line of a puzzle; `None` if they cannot be read.
    pub fn task(&self, index: usize) -> Option<Task> {
        task_of(&self.file, index).filter(|task| task.start.variant() == self.variant)
    }

    /// The puzzles of all games in a file, with their positions and lines.
    pub fn read_all(file: &PgnFile) -> Vec<(Puzzle, Task)> {
        (0..file.len()).filter_map(|index| Collection::read_one(file, index)).collect()
    }

    /// The puzzle that a game of a file is, with its position and its line.
    pub fn read_one(file: &PgnFile, index: usize) -> Option<(Puzzle, Task)> {
        Some((Puzzle::of(&file.tags(index)), task_of(file, index)?))
    }
}

/// The positions of a file with moves after them, as puzzles of a set: that of the file's own tags, or the one of this name.
/// Whole games, from the usual start, are no puzzles.
pub fn set_of_file(file: &PgnFile, set: &str) -> Vec<(Puzzle, Task)> {
    let puzzle = |index: usize| {
        let (tags, task) = (file.tags(index), task_of(file, index)?);
        if task.start == Position::start(task.start.variant()) {
            return None;
        }
        let mut puzzle = Puzzle::of(&tags);
        if tags.get("Goal").is_none() {
            let known = |name: &&str| !name.chars().all(|letter| matches!(letter, '?' | '.' | ' '));
            let names = ["White", "Black"].into_iter().filter_map(|tag| tags.get(tag).filter(known));
            let source = names.collect::<Vec<_>>().join(" - ");
            puzzle.source = if source.is_empty() { puzzle.name } else { source };
            puzzle.goal = task.goal(1.0);
            puzzle.themes = Motif::of(&task, puzzle.goal);
        }
        puzzle.name = task.name();
        if puzzle.set.is_empty() {
            set.clone_into(&mut puzzle.set);
        }
        Some((puzzle, task))
    };
    (0..file.len()).filter_map(puzzle).collect()
}

fn task_of(file: &PgnFile, index: usize) -> Option<Task> {
    let game = file.read(index, PieceLetters::English)?;
    let (start, mut line) = (*game.record.tree.start(), game.record.main_moves());
    // The solver makes the last move.
    if line.len() % 2 == 0 {
        line.pop();
    }
    let tags = file.tags(index);
    let last = tags.get("Last").and_then(|text| Game::Two(start.variant()).parse_move(text));
    (!line.is_empty()).then(|| Task { start, last: last.map(|mv| (mv.from, mv.to)), line })
}

impl Puzzle {
    fn of(tags: &Tags) -> Puzzle {
        let tag = |name| tags.get(name).unwrap_or_default();
        let mut rating = tag("Rating").split_whitespace().filter_map(|number| number.parse().ok());
        let usual = Rating::default();
        Puzzle {
            name: tag("Event").to_owned(),
            goal: Goal::ALL.into_iter().find(|goal| goal.key() == tag("Goal")).unwrap_or(Goal::Win),
            themes: tag("Themes").split_whitespace().filter_map(Motif::from_key).collect(),
            rating: Rating {
                value: rating.next().unwrap_or(usual.value),
                deviation: rating.next().unwrap_or(usual.deviation),
                ..usual
            },
            solved: tag("Solved").parse().ok(),
            source: tag("Source").to_owned(),
            set: tag("Set").to_owned(),
            proof: tag("Proof").parse().unwrap_or_default(),
        }
    }

    /// The game it comes from; of a random position, that it is one.
    pub fn game(&self) -> &str {
        if self.is_random() { RANDOM } else { self.source.split(',').next().unwrap_or_default() }
    }

    /// Whether it begins with a random position, and not with one of a game.
    pub fn is_random(&self) -> bool {
        self.source.starts_with(RANDOM)
    }

    /// Whether it comes from a game of a tournament.
    pub fn is_of_tournament(&self) -> bool {
        self.set == TOURNAMENTS
    }

    /// The players of its game, with the event and the year, if they are known.
    pub fn players(&self) -> Option<&str> {
        Some(&*self.source).filter(|source| source.contains(" – "))
    }

    /// The puzzle as a game of a file.
    pub fn to_pgn(&self, task: &Task) -> String {
        let (variant, mut text) = (task.start.variant(), String::new());
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
            writeln!(text, "[{name} \"{value}\"]").unwrap_or_default();
        };
        tag("Event", &self.name);
        tag("Variant", &variant.to_string());
        tag("FEN", &task.start.to_fen());
        if let Some((from, to)) = task.last {
            let name = |cell| variant.cell_name(cell);
            tag("Last", &format!("{}-{}", name(from), name(to)));
        }
        tag("Goal", self.goal.key());
        tag("Themes", &self.themes.iter().map(|theme| theme.key()).collect::<Vec<_>>().join(" "));
        tag("Rating", &format!("{:.0} {:.0}", self.rating.value, self.rating.deviation));
        if let Some(solved) = self.solved {
            tag("Solved", &solved.to_string());
        }
        tag("Source", &self.source);
        if !self.set.is_empty() {
            tag("Set", &self.set);
        }
        tag("Proof", &self.proof.to_string());
        let moves = task.line.iter().zip(task.positions()).map(|(&mv, before)| san(&before, mv) + " ");
        text + "\n" + &moves.collect::<String>() + "*\n\n"
    }
}
