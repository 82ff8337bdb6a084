//! Games on paper: variations, comments and diagrams of a page to print.

use heksy::app::board::{BoardPalette, BoardView, Picture, PieceSet};
use heksy::app::print::game_page;
use heksy::app::text::Text;
use heksy::game::pgn::read_game;
use heksy::sides::ByColor;

/// The page of this game, as HTML.
fn page(pgn: &str) -> String {
    let record = read_game(pgn).record;
    let names = ByColor::new(Text::verbatim("Anna <A>"), Text::verbatim("Béla & Co"));
    let look = Picture::new(BoardView::default(), BoardPalette::default(), PieceSet::default());
    game_page(&record, &names).to_html(&look)
}

/// The page without its elements.
fn words(page: &str) -> String {
    let (_, body) = page.split_once("<div class=\"columns\">").expect("moves");
    let texts: String =
        body.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect();
    texts.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_printed_game_has_its_variations_and_comments_in_order() {
    let text = words(&page(
        "[Event \"Pécs\"]\n\n1. f6 {A start <b>.} e6 (1... d6 2. g5 (2. h5) {quiet} 2... g6) 2. g5! $16 (2. e5 d6) \
         2... g6 1-0",
    ));
    assert_eq!(
        text,
        "1. f6 A start &lt;b&gt;. 1... e6 (1... d6 2. g5 (2. h5) quiet 2... g6) 2. g5! ± (2. e5 d6) 2... g6 1-0 \
         White wins"
    );
}

#[test]
fn a_printed_game_names_players_and_event_and_escapes_them() {
    let page = page("[Event \"Pécs \\\"Open\\\" <1>\"]\n[Date \"2024.05.01\"]\n[Site \"?\"]\n\n1. f6 *");
    assert!(page.contains("<h1>Anna &lt;A&gt; – Béla &amp; Co</h1>"), "{page}");
    assert!(
        page.contains("<dd>Pécs &quot;Open&quot; &lt;1&gt;</dd>") && !page.contains("<dt>Site"),
        "{page}"
    );
    assert!(page.contains("counter(page)") && !page.contains("http://www.w3.org/1999"), "pages have numbers");
}

#[test]
fn a_printed_game_has_diagrams_where_they_are_asked_for() {
    let count = |pgn: &str| page(pgn).matches("<figure>").count();
    assert_eq!(count("1. f6 e6 2. g5 g6 *"), 0);
    let asked =
        ["1. f6 e6 $220 2. g5?? g6 *", "1. f6 {[#]} e6 2. g5?? g6 *", "1. f6 {[%cal Gf6f9]} e6 2. g5?? *"];
    for pgn in asked {
        assert_eq!(count(pgn), 1, "{pgn}");
        assert!(!page(pgn).contains("[#]") && !page(pgn).contains("$220"), "{pgn}");
    }
    // Of many mistakes the worst ones have diagrams.
    let mistakes = "1. f6? e6 2. g5? g6? 3. h5?? h6? 4. e5? d6? *";
    let printed = page(mistakes);
    assert_eq!(printed.matches("<figure>").count(), 4, "{printed}");
    assert!(
        printed.contains("<figcaption><b>3. h5??</b>") && !printed.contains("<b>4... d6?</b></figcaption>")
    );
}

#[test]
fn a_game_that_begins_from_a_position_shows_it_first() {
    let page = page(
        "[Variant \"Glinski\"]\n[SetUp \"1\"]\n[FEN \"1/3/5/7/9/2b8/5n5/11/11/5P4k/5K5 b - - 0 1\"]\n\n*",
    );
    assert_eq!(page.matches("<figure>").count(), 1, "{page}");
}
