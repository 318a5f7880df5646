package table

import (
	"islas/game/colonies"
	"islas/game/colonies/engine"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Table is the scene.
type Table struct {
	kit
	match   *engine.Match
	players *players
	shown   *shown

	page    page // the open page where not everything can lie open
	asked   question
	pick    pick // the part of the next action that has been chosen
	lay     layout
	frame   frame // the snapshot of this tick
	views   views
	refuses [colonies.MaxSeats]moment // by seat: the turn in which its person refuses all offers
	taught  int                       // the step of a lesson for which a page was opened, from 1
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
	t.shown = present(t.players)
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
	t.turnToLesson()
	_, _, larger := u.Asked()
	t.lay = plan(t.Extent(u), t.state().Seats(), t.page, larger)
	t.look(u)
	t.Show(&t.frame.base, t.pick.warns)
}

// state returns the position that is shown.
func (t *Table) state() *colonies.State { return t.Session.State() }

// ownViews returns the regions of the table and everything else that is this game's own.
func (t *Table) ownViews() table.Views[action] {
	f, l, v := &t.frame, &t.lay, &t.views
	draw := func(view interface{ draw(f *frame) intent }) func() table.Intent {
		return func() table.Intent { return view.draw(f) }
	}
	return table.Views[action]{
		Bar: table.Region{At: &l.bar, Draw: draw(&v.prompt)},
		Regions: []table.Region{
			{Name: "chart", Part: "part.chart", At: &l.chart, Draw: func() table.Intent { return v.chart.draw(f, f.UI, l.chart) }},
			{Name: "players", Part: "part.players", At: &l.players, Draw: draw(&v.seats)},
			{At: &l.tabs, Draw: draw(&v.tabs)},
			{Name: "dice", Part: "part.dice", At: &l.dice, Draw: draw(&v.dice), Always: true},
			{Name: "stock", Part: "part.stock", At: &l.stock, Draw: draw(&v.stock)},
			{Name: "trade", Part: "part.trade", At: &l.trade, Draw: draw(&v.desk)},
			{Name: "hand", Part: "part.hand", At: &l.hand, Draw: draw(&v.hand), Always: true},
			{Name: "actions", Part: "part.actions", At: &l.actions, Draw: draw(&v.actions)},
			{Name: "turn", Part: "part.turn", At: &l.turn, Draw: func() table.Intent { return v.actions.turn(f) }},
			{Part: "part.log", At: &l.log, Draw: func() intent {
				t.DrawLog(f.UI, l.log, f.Log.Since(f.Viewer), f.UI.T("log.look"))
				return nil
			}},
		},
		Flying: func() {
			f.UI.PushLayer(ui.LayerFlying)
			defer f.UI.PopLayer()
			table.Fly(f.Painter, f.Progress, f.flying())
			v.dice.fly(f)
		},
		Asks:    func() (any, func(any) bool) { return t.pick, v.chart.wanted(f) },
		Happens: f.happens,
		Places:  f.places,
		Lies:    func(at ui.Rect) { table.Fade(f.UI, l.log, at) },
		Advise:  f.advise, AdviceFor: func(decision []action) table.Advice { return f.adviceFor(decision) },
		Over:    t.drawWarning,
		Spots:   f.lessonSpots,
		Outline: func(r ui.Rect) []ui.Point { return v.chart.outline(f, r) },
		Params:  t.lessonParams,

		Celebration: f.celebration,
		Ribbon:      func() ui.Rect { return v.chart.quiet(f) },
		Near:        f.near,
		Room:        f.room,
		Dispatch:    t.dispatch,
		LetGo:       t.letGo,
	}
}
