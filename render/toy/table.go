package toy

import (
	"fmt"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// Table is the toy's table: a row of cards for each seat, the hand, and a button for each thing that may be done.
type Table struct {
	table.Kit[toy.Position, toy.Action, toy.Event, toy.View]
	Match *Match
	Fresh bool // the match had just begun

	seats   []match.Seat
	players table.Players
	rows    [toy.Kinds]row
	log     table.LogView
	note    table.Note
	guide   table.Guide
	port    table.Viewport // the table is always seen whole
	novel   table.Explanation
	marks   marks // what lies where, for the lesson
}

// row is how an event of the toy is shown.
type row = session.Presentation[toy.Position, toy.Event]

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	t := seated(s, m.(*Match))
	t.Fresh = fresh
	t.Start(fresh)
	return t, nil
}

// Replay implements stage.Game.
func (Game) Replay(s *stage.Stage, m match.Any, step int) (stage.Scene, error) {
	t := seated(s, m.(*Match))
	t.Watch(step)
	return t, nil
}

// seated seats the players of a match at a table that has shown nothing.
func seated(s *stage.Stage, m *Match) *Table {
	t := &Table{Match: m, seats: m.Setup().Seats}
	t.rows = t.makeRows()
	t.players = table.NewPlayers(t.seats, s.Game.Cast())
	t.Kit = table.New(s, t, &t.players, session.Game[toy.Position, toy.Action, toy.Event, toy.View]{
		Rules: toy.Game{}, Show: func(e toy.Event) *row { return &t.rows[e.Kind] },
		Seat: func(e toy.Event) game.Seat { return e.Seat }, For: toy.Event.For,
		Open:     func(*toy.Position) bool { return false },
		Forced:   func(*toy.Position) bool { return false },
		EndsTurn: func(a toy.Action) bool { return a.Card == 0 },
		Adviser:  "easy", Moment: moment, Explains: explains,
	}, m, nil)
	return t
}

// makeRows says how all events are shown.
func (t *Table) makeRows() [toy.Kinds]row {
	name := func(e toy.Event) string { return t.seats[e.Seat].Name }
	card, bell := []session.Cue{{Effect: "card"}}, []session.Cue{{Effect: "bell"}, {At: 0.9, Effect: "victory"}}
	return [toy.Kinds]row{
		toy.Dealt: {Length: 0.5, Cues: card},
		toy.Begun: {Length: 1, Turn: session.TurnBegins},
		toy.Laid: {Length: 2, Cues: card, Opens: true, Scene: true, Text: func(texts session.Texts, e toy.Event) string {
			return texts.T("log.lays", "name", name(e), "n", int(e.Card))
		}},
		toy.Drawn: {Length: 1, Cues: card, Closes: true, Text: func(texts session.Texts, e toy.Event) string {
			return texts.T("log.draws", "name", name(e))
		}},
		toy.Ended: {Length: 1, Cues: bell, Turn: session.GameEnds, StopBefore: true},
	}
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, table.Situation{}) {
		return
	}
	f := t.Session.Frame()
	w, h, _ := t.Strip.Room(u)
	top, rest := ui.Rect{W: w, H: h}.CutTop(u.Px(60))
	want := t.bar(u, &f).Draw(u, t.Stage, &t.port, top)
	side, rest := rest.CutRight(u.Px(400))
	controls, side := side.CutTop(u.Px(160))
	if f.Back {
		back := table.BackControls{}
		earlier, later := t.Session.Scenes()
		back.Earlier, back.Later = earlier >= 0, later >= 0
		want = want.Or(back.Draw(u, t.Stage, controls))
	} else {
		want = want.Or((&table.Controls{Showing: f.Showing, Paused: f.Paused, ID: "toy", Skip: u.T("table.skip")}).Draw(u, t.Stage, controls))
	}
	if step, ok := t.log.Draw(u, side, t.Session.Lines(), t.Session.Log().Since(f.Viewer), u.T("log.more")); ok {
		t.Session.LookBack(step)
	}
	hand, rows := rest.CutBottom(u.Px(160))
	t.drawRows(u, f.State, rows)
	act, acts := t.drawHand(u, &f, hand)
	if hint := t.Session.Suggestion(); hint.Asked() {
		want = want.Or(t.note.Draw(u, t.Stage, hint, []ui.Rect{rows}, func() table.Advice { return t.advice(u, hint.Action()) }))
	}
	t.marks = marks{"hand": hand, "rows": rows, "log": side}
	if told, ok := t.Session.Instruction(); ok {
		want = want.Or(t.guide.Draw(u, t.Stage, told, t.stand(u)))
	}
	want = want.Or(t.novel.Draw(u, t.Stage, t.Session.Novelty(), table.Room{Near: side.Middle(), Clear: []ui.Rect{hand}, Keep: []ui.Rect{rows}}))
	want = want.Or(t.Strip.Draw(u))
	switch t.Session.Drawer() {
	case session.MenuDrawer:
		want = want.Or(t.DrawMenu(u))
	default:
		t.Keys(u, func() bool { return false })
	}
	if acts {
		t.Session.Act(act)
	}
	t.Dispatch(u, want)
}

