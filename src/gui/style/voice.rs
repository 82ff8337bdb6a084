//! The voice of the window: the text that a screen reader speaks by itself.
//!
//! A screen reader cuts off what it speaks when the focus moves, or when the widget in focus gets another name. So a text
//! waits until both have settled, and whatever else is to be heard by then is spoken with it.

use egui::{Context, Id, Memory, Rect, Role, Sense, Ui, Vec2, WidgetInfo, accesskit};

/// Seconds from the last change until a text is spoken.
const PAUSE: f64 = 0.15;
/// Seconds for which a node stays behind a newer one: a screen reader that is busy passes over the text of one that is gone.
const STAY: f64 = 2.0;

/// The memory of the voice from frame to frame.
#[derive(Clone, Default)]
struct Voice {
    /// The texts on the screen, each with the last pass in which it was there.
    shown: Vec<(Id, u64, String)>,
    /// The texts to be spoken.
    waiting: Vec<String>,
    /// When they are spoken, by the clock of the window.
    due: f64,
    /// The focus of the frame before.
    focused: Option<Id>,
    /// The texts spoken last, each with its number and the time at which the next one came; that of the latest is not known.
    spoken: Vec<(u64, String, f64)>,
}

fn voice<R>(ctx: &Context, change: impl FnOnce(&mut Voice) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("voice"))))
}

/// Speaks a text when it appears in this place of the window, and again whenever it becomes another one.
pub fn say(ctx: &Context, place: Id, text: &str) {
    let (pass, now) = (ctx.cumulative_pass_nr(), ctx.input(|input| input.time));
    voice(ctx, |voice| {
        match voice.shown.iter_mut().find(|(shown, ..)| *shown == place) {
            Some((_, seen, known)) if known == text => {
                *seen = pass;
                return;
            }
            Some((_, seen, known)) => (*seen, *known) = (pass, text.to_owned()),
            None => voice.shown.push((place, pass, text.to_owned())),
        }
        if !text.is_empty() && !voice.waiting.iter().any(|waiting| waiting == text) {
            voice.waiting.push(text.to_owned());
        }
        voice.due = now + PAUSE;
    });
}

/// Adds an invisible node that screen readers speak, one for each text. Call it when everything is drawn.
pub fn speak(ui: &Ui) {
    let ctx = ui.ctx();
    let is_heard = ctx.accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_some();
    let (pass, now) = (ctx.cumulative_pass_nr(), ctx.input(|input| input.time));
    let focused = ctx.memory(Memory::focused);
    let (is_waiting, spoken) = voice(ctx, |voice| {
        voice.shown.retain(|(_, seen, _)| seen + 1 >= pass);
        if !is_heard {
            voice.waiting.clear();
            voice.spoken.clear();
        }
        if std::mem::replace(&mut voice.focused, focused) != focused {
            voice.due = now + PAUSE;
        }
        if !voice.waiting.is_empty() && now >= voice.due {
            let number = voice.spoken.last().map_or(0, |(number, ..)| *number) + 1;
            if let Some((.., until)) = voice.spoken.last_mut() {
                *until = now + STAY;
            }
            let text = joined(&std::mem::take(&mut voice.waiting));
            voice.spoken.push((number, text, f64::INFINITY));
        }
        voice.spoken.retain(|(.., until)| *until > now);
        (!voice.waiting.is_empty(), voice.spoken.clone())
    });
    if is_waiting {
        ctx.request_repaint();
    }
    let place = Rect::from_min_size(ui.max_rect().left_top(), Vec2::ZERO);
    for (number, text, until) in spoken {
        // A repeated text needs another node, because a screen reader reads only changes.
        let response = ui.interact(place, Id::unique("voice").with(number), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, &text));
        if until.is_infinite() {
            ctx.accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
        }
    }
}

/// Several texts as one: each is a sentence.
fn joined(texts: &[String]) -> String {
    let mut all = String::new();
    for text in texts {
        if !all.is_empty() {
            all.push_str(if all.ends_with(['.', '!', '?', '…', '”']) { " " } else { ". " });
        }
        all.push_str(text);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn texts_are_joined_as_sentences() {
        let texts = ["White pawn f5 to f6", "Starting position.", "Draw?", "End"].map(str::to_owned);
        assert_eq!(joined(&texts), "White pawn f5 to f6. Starting position. Draw? End");
        assert_eq!(joined(&texts[..1]), "White pawn f5 to f6");
    }
}
