//! The window: its parts, the messages it hands to the program and the commands it carries out.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use egui::{ColorImage, Context, OpenUrl, ViewportCommand};

use super::file_dialog::FileDialogs;
use super::layout::Parts;
use super::services::{Options, Services, Stopwatch};
use super::strokes::Strokes;
use super::system;
use crate::app::context::{Command, WindowCommand};
use crate::app::library::PuzzleChoice;
use crate::app::model::{DiskNews, Learn, LearnAction, Message, Model, PuzzleAction, Puzzles};
use crate::app::settings::file::LoadedSettings;
use crate::app::text::{Language, Shown};
use crate::app::update::{Executor, update};
use crate::gui::actions::Action;
use crate::gui::panel;
use crate::gui::sound::Player;
use crate::gui::style::fonts;
use crate::gui::style::pieces::figurines;
use crate::gui::style::theme::Theme;

/// Minimum interval between two reads of the engine's news.
const NEWS_PAUSE: Duration = Duration::from_millis(40);

/// The longest a panic waits for the running game to reach the disk.
const PANIC_PATIENCE: Duration = Duration::from_secs(2);

/// The window.
pub struct Shell {
    pub(super) model: Model,
    pub(super) executor: Executor,
    pub(super) file_dialogs: FileDialogs,
    pub(super) sounds: Player,
    /// Receives once whether the system asks for reduced motion.
    pub(super) less_motion: Receiver<bool>,
    pub(super) stopwatch: Stopwatch,
    /// Keys that came faster than pictures.
    pub(super) strokes: Strokes,
    pub(super) parts: Parts,
    /// The language where the settings leave it to the system.
    pub(super) system_language: Language,
    /// The language and the piece letters of the last frame.
    pub(super) shown: Option<Shown>,
    /// The look as it was applied last.
    pub(super) look: Option<Theme>,
    /// The window's title as it was set last.
    pub(super) title: String,
    /// Whether the system has asked the program to end.
    pub(super) is_end_requested: Arc<AtomicBool>,
    /// Whether the program has agreed to end.
    pub(super) may_close: bool,
}

impl Shell {
    /// The window at its start.
    pub fn new(ctx: &Context, services: Services, options: Options) -> Self {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        system::keep_memory_of_frames();
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.set_fonts(fonts::definitions());
        ctx.add_glyph_rasterizer(figurines::rasterizer());
        let waker = ctx.clone();
        let notify = move || waker.request_repaint_after(NEWS_PAUSE);
        let LoadedSettings { settings, trouble } = services.settings;
        let mut shell = Self {
            parts: Parts::new(ctx, &settings),
            executor: Executor::new(&services.places, services.files, &settings, notify),
            model: Model::new(settings),
            file_dialogs: FileDialogs::new(ctx),
            sounds: services.sounds,
            less_motion: system::less_motion(ctx),
            stopwatch: services.stopwatch,
            strokes: Strokes::default(),
            system_language: services.language,
            shown: None,
            look: None,
            title: String::new(),
            is_end_requested: Arc::default(),
            may_close: false,
        };
        if options.language.is_some() {
            let chosen =
                Message::set(shell.model.settings(), |settings| settings.language = options.language);
            shell.send(ctx, chosen);
        }
        shell.speak();
        shell.send(ctx, Message::Started { file: options.file, machine: services.machine });
        if let Some(trouble) = trouble {
            shell.send(ctx, Message::Disk(DiskNews::SettingsTrouble(trouble)));
        }
        shell
    }

    /// Keeps the system's file dialogs in front of the window that is being created. From now on a panic anywhere in the
    /// process leaves the running game whole on the disk, and the system's request to end the program is answered.
    pub fn own(&mut self, window: &eframe::CreationContext) {
        self.file_dialogs.belong_to(window);
        #[cfg(unix)]
        {
            let waker = window.egui_ctx.clone();
            super::signals::listen(Arc::clone(&self.is_end_requested), move || waker.request_repaint());
        }
        self.executor.keep_at_panic(PANIC_PATIENCE);
    }

    /// The state of the program.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Sends a message to the program, and carries out the commands that it returns.
    pub fn send(&mut self, ctx: &Context, message: Message) {
        let now = self.stopwatch.elapsed();
        for command in update(&mut self.model, message, now) {
            self.run(ctx, command);
        }
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        match self.executor.run(command) {
            None => {}
            Some(WindowCommand::AskPath { purpose, name }) => self.file_dialogs.ask_path(purpose, &name),
            Some(WindowCommand::Copy(text)) => ctx.copy_text(text),
            Some(WindowCommand::OpenLink(link)) => ctx.open_url(OpenUrl::same_tab(link)),
            Some(WindowCommand::CopyPicture(raster)) => {
                ctx.copy_image(ColorImage::from_rgba_premultiplied(raster.size(), raster.data()));
            }
            Some(WindowCommand::ReadClipboard) => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Some(WindowCommand::Play { sound, volume }) => self.sounds.play(sound, volume),
            Some(WindowCommand::Quit) => {
                self.may_close = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Whether a lesson, or a puzzle that is not over, is on the board.
    fn has_task(&self) -> bool {
        let solving = self.model.puzzles().and_then(Puzzles::solving);
        self.model.learn().and_then(Learn::lesson).is_some()
            || solving.is_some_and(|puzzle| !puzzle.is_over())
    }

    /// What Enter means where no board waits for a move: the next level or puzzle.
    fn next_step(&self) -> Option<Message> {
        let model = &self.model;
        if let Some(learn) = model.learn() {
            let earned = model.settings().earned();
            let next = match learn.lesson() {
                Some(lesson) => lesson.is_over().then_some(LearnAction::Continue),
                None => {
                    learn.upcoming(earned).map(|upcoming| LearnAction::Begin(upcoming.way, upcoming.index))
                }
            };
            return next.map(Message::Learn);
        }
        let next = match model.puzzles()?.solving() {
            Some(solving) => solving.is_over().then_some(PuzzleAction::Continue),
            None => Some(PuzzleAction::Begin(PuzzleChoice::Theme(None))),
        };
        next.map(Message::Puzzles)
    }

    /// Performs the action of a menu item or a key.
    pub(super) fn perform(&mut self, ctx: &Context, action: Action) {
        let is_narrow = panel::is_narrow(ctx.content_rect().size());
        match action {
            Action::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            }
            // In a lesson or a puzzle that is not over the arrows have no other meaning than to move the cursor.
            Action::First | Action::Previous | Action::Next | Action::Last if self.has_task() => {
                self.parts.board.wants_keys = true;
            }
            Action::Board => match self.next_step() {
                Some(message) => self.send(ctx, message),
                None => self.parts.board.wants_keys = true,
            },
            Action::Panel if is_narrow => {
                self.parts.is_panel_opened = !self.parts.is_panel_opened;
            }
            action => {
                // What these show is in the panel.
                let is_of_panel =
                    matches!(action, Action::Analyse | Action::Threat | Action::Report | Action::Explore);
                if is_of_panel && is_narrow && self.model.study().is_some() {
                    self.parts.is_panel_opened = true;
                }
                if let Some(message) = action.message(&self.model) {
                    self.send(ctx, message);
                }
            }
        }
    }
}
