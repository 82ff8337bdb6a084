//! The screens over the game: opening and closing them, and the games that begin from them.

use super::work::Work;
use crate::app::context::{Command, Context, Dialog, PendingAction, Tone};
use crate::app::library::{OwnPuzzles, PathPurpose, PuzzleChoice, PuzzlesJob, Reached, SetForm};
use crate::app::model::{
    Editor, EditorAction, Learn, LearnAction, Over, PositionEdit, PuzzleAction, Puzzles, Scene,
};
use crate::app::play::Play;
use crate::app::settings::{GameForm, NewGameForm, Player, Setup, ThreeForm, ThreeSetup};
use crate::app::text::Text;
use crate::engine::Level;
use crate::game::{GameRecord, PositionSetup, Variant};
use crate::lessons::Game;
use crate::three::Seat;
use crate::three_engine::LEVELS;

/// The editor.
impl Work<'_> {
    pub(super) fn editor(&mut self, action: EditorAction) {
        let Some(Over::Editor(editor)) = self.over else {
            if let Some(document) = self.mode.document().filter(|_| action == EditorAction::Open) {
                self.open_editor(document.position().into());
            }
            return;
        };
        match action {
            EditorAction::Open => {}
            EditorAction::Close => self.uncover(),
            EditorAction::Study => {
                if let Some(position) = editor.position().copied() {
                    self.cx.replace_by = Some(PendingAction::Study(Box::new(GameRecord::new(position))));
                }
            }
            EditorAction::FindGames => {
                let at = Reached::pieces(editor.setup());
                self.find_own_games(at);
            }
            EditorAction::CopyPicture => {
                let picture = editor.setup().picture();
                self.copy(picture, "copied-picture");
            }
            EditorAction::Evaluate => editor.evaluation.switch(&mut self.cx),
            EditorAction::Choose(tool) => editor.choose(tool),
            EditorAction::Edit(edit) => editor.edit(edit),
        }
    }

    /// Opens the editor in front of the game and pauses the game, unless the game forbids it.
    pub(super) fn open_editor(&mut self, setup: PositionSetup) {
        // A position may be pasted in front of the lessons too.
        let scene = Scene { over: None, ..self.scene() };
        if let Err(reason) = scene.check(&EditorAction::Open.into()) {
            return self.cx.toast(Tone::Plain, reason.text());
        }
        self.cover(Over::Editor(Box::new(Editor::new(setup))));
    }

    /// Handles a pasted position while the editor is open, or a pasted drawing of one at any time. Returns `false` for
    /// other texts. The output of `d` in UCI is a drawing with its FEN below, and both are read.
    pub(super) fn pasted_position(&mut self, text: &str) -> bool {
        let editor = self.over.as_ref().and_then(Over::editor);
        let variant = editor.map(Editor::variant).or(self.shown_variant()).unwrap_or_default();
        let labelled = text.lines().find_map(|line| line.strip_prefix("FEN: "));
        let named = labelled.or_else(|| editor.map(|_| text)).and_then(|fen| read_any(variant, fen.trim()));
        let read = named.or_else(|| PositionSetup::from_picture(variant, text));
        match (read, &mut *self.over) {
            (Some(setup), Some(Over::Editor(editor))) => editor.edit(PositionEdit::Replace(Box::new(setup))),
            (Some(setup), _) => self.open_editor(setup),
            (None, _) => return false,
        }
        true
    }
}

/// All games, the preferred one first.
pub(super) fn all_first(preferred: Variant) -> impl Iterator<Item = Variant> {
    [preferred].into_iter().chain(Variant::ALL)
}

/// Reads a text as a position of this game or, if that fails, of any other.
fn read_any(preferred: Variant, text: &str) -> Option<PositionSetup> {
    all_first(preferred).find_map(|variant| PositionSetup::parse(variant, text).ok())
}

