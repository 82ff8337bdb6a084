//! Files of games: opened, saved, pasted; and unsaved work, which is asked about before another game takes its place.

mod clipboard;
mod fold;
mod guard;
mod job;
mod link;
mod open;
mod opened;
mod opening;
mod progress;
mod row;
mod save;
mod saver;
mod sheet;
mod sheet_job;
pub(super) mod typed_path;

pub use job::{SaveFailure, SaveJob, SaveMode, SavedGame};
pub use link::FileLink;
pub use opened::{Loaded, LoadedGame, LoadedThree, OpenedFile};
pub use opening::{OpenJob, OpenTicket, Opening, OpeningView};
pub use progress::OpenProgress;
pub use row::{GameName, GameRow};
pub use saver::{Saver, Saving};
pub use sheet_job::SheetJob;
