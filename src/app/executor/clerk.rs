//! The thread of the files: games, the settings, and the games by mail.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

use crate::app::catalogue::Text;
use crate::app::cx::FileJob;
use crate::app::files::OpenedFile;
use crate::app::mail::MailNews;
use crate::app::message::DiskNews;
use crate::app::places::Places;
use crate::app::settings::file::{SettingsFailure, SettingsFile};
use crate::app::storage::{Doing, FileProblem, ProblemKind};
use crate::disk::FileSystem;
use crate::online::{MailError, Mailbox};

/// Does the work with files.
pub(super) struct Clerk {
    pub disk: Arc<dyn FileSystem>,
    pub places: Places,
    pub mailbox: Mailbox,
    pub settings: SettingsFile,
}

impl Clerk {
    /// Does the work. A panic is reported as a file that could not be read or written, and the thread continues.
    pub fn work_safely(&mut self, job: FileJob) -> Option<DiskNews> {
        let on_panic = problem(&job, &self.places);
        catch_unwind(AssertUnwindSafe(|| self.work(job))).unwrap_or(Some(on_panic))
    }

    fn work(&mut self, job: FileJob) -> Option<DiskNews> {
        let disk = self.disk.as_ref();
        Some(match job {
            FileJob::Open(job) => DiskNews::FileOpened(job.ticket, job.carry_out(disk)),
            FileJob::Text(text) => DiskNews::Opened(Arc::new(OpenedFile::from_text(text))),
            FileJob::Game(file, index) => DiskNews::GameRead(Box::new(file.read(index)?)),
            FileJob::Collection(games) => DiskNews::Opened(Arc::new(OpenedFile::of_collection(games))),
            FileJob::Recorded(games, index) => {
                let file = Arc::new(OpenedFile::of_collection(games));
                DiskNews::GameRead(Box::new(file.read(index)?))
            }
            FileJob::Own(job) => {
                DiskNews::OwnGamesRead(job.open.ticket, job.carry_out(disk, &self.places.games))
            }
            FileJob::Change(job) => DiskNews::OwnGamesChanged(job.carry_out(disk)),
            FileJob::Save(job) => match job.carry_out(disk) {
                Ok((file, index)) => DiskNews::Saved { saving: job.saving, file: Arc::new(file), index },
                Err(failure) => DiskNews::NotSaved(job.saving, failure),
            },
            FileJob::Keep(job) => DiskNews::GameKept(job.saving, job.carry_out(disk, &self.places.games)),
            FileJob::Export(job) => match job.carry_out(disk) {
                Ok(path) => DiskNews::Exported(job.export, path),
                Err(problem) => DiskNews::NotExported(job.export, problem),
            },
            FileJob::Settings(settings) => match self.settings.save(disk, &settings) {
                Ok(()) => DiskNews::SettingsKept,
                Err(error) => settings_failed(&self.places, Text::of_error(&error)),
            },
            FileJob::Mail(command) => DiskNews::Mail(command.carry_out(&self.mailbox)),
        })
    }
}

/// The message to send if this work panics, or has no thread.
pub(super) fn problem(job: &FileJob, places: &Places) -> DiskNews {
    let reason = Text::key("internal-error");
    let problem = |path: Option<&Path>, doing| {
        let path = path.unwrap_or(Path::new("")).to_owned();
        FileProblem { path, doing, kind: ProblemKind::Other(reason.clone()) }
    };
    let reading = |path| problem(path, Doing::Reading);
    let writing = |path| problem(path, Doing::Writing);
    match job {
        FileJob::Open(job) => DiskNews::FileOpened(job.ticket, Err(reading(Some(&job.path)))),
        FileJob::Text(_) | FileJob::Collection(_) | FileJob::Recorded(..) => {
            DiskNews::NotOpened(reading(None))
        }
        FileJob::Game(file, _) => DiskNews::NotOpened(reading(file.path.as_deref())),
        FileJob::Own(job) => DiskNews::OwnGamesRead(job.open.ticket, Err(reading(Some(&places.games)))),
        FileJob::Change(_) => DiskNews::OwnGamesChanged(Err(writing(None))),
        FileJob::Save(job) => DiskNews::NotSaved(job.saving, writing(Some(&job.path)).into()),
        FileJob::Keep(job) => DiskNews::GameKept(job.saving, Err(writing(Some(&places.games)))),
        FileJob::Export(job) => DiskNews::NotExported(job.export, writing(Some(&job.path))),
        FileJob::Settings(_) => settings_failed(places, reason),
        FileJob::Mail(_) => {
            let taken = Some(Err(MailError::Disk(reason.to_string())));
            DiskNews::Mail(MailNews { games: Vec::new(), taken, is_shown: false })
        }
    }
}

fn settings_failed(places: &Places, reason: Text) -> DiskNews {
    DiskNews::SettingsFailed(SettingsFailure { path: places.settings.clone(), reason })
}
