//! The loop of frames: handles events of the system, other threads and the player, draws the window, and requests the
//! next frame.

use std::sync::atomic::Ordering;

use egui::{Context, InputState, RawInput, Ui, UserAttentionType, ViewportCommand};

use super::{Shell, keyboard};
use crate::app::board::TypeMove;
use crate::app::context::Dialog;
use crate::app::library::{FileAction, WindowNews};
use crate::app::model::Message;
use crate::gui::actions::Out;
use crate::gui::panel::typed_move;
use crate::gui::style::focus;

impl eframe::App for Shell {
    /// The work of a frame that does not depend on the window being visible; nothing is drawn here.
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.speak();
        self.take_close_request(ctx);
        if self.is_end_requested.load(Ordering::Relaxed) && !self.may_close {
            self.send(ctx, Message::Window(WindowNews::EndRequested));
        }
        let mut news = self.executor.messages();
        news.extend(self.file_dialogs.messages());
        news.extend(self.less_motion.try_iter().map(|less| Message::Window(WindowNews::LessMotion(less))));
        for message in news {
            self.send(ctx, message);
        }
        self.send(ctx, Message::Tick);
        self.schedule(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.speak();
        focus::begin(&ctx);
        self.take_window_news(&ctx);
        if !self.apply_look(&ctx) {
            return;
        }
        let mut out = Out::default();
        self.parts.draw(ui, &self.model, self.stopwatch.elapsed(), &mut out);
        let is_changed = !(out.actions.is_empty() && out.messages.is_empty());
        for message in out.messages {
            self.send(&ctx, message);
        }
        for action in out.actions {
            self.perform(&ctx, action);
        }
        if is_changed {
            ctx.request_repaint();
        }
        self.remember_size(&ctx);
        self.set_title(&ctx);
        self.schedule(&ctx);
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let is_writing = typed_move::is_writing(ctx, self.model.typed_move());
        self.strokes.divide(&mut input.events, is_writing);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}

impl Shell {
    /// Holds a request to close the window until the program agrees. If the program has a question, a hidden window is
    /// brought to the front.
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
            // On Wayland a window cannot raise itself; its entry in the task bar lights up instead.
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            ctx.request_repaint();
        }
    }

    /// Files dropped on the window, text pasted into it.
    fn take_window_news(&mut self, ctx: &Context) {
        let dropped = |input: &InputState| -> Vec<_> {
            input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect()
        };
        let dropped = ctx.input(dropped);
        if !dropped.is_empty() {
            self.send(ctx, Message::Window(WindowNews::Dropped(dropped)));
        }
        let is_covered = self.model.dialog().is_some() || self.model.library().is_some();
        if !is_covered {
            typed_move::lead_keyboard(ctx, self.model.typed_move());
        }
        if (!is_covered || self.model.dialog().is_some_and(Dialog::takes_paste))
            && let Some(text) = keyboard::pasted(ctx)
        {
            self.send(ctx, Message::Window(WindowNews::Pasted(text)));
        }
        if is_covered {
            return;
        }
        let actions = keyboard::actions(ctx, &self.model, self.parts.board.has_keyboard());
        // A letter with Shift may be a key as well.
        if actions.is_empty()
            && let Some(letter) = keyboard::first_letter(ctx, &self.model)
        {
            self.send(ctx, Message::TypeMove(TypeMove::Open(letter)));
        }
        for action in actions {
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
            self.send(ctx, Message::Window(WindowNews::Size([width, height])));
        }
    }

    /// Names the window: for the system as it is now, and for screen readers, which speak every change, by the program
    /// alone.
    fn set_title(&mut self, ctx: &Context) {
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label("Heksy"));
        let title = self.model.title();
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Asks for the next picture when something will look different by then, and for none otherwise.
    fn schedule(&self, ctx: &Context) {
        if self.strokes.are_waiting() {
            ctx.request_repaint();
        }
        if let Some(wait) = self.model.next_wakeup(self.stopwatch.elapsed()) {
            ctx.request_repaint_after(wait);
        }
    }
}
