//! The form: which game, players, position, draw rules.

use egui::{ComboBox, Ui};

use super::seat::{self, FIELD};
use super::typing::Typing;
use super::{clock, handicap};
use crate::app::context::DialogAction;
use crate::app::model::Message;
use crate::app::model::diagram::Game;
use crate::app::settings::{GameForm, NewGameForm, SAMPLES, Settings, Setup, StartFrom, Takebacks};
use crate::app::text::{tr, words};
use crate::chess::Color;
use crate::game::{MaterialRule, Variant};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::samples;
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// Width of the dialog.
const WIDTH: f32 = 520.0;

/// Shows the form.
pub fn show(
    ui: &Ui,
    form: &NewGameForm,
    settings: &Settings,
    typing: &mut Typing,
    board: &mut BoardState,
    out: &mut Out,
) {
    let (title, answer) = if form.is_continuation() {
        ("continue-title", "button-continue")
    } else {
        ("new-game-title", "button-start")
    };
    let is_whole = form.is_whole() && !typing.is_wrong(ui);
    let answers =
        [Answer::primary(answer, DialogAction::StartGame).only_if(is_whole, "why-form"), Answer::cancel()];
    let edit = |form| DialogAction::EditForm(GameForm::Two(form));
    Frame::kept(tr(title), WIDTH).form(ui, out, &answers, (form, edit), |ui, form, out| {
        game_ui(ui, form, board, out);
        ui.add_space(space::XS);
        form_ui(ui, form, settings, typing);
    });
}

fn form_ui(ui: &mut Ui, form: &mut NewGameForm, settings: &Settings, typing: &mut Typing) {
    if !form.is_continuation() {
        sides_ui(ui, form);
        ui.add_space(space::XS);
    }
    for color in Color::ALL {
        seat::seat_ui(ui, form, color, settings);
        ui.add_space(space::XS);
    }
    clock::clock_ui(ui, form, typing);
    ui.add_space(space::XS);
    start_ui(ui, form);
    if !form.is_continuation() {
        ui.add_space(space::XS);
        handicap::match_ui(ui, &mut form.setup.match_length, typing);
        // Odds are a piece less in the usual position.
        if form.start == StartFrom::Usual {
            let is_given = form.setup.odds.is_some();
            let header = egui::CollapsingHeader::new(tr("new-game-handicap")).default_open(is_given);
            header.show(ui, |ui| handicap::handicap_ui(ui, &mut form.setup));
        }
    }
    egui::CollapsingHeader::new(tr("new-game-draws")).show(ui, |ui| draws_ui(ui, form));
}

/// The choice of the game; fixed if moves of another game are continued.
fn game_ui(ui: &mut Ui, form: &mut NewGameForm, board: &mut BoardState, out: &mut Out) {
    let before = Game::Two(form.setup.variant());
    if matches!(form.start, StartFrom::Moves { .. } | StartFrom::OpenGame(_)) {
        form::row(ui, &tr("new-game-game"), |ui| form::row_text(ui, words::game(before).to_string()));
        return;
    }
    let mut game = before;
    samples::games_ui(ui, &mut game, board);
    match game {
        Game::Three => out.extend([Message::Dialog(DialogAction::Cancel), Message::NewGame(Game::Three)]),
        Game::Two(variant) if game != before => {
            form.setup.choose(variant);
            form.start = StartFrom::Usual;
        }
        Game::Two(_) => {}
    }
}

/// The choice of colours: "You play White against the computer". Two people or two computers change places.
fn sides_ui(ui: &mut Ui, form: &mut NewGameForm) {
    let setup = &mut form.setup;
    let Some(own) = setup.only_human() else {
        form::row(ui, "", |ui| {
            if ui.button(tr("new-game-swap")).clicked() {
                *setup = setup.swapped();
            }
        });
        return;
    };
    let name = tr("new-game-you-play");
    form::row(ui, &name, |ui| {
        let mut side = Some(own).filter(|_| !setup.random_sides);
        let side_of = |color| (Some(color), words::color(color).to_string());
        let sides = [side_of(Color::White), (None, tr("new-game-random")), side_of(Color::Black)];
        if form::choice(ui, &name, &mut side, &sides) {
            setup.random_sides = side.is_none();
            if side == Some(!own) {
                *setup = setup.swapped();
            }
        }
        let opponent = setup.seat(!setup.only_human().unwrap_or(own)).shown_name();
        let name = opponent.map_or_else(String::new, |name| name.to_string());
        form::row_text(ui, tr!("new-game-against", name));
    });
}

