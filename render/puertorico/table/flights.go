package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// flyAct are the ways of what moves by an action.
func (f *frame) flyAct() []flight {
	e := &f.Event
	g, waits := e.Action.Good(), flight{End: lands, Waits: true}
	switch e.Action.Kind {
	case puertorico.TakeRole: // whoever takes the role, and the doubloons on its card
		role := e.Action.Role()
		face := f.one(f.face(e.Seat), f.roleTaken(role), 0, payLands, func(p *painter, r ui.Rect) { f.Portrait(r, e.Seat) })
		return append([]flight{face}, f.paid(f.roleMoney(role), e.Seat, e.Count, payLands*0.6, lands)...)
	case puertorico.TakeTile:
		t := e.Action.Tile()
		from := f.where("tile.quarry", "page.tiles")
		if t != puertorico.Quarry {
			from = f.token(f.where("page.tiles"))
			if cells, _, _ := f.tiles.places(); !f.lay.tiles.Empty() {
				if i := slices.Index(f.Before.Row(), t); i >= 0 && i < len(cells) {
					from = cells[i]
				}
			}
		}
		return []flight{f.one(from, f.newest(t), 0, lands, func(p *painter, r ui.Rect) { p.tile(r, t, false) })}
	case puertorico.Take:
		return f.flyColonist(f.Before.Decision())
	case puertorico.Man:
		return f.flyPlacing(e.Seat)
	case puertorico.Build: // the price to the market, and the building to its site
		b := e.Action.Building()
		market := f.where("build."+b.ID(), "page.market")
		high := min(market.H, f.UI.Px(80))
		from := ui.RectAround(market.Middle(), high*float64(b.Spaces()), high)
		raised := f.one(from, f.siteOf(f.State, e.Seat, b), payLands*0.7, lands, func(p *painter, r ui.Rect) { p.building(r, b) })
		raised.Leaves, raised.Worth = number{counts: countsCopies, building: b}, 1
		return append(f.coins(e.Count, of(countsMoney, e.Seat), at(f.token(market)), 0, payLands, (*painter).doubloon), raised)
	case puertorico.Extra:
		return f.casks(waits, g, 1, supplyOf(g), storeOf(e.Seat, g))
	case puertorico.Sell: // a barrel into the trading house, and its price out of it
		house := f.token(f.where("page.harbour"))
		if !f.lay.house.Empty() {
			house = art.HouseSpots(f.house.in())[min(len(f.Before.House()), puertorico.HouseMax-1)]
		}
		waits.End = payLands * 1.2
		return append(f.casks(waits, g, 1, storeOf(e.Seat, g), at(house)), f.paid(house, e.Seat, e.Count, payLands, lands)...)
	case puertorico.Load:
		return f.casks(waits, g, e.Count, storeOf(e.Seat, g), f.loadedAt(e.Action, e.Count))
	case puertorico.Keep: // what can't be kept
		var all []flight
		had, left := f.Before.Player(e.Seat).Barrels(), f.State.Player(e.Seat).Barrels()
		for g := range puertorico.Good(puertorico.Goods) {
			all = append(all, f.casks(waits, g, max(int(had[g])-int(left[g]), 0), storeOf(e.Seat, g), supplyOf(g))...)
		}
		return all
	}
	return nil
}

// of is a number of a player as a spot, storeOf that of barrels before one, and supplyOf that of barrels in the supply.
func of(c counts, seat game.Seat) spot { return spot{number: number{counts: c, seat: seat}} }

func storeOf(seat game.Seat, g puertorico.Good) spot {
	return spot{number: number{counts: countsStore, seat: seat, good: g}}
}

func supplyOf(g puertorico.Good) spot { return spot{number: number{counts: countsSupply, good: g}} }

