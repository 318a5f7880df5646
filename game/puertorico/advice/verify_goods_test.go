package advice

import (
	"islas/game"
	"islas/game/puertorico"
)

// trade reads craftsman, trader and captain.
func (c *checker) trade() (Reason, bool) {
	var made, paid, kinds, brings, loads, points, lost by
	sold := puertorico.Good(puertorico.NoGood)
	s, steps := c.next, c.told
	for d := s.Decision(); d.Role == c.a.Role() && d.Phase != puertorico.PhaseExtra; d = s.Decision() {
		a := c.usual(&s)
		if a.Kind == puertorico.Sell {
			brings[d.Seat] = s.SalePrice(d.Seat, c.me, a.Good())
			if d.Seat == c.me {
				sold = a.Good()
			}
		}
		if err := s.Apply(a, &steps); err != nil {
			panic(err)
		}
	}
	for i := range steps {
		e := &steps[i].Event
		for seat := range c.s.Seats() {
			switch e.Kind {
			case puertorico.EvProduced:
				made[seat], kinds[seat] = e.By[seat].Total(), e.By[seat].Kinds().Len()
			case puertorico.EvFactory:
				paid[seat] = int(e.By[seat][0])
			case puertorico.EvPoints:
				points[seat] += int(e.By[seat][0])
			case puertorico.EvLost:
				lost[seat] += e.By[seat].Total()
			case puertorico.EvAct:
				if e.Action.Kind == puertorico.Load && e.Seat == game.Seat(seat) {
					loads[seat] += e.Count
				}
			}
		}
	}
	n, m := c.beside(made)
	load, other := c.beside(loads)
	p, theirs := c.beside(points)
	sale, most := c.beside(brings)
	k := c.r.Kind
	switch k {
	case CraftsmanAlone:
		return counted(k, n, 0), n > 0 && m == 0
	case CraftsmanMost:
		return counted(k, n, m), n > m
	case CraftsmanMakes:
		return counted(k, n, 0), n > 0 && s.Decision().Phase == puertorico.PhaseExtra
	case CraftsmanPlain:
		return counted(k, n, 0), n > 0 && s.Decision().Phase != puertorico.PhaseExtra
	case CraftsmanKinds:
		return counted(k, kinds[c.me], paid[c.me]), paid[c.me] > 0
	case CraftsmanLittle:
		return reason(k), n == 0
	case TraderAlone:
		return ofGood(k, sold, sale, 0), sale > 0 && most == 0
	case TraderMost:
		return ofGood(k, sold, sale, most), sale > most
	case TraderSells:
		return ofGood(k, sold, sale, 0), sale > 0
	case TraderNothing:
		return reason(k), sale == 0
	case CaptainAlone:
		return counted(k, load, p), load > 0 && other == 0
	case CaptainMost:
		return counted(k, load, other), load > other
	case CaptainPoints:
		return counted(k, p, theirs), p > theirs
	case CaptainRobs:
		all := 0
		for _, l := range lost {
			all += l
		}
		return counted(k, all, 0), lost[c.me] == 0 && all > 0
	case CaptainLoads:
		return counted(k, load, p), load > 0
	}
	return reason(k), load == 0
}

// dear reports whether nothing that is offered in a kind of actions is dearer.
func (c *checker) dear(kind puertorico.ActionKind, g puertorico.Good) bool {
	for _, a := range c.s.Legal(nil) {
		if a.Kind == kind && a.What < puertorico.Goods && puertorico.Good(a.What).Price() > g.Price() {
			return false
		}
	}
	return true
}

