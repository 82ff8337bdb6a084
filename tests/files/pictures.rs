//! Pictures: SVG, PNG and GIF, made by the program and by `heksy diagram` and `heksy gif`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

use clap::Parser;
use heksy::app::board::palette::BoardColors;
use heksy::app::board::{
    Arrow, ArrowMeaning, BoardPalette, BoardView, Picture, PieceSet, PrintInk, Raster, Turn, animate,
};
use heksy::app::library::film::{self, Pace};
use heksy::app::library::{Export, ExportJob, SavedGame, SheetForm};
use heksy::app::text::{Text, shown};
use heksy::cli::ToolError;
use heksy::cli::pictures::{DiagramArguments, GifArguments, diagram, gif};
use heksy::disk::{Disk, Expected};
use heksy::game::pgn::read_game;
use heksy::game::{GameRecord, Position, Shape, ShapeColor, Variant};
use heksy::hex::Cell;
use heksy::sides::ByColor;
use heksy::three;
use resvg::usvg::roxmltree::{Document, Node};

/// The boards of the five games at their start.
fn starts() -> Vec<BoardView> {
    let two = Variant::ALL.into_iter().map(|variant| BoardView::of(&Position::start(variant)));
    two.chain([BoardView::of_three(&three::START.parse().expect("the start"))]).collect()
}

fn picture(view: BoardView) -> Picture {
    Picture::new(view, BoardPalette::default(), PieceSet::default())
}

fn glinski() -> BoardView {
    starts().swap_remove(0)
}

/// The elements with a class, by their other classes.
fn of_class<'a>(document: &'a Document, class: &str) -> Vec<(Vec<&'a str>, Node<'a, 'a>)> {
    let classes = |node: &Node<'a, 'a>| -> Vec<&'a str> {
        node.attribute("class").map_or_else(Vec::new, |classes| classes.split(' ').collect())
    };
    let all = document.descendants().map(|node| (classes(&node), node));
    all.filter(|(classes, _)| classes.first() == Some(&class))
        .map(|(classes, node)| (classes[1..].to_vec(), node))
        .collect()
}

fn number(node: &Node, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).expect("a number")
}

/// The middle of a cell, and its fill.
type DrawnCell = (f32, f32, String);

/// The middle of each cell by its name, its fill, and the size of the picture.
fn cells(svg: &str) -> (BTreeMap<String, DrawnCell>, [f32; 2]) {
    let document = Document::parse(svg).expect("it is XML");
    let view_box: Vec<f32> = document
        .root_element()
        .attribute("viewBox")
        .expect("a box")
        .split(' ')
        .map(|side| side.parse().unwrap())
        .collect();
    let mut cells = BTreeMap::new();
    for (classes, node) in of_class(&document, "cell") {
        let fill = node.attribute("fill").expect("a colour").to_owned();
        let before = cells.insert(classes[1].to_owned(), (number(&node, "x"), number(&node, "y"), fill));
        assert_eq!(before, None, "{classes:?} is there once");
    }
    (cells, [view_box[2], view_box[3]])
}

#[test]
fn each_game_has_every_cell_once_and_all_pieces() {
    for view in starts() {
        for set in PieceSet::ALL {
            let svg = Picture { set, ..picture(view.clone()) }.svg();
            let document = Document::parse(&svg).expect("it is XML");
            let (cells, _) = cells(&svg);
            let names: BTreeSet<&str> = view.shape.cells().iter().map(|cell| view.shape.name(cell)).collect();
            assert!(names.iter().copied().eq(cells.keys().map(String::as_str)), "{set:?}");
            assert_eq!(of_class(&document, "piece").len(), view.pieces.iter().count(), "{set:?}");
            let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
            let known: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(known.len(), ids.len(), "each name is given once");
            let used = document.descendants().filter_map(|node| node.attribute("href"));
            used.for_each(|name| assert!(known.contains(&name[1..]), "{name} is defined"));
        }
    }
}

