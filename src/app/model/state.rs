//! All the program knows. The window reads it; only [`update`](crate::app::update::update) changes it.

use std::time::Duration;

use crate::app::action::{GameAction, ReplayAction};
use crate::app::annotate::AnnotateAction;
use crate::app::announcement::Announcement;
use crate::app::board_view::{BoardView, Turn};
use crate::app::catalogue::Text;
use crate::app::cx::{JournalState, Saver, Shared};
use crate::app::desk::{Replaced, can_go_on, may_rematch};
use crate::app::dialogs::{Dialog, Dialogs};
use crate::app::document::{Document, Draft, EditAction, MoveList};
use crate::app::editor::Editor;
use crate::app::engines::TrialTicket;
use crate::app::files::{FileAction, GameId, GameList, Library, Opening, OpeningView};
use crate::app::mode::Mode;
use crate::app::online::{self, ChatView, Online};
use crate::app::play::Play;
use crate::app::search::{Machine, SearchTicket};
use crate::app::settings::Settings;
use crate::app::setup::{Match, Player, Setup};
use crate::app::sound::DueSounds;
use crate::app::study::{Study, StudyAction};
use crate::app::three::Three;
use crate::app::toasts::{Toast, Toasts};
use crate::app::typed_move::TypedMove;
use crate::app::view::{
    AnalysisView, Corner, EngineLine, Presence, QuestionView, ReportView, Status, match_view,
};
use crate::app::words;
use crate::game::NodeId;
use crate::sides::Color;
use crate::three::Seat;

/// All the program knows: what it is being used for, and what all uses share.
#[derive(Debug)]
pub struct Model {
    pub(in crate::app) mode: Mode,
    /// The game that the open one has replaced.
    pub(in crate::app) replaced: Option<Replaced>,
    pub(in crate::app) shared: Shared,
}

impl Model {
    /// The program at its start, with these settings: a game like the last one is ready to begin.
    pub fn new(settings: Settings) -> Model {
        let setup = Setup { match_length: None, ..settings.setup.clone() };
        let running_match = Match::new(&setup);
        let play = Play::ready(setup);
        let shared = Shared {
            is_flipped: play.only_human() == Some(Color::Black),
            running_match,
            settings_due: None,
            settings_have_failed: false,
            machine: Machine::UNKNOWN,
            dialogs: Dialogs::default(),
            toasts: Toasts::default(),
            sounds: DueSounds::default(),
            refusal: None,
            announcement: Announcement::default(),
            game: GameId::default(),
            last_game: GameId::default(),
            has_welcome: !settings.welcomed,
            has_less_motion: false,
            library: Library::default(),
            saver: Saver::default(),
            opening: Opening::default(),
            journal: JournalState::default(),
            last_search: SearchTicket::default(),
            engines_end: None,
            last_trial: TrialTicket::default(),
            online: Online::default(),
            typed: None,
            autoplay: None,
            play_on: None,
            settings,
        };
        Model { mode: Mode::Play(Box::new(play)), replaced: None, shared }
    }

    /// What the program is being used for.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The identity of the open game.
    pub fn game_id(&self) -> GameId {
        self.shared.game
    }

    /// The game that the open one has replaced, and that Undo or Redo brings back.
    pub fn replaced(&self) -> Option<&Mode> {
        self.replaced.as_ref().map(Replaced::mode)
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// What the machine has.
    pub fn machine(&self) -> Machine {
        self.shared.machine
    }

    /// The game for three, while one is open.
    pub fn three(&self) -> Option<&Three> {
        self.mode.three()
    }

    /// The open game; while three play, a game for two that has not begun.
    pub fn document(&self) -> &Document {
        self.mode.document()
    }

    /// The position being set up.
    pub fn editor(&self) -> Option<&Editor> {
        self.mode.editor()
    }

    /// The list of games in place of the board, while the library is open.
    pub fn library(&self) -> Option<&GameList> {
        self.shared.library.list()
    }

    /// What is open in front of the board.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.shared.dialogs.open()
    }

    /// The short messages that are not gone yet, the oldest first.
    pub fn toasts(&self) -> impl Iterator<Item = &Toast> {
        self.shared.toasts.iter()
    }

