package puertorico

import (
	"testing"

	"islas/game"
)

// TestEndAfterTheRound: after each end the round is played to its end, with all roles; two ends can come about (section 12).
func TestEndAfterTheRound(t *testing.T) {
	l := lay(t, 3)
	for seat := range game.Seat(3) {
		l.island(seat, "corn")
	}
	l.chips(1, 74)
	l.barrels(1, "corn")
	l.hiring(0, 0)
	l.acts("role mayor")
	if e := l.find(EvEnding); e.Ending != EndColonists || e.Seat != game.NoSeat {
		t.Errorf("ended %+v", e)
	}
	l.acts("role captain", "load corn 4")
	if e := l.find(EvEnding); e.Ending != EndChips || e.Seat != 1 || l.Ending() != EndColonists|EndChips {
		t.Errorf("ended %+v, %v", e, l.Ending())
	}
	l.decides(2, "role")
	if l.Over() || l.Winners() != 0 {
		t.Errorf("over %v, winners %b", l.Over(), l.Winners())
	}
	l.acts("role craftsman")
	l.decides(game.NoSeat, "over")
	if l.Winners() != 0b010 || l.Round() != 1 {
		t.Errorf("the winners are %b in round %d", l.Winners(), l.Round())
	}
	l.legal()
	l.refuses("role builder", "pass")
}

// TestChipsRunOut: the end comes with the last chip, exactly taken or not, and further points are counted all the same.
func TestChipsRunOut(t *testing.T) {
	for left, want := range map[int]Ending{6: 0, 5: EndChips, 4: EndChips, 1: EndChips} {
		l := lay(t, 3)
		l.chips(2, 75-left)
		l.barrels(0, "4 corn") // 4 and 1
		l.barrels(1, "sugar")
		l.acts("role captain", "load corn 4")
		if l.Ending() != want || l.Chips() != max(0, left-5) {
			t.Errorf("of %d %d are left, ending %v", left, l.Chips(), l.Ending())
		}
		l.acts("load sugar 5")
		l.has("chips", (*Player).Chips, 5, 1)
	}
}
