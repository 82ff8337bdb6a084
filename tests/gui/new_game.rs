//! The form of a new game, used as a person uses it: few clicks, lists that open, a position that was pasted.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::context::Dialog;
use heksy::app::online::OnlineDialog;
use heksy::app::online::mail::MailDialog;
use heksy::app::settings::{ClockKind, GameForm, Player, Setup};
use heksy::app::text::words::labelled;
use heksy::app::text::{Language, tr};
use heksy::sides::Color;

use super::languages::{model, table as in_language};
use super::painted;
use super::table::{HOTSEAT, Table};

/// A later start with settings that nobody has changed.
const SECOND_START: &str = r#"{"animation":"off","welcomed":true,"profile":{"name":"Anna"}}"#;
/// White mates in one.
const POSITION: &str = "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1";

/// A window of the second start, or of other settings.
fn table(settings: &str) -> Table {
    Table::with(settings, vec2(1280.0, 800.0), None)
}

fn form(table: &Table) -> Setup {
    match model(table).dialog() {
        Some(Dialog::NewGame(GameForm::Two(form))) => form.setup.clone(),
        other => panic!("{other:?}"),
    }
}

/// Clicks each of these in turn. Nothing else is done, no key is pressed, nothing is scrolled.
fn clicks<const COUNT: usize>(table: &mut Table, names: [&str; COUNT]) -> usize {
    for name in names {
        let is_it = |role| matches!(role, Role::Button | Role::RadioButton | Role::MenuItem | Role::Tab);
        let all = table.harness.query_all_by_label(name);
        let place = all.filter(|node| is_it(node.accesskit_node().role())).map(|node| node.rect().center());
        let place: Vec<_> = place.collect();
        assert!(!place.is_empty(), "{name} in {:?}", table.names());
        table.click_at(place[place.len() - 1]);
    }
    COUNT
}

#[test]
fn a_game_against_a_level_with_a_clock_takes_four_clicks() {
    let mut table = table(SECOND_START);
    let count = clicks(&mut table, ["New game…", "Your colour: Black", "Clock: 5+3", "Start"]);
    assert!(count <= 4);
    let document = model(&table).document().expect("a game");
    let setup = document.setup();
    assert_eq!(setup.white.player.level().map(heksy::engine::Level::number), Some(3));
    assert_eq!(setup.black.player, Player::Human);
    assert_eq!((setup.clock.kind, setup.clock.base, setup.clock.increment), (ClockKind::Fischer, 300, 3));
}

#[test]
fn an_even_opponent_takes_three_clicks_and_one_question() {
    let mut table = table(SECOND_START);
    assert_eq!(clicks(&mut table, ["New game…"]), 1);
    table.click("About even with me");
    assert!(
        table.has_text("The computer begins at 1000. Three games will show your strength."),
        "{:?}",
        table.names()
    );
    table.click("Have you played this game before?: Yes");
    assert!(table.has_text("The computer begins at 1500."), "{:?}", table.names());
    table.click("Level: Harder").click("Start");
    let document = model(&table).document().expect("a game");
    assert_eq!(document.setup().black.player.level().and_then(heksy::engine::Level::elo), Some(1_650));
    assert_eq!(model(&table).settings().setup.black.player.level(), Some(heksy::engine::Level::DEFAULT));
}

#[test]
fn half_steps_lie_between_the_levels() {
    let mut table = table(SECOND_START);
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Half a level stronger").click("Level: 5");
    let key = |table: &Table| form(table).black.player.level().map(heksy::engine::Level::key);
    assert_eq!(key(&table).as_deref(), Some("5.5"));
    assert!(table.has("Level: 5½") && table.has_text("Stronger than level 5"), "{:?}", table.names());
    table.click("Half a level stronger");
    assert_eq!(key(&table).as_deref(), Some("5"));
    table.click("Half a level stronger").click("Level: Full");
    assert_eq!(key(&table).as_deref(), Some("full"), "nothing lies above");
}

#[test]
fn an_invitation_takes_three_clicks() {
    for names in [["New game…", "Opponent: Online", "Invite"], ["Game", "Play online…", "Invite"]] {
        let mut table = table(SECOND_START);
        assert!(clicks(&mut table, names) <= 3);
        // Whether it waits for a guest by now, or no network was found, is as fast as the machine is.
        let is_filled_in = |dialog: &OnlineDialog| matches!(dialog, OnlineDialog::Form(..));
        let dialog = model(&table).dialog();
        assert!(!matches!(dialog, Some(Dialog::Online(open)) if is_filled_in(open)), "{dialog:?}");
        assert!(dialog.is_some(), "{:?}", table.names());
    }
}