#[test]
fn coordinates_are_outlines_and_can_be_left_out() {
    for view in starts() {
        let texts = |view: BoardView| {
            let svg = picture(view).svg();
            assert!(!svg.contains("<text") && !svg.contains("font"), "no font is needed");
            of_class(&Document::parse(&svg).expect("it is XML"), "text").len()
        };
        let wanted = if view.shape.labels().is_empty() {
            view.shape.cells().len() as usize
        } else {
            view.shape.labels().len()
        };
        assert_eq!(texts(view.clone()), wanted);
        assert_eq!(texts(BoardView { hides_coordinates: true, ..view }), 0);
    }
}

#[test]
fn a_flipped_board_is_turned_by_half_a_circle() {
    for view in starts() {
        let (upright, [width, height]) = cells(&picture(view.clone()).svg());
        let (turned, size) = cells(&picture(BoardView { turn: Turn::HALF, ..view }).svg());
        assert_eq!(size, [width, height]);
        for (name, (x, y, fill)) in &turned {
            let (other_x, other_y, other_fill) = &upright[name];
            assert!((x + other_x - width).abs() < 0.05 && (y + other_y - height).abs() < 0.05, "{name}");
            assert_eq!(fill, other_fill);
        }
    }
}

/// The federation's diagrams have f1 light.
#[test]
fn f1_is_light_at_the_bottom_of_the_board() {
    let svg = picture(glinski()).svg();
    let (cells, _) = cells(&svg);
    assert!(svg.contains("class=\"cell light f1\""));
    let lowest = cells.iter().max_by(|a, b| a.1.1.total_cmp(&b.1.1)).expect("a cell");
    assert_eq!(lowest.0, "f1");
}

#[test]
fn marks_arrows_and_shapes_are_drawn_below_and_above_the_pieces() {
    let cell = |name: &str| name.parse().expect("a cell");
    let view = BoardView {
        last_move: Some((cell("e4"), cell("e5"))),
        check: [cell("g10")].into_iter().collect(),
        arrows: vec![Arrow { from: cell("f5"), to: cell("f6"), weight: 1.0, meaning: ArrowMeaning::Best }],
        shapes: vec![
            Shape { color: ShapeColor::Red, from: cell("c4"), to: None },
            Shape { color: ShapeColor::Green, from: cell("c4"), to: Some(cell("c7")) },
        ],
        ..glinski()
    };
    let svg = picture(view).svg();
    let document = Document::parse(&svg).expect("it is XML");
    let count = |class| of_class(&document, class).len();
    // Two grounds, and a line around the cell where the piece stands now.
    assert_eq!([count("last-move"), count("check"), count("arrow")], [3, 3, 1]);
    assert_eq!([count("drawn-circle"), count("drawn-arrow")], [3, 1]);
    let at = |class: &str| svg.find(&format!("class=\"{class}")).expect(class);
    assert!(at("last-move") < at("check") && at("check") < at("piece"));
    assert!(at("piece") < at("arrow") && at("arrow") < at("drawn-arrow"));
}

/// The colour of a pixel, without its alpha.
fn pixel(raster: &Raster, x: f32, y: f32) -> [u8; 3] {
    let [width, _] = raster.size();
    let at = 4 * (y as usize * width + x as usize);
    raster.data()[at..at + 3].try_into().expect("three bytes")
}

