//! The program without its window: messages in, commands out, on a disk in memory or a real one.
#![cfg(feature = "app")]

mod accidents;
mod analysis;
#[path = "../support/cases/annotated.rs"]
mod annotated;
mod checkers;
mod clock;
#[path = "../support/compare/mod.rs"]
mod compare;
mod computer;
mod data_folders;
mod editor;
mod editor_positions;
#[cfg(feature = "cli")]
mod engines;
mod executor;
mod explore;
mod exports;
mod files;
mod followed;
mod greyed;
mod harmful_files;
mod journal;
mod journal_clocks;
mod journal_faults;
mod kept;
mod language;
mod learn;
mod library;
mod listed;
mod mail;
mod mistakes;
mod online;
mod operations;
mod play;
mod power;
mod premove;
#[path = "../support/program/mod.rs"]
mod program;
mod puzzles;
mod replay;
mod report;
mod settings;
mod sheets;
mod sound;
mod study;
mod three;
mod time_controls;
mod touch;
mod two_people;
mod typed;
mod user_files;
mod warn;
