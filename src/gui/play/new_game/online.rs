//! The form of a game online: inviting by terms, or joining by an invitation.

use egui::{Button, DragValue, RichText, Ui};

use super::change::open;
use super::opponent::{Opponent, opponent_ui};
use super::state::Desk;
use super::two::WIDTH;
use super::{clock, games, more, rows, rules, seat};
use crate::app::context::Page;
use crate::app::model::Message;
use crate::app::model::diagram::Game;
use crate::app::online::{InviteOrJoin, Lobby, OnlineAction, OnlineForm, found, peer_name};
use crate::app::settings::{ClockKind, OnlineSettings, RelayChoice};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};
use crate::online::{ColorChoice, Neighbour, PUBLIC_RELAYS, Saved};
use crate::sides::Color;

/// The range of minutes that a game waits for a player who loses the connection.
const AWAY_MINUTES: std::ops::RangeInclusive<u32> = 1..=120;
/// More unfinished games than these are not shown.
const MAX_UNFINISHED: usize = 3;

/// Shows the form.
pub fn show(ui: &Ui, form: &OnlineForm, around: &Lobby, desk: &mut Desk, out: &mut Out) {
    let is_whole = form.is_whole() && !desk.state.typing.is_wrong(ui);
    let begin = if form.way == InviteOrJoin::Invite { "button-invite" } else { "button-join" };
    let answers =
        [Answer::primary(begin, OnlineAction::Begin).only_if(is_whole, "why-form"), Answer::cancel()];
    Frame::high(tr("new-game-title"), WIDTH).form(
        ui,
        out,
        &answers,
        (form, OnlineAction::Edit),
        |ui, form, out| {
            rows::begin(ui);
            game_ui(ui, form, desk, out);
            if let Some(here) = opponent_ui(ui, Opponent::Online, &Opponent::ALL) {
                desk.state.left.online = Some(form.clone());
                open(desk, here, Game::Two(form.variant()), out);
            }
            way_ui(ui, form);
            name_ui(ui, form);
            match form.way {
                InviteOrJoin::Invite => invite_ui(ui, form, desk),
                InviteOrJoin::Join => join_ui(ui, form, &around.neighbours, out),
            }
            unfinished_ui(ui, &around.unfinished, out);
            widgets::problems(ui, &form.problem);
            rare_ui(ui, form, desk);
            seen_ui(ui, form, out);
        },
    );
}

/// The choice of the game, which is the host's.
fn game_ui(ui: &mut Ui, form: &mut OnlineForm, desk: &mut Desk, out: &mut Out) {
    let game = Game::Two(form.variant());
    if form.way == InviteOrJoin::Join {
        return games::fixed_ui(ui, game, &tr("online-host-chooses"));
    }
    match games::games_ui(ui, game) {
        Some(Game::Three) => {
            desk.state.left.online = Some(form.clone());
            open(desk, Opponent::Online, Game::Three, out);
        }
        Some(Game::Two(variant)) => form.settings.setup.choose(variant),
        None => {}
    }
}

/// Inviting or joining, and that this is new.
fn way_ui(ui: &mut Ui, form: &mut OnlineForm) {
    let ways = [(InviteOrJoin::Invite, tr("online-invite")), (InviteOrJoin::Join, tr("online-join"))];
    rows::row(ui, "", |ui| {
        ui.horizontal_wrapped(|ui| {
            form::choice(ui, &tr("opponent-online"), &mut form.way, &ways);
            rows::badge(ui, &tr("online-experimental"));
        });
    });
}

fn name_ui(ui: &mut Ui, form: &mut OnlineForm) {
    let name = tr("online-name");
    let is_asked = form.way == InviteOrJoin::Invite && form.name.is_empty();
    rows::row(ui, &name, |ui| {
        let field = form::text_field(ui, &name, &tr("online-nameless"), &mut form.name, rows::FIELD);
        if is_asked {
            form::focus_at_first(&field, 0..0);
        }
    });
}

/// Colour and clock.
fn invite_ui(ui: &mut Ui, form: &mut OnlineForm, desk: &mut Desk) {
    let settings = &mut form.settings;
    let mut side = settings.color.host();
    if seat::colors_ui(ui, &mut side, true, &mut desk.board.pieces) {
        settings.color = match side {
            None => ColorChoice::Lot,
            Some(Color::White) => ColorChoice::HostWhite,
            Some(Color::Black) => ColorChoice::HostBlack,
        };
    }
    clock::side_ui(ui, &tr("new-game-clock"), &mut settings.setup.clock, &ClockKind::ALL, desk.state);
}