// goods reads the decisions about barrels.
func (c *checker) goods() (Reason, bool) {
	k, g := c.r.Kind, c.a.Good()
	p := c.s.Player(c.me)
	was := p.Barrels()
	acted := c.told[0].After
	is := acted.Player(c.me).Barrels()
	earned := acted.Player(c.me).Doubloons() - p.Doubloons()
	switch k {
	case ExtraDear:
		return ofGood(k, g, g.Price(), 0), c.dear(puertorico.Extra, g)
	case ExtraAboard:
		for _, ship := range c.s.CargoShips() {
			if ship.Kind == g {
				return ofGood(k, g, int(ship.Size-ship.N), 0), ship.N < ship.Size
			}
		}
		return reason(k), false
	case ExtraMore:
		return ofGood(k, g, int(is[g]), 0), is[g] == was[g]+1
	case ExtraNothing:
		return reason(k), c.a.Kind == puertorico.Pass
	case SellBrings:
		return ofGood(k, g, earned, 0), true
	case SellMost:
		return ofGood(k, g, earned, 0), c.dear(puertorico.Sell, g)
	case SellBars:
		n := c.mayStillSell(&c.s, g) - c.mayStillSell(&acted, g)
		return ofGood(k, g, earned, n), n > 0
	case SellNothing:
		return counted(k, was.Total(), 0), c.a.Kind == puertorico.Pass
	case LoadNothing:
		return counted(k, was.Total(), 0), c.a.Kind == puertorico.Pass
	case KeepSome:
		return counted(k, is.Total(), 0), true
	case KeepMost:
		return counted(k, is.Total(), 0), c.mostKept() == is.Total()
	case KeepDear:
		g = c.r.Good
		all := true
		for other, n := range was {
			all = all && (n == 0 || puertorico.Good(other).Price() <= g.Price())
		}
		return ofGood(k, g, g.Price(), 0), all && is[g] > 0
	}
	return c.load()
}

// mayStillSell returns how many of the others whose turn to sell is still to come have a barrel of a kind and can sell it.
func (c *checker) mayStillSell(s *puertorico.State, g puertorico.Good) (n int) {
	_, trader := c.s.Role()
	for seat := int(c.me) + 1; seat%c.s.Seats() != int(trader); seat++ {
		p := s.Player(game.Seat(seat % c.s.Seats()))
		house := s.House()
		can := len(house) < puertorico.HouseMax
		for _, k := range house {
			can = can && (k != g || p.Occupied(puertorico.Office))
		}
		if b := p.Barrels(); can && b[g] > 0 {
			n++
		}
	}
	return n
}

// mostKept returns the most barrels that can be kept.
func (c *checker) mostKept() (most int) {
	for _, a := range c.s.Legal(nil) {
		t := c.s
		var steps []puertorico.Step
		if err := t.Apply(a, &steps); err != nil {
			panic(err)
		}
		b := steps[0].After.Player(c.me).Barrels()
		most = max(most, b.Total())
	}
	return most
}

// load reads a load.
func (c *checker) load() (Reason, bool) {
	k, g := c.r.Kind, c.a.Good()
	acted := c.told[0].After
	was, is := c.s.Player(c.me).Barrels(), acted.Player(c.me).Barrels()
	loaded := int(was[g]) - int(is[g])
	won := func(t []puertorico.Step) int {
		for _, step := range t {
			if step.Event.Kind == puertorico.EvPoints {
				return int(step.Event.By[c.me][0])
			}
		}
		return 0
	}
	n := won(c.told)
	switch k {
	case LoadPoints:
		return ofGood(k, g, n, 0), n > 0
	case LoadMost:
		best := 0
		for _, a := range c.s.Legal(nil) {
			var steps []puertorico.Step
			if t := c.s; a.Kind == puertorico.Load && t.Apply(a, &steps) == nil {
				best = max(best, won(steps))
			}
		}
		return ofGood(k, g, n, 0), n == best
	case LoadWharf:
		return ofGood(k, g, loaded, n), c.a.Wharf() && is[g] == 0
	}
	theirs := 0
	for seat := range c.s.Seats() {
		if game.Seat(seat) != c.me {
			b := c.s.Player(game.Seat(seat)).Barrels()
			theirs += int(b[g])
		}
	}
	for i, before := range c.s.CargoShips() {
		if after := acted.Cargo(i); after != before {
			stranded := max(0, theirs-after.Room()) - max(0, theirs-before.Room())
			return ofGood(k, g, n, stranded), stranded > 0
		}
	}
	return reason(k), false
}
