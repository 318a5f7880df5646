package forecast_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/forecast"
)

// choices calls f at every choice of a role in random games of all numbers of players.
func choices(t *testing.T, games int, f func(s *puertorico.State)) {
	t.Helper()
	for seats := puertorico.MinSeats; seats <= puertorico.MaxSeats; seats++ {
		for seed := range uint64(games) {
			s, err := puertorico.New(puertorico.Options{Seats: seats, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			src := rand.NewPCG(seed, 1)
			for !s.Over() {
				if s.Decision().Phase == puertorico.PhaseRole {
					f(&s)
				}
				legal := s.Legal(nil)
				do(t, &s, legal[game.Below(src, uint64(len(legal)))], nil)
			}
		}
	}
}

func do(t *testing.T, s *puertorico.State, a puertorico.Action, steps *[]puertorico.Step) {
	t.Helper()
	if err := s.Apply(a, steps); err != nil {
		t.Fatal(err)
	}
}

// of returns the forecast of a role that can be taken.
func of(t *testing.T, s *puertorico.State, r puertorico.Role) forecast.Role {
	t.Helper()
	v := s.View(s.Decision().Seat)
	out, ok := forecast.Of(&v, r)
	if !ok {
		t.Fatalf("no forecast of %v, which can be taken", r)
	}
	return out
}

// taken returns the position after a role is taken, with the steps.
func taken(t *testing.T, s *puertorico.State, r puertorico.Role) (puertorico.State, []puertorico.Step) {
	t.Helper()
	after := *s
	var steps []puertorico.Step
	do(t, &after, puertorico.RoleAction(r), &steps)
	return after, steps
}

func free(s *puertorico.State, r puertorico.Role) bool {
	return s.Check(puertorico.RoleAction(r)) == nil
}

// event returns the only event of a kind.
func event(t *testing.T, steps []puertorico.Step, k puertorico.EventKind) puertorico.Event {
	t.Helper()
	i := slices.IndexFunc(steps, func(s puertorico.Step) bool { return s.Event.Kind == k })
	if i < 0 {
		t.Fatalf("event %d has not happened", k)
	}
	return steps[i].Event
}

// TestCraftsman requires the barrels and doubloons of the forecast to be those of a craftsman phase, and the kinds of which the
// craftsman may take one more.
func TestCraftsman(t *testing.T) {
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Craftsman) {
			return
		}
		told := of(t, s, puertorico.Craftsman)
		after, steps := taken(t, s, puertorico.Craftsman)
		made, paid := event(t, steps, puertorico.EvProduced), event(t, steps, puertorico.EvFactory)
		var extra puertorico.GoodSet
		if after.Decision().Phase == puertorico.PhaseExtra {
			for _, a := range after.Legal(nil) {
				if a.Kind == puertorico.Extra {
					extra |= 1 << a.Good()
				}
			}
		}
		for seat := range s.Seats() {
			c := told.Seats[seat].Craftsman
			if c.Makes != made.By[seat] || c.Factory != int(paid.By[seat][0]) {
				t.Fatalf("seat %d: told %+v, came %v and %d doubloons", seat, c, made.By[seat], paid.By[seat][0])
			}
			for g := range puertorico.Good(puertorico.Goods) {
				if can := s.Player(game.Seat(seat)).Capacity(g); can != int(c.Makes[g]+c.Short[g]) {
					t.Fatalf("seat %d could make %d %v: told %+v", seat, can, g, c)
				}
			}
		}
		if got := told.Seats[told.Chooser].Craftsman.Extra; got != extra {
			t.Fatalf("one more: told %b, legal are %b", got, extra)
		}
	})
}