/// The invitation, or a player on the same network.
fn join_ui(ui: &mut Ui, form: &mut OnlineForm, neighbours: &[Neighbour], out: &mut Out) {
    let name = tr("online-invitation");
    rows::row(ui, &name, |ui| {
        let field = form::wrapped_field(ui, &name, &mut form.invitation, 3);
        form::focus_at_first(&field, 0..0);
        widgets::hint(ui, tr("online-invitation-hint"));
    });
    let name = tr("online-neighbours");
    rows::row(ui, &name, |ui| {
        if !form.looks {
            form.looks = ui.button(tr("online-look")).clicked();
        } else if neighbours.is_empty() {
            widgets::hint(ui, tr("online-neighbours-none"));
        }
        for (index, neighbour) in neighbours.iter().enumerate() {
            let name = peer_name(&neighbour.name);
            if ui.button(tr!("online-join-neighbour", name)).clicked() {
                out.push(OnlineAction::JoinNeighbour(index));
            }
        }
    });
}

/// A button for each unfinished game, to continue it.
fn unfinished_ui(ui: &mut Ui, games: &[Saved], out: &mut Out) {
    let name = tr("online-unfinished");
    for (index, game) in games.iter().take(MAX_UNFINISHED).enumerate() {
        let Some(summary) = found(game) else { continue };
        rows::row(ui, if index == 0 { &name } else { "" }, |ui| {
            let words = tr!("online-continue", game = summary);
            if ui.add(Button::new(words).truncate()).clicked() {
                out.push(OnlineAction::ResumeUnfinished(index));
            }
        });
    }
}

/// The rare choices: those of an invitation, and the connection.
fn rare_ui(ui: &mut Ui, form: &mut OnlineForm, desk: &mut Desk) {
    let is_wrong = form.settings.is_relay_wrong();
    let usual = if form.way == InviteOrJoin::Invite { "more-usual-online" } else { "more-usual-join" };
    more::more_ui(ui, desk, is_wrong, &differences(form), usual, |ui, _| {
        let settings = &mut form.settings;
        if form.way == InviteOrJoin::Invite {
            host_ui(ui, settings);
        }
        relay_ui(ui, settings, form.way);
    });
}

/// The rare terms of an invitation.
fn host_ui(ui: &mut Ui, settings: &mut OnlineSettings) {
    if settings.setup.clock.kind != ClockKind::None {
        rows::ticks(ui, &tr("new-game-clocks"), |ui| {
            rows::tick(ui, &mut settings.setup.clock.free_first_moves, &tr("new-game-free-first-moves"));
        });
    }
    let name = tr("online-waits");
    rows::row(ui, &name, |ui| {
        let drag =
            DragValue::new(&mut settings.away_minutes).range(AWAY_MINUTES).suffix(tr("suffix-minutes"));
        form::outlined(ui, |ui| ui.add(drag)).accessible_name(&name);
        widgets::hint(ui, tr("online-waits-hint"));
    });
    rules::online_rules_ui(ui, &mut settings.setup);
}

/// The relay, if any, and whether others on the same network see an invitation.
fn relay_ui(ui: &mut Ui, settings: &mut OnlineSettings, way: InviteOrJoin) {
    let name = tr("online-relay");
    rows::row(ui, &name, |ui| {
        let choices = RelayChoice::ALL.map(|choice| (choice, tr(choice.key())));
        form::choice(ui, &name, &mut settings.relay, &choices);
        if settings.relay == RelayChoice::Own {
            let width = ui.available_width() - space::L;
            form::text_field(ui, &tr("online-relay-url"), "", &mut settings.relay_url, width);
        }
        widgets::hint(ui, tr("online-relay-hint"));
        if settings.relay == RelayChoice::Public {
            let who = RichText::new(tr("online-relay-who")).size(text::SECONDARY);
            ui.hyperlink_to(who, PUBLIC_RELAYS).on_hover_text(PUBLIC_RELAYS);
        }
        if way == InviteOrJoin::Invite {
            rows::tick(ui, &mut settings.announce, &tr("online-announce"));
        }
    });
}

/// Which of the rare choices are not as usual, with their names.
fn differences(form: &OnlineForm) -> [(bool, &'static str); 4] {
    let (settings, usual) = (&form.settings, OnlineSettings::default());
    let is_host = form.way == InviteOrJoin::Invite;
    [
        (is_host && settings.setup.clock.free_first_moves, "new-game-clocks"),
        (is_host && settings.away_minutes != usual.away_minutes, "online-waits"),
        (is_host && rules::are_other(&settings.setup), "new-game-draws"),
        (settings.relay != usual.relay, "online-relay"),
    ]
}

/// The data that others see, in a box, because nothing is sent before the button is pressed.
fn seen_ui(ui: &mut Ui, form: &OnlineForm, out: &mut Out) {
    let settings = &form.settings;
    let is_host = form.way == InviteOrJoin::Invite;
    let mut words = tr(if is_host { "online-seen-host" } else { "online-seen-guest" });
    for (is_so, key) in [
        (settings.relay != RelayChoice::None, "online-seen-relay"),
        (is_host && settings.announce, "online-seen-network"),
    ] {
        if is_so {
            words = format!("{words} {}", tr(key));
        }
    }
    if rows::note(ui, Icon::Online, &words, Some(&tr("online-seen-more"))) {
        out.push(Message::Show(Page::Online));
    }
}
