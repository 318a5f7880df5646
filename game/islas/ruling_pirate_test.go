package islas

import (
	"testing"

	"islas/game"
)

// The rulings about pirates, section 10.

// TestPirateRobsOwner: the privilege's owner loses a house of any colour; palaces and towns are safe.
func TestPirateRobsOwner(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, Palace, Green, 0)
	l.builds(0, Town, Green, 1)
	l.builds(0, House, Red, 2)
	l.builds(0, House, Blue, 3)
	l.builds(1, House, Green, 0)
	l.owner[Green] = 0
	l.land("pirate-green")
	l.decides(PhaseLose, 0)
	if l.Losers() != 0b01 || l.Landing() != PirateOf(Green) {
		t.Errorf("losers %b to %v", l.Losers(), l.Landing())
	}
	l.wantLegal("lose 2", "lose 3")
	l.refused(LoseAction(0), ReasonNotHouse)
	l.refused(LoseAction(7), ReasonNotHouse)
	l.act(LoseAction(2))
	if l.Supply(House, Red) != HousesPerColour || l.DiscardAt(0) != PirateOf(Green) || !l.Free(0).Has(2) {
		t.Error("the house or the pirate is not where it belongs")
	}
	l = lay(t, rings(2)...)
	l.builds(0, Palace, Green, 0)
	l.owner[Green] = 0
	if p := l.find(l.land("pirate-green"), EvPirate); p.Count != 0 || l.Points(0) != 3 {
		t.Errorf("without a house: %+v", p)
	}
}

// TestRulingShieldNames: who holds the privilege and the shield names another player who has a house; that one chooses.
func TestRulingShieldNames(t *testing.T) {
	for _, colour := range []Colour{Green, Red} {
		l := lay(t, rings(4)...)
		l.owner[colour] = 1
		l.owns(1, Shield)
		l.builds(0, House, Blue, 0, 1)
		l.builds(1, House, Blue, 0)
		l.builds(2, Palace, Blue, 0)
		l.builds(3, House, Blue, 0)
		l.land("pirate-" + colour.String())
		l.decides(PhaseName, 1)
		l.wantLegal("name 0", "name 3")
		l.refused(NameAction(1), ReasonVictim)
		l.refused(NameAction(2), ReasonVictim)
		l.refused(LoseAction(0), ReasonWrongPhase)
		e := l.act(NameAction(0))
		if n := l.find(e, EvNamed); n.Seat != 1 || n.Other != 0 || l.NamedBy() != 1 {
			t.Errorf("named %+v", n)
		}
		l.decides(PhaseLose, 0)
		p := l.find(l.act(LoseAction(1)), EvPirate)
		if p.Other != 1 || p.Count != 1 || p.Losses[0] != (Loss{0, 1, Blue}) || p.Colour != colour {
			t.Errorf("pirate %+v", p)
		}
		if l.NamedBy() != game.NoSeat || len(l.Losses(nil)) != 0 {
			t.Error("the attack is not forgotten")
		}
	}
}

// TestRulingShieldWithoutVictim: if nobody else has a house nothing happens.
func TestRulingShieldWithoutVictim(t *testing.T) {
	l := lay(t, rings(2)...)
	l.owner[Green] = 0
	l.owns(0, Shield)
	l.builds(0, House, Green, 0)
	l.builds(1, Palace, Green, 0)
	if p := l.find(l.land("pirate-green"), EvPirate); p.Count != 0 || p.Other != game.NoSeat || l.Points(0) != 1 {
		t.Errorf("pirate %+v", p)
	}
}

// TestRulingTiedChooseClockwiseFromStart: those robbed choose in clockwise order from the start player.
func TestRulingTiedChooseClockwiseFromStart(t *testing.T) {
	l := lay(t, rings(4)...)
	l.start = 2
	for seat := range game.Seat(4) {
		l.builds(seat, House, Beige, 0, 1)
	}
	l.aboard("pirate-beige")
	l.turnOf(1, PhaseDone)
	l.act(EndAction())
	var e []Event
	for _, seat := range []game.Seat{2, 3, 0, 1} {
		l.decides(PhaseLose, seat)
		e = l.act(LoseAction(0))
	}
	p := l.find(e, EvPirate)
	for i, seat := range []game.Seat{2, 3, 0, 1} {
		if p.Losses[i].Seat != seat {
			t.Errorf("loss %d is of seat %d, want %d", i, p.Losses[i].Seat, seat)
		}
	}
}

// TestRulingTiedWithoutHouse: a tied player without a house loses nothing; one with fewer points does not step in.
func TestRulingTiedWithoutHouse(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, Palace, Beige, 0) // 3 points, no house; nobody owns beige for the test's sake
	l.builds(1, House, Beige, 0, 1, 2)
	l.builds(2, House, Beige, 0)
	l.land("pirate-beige")
	l.decides(PhaseLose, 1)
	if p := l.find(l.act(LoseAction(0)), EvPirate); p.Count != 1 || p.Losses[0].Seat != 1 {
		t.Errorf("pirate %+v", p)
	}
	l = lay(t, rings(3)...)
	l.builds(0, Palace, Beige, 0)
	l.builds(2, House, Beige, 0)
	if p := l.find(l.land("pirate-beige"), EvPirate); p.Count != 0 || l.Points(2) != 1 {
		t.Errorf("with a leader without a house: %+v", p)
	}
}
