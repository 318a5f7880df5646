package table

import (
	"time"

	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Table is the scene.
type Table struct {
	kit
	match   *engine.Match
	players table.Players
	rows    *rows

	page   page     // the open page where not everything can lie open
	asked  question // what the page was opened for
	turned bool     // somebody has opened another page since
	seen   seenPage
	pick   pick // the part of the next action that has been chosen
	lay    layout
	frame  frame // the snapshot of this tick
	views  views
}

// New returns a table for a match. A fresh match has still to be shown from its beginning.
func New(s *stage.Stage, m *engine.Match, fresh bool) *Table {
	t := newTable(s, m)
	t.Start(fresh)
	return t
}

// Replay returns a table at which a match that has been played is watched, from a step on.
func Replay(s *stage.Stage, m *engine.Match, step int) *Table {
	t := newTable(s, m)
	t.Watch(step)
	return t
}

// newTable returns a table for a match of which nothing has been shown.
func newTable(s *stage.Stage, m *engine.Match) *Table {
	t := &Table{match: m, players: playersOf(m.Setup()), pick: nothing()}
	t.views = newViews(&t.frame)
	t.rows = makeRows(&t.players)
	t.kit = t.newKit(s)
	t.Views = t.ownViews()
	return t
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, false, false) {
		return // the game is over, and its result is shown
	}
	t.Sit()
	t.turnTo()
	t.startPick()
	open := t.turnsTo(u.Input().Dt)
	t.lay = plan(t.Extent(u), t.state().Seats(), open)
	t.look(u)
	t.Show(&t.frame.base, t.views.others.seat != game.NoSeat)
}

// ownViews returns the regions of the table and everything else that is this game's own.
func (t *Table) ownViews() table.Views[puertorico.Action] {
	f, l, v := &t.frame, &t.lay, &t.views
	return table.Views[puertorico.Action]{
		Bar: table.Region{At: &l.bar, Around: func() ui.Rect { return f.head(l.bar) }, Draw: v.prompt.draw},
		Regions: []table.Region{
			{Name: "gauges", Part: "part.end", At: &l.gauges, Around: func() ui.Rect { return f.head(l.gauges) }, Draw: v.gauges.draw},
			{At: &l.tabs, Draw: v.tabs.draw},
			{At: &l.page, Draw: v.others.draw, Always: true},
			{Name: "roles", Part: "table.page.roles", At: &l.roles, Draw: v.roles.draw},
			{Name: "island", Part: "part.island", At: &l.island, Draw: v.home.drawIsland},
			{Name: "city", Part: "part.city", At: &l.city, Draw: v.home.drawCity},
			{Name: "stores", Part: "part.stores", At: &l.stores, Draw: v.stores.draw},
			{Name: "ships", Part: "table.page.harbour", At: &l.ships, Draw: v.harbour.draw},
			{Name: "house", Part: "table.page.harbour", At: &l.house, Draw: v.house.draw},
			{Part: "part.supply", At: &l.supply, Draw: v.supply.draw},
			{Name: "tiles", Part: "part.tiles", At: &l.tiles, Draw: v.tiles.draw},
			{Name: "market", Part: "part.market", At: &l.market, Draw: v.market.draw},
			{Part: "part.actions", At: &l.placing, Draw: v.buttons.draw},
			{Part: "table.page.log", At: &l.log, Draw: func() intent {
				t.DrawLog(f.UI, l.log, f.Log.Since(f.Viewer), f.UI.T("log.look"))
				return nil
			}},
		},
		Flying: func() {
			v.flights.draw()
			v.forecast.drawStrips()
		},
		Over: t.scrollToLesson, Top: func() {
			v.forecast.draw()
			v.others.drawLarge()
		},
		Celebration: f.celebration, Ribbon: f.ribbon, Last: func() bool { return f.known().Ending() != 0 && !f.known().Over() },
		Asks:    func() (any, func(any) bool) { return [2]int{int(f.pick.good), f.pick.ship}, v.advice.wanted() },
		Happens: v.advice.happens, Places: v.advice.places, Advise: v.advice.advise, AdviceFor: v.advice.adviceFor,
		Spots: f.spots, Params: lessonParams, Room: v.advice.explanationRoom, Lies: v.advice.fadeLog,
		Dispatch: t.dispatch, Settle: t.settlePick, LetGo: t.letGo,
	}
}

