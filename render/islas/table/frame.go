package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/forecast"
	"islas/render/islas/caption"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick of any game.
type base = table.Frame[islas.State, islas.Action, islas.Event, islas.View]

// frame is the snapshot of a tick, with what this game adds.
type frame struct {
	base
	paint   painter
	lay     *layout
	players *players
	tips    *powerTips  // what is told of privileges
	data    *islas.Data // what cards and privileges show

	row     *row          // how the event on its way is shown; nil while nothing moves
	news    *news         // what of the log is news to who looks
	arrival *arrival      // what is known of the ship that has come in, or had come in at what is looked back at
	reason  advice.Reason // for what is suggested

	choice   selection  // what the person at the machine may do now, and has chosen of it
	deciding game.Seat  // the seat that has to decide as of what is shown, NoSeat while that would tell too much
	large    game.Seat  // whose island is the large one; Home while nobody looks at another
	arriving bool       // the ship is in, or the game is over
	hover    islas.Card // the card of the hand under the pointer, NoCard for none
	dragged  islas.Card // the card of the hand that is being dragged, NoCard for none
	rest     rest       // the card that somebody rests on, as of the last tick
	pointed  islas.Plot // the plot of the actor's island at which the pick may go on and that is pointed at, NoPlot for none
	ahead    *forecast.Forecast
	outlook  outlook       // what would follow from what is rested on or chosen
	meant    islas.PlotSet // the plots that may be lit to be clicked: all, or those that a lesson waits for

	order [islas.MaxSeats]game.Seat // see seats
	bests *bests                    // what the best palace and town bring
}

// frameOf is the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	f := frame{
		base: t.Snapshot(u), lay: &t.lay, players: t.players, tips: &t.tips, news: &t.news, arrival: &t.arrival, reason: t.reason,
		large: t.large(), arriving: t.arriving(), hover: t.hand.hover, dragged: t.hand.drag, rest: t.resting(), pointed: t.islands.pointed,
		meant: t.meant(),
	}
	f.data = f.State.Data()
	f.paint = painter{f.Painter, f.data, caption.Words(t.Stage.Settings)}
	f.choice = selected(t.pick, f.Legal)
	f.arrange()
	f.ahead = t.forecaster.at(f.State, f.Viewer, f.me())
	f.bests = t.bests.of(f.ahead, f.choice.legal)
	f.outlook = f.foresee(f.rest, f.pointed)
	if f.Back {
		t.lookBack(&f)
		return f
	}
	if f.Moving {
		f.row = &t.rows[f.Event.Kind]
	}
	f.deciding = f.State.Decision().Seat
	if f.Moving && f.Event.Kind == islas.EvReveal {
		f.deciding = game.NoSeat // nobody is to see before its time whose turn it is to decide, and so who wins
	}
	return f
}

// me is the seat that forecasts are about: of whoever looks, or of who acts where nobody's hand lies open.
func (f *frame) me() game.Seat {
	if f.Viewer != game.NoSeat {
		return f.Viewer
	}
	return f.Actor
}

// as is the position before what is moving as long as it has not come as far as seen says, and after it from then on.
func (f *frame) as(seen func(*row) float64) *islas.State {
	if f.Moving && f.Progress < seen(f.row) {
		return f.Before
	}
	return f.State
}

// carded is the position as far as ship, deck and discard pile have been shown: no number changes before its cause has been seen.
func (f *frame) carded() *islas.State { return f.as(func(r *row) float64 { return r.piles }) }

// handed is the same for the cards that come into a hand. What leaves a hand leaves it at once.
func (f *frame) handed() *islas.State { return f.as(func(r *row) float64 { return r.hands }) }

// shows reports whether an event of a kind is on its way.
func (f *frame) shows(k islas.EventKind) bool { return f.Moving && f.Event.Kind == k }

// Steps of the animation speed of the start player's ship, which goes to the next player when a round ends.
const (
	tokenSteps = 1    // it is on its way
	tokenRests = 0.45 // it has arrived, and the next round has not begun
)

// handsOver is to whom the round that is ending hands the start player's ship over, and how far that is on its way, from 0 to
// 1; not so the last round of the game.
func (f *frame) handsOver() (next game.Seat, way float64, moves bool) {
	if !f.shows(islas.EvRound) || f.State.FinalRound() {
		return game.NoSeat, 0, false
	}
	left := (1 - f.Progress) * f.Steps
	return f.State.After(f.State.Start()), 1 - table.Within(left, tokenRests, tokenRests+tokenSteps), true
}

// starts reports whether a seat has the start player's ship, and it is not under way.
func (f *frame) starts(seat game.Seat) bool {
	_, way, _ := f.handsOver()
	return seat == f.State.Start() && way == 0
}
