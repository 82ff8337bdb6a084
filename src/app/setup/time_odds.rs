//! Time odds: the stronger player gets a fraction of the other player's time.

use super::clock_form::ClockForm;
use super::game_setup::Setup;
use crate::sides::Color;

impl ClockForm {
    /// A clock of this kind with the times divided by `divisor`. The numbers of moves and periods are unchanged.
    fn part(&self, divisor: u32) -> ClockForm {
        let mut part = self.clone();
        part.base = (self.base / divisor).max(1);
        part.increment = self.increment / divisor;
        part.delay = self.delay / divisor;
        part.period = (self.period / divisor).max(1);
        for stage in &mut part.stages {
            stage.time = (stage.time / divisor).max(1);
            stage.increment /= divisor;
        }
        part
    }
}

impl Setup {
    /// The odds of time that can be chosen: the giver has the whole time, half of it, a quarter.
    pub const TIME_ODDS: [u32; 3] = [1, 2, 4];

    /// The divisor of the opponent's time that gives the time of the giver of odds; `None` if the form does not offer
    /// it.
    pub fn time_odds(&self) -> Option<u32> {
        let whole = self.clock_of(!self.odds_giver);
        let control = self.clock_of(self.odds_giver).control();
        Setup::TIME_ODDS.into_iter().find(|&divisor| match divisor {
            1 => self.black_clock.is_none(),
            divisor => self.black_clock.is_some() && whole.part(divisor).control() == control,
        })
    }

    /// Sets the time odds: the giver gets the opponent's time divided by `divisor`.
    pub fn set_time_odds(&mut self, divisor: u32) {
        let whole = self.clock_of(!self.odds_giver).clone();
        let free_first_moves = self.clock.free_first_moves;
        let [white, black] = Color::ALL
            .map(|color| if color == self.odds_giver { whole.part(divisor) } else { whole.clone() });
        self.black_clock = (divisor > 1).then_some(black);
        self.clock = ClockForm { free_first_moves, ..white };
    }

    /// The other side gives odds, or this one again: of pieces and of time.
    pub fn let_give_odds(&mut self, giver: Color) {
        let divisor = self.time_odds();
        if giver != self.odds_giver {
            let whole = self.clock_of(!self.odds_giver).clone();
            self.odds_giver = giver;
            if let Some(divisor) = divisor {
                (self.clock, self.black_clock) =
                    (ClockForm { free_first_moves: self.clock.free_first_moves, ..whole }, None);
                self.set_time_odds(divisor);
            }
        }
    }

    fn clock_of(&self, color: Color) -> &ClockForm {
        match (color, &self.black_clock) {
            (Color::Black, Some(black)) => black,
            _ => &self.clock,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::clock_form::ClockKind;
    use super::*;

    fn controls(setup: &Setup) -> [String; 2] {
        let controls = setup.controls();
        Color::ALL.map(|color| controls[color].to_string())
    }

    #[test]
    fn the_giver_has_a_part_of_the_time_in_every_game_of_a_match() {
        let clock = ClockForm { kind: ClockKind::Fischer, base: 600, increment: 8, ..ClockForm::default() };
        let mut setup = Setup { clock, odds_giver: Color::Black, ..Setup::default() };
        assert_eq!(setup.time_odds(), Some(1));
        setup.set_time_odds(2);
        assert_eq!((controls(&setup), setup.time_odds()), (["600+8", "300+4"].map(str::to_owned), Some(2)));
        setup.set_time_odds(4);
        assert_eq!(controls(&setup), ["600+8", "150+2"]);
        setup.let_give_odds(Color::White);
        assert_eq!((controls(&setup), setup.time_odds()), (["150+2", "600+8"].map(str::to_owned), Some(4)));
        let next = setup.swapped();
        assert_eq!((controls(&next), next.time_odds()), (["600+8", "150+2"].map(str::to_owned), Some(4)));
        setup.set_time_odds(1);
        assert_eq!(controls(&setup), ["600+8", "600+8"]);
    }

    #[test]
    fn clocks_with_different_increments_are_not_time_odds() {
        let mut setup = Setup::default();
        setup.choose_clocks(&crate::sides::ByColor::new("300".parse().unwrap(), "420+5".parse().unwrap()));
        assert_eq!(setup.time_odds(), None);
        let before = controls(&setup);
        setup.let_give_odds(Color::Black);
        assert_eq!(controls(&setup), before);
    }
}
