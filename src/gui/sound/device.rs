//! The system's sound.
//!
//! On Linux only existing systems are opened: PulseAudio (also provided by PipeWire) if its socket exists, ALSA if
//! there is a card. On a machine with neither, their libraries would print errors, and take their time.

pub use miniaudio::open;

/// The systems with sound; `Cargo.toml` has the same condition.
#[cfg(all(
    any(target_arch = "x86_64", target_arch = "aarch64"),
    any(
        all(target_os = "linux", target_env = "gnu"),
        target_os = "macos",
        all(windows, target_env = "msvc")
    )
))]
mod miniaudio {
    use maudio::audio::sample_rate::SampleRate;
    #[cfg(target_os = "linux")]
    use maudio::backend::Backend;
    use maudio::context::{Context, ContextBuilder};
    use maudio::device::Device;
    use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps};

    use super::super::mixer::Mixer;
    use super::super::player::Output;

    /// Duration of one request of samples, in milliseconds.
    const PERIOD: u32 = 20;

    /// The loudspeaker.
    struct Speaker {
        device: Device<f32>,
        /// The context of the device outlives it.
        _context: Context,
    }

    impl Output for Speaker {
        fn start(&mut self) -> bool {
            self.device.device_start().is_ok()
        }

        fn stop(&mut self) {
            // One that cannot be stopped asks for samples no more, and counts as dead soon.
            let _ = self.device.device_stop();
        }
    }

    /// Opens the system's sound output for a mixer; `None` without a usable output.
    pub fn open(mut mixer: Mixer) -> Option<Box<dyn Output>> {
        let mut builder = ContextBuilder::new();
        #[cfg(target_os = "linux")]
        builder.preferred_backends(Some(found()).filter(|found| !found.is_empty())?);
        let context = builder.build().ok()?;
        let device = DeviceBuilder::playback()
            .f32()
            .playback_channels(1)
            .sample_rate(SampleRate::Sr44100)
            .period_size_millis(PERIOD)
            .context(&context)
            .with_callback(move |_, out| mixer.fill(out))
            .ok()?;
        Some(Box::new(Speaker { device, _context: context }))
    }

    /// The sound systems that are there.
    #[cfg(target_os = "linux")]
    fn found() -> Vec<Backend> {
        let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let socket = std::env::var_os("XDG_RUNTIME_DIR")
            .is_some_and(|folder| std::path::Path::new(&folder).join("pulse/native").exists());
        let backends = [(Backend::PulseAudio, socket || is_set("PULSE_SERVER")), (Backend::Alsa, has_card())];
        backends.into_iter().filter(|(_, is_there)| *is_there).map(|(backend, _)| backend).collect()
    }

    /// Whether there is a card that plays: its devices are called `pcmC0D0p` and so on.
    #[cfg(target_os = "linux")]
    fn has_card() -> bool {
        let plays = |name: std::ffi::OsString| {
            name.to_str().is_some_and(|name| name.starts_with("pcm") && name.ends_with('p'))
        };
        std::fs::read_dir("/dev/snd")
            .is_ok_and(|entries| entries.flatten().any(|entry| plays(entry.file_name())))
    }
}

#[cfg(not(all(
    any(target_arch = "x86_64", target_arch = "aarch64"),
    any(
        all(target_os = "linux", target_env = "gnu"),
        target_os = "macos",
        all(windows, target_env = "msvc")
    )
)))]
mod miniaudio {
    use super::super::mixer::Mixer;
    use super::super::player::Output;

    /// Returns `None`: this system has no such library.
    pub fn open(_: Mixer) -> Option<Box<dyn Output>> {
        None
    }
}