// state returns the position that is shown.
func (t *Table) state() *puertorico.State { return t.Session.State() }

// head returns bar and gauges, which belong together, or the part alone where the bar stands still while the rest is moved.
func (f *frame) head(part ui.Rect) ui.Rect {
	if f.Port.Large() {
		return part
	}
	return f.lay.bar.Union(f.lay.gauges)
}

// wanted returns a function that reports whether a target is to be clicked next; nil for all that can be clicked. For loading it is a
// ship once barrels are chosen or there is only one kind, otherwise barrels.
func (v adviceView) wanted() func(target any) bool {
	switch {
	case !v.asks(puertorico.PhaseLoad):
		return nil
	case v.pick.good != puertorico.NoGood, v.pick.ship == anyShip && v.loads.kinds().Len() == 1:
		return func(target any) bool { _, is := target.(hold); return is }
	}
	return func(target any) bool { _, is := target.(barrels); return is }
}

// happens returns where the current event is seen: where things fly from and to, otherwise the region that it is about.
func (v adviceView) happens() (places []ui.Rect) {
	if v.row != nil && v.row.fly != nil {
		for _, w := range v.row.fly(&v.flights) {
			places = append(places, w.To, w.From)
		}
	}
	if len(places) > 0 {
		return places
	}
	if p, ok := seenOn(&v.Event, v.Home); ok {
		return v.lay.on(p)
	}
	return nil
}

// follows returns the page to show: the open one or, while an event is shown or looked back at, the one on which it is seen. A page that
// somebody has opened stays until something else is decided; in lessons the page of the instruction stays.
func (t *Table) follows() page {
	_, told := t.Session.Instruction()
	if f := t.Session.Frame(); !told && !t.turned && (f.Moving || f.Back) {
		if p, ok := seenOn(&f.Event, t.Home); ok {
			return p
		}
	}
	return t.page
}

// leastSeen is how long a page stays in a fast replay: pages of different brightness would flash otherwise (WCAG 2.2, 2.3.1).
const leastSeen = 400 * time.Millisecond

// seenPage is the open page and how long it has been open.
type seenPage struct {
	page page
	lies time.Duration
}

// turnsTo returns the page to show in a tick of dt: the one that follows, or for a while still the last one.
func (t *Table) turnsTo(dt time.Duration) page {
	p, s := t.follows(), &t.seen
	s.lies += dt
	if p != s.page && (t.turned || !t.Session.Frame().Fast || s.lies >= leastSeen) {
		*s = seenPage{page: p}
	}
	return s.page
}

// eventPages are the pages on which events are seen, besides actions, which are seen on the page of their phase.
var eventPages = map[puertorico.EventKind]page{
	puertorico.EvTurn: pageRoles, puertorico.EvRoleOver: pageRoles, puertorico.EvBonus: pageRoles,
	puertorico.EvRow: pageTiles, puertorico.EvDrawn: pageTiles, puertorico.EvDiscarded: pageTiles, puertorico.EvDealt: pageTiles,
	puertorico.EvRefilled: pageTiles, puertorico.EvProduced: pageOthers, puertorico.EvFactory: pageOthers,
	puertorico.EvPoints: pageHarbour, puertorico.EvHouse: pageHarbour, puertorico.EvSailed: pageHarbour,
}

// seenOn returns the page on which an event is seen; ok is false if there is none, or if it is always open, like the home seat's board.
func seenOn(e *puertorico.Event, home game.Seat) (p page, ok bool) {
	if e.Kind != puertorico.EvAct {
		p, ok = eventPages[e.Kind]
		return p, ok
	}
	did := e.Action.Kind
	return phasePages[e.Phase], did != puertorico.Pass && did != puertorico.Draw && (did != puertorico.Man || e.Seat != home)
}
