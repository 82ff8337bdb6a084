//! The window as a person uses it: by the names of what is on it, without a display.
#![cfg(feature = "gui")]

mod analysis;
mod annotate;
#[path = "../support/cases/annotated.rs"]
mod annotated;
mod blind;
mod board;
mod by_ear;
mod clocks;
mod closing;
mod contrast;
mod dialogs;
mod editor;
mod endurance;
mod engines;
mod files;
mod greyed;
mod hands;
mod languages;
mod learn;
mod library;
mod look;
mod meeting;
#[path = "../support/program/memory.rs"]
#[allow(dead_code, reason = "the other tests use more of it")]
mod memory;
mod menus;
mod moves;
mod new_game;
mod notation;
mod online;
mod opening;
mod painted;
mod pictures;
mod play;
mod puzzles;
mod raster;
mod report;
mod sizes;
mod snapshots;
mod sound;
#[cfg(target_os = "linux")]
mod sound_system;
mod table;
mod three;
mod toasts;
mod two_people;
mod typed;
mod variants;
mod warn;
