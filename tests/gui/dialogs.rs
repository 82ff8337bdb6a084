//! Questions, the end of the game, the settings, the pages.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::context::Dialog;
use heksy::app::settings::{Animation, GameForm};
use heksy::gui::style::theme::Theme;
use heksy::sides::Color;

use super::painted::ground;
use super::table::{HOTSEAT, Table};

/// Kf8-f9 stalemates Black.
const BEFORE_STALEMATE: &str = "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1";

#[test]
fn resigning_asks_first_and_ends_the_game() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.press("Resign");
    assert!(table.has("Resign?"));
    table.press("Cancel");
    assert!(table.has("Black to move"));
    table.press("Resign");
    // A key that was meant for something else does not end the game.
    table.key(Key::Enter);
    assert!(table.has("Resign?"));
    table.act("Resign");
    table.wait_for("1-0");
    // It is kept among the player's own games, so nothing is asked.
    table.wait_until(|table| !table.harness.state().model().mode().is_unsaved());
    table.press("Rematch");
    assert!(table.has("No moves yet"), "{:?}", table.names());
}

/// Beside the board, or below it in a window without a panel; the study runs analysis and report.
#[test]
fn a_finished_game_offers_a_rematch_and_the_study_and_hides_nothing() {
    for (size, has_panel) in [(vec2(1280.0, 800.0), true), (vec2(640.0, 480.0), false)] {
        let mut table = Table::with(HOTSEAT, size, None);
        table.play("f5, white pawn", "f6, empty");
        table.press("Resign").act("Resign");
        table.wait_until(|table| table.harness.state().model().result().is_some());
        // There is a menu of that name as well.
        for (answer, count) in [("Study", 2), ("Rematch", 1)] {
            let found = table.harness.query_all_by_label(answer).count();
            assert_eq!(found, count, "{answer}: {:?}", table.names());
        }
        assert!(!table.has("Offer draw") && table.harness.state().model().dialog().is_none());
        assert_eq!(table.has("New game…") && table.has_text("White wins"), has_panel, "{:?}", table.names());
        table.act("Study");
        assert!(!table.has("Resign") && !table.has("Offer draw"));
        table.wait_until(|table| table.has_text("Evaluation graph") || !has_panel);
    }
}

/// "You play Black against the computer"; each game has a picture and a line, that for three a row for each seat.
#[test]
fn a_new_game_is_a_sentence_and_a_picture() {
    let mut table = Table::with(r#"{"animation":"off"}"#, vec2(1280.0, 800.0), None);
    assert!(table.has("You"), "who has no name is called so: {:?}", table.names());
    table.keys(Modifiers::COMMAND, Key::N);
    let human = |table: &Table| match table.harness.state().model().dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) => form.setup.only_human(),
        other => panic!("{other:?}"),
    };
    assert!(human(&table) == Some(Color::White) && table.has_text("3 – Learner. Never misses"));
    table.click("Your colour: Black");
    assert_eq!(human(&table), Some(Color::Black));
    table.click("Your colour: Random").click("Game: Shafran");
    assert!(table.has_text("A board of 70 cells"), "{:?}", table.names());
    table.click("Clock: Other…").choose("Clock", "Hourglass").click("Clock: 3 min");
    table.harness.get_by_label("Game: Three-player chess").scroll_to_me();
    table.run();
    table.click("Game: Three-player chess");
    assert!(table.has("Red: Human") && !table.has_text("Opponent"), "{:?}", table.names());
    assert!(table.has_text("Three armies on one board"), "{:?}", table.names());
    table.click("Game: McCooey");
    assert!(table.has("New game") && table.has_text("Closest to ordinary chess"));
}

#[test]
fn the_words_of_a_dialog_end_before_its_scroll_bar() {
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 700.0), None);
    table.keys(Modifiers::COMMAND, Key::N);
    table.more();
    let right = |name| table.harness.get_by_label(name).rect().right();
    let rule = right("Touch-move: a touched piece must be moved or captured; no takebacks");
    assert!(rule + 10.0 <= right("Start"), "{rule}");
}

#[test]
fn a_draw_is_offered_and_declined_or_accepted() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.press("Offer draw");
    assert!(table.has("Black offers a draw."));
    table.press("Decline");
    table.play("e7, black pawn", "e6, empty");
    table.press("Offer draw");
    table.press("Accept");
    table.wait_for("½-½");
}

#[test]
fn quitting_and_a_new_game_ask_about_unsaved_work() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.menu("File", "Quit");
    assert!(table.has("Save the game?"));
    table.key(Key::Escape);
    assert!(!table.has("Save the game?"));
    table.keys(Modifiers::COMMAND, Key::N);
    table.press("Start");
    assert!(table.has("Save the game?"));
    table.press("Discard");
    assert!(table.has("No moves yet"));
}