#[test]
fn a_png_is_the_svg_with_the_colours_of_the_palette() {
    for palette in BoardPalette::ALL {
        let view = glinski();
        let picture = Picture { palette, ..picture(view.clone()) };
        let svg = picture.svg();
        let raster = Raster::of_svg(&svg, 400).expect("a picture");
        let png = raster.png().expect("a file");
        let read = resvg::tiny_skia::Pixmap::decode_png(&png).expect("it is PNG");
        assert_eq!(read.width(), 400);
        assert_eq!(read.data(), raster.data());
        let (cells, [width, _]) = cells(&svg);
        let scale = 400.0 / width;
        let mut seen = BTreeSet::new();
        for cell in view.shape.cells().iter().filter(|&cell| view.pieces.get(cell).is_none()) {
            let (x, y, _) = &cells[view.shape.name(cell)];
            let [r, g, b, _] = BoardColors::of(palette).cell(cell.shade()).to_array();
            assert_eq!(pixel(&raster, x * scale, y * scale), [r, g, b], "{}", view.shape.name(cell));
            seen.insert([r, g, b]);
        }
        assert_eq!(seen.len(), 3);
    }
}

#[test]
fn sizes_out_of_range_are_refused() {
    let svg = picture(glinski()).svg();
    for width in [0, 15, 8193, u32::MAX] {
        let error = Raster::of_svg(&svg, width).expect_err("no picture").to_string();
        assert!(error.contains(&width.to_string()) && error.contains("8192"), "{error}");
    }
}

/// A game with clocks, a comment, a glyph, a drawn circle and an end.
const GAME: &str = "[White \"Łucja\"]\n[Black \"<b>Éva\"]\n[TimeControl \"300\"]\n[Result \"1-0\"]\n\n\
    1. f6 {[%clk 0:04:58] A start. [%csl Gf6]} e6 {[%clk 0:04:59]} 2. g5 $1 {[%clk 0:04:38]} g6 1-0\n";

fn record() -> GameRecord {
    read_game(GAME).record
}

/// The frames of a GIF, each as the whole picture, with their times in hundredths of a second, and how many pixels each holds.
fn frames(gif: &[u8]) -> Vec<(Vec<[u8; 3]>, u16, usize)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("it is GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![[0; 3]; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let x = usize::from(frame.left) + index % usize::from(frame.width);
            let y = usize::from(frame.top) + index / usize::from(frame.width);
            if pixel[3] > 0 {
                canvas[y * width + x] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        frames.push((canvas.clone(), frame.delay, frame.buffer.len() / 4));
    }
    frames
}

#[test]
fn each_frame_of_a_gif_is_the_board_after_its_move() {
    let film = film::of_two(&record(), &picture(glinski()), Pace::USUAL);
    let gif = animate(film.clone(), 240).expect("an animation");
    let frames = frames(&gif);
    assert_eq!(frames.len(), 5, "the start and four moves");
    let mut position = *record().tree.start();
    for (index, ((picture, _), (pixels, ..))) in film.iter().zip(&frames).enumerate() {
        assert!(picture.view.pieces.iter().eq(BoardView::of(&position).pieces.iter()), "{index}");
        let drawn = Raster::of_svg(&picture.svg(), 240).expect("a picture");
        let apart =
            |(a, b): (&[u8], &[u8; 3])| a.iter().zip(b).map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0);
        let differences: Vec<u8> = drawn.data().chunks_exact(4).zip(pixels).map(apart).collect();
        // A palette has 255 colours: the common ones are exact, and the others near.
        let exact = differences.iter().map(|&difference| usize::from(difference == 0)).sum::<usize>();
        assert!(exact * 10 > differences.len() * 7, "{index}: {exact} of {}", differences.len());
        assert!(differences.iter().all(|&difference| difference < 40), "{index}");
        if let Some(&mv) = record().main_moves().get(index) {
            position = position.play(mv).expect("a move");
        }
    }
    let whole = frames[0].2;
    assert!(frames[1..].iter().all(|(.., held)| *held > 0 && *held * 2 < whole), "only what changed is held");
}

