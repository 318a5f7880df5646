package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/table"
	"islas/render/ui"
)

// flyDrawn brings the tile that was drawn from the stack to its field, and turns it over on the way.
func (f *frame) flyDrawn() []flight {
	e := &f.Event
	t := e.Tiles[0]
	n, _ := f.State.Player(e.Seat).Tiles(t)
	side := table.Within(f.Progress, 0.1, 0.6)
	return []flight{{from: f.stackAt(), to: f.fieldOf(f.State, e.Seat, t, n-1), ends: lands, draw: func(p *painter, r ui.Rect) {
		face, narrow := table.TurnOver(side, puertorico.NoTile, t)
		if r = r.InsetXY(r.W*narrow/2, 0); r.W < 2 {
			return
		}
		if face == puertorico.NoTile {
			p.tileBack(r)
			return
		}
		p.tile(r, t, false)
	}}}
}

// stackAt is where the tiles lie face down.
func (f *frame) stackAt() ui.Rect { return f.where("stack", "page.tiles") }

// flyRow brings new tiles from the stack into the row.
func (f *frame) flyRow() []flight {
	if f.lay.tiles.Empty() {
		return nil
	}
	e, first := &f.Event, len(f.Before.Row())
	cells, _, stack := f.tiles.places()
	var from, to []ui.Rect
	for i := range min(e.Count, len(cells)-first) {
		from, to = append(from, stack), append(to, cells[first+i])
	}
	return tallied(flock(from, to, 0, lands, false, func(i int) func(p *painter, r ui.Rect) {
		t := e.Tiles[i]
		return func(p *painter, r ui.Rect) { p.tile(r, t, true) }
	}), number{counts: countsStack}, number{}, e.Count)
}

// flyDiscarded brings the tiles that nobody took to the discards.
func (f *frame) flyDiscarded() []flight {
	if f.lay.tiles.Empty() {
		return nil
	}
	e := &f.Event
	cells, _, stack := f.tiles.places()
	var from, to []ui.Rect
	for i := range min(e.Count, len(cells)) {
		from, to = append(from, cells[i]), append(to, stack)
	}
	return flock(from, to, 0, lands, true, func(i int) func(p *painter, r ui.Rect) {
		t := e.Tiles[i]
		return func(p *painter, r ui.Rect) { p.tile(r, t, false) }
	})
}

// flyDealt brings the colonists of the ship to San Juan, one after the other.
func (f *frame) flyDealt() []flight {
	_, chooser := f.State.Role()
	left := f.Event.By
	steamer := f.where("supply.aboard", "page.tiles")
	var from, to []ui.Rect
	var joins []number
	for found := true; found; {
		found = false
		for i := range game.Seat(f.State.Seats()) {
			seat := (max(chooser, 0) + i) % game.Seat(f.State.Seats())
			if left[seat][0] == 0 {
				continue
			}
			left[seat][0]--
			found = true
			from, to = append(from, f.passenger(steamer, len(from))), append(to, f.purseOf(seat, "juan"))
			joins = append(joins, number{counts: countsJuan, seat: seat})
		}
	}
	all := gone(f.workers(from, to, 0, 0, lands, true))
	for i := range all {
		tallied(all[i:i+1], number{counts: countsAboard}, joins[i], 1)
	}
	return all
}

// passenger is where the i-th colonist stands on the worker ship; what is drawn is its tab if it lies on a page that is not open.
func (f *frame) passenger(steamer ui.Rect, i int) ui.Rect {
	if f.lay.supply.Empty() {
		return f.token(steamer)
	}
	return art.PassengerSpot(steamer, i)
}

// flyRefilled brings new colonists aboard.
func (f *frame) flyRefilled() []flight {
	from, steamer := f.token(f.where("supply.workers", "page.tiles")), f.where("supply.aboard", "page.tiles")
	var all, to []ui.Rect
	for i := range min(f.Event.Count, 14) {
		all, to = append(all, from), append(to, f.passenger(steamer, i))
	}
	return tallied(f.workers(all, to, 0, 0, lands, false), number{counts: countsWorkers}, number{counts: countsAboard}, f.Event.Count)
}

