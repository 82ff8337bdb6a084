//! The table of moves of the position shown.

use super::work::Work;
use crate::app::board::Move;
use crate::app::context::Command;
use crate::app::library::{
    Archive, ExploreAction, ExploreJob, Explored, GameList, OpenJob, OwnLibraryJob, Query, Reached, Screen,
};
use crate::app::play::Play;

impl Work<'_> {
    pub(super) fn explore(&mut self, action: ExploreAction) {
        match action {
            ExploreAction::Toggle if self.mode.play().is_some_and(Play::goes_on) => {
                let game = self.cx.shared.game;
                let in_game = &mut self.cx.shared.exploring.in_game;
                *in_game = if in_game.is_some_and(|shown| shown == game) { None } else { Some(game) };
            }
            ExploreAction::Toggle => {
                self.cx.shared.settings.explorer_open = !self.cx.shared.settings.explorer_open;
                self.cx.settings_changed();
            }
            ExploreAction::Play(mv) => self.mode.make_move(Move::Two(mv), &mut self.cx),
            ExploreAction::List(archive, mv) => self.list_reached(archive, mv),
        }
    }

    /// Requests the table, while it is on the screen, for another position or after a change of the player's games.
    pub(super) fn follow_explored(&mut self) {
        let position = self.mode.explored(self.cx.shared).filter(|_| self.over.is_none()).copied();
        let exploring = &mut self.cx.shared.exploring;
        let Some(position) = position else {
            exploring.asked = None;
            return;
        };
        if exploring.asked == Some(position) && exploring.is_fresh {
            return;
        }
        let read = (!exploring.is_fresh).then(|| self.games_to_read());
        let exploring = &mut self.cx.shared.exploring;
        (exploring.asked, exploring.is_fresh) = (Some(position), true);
        self.cx.out.push(Command::Explore(Box::new(ExploreJob { position, read })));
    }

    fn games_to_read(&self) -> OwnLibraryJob {
        OwnLibraryJob { open: OpenJob::whole(""), paths: self.own_paths(), known: self.known_own_games() }
    }

    pub(super) fn explored(&mut self, found: Explored) {
        let exploring = &mut self.cx.shared.exploring;
        if exploring.asked == Some(found.position) {
            exploring.found = Some(found);
        }
    }

    /// Lists the games that reached the position shown.
    fn list_reached(&mut self, archive: Archive, mv: Option<crate::game::Move>) {
        let found =
            self.mode.explored(self.cx.shared).and_then(|position| self.cx.shared.exploring.of(position));
        let Some(found) = found else { return };
        let (games, position) = (found.games[archive as usize].clone(), found.position);
        self.cx.shared.library.screen = Some(Screen::Other(Box::new(GameList::own(games))));
        self.find_games(Query {
            at: Some(Box::new(Reached::Position(position, mv))),
            is_descending: true,
            ..Query::default()
        });
    }
}
