package table_test

import (
	"islas/game"
	"islas/game/puertorico"
)

// occasion is what has just happened.
type occasion struct {
	e         puertorico.Event
	s, before *puertorico.State
}

// did reports whether an action of a kind was done.
func (o occasion) did(k puertorico.ActionKind) bool {
	return o.e.Kind == puertorico.EvAct && o.e.Action.Kind == k
}

// who is the player it is about.
func (o occasion) who() *puertorico.Player { return o.s.Player(o.e.Seat) }

// anybody reports whether something holds of somebody.
func (o occasion) anybody(holds func(seat game.Seat, p *puertorico.Player) bool) bool {
	for seat := range game.Seat(o.s.Seats()) {
		if holds(seat, o.s.Player(seat)) {
			return true
		}
	}
	return false
}

// sum is how much an event brought or took in all.
func (o occasion) sum() (n int) {
	for _, of := range o.e.By {
		n += of.Total()
	}
	return n
}

// occasions says when each thing may be explained.
var occasions = map[string]func(o occasion) bool{
	"bonus":     func(o occasion) bool { return o.e.Kind == puertorico.EvBonus },
	"chips-out": func(o occasion) bool { return o.e.Kind == puertorico.EvPoints && o.before.Chips() == 0 },
	"discarded": func(o occasion) bool { return o.e.Kind == puertorico.EvDiscarded && o.e.Count > 0 },
	"end-city": func(o occasion) bool {
		return o.e.Kind == puertorico.EvEnding && o.who().CitySpaces() == puertorico.CitySize
	},
	"end-chips":  func(o occasion) bool { return o.e.Kind == puertorico.EvEnding && o.s.Chips() == 0 },
	"factory":    func(o occasion) bool { return o.e.Kind == puertorico.EvFactory && o.sum() > 0 },
	"governor":   func(o occasion) bool { return o.e.Kind == puertorico.EvRound && o.s.Round() > 1 },
	"hacienda":   func(o occasion) bool { return o.e.Kind == puertorico.EvDrawn },
	"house-full": func(o occasion) bool { return o.e.Kind == puertorico.EvHouse && len(o.s.House()) == 0 },
	"lost":       func(o occasion) bool { return o.e.Kind == puertorico.EvLost && o.sum() > 0 },
	"production": func(o occasion) bool { return o.e.Kind == puertorico.EvProduced },
	"privilege":  func(o occasion) bool { return o.did(puertorico.TakeRole) },
	"refill":     func(o occasion) bool { return o.e.Kind == puertorico.EvRefilled && !o.e.Short },
	"reshuffle":  func(o occasion) bool { return o.e.Kind == puertorico.EvReshuffle },
	"sailed":     func(o occasion) bool { return o.e.Kind == puertorico.EvSailed && o.sum() > 0 },
	"warehouse":  func(o occasion) bool { return o.did(puertorico.Keep) && o.who().WarehouseKinds() > 0 },
	"must-load": func(o occasion) bool {
		d, was, some := o.s.Decision(), o.before.Decision(), o.s.Legal(nil)
		return d.Phase == puertorico.PhaseLoad && d.Seat == 0 && len(some) > 1 && (was.Phase != puertorico.PhaseLoad || was.Seat != 0)
	},
	"wharf":      func(o occasion) bool { return o.did(puertorico.Load) && o.who().Occupied(puertorico.Wharf) },
	"harbour":    func(o occasion) bool { return o.did(puertorico.Load) && o.who().Occupied(puertorico.Harbour) },
	"hospice":    func(o occasion) bool { return o.did(puertorico.Take) && o.who().Occupied(puertorico.Hospice) },
	"university": func(o occasion) bool { return o.did(puertorico.Take) && o.who().Occupied(puertorico.University) },
	"large":      func(o occasion) bool { return o.did(puertorico.Build) && o.e.Action.Building() >= puertorico.GuildHall },
	"occupied":   func(o occasion) bool { return o.did(puertorico.Build) },
	"office":     func(o occasion) bool { return o.did(puertorico.Sell) && o.who().Occupied(puertorico.Office) },
	"craft-privilege": func(o occasion) bool {
		return o.did(puertorico.Extra) && o.before.Barrels()[o.e.Action.Good()] == o.s.Barrels()[o.e.Action.Good()]+1
	},
	"end-colonists": func(o occasion) bool {
		supply, _ := o.s.Colonists()
		return o.e.Kind == puertorico.EvEnding && supply == 0
	},
	"house-stays": func(o occasion) bool {
		n := len(o.s.House())
		return o.e.Kind == puertorico.EvRoleOver && n > 0 && n < puertorico.HouseMax
	},
	"larger-ship": func(o occasion) bool {
		least, g := 99, o.e.Action.Good()
		for _, ship := range o.before.CargoShips() {
			if ship.N == 0 {
				least = min(least, int(ship.Size))
			}
		}
		own := o.before.Player(o.e.Seat).Barrels()
		return o.did(puertorico.Load) && o.e.Action.Size() > least && int(own[g]) > least
	},
	"quarry-cap": func(o occasion) bool {
		_, worked := o.who().Tiles(puertorico.Quarry)
		return o.did(puertorico.Build) && worked >= 2
	},
	"sale-barred": func(o occasion) bool {
		return o.did(puertorico.Sell) && o.anybody(func(seat game.Seat, p *puertorico.Player) bool {
			own := p.Barrels()
			return seat != o.e.Seat && own[o.e.Action.Good()] > 0 && !p.Occupied(puertorico.Office)
		})
	},
	"san-juan": func(o occasion) bool {
		return o.e.Kind == puertorico.EvRefilled && o.anybody(func(_ game.Seat, p *puertorico.Player) bool { return p.SanJuan() > 0 })
	},
	"ship-barred": func(o occasion) bool {
		return o.did(puertorico.Load) && o.anybody(func(_ game.Seat, p *puertorico.Player) bool {
			own := p.Barrels()
			return own[o.e.Action.Good()] > 0
		})
	},
	"shortage": func(o occasion) bool {
		return o.e.Kind == puertorico.EvProduced && o.anybody(func(seat game.Seat, p *puertorico.Player) bool {
			for g := range puertorico.Good(puertorico.Goods) {
				if int(o.e.By[seat][g]) < p.Capacity(g) {
					return true
				}
			}
			return false
		})
	},
	"uneven": func(o occasion) bool {
		return o.e.Kind == puertorico.EvDealt && o.sum()%o.s.Seats() > 0
	},
}
