package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick that the tables of all games have.
type base = table.Frame[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// frame is a read-only snapshot of the table for one tick: that of any game, and what this game adds.
type frame struct {
	base
	*views
	lay *layout

	shown *puertorico.State // what known returns
	laid  *puertorico.State // the position with the colonists as picked; nil unless the person at the machine places them
	row   *row              // the presentation of the current event; nil while nothing moves

	pick     pick                // the part of the next action that has been chosen
	decision puertorico.Decision // of the position that is shown
	covered  bool                // points that others have won are hidden
}

// look takes the snapshot of this tick.
func (t *Table) look(u *ui.UI) {
	f := &t.frame
	*f = frame{base: t.Snapshot(u), views: &t.views, lay: &t.lay, pick: t.pick}
	f.decision = f.State.Decision()
	f.CanUndo = f.CanUndo || t.pick.chosen
	f.covered = caption.Covered(t.Stage.Settings) && !f.Uncovered
	if f.Moving && !f.Back {
		f.row = t.rows.of(f.Event)
	}
	f.shown = f.Known()
	switch {
	case f.asks(puertorico.PhasePlacing) && f.pick.begun:
		laid := f.State.Staffed(f.pick.crew.Placement())
		f.shown, f.laid = &laid, &laid
	case f.shown.Decision().Phase == puertorico.PhasePlacing:
		before := f.shown.Unlifted()
		f.shown = &before
	}
	f.forecast.look()
	f.flights.ways = nil
	f.roles.faces, f.others.spots = [puertorico.Roles]ui.Rect{}, [puertorico.MaxSeats]boardSpots{}
}

// known returns the position up to the part of the current event that has been shown: no number changes before its cause. While the person
// at the machine places colonists they are where the pick has them, so that everything shows its effect at once; while somebody else does
// they are where they were until all are placed.
func (f *frame) known() *puertorico.State { return f.shown }

// shows reports whether an event of a kind is being shown.
func (f *frame) shows(k puertorico.EventKind) bool { return f.Moving && f.Event.Kind == k }

// can reports whether the person at the machine may do an action now.
func (f *frame) can(a puertorico.Action) bool { return slices.Contains(f.Legal, a) }

// asks reports whether the person at the machine decides in a phase now.
func (f *frame) asks(p puertorico.Phase) bool { return f.Actor != game.NoSeat && f.decision.Phase == p }

// mine returns what lies before the home seat, whose board is the large one.
func (f *frame) mine() *puertorico.Player { return f.known().Player(f.Home) }

// other returns the seat of the i-th board beside that of the home seat, in turn order; -1 is the home seat.
func (f *frame) other(i int) game.Seat {
	return (f.Home + 1 + game.Seat(i)) % game.Seat(f.State.Seats())
}

// intent is what a view wants done. Besides the intents of any game it is a pick to choose, a page to open, or placed.
type intent = table.Intent

// placed is the intent to place the colonists as picked.
type placed pick

// Targets of the widgets on the table that are no actions (puertorico.Action).
type (
	// barrels is the home seat's barrels of a kind.
	barrels puertorico.Good
	// hold is the cargo ship with so many places, 0 for the wharf.
	hold int
	// drawButton is the button beside the face-down tiles.
	drawButton struct{}
	// confirmed is the button that carries out what was laid out.
	confirmed struct{}
)

// confirmButton is the id of the widget of confirmed.
const confirmButton = "confirm"

// boardSpots has where the parts of a player's board have been drawn in this tick.
type boardSpots struct {
	head         ui.Rect    // face and name; of others also money and points
	purse        [3]ui.Rect // money, points, and those who wait in San Juan
	goods        ui.Rect    // barrels of another player, and those who wait
	island, city ui.Rect
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
	countsJuan           // colonists of a player in San Juan, after these in boardSpots.purse
	countsAboard         // colonists on their ship
	countsWorkers        // colonists in the supply
	countsStack          // face-down tiles
	countsCopies         // copies of a building in the market
	countsChips          // points in the supply
)

// number is a number on the table that something on its way leaves or joins.
type number struct {
	counts   counts
	seat     game.Seat           // of a player
	good     puertorico.Good     // of barrels in a store or the supply
	ship     int                 // places of a cargo ship
	building puertorico.Building // of copies
}

// in returns the number in a position; of colonists in San Juan, the stack and others that the table counts in its own way 0.
func (n number) in(s *puertorico.State) int {
	supply, aboard := s.Colonists()
	switch n.counts {
	case countsStore:
		return int(s.Player(n.seat).Barrels()[n.good])
	case countsSupply:
		left := s.Barrels()
		return int(left[n.good])
	case countsCargo:
		return int(s.Cargo(s.ShipOf(n.ship)).N)
	case countsMoney:
		return s.Player(n.seat).Doubloons()
	case countsPoints:
		return s.Player(n.seat).Chips()
	case countsAboard:
		return aboard
	case countsWorkers:
		return supply
	case countsCopies:
		return s.Left(n.building)
	case countsChips:
		return s.Chips()
	}
	return 0
}

// seen returns a number as it is shown: before at first, changing as things set off and arrive, and shown if nothing moves it.
func (f *frame) seen(of number, before, shown int) int {
	if !f.Moving {
		return shown
	}
	if f.flights.ways == nil {
		f.flights.ways = append(f.flights.all(), flight{})
	}
	return table.Seen(f.flights.ways, f.Progress, of, before, shown)
}

// tally returns a number as it is shown.
func (f *frame) tally(of number) int { return f.seen(of, of.in(f.Before), of.in(f.known())) }

// money returns how many doubloons of a player are shown, and points how many of the points won by loading.
func (f *frame) money(seat game.Seat) int  { return f.tally(of(countsMoney, seat).number) }
func (f *frame) points(seat game.Seat) int { return f.tally(of(countsPoints, seat).number) }

// stored returns how many barrels of a kind are shown in a player's store, and makes how many their plantations would bring.
func (f *frame) stored(seat game.Seat, g puertorico.Good) int {
	return f.tally(storeOf(seat, g).number)
}
func (f *frame) makes(seat game.Seat, g puertorico.Good) int {
	return f.known().Player(seat).Capacity(g)
}

// atHome returns how many colonists of a player are shown in San Juan.
func (f *frame) atHome(seat game.Seat) int {
	n := f.known().Player(seat).SanJuan()
	return f.seen(number{counts: countsJuan, seat: seat}, n, n)
}

// views are the views of a table. Each embeds the frame, which has all of them, so that it can ask another one for places.
type views struct {
	prompt   promptView
	gauges   gaugesView
	tabs     tabsView
	flights  flightsView
	roles    rolesView
	forecast forecastView
	home     homeView
	stores   storesView
	harbour  harbourView
	loads    loadsView
	house    houseView
	supply   supplyView
	tiles    tilesView
	market   marketView
	others   othersView
	board    boardView
	plate    plateView
	buttons  buttonsView
	placing  placingView
	advice   adviceView
}

// newViews returns the views of a frame.
func newViews(f *frame) views {
	return views{
		promptView{f}, gaugesView{f}, tabsView{f}, flightsView{frame: f},
		rolesView{frame: f, tapped: puertorico.NoRole}, forecastView{frame: f}, homeView{f}, storesView{f},
		harbourView{f}, loadsView{f}, houseView{f}, supplyView{f}, tilesView{f}, marketView{f, puertorico.NoBuilding},
		othersView{frame: f, seat: game.NoSeat}, boardView{f}, plateView{f}, buttonsView{f}, placingView{frame: f}, adviceView{f},
	}
}
