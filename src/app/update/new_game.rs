//! Starting games, the next games of a match, and continuing a game that was broken off.

use super::work::Work;
use crate::app::context::{Context, Dialog, Fault, PendingAction, Shared, Tone};
use crate::app::game::{Document, ThreeDocument};
use crate::app::play::{Play, Three};
use crate::app::settings::{GameForm, Match, NewGameForm, StartFrom, ThreeForm};
use crate::app::text::{Text, explain_three};
use crate::game::{GameRecord, NodeId, pgn};
use crate::sides::Outcome;
use crate::three;

/// New games.
impl Work<'_> {
    /// The form is filled in.
    pub(super) fn submit_form(&mut self, form: GameForm) {
        match form {
            GameForm::Two(two) if !two.is_whole() => self.cx.show(Dialog::NewGame(GameForm::Two(two))),
            GameForm::Two(two) if two.is_continuation() => self.continue_game(*two),
            form => self.cx.replace_by = Some(PendingAction::Start(form)),
        }
    }

    /// Studies the position of the form, or changes it in the editor.
    pub(super) fn leave_form(&mut self, form: &NewGameForm, is_studied: bool) {
        let Ok(position) = form.start_position() else { return };
        if is_studied {
            self.cx.replace_by = Some(PendingAction::Study(Box::new(GameRecord::new(position))));
        } else {
            self.open_editor(position.into());
        }
    }

    pub(super) fn start_game(&mut self, form: &NewGameForm) {
        let mut form = form.clone();
        // The millisecond of a click is random.
        let is_odd = self.cx.now.subsec_millis() % 2 == 1;
        if form.setup.random_sides && form.setup.only_human().is_some() && is_odd {
            form.setup = form.setup.swapped();
        }
        let setup = form.setup.clone();
        form.setup = form.setup.with_person(&self.cx.shared.settings.profile.name);
        match self.document_of(form) {
            Ok(document) => {
                self.cx.change_settings().setup = setup;
                let running_match = Match::new(document.setup());
                self.begin(document, running_match);
            }
            Err(problem) => self.cx.toast(Tone::Error, problem),
        }
    }

    /// The game of a form. The computer is as strong as the form says, seen from the person's rating.
    fn document_of(&self, mut form: NewGameForm) -> Result<Document, Text> {
        form.setup.meet_rival(&self.cx.shared.settings.ratings);
        Document::from_form(&form)
    }

    /// Begins another game of the same players from the usual position: with colours swapped, or each of three one seat
    /// further.
    pub(super) fn rematch(&mut self) {
        if let Some(three) = self.mode.three() {
            let setup = three.document().setup().rotated();
            return self.start_three(ThreeForm { setup, start: None });
        }
        let Some(document) = self.mode.document() else { return };
        let (setup, last) = (document.setup().swapped(), self.last_outcome());
        if setup.is_online() {
            return self.ask_online_rematch();
        }
        if let Ok(document) = self.document_of(NewGameForm::new(setup)) {
            let mut running_match = self.mode.running_match().clone();
            running_match.swap(document.setup(), last);
            self.begin(document, running_match);
        }
    }

    /// How the open game ended, if it counts for the match.
    fn last_outcome(&self) -> Option<Outcome> {
        let document = self.mode.document()?;
        document.outcome().filter(|_| !document.is_studied() || document.was_played())
    }

    fn begin(&mut self, document: Document, running_match: Match) {
        self.open(Play::in_match(document, running_match));
        self.files.library.set_origin(None);
        self.with_play(Play::begin);
    }

    /// A study of this record, from its start.
    pub(super) fn study_record(&mut self, record: GameRecord) {
        let mut document = Document::opened(record, None);
        document.go_to(NodeId::ROOT);
        self.open_undoably(Play::standing(document), None);
    }
}

