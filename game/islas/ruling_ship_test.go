package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// The rulings about the ship, section 8.

// TestRulingZeroIsACount: where all have zero a priority decides nothing; a full island counts zero everywhere.
func TestRulingZeroIsACount(t *testing.T) {
	// The weaver wants blue, village, coast, orange: nobody has anything next to blue or the village.
	l := lay(t, shape{}.next(Coast, 0, 1).Geography, shape{}.next(Coast, 2).Geography, Geography{})
	if r := l.Compare(l.card("cestero")); r.Decided != 3 || r.Winner != 0 || r.Left[1] != 0b111 {
		t.Errorf("zeros in the first two: %+v", r)
	}
	l.builds(0, Palace, Red, 0, 1, 2, 3, 4, 5)
	l.builds(0, Palace, Green, 6, 7, 8, 9, 10, 11)
	r := l.Compare(l.card("cestero"))
	if r.Counts[0] != [4]uint8{} || r.Winner != 1 {
		t.Errorf("with a full island: %+v", r)
	}
}

// TestRulingWinnerChoosesPlotAndColour: the winner chooses, by the first priority even if a later one decided, and a
// colour if the supply lacks the card's.
func TestRulingWinnerChoosesPlotAndColour(t *testing.T) {
	l := weaverIslands(t)
	for c := range Colour(Colours) {
		if c != Red && c != Blue {
			l.supply[House][c] = 0
			l.stock[House] &^= 1 << c
		}
	}
	l.aboard("cestero")
	l.turnOf(2, PhaseDone)
	if err := l.ApplyWith(EndAction(), inOrder{}, nil); err != nil {
		t.Fatal(err)
	}
	l.wantLegal("settle 1 blue", "settle 1 red", "settle 2 blue", "settle 2 red", "settle 3 blue", "settle 3 red",
		"settle 4 blue", "settle 4 red")
	l.refused(SettleAction(1, Beige), ReasonSupplyLacksColour)
}

// TestRulingNoHouseLeft: if no house of any colour is left the settler is discarded, with its comparison as computed.
func TestRulingNoHouseLeft(t *testing.T) {
	l := weaverIslands(t)
	l.supply[House], l.stock[House] = [Colours]uint8{}, 0
	l.aboard("cestero")
	l.turnOf(2, PhaseDone)
	var steps []Step
	if err := l.ApplyWith(EndAction(), inOrder{}, &steps); err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(steps, func(s Step) bool { return s.Event.Kind == EvSettler })
	if e := steps[i].Event; e.Seat != game.NoSeat || e.Colour != NoColour || e.Comparison.Decided != 3 || e.Comparison.Winner != 0 {
		t.Errorf("settler %+v", e)
	}
	if l.DiscardAt(0) != l.card("cestero") {
		t.Error("the settler is not discarded")
	}
}

// TestRulingSingleCardIsKept: a ship with one card keeps it and lands nobody.
func TestRulingSingleCardIsKept(t *testing.T) {
	l := lay(t, rings(2)...)
	card, _ := l.ShipAt(0)
	e := l.land()
	if !slices.Equal(kinds(e), []EventKind{EvArrival, EvRound, EvTurn}) || e[0].Card != card {
		t.Errorf("events %v", kinds(e))
	}
	if kept, by := l.ShipAt(0); kept != card || by != game.NoSeat || l.ShipSize() != 1 || l.DiscardSize() != 0 {
		t.Error("the card was not kept")
	}
}

// TestRulingDiscardedWhenResolved: each revealed card is on the discard pile before the next is revealed.
func TestRulingDiscardedWhenResolved(t *testing.T) {
	l := lay(t, ring(0), ring(0))
	l.aboard("cestero", "segador")
	l.turnOf(1, PhaseDone)
	var steps []Step
	if err := l.ApplyWith(EndAction(), inOrder{}, &steps); err != nil {
		t.Fatal(err)
	}
	want := []EventKind{EvArrival, EvReveal, EvSettler, EvReveal, EvSettler, EvRound, EvTurn}
	var got []EventKind
	for i := range steps {
		got = append(got, steps[i].Event.Kind)
	}
	if !slices.Equal(got, want) {
		t.Fatalf("events %v, want %v", got, want)
	}
	if s := &steps[3].After; s.DiscardSize() != 1 || s.DiscardAt(0) != l.card("cestero") || s.Landing() != l.card("segador") {
		t.Error("the first card is not on the discard pile when the second is revealed")
	}
	if s := &steps[1].After; s.Landing() != l.card("cestero") || s.Turn() != game.NoSeat {
		t.Error("the first card is not being resolved")
	}
}
