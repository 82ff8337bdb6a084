//! The keeper of the focus, which is never lost: after a dialog, a menu, a list or a typed move the widget that had it
//! before gets it back; otherwise it rests at the board, the page or the dialog.

use egui::{Context, Id, Key, Memory, Popup};

use crate::gui::style::focus;

/// The widget that has the focus, and whether it takes its keys or the focus only rests there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    widget: Id,
    rests: bool,
}

/// A dialog, a menu or a field in front of the rest of the window, with the place that had the focus before.
#[derive(Debug, Default)]
struct Cover {
    is_open: bool,
    below: Option<Place>,
}

impl Cover {
    /// Follows it for one frame. `before`: the place that had the focus until now. Returns the place that gets it back
    /// after the cover has gone.
    fn follow(&mut self, is_open: bool, before: Option<Place>) -> Option<Place> {
        let was_open = std::mem::replace(&mut self.is_open, is_open);
        if is_open && !was_open {
            self.below = before;
        }
        if was_open && !is_open { self.below.take() } else { None }
    }
}

/// Remembers which widget had the focus.
#[derive(Debug, Default)]
pub struct FocusKeeper {
    dialog: Cover,
    popup: Cover,
    field: Cover,
    /// The place in the frame before.
    last: Option<Place>,
    /// The game of the frame before.
    game: Option<u64>,
}

impl FocusKeeper {
    /// Gives the focus back where it was lost. Call it when everything is drawn. `game`: the number of the open game.
    pub fn keep(&mut self, ctx: &Context, has_dialog: bool, game: u64) {
        let has_popup = Popup::is_any_open(ctx);
        let is_new = self.game.replace(game).is_some_and(|before| before != game);
        let field = self.field.follow(ctx.text_edit_focused(), self.last);
        let had_popup = self.popup.is_open;
        let popup = self.popup.follow(has_popup, self.last);
        // A dialog that a menu has opened gives the focus back to what had it before the menu.
        let before = if had_popup { popup.or(self.popup.below).or(self.last) } else { self.last };
        let had_dialog = self.dialog.is_open;
        let dialog = self.dialog.follow(has_dialog, before);
        let opens = has_dialog && !had_dialog;
        if opens {
            // A menu that is closing has nothing to give back any more.
            self.popup.below = None;
        }
        let back = match () {
            () if opens => None,
            () if dialog.is_some() || had_dialog && !has_dialog => dialog.filter(|_| !is_new),
            () if popup.is_some() => popup,
            () => field.filter(|_| ctx.memory(Memory::focused).is_none()),
        };
        let is_there = |widget: &Id| ctx.viewport(|viewport| viewport.this_pass.widgets.contains(*widget));
        let focused = ctx.memory(Memory::focused).filter(is_there);
        match back.filter(|place| is_there(&place.widget)) {
            Some(Place { widget, rests: false }) => focus::take(ctx, widget),
            _ if has_popup => {
                // The arrow keys of a menu start where no widget has the focus.
                if let Some(rest) = focused.filter(|_| focus::holder(ctx).is_none()) {
                    ctx.memory_mut(|memory| memory.surrender_focus(rest));
                }
            }
            // A dialog closes in the next frame, or the key has closed a part of it.
            _ if focused.is_none()
                && has_dialog
                && had_dialog
                && ctx.input(|input| input.key_down(Key::Escape)) =>
            {
                if let Some(Place { widget, rests: false }) = self.last.filter(|last| is_there(&last.widget))
                {
                    focus::take(ctx, widget);
                }
            }
            _ if focused.is_none() || had_dialog && !has_dialog => rest(ctx),
            _ => {}
        }
        self.settle(ctx);
    }

    /// Remembers the place.
    fn settle(&mut self, ctx: &Context) {
        let focused = ctx.memory(Memory::focused);
        let rests = focused.is_some() && focus::holder(ctx).is_none();
        if focused.is_some() && !rests {
            // Tab may lead to a widget at which the focus has rested.
            focus::wake(ctx);
        }
        let now = focused.map(|widget| Place { widget, rests });
        let now = now.or(self.last.filter(|_| self.popup.is_open));
        if std::mem::replace(&mut self.last, now) != now {
            ctx.request_repaint();
        }
    }
}

/// Lets the focus rest at the board, the page or the dialog.
fn rest(ctx: &Context) {
    if let Some(place) = focus::offered(ctx) {
        focus::rest(ctx, place);
    }
}
