package islas

import (
	"slices"
	"testing"
)

// The rulings about palaces and towns, section 9.

// TestPalace: two houses of one colour, neighbours or not, become a palace on one of their plots.
func TestPalace(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0, 6)
	l.builds(0, House, Blue, 3)
	l.wantLegal("draw", "palace 0+6 at 0 red", "palace 0+6 at 6 red")
	l.refused(PalaceAction(PlotsOf(0, 3), 0, Red), ReasonNotSameColour)
	l.refused(PalaceAction(PlotsOf(0, 1), 0, Red), ReasonNotHouses)
	l.refused(PalaceAction(PlotsOf(0, 6), 3, Red), ReasonOccupied)
	l.refused(PalaceAction(PlotsOf(0, 6), 4, Red), ReasonNotSite)
	l.refused(PalaceAction(PlotsOf(0, 6), 0, Blue), ReasonSupplyHasColour)
	l.refused(PalaceAction(PlotsOf(0), 0, Red), ReasonMalformed)
	e := l.find(l.act(PalaceAction(PlotsOf(0, 6), 6, Red)), EvPalace)
	if e.From != PlotsOf(0, 6) || e.Plot != 6 || e.Colour != Red || e.Seat != 0 {
		t.Errorf("palace %+v", e)
	}
	if l.Palaces(0, Red) != PlotsOf(6) || !l.Free(0).Has(0) || l.Supply(House, Red) != 8 || l.Supply(Palace, Red) != 5 {
		t.Error("the island or the supply is wrong")
	}
	if l.PointsIn(0, Red) != 3 || l.OwnerOf(Red) != 0 {
		t.Error("the first palace is not 3 points and the privilege")
	}
}

// TestTown: three houses of one colour; palaces cannot be used up.
func TestTown(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0, 6, 9)
	l.builds(0, Palace, Red, 3)
	l.builds(0, House, Blue, 4)
	l.allows(TownAction(PlotsOf(0, 6, 9), 9, Red))
	l.refused(TownAction(PlotsOf(0, 3, 6), 0, Red), ReasonNotHouses)
	l.refused(TownAction(PlotsOf(0, 4, 6), 0, Red), ReasonNotSameColour)
	l.refused(TownAction(PlotsOf(0, 6, 9), 1, Red), ReasonNotSite)
	l.refused(TownAction(PlotsOf(0, 6, 9), 0, Green), ReasonSupplyHasColour)
	l.refused(TownAction(PlotsOf(0, 6), 0, Red), ReasonMalformed)
	l.refused(PalaceAction(PlotsOf(0, 3), 0, Red), ReasonNotHouses)
	l.act(TownAction(PlotsOf(0, 6, 9), 9, Red))
	if l.Towns(0, Red) != PlotsOf(9) || l.Houses(0, Red) != 0 || l.PointsIn(0, Red) != 8 {
		t.Error("the island or the points are wrong")
	}
}

// TestConversionSupplyOut: without a palace (town) of the colour any other that the supply has may be taken; without any
// there is none.
func TestConversionSupplyOut(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(1, Palace, Red, 0, 1, 2, 3, 4, 5)
	l.builds(1, Town, Red, 6, 7)
	l.builds(0, House, Red, 0, 1, 2)
	var palaces, towns []string
	for _, c := range []string{"orange", "brown", "green", "blue", "beige"} {
		for _, at := range []string{"0", "1"} {
			palaces = append(palaces, "palace 0+1 at "+at+" "+c)
		}
		for _, at := range []string{"0", "1", "2"} {
			towns = append(towns, "town 0+1+2 at "+at+" "+c)
		}
	}
	for _, a := range append(palaces, towns...) {
		if !slices.Contains(l.legal(), a) {
			t.Errorf("%q is not legal", a)
		}
	}
	l.refused(PalaceAction(PlotsOf(0, 1), 0, Red), ReasonSupplyLacksColour)
	l.refused(TownAction(PlotsOf(0, 1, 2), 0, Red), ReasonSupplyLacksColour)
	s := l.State
	s.stock[Palace], s.stock[Town] = 0, 0
	none := &layout{t, s}
	none.refused(PalaceAction(PlotsOf(0, 1), 0, Blue), ReasonNoPalaceLeft)
	none.refused(TownAction(PlotsOf(0, 1, 2), 0, Blue), ReasonNoTownLeft)
	none.wantLegal("draw")
	l.act(PalaceAction(PlotsOf(0, 1), 0, Blue))
	if l.Palaces(0, Blue) != PlotsOf(0) || l.PointsIn(0, Red) != 1 || l.PointsIn(0, Blue) != 3 || l.OwnerOf(Blue) != 0 {
		t.Error("the blue palace is not in place")
	}
}

// TestRulingConversionCountsAsOne: the houses that leave and the building that comes are one change: nobody takes the
// privilege in between.
func TestRulingConversionCountsAsOne(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0, 1, 2)
	l.builds(1, House, Red, 0, 1, 2)
	l.owner[Red] = 0
	e := l.act(PalaceAction(PlotsOf(0, 1), 0, Red)) // 3 points, 1 in between, 4 after
	if !slices.Equal(kinds(e), []EventKind{EvPalace}) || l.OwnerOf(Red) != 0 || l.PointsIn(0, Red) != 4 {
		t.Errorf("events %v, owner %d", kinds(e), l.OwnerOf(Red))
	}
}

// TestRulingHousesReturnFirst: the houses used up are in the supply again as soon as the building stands.
func TestRulingHousesReturnFirst(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0, 1, 2)
	l.builds(1, House, Red, 0, 1, 2, 3, 4)
	l.give(0, "segador", "noble")
	if l.Stock(House).Has(Red) {
		t.Fatal("red houses are left")
	}
	plots, _ := l.Allowed(0, l.card("segador"))
	l.refused(BuildAction(l.card("segador"), plots.First(), Red), ReasonSupplyLacksColour)
	l.act(TownAction(PlotsOf(0, 1, 2), 0, Red))
	if l.Supply(House, Red) != 3 {
		t.Errorf("%d red houses in the supply", l.Supply(House, Red))
	}
	plots, _ = l.Allowed(0, l.card("segador"))
	l.allows(BuildAction(l.card("segador"), plots.First(), Red))
}
