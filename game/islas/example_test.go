package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// The worked examples of the rules, section 13.

// TestExample1Reaper: the reaper wants farmland, green, beige, village. No free plot lies next to farmland, there is no
// green building, the beige one has no free neighbour: the red house goes next to the village.
func TestExample1Reaper(t *testing.T) {
	g := shape{}.next(Farmland, 0, 1).link(2, 0, 1).next(Village, 1, 5, 6).next(Coast, 7)
	l := lay(t, g.Geography, ring(0))
	l.builds(0, House, Blue, 0, 1)
	l.builds(0, House, Beige, 2)
	l.give(0, "segador", "pirate-red")
	if plots, by := l.Allowed(0, l.card("segador")); plots != PlotsOf(5, 6) || by != 4 {
		t.Errorf("allowed are %v by priority %d, want 5+6 by 4", plots, by)
	}
	l.wantLegal("build segador 5 red", "build segador 6 red", "draw", "palace 0+1 at 0 blue", "palace 0+1 at 1 blue")
	l.refused(BuildAction(l.card("segador"), 7, Red), ReasonNotAllowedPlot)
	e := l.act(BuildAction(l.card("segador"), 6, Red))
	if got := l.find(e, EvBuild); got.Plot != 6 || got.Colour != Red || got.Seat != 0 || got.Card != l.card("segador") {
		t.Errorf("built %+v", got)
	}
	if l.Houses(0, Red) != PlotsOf(6) || l.Supply(House, Red) != 7 || l.DiscardAt(0) != l.card("segador") {
		t.Error("the house, the supply or the card is not where it belongs")
	}
}

// weaverIslands returns three islands on which the basket weaver (blue, village, coast, orange) counts as in example 2:
// next to blue 4, 4, 2; village 1, 1, 0; coast 3, 1, 0. A blue house stands on plot 0 of each.
func weaverIslands(t *testing.T) *layout {
	a := shape{}.link(0, 1, 2, 3, 4).next(Village, 5).next(Coast, 6, 7, 8)
	b := shape{}.link(0, 1, 2, 3, 4).next(Village, 5).next(Coast, 6)
	c := shape{}.link(0, 1, 2)
	l := lay(t, a.Geography, b.Geography, c.Geography)
	for seat := range game.Seat(3) {
		l.builds(seat, House, Blue, 0)
	}
	return l
}

// TestExample2BasketWeaver: A wins by the third priority, and the house must stand next to blue.
func TestExample2BasketWeaver(t *testing.T) {
	l := weaverIslands(t)
	r := l.find(l.land("cestero"), EvReveal).Comparison
	want := [MaxSeats][4]uint8{{4, 1, 3, 0}, {4, 1, 1, 0}, {2, 0, 0, 0}}
	if r.Counts != want || r.Winner != 0 || r.Decided != 3 {
		t.Errorf("comparison %+v, want seat 0 by priority 3", r)
	}
	if r.Left != [4]game.SeatSet{0b011, 0b011, 0b001, 0b001} {
		t.Errorf("left in are %b", r.Left)
	}
	l.decides(PhaseSettle, 0)
	l.wantLegal("settle 1 beige", "settle 2 beige", "settle 3 beige", "settle 4 beige")
	l.refused(SettleAction(6, Beige), ReasonNotAllowedPlot)
	e := l.find(l.act(SettleAction(3, Beige)), EvSettler)
	if e.Seat != 0 || e.Plot != 3 || e.Colour != Beige || e.Comparison != r {
		t.Errorf("settled %+v", e)
	}
	if l.Houses(0, Beige) != PlotsOf(3) {
		t.Error("the beige house does not stand on plot 3")
	}
}

// TestExample3Points: 4 houses, 2 red palaces, 1 orange palace, 1 green town are 17 points.
func TestExample3Points(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Blue, 0, 1)
	l.builds(0, House, Red, 2)
	l.builds(0, House, Beige, 3)
	l.builds(0, Palace, Red, 4, 5)
	l.builds(0, Palace, Orange, 6)
	l.builds(0, Town, Green, 7)
	want := Breakdown{Source{4, 4}, Source{2, 6}, Source{1, 2}, Source{1, 5}}
	if got := l.Breakdown(0); got != want || l.Points(0) != 17 {
		t.Errorf("%d points from %+v, want 17 from %+v", l.Points(0), got, want)
	}
}

