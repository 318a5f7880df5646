package playing

import (
	"testing"

	"islas/game"
)

// Who looked last needs no curtain, unless somebody else has had the mouse since.
func TestCurtainAndMouse(t *testing.T) {
	c := curtain{people: 2, viewer: game.NoSeat, last: game.NoSeat}
	c.follow(0)
	if !c.hides(0) || c.viewer != game.NoSeat {
		t.Error("a hand is shown to whoever sits there")
	}
	c.raise(0)
	if c.hides(0) || !c.hides(1) {
		t.Error("the curtain does not rise")
	}
	c.follow(game.NoSeat)
	if c.viewer != game.NoSeat {
		t.Error("a hand lies open in nobody's turn")
	}
	c.touched(0)
	c.follow(0)
	if c.hides(0) || c.viewer != 0 {
		t.Error("a curtain falls before who looked last")
	}
	c.follow(game.NoSeat)
	c.touched(1)
	c.follow(0)
	if !c.hides(0) || c.viewer != game.NoSeat {
		t.Error("somebody else has the mouse, and no curtain falls")
	}
	alone := curtain{people: 1, viewer: 0, last: game.NoSeat}
	for _, seat := range []game.Seat{1, 0, game.NoSeat} {
		if alone.follow(seat); alone.hides(0) || alone.viewer != 0 {
			t.Errorf("in the turn of seat %d the only person's hand is closed", seat)
		}
	}
}
