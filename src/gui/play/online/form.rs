//! The form: inviting by terms, or joining by an invitation.

use egui::{Button, DragValue, RichText, Ui};

use crate::app::online::{InviteOrJoin, Lobby, OnlineAction, OnlineForm, found, peer_name};
use crate::app::settings::{ClockKind, OnlineSettings, RelayChoice, Setup, Takebacks};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::play::new_game::{self, Typing};
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};
use crate::online::{ColorChoice, Neighbour, PUBLIC_RELAYS, Saved};

/// Width of the dialogs.
pub(super) const WIDTH: f32 = 480.0;
/// Width of the fields beside their names.
const FIELD: f32 = 280.0;
/// The range of minutes that a game waits for a player who loses the connection.
const AWAY_MINUTES: std::ops::RangeInclusive<u32> = 1..=120;

/// More unfinished games than these are not shown.
const MAX_UNFINISHED: usize = 3;

/// Shows the page.
pub fn show(ui: &Ui, form: &OnlineForm, around: &Lobby, typing: &mut Typing, out: &mut Out) {
    let is_whole = form.is_whole() && !typing.is_wrong(ui);
    let begin = if form.way == InviteOrJoin::Invite { "button-invite" } else { "button-join" };
    let answers =
        [Answer::primary(begin, OnlineAction::Begin).only_if(is_whole, "why-form"), Answer::cancel()];
    let frame = Frame::kept(tr("online-title"), WIDTH);
    frame.form(ui, out, &answers, (form, OnlineAction::Edit), |ui, edited, out| {
        let ways = [(InviteOrJoin::Invite, tr("online-invite")), (InviteOrJoin::Join, tr("online-join"))];
        form::choice(ui, &tr("online-title"), &mut edited.way, &ways);
        seen_ui(ui, edited);
        ui.add_space(space::XS);
        let name = tr("online-name");
        let is_asked = edited.way == InviteOrJoin::Invite && edited.name.is_empty();
        form::row(ui, &name, |ui| {
            let field = form::text_field(ui, &name, &tr("online-nameless"), &mut edited.name, FIELD);
            if is_asked {
                form::focus_at_first(&field, 0..0);
            }
        });
        match edited.way {
            InviteOrJoin::Invite => invite_ui(ui, edited, typing),
            InviteOrJoin::Join => join_ui(ui, edited, &around.neighbours, out),
        }
        unfinished_ui(ui, &around.unfinished, out);
        widgets::problems(ui, &edited.problem);
        egui::CollapsingHeader::new(tr("online-connection"))
            .default_open(form.settings.is_relay_wrong())
            .show(ui, |ui| relay_ui(ui, &mut edited.settings, form.way));
    });
}

/// The data that others see.
fn seen_ui(ui: &mut Ui, form: &OnlineForm) {
    widgets::hint(ui, tr("online-experimental"));
    widgets::hint(ui, tr(what_is_seen(&form.settings, form.way)));
    if form.settings.relay == RelayChoice::Public {
        let who = RichText::new(tr("online-relay-who")).size(text::SECONDARY);
        ui.hyperlink_to(who, PUBLIC_RELAYS).on_hover_text(PUBLIC_RELAYS);
    }
    if form.way == InviteOrJoin::Invite && form.settings.announce {
        widgets::hint(ui, tr("online-seen-network"));
    }
}

