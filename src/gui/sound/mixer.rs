//! Mixes the sounds that play at the same time, on the sound system's thread: nothing here waits or allocates.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Sounds heard at the same time. Any more of them wait.
const MAX_VOICES: usize = 8;

/// A sound being played.
#[derive(Debug)]
struct Voice {
    samples: Arc<[f32]>,
    /// Samples of silence before it.
    lead: usize,
    /// The next sample.
    next: usize,
    gain: f32,
}

/// State shared by the player and the mixer.
#[derive(Debug, Default)]
struct Progress {
    /// How often the sound system has asked for samples.
    fills: AtomicUsize,
    /// Sounds handed over and not yet played to their end.
    open: AtomicUsize,
}

/// Hands sounds to a [`Mixer`].
#[derive(Debug)]
pub struct Voices {
    sender: SyncSender<Voice>,
    progress: Arc<Progress>,
}

/// Mixes the sounds that are playing.
#[derive(Debug)]
pub struct Mixer {
    receiver: Receiver<Voice>,
    progress: Arc<Progress>,
    voices: Vec<Voice>,
}

/// A mixer, and the handle that passes sounds to it.
pub fn mixer() -> (Voices, Mixer) {
    let (sender, receiver) = sync_channel(MAX_VOICES);
    let progress = Arc::new(Progress::default());
    let voices = Voices { sender, progress: Arc::clone(&progress) };
    (voices, Mixer { receiver, progress, voices: Vec::with_capacity(MAX_VOICES) })
}

impl Voices {
    /// Plays samples, each multiplied by `gain`, after `lead` samples of silence. Dropped if too many sounds are
    /// waiting.
    pub fn add(&self, samples: Arc<[f32]>, gain: f32, lead: usize) {
        self.progress.open.fetch_add(1, Ordering::AcqRel);
        if self.sender.try_send(Voice { samples, lead, next: 0, gain }).is_err() {
            self.progress.open.fetch_sub(1, Ordering::AcqRel);
        }
    }

    /// Whether anything is still to be played.
    pub fn is_open(&self) -> bool {
        self.progress.open.load(Ordering::Acquire) > 0
    }

    /// The number of requests of samples by the sound system. If it stays constant while a sound plays, the output is
    /// dead.
    pub fn fills(&self) -> usize {
        self.progress.fills.load(Ordering::Acquire)
    }
}

impl Mixer {
    /// Writes the next samples.
    pub fn fill(&mut self, out: &mut [f32]) {
        while self.voices.len() < MAX_VOICES
            && let Ok(voice) = self.receiver.try_recv()
        {
            self.voices.push(voice);
        }
        out.fill(0.0);
        for voice in &mut self.voices {
            let lead = voice.lead.min(out.len());
            voice.lead -= lead;
            let (out, left) = (&mut out[lead..], &voice.samples[voice.next..]);
            for (out, sample) in out.iter_mut().zip(left) {
                *out += voice.gain * sample;
            }
            voice.next += left.len().min(out.len());
        }
        for sample in out.iter_mut() {
            *sample = sample.clamp(-1.0, 1.0);
        }
        let before = self.voices.len();
        self.voices.retain(|voice| voice.next < voice.samples.len());
        self.progress.open.fetch_sub(before - self.voices.len(), Ordering::AcqRel);
        self.progress.fills.fetch_add(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_added_and_end() {
        let (voices, mut mixer) = mixer();
        let mut out = [9.0; 4];
        mixer.fill(&mut out);
        assert_eq!((out, voices.is_open()), ([0.0; 4], false));
        voices.add(Arc::from([0.4, 0.4, 0.4]), 0.5, 0);
        voices.add(Arc::from([0.1; 6]), 1.0, 0);
        assert!(voices.is_open());
        mixer.fill(&mut out);
        assert_eq!(out.map(|sample| (sample * 10.0).round()), [3.0, 3.0, 3.0, 1.0]);
        assert!(voices.is_open());
        mixer.fill(&mut out);
        assert_eq!(out.map(|sample| (sample * 10.0).round()), [1.0, 1.0, 0.0, 0.0]);
        assert_eq!((voices.is_open(), voices.fills()), (false, 3));
    }

    #[test]
    fn a_sound_can_begin_after_a_span_of_silence() {
        let (voices, mut mixer) = mixer();
        voices.add(Arc::from([0.5, 0.25]), 1.0, 6);
        let mut out = [9.0; 4];
        mixer.fill(&mut out);
        assert_eq!((out, voices.is_open()), ([0.0; 4], true));
        mixer.fill(&mut out);
        assert_eq!((out, voices.is_open()), ([0.0, 0.0, 0.5, 0.25], false));
    }

    #[test]
    fn many_sounds_at_once_stay_within_bounds_and_all_end() {
        let (voices, mut mixer) = mixer();
        for _ in 0..3 * MAX_VOICES {
            voices.add(Arc::from([0.5; 4]), 1.0, 0);
        }
        let mut out = [0.0; 4];
        mixer.fill(&mut out);
        assert_eq!(out, [1.0; 4]);
        assert!(!voices.is_open());
    }
}
