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

// TestForecastOfCards compares forecasts of settlers and pirates with the rules on the whole position, in random games of two to
// five players.
func TestForecastOfCards(t *testing.T) {
	decided, rules := map[uint8]int{}, map[islas.RaidRule]int{}
	aitest.EachPosition(t, 16, func(s *islas.State, src *rand.Rand) {
		if src.IntN(4) > 0 {
			return
		}
		viewer := game.Seat(src.IntN(s.Seats()+1)) - 1
		f := forecast.New(s.View(viewer), viewer)
		for c := range islas.Card(islas.Occupations) {
			l := f.Settler(c)
			decided[l.Decided]++
			checkLanding(t, s, c, l)
		}
		for c := range islas.Colour(islas.Colours) {
			r := f.Pirate(c)
			rules[r.Rule]++
			var houses [islas.MaxSeats]islas.PlotSet
			for seat := range game.Seat(s.Seats()) {
				if r.Losers.Has(seat) || r.Namer != game.NoSeat && r.Victims.Has(seat) {
					houses[seat] = s.AllHouses(seat)
				}
			}
			if r.Raid != s.Raid(c) || r.Houses != houses {
				t.Fatalf("the %v pirate would rob %+v of one of %v; by the rules %+v of %v", c, r.Raid, r.Houses, s.Raid(c), houses)
			}
		}
	})
	if len(decided) != 6 || len(rules) != 3 {
		t.Errorf("not everything has come up: settlers %v, pirates %v", decided, rules)
	}
}

// checkLanding compares where a settler would go with the rules, and the seats still in with the counts.
func checkLanding(t *testing.T, s *islas.State, c islas.Card, l forecast.Landing) {
	t.Helper()
	if l.Comparison != s.Compare(c) {
		t.Fatalf("%v: %+v, by the rules %+v", c, l.Comparison, s.Compare(c))
	}
	columns := map[uint8]int{islas.ByNobody: 4, islas.ByTies: 1, 1: 1, 2: 2, 3: 3, 4: 4}[l.Decided]
	in := game.SeatSet(1)<<s.Seats() - 1
	for k := range columns - 1 {
		most := uint8(0)
		for seat := range in.All() {
			most = max(most, l.Counts[seat][k])
		}
		for seat := range in.All() {
			if l.Counts[seat][k] < most {
				in &^= 1 << seat
			}
		}
	}
	if l.Columns() != columns || l.In(s.Seats()) != in {
		t.Fatalf("%v: %d priorities are to be looked at, the last for %b; by the rules %d, %b", c, l.Columns(), l.In(s.Seats()), columns, in)
	}
	for seat := range game.Seat(s.Seats()) {
		for k, plots := range l.Plots[seat] {
			if plots.Count() != int(l.Counts[seat][k]) || plots&^s.Free(seat) != 0 {
				t.Fatalf("%v at %d, priority %d: %v of the free %v, there are %d", c, seat, k+1, plots, s.Free(seat), l.Counts[seat][k])
			}
		}
	}
	houses := 0
	for c := range islas.Colour(islas.Colours) {
		houses += s.Supply(islas.House, c)
	}
	if l.NoHouse != (l.Winner != game.NoSeat && houses == 0) {
		t.Fatalf("%v finds no house: %v, and %d are left", c, l.NoHouse, houses)
	}
}

// TestForecastOfActions compares forecasts of actions with their effects on the whole position.
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
			got, want := f.Of(a), expected(t, s, viewer, a)
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

// TestAChangeIsWorkedOutOnce calls Of twice for an action by which a privilege changes hands.
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

// expected returns the change by an action according to the rules.
func expected(t *testing.T, s *islas.State, viewer game.Seat, a islas.Action) forecast.Change {
	t.Helper()
	me, v := s.Decision().Seat, s.View(viewer)
	unseen := v.Unseen()
	c := forecast.Change{Before: coming(s, me, unseen), After: coming(s, me, unseen)}
	for _, n := range unseen[:islas.Occupations] {
		c.Of += int(n)
	}
	if known := v.State(); known.Check(a) != nil {
		return c // everybody together may not know enough to decide whether it is legal
	}
	after := done(t, s, a)
	c.After = coming(&after, me, unseen)
	c.Points = after.Points(me) - s.Points(me)
	if a.Kind != islas.Lose && a.Plot != islas.NoPlot {
		c.Gives = after.PointsIn(me, a.Colour) - s.PointsIn(me, a.Colour) + (s.Houses(me, a.Colour) & a.From).Count()
	}
	for colour := range islas.Colour(islas.Colours) {
		if from, to := s.OwnerOf(colour), after.OwnerOf(colour); from != to {
			c.Privileges = append(c.Privileges, forecast.Handover{Colour: colour, From: from, To: to})
		}
	}
	if viewer != me {
		return c
	}
	hand, aboard := s.Hand(me), [islas.Faces]uint8{}
	if a.Kind == islas.Build {
		hand[a.Card]--
	}
	for i := range s.ShipSize() {
		if card, by := s.ShipAt(i); by == me {
			aboard[card]++
		}
	}
	for card := range islas.Card(islas.Occupations) {
		was, is := s.Compare(card).Winner == me, after.Compare(card).Winner == me
		if was == is || hand[card]+aboard[card] == 0 {
			continue
		}
		if is {
			c.Comes |= 1 << card
		} else {
			c.Leaves |= 1 << card
		}
		if aboard[card] > 0 {
			c.Aboard |= 1 << card
		}
	}
	return c
}

// done returns the position after an action and what follows by it before anything else is revealed.
func done(t *testing.T, s *islas.State, a islas.Action) islas.State {
	t.Helper()
	after, shown := *s, *s
	var steps []islas.Step
	if err := after.Apply(a, &steps); err != nil {
		t.Fatal(err)
	}
	if a.Kind.RevealsNothing() {
		return after
	}
	for _, step := range steps {
		if !slices.Contains([]islas.EventKind{islas.EvSettler, islas.EvLoss, islas.EvPirate, islas.EvPrivilege}, step.Event.Kind) {
			break
		}
		shown = step.After
	}
	return shown
}

// coming counts the unseen settlers that would choose a seat.
func coming(s *islas.State, seat game.Seat, unseen [islas.Faces]uint8) (n int) {
	for c, copies := range unseen[:islas.Occupations] {
		if s.Compare(islas.Card(c)).Winner == seat {
			n += int(copies)
		}
	}
	return n
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
