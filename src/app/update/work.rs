//! The work on one message.

use crate::app::context::{Command, Context, Screen, Tone, WindowCommand};
use crate::app::game::Document;
use crate::app::library::SavedGame;
use crate::app::model::{Effect, Files, Mode, Over, Puzzles, Replaced, Scene, Whereabouts, WindowState};
use crate::app::play::Play;
use crate::app::text::Text;
use crate::game::Variant;

pub(super) struct Work<'a> {
    /// The open game.
    pub mode: &'a mut Mode,
    /// The editor, the lessons or the puzzles over it.
    pub over: &'a mut Option<Over>,
    pub replaced: &'a mut Option<Replaced>,
    pub files: &'a mut Files,
    pub window: &'a mut WindowState,
    pub cx: Context<'a>,
}

impl Work<'_> {
    /// Everything on which the answer to the message depends.
    pub(super) fn scene(&self) -> Scene<'_> {
        let (over, replaced) = (self.over.as_ref(), self.replaced.as_ref());
        Scene { mode: self.mode, over, replaced, shared: self.cx.shared, files: self.files }
    }

    /// Announces the new move, or the move now displayed with what the report says of it, if either differs from before;
    /// otherwise the effect of the message.
    pub(super) fn announce_since(&mut self, before: Option<Whereabouts>, effect: Effect) {
        let is_of_two = self.over.is_none() && self.mode.document().is_some();
        let spoken = if is_of_two {
            self.scene().spoken_since(before)
        } else {
            self.with_top(|screen, _| screen.announce())
        };
        let effect = self.scene().effect_since(effect);
        let study = self.mode.study().filter(|_| is_of_two && spoken.is_some());
        let judgement: Vec<Text> = study.into_iter().flat_map(Play::told_of_move).collect();
        for text in spoken.or(effect).into_iter().chain(judgement) {
            self.announce(text);
        }
    }

    /// Says the evaluation of the position shown, or why there is none.
    pub(super) fn say_evaluation(&mut self) {
        let Some(study) = self.mode.study() else { return };
        let why = if study.is_analysing() { "why-no-line" } else { "why-analysis-off" };
        let text = study.spoken_evaluation().unwrap_or_else(|| Text::key(why));
        self.cx.toast(Tone::Plain, text);
    }

    /// Gives screen readers a text.
    pub(super) fn announce(&mut self, text: Text) {
        self.window.announcements.add(text);
    }

    pub(super) fn with_top<T>(&mut self, work: impl FnOnce(&mut dyn Screen, &mut Context) -> T) -> T {
        match self.over {
            Some(over) => work(&mut **over, &mut self.cx),
            None => work(&mut **self.mode, &mut self.cx),
        }
    }

    pub(super) fn with_play(&mut self, work: impl FnOnce(&mut Play, &mut Context)) {
        if let Some(play) = self.mode.play_mut() {
            work(play, &mut self.cx);
        }
    }

    pub(super) fn puzzles_open(&self) -> Option<&Puzzles> {
        self.over.as_ref().and_then(Over::puzzles)
    }

    /// The game that is seen: the open one, or that of a puzzle over it; `None` in lessons.
    pub(super) fn seen_game(&self) -> Option<SavedGame> {
        let top = self.scene().top();
        let puzzle = self.puzzles_open().and_then(Puzzles::solving);
        let game = || {
            puzzle.map_or_else(|| self.mode.to_save(self.cx.now), |puzzle| SavedGame::of_two(puzzle.record()))
        };
        top.has_game().then(game)
    }

    /// Puts a screen over the game, in place of the one that is there, and pauses the game.
    pub(super) fn cover(&mut self, over: Over) {
        self.files.library.close();
        self.mode.interrupt(&mut self.cx);
        self.close_over();
        *self.over = Some(over);
    }

    /// The variant of the open game; `None` of a game for three.
    pub(super) fn shown_variant(&self) -> Option<Variant> {
        self.mode.document().map(|document| document.position().variant())
    }

    /// Whether anything would be lost with the open game: its own moves, if they are not saved, or games of its match.
    pub(super) fn is_unsaved(&self) -> bool {
        self.mode.is_unsaved() || self.mode.running_match().is_unsaved()
    }

    /// Closes the screen over the game, and returns to the game. A game with clocks stays paused until its players are
    /// ready.
    pub(super) fn uncover(&mut self) {
        self.close_over();
        self.mode.end_interruption(&mut self.cx);
    }

    pub(super) fn close_over(&mut self) {
        if let Some(mut over) = self.over.take() {
            over.leave(&mut self.cx);
        }
    }

    /// The record of two that can be looked through and edited; `None` while another screen is over it.
    pub(super) fn record(&mut self) -> Option<&mut Document> {
        if self.over.is_some() { None } else { self.mode.document_mut() }
    }

    /// Puts a text on the clipboard, and says so.
    pub(super) fn copy(&mut self, text: String, said: &'static str) {
        self.tell_window(WindowCommand::Copy(text));
        self.cx.toast(Tone::Plain, Text::key(said));
    }

    pub(super) fn tell_window(&mut self, command: WindowCommand) {
        self.cx.out.push(Command::Window(command));
    }
}