#[test]
fn buttons_that_lose_work_are_red() {
    let mut table = Table::new();
    let is_dark = table.harness.ctx.theme() == egui::Theme::Dark;
    let red = Some(Theme { is_dark, ..Theme::default() }.colors().destructive[0]);
    table.play("f5, white pawn", "f6, empty").press("Resign");
    assert_eq!(ground(&table, "Resign"), red);
    assert_ne!(ground(&table, "Cancel"), red);
    table.key(Key::Escape).menu("File", "Quit");
    assert_eq!(ground(&table, "Quit without saving"), red);
    assert_ne!(ground(&table, "Save"), red);
}

#[test]
fn the_title_of_an_error_names_what_failed() {
    let mut table = Table::new();
    table.harness.event(Event::Paste("1. f6 Rb9 {".to_owned()));
    table.wait_for("Game partly unreadable");
}

#[test]
fn the_settings_stand_on_eight_pages() {
    for (size, has_tabs) in [(vec2(1280.0, 800.0), true), (vec2(590.0, 480.0), false)] {
        let mut table = Table::with(HOTSEAT, size, None);
        table.keys(Modifiers::COMMAND, Key::Comma);
        let place = |table: &Table| table.harness.get_by_label("Done").rect();
        let before = place(&table);
        for (page, setting) in [
            ("Appearance", "Animation: System"),
            ("Board", "Show legal moves"),
            ("Playing", "Allow premoves"),
            ("Engine", "Threads"),
            ("Sound", "Mute sounds"),
            ("Games", "Report depth"),
            ("Keyboard", "F: change the shortcut for Flip board"),
            ("General", "Language"),
        ] {
            assert!(!table.shows(setting), "{setting} before {page} at {size:?}");
            table.settings_page(page);
            assert!(table.shows(setting), "{setting} on {page} at {size:?}: {:?}", table.names());
            assert_eq!(table.harness.query_by_role_and_label(Role::Tab, "Engine").is_some(), has_tabs);
            assert_eq!(place(&table), before, "the window stays as it is");
        }
    }
}

#[test]
fn the_settings_open_with_the_keyboard_in_the_search_and_on_the_page_of_before() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::Comma);
    table.settings_page("Sound").press("Done").keys(Modifiers::COMMAND, Key::Comma);
    assert!(table.has("Volume"), "{:?}", table.names());
    table.harness.event(Event::Text("dark".to_owned()));
    table.run();
    assert!(table.has("Theme: Dark") && !table.has("Volume"), "{:?}", table.names());
    table.key(Key::Enter);
    assert!(!table.has("Done"), "Enter closes the settings");
}

#[test]
fn a_page_of_the_settings_is_reset_and_no_other() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::Comma);
    table.settings_page("Board").click("Show legal moves");
    table.settings_page("Sound");
    assert!(table.harness.get_by_label("Reset this page").accesskit_node().is_disabled());
    table.settings_page("Board").press("Reset this page");
    assert!(table.harness.state().model().settings().legal_marks);
    assert_eq!(table.harness.state().model().settings().animation, Animation::Off, "of another page");
}

/// Escape gives up the choice of a key, and only then closes the settings.
#[test]
fn a_key_is_chosen_in_the_settings() {
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 2400.0), None);
    table.keys(Modifiers::COMMAND, Key::Comma);
    table.settings_page("Keyboard");
    for key in [Key::Escape, Key::G] {
        table.act("F: change the shortcut for Flip board");
        table.key(key);
        assert!(table.has("Done"), "{key:?} closes nothing");
    }
    assert!(table.has("G: change the shortcut for Flip board"), "{:?}", table.names());
}

#[test]
fn a_setting_is_searched_by_its_name() {
    let mut table = Table::new();
    table.menu("View", "Settings…");
    table.type_into("Search settings", "legal");
    assert!(table.has("Show legal moves") && !table.has("Appearance") && !table.has("Allow premoves"));
    assert!(table.has("Board"), "of the pages only those are there that have it");
    table.click("Show legal moves");
    assert!(!table.harness.state().model().settings().legal_marks);
    table.press("Done").menu("View", "Settings…");
    assert!(table.has("Language"), "the search is over");
    for (words, setting) in [
        ("zzz", ""),
        ("slate", "Board colours: Slate"),
        ("premoves", "Allow premoves"),
        ("sound", "Volume"),
        ("full strength", "At full strength, think on your time too (pondering)"),
        ("autoplay", "Autoplay delay"),
        ("flip", "F: change the shortcut for Flip board"),
    ] {
        table.keys(Modifiers::COMMAND, Key::A);
        table.harness.event(Event::Text(words.to_owned()));
        table.run();
        let found = if setting.is_empty() { "No setting contains these words." } else { setting };
        assert!(table.has(found), "{words}: {:?}", table.names());
    }
}

#[test]
fn a_game_that_was_killed_comes_back() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
    let position = table.fen();
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.wait_for("Restore unsaved game?");
    table.press("Continue");
    assert_eq!(table.fen(), position);
    assert!(table.has("1... e6"));
}

#[test]
fn a_game_that_was_killed_can_be_thrown_away() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.wait_for("Restore unsaved game?");
    assert_eq!(table.journals().len(), 1, "nothing is thrown away unasked");
    table.press("Discard");
    table.wait_until(|table| table.journals().is_empty());
}

