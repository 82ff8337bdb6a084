//! The settings, each with its usual value and its bounds.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::choices::with_defaults;
use super::{
    Animation, KeyChoices, OnlineSettings, OwnMistakes, OwnRatings, Profile, Pupils, Setup, ThemeChoice,
    Thinking, ThreeSetup, Turning,
};
use crate::app::board::{BoardPalette, PieceSet, PrintInk};
use crate::app::engines::{AddedEngine, Machine, Resources};
use crate::app::text::{Language, LettersChoice, Shown};
use crate::game::Variant;
use crate::lessons::Earned;
use crate::puzzles::Record;
use crate::{path_serde, report};

/// The version of the file format. Raise it when a field changes its meaning, and translate the old one in `read`. New
/// fields do not change the version: older files lack them, and older programs preserve them.
pub const VERSION: u32 = 1;

const MAX_RECENT: usize = 10;

with_defaults! {
/// The settings of the program.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The version of the file.
    pub version: u32 = VERSION,
    /// The language; `None` for the system's language, or English if that has no translation.
    pub language: Option<Language>,
    /// The piece letters of moves on screen.
    pub letters: LettersChoice,
    /// Light, dark, or as the system says.
    pub theme: ThemeChoice,
    /// The colours of the cells.
    pub palette: BoardPalette,
    /// The look of the pieces.
    pub pieces: PieceSet,
    /// The ink of printed diagrams.
    pub print_ink: PrintInk,
    /// Size of everything in the window, in percent.
    pub scale: u16 = 100,
    /// Size of the moves in the list and of the coordinates, in percent of their normal size.
    pub notation: u16 = 100,
    /// The speed of pieces.
    pub animation: Animation,
    /// The volume of sounds, in percent.
    pub volume: u8 = 60,
    /// Whether all sounds are off.
    pub muted: bool,
    /// Whether letters and numbers are shown around the board.
    pub coordinates: bool = true,
    /// Whether the cells the selected piece may go to are marked.
    pub legal_marks: bool = true,
    /// Whether all cells in the pattern of the selected piece are tinted.
    pub patterns: bool = true,
    /// Whether the panel shows the time of each move while a game is played.
    pub details: bool,
    /// Whether pawns promote to a queen without asking.
    pub always_queen: bool,
    /// Whether a move may be made ahead while the computer thinks.
    pub premoves: bool = true,
    /// Whether each finished game is added to the player's own games.
    pub keep_games: bool = true,
    /// Whether a move must be confirmed before it is made.
    pub confirm_moves: bool,
    /// Whether a mistake against the computer waits for a second look.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warn_mistakes: bool,
    /// Whether the player was asked for this.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub warning_offered: bool,
    /// Whether the board turns between two people.
    pub turning: Turning,
    /// The detail in which the computer's thoughts are shown.
    pub thinking: Thinking,
    /// Whether the computer thinks ahead while the person does; at full strength only.
    pub ponder: bool,
    /// Whether the computer plays its first moves from the opening book.
    pub own_book: bool = true,
    /// How many lines the analysis of a study shows, 1 to 5.
    pub analysis_lines: usize = 3,
    /// The name of the engine for studies; `None` for the built-in one.
    pub analysis_engine: Option<String>,
    /// The engines that were added.
    pub engines: Vec<AddedEngine>,
    /// Nodes that the report on a game searches for each move.
    pub report_nodes: u64 = report::NODES,
    /// Whether the report adds the best lines as variations.
    pub report_lines: bool = true,
    /// Whether the report is unfolded below the moves.
    pub report_open: bool,
    /// Whether the table of moves is shown in studies and finished games.
    pub explorer_open: bool,
    /// Threads that search; `None`: all cores but one.
    pub threads: Option<usize>,
    /// Mebibytes of transposition tables; `None`: an eighth of the memory, at most 1 GiB.
    pub hash_mb: Option<usize>,
    /// Milliseconds between two moves of autoplay.
    pub autoplay_millis: u64 = 1500,
    /// The keys chosen for actions.
    #[serde(skip_serializing_if = "KeyChoices::is_empty")]
    pub keys: KeyChoices,
    /// Whether the side panel is open.
    pub panel: bool = true,
    /// Whether the welcome bar was shown at an earlier start.
    pub welcomed: bool,
    /// The window's width and height in points.
    #[serde(deserialize_with = "finite")]
    pub window: Option<[f32; 2]>,
    /// The last game's set-up: players, levels, time control, rules.
    pub setup: Setup,
    /// The last three-player game's set-up.
    pub three: ThreeSetup,
    /// The player.
    pub profile: Profile,
    /// The player's ratings in games against the computer.
    #[serde(skip_serializing_if = "OwnRatings::is_empty")]
    pub ratings: OwnRatings,
    /// The player's mistakes in the games that were reported on.
    #[serde(skip_serializing_if = "OwnMistakes::is_empty")]
    pub mistakes: OwnMistakes,
    /// Online play: relay, and the last invitation.
    pub online: OnlineSettings,
    /// Files and folders added to the player's games.
    #[serde(with = "path_serde::list")]
    pub library: Vec<PathBuf>,
    /// Saved filters of lists of games, by their names.
    pub filters: Map<String, Value>,
    /// Widths of the columns of a list of games, in thousandths of the whole; empty for the usual ones.
    pub columns: Vec<u16>,
    /// The stars that the player has earned in the lessons.
    pub lessons: Earned,
    /// The other pupils on this computer, each with stars of their own.
    #[serde(skip_serializing_if = "Pupils::is_empty")]
    pub pupils: Pupils,
    /// The progress in the puzzles.
    pub puzzles: Record,
    /// Files opened or saved, the latest first.
    #[serde(with = "path_serde::list")]
    pub recent: Vec<PathBuf>,
    /// Fields of another version, kept as they are.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}
}

