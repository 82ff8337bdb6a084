//! Anything in any order: a game is played, taken back, redone, ended, looked through, edited, saved, loaded and put
//! back on its clocks at random, beside a list of moves that is kept by hand.
//!
//! `HEKSY_FUZZ=10 cargo test --test rules operations` does ten times as much.

use std::time::Duration;

use crate::compare::assert_same_record;
use fastrand::Rng;
use heksy::game::pgn::{read_game, write};
use heksy::game::{
    ClockSnapshot, Comment, EditError, EditHistory, Eval, EvalScore, Game, GameSetup, Move, Nag, NodeId,
    PlayError, Position, Shape, ShapeColor, TreeEdit, Variant,
};
use heksy::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome, Points, Reason};

/// Games, and operations on each of them.
const GAMES: u64 = 1_000;
const OPERATIONS: usize = 100;

const CONTROLS: [&str; 8] =
    ["-", "200", "100+6", "delay 90 5", "bronstein 90 5", "byoyomi 60 8x9", "*120", "3/80:4/60+2:50+3"];

/// Starts of games beside the usual ones: near mates, draws and promotions.
const STARTS: [(Variant, &str); 8] = [
    (Variant::Glinski, "1/3/5/7/9/k10/2K8/3Q7/11/11/11 w - 0 1"),
    (Variant::Glinski, "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 94 60"),
    (Variant::Glinski, "1/2k/5/7/p6pp/11/11/11/11/2P8/1P4K2P1 w - 0 1"),
    (Variant::McCooey, "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 144 90"),
    (Variant::Shafran, "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1"),
    (Variant::Shafran, "5/6/7/8/4k4/9/8/7/6/3QK w - - 0 1"),
    (Variant::Checkers, "W:W48,57,K39:B49,83,92"),
    (Variant::Checkers, "W:WK33,K44:BK76"),
];

/// The expected state, kept by hand.
#[derive(Default)]
struct Expected {
    moves: Vec<Move>,
    undone: Vec<(Move, Option<Outcome>)>,
    outcome: Option<Outcome>,
}

struct Table {
    game: Game,
    expected: Expected,
    now: Duration,
    edits: EditHistory,
    rng: Rng,
    /// The operations so far, for the message of a failure.
    log: Vec<String>,
}

impl Table {
    fn new(seed: u64) -> Table {
        let mut rng = Rng::with_seed(seed);
        let start = if rng.bool() {
            Position::start(Variant::ALL[seed as usize % 4])
        } else {
            let (variant, fen) = STARTS[rng.usize(..STARTS.len())];
            Position::from_fen(variant, fen).expect(fen).with_total_ban(rng.bool())
        };
        let control = |rng: &mut Rng| CONTROLS[rng.usize(..CONTROLS.len())].parse().expect("a time control");
        let white = control(&mut rng);
        let black = if rng.bool() { control(&mut rng) } else { Clone::clone(&white) };
        let draws = DrawRules {
            material: MaterialRule::BareKings,
            repetition_automatic: rng.bool(),
            fifty_automatic: rng.bool(),
        };
        let mut game = Game::new(GameSetup {
            draws,
            controls: ByColor::new(white, black),
            free_first_moves: rng.bool(),
            ..GameSetup::new(start)
        });
        game.start_clock(Duration::ZERO);
        let log = vec![format!("seed {seed}, {} {}", start.variant(), start.to_fen())];
        let expected = Expected { outcome: game.outcome(), ..Expected::default() };
        Table { game, expected, now: Duration::ZERO, edits: EditHistory::default(), rng, log }
    }

