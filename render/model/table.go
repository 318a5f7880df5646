package model

import (
	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/session"
	"islas/render/stage"
	"islas/render/table"
	"islas/render/ui"
)

// Table is the game's table.
type Table struct {
	table.Kit[model.Position, model.Action, model.Event, model.View]
	Match *Match
	Fresh bool // the match had just begun

	session.Unheard[model.Position, model.Event] // it follows nothing but what changes
	seats                                        []match.Seat
	shown                                        [model.Kinds]presentation
	lay                                          layout
	board                                        board
	hand                                         hand
	log                                          table.LogView
	note                                         table.Note
	guide                                        table.Guide
	novel                                        table.Explanation
}

// presentation is how an event of the game is shown.
type presentation = session.Presentation[model.Position, model.Event]

// frame is what views draw in a tick.
type frame struct {
	table.Frame[model.Position, model.Action, model.Event, model.View]
	stage *stage.Stage
	seats []match.Seat
	lay   *layout
}

// name returns the name of who sits on a seat.
func (f *frame) name(seat game.Seat) string { return f.seats[seat].Name }

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	t := newTable(s, m.(*Match))
	t.Fresh = fresh
	if steps := t.Match.Steps(); fresh {
		t.Session.Begin(steps[0].After, steps)
	} else {
		t.Session.Resume(steps)
	}
	return t, nil
}

// Replay implements stage.Game.
func (Game) Replay(s *stage.Stage, m match.Any, step int) (stage.Scene, error) {
	t := newTable(s, m.(*Match))
	t.Watch(step)
	return t, nil
}

// newTable returns the table of a match that has shown nothing.
func newTable(s *stage.Stage, m *Match) *Table {
	t := &Table{Match: m, seats: m.Setup().Seats}
	t.shown = present(t.seats)
	t.Kit = table.New(s, t, session.Game[model.Position, model.Action, model.Event, model.View]{
		Rules: model.Game{}, Show: func(e model.Event) *presentation { return &t.shown[e.Kind] },
		Seat: func(e model.Event) game.Seat { return e.Seat }, For: model.Event.For,
		Open:     func(*model.Position) bool { return false },
		Forced:   func(*model.Position) bool { return false },
		EndsTurn: func(a model.Action) bool { return a.Kind == model.End },
		Adviser:  "easy", Moment: moment, Explains: explains,
	}, m, t)
	return t
}

// Changed implements session.Listener: an offer that was being made is let go.
func (t *Table) Changed() { t.hand.cancel() }

// present returns how all events are shown.
func present(seats []match.Seat) [model.Kinds]presentation {
	text := func(key string) func(session.Texts, model.Event) string {
		return func(texts session.Texts, e model.Event) string {
			return texts.T(key, "name", seats[e.Seat].Name, "n", int(e.Card), "give", int(e.Offer.Give), "want", int(e.Offer.Want))
		}
	}
	card, bell := []session.Cue{{Effect: "card"}}, []session.Cue{{Effect: "bell"}, {At: 0.9, Effect: "victory"}}
	refuses, refusesAll := text("log.refuses"), text("log.refuses-all")
	return [model.Kinds]presentation{
		model.Dealt:   {Length: 0.5, Cues: card},
		model.Begun:   {Length: 1, Turn: session.TurnBegins},
		model.Offered: {Length: 2, Text: text("log.offers")},
		model.Refused: {Length: 1, Text: func(texts session.Texts, e model.Event) string {
			if e.All {
				return refusesAll(texts, e)
			}
			return refuses(texts, e)
		}},
		model.Accepted: {Length: 2, Cues: card, Opens: true, Scene: true, Text: text("log.accepts")},
		model.Lapsed:   {Length: 1, Text: text("log.lapses")},
		model.Built:    {Length: 2, Cues: card, Opens: true, Scene: true, Text: text("log.builds")},
		model.Drawn:    {Length: 1, Cues: card, Closes: true, Text: text("log.draws")},
		model.Ended:    {Length: 1, Cues: bell, Turn: session.GameEnds, StopBefore: true},
	}
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, table.Situation{}) {
		return
	}
	w, h, strip := t.Strip.Room(u)
	room := t.Port.Room(u, t.Stage, w, h, strip)
	t.lay = plan(room)
	if t.Port.Large() {
		bar, by := t.Port.Lay(u, room, t.lay.bar)
		t.lay.move(by)
		t.lay.bar = bar
	}
	f := &frame{t.Snapshot(u), t.Stage, t.seats, &t.lay}
	t.Stage.PaintSea(u)
	want := t.bar(f).Draw(u, t.Stage, &t.Port, t.lay.bar)
	var act model.Action
	var acts bool
	t.Port.Draw(u, t.Session.Arrows(), func() {
		drawSeats(f)
		t.board.draw(f)
		act, acts = t.hand.draw(f)
		want = want.Or(t.drawSide(f))
		drawFlights(f)
	})
	t.Port.Attend(u, t.Session.Prompt(), t.Session.Happens(), nil, func() []ui.Rect { return []ui.Rect{t.lay.board} })
	want = want.Or(t.drawOver(f)).Or(t.Strip.Draw(u))
	if f.Drawer == session.MenuDrawer {
		want = want.Or(t.DrawMenu(u))
	} else {
		t.Keys(u, t.hand.cancel)
	}
	if acts {
		t.Session.Act(act)
	}
	t.Dispatch(u, want)
}

