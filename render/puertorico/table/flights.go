package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// flyAct returns the flights of an action.
func (v *flightsView) flyAct() []flight {
	e := &v.Event
	g, waits := e.Action.Good(), flight{End: lands, Waits: true}
	switch e.Action.Kind {
	case puertorico.TakeRole: // the face of whoever takes the role, and the doubloons on its card
		role := e.Action.Role()
		card := v.or(takenAt(v.roles.faces[role]), "page.roles")
		face := one(v.face(e.Seat), card, 0, payLands, nil)
		face.Draw = func(r ui.Rect, _ bool) { v.Portrait(r, e.Seat) }
		return append([]flight{face}, v.paid(v.roleMoney(role), e.Seat, e.Count, payLands*0.6, lands)...)
	case puertorico.TakeTile:
		t := e.Action.Tile()
		from, to := v.where("tile.quarry", "page.tiles"), v.newest(t)
		if t != puertorico.Quarry {
			from = v.token(v.where("page.tiles"))
			cells, _, _ := v.tiles.places()
			if i := slices.Index(v.tiles.rowOf(v.Before), t); i >= 0 && i < len(cells) && !v.lay.tiles.Empty() {
				from = cells[i]
			}
		}
		return []flight{one(v.hither(from, to), to, 0, lands, art.Tile{Tile: t})}
	case puertorico.Take:
		return v.flyColonist(v.Before.Decision())
	case puertorico.Man:
		return v.flyPlacing(e.Seat)
	case puertorico.Build: // the price to the market, and the building to its site
		b := e.Action.Building()
		market := v.where("build."+b.ID(), "page.market")
		high := min(market.H, v.UI.Px(mostRaised))
		from, site := ui.RectAround(market.Middle(), high*float64(b.Spaces()), high), v.siteOf(v.State, e.Seat, b)
		raised := one(v.hither(from, site), site, payLands*0.7, lands, art.Building(b))
		raised.Leaves, raised.Worth = number{counts: countsCopies, building: b}, 1
		return append(v.coins(e.Count, of(countsMoney, e.Seat), at(v.token(market)), 0, payLands, &art.Doubloon), raised)
	case puertorico.Extra:
		return v.casks(waits, g, 1, supplyOf(g), storeOf(e.Seat, g))
	case puertorico.Sell: // a barrel into the trading house, and its price out of it
		house := v.token(v.where("page.harbour"))
		if !v.lay.house.Empty() {
			house = art.HouseSpots(v.house.in())[min(len(v.Before.House()), puertorico.HouseMax-1)]
		}
		waits.End = payLands * 1.2
		return append(v.casks(waits, g, 1, storeOf(e.Seat, g), at(house)), v.paid(house, e.Seat, e.Count, payLands, lands)...)
	case puertorico.Load:
		return v.casks(waits, g, e.Count, storeOf(e.Seat, g), v.loadedAt(e.Action, e.Count))
	case puertorico.Keep: // barrels that can't be kept
		var all []flight
		had, left := v.Before.Player(e.Seat).Barrels(), v.State.Player(e.Seat).Barrels()
		for g := range puertorico.Good(puertorico.Goods) {
			all = append(all, v.casks(waits, g, max(int(had[g])-int(left[g]), 0), storeOf(e.Seat, g), supplyOf(g))...)
		}
		return all
	}
	return nil
}

// hither returns from where something comes to a place on the board of the event's seat: what others get comes from above their board, as
// it would seem to be the home seat's on its way over that board.
func (v *flightsView) hither(from, to ui.Rect) ui.Rect {
	if v.Event.Seat == v.Home || to.Empty() {
		return from
	}
	return ui.RectAround(to.Middle(), from.W, from.H)
}

// of returns a number of a player as a spot, storeOf that of barrels in a player's store, and supplyOf that of barrels in the supply.
func of(c counts, seat game.Seat) spot { return spot{number: number{counts: c, seat: seat}} }

func storeOf(seat game.Seat, g puertorico.Good) spot {
	return spot{number: number{counts: countsStore, seat: seat, good: g}}
}

func supplyOf(g puertorico.Good) spot { return spot{number: number{counts: countsSupply, good: g}} }

// paid returns the flights of n doubloons to the money of a player.
func (v *flightsView) paid(from ui.Rect, seat game.Seat, n int, start, end float64) []flight {
	return v.coins(n, at(from), of(countsMoney, seat), start, end, &art.Doubloon)
}

// roleMoney returns where the doubloons of a role lie on its card.
func (v *flightsView) roleMoney(r puertorico.Role) ui.Rect {
	at := v.roles.faces[r]
	if !at.Empty() {
		at = v.token(ui.Rect{X: at.Right() - v.UI.Px(22), Y: at.Y + v.UI.Px(12)}.Inset(-1))
	}
	return v.or(at, "page.roles")
}

