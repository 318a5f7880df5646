package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/ui"
)

// Parts of the movements, from 0 to 1.
const (
	lands     = 0.86 // what was on its way lies in its place; the rest is for looking at it
	payLands  = 0.45 // what was paid with has gone before
	mostCoins = 6    // that are seen on their way
)

// flightsOfAct are the ways of what moves by an action.
func flightsOfAct(f *frame) []flight {
	e := &f.Event
	switch a := e.Action; a.Kind {
	case puertorico.TakeRole:
		return f.flyRole(e)
	case puertorico.TakeTile:
		return f.flyTile(e)
	case puertorico.Take:
		return f.flyColonist(e)
	case puertorico.Man:
		return f.flyPlacing(e)
	case puertorico.Build:
		return f.flyBuilding(e)
	case puertorico.Extra:
		n := f.held(f.State, e.Seat)[a.Good()]
		to := f.barrelsAt(e.Seat, a.Good(), int(n))
		one := f.casks(f.supplyOf(a.Good(), 1), to[max(len(to)-1, 0):], a.Good(), 0, lands)
		return tallied(one, f.supplyNumber(a.Good()), f.storeNumber(e.Seat, a.Good()), 1)
	case puertorico.Sell:
		return f.flySale(e)
	case puertorico.Load:
		return f.flyLoad(e)
	case puertorico.Keep:
		return f.flyLost(e.Seat)
	}
	return nil
}

// held are the barrels of a seat in a position.
func (f *frame) held(s *puertorico.State, seat game.Seat) puertorico.Barrels {
	return s.Player(seat).Barrels()
}

// casks are the ways of barrels of a kind.
func (f *frame) casks(from, to []ui.Rect, g puertorico.Good, sets, ends float64) []flight {
	return flock(from, to, sets, ends, true, func(int) func(p *painter, r ui.Rect) {
		return func(p *painter, r ui.Rect) { p.barrel(r, g) }
	})
}

// coinsFrom are the ways of so many doubloons.
func (f *frame) coinsFrom(from, to ui.Rect, n int, sets, ends float64) []flight {
	n = min(n, mostCoins)
	side := f.UI.Px(26)
	return gone(flock(around(from, n, side), around(to, n, side), sets, ends, false, func(int) func(p *painter, r ui.Rect) {
		return func(p *painter, r ui.Rect) { p.doubloon(r) }
	}))
}

// paid are the ways of so many doubloons to the money of a player.
func (f *frame) paid(from ui.Rect, seat game.Seat, n int, sets, ends float64) []flight {
	return tallied(f.coinsFrom(from, f.purseOf(seat, "money"), n, sets, ends), number{}, number{counts: countsMoney, seat: seat}, n)
}

// storeNumber is the number of barrels of a kind before a player, supplyNumber that in the supply.
func (f *frame) storeNumber(seat game.Seat, g puertorico.Good) number {
	return number{counts: countsStore, seat: seat, good: g}
}

func (f *frame) supplyNumber(g puertorico.Good) number { return number{counts: countsSupply, good: g} }

// workers are the ways of colonists; first is who the first of them is.
func (f *frame) workers(from, to []ui.Rect, first int, sets, ends float64, waits bool) []flight {
	return flock(from, to, sets, ends, waits, func(i int) func(p *painter, r ui.Rect) {
		return func(p *painter, r ui.Rect) { p.worker(r, first+i) }
	})
}

// roleTaken is where the face of whoever takes a role is drawn on its card, and roleMoney where its doubloons lie.
func (f *frame) roleTaken(r puertorico.Role) ui.Rect {
	if at := f.roles.faces[r]; !at.Empty() {
		return takenAt(at)
	}
	return f.token(f.where("page.roles"))
}

func (f *frame) roleMoney(r puertorico.Role) ui.Rect {
	if at := f.roles.faces[r]; !at.Empty() {
		return f.token(ui.Rect{X: at.Right() - f.UI.Px(22), Y: at.Y + f.UI.Px(12)}.Inset(-1))
	}
	return f.token(f.where("page.roles"))
}

// flyRole brings the face of whoever takes a role to its card, and the doubloons on it to their money.
func (f *frame) flyRole(e *puertorico.Event) []flight {
	role, seat := e.Action.Role(), e.Seat
	all := []flight{{from: f.face(seat), to: f.roleTaken(role), ends: payLands, draw: func(p *painter, r ui.Rect) { f.Portrait(r, seat) }}}
	return append(all, f.paid(f.roleMoney(role), seat, e.Count, payLands*0.6, lands)...)
}

// flyTile brings a tile from the row, or a quarry, to its field.
func (f *frame) flyTile(e *puertorico.Event) []flight {
	t := e.Action.Tile()
	n, _ := f.State.Player(e.Seat).Tiles(t)
	from := f.where("tile.quarry", "page.tiles")
	if t != puertorico.Quarry {
		from = f.token(f.where("page.tiles"))
		if cells, _, _ := f.tiles.places(); !f.lay.tiles.Empty() {
			if i := firstOf(f.Before.Row(), t); i >= 0 && i < len(cells) {
				from = cells[i]
			}
		}
	}
	return []flight{{from: from, to: f.fieldOf(f.State, e.Seat, t, n-1), ends: lands, draw: func(p *painter, r ui.Rect) { p.tile(r, t, false) }}}
}

