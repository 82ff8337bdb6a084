//! The items of the menus, at most twelve in each. What means nothing in the present phase of a game is left out; what is
//! only impossible now is greyed.

use crate::app::library::{self, Collection, FileAction};
use crate::app::model::{Model, Top};
use crate::app::text::tr;
use crate::gui::actions::Action;

/// The items of a menu, in groups with a line between them.
pub(super) type Items = &'static [&'static [Item]];

/// An item of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// An action, greyed while it is impossible.
    Always(Action),
    /// An action that is left out while it is impossible.
    Possible(Action),
    /// A page that has a tab in a wide window.
    Tab(Action),
    /// The menu of what the computer may do for a person.
    Computer,
    /// The menu of the files opened last.
    Recent,
    /// The menu of the games that come with the program.
    Recorded,
    /// The menu of forms that are not read again.
    Export,
    /// The menu of glyphs of the move shown.
    Glyphs,
}

use Item::{Always, Computer, Export, Glyphs, Possible, Recent, Recorded, Tab};

/// The menu of the game.
pub(super) const GAME: Items = &[
    &[
        Always(Action::New),
        Always(Action::NewThree),
        Always(Action::Online),
        Always(Action::Mail),
        Possible(Action::SendMail),
        Possible(Action::Rematch),
        Possible(Action::NextMatchGame),
        Possible(Action::Continue),
    ],
    &[
        Possible(Action::TakeBack),
        Possible(Action::Hint),
        Computer,
        Possible(Action::TypeMove),
        Always(Action::Pause),
    ],
    &[
        Possible(Action::OfferDraw),
        Possible(Action::Accept),
        Possible(Action::Decline),
        Possible(Action::ClaimDraw),
        Possible(Action::Resign),
    ],
];

/// What the computer may do for a person.
pub(super) const COMPUTER: &[Action] = &[Action::MoveNow, Action::PlayForPerson, Action::SwitchSides];

/// The menu of files.
pub(super) const FILE: Items = &[
    &[Always(Action::Open), Recent, Recorded],
    &[Always(Action::Save), Always(Action::SaveAs), Export],
    &[
        Always(Action::TypeIn),
        Possible(Action::TypeNext),
        Possible(Action::ChooseGame),
        Possible(Action::PreviousGame),
        Possible(Action::NextGame),
    ],
    &[Always(Action::Quit)],
];

/// Forms that are not read again.
pub(super) const EXPORT: &[Action] =
    &[Action::PrintGame, Action::Scoresheet, Action::SavePicture, Action::SaveAnimation];

/// The menu of edits.
pub(super) const EDIT: Items = &[
    &[Always(Action::TakeBack), Always(Action::Redo)],
    &[
        Always(Action::CopyPosition),
        Always(Action::CopyGame),
        Always(Action::CopyPicture),
        Always(Action::Paste),
    ],
    &[Always(Action::Comment), Always(Action::CommentBefore), Glyphs],
    &[Always(Action::Promote), Always(Action::Delete), Always(Action::Header)],
];

/// The menu of studies.
pub(super) const STUDY: Items = &[
    &[
        Possible(Action::Study),
        Possible(Action::LeaveAsItWas),
        Always(Action::SetUp),
        Possible(Action::PlayFromHere),
    ],
    &[
        Always(Action::Analyse),
        Possible(Action::Threat),
        Possible(Action::PlayBest),
        Possible(Action::LockAnalysis),
    ],
    &[
        Always(Action::Report),
        Possible(Action::Mistakes),
        Possible(Action::MakePuzzle),
        Always(Action::Explore),
    ],
];

/// The menu of the look.
pub(super) const VIEW: Items = &[
    &[Tab(Action::Learn), Tab(Action::Puzzles), Tab(Action::OwnGames)],
    &[Always(Action::Flip), Always(Action::Mute), Always(Action::Panel), Always(Action::FullScreen)],
    &[Always(Action::Larger), Always(Action::Smaller), Always(Action::UsualSize)],
    &[Always(Action::Engines), Tab(Action::Settings)],
];

/// The menu of pages to read.
pub(super) const HELP: Items = &[&[
    Always(Action::Rules),
    Always(Action::OnlineHelp),
    Always(Action::Keys),
    Always(Action::Blind),
    Always(Action::About),
]];

impl Item {
    /// Whether the item is there now, in a window with or without tabs.
    pub fn is_there(self, model: &Model, has_tabs: bool) -> bool {
        match self {
            // The menu of edits has the undo of a study.
            Possible(Action::TakeBack) => !model.undoes_edit() && Action::TakeBack.is_enabled(model),
            Possible(Action::Rematch) => model.is_over() && Action::Rematch.is_enabled(model),
            // Accepting is as good.
            Possible(Action::ClaimDraw) => {
                Action::ClaimDraw.is_enabled(model) && !Action::Accept.is_enabled(model)
            }
            Possible(action) => action.is_enabled(model),
            Tab(_) => !has_tabs,
            Computer => COMPUTER.iter().any(|action| action.is_enabled(model)),
            Always(Action::Pause) => Action::Pause.is_enabled(model) || model.is_ready(),
            // On a page there is no move to say something about.
            Always(
                Action::Comment | Action::CommentBefore | Action::Promote | Action::Delete | Action::Header,
            )
            | Glyphs => matches!(model.top(), Top::Two),
            Always(_) | Recent | Recorded | Export => true,
        }
    }
}

/// The games that come with the program, each with its name and the action that opens it.
pub(super) fn recorded() -> Vec<(String, FileAction)> {
    let single = library::GAMES.iter().enumerate().map(|(number, game)| {
        (game.title.to_owned(), FileAction::OpenRecorded(Collection::Hexodus, Some(number)))
    });
    let three = (Collection::Three.title().to_string(), FileAction::OpenRecorded(Collection::Three, None));
    let title = Collection::Tournaments.title();
    let title = tr!("menu-collection", title, count = library::TOURNAMENT_GAMES);
    let tournaments = (title, FileAction::OpenRecorded(Collection::Tournaments, None));
    single.chain([three, tournaments]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Actions whose buttons stand beside what they concern.
    const IN_PANELS: &[Action] = &[Action::PlayAgain];

    #[test]
    fn every_action_is_in_a_menu_or_in_a_panel_or_has_a_key() {
        let in_menus: Vec<Action> = [GAME, FILE, EDIT, STUDY, VIEW, HELP]
            .into_iter()
            .flat_map(|items| items.iter().copied().flatten())
            .filter_map(|item| match item {
                Always(action) | Possible(action) | Tab(action) => Some(*action),
                _ => None,
            })
            .chain(COMPUTER.iter().chain(EXPORT).copied())
            .collect();
        for action in Action::all() {
            let is_there = in_menus.contains(&action) || IN_PANELS.contains(&action);
            assert!(is_there || !action.usual_keys().is_empty(), "{action:?} is nowhere");
        }
    }

    #[test]
    fn no_menu_can_have_more_than_twelve_items() {
        for items in [FILE, EDIT, STUDY, VIEW, HELP] {
            assert!(items.iter().map(|group| group.len()).sum::<usize>() <= 12, "{items:?}");
        }
        assert!(crate::app::game::GLYPHS.iter().all(|group| group.glyphs.len() <= 12));
    }
}
