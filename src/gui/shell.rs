//! The window as a whole: hands messages to the program, carries out what it asks for, draws what it knows.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{CentralPanel, Context, Frame, Margin, Panel, Ui, UserAttentionType, ViewportCommand};

use super::actions::Action;
use super::board::{BoardState, board_ui};
use super::corners::Corners;
use super::dialogs::{self, DialogsState};
use super::file_dialog::FileDialogs;
use super::layout::BoardLayout;
use super::panel::{self, MovesPanel};
use super::theme::{Theme, space};
use super::{Options, drop_hint, keyboard, menu, toasts};
use crate::app::command::{Command, WindowCommand};
use crate::app::executor::Executor;
use crate::app::message::{DiskNews, FileAction, Message, Setting, WindowNews};
use crate::app::model::Model;
use crate::app::places::Places;
use crate::app::search::Machine;
use crate::app::settings::ThemeChoice;
use crate::app::settings::file::{self, LoadedSettings};
use crate::app::storage::FileSystem;
use crate::app::update::update;
use crate::app::words::Words;
use crate::chess::Color;

/// The engine may have news more often than anyone can read: the window looks at them no sooner than so.
const NEWS_PAUSE: Duration = Duration::from_millis(40);

/// The longest a panic waits for the running game to reach the disk.
const PANIC_PATIENCE: Duration = Duration::from_secs(2);

/// What the window stands on.
pub struct Services {
    /// Where settings and journals lie.
    pub places: Places,
    /// The file system.
    pub files: Arc<dyn FileSystem>,
    /// The settings as they were found.
    pub settings: LoadedSettings,
    /// What searches may use.
    pub machine: Machine,
}

impl Services {
    /// The settings of these places, on this file system, on a machine of which nothing is known.
    pub fn new(places: Places, files: Arc<dyn FileSystem>) -> Self {
        let settings = file::load(files.as_ref(), &places.settings);
        Self { places, files, settings, machine: Machine::UNKNOWN }
    }
}

/// The window.
pub struct Shell {
    model: Model,
    executor: Executor,
    file_dialogs: FileDialogs,
    started: Instant,
    board: BoardState,
    moves: MovesPanel,
    dialogs: DialogsState,
    /// Whether the panel is open in a window too narrow to have it open by itself.
    is_panel_wanted: bool,
    /// The look as it was applied last.
    look: Option<Theme>,
    /// The window's title as it was set last.
    title: String,
    /// Whether the program has agreed to end.
    may_close: bool,
}

impl Shell {
    /// The window at its start.
    pub fn new(ctx: &Context, services: Services, options: Options) -> Self {
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let waker = ctx.clone();
        let notify = move || waker.request_repaint_after(NEWS_PAUSE);
        let LoadedSettings { settings, trouble } = services.settings;
        let mut shell = Self {
            executor: Executor::new(&services.places, services.files, &settings, notify),
            model: Model::new(settings),
            file_dialogs: FileDialogs::new(ctx),
            started: Instant::now(),
            board: BoardState::new(ctx),
            moves: MovesPanel::default(),
            dialogs: DialogsState::default(),
            is_panel_wanted: false,
            look: None,
            title: String::new(),
            may_close: false,
        };
        shell.send(ctx, Message::Started { file: options.file, machine: services.machine });
        if let Some(trouble) = trouble {
            shell.send(ctx, Message::Disk(DiskNews::SettingsTrouble(trouble)));
        }
        shell
    }

    /// From now on a panic anywhere in the process leaves the running game whole on the disk.
    pub fn keep_at_panic(&self) {
        self.executor.keep_at_panic(PANIC_PATIENCE);
    }

