//! The player's games: kept when they end, listed, ordered, looked at, opened, deleted and brought back.

use std::fs;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use heksy::puzzles::Motif;

use super::painted;
use super::table::{HOTSEAT, Table};

const MINE: &str = "[White \"Zoë\"]\n[Black \"Jan\"]\n[Result \"1-0\"]\n\n1. f6 e6 2. g5 1-0\n\n\
    [White \"Anna\"]\n[Black \"Ola\"]\n[Result \"0-1\"]\n\n1. f6 0-1\n";
const MANY: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// A window whose player has two games.
fn with_games() -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
    fs::write(folder.path().join("games.pgn"), MINE).expect("games");
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), None);
    table.keys(MANY, Key::G);
    table.wait_for("2 of 2 games");
    table
}

fn games(table: &Table) -> String {
    fs::read_to_string(table.folder.path().join("games.pgn")).unwrap_or_default()
}

fn wait_for_settings(table: &mut Table, text: &str) {
    table.wait_until(|table| {
        fs::read_to_string(table.folder.path().join("settings.json")).is_ok_and(|there| there.contains(text))
    });
}

#[test]
fn ratings_and_the_costliest_mistakes_stand_above_the_own_games_and_can_be_forgotten() {
    let rated = r#"{"animation":"off","mistakes":{"glinski":[{"id":7,"lost":200,"lapses":{"lapse-mate":[2,82]}}]},"ratings":{"glinski":{"rating":{"value":1642,"deviation":52},"curve":[1500,1642],"results":[4]}}}"#;
    let mut table = Table::with(rated, vec2(1280.0, 800.0), None);
    table.click("Games").wait_for("1642 ± 104");
    assert!(table.has("Graph of your rating, from 1500 to 1642"), "{:?}", table.names());
    let costliest = "In the last game with a report you overlooked 2 mates: 41% of what your mistakes cost.";
    assert!(table.has(costliest), "{:?}", table.names());
    table.click("More about the rating").click("Forget my rating in Gliński");
    assert!(!table.has("1642 ± 104") && table.has(costliest), "{:?}", table.names());
    table.press("Puzzles of this kind");
    let puzzles = table.harness.state().model().puzzles().and_then(|puzzles| puzzles.solving());
    assert!(puzzles.is_some_and(|solving| solving.puzzle.themes.contains(&Motif::Mate2)));
    table.click("Games").wait_for(costliest);
    table.click("More about the rating").click("Forget my mistakes in Gliński");
    assert!(!table.has(costliest) && !table.has("More about the rating"), "{:?}", table.names());
}

#[test]
fn a_game_that_ends_is_listed_and_opens_in_a_study() {
    let mut table = Table::new();
    table.click("Games").wait_for("No games yet");
    assert!(table.has("Every game that you finish is saved here automatically."), "{:?}", table.names());
    assert!(table.has("New game…") && table.has("See 393 tournament games") && table.has("Folders"));
    table.key(Key::Escape);
    table.play("f5, white pawn", "f6, empty");
    table.press("Resign").act("Resign");
    table.wait_until(|table| games(table).contains("1. f6"));
    table.wait_until(|table| table.harness.state().model().result().is_some());
    table.key(Key::Escape);
    table.click("Games").wait_for("1 game");
    table.key(Key::Enter);
    table.wait_until(|table| table.harness.state().model().study().is_some());
}

#[test]
fn the_list_is_used_by_keyboard() {
    let mut table = with_games();
    table.wait_for("Selected game: 1. f6");
    table.key(Key::ArrowDown).wait_for("Selected game: 2. g5");
    table.key(Key::ArrowLeft);
    assert!(table.has_text("Selected game: 1... e6"), "{:?}", table.names());
    table.key(Key::Home).wait_for("Selected game: 1. f6");
    table.key(Key::Delete);
    table.wait_for("1 of 1 game");
    assert!(!games(&table).contains("Anna"));
    table.keys(Modifiers::COMMAND, Key::Z);
    table.wait_for("2 of 2 games");
    assert_eq!(games(&table), MINE);
    table.key(Key::End).key(Key::Enter);
    table.wait_until(|table| table.harness.state().model().study().is_some());
    assert!(table.has("Zoë"));
}