/// The game and its rules.
fn invite_ui(ui: &mut Ui, form: &mut OnlineForm, typing: &mut Typing) {
    let settings = &mut form.settings;
    game_ui(ui, &mut settings.setup);
    let name = tr("online-my-color");
    let colors = [
        (ColorChoice::Lot, tr("online-color-lot")),
        (ColorChoice::HostWhite, tr("color-white")),
        (ColorChoice::HostBlack, tr("color-black")),
    ];
    form::choice_row(ui, &name, &mut settings.color, &colors);
    ui.add_space(space::XS);
    let clock = tr("new-game-clock");
    new_game::side_clock_ui(ui, &clock, &mut settings.setup.clock, &ClockKind::ALL, typing);
    if settings.setup.clock.kind != ClockKind::None {
        let free = &mut settings.setup.clock.free_first_moves;
        form::tick_row(ui, free, &tr("new-game-free-first-moves"));
    }
    let name = tr("online-waits");
    form::row(ui, &name, |ui| {
        let drag =
            DragValue::new(&mut settings.away_minutes).range(AWAY_MINUTES).suffix(tr("suffix-minutes"));
        ui.add(drag).accessible_name(&name);
        widgets::hint(ui, tr("online-waits-hint"));
    });
    egui::CollapsingHeader::new(tr("new-game-draws")).show(ui, |ui| rules_ui(ui, &mut settings.setup));
}

fn game_ui(ui: &mut Ui, setup: &mut Setup) {
    let name = tr("new-game-game");
    let mut variant = setup.variant();
    let games = Variant::ALL.map(|variant| (variant, words::variant(variant).to_string()));
    if form::choice_row(ui, &name, &mut variant, &games) {
        setup.choose(variant);
    }
}

fn rules_ui(ui: &mut Ui, setup: &mut Setup) {
    ui.spacing_mut().item_spacing.y = space::XS;
    new_game::draw_rules_ui(ui, setup);
    if setup.variant() == Variant::Checkers {
        new_game::total_ban_ui(ui, setup);
    }
    form::tick_box(ui, &mut setup.touch_move, &tr("rules-touch-move"));
    let mut allows = setup.chosen_takebacks != Some(Takebacks::None);
    let why_not = setup.touches().then(|| tr("why-touch-move"));
    let tick_box = |ui: &mut Ui| form::tick_box(ui, &mut allows, &tr("online-takebacks"));
    if widgets::usable(ui, why_not, tick_box).changed() {
        setup.chosen_takebacks = Some(if allows { Takebacks::Agreement } else { Takebacks::None });
    }
}

/// The invitation, or a player on the same network.
fn join_ui(ui: &mut Ui, form: &mut OnlineForm, neighbours: &[Neighbour], out: &mut Out) {
    let name = tr("online-invitation");
    form::row(ui, &name, |ui| {
        let field = form::wrapped_field(ui, &name, &mut form.invitation, 3);
        form::focus_at_first(&field, 0..0);
        widgets::hint(ui, tr("online-invitation-hint"));
    });
    let name = tr("online-neighbours");
    form::row(ui, &name, |ui| {
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
        form::row(ui, if index == 0 { &name } else { "" }, |ui| {
            let words = tr!("online-continue", game = summary);
            if ui.add(Button::new(words).truncate()).clicked() {
                out.push(OnlineAction::ResumeUnfinished(index));
            }
        });
    }
}

/// The relay, if any, and whether others on the same network see an invitation.
fn relay_ui(ui: &mut Ui, settings: &mut OnlineSettings, way: InviteOrJoin) {
    let name = tr("online-relay");
    form::row(ui, &name, |ui| {
        let choices = RelayChoice::ALL.map(|choice| (choice, tr(choice.key())));
        form::choice(ui, &name, &mut settings.relay, &choices);
        if settings.relay == RelayChoice::Own {
            let width = ui.available_width() - 16.0;
            form::text_field(ui, &tr("online-relay-url"), "", &mut settings.relay_url, width);
        }
        widgets::hint(ui, tr("online-relay-hint"));
        if way == InviteOrJoin::Invite {
            form::tick_box(ui, &mut settings.announce, &tr("online-announce"));
        }
    });
}

/// The sentence about the data that the peer and the relay can see.
fn what_is_seen(settings: &OnlineSettings, way: InviteOrJoin) -> &'static str {
    match (settings.relay, way) {
        (RelayChoice::None, InviteOrJoin::Invite) => "online-seen-host-alone",
        (RelayChoice::None, InviteOrJoin::Join) => "online-seen-guest-alone",
        (_, InviteOrJoin::Invite) => "online-seen-host",
        (_, InviteOrJoin::Join) => "online-seen-guest",
    }
}