fn start_ui(ui: &mut Ui, form: &mut NewGameForm) {
    let name = tr("new-game-position");
    form::row(ui, &name, |ui| {
        let played = match &form.start {
            StartFrom::Moves { moves, .. } => Some(moves.len()),
            StartFrom::OpenGame(open) => Some(open.plies),
            _ => None,
        };
        if let Some(played) = played {
            form::row_text(ui, tr!("new-game-from-moves", moves = played));
            return;
        }
        let mut is_fen = matches!(form.start, StartFrom::Fen(_));
        let variant = form.setup.variant();
        // Only chess has FEN.
        let typed = if variant == Variant::Checkers { "summary-set-up" } else { "position-fen" };
        let kinds = [(false, tr("position-usual")), (true, tr(typed))];
        if form::choice(ui, &name, &mut is_fen, &kinds) {
            form.start = if is_fen { StartFrom::Fen(String::new()) } else { StartFrom::Usual };
        }
        if let StartFrom::Fen(fen) = &mut form.start {
            samples_ui(ui, variant, fen);
            let width = ui.available_width() - space::L;
            let field = form::text_field(ui, &tr(words::position_text_key(variant)), "", fen, width);
            form::focus_at_first(&field, 0..fen.chars().count());
        }
        widgets::problems(ui, &form.problem);
    });
}

/// Positions to begin with, of the game chosen.
fn samples_ui(ui: &mut Ui, variant: Variant, fen: &mut String) {
    let name = tr("position-samples");
    let samples = SAMPLES.iter().filter(|sample| sample.variant == variant);
    let chosen = samples.clone().find(|sample| sample.position == fen.trim());
    let list = ComboBox::from_id_salt("samples")
        .selected_text(chosen.map_or_else(|| name.clone(), |sample| tr(sample.name)))
        .width(FIELD)
        .show_ui(ui, |ui| {
            for sample in samples {
                if ui.selectable_label(chosen == Some(sample), tr(sample.name)).clicked() {
                    sample.position.clone_into(fen);
                }
            }
        });
    list.response.accessible_name(name);
}

fn draws_ui(ui: &mut Ui, form: &mut NewGameForm) {
    // Some of these take two lines: a wider gap shows which lines belong together.
    ui.spacing_mut().item_spacing.y = space::S;
    draw_rules_ui(ui, &mut form.setup);
    if form.setup.variant() == Variant::Checkers && !form.is_continuation() {
        total_ban_ui(ui, &mut form.setup);
    }
    conduct_ui(ui, &mut form.setup);
}

/// The choice of draws that end a game automatically.
pub fn draw_rules_ui(ui: &mut Ui, setup: &mut Setup) {
    form::tick_box(ui, &mut setup.repetition_automatic, &tr("draws-repetition-automatic"));
    let is_checkers = setup.variant() == Variant::Checkers;
    let fifty = if is_checkers { "draws-fifty-automatic-checkers" } else { "draws-fifty-automatic" };
    form::tick_box(ui, &mut setup.fifty_automatic, &tr(fifty));
    if !setup.can_choose_material() {
        return;
    }
    let mut bare = setup.material == MaterialRule::BareKings;
    if form::tick_box(ui, &mut bare, &tr("draws-bare-kings")).changed() {
        setup.material = if bare { MaterialRule::BareKings } else { MaterialRule::Federation };
    }
}

/// The switch of checkers.
pub fn total_ban_ui(ui: &mut Ui, setup: &mut Setup) {
    form::tick_box(ui, &mut setup.total_ban, &tr("rules-total-ban"));
}

/// How strictly the game is played.
fn conduct_ui(ui: &mut Ui, setup: &mut Setup) {
    form::tick_box(ui, &mut setup.tournament, &tr("rules-tournament"));
    let mut touches = setup.touches();
    let why_not = setup.tournament.then(|| tr("why-tournament"));
    let tick_box = |ui: &mut Ui| form::tick_box(ui, &mut touches, &tr("rules-touch-move"));
    if widgets::usable(ui, why_not, tick_box).changed() {
        setup.touch_move = touches;
    }
    let why_not = setup.touches().then(|| tr("why-touch-move"));
    widgets::usable(ui, why_not, |ui| ui.scope(|ui| takebacks_ui(ui, setup)).response);
}

fn takebacks_ui(ui: &mut Ui, setup: &mut Setup) {
    let words = ["takebacks-free", "takebacks-agreement", "takebacks-none"];
    let kinds: Vec<_> = Takebacks::ALL.into_iter().zip(words).map(|(kind, key)| (kind, tr(key))).collect();
    let mut takebacks = setup.takebacks();
    if form::choice_row(ui, &tr("takebacks"), &mut takebacks, &kinds) {
        setup.chosen_takebacks = Some(takebacks);
    }
}
