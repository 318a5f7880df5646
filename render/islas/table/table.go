// Package table is the scene in which the game is played: the islands, the hand, the ship and its arrival, and all that
// a person can choose. What may be chosen comes from islas.State.Legal alone; what is shown is the position as of the
// event that the screen has reached.
// What the tables of all games have is in the kit (islas/render/table).
package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/game/islas/engine"
	fore "islas/render/forecast"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Table is the scene.
type Table struct {
	kit
	match   *engine.Match
	players *players
	rows    *rows

	pinned  game.Seat     // the island that was clicked to be large, NoSeat if none was
	pick    pick          // what has been chosen of the next action
	arrival arrival       // the ship that has come in
	looked  arrival       // the one that is looked back at
	counted counted       // what of it is to be seen on the islands
	news    news          // what has happened since the viewer's last turn
	reason  advice.Reason // for what is suggested
	lay     layout
	frame   frame // what is to be seen in this tick
	named   rest  // on the card that a line of the log names

	islands    islandsView
	hand       handView
	actions    actionsView
	ship       shipView
	piles      pilesView
	supply     supplyView
	race       raceView
	privileges privilegesView
	ledger     ledgerView
	forecast   fore.Popover
	flights    flights
	foresight  foresight
	forecaster forecaster
	tips       powerTips
	bests      bests
}

// New seats the players of a match at the table. What has happened in a fresh match is still to be shown.
func New(s *stage.Stage, m *engine.Match, fresh bool) (*Table, error) {
	t, err := newTable(s, m)
	if err == nil {
		t.Start(fresh)
	}
	return t, err
}

// Replay seats the players of a match that was played at a table at which it is looked at, from so many steps on.
func Replay(s *stage.Stage, m *engine.Match, step int) (*Table, error) {
	t, err := newTable(s, m)
	if err == nil {
		t.Watch(step)
	}
	return t, err
}

// newTable seats the players of a match at a table that has shown nothing of it.
func newTable(s *stage.Stage, m *engine.Match) (*Table, error) {
	players, err := newPlayers(m.Setup())
	if err != nil {
		return nil, err
	}
	t := &Table{match: m, players: players, pinned: game.NoSeat, pick: nothing(), hand: newHandView()}
	t.islands.pointed, t.piles.rest, t.named = islas.NoPlot, nowhere(), nowhere()
	t.flights = flights{islands: &t.islands.at, hand: &t.hand.at, piles: &t.piles, supply: &t.supply, privileges: &t.privileges, ledger: &t.ledger}
	t.rows = makeRows(players, t.viewer)
	t.kit = t.newKit(s)
	return t, nil
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	// A press between the buttons that govern an arrival completes nothing.
	if !t.Tick(u, t, t.arriving() && t.lay.controls.Contains(u.Input().Pos), t.hand.lifting()) {
		return // the machine is handed over
	}
	t.lay = plan(t.Extent(u), t.state().Seats())
	t.sit()
	t.news.read(t.Session.Log(), t.viewer())
	if f := t.Session.Frame(); f.Moving && f.Event.Kind == islas.EvReveal {
		t.arrival.show(f.Event, f.State, f.Progress*f.Steps)
	}
	t.startPick()
	t.frame = t.frameOf(u)
	f := &t.frame
	if f.arriving && f.Actor != game.NoSeat && !f.choice.plays(islas.Name) {
		t.lay.focus(int(f.Actor))
	}
	t.draw(f)
	t.excuse(u)
	t.foresight.look(f)
	if !t.Answer(u, t.dispatch, t.settlePick, t.letGo, f.choice.needsColour()) {
		return
	}
	if u.KeyPressed(ui.KeyEnter) && !u.Claimed(ui.KeyEnter) {
		t.dispatch(u, t.actions.leads)
	}
	if u.Input().Released {
		u.Focus("") // the Enter key is for what leads on, not for what was clicked last
	}
}

// draw lays everything out, from the sea upwards, and notes what is wanted.
func (t *Table) draw(f *frame) {
	u := f.UI
	t.named = nowhere()
	t.Stage.PaintSea(u)
	t.together(f, f.lay.top, "", drawTop)
	t.Port.Draw(u, f.Arrows(), func() { t.drawTable(f) })
	drawBanner(f)
	drawAward(f)
	t.ScrollIntoView(u, f.choice.pick, nil, func() []ui.Rect { return t.happens(f) })
	t.Want(drawColours(f))
	t.DrawSuggestion(&f.base, func() []ui.Rect { return notePlaces(f) }, f.advise)
	t.DrawLesson(&f.base, func(name string) []ui.Rect { return t.spots(f, name) }, f.adviceFor, f.lessonParams)
	t.DrawExplanation(&f.base, func() table.Room { return t.explanationRoom(f) })
	drawForecast(f, &t.forecast)
	t.DrawMenu(&f.base)
	t.Want(t.drawOpen(f))
}

// drawTable draws what lies on the table.
func (t *Table) drawTable(f *frame) {
	t.Want(t.islands.draw(f))
	t.together(f, f.lay.ledger, "part.ledger", t.ledger.draw)
	t.together(f, handAround(f), "part.hand", t.hand.draw)
	t.together(f, f.lay.actions, "part.actions", t.actions.draw)
	piles := f.lay.ship.Union(f.lay.deck).Union(f.lay.discard)
	t.together(f, piles, "part.piles", t.ship.draw)
	t.together(f, piles, "part.piles", t.piles.draw)
	t.together(f, f.lay.drawers, "", drawDrawers)
	t.together(f, f.lay.race, "part.race", t.race.draw)
	t.together(f, f.lay.supply, "table.open-supply", t.supply.draw)
	t.together(f, deedsAround(f), "table.open-powers", t.privileges.draw)
	if !f.lay.log.Empty() {
		f.UI.InPart(f.UI.T("table.open-log"), func() { t.drawLog(f, f.lay.log) })
	}
	t.ship.voyage(f)
	t.flights.draw(f)
}

// together draws with a view what belongs together (Kit.Together).
func (t *Table) together(f *frame, r ui.Rect, name string, draw func(*frame) intent) {
	t.Together(f.UI, r, name, func() intent { return draw(f) })
}

// Busy implements stage.Scene.
func (t *Table) Busy() bool {
	return t.rests() || t.kit.Busy() || t.Session.Drawer() != session.MenuDrawer && (t.hand.moving || t.islands.glides.moving)
}

// Moment names what the table shows, for those who measure it: "arrival" while the ship is in, otherwise "table".
func (t *Table) Moment() string {
	if t.arriving() {
		return "arrival"
	}
	return "table"
}

// state is the position that is shown.
func (t *Table) state() *islas.State { return t.Session.State() }

// viewer is whose hand lies open: the person at the machine, NoSeat while nobody is.
func (t *Table) viewer() game.Seat { return t.Session.Viewer() }

// arriving reports whether the ship is in, or an earlier arrival is looked back at, or the game is over.
func (t *Table) arriving() bool {
	_, back := t.Session.LooksBack()
	return back || t.arrival.in || t.state().Over()
}

// large is the seat whose island is the large one: the one that was clicked, or the own one.
func (t *Table) large() game.Seat {
	if t.pinned != game.NoSeat {
		return t.pinned
	}
	return t.Home
}

// sit makes the seat of the person at the machine the one whose island is the own one. Between two people it stays that of
// the one before; where nobody plays it is the first.
func (t *Table) sit() {
	if seat := t.viewer(); seat != game.NoSeat {
		t.Home = seat
	}
}
