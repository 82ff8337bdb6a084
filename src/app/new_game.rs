//! The set-up of a game: who plays, at what strength, on what clock, from where, by which draw rules.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalogue::{tr, tr_args};
use super::explain::wrong_position;
use crate::engine::Level;
use crate::game::{Move, Position, TimeControl, Variant};
use crate::sides::{ByColor, Color, DrawRules, MaterialRule};

/// Everything about a game that is chosen before it begins, and remembered for the next one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Setup {
    /// Which game: the key of a [`Variant`].
    pub variant: String,
    /// Who plays White.
    pub white: Seat,
    /// Who plays Black.
    pub black: Seat,
    /// The clock.
    pub clock: ClockForm,
    /// What counts as material to mate with.
    pub material: Material,
    /// Whether the third repetition is a draw by itself; otherwise it may be claimed.
    pub repetition_automatic: bool,
    /// Whether 50 moves without capture or pawn move are a draw by themselves; otherwise they may be claimed.
    pub fifty_automatic: bool,
    /// Checkers: whether plain men may never take kings on their own promotion cells.
    pub total_ban: bool,
    /// Tournament rules: a touched piece must be moved or taken, and no move is taken back.
    pub touch_move: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        let draws = Variant::Glinski.default_draws();
        Setup {
            variant: Variant::Glinski.key().to_owned(),
            white: Seat::default(),
            black: Seat { name: String::new(), player: Player::Computer(Level::Casual) },
            clock: ClockForm::default(),
            material: Material::default(),
            repetition_automatic: draws.repetition_automatic,
            fifty_automatic: draws.fifty_automatic,
            total_ban: false,
            touch_move: false,
        }
    }
}

impl Setup {
    /// Which game is played.
    pub fn variant(&self) -> Variant {
        self.variant.parse().unwrap_or_default()
    }

    /// The same players at another game, with its own rule of what pieces can mate.
    pub fn choose(&mut self, variant: Variant) {
        variant.key().clone_into(&mut self.variant);
        self.material = Material::of(variant);
    }

    /// The usual position of the game, with its switches.
    pub fn usual_start(&self) -> Position {
        Position::start(self.variant()).with_total_ban(self.total_ban)
    }

    /// Who plays `color`.
    pub fn seat(&self, color: Color) -> &Seat {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The same players with colours swapped.
    pub fn swapped(&self) -> Setup {
        Setup { white: self.black.clone(), black: self.white.clone(), ..self.clone() }
    }

    /// The draw rules chosen. Only Gliński's game leaves a choice of what counts as material to mate with.
    pub fn draws(&self) -> DrawRules {
        DrawRules {
            // Only Gliński's federation has a list of pieces that can mate.
            material: if Material::can_be_chosen(self.variant()) {
                self.material.rule()
            } else {
                MaterialRule::BareKings
            },
            repetition_automatic: self.repetition_automatic,
            fifty_automatic: self.fifty_automatic,
        }
    }

    /// Both sides' time controls.
    pub fn controls(&self) -> ByColor<TimeControl> {
        ByColor::from_fn(|_| self.clock.control())
    }

    /// The colours that computers play.
    pub fn computers(&self) -> usize {
        Color::ALL.into_iter().filter(|&color| self.seat(color).player.level().is_some()).count()
    }
}

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Seat {
    /// The player's name; may be empty.
    pub name: String,
    /// Who moves.
    pub player: Player,
}

impl Seat {
    /// The name given, or what to call the player without one: a person needs none, a computer is called by its level.
    pub fn shown_name(&self) -> String {
        let name = self.name.trim();
        match self.player {
            _ if !name.is_empty() => name.to_owned(),
            Player::Human => String::new(),
            Player::Computer(level) => super::words::computer_name(level),
        }
    }
}

/// Who moves the pieces of one side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this board.
    #[default]
    Human,
    /// The engine, at this level.
    Computer(Level),
}

impl Player {
    /// The computer's level; `None` for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Computer(level) => Some(level),
        }
    }
}

/// A person is `"human"`, a computer its level's key.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.level().map_or("human", Level::key))
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "human" => Ok(Player::Human),
            key => Level::from_key(key).map(Player::Computer).ok_or_else(|| {
                serde::de::Error::custom(format!("`{key}` is neither `human` nor a level of the computer"))
            }),
        }
    }
}

/// The clock as it is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ClockForm {
    /// None, all moves in a time, or a time with an increment.
    pub kind: ClockKind,
    /// Seconds for the game.
    pub base: u32,
    /// Seconds added after each move, for [`ClockKind::Fischer`].
    pub increment: u32,
    /// Whether each side's first move costs no time.
    pub free_first_moves: bool,
}

impl Default for ClockForm {
    fn default() -> ClockForm {
        ClockForm { kind: ClockKind::None, base: 15 * 60, increment: 10, free_first_moves: false }
    }
}

impl ClockForm {
    /// The longest time for a game that can be chosen, in seconds.
    pub const LONGEST_BASE: u32 = 10 * 3600;
    /// The longest increment that can be chosen, in seconds.
    pub const LONGEST_INCREMENT: u32 = 600;

