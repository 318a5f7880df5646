package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// The rulings about a turn, section 6, and the other rules of that section.

// TestRulingHandLookedAtOnce: the extra card does not lift the limit of a hand that must draw.
func TestRulingHandLookedAtOnce(t *testing.T) {
	l := lay(t, rings(2)...)
	l.give(0, "segador")
	l.owns(0, Extra)
	l.act(ExtraAction())
	if l.HandSize(0) != 2 || !l.MustDraw() {
		t.Errorf("with %d cards, must draw: %v", l.HandSize(0), l.MustDraw())
	}
	l.refused(BuildAction(l.card("segador"), 0, Red), ReasonMustDraw)
	l.wantLegal("draw")
	l.act(DrawAction())
	if l.MustDraw() {
		t.Error("having drawn one must draw still")
	}
}

// TestRulingCannotBuildMustDraw: without a free plot, or a house in the supply, drawing is all there is; making room in the
// same turn lets one build after all.
func TestRulingCannotBuildMustDraw(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Blue, 0, 1)
	l.builds(0, Palace, Red, 2, 3, 4, 5)
	l.builds(0, Palace, Green, 6, 7, 8, 9)
	l.builds(0, Palace, Brown, 10, 11)
	l.give(0, "segador", "noble")
	l.refused(BuildAction(l.card("segador"), 0, Red), ReasonNoFreePlot)
	l.wantLegal("draw", "palace 0+1 at 0 blue", "palace 0+1 at 1 blue")
	l.act(PalaceAction(PlotsOf(0, 1), 0, Blue))
	l.allows(BuildAction(l.card("segador"), 1, Red))

	l = lay(t, rings(4)...)
	for c := range Colour(Colours) {
		l.supply[House][c] = 0
	}
	l.stock[House] = 0
	l.give(0, "segador", "noble")
	l.wantLegal("draw")
	l.refused(BuildAction(l.card("segador"), 0, Red), ReasonNoHouseLeft)
}

// TestRulingEmptyHandSkipsLoading: with no card anywhere to draw, action 2 is skipped.
func TestRulingEmptyHandSkipsLoading(t *testing.T) {
	l := lay(t, rings(2)...)
	l.hoard(1)
	e := l.act(DrawAction())
	if !slices.Equal(kinds(e), []EventKind{EvDraw}) || e[0].Count != 0 {
		t.Errorf("events %+v", e)
	}
	l.decides(PhaseDone, 0)
	l.wantLegal("end")
	l.refused(LoadAction(0), ReasonLoadDone)
}

// hoard gives what is left of the deck to a seat.
func (l *layout) hoard(seat game.Seat) {
	for l.deckN > 0 {
		l.add(seat, l.pop())
	}
}

// TestRulingTurnEndsWhenSaid: after both actions houses can still be converted; only the player's word ends the turn.
func TestRulingTurnEndsWhenSaid(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Blue, 0, 1, 2, 3)
	l.refused(EndAction(), ReasonActionFirst)
	l.act(DrawAction())
	l.refused(EndAction(), ReasonLoadFirst)
	l.refused(DrawAction(), ReasonActionDone)
	if !slices.Contains(l.legal(), "palace 0+1 at 0 blue") {
		t.Error("between the actions houses cannot be converted")
	}
	l.act(PalaceAction(PlotsOf(0, 1), 0, Blue))
	l.act(LoadAction(l.HandCards(0, nil)[0]))
	l.decides(PhaseDone, 0)
	l.act(PalaceAction(PlotsOf(2, 3), 3, Blue))
	l.decides(PhaseDone, 0)
	l.wantLegal("end")
	l.act(EndAction())
	l.decides(PhaseAction, 1)
}

// TestRulingNoConversionWhileShipArrives: the winner of a settler only chooses where its house goes.
func TestRulingNoConversionWhileShipArrives(t *testing.T) {
	l := weaverIslands(t)
	l.builds(0, House, Red, 9, 10)
	l.land("cestero")
	l.decides(PhaseSettle, 0)
	l.refused(PalaceAction(PlotsOf(9, 10), 9, Red), ReasonWrongPhase)
	l.owns(0, Extra)
	l.refused(ExtraAction(), ReasonWrongPhase)
}

