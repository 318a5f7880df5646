package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/game/puertorico/engine"
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

	page   page     // what lies open where not everything can
	asked  question // what the page was opened for
	turned bool     // somebody has opened another page since
	seen   seenPage
	left   *Left // where that is remembered when the table is left; nil for nowhere
	pick   pick  // what has been chosen of the next action
	lay    layout
	roles  rolesView
	others othersView
	ahead  *ahead   // what roles would do
	frame  frame    // what is to be seen in this tick
	wanted []intent // by the views in this tick

	laid    [puertorico.MaxSeats]laid // how colonists were placed last, by seat
	staffed puertorico.State          // the position of the frame with colonists as chosen

	log   table.LogView
	note  table.Note
	novel table.Explanation // of what has happened for the first time

	guide  table.Guide         // of a lesson
	taught taught              // for what of it a page has been opened
	unseen puertorico.Building // that it speaks of and that is to be scrolled to, NoBuilding for none
}

// New seats the players of a match at the table. What has happened in a fresh match is still to be shown; where one goes on, what lay
// open when the table was left does again.
func New(s *stage.Stage, m *engine.Match, fresh bool, left *Left) *Table {
	t := unshown(s, m)
	t.left = left
	if steps := m.Steps(); fresh && len(steps) > 0 {
		t.Session.Begin(steps[0].After, steps)
	} else {
		t.Session.Resume(steps)
		t.reopen()
	}
	return t
}

// Replay seats the players of a match that was played at a table at which it is looked at, from so many steps on.
func Replay(s *stage.Stage, m *engine.Match, step int) *Table {
	t := unshown(s, m)
	t.Watch(step)
	return t
}

// unshown seats the players of a match at a table that has shown nothing of it.
func unshown(s *stage.Stage, m *engine.Match) *Table {
	t := &Table{match: m, players: newPlayers(m.Setup()), pick: nothing(), roles: rolesView{tapped: puertorico.NoRole},
		others: newOthersView(),
	}
	t.rows = makeRows(t.players)
	t.kit = t.newKit(s)
	return t
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, table.Situation{}) {
		return // the game is over, and its result is shown
	}
	t.sit()
	t.turnTo()
	t.turnToLesson()
	t.startPick()
	w, h, strip := t.Strip.Room(u)
	room := t.Port.Room(u, t.Stage, w, h, strip)
	t.lay = plan(room.W, room.H, room.Px, t.state().Seats(), t.turnsTo(u.Input().Dt))
	if t.Port.Large() {
		bar, by := t.Port.Lay(u, room, t.lay.bar)
		t.lay.move(by)
		t.lay.bar = bar
	}
	t.frame = t.frameOf(u)
	f := &t.frame
	t.draw(f)
	for _, i := range t.wanted {
		t.carryOut(i)
	}
	if t.Session.Consumed() {
		u.Excuse()
		return
	}
	t.settlePick()
	if f.Drawer == session.NoDrawer {
		t.Keys(u, t.letGo)
	}
}

// draw lays everything out, from the ground upwards, and notes what is wanted.
func (t *Table) draw(f *frame) {
	t.wanted = t.wanted[:0]
	t.Stage.PaintSea(f.UI)
	t.together(f, f.head(f.lay.bar), "", drawTop)
	t.Port.Draw(f.UI, t.Session.Arrows(), func() { t.drawTable(f) })
	drawBanner(f)
	t.attend(f)
	t.want(t.drawExplanation(f))
	t.want(drawSuggestion(f, &t.note))
	t.want(t.drawLesson(f))
	t.want(wishes(t.Strip.Draw(f.UI)))
	t.want(t.drawOpen(f))
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
	t.want(t.drawLog(f))
	drawFlights(f)
	t.roles.foresee(f)
}

// together draws what belongs together in r, of which no tooltip covers anything. name is the key of what it is called, empty where it is
// no part of its own.
func (t *Table) together(f *frame, r ui.Rect, name string, draw func(*frame) intent) {
	if name != "" {
		name = f.UI.T(name)
	}
	f.UI.PushGroup(r)
	f.UI.InPart(name, func() { t.want(draw(f)) })
	f.UI.PopGroup()
}

// Busy implements stage.Scene. What was wanted in the last tick has been done since, and is still to be drawn.
func (t *Table) Busy() bool { return len(t.wanted) > 0 || t.kit.Busy() }

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
		seat = t.Session.Decided()
	}
	if seat != game.NoSeat {
		t.Home = seat
	}
}