// TestExample4TiePrivilege: with ties B wins example 2 at the first priority; C with ties changes nothing.
func TestExample4TiePrivilege(t *testing.T) {
	l := weaverIslands(t)
	l.owns(1, Ties)
	if r := l.find(l.land("cestero"), EvReveal).Comparison; r.Winner != 1 || r.Decided != ByTies || r.Left[0] != 0b010 {
		t.Errorf("with B owning ties: %+v", r)
	}
	l.decides(PhaseSettle, 1)
	l = weaverIslands(t)
	l.owns(2, Ties)
	if r := l.find(l.land("cestero"), EvReveal).Comparison; r.Winner != 0 || r.Decided != 3 {
		t.Errorf("with C owning ties: %+v", r)
	}
}

// TestExample5Nobody: two islands equal in all four priorities: the settler stays away and is discarded.
func TestExample5Nobody(t *testing.T) {
	l := lay(t, ring(0), ring(0))
	e := l.find(l.land("cestero"), EvSettler)
	if e.Seat != game.NoSeat || e.Plot != NoPlot || e.Comparison.Decided != ByNobody || e.Comparison.Winner != game.NoSeat {
		t.Errorf("settler: %+v", e)
	}
	l.decides(PhaseAction, 1)
	if l.DiscardSize() != 1 || l.DiscardAt(0) != l.card("cestero") || l.Supply(House, Beige) != HousesPerColour {
		t.Error("the weaver is not on the discard pile or a house is missing")
	}
}

// TestExample6Supply: with all red houses on islands the reaper builds another colour on a plot of its priorities.
func TestExample6Supply(t *testing.T) {
	g := shape{}.next(Farmland, 10, 11)
	l := lay(t, g.Geography, ring(0))
	l.builds(1, House, Red, 0, 1, 2, 3, 4, 5, 6, 7)
	l.give(0, "segador", "pirate-red")
	var want []string
	for _, plot := range []string{"10", "11"} {
		for _, colour := range []string{"orange", "brown", "green", "blue", "beige"} {
			want = append(want, "build segador "+plot+" "+colour)
		}
	}
	l.wantLegal(append(want, "draw")...)
	l.refused(BuildAction(l.card("segador"), 10, Red), ReasonSupplyLacksColour)
	l.act(BuildAction(l.card("segador"), 10, Beige))
	if l.Houses(0, Beige) != PlotsOf(10) {
		t.Error("no beige house on plot 10")
	}
}

// TestExample7MixedPalace: a palace of a red and a blue house moves points from blue to red, and blue's privilege to Y.
func TestExample7MixedPalace(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0, 1, 2)
	l.builds(0, House, Blue, 3, 4, 5)
	l.builds(1, House, Blue, 0, 1, 2)
	l.owner[Red], l.owner[Blue] = 0, 0
	l.owns(0, Mixed)
	e := l.act(PalaceAction(PlotsOf(2, 3), 2, Red))
	if !slices.Equal(kinds(e), []EventKind{EvPalace, EvPrivilege}) {
		t.Fatalf("events %v", kinds(e))
	}
	if p := e[1]; p.Colour != Blue || p.Other != 0 || p.Seat != 1 {
		t.Errorf("privilege %+v", p)
	}
	if l.PointsIn(0, Red) != 5 || l.PointsIn(0, Blue) != 2 || l.OwnerOf(Blue) != 1 || l.OwnerOf(Red) != 0 {
		t.Errorf("red %d, blue %d points", l.PointsIn(0, Red), l.PointsIn(0, Blue))
	}
}

