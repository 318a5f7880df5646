package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/forecast"
	"islas/render/islas/caption"
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
	tips    *powerTips  // what is told of privileges
	data    *islas.Data // what cards and privileges show

	state  *islas.State // the position that is shown: as of the event on its way, or of the last one
	before *islas.State // the position before the event on its way; that shown while nothing moves

	row      *row        // how the event on its way is shown; nil while nothing moves
	event    islas.Event // what is on its way, as it is: event.For(viewer) is what of it may be seen
	moving   bool        // something is; otherwise event has no meaning
	progress float64     // how far it is, from 0 to 1
	steps    float64     // how long it takes in all, in steps of the animation speed
	stays    float64     // how far the rest on it afterwards is, from 0 to 1
	busy     bool        // something is moving, or waits to
	paused   bool        // what moves is held to be looked at
	swift    bool        // it goes by so fast that cards are not seen flying
	telling  string      // what goes on, in a sentence
	tells    bool        // something does, and should be looked at before anything else
	ends     string      // why nothing follows in a replay, though the game is not over; empty anywhere else

	log     *session.Log[islas.State, islas.Event]        // what has been shown
	news    *news                                         // what of it is news to who looks
	arrival *arrival                                      // what is known of the ship that has come in
	hint    *session.Suggestion[islas.Action, islas.View] // what is suggested to the person who decides
	reason  advice.Reason                                 // and why

	choice   selection  // what the person at the machine may do now, and has chosen of it
	actor    game.Seat  // the seat for which that person acts, NoSeat while nobody may
	deciding game.Seat  // the seat that has to decide as of what is shown, NoSeat while that would tell too much
	viewer   game.Seat  // whose hand lies open, NoSeat for nobody's
	large    game.Seat  // whose island is the large one
	home     game.Seat  // whose island is the large one while nobody looks at another
	arriving bool       // the ship is in, or the game is over
	hover    islas.Card // the card of the hand under the pointer, NoCard for none
	dragged  islas.Card // the card of the hand that is being dragged, NoCard for none
	rest     rest       // the card that somebody rests on, as of the last tick
	pointed  islas.Plot // the plot of the actor's island at which the pick may go on and that is pointed at, NoPlot for none
	ahead    *forecast.Forecast
	outlook  outlook        // what would follow from what is rested on or chosen
	open     session.Drawer // what lies open over the table
	back     bool           // an earlier arrival is looked back at: state and arrival are those of then
	page     int            // the step of the log that brought it
	earlier  bool           // there is one before it
	later    bool           // there is one after it
	canUndo  bool           // the last action can be taken back
	uncover  bool           // everybody's hand lies open
	teaching bool           // this is a lesson: one thing is done at a time
	meant    islas.PlotSet  // the plots that may be lit to be clicked: all, or those that a lesson waits for

	order [islas.MaxSeats]game.Seat // see seats
	bests *bests                    // what the best palace and town bring
}

// frameOf is the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	p := t.Session.Frame()
	f := frame{
		ui: u, paint: painter{u, t.Stage, p.State.Data(), caption.Words(t.Stage.Settings)}, lay: &t.lay, port: &t.port, players: t.players, tips: &t.tips, data: p.State.Data(), state: p.State, before: p.Before,
		event: p.Event, moving: p.Moving, progress: p.Progress, steps: p.Steps, stays: p.Hold, busy: p.Showing, paused: p.Paused, swift: p.Fast,
		log: t.Session.Log(), news: &t.news, arrival: &t.arrival, hint: t.Session.Suggestion(), reason: t.reason,
		choice: selected(t.pick, p.Legal), actor: p.Actor, viewer: p.Viewer, large: t.large(), home: t.home, arriving: t.arriving(),
		hover: t.hand.hover, dragged: t.hand.drag, open: t.Session.Drawer(), canUndo: p.CanUndo, uncover: p.Uncovered,
		teaching: t.Session.Teaching(), meant: t.meant(),
	}
	f.arrange()
	f.telling, f.tells = t.Message(u)
	f.ends = t.Ends(u)
	f.rest, f.pointed, f.back = t.resting(), t.islands.pointed, p.Back
	f.ahead = t.forecaster.at(f.state, f.viewer, f.me())
	f.bests = t.bests.of(f.ahead, f.choice.legal)
	f.outlook = f.foresee(f.rest, f.pointed)
	if p.Back {
		t.lookBack(&f, p.Step)
		return f
	}
	t.looked.on = false
	if f.moving {
		f.row = &t.rows[f.event.Kind]
	}
	f.deciding = f.state.Decision().Seat
	if f.moving && f.event.Kind == islas.EvReveal {
		f.deciding = game.NoSeat // nobody is to see before its time whose turn it is to decide, and so who wins
	}
	return f
}

// me is the seat that forecasts are about: of whoever looks, or of who acts where nobody's hand lies open.
func (f *frame) me() game.Seat {
	if f.viewer != game.NoSeat {
		return f.viewer
	}
	return f.actor
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

// shows reports whether an event of a kind is on its way.
func (f *frame) shows(k islas.EventKind) bool { return f.moving && f.event.Kind == k }

// name is what the player on a seat is called, nothing for nobody.
func (f *frame) name(seat game.Seat) string { return f.players.name(seat) }

// portrait shows who plays on a seat.
func (f *frame) portrait(r ui.Rect, seat game.Seat) {
	if f.players.islander[seat] {
		f.paint.portrait(r, f.players.faces[seat])
		return
	}
	f.paint.monogram(r, f.name(seat))
}

// Steps of the animation speed of the start player's ship, which goes to the next player when a round ends.
const (
	tokenSteps = 1    // it is on its way
	tokenRests = 0.45 // it has arrived, and the next round has not begun
)

// handsOver is to whom the round that is ending hands the start player's ship over, and how far that is on its way, from 0 to
// 1; not so the last round of the game.
func (f *frame) handsOver() (next game.Seat, way float64, moves bool) {
	if !f.shows(islas.EvRound) || f.state.FinalRound() {
		return game.NoSeat, 0, false
	}
	left := (1 - f.progress) * f.steps
	return f.state.After(f.state.Start()), 1 - table.Within(left, tokenRests, tokenRests+tokenSteps), true
}

// starts reports whether a seat has the start player's ship, and it is not under way.
func (f *frame) starts(seat game.Seat) bool {
	_, way, _ := f.handsOver()
	return seat == f.state.Start() && way == 0
}
