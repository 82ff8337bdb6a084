//! `heksy diagram` and `heksy gif`: pictures of positions and games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::de::DeserializeOwned;

use super::perft::CountedGame;
use super::{check, parse_counted};
use crate::app::board_view::{Armies, BoardPalette, BoardView, PieceSet, Turn};
use crate::app::files::{ANIMATION_WIDTH, PICTURE_WIDTH, SavedGame};
use crate::app::picture::{Picture, PictureError, Raster, animate};
use crate::app::storage::{self, Expected};
use crate::app::view::film::Pace;
use crate::disk::Disk;
use crate::game::{GameRecord, NodeId, PieceLetters, Position, Variant};
use crate::sides::Color;
use crate::three::{self, Act};

/// How a picture looks.
#[derive(Args, Debug)]
pub struct Look {
    /// Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three
    #[arg(long, default_value = "glinski", value_parser = parse_counted)]
    variant: CountedGame,
    /// Number of the game in the file
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// Turn the board by half a circle
    #[arg(long)]
    flip: bool,
    /// Leave out the coordinates
    #[arg(long)]
    no_coordinates: bool,
    /// Colours of the board: honey, slate, green, night or high-contrast
    #[arg(long, default_value = "honey", value_parser = named::<BoardPalette>)]
    theme: BoardPalette,
    /// Pieces: classic, modern or bold
    #[arg(long, default_value = "classic", value_parser = named::<PieceSet>)]
    pieces: PieceSet,
}

/// The arguments of `heksy diagram`.
#[derive(Args, Debug)]
pub struct DiagramArguments {
    #[command(flatten)]
    look: Look,
    /// Show the position after this move: 12 for White's, 12... for Black's [default: the last move]
    #[arg(long = "move", value_name = "NUMBER")]
    number: Option<String>,
    /// Width of a PNG in pixels
    #[arg(long, default_value_t = PICTURE_WIDTH, value_name = "PIXELS")]
    size: u32,
    /// Output file, PNG or SVG by its ending; an existing one is kept as FILE.bak [default: SVG to standard output]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// A FEN in quotes, or a PGN file [default: the start position]
    #[arg(value_name = "FEN|FILE")]
    what: Option<String>,
}

