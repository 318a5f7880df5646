package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// frame is what there is to be seen in one tick: the table fills it in before anything is drawn, the views read it and change
// nothing in it. What a view wants done it answers with, and is done after all have been drawn; so all views of a tick show
// the same.
type frame struct {
	ui  *ui.UI
	lay *layout

	state  *islas.State // the position that is shown: as of the event on its way, or of the last one
	before *islas.State // the position before the event on its way; that shown while nothing moves

	row      *row        // how the event on its way is shown; nil while nothing moves
	event    islas.Event // what is on its way, as it is: event.For(viewer) is what of it may be seen
	moving   bool        // something is; otherwise event has no meaning
	progress float64     // how far it is, from 0 to 1
	steps    float64     // how long it takes in all, in steps of the animation speed
	busy     bool        // something is moving, or waits to
	paused   bool        // what moves is held to be looked at

	legal    []islas.Action // what the person at the machine may do now; empty for nothing
	actor    game.Seat      // the seat for which that person acts, NoSeat while nobody may
	deciding game.Seat      // the seat that has to decide as of what is shown, NoSeat while that would tell too much
	viewer   game.Seat      // whose hand lies open, NoSeat for nobody's
	large    game.Seat      // whose island is the large one
	arriving bool           // the ship is in, or the game is over
}

// frameOf is the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	f := frame{
		ui: u, lay: &t.lay, state: t.state(), before: t.session.Before(),
		steps: t.session.Steps(), busy: t.session.Showing(), paused: t.session.Paused(),
		legal: t.legal, actor: t.session.Actor(), viewer: t.viewer(), large: t.large(), arriving: t.arriving(),
	}
	f.event, f.progress, f.moving = t.session.Event()
	if f.moving {
		f.row = &t.rows[f.event.Kind]
	}
	f.deciding = f.state.Decision().Seat
	if f.moving && f.event.Kind == islas.EvReveal {
		f.deciding = game.NoSeat // nobody is to see before its time whose turn it is to decide, and so who wins
	}
	return f
}

// as is the position before what is moving as long as it has not come as far as seen says, and after it from then on.
func (f *frame) as(seen func(*row) float64) *islas.State {
	if f.moving && f.progress < seen(f.row) {
		return f.before
	}
	return f.state
}

// known is the position as far as islands and privileges have been shown: no number changes before its cause has been seen.
func (f *frame) known() *islas.State { return f.as(func(r *row) float64 { return r.land }) }

// carded is the same for ship, deck and discard pile.
func (f *frame) carded() *islas.State { return f.as(func(r *row) float64 { return r.piles }) }

// handed is the same for the cards that come into a hand. What leaves a hand leaves it at once.
func (f *frame) handed() *islas.State { return f.as(func(r *row) float64 { return r.hands }) }
