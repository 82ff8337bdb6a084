//! The voice of the window: the text that a screen reader speaks by itself.
//!
//! A screen reader cuts off what it speaks when the focus moves, or when the widget in focus gets another name. So a text
//! waits until both have settled, and whatever else is to be heard by then is spoken with it.

use egui::{Context, Id, Memory, Rect, Role, Sense, Ui, Vec2, WidgetInfo, accesskit};

/// Seconds from the last change until a text is spoken.
const PAUSE: f64 = 0.15;
/// Seconds for which a text stays behind a newer one: a screen reader that is busy passes over one that is gone.
const STAY: f64 = 2.0;
/// The nodes that speak in turn. They are always there: Orca takes a new node for a dead one that had the same address.
const NODES: usize = 4;

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
    /// The text of each node, with the time until which it stays; that of the latest is not known.
    nodes: [(String, f64); NODES],
    /// The node that spoke last.
    latest: usize,
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

/// Adds the invisible nodes that screen readers speak when their text changes. Call it when everything is drawn.
pub fn speak(ui: &Ui) {
    let ctx = ui.ctx();
    let is_heard = ctx.accesskit_node_builder(egui::accesskit_root_id(), |_| ()).is_some();
    let (pass, now) = (ctx.cumulative_pass_nr(), ctx.input(|input| input.time));
    let focused = ctx.memory(Memory::focused);
    let (is_waiting, nodes, latest) = voice(ctx, |voice| {
        voice.shown.retain(|(_, seen, _)| seen + 1 >= pass);
        if !is_heard {
            voice.waiting.clear();
            voice.nodes = Default::default();
        }
        if std::mem::replace(&mut voice.focused, focused) != focused {
            voice.due = now + PAUSE;
        }
        for (text, _) in voice.nodes.iter_mut().filter(|(_, until)| *until <= now) {
            text.clear();
        }
        if !voice.waiting.is_empty() && now >= voice.due {
            voice.nodes[voice.latest].1 = now + STAY;
            let text = joined(&std::mem::take(&mut voice.waiting));
            voice.latest = next_node(&voice.nodes, voice.latest, &text);
            voice.nodes[voice.latest] = (text, f64::INFINITY);
        }
        (!voice.waiting.is_empty(), voice.nodes.clone(), voice.latest)
    });
    if is_waiting {
        ctx.request_repaint();
    }
    let place = Rect::from_min_size(ui.max_rect().left_top(), Vec2::ZERO);
    for (index, (text, _)) in nodes.into_iter().enumerate().filter(|_| is_heard) {
        let response = ui.interact(place, Id::unique("voice").with(index), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, &text));
        if index == latest {
            ctx.accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
        }
    }
}

/// The next node whose text is another one: a screen reader speaks only what changes.
fn next_node(nodes: &[(String, f64); NODES], latest: usize, text: &str) -> usize {
    let mut others = (1..NODES).map(|step| (latest + step) % NODES);
    others.find(|&node| nodes[node].0 != text).unwrap_or((latest + 1) % NODES)
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