/// The arguments of `heksy gif`.
#[derive(Args, Debug)]
pub struct GifArguments {
    #[command(flatten)]
    look: Look,
    /// Time of each move in milliseconds, or \"clocks\" for the times of the players, 0.3 to 10 seconds
    #[arg(long, default_value = "1000", value_name = "MILLISECONDS", value_parser = parse_pace)]
    delay: Pace,
    /// Width in pixels
    #[arg(long, default_value_t = ANIMATION_WIDTH, value_name = "PIXELS")]
    size: u32,
    /// Output file; an existing one is kept as FILE.bak [default: the name of the PGN file with the ending gif]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// PGN file
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// The reason why a picture is missing.
#[derive(Debug, thiserror::Error)]
pub enum PicturesError {
    /// The text is neither a file nor a position.
    #[error("there is no file “{what}”, and it is not a position either: {reason}")]
    NoPosition {
        /// The text.
        what: String,
        /// The reason why the text is not a position.
        reason: String,
    },
    /// The file cannot be read.
    #[error("{what}: {reason}")]
    Unreadable {
        /// The file.
        what: String,
        /// Why not.
        reason: String,
    },
    /// The file has fewer games.
    #[error("there is no game {wanted} in this file; it has {there}")]
    NoGame {
        /// The number asked for.
        wanted: u32,
        /// How many games there are.
        there: usize,
    },
    /// The game has no such move.
    #[error(
        "the game has no move “{0}”: write a number from the game, 12 for White’s move or 12... for Black’s"
    )]
    NoMove(String),
    /// The ending of the output is not known.
    #[error("{}: the name must end in {known}", .path.display())]
    Ending {
        /// The file.
        path: PathBuf,
        /// The endings.
        known: &'static str,
    },
    /// The picture could not be made.
    #[error(transparent)]
    Picture(#[from] PictureError),
    /// The file could not be written; in a sentence.
    #[error("{0}")]
    NotWritten(String),
    /// The output could not be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

/// Writes the picture of a position, or of a position of a game.
///
/// # Errors
/// [`PicturesError`].
pub fn diagram(arguments: &DiagramArguments, out: &mut dyn Write) -> Result<(), PicturesError> {
    let ending = arguments.output.as_deref().map(ending);
    if let (Some(path), Some(ending)) = (&arguments.output, &ending)
        && !["png", "svg"].contains(&ending.as_str())
    {
        return Err(PicturesError::Ending { path: path.clone(), known: ".png or .svg" });
    }
    let look = &arguments.look;
    let (view, title) = match look.game(arguments.what.as_deref())? {
        SavedGame::Two(record) => of_two(&record, arguments.number.as_deref())?,
        SavedGame::Three(record) => of_three(&record, arguments.number.as_deref())?,
    };
    let template = look.template(view.armies == Armies::Three);
    let BoardView { turn, coordinates, .. } = template.view;
    let picture = Picture { view: BoardView { turn, coordinates, ..view }, title, ..template };
    let svg = picture.svg();
    match &arguments.output {
        None => out.write_all(svg.as_bytes())?,
        Some(path) if ending.as_deref() == Some("svg") => write(path, svg.as_bytes())?,
        Some(path) => write(path, &Raster::of_svg(&svg, arguments.size)?.png()?)?,
    }
    Ok(())
}

/// Writes a saved game as an animated GIF.
///
/// # Errors
/// [`PicturesError`].
pub fn gif(arguments: &GifArguments) -> Result<(), PicturesError> {
    let path = arguments.output.clone().unwrap_or_else(|| arguments.file.with_extension("gif"));
    if ending(&path) != "gif" {
        return Err(PicturesError::Ending { path, known: ".gif" });
    }
    let game = arguments.look.saved(&arguments.file)?;
    let template = arguments.look.template(matches!(game, SavedGame::Three(_)));
    write(&path, &animate(game.film(&template, arguments.delay), arguments.size)?)
}

impl Look {
    /// A picture without pieces that looks like this.
    fn template(&self, is_of_three: bool) -> Picture {
        // At the bottom of a turned board of three is the side on the left.
        let turned = if is_of_three { BoardView::turn_of_three(three::Seat::Red) } else { Turn::HALF };
        let turn = if self.flip { turned } else { Turn::NONE };
        let view = BoardView { turn, coordinates: !self.no_coordinates, ..BoardView::default() };
        Picture::new(view, self.theme, self.pieces)
    }

    /// The game of a file, or one that begins with a position and has no moves.
    fn game(&self, what: Option<&str>) -> Result<SavedGame, PicturesError> {
        if let Some(path) = what.map(Path::new).filter(|path| path.exists()) {
            return self.saved(path);
        }
        let start = match (self.variant, what) {
            (CountedGame::Two(variant), None) => Ok(SavedGame::two(Position::start(variant))),
            (CountedGame::Two(variant), Some(fen)) => {
                Position::from_fen(variant, fen).map(SavedGame::two).map_err(|error| error.to_string())
            }
            (CountedGame::Three, fen) => {
                let start = fen.unwrap_or(three::START).parse();
                start.map(SavedGame::three).map_err(|error: three::PositionTextError| error.to_string())
            }
        };
        start
            .map_err(|reason| PicturesError::NoPosition { what: what.unwrap_or_default().to_owned(), reason })
    }

    /// The chosen game of a file.
    fn saved(&self, path: &Path) -> Result<SavedGame, PicturesError> {
        let unreadable = |reason| PicturesError::Unreadable { what: path.display().to_string(), reason };
        let file = check::open(path).map_err(unreadable)?;
        let (wanted, index) = (self.game, self.game as usize - 1);
        if check::is_of_three(&file) || self.variant == CountedGame::Three {
            let mut games = three::pgn::read(&file.text());
            let there = games.len();
            return match index < there {
                true => Ok(SavedGame::Three(games.swap_remove(index).record)),
                false => Err(PicturesError::NoGame { wanted, there }),
            };
        }
        let variant = if let CountedGame::Two(variant) = self.variant { variant } else { Variant::default() };
        let file = file.with_default_variant(variant);
        let game = file.read(index, PieceLetters::English);
        game.map(|game| SavedGame::Two(game.record))
            .ok_or(PicturesError::NoGame { wanted, there: file.len() })
    }
}

/// The board after a move of the main line, and its FEN.
fn of_two(record: &GameRecord, number: Option<&str>) -> Result<(BoardView, String), PicturesError> {
    let tree = &record.tree;
    let is_asked = |wanted: (u32, Color)| tree.mainline().find(|&node| tree.move_number(node) == wanted);
    let node = match number {
        None => tree.line_end(NodeId::ROOT),
        Some(text) => {
            let (digits, color) = match text.strip_suffix("...") {
                Some(digits) => (digits, Color::Black),
                None => (text.trim_end_matches('.'), Color::White),
            };
            let found = digits.parse().ok().and_then(|number| is_asked((number, color)));
            found.ok_or_else(|| PicturesError::NoMove(text.to_owned()))?
        }
    };
    let (position, mv) = (tree.position(node), tree.move_at(node));
    let view = BoardView {
        last_move: mv.map(|mv| (mv.from(), mv.to())),
        shapes: tree.notes(node).map_or_else(Vec::new, |notes| notes.shapes.clone()),
        ..BoardView::of(&position)
    };
    Ok((view, position.to_fen()))
}

/// The board after the last move of a round, and its FEN.
fn of_three(record: &three::pgn::Record, number: Option<&str>) -> Result<(BoardView, String), PicturesError> {
    let mut at = (None, record.start());
    let mut is_found = number.is_none();
    let round = number.and_then(|text| text.trim_end_matches('.').parse::<u32>().ok());
    for (act, _, after) in record.game.acts() {
        let is_asked = round == Some(at.1.round());
        if number.is_some() && is_found && !is_asked {
            break;
        }
        is_found |= is_asked;
        at = (if let Act::Move(mv) = act { Some((mv.from, mv.to)) } else { None }, after);
    }
    match number {
        Some(text) if !is_found => Err(PicturesError::NoMove(text.to_owned())),
        _ => Ok((BoardView { last_move: at.0, ..BoardView::of_three(at.1) }, at.1.to_string())),
    }
}

fn ending(path: &Path) -> String {
    path.extension().map_or_else(String::new, |ending| ending.to_string_lossy().to_lowercase())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), PicturesError> {
    storage::replace(&Disk, path, bytes, Expected::Anything)
        .map(drop)
        .map_err(|problem| PicturesError::NotWritten(problem.text().to_string()))
}

/// A value by the name that the settings file has for it.
fn named<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_value(text.into()).map_err(|error| error.to_string())
}

fn parse_pace(text: &str) -> Result<Pace, String> {
    match text.parse() {
        _ if text == "clocks" => Ok(Pace::Clocks),
        Ok(millis @ 20..=60_000) => Ok(Pace::Fixed(Duration::from_millis(millis))),
        _ => Err("write milliseconds from 20 to 60000, or “clocks”".to_owned()),
    }
}
