package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// The rulings about privileges, section 10.

// TestPrivilegeFirstToThree: the first with 3 points gets it at once; as many as the owner do not take it, more do.
func TestPrivilegeFirstToThree(t *testing.T) {
	l := lay(t, Geography{}, Geography{})
	l.builds(0, House, Red, 0)
	l.give(0, "noble", "mercader", "segador", "segador")
	l.give(1, "segador", "noble")
	if e := l.act(BuildAction(l.card("noble"), 1, Red)); len(e) != 1 || l.OwnerOf(Red) != game.NoSeat {
		t.Fatalf("with 2 points: owner %d", l.OwnerOf(Red))
	}
	l.turnOf(0, PhaseAction)
	e := l.act(BuildAction(l.card("segador"), 2, Red))
	if !slices.Equal(kinds(e), []EventKind{EvBuild, EvPrivilege}) || e[1].Seat != 0 || e[1].Other != game.NoSeat || e[1].Colour != Red {
		t.Fatalf("events %+v", e)
	}
	l.builds(1, House, Red, 0, 1)
	l.turnOf(1, PhaseAction)
	if e := l.act(BuildAction(l.card("segador"), 2, Red)); len(e) != 1 || l.OwnerOf(Red) != 0 {
		t.Errorf("with as many points: owner %d", l.OwnerOf(Red))
	}
	l.turnOf(1, PhaseAction)
	l.give(1, "mercader", "pirate-red")
	e = l.act(BuildAction(l.card("noble"), 3, Red))
	if l.OwnerOf(Red) != 1 || e[1].Other != 0 {
		t.Errorf("with more points: owner %d", l.OwnerOf(Red))
	}
}

// TestRulingPrivilegeWithSettler: a settler's house can take a privilege; that event comes right after the settler's.
func TestRulingPrivilegeWithSettler(t *testing.T) {
	l := weaverIslands(t)
	l.builds(0, House, Beige, 9, 10)
	l.land("cestero", "segador")
	e := l.act(SettleAction(1, Beige))
	if kinds(e)[0] != EvSettler || kinds(e)[1] != EvPrivilege || e[1].Colour != Beige || e[1].Seat != 0 {
		t.Errorf("events %v", kinds(e))
	}
}

// TestRulingPrivilegeNeedsASoleLeader: if several have more than the owner the one who leads takes it; a tie leaves it
// until one leads alone.
func TestRulingPrivilegeNeedsASoleLeader(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, House, Green, 0)
	l.builds(1, House, Green, 0, 1)
	l.builds(2, House, Green, 0, 1)
	l.owner[Green] = 0
	(&change{&l.State, &environment{}}).awardPrivileges(1 << Green)
	if l.OwnerOf(Green) != 0 {
		t.Errorf("on a tie it went to seat %d", l.OwnerOf(Green))
	}
	l.builds(2, House, Green, 2)
	(&change{&l.State, &environment{}}).awardPrivileges(1 << Green)
	if l.OwnerOf(Green) != 2 {
		t.Errorf("with a sole leader seat %d owns it", l.OwnerOf(Green))
	}
}

// TestRulingPrivilegesAfterWholeAttack: while a pirate robs several, privileges stay. After its first loss A has fewer green
// points than B, who loses one as well before privileges are awarded: only C can take the privilege then.
func TestRulingPrivilegesAfterWholeAttack(t *testing.T) {
	for _, third := range []bool{false, true} {
		l := lay(t, rings(3)...)
		l.builds(0, House, Beige, 0, 1)
		l.builds(1, House, Beige, 0, 1)
		l.builds(0, House, Green, 4, 5)
		l.builds(1, House, Green, 4, 5)
		if third {
			l.builds(2, House, Green, 4, 5)
		}
		l.owner[Green] = 0
		l.land("pirate-beige")
		if e := l.act(LoseAction(4)); !slices.Equal(kinds(e), []EventKind{EvLoss}) || l.OwnerOf(Green) != 0 {
			t.Fatalf("after the first loss: %v, owner %d", kinds(e), l.OwnerOf(Green))
		}
		e := l.act(LoseAction(4))
		if k := kinds(e); k[0] != EvLoss || k[1] != EvPirate || (k[2] == EvPrivilege) != third {
			t.Errorf("after the attack: %v", k)
		}
		if got := l.OwnerOf(Green); third && got != 2 || !third && got != 0 {
			t.Errorf("then seat %d owns green", got)
		}
	}
}