// bar is what stands at the top.
func (t *Table) bar(u *ui.UI, f *session.Frame[toy.Position, toy.Action, toy.Event]) *table.Bar {
	text, urgent := t.Message(u)
	if f.Back {
		text = u.T("back.title", "n", toy.Game{}.Round(f.State), "what", text)
	}
	wait := t.Ends(u)
	if wait == "" {
		wait = u.T("why.moving")
	}
	if !urgent && f.Actor != game.NoSeat {
		text = u.T("prompt.act", "name", t.seats[f.Actor].Name)
	}
	return &table.Bar{
		Round: u.T("table.round", "n", toy.Game{}.Round(f.State)), Prompt: text, Urgent: !urgent, CanUndo: f.CanUndo,
		Asked: t.Session.Suggestion().Asked(), CanAsk: f.Actor != game.NoSeat, Wait: wait,
	}
}

// drawRows shows what everybody has laid.
func (t *Table) drawRows(u *ui.UI, p *toy.Position, r ui.Rect) {
	for seat, row := range r.Column(len(t.seats), u.Px(4)) {
		seat := game.Seat(seat)
		text := u.T("table.row", "name", t.seats[seat].Name, "cards", fmt.Sprint(p.Row(seat)), "n", p.Points(seat))
		u.Text(row, theme.Body, u.Theme().Ink, ui.Left|ui.Middle, text)
	}
}

// drawHand shows the open hand, and answers with what is done with it.
func (t *Table) drawHand(u *ui.UI, f *session.Frame[toy.Position, toy.Action, toy.Event], r ui.Rect) (a toy.Action, ok bool) {
	cells := r.Row(toy.HandSize+1, u.Px(4))
	owner := f.Viewer
	if f.Uncovered {
		owner = f.State.Turn()
	}
	if owner != game.NoSeat {
		for i, c := range f.State.Hand(owner) {
			u.Text(cells[i], theme.Body, u.Theme().Ink, ui.Centered, u.T("table.card", "n", int(c)))
		}
	}
	for i, legal := range f.Legal {
		if u.Button("do "+legal.String(), cells[(i+1)%len(cells)], t.words(u, legal), ui.ButtonOptions{Target: legal}) {
			a, ok = legal, true
		}
	}
	if f.State.Turn() == game.NoSeat && !f.Showing && u.Button("result", cells[0], u.T("table.result"), ui.ButtonOptions{}) {
		t.Dispatch(u, session.ToResult)
	}
	return a, ok
}

// words is an action as it stands on its button.
func (t *Table) words(u *ui.UI, a toy.Action) string {
	if a.Card == 0 {
		return u.T("table.end")
	}
	return u.T("table.lay", "n", int(a.Card))
}

// advice says which button an action is.
func (t *Table) advice(u *ui.UI, a toy.Action) table.Advice {
	target := []any{a}
	return table.Advice{What: t.words(u, a), Targets: target, Left: target}
}