#[test]
fn settings_take_effect_and_are_remembered() {
    let mut table = Table::new();
    table.menu("View", "Settings…");
    table.settings_page("Appearance").click("Theme: Dark");
    assert!(table.harness.ctx.global_style().visuals.dark_mode);
    table.click("Theme: Light");
    assert!(!table.harness.ctx.global_style().visuals.dark_mode);
    table.click("Interface size: 150%");
    assert!((table.harness.ctx.zoom_factor() - 1.5).abs() < 0.01);
    table.press("Done");
    table.keys(Modifiers::COMMAND, Key::Num0);
    assert!((table.harness.ctx.zoom_factor() - 1.0).abs() < 0.01);
}

#[test]
fn unreadable_settings_are_reported() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("settings.json")).expect("a folder in the place of the file");
    let table = Table::in_folder(folder, vec2(1280.0, 800.0), None);
    assert!(table.has_text("Could not read the settings"), "{:?}", table.names());
}

#[test]
fn broken_settings_are_reported() {
    let table = Table::with("{\"scale\": \"huge\"}", vec2(1280.0, 800.0), None);
    assert!(table.has_text("settings.bad.json"), "{:?}", table.names());
}

#[test]
fn tooltips_show_the_key() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.harness.get_by_label("Previous move").hover();
    table.harness.run_steps(60);
    assert!(table.has("Previous move (Left)"), "{:?}", table.names());
}

#[test]
fn the_pages_of_shortcuts_rules_and_about_open_and_close() {
    let mut table = Table::new();
    table.key(Key::F1);
    assert!(table.has("Keyboard shortcuts") && table.has("On this screen"));
    assert!(table.has_text("Ctrl+Shift+S: change the shortcut"), "{:?}", table.names());
    table.key(Key::Escape);
    table.menu("Help", "Rules");
    assert!(table.has("Rules"));
    table.press("Close");
    table.menu("Help", "About Heksy");
    assert!(table.has_text("Version"));
    table.press("Close");
    assert!(table.harness.state().model().dialog().is_none());
}

#[test]
fn a_new_game_with_other_players_and_clock() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.type_into("White: name", "Anna");
    table.click("Opponent: Computer");
    table.click("Clock: 5+3");
    table.press("Start");
    assert!(table.has("Anna"));
    assert!(table.has_text("5 minutes"), "{:?}", table.names());
}

#[test]
fn a_wrong_position_is_refused_in_words() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().click("Position: FEN");
    table.type_into("FEN", "k/3/5/7/9/11/11/11/11/11/11 w - 0 1");
    let problem = match table.harness.state().model().dialog() {
        Some(heksy::app::context::Dialog::NewGame(GameForm::Two(form))) => form.problem.clone(),
        other => panic!("{other:?}"),
    };
    assert!(problem.is_some_and(|problem| table.has(&problem.to_string())));
}

#[test]
fn stalemate_counts_three_quarters() {
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 800.0), None);
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().click("Position: FEN");
    table.type_into("FEN", BEFORE_STALEMATE);
    table.press("Start");
    table.play("f8, white king", "f9, empty");
    table.wait_for("¾-¼");
    for words in ["¾ to White, ¼ to Black – Black is stalemated", "Black is stalemated"] {
        assert!(table.has(words), "{words} in {:?}", table.names());
    }
}

#[test]
fn a_killed_timed_game_shows_how_to_resume_it() {
    let mut table = Table::with(&HOTSEAT.replace("\"none\"", "\"fischer\""), vec2(1280.0, 800.0), None);
    table.play("f5, white pawn", "f6, empty");
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.wait_for("Restore unsaved game?");
    table.press("Continue");
    assert!(table.has_text("The game is paused. Resume game (Ctrl+P)"), "{:?}", table.names());
    assert!(table.has_text("Resume game: Black"), "{:?}", table.names());
}

#[test]
fn a_game_that_is_over_is_opened_rather_than_continued() {
    // A game that is kept among the player's own is not offered.
    let settings = HOTSEAT.replacen('{', "{\"keep-games\":false,", 1);
    let mut table = Table::with(&settings, vec2(1280.0, 800.0), None);
    table.play("f5, white pawn", "f6, empty");
    let buttons = table.harness.query_all_by_label("Resign");
    buttons.into_iter().next().expect("the button of the panel").click();
    table.run();
    table.act("Resign");
    table.wait_until(|table| table.harness.state().model().document().unwrap().outcome().is_some());
    let mut table = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    table.wait_for("Restore unsaved game?");
    assert!(table.has_text("The game is over") && !table.has("Continue"), "{:?}", table.names());
    table.press("Open");
    assert!(table.has_text("White wins") && !table.has_text("paused"), "{:?}", table.names());
}

#[test]
fn the_about_page_names_all_kinds_of_games_and_study() {
    let mut table = Table::new();
    table.menu("Help", "About Heksy");
    for part in ["three", "online", "checkers", "computer", "stud"] {
        assert!(table.has_text(part), "{part}: {:?}", table.names());
    }
}