// newest returns where the tile of a kind lies that the seat of the event got last.
func (v *flightsView) newest(t puertorico.Tile) ui.Rect {
	n, _ := v.State.Player(v.Event.Seat).Tiles(t)
	return v.fieldOf(v.State, v.Event.Seat, t, n-1)
}

// flyColonist returns the flight of a colonist that was offered to where it belongs.
func (v *flightsView) flyColonist(d puertorico.Decision) []flight {
	from, to := spot{number: number{counts: countsWorkers}}, of(countsJuan, v.Event.Seat)
	if supply, _ := v.Before.Colonists(); supply == 0 {
		from = spot{number{counts: countsAboard}, []ui.Rect{v.token(v.where("supply.aboard", "page.tiles"))}}
	}
	if d.Why != puertorico.ForMayor {
		_, taken := v.State.Player(v.Event.Seat).Circles(d.Group)
		to = at(v.circleOf(v.State, v.Event.Seat, d.Group, max(taken-1, 0)))
	}
	return v.workers(flight{Waits: true}, 1, 1, from, to)
}

// flyPlacing returns the flights of a seat's colonists from where they were before they were placed to where they are now.
func (v *flightsView) flyPlacing(seat game.Seat) []flight {
	old, now := v.Before.Lifted(), v.State.Player(seat).Placement()
	var from, to []ui.Rect
	for _, g := range puertorico.PlacingOrder() {
		for i := int(now[g]); i < int(old[g]); i++ {
			from = append(from, v.circleOf(v.State, seat, g, i))
		}
		for i := int(old[g]); i < int(now[g]); i++ {
			to = append(to, v.circleOf(v.State, seat, g, i))
		}
	}
	idle := []ui.Rect{v.purseOf(of(countsJuan, seat).number)}
	n := max(len(from), len(to))
	from, to = append(from, slices.Repeat(idle, n-len(from))...), append(to, slices.Repeat(idle, n-len(to))...)
	return v.workers(flight{}, n, n, at(from...), at(to...))
}

// loadedAt returns the spot to which an action loads n barrels.
func (v *flightsView) loadedAt(a puertorico.Action, n int) (to spot) {
	if a.Wharf() {
		if to = supplyOf(a.Good()); v.Event.Seat == v.Home && !v.lay.ships.Empty() {
			cells, _ := v.harbour.places()
			for i := range n {
				to.at = append(to.at, art.DeckSpot(v.harbour.shipIn(cells[len(cells)-1]), i))
			}
		}
		return to
	}
	to.number = number{counts: countsCargo, ship: a.Size()}
	r, ok := v.shipAt(a.Size())
	if to.at = around(r, n, r.H); ok {
		laden := to.number.in(v.Before)
		for i := range to.at {
			to.at[i] = art.HoldSpot(r, a.Size(), laden+i)
		}
	}
	return to
}

// flyDrawn returns the flight of the tile that was drawn from the stack to its field; it turns over on the way.
func (v *flightsView) flyDrawn() []flight {
	t := v.Event.Tiles[0]
	drawn := one(v.where("stack", "page.tiles"), v.newest(t), 0, lands, nil)
	drawn.Draw = func(r ui.Rect, _ bool) {
		face, narrow := table.TurnOver[table.Picture](table.Within(v.Progress, 0.1, 0.6), &art.TileBack, art.Tile{Tile: t})
		if r = r.InsetXY(r.W*narrow/2, 0); r.W >= 2 {
			v.Move(r, face)
		}
	}
	return []flight{drawn}
}

// flyRow returns the flights of new tiles from the stack into the row.
func (v *flightsView) flyRow() []flight {
	if v.lay.tiles.Empty() {
		return nil
	}
	e, first := &v.Event, len(v.Before.Row())
	cells, _, pile := v.tiles.places()
	cells = cells[first:min(first+e.Count, len(cells))]
	stack := spot{number{counts: countsStack}, slices.Repeat([]ui.Rect{pile}, len(cells))}
	return v.move(flight{End: lands}, e.Count, len(cells), stack, at(cells...), v.tile(true))
}

// flyDiscarded returns the flights of the tiles that nobody took from the row to the discards.
func (v *flightsView) flyDiscarded() []flight {
	if v.lay.tiles.Empty() {
		return nil
	}
	cells, _, pile := v.tiles.places()
	var left []ui.Rect
	for i, t := range v.tiles.rowOf(v.Before) {
		if i < len(cells) && t != puertorico.NoTile {
			left = append(left, cells[i])
		}
	}
	return v.move(flight{End: lands, Waits: true}, v.Event.Count, len(left), at(left...), at(slices.Repeat([]ui.Rect{pile}, len(left))...), v.tile(false))
}