#[test]
fn the_list_is_ordered_by_a_click_and_narrowed_by_choices() {
    let mut table = with_games();
    let top = |table: &Table, name: &str| table.harness.get_by_label(name).rect().top();
    let (anna, zoe) = ("2 Anna – Ola 0-1", "1 Zoë – Jan 1-0");
    assert!(top(&table, anna) < top(&table, zoe));
    table.click("Sort by White").click("Sort by White");
    table.wait_until(|table| top(table, zoe) < top(table, anna));
    table.press("Filters").press("Result: Black wins");
    table.wait_for("1 of 2 games");
    assert!(table.has(anna) && !table.has(zoe));
    table.press("Content: With comments");
    table.wait_for("0 of 2 games");
    assert!(table.has("Filters (2)"), "{:?}", table.names());
    table.press("Content: Any content");
    table.wait_for("1 of 2 games");
    table.key(Key::Escape).click("Delete game");
    table.wait_for("Game deleted.");
    assert!(!games(&table).contains("Anna"));
}

#[test]
fn a_folder_is_added_by_its_path_and_removed() {
    let mut table = with_games();
    let club = table.folder.path().join("club");
    fs::create_dir(&club).expect("a folder");
    fs::write(club.join("a.pgn"), "[White \"Ewa\"]\n\n1. f6 *\n").expect("a file");
    table.press("Folders").press("Add file or folder by path…");
    table.type_into("File path", &club.display().to_string());
    table.key(Key::Enter);
    table.wait_for("3 of 3 games");
    assert!(table.has_text("Ewa"));
    table.press("Folders");
    let remove = table.names().into_iter().find(|name| name.starts_with("Remove ")).expect("an item");
    table.press(&remove);
    table.wait_for("2 of 2 games");
}

#[test]
#[cfg_attr(windows, ignore = "it expects a system without dialogs for files")]
fn the_cross_table_is_read_and_saved() {
    let mut table = with_games();
    table.press("Listed games").press("Cross table");
    table.wait_for("2 games of 4 players");
    assert!(table.has("Zoë") && table.has("Ola") && table.has("S-B"));
    table.press("Cross table and ratings: Ratings");
    assert!(table.has("1520") && table.has("1480") && !table.has("S-B"), "{:?}", table.names());
    for (button, name) in [("Save as CSV…", "a.csv"), ("Print…", "a.html")] {
        let path = table.folder.path().join(name);
        table.press(button);
        table.wait_for("File path");
        table.type_into("File path", &path.display().to_string());
        table.key(Key::Enter);
        table.wait_until(|_| fs::read_to_string(&path).is_ok_and(|text| text.contains("Zoë")));
    }
    table.key(Key::Escape);
    assert!(table.has("Delete game") && !table.has("Print…"), "back in the list");
}

#[test]
#[cfg_attr(windows, ignore = "it expects a system without dialogs for files")]
fn all_games_listed_get_an_event_and_are_saved() {
    let mut table = with_games();
    table.press("Listed games");
    table.harness.get_by_label("Edit game details…").focus();
    table.key(Key::Enter);
    table.wait_for("Details of the games listed (2)");
    assert!(!table.has("Save as a file…"), "the menu is closed");
    table.type_into("Round", "3");
    table.type_into("Event", "Cup");
    table.press("Done");
    table.wait_for("Details changed.");
    assert!(games(&table).matches("[Event \"Cup\"]\n[Round \"3\"]").count() == 2, "{}", games(&table));
    assert!(table.has("Sort by Round"), "the column is there now");
    table.keys(Modifiers::COMMAND, Key::Z);
    table.wait_until(|table| games(table) == MINE);
    let path = table.folder.path().join("listed");
    table.press("Listed games").press("Save as a file…");
    table.wait_for("File path");
    table.type_into("File path", &path.display().to_string());
    table.key(Key::Enter);
    table.wait_until(|_| {
        fs::read_to_string(path.with_extension("pgn")).is_ok_and(|text| text.contains("Zoë"))
    });
}

#[test]
fn a_border_between_columns_is_dragged() {
    let mut table = with_games();
    let left = |table: &Table, name: &str| table.harness.get_by_label(name).rect().left();
    let (white, black) = (left(&table, "Sort by White"), left(&table, "Sort by Black"));
    let result = left(&table, "Sort by Result");
    let border = egui::pos2(black - 4.0, table.harness.get_by_label("Sort by Black").rect().center().y);
    table.drag_from(border, border - vec2(60.0, 0.0));
    let moved = left(&table, "Sort by Black");
    assert!(moved < black - 40.0 && (left(&table, "Sort by White") - white).abs() < 0.5, "{black} {moved}");
    assert!((left(&table, "Sort by Result") - result).abs() < 0.5, "the next border stays");
    table.click("Sort by Black");
    assert!(table.has("1 Zoë – Jan 1-0"), "the heading is still clicked");
    wait_for_settings(&mut table, "columns");
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.keys(MANY, Key::G);
    table.wait_for("2 of 2 games");
    assert!((left(&table, "Sort by Black") - moved).abs() < 2.0, "the width is remembered");
    let border = egui::pos2(moved - 4.0, border.y);
    // Each picture takes a quarter of a second here.
    table.harness.ctx.options_mut(|options| {
        options.input_options.max_click_duration = f64::INFINITY;
        options.input_options.max_double_click_delay = f64::INFINITY;
    });
    table.click_at(border).click_at(border);
    assert!((left(&table, "Sort by Black") - black).abs() < 0.5, "a double click restores it");
}

