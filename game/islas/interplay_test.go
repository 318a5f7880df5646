package islas

import (
	"slices"
	"testing"

	"islas/game"
)

// Rules that meet: what one rule changes in the midst of another.

// TestPrivilegeOfTheColourBuilt: where the supply lacks the settler's colour, privileges follow the colour really built.
func TestPrivilegeOfTheColourBuilt(t *testing.T) {
	l := lay(t, Geography{}, Geography{})
	l.builds(1, House, Red, 0, 1, 2, 3, 4, 5, 6, 7)
	l.builds(0, House, Beige, 0, 1)
	l.give(0, "segador", "segador")
	e := l.act(BuildAction(l.card("segador"), 2, Beige))
	if l.OwnerOf(Beige) != 0 || l.OwnerOf(Red) != game.NoSeat || e[1].Kind != EvPrivilege || e[1].Colour != Beige {
		t.Errorf("beige belongs to %d, red to %d", l.OwnerOf(Beige), l.OwnerOf(Red))
	}
}

// TestSettlerOfAnotherColour: the same for a settler from the ship whose colour the supply lacks: the winner, who may build
// anywhere, chooses among all free plots and all colours left, and takes the privilege of the colour chosen.
func TestSettlerOfAnotherColour(t *testing.T) {
	l := lay(t, shape{}.next(Village, 0).Geography, Geography{})
	l.builds(1, House, Beige, 0, 1, 2, 3, 4, 5, 6, 7)
	l.builds(0, House, Green, 0, 1)
	l.builds(0, Town, Red, 3, 4)
	l.owns(0, Anywhere)
	l.owner[Beige] = 1
	l.builds(0, Palace, Orange, 5, 6, 7, 8, 9, 10) // plots 2 and 11 are free, none next to the village
	l.near(0, Village, 2)
	l.land("monje")
	l.decides(PhaseSettle, 0)
	var want []string
	for _, c := range []string{"orange", "brown", "green", "blue", "red"} {
		want = append(want, "settle 2 "+c, "settle 11 "+c)
	}
	l.wantLegal(want...)
	e := l.act(SettleAction(11, Green))
	if l.OwnerOf(Green) != 0 || e[1].Kind != EvPrivilege || e[1].Colour != Green {
		t.Errorf("green belongs to %d after %v", l.OwnerOf(Green), kinds(e))
	}
}

// near puts one more plot of a seat's island next to a feature.
func (l *layout) near(seat game.Seat, f Feature, p Plot) {
	l.islands[seat].near[f] = l.islands[seat].near[f].Add(p)
}

// TestSettlerGainsTiesForTheNext: a settler's house can win the tie privilege, which then decides about the next settler
// of the same ship.
func TestSettlerGainsTiesForTheNext(t *testing.T) {
	l := lay(t, shape{}.next(River, 0, 1, 2).next(Village, 5).Geography, shape{}.next(River, 0).next(Village, 5).Geography)
	l.builds(0, House, Orange, 7, 8)
	l.land("molinero", "monje") // the miller wants the river first, the monk the village
	l.decides(PhaseSettle, 0)
	e := l.act(SettleAction(1, Orange))
	if got := kinds(e); !slices.Equal(got, []EventKind{EvSettler, EvPrivilege, EvReveal}) {
		t.Fatalf("events %v", got)
	}
	if r := e[2].Comparison; r.Decided != ByTies || r.Winner != 0 {
		t.Errorf("the monk: %+v", r)
	}
}

// TestTiesWithAFullIsland: the owner of the tie privilege whose island is full counts zero and wins nothing by it.
func TestTiesWithAFullIsland(t *testing.T) {
	g := shape{}.next(Village, 0, 1).Geography
	l := lay(t, g, g, g)
	l.builds(0, Palace, Red, 0, 1, 2, 3, 4, 5)
	l.builds(0, Palace, Green, 6, 7, 8, 9, 10, 11)
	l.owns(0, Ties)
	if r := l.Compare(l.card("monje")); r.Winner != game.NoSeat || r.Left[0] != 0b110 {
		t.Errorf("the monk: %+v", r)
	}
}

// TestPrivilegeGainedWithinTheTurn: a privilege counts from the moment in which it is taken, also in the running turn.
func TestPrivilegeGainedWithinTheTurn(t *testing.T) {
	l := lay(t, Geography{}, Geography{})
	l.builds(0, House, Brown, 0, 1)
	l.builds(0, House, Beige, 2, 3)
	l.refused(ExtraAction(), ReasonNotOwner)
	l.act(PalaceAction(PlotsOf(0, 1), 0, Brown))
	if e := l.act(DrawAction()); e[0].Count != DefaultDrawPrivilege {
		t.Errorf("with the privilege gained before, %d cards are drawn", e[0].Count)
	}
	l.decides(PhaseLoad, 0)
	l.act(PalaceAction(PlotsOf(2, 3), 2, Beige)) // between the actions
	l.allows(ExtraAction())
	l.act(LoadAction(l.HandCards(0, nil)[0]))
	l.act(ExtraAction())
	l.refused(ExtraAction(), ReasonExtraUsed)
}

