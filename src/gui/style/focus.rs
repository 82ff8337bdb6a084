//! The widget that has the keyboard, the ring around it, and the place where the focus rests as long as no widget has it.
//!
//! A screen reader needs a focus at all times. A widget at which it rests leaves every key to the window, and has no ring.

use egui::{Context, Event, FocusDirection, Id, Key, Memory, Response, Stroke, StrokeKind, Ui};

use super::theme::{RADIUS, THICK, Theme};

/// Distance between widget and ring, in points.
const GAP: f32 = 1.0;

/// The memory of the focus from frame to frame.
#[derive(Clone, Copy, Default)]
struct Kept {
    /// The widget at which the focus rests.
    rest: Option<Id>,
    /// The place of rest that was offered last.
    offered: Option<Id>,
    /// Whether the player used a key after the pointer.
    is_by_key: bool,
    /// A widget that leaves Enter to the usual answer.
    without_enter: Option<Id>,
}

fn kept<R>(ctx: &Context, change: impl FnOnce(&mut Kept) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("focus"))))
}

/// Call it before anything reads the keys. From a place of rest Tab leads to the first widget and Shift+Tab to the one before
/// the place, or to the last one where Tab does not stop at the place; no arrow leads away.
pub fn begin(ctx: &Context) {
    let (is_pressed, has_key) = ctx.input(|input| {
        let is_key = |event: &egui::Event| {
            matches!(event, Event::Key { pressed: true, .. } | Event::AccessKitActionRequest(_))
        };
        (input.pointer.any_pressed(), input.events.iter().any(is_key))
    });
    let is_sought = |place: Id| {
        ctx.input(|input| input.has_accesskit_action_request(place, egui::accesskit::Action::Focus))
    };
    if kept(ctx, |kept| kept.rest).is_some_and(is_sought) {
        wake(ctx);
    }
    kept(ctx, |kept| {
        kept.offered = None;
        kept.is_by_key = !is_pressed && (has_key || kept.is_by_key);
    });
    let tab = tab(ctx);
    if let Some(place) = ctx.memory(Memory::focused).filter(|_| holder(ctx).is_none()) {
        let is_stop = ctx.read_response(place).is_some_and(|widget| widget.sense.is_focusable());
        ctx.memory_mut(|memory| match tab {
            // The place is where the way back begins.
            Some(true) if is_stop => {}
            Some(_) => memory.surrender_focus(place),
            None => memory.move_focus(FocusDirection::None),
        });
    }
}

/// Whether Tab is pressed, and with Shift: then the focus goes back.
pub fn tab(ctx: &Context) -> Option<bool> {
    let step = |event: &Event| match event {
        Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if !modifiers.any() => Some(false),
        Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.shift_only() => Some(true),
        _ => None,
    };
    ctx.input(|input| input.events.iter().find_map(step))
}

/// Whether the player used a key, or a screen reader, after the pointer.
pub fn is_by_key(ctx: &Context) -> bool {
    kept(ctx, |kept| kept.is_by_key)
}

/// The widget that has the keyboard; none while the focus rests.
pub fn holder(ctx: &Context) -> Option<Id> {
    let rest = kept(ctx, |kept| kept.rest);
    ctx.memory(Memory::focused).filter(|focused| Some(*focused) != rest)
}

/// Offers a widget as a place of rest; of several the one that is drawn last is taken.
pub fn offer_rest(place: &Response) {
    // A widget that takes no input would lose the focus as one that is not there any more.
    place.ctx.check_for_id_clash(place.id, place.rect, "place of rest");
    kept(&place.ctx, |kept| kept.offered = Some(place.id));
}

/// The place of rest of this frame.
pub fn offered(ctx: &Context) -> Option<Id> {
    kept(ctx, |kept| kept.offered)
}

/// Lets the focus rest at this widget.
pub fn rest(ctx: &Context, place: Id) {
    kept(ctx, |kept| kept.rest = Some(place));
    ctx.memory_mut(|memory| memory.request_focus(place));
}

