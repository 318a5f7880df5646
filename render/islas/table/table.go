// Package table is the scene in which the game is played: the islands, the hand, the ship and its arrival, and all that
// a person can choose. What may be chosen comes from islas.State.Legal alone; what is shown is the position as of the
// event that the screen has reached.
package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/render/islas/cast"
	"islas/render/paint"
	"islas/render/playing"
	"islas/render/stage"
	"islas/render/ui"
)

// Table is the scene.
type Table struct {
	s       *stage.Stage
	match   *engine.Match
	islands []*board.Island // by seat

	faces    [islas.MaxSeats]paint.Face // by seat: the portraits
	islander [islas.MaxSeats]bool       // by seat: whether there is one; otherwise the player has a monogram

	sites [islas.MaxSeats][islas.Plots]any // the targets of all plots, made once

	rows    *rows
	session *session
	ship    arrival       // the ledger of the card that has landed
	news    news          // what has happened since the viewer's last turn
	reason  advice.Reason // for what is suggested
	log     playing.LogView
	noted   int // the number of the suggestion that was drawn last

	pinned game.Seat // the island that was clicked to be large, NoSeat if none was
	peek   game.Seat // the island under the pointer that is shown enlarged
	pick   pick      // what has been chosen of the next action
	legal  []islas.Action
	open   drawer // what lies open over the table
	entry  int    // the line of the log whose ledger lies open
	hand   handState
	lay    layout
	frame  frame                // what is to be seen in this tick
	ahead  foreseen             // the boards that were asked for before they are seen
	marked map[marked][]ui.Rect // where the marks of charts stand
	at     spots                // where things lie in this frame
	berth  ui.Rect              // where the ship lies while it is loaded
}

// drawer is what can lie open over the table.
type drawer uint8

const (
	drawNothing drawer = iota
	drawMenu
	drawDiscard
	drawSupply
	drawPowers
	drawLog
	drawLedger
)

// New seats the players of a match at the table. What has happened in a fresh match is still to be shown.
func New(s *stage.Stage, m *engine.Match, fresh bool) (*Table, error) {
	return seated(s, m, m.Steps(), fresh)
}

// seated seats the players of a match at a table that knows of these of its steps.
func seated(s *stage.Stage, m *engine.Match, steps []islas.Step, fresh bool) (*Table, error) {
	t := &Table{s: s, match: m, pinned: game.NoSeat, peek: game.NoSeat, pick: nothing()}
	seats := m.Setup().Seats
	t.faces, t.islander = cast.Portraits(seats)
	for _, seat := range seats {
		island, err := board.Load(seat.Board)
		if err != nil {
			return nil, err
		}
		t.islands = append(t.islands, island)
	}
	for seat := range t.sites {
		for plot := range t.sites[seat] {
			t.sites[seat][plot] = site{game.Seat(seat), islas.Plot(plot)}
		}
	}
	t.rows = t.makeRows()
	t.session = t.newSession()
	if fresh && len(steps) > 0 {
		t.session.Begin(steps[0].After, steps)
	} else {
		t.session.Resume(steps)
	}
	t.frame = t.frameOf(nil)
	return t, nil
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	w, h := u.Size()
	t.hand.moving = false
	t.lay = plan(w, h, u.Px(1), t.state().Seats())
	berth, _ := t.pileLabel(u, t.lay.ship)
	t.berth = berth.Fit(paint.ShipRatio)
	t.session.Tick(u, t.situation(u))
	if t.s.Top() != stage.Scene(t) { // a curtain has fallen
		t.open = drawNothing
		return
	}
	t.news.read(t.session.Log(), t.viewer())
	t.legal = t.session.Legal()
	t.startPick()
	lay, pick := t.open, t.pick
	open := lay != drawNothing || pick.needsColour(t.legal)
	t.frame = t.frameOf(u)
	t.draw(u)
	t.excuse(u)
	t.foresee(u)
	if t.session.Consumed() {
		t.open, t.pick = lay, pick
		return
	}
	t.settlePick()
	if !open { // otherwise the dialog has answered the keys
		t.keys(u)
	}
}

// draw lays everything out, from the sea upwards.
func (t *Table) draw(u *ui.UI) {
	if e, p, moving := t.session.Event(); moving && e.Kind == islas.EvReveal {
		t.ship.show(e, t.state(), p*t.session.Steps())
	}
	t.at = spots{}
	t.s.PaintSea(u)
	t.drawTop(u)
	if t.arriving() {
		t.drawCouncil(u)
		t.drawLedger(u)
	} else {
		t.drawIslands(u)
		t.drawHand(u)
		t.drawActions(u)
	}
	t.drawPiles(u)
	if t.lay.compact || t.lay.upright {
		t.drawDrawers(u)
	} else {
		t.drawSupply(u, t.lay.supply)
		t.drawPowers(u, t.lay.powers)
		t.drawLog(u, t.lay.log)
	}
	t.drawVoyage(u)
	t.drawFlying(u)
	t.drawBanner(u)
	t.drawColours(u)
	t.drawHint(u)
	t.drawOpen(u)
}

// Busy implements stage.Scene.
func (t *Table) Busy() bool {
	halted := t.open == drawMenu
	return t.session.Busy(halted) || !halted && t.hand.moving
}

// Leave stops what runs beside the table.
func (t *Table) Leave() { t.session.Leave() }

// state is the position that is shown.
func (t *Table) state() *islas.State { return t.session.State() }

// viewer is whose hand lies open: the person at the machine, NoSeat while nobody is.
func (t *Table) viewer() game.Seat { return t.session.Viewer() }

// known is the position as far as it has been shown: while something is on its way it is still the one before, so that
// no number changes before its cause has been seen.
func (t *Table) known() *islas.State { return t.frame.known() }

// arriving reports whether the ship is in.
func (t *Table) arriving() bool { return t.ship.in || t.state().Over() }

// name is what the player on a seat is called.
func (t *Table) name(seat game.Seat) string { return t.session.Name(seat) }

// large is the seat whose island is the large one: the one that was clicked, or the one whose turn it is.
func (t *Table) large() game.Seat {
	if t.pinned != game.NoSeat {
		return t.pinned
	}
	if turn := t.state().Turn(); turn != game.NoSeat {
		return turn
	}
	return max(t.viewer(), 0)
}
