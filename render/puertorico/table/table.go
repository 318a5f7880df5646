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
	players *players
	rows    *rows

	page   page     // what lies open where not everything can
	asked  question // what the page was opened for
	turned bool     // somebody has opened another page since
	seen   seenPage
	left   *Left // where that is remembered when the table is left; nil for nowhere
	pick   pick  // what has been chosen of the next action
	lay    layout
	frame  frame // what is to be seen in this tick
	views  views

	taught taught // for what of a lesson a page has been opened
}

// New seats the players of a match at the table. What has happened in a fresh match is still to be shown; where one goes on, what lay
// open when the table was left does again.
func New(s *stage.Stage, m *engine.Match, fresh bool, left *Left) *Table {
	t := newTable(s, m)
	t.left = left
	if !t.Start(fresh) {
		t.reopen()
	}
	return t
}

// Replay seats the players of a match that was played at a table at which it is looked at, from so many steps on.
func Replay(s *stage.Stage, m *engine.Match, step int) *Table {
	t := newTable(s, m)
	t.Watch(step)
	return t
}

// newTable seats the players of a match at a table that has shown nothing of it.
func newTable(s *stage.Stage, m *engine.Match) *Table {
	t := &Table{match: m, players: playersOf(m.Setup()), pick: nothing()}
	t.views = newViews(&t.frame)
	t.rows = makeRows(t.players)
	t.kit = t.newKit(s)
	return t
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, false, false) {
		return // the game is over, and its result is shown
	}
	t.sit()
	t.turnTo()
	t.turnToLesson()
	t.startPick()
	open := t.turnsTo(u.Input().Dt)
	t.lay = plan(t.Extent(u), t.state().Seats(), open)
	t.look(u)
	t.draw(&t.frame)
	t.Answer(u, t.dispatch, t.settlePick, t.letGo, false)
}

// draw lays everything out, from the ground upwards, and notes what is wanted.
func (t *Table) draw(f *frame) {
	u := f.UI
	t.Stage.PaintSea(u)
	t.Together(u, f.head(f.lay.bar), "", f.prompt.draw)
	t.Port.Draw(u, f.Arrows(), func() { t.drawTable(f) })
	if f.shows(puertorico.EvEnding) { // the round is played to its end
		f.Announce(table.Banner{
			Title: u.T("table.final-round"), Text: u.T("log.ending." + endingKey(f.Event.Ending)), Solemn: true,
		}, f.lay.island.Union(f.lay.city))
	}
	t.ScrollIntoView(u, [2]int{int(f.pick.good), f.pick.ship}, f.advice.wanted(), f.advice.happens)
	f.advice.fadeLog(t.DrawExplanation(&f.base, f.advice.explanationRoom))
	f.advice.fadeLog(t.DrawSuggestion(&f.base, f.advice.places, f.advice.advise))
	t.scrollToLesson(f)
	t.DrawLesson(&f.base, func(name string) []ui.Rect { return t.spots(f, name) }, f.advice.adviceFor, lessonParams)
	t.DrawMenu(&f.base)
	f.forecast.draw()
	f.visit.draw()
}

// drawTable draws what lies on the table.
func (t *Table) drawTable(f *frame) {
	u := f.UI
	t.Together(u, f.head(f.lay.gauges), "part.end", f.gauges.draw)
	t.Together(u, f.lay.tabs, "", f.tabs.draw)
	t.Together(u, f.lay.page, "", f.others.draw)
	t.Together(u, f.lay.roles, "table.page.roles", f.roles.draw)
	t.Together(u, f.lay.island, "part.island", f.home.drawIsland)
	t.Together(u, f.lay.city, "part.city", f.home.drawCity)
	t.Together(u, f.lay.stores, "part.stores", f.stores.draw)
	t.Together(u, f.lay.ships, "table.page.harbour", f.harbour.draw)
	t.Together(u, f.lay.house, "table.page.harbour", f.house.draw)
	t.Together(u, f.lay.supply, "part.supply", f.supply.draw)
	t.Together(u, f.lay.tiles, "part.tiles", f.tiles.draw)
	t.Together(u, f.lay.market, "part.market", f.market.draw)
	t.Together(u, f.lay.placing, "", f.buttons.draw)
	if !f.lay.log.Empty() {
		t.Together(u, f.lay.log, "table.page.log", func() intent {
			t.DrawLog(u, f.lay.log, f.Log.Since(f.Viewer), u.T("log.look"))
			return nil
		})
	}
	f.flights.draw()
	f.forecast.drawStrips()
}

// Leave stops what runs beside the table, and remembers what lies open.
func (t *Table) Leave() {
	t.rememberPage()
	t.kit.Leave()
}

// state is the position that is shown.
func (t *Table) state() *puertorico.State { return t.Session.State() }

// sit makes the board of whoever decides or is at the machine the own one. While nobody has been there it is the first.
func (t *Table) sit() {
	seat := t.Session.Actor()
	if seat == game.NoSeat {
		seat = t.Session.Viewer()
	}
	if seat == game.NoSeat {
		seat = t.Session.Replay().Decided()
	}
	if seat != game.NoSeat {
		t.Home = seat
	}
}

// head is what belongs together with a part of what stands at the top: bar and gauges, unless the bar stands still while all else is moved.
func (f *frame) head(part ui.Rect) ui.Rect {
	if f.Port.Large() {
		return part
	}
	return f.lay.bar.Union(f.lay.gauges)
}