    /// The file that is being opened, if that takes long.
    pub fn opening(&self, now: Duration) -> Option<OpeningView> {
        self.shared.opening.view(now)
    }

    /// The one of them that is seen.
    pub fn toast(&self) -> Option<&Toast> {
        self.shared.toasts.newest()
    }

    /// The list of moves.
    pub fn move_list(&self) -> &MoveList {
        self.document().moves()
    }

    /// The node whose position is shown.
    pub fn shown_node(&self) -> NodeId {
        self.document().cursor()
    }

    /// The comment that is being typed.
    pub fn draft(&self) -> Option<&Draft> {
        self.document().draft()
    }

    /// The move that is being typed.
    pub fn typed_move(&self) -> Option<&TypedMove> {
        self.shared.typed.as_ref()
    }

    /// Whether a move may be made in the position shown.
    pub fn takes_moves(&self) -> bool {
        self.mode.takes_moves(&self.shared)
    }

    /// Whether Black sits at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.shared.is_flipped
    }

    /// Whether every event of the open game is on the disk: no end of the program can take it away.
    pub fn is_written_down(&self) -> bool {
        self.shared.journal.is_written_down()
    }

    /// Whether the game plays itself.
    pub fn is_autoplaying(&self) -> bool {
        self.shared.autoplay.is_some()
    }
}

/// What the window shows.
impl Model {
    /// The board as it is shown.
    pub fn board_view(&self) -> BoardView {
        let settings = &self.shared.settings;
        let turn = Turn::flipped(self.shared.is_flipped);
        let view = self.mode.board_view(&self.shared);
        BoardView {
            turn: if self.three().is_some() { view.turn } else { turn },
            coordinates: settings.coordinates,
            slide: self.slide(),
            refused: self.shared.refusal.map(|refusal| refusal.shown),
            ..view
        }
    }

    /// How long a piece takes to slide; zero where nothing is to move.
    pub fn slide(&self) -> Duration {
        self.shared.slide()
    }

    /// What was said last to those who do not see the board.
    pub fn announcement(&self) -> &Announcement {
        &self.shared.announcement
    }

    /// Whether the line for newcomers is shown: at the first start, until the first move, another game or its dismissal.
    pub fn has_welcome(&self) -> bool {
        let is_fresh = self.mode.play().is_some_and(|play| play.game().plies() == 0);
        self.shared.has_welcome && is_fresh
    }

    /// What stands in the corner of `color`.
    pub fn corner(&self, color: Color, now: Duration) -> Corner {
        let presence = self.presence(color, now);
        let mut corner =
            Corner { points: self.match_points(color), presence, ..self.mode.corner(color, now) };
        // Nothing flashes where nothing shall move.
        if let Some(clock) = corner.clock.as_mut().filter(|_| self.slide().is_zero()) {
            clock.is_flashing = false;
        }
        corner
    }

    /// Whether the player of a colour is there, if that is one at another computer.
    fn presence(&self, color: Color, now: Duration) -> Option<Presence> {
        let is_remote = self.document().setup().seat(color).player == Player::Remote;
        let goes_on = self.document().outcome().is_none();
        let presence = online::presence(&self.shared.online, color, now);
        presence.or_else(|| goes_on.then(online::gone)).filter(|_| is_remote && self.editor().is_none())
    }

    /// The lines of text between the players of an on-line game.
    pub fn chat(&self) -> Option<ChatView> {
        let meeting = self.shared.online.meeting.as_ref().filter(|meeting| meeting.game.is_some())?;
        let own = meeting.game.as_ref()?.color;
        let name = |is_own: bool| self.document().name(if is_own { own } else { !own }).to_string();
        let lines = meeting.chat.iter().map(|line| (name(line.is_own), line.text.clone())).collect();
        Some(ChatView { lines, is_on: self.shared.settings.online.chat })
    }

    /// Whether a game is being played on-line.
    pub fn is_playing_online(&self) -> bool {
        self.shared.online.is_playing()
    }