/// There is nothing to list before the first game by mail.
#[test]
fn play_by_mail_opens_the_form_while_no_game_is_played_by_mail() {
    let mut table = table(SECOND_START);
    table.menu("Game", "Play by mail…");
    assert!(table.has("Opponent’s name") && table.has("Game: Gliński"), "{:?}", table.names());
    // Whoever is invited by letter has no game yet, either.
    table.click("Paste letter");
    table.harness.event(Event::Paste("no letter at all".to_owned()));
    table.wait_until(|table| table.has("Could not accept the letter"));
    table.press("Close");
    table.type_into("Opponent’s name", "Piotr").press("Start");
    table.wait_until(|table| model(table).mail_game().is_some());
    table.menu("Game", "Play by mail…");
    assert!(table.has("New game by mail…") && !table.has("Opponent’s name"), "{:?}", table.names());
}

/// Everything at the place of a list in one picture.
fn click_at_once(table: &mut Table, at: Pos2) {
    let press = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    table.at_once(vec![Event::PointerMoved(at), press(true), press(false)]);
    table.harness.run_steps(8);
}

#[test]
fn a_list_opens_on_a_click_within_one_picture_every_time() {
    let mut table = table(HOTSEAT);
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Clock: Other…");
    for kind in ["Hourglass", "Byo-yomi", "Sudden death"] {
        let list = table.list("Clock").rect().center();
        click_at_once(&mut table, list);
        assert!(table.has(kind), "{kind} in {:?}", table.names());
        // A list below the dialog would not get the click.
        let place = table.harness.get_by_label(kind).rect().center();
        table.click_at(place);
        let chosen = table.list("Clock").value();
        assert_eq!(chosen.as_deref(), Some(kind));
    }
}

#[test]
fn another_opponent_changes_the_rows_and_keeps_what_was_filled_in() {
    let mut table = table(SECOND_START);
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: Shafran").click("Level: 5").click("Opponent: By mail");
    let Some(Dialog::Mail(dialog)) = model(&table).dialog() else { panic!("{:?}", table.names()) };
    let MailDialog::New(mail) = &**dialog else { panic!("{:?}", table.names()) };
    assert_eq!((mail.variant, mail.name.as_str()), (heksy::game::Variant::Shafran, "Anna"));
    table.type_into("Opponent’s name", "Piotr").click("Opponent: Online").click("Online: Join");
    assert!(table.has("Invitation") && table.has_text("Nothing is sent until you press “Join”"));
    table.click("Opponent: By mail");
    let field = table.harness.get_by_role_and_label(Role::TextInput, "Opponent’s name");
    assert_eq!(field.value().as_deref(), Some("Piotr"));
    table.click("Opponent: Friend, here");
    assert!(form(&table).computers() == 0 && table.has("White: name") && !table.has("Level: 5"));
    table.click("Opponent: Computer");
    let setup = form(&table);
    assert_eq!(setup.black.player.level().map(heksy::engine::Level::number), Some(5));
    assert_eq!(setup.variant(), heksy::game::Variant::Shafran);
    table.key(Key::Escape);
    assert!(model(&table).dialog().is_none(), "one form, which one key closes");
}

#[test]
fn the_form_opens_at_its_top_and_its_upper_edge_stays() {
    let mut table = Table::with(SECOND_START, vec2(900.0, 650.0), None);
    table.keys(Modifiers::COMMAND, Key::N);
    let title = |table: &Table| table.harness.get_by_role_and_label(Role::Heading, "New game").rect().top();
    let cards = |table: &Table| table.harness.get_by_label("Game: Gliński").rect().top();
    let (top, first) = (title(&table), cards(&table));
    for name in ["Opponent: Online", "Opponent: Friend, here", "Opponent: By mail", "Opponent: Computer"] {
        table.click(name);
        assert_eq!((title(&table), cards(&table)), (top, first), "{name}");
    }
    table.more().reach("Takebacks: By agreement");
    assert!(title(&table) == top && cards(&table) < first, "scrolled");
    table.key(Key::Escape).keys(Modifiers::COMMAND, Key::N);
    assert_eq!((title(&table), cards(&table)), (top, first), "at its top again");
    assert!(!table.has_text("Touch-move"), "and folded");
}

