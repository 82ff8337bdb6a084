//! Work in memory that takes longer than a frame may: finding and reading games in large lists, dropping and writing.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::app::cx::ListJob;
use crate::app::files::PICTURE_WIDTH;
use crate::app::message::DiskNews;
use crate::app::picture::Raster;
use crate::app::view::club::ClubBooks;
use crate::game::pgn;

/// Does the work in memory. If it breaks down, a filter leaves all the games.
pub(super) fn work_safely(job: ListJob) -> Option<DiskNews> {
    let on_panic = match &job {
        ListJob::Filter { ticket, games, .. } => Some((*ticket, games.len())),
        _ => None,
    };
    catch_unwind(AssertUnwindSafe(|| work(job))).unwrap_or_else(|_| {
        on_panic.map(|(ticket, games)| DiskNews::Filtered { ticket, shown: (0..games).collect() })
    })
}

fn work(job: ListJob) -> Option<DiskNews> {
    match job {
        ListJob::Filter { ticket, games, query } => {
            Some(DiskNews::Filtered { ticket, shown: games.found(&query) })
        }
        ListJob::Club(games, shown) => {
            Some(DiskNews::ClubCounted(Arc::new(ClubBooks::of(games.played(&shown)))))
        }
        ListJob::Preview(file, index) => file.preview(index).map(|game| DiskNews::Previewed(Box::new(game))),
        ListJob::Write(record) => Some(DiskNews::Written(pgn::write(&record))),
        ListJob::Draw(picture) => Raster::of_svg(&picture.svg(), PICTURE_WIDTH).ok().map(DiskNews::Drawn),
        ListJob::Drop(file) => {
            drop(file);
            None
        }
    }
}
