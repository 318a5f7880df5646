package table

import (
	"slices"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// frame is what there is to be seen in one tick: the table fills it in before anything is drawn, the views read it and change
// nothing in it. What a view wants done it answers with, and is done after all have been drawn; so all views of a tick show
// the same.
type frame struct {
	ui      *ui.UI
	paint   painter
	lay     *layout
	port    *table.Viewport // what of it is seen
	players *players

	state  *puertorico.State // the position that is shown: as of the event on its way, or of the last one
	before *puertorico.State // the position before the event on its way; that shown while nothing moves
	laid   *puertorico.State // the position with the colonists where they have been chosen to be; nil if they are not placed now

	row      *row             // how the event on its way is shown; nil while nothing moves
	event    puertorico.Event // what is on its way
	moving   bool             // something is; otherwise event has no meaning
	progress float64          // how far it is, from 0 to 1
	steps    float64          // how long it takes in all, in steps of the animation speed
	busy     bool             // something is moving, or waits to
	paused   bool             // what moves is held to be looked at
	telling  string           // what goes on, in a sentence
	tells    bool             // something does, and should be looked at before anything else
	ends     string           // why nothing follows in a replay, though the game is not over; empty anywhere else

	ways   []flight                        // of what moves, for numbers that change on the way; nil until asked for
	faces  [puertorico.Roles]ui.Rect       // where the pictures of the role cards are drawn, as far as they have been
	boards [puertorico.MaxSeats]boardSpots // where the parts of the others' boards are drawn, as far as they have been

	log  *session.Log[puertorico.State, puertorico.Event]        // what has been shown
	hint *session.Suggestion[puertorico.Action, puertorico.View] // what is suggested to the person who decides

	ahead *ahead          // what every role would do, nil while nothing is foretold
	rests puertorico.Role // of which that is shown, NoRole for none; known once the cards are drawn

	legal    []puertorico.Action // what the person at the machine may do now
	pick     pick                // what has been chosen of it
	decision puertorico.Decision // of the position that is shown
	actor    game.Seat           // the seat for which that person acts, NoSeat while nobody may
	viewer   game.Seat           // who looks: the person at the machine, NoSeat for nobody
	home     game.Seat           // whose board is the own one
	visited  game.Seat           // whose board is shown large, NoSeat for none
	open     session.Drawer      // what lies open over the table
	back     bool                // an earlier position is looked back at
	page     int                 // the step of the log that brought it
	earlier  bool                // there is one before it
	later    bool                // there is one after it
	canUndo  bool                // the last action can be taken back
	covered  bool                // the points that others have won are covered
	teaching bool                // this is a lesson: one thing is done at a time
}

// frameOf is the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	p := t.Session.Frame()
	f := frame{
		ui: u, paint: painter{ui: u, stage: t.Stage}, lay: &t.lay, port: &t.port, players: t.players, state: p.State, before: p.Before,
		event: p.Event, moving: p.Moving, progress: p.Progress, steps: p.Steps, busy: p.Showing, paused: p.Paused,
		log: t.Session.Log(), hint: t.Session.Suggestion(), legal: p.Legal, pick: t.pick, decision: p.State.Decision(),
		actor: p.Actor, viewer: p.Viewer, home: t.home, visited: t.others.seat, open: t.Session.Drawer(), back: p.Back, page: p.Step,
		canUndo: p.CanUndo || t.pick.chosen, covered: caption.Covered(t.Stage.Settings) && !p.Uncovered, teaching: t.Session.Teaching(),
	}
	f.telling, f.tells = t.Message(u)
	f.ends = t.Ends(u)
	if f.moving && !f.back {
		f.row = t.rows.of(f.event)
	}
	if f.asks(puertorico.PhasePlacing) && f.pick.begun {
		t.staffed = f.state.Staffed(f.pick.crew.placement())
		f.laid = &t.staffed
	}
	if f.back {
		earlier, later := t.Session.Scenes()
		f.earlier, f.later = earlier >= 0, later >= 0
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
	if f.moving && f.row != nil && f.progress < f.row.lands {
		return f.before
	}
	return f.state
}

// shows reports whether an event of a kind is on its way.
func (f *frame) shows(k puertorico.EventKind) bool { return f.moving && f.event.Kind == k }

// can reports whether the person at the machine may do an action now.
func (f *frame) can(a puertorico.Action) bool { return slices.Contains(f.legal, a) }

// asks reports whether the person at the machine decides on something of a phase now.
func (f *frame) asks(p puertorico.Phase) bool { return f.actor != game.NoSeat && f.decision.Phase == p }

// acting is the seat that acts now: whose action is on its way, otherwise who decides next.
func (f *frame) acting() game.Seat {
	if f.shows(puertorico.EvAct) {
		return f.event.Seat
	}
	return f.decision.Seat
}

// mine is what lies before the seat whose board is the own one.
func (f *frame) mine() *puertorico.Player { return f.known().Player(f.home) }

// name is what the player on a seat is called, nothing for nobody.
func (f *frame) name(seat game.Seat) string { return f.players.name(seat) }

// portrait shows who plays on a seat.
func (f *frame) portrait(r ui.Rect, seat game.Seat) {
	table.LightFace(f.ui, r)
	if f.players.computer[seat] {
		f.paint.portrait(r, f.players.faces[seat])
		return
	}
	f.paint.monogram(r, f.name(seat))
}

// other is the seat whose board is the i-th beside the own one: the next in turn order is the first.
func (f *frame) other(i int) game.Seat {
	return (f.home + 1 + game.Seat(i)) % game.Seat(f.state.Seats())
}
