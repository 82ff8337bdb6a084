//! Files of games: opening, saving and pasting.

mod action;
mod change;
mod collection;
mod export_job;
mod fold;
mod games;
mod job;
mod library;
mod list;
mod opened;
mod opening;
mod own_games;
mod own_library;
mod progress;
mod query;
mod row;
mod saving;

pub use action::{ClipboardAction, Export, FileAction, LibraryAction, PathPurpose};
pub use change::{Deleted, OwnGamesChange, OwnGamesJob};
pub use collection::{Collection, GAMES, LibraryGame, TOURNAMENT_GAMES};
pub use export_job::{ANIMATION_WIDTH, ExportJob, PICTURE_WIDTH};
pub use games::Games;
pub use job::{SaveFailure, SaveJob, SaveMode, SavedGame};
pub(in crate::app) use library::Screen;
pub use library::{Library, Origin};
pub use list::{FilterTicket, Filtering, GameList};
pub use opened::{Loaded, LoadedGame, LoadedThree, OpenedFile};
pub use opening::{OpenJob, OpenTicket, Opening, OpeningView};
pub use own_games::KeepJob;
pub use own_library::{OwnLibrary, OwnLibraryJob};
pub use progress::OpenProgress;
pub use query::{Column, ListedResult, Query};
pub use row::{GameName, GameRow};
pub use saving::{GameId, Saving};
