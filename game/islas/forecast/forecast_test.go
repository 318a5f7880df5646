package forecast_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/game/islas/internal/aitest"
)

// TestForecastOfCards compares what is said of settlers and pirates with a second reading of the rules, in random games of
// two to five players.
func TestForecastOfCards(t *testing.T) {
	decided, rules := map[uint8]int{}, map[islas.RaidRule]int{}
	aitest.EachPosition(t, 16, func(s *islas.State, src *rand.Rand) {
		if src.IntN(4) > 0 {
			return
		}
		viewer := game.Seat(src.IntN(s.Seats()+1)) - 1
		f, p := forecast.New(s.View(viewer), viewer), plainly(s)
		for c := range islas.Card(islas.Occupations) {
			l := f.Settler(c)
			decided[l.Decided]++
			checkLanding(t, p, c, l)
		}
		for c := range islas.Colour(islas.Colours) {
			r := f.Pirate(c)
			rules[r.Rule]++
			houses, namer := p.threatened(c)
			if r.Houses != houses || r.Namer != namer {
				t.Fatalf("the %v pirate would take one of %v, named by %d; by the rules %v, %d", c, r.Houses, r.Namer, houses, namer)
			}
		}
	})
	if len(decided) != 6 || len(rules) != 3 {
		t.Errorf("not everything has come up: settlers %v, pirates %v", decided, rules)
	}
}

// checkLanding compares where a settler would go with the second reading.
func checkLanding(t *testing.T, p *plain, c islas.Card, l forecast.Landing) {
	t.Helper()
	winner, by, in := p.compareAll(c)
	if l.Winner != winner || l.Decided != by || l.Card != c {
		t.Fatalf("%v would go to %d by %d, by the rules to %d by %d", c, l.Winner, l.Decided, winner, by)
	}
	for seat := range game.Seat(p.seats) {
		for k, wish := range islas.BuiltIn().Priorities(c) {
			if plots := p.next(seat, wish); l.Plots[seat][k] != plots || int(l.Counts[seat][k]) != plots.Count() {
				t.Fatalf("%v at %d, priority %d: %v, by the rules %v", c, seat, k+1, l.Plots[seat][k], plots)
			}
		}
	}
	houses := 0
	for c := range islas.Colour(islas.Colours) {
		houses += p.supply[islas.Building{Kind: islas.House, Colour: c}]
	}
	if l.NoHouse != (winner != game.NoSeat && houses == 0) {
		t.Fatalf("%v finds no house: %v, and %d are left", c, l.NoHouse, houses)
	}
	columns := map[uint8]int{islas.ByNobody: 4, islas.ByTies: 1, 1: 1, 2: 2, 3: 3, 4: 4}[by]
	if l.Columns() != columns || l.In(p.seats) != in {
		t.Fatalf("%v: %d priorities are to be looked at, the last for %v; by the rules %d, %v", c, l.Columns(), l.In(p.seats), columns, in)
	}
}

// TestForecastOfActions compares what actions are said to change with the same second reading.
func TestForecastOfActions(t *testing.T) {
	var seen struct{ privileges, lost, comes, leaves, aboard, losses, towns, more, fewer int }
	games := 80
	if testing.Short() {
		games = 24
	}
	aitest.EachPosition(t, games, func(s *islas.State, src *rand.Rand) {
		d := s.Decision()
		if s.Over() || src.IntN(8) > 0 && d.Phase != islas.PhaseLose && d.Phase != islas.PhaseDone {
			return
		}
		viewer := d.Seat
		if src.IntN(8) == 0 {
			viewer = game.NoSeat // as when several people share a screen
		}
		f := forecast.New(s.View(viewer), d.Seat)
		for _, a := range some(s, src) {
			got, want := f.Of(a), expected(s, viewer, a)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%v of seat %d, seen by %d:\n got %+v\nwant %+v", a, d.Seat, viewer, got, want)
			}
			for _, h := range got.Privileges {
				seen.privileges++
				if h.From == d.Seat {
					seen.lost++
				}
			}
			seen.comes += len(got.Comes.Cards())
			seen.leaves += len(got.Leaves.Cards())
			seen.aboard += len(got.Aboard.Cards())
			seen.losses += max(0, -got.Points)
			if a.Kind == islas.MakeTown {
				seen.towns++
			}
			if got.After > got.Before {
				seen.more++
			}
			if got.After < got.Before {
				seen.fewer++
			}
		}
	})
	if v := reflect.ValueOf(seen); !testing.Short() {
		for i := range v.NumField() {
			if v.Field(i).Int() == 0 {
				t.Errorf("%s has never come up: %+v", v.Type().Field(i).Name, seen)
			}
		}
	}
}

// TestAChangeIsWorkedOutOnce asks twice what an action would change by which a privilege changes hands.
func TestAChangeIsWorkedOutOnce(t *testing.T) {
	n := 0
	aitest.EachPosition(t, 4, func(s *islas.State, src *rand.Rand) {
		f := forecast.New(s.View(s.Decision().Seat), s.Decision().Seat)
		for _, a := range some(s, src) {
			first := f.Of(a)
			if len(first.Privileges) == 0 {
				continue
			}
			n++
			if allocs := testing.AllocsPerRun(1, func() { f.Of(a) }); allocs > 0 {
				t.Fatalf("%v is worked out again: %v allocations", a, allocs)
			}
			if again := f.Of(a); !reflect.DeepEqual(again, first) {
				t.Fatalf("%v: first %+v, then %+v", a, first, again)
			}
		}
	})
	if n == 0 {
		t.Error("no privilege has changed hands")
	}
}