// TestPrivilegeLostWithinTheTurn: one's own conversion can cost a privilege, and its power at once.
func TestPrivilegeLostWithinTheTurn(t *testing.T) {
	l := lay(t, Geography{}, Geography{})
	l.builds(0, House, Beige, 0, 1, 2)
	l.builds(0, House, Red, 3)
	l.builds(1, House, Beige, 0, 1, 2)
	l.owns(0, Extra)
	l.owns(0, Mixed)
	l.allows(ExtraAction())
	l.act(PalaceAction(PlotsOf(0, 3), 3, Red)) // 2 beige points against 3
	if l.OwnerOf(Beige) != 1 || l.OwnerOf(Red) != 0 {
		t.Errorf("beige belongs to %d, red to %d", l.OwnerOf(Beige), l.OwnerOf(Red))
	}
	l.refused(ExtraAction(), ReasonNotOwner)
}

// TestExtraCardFromDiscards: with an empty deck the discard pile is shuffled for the extra card, too.
func TestExtraCardFromDiscards(t *testing.T) {
	l := lay(t, rings(2)...)
	l.owns(0, Extra)
	for l.DeckSize() > 0 {
		l.throw(l.pop())
	}
	n := l.DiscardSize()
	if !l.ExtraAvailable(0) {
		t.Error("there is no extra card though there is a discard pile")
	}
	e := l.act(ExtraAction())
	if got := kinds(e); !slices.Equal(got, []EventKind{EvReshuffle, EvDraw}) || e[0].Count != n || e[1].Count != 1 || !e[1].Extra {
		t.Errorf("events %v", got)
	}
	l.decides(PhaseAction, 0)
}

// TestBuiltCardIsReshuffled: the settler just built lies on top of the discard pile and comes back with the next reshuffle,
// here for the extra card of the same turn.
func TestBuiltCardIsReshuffled(t *testing.T) {
	l := lay(t, Geography{}, Geography{})
	l.owns(0, Extra)
	l.give(0, "segador", "noble")
	l.hoard(1)
	l.refused(ExtraAction(), ReasonNothingToDraw)
	l.act(BuildAction(l.card("segador"), 0, Red))
	if e := l.act(ExtraAction()); e[1].Cards[0] != l.card("segador") || l.DiscardSize() != 0 {
		t.Errorf("drew %v, %d cards lie on the discard pile", e[1].Cards[0], l.DiscardSize())
	}
}

// TestTieUntilOneLeadsAlone: after a tie has left a privilege where it was, an attack that costs one of those tied a house
// lets the other lead alone: the privilege moves after that attack, whatever the pirate's colour.
func TestTieUntilOneLeadsAlone(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, House, Green, 0)
	l.builds(1, House, Green, 0, 1)
	l.builds(2, House, Green, 0, 1)
	l.owner[Green], l.owner[Blue] = 0, 2
	l.land("pirate-blue")
	l.decides(PhaseLose, 2)
	e := l.act(LoseAction(1))
	if got := kinds(e)[:3]; !slices.Equal(got, []EventKind{EvLoss, EvPirate, EvPrivilege}) {
		t.Fatalf("events %v", got)
	}
	if p := e[2]; p.Colour != Green || p.Other != 0 || p.Seat != 1 {
		t.Errorf("privilege %+v", p)
	}
}

// TestAttackChangesTheNext: each pirate is resolved before the next is revealed: seat 0, named by the owner of the shield,
// loses its beige house, so that the beige pirate robs seat 2 alone.
func TestAttackChangesTheNext(t *testing.T) {
	l := lay(t, rings(3)...)
	l.builds(0, House, Beige, 0)
	l.builds(2, House, Beige, 0)
	l.owner[Red], l.owner[Green] = 1, 1
	l.land("pirate-green", "pirate-beige")
	l.decides(PhaseName, 1)
	l.act(NameAction(0))
	l.act(LoseAction(0))
	if l.Losers() != 0b100 || l.Landing() != PirateOf(Beige) {
		t.Errorf("%v robs %b", l.Landing(), l.Losers())
	}
}

// TestConvertToMakeRoomThenLand: on a full island a conversion before loading leaves room for the settlers of this ship.
func TestConvertToMakeRoomThenLand(t *testing.T) {
	l := lay(t, shape{}.next(Village, 0).Geography, Geography{})
	l.builds(0, House, Blue, 0, 1)
	l.builds(0, Palace, Red, 2, 3, 4, 5, 6)
	l.builds(0, Palace, Green, 7, 8, 9, 10, 11)
	if r := l.Compare(l.card("monje")); r.Winner != game.NoSeat {
		t.Errorf("a full island wins the monk: %+v", r)
	}
	l.act(DrawAction())
	l.act(PalaceAction(PlotsOf(0, 1), 1, Blue)) // between the actions
	if r := l.Compare(l.card("monje")); r.Winner != 0 || r.Decided != 1 {
		t.Errorf("with room for it: %+v", r)
	}
}

// TestLastRoundIsAnnouncedOnce: points at or above the goal at the end of the last round too bring on no further one.
func TestLastRoundIsAnnouncedOnce(t *testing.T) {
	l := lay(t, rings(2)...)
	l.goal = 5
	l.builds(0, Town, Red, 0)
	var lasts []bool
	for round := 0; !l.Over(); round++ {
		if round == 3 {
			t.Fatal("the game goes on after the last round")
		}
		l.turnOf(l.After(l.start), PhaseDone) // the last seat of two
		for _, e := range l.act(EndAction()) {
			if e.Kind == EvRound {
				lasts = append(lasts, e.Last)
			}
		}
	}
	if !slices.Equal(lasts, []bool{true, false}) {
		t.Errorf("the rounds are told as last: %v", lasts)
	}
}
