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
	f.flights.ways = nil
	f.roles.faces, f.others.spots = [puertorico.Roles]ui.Rect{}, [puertorico.MaxSeats]boardSpots{}
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
	if f.flights.ways == nil {
		f.flights.ways = append(f.flights.all(), flight{})
	}
	return table.Seen(f.flights.ways, f.Progress, of, before, shown)
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