// wanted reports of what a widget stands for whether it is what has to be clicked next, where not all that can be clicked is: a ship for barrels
// that have been chosen, or of which there is only one kind, otherwise barrels; nil for all.
func (v adviceView) wanted() func(target any) bool {
	switch {
	case !v.asks(puertorico.PhaseLoad):
		return nil
	case v.pick.good != puertorico.NoGood, v.pick.ship == anyShip && v.loads.kinds().Len() == 1:
		return func(target any) bool { _, is := target.(hold); return is }
	}
	return func(target any) bool { _, is := target.(barrels); return is }
}

// happens is where on the table the event is seen that is on its way or looked back at: where what flies comes from and goes to, otherwise the
// part of the table that it is about.
func (v adviceView) happens() (places []ui.Rect) {
	if v.row != nil && v.row.fly != nil {
		all := v.row.fly(&v.flights)
		for _, w := range all {
			places = append(places, w.To)
		}
		for _, w := range all {
			places = append(places, w.From)
		}
	}
	if len(places) > 0 {
		return places
	}
	l := v.lay
	if p, ok := seenOn(&v.Event, v.Home); ok {
		switch p {
		case pageRoles:
			return table.NotEmpty(l.roles)
		case pageTiles:
			return table.NotEmpty(l.tiles)
		case pageHarbour:
			return table.NotEmpty(l.ships, l.house)
		case pageMarket:
			return table.NotEmpty(l.market)
		case pageOthers:
			return table.NotEmpty(l.others...)
		}
	}
	return nil
}

// Left is what lay open at the table that was left last, where somebody had opened another page than that on which they decide. Who goes
// on with the game from there finds that again. The zero value remembers nothing.
type Left struct {
	game  string   // the digest of the position in which it was left, empty for nothing
	seed  uint64   // of the game
	asked question // what had to be decided
	page  page     // what had been opened
}

// rememberPage remembers the page that somebody has opened.
func (t *Table) rememberPage() {
	if t.left == nil {
		return
	}
	*t.left = Left{}
	if state := t.match.State(); t.turned && t.asked.back == 0 && !t.Session.Frame().Showing {
		*t.left = Left{engine.Engine{}.Digest(&state), t.match.Setup().Seed, t.asked, t.page}
	}
}

// reopen opens it again if the game goes on where it was left.
func (t *Table) reopen() {
	if t.left == nil {
		return
	}
	if state, l := t.match.State(), t.left; l.game == (engine.Engine{}).Digest(&state) && l.seed == t.match.Setup().Seed {
		t.asked, t.page, t.turned = l.asked, l.page, true
	}
}

// follows returns the page to show: the one that is open, or while something is on its way, or is looked back at, the one on which that
// is to be seen. Whoever has opened a page keeps it until something else is decided, and in lessons what is spoken of stays.
func (t *Table) follows() page {
	if _, told := t.Session.Instruction(); told || t.turned {
		return t.page
	}
	f := t.Session.Frame()
	if !f.Moving && !f.Back {
		return t.page
	}
	if p, ok := seenOn(&f.Event, t.Home); ok {
		return p
	}
	return t.page
}

// leastSeen is how long a page that lies open stays in a swift replay before another is turned to: pages that differ in brightness, turned one
// after the other as fast as that shows what happens, would flash (WCAG 2.2, 2.3.1).
const leastSeen = 400 * time.Millisecond

// seenPage is the page that lies open, and for how long it has.
type seenPage struct {
	page page
	lies time.Duration
}

// turnsTo returns the page to show in a tick of dt: that which follows, or for a while still the last one.
func (t *Table) turnsTo(dt time.Duration) page {
	p, s := t.follows(), &t.seen
	s.lies += dt
	if p != s.page && (t.turned || !t.Session.Frame().Fast || s.lies >= leastSeen) {
		*s = seenPage{page: p}
	}
	return s.page
}

// seenOn is the page on which it is seen what happens by an event; ok is false if that is none, or is always open.
func seenOn(e *puertorico.Event, home game.Seat) (p page, ok bool) {
	switch e.Kind {
	case puertorico.EvAct:
		return actSeenOn(e, home)
	case puertorico.EvTurn, puertorico.EvRoleOver, puertorico.EvBonus:
		return pageRoles, true
	case puertorico.EvRow, puertorico.EvDrawn, puertorico.EvDiscarded, puertorico.EvDealt, puertorico.EvRefilled:
		return pageTiles, true
	case puertorico.EvProduced, puertorico.EvFactory:
		return pageOthers, true
	case puertorico.EvPoints, puertorico.EvHouse, puertorico.EvSailed:
		return pageHarbour, true
	}
	return 0, false
}

// actSeenOn is the same of an action. The own colonists are seen on the own board, which is always open.
func actSeenOn(e *puertorico.Event, home game.Seat) (p page, ok bool) {
	switch e.Action.Kind {
	case puertorico.TakeRole:
		return pageRoles, true
	case puertorico.TakeTile, puertorico.Take, puertorico.Extra:
		return pageTiles, true
	case puertorico.Man:
		return pageOthers, e.Seat != home
	case puertorico.Build:
		return pageMarket, true
	case puertorico.Sell, puertorico.Load, puertorico.Keep:
		return pageHarbour, true
	}
	return 0, false
}