// TestMayor requires the colonists of the forecast to be those that come, and the end to be in the forecast whenever it comes.
func TestMayor(t *testing.T) {
	ends := 0
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Mayor) {
			return
		}
		told := of(t, s, puertorico.Mayor)
		after, steps := taken(t, s, puertorico.Mayor)
		if after.Decision().Phase == puertorico.PhaseColonist {
			do(t, &after, puertorico.ColonistAction(), &steps)
		}
		dealt := event(t, steps, puertorico.EvDealt)
		at := steps[slices.IndexFunc(steps, func(s puertorico.Step) bool { return s.Event.Kind == puertorico.EvDealt })].After
		for seat := range game.Seat(s.Seats()) {
			m := told.Seats[seat].Mayor
			if got := at.Player(seat).Colonists() - s.Player(seat).Colonists(); got != m.Workers || int(dealt.By[seat][0]) > got {
				t.Fatalf("seat %d: told %+v, got %d", seat, m, got)
			}
		}
		src := rand.NewPCG(1, uint64(s.Round()))
		for after.Decision().Phase == puertorico.PhasePlacing {
			legal := after.Legal(nil)
			do(t, &after, legal[game.Below(src, uint64(len(legal)))], &steps)
		}
		for seat := range game.Seat(s.Seats()) {
			p, m := after.Player(seat), told.Seats[seat].Mayor
			empty := p.EmptyCircles()
			for k := range puertorico.Tile(puertorico.TileKinds) {
				n, working := p.Tiles(k)
				empty += n - working
			}
			if empty != m.Empty || p.SanJuan() != m.Idle {
				t.Fatalf("seat %d: told %+v, %d circles are empty and %d colonists idle", seat, m, empty, p.SanJuan())
			}
		}
		if after.Ending()&^s.Ending()&puertorico.EndColonists != 0 {
			ends++
			if told.Ending&puertorico.EndColonists == 0 {
				t.Fatal("the end came and was not foretold")
			}
		}
	})
	if ends == 0 {
		t.Error("no game ended for want of colonists: nothing was tried")
	}
}

// TestBuilder requires the builder's forecast to be what is legal then, and its price to be the one paid.
func TestBuilder(t *testing.T) {
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Builder) {
			return
		}
		told := of(t, s, puertorico.Builder)
		after, _ := taken(t, s, puertorico.Builder)
		d := after.Decision()
		var could puertorico.BuildingSet
		if d.Phase == puertorico.PhaseBuild && d.Seat == told.Chooser {
			for _, a := range after.Legal(nil) {
				if a.Kind == puertorico.Build {
					could |= 1 << a.Building()
				}
			}
		}
		b := told.Seats[told.Chooser].Builder
		if b.Could != could || (b.Best == puertorico.NoBuilding) != (could == 0) {
			t.Fatalf("told %+v, legal are %b", b, could)
		}
		if could != 0 {
			before := after.Player(d.Seat).Doubloons()
			do(t, &after, puertorico.BuildAction(b.Best), nil)
			if paid := before - after.Player(d.Seat).Doubloons(); paid != b.Price {
				t.Fatalf("%v: told %d, paid %d", b.Best, b.Price, paid)
			}
		}
	})
}

// TestSettler requires the quarry, the draw and the colonist of the forecast to be those that the rules then allow the settler.
func TestSettler(t *testing.T) {
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Settler) {
			return
		}
		told := of(t, s, puertorico.Settler)
		mine := told.Seats[told.Chooser].Settler
		after, _ := taken(t, s, puertorico.Settler)
		d := after.Decision()
		own := d.Seat == told.Chooser && (d.Phase == puertorico.PhaseHacienda || d.Phase == puertorico.PhaseTile)
		offered := !mine.Full && (mine.Row || mine.Quarry || mine.Draws)
		if own != offered || own && (d.Phase == puertorico.PhaseHacienda) != mine.Draws {
			t.Fatalf("told %+v, to be decided is %+v", mine, d)
		}
		if !own {
			return
		}
		if d.Phase == puertorico.PhaseHacienda {
			do(t, &after, puertorico.PassAction(), nil)
		}
		plantations := 0
		for _, a := range after.Legal(nil) {
			if a.Kind == puertorico.TakeTile && a.Tile() != puertorico.Quarry {
				plantations++
			}
		}
		if mine.Row != (plantations > 0) {
			t.Fatalf("told %+v, %d kinds of plantations can be taken", mine, plantations)
		}
		if quarry := after.Check(puertorico.TileAction(puertorico.Quarry)) == nil; quarry != mine.Quarry {
			t.Fatalf("told %+v, a quarry is legal: %v", mine, quarry)
		}
		do(t, &after, after.Legal(nil)[0], nil)
		if hires := after.Decision().Phase == puertorico.PhaseColonist; hires != mine.Hires {
			t.Fatalf("told %+v, a colonist is offered: %v", mine, hires)
		}
	})
}

