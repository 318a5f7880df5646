package advice

import (
	"fmt"

	"islas/game"
	"islas/game/puertorico"
)

// checker reads the rules a second time: it does things and looks at what has changed.
type checker struct {
	s    puertorico.State
	me   game.Seat
	a    puertorico.Action
	r    Reason
	next puertorico.State // after the action
	told []puertorico.Step
}

// verify says what is not true in a reason for an action.
func verify(s *puertorico.State, a puertorico.Action, r Reason) error {
	c := &checker{s: *s, me: s.Decision().Seat, a: a, r: r, next: *s}
	if err := c.next.Apply(a, &c.told); err != nil {
		return err
	}
	want, ok := c.said()
	if !ok || want != r {
		return fmt.Errorf("%v: it is said that %v %+v; read again, %v %+v, %v", a, r.Kind, r, ok, want, want.Kind)
	}
	return nil
}

// said returns what a reason of the kind should say, and whether it is so.
func (c *checker) said() (Reason, bool) {
	switch k := c.r.Kind; {
	case k <= RoleEnds:
		return c.card()
	case k <= ProspectorGold:
		return c.role()
	case k <= TileUndrawn:
		return c.tile()
	case k <= ManNone:
		return c.colonists()
	case k <= BuildNothing:
		return c.build()
	default:
		return c.goods()
	}
}

// by returns a number for each seat.
type by [puertorico.MaxSeats]int

// beside returns my number and the most of the others.
func (c *checker) beside(n by) (mine, most int) {
	for seat := range c.s.Seats() {
		if game.Seat(seat) != c.me {
			most = max(most, n[seat])
		}
	}
	return n[c.me], most
}

func (c *checker) card() (Reason, bool) {
	r := reason(c.r.Kind)
	r.Role = c.a.Role()
	if c.r.Kind == RoleDoubloons || c.r.Kind == RoleCoins {
		for _, a := range c.s.Legal(nil) {
			n, _ := c.s.Doubloons(a.Role())
			if a == c.a {
				r.N = n
			} else {
				r.M = max(r.M, n)
			}
		}
		if c.r.Kind == RoleCoins {
			most := r.M
			r.M = 0
			return r, r.N > 0 && r.N <= most
		}
		return r, r.N > r.M
	}
	var points by
	for seat := range c.s.Seats() {
		points[seat] = c.s.Points(game.Seat(seat))
	}
	r.N, r.M = c.beside(points)
	end := c.ends(c.next)
	return r, r.N > r.M && c.s.Ending() == 0 && end && (r.Role == puertorico.Builder || r.Role == puertorico.Captain)
}

// ends reports whether an end can come about in the role that is being played, by me, with the largest loads.
func (c *checker) ends(s puertorico.State) bool {
	for d := s.Decision(); d.Role == c.a.Role() && !s.Over(); d = s.Decision() {
		for _, a := range s.Legal(nil) {
			t := s
			if t.Apply(a, nil) == nil && a.Kind == puertorico.Build && t.Ending() != 0 && d.Seat == c.me {
				return true
			}
		}
		if s.Apply(c.usual(&s), nil) != nil {
			return false
		}
		if d.Phase == puertorico.PhaseLoad && s.Ending() != 0 {
			return true
		}
	}
	return s.Ending() != 0 && c.a.Role() == puertorico.Captain
}

// usual returns what brings most at once: the dearest sale, the largest load, as many barrels kept as possible, otherwise nothing.
func (c *checker) usual(s *puertorico.State) puertorico.Action {
	d := s.Decision()
	legal := s.Legal(nil)
	best, most := legal[len(legal)-1], 0
	for _, a := range legal {
		t, n := *s, 0
		if err := t.Apply(a, nil); err != nil {
			panic(err)
		}
		was, is := s.Player(d.Seat).Barrels(), t.Player(d.Seat).Barrels()
		switch a.Kind {
		case puertorico.Sell:
			n = t.Player(d.Seat).Doubloons() - s.Player(d.Seat).Doubloons()
		case puertorico.Load:
			n = int(was[a.Good()]) - loadedAfter(s, a)
		case puertorico.Keep:
			n = 1
			for g, k := range is {
				n += int(k) * (64 + puertorico.Good(g).Price())
			}
		}
		if n > most {
			best, most = a, n
		}
	}
	return best
}

// loadedAfter returns how many barrels of the kind are left after a load, by its event.
func loadedAfter(s *puertorico.State, a puertorico.Action) int {
	var steps []puertorico.Step
	t := *s
	seat := s.Decision().Seat
	if err := t.Apply(a, &steps); err != nil {
		panic(err)
	}
	was := s.Player(seat).Barrels()
	return int(was[a.Good()]) - steps[0].Event.Count
}

