//! Two people at one board: questions beside it, the form of a handicap and of a match, the next game.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use super::table::Table;

const PIECES_TURNED: &str = r#"{"animation":"off","turning":"men","setup":{"black":{"name":"","player":"human"},"clock":{"kind":"none"}}}"#;

/// Offers a draw by the button of the panel, or by the menu where there is no panel.
fn offer(table: &mut Table) {
    if table.has("Offer draw") {
        table.press("Offer draw");
    } else {
        // In a low window the menu scrolls.
        table.press("Game");
        table.harness.get_by_role_and_label(Role::MenuItem, "Offer draw").scroll_to_me();
        table.run();
        table.press("Offer draw");
    }
}

fn rect(table: &Table, name: &str) -> Rect {
    // A node without a size may speak these words, too.
    let places = table.harness.query_all_by_label(name).map(|node| node.rect());
    places.max_by(|one, other| one.area().total_cmp(&other.area())).expect("a place")
}

#[test]
fn a_question_is_answered_by_keys_while_the_board_stays_free() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.press("Offer draw");
    assert!(table.has("Black offers a draw."));
    table.key(Key::N);
    assert!(!table.shows("Black offers a draw.") && table.shows("declined the draw"));
    table.press("Offer draw");
    table.play("e7, black pawn", "e6, empty");
    assert!(table.has("Black offers a draw."), "the offer stands");
    table.key(Key::Y);
    table.wait_for("½-½");
}

#[test]
fn a_draw_offer_is_shown_in_the_corner_of_the_asked_player() {
    for (width, height) in [(1280.0, 800.0), (900.0, 650.0), (640.0, 480.0)] {
        let mut table = Table::with(PIECES_TURNED, vec2(width, height), None);
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
        table.play("f5, white pawn", "f6, empty");
        offer(&mut table);
        let below = rect(&table, "Black offers a draw.");
        assert!(below.center().y > height / 2.0 && window.contains_rect(below), "White is asked: {below:?}");
        let [accept, decline] = ["Accept", "Decline"].map(|name| rect(&table, name));
        assert!(below.contains_rect(accept) && below.contains_rect(decline));
        let named = table.harness.query_all_by_label("White").map(|node| node.rect());
        let is_above = |name: Rect| below.contains_rect(name) && name.bottom() < accept.top();
        assert!(named.into_iter().any(is_above), "the name is read");
        assert!(accept.left() < decline.left() && accept.center().y > below.center().y);
        table.click("Decline");
        table.play("e7, black pawn", "e6, empty");
        offer(&mut table);
        // On the far side it stands on its head: the first answer is on the right, the answers are above.
        let above = rect(&table, "White offers a draw.");
        assert!(above.center().y < height / 2.0 && window.contains_rect(above), "Black is asked: {above:?}");
        let [accept, decline] = ["Accept", "Decline"].map(|name| rect(&table, name));
        assert!(above.contains_rect(accept) && above.contains_rect(decline));
        assert!(accept.left() > decline.left() && accept.center().y < above.center().y);
        table.click("Accept");
        table.wait_for("Draw – By agreement");
    }
}

#[test]
fn a_match_with_a_handicap_is_set_up_and_continues() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().reach("Match: Several games");
    table.choose("Handicap", "Rook odds");
    assert!(table.has("White starts without the pieces on c1."), "{:?}", table.names());
    table.press("Start");
    assert!(table.has("c1, empty") && table.has("Game 1 of 4") && table.has("Rook odds, given by White"));
    assert!(table.has("White: 0 in the match") && table.has("Black: 0 in the match"));
    table.play("f5, white pawn", "f6, empty");
    table.wait_until(|table| table.journals().len() == 1);
    let first = table.journals();
    table.press("Resign").act("Resign");
    table.wait_for("Next match game");
    assert!(table.has("Save match"));
    table.press("Next match game");
    assert!(
        table.has("Game 2 of 4") && table.has("c8, empty") && table.has("c1, white rook"),
        "{:?}",
        table.names()
    );
    // The first game is among the player's own by then, and its autosave file gone.
    table.wait_until(|table| table.journals().len() == 1 && table.journals() != first);
    let folder = table.kill();
    let mut table = Table::in_folder(folder, vec2(900.0, 650.0), None);
    table.wait_for("Restore unsaved game?");
    table.press("Continue");
    assert!(table.has("Game 2 of 4") && table.has("Black: 1 in the match"), "{:?}", table.names());
}

#[test]
fn tournament_rules_settle_touch_move_and_takebacks() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().reach("Takebacks: By agreement");
    let tournament =
        "Tournament: touch-move; no takebacks, hints or legal-move marks; draw offers only with a move";
    table.reach(tournament);
    let node = table.harness.get_by_label("Takebacks: Not allowed");
    assert!(node.accesskit_node().is_disabled());
    table.press("Start");
    assert!(table.has("Tournament"));
    table.click("f5, white pawn");
    table.click("f6, empty");
    assert!(table.has("1. f6"));
    assert!(table.harness.get_by_label("Take back move").accesskit_node().is_disabled());
}
