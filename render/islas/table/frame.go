package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/board"
	"islas/game/islas/engine"
	"islas/game/islas/forecast"
	"islas/game/match"
	"islas/render/islas/islanders"
	"islas/render/table"
	"islas/render/ui"
)

// base is the snapshot of a tick that the tables of all games have.
type base = table.Frame[islas.State, islas.Action, islas.Event, islas.View]

// frame is a read-only snapshot of the table for one tick: that of any game, and what this game adds.
type frame struct {
	base
	lay     *layout
	players *players
	memo    *memo
	data    *islas.Data // the data of cards and privileges

	row     *row     // the presentation of the current event; nil while nothing moves
	news    *news    // what is news to the viewer
	arrival *arrival // of the ship that is in, or of the one that is looked back at

	choice   selection     // the pick of the person at the machine among the legal actions
	deciding game.Seat     // the seat that has to decide in the position shown, NoSeat while that would reveal too much
	large    game.Seat     // the seat of the large island; Home while nobody looks at another
	visits   bool          // the large island is one that the person at the machine only looks at
	grown    game.Seat     // the seat of the island that is larger than the others while the ship is in, NoSeat for none
	arriving bool          // the ship is in, or the game is over
	hover    islas.Card    // card of the hand under the pointer, NoCard for none
	dragged  islas.Card    // card of the hand that is dragged, NoCard for none
	rest     rest          // the card that somebody rests on, as of the last tick
	pointed  islas.Plot    // plot of the actor's island that is pointed at and can continue the pick, NoPlot for none
	outlook  outlook       // what would follow from what is rested on or chosen
	meant    islas.PlotSet // plots that may be lit to be clicked: all, or those that a lesson waits for
}

// frameOf returns the frame of this tick.
func (t *Table) frameOf(u *ui.UI) frame {
	f := frame{
		base: t.Snapshot(u), lay: &t.lay, players: t.players, memo: &t.memo, news: &t.news, arrival: &t.arrival,
		large: t.large(), arriving: t.arriving(), hover: t.hand.hover, dragged: t.hand.drag, rest: t.resting(), pointed: t.islands.pointed,
		meant: t.meant(),
	}
	f.data, f.visits = f.State.Data(), t.pinned != game.NoSeat && t.pinned != t.Home && f.Viewer != game.NoSeat
	f.choice = selected(t.pick, f.Legal)
	f.memo.recall(&f)
	f.outlook = f.foresee(f.rest, f.pointed)
	if f.Back {
		f.choice, f.deciding = selected(nothing(), nil), game.NoSeat
		return f
	}
	if f.Moving {
		f.row = &t.rows[f.Event.Kind]
	}
	f.deciding = f.State.Decision().Seat
	if f.Moving && f.Event.Kind == islas.EvReveal {
		f.deciding = game.NoSeat // nobody is to know yet who decides next, and so who wins
	}
	return f
}

// memo keeps texts and the forecast as long as nothing changes of which they tell.
type memo struct {
	known, shown     islas.State
	viewer, me, home game.Seat
	lang             string
	news             news
	texts            map[string]string
	ahead            *forecast.Forecast // of the position that is shown, for the viewer
}

// recall forgets what is no longer true.
func (m *memo) recall(f *frame) {
	if m.ahead == nil || m.viewer != f.Viewer || m.me != f.me() || m.shown != *f.State {
		m.viewer, m.me, m.shown, m.ahead = f.Viewer, f.me(), *f.State, forecast.New(f.State.View(f.Viewer), f.me())
	}
	if lang := f.Stage.Texts.Lang(); m.texts == nil || m.lang != lang || m.home != f.Home || m.news != *f.news || m.known != *f.Known() {
		m.lang, m.home, m.news, m.known, m.texts = lang, f.Home, *f.news, *f.Known(), map[string]string{}
	}
}

// said returns the text of a widget, which words makes when it is first asked for.
func (f *frame) said(id string, words func() string) string {
	text, ok := f.memo.texts[id]
	if !ok {
		text = words()
		f.memo.texts[id] = text
	}
	return text
}

// me returns the seat that forecasts are about: the viewer or, if nobody's hand lies open, whoever acts.
func (f *frame) me() game.Seat {
	if f.Viewer != game.NoSeat {
		return f.Viewer
	}
	return f.Actor
}

// seen returns the position for ship, piles and supply: no number changes before its cause has been shown.
func (f *frame) seen() *islas.State {
	if f.Moving && f.Progress < f.row.seen {
		return f.Before
	}
	return f.State
}

// handSize returns how many cards a seat has. Cards that come have to arrive; those that leave a hand leave it at once.
func (f *frame) handSize(seat game.Seat) int {
	return min(f.seen().HandSize(seat), f.State.HandSize(seat))
}

// shows reports whether an event of a kind is being shown.
func (f *frame) shows(k islas.EventKind) bool { return f.Moving && f.Event.Kind == k }

// Times of the start player's ship's way to the next player at the end of a round, from 0 to 1.
const (
	tokenLeaves  = 0.4
	tokenArrives = 0.81
)

// nextStart returns to whom the ending round hands over the start player's ship, NoSeat if no round ends, and for the last one of the game.
func (f *frame) nextStart() game.Seat {
	if !f.shows(islas.EvRound) || f.State.FinalRound() {
		return game.NoSeat
	}
	return f.State.After(f.State.Start())
}

// players are the players at the table, which are the same for a whole game.
type players struct {
	table.Players
	data    *islas.Data // the data of cards and privileges
	islands []*board.Island
	coasts  [][]int // their outlines
}

// newPlayers returns the players of a match, with its data, or an error for an island or an edition that can't be read.
func newPlayers(setup match.Setup) (*players, error) {
	own, err := engine.Edition(setup.Edition)
	if err != nil {
		return nil, err
	}
	p := &players{Players: table.NewPlayers(setup.Seats, islanders.Cast()), data: &own.Data}
	for _, s := range setup.Seats {
		island, err := engine.Island(setup.Data, &own, s.Board)
		if err != nil {
			return nil, err
		}
		p.islands, p.coasts = append(p.islands, island), append(p.coasts, island.Outline())
	}
	return p, nil
}