#[test]
fn a_filter_is_saved_chosen_and_removed() {
    let mut table = with_games();
    table.press("Filters");
    assert!(table.has("Filter name"));
    table.key(Key::Escape);
    table.type_into("Filter", "black:jan");
    table.press("Filters").press("Result: White wins");
    table.wait_for("1 of 2 games");
    table.type_into("Filter name", " Jan lost ").press("Save");
    table.press("Filters (1)").press("Clear filters");
    table.wait_for("1 of 2 games").press("Result: Black wins");
    table.wait_for("0 of 2 games");
    wait_for_settings(&mut table, "Jan lost");
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.keys(MANY, Key::G);
    table.wait_for("2 of 2 games");
    table.press("Filters").press("Jan lost");
    table.wait_for("1 of 2 games");
    assert!(table.has("1 Zoë – Jan 1-0"));
    table.press("Filters (1)").press("Delete filter Jan lost");
    assert!(!table.has("Jan lost") && !table.has("Delete filter Jan lost"));
    assert!(table.harness.state().model().settings().filters.is_empty());
}

#[test]
fn a_long_line_below_the_board_beside_the_list_is_read_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    let game = "[FEN \"k/3/1PK2/7/9/11/11/11/11/11/11 w - 0 137\"]\n\n137. e10=Q# 1-0\n\n";
    fs::write(&path, game.repeat(2)).expect("a file");
    let hungarian = r#"{"animation":"off","language":"hu"}"#;
    let mut table = Table::with(hungarian, vec2(900.0, 650.0), Some(&path));
    table.wait_until(|table| table.has_text("lépés: 137 / 137"));
    assert!(painted::is_uncut(&table, "lépés: 137 / 137"), "{:?}", table.names());
}

#[test]
fn the_own_games_say_how_they_ended_for_the_player() {
    let game = |white: &str, black: &str, result: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n[TimeControl \"900+10\"]\n\
             [WhiteType \"human\"]\n[BlackType \"program\"]\n\n1. f6 {result}\n\n"
        )
    };
    let games = [game("?", "Heksy", "1-0"), game("?", "Heksy", "3/4-1/4"), game("?", "Heksy", "1/2-1/2")];
    let named = "[White \"Ola\"]\n[Black \"Ewa\"]\n[Result \"1-0\"]\n\n1. f6 1-0\n\n";
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("settings.json"), r#"{"profile":{"name":"Ewa"}}"#).expect("settings");
    fs::write(folder.path().join("games.pgn"), games.concat() + named).expect("games");
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), None);
    table.click("Games").wait_for("4 games: 2 won, 1 drawn, 1 lost");
    assert!(table.has("Sort by Clock") && !table.has("Sort by Event"), "{:?}", table.names());
    table.type_into("Filter", "15+10");
    table.wait_for("3 of 4 games");
}

#[test]
fn the_last_game_is_in_a_study_after_two_clicks() {
    let mut table = with_games();
    table.key(Key::Escape);
    table.click("Games").wait_for("Selected game: 1. f6");
    table.press("Study this game");
    table.wait_until(|table| table.harness.state().model().study().is_some());
    assert!(table.has("Anna"), "{:?}", table.names());
    // The games of a file that is open are a list beside the others.
    table.click("Games").wait_for("2 of 2 games");
    table.press("Games: Tournaments 1980–87").wait_for("393 of 393 games");
    table.press("Games: Your games").wait_for("2 of 2 games");
}

#[test]
fn a_narrow_list_leaves_out_columns_and_keeps_the_order() {
    let mut table = with_games();
    table.press("Games: Tournaments 1980–87").wait_for("393 of 393 games");
    assert!(table.has("Sort by Round") && table.has("Sort by Event"), "{:?}", table.names());
    table.click("Sort by Event");
    table.harness.set_size(vec2(640.0, 480.0));
    table.run();
    assert!(table.has("Sort by Event") && table.has("Sort by White"), "{:?}", table.names());
    assert!(!table.has("Sort by Round"), "{:?}", table.names());
}
