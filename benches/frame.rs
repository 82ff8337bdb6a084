//! The CPU time of one frame of the window: layout and tessellation, idle and while the engine searches. Rendering by
//! the graphics driver is not included. The accessibility tree is built too, as for a screen reader, so that an
//! ordinary frame takes less.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use heksy::app::places::Places;
use heksy::app::storage::Disk;
use heksy::gui::{Options, Services, Shell};

const FRAMES: usize = 500;
/// White is a person, Black the engine at full strength.
const SETTINGS: &str = r#"{"setup":{"black":{"name":"","player":"full"},"clock":{"kind":"fischer"}}}"#;

fn main() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join("settings.json"), SETTINGS)?;
    let services = Services::new(Places::under(folder.path()), Arc::new(Disk));
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 800.0))
        .build_eframe(|context| Shell::new(&context.egui_ctx, services, Options::default()));
    window.run_steps(20);
    report("idle", &mut window);
    for cell in ["f5, white pawn", "f6, empty"] {
        window.get_by_label(cell).click();
        window.run_steps(2);
    }
    report("the engine searches", &mut window);
    Ok(())
}

/// Runs frames and prints their median and maximum time.
fn report(name: &str, window: &mut Harness<Shell>) {
    let mut costs: Vec<Duration> = (0..FRAMES)
        .map(|_| {
            let start = Instant::now();
            window.step();
            let output = window.output();
            let triangles = window.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
            std::hint::black_box(triangles);
            start.elapsed()
        })
        .collect();
    costs.sort();
    let [median, worst] = [costs[FRAMES / 2], costs[FRAMES - 1]].map(|cost| cost.as_secs_f64() * 1e3);
    println!("{name}: {median:.2} ms a frame, the worst of {FRAMES} {worst:.2} ms");
}
