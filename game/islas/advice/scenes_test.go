package advice

import (
	"testing"

	"islas/game"
	"islas/game/islas"
)

// TestGrowingTown follows one player who collects red houses on an island that no settler prefers, up to the last round.
func TestGrowingTown(t *testing.T) {
	red := func(k Kind) Reason { return of(k, func(r *Reason) { r.Colour = islas.Red }) }
	points := func(k Kind, n, m int) Reason { return of(k, func(r *Reason) { r.N, r.M = n, m }) }
	pirate := func(k Kind, id string) Reason { return of(k, func(r *Reason) { r.Card = card(id) }) }

	x := set(t, 5, []islas.Geography{barren(), barren()},
		"segador mercader segador mercader noble  monje cestero herrero monje herrero  molinero "+
			"noble pirate-red pirate-blue  cazador capitan carretero")
	x.want("build segador 0 red", points(PointsNow, 1, 0))
	x.want("draw", reason(DrawNothing))
	x.play("build segador 0 red")
	x.want("load noble", of(ComesToNobody, func(r *Reason) { r.Card = card("noble") }))
	x.play("load mercader")
	x.want("end", reason(EndOnly))
	x.play("end; build monje 0 beige; load monje; end")

	x.play("build cestero 1 beige; load herrero; end")
	x.want("build segador 1 red", red(PalaceNear))
	x.want("draw", points(DrawShort, 3, 3))
	x.play("build segador 1 red; load mercader")
	x.want("end", red(EndTown)) // two houses could be a palace now, three will be a town
	x.want("palace 0+1 at 0 red", red(PrivilegeWon))
	x.play("end")

	x.want("draw", reason(DrawFew))
	x.play("draw")
	x.want("load pirate-blue", pirate(PirateHarmless, "pirate-blue"))
	x.want("load pirate-red", pirate(PirateUseless, "pirate-red")) // it would rob its own sender
	x.play("load pirate-blue; end; draw; load herrero; end")

	x.play("draw; load capitan; end")
	x.want("build noble 2 red", red(PrivilegeWon))
	x.play("build noble 2 red")
	x.want("town 0+1+2 at 1 red", points(GoalReached, 5, 5))
	x.want("load pirate-red", pirate(PirateNames, "pirate-red"))
	x.play("town 0+1+2 at 1 red; load pirate-red; end")

	if x.s.Decision().Phase == islas.PhaseName {
		x.want("name 1", of(VictimHas, func(r *Reason) { r.Seat, r.N = 1, 2 }))
		x.play("name 1")
		x.want("lose 0", points(LossOfPoint, 1, 0))
		x.play("lose 0")
	}
	if !x.s.FinalRound() {
		t.Fatal("the goal was reached, and yet this is not the last round")
	}
	x.play("draw; load noble; end")
	x.want("build cazador 3 brown", points(LastPoints, 1, 0))
}

// TestNothingButPirates begins with a hand that has to draw.
func TestNothingButPirates(t *testing.T) {
	x := set(t, 19, []islas.Geography{barren(), barren()}, "pirate-red pirate-blue pirate-green pirate-beige pirate-brown")
	x.want("draw", reason(DrawPirates))
}

// TestWhoASettlerChooses puts settlers aboard who prefer one of two islands, or none.
func TestWhoASettlerChooses(t *testing.T) {
	mine := next(barren(), islas.Coast, 0, 1, 2)
	theirs := next(next(barren(), islas.Mountain, 4), islas.Coast, 7)
	x := set(t, 19, []islas.Geography{mine, theirs}, "pescador cantero segador monje monje")
	x.play("draw")
	of := func(k Kind, id string, seat game.Seat, wish, n, m int) Reason {
		return Reason{Kind: k, Card: card(id), Colour: islas.NoColour, Seat: seat, Priority: wish, N: n, M: m}
	}
	x.want("load pescador", of(Comes, "pescador", game.NoSeat, 1, 3, 1))
	x.want("load cantero", Reason{Kind: FitsNothing, Card: card("cantero"), Colour: islas.Orange, Seat: 1})
	x.want("load segador", of(ComesToNobody, "segador", game.NoSeat, 0, 0, 0))
}

// TestPlotsThatLure builds where a red neighbour makes an island the one that six of the unseen occupations look for.
func TestPlotsThatLure(t *testing.T) {
	x := set(t, 19, []islas.Geography{linked(barren(), 0, 1, 2, 3), barren()}, "segador segador noble noble segador")
	x.want("build segador 0 red", of(MoreSettlers, func(r *Reason) { r.N, r.M, r.Of = 18, 0, 49 }))
	x.want("build segador 5 red", of(PointsNow, func(r *Reason) { r.N = 1 }))
}

// TestLastOfSeveral puts settlers aboard none of whom would come: the reason for one is that it goes to the last of all.
func TestLastOfSeveral(t *testing.T) {
	islands := []islas.Geography{barren(), next(barren(), islas.Coast, 1, 2, 3), next(barren(), islas.Mountain, 1)}
	x := set(t, 19, islands, "pescador cantero segador monje monje  segador segador noble noble mercader  molinero cestero herrero herrero cestero")
	x.play("draw; load segador; end; build noble 5 red; load mercader; end; draw; load molinero; end")
	x.play("draw; load noble; end; draw; load herrero; end") // round 2 begins with seat 1
	x.play("draw")
	away := func(k Kind, id string, seat game.Seat, n int) Reason {
		return of(k, func(r *Reason) { r.Card, r.Seat, r.N = card(id), seat, n })
	}
	x.want("load cantero", away(GoesToLast, "cantero", 2, 0))
	x.want("load pescador", away(GoesAway, "pescador", 1, 0))
}