// some returns some of the legal actions.
func some(s *islas.State, src *rand.Rand) (some []islas.Action) {
	legal := s.Legal(nil)
	step := 1 + len(legal)/8
	for i := src.IntN(step); i < len(legal); i += step {
		some = append(some, legal[i])
	}
	return some
}

// expected is what an action changes by the second reading.
func expected(s *islas.State, viewer game.Seat, a islas.Action) forecast.Change {
	me := s.Decision().Seat
	unseen := hidden(s, viewer)
	before, after := plainly(s), plainly(s)
	c := forecast.Change{Before: before.coming(me, unseen), After: before.coming(me, unseen)}
	for _, n := range unseen {
		c.Of += n
	}
	v := s.View(viewer)
	if known := v.State(); known.Check(a) != nil {
		return c // everybody together may not know enough to say whether it is legal
	}
	after.do(me, a, a.Kind != islas.Lose || s.Losers() == game.SeatSet(0).Add(me))
	c.After = after.coming(me, unseen)
	c.Points = after.points(me) - before.points(me)
	if b := after.built[me]; a.Kind != islas.Lose && a.Plot != islas.NoPlot {
		with := after.pointsIn(me, a.Colour)
		b[a.Plot] = nil
		c.Gives = with - after.pointsIn(me, a.Colour)
		b[a.Plot] = &islas.Building{Kind: map[islas.ActionKind]islas.Kind{islas.MakePalace: islas.Palace, islas.MakeTown: islas.Town}[a.Kind], Colour: a.Colour}
	}
	for colour := range islas.Colour(islas.Colours) {
		if from, to := before.owner[colour], after.owner[colour]; from != to {
			c.Privileges = append(c.Privileges, forecast.Handover{Colour: colour, From: from, To: to})
		}
	}
	if viewer != me {
		return c
	}
	hand, aboard := s.HandCards(me, nil), loaded(s, me)
	if a.Kind == islas.Build {
		hand = slices.Delete(hand, slices.Index(hand, a.Card), slices.Index(hand, a.Card)+1)
	}
	for _, card := range append(hand, aboard...) {
		if !card.Settler() {
			continue
		}
		was, _ := before.compare(card)
		is, _ := after.compare(card)
		switch {
		case is == me && was != me:
			c.Comes |= 1 << card
		case was == me && is != me:
			c.Leaves |= 1 << card
		default:
			continue
		}
		if slices.Contains(aboard, card) {
			c.Aboard |= 1 << card
		}
	}
	return c
}

// TestForecastKnowsNothingHidden deals all hidden cards anew: the forecast stays the same.
func TestForecastKnowsNothingHidden(t *testing.T) {
	n := 0
	aitest.EachPosition(t, 16, func(s *islas.State, src *rand.Rand) {
		if src.IntN(10) > 0 {
			return
		}
		viewer, me := game.Seat(src.IntN(s.Seats()+1))-1, s.Decision().Seat
		v := s.View(viewer)
		other := v.Sample(src)
		if other == *s {
			return
		}
		ours, theirs := forecast.New(v, me), forecast.New(other.View(viewer), me)
		for c := range islas.Card(islas.Occupations) {
			if ours.Settler(c) != theirs.Settler(c) {
				t.Fatalf("what %v would do depends on hidden cards", c)
			}
		}
		for c := range islas.Colour(islas.Colours) {
			if ours.Pirate(c) != theirs.Pirate(c) {
				t.Fatalf("what the %v pirate would do depends on hidden cards", c)
			}
		}
		for _, a := range some(s, src) {
			n++
			if was, is := ours.Of(a), theirs.Of(a); !reflect.DeepEqual(was, is) {
				t.Fatalf("%v, seen by %d: %+v, and with other hidden cards %+v", a, viewer, was, is)
			}
		}
	})
	if n < 500 {
		t.Errorf("only %d actions were looked at", n)
	}
}

// TestBest compares the best palace and town with what each of them would change.
func TestBest(t *testing.T) {
	found := map[islas.ActionKind]int{}
	aitest.EachPosition(t, 100, func(s *islas.State, src *rand.Rand) {
		if src.IntN(2) > 0 || s.Over() {
			return
		}
		me := s.Decision().Seat
		f := forecast.New(s.View(me), me)
		legal := s.Legal(nil)
		for _, k := range []islas.ActionKind{islas.MakePalace, islas.MakeTown} {
			gives, net, ok := f.Best(k, legal)
			most, any := -9, false
			for _, a := range legal {
				if a.Kind == k {
					any, most = true, max(most, f.Of(a).Points)
				}
			}
			if ok != any || ok && (net != most || gives != net+k.Houses()) {
				t.Fatalf("kind %d gives at best %d, net %d (%v); tried it is net %d (%v)", k, gives, net, ok, most, any)
			}
			if ok {
				found[k]++
			}
		}
	})
	if found[islas.MakePalace] < 100 || found[islas.MakeTown] < 20 {
		t.Errorf("palaces and towns were possible %v times", found)
	}
}
