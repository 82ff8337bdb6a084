//! The CPU time of one frame of the window: layout and tessellation, idle, while the engine searches, and in a game of
//! a thousand plies with sixty words behind each, and in a study with three hundred variations besides. Rendering by the graphics driver is not included. The accessibility
//! tree is built too, as for a screen reader, so that an ordinary frame takes less.

#[path = "../tests/support/cases/annotated.rs"]
mod annotated;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use annotated::{annotated_game, annotated_study};
use egui::{Event, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use heksy::app::board::BoardEvent;
use heksy::app::context::{DialogAction, PlayOn};
use heksy::app::game::{AnnotateAction, EditAction, ReplayAction};
use heksy::app::library::FileAction;
use heksy::app::model::Message;
use heksy::disk::{Disk, Places};
use heksy::game::{Comment, Move, Nag, NodeId};
use heksy::gui::{Options, Services, Shell};

const FRAMES: usize = 500;
const SIZE: Vec2 = vec2(1280.0, 800.0);
/// White is a person, Black the engine at full strength.
const SETTINGS: &str = r#"{"setup":{"black":{"name":"","player":"full"},"clock":{"kind":"fischer"}}}"#;
/// The annotated game.
const PLIES: usize = 1000;
const WORDS: usize = 60;
/// The study has the same, and so many variations with two comments each.
const VARIATIONS: usize = 300;

type Window = Harness<'static, Shell>;

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join("settings.json"), SETTINGS)?;
    let mut window = open(folder.path());
    report("idle", &mut window, |_, _| {});
    for cell in ["f5, white pawn", "f6, empty"] {
        window.get_by_label(cell).click();
        window.run_steps(2);
    }
    report("the engine searches", &mut window, |_, _| {});
    drop(window);

    let file = folder.path().join("annotated.pgn");
    std::fs::write(&file, annotated_game(PLIES, WORDS))?;
    std::fs::remove_file(folder.path().join("settings.json"))?;
    let mut window = open(folder.path());
    report_annotated(&mut window, &file);
    drop(window);

    std::fs::write(&file, annotated_study(PLIES, VARIATIONS, WORDS))?;
    let mut window = open(folder.path());
    report_study(&mut window, &file);
    Ok(())
}

fn open(folder: &Path) -> Window {
    let services = Services::new(Places::under(folder), Arc::new(Disk));
    let mut window = Harness::builder()
        .with_size(SIZE)
        .build_eframe(|context| Shell::new(&context.egui_ctx, services, Options::default()));
    window.run_steps(20);
    window
}

/// The list of moves in a long game with comments.
fn report_annotated(window: &mut Window, file: &Path) {
    report("a long annotated game is opened", window, |window, frame| {
        if frame == 0 {
            send(window, Message::File(FileAction::OpenPath(file.to_owned())));
        }
    });
    assert_eq!(mainline(window).len(), PLIES, "its thread has read it meanwhile");
    report("it is at rest", window, |_, _| {});
    report("it is played through", window, |window, _| send(window, Message::Replay(ReplayAction::Next)));
    let nodes = mainline(window);
    report("moves are added in its middle", window, |window, frame| {
        if frame % 10 == 0 {
            add_variation(window, nodes[PLIES / 4 + frame]);
        }
    });
    report("its width changes", window, |window, frame| {
        window.set_size(SIZE - vec2((10 * (frame % 30)) as f32, 0.0));
    });
    window.set_size(SIZE);
    scroll("it is scrolled", window);
}

/// The list of moves in a study, and what is said in it.
fn report_study(window: &mut Window, file: &Path) {
    send(window, Message::File(FileAction::OpenPath(file.to_owned())));
    while mainline(window).len() < PLIES {
        std::thread::yield_now();
        window.step();
    }
    report("a study with 300 variations is laid out", window, |_, _| {});
    scroll("it is scrolled", window);
    let nodes = mainline(window);
    report("comments are typed in its middle", window, |window, frame| {
        let node = nodes[PLIES / 4 + frame];
        let action = match frame % 10 {
            0 => AnnotateAction::Comment { node, place: Comment::After },
            9 => AnnotateAction::Accept,
            _ => AnnotateAction::Type("a word more ".repeat(frame % 10)),
        };
        send(window, Message::Annotate(action));
    });
    report("its moves are marked", window, |window, frame| {
        send(window, Message::Edit(EditAction::Glyph(nodes[PLIES / 4 + frame], Nag::GOOD)));
    });
}

fn scroll(name: &str, window: &mut Window) {
    window.event(Event::PointerMoved(pos2(SIZE.x - 200.0, SIZE.y / 2.0)));
    report(name, window, |window, frame| {
        let delta = vec2(0.0, if frame < FRAMES / 2 { 500.0 } else { -1500.0 });
        let modifiers = egui::Modifiers::NONE;
        let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
        let source = egui::MouseWheelSource::Wheel;
        window.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
    });
}

fn send(window: &mut Window, message: Message) {
    let ctx = window.ctx.clone();
    window.state_mut().send(&ctx, message);
}

fn mainline(window: &Window) -> Vec<NodeId> {
    window.state().model().document().unwrap().record().tree.mainline().collect()
}

/// Adds a variation behind `node`: any move that is not in the game yet.
fn add_variation(window: &mut Window, node: NodeId) {
    send(window, Message::Replay(ReplayAction::To(node)));
    let document = window.state().model().document().unwrap();
    let tree = &document.record().tree;
    let is_new = |mv: &Move| tree.child_by_move(node, *mv).is_none() && mv.promotion().is_none();
    let Some(mv) = document.current().position.legal_moves().into_iter().find(is_new) else { return };
    send(window, Message::Board(BoardEvent::PickUp(mv.from())));
    send(window, Message::Board(BoardEvent::Click(mv.to())));
    send(window, Message::Dialog(DialogAction::PlayOn { answer: PlayOn::Variation, remember: true }));
}

/// Draws frames, each after `act`, which counts as well, and prints their median and their worst cost.
fn report(name: &str, window: &mut Window, mut act: impl FnMut(&mut Window, usize)) {
    let mut costs: Vec<Duration> = Vec::with_capacity(FRAMES);
    for frame in 0..FRAMES {
        let start = Instant::now();
        act(window, frame);
        window.step();
        let output = window.output();
        let triangles = window.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
        std::hint::black_box(triangles);
        costs.push(start.elapsed());
    }
    costs.sort();
    let [median, most, worst] =
        [FRAMES / 2, FRAMES * 99 / 100, FRAMES - 1].map(|place| costs[place].as_secs_f64() * 1e3);
    println!(
        "{name}: {median:.2} ms a frame, 99 of 100 under {most:.2} ms, the worst of {FRAMES} {worst:.2} ms"
    );
}