// TestPrivilegeNeverReturned: losing all points in its colour does not cost a privilege by itself.
func TestPrivilegeNeverReturned(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0)
	l.owner[Red] = 0
	l.land("pirate-red")
	l.decides(PhaseAction, 1) // red's owner holds the shield, and nobody else has a house
	l.owner[Blue] = 0
	l.owns(1, Shield)
	l.aboard("pirate-blue")
	l.turnOf(0, PhaseDone)
	l.act(EndAction())
	l.act(LoseAction(0))
	if l.Points(0) != 0 || l.OwnerOf(Blue) != 0 {
		t.Errorf("%d points, blue belongs to %d", l.Points(0), l.OwnerOf(Blue))
	}
}

// TestPrivilegeOrder: several privileges after one cause go in the order of the colours.
func TestPrivilegeOrder(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0)
	l.builds(0, House, Orange, 1)
	l.builds(1, House, Red, 0)
	l.builds(1, House, Orange, 1)
	l.owns(0, Mixed)
	l.owner[Red], l.owner[Orange] = 0, 0
	l.builds(1, House, Blue, 2, 3)
	for range 6 {
		l.supplyTake(Palace, Red)
		l.supplyTake(Palace, Orange)
	}
	var steps []Step
	if err := l.Apply(PalaceAction(PlotsOf(0, 1), 0, Blue), &steps); err != nil {
		t.Fatal(err)
	}
	var order []Colour
	for _, s := range steps[1:] {
		order = append(order, s.Event.Colour)
	}
	if !slices.Equal(order, []Colour{Orange, Blue, Red}) {
		t.Errorf("privileges went in the order %v", order)
	}
}

// TestRulingTiesNeedACount: the tie privilege needs a count of at least 1, and wins at the first priority only.
func TestRulingTiesNeedACount(t *testing.T) {
	l := lay(t, ring(0), ring(0)) // no blue building: nobody counts at the weaver's first priority
	l.owns(1, Ties)
	if r := l.Compare(l.card("cestero")); r.Winner != game.NoSeat {
		t.Errorf("with zero at the first and ties at the others: %+v", r)
	}
	if r := l.Compare(l.card("monje")); r.Winner != 1 || r.Decided != ByTies {
		t.Errorf("with a count at the first: %+v", r)
	}
	l = lay(t, shape{}.next(Village, 0, 1).Geography, shape{}.next(Village, 0).Geography)
	l.owns(0, Ties)
	if r := l.Compare(l.card("monje")); r.Winner != 0 || r.Decided != 1 {
		t.Errorf("a sole highest count does not need the privilege: %+v", r)
	}
}

// TestDrawPrivilege: 3 cards without it, 4 or 5 with it, and only as action 1.
func TestDrawPrivilege(t *testing.T) {
	for _, n := range []int{DefaultDrawPrivilege, EnglishDrawPrivilege} {
		l := lay(t, rings(2)...)
		l.drawPrivilege = uint8(n)
		l.owns(1, Draw)
		if e := l.act(DrawAction()); e[0].Count != 3 || e[0].Extra {
			t.Errorf("without the privilege: %d cards", e[0].Count)
		}
		l = lay(t, rings(2)...)
		l.drawPrivilege = uint8(n)
		l.owns(0, Draw)
		l.owns(0, Extra)
		if e := l.act(ExtraAction()); e[0].Count != 1 || !e[0].Extra {
			t.Errorf("the extra card is %d cards", e[0].Count)
		}
		if e := l.act(DrawAction()); e[0].Count != n || l.HandSize(0) != n+1 {
			t.Errorf("with the privilege: %d cards", e[0].Count)
		}
	}
}

