#!/usr/bin/env python3
"""Prints the licences of all crates that are built into the program, which most of them ask to be passed on.

    third-party.py TARGET [FEATURES] > THIRD-PARTY.txt

TARGET is the system the program is built for, as `rustc -vV` names it (x86_64-unknown-linux-gnu). A crate without a
text of its own gets a line that names its licence; the texts of the common ones stand with the other crates.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

TEXT = re.compile(r"(licen[cs]e|copying|notice|copyright|unlicense|ofl|ufl)", re.IGNORECASE)
NO_TEXT = {".rs", ".toml", ".json", ".spdx"}


def crates(target, features):
    """The packages linked into the program, by name: those it needs to run, no tools of the build or of the tests."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked", "--filter-platform", target]
    if features:
        command += ["--no-default-features", "--features", features]
    metadata = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    root = metadata["resolve"]["root"]
    found, waiting = set(), [root]
    while waiting:
        for dependency in nodes[waiting.pop()]["deps"]:
            is_built_in = any(kind["kind"] is None for kind in dependency["dep_kinds"])
            if is_built_in and dependency["pkg"] not in found:
                found.add(dependency["pkg"])
                waiting.append(dependency["pkg"])
    return sorted((packages[name] for name in found), key=lambda package: (package["name"], package["version"]))


def texts(package):
    """The licences that a package brings, each with the name of its file."""
    folder = Path(package["manifest_path"]).parent
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        is_licence = TEXT.match(path.name) and path.suffix not in NO_TEXT
        of_font = path.suffix == ".txt" and path.with_suffix(".ttf").exists()
        if path.is_file() and len(name.parts) <= 3 and (is_licence or of_font):
            yield str(name), path.read_text(encoding="utf-8", errors="replace").strip()


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__.split("\n\n", 1)[1])
    packages = crates(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else None)
    users, silent = {}, []
    for package in packages:
        name = f"{package['name']} {package['version']} ({package['license'] or 'see its text'})"
        found = [text for _, text in texts(package) if text]
        for text in found:
            users.setdefault(text, []).append(name)
        if not found:
            silent.append(name)
    print(f"Heksy is built with {len(packages)} crates, under these licences.\n")
    if silent:
        print("Without a text of their own:\n")
        print("".join(f"  {name}\n" for name in silent))
    for text, names in sorted(users.items(), key=lambda entry: entry[1]):
        print("=" * 80)
        print("".join(f"{name}\n" for name in dict.fromkeys(names)))
        print(f"{text}\n")


if __name__ == "__main__":
    main()