// flyColonist brings the colonist that was offered to where it belongs.
func (f *frame) flyColonist(e *puertorico.Event) []flight {
	d := f.Before.Decision()
	supply, _ := f.Before.Colonists()
	from, leaves := f.token(f.where("supply.workers", "page.tiles")), number{counts: countsWorkers}
	if supply == 0 {
		from, leaves = f.token(f.where("supply.aboard", "page.tiles")), number{counts: countsAboard}
	}
	to, joins := f.purseOf(e.Seat, "juan"), number{counts: countsJuan, seat: e.Seat}
	if d.Why != puertorico.ForMayor {
		joins = number{}
		_, taken := f.State.Player(e.Seat).Circles(d.Group)
		to = f.circleOf(f.State, e.Seat, d.Group, max(taken-1, 0))
	}
	return tallied(f.workers([]ui.Rect{from}, []ui.Rect{to}, 0, 0, lands, true), leaves, joins, 1)
}

// flyPlacing brings the colonists that are placed anew from where they were to where they are now.
func (f *frame) flyPlacing(e *puertorico.Event) []flight {
	old, now := f.Before.Lifted(), f.State.Player(e.Seat).Placement()
	var from, to []ui.Rect
	idle := f.purseOf(e.Seat, "juan")
	for _, g := range puertorico.PlacingOrder() {
		for i := int(now[g]); i < int(old[g]); i++ {
			from = append(from, f.circleOf(f.State, e.Seat, g, i))
		}
		for i := int(old[g]); i < int(now[g]); i++ {
			to = append(to, f.circleOf(f.State, e.Seat, g, i))
		}
	}
	for len(from) < len(to) {
		from = append(from, idle)
	}
	for len(to) < len(from) {
		to = append(to, idle)
	}
	return f.workers(from, to, 0, 0, lands, false)
}

// flyBuilding brings the price of a building to the market and the building to its site.
func (f *frame) flyBuilding(e *puertorico.Event) []flight {
	b := e.Action.Building()
	market := f.where("build."+b.ID(), "page.market")
	from := ui.RectAround(market.Middle(), min(market.H, f.UI.Px(80))*float64(b.Spaces()), min(market.H, f.UI.Px(80)))
	all := f.coinsFrom(f.purseOf(e.Seat, "money"), f.token(market), e.Count, 0, payLands)
	all = tallied(all, number{counts: countsMoney, seat: e.Seat}, number{}, e.Count)
	return append(all, flight{
		from: from, to: f.siteOf(f.State, e.Seat, b), sets: payLands * 0.7, ends: lands, draw: func(p *painter, r ui.Rect) { p.building(r, b) },
		leaves: number{counts: countsCopies, building: b}, worth: 1,
	})
}

// flySale brings a barrel into the trading house and its price out of it.
func (f *frame) flySale(e *puertorico.Event) []flight {
	g, i := e.Action.Good(), len(f.Before.House())
	house := f.token(f.where("page.harbour"))
	if !f.lay.house.Empty() {
		house = art.HouseSpots(f.house.in())[min(i, puertorico.HouseMax-1)]
	}
	had := f.barrelsAt(e.Seat, g, int(f.held(f.Before, e.Seat)[g]))
	all := f.casks(had[max(len(had)-1, 0):], []ui.Rect{house}, g, 0, payLands*1.2)
	all = tallied(all, f.storeNumber(e.Seat, g), number{}, 1)
	return append(all, f.paid(house, e.Seat, e.Count, payLands, lands)...)
}

// flyLoad brings barrels aboard.
func (f *frame) flyLoad(e *puertorico.Event) []flight {
	a, n := e.Action, e.Count
	g := a.Good()
	from := f.barrelsAt(e.Seat, g, int(f.held(f.Before, e.Seat)[g]))
	from = from[max(len(from)-n, 0):]
	to, joins := f.supplyOf(g, n), f.supplyNumber(g)
	if !a.Wharf() {
		joins = number{counts: countsCargo, ship: a.Size()}
	}
	switch r, ok := f.shipAt(a.Size()); {
	case a.Wharf() && f.isHome(e.Seat) && !f.lay.ships.Empty():
		cells, _ := f.harbour.places()
		for i := range to {
			to[i] = art.DeckSpot(f.harbour.shipIn(cells[len(cells)-1]), i)
		}
	case a.Wharf():
	case !ok:
		to = around(r, n, r.H)
	default:
		aboard := 0
		for i := range f.Before.Ships() {
			if c := f.Before.Cargo(i); int(c.Size) == a.Size() {
				aboard = int(c.N)
			}
		}
		for i := range to {
			to[i] = art.HoldSpot(r, a.Size(), aboard+i)
		}
	}
	return tallied(f.casks(from, to, g, 0, lands), f.storeNumber(e.Seat, g), joins, n)
}

// flyLost brings the barrels that a player can't keep to the supply.
func (f *frame) flyLost(seat game.Seat) (all []flight) {
	had, left := f.held(f.Before, seat), f.held(f.State, seat)
	for g := range puertorico.Good(puertorico.Goods) {
		if n := int(had[g]) - int(left[g]); n > 0 {
			from := f.barrelsAt(seat, g, int(had[g]))
			from = from[max(len(from)-n, 0):]
			lost := f.casks(from, f.supplyOf(g, len(from)), g, 0, lands)
			all = append(all, tallied(lost, f.storeNumber(seat, g), f.supplyNumber(g), n)...)
		}
	}
	return all
}
