package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/popover"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// explains returns the name of what is to be explained about an event that happens for the first time, "" for nothing: that loading is
// compulsory when somebody at the machine begins to choose a load, everything else after it has happened.
func (p *players) explains(step *puertorico.Step, before *puertorico.State) string {
	key, s := explained(step, before), &step.After
	d, was := s.Decision(), before.Decision()
	begins := d.Phase == puertorico.PhaseLoad && (was.Phase != d.Phase || was.Seat != d.Seat)
	if (key == "" || key == "privilege") && begins && p.Human(d.Seat) && len(s.Legal(nil)) > 1 {
		return "must-load"
	}
	return key
}

// explained returns the name of what is to be explained about an event, "" for nothing.
func explained(step *puertorico.Step, before *puertorico.State) string {
	e, s := &step.Event, &step.After
	switch e.Kind {
	case puertorico.EvRound:
		if s.Round() > 1 {
			return "governor"
		}
	case puertorico.EvBonus:
		if another(e) {
			return "bonus"
		}
	case puertorico.EvAct:
		return explainAct(e, s, before)
	case puertorico.EvDealt:
		if slices.ContainsFunc(e.By[1:s.Seats()], func(got puertorico.Barrels) bool { return got[0] != e.By[0][0] }) {
			return "uneven"
		}
	case puertorico.EvRefilled:
		if e.Short { // the end of the game is explained instead
			return ""
		}
		for seat := range game.Seat(s.Seats()) {
			if s.Player(seat).SanJuan() > 0 {
				return "san-juan"
			}
		}
		return "refill"
	case puertorico.EvProduced:
		if _, craftsman := before.Role(); before.Production(craftsman).Short != [puertorico.MaxSeats]puertorico.Barrels{} {
			return "shortage"
		}
		return "production"
	case puertorico.EvFactory:
		if some(e) {
			return "factory"
		}
	case puertorico.EvPoints:
		if before.Chips() == 0 && before.Ending()&puertorico.EndChips != 0 {
			return "chips-out"
		}
	case puertorico.EvLost:
		if some(e) {
			return "lost"
		}
	case puertorico.EvEnding:
		return "end-" + endingKey(e.Ending)
	case puertorico.EvRoleOver:
		if e.Role == puertorico.Trader && len(s.House()) > 0 {
			return "house-stays"
		}
	}
	return explainKeys[e.Kind]
}

// explainKeys are the names of what is explained whenever an event of a kind happens.
var explainKeys = map[puertorico.EventKind]string{
	puertorico.EvDrawn: "hacienda", puertorico.EvReshuffle: "reshuffle", puertorico.EvDiscarded: "discarded", puertorico.EvHouse: "house-full",
	puertorico.EvSailed: "sailed",
}

// explainAct explains an action.
func explainAct(e *puertorico.Event, s, before *puertorico.State) string {
	p, a := s.Player(e.Seat), e.Action
	switch a.Kind {
	case puertorico.TakeRole:
		return "privilege"
	case puertorico.Take:
		switch e.Role {
		case puertorico.Settler:
			return "hospice"
		case puertorico.Builder:
			return "university"
		}
	case puertorico.Build:
		if _, worked := p.Tiles(puertorico.Quarry); worked > a.Building().Column() {
			return "quarry-cap"
		}
		if a.Building().Spaces() > 1 {
			return "large"
		}
		return "occupied"
	case puertorico.Extra:
		return "craft-privilege"
	case puertorico.Sell:
		return explainSale(e, s, before)
	case puertorico.Load:
		return explainLoad(e, s, before)
	case puertorico.Keep:
		if a.Warehoused() != 0 {
			return "warehouse"
		}
	}
	return ""
}

// explainSale explains a sale of a kind that the trading house had already, or that bars another player's sale.
func explainSale(e *puertorico.Event, s, before *puertorico.State) string {
	sold := e.Action.Good()
	if slices.Contains(before.House(), sold) {
		return "office"
	}
	if len(s.House()) == puertorico.HouseMax {
		return "" // explained when the house is cleared
	}
	for seat := range game.Seat(s.Seats()) {
		if own := s.Player(seat).Barrels(); seat != e.Seat && own[sold] > 0 && !s.HouseTakes(seat).Has(sold) {
			return "sale-barred"
		}
	}
	return ""
}

// explainLoad explains the wharf, a ship that was too small, one whose kind others have but that is full, or a harbour.
func explainLoad(e *puertorico.Event, s, before *puertorico.State) string {
	if e.Action.Wharf() {
		return "wharf"
	}
	if tooSmall(e, before) {
		return "larger-ship"
	}
	for _, ship := range s.CargoShips() {
		if int(ship.Size) != e.Action.Size() || !ship.Full() {
			continue
		}
		for seat := range game.Seat(s.Seats()) {
			if own := s.Player(seat).Barrels(); own[ship.Kind] > 0 {
				return "ship-barred"
			}
		}
	}
	if s.Player(e.Seat).Occupied(puertorico.Harbour) {
		return "harbour"
	}
	return ""
}

// tooSmall reports whether there was an empty ship that a kind could not be loaded on because another one takes more of it.
func tooSmall(e *puertorico.Event, before *puertorico.State) bool {
	g, small := e.Action.Good(), false
	for i, ship := range before.CargoShips() {
		if ship.Kind == g {
			return false // there or nowhere
		}
		small = small || ship.N == 0 && before.LoadOn(e.Seat, g, i) == 0
	}
	return small
}

// explanationRoom returns where an explanation covers nothing that is decided on and, if possible, nothing of interest: on empty land of
// the home seat, or on the log.
func (v adviceView) explanationRoom() table.Room {
	l := v.lay
	fields, town := fieldSpots(l.island), art.TownSpots(l.city, broad(l.city)) // the last of them say how many are free
	looked := append(v.settledLand(), fields[len(fields)-1], town[len(town)-1])
	looked = append(looked, table.NotEmpty(append(l.others, l.roles, l.ships, l.house, l.tiles, l.supply, l.market)...)...)
	room := table.Room{Near: l.log.Middle(), Waits: v.asks(puertorico.PhasePlacing), Avoid: slices.Concat(
		popover.All(popover.Must, v.needed()), popover.All(popover.Must, v.decidedOn()), popover.All(2*popover.Rather, looked),
		popover.All(popover.Rather, table.NotEmpty(l.log)),
	)}
	if l.log.Empty() {
		room.Near = ui.Point{X: l.city.Right(), Y: l.city.Y}
	}
	return room
}

// decidedOn returns the regions on which the person at the machine decides; while others decide, the roles, as one of them may be next.
func (v adviceView) decidedOn() []ui.Rect {
	l := v.lay
	if v.Actor == game.NoSeat {
		return table.NotEmpty(l.roles)
	}
	if v.asks(puertorico.PhasePlacing) { // so much is needed that the roles and empty land may be covered
		return v.settledLand()
	}
	return table.NotEmpty(append([]ui.Rect{l.roles}, [puertorico.Phases][]ui.Rect{
		puertorico.PhaseHacienda: {l.tiles}, puertorico.PhaseTile: {l.tiles}, puertorico.PhaseBuild: {l.market},
		puertorico.PhaseExtra: {l.stores}, puertorico.PhaseSell: {l.stores}, puertorico.PhaseKeep: {l.stores}, puertorico.PhaseLoad: {l.stores, l.ships},
	}[v.decision.Phase]...)...)
}