// TestTrader requires each sale of the forecast to bring its price when all before have sold as in the forecast, nothing dearer
// to be possible, and those to be barred who have barrels and nothing to decide.
func TestTrader(t *testing.T) {
	unpaid, barred := 0, 0 // players who could sell for nothing alone, and who could sell one kind and not another
	full := 0              // players whose barrels find the house filled by others
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Trader) {
			return
		}
		told := of(t, s, puertorico.Trader)
		after, _ := taken(t, s, puertorico.Trader)
		decided := map[game.Seat]bool{}
		sold, last := 0, game.NoSeat
		for d := after.Decision(); d.Phase == puertorico.PhaseSell; d = after.Decision() {
			decided[d.Seat] = true
			mine := told.Seats[d.Seat].Trader
			most, chosen := 0, puertorico.PassAction()
			var takes puertorico.GoodSet
			for _, a := range after.Legal(nil) {
				try := after
				do(t, &try, a, nil)
				n := try.Player(d.Seat).Doubloons() - after.Player(d.Seat).Doubloons()
				most = max(most, n)
				if a.Kind == puertorico.Sell {
					takes |= 1 << a.Good()
				}
				if a.Kind == puertorico.Sell && a.Good() == mine.Good {
					chosen = a
				}
			}
			if mine.Brings != most || mine.Barred || (mine.Good == puertorico.NoGood) != (most == 0) {
				t.Fatalf("seat %d: told %+v, the best sale brings %d", d.Seat, mine, most)
			}
			barrels := after.Player(d.Seat).Barrels()
			if nothing := most == 0 && takes != 0; (mine.Unpaid != puertorico.NoGood) != nothing || nothing && !takes.Has(mine.Unpaid) {
				t.Fatalf("seat %d: told %+v, kinds %b are taken, for %d at most", d.Seat, mine, takes, most)
			} else if nothing {
				unpaid++
			}
			if mine.Bars != barrels.Kinds()&^takes {
				t.Fatalf("seat %d: told %+v, of kinds %b the house takes %b", d.Seat, mine, barrels.Kinds(), takes)
			} else if mine.Bars != 0 {
				barred++
			}
			if chosen.Kind == puertorico.Sell {
				sold, last = sold+1, d.Seat
			}
			do(t, &after, chosen, nil)
		}
		for seat := range game.Seat(s.Seats()) {
			barrels := s.Player(seat).Barrels()
			turns := func(of game.Seat) int { return (int(of) - int(told.Chooser) + s.Seats()) % s.Seats() }
			if m, late := told.Seats[seat].Trader, sold == s.HouseRoom() && sold > 0 && turns(seat) > turns(last); m.Full != (late && barrels.Total() > 0) {
				t.Fatalf("seat %d with %v: told %+v, the house was filled before: %v", seat, barrels, m, late)
			} else if m.Full {
				full++
			}
			if m := told.Seats[seat].Trader; !decided[seat] && (m.Barred != (barrels.Total() > 0) || m.Bars != barrels.Kinds()) {
				t.Fatalf("seat %d with %v cannot sell: told %+v", seat, barrels, m)
			}
		}
	})
	if unpaid == 0 || barred == 0 || full == 0 {
		t.Errorf("%d could sell for nothing alone, %d one kind and not another, %d found the house filled: nothing was tried", unpaid, barred, full)
	}
}