    /// The points of a player in the match, once there are any to tell.
    fn match_points(&self, color: Color) -> Option<String> {
        let play = self.mode.of_game().play()?;
        let running = &self.shared.running_match;
        let standing = running.standing(play.game().outcome());
        let is_told = standing.games > 0 || running.length().is_some();
        is_told.then(|| words::quarters(standing.of(color)))
    }

    /// What one of two people at the board asks of the other.
    pub fn question(&self) -> Option<QuestionView> {
        let rematch = self.shared.online.rematch_question();
        let question = rematch.or_else(|| self.mode.play()?.question())?;
        Some(QuestionView::of(self.document(), question))
    }

    /// The same in a game for three: a draw that is offered, to one who has not agreed.
    pub fn three_question(&self) -> Option<QuestionView<Seat>> {
        self.three()?.question().map(QuestionView::of_three)
    }

    /// Which game of a match is open: "Game 2 of 4"; `None` where it has no length.
    pub fn match_round(&self) -> Option<Text> {
        self.mode.of_game().play().and_then(|_| match_view::round(&self.shared.running_match))
    }

    /// Whether the open game belongs to a match of so many games: they are saved in one file.
    pub fn has_match(&self) -> bool {
        self.shared.running_match.length().is_some()
    }

    /// The state of the game in a line.
    pub fn status(&self) -> Status {
        online::status(&self.shared.online, self.document()).unwrap_or_else(|| self.mode.status())
    }

    /// What the computer has found so far, while it is thinking: as much of it as the settings say.
    pub fn engine_line(&self) -> Option<EngineLine> {
        self.mode.engine_line(&self.shared)
    }

    /// What the analysis of a study shows; `None` outside studies.
    pub fn analysis(&self) -> Option<AnalysisView> {
        self.mode.analysis(&self.shared)
    }

    /// What the report on a studied game shows; `None` outside studies.
    pub fn report(&self) -> Option<ReportView> {
        self.mode.report()
    }

    /// What the report's graph shows at a ply, in words.
    pub fn report_point(&self, ply: usize) -> Option<Text> {
        self.mode.study()?.report_point(ply)
    }

    /// Whether a report is being made.
    pub fn is_reporting(&self) -> bool {
        self.mode.study().is_some_and(Study::is_reporting)
    }

    /// Whether the record of the studied game holds a report.
    pub fn has_report(&self) -> bool {
        self.mode.study().is_some_and(Study::has_report)
    }

    /// The board after so many moves of a line of the analysis, as [`AnalysisView::lines`] counts them.
    pub fn line_board(&self, line: usize, plies: usize) -> Option<BoardView> {
        let view = self.mode.study()?.line_board(line, plies)?;
        Some(BoardView { turn: Turn::flipped(self.shared.is_flipped), coordinates: false, ..view })
    }

    /// Whether a study is being analysed.
    pub fn is_analysing(&self) -> bool {
        self.mode.study().is_some_and(Study::is_analysing)
    }

    /// Whether the analysis stays where it is, wherever one looks.
    pub fn is_analysis_locked(&self) -> bool {
        self.mode.study().is_some_and(Study::is_analysis_locked)
    }

    /// Whether what the other side threatens is shown.
    pub fn shows_threat(&self) -> bool {
        self.mode.study().is_some_and(Study::shows_threat)
    }

    /// The score of the match so far, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub fn match_score(&self) -> Option<Text> {
        self.mode.match_score(&self.shared)
    }

    /// How long until [`Message::Tick`](crate::app::message::Message::Tick) is needed: a clock's face changes, a flag falls,
    /// a message goes away, a game that plays itself goes on. `None`: not before something else happens.
    pub fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let shared = &self.shared;
        [
            self.mode.next_wakeup(now),
            shared.dialogs.next_due(),
            shared.autoplay,
            shared.settings_due,
            shared.engines_end,
            shared.toasts.next_expiry(),
            shared.refusal.map(|refusal| refusal.until),
            online::next_change(&shared.online, now),
            shared.opening.next_look(now),
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|at| at.saturating_sub(now))
    }
}

