// Package novelty names what is worth explaining about an event to somebody who sees it for the first time.
package novelty

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
)

// happening is an event with the positions before and after it.
type happening struct {
	*puertorico.Event
	before, after *puertorico.State
}

// novelty is what is explained about an event when something holds; nil is always.
type novelty struct {
	key  string
	when func(h happening) bool
}

// novelties are what is explained about kinds of events, and actNovelties about kinds of actions: the first that holds.
var (
	novelties = map[puertorico.EventKind][]novelty{
		puertorico.EvRound: {{"governor", func(h happening) bool { return h.after.Round() > 1 }}},
		puertorico.EvBonus: {{"bonus", func(h happening) bool { return h.Ending == 0 }}},
		puertorico.EvDealt: {{"uneven", func(h happening) bool {
			return h.some(func(seat game.Seat) bool { return h.By[seat][0] != h.By[0][0] })
		}}},
		puertorico.EvRefilled:  {{"", func(h happening) bool { return h.Short }}, {"san-juan", happening.waits}, {"refill", nil}}, // or the end
		puertorico.EvProduced:  {{"shortage", happening.short}, {"production", nil}},
		puertorico.EvFactory:   {{"factory", happening.gives}},
		puertorico.EvPoints:    {{"chips-out", happening.chipsOut}},
		puertorico.EvLost:      {{"lost", happening.gives}},
		puertorico.EvRoleOver:  {{"house-stays", func(h happening) bool { return h.Role == puertorico.Trader && len(h.after.House()) > 0 }}},
		puertorico.EvDrawn:     {{"hacienda", nil}},
		puertorico.EvReshuffle: {{"reshuffle", nil}},
		puertorico.EvDiscarded: {{"discarded", nil}},
		puertorico.EvHouse:     {{"house-full", nil}},
		puertorico.EvSailed:    {{"sailed", nil}},
		puertorico.EvEnding: {
			{"end-colonists", func(h happening) bool { return h.Ending&puertorico.EndColonists != 0 }},
			{"end-city", func(h happening) bool { return h.Ending&puertorico.EndCity != 0 }}, {"end-chips", nil},
		},
	}
	actNovelties = map[puertorico.ActionKind][]novelty{
		puertorico.TakeRole: {{"privilege", nil}},
		puertorico.Take: {
			{"hospice", func(h happening) bool { return h.Role == puertorico.Settler }},
			{"university", func(h happening) bool { return h.Role == puertorico.Builder }},
		},
		puertorico.Build: {
			{"quarry-cap", happening.capped}, {"large", func(h happening) bool { return h.Action.Building().Spaces() > 1 }}, {"occupied", nil},
		},
		puertorico.Extra: {{"craft-privilege", nil}},
		puertorico.Sell:  {{"office", happening.soldTwice}, {"sale-barred", happening.barsSale}},
		puertorico.Load: {
			{"wharf", func(h happening) bool { return h.Action.Wharf() }}, {"larger-ship", happening.tooSmall}, {"ship-barred", happening.barsShip},
			{"harbour", func(h happening) bool { return h.after.Player(h.Seat).Occupied(puertorico.Harbour) }},
		},
		puertorico.Keep: {{"warehouse", func(h happening) bool { return h.Action.Warehoused() != 0 }}},
	}
)

// Of returns the name of what is worth explaining about an event when it happens for the first time, "" for nothing.
func Of(step *puertorico.Step, before *puertorico.State) string {
	h := happening{&step.Event, before, &step.After}
	all := novelties[h.Kind]
	if h.Kind == puertorico.EvAct {
		all = actNovelties[h.Action.Kind]
	}
	for _, n := range all {
		if n.when == nil || n.when(h) {
			return n.key
		}
	}
	return ""
}

// some reports whether something holds for a seat.
func (h happening) some(of func(seat game.Seat) bool) (holds bool) {
	for seat := range game.Seat(h.after.Seats()) {
		holds = holds || of(seat)
	}
	return holds
}

// gives reports whether the event gives or takes something.
func (h happening) gives() bool { return h.By != [puertorico.MaxSeats]puertorico.Barrels{} }

// chipsOut reports whether points are won after the supply has run out.
func (h happening) chipsOut() bool {
	return h.before.Chips() == 0 && h.before.Ending()&puertorico.EndChips != 0
}

// soldTwice reports whether the trading house had the kind already.
func (h happening) soldTwice() bool { return slices.Contains(h.before.House(), h.Action.Good()) }

// waits reports whether colonists wait in San Juan.
func (h happening) waits() bool {
	return h.some(func(seat game.Seat) bool { return h.after.Player(seat).SanJuan() > 0 })
}

// short reports whether the supply was too small for a harvest.
func (h happening) short() bool {
	_, craftsman := h.before.Role()
	return h.before.Production(craftsman).Short != [puertorico.MaxSeats]puertorico.Barrels{}
}

// capped reports whether more quarries are at work than may lower the price of what is built.
func (h happening) capped() bool {
	_, worked := h.after.Player(h.Seat).Tiles(puertorico.Quarry)
	return worked > h.Action.Building().Column()
}

// barsSale reports whether a sale bars another player's; when the house is full that is explained as it is cleared.
func (h happening) barsSale() bool {
	sold := h.Action.Good()
	return len(h.after.House()) < puertorico.HouseMax && h.some(func(seat game.Seat) bool {
		own := h.after.Player(seat).Barrels()
		return seat != h.Seat && own[sold] > 0 && !h.after.HouseTakes(seat).Has(sold)
	})
}

// tooSmall reports whether there was an empty ship that a kind could not be loaded on because another one takes more of it.
func (h happening) tooSmall() bool {
	g, small := h.Action.Good(), false
	for i, ship := range h.before.CargoShips() {
		if ship.Kind == g {
			return false // there or nowhere
		}
		small = small || ship.N == 0 && h.before.LoadOn(h.Seat, g, i) == 0
	}
	return small
}

// barsShip reports whether a load fills a ship whose kind others still have.
func (h happening) barsShip() bool {
	return slices.ContainsFunc(h.after.CargoShips(), func(ship puertorico.Cargo) bool {
		return int(ship.Size) == h.Action.Size() && ship.Full() && h.some(func(seat game.Seat) bool {
			own := h.after.Player(seat).Barrels()
			return own[ship.Kind] > 0
		})
	})
}
