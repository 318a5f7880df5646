package caption

import (
	"errors"
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/locales"
)

// Why says in a sentence why who has to decide may not take an action; empty if the action is legal. name is what a seat is
// called.
func Why(texts *locales.Catalogue, s *puertorico.State, name func(game.Seat) string, a puertorico.Action) string {
	var illegal *puertorico.Illegal
	if !errors.As(s.Check(a), &illegal) {
		return ""
	}
	r := refusal{texts: texts, s: s, name: name, Illegal: illegal}
	return r.say()
}

// WhyNoLoad says why who has to decide may not load their barrels on a ship of a size, 0 for the wharf: of all kinds, or of only one unless
// that is NoGood, and each reason once.
func WhyNoLoad(texts *locales.Catalogue, s *puertorico.State, name func(game.Seat) string, only puertorico.Good, size int) (all []string) {
	own := s.Player(s.Decision().Seat).Barrels()
	for g := range own.Kinds().All {
		if only != puertorico.NoGood && only != g {
			continue
		}
		if why := Why(texts, s, name, puertorico.LoadAction(g, size)); why != "" && !slices.Contains(all, why) {
			all = append(all, why)
		}
	}
	return all
}

// refusal is an action that is not legal, and what is needed to say why.
type refusal struct {
	texts *locales.Catalogue
	s     *puertorico.State
	name  func(game.Seat) string
	*puertorico.Illegal
}

func (r refusal) say() string {
	key, a := "why."+r.Reason.String(), r.Action
	p := r.s.Player(max(r.Decision.Seat, 0))
	switch r.Reason {
	case puertorico.ReasonWrongPhase:
		return r.texts.Text(r.phaseKey())
	case puertorico.ReasonMustDecide:
		if r.Decision.Phase == puertorico.PhaseLoad {
			key = "why.must-load"
		}
	case puertorico.ReasonRoleTaken:
		return r.texts.Text(key, "name", r.name(r.s.TakenBy(a.Role())))
	case puertorico.ReasonNoSpace:
		if p.CitySpaces() == puertorico.CitySize {
			key = "why.no-space-left"
		}
		return r.texts.Text(key, "need", a.Building().Spaces(), "n", puertorico.CitySize-p.CitySpaces())
	case puertorico.ReasonNoMoney:
		_, builder := r.s.Role()
		return r.texts.Text(key, "price", r.s.Price(r.Decision.Seat, builder, a.Building()), "n", p.Doubloons())
	case puertorico.ReasonNotProduced, puertorico.ReasonSupplyEmpty, puertorico.ReasonNoBarrel, puertorico.ReasonHouseHolds,
		puertorico.ReasonLargerShip:
		return r.texts.Text(key, "good", r.kind(r.missing(p)))
	case puertorico.ReasonOtherKind:
		return r.texts.Text(key, "good", r.kind(r.s.Cargo(r.s.ShipOf(a.Size())).Kind))
	case puertorico.ReasonOtherShip:
		if r.s.ShipFor(a.Good()).Full() {
			key = "why.other-ship-full"
		}
		return r.texts.Text(key, "good", r.kind(a.Good()))
	case puertorico.ReasonWarehouses:
		if p.WarehouseKinds() == 0 {
			key = "why.warehouses-none"
		}
		return r.texts.Text(key, "n", p.WarehouseKinds())
	}
	return r.texts.Text(key)
}

// phaseKey is the key of why an action of its kind does not belong to what is decided now.
func (r refusal) phaseKey() string {
	role := puertorico.Role(puertorico.NoRole)
	switch r.Action.Kind {
	case puertorico.TakeRole:
		return "why.role-later"
	case puertorico.Draw, puertorico.TakeTile:
		role = puertorico.Settler
	case puertorico.Man:
		role = puertorico.Mayor
	case puertorico.Build:
		role = puertorico.Builder
	case puertorico.Extra:
		role = puertorico.Craftsman
	case puertorico.Sell:
		role = puertorico.Trader
	case puertorico.Load, puertorico.Keep:
		role = puertorico.Captain
	}
	if role == puertorico.NoRole || role == r.Decision.Role {
		return "why.wrong-phase"
	}
	return "why.not-now." + role.ID()
}

// missing is the kind that an action is about; of what would be kept the first of which there is no barrel.
func (r refusal) missing(p *puertorico.Player) puertorico.Good {
	own := p.Barrels()
	for g := range puertorico.Good(puertorico.Goods) {
		if r.Action.Kind == puertorico.Keep && r.Action.Warehoused().Has(g) && own[g] == 0 {
			return g
		}
	}
	return r.Action.Good()
}

func (r refusal) kind(g puertorico.Good) string { return Kind(r.texts.Text, g) }