func (c *checker) role() (Reason, bool) {
	k := c.r.Kind
	switch {
	case k <= SettlerFirst:
		return c.settler()
	case k <= MayorColonists:
		return c.mayor()
	case k <= BuilderOthers:
		return c.builder()
	case k == ProspectorGold:
		return counted(k, c.next.Player(c.me).Doubloons()-c.s.Player(c.me).Doubloons(), 0), true
	}
	return c.trade()
}

func (c *checker) settler() (Reason, bool) {
	switch c.r.Kind {
	case SettlerFirst:
		return counted(SettlerFirst, len(c.s.Row()), 0), true
	case SettlerMatches:
		g := c.r.Good
		return ofGood(SettlerMatches, g, c.spare(g), 0), c.spare(g) > 0 && c.s.InRow(puertorico.Tile(g)) > 0
	}
	others, mine := false, false
	s := c.next
	for d := s.Decision(); d.Role == puertorico.Settler; d = s.Decision() {
		quarry := s.Check(puertorico.TileAction(puertorico.Quarry)) == nil
		if d.Seat == c.me {
			mine = mine || quarry
		} else {
			others = others || quarry
		}
		if err := s.Apply(puertorico.PassAction(), nil); err != nil {
			panic(err)
		}
	}
	return counted(SettlerQuarry, c.s.Quarries(), 0), mine && !others
}

// spare is what question.spare says, counted by the buildings.
func (c *checker) spare(g puertorico.Good) int {
	n, _ := c.s.Player(c.me).Tiles(puertorico.Tile(g))
	for _, b := range c.s.Player(c.me).Built() {
		if b.Good() == g {
			n -= b.Circles()
		}
	}
	return -n
}

func (c *checker) mayor() (Reason, bool) {
	got := by{}
	s, steps := c.next, c.told
	if s.Decision().Why == puertorico.ForMayor && s.Decision().Phase == puertorico.PhaseColonist {
		if err := s.Apply(puertorico.ColonistAction(), &steps); err != nil {
			panic(err)
		}
		got[c.me]++
	}
	for _, step := range steps {
		if step.Event.Kind == puertorico.EvDealt {
			for seat := range got {
				got[seat] += int(step.Event.By[seat][0])
			}
		}
	}
	mine, most := c.beside(got)
	switch c.r.Kind {
	case MayorMost:
		return counted(MayorMost, mine, most), mine > most
	case MayorStaffs:
		p := c.s.Player(c.me)
		idle := p.Has(c.r.Building) && p.Workers(c.r.Building) == 0
		if good := c.r.Building.Good(); good != puertorico.NoGood {
			n, _ := p.Tiles(puertorico.Tile(good))
			idle = idle && n > 0
		}
		return ofBuilding(MayorStaffs, c.r.Building, mine, 0), mine > 0 && idle
	}
	return counted(MayorColonists, mine, 0), true
}

func (c *checker) builder() (Reason, bool) {
	dearest, price := puertorico.Building(puertorico.NoBuilding), 0
	others := false
	s := c.next
	for d := s.Decision(); d.Phase == puertorico.PhaseBuild; d = s.Decision() {
		for _, a := range s.Legal(nil) {
			t := s
			if a.Kind != puertorico.Build {
				continue
			}
			if others = others || d.Seat != c.me; d.Seat != c.me {
				continue
			}
			if err := t.Apply(a, nil); err != nil {
				panic(err)
			}
			if dearest == puertorico.NoBuilding || a.Building().Cost() > dearest.Cost() {
				dearest, price = a.Building(), s.Player(c.me).Doubloons()-t.Player(c.me).Doubloons()
				if t.Decision().Role != puertorico.Builder && t.Decision().Phase == puertorico.PhaseRole {
					price = s.Price(c.me, c.me, a.Building())
				}
			}
		}
		if err := s.Apply(puertorico.PassAction(), nil); err != nil {
			panic(err)
		}
	}
	r := ofBuilding(c.r.Kind, dearest, price, 0)
	switch c.r.Kind {
	case BuilderAlone:
		return r, dearest != puertorico.NoBuilding && !others
	case BuilderLarge:
		return r, dearest >= puertorico.GuildHall && dearest < puertorico.Buildings
	case BuilderFree:
		return r, price == 0 && dearest != puertorico.NoBuilding
	case BuilderNothing:
		return reason(BuilderNothing), dearest == puertorico.NoBuilding && !others
	case BuilderOthers:
		return reason(BuilderOthers), dearest == puertorico.NoBuilding && others
	}
	return r, dearest != puertorico.NoBuilding
}
