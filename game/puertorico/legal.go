package puertorico

import "islas/game"

// mayQuarry reports whether a seat may take a quarry in its turn of the settler phase (section 5).
func (s *State) mayQuarry(seat game.Seat) bool {
	return s.quarries > 0 && (seat == s.chooser || s.players[seat].Occupied(ConstructionHut))
}

// canBuild reports whether a seat can build something.
func (s *State) canBuild(seat game.Seat) bool {
	for b := range Building(Buildings) {
		if s.buildReason(seat, b) == reasonNone {
			return true
		}
	}
	return false
}

// Legal appends every action that the deciding seat may take. The order depends on the position alone: role cards, tiles,
// buildings and goods in the order of the data, numbers rising, the quarry after the plantations, pass last.
func (s *State) Legal(buf []Action) []Action {
	if s.decider == game.NoSeat {
		return buf
	}
	p := &s.players[s.decider]
	switch s.phase {
	case PhaseRole:
		for r := range Role(Roles) {
			if s.roles[r] >= 0 {
				buf = append(buf, RoleAction(r))
			}
		}
		return buf
	case PhaseHacienda:
		buf = append(buf, DrawAction())
	case PhaseTile:
		var kinds GoodSet
		for _, t := range s.row[:s.rowN] {
			kinds |= 1 << t
		}
		for t := range Tile(Goods) {
			if kinds.Has(Good(t)) {
				buf = append(buf, TileAction(t))
			}
		}
		if s.mayQuarry(s.decider) {
			buf = append(buf, TileAction(Quarry))
		}
	case PhaseColonist:
		buf = append(buf, ColonistAction())
	case PhasePlacing:
		low, high := s.placingRange()
		for n := low; n <= high; n++ {
			buf = append(buf, ManAction(placingOrder[s.place], n))
		}
		return buf
	case PhaseBuild:
		for b := range Building(Buildings) {
			if s.buildReason(s.decider, b) == reasonNone {
				buf = append(buf, BuildAction(b))
			}
		}
	case PhaseExtra:
		buf = s.extras().each(buf, ExtraAction)
	case PhaseSell:
		buf = (s.HouseTakes(s.decider) & p.goods.Kinds()).each(buf, SellAction)
	case PhaseLoad:
		return s.legalLoads(buf)
	case PhaseKeep:
		return p.legalKeeps(buf)
	}
	return append(buf, PassAction())
}

// each appends the action for each good of the set.
func (s GoodSet) each(buf []Action, action func(Good) Action) []Action {
	for g := range Good(Goods) {
		if s.Has(g) {
			buf = append(buf, action(g))
		}
	}
	return buf
}

// legalLoads appends what the decider may load: by the ships from the smallest on, then by the wharf; pass if it can only load
// by the wharf.
func (s *State) legalLoads(buf []Action) []Action {
	p := &s.players[s.decider]
	wharf, first := s.Wharf(s.decider), len(buf)
	aboard := s.shippable(s.decider)
	for g := range Good(Goods) {
		if aboard.Has(g) {
			for i := range int(s.ships) {
				if s.LoadOn(s.decider, g, i) > 0 {
					buf = append(buf, LoadAction(g, int(s.cargo[i].Size)))
				}
			}
		}
	}
	must := len(buf) > first
	if wharf {
		buf = p.goods.Kinds().each(buf, WharfAction)
	}
	if !must {
		buf = append(buf, PassAction())
	}
	return buf
}

// legalKeeps appends what the player may keep: all the kinds that the warehouses take, and one barrel of another kind.
func (p *Player) legalKeeps(buf []Action) []Action {
	own, room := p.goods.Kinds(), p.WarehouseKinds()
	for set := range GoodSet(1 << Goods) {
		if set&^own != 0 || set.Len() != room {
			continue
		}
		for g := range Good(Goods) {
			if (own &^ set).Has(g) {
				buf = append(buf, KeepAction(set, g))
			}
		}
	}
	return buf
}

// forced returns the only legal action of a decision that the engine makes itself (section 15).
func (s *State) forced() (a Action, ok bool) {
	switch s.phase {
	case PhasePlacing:
		low, high := s.placingRange()
		return ManAction(placingOrder[s.place], low), low == high
	case PhaseLoad, PhaseKeep:
		var room [maxLegal]Action
		if legal := s.Legal(room[:0]); len(legal) == 1 {
			return legal[0], true
		}
	}
	return Action{}, false
}

// maxLegal is the most legal actions of a decision (section 15).
const maxLegal = 30
