//! The game on the board, without a board: its record with cursor, edits and undo, of two and of three; its file; its
//! journal on the disk, written whole after each change and found again; and what the window shows beside it, as plain data.

mod action;
mod analysis_view;
mod annotate;
mod as_pgn;
pub(in crate::app) mod corner;
pub mod crash;
mod current_position;
mod cursor;
mod editing;
mod folds;
mod journal;
mod journal_open;
pub mod journal_writer;
mod make;
mod moves;
mod save_state;
pub mod saved;
mod snapshot;
mod status;
pub(in crate::app) mod tags;
mod three;
mod three_list;
mod time_controls;
mod two;

pub use action::{AnnotateAction, Draft, EditAction, GameAction, ReplayAction, Request};
pub use analysis_view::{
    AnalysisView, EvalText, LineView, ReportProgress, ReportSide, ReportView, ThreatView,
};
pub(in crate::app) use analysis_view::{NODES, SPEED, depth_text, nodes_text};
pub(in crate::app) use annotate::shown_tag;
pub use annotate::{GLYPHS, GlyphGroup, HeaderForm, TagRow};
pub use corner::{ClockFace, Corner, MatchRow, QuestionView};
pub use current_position::CurrentPosition;
pub(in crate::app) use editing::WriteBack;
pub use journal::{JournalCommand, JournalFolder, JournalId};
pub use journal_writer::{JournalNews, JournalSender};
pub use moves::{Fold, MoveItem, MoveList, MovePart, MoveText};
pub use save_state::{Change, FileLink, GameId, Identity, SaveState};
pub use snapshot::{Restored, Snapshot};
pub use status::{Details, EngineDetail, EngineLine, GameOver, Place, Status};
pub(in crate::app) use status::{
    move_times, over_status, replay_status, turn_status, until_face_changes, with_state,
};
pub use three::ThreeDocument;
pub use three_list::{ThreeMove, ThreeRow};
pub(in crate::app) use time_controls::{side_text, time_control, time_controls};
pub use two::Document;