    /// All the program knows.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Tells the program something, and carries out what follows from it.
    pub fn send(&mut self, ctx: &Context, message: Message) {
        let now = self.started.elapsed();
        for command in update(&mut self.model, message, now) {
            self.run(ctx, command);
        }
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        match self.executor.run(command) {
            None => {}
            Some(WindowCommand::AskOpen) => self.file_dialogs.ask_open(),
            Some(WindowCommand::AskSave { name }) => self.file_dialogs.ask_save(&name),
            Some(WindowCommand::Copy(text)) => ctx.copy_text(text),
            Some(WindowCommand::ReadClipboard) => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Some(WindowCommand::Quit) => {
                self.may_close = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Does what a menu item or a key stands for.
    fn perform(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::FullScreen => {
                let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
            }
            Action::Panel if panel::is_narrow(ctx.content_rect().size()) => {
                self.is_panel_wanted = !self.is_panel_wanted;
            }
            action => {
                if let Some(message) = action.message(self.model.settings()) {
                    self.send(ctx, message);
                }
            }
        }
    }

    fn theme(&self, ctx: &Context) -> Theme {
        let settings = self.model.settings();
        let is_dark = match settings.theme {
            ThemeChoice::Light => false,
            ThemeChoice::Dark => true,
            ThemeChoice::System => ctx.system_theme() == Some(egui::Theme::Dark),
        };
        Theme { is_dark, palette: settings.palette, pieces: settings.pieces }
    }

    /// Makes the window look as the settings say. Says no where its contents are not to be drawn in this pass: their
    /// size is about to change.
    fn apply_look(&mut self, ctx: &Context) -> bool {
        let theme = self.theme(ctx);
        if self.look.replace(theme) != Some(theme) {
            theme.apply(ctx);
        }
        let zoom = self.model.settings().zoom();
        let is_ready = (ctx.zoom_factor() - zoom).abs() < 0.001;
        if !is_ready {
            ctx.set_zoom_factor(zoom);
            ctx.request_discard("the size of everything");
        }
        is_ready
    }

    /// The wish to close the window: it stays until the program agrees. Where there is something to ask, a window that
    /// nobody sees comes up for it.
    fn take_close_request(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) || self.may_close {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.send(ctx, Message::File(FileAction::Quit));
        let is_unseen = ctx.input(|input| input.viewport().visible() == Some(false));
        if is_unseen && self.model.dialog().is_some() {
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            // Where a window may not come up by itself (Wayland), its entry in the task bar at least lights up.
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            ctx.request_repaint();
        }
    }

    /// Files dropped on the window, text pasted into it.
    fn take_window_news(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.send(ctx, Message::File(FileAction::OpenPath(path)));
        }
        if self.model.dialog().is_some() {
            return;
        }
        if let Some(text) = keyboard::pasted(ctx) {
            self.send(ctx, Message::Window(WindowNews::Pasted(text)));
        }
        for action in keyboard::actions(ctx) {
            self.perform(ctx, action);
        }
    }

    fn remember_size(&mut self, ctx: &Context) {
        let is_whole = ctx.input(|input| {
            let viewport = input.viewport();
            !viewport.maximized.unwrap_or(false) && !viewport.fullscreen.unwrap_or(false)
        });
        let size = ctx.content_rect().size() * ctx.zoom_factor();
        let [width, height] = [size.x.round(), size.y.round()];
        if is_whole
            && self.model.settings().window != Some([width, height])
            && !ctx.input(|input| input.pointer.any_down())
        {
            self.send(ctx, Message::Setting(Setting::WindowSize { width, height }));
        }
    }

    fn set_title(&mut self, ctx: &Context) {
        let title = self.model.title();
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Draws everything; what was asked for by menu comes back in `actions`, all else in `out`.
    fn draw(&mut self, ui: &mut Ui, actions: &mut Vec<Action>, out: &mut Vec<Message>) {
        let theme = self.theme(ui.ctx());
        let colors = theme.colors();
        let bar = Frame::new().fill(colors.window).inner_margin(Margin::symmetric(space::S as i8, 2));
        Panel::top("menu").frame(bar).show_separator_line(false).show(ui, |ui| {
            menu::show(ui, theme, &self.model, actions, out);
        });
        if let Some(width) = self.panel_width(ui.ctx()) {
            let side = Frame::new().fill(colors.raised);
            Panel::right("side").frame(side).exact_size(width).resizable(false).show(ui, |ui| {
                panel::show(ui, theme, &self.model, &mut self.moves, actions, out);
            });
        }
        let field = Frame::new().fill(colors.window).inner_margin(Margin::same(space::XS as i8));
        CentralPanel::default().frame(field).show(ui, |ui| self.field_ui(ui, theme, out));
        let panel = self.panel_width(ui.ctx()).unwrap_or_default();
        dialogs::show(ui, theme, &self.model, panel, &mut self.dialogs, &mut self.board, out);
    }

    fn panel_width(&self, ctx: &Context) -> Option<f32> {
        let window = ctx.content_rect().size();
        let is_open =
            if panel::is_narrow(window) { self.is_panel_wanted } else { self.model.settings().panel };
        is_open.then(|| panel::width(window))
    }

    /// The board and the corners around it.
    fn field_ui(&mut self, ui: &mut Ui, theme: Theme, out: &mut Vec<Message>) {
        let now = self.started.elapsed();
        let field = ui.available_rect_before_wrap();
        let view = self.model.board_view();
        let events = board_ui(ui, &mut self.board, &view, &theme, &Words);
        out.extend(events.into_iter().map(Message::Board));
        let board = BoardLayout::fit(view.shape, field, view.coordinates, ui.pixels_per_point());
        let mut corners = Corners { field, board, theme, pieces: &mut self.board.pieces };
        let above = if view.flipped { Color::White } else { Color::Black };
        corners.show(ui, &self.model.corner(above, now), true);
        corners.show(ui, &self.model.corner(!above, now), false);
        toasts::show(ui, theme, self.model.toasts(), field, out);
        drop_hint::show(ui, theme, field);
    }

    /// Asks for the next picture when something will look different by then, and for none otherwise.
    fn schedule(&self, ctx: &Context) {
        if let Some(wait) = self.model.next_wakeup(self.started.elapsed()) {
            ctx.request_repaint_after(wait);
        }
    }
}

impl eframe::App for Shell {
    /// What is done even while nobody sees the window; then nothing is drawn.
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.take_close_request(ctx);
        let mut news = self.executor.messages();
        news.extend(self.file_dialogs.messages());
        for message in news {
            self.send(ctx, message);
        }
        self.send(ctx, Message::Tick);
        self.schedule(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.take_window_news(&ctx);
        if !self.apply_look(&ctx) {
            return;
        }
        let (mut actions, mut messages) = (Vec::new(), Vec::new());
        self.draw(ui, &mut actions, &mut messages);
        let is_changed = !(actions.is_empty() && messages.is_empty());
        for message in messages {
            self.send(&ctx, message);
        }
        for action in actions {
            self.perform(&ctx, action);
        }
        if is_changed {
            ctx.request_repaint();
        }
        self.remember_size(&ctx);
        self.set_title(&ctx);
        self.schedule(&ctx);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
