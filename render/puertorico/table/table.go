package table

import (
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
	roles  rolesView
	others othersView
	ahead  *ahead // what roles would do
	frame  frame  // what is to be seen in this tick

	laid    [puertorico.MaxSeats]laid // how colonists were placed last, by seat
	staffed puertorico.State          // the position of the frame with colonists as chosen

	taught taught              // for what of it a page has been opened
	unseen puertorico.Building // that it speaks of and that is to be scrolled to, NoBuilding for none
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
	t := &Table{match: m, players: playersOf(m.Setup()), pick: nothing(), roles: rolesView{tapped: puertorico.NoRole},
		others: newOthersView(),
	}
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
	t.LayOut(u, func(room table.Extent) *ui.Rect {
		t.lay = plan(room.W, room.H, room.Px, t.state().Seats(), open)
		return &t.lay.bar
	}, func(by ui.Point) { t.lay.move(by) })
	t.frame = t.frameOf(u)
	t.draw(&t.frame)
	t.Answer(u, t.dispatch, t.settlePick, t.letGo, false)
}

// draw lays everything out, from the ground upwards, and notes what is wanted.
func (t *Table) draw(f *frame) {
	u := f.UI
	t.Stage.PaintSea(u)
	t.together(f, f.head(f.lay.bar), "", drawTop)
	t.Port.Draw(u, f.Arrows(), func() { t.drawTable(f) })
	drawBanner(f)
	t.ScrollIntoView(u, [2]int{int(f.pick.good), f.pick.ship}, f.wanted(), f.happens)
	f.fadeLog(t.DrawExplanation(&f.base, f.explanationRoom))
	f.fadeLog(t.DrawSuggestion(&f.base, func() []ui.Rect { return notePlaces(f) }, f.advise))
	t.scrollToLesson(f)
	t.DrawLesson(&f.base, func(name string) []ui.Rect { return t.spots(f, name) }, f.adviceFor, lessonParams)
	t.DrawMenu(&f.base)
	t.roles.foretell(f)
	t.others.large(f)
}

// drawTable draws what lies on the table.
func (t *Table) drawTable(f *frame) {
	t.together(f, f.head(f.lay.gauges), "part.end", drawGauges)
	t.together(f, f.lay.tabs, "", drawTabs)
	t.together(f, f.lay.page, "", t.others.draw)
	t.together(f, f.lay.roles, "table.page.roles", t.roles.draw)
	f.rests = t.roles.rest
	t.together(f, f.lay.island, "part.island", drawIsland)
	t.together(f, f.lay.city, "part.city", drawCity)
	t.together(f, f.lay.stores, "part.stores", drawStores)
	t.together(f, f.lay.ships, "table.page.harbour", drawShips)
	t.together(f, f.lay.house, "table.page.harbour", drawHouse)
	t.together(f, f.lay.supply, "part.supply", drawSupply)
	t.together(f, f.lay.tiles, "part.tiles", drawTiles)
	t.together(f, f.lay.market, "part.market", drawMarket)
	t.together(f, f.lay.placing, "", drawButtons)
	if !f.lay.log.Empty() {
		t.together(f, f.lay.log, "table.page.log", t.drawLog)
	}
	drawFlights(f)
	t.roles.foresee(f)
}

// together draws with a view what belongs together (Kit.Together).
func (t *Table) together(f *frame, r ui.Rect, name string, draw func(*frame) intent) {
	t.Together(f.UI, r, name, func() intent { return draw(f) })
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