// paid are the ways of so many doubloons to the money of a player.
func (f *frame) paid(from ui.Rect, seat game.Seat, n int, start, end float64) []flight {
	return f.coins(n, at(from), of(countsMoney, seat), start, end, (*painter).doubloon)
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

// newest is where the tile of a kind lies that the seat of the event has got last.
func (f *frame) newest(t puertorico.Tile) ui.Rect {
	n, _ := f.State.Player(f.Event.Seat).Tiles(t)
	return f.fieldOf(f.State, f.Event.Seat, t, n-1)
}

// flyColonist brings the colonist that was offered to where it belongs.
func (f *frame) flyColonist(d puertorico.Decision) []flight {
	from, to := spot{number: number{counts: countsWorkers}}, of(countsJuan, f.Event.Seat)
	if supply, _ := f.Before.Colonists(); supply == 0 {
		from = spot{number{counts: countsAboard}, []ui.Rect{f.token(f.where("supply.aboard", "page.tiles"))}}
	}
	if d.Why != puertorico.ForMayor {
		_, taken := f.State.Player(f.Event.Seat).Circles(d.Group)
		to = at(f.circleOf(f.State, f.Event.Seat, d.Group, max(taken-1, 0)))
	}
	return f.workers(flight{Waits: true}, 1, 1, from, to)
}

// flyPlacing brings the colonists of a seat that are placed anew from where they were to where they are now.
func (f *frame) flyPlacing(seat game.Seat) []flight {
	old, now := f.Before.Lifted(), f.State.Player(seat).Placement()
	var from, to []ui.Rect
	for _, g := range puertorico.PlacingOrder() {
		for i := int(now[g]); i < int(old[g]); i++ {
			from = append(from, f.circleOf(f.State, seat, g, i))
		}
		for i := int(old[g]); i < int(now[g]); i++ {
			to = append(to, f.circleOf(f.State, seat, g, i))
		}
	}
	idle := []ui.Rect{f.purseOf(seat, "juan")}
	n := max(len(from), len(to))
	from, to = append(from, slices.Repeat(idle, n-len(from))...), append(to, slices.Repeat(idle, n-len(to))...)
	return f.workers(flight{}, n, n, at(from...), at(to...))
}

// loadedAt is where n barrels are loaded by an action.
func (f *frame) loadedAt(a puertorico.Action, n int) spot {
	to := spot{number{counts: countsCargo, ship: a.Size()}, make([]ui.Rect, n)}
	if a.Wharf() {
		if to = supplyOf(a.Good()); f.isHome(f.Event.Seat) && !f.lay.ships.Empty() {
			cells, _ := f.harbour.places()
			for i := range n {
				to.at = append(to.at, art.DeckSpot(f.harbour.shipIn(cells[len(cells)-1]), i))
			}
		}
		return to
	}
	r, ok := f.shipAt(a.Size())
	if !ok {
		to.at = around(r, n, r.H)
		return to
	}
	aboard := 0
	for i := range f.Before.Ships() {
		if c := f.Before.Cargo(i); int(c.Size) == a.Size() {
			aboard = int(c.N)
		}
	}
	for i := range to.at {
		to.at[i] = art.HoldSpot(r, a.Size(), aboard+i)
	}
	return to
}

// flyDrawn brings the tile that was drawn from the stack to its field, and turns it over on the way.
func (f *frame) flyDrawn() []flight {
	t := f.Event.Tiles[0]
	side := table.Within(f.Progress, 0.1, 0.6)
	return []flight{f.one(f.where("stack", "page.tiles"), f.newest(t), 0, lands, func(p *painter, r ui.Rect) {
		face, narrow := table.TurnOver(side, puertorico.NoTile, t)
		switch r = r.InsetXY(r.W*narrow/2, 0); {
		case r.W < 2:
		case face == puertorico.NoTile:
			p.tileBack(r)
		default:
			p.tile(r, t, false)
		}
	})}
}

// tilesMove are the ways of the tiles of the event between the stack and the row, from its place first on.
func (f *frame) tilesMove(first int, in bool) []flight {
	if f.lay.tiles.Empty() {
		return nil
	}
	e := &f.Event
	cells, _, pile := f.tiles.places()
	cells = cells[first:min(first+e.Count, len(cells))]
	row, stack := at(cells...), at(slices.Repeat([]ui.Rect{pile}, len(cells))...)
	draw := func(i int) brush { return func(p *painter, r ui.Rect) { p.tile(r, e.Tiles[i], in) } }
	if !in {
		return f.move(flight{End: lands, Waits: true}, e.Count, len(cells), row, stack, draw)
	}
	stack.number = number{counts: countsStack}
	return f.move(flight{End: lands}, e.Count, len(cells), stack, row, draw)
}

// flyRow brings new tiles from the stack into the row, and flyDiscarded those that nobody took to the discards.
func (f *frame) flyRow() []flight { return f.tilesMove(len(f.Before.Row()), true) }

func (f *frame) flyDiscarded() []flight { return f.tilesMove(0, false) }

// flyDealt brings the colonists of the ship to San Juan, one after the other.
func (f *frame) flyDealt() []flight {
	left := f.Event.By
	var to []ui.Rect
	var joins []number
	for found := true; found; {
		found = false
		for seat := range f.fromChooser {
			if left[seat][0] > 0 {
				left[seat][0]--
				found = true
				juan := of(countsJuan, seat).number
				to, joins = append(to, f.lying(juan, f.State, 1)...), append(joins, juan)
			}
		}
	}
	all := f.workers(flight{Waits: true, Vanishes: true}, len(to), len(to), spot{number: number{counts: countsAboard}}, at(to...))
	for i := range all {
		all[i].Joins = joins[i]
	}
	return all
}

// fromChooser are the seats in turn, from whoever has chosen the role on.
func (f *frame) fromChooser(yield func(seat game.Seat) bool) {
	_, first := f.State.Role()
	n := game.Seat(f.State.Seats())
	for i := range n {
		if !yield((max(first, 0) + i) % n) {
			return
		}
	}
}

// flyRefilled brings new colonists aboard.
func (f *frame) flyRefilled() []flight {
	n := f.Event.Count
	return f.workers(flight{}, n, min(n, mostColonists), spot{number: number{counts: countsWorkers}}, spot{number: number{counts: countsAboard}})
}

// flyProduced brings barrels from the fields into the stores, seat by seat.
func (f *frame) flyProduced() (all []flight) {
	e, start := &f.Event, 0.0
	each := lands / float64(max(makers(e), 1))
	for seat := range f.fromChooser {
		if e.By[seat] == (puertorico.Barrels{}) {
			continue
		}
		for g, k := range e.By[seat] {
			good, n := puertorico.Good(g), int(k)
			from := supplyOf(good)
			for i := range n {
				from.at = append(from.at, f.token(f.fieldOf(f.State, seat, puertorico.Tile(good), i)))
			}
			if n > 0 {
				all = append(all, f.casks(flight{Start: start, End: start + each}, good, n, from, storeOf(seat, good))...)
			}
		}
		start += each
	}
	return all
}

// flyFactory brings doubloons from the factories to the money of their owners.
func (f *frame) flyFactory() (all []flight) {
	for seat := range game.Seat(f.State.Seats()) {
		if n := int(f.Event.By[seat][0]); n > 0 {
			all = append(all, f.paid(f.token(f.siteOf(f.State, seat, puertorico.Factory)), seat, n, 0, lands)...)
		}
	}
	return all
}

// flyPoints brings points from the supply to whoever has won them.
func (f *frame) flyPoints() []flight {
	seat := f.Event.Seat
	return f.coins(int(f.Event.By[seat][0]), spot{number: number{counts: countsChips}}, of(countsPoints, seat), 0, lands, (*painter).chip)
}

// flySailed lets the full ships sail away to the left and empty ones come in from the right, on the water alone. Nothing is seen of them
// where the cards begin, else they would seem to sail below them, nor below the trading house.
func (f *frame) flySailed() (all []flight) {
	if f.lay.ships.Empty() {
		return nil
	}
	cells, _ := f.harbour.places()
	const leaves = 0.7 // of the movement
	sea := f.harbour.sea()
	for i := range f.State.Ships() {
		if f.Event.By[0][i] == 0 {
			continue
		}
		at := f.harbour.shipIn(cells[i])
		sails := func(from, to ui.Rect, start, end float64, c puertorico.Cargo) flight {
			w := f.one(from, to, start, end, func(p *painter, r ui.Rect) { p.ship(r, c) })
			w.Lift = 0
			return w
		}
		if f.Reduced() {
			all = append(all, sails(at, at, leaves, lands, f.State.Cargo(i)))
			continue
		}
		off := sails(at, at.Moved(sea.X-at.Right(), 0), 0, leaves, f.Before.Cargo(i))
		off.Waits, off.Vanishes, off.Alpha = true, true, func(t float64) float64 { return 1 - table.Within(t, 0.2, 0.6) }
		in := sails(at.Moved(sea.Right()-at.X, 0), at, leaves*0.8, lands, f.State.Cargo(i))
		in.Alpha = func(t float64) float64 { return table.Within(t, 0.4, 0.8) }
		all = append(all, off, in)
	}
	return all
}

// flyHouse empties the trading house into the supply.
func (f *frame) flyHouse() (all []flight) {
	if f.lay.house.Empty() {
		return nil
	}
	spots := art.HouseSpots(f.house.in())
	for i, g := range f.Before.House() {
		start := 0.1 * float64(i)
		all = append(all, f.casks(flight{Start: start, End: 0.5 + start, Waits: true}, g, 1, at(spots[i]), supplyOf(g))...)
	}
	return all
}

// flyBonus puts a doubloon on each role card that was not taken, and passes the governor on.
func (f *frame) flyBonus() (all []flight) {
	for r := range puertorico.Role(puertorico.Roles) {
		if _, free := f.Before.Doubloons(r); free {
			to := f.roleMoney(r)
			coin := f.one(to.Moved(0, -f.UI.Px(70)), to, 0, 0.5, (*painter).doubloon)
			coin.Lift = 0
			all = append(all, coin)
		}
	}
	from, to := f.token(f.face(f.Before.Governor())), f.token(f.face(f.State.Governor()))
	return append(all, f.one(from, to, 0.3, lands, (*painter).governor))
}

// flyProspected brings the prospector's doubloon.
func (f *frame) flyProspected() []flight {
	seat := f.Before.TakenBy(f.Event.Role)
	if !f.Event.Role.Prospector() || seat == game.NoSeat {
		return nil
	}
	return f.paid(f.roleMoney(f.Event.Role), seat, 1, 0, lands)
}
