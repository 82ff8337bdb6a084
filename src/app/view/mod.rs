//! The view of the window, as plain data: the player panels, the state of the game in a line, the game being played.
//! Each mode fills it in; the board is in [`board_view`](crate::app::board).

mod analysis;
pub mod club;
mod corner;
mod details;
pub mod film;
pub(in crate::app) mod flash;
pub(in crate::app) mod match_view;
mod question;
mod report;
pub mod scoresheet;
mod status;
mod time_controls;

pub use super::document::{Fold, MoveItem, MoveList, MovePart, MoveText};
pub use analysis::{AnalysisView, EvalText, LineMove, LineView, ThreatView};
pub(in crate::app) use analysis::{NODES, SPEED, depth_text, nodes_text};
pub use corner::{ClockFace, Corner};
pub use details::Details;
pub use match_view::MatchRow;
pub use question::QuestionView;
pub use report::{ReportMark, ReportProgress, ReportSide, ReportView};
pub use status::{EngineDetail, EngineLine, Status};
pub(in crate::app) use status::{over_status, replay_status, turn_status, until_face_changes, with_state};
pub(in crate::app) use time_controls::{side_text, time_control, time_controls};
