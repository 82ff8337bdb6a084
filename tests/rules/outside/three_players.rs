//! The game for three players.

use heksy::three::{Game, OutReason, Position, Seat};

#[test]
fn the_points_of_three() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(Position::start());
    for text in ["e3e5", "c4", "k3"] {
        game.play(game.position().read_move(text)?)?;
    }
    game.leave(Seat::Red, OutReason::Resignation)?;
    assert!(game.end().is_none());
    assert!(game.play(game.position().read_move("d5").unwrap_or(game.position().legal_moves()[0])).is_ok());
    game.leave(Seat::White, OutReason::TimeForfeit)?;
    let end = game.end().ok_or("not over")?;
    assert_eq!(end.points.to_string(), "1/2-0-1");
    assert_eq!(end.points.score(Seat::Black), 1.0);
    assert_eq!(game.outs().map(|out| out.seat).collect::<Vec<_>>(), [Seat::Red, Seat::White]);
    Ok(())
}
