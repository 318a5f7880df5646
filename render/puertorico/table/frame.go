package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/art"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick of any game.
type base = table.Frame[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// frame is the snapshot of a tick, with what this game adds.
type frame struct {
	base
	*views
	paint   painter
	lay     *layout
	players *players

	laid *puertorico.State // the position with the colonists where they have been chosen to be; nil if they are not placed now
	row  *row              // how the event on its way is shown; nil while nothing moves

	ways []flight // of what moves, for numbers that change on the way; nil until asked for

	pick     pick                // what has been chosen of the next action
	decision puertorico.Decision // of the position that is shown
	covered  bool                // the points that others have won are covered
}

// look takes the frame of this tick.
func (t *Table) look(u *ui.UI) {
	f := &t.frame
	*f = frame{base: t.Snapshot(u), views: &t.views, lay: &t.lay, players: t.players, pick: t.pick}
	f.paint = painter{Painter: f.Painter}
	f.decision = f.State.Decision()
	f.CanUndo = f.CanUndo || t.pick.chosen
	f.covered = caption.Covered(t.Stage.Settings) && !f.Uncovered
	if f.Moving && !f.Back {
		f.row = t.rows.of(f.Event)
	}
	if f.asks(puertorico.PhasePlacing) && f.pick.begun {
		f.laid = f.placing.chosen()
	}
	f.forecast.look()
}

// known is the position as far as the event on its way has been seen: no number changes before its cause. While colonists are placed
// they are where they have been chosen to be, so that everything shows at once what comes of it.
func (f *frame) known() *puertorico.State {
	if f.laid != nil {
		return f.laid
	}
	return f.Known()
}

// shows reports whether an event of a kind is on its way.
func (f *frame) shows(k puertorico.EventKind) bool { return f.Moving && f.Event.Kind == k }

// can reports whether the person at the machine may do an action now.
func (f *frame) can(a puertorico.Action) bool { return slices.Contains(f.Legal, a) }

// asks reports whether the person at the machine decides on something of a phase now.
func (f *frame) asks(p puertorico.Phase) bool { return f.Actor != game.NoSeat && f.decision.Phase == p }

// acting is the seat that acts now: whose action is on its way, otherwise who decides next.
func (f *frame) acting() game.Seat {
	if f.shows(puertorico.EvAct) {
		return f.Event.Seat
	}
	return f.decision.Seat
}

// mine is what lies before the seat whose board is the own one.
func (f *frame) mine() *puertorico.Player { return f.known().Player(f.Home) }

// other is the seat whose board is the i-th beside the own one: the next in turn order is the first.
func (f *frame) other(i int) game.Seat {
	return (f.Home + 1 + game.Seat(i)) % game.Seat(f.State.Seats())
}

// intent is what a view wants done. Beside those of any game it is a pick, that is to be chosen of the next action, a page, that is to
// lie open, or this.
type intent = table.Intent

// placed is the intent to place the colonists as they were chosen.
type placed pick

// What widgets of the table stand for, where that is no action by itself (puertorico.Action).
type (
	// barrels are the own barrels of a kind.
	barrels puertorico.Good
	// hold is the cargo ship with so many places, the wharf for 0.
	hold int
	// drawButton is the button beside the tiles that lie face down.
	drawButton struct{}
	// confirmed is the button that carries out what was laid out.
	confirmed struct{}
)

// confirmButton is the id of the button that does.
const confirmButton = "confirm"

// boardSpots is where parts of a player's board are drawn, as far as the layout does not say it.
type boardSpots struct {
	head    ui.Rect    // face, name; of others money and points, too
	purse   [2]ui.Rect // money and points
	goods   ui.Rect    // barrels, and who waits in San Juan
	picture ui.Rect    // island and city
}

// isHome reports whether the board of a seat is the own one.
func (f *frame) isHome(seat game.Seat) bool { return seat == f.Home }

// where is where a widget is drawn, or else the first of others that is: what lies on a page that is not open is where its tab is.
func (f *frame) where(ids ...string) ui.Rect {
	for _, id := range ids {
		if w, ok := f.UI.Widget(id); ok && !w.Whole.Empty() {
			return w.Whole
		}
	}
	return ui.Rect{}
}

// token is a square for a small thing in the middle of r.
func (f *frame) token(r ui.Rect) ui.Rect {
	if r.Empty() {
		return r
	}
	side := f.UI.Px(tokenSide)
	return ui.RectAround(r.Middle(), side, side)
}

// face is where a player is seen.
func (f *frame) face(seat game.Seat) ui.Rect {
	if head := f.others.spots[seat].head; !head.Empty() {
		face, _ := head.CutLeft(head.H)
		return face
	}
	if f.isHome(seat) {
		return f.token(f.where("purse.money"))
	}
	return f.token(f.where("page.others"))
}

// purseOf is where the money of a player lies, or with points what was won by loading, or with workers those in San Juan.
func (f *frame) purseOf(seat game.Seat, what string) ui.Rect {
	if f.isHome(seat) {
		r := f.where("purse." + what)
		at, _ := r.CutLeft(min(r.W, r.H))
		return f.token(at)
	}
	if head := f.others.spots[seat].head; !head.Empty() {
		if what == "juan" {
			_, at := holdingCells(f.others.spots[seat].goods, f.UI)
			return f.token(at)
		}
		at, _ := f.others.spots[seat].purse[slices.Index([]string{"money", "points"}, what)].CutLeft(head.H)
		return f.token(at)
	}
	return f.token(f.where("page.others"))
}

// fieldOf is where the n-th tile of a kind lies on the island of a player, as of a position.
func (f *frame) fieldOf(s *puertorico.State, seat game.Seat, t puertorico.Tile, n int) ui.Rect {
	island := f.lay.island
	if !f.isHome(seat) {
		picture := f.others.spots[seat].picture
		if picture.Empty() {
			return f.token(f.where("page.others"))
		}
		island, _ = f.board.halves(picture)
	}
	spots := fieldSpots(island)
	for i, at := range fields(s.Player(seat), func(puertorico.Tile) int { return 0 }) {
		if at.tile == t && at.n == n {
			return spots[i]
		}
	}
	return island
}

// siteOf is where a building of a player stands, as of a position in which it does.
func (f *frame) siteOf(s *puertorico.State, seat game.Seat, b puertorico.Building) ui.Rect {
	city := f.lay.city
	if !f.isHome(seat) {
		picture := f.others.spots[seat].picture
		if picture.Empty() {
			return f.token(f.where("page.others"))
		}
		_, city = f.board.halves(picture)
	}
	built := s.Player(seat).Built()
	if i := slices.Index(built, b); i >= 0 {
		return sites(city, built)[i]
	}
	return city
}

// circleOf is where the n-th colonist of a group of a player is, as of a position.
func (f *frame) circleOf(s *puertorico.State, seat game.Seat, g puertorico.Group, n int) ui.Rect {
	b := g.Building()
	switch {
	case b == puertorico.NoBuilding && f.isHome(seat):
		return art.TilePlace(f.fieldOf(s, seat, g.Tile(), n))
	case b == puertorico.NoBuilding:
		return f.board.fieldPlace(f.fieldOf(s, seat, g.Tile(), n))
	}
	at := f.siteOf(s, seat, b)
	places := art.BuildingPlaces(at, b)
	if !f.isHome(seat) {
		places = f.board.sitePlaces(at, b)
	}
	return places[min(n, len(places)-1)]
}

// barrelsAt is where so many barrels of a kind lie before a player.
func (f *frame) barrelsAt(seat game.Seat, g puertorico.Good, n int) []ui.Rect {
	if f.isHome(seat) {
		_, stores := f.stores.places()
		return heap(f.stores.heapOf(stores[g]), n)
	}
	goods := f.others.spots[seat].goods
	if goods.Empty() {
		return around(f.where("page.others"), n, f.UI.Px(tokenSide))
	}
	cells, _ := holdingCells(goods, f.UI)
	cell := cells[g]
	at, _ := cell.CutLeft(min(cell.W, cell.H))
	return around(at, n, min(at.W, at.H))
}

// shipAt is where the cargo ship of a size is drawn.
func (f *frame) shipAt(size int) (r ui.Rect, ok bool) {
	if f.lay.ships.Empty() {
		return f.token(f.where("page.harbour")), false
	}
	cells, _ := f.harbour.places()
	for i := range f.State.Ships() {
		if int(f.State.Cargo(i).Size) == size {
			return f.harbour.shipIn(cells[i]), true
		}
	}
	return ui.Rect{}, false
}

// shipIn is where a ship is drawn in its place in the harbour: at its lower edge, below what is told of loads.
func (v harbourView) shipIn(r ui.Rect) ui.Rect {
	in := v.berth(r)
	_, in = in.CutTop(v.loads.tagHigh() * float64(v.loads.lines(in.W, puertorico.Corn)))
	at := in.Fit(art.ShipRatio)
	return at.Moved(0, in.Bottom()-at.Bottom())
}

// counts is what a number on the table counts.
type counts uint8

const (
	countsNothing counts = iota
	countsStore          // barrels of a kind before a player
	countsSupply         // barrels of a kind in the supply
	countsCargo          // barrels aboard a cargo ship
	countsMoney          // doubloons of a player
	countsPoints         // points a player has won by loading
	countsJuan           // colonists of a player in San Juan
	countsAboard         // colonists on their ship
	countsWorkers        // colonists in the supply
	countsStack          // tiles that lie face down
	countsCopies         // copies of a building in the market
	countsChips          // points in the supply
)

// number is a number on the table that something on its way is taken from or added to.
type number struct {
	counts   counts
	seat     game.Seat           // of a player
	good     puertorico.Good     // of barrels in a store or the supply
	ship     int                 // places of a cargo ship
	building puertorico.Building // of copies
}

// seen is a number as it is seen: it was so large before the event on its way, and changes as what moves sets off and arrives. Where
// nothing moves that changes it, it is as large as shown.
func (f *frame) seen(of number, before, shown int) int {
	if !f.Moving {
		return shown
	}
	if f.ways == nil {
		f.ways = append(f.flights(), flight{})
	}
	return table.Seen(f.ways, f.Progress, of, before, shown)
}

// tally is a number that is counted in a position, as it is seen.
func (f *frame) tally(of number, count func(s *puertorico.State) int) int {
	return f.seen(of, count(f.Before), count(f.known()))
}

// stored is how many barrels of a kind are seen before a player.
func (f *frame) stored(seat game.Seat, g puertorico.Good) int {
	return f.tally(number{counts: countsStore, seat: seat, good: g}, func(s *puertorico.State) int { return int(s.Player(seat).Barrels()[g]) })
}

// laden is how many barrels are seen aboard the i-th cargo ship.
func (f *frame) laden(i int) int {
	size := int(f.State.Cargo(i).Size)
	return f.tally(number{counts: countsCargo, ship: size}, func(s *puertorico.State) int { return int(s.Cargo(i).N) })
}

// money is how many doubloons of a player are seen.
func (f *frame) money(seat game.Seat) int {
	return f.tally(number{counts: countsMoney, seat: seat}, func(s *puertorico.State) int { return s.Player(seat).Doubloons() })
}

// points is how many points that a player has won by loading are seen.
func (f *frame) points(seat game.Seat) int {
	return f.tally(number{counts: countsPoints, seat: seat}, func(s *puertorico.State) int { return s.Player(seat).Chips() })
}

// copies is how many copies of a building are seen in the market.
func (f *frame) copies(b puertorico.Building) int {
	return f.tally(number{counts: countsCopies, building: b}, func(s *puertorico.State) int { return s.Left(b) })
}

// atHome is how many colonists of a player are seen in San Juan.
func (f *frame) atHome(seat game.Seat) int {
	n := f.idle(seat)
	return f.seen(number{counts: countsJuan, seat: seat}, n, n)
}

// colonists is how many colonists are seen in the supply and on their ship.
func (f *frame) colonists() (supply, ship int) {
	supply, ship = f.known().Colonists()
	wasSupply, wasShip := f.Before.Colonists()
	return f.seen(number{counts: countsWorkers}, wasSupply, supply), f.seen(number{counts: countsAboard}, wasShip, ship)
}