// TestDrawReshuffle: the discard pile is shuffled when a card must be drawn from an empty deck, not before; the draw is two
// events around it.
func TestDrawReshuffle(t *testing.T) {
	l := lay(t, rings(2)...)
	for l.DeckSize() > 3 {
		l.throw(l.pop())
	}
	n := l.DiscardSize()
	if e := l.act(DrawAction()); !slices.Equal(kinds(e), []EventKind{EvDraw}) || l.DeckSize() != 0 || l.DiscardSize() != n {
		t.Fatalf("emptying the deck exactly: %v, deck %d, discard pile %d", kinds(e), l.DeckSize(), l.DiscardSize())
	}

	l = lay(t, rings(2)...)
	for l.DeckSize() > 2 {
		l.throw(l.pop())
	}
	n = l.DiscardSize()
	low := l.DiscardAt(0)
	e := l.act(DrawAction())
	if !slices.Equal(kinds(e), []EventKind{EvDraw, EvReshuffle, EvDraw}) {
		t.Fatalf("events %v", kinds(e))
	}
	if e[0].Count != 2 || e[1].Count != n || e[2].Count != 1 || e[2].Cards[0] != low {
		t.Errorf("drew %d, new deck of %d, drew %d", e[0].Count, e[1].Count, e[2].Count)
	}
	if l.DeckSize() != n-1 || l.DiscardSize() != 0 || l.HandSize(0) != 3 {
		t.Errorf("deck %d, discard pile %d, hand %d", l.DeckSize(), l.DiscardSize(), l.HandSize(0))
	}

	l = lay(t, rings(2)...)
	for l.DeckSize() > 0 {
		l.throw(l.pop())
	}
	if e := l.act(DrawAction()); !slices.Equal(kinds(e), []EventKind{EvReshuffle, EvDraw}) || e[1].Count != 3 {
		t.Errorf("from an empty deck: %v", kinds(e))
	}
}

// TestRulingDrawEndsWithWhatThereWas: if deck and discard pile are both empty the draw ends short.
func TestRulingDrawEndsWithWhatThereWas(t *testing.T) {
	l := lay(t, rings(2)...)
	l.hoard(1)
	c := l.HandCards(1, nil)[0]
	l.play(1, c)
	l.throw(c)
	e := l.act(DrawAction())
	if !slices.Equal(kinds(e), []EventKind{EvReshuffle, EvDraw}) || e[1].Count != 1 || l.HandSize(0) != 1 {
		t.Errorf("events %v, hand %d", kinds(e), l.HandSize(0))
	}
	l.decides(PhaseLoad, 0)
}

// TestBuildRefusals: each building that is refused has its reason.
func TestBuildRefusals(t *testing.T) {
	l := lay(t, rings(2)...)
	l.give(0, "segador", "pirate-red")
	l.builds(0, House, Blue, 11)
	l.refused(BuildAction(PirateOf(Red), 0, Red), ReasonPirate)
	l.refused(BuildAction(l.card("noble"), 0, Red), ReasonNoCard)
	l.refused(BuildAction(l.card("segador"), 11, Red), ReasonOccupied)
	plots, _ := l.Allowed(0, l.card("segador"))
	l.refused(BuildAction(l.card("segador"), plots.First(), Blue), ReasonSupplyHasColour)
	l.refused(BuildAction(l.card("segador"), NoPlot, Red), ReasonMalformed)
	l.refused(Action{}, ReasonMalformed)
	l.refused(LoadAction(l.card("segador")), ReasonActionFirst)
	l.refused(SettleAction(0, Red), ReasonWrongPhase)
	l.refused(LoseAction(11), ReasonWrongPhase)
	l.refused(NameAction(1), ReasonWrongPhase)
	l.act(DrawAction())
	l.refused(LoadAction(NoCard), ReasonNoCard)
	l.refused(BuildAction(l.card("segador"), plots.First(), Red), ReasonActionDone)
}

// TestAnyPlotWhenNoPriorityApplies: if no free plot lies next to any priority, every free plot will do (section 7).
func TestAnyPlotWhenNoPriorityApplies(t *testing.T) {
	l := lay(t, Geography{}, ring(0))
	if plots, by := l.Allowed(0, l.card("segador")); plots != AllPlots || by != ByNobody {
		t.Errorf("allowed are %v by %d", plots, by)
	}
	if plots, _ := l.Allowed(0, PirateOf(Red)); plots != 0 {
		t.Errorf("a pirate may build on %v", plots)
	}
}
