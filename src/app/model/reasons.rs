//! Reasons why an action is unavailable, in a sentence, which the window shows for greyed-out actions.

use super::state::Model;
use crate::app::action::{GameAction, ReplayAction};
use crate::app::annotate::AnnotateAction;
use crate::app::catalogue::Text;
use crate::app::document::EditAction;
use crate::app::files::{ClipboardAction, Export, FileAction};
use crate::app::mail::MailAction;
use crate::app::message::Message;
use crate::app::puzzles::PuzzleAction;
use crate::app::study::{Study, StudyAction};
use crate::game::NodeId;

impl Model {
    /// Whether a message would do something now.
    pub fn can(&self, message: &Message) -> bool {
        match message {
            Message::Game(action) => self.can_play(*action),
            Message::Replay(action) => self.can_replay(*action),
            Message::Edit(action) => self.can_edit(*action),
            Message::Annotate(action) => self.can_annotate(action),
            Message::Study(action) => self.can_analyse(*action),
            Message::File(action) => self.can_file(action),
            Message::Clipboard(ClipboardAction::CopyGame) => self.shows_game(),
            Message::Clipboard(ClipboardAction::CopyPosition | ClipboardAction::CopyPicture) => {
                self.shows_board()
            }
            Message::Explore(action) => self.can_explore(*action),
            Message::Mail(MailAction::Write) => self.mail_game().is_some(),
            Message::TypeMove(_) => self.takes_moves(),
            Message::Editor(_) => self.document().is_some() && self.school_reason().is_none(),
            Message::Learn(_) => self.editor().is_none() && self.puzzles().is_none(),
            Message::Puzzles(PuzzleAction::Mistakes) => {
                self.study().is_some_and(|study| study.has_mistakes(self.shared.bottom()))
            }
            Message::Puzzles(PuzzleAction::Make) => self.study().is_some_and(Study::can_make_puzzle),
            Message::Puzzles(_) => self.editor().is_none() && self.learn().is_none(),
            Message::Flip => self.school_reason().is_none(),
            _ => true,
        }
    }

    /// The reason why a message would do nothing now; `None` if it would do something.
    pub fn why_not(&self, message: &Message) -> Option<Text> {
        (!self.can(message)).then(|| Text::key(self.reason(message)))
    }

    /// The reason of what is impossible while the lessons or the puzzles are open.
    fn school_reason(&self) -> Option<&'static str> {
        self.learn().map(|_| "why-lessons").or(self.puzzles().map(|_| "why-puzzles"))
    }

    fn reason(&self, message: &Message) -> &'static str {
        let front = self.editor().map(|_| "why-editor").or(self.school_reason());
        match message {
            _ if self.three().is_some() && is_for_two(message) => "three-only-two",
            Message::File(action) => self.file_reason(action, front),
            Message::Mail(_) => "why-no-mail-game",
            Message::Game(GameAction::TakeBack) if front.is_some() => "why-undo",
            Message::Game(GameAction::Redo) if front.is_some() => "why-redo",
            Message::Game(GameAction::Hint) if self.learn().is_some_and(|learn| learn.lesson().is_some()) => {
                "learn-no-hint"
            }
            message => front.unwrap_or_else(|| self.game_or_study_reason(message)),
        }
    }

    /// The reason in a game or a study, without anything in front of it.
    fn game_or_study_reason(&self, message: &Message) -> &'static str {
        match message {
            Message::Game(action) => self.game_reason(*action),
            Message::Replay(action) => replay_reason(*action),
            Message::Edit(action) => self.edit_reason(*action),
            Message::Annotate(AnnotateAction::Comment { .. }) => "why-choose-move",
            Message::Study(action) => self.study_reason(*action),
            Message::Puzzles(PuzzleAction::Make) if self.study().is_some() => "why-no-puzzle",
            Message::Puzzles(_) if self.study().is_some() => "why-no-mistakes",
            Message::Puzzles(_) => "why-only-study",
            Message::Explore(_) => "why-no-advice",
            _ => self.play().map_or("why-ended-here", |play| play.help_reason()),
        }
    }

    fn file_reason(&self, action: &FileAction, front: Option<&'static str>) -> &'static str {
        let is_step = matches!(action, FileAction::PreviousGame | FileAction::NextGame);
        match action {
            FileAction::ForgetRecent => "why-no-recent",
            FileAction::TypeNext => front.unwrap_or("why-no-typed-game"),
            _ if is_step && front.is_some() => front.unwrap_or_default(),
            FileAction::Save | FileAction::SaveAs | FileAction::Export(_) => front.unwrap_or("why-one-game"),
            FileAction::PreviousGame if self.can_file(&FileAction::ChooseGame) => "why-first-game",
            FileAction::NextGame if self.can_file(&FileAction::ChooseGame) => "why-last-game",
            _ => "why-one-game",
        }
    }

    fn game_reason(&self, action: GameAction) -> &'static str {
        match (action, self.three(), self.play()) {
            (GameAction::NextGame, ..) => "why-no-match-game",
            (GameAction::Rematch, None, Some(_)) => "why-match-on",
            (GameAction::Continue, ..) => "why-continue",
            (GameAction::LeaveAsItWas, ..) => "why-leave-as-it-was",
            (action, Some(three), _) => three.reason(action),
            (action, None, Some(play)) => play.reason(action),
            (GameAction::TakeBack, ..) => "why-undo",
            (GameAction::Redo, ..) => "why-redo",
            (GameAction::Rematch, ..) => "why-rematch",
            (GameAction::Study, ..) => "why-studied",
            (GameAction::PlayFromHere, ..) => "why-ended-here",
            _ => "why-not-played",
        }
    }

    fn edit_reason(&self, action: EditAction) -> &'static str {
        match action {
            EditAction::ClearShapes(_) => "why-no-shapes",
            action if action.node() == NodeId::ROOT => "why-choose-move",
            EditAction::DeleteAfter(node)
                if self.document().is_none_or(|game| game.record().tree.children(node).is_empty()) =>
            {
                "why-end"
            }
            EditAction::Promote(_) | EditAction::MakeMainLine(_) => "why-first-variation",
            EditAction::Demote(_) => "why-last-variation",
            _ => "why-moves-stay",
        }
    }

    fn study_reason(&self, action: StudyAction) -> &'static str {
        match action {
            _ if self.study().is_none() => "why-only-study",
            StudyAction::Report => "why-no-moves",
            StudyAction::Mistake { .. } => "why-no-mistake",
            StudyAction::PlayAgain => "why-not-mistake",
            StudyAction::PlayBest if self.study().is_some_and(Study::is_analysing) => "why-no-line",
            _ => "why-analysis-off",
        }
    }
}

/// Whether a message makes no sense in a three-player game.
fn is_for_two(message: &Message) -> bool {
    match message {
        Message::Game(action) => matches!(
            action,
            GameAction::Continue
                | GameAction::Study
                | GameAction::PlayFromHere
                | GameAction::PlayForPerson
                | GameAction::SwitchSides
                | GameAction::ClaimDraw
        ),
        Message::Edit(_)
        | Message::Annotate(_)
        | Message::Study(_)
        | Message::Explore(_)
        | Message::Editor(_)
        | Message::File(FileAction::Export(Export::Scoresheet)) => true,
        _ => false,
    }
}

fn replay_reason(action: ReplayAction) -> &'static str {
    match action {
        ReplayAction::First | ReplayAction::Previous => "why-start",
        ReplayAction::Autoplay => "why-no-moves",
        ReplayAction::Sideways { .. } => "why-no-variation",
        _ => "why-end",
    }
}
