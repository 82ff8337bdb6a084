//! A game as pictures, one for the start and one for each move, with the players in bars.

use std::iter;
use std::time::Duration;

use crate::app::board::{BoardView, Nameplate, Picture};
use crate::app::text::numbers::{clock_face, quarters};
use crate::app::text::{three_words, words};
use crate::game::{GameRecord, NodeId, TimeControl};
use crate::sides::{ByColor, Color};
use crate::three::pgn::Record;
use crate::three::{Act, Seat};

/// Pictures, each with the time for which it is shown.
pub type Film = Vec<(Picture, Duration)>;

/// How long the last picture is shown.
const LAST_PICTURE_TIME: Duration = Duration::from_secs(5);
/// The bounds of a time that a player thought.
const THOUGHT: (Duration, Duration) = (Duration::from_millis(300), Duration::from_secs(10));

/// The display time of each picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Equal times for all.
    Fixed(Duration),
    /// As long as the player thought about the next move by the clocks of the record, 0.3 to 10 seconds; a second where the
    /// record has no clock.
    Clocks,
}

impl Pace {
    /// The default, a second for each.
    pub const USUAL: Pace = Pace::Fixed(Duration::from_secs(1));

    fn time(self, thought: Option<Duration>) -> Duration {
        match self {
            Pace::Fixed(time) => time,
            Pace::Clocks => thought.map_or(Duration::from_secs(1), |time| time.clamp(THOUGHT.0, THOUGHT.1)),
        }
    }
}

/// The main line of a two-player game. Colours, pieces, coordinates and the turn of the board are those of `template`.
pub fn of_two(record: &GameRecord, template: &Picture, pace: Pace) -> Film {
    let (tree, mut film) = (&record.tree, Film::new());
    let mut position = *tree.start();
    let control = |color: Color| record.controls.as_ref().map(|controls| &controls[color]);
    let mut clocks = ByColor::from_fn(|color| control(color).and_then(TimeControl::base));
    for node in iter::once(NodeId::ROOT).chain(tree.mainline()) {
        let (mv, notes) = (tree.move_at(node), tree.notes(node));
        if let Some(mv) = mv {
            let mover = position.turn();
            position.play_unchecked(mv);
            let clock = notes.and_then(|notes| notes.clock);
            let increment = control(mover).map_or(Duration::ZERO, TimeControl::increment);
            let thought =
                clocks[mover].zip(clock).map(|(before, now)| (before + increment).saturating_sub(now));
            clocks[mover] = clock.or(clocks[mover]);
            wait(&mut film, pace, thought);
        }
        let is_last = tree.next(node).is_none();
        let points = record.result.filter(|_| is_last).map(|outcome| outcome.points);
        let plate = |color: Color| Nameplate {
            seat: if color == Color::White { Seat::White } else { Seat::Black },
            name: name(record.player(color), || words::color(color).to_string()),
            note: match points {
                Some(points) => quarters(points.for_color(color).into()),
                None => clocks[color].map_or_else(String::new, clock_face),
            },
        };
        let below = if template.view.turn.is_half() { Color::Black } else { Color::White };
        let view = BoardView {
            last_move: mv.map(|mv| (mv.from(), mv.to())),
            shapes: notes.map_or_else(Vec::new, |notes| notes.shapes.clone()),
            ..BoardView::of(&position)
        };
        film.push(frame(template, view, position.to_fen(), [vec![plate(!below)], vec![plate(below)]]));
    }
    film
}

/// The game of three players. Colours, pieces, coordinates and the turn of the board are those of `template`.
pub fn of_three(record: &Record, template: &Picture, pace: Pace) -> Film {
    let (game, mut film) = (&record.game, Film::new());
    let bottom = Seat::ALL.into_iter().find(|&seat| BoardView::turn_of_three(seat) == template.view.turn);
    let bottom = bottom.unwrap_or(Seat::White);
    let moves = game.acts().map(|(act, _, after)| {
        let cells = if let Act::Move(mv) = act { Some((mv.from, mv.to)) } else { None };
        (cells, after)
    });
    let count = game.acts().count();
    for (index, (last_move, position)) in iter::once((None, game.start())).chain(moves).enumerate() {
        wait(&mut film, pace, None);
        let points = record.result().filter(|_| index == count);
        let plate = |seat: Seat| Nameplate {
            seat,
            name: name(record.player(seat), || three_words::seat(seat).to_string()),
            note: points.map_or_else(String::new, |points| quarters(points.quarters(seat).into())),
        };
        let view = BoardView { last_move, ..BoardView::of_three(position) };
        let plates = [bottom.others().map(plate).to_vec(), vec![plate(bottom)]];
        film.push(frame(template, view, position.to_string(), plates));
    }
    film
}

/// Sets the time of the latest picture, which the next move ends.
fn wait(film: &mut Film, pace: Pace, thought: Option<Duration>) {
    if let Some((_, time)) = film.last_mut() {
        *time = pace.time(thought);
    }
}

fn frame(
    template: &Picture,
    view: BoardView,
    title: String,
    [above, below]: [Vec<Nameplate>; 2],
) -> (Picture, Duration) {
    let BoardView { turn, hides_coordinates, .. } = template.view;
    let view = BoardView { turn, hides_coordinates, ..view };
    (Picture { view, title, above, below, ..template.clone() }, LAST_PICTURE_TIME)
}

/// The name of a player, or that of the side for one without.
fn name(name: &str, side: impl FnOnce() -> String) -> String {
    if name == "?" || name.is_empty() { side() } else { name.to_owned() }
}