// flyProduced brings barrels from the fields into the stores, seat by seat.
func (f *frame) flyProduced() (all []flight) {
	_, first := f.State.Role()
	e, n := &f.Event, game.Seat(f.State.Seats())
	makers := 0
	for seat := range n {
		if e.By[seat] != (puertorico.Barrels{}) {
			makers++
		}
	}
	each, at := lands/float64(max(makers, 1)), 0.0
	for i := range n {
		seat := (max(first, 0) + i) % n
		if e.By[seat] == (puertorico.Barrels{}) {
			continue
		}
		for g, k := range e.By[seat] {
			if k == 0 {
				continue
			}
			good := puertorico.Good(g)
			to := f.barrelsAt(seat, good, int(f.held(f.State, seat)[g]))
			to = to[max(len(to)-int(k), 0):]
			var from []ui.Rect
			for j := range to {
				from = append(from, f.token(f.fieldOf(f.State, seat, puertorico.Tile(good), j)))
			}
			made := tallied(f.casks(from, to, good, at, at+each), f.supplyNumber(good), f.storeNumber(seat, good), int(k))
			for j := range made {
				made[j].waits = false
			}
			all = append(all, made...)
		}
		at += each
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
	n := min(int(f.Event.By[seat][0]), mostCoins)
	side := f.UI.Px(26)
	from, to := f.token(f.where("gauge.chips", "bar.menu")), f.purseOf(seat, "points")
	all := flock(around(from, n, side), around(to, n, side), 0, lands, false, func(int) func(p *painter, r ui.Rect) {
		return func(p *painter, r ui.Rect) { p.chip(r) }
	})
	return gone(tallied(all, number{counts: countsChips}, number{counts: countsPoints, seat: seat}, int(f.Event.By[seat][0])))
}

// flySailed lets the full ships sail away to the left and empty ones come in from the right, on the water alone.
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
		at, full, empty := f.harbour.shipIn(cells[i]), f.Before.Cargo(i), f.State.Cargo(i)
		draws := func(c puertorico.Cargo) func(p *painter, r ui.Rect) {
			return func(p *painter, r ui.Rect) { p.ship(r, c) }
		}
		if f.Reduced() {
			all = append(all, flight{from: at, to: at, sets: leaves, ends: lands, behind: true, draw: draws(empty)})
			continue
		}
		gone, comes := at.Moved(sea.X-at.Right(), 0), at.Moved(sea.Right()-at.X, 0)
		all = append(all,
			flight{from: at, to: gone, ends: leaves, slides: true, waits: true, vanishes: true, behind: true, visible: sailsOff, draw: draws(full)},
			flight{from: comes, to: at, sets: leaves * 0.8, ends: lands, slides: true, behind: true, visible: sailsIn, draw: draws(empty)})
	}
	return all
}

// sailsOff is how much is seen of a ship on its way out of the harbour: nothing is left of it where the cards begin, else it would seem to
// sail below them.
func sailsOff(t float64) float64 { return 1 - table.Within(t, 0.2, 0.6) }

// sailsIn is how much is seen of one on its way in, which comes from beyond the trading house.
func sailsIn(t float64) float64 { return table.Within(t, 0.4, 0.8) }

// flyHouse empties the trading house into the supply.
func (f *frame) flyHouse() (all []flight) {
	if f.lay.house.Empty() {
		return nil
	}
	spots := art.HouseSpots(f.house.in())
	for i, g := range f.Before.House() {
		all = append(all, tallied(f.casks(spots[i:i+1], f.supplyOf(g, 1), g, 0.1*float64(i), 0.5+0.1*float64(i)), number{}, f.supplyNumber(g), 1)...)
	}
	return all
}

// flyBonus puts a doubloon on each role card that was not taken, and passes the governor on.
func (f *frame) flyBonus() (all []flight) {
	for r := range puertorico.Role(puertorico.Roles) {
		if _, free := f.Before.Doubloons(r); !free {
			continue
		}
		to := f.roleMoney(r)
		if to.Empty() {
			continue
		}
		all = append(all, flight{from: to.Moved(0, -f.UI.Px(70)), to: to, ends: 0.5, slides: true, draw: func(p *painter, r ui.Rect) { p.doubloon(r) }})
	}
	return append(all, flight{
		from: f.token(f.face(f.Before.Governor())), to: f.token(f.face(f.State.Governor())), sets: 0.3, ends: lands,
		draw: func(p *painter, r ui.Rect) { p.governor(r) },
	})
}

// flyProspected brings the prospector's doubloon.
func (f *frame) flyProspected() []flight {
	if !f.Event.Role.Prospector() {
		return nil
	}
	seat := f.Before.TakenBy(f.Event.Role)
	if seat == game.NoSeat {
		return nil
	}
	return f.paid(f.roleMoney(f.Event.Role), seat, 1, 0, lands)
}
