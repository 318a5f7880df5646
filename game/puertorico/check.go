package puertorico

import "islas/game"

// Check returns nil if the deciding seat may take the action, otherwise an *Illegal.
func (s *State) Check(a Action) error {
	if r := s.Reason(a); r != reasonNone {
		return &Illegal{a, s.Decision(), r}
	}
	return nil
}

// asks returns the phase in which an action of a kind is decided on; false if there is no such kind.
func (k ActionKind) asks() (Phase, bool) {
	phases := [kinds]Phase{
		TakeRole: PhaseRole, Draw: PhaseHacienda, TakeTile: PhaseTile, Take: PhaseColonist, Man: PhasePlacing, Build: PhaseBuild,
		Extra: PhaseExtra, Sell: PhaseSell, Load: PhaseLoad, Keep: PhaseKeep,
	}
	if k == Pass || k >= kinds {
		return PhaseOver, false
	}
	return phases[k], true
}

// Reason returns the reason why the decider may not take an action, 0 if it may.
func (s *State) Reason(a Action) Reason {
	switch {
	case s.over:
		return ReasonGameOver
	case !a.formed():
		return ReasonMalformed
	case s.decider == game.NoSeat: // in the middle of an action
		return ReasonWrongPhase
	case a.Kind == Pass:
		return s.passReason()
	}
	if phase, _ := a.Kind.asks(); phase != s.phase {
		return ReasonWrongPhase
	}
	p := &s.players[s.decider]
	switch a.Kind {
	case TakeRole:
		return s.roleReason(a.Role())
	case TakeTile:
		return s.tileReason(a.Tile())
	case Man:
		return s.manReason(a)
	case Build:
		return s.buildReason(s.decider, a.Building())
	case Extra:
		switch {
		case !p.produced.Has(a.Good()):
			return ReasonNotProduced
		case s.goods[a.Good()] == 0:
			return ReasonSupplyEmpty
		}
	case Sell:
		return s.sellReason(s.decider, a.Good())
	case Load:
		return s.loadReason(s.decider, a.Good(), a.Size())
	case Keep:
		return p.keepReason(a)
	}
	return reasonNone
}

// formed reports whether some position could allow the action: every field in its range, unused ones zero.
func (a Action) formed() bool {
	switch a.Kind {
	case Pass, Draw, Take:
		return a.What == 0 && a.N == 0
	case TakeRole:
		return a.What < Roles && a.N == 0
	case TakeTile:
		return a.What < TileKinds && a.N == 0
	case Man:
		return a.What < Groups
	case Build:
		return a.What < Buildings && a.N == 0
	case Extra, Sell:
		return a.What < Goods && a.N == 0
	case Load:
		return a.What < Goods
	case Keep:
		return a.What < 1<<Goods && a.N < Goods
	}
	return false
}

func (s *State) passReason() Reason {
	switch s.phase {
	case PhaseHacienda, PhaseTile, PhaseColonist, PhaseBuild, PhaseExtra, PhaseSell:
		return reasonNone
	case PhaseLoad:
		if s.shippable(s.decider) == 0 {
			return reasonNone
		}
	}
	return ReasonMustDecide
}

func (s *State) roleReason(r Role) Reason {
	switch {
	case s.roles[r] >= 0:
		return reasonNone
	case s.InGame(r):
		return ReasonRoleTaken
	}
	return ReasonNoSuchRole
}

func (s *State) tileReason(t Tile) Reason {
	switch {
	case t != Quarry && s.inRow(t) < 0:
		return ReasonNotInRow
	case t == Quarry && s.quarries == 0:
		return ReasonNoQuarryLeft
	case t == Quarry && !s.mayQuarry(s.decider):
		return ReasonQuarryBarred
	}
	return reasonNone
}

func (s *State) manReason(a Action) Reason {
	low, high := s.placingRange()
	switch {
	case a.Group() != placingOrder[s.place]:
		return ReasonWrongGroup
	case a.Count() > high:
		return ReasonTooMany
	case a.Count() < low:
		return ReasonTooFew
	}
	return reasonNone
}

// buildReason returns the reason why a seat could not build b in its turn of the builder phase or, while another role is played,
// without anybody having the builder's privilege.
func (s *State) buildReason(seat game.Seat, b Building) Reason {
	p := &s.players[seat]
	builder := game.NoSeat
	if s.role == Builder {
		builder = s.chooser
	}
	switch {
	case p.owned.Has(b):
		return ReasonOwned
	case s.left[b] == 0:
		return ReasonNoneLeft
	case int(p.spaces)+buildings[b].spaces > CitySize:
		return ReasonNoSpace
	case s.Price(seat, builder, b) > int(p.doubloons):
		return ReasonNoMoney
	}
	return reasonNone
}

func (s *State) sellReason(seat game.Seat, g Good) Reason {
	switch {
	case s.players[seat].goods[g] == 0:
		return ReasonNoBarrel
	case s.housed == HouseMax:
		return ReasonHouseFull
	case !s.HouseTakes(seat).Has(g):
		return ReasonHouseHolds
	}
	return reasonNone
}

// loadReason returns the reason why a seat may not load a kind on the ship of a size, or with 0 by the wharf.
func (s *State) loadReason(seat game.Seat, g Good, size int) Reason {
	if s.players[seat].goods[g] == 0 {
		return ReasonNoBarrel
	}
	if size == 0 {
		switch {
		case !s.players[seat].Occupied(Wharf):
			return ReasonNoWharf
		case !s.Wharf(seat):
			return ReasonWharfUsed
		}
		return reasonNone
	}
	i := s.ShipOf(size)
	if i < 0 {
		return ReasonNoShip
	}
	at := s.carrier(g)
	switch {
	case s.cargo[i].Kind != NoGood && s.cargo[i].Kind != g:
		return ReasonOtherKind
	case at >= 0 && at != i:
		return ReasonOtherShip
	case s.cargo[i].Full():
		return ReasonShipFull
	case s.LoadOn(seat, g, i) == 0:
		return ReasonLargerShip
	}
	return reasonNone
}

func (p *Player) keepReason(a Action) Reason {
	own := p.goods.Kinds()
	switch {
	case a.Warehoused()&^own != 0 || !own.Has(a.Good()):
		return ReasonNoBarrel
	case a.Warehoused().Len() != p.WarehouseKinds():
		return ReasonWarehouses
	case a.Warehoused().Has(a.Good()):
		return ReasonSingle
	}
	return reasonNone
}
