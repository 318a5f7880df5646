package toy

import (
	"fmt"

	"islas/game"
	"islas/game/match"
	"islas/game/toy"
	"islas/render/popover"
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
	}, m)
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

// frame is the snapshot of a tick.
type frame = table.Frame[toy.Position, toy.Action, toy.Event, toy.View]

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, false, false) {
		return
	}
	f := t.Snapshot(u)
	w, h, _ := t.Strip.Room(u)
	top, rest := ui.Rect{W: w, H: h}.CutTop(u.Px(60))
	side, rest := rest.CutRight(u.Px(400))
	controls, side := side.CutTop(u.Px(160))
	hand, rows := rest.CutBottom(u.Px(160))
	t.marks = marks{"hand": hand, "rows": rows, "log": side}
	t.Want(f.Bar(t.bar(&f), top))
	t.Want(f.Controls(controls, "toy", u.T("table.skip")))
	t.DrawLog(u, side, f.Log.Since(f.Viewer), u.T("log.more"))
	t.drawRows(u, f.State, rows)
	t.Want(t.drawHand(&f, hand))
	t.DrawSuggestion(&f, func() []ui.Rect { return []ui.Rect{rows} }, func() table.Advice { return t.advice(u, f.Hint.Action()) })
	t.DrawLesson(&f, t.marks.spots, func(decision []toy.Action) table.Advice { return t.advice(u, decision[0]) }, t.params)
	t.DrawExplanation(&f, func() table.Room {
		return table.Room{Near: side.Middle(), Avoid: append(popover.All(popover.Must, []ui.Rect{hand}), popover.All(popover.Rather, []ui.Rect{rows})...)}
	})
	t.DrawMenu(&f)
	t.Answer(u, t.Dispatch, func() {}, func() bool { return false }, false)
}

// bar is what stands at the top.
func (t *Table) bar(f *frame) table.Bar {
	u, text := f.UI, f.Message
	if f.Back {
		text = u.T("back.title", "n", toy.Game{}.Round(f.State), "what", text)
	}
	if !f.HasMessage && f.Actor != game.NoSeat {
		text = u.T("prompt.act", "name", f.Name(f.Actor))
	}
	return table.Bar{
		Round: u.T("table.round", "n", toy.Game{}.Round(f.State)), Prompt: text, Urgent: !f.HasMessage,
		Wait: f.Wait(toy.Game{}.Over(f.State), f.State.Turn()),
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
func (t *Table) drawHand(f *frame, r ui.Rect) (want table.Intent) {
	u, cells := f.UI, r.Row(toy.HandSize+1, f.UI.Px(4))
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
			want = legal
		}
	}
	if f.State.Turn() == game.NoSeat && !f.Showing && u.Button("result", cells[0], u.T("table.result"), ui.ButtonOptions{}) {
		want = session.ToResult
	}
	return want
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