// bar returns what stands at the top.
func (t *Table) bar(f *frame) *table.Bar {
	u := f.UI
	round, text, wait := u.T("table.round", "n", model.Game{}.Round(f.State)), f.Message, f.Ends
	if f.Back {
		text = u.T("back.title", "n", model.Game{}.Round(f.State), "what", text)
	}
	if wait == "" {
		wait = u.T("why.moving")
	}
	if !f.HasMessage && f.Actor != game.NoSeat {
		text = t.prompt(f)
	}
	return &table.Bar{
		Round: round, Prompt: text, Urgent: !f.HasMessage, CanUndo: f.CanUndo, Asked: f.Hint.Asked(), CanAsk: f.Actor != game.NoSeat, Wait: wait,
	}
}

// prompt returns what the person at the machine is asked.
func (t *Table) prompt(f *frame) string {
	name := f.name(f.Actor)
	switch o, asked := f.State.Asked(); {
	case asked != game.NoSeat:
		return f.UI.T("prompt.answer", "name", name, "other", f.name(f.State.Turn()), "give", int(o.Give), "want", int(o.Want))
	case t.hand.give != 0:
		return f.UI.T("prompt.want", "name", name, "give", int(t.hand.give))
	case t.hand.trades:
		return f.UI.T("prompt.give", "name", name)
	}
	return f.UI.T("prompt.act", "name", name)
}

// drawSide shows the controls and the log.
func (t *Table) drawSide(f *frame) (want session.Intent) {
	u := f.UI
	switch {
	case f.Back:
		want = (&table.BackControls{Earlier: f.Earlier, Later: f.Later}).Draw(u, t.Stage, t.lay.controls)
	case f.State.Turn() == game.NoSeat && !f.Showing:
		if u.Button("result", t.lay.buttons.Column(3, u.Px(6))[0], u.T("table.result"), ui.ButtonOptions{Primary: true}) {
			want = session.ToResult
		}
		fallthrough
	default:
		want = want.Or((&table.Controls{Showing: f.Showing, Paused: f.Paused, ID: "model", Skip: u.T("table.skip")}).Draw(u, t.Stage, t.lay.controls))
	}
	if step, ok := t.log.Draw(u, t.lay.log, t.Session.Lines(), f.Log.Since(f.Viewer), u.T("log.more")); ok {
		t.Session.LookBack(step)
	}
	return want
}

// drawOver shows what lies over the table: the suggestion, the lesson and what is explained.
func (t *Table) drawOver(f *frame) (want session.Intent) {
	u, board := f.UI, f.UI.SeenOf([]ui.Rect{t.lay.board})
	if f.Hint.Asked() {
		want = t.note.Draw(u, t.Stage, f.Hint, board, func() table.Advice { return t.hand.advice(u, f.Hint.Action()) })
	}
	if told, ok := t.Session.Instruction(); ok {
		want = want.Or(t.guide.Draw(u, t.Stage, told, t.stand(u)))
	}
	room := table.Room{Near: t.lay.log.Middle(), Clear: u.SeenOf([]ui.Rect{t.lay.hand, t.lay.buttons}), Keep: board}
	return want.Or(t.novel.Draw(u, t.Stage, t.Session.Novelty(), room))
}