    /// The clock that comes nearest to a time control: none where the form knows nothing like it.
    pub fn of(control: &TimeControl) -> ClockForm {
        let seconds = |time: Duration| time.as_secs().min(Self::LONGEST_BASE.into()) as u32;
        match control {
            TimeControl::SuddenDeath { base } => {
                ClockForm { kind: ClockKind::SuddenDeath, base: seconds(*base), ..ClockForm::default() }
            }
            TimeControl::Fischer { base, increment } => {
                let (base, increment) = (seconds(*base), seconds(*increment));
                ClockForm { kind: ClockKind::Fischer, base, increment, ..ClockForm::default() }
            }
            _ => ClockForm::default(),
        }
    }

    /// The time control this means.
    pub fn control(&self) -> TimeControl {
        let base = Duration::from_secs(self.base.clamp(1, Self::LONGEST_BASE).into());
        let increment = Duration::from_secs(self.increment.min(Self::LONGEST_INCREMENT).into());
        match self.kind {
            ClockKind::None => TimeControl::Unlimited,
            ClockKind::SuddenDeath => TimeControl::SuddenDeath { base },
            ClockKind::Fischer => TimeControl::Fischer { base, increment },
        }
    }
}

/// The kinds of clock that can be chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// No clock.
    #[default]
    None,
    /// A time for all moves.
    SuddenDeath,
    /// A time, and some more after each move.
    Fischer,
}

impl ClockKind {
    /// Every kind, in the order of a menu.
    pub const ALL: [ClockKind; 3] = [ClockKind::None, ClockKind::SuddenDeath, ClockKind::Fischer];
}

/// What counts as material to mate with, as it is chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Material {
    /// The federation's list: a pawn, three minor pieces, a rook or a queen.
    #[default]
    Federation,
    /// Anything but a bare king.
    BareKings,
}

impl Material {
    /// Both, in the order of a menu.
    pub const ALL: [Material; 2] = [Material::Federation, Material::BareKings];

    /// What a game's own rules say.
    fn of(variant: Variant) -> Material {
        match variant.default_draws().material {
            MaterialRule::Federation => Material::Federation,
            MaterialRule::BareKings => Material::BareKings,
        }
    }

    /// Whether a game leaves the choice.
    pub fn can_be_chosen(variant: Variant) -> bool {
        Material::of(variant) == Material::Federation
    }

    fn rule(self) -> MaterialRule {
        match self {
            Material::Federation => MaterialRule::Federation,
            Material::BareKings => MaterialRule::BareKings,
        }
    }
}

/// Where a game begins.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum StartFrom {
    /// The usual position.
    #[default]
    Usual,
    /// The position of a FEN, as it is being typed.
    Fen(String),
    /// A position out of another game, with the moves that led there.
    Moves {
        /// Where that game began.
        start: Box<Position>,
        /// The moves from there, the last of them the one that made it a new game.
        moves: Vec<Move>,
    },
    /// The end of the open game, which was broken off and goes on.
    OpenGame(OpenGame),
}

/// The open game, as far as the form that lets it go on must know it.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenGame {
    /// The position in which it goes on.
    pub end: Box<Position>,
    /// How many plies have been played.
    pub plies: usize,
    /// What the clocks showed, as far as the record says: "5 min + 5 s a move, White 4:50, Black 4:40".
    pub saved_clocks: Option<String>,
    /// Whether it goes on with these times; otherwise the clocks begin anew.
    pub keeps_clocks: bool,
}

/// The set-up of a new game while it is being filled in.
#[derive(Debug, Clone, PartialEq)]
pub struct NewGameForm {
    /// Players, clock, rules.
    pub setup: Setup,
    /// Where it begins.
    pub start: StartFrom,
    /// What is wrong with it, if anything; the game cannot begin meanwhile. Set by the program.
    pub problem: Option<String>,
}

impl NewGameForm {
    /// A form with this set-up, from the usual position.
    pub fn new(setup: Setup) -> NewGameForm {
        NewGameForm { setup, start: StartFrom::Usual, problem: None }
    }

    /// Whether the open game is to go on, rather than a new one to begin.
    pub fn is_continuation(&self) -> bool {
        matches!(self.start, StartFrom::OpenGame(_))
    }

    /// The position the game begins with, or what is wrong with the FEN.
    ///
    /// # Errors
    /// A sentence for the user.
    pub fn start_position(&self) -> Result<Position, String> {
        match &self.start {
            StartFrom::Usual => Ok(self.setup.usual_start()),
            StartFrom::Fen(fen) if fen.trim().is_empty() => Err(tr("fen-missing")),
            StartFrom::Fen(fen) => {
                let position = Position::from_fen(self.setup.variant(), fen.trim());
                let position = position.map(|position| position.with_total_ban(self.setup.total_ban));
                position.map_err(|error| tr_args("fen-wrong", &[("problem", wrong_position(&error).into())]))
            }
            StartFrom::Moves { start, .. } => Ok(**start),
            StartFrom::OpenGame(open) => Ok(*open.end),
        }
    }
}