/// The lessons.
impl Work<'_> {
    pub(super) fn learn(&mut self, action: LearnAction) {
        match action {
            LearnAction::Open => {
                self.window.has_welcome = false;
                let game = self.shown_variant().map_or(Game::Three, Game::Two);
                self.cover(Over::Learn(Box::new(Learn::new(game))));
            }
            LearnAction::Close => self.uncover(),
            LearnAction::Play => self.play_weakest(),
            action => {
                if let Some(Over::Learn(learn)) = self.over {
                    learn.carry_out(action, &mut self.cx);
                }
            }
        }
    }

    /// Starts a game of the lessons against the weakest computer, after a question about unsaved work.
    fn play_weakest(&mut self) {
        let Some(game) = self.over.as_ref().and_then(Over::learn).map(Learn::game) else { return };
        let form = match game {
            Game::Two(variant) => {
                let mut setup = Setup::default();
                setup.choose(variant);
                setup.black.player = Player::Computer(Level::ALL[0]);
                GameForm::of_two(NewGameForm::new(setup))
            }
            Game::Three => {
                let mut setup = ThreeSetup::default();
                for seat in [Seat::Red, Seat::Black] {
                    setup.seats[seat].player = Player::Computer(LEVELS[0]);
                }
                GameForm::of_three(ThreeForm { setup, start: None })
            }
        };
        self.cx.replace_by = Some(PendingAction::Start(form));
    }
}

/// Carries out an action that needs the open puzzles: on a sheet to print, on a set, or of the solver.
fn open_puzzles(puzzles: &mut Puzzles, action: PuzzleAction, cx: &mut Context) {
    let settings = &cx.shared.settings;
    match action {
        PuzzleAction::AskSheet(set) => {
            puzzles.begin_sheet(set, settings);
            cx.show(Dialog::Sheet);
        }
        PuzzleAction::EditSheet(form) => puzzles.edit_sheet(*form, settings),
        PuzzleAction::KeepSheet => {
            let title = puzzles.sheet_form.title.trim().to_owned();
            cx.out.push(Command::Puzzles(PuzzlesJob::Keep(title, puzzles.sheet(settings))));
        }
        PuzzleAction::AskSet(set) => {
            if let Some(form) = puzzles.set_form(set) {
                cx.show(Dialog::PuzzleSet(Box::new(form)));
            }
        }
        action => puzzles.carry_out(action, cx),
    }
}

/// The puzzles.
impl Work<'_> {
    pub(super) fn puzzles(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::Open => {
                self.window.has_welcome = false;
                let variant = self.shown_variant().unwrap_or_default();
                self.cover(Over::Puzzles(Box::new(Puzzles::new(variant))));
                self.cx.out.push(Command::Puzzles(PuzzlesJob::Read));
            }
            PuzzleAction::Make => {
                let Some(study) = self.mode.study() else { return };
                let job = study.puzzle_job();
                self.cx.out.push(Command::Puzzles(PuzzlesJob::Make(Box::new(job))));
                self.cx.toast(Tone::Plain, Text::key("puzzle-proving"));
            }
            PuzzleAction::Mistakes => {
                let mistakes = self.mode.study().map(Play::mistakes).unwrap_or_default();
                if let Some(variant) = self.shown_variant().filter(|_| !mistakes.is_empty()) {
                    let puzzles = Puzzles::with_mistakes(variant, mistakes);
                    self.cover(Over::Puzzles(Box::new(puzzles)));
                    self.puzzles(PuzzleAction::Begin(PuzzleChoice::Mistakes));
                }
            }
            PuzzleAction::Close => self.uncover(),
            PuzzleAction::AddSet => self.ask_place(PathPurpose::AddSet),
            action => {
                if let Some(Over::Puzzles(puzzles)) = self.over {
                    open_puzzles(puzzles, action, &mut self.cx);
                }
            }
        }
    }

    /// Saves the set that is edited, or deletes it.
    pub(super) fn save_set(&mut self, form: SetForm, is_deleted: bool) {
        let puzzles = if is_deleted { Vec::new() } else { form.named() };
        self.cx.out.push(Command::Puzzles(PuzzlesJob::Replace(form.variant, form.set, puzzles)));
    }

    /// Reports what was done with the person's own puzzles, and shows them.
    pub(super) fn own_puzzles(&mut self, own: OwnPuzzles) {
        self.cx.withdraw_toast("puzzle-proving");
        match own.done {
            Some(Ok(done)) => self.cx.toast(Tone::Plain, done),
            Some(Err(why)) => self.cx.toast(Tone::Warning, why),
            None => {}
        }
        if let Some(Over::Puzzles(puzzles)) = self.over {
            puzzles.take_own(own.puzzles);
        }
    }
}