// TestRulingMixedPalace: a mixed palace has the colour of one of its houses and stands where that one stood; another colour
// only if the supply has neither, then on either plot. Not for towns.
func TestRulingMixedPalace(t *testing.T) {
	l := lay(t, rings(2)...)
	l.builds(0, House, Red, 0)
	l.builds(0, House, Blue, 1)
	l.owns(1, Mixed)
	l.wantLegal("draw")
	l.refused(PalaceAction(PlotsOf(0, 1), 0, Red), ReasonNotSameColour)
	l.owns(0, Mixed)
	l.wantLegal("draw", "palace 0+1 at 0 red", "palace 0+1 at 1 blue")
	l.refused(PalaceAction(PlotsOf(0, 1), 1, Red), ReasonNotSiteOfColour)
	l.refused(PalaceAction(PlotsOf(0, 1), 0, Green), ReasonSupplyHasColour)
	l.builds(1, Palace, Red, 0, 1, 2, 3, 4, 5)
	l.wantLegal("draw", "palace 0+1 at 1 blue")
	l.builds(1, Palace, Blue, 6, 7, 8, 9, 10, 11)
	var want []string
	for _, c := range []string{"orange", "brown", "green", "beige"} {
		want = append(want, "palace 0+1 at 0 "+c, "palace 0+1 at 1 "+c)
	}
	l.wantLegal(append(want, "draw")...)
	l.builds(0, House, Blue, 2)
	l.refused(TownAction(PlotsOf(0, 1, 2), 0, Blue), ReasonNotSameColour)
}

// TestRulingAnywhere: houses, the ship's too, palaces and towns may stand on any free plot, one freed by them included;
// how settlers choose an island does not change.
func TestRulingAnywhere(t *testing.T) {
	l := weaverIslands(t)
	before := l.Compare(l.card("cestero"))
	l.owns(0, Anywhere)
	if l.Compare(l.card("cestero")) != before {
		t.Error("the privilege changes how the weaver chooses")
	}
	if plots, by := l.Allowed(0, l.card("cestero")); plots != l.Free(0) || by != ByAnywhere {
		t.Errorf("allowed are %v by %d", plots, by)
	}
	l.land("cestero")
	l.decides(PhaseSettle, 0)
	if n := len(l.legal()); n != l.Free(0).Count() {
		t.Errorf("%d places for the weaver", n)
	}
	l.allows(SettleAction(11, Beige))

	l = lay(t, rings(2)...)
	l.owns(0, Anywhere)
	l.builds(0, House, Red, 0, 1, 2)
	l.builds(0, House, Blue, 3)
	for p := range Plot(Plots) {
		palace, town := PalaceAction(PlotsOf(0, 1), p, Red), TownAction(PlotsOf(0, 1, 2), p, Red)
		switch p {
		case 2:
			l.refused(palace, ReasonOccupied)
			l.allows(town)
		case 3:
			l.refused(palace, ReasonOccupied)
			l.refused(town, ReasonOccupied)
		default:
			l.allows(palace)
			l.allows(town)
		}
	}
	l.owns(0, Mixed)
	l.allows(PalaceAction(PlotsOf(0, 3), 3, Red))
	l.allows(PalaceAction(PlotsOf(0, 3), 9, Blue))
	l.act(PalaceAction(PlotsOf(0, 3), 9, Blue))
	if l.Palaces(0, Blue) != PlotsOf(9) {
		t.Error("the palace does not stand on plot 9")
	}
}

// TestExtraCard: once in each own turn, at any moment of it, by the owner alone, and only if there is a card.
func TestExtraCard(t *testing.T) {
	l := lay(t, rings(2)...)
	l.refused(ExtraAction(), ReasonNotOwner)
	l.owns(0, Extra)
	l.act(DrawAction())
	l.act(LoadAction(l.HandCards(0, nil)[0]))
	if !l.ExtraAvailable(0) || l.ExtraAvailable(1) {
		t.Error("the extra card is not seat 0's to take")
	}
	if e := l.act(ExtraAction()); e[0].Count != 1 || !e[0].Extra {
		t.Errorf("extra card: %+v", e)
	}
	l.refused(ExtraAction(), ReasonExtraUsed)
	l.decides(PhaseDone, 0)
	l.turnOf(1, PhaseAction)
	l.refused(ExtraAction(), ReasonNotOwner)
	l.turnOf(0, PhaseAction)
	l.allows(ExtraAction())
	l = lay(t, rings(2)...)
	l.owns(0, Extra)
	l.hoard(1)
	l.refused(ExtraAction(), ReasonNothingToDraw)
	l.wantLegal("draw")
}