impl Settings {
    /// The sizes [`Settings::scale`] and [`Settings::notation`] may have, in percent.
    pub const SCALES: [u16; 8] = [75, 90, 100, 110, 125, 150, 175, 200];

    /// The numbers of lines an analysis may show.
    pub const LINES: RangeInclusive<usize> = 1..=5;

    /// The numbers of nodes to choose from for each move of a report. A hand-written file may have others.
    pub const REPORT_NODES: [u64; 4] = [50_000, report::NODES, 1_000_000, 5_000_000];

    /// The language and the style of notation, on a system with the language `of_system`.
    pub fn shown(&self, of_system: Language) -> Shown {
        Shown::new(self.language.unwrap_or(of_system), self.letters)
    }

    /// The pause between two moves of autoplay.
    pub fn autoplay_delay(&self) -> Duration {
        Duration::from_millis(self.autoplay_millis.clamp(100, 60_000))
    }

    /// [`Settings::analysis_lines`], within its bounds.
    pub fn shown_lines(&self) -> usize {
        self.analysis_lines.clamp(*Self::LINES.start(), *Self::LINES.end())
    }

    /// The effective volume, 0 to 100 percent; 0 while they are muted.
    pub fn heard_volume(&self) -> u8 {
        if self.muted { 0 } else { self.volume.min(100) }
    }

    /// The added engine of this name; `None` if it was removed.
    pub fn added_engine(&self, name: &str) -> Option<&AddedEngine> {
        self.engines.iter().find(|engine| engine.name == name)
    }

    /// The analysis engine for this game; `None` for the built-in one. An engine that does not play this game is
    /// ignored.
    pub fn analysis_engine_for(&self, variant: Variant) -> Option<&AddedEngine> {
        self.added_engine(self.analysis_engine.as_ref()?).filter(|engine| engine.plays(variant))
    }

    /// [`Settings::report_nodes`], within its bounds.
    pub fn report_nodes(&self) -> u64 {
        self.report_nodes.clamp(1_000, 100_000_000)
    }

    /// The threads and the memory of searches on this machine.
    pub fn resources(&self, machine: Machine) -> Resources {
        Resources::chosen(machine, self.threads, self.hash_mb)
    }

    /// The factor by which a window of this size in points draws everything larger: [`Settings::scale`], within its
    /// bounds, of the size that suits the window. Beside the cells of a large board small letters look lost.
    pub fn zoom(&self, [width, height]: [f32; 2]) -> f32 {
        // A window that is high and narrow has no room for larger letters.
        let suited = match height.min(0.7 * width) {
            1400.0.. => 1.5,
            1000.0.. => 1.15,
            _ => 1.0,
        };
        suited * f32::from(self.scale.clamp(75, 200)) / 100.0
    }

    /// [`Settings::notation`], within its bounds.
    pub fn shown_notation(&self) -> u16 {
        self.notation.clamp(75, 200)
    }

    /// The stars of the pupil who is chosen.
    pub fn earned(&self) -> &Earned {
        self.pupils.chosen().unwrap_or(&self.lessons)
    }

    /// The stars of the pupil who is chosen, to add some.
    pub(in crate::app) fn earned_mut(&mut self) -> &mut Earned {
        self.pupils.chosen_mut().unwrap_or(&mut self.lessons)
    }

    /// Puts a file at the head of the recent ones.
    pub fn remember_file(&mut self, path: &Path) {
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(MAX_RECENT);
    }
}

/// A size that is a size: a number may be too large for an `f32`, and would be written as none.
fn finite<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<[f32; 2]>, D::Error> {
    let size = Option::<[f32; 2]>::deserialize(deserializer)?;
    let is_size = size.is_none_or(|size| size.iter().all(|side| side.is_finite()));
    is_size.then_some(size).ok_or_else(|| D::Error::custom("the window's size is no size"))
}
