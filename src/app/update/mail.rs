//! Games by mail: the list, a new one, letters sent and received.

use super::work::Work;
use crate::app::context::{Dialog, Fault, FileJob, Tone, WindowCommand};
use crate::app::library::{KeepJob, PathPurpose, SavedGame, Saving};
use crate::app::online::mail::{self, LetterForm, MailDialog, MailForm};
use crate::app::online::{Difference, MailAction, MailCommand, MailNews, peer_name};
use crate::app::text::{Text, text};
use crate::game::{Comment, Move, NodeId, TreeEdit, line_text, pgn};
use crate::online::{CODE_TAG, MailError, MailGame, Refusal, Step};

impl Work<'_> {
    pub(super) fn mail(&mut self, action: MailAction) {
        match action {
            MailAction::Open => {
                self.cx.file(FileJob::Mail(MailCommand::Find));
                // Without a game there is nothing to list.
                if self.files.mail.is_empty() {
                    self.mail(MailAction::New);
                } else {
                    self.show_mail(MailDialog::Games);
                }
            }
            MailAction::New => {
                let variant = self.shown_variant().unwrap_or_default();
                let name = self.cx.shared.settings.profile.name.clone();
                self.show_mail(MailDialog::New(MailForm::new(variant, name)));
            }
            MailAction::Edit(edited) => {
                if let Some(MailDialog::New(form)) = self.mail_dialog() {
                    *form = *edited;
                }
            }
            MailAction::Begin => self.begin_by_mail(),
            MailAction::Show(number) => {
                if let Some(game) = self.files.mail.get(number).cloned() {
                    self.close_mail_dialogs();
                    self.show_mail_game(&game);
                }
            }
            MailAction::Again(number) => {
                if let Some(game) = self.files.mail.get(number).cloned() {
                    self.post(&game);
                }
            }
            MailAction::Remove(number) => {
                if let Some(game) = self.files.mail.get(number).cloned() {
                    self.cx.file(FileJob::Mail(MailCommand::Remove(Box::new(game))));
                }
            }
            MailAction::Write => self.write_letter(),
            MailAction::EditLetter(edited) => {
                let game = self.game_of(&edited).cloned();
                if let (Some(game), Some(MailDialog::Letter(form))) = (game, self.mail_dialog()) {
                    *form = *edited;
                    form.check(&game);
                }
            }
            MailAction::Send => self.send_letter(),
        }
    }

    fn show_mail(&mut self, dialog: MailDialog) {
        self.cx.show(Dialog::Mail(Box::new(dialog)));
    }

    fn mail_dialog(&mut self) -> Option<&mut MailDialog> {
        match self.cx.shared.dialogs.open_mut() {
            Some(Dialog::Mail(dialog)) => Some(dialog),
            _ => None,
        }
    }

    pub(super) fn close_mail_dialogs(&mut self) {
        self.cx.close_dialogs(|dialog| matches!(dialog, Dialog::Mail(_)));
    }

    /// The game that a form is about.
    fn game_of(&self, form: &LetterForm) -> Option<&MailGame> {
        self.files.mail.iter().find(|game| game.letter.id() == form.id && game.me == form.me)
    }

    /// The player with White makes the first move on the board, the other one invites by a letter without a move.
    fn begin_by_mail(&mut self) {
        let Some(MailDialog::New(form)) = self.mail_dialog() else { return };
        let form = form.clone();
        if !form.has_names() {
            return;
        }
        let game = form.game();
        self.cx.change_settings_if(|settings| settings.profile.rename(&form.name));
        self.close_mail_dialogs();
        let invitation = game.letter.answer(game.me, &Step::default());
        match invitation {
            Some(letter) => self.post(&MailGame { letter, ..game.clone() }),
            None => self.cx.toast(Tone::Plain, Text::key("mail-first-move")),
        }
        self.keep_by_mail(&game);
        self.show_mail_game(&game);
    }

    /// Keeps a game, in the file and in the list.
    fn keep_by_mail(&mut self, game: &MailGame) {
        let is_same = |other: &MailGame| other.file_name() == game.file_name();
        let games = &mut self.files.mail;
        games.retain(|other| !is_same(other));
        games.push(game.clone());
        self.cx.file(FileJob::Mail(MailCommand::Keep(Box::new(game.clone()))));
        if game.letter.record().outcome().is_some() {
            // The open game stays as unsaved as it is.
            let saving = Saving { game: self.mode.game_id(), revision: None };
            let id = game.letter.record().beginning().number.into();
            let game = SavedGame::of_two(game.record());
            self.cx.keep_game(KeepJob { id, saving, game, is_typed: false });
        }
    }

    /// Puts a game on the board, with the "if … then" lines of the opponent as a comment.
    fn show_mail_game(&mut self, game: &MailGame) {
        let (mut record, letter) = (game.record(), &game.letter);
        if letter.by != game.me {
            let end = record.tree.line_end(NodeId::ROOT);
            let plan = |plan: &Vec<_>| line_text(letter.record().position(), plan);
            let lines: Vec<String> = letter.plans.iter().map(plan).collect();
            if !lines.is_empty() {
                let text = text!("mail-plans", lines = lines.join("; ")).to_string();
                // A record takes any comment.
                record.apply(TreeEdit::comment(end, Comment::After, &text)).ok();
            }
        }
        self.read_text(pgn::write(&record));
    }

    fn write_letter(&mut self) {
        let Some(document) = self.mode.document() else { return };
        let tree = &document.record().tree;
        let Some(game) = self.files.mail_game(document.record()) else { return };
        // The line that is shown, or the main line, where nothing later is shown.
        let lines = [document.cursor(), tree.line_end(NodeId::ROOT)].map(|node| tree.moves_to(node));
        let has_more = |line: &&Vec<_>| game.moves_after(line).is_some_and(|more| !more.is_empty());
        let line = lines.iter().find(has_more).cloned().unwrap_or_default();
        let form = LetterForm::new(game, &line);
        self.show_mail(MailDialog::Letter(form));
    }

    fn send_letter(&mut self) {
        let Some(MailDialog::Letter(form)) = self.mail_dialog() else { return };
        let form = form.clone();
        let Some(game) = self.game_of(&form) else { return };
        let Ok(letter) = form.letter(game) else { return };
        let game = MailGame { letter, me: game.me };
        self.close_mail_dialogs();
        self.keep_by_mail(&game);
        self.post(&game);
        // The open game becomes the file to attach.
        let value = Some(game.letter.to_string());
        let mut edits = vec![TreeEdit::Tag { name: CODE_TAG.to_owned(), value }];
        edits.extend(
            game.letter.record().outcome().map(|outcome| TreeEdit::Result { outcome: Some(outcome) }),
        );
        let is_sent = self.mode.document().is_some_and(|document| game.is_game_of(document.record()));
        if is_sent {
            self.mode.edit(TreeEdit::All(edits));
        }
        if is_sent && form.wants_file {
            self.ask_place(PathPurpose::Save(self.mode.game_id()));
        }
    }

    /// Counts the open game as saved if all of it is kept by mail on the disk: the next letter may replace it without a
    /// question.
    pub(super) fn note_mailed(&mut self) {
        let is_mailed = self.mode.document().is_some_and(|open| {
            let mut games = self.files.mail.iter().filter(|game| game.is_game_of(open.record()));
            games.any(|game| pgn::write(open.record()) == game.to_pgn())
        });
        if is_mailed {
            self.mode.save_state_mut().give_up();
        }
    }

    /// Copies the two lines of a letter, and opens a mail with them.
    fn post(&mut self, game: &MailGame) {
        self.tell_window(WindowCommand::Copy(mail::two_lines(&game.letter)));
        self.tell_window(WindowCommand::OpenLink(mail::link(&game.letter)));
        self.cx.toast(Tone::Plain, Text::key("mail-sent"));
    }

    /// Takes the letter in a text. The moves are those of the file around it, which is on the board.
    pub(super) fn take_letter(&mut self, text: String, moves: impl Into<Option<Vec<Move>>>) {
        self.cx.file(FileJob::Mail(MailCommand::Take(text, moves.into())));
    }

    pub(super) fn mail_news(&mut self, news: MailNews) {
        let MailNews { games, taken, is_shown } = news;
        let mut is_start = false;
        // Games that could not be read are not gone: what is refused in a game by mail stays refused.
        if let Some(games) = games {
            is_start = !std::mem::replace(&mut self.files.knows_mail, true);
            self.files.mail = games;
            self.note_mailed();
        }
        match taken {
            Some(Ok(game)) => self.letter_taken(&game, is_shown),
            Some(Err(error)) => self.letter_refused(&error),
            None if is_start && self.files.mail.iter().any(MailGame::is_my_move) => {
                self.cx.show_later(Dialog::Mail(Box::new(MailDialog::Games)));
            }
            None => {}
        }
    }

    fn letter_taken(&mut self, game: &MailGame, is_shown: bool) {
        self.close_mail_dialogs();
        let key = if game.is_draw_offered() { "mail-received-draw" } else { "mail-received" };
        let name = peer_name(game.letter.name(!game.me));
        self.cx.toast(Tone::Plain, text!(key, name));
        if game.letter.record().outcome().is_some() {
            self.keep_by_mail(game);
        }
        if !is_shown {
            self.show_mail_game(game);
        }
    }

    fn letter_refused(&mut self, error: &MailError) {
        match error {
            MailError::Refused(Refusal::Differs(common), game, letter) => {
                let difference = Difference::of(game.letter.record(), letter.record(), *common);
                self.show_mail(MailDialog::Differs(difference));
            }
            MailError::Refused(Refusal::Known | Refusal::Own, ..) => {
                self.cx.toast(Tone::Plain, mail::problem(error));
            }
            _ => {
                let fault = if matches!(error, MailError::Disk(_)) { Fault::Save } else { Fault::Mail };
                self.cx.show(Dialog::Problem { fault, text: mail::problem(error) });
            }
        }
    }
}
