package forecast

import (
	"islas/game"
	"islas/game/puertorico"
)

func (r *Role) settler(s *puertorico.State) {
	supply, ship := s.Colonists()
	stack := s.Stack()
	for _, n := range s.Discards() {
		stack += int(n)
	}
	row := len(s.Row())
	for seat := range s.From(r.Chooser) {
		p := s.Player(seat)
		if p.TileCount() == puertorico.IslandSize {
			r.Seats[seat].Settler = Settler{Full: true}
			continue
		}
		r.Seats[seat].Settler = Settler{
			Row:    row > 0,
			Quarry: s.Quarries() > 0 && (seat == r.Chooser || p.Occupied(puertorico.ConstructionHut)),
			Draws:  p.Occupied(puertorico.Hacienda) && stack > 0,
			Hires:  p.Occupied(puertorico.Hospice) && supply+ship > 0,
		}
		row--
	}
}

// Refill returns with about how many colonists the ship will be filled again in the next mayor phase, whether there are so many or not.
func Refill(s *puertorico.State) int {
	r := Role{Role: puertorico.Mayor, Chooser: s.Governor()}
	r.mayor(s)
	return r.Refill
}

func (r *Role) mayor(s *puertorico.State) {
	supply, ship := s.Colonists()
	i, asked := 0, 0
	for seat := range s.From(r.Chooser) {
		p := s.Player(seat)
		n := ship / s.Seats()
		if i < ship%s.Seats() {
			n++
		}
		if seat == r.Chooser && supply > 0 {
			n++
		}
		i++
		room, all := p.AllCircles(), p.Colonists()+n
		r.Seats[seat].Mayor = Mayor{Workers: n, Empty: max(0, room-all), Idle: max(0, all-room)}
		asked += room - p.TileCount() - max(0, min(all, room)-p.TileCount()) // circles on buildings, if the tiles are filled first
	}
	r.Refill = max(asked, s.Seats()) // one for each player at least
	if supply = max(0, supply-1); supply < r.Refill {
		r.Ending |= puertorico.EndColonists
	}
}

func (r *Role) builder(s *puertorico.State) {
	for seat := range s.From(r.Chooser) {
		p := s.Player(seat)
		b := Builder{Best: puertorico.NoBuilding}
		money := p.Doubloons()
		if seat == r.Chooser {
			money += r.Doubloons
		}
		for k := range puertorico.Building(puertorico.Buildings) {
			price := s.Price(seat, r.Chooser, k)
			if p.Has(k) || s.Left(k) == 0 || p.CitySpaces()+k.Spaces() > puertorico.CitySize || price > money {
				continue
			}
			b.Could |= 1 << k
			if b.Best == puertorico.NoBuilding || k.Cost() > b.Best.Cost() {
				b.Best, b.Price = k, price
			}
			if p.CitySpaces()+k.Spaces() == puertorico.CitySize && r.Ending == 0 {
				r.Ending, r.By = puertorico.EndCity, seat
			}
		}
		r.Seats[seat].Builder = b
	}
}

func (r *Role) craftsman(s *puertorico.State) {
	made := s.Production(r.Chooser)
	supply := s.Barrels()
	for seat := range s.From(r.Chooser) {
		c := Craftsman{Makes: made.Goods[seat], Short: made.Short[seat], Factory: made.Factory[seat]}
		for g, n := range c.Makes {
			supply[g] -= n
		}
		r.Seats[seat].Craftsman = c
	}
	own := &r.Seats[r.Chooser].Craftsman
	own.Extra = own.Makes.Kinds() & supply.Kinds()
}

// trader makes everybody sell the barrel that brings most, after the sale next.
func (r *Role) trader(s *puertorico.State, next []puertorico.Action) {
	for seat := range s.From(r.Chooser) {
		barrels := s.Player(seat).Barrels()
		r.Seats[seat].Trader = Trader{
			Good: puertorico.NoGood, Unpaid: puertorico.NoGood, Bars: barrels.Kinds(), Barred: barrels.Kinds() != 0,
		}
	}
	after := *s
	apply(&after, puertorico.RoleAction(r.Role))
	for d := after.Decision(); d.Phase == puertorico.PhaseSell; d = after.Decision() {
		a := dearest(&after)
		if len(next) > 0 {
			a, next = next[0], nil
		}
		barrels := after.Player(d.Seat).Barrels()
		takes := after.HouseTakes(d.Seat)
		t := Trader{Good: puertorico.NoGood, Unpaid: puertorico.NoGood, Bars: barrels.Kinds() &^ takes}
		if n := after.SalePrice(d.Seat, r.Chooser, a.Good()); a.Kind == puertorico.Sell && n > 0 {
			t.Good, t.Brings = a.Good(), n
		} else {
			t.Unpaid = first(barrels.Kinds() & takes)
		}
		r.Seats[d.Seat].Trader = t
		filled := a.Kind == puertorico.Sell && after.HouseRoom() == 1
		apply(&after, a)
		if filled {
			r.houseFull(s, d.Seat)
			return
		}
	}
}

