// Package table is the scene in which the game is played: the islands, the hand, the ship and its arrival, and everything that a person
// can choose. Legal actions come from islas.State.Legal alone; the table shows the position as of the event that the screen has reached.
// What the tables of all games have is in the kit (islas/render/table).
package table

import (
	"islas/game"
	"islas/game/islas"
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

	pinned  game.Seat // seat of the island that was clicked to be large, NoSeat for none
	staged  game.Seat // seat of the island on which was built last in turns of others, NoSeat for none
	pick    pick      // the part of the next action that has been chosen
	arrival arrival   // of the ship that is in, or of the one that is looked back at
	news    news      // what has happened since the viewer's last turn
	lay     layout
	frame   frame // the snapshot of this tick

	islands    islandsView
	hand       handView
	actions    actionsView
	piles      pilesView
	supply     supplyView
	privileges privilegesView
	forecast   fore.Popover
	memo       memo
}

// New returns a table for a match. A fresh match has still to be shown from its beginning.
func New(s *stage.Stage, m *engine.Match, fresh bool) (*Table, error) {
	t, err := newTable(s, m)
	if err == nil {
		t.Start(fresh)
	}
	return t, err
}

// Replay returns a table at which a match that has been played is watched, from a step on.
func Replay(s *stage.Stage, m *engine.Match, step int) (*Table, error) {
	t, err := newTable(s, m)
	if err == nil {
		t.Watch(step)
	}
	return t, err
}

// newTable returns a table for a match of which nothing has been shown.
func newTable(s *stage.Stage, m *engine.Match) (*Table, error) {
	players, err := newPlayers(m.Setup())
	if err != nil {
		return nil, err
	}
	t := &Table{match: m, players: players, pinned: game.NoSeat, staged: game.NoSeat, pick: nothing(), hand: handView{hover: islas.NoCard, drag: islas.NoCard, rest: nowhere()}}
	t.islands.pointed, t.piles.rest = islas.NoPlot, nowhere()
	t.rows = makeRows(players, t.viewer)
	t.kit = t.newKit(s)
	t.Views = t.ownViews()
	return t, nil
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	// A press among the controls of an arrival completes nothing.
	if !t.Tick(u, t, t.arriving() && t.lay.controls.Contains(u.Input().Pos), t.hand.moving) {
		return // hand-over screen
	}
	t.lay = plan(t.Extent(u), t.state().Seats())
	if seat := t.viewer(); seat != game.NoSeat && seat != t.Home { // between two people the last one stays at home
		t.Home, t.pinned, t.staged = seat, game.NoSeat, game.NoSeat
	}
	t.news.read(t.Session.Log(), t.viewer())
	shown := t.Session.Frame()
	t.arrival = arrivalOf(t.Session.Log(), &shown)
	t.startPick()
	t.frame = t.frameOf(u)
	f := &t.frame
	if f.grown = t.grown(f); f.arriving && f.grown != game.NoSeat {
		t.lay.focus(int(f.grown))
	}
	if !t.Show(&f.base, f.choice.needsColour()) {
		return
	}
	if u.KeyPressed(ui.KeyEnter) && !u.Claimed(ui.KeyEnter) {
		t.dispatch(u, t.actions.leads)
	}
	if u.Input().Released {
		u.Focus("") // the Enter key is for the lead button, not for what was clicked last
	}
}

// ownViews returns the regions of the table and everything else that is this game's own.
func (t *Table) ownViews() table.Views[islas.Action] {
	f, l := &t.frame, &t.lay
	of := func(draw func(*frame) intent) func() intent { return func() intent { return draw(f) } }
	alone := func() ui.Rect { return ui.Rect{} }
	piles := func() ui.Rect { return l.ship.Union(l.deck).Union(l.discard) }
	return table.Views[islas.Action]{
		Bar: table.Region{At: &l.top, Draw: of(drawTop)},
		Regions: []table.Region{
			{At: &l.sea, Around: alone, Draw: of(t.islands.draw), Always: true},
			{Name: "ledger", Part: "part.ledger", At: &l.ledger, Draw: of(drawLedger), Always: true},
			{Name: "hand", Part: "part.hand", At: &l.hand, Around: func() ui.Rect { return handAround(f) }, Draw: of(t.hand.draw), Always: true},
			{Name: "actions", Part: "part.actions", At: &l.actions, Draw: of(t.actions.draw), Always: true},
			{Part: "part.piles", At: &l.ship, Around: piles, Draw: of(drawShip), Always: true},
			{Part: "part.piles", At: &l.deck, Around: piles, Draw: of(t.piles.draw), Always: true},
			{At: &l.drawers, Draw: of(drawDrawers)},
			{Name: "race", Part: "part.race", At: &l.race, Draw: of(drawRace)},
			{Part: "table.open-supply", At: &l.supply, Draw: of(t.supply.draw), Always: true},
			{Part: "table.open-powers", At: &l.powers, Draw: of(t.privileges.draw), Always: true},
			{Part: "table.open-log", At: &l.log, Around: alone, Draw: func() intent { return t.drawLog(f, l.log) }},
		},
		Flying: func() { flights{f, t}.draw() },
		Over: func() {
			announce(f)
			t.Want(drawColours(f))
		},
		Top: func() {
			t.forecast.Draw(f.UI, func() (*fore.Sheet, fore.Room) { return f.foretold(), f.foretoldRoom() }, nil)
			t.Want(t.drawOpen(f))
		},
		Celebration: f.celebration, Ribbon: f.ribbon, Last: f.last,
		Asks: func() (any, func(any) bool) { return f.choice.pick, nil }, Happens: func() []ui.Rect { return t.happens(f) },
		Places: f.suggestionPlaces, Advise: f.advise, AdviceFor: func(decision []islas.Action) table.Advice { return adviceOn(f, decision[0]) },
		Spots: t.spots, Params: f.lessonParams, Room: t.explanationRoom,
		Dispatch: t.dispatch, Settle: t.settlePick, LetGo: t.letGo,
	}
}

// Busy implements stage.Scene.
func (t *Table) Busy() bool {
	return t.rests() || t.kit.Busy() || t.Session.Drawer() != session.MenuDrawer && (t.hand.moving || t.islands.glides.moving)
}

// state returns the position that is shown.
func (t *Table) state() *islas.State { return t.Session.State() }

// viewer returns the seat whose hand lies open: that of the person at the machine, NoSeat while nobody is.
func (t *Table) viewer() game.Seat { return t.Session.Viewer() }

// arriving reports whether the ship is in, or an earlier arrival is looked back at, or the game is over.
func (t *Table) arriving() bool {
	return t.arrival.in || t.state().Over()
}

// grown returns the seat whose island is larger than the others while the ship is in, NoSeat for none: that of the person who decides or has
// played last, where islands of one size would be too small to be clicked on. It is the same whether or not somebody decides, so that nothing
// moves in an arrival.
func (t *Table) grown(f *frame) game.Seat {
	switch {
	case f.State.Over() || t.lay.roomy():
		return game.NoSeat
	case f.Actor != game.NoSeat:
		return f.Actor
	case t.match.Human(t.Home):
		return t.Home
	}
	return game.NoSeat
}

// large returns the seat of the large island: the one that was clicked, or on which others have built, or the home seat.
func (t *Table) large() game.Seat {
	for _, seat := range []game.Seat{t.pinned, t.staged} {
		if seat != game.NoSeat {
			return seat
		}
	}
	return t.Home
}