// TestCaptain requires the loads, points and losses of the forecast to add up: every barrel is loaded, kept or lost, points are
// at least the barrels, and whoever is alone with barrels gets the points of the forecast by loading as many as possible each
// time.
func TestCaptain(t *testing.T) {
	loads, lost := 0, 0
	choices(t, 8, func(s *puertorico.State) {
		if !free(s, puertorico.Captain) {
			return
		}
		told := of(t, s, puertorico.Captain)
		after, _ := taken(t, s, puertorico.Captain)
		for d := after.Decision(); d.Phase == puertorico.PhaseLoad || d.Phase == puertorico.PhaseKeep; d = after.Decision() {
			best, value := puertorico.Action{}, -1
			for _, a := range after.Legal(nil) {
				try := after
				var steps []puertorico.Step
				do(t, &try, a, &steps)
				n := 0
				switch a.Kind {
				case puertorico.Load:
					n = steps[0].Event.Count
				case puertorico.Keep:
					left, had := try.Player(d.Seat).Barrels(), after.Player(d.Seat).Barrels()
					for g, k := range left {
						n += int(k)*64 - (int(had[g])-int(k))*puertorico.Good(g).Price()
					}
				}
				if n > value {
					best, value = a, n
				}
			}
			do(t, &after, best, nil)
		}
		for seat := range game.Seat(s.Seats()) {
			c := told.Seats[seat].Captain
			before, left := s.Player(seat).Barrels(), after.Player(seat).Barrels()
			if c.Loads+c.Lost+left.Total() != before.Total() || c.Points < c.Loads {
				t.Fatalf("seat %d: told %+v; before %v, after %v", seat, c, before, left)
			}
			if got := after.Player(seat).Chips() - s.Player(seat).Chips(); got != c.Points {
				t.Fatalf("seat %d: told %+v, won %d", seat, c, got)
			}
			loads += c.Loads
			lost += c.Lost
		}
	})
	if loads == 0 || lost == 0 {
		t.Errorf("%d barrels loaded, %d lost: nothing was tried", loads, lost)
	}
}

// TestLost requires Lost to be what the rules take away after an action that keeps barrels, and Kept to lose as little as
// possible.
func TestLost(t *testing.T) {
	tried := 0
	for seed := range uint64(40) {
		s, err := puertorico.New(puertorico.Options{Seats: 4, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		src := rand.NewPCG(seed, 3)
		for !s.Over() {
			legal := s.Legal(nil)
			if d := s.Decision(); d.Phase == puertorico.PhaseKeep {
				least := 1 << 20
				for _, a := range legal {
					lost := forecast.Lost(&s, a)
					least = min(least, lost.Total())
				}
				kept := forecast.Lost(&s, forecast.Kept(&s))
				if kept.Total() != least || least == 0 {
					t.Fatalf("%d barrels are lost at least, %v by what is kept", least, kept)
				}
				tried++
			}
			do(t, &s, legal[game.Below(src, uint64(len(legal)))], nil)
		}
	}
	if tried == 0 {
		t.Error("nobody had to choose what to keep")
	}
}

// TestNotAsked requires no forecast of a role that cannot be taken.
func TestNotAsked(t *testing.T) {
	s, err := puertorico.New(puertorico.Options{Seats: 3, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	if _, ok := forecast.Of(&v, puertorico.Prospector1); ok {
		t.Error("three players have no prospector")
	}
	do(t, &s, puertorico.RoleAction(puertorico.Settler), nil)
	v = s.View(0)
	if _, ok := forecast.Of(&v, puertorico.Mayor); ok {
		t.Error("a role is foretold while another is played")
	}
}