/// What can be done now: the window greys the rest.
impl Model {
    /// Whether a step in playing the game would do something now.
    pub fn can_play(&self, action: GameAction) -> bool {
        match action {
            action if self.brings_back(action) => true,
            action if self.three().is_some() => self.mode.can(action),
            GameAction::NextGame => can_go_on(&self.mode, &self.shared),
            GameAction::Rematch if self.document().setup().is_online() => self.shared.online.may_rematch(),
            GameAction::Accept | GameAction::Decline if self.shared.online.is_rematch_offered() => true,
            GameAction::Rematch => may_rematch(&self.mode, &self.shared),
            action => self.mode.can(action),
        }
    }

    /// Whether a step brings back the game that the open one has replaced.
    pub fn brings_back(&self, action: GameAction) -> bool {
        self.replaced.as_ref().is_some_and(|game| game.returns(action, &self.mode, &self.shared))
    }

    /// Whether [`GameAction::TakeBack`] undoes an edit rather than takes back a move.
    pub fn undoes_edit(&self) -> bool {
        self.three().is_none() && self.mode.play().is_none_or(Play::undoes_edit)
    }

    /// Whether a step in looking through the game leads anywhere.
    pub fn can_replay(&self, action: ReplayAction) -> bool {
        if let Some(three) = self.three() {
            return three.can_replay(action, self.is_autoplaying());
        }
        if self.editor().is_some() {
            return false;
        }
        let tree = &self.document().record().tree;
        let cursor = self.document().cursor();
        match action {
            ReplayAction::First | ReplayAction::Previous => cursor != NodeId::ROOT,
            ReplayAction::Next | ReplayAction::Last => tree.next(cursor).is_some(),
            ReplayAction::To(node) | ReplayAction::Fold(node) => tree.contains(node),
            ReplayAction::Sideways { forward } => tree.sideways(cursor, forward).is_some(),
            ReplayAction::Autoplay => self.is_autoplaying() || tree.next(NodeId::ROOT).is_some(),
        }
    }

    /// Whether an edit of the record would do something now.
    pub fn can_edit(&self, action: EditAction) -> bool {
        self.has_record() && self.document().edit_for(action).is_some()
    }

    /// Whether a record is open that can be edited: neither a position that is set up nor a game for three.
    fn has_record(&self) -> bool {
        self.editor().is_none() && self.three().is_none()
    }

    /// Whether something can be said about the game now.
    pub fn can_annotate(&self, action: &AnnotateAction) -> bool {
        if !self.has_record() {
            return false;
        }
        match action {
            AnnotateAction::Comment { node, place } => self.document().can_comment(*node, *place),
            AnnotateAction::Type(_) | AnnotateAction::Accept | AnnotateAction::Cancel => {
                self.draft().is_some()
            }
            AnnotateAction::Header => true,
        }
    }

    /// Whether a step in a study would do something now.
    pub fn can_analyse(&self, action: StudyAction) -> bool {
        self.mode.can_analyse(action)
    }

    /// Whether something from the file menu would do something now.
    pub fn can_file(&self, action: &FileAction) -> bool {
        match action {
            FileAction::ForgetRecent => !self.shared.settings.recent.is_empty(),
            FileAction::PreviousGame | FileAction::NextGame if self.editor().is_some() => false,
            FileAction::Scoresheet => self.three().is_none(),
            _ => self.shared.library.can(action),
        }
    }

    /// Whether the game stands, so that [`GameAction::PauseOrResume`] lets it go on.
    pub fn is_standing(&self) -> bool {
        match self.three() {
            Some(three) => three.is_standing(),
            None => self.mode.play().is_none_or(Play::is_standing),
        }
    }

    /// Whether the game is paused, so that [`GameAction::PauseOrResume`] resumes it.
    pub fn can_resume(&self) -> bool {
        match self.three() {
            Some(three) => three.can_resume(),
            None => self.mode.play().is_some_and(Play::can_resume),
        }
    }

    /// Whether a game is open that begins with its first move.
    pub fn is_ready(&self) -> bool {
        self.mode.play().is_some_and(Play::is_ready)
    }

    /// Whether a game is being played without a clock.
    pub fn is_untimed(&self) -> bool {
        self.mode.play().is_some_and(|play| !play.game().clock().is_timed())
    }
}
