package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick of any game.
type base = table.Frame[puertorico.State, puertorico.Action, puertorico.Event, puertorico.View]

// frame is the snapshot of a tick, with what this game adds.
type frame struct {
	base
	paint   painter
	lay     *layout
	players *players

	laid *puertorico.State // the position with the colonists where they have been chosen to be; nil if they are not placed now
	row  *row              // how the event on its way is shown; nil while nothing moves

	ways   []flight                        // of what moves, for numbers that change on the way; nil until asked for
	faces  [puertorico.Roles]ui.Rect       // where the pictures of the role cards are drawn, as far as they have been
	boards [puertorico.MaxSeats]boardSpots // where the parts of the others' boards are drawn, as far as they have been

	ahead *ahead          // what every role would do, nil while nothing is foretold
	rests puertorico.Role // of which that is shown, NoRole for none; known once the cards are drawn

	pick     pick                // what has been chosen of the next action
	decision puertorico.Decision // of the position that is shown
	visited  game.Seat           // whose board is shown large, NoSeat for none
	covered  bool                // the points that others have won are covered
}

// frameOf is the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	f := frame{
		base: t.Snapshot(u), lay: &t.lay, players: t.players, pick: t.pick, visited: t.others.seat,
	}
	f.paint = painter{Painter: f.Painter}
	f.decision = f.State.Decision()
	f.CanUndo = f.CanUndo || t.pick.chosen
	f.covered = caption.Covered(t.Stage.Settings) && !f.Uncovered
	if f.Moving && !f.Back {
		f.row = t.rows.of(f.Event)
	}
	if f.asks(puertorico.PhasePlacing) && f.pick.begun {
		t.staffed = f.State.Staffed(f.pick.crew.placement())
		f.laid = &t.staffed
	}
	f.ahead, f.rests = t.foreseen(&f), puertorico.NoRole
	return f
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