// TestExample8PirateOnATie: nobody owns beige, A and B have 2 points in it, C 1.
func TestExample8PirateOnATie(t *testing.T) {
	beige := func() *layout {
		l := lay(t, rings(3)...)
		l.builds(0, House, Beige, 0, 1)
		l.builds(1, House, Beige, 0, 1)
		l.builds(2, House, Beige, 0)
		return l
	}
	l := beige()
	l.land("pirate-beige")
	l.decides(PhaseLose, 0)
	l.wantLegal("lose 0", "lose 1")
	l.act(LoseAction(1))
	l.decides(PhaseLose, 1)
	p := l.find(l.act(LoseAction(0)), EvPirate)
	if p.Count != 2 || p.Losses[0] != (Loss{0, 1, Beige}) || p.Losses[1] != (Loss{1, 0, Beige}) || p.Other != game.NoSeat {
		t.Errorf("pirate %+v", p)
	}
	if l.Points(0) != 1 || l.Points(1) != 1 || l.Points(2) != 1 {
		t.Error("the wrong houses were lost")
	}

	l = beige()
	l.owns(0, Shield)
	l.land("pirate-beige")
	l.decides(PhaseLose, 1)
	p = l.find(l.act(LoseAction(0)), EvPirate)
	if p.Count != 1 || p.Losses[0].Seat != 1 {
		t.Errorf("with A's shield: %+v", p)
	}

	l = lay(t, rings(3)...)
	l.builds(0, House, Red, 0)
	p = l.find(l.land("pirate-beige"), EvPirate)
	if p.Count != 0 || l.Points(0) != 1 {
		t.Errorf("without a beige point: %+v", p)
	}
}

// TestExample9OneMoreRound: 19 points during an arrival: one whole round more, with its ship, whatever the points are then.
func TestExample9OneMoreRound(t *testing.T) {
	l := lay(t, shape{}.next(Village, 0, 1).Geography, shape{}.next(Village, 0).Geography)
	l.builds(0, Town, Red, 9, 10)
	l.builds(0, Town, Orange, 11)
	l.builds(0, Palace, Green, 8)
	l.owner[Red], l.owner[Orange], l.owner[Green] = 0, 0, 0
	l.land("monje")
	l.decides(PhaseSettle, 0)
	e := l.act(SettleAction(0, Beige))
	if r := l.find(e, EvRound); !r.Last || r.Round != 1 || r.Points != [MaxSeats]int{19} || !l.FinalRound() || l.Over() {
		t.Fatalf("round line %+v, final %v", r, l.FinalRound())
	}
	l.give(0, "pirate-red") // which will cost seat 0 its only house
	l.decides(PhaseAction, 1)
	l.act(DrawAction())
	l.act(LoadAction(l.HandCards(1, nil)[0]))
	l.act(EndAction())
	l.decides(PhaseAction, 0)
	l.act(DrawAction())
	l.act(LoadAction(PirateOf(Red)))
	l.owner[Red] = game.NoSeat // so that those with most red points are robbed
	e = l.act(EndAction())
	for l.Turn() == game.NoSeat && !l.Over() {
		e = l.act(l.Legal(nil)[0])
	}
	if l.Points(0) >= 19 {
		t.Errorf("seat 0 has %d points, the pirate should have robbed it", l.Points(0))
	}
	if r := l.find(e, EvRound); r.Last || r.Round != 2 {
		t.Errorf("last round line %+v", r)
	}
	if end := l.find(e, EvEnd); end.Winners != 0b01 || end.Points != [MaxSeats]int{18} {
		t.Errorf("end %+v", end)
	}
	l.decides(PhaseOver, game.NoSeat)
	l.refused(EndAction(), ReasonGameOver)
}

// TestExample10MustDraw: two pirates must draw; a pirate and a settler may build, and then the pirate goes aboard. A single pirate must
// draw because it is a single card.
func TestExample10MustDraw(t *testing.T) {
	l := lay(t, rings(2)...)
	l.give(0, "pirate-red")
	if !l.MustDraw() || l.MustDrawPirates() {
		t.Error("one pirate may build, or must draw for something else")
	}
	l = lay(t, rings(2)...)
	l.give(0, "pirate-red", "pirate-blue")
	if !l.MustDraw() || !l.MustDrawPirates() {
		t.Error("two pirates may build, or must draw for something else")
	}
	l.wantLegal("draw")
	l = lay(t, rings(2)...)
	l.give(0, "pirate-red", "segador")
	if l.MustDraw() || l.MustDrawPirates() {
		t.Error("a pirate and a settler must draw")
	}
	plots, _ := l.Allowed(0, l.card("segador"))
	l.act(BuildAction(l.card("segador"), plots.First(), Red))
	l.wantLegal("load pirate-red")
	l.act(LoadAction(PirateOf(Red)))
	l.wantLegal("end")
}
