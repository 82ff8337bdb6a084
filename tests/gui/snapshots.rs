//! A dozen screens as they looked when somebody last looked at them: `HEKSY_SNAPSHOTS=1 cargo test --test gui snapshots`
//! takes new pictures. A screen that has changed leaves its picture and the difference in `target/tmp/snapshots`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::vec2;
use heksy::app::settings::ThemeChoice;
use heksy::app::text::Language;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgba, RgbaImage};

use super::languages::{IN_A_GAME, IN_A_STUDY, LESSONS, STUDIED, Screen, set, table};
use super::pictures::picture;
use super::table::Table;

/// Pieces are drawn by threads of their own, which never take longer, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// Colours of this distance are alike: other processors round otherwise.
const ALIKE: u8 = 40;
/// The most pixels that may differ. One letter has about as many.
const MOST_PIXELS: usize = 40;

/// The screens of a game that have pictures, of those in every language.
const OF_A_GAME: [&str; 7] = [
    "the board",
    "the menu of the game",
    "the settings",
    "the rules of checkers",
    "a new game by Fischer's clock",
    "setting up",
    "the cross table",
];

#[test]
fn a_dozen_screens_look_as_before() {
    let mut changed = Vec::new();
    for name in OF_A_GAME {
        look(name, &IN_A_GAME, None, |_| {}, &mut changed);
    }
    look("games to choose from", &IN_A_GAME, None, dark, &mut changed);
    look("a bad move in a study", &IN_A_STUDY, Some(STUDIED), |_| {}, &mut changed);
    look("the header", &IN_A_STUDY, Some(STUDIED), dark, &mut changed);
    for name in ["the lessons", "a level that is solved", "the themes of the puzzles"] {
        look(name, &LESSONS, None, |_| {}, &mut changed);
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

fn dark(table: &mut Table) {
    set(table, |settings| settings.theme = ThemeChoice::Dark);
}

/// Compares a screen with its picture.
fn look(
    name: &str,
    screens: &[Screen],
    file: Option<&str>,
    prepare: fn(&mut Table),
    changed: &mut Vec<String>,
) {
    let mut table = table(Language::English, vec2(640.0, 480.0), file);
    prepare(&mut table);
    if file.is_none() && !std::ptr::eq(screens, LESSONS.as_slice()) {
        table.click_cell("f5").click_cell("f6");
    }
    let (_, open) = screens.iter().find(|(screen, _)| *screen == name).expect("a screen");
    open(&mut table);
    table.harness.remove_cursor();
    let ctx = table.harness.ctx.clone();
    // A cursor blinks.
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
    let file = format!("{}.png", name.replace([' ', '\''], "-"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gui/snapshots").join(&file);
    if std::env::var_os("HEKSY_SNAPSHOTS").is_some() {
        let mut picture = settled(&mut table);
        // Fewer colours make smaller files.
        picture
            .pixels_mut()
            .flat_map(|pixel| &mut pixel.0)
            .for_each(|channel| *channel = *channel & 0xf0 | 8);
        return save(&picture, &path);
    }
    let known = image::open(&path).expect("a picture").into_rgba8();
    let start = Instant::now();
    loop {
        table.run();
        let now = picture(&table);
        let differing = differing(&known, &now);
        if differing.len() <= MOST_PIXELS {
            return;
        }
        if start.elapsed() > PATIENCE {
            let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("snapshots");
            std::fs::create_dir_all(&folder).expect("a folder");
            let place = folder.join(&file);
            save(&now, &place);
            save(&marked(&now, &differing), &place.with_extension("difference.png"));
            let pixels = differing.len();
            return changed.push(format!(
                "{name}: {pixels} pixels differ from {}: see {} and the difference beside it",
                path.display(),
                place.display()
            ));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A picture that is the same a little later; with a cursor that blinks one of the last.
fn settled(table: &mut Table) -> RgbaImage {
    let mut before = picture(table);
    for _ in 0..10 {
        for _ in 0..10 {
            std::thread::sleep(Duration::from_millis(50));
            table.run();
        }
        let now = picture(table);
        if now == before {
            break;
        }
        before = now;
    }
    before
}

/// The places where two pictures differ; all of them if they have different sizes.
fn differing(one: &RgbaImage, other: &RgbaImage) -> Vec<(u32, u32)> {
    let is_alike = |x, y| {
        one.get_pixel_checked(x, y).is_some_and(|pixel| {
            pixel.0.iter().zip(other.get_pixel(x, y).0).all(|(one, other)| one.abs_diff(other) <= ALIKE)
        })
    };
    other.enumerate_pixels().map(|(x, y, _)| (x, y)).filter(|&(x, y)| !is_alike(x, y)).collect()
}

/// A pale picture with red places.
fn marked(picture: &RgbaImage, places: &[(u32, u32)]) -> RgbaImage {
    let pale = |channel: u8| 170 + channel / 3;
    let mut marked = picture.clone();
    marked
        .pixels_mut()
        .for_each(|pixel| pixel.0 = [pale(pixel.0[0]), pale(pixel.0[1]), pale(pixel.0[2]), 255]);
    for &(x, y) in places {
        marked.put_pixel(x, y, Rgba([220, 0, 0, 255]));
    }
    marked
}

fn save(picture: &RgbaImage, path: &Path) {
    let picture = image::DynamicImage::from(picture.clone()).into_rgb8();
    let file = std::fs::File::create(path).expect("a file");
    let encoder = PngEncoder::new_with_quality(file, CompressionType::Best, FilterType::Adaptive);
    picture.write_with_encoder(encoder).expect("a picture");
}