// tile returns what draws the i-th tile of the event, at work or not.
func (v *flightsView) tile(working bool) func(i int) table.Picture {
	return func(i int) table.Picture { return art.Tile{Tile: v.Event.Tiles[i], Working: working} }
}

// flyDealt returns the flights of the colonists on the ship to San Juan, one after the other.
func (v *flightsView) flyDealt() []flight {
	var to []ui.Rect
	var joins []number
	most := 0
	_, chooser := v.State.Role()
	for _, got := range v.Event.By {
		most = max(most, int(got[0]))
	}
	for i := range most {
		for seat := range v.State.From(chooser) {
			if i < int(v.Event.By[seat][0]) {
				juan := of(countsJuan, seat).number
				to, joins = append(to, v.lying(juan, v.State, 1)...), append(joins, juan)
			}
		}
	}
	all := v.workers(flight{Waits: true, Vanishes: true}, len(to), len(to), spot{number: number{counts: countsAboard}}, at(to...))
	for i := range all {
		all[i].Joins = joins[i]
	}
	return all
}

// flyRefilled returns the flights of new colonists to their ship.
func (v *flightsView) flyRefilled() []flight {
	n := v.Event.Count
	return v.workers(flight{}, n, min(n, mostColonists), spot{number: number{counts: countsWorkers}}, spot{number: number{counts: countsAboard}})
}

// flyProduced returns the flights of a harvest: each barrel from its field to its store, those of the home seat after the others.
func (v *flightsView) flyProduced() (all []flight) {
	const own = 0.3 // when the home seat's barrels leave
	_, chooser := v.State.Role()
	for seat := range v.State.From(chooser) {
		for g, k := range v.Event.By[seat] {
			good, n, w := puertorico.Good(g), int(k), flight{End: own * 1.6}
			from := supplyOf(good)
			if seat == v.Home {
				w = flight{Start: own, End: lands}
			}
			for i := range n {
				field := v.fieldOf(v.State, seat, puertorico.Tile(good), i)
				from.at = append(from.at, field.Inset(field.W*0.15))
			}
			all = append(all, v.casks(w, good, n, from, storeOf(seat, good))...)
		}
	}
	return all
}

// flyIncome returns the flights of the doubloons that an event brings: from factories, or from the card of a prospector.
func (v *flightsView) flyIncome() (all []flight) {
	for seat := range game.Seat(v.State.Seats()) {
		from := v.token(v.siteOf(v.State, seat, puertorico.Factory))
		if v.Event.Kind == puertorico.EvRoleOver {
			from = v.roleMoney(v.Event.Role)
		}
		if n := v.State.Player(seat).Doubloons() - v.Before.Player(seat).Doubloons(); n > 0 {
			all = append(all, v.paid(from, seat, n, 0, lands)...)
		}
	}
	return all
}

// flyPoints returns the flights of points from the supply to whoever has won them.
func (v *flightsView) flyPoints() []flight {
	seat := v.Event.Seat
	return v.coins(int(v.Event.By[seat][0]), spot{number: number{counts: countsChips}}, of(countsPoints, seat), 0, lands, &art.Chip)
}

// flySailed returns the flights of the full ships, which sail away to the left, and of empty ones, which come in from the right. They are
// drawn only on the water, not below the cards or the trading house.
func (v *flightsView) flySailed() (all []flight) {
	if v.lay.ships.Empty() {
		return nil
	}
	cells, _ := v.harbour.places()
	const leaves = 0.7 // of the movement
	sea := v.harbour.sea()
	for i := range v.State.Ships() {
		if v.Event.By[0][i] == 0 {
			continue
		}
		at := v.harbour.shipIn(cells[i])
		off := one(at, at.Moved(sea.X-at.Right(), 0), 0, leaves, art.CargoShip(v.Before.Cargo(i)))
		off.Lift, off.Waits, off.Vanishes = 0, true, true
		off.Alpha = func(t float64) float64 { return 1 - table.Within(t, 0.2, 0.6) }
		in := one(at.Moved(sea.Right()-at.X, 0), at, leaves*0.8, lands, art.CargoShip(v.State.Cargo(i)))
		in.Lift, in.Alpha = 0, func(t float64) float64 { return table.Within(t, 0.4, 0.8) }
		all = append(all, off, in)
	}
	return all
}

// flyHouse returns the flights of barrels from the trading house into the supply.
func (v *flightsView) flyHouse() (all []flight) {
	if v.lay.house.Empty() {
		return nil
	}
	spots := art.HouseSpots(v.house.in())
	for i, g := range v.Before.House() {
		start := 0.1 * float64(i)
		all = append(all, v.casks(flight{Start: start, End: 0.5 + start, Waits: true}, g, 1, at(spots[i]), supplyOf(g))...)
	}
	return all
}

