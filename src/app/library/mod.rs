//! Games in files: opening, saving and listing them, the positions in them, the player's own games and puzzles, and what is
//! written as pages and pictures.

mod action;
mod change;
pub mod club;
mod collection;
mod content;
mod daily;
mod exploring;
mod export;
pub mod film;
mod games;
mod list;
mod opened;
mod opening;
mod own_games;
mod own_library;
mod own_puzzles;
mod place;
mod positions;
mod progress;
mod query;
mod reached;
mod row;
mod save_job;
mod sheet_form;

pub use action::{ClipboardAction, Export, FileAction, LibraryAction, PathPurpose, WindowNews};
pub use change::{OwnGamesChange, OwnGamesJob};
pub use collection::{Collection, GAMES, LibraryGame, TOURNAMENT_GAMES};
pub use content::Content;
pub use daily::Daily;
pub use exploring::{Archive, ExploreAction, ExploreJob, Explored, ExploredMove, Explorer, Exploring, Tally};
pub use export::{ANIMATION_WIDTH, ExportFailure, ExportJob, PICTURE_WIDTH};
pub use games::Games;
pub(in crate::app) use list::Screen;
pub use list::{FilterTicket, Filtering, GameList, Library, Origin};
pub use opened::{LoadedGame, OpenedFile};
pub use opening::{Opened, Opening, OpeningView};
pub(in crate::app) use own_games::own_id;
pub use own_games::{KeepJob, Kept, players};
pub use own_library::{OwnLibrary, OwnLibraryJob};
pub use own_puzzles::{OwnPuzzles, PuzzleJob, PuzzlesJob};
pub use positions::{Hit, Positions};
pub use progress::{OpenJob, OpenProgress, OpenTicket};
pub use query::{ListedResult, Query};
pub use reached::Reached;
pub(in crate::app) use row::fold;
pub use row::{Column, GameName, GameRow};
pub use save_job::{
    GameId, InTheWay, Meanwhile, SaveFailure, SaveJob, SaveMode, SavedFile, SavedGame, Saving,
};
pub use sheet_form::{Band, PuzzleChoice, SetForm, SheetForm};