    fn operate(&mut self) -> &'static str {
        if self.rng.u8(..4) > 0 {
            self.now += Duration::from_nanos(self.rng.u64(..6_000_000_000));
        }
        if self.rng.u8(..150) == 0 {
            self.now += Duration::from_mins(2);
        }
        // A game that is over would be refused most of what follows.
        if self.expected.outcome.is_some() && self.rng.u8(..3) == 0 {
            return self.take_back();
        }
        match self.rng.u8(..100) {
            0..34 => self.play(),
            34..42 => self.take_back(),
            42..50 => self.redo(),
            50..54 => self.end(),
            54..59 => self.draw(),
            59..63 => self.clock(),
            63..72 => self.variation(),
            72..77 => self.annotate(),
            77..85 => self.edit(),
            85..93 => self.undo_or_redo_edit(),
            93..95 => self.set_clock(),
            _ => self.save_and_load(),
        }
    }

    /// Mostly back and forth in endings, so that positions come again.
    fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let last = self.expected.moves.iter().rev().nth(1).copied();
        let back = last.and_then(|last| {
            moves.iter().find(|mv| (mv.from(), mv.to()) == (last.to(), last.from())).copied()
        });
        back.filter(|_| self.rng.u8(..3) > 0).or_else(|| self.rng.choice(moves))
    }

    fn play(&mut self) -> &'static str {
        let position = *self.game.position();
        let Some(mv) = self.choose(&position) else { return "no move" };
        match self.game.play(mv, self.now) {
            Ok(played) => {
                assert_eq!(self.expected.outcome, None, "a move is made only while the game goes on");
                self.expected.moves.push(mv);
                self.expected.undone.clear();
                self.expected.outcome = played.outcome;
                "play"
            }
            Err(PlayError::GameOver) => {
                assert!(self.expected.outcome.is_some(), "moves are refused only when the game is over");
                "refused"
            }
            Err(PlayError::TimeIsUp(outcome)) => {
                self.ended(outcome);
                "too late"
            }
            Err(error) => panic!("{error}"),
        }
    }

    fn ended(&mut self, outcome: Outcome) {
        assert_eq!(self.expected.outcome, None);
        self.expected.outcome = Some(outcome);
        self.expected.undone.clear();
    }

    fn take_back(&mut self) -> &'static str {
        let plies = self.rng.usize(1..4);
        let taken = self.game.take_back(plies, self.now);
        assert_eq!(taken, plies.min(self.expected.moves.len()));
        for _ in 0..taken {
            let mv = self.expected.moves.pop().expect("it was counted");
            self.expected.undone.push((mv, self.expected.outcome.take()));
        }
        "take back"
    }

    fn redo(&mut self) -> &'static str {
        let plies = self.rng.usize(1..4);
        let redone = self.game.redo(plies, self.now);
        assert_eq!(redone, plies.min(self.expected.undone.len()));
        for _ in 0..redone {
            let (mv, outcome) = self.expected.undone.pop().expect("it was counted");
            assert_eq!(self.expected.outcome, None, "no move comes behind an end");
            self.expected.moves.push(mv);
            self.expected.outcome = outcome;
        }
        if redone > 0 { "redo" } else { "nothing to redo" }
    }

    fn end(&mut self) -> &'static str {
        let color = Color::ALL[self.rng.usize(..2)];
        let goes_on = self.expected.outcome.is_none();
        let (has_ended, outcome, what) = match self.rng.u8(..3) {
            0 => {
                let outcome = Outcome { points: Points::win(!color), reason: Reason::Resignation };
                (self.game.resign(color, self.now), outcome, "resign")
            }
            1 => {
                let outcome = Outcome { points: Points::DRAW, reason: Reason::Adjudication };
                (self.game.end(outcome, self.now), outcome, "adjudicate")
            }
            _ => {
                self.now += Duration::from_secs(self.rng.u64(..300));
                let outcome = self.game.tick(self.now);
                if let Some(outcome) = outcome {
                    self.ended(outcome);
                }
                return if outcome.is_some() { "flag falls" } else { "tick" };
            }
        };
        assert_eq!(has_ended, goes_on);
        if has_ended {
            self.ended(outcome);
        }
        what
    }

    fn draw(&mut self) -> &'static str {
        let color = Color::ALL[self.rng.usize(..2)];
        let goes_on = self.expected.outcome.is_none();
        let (before, has_ended) = (self.game.draw_offer(), self.rng.u8(..4));
        let agreed = match has_ended {
            0 => self.game.offer_draw(color, self.now) && before == Some(!color),
            1 => self.game.accept_draw(self.now),
            2 => {
                self.game.decline_draw();
                false
            }
            _ => {
                let claim = self.game.claimable();
                assert_eq!(self.game.claim_draw(self.now), claim.is_some());
                if let Some(reason) = claim {
                    self.ended(Outcome { points: Points::DRAW, reason });
                    return "claim";
                }
                return "nothing to claim";
            }
        };
        if agreed {
            assert!(goes_on && before.is_some());
            self.ended(Outcome { points: Points::DRAW, reason: Reason::Agreement });
            return "agree";
        }
        "offer or decline"
    }

    fn clock(&mut self) -> &'static str {
        if self.rng.bool() {
            self.game.pause_clock(self.now);
            return "pause";
        }
        self.game.start_clock(self.now);
        "resume"
    }

    fn any_node(&mut self) -> NodeId {
        let tree = &self.game.record().tree;
        let (mut nodes, mut todo) = (Vec::new(), vec![NodeId::ROOT]);
        while let Some(node) = todo.pop() {
            nodes.push(node);
            todo.extend(tree.children(node));
        }
        nodes[self.rng.usize(..nodes.len())]
    }

    fn variation(&mut self) -> &'static str {
        let at = self.any_node();
        let tree = &self.game.record().tree;
        let position = tree.position(at);
        // Now and then the very move that was taken back.
        let is_redo = |mv: &Move| at == self.game.head() && position.is_legal(*mv);
        let redo = self.game.next_redo().filter(is_redo);
        let Some(mv) = redo.filter(|_| self.rng.bool()).or_else(|| self.choose(&position)) else {
            return "no variation";
        };
        let is_play = at == self.game.head() && self.game.outcome().is_none();
        let is_done = self.edits.apply(&mut self.game, TreeEdit::AddMove { at, mv });
        if is_play {
            assert_eq!(is_done, Err(EditError::Played), "a move of a running game is played");
            return "move refused";
        }
        assert_eq!(is_done, Ok(()));
        self.after_edit();
        "variation"
    }

    /// Moves taken back can be redone, unless another branch with the same move has come in their place.
    fn after_edit(&mut self) {
        if self.game.redoable() == 0 {
            self.expected.undone.clear();
        }
    }

    fn annotate(&mut self) -> &'static str {
        let node = self.any_node();
        let cells: Vec<_> = self.game.record().variant().board().iter().collect();
        let mut cell = || cells[self.rng.usize(..cells.len())];
        let shape =
            Shape { color: ShapeColor::Red, from: cell(), to: Some(cell()).filter(|_| self.rng.bool()) };
        let said = ["good", "a plan", "", "Gliński}"][self.rng.usize(..4)];
        let nag = Some(Nag(self.rng.u8(1..7))).filter(|_| self.rng.bool());
        let score = EvalScore::Cp(self.rng.i32(-500..500));
        let mut edits = vec![
            TreeEdit::comment(node, Comment::After, said),
            TreeEdit::Shapes { node, shapes: vec![shape] },
            TreeEdit::Evaluation { node, eval: Some(Eval { score, depth: None }) },
        ];
        // A mark stands behind a move.
        if node != NodeId::ROOT {
            edits.push(TreeEdit::move_mark(&self.game.record().tree, node, nag));
        }
        self.edits.apply(&mut self.game, TreeEdit::All(edits)).expect("notes are free");
        "annotate"
    }

    fn edit(&mut self) -> &'static str {
        let node = self.any_node();
        let tree = &self.game.record().tree;
        let (edit, what) = match self.rng.u8(..8) {
            0 => (TreeEdit::promote(tree, node), "promote"),
            1 => (TreeEdit::demote(tree, node), "demote"),
            2 => (TreeEdit::promote_to_main(tree, node), "make the main line"),
            3 => (Some(TreeEdit::DeleteAfter { node }), "delete what follows"),
            4 => (Some(TreeEdit::Tag { name: "Event".to_owned(), value: Some("Here".to_owned()) }), "tag"),
            5 => (Some(TreeEdit::Result { outcome: None }), "result"),
            _ => (Some(TreeEdit::Delete { node }), "delete"),
        };
        let Some(edit) = edit else { return "nothing to edit" };
        let before = write(self.game.record());
        match self.edits.apply(&mut self.game, edit) {
            Ok(()) => {
                self.after_edit();
                what
            }
            Err(EditError::Played | EditError::Root) => {
                assert_eq!(write(self.game.record()), before, "a refused edit changes nothing");
                "edit refused"
            }
            Err(error) => panic!("{error}"),
        }
    }

    fn undo_or_redo_edit(&mut self) -> &'static str {
        let is_done = if self.rng.u8(..3) > 0 {
            self.edits.undo(&mut self.game)
        } else {
            self.edits.redo(&mut self.game)
        };
        self.after_edit();
        if is_done { "undo or redo an edit" } else { "no edit to undo or redo" }
    }

    /// The clock goes through a journal and comes back.
    fn set_clock(&mut self) -> &'static str {
        let snapshot = self.game.clock().snapshot_at(self.now);
        let text = serde_json::to_string(&snapshot).expect("it can be written");
        let back: ClockSnapshot = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(back, snapshot, "{text}");
        assert!(self.game.set_clock(&back, self.now));
        assert_eq!(self.game.clock().snapshot_at(self.now), snapshot);
        "set the clock"
    }

    /// Saves and loads, compares, and goes on with what was loaded.
    fn save_and_load(&mut self) -> &'static str {
        let record = self.game.record_at(self.now);
        let text = write(&record);
        let read = read_game(&text);
        assert_eq!(read.diagnostics, [], "{text}");
        assert_same_record(&read.record, &record);
        assert_eq!(write(&read.record), text);
        let mut game = Game::from_record(read.record, *self.game.draws());
        // The main line of the file is the game that is loaded.
        if self.game.head() == record.tree.line_end(NodeId::ROOT) {
            if self.game.outcome().is_none() && self.game.clock().is_timed() {
                let clocks = [&game, &self.game].map(|game| game.clock().snapshot_at(self.now));
                assert_eq!(clocks[0], clocks[1], "{text}");
            }
            if self.game.clock().is_running() {
                game.start_clock(self.now);
            }
            self.game = game;
            self.edits = EditHistory::default();
            self.expected.undone.clear();
        }
        "save and load"
    }

    fn check(&mut self) {
        let (game, expected) = (&self.game, &self.expected);
        let tree = &game.record().tree;
        assert!(tree.contains(game.head()), "the head is in the tree");
        assert_eq!(tree.moves_to(game.head()), expected.moves);
        let same = |one: Outcome, other: Outcome| one.points == other.points;
        assert_eq!(game.outcome().is_some(), expected.outcome.is_some());
        assert!(game.outcome().zip(expected.outcome).is_none_or(|(one, other)| same(one, other)));
        assert_eq!(game.redoable(), expected.undone.len());
        assert_eq!(game.next_redo(), expected.undone.last().map(|(mv, _)| *mv));
        let head = game.position();
        assert_eq!(*head, tree.position(game.head()));
        assert!(game.next_redo().is_none_or(|mv| head.is_legal(mv)), "what is redone is legal");
        assert_eq!(game.clock().turn(), head.turn(), "the clock knows whose turn it is");
        match game.outcome() {
            Some(_) => {
                assert!(!game.clock().is_running() && game.draw_offer().is_none());
                assert_eq!(game.redoable(), 0, "nothing can be redone behind the end");
            }
            None => assert!(head.has_legal_move(), "who cannot move has come to the end"),
        }
    }
}

/// Tells what has happened when something is wrong.
impl Drop for Table {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("{:?}", self.log);
        }
    }
}

#[test]
fn anything_in_any_order() {
    let times = std::env::var("HEKSY_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let mut counts = std::collections::BTreeMap::<&str, usize>::new();
    for seed in 0..GAMES * times {
        let mut table = Table::new(seed);
        for _ in 0..OPERATIONS {
            let what = table.operate();
            table.log.push(what.to_owned());
            table.check();
            *counts.entry(what).or_default() += 1;
        }
    }
    println!("{counts:#?}");
    assert_eq!(counts.values().sum::<usize>() as u64, GAMES * times * OPERATIONS as u64);
    for what in [
        "play", "refused", "too late", "take back", "redo", "resign", "flag falls", "claim", "agree",
        "variation", "delete", "delete what follows", "promote", "demote", "edit refused",
        "undo or redo an edit", "set the clock", "save and load",
    ] {
        assert!(counts.get(what).is_some_and(|&count| count > 20), "{what}: {counts:?}");
    }
}