/// All that one chooses every time is seen at once, against every opponent.
#[test]
fn the_form_fits_a_small_window_without_scrolling() {
    let size = vec2(900.0, 650.0);
    for opponent in ["Computer", "Friend, here", "Online", "By mail"] {
        let mut table = Table::with(SECOND_START, size, None);
        table.keys(Modifiers::COMMAND, Key::N);
        table.click(&format!("Opponent: {opponent}"));
        let rows = table.harness.query_all_by(|node| {
            let name = node.label().unwrap_or_default();
            node.raw_bounds().is_some() && (name.starts_with("More") || name == "Days per move")
        });
        let lowest = rows.map(|node| node.rect().bottom()).fold(0.0, f32::max);
        let cancel = table.harness.get_by_label("Cancel").rect();
        assert!(lowest > 0.0 && lowest < cancel.top(), "{opponent}: {lowest} {cancel:?}");
        assert!(cancel.bottom() <= size.y - 12.0, "{opponent}: {cancel:?}");
        assert!(opponent != "By mail" || painted::is_uncut(&table, "Paste letter"), "the way for letters");
    }
}

#[test]
fn the_usual_clocks_stand_in_one_row_in_every_language() {
    for language in Language::ALL {
        let mut table = in_language(language, vec2(900.0, 650.0), None);
        table.keys(Modifiers::COMMAND, Key::N);
        let clock = |key| labelled(&tr("new-game-clock"), &tr(key));
        let [first, last] =
            ["clock-none", "clock-other"].map(|key| place(&table, Role::RadioButton, &clock(key)));
        assert!(first.y == last.y && first.x < last.x, "{}: {first:?} {last:?}", language.own_name());
    }
}

#[test]
fn a_label_stands_beside_the_first_box_to_tick() {
    let mut table = Table::with(SECOND_START, vec2(1280.0, 800.0), None);
    table.keys(Modifiers::COMMAND, Key::N);
    table.more();
    for (label, box_beside) in [
        ("Clocks", "Different clocks for White and Black"),
        ("Rules", "Threefold repetition is an automatic draw"),
    ] {
        let [label, box_beside] = [(Role::Label, label), (Role::CheckBox, box_beside)]
            .map(|(role, name)| place(&table, role, name));
        assert!((label.y - box_beside.y).abs() < 1.5, "{label:?} {box_beside:?}");
    }
}

/// The middle of what has this name.
fn place(table: &Table, role: Role, name: &str) -> Pos2 {
    table.harness.get_by_role_and_label(role, name).rect().center()
}

#[test]
fn a_pasted_position_is_studied_changed_or_played() {
    let paste = || {
        let mut table = table(HOTSEAT);
        table.harness.event(Event::Paste(POSITION.to_owned()));
        table.run();
        assert!(table.has("Study") && table.has("Edit") && table.has("Start"), "{:?}", table.names());
        assert!(
            table.has("White to move") && !table.has("Game: Shafran"),
            "its board is there, no other game"
        );
        table
    };
    let mut played = paste();
    played.press("Start");
    assert!(played.fen() == POSITION && model(&played).study().is_none());
    let mut studied = paste();
    studied.harness.get_all_by_role_and_label(Role::Button, "Study").last().expect("a button").click();
    studied.run();
    assert!(studied.fen() == POSITION && model(&studied).study().is_some());
    let mut changed = paste();
    changed.harness.get_all_by_role_and_label(Role::Button, "Edit").last().expect("a button").click();
    changed.run();
    assert!(model(&changed).editor().is_some() && model(&changed).dialog().is_none());
}

#[test]
fn one_line_says_what_is_not_as_usual() {
    let mut table = table(SECOND_START);
    table.keys(Modifiers::COMMAND, Key::N);
    assert!(table.has_text("all as usual"), "{:?}", table.names());
    table.more().reach("Match: Several games").more();
    assert!(table.has_text("Changed: Match"), "{:?}", table.names());
}

#[test]
fn a_computer_plays_both_sides() {
    let mut table = table(SECOND_START);
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().reach("Let the computer play both sides").reach("White: 2").reach("Black: Full");
    let setup = form(&table);
    let levels = Color::ALL.map(|color| setup.seat(color).player.level().map(heksy::engine::Level::number));
    assert_eq!(levels, [Some(2), Some(11)]);
}

#[test]
fn enter_starts_the_game_that_was_chosen_last() {
    let mut table = table(SECOND_START);
    table.keys(Modifiers::COMMAND, Key::N);
    assert_eq!(table.focused(), "Game: Gliński");
    table.click("Game: Shafran").press("Start");
    table.keys(Modifiers::COMMAND, Key::N);
    assert_eq!(table.focused(), "Game: Shafran");
    table.key(Key::Enter);
    assert!(model(&table).dialog().is_none(), "{:?}", table.names());
    let document = model(&table).document().expect("a game");
    assert_eq!(document.record().variant(), heksy::game::Variant::Shafran);
}