#[test]
fn names_times_and_points_are_in_bars() {
    let film = film::of_two(&record(), &picture(BoardView { turn: Turn::HALF, ..glinski() }), Pace::Clocks);
    let notes = |index: usize| {
        [&film[index].0.above[0], &film[index].0.below[0]]
            .map(|plate| (plate.name.as_str(), plate.note.as_str()))
    };
    assert_eq!(notes(0), [("Łucja", "5:00"), ("<b>Éva", "5:00")], "Black is below");
    assert_eq!(notes(3), [("Łucja", "4:38"), ("<b>Éva", "4:59")]);
    assert_eq!(notes(4), [("Łucja", "1"), ("<b>Éva", "0")]);
    assert_eq!(film[1].0.view.shapes.len(), 1);
    let times: Vec<u128> = film.iter().map(|(_, time)| time.as_millis()).collect();
    assert_eq!(times, [2000, 1000, 10_000, 1000, 5000], "as long as the next move took, at most ten seconds");
    Document::parse(&film[0].0.svg()).expect("a name that looks like a tag is text");
}

#[test]
fn the_game_of_three_is_a_film_of_three_names() {
    let text = include_str!("../../assets/games/three.pgn");
    let record = three::pgn::read(text).swap_remove(0).record;
    let start = picture(BoardView::of_three(record.start()));
    let film = film::of_three(&record, &start, Pace::Fixed(Duration::from_millis(20)));
    assert_eq!(film.len(), record.game.acts().count() + 1);
    let last = &film[film.len() - 1].0;
    assert!(last.view.pieces.iter().eq(BoardView::of_three(record.game.position()).pieces.iter()));
    assert_eq!((last.above.len(), last.below.len()), (2, 1));
    let gif = animate(film.into_iter().take(2), 160).expect("an animation");
    assert_eq!(frames(&gif).iter().map(|(_, time, _)| *time).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn a_printed_diagram_in_black_has_no_colour_and_its_lightest_cells_stay_white() {
    let colored = |svg: &str| {
        let colors = svg.split("\"#").skip(1).filter_map(|part| part.split_once('"')).map(|(color, _)| color);
        let colors = colors.filter(|color| color.len() == 6 && u32::from_str_radix(color, 16).is_ok());
        colors.filter(|color| color[..2] != color[2..4] || color[2..4] != color[4..]).count()
    };
    for set in PieceSet::ALL {
        for palette in BoardPalette::ALL {
            let view = BoardView { last_move: Some((Cell::F6, Cell::F7)), ..glinski() };
            let colors = Picture { set, palette, ..picture(view) };
            let black = Picture { ink: PrintInk::Black, ..colors.clone() }.svg();
            assert!(colored(&colors.svg()) > 0 && colored(&black) == 0, "{black}");
            assert!(black.contains("class=\"cell light") && black.contains("fill=\"#ffffff\""));
        }
    }
}

fn job(folder: &Path, export: Export, name: &str) -> ExportJob {
    let names = ByColor::from_fn(|_| Text::key("color-white"));
    let (path, game) = (folder.join(name), SavedGame::of_two(record()));
    ExportJob {
        export,
        path,
        expected: Expected::Anything,
        picture: picture(glinski()),
        game,
        puzzles: Vec::new(),
        form: SheetForm::default(),
        names,
        club: None,
        games: None,
        shown: shown(),
    }
}

#[test]
fn the_file_ending_chooses_the_format_and_others_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let written = |export, name| {
        let job = job(folder.path(), export, name);
        job.carry_out(&Disk).map(|path| fs::read(path).expect("it was written"))
    };
    assert!(written(Export::Picture, "a.SVG").expect("a picture").starts_with(b"<svg "));
    assert!(written(Export::Picture, "a.png").expect("a picture").starts_with(b"\x89PNG"));
    for (export, name, ending) in
        [(Export::Picture, "a.jpg", ".png, .svg"), (Export::Animation, "a.png2", ".gif")]
    {
        let problem = written(export, name).expect_err("no picture").problem.text().to_string();
        assert!(problem.contains(name) && problem.contains(ending), "{problem}");
        assert!(!folder.path().join(name).exists());
    }
}

#[derive(Parser)]
struct Diagram {
    #[command(flatten)]
    arguments: DiagramArguments,
}

#[derive(Parser)]
struct Gif {
    #[command(flatten)]
    arguments: GifArguments,
}

/// The output of `heksy diagram`.
fn run_diagram(arguments: &[&str]) -> Result<String, ToolError> {
    let arguments = Diagram::parse_from([&["diagram"], arguments].concat()).arguments;
    let mut out = Vec::new();
    diagram(&arguments, &mut out)?;
    Ok(String::from_utf8(out).expect("text"))
}

fn refusal(arguments: &[&str]) -> String {
    run_diagram(arguments).expect_err("it is refused").to_string()
}

#[test]
fn a_diagram_is_drawn_of_a_position_and_of_a_move_of_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.pgn");
    fs::write(&file, format!("1. g5 *\n\n{GAME}")).expect("a file");
    let file = file.to_str().expect("a path");
    let title = |svg: &str| svg.split_once("<title>").unwrap().1.split_once("</title>").unwrap().0.to_owned();
    let after = |plies: usize| {
        record().main_moves()[..plies]
            .iter()
            .fold(*record().tree.start(), |at, &mv| at.play(mv).unwrap())
            .to_fen()
    };
    for (number, plies) in [("1", 1), ("1.", 1), ("1...", 2), ("2", 3)] {
        let svg = run_diagram(&["--game", "2", "--move", number, file]).expect("a diagram");
        assert_eq!(title(&svg), after(plies), "{number}");
    }
    assert_eq!(title(&run_diagram(&["--game", "2", file]).expect("a diagram")), after(4), "the last move");
    let fen = "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1";
    assert_eq!(title(&run_diagram(&[fen]).expect("a diagram")), fen);
    for game in ["mccooey", "shafran", "checkers", "three"] {
        assert!(
            run_diagram(&["--variant", game, "--flip", "--theme", "night", "--pieces", "bold"]).is_ok(),
            "{game}"
        );
    }
    let png = folder.path().join("a.png");
    run_diagram(&["--size", "100", "-o", png.to_str().unwrap(), fen]).expect("a picture");
    assert!(fs::read(png).expect("it was written").starts_with(b"\x89PNG"));
    assert!(refusal(&["--game", "3", file]).contains("it has 2"));
    for number in ["3", "0", "f6", "1.5", "..."] {
        assert!(
            refusal(&["--game", "2", "--move", number, file]).contains(&format!("“{number}”")),
            "{number}"
        );
    }
    assert!(
        refusal(&["nowhere.pgn"])
            .starts_with("there is no file “nowhere.pgn”, and it is not a position either: ")
    );
    assert!(refusal(&["-o", "a.jpg", fen]).ends_with("a.jpg: the name must end in .png or .svg"));
    assert!(
        Diagram::try_parse_from(["diagram", "--theme", "pink"])
            .is_err_and(|error| error.to_string().contains("honey"))
    );
}

#[test]
fn a_gif_is_made_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.pgn");
    fs::write(&file, "1. f6 e6 *\n").expect("a file");
    let path = file.to_str().expect("a path");
    let run = |arguments: &[&str]| gif(&Gif::parse_from([&["gif"], arguments].concat()).arguments);
    run(&["--size", "100", "--delay", "500", path]).expect("an animation");
    let bytes = fs::read(folder.path().join("a.gif")).expect("it was written");
    assert_eq!(frames(&bytes).iter().map(|(_, time, _)| *time).collect::<Vec<_>>(), [50, 50, 500]);
    assert!(run(&["-o", "a.png", path]).expect_err("refused").to_string().ends_with("must end in .gif"));
    assert!(run(&["nowhere.pgn"]).expect_err("refused").to_string().starts_with("nowhere.pgn: "));
    for delay in ["0", "19", "60001", "soon"] {
        assert!(Gif::try_parse_from(["gif", "--delay", delay, path]).is_err(), "{delay}");
    }
}