// houseFull records for everybody after the seat whose sale filled the trading house that it takes nothing for that reason.
func (r *Role) houseFull(s *puertorico.State, last game.Seat) {
	late := false
	for seat := range s.From(r.Chooser) {
		if t := &r.Seats[seat].Trader; late {
			t.Full = t.Barred
		}
		late = late || seat == last
	}
}

// first returns the first kind of a set, NoGood if there is none.
func first(set puertorico.GoodSet) puertorico.Good {
	for g := range puertorico.Good(puertorico.Goods) {
		if set.Has(g) {
			return g
		}
	}
	return puertorico.NoGood
}

// dearest returns the sale that brings most, pass if none brings anything.
func dearest(s *puertorico.State) puertorico.Action {
	d := s.Decision()
	_, trader := s.Role()
	best, most := puertorico.PassAction(), 0
	for _, a := range s.Legal(nil) {
		if a.Kind != puertorico.Sell {
			continue
		}
		if n := s.SalePrice(d.Seat, trader, a.Good()); n > most {
			best, most = a, n
		}
	}
	return best
}

// captain makes everybody load what gives most points, after the load next, and keep as many barrels as possible.
func (r *Role) captain(s *puertorico.State, next []puertorico.Action) {
	after := *s
	var steps []puertorico.Step
	told := func() {
		for i := range steps {
			switch e := &steps[i].Event; e.Kind {
			case puertorico.EvAct:
				if e.Action.Kind == puertorico.Load {
					r.Seats[e.Seat].Captain.Loads += e.Count
				}
			case puertorico.EvPoints:
				r.Seats[e.Seat].Captain.Points += int(e.By[e.Seat][0])
			case puertorico.EvLost:
				for seat := range s.Seats() {
					r.Seats[seat].Captain.Lost = e.By[seat].Total()
				}
			case puertorico.EvEnding:
				r.Ending |= e.Ending
			}
		}
	}
	do := func(a puertorico.Action) {
		steps = steps[:0]
		if err := after.Apply(a, &steps); err != nil {
			panic("forecast: a legal action is refused: " + err.Error())
		}
		told()
	}
	do(puertorico.RoleAction(r.Role))
	for _, a := range next {
		do(a)
	}
	for d := after.Decision(); d.Phase == puertorico.PhaseLoad || d.Phase == puertorico.PhaseKeep; d = after.Decision() {
		a := fullest(&after)
		if d.Phase == puertorico.PhaseKeep {
			a = Kept(&after)
		}
		do(a)
	}
}

// fullest returns the load of most barrels, one of the ships if the wharf takes no more.
func fullest(s *puertorico.State) puertorico.Action {
	best, most := puertorico.PassAction(), 0
	for _, a := range s.Legal(nil) {
		if n := Loaded(s, a); n > most {
			best, most = a, n
		}
	}
	return best
}

// Loaded returns how many barrels the deciding seat would load by an action, 0 for one that loads none.
func Loaded(s *puertorico.State, a puertorico.Action) int {
	if a.Kind != puertorico.Load {
		return 0
	}
	seat := s.Decision().Seat
	if a.Wharf() {
		barrels := s.Player(seat).Barrels()
		return int(barrels[a.Good()])
	}
	if i := s.ShipOf(a.Size()); i >= 0 {
		return s.LoadOn(seat, a.Good(), i)
	}
	return 0
}

// Lost returns the barrels that the deciding seat would give up by an action that keeps some.
func Lost(s *puertorico.State, a puertorico.Action) (lost puertorico.Barrels) {
	if a.Kind != puertorico.Keep {
		return lost
	}
	return a.Loses(s.Player(s.Decision().Seat).Barrels())
}

// Kept returns the legal action that keeps most barrels, of those the one with the dearest.
func Kept(s *puertorico.State) puertorico.Action {
	var best puertorico.Action
	least := -1
	for _, a := range s.Legal(nil) {
		worth := 0
		for g, n := range Lost(s, a) {
			worth += int(n) * (64 + puertorico.Good(g).Price())
		}
		if least < 0 || worth < least {
			best, least = a, worth
		}
	}
	return best
}

func apply(s *puertorico.State, a puertorico.Action) {
	if err := s.Apply(a, nil); err != nil {
		panic("forecast: a legal action is refused: " + err.Error())
	}
}