/// The games of a match.
impl Work<'_> {
    /// Starts the next game of the match, after saving the finished one if the match has a file.
    pub(super) fn ask_next_game(&mut self) {
        let saver = &mut self.files.saver;
        if saver.is_writing() {
            saver.after = Some(PendingAction::NextGame);
        } else if self.mode.write_back(self.cx.now).is_some() {
            self.cx.replace_by = Some(PendingAction::NextGame);
        } else if self.mode.save_state().file().is_some() && self.mode.is_unsaved() {
            saver.after = Some(PendingAction::NextGame);
            self.save();
        } else {
            self.next_game();
        }
    }

    /// Begins the next game of computers that play a match, unless the user looks at the game or at a dialog.
    pub(super) fn next_by_itself(&mut self) {
        let Shared { next_game, dialogs, .. } = &mut *self.cx.shared;
        let is_due = next_game.take_if(|at| *at <= self.cx.now).is_some();
        let is_free = self.over.is_none() && dialogs.open().is_none();
        let is_at_end = self.mode.play().is_some_and(Play::is_at_head);
        if is_due && is_free && is_at_end && self.mode.has_next_game() {
            self.ask_next_game();
        }
    }

    /// The game that is over joins those of the match, and the next one begins with colours swapped.
    pub(super) fn next_game(&mut self) {
        let document = self.mode.document().filter(|_| self.mode.has_next_game());
        let Some((document, outcome)) = document.and_then(|game| Some((game, game.outcome()?))) else {
            return;
        };
        let text = pgn::write(&document.record_at(self.cx.now));
        let is_saved = document.save_state().file().is_some() && !document.is_unsaved();
        let setup = document.setup();
        let start = *document.record().tree.start();
        let start =
            if start == setup.usual_start() { StartFrom::Usual } else { StartFrom::Fen(start.to_fen()) };
        let form = NewGameForm { start, ..NewGameForm::new(setup.swapped()) };
        let mut score = self.mode.running_match().clone();
        score.go_on(outcome, text, is_saved, document.save_state().is_own());
        match self.document_of(form) {
            Ok(document) => self.begin_next(document, score),
            Err(problem) => self.cx.toast(Tone::Error, problem),
        }
    }

    /// The game's journal holds those before it, and takes the place of the last one's: no end of the program can take
    /// any of them away.
    fn begin_next(&mut self, document: Document, running_match: Match) {
        let before = self.files.journal.open.take();
        // The earlier games of the match may be in their file already, although saving them failed.
        let attempts = std::mem::take(&mut self.files.saver.attempts);
        self.begin(document, running_match);
        self.files.saver.attempts = attempts;
        self.new_journal(0);
        if let Some(open) = &mut self.files.journal.open {
            open.replaces = before.map(|journal| journal.id);
        }
    }
}

/// Playing on.
impl Work<'_> {
    /// Continues the studied game, which was broken off, by the submitted form.
    fn continue_game(&mut self, form: NewGameForm) {
        let StartFrom::OpenGame(open) = form.start else { return };
        let study = self.mode.study_mut().filter(|study| study.document().is_broken_off());
        let Some(study) = study else { return };
        study.continue_by(form.setup, open.keeps_clocks, &mut self.cx);
    }
}

impl Work<'_> {
    pub(super) fn with_three(&mut self, work: impl FnOnce(&mut Three, &mut Context)) {
        if let Some(three) = self.mode.three_mut() {
            work(three, &mut self.cx);
        }
    }

    /// Opens the form of a new game from this position, or from the usual one, filled in as the last time.
    pub(super) fn ask_new_three(&mut self, start: Option<Box<three::Position>>) {
        let form = ThreeForm { setup: self.cx.shared.settings.three.clone(), start };
        self.cx.show(Dialog::NewGame(GameForm::of_three(form)));
    }

    pub(super) fn start_three(&mut self, mut form: ThreeForm) {
        let settings = self.cx.change_settings();
        settings.three = form.setup.clone();
        form.setup = form.setup.with_person(&settings.profile.name);
        self.open(Three::ready(ThreeDocument::ready(form)));
        self.with_three(Three::begin);
    }

    /// Opens the form of a new game from a pasted position, or shows the problem with the text. Returns `false` if the
    /// text is not a position of three sides.
    pub(super) fn pasted_three(&mut self, text: &str) -> bool {
        if !is_position_text(text) {
            return false;
        }
        match text.parse() {
            Ok(position) => self.ask_new_three(Some(Box::new(position))),
            Err(error) => {
                let text = explain_three::wrong_position(&error);
                self.cx.show(Dialog::Problem { fault: Fault::Paste, text });
            }
        }
        true
    }
}

/// Whether a line looks like a position of the three-player game: its rows have pieces of two letters.
fn is_position_text(text: &str) -> bool {
    let rows = text.split_whitespace().next().unwrap_or_default();
    let letters: Vec<char> = rows.chars().collect();
    let pieces = letters.windows(2).filter(|pair| {
        ['w', 'r', 'b', 'x'].contains(&pair[0]) && ['K', 'Q', 'R', 'B', 'N', 'P'].contains(&pair[1])
    });
    text.lines().count() == 1
        && rows.matches('/').count() >= 4
        && pieces.count() >= 2
        && !letters.iter().any(|letter| ['k', 'q', 'n', 'p'].contains(letter))
}
