//! Every diagram has a valid position, and shows what the text beside it says.

use super::*;
use crate::app::board::BoardView;
use crate::app::text::{has, tr};
use crate::game::Position;
use crate::sides::{Color, Points, Reason};

const CHESS: [(Variant, Game); 3] =
    [(Variant::Glinski, GLINSKI), (Variant::McCooey, MCCOOEY), (Variant::Shafran, SHAFRAN)];

fn diagram(game: Game, title: &str) -> Diagram {
    let section = Page::Rules(game).sections().into_iter().find(|section| section.title == title);
    section.and_then(|section| section.diagram).unwrap_or_else(|| panic!("{game:?}: {title}"))
}

fn view(game: Game, title: &str) -> BoardView {
    diagram(game, title).view().unwrap_or_else(|| panic!("{game:?}: {title}"))
}

/// The quiet moves and the captures that a diagram marks, by the names of the cells.
fn marked(game: Game, title: &str) -> [String; 2] {
    let view = view(game, title);
    let names = |cells: crate::hex::Bitboard| {
        let mut names: Vec<&str> = cells.iter().map(|cell| view.shape.name(cell)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    [names(view.quiet_targets), names(view.capture_targets)]
}

#[test]
fn every_section_has_its_text_and_every_diagram_a_valid_position() {
    for section in Page::all().flat_map(Page::sections) {
        assert!(has(section.title) && section.words.iter().all(|key| has(key)), "{section:?}");
        let Some(diagram) = section.diagram else { continue };
        let view = diagram.view().unwrap_or_else(|| panic!("{section:?}"));
        assert!(view.pieces.iter().count() > 0);
        let moves = !(view.quiet_targets | view.capture_targets).is_empty();
        assert!(moves || diagram.pieces.is_empty(), "{section:?}: marked pieces can move");
        let wrong = view.wrong & (view.quiet_targets | view.capture_targets);
        assert!(wrong.is_empty(), "{section:?}: a legal move is marked as not allowed");
    }
}

#[test]
fn every_game_shows_the_goal_first_and_every_piece() {
    for game in Game::ALL {
        let sections = Page::Rules(game).sections();
        assert_eq!(sections[0].title, "rules-goal-title");
        if game == CHECKERS {
            continue;
        }
        for (piece, moves) in [("rook", 0), ("bishop", 12), ("queen", 0), ("king", 12), ("knight", 12)] {
            let view = view(game, &format!("rules-{piece}-title"));
            let is_free = moves == 0 || view.quiet_targets.len() == moves;
            assert!(is_free && view.quiet_targets.len() >= 12, "{game:?}: {piece}");
        }
    }
}

#[test]
fn pawn_diagrams_show_the_cells_of_the_rules() {
    // Every pawn of the starting position is shown on its cell.
    for (variant, game) in CHESS {
        let pawns = |position: Position| {
            let white = position.pieces().filter(|(_, piece)| piece.color == Color::White);
            let is_pawn = |kind| kind == crate::game::PieceKind::Chess(crate::chess::Role::Pawn);
            white.filter(|(_, piece)| is_pawn(piece.kind)).map(|(cell, _)| cell).collect::<Vec<_>>()
        };
        let shown = diagram(game, "rules-pawn-title").two_players(variant).map(pawns);
        assert_eq!(shown, Some(pawns(Position::start(variant))), "{variant}");
    }
    let title = "rules-pawn-title";
    assert_eq!(marked(GLINSKI, title)[0], "b2 b3 c3 c4 d4 d5 e5 e6 f6 f7 g5 g6 h4 h5 i3 i4 k2 k3");
    assert_eq!(marked(MCCOOEY, title)[0], "c2 c3 d3 d4 e4 e5 f5 g4 g5 h3 h4 i2 i3");
    assert_eq!(marked(SHAFRAN, title)[0], "a3 b3 b4 c3 c4 d3 d4 d5 e3 e4 e5 f4 f5 f6 g5 g6 h6 h7 i7");
    let title = "rules-pawn-captures-title";
    assert_eq!(marked(GLINSKI, title), ["f6 f7", "e5 g5"]);
    assert_eq!(marked(MCCOOEY, title)[1], "d4 f5");
    assert_eq!(marked(SHAFRAN, title)[1], "d5 f6");
    let title = "rules-en-passant-title";
    assert_eq!(marked(GLINSKI, title)[1], "c6");
    assert_eq!(marked(MCCOOEY, title)[1], "e7");
    assert_eq!(marked(SHAFRAN, title)[1], "e7");
    assert_eq!(marked(Game::Three, title)[1], "e4");
}

#[test]
fn circles_mark_the_cells_on_which_pawns_promote() {
    let title = "rules-promotion-title";
    assert_eq!(marked(GLINSKI, title), ["e10", "d9"]);
    assert_eq!(marked(MCCOOEY, title), ["e10", "f11"]);
    assert_eq!(marked(SHAFRAN, title), ["d9", "e10"]);
    assert_eq!(marked(Game::Three, title), ["e10", "f11"]);
    for (variant, game) in CHESS {
        let mut circles: Vec<_> = view(game, title).shapes.iter().map(|shape| shape.from).collect();
        circles.sort_unstable();
        let board = variant.board();
        let is_last = |cell: &crate::hex::Cell| {
            cell.step(crate::hex::Step::new(0, 2)).is_none_or(|next| !board.contains(next))
        };
        assert_eq!(circles, board.iter().filter(is_last).collect::<Vec<_>>(), "{variant}");
    }
    assert_eq!(marked(CHECKERS, title)[0], "39 49 58");
}

#[test]
fn mate_is_mate_and_stalemate_is_stalemate() {
    for (variant, game) in CHESS {
        let ending = |title| {
            let position = diagram(game, title).two_players(variant).expect("a position");
            position.terminal(&variant.default_draws()).expect("the game is over")
        };
        assert_eq!(ending("rules-goal-title").reason, Reason::Checkmate, "{variant}");
        let stalemate = ending("rules-stalemate-title");
        assert_eq!(stalemate.reason, Reason::Stalemate, "{variant}");
        let is_draw = stalemate.points == Points::DRAW;
        assert_eq!(is_draw, variant != Variant::Glinski, "{variant}: {stalemate:?}");
        let draws =
            Page::Rules(game).sections().into_iter().find(|section| section.title == "rules-stalemate-title");
        let text = tr(draws.expect("a section").words[0]);
        assert_eq!(text.contains('¼'), !is_draw, "{variant}: {text}");
    }
}

#[test]
fn the_man_cannot_capture_the_protected_king() {
    assert_eq!(marked(CHECKERS, "rules-protection-title")[1], "");
    // 33x53x73.
    assert_eq!(view(CHECKERS, "rules-capture-title").path.len(), 3);
}