// flyBonus returns the flights of a doubloon onto each role card that was not taken, and of the governor's token.
func (v *flightsView) flyBonus() (all []flight) {
	for r := range puertorico.Role(puertorico.Roles) {
		if _, free := v.Before.Doubloons(r); free {
			to := v.roleMoney(r)
			coin := one(to.Moved(0, -v.UI.Px(coinFalls)), to, 0, 0.5, &art.Doubloon)
			coin.Lift = 0
			all = append(all, coin)
		}
	}
	from, to := v.token(v.face(v.Before.Governor())), v.token(v.face(v.State.Governor()))
	return append(all, one(from, to, 0.3, lands, &art.Governor))
}

// where returns where the first of these widgets is drawn that is drawn at all; the last may be the tab of a page.
func (v *flightsView) where(ids ...string) ui.Rect {
	for _, id := range ids {
		if w, ok := v.UI.Widget(id); ok && !w.Whole.Empty() {
			return w.Whole
		}
	}
	return ui.Rect{}
}

// or returns r, or if that is not drawn a small square on the tab of its page.
func (v *flightsView) or(r ui.Rect, tab string) ui.Rect {
	if r.Empty() {
		return v.token(v.where(tab))
	}
	return r
}

// token returns the square of a small thing in the middle of r.
func (v *flightsView) token(r ui.Rect) ui.Rect {
	if r.Empty() {
		return r
	}
	side := v.UI.Px(tokenSide)
	return ui.RectAround(r.Middle(), side, side)
}

// face returns where a player's face is drawn.
func (v *flightsView) face(seat game.Seat) ui.Rect {
	if head := v.others.spots[seat].head; !head.Empty() || seat != v.Home {
		face, _ := head.CutLeft(head.H)
		return v.or(face, "page.others")
	}
	return v.token(v.where("purse.money"))
}

// purseOf returns where the doubloons, points or colonists in San Juan of a player are shown.
func (v *flightsView) purseOf(of number) ui.Rect {
	r := v.others.spots[of.seat].purse[of.counts-countsMoney]
	if of.counts != countsJuan || of.seat == v.Home {
		r, _ = r.CutLeft(min(r.W, r.H))
	}
	return v.or(v.token(r), "page.others")
}

// fieldOf returns where the n-th tile of a kind lies on the island of a player in a position.
func (v *flightsView) fieldOf(s *puertorico.State, seat game.Seat, t puertorico.Tile, n int) ui.Rect {
	island := v.others.spots[seat].island
	if island.Empty() {
		return v.token(v.where("page.others"))
	}
	if i := slices.IndexFunc(s.Player(seat).Fields(), func(f puertorico.Field) bool { return f.Tile == t && f.N == n }); i >= 0 {
		return fieldSpots(island)[i]
	}
	return island
}

// siteOf returns where a building of a player stands in a position, which must have it.
func (v *flightsView) siteOf(s *puertorico.State, seat game.Seat, b puertorico.Building) (at ui.Rect) {
	city, built := v.others.spots[seat].city, s.Player(seat).Built()
	if i := slices.Index(built, b); i >= 0 && !city.Empty() {
		at = sites(city, built)[i]
	}
	return v.or(at, "page.others")
}

// circleOf returns where the n-th colonist of a group of a player is in a position.
func (v *flightsView) circleOf(s *puertorico.State, seat game.Seat, g puertorico.Group, n int) ui.Rect {
	field, site := art.TilePlace, art.BuildingPlaces
	if seat != v.Home {
		field, site = v.board.fieldPlace, v.board.sitePlaces
	}
	b := g.Building()
	if b == puertorico.NoBuilding {
		return field(v.fieldOf(s, seat, g.Tile(), n))
	}
	places := site(v.siteOf(s, seat, b), b)
	return places[min(n, len(places)-1)]
}

// barrelsAt returns where n barrels of a kind lie in a player's store.
func (v *flightsView) barrelsAt(seat game.Seat, g puertorico.Good, n int) []ui.Rect {
	if seat == v.Home {
		_, stores := v.stores.places()
		return heap(v.stores.heapOf(stores[g]), n)
	}
	goods := v.others.spots[seat].goods
	if goods.Empty() {
		return around(v.where("page.others"), n, v.UI.Px(tokenSide))
	}
	cells, _ := holdingCells(goods, v.UI)
	cell := cells[g]
	at, _ := cell.CutLeft(min(cell.W, cell.H))
	return around(at, n, min(at.W, at.H))
}

// shipAt returns where the cargo ship of a size is drawn; ok is false if the harbour does not lie open.
func (v *flightsView) shipAt(size int) (r ui.Rect, ok bool) {
	if v.lay.ships.Empty() {
		return v.token(v.where("page.harbour")), false
	}
	cells, _ := v.harbour.places()
	return v.harbour.shipIn(cells[v.State.ShipOf(size)]), true
}
