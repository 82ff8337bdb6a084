//! `Cargo.toml`, as far as the packages need it: a table a section, a line an entry.

use std::collections::BTreeSet;

use super::read;

pub struct Manifest {
    text: String,
    /// Direct dependencies of every kind and system.
    pub dependencies: BTreeSet<String>,
    /// The files that go into the Debian package.
    pub debian_assets: Vec<String>,
    /// Where they go.
    pub debian_targets: Vec<String>,
}

impl Manifest {
    pub fn read() -> Manifest {
        let text = read("Cargo.toml");
        let mut manifest = Manifest {
            text: String::new(),
            dependencies: BTreeSet::new(),
            debian_assets: Vec::new(),
            debian_targets: Vec::new(),
        };
        let mut section = "";
        for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
            if line.starts_with('[') && line.ends_with(']') && !line.contains('"')
                || line.starts_with("[target.")
            {
                section = line.trim_matches(['[', ']']);
            } else if section.ends_with("dependencies") {
                // The package tests itself with another feature.
                if let Some((name, _)) = line.split_once('=').filter(|(name, _)| name.trim() != "heksy") {
                    manifest.dependencies.insert(name.trim().to_owned());
                }
            } else if section == "package.metadata.deb" && line.starts_with("[\"") {
                let fields: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
                assert_eq!(fields.len(), 3, "a file, its place and its rights: {line}");
                manifest.debian_assets.push(fields[0].to_owned());
                manifest.debian_targets.push(fields[1].to_owned());
            }
        }
        manifest.text = text;
        manifest
    }

    /// A field of the package.
    pub fn field(&self, name: &str) -> &str {
        let start = format!("\n{name} = \"");
        let (_, rest) = self.text.split_once(&start).unwrap_or_else(|| panic!("Cargo.toml has no {name}"));
        rest.split_once('"').expect("a value ends with a quotation mark").0
    }
}