/// Gives a widget the keyboard, even one at which the focus rests.
pub fn take(ctx: &Context, widget: Id) {
    wake(ctx);
    ctx.memory_mut(|memory| memory.request_focus(widget));
}

/// The focus rests no more: the widget that has it takes its keys.
pub fn wake(ctx: &Context) {
    kept(ctx, |kept| kept.rest = None);
}

/// Of a group, the chosen widget takes the focus that a dialog gives to the first one when it opens.
pub fn stand_in(ctx: &Context, first: Id, chosen: Id) {
    ctx.data_mut(|data| data.insert_temp(first.with("chosen"), chosen));
}

/// The widget that takes the focus for this one.
pub fn stand_in_of(ctx: &Context, first: Id) -> Id {
    ctx.data(|data| data.get_temp(first.with("chosen"))).unwrap_or(first)
}

/// Lets Tab and the arrows stop at a widget that cannot be used now, if a screen reader listens: the description of the
/// widget says why. `focused`: the widget that had the focus before this one was added.
pub fn stop_at(greyed: &Response, focused: Option<Id>) {
    let is_heard = greyed.ctx.accesskit_node_builder(greyed.id, |_| ()).is_some();
    if !is_heard || !greyed.sense.is_focusable() {
        return;
    }
    greyed.ctx.memory_mut(|memory| {
        // A widget that takes no input has lost it.
        if focused == Some(greyed.id) {
            memory.request_focus(greyed.id);
        }
        memory.interested_in_focus(greyed.id, greyed.layer_id);
    });
}

/// Gives the first entry of a menu or a list the focus when a key has opened it, or where all are greyed the first of those.
/// Call it behind the entries.
pub fn enter(ui: &Ui) {
    let (ctx, layer, pass) = (ui.ctx(), ui.layer_id(), ui.ctx().cumulative_pass_nr());
    // In the frame in which it is measured nothing of it is there.
    if ui.is_sizing_pass() {
        return;
    }
    let seen = layer.id.with("entered");
    let last = ctx.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<u64>(seen), pass));
    if last + 1 >= pass && last > 0 || !is_by_key(ctx) {
        return;
    }
    let first = ctx.viewport(|viewport| {
        let entries = viewport.this_pass.widgets.get_layer(layer);
        let mut entries = entries.filter(|entry| entry.sense.is_focusable()).peekable();
        let greyed = entries.peek().map(|entry| entry.id);
        entries.find(|entry| entry.enabled).map(|entry| entry.id).or(greyed)
    });
    if let Some(first) = first {
        take(ctx, first);
    }
}

/// A widget that has the focus leaves Enter to the usual answer of its dialog.
pub fn leave_enter(ctx: &Context, widget: Id) {
    kept(ctx, |kept| kept.without_enter = Some(widget));
}

/// Whether Enter is free for the usual answer: no widget presses itself with it.
pub fn is_enter_free(ctx: &Context) -> bool {
    let without = kept(ctx, |kept| kept.without_enter);
    holder(ctx).is_none_or(|holder| Some(holder) == without) || ctx.text_edit_focused()
}

/// Draws the ring, over everything that was drawn before. A field one types into has a line of its own.
pub fn ring(ctx: &Context) {
    let focused = holder(ctx).filter(|_| !ctx.text_edit_focused());
    let Some(widget) = focused.and_then(|id| ctx.read_response(id)) else { return };
    let rect = widget.rect.expand(GAP + THICK);
    let seen = widget.interact_rect.expand(GAP + THICK);
    let line = Stroke::new(THICK, Theme::of(ctx).colors().accent);
    let painter = ctx.layer_painter(widget.layer_id).with_clip_rect(seen);
    painter.rect_stroke(rect, f32::from(RADIUS) + GAP + THICK, line, StrokeKind::Inside);
}
