package model

import (
	"islas/game"
	"islas/game/match"
	"islas/game/model"
	"islas/render/popover"
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

	seats   []match.Seat
	players table.Players
	shown   [model.Kinds]presentation
	lay     layout
	board   board
	hand    hand
}

// presentation is how an event of the game is shown.
type presentation = session.Presentation[model.Position, model.Event]

// base is the frame of the kit.
type base = table.Frame[model.Position, model.Action, model.Event, model.View]

// frame is what views draw in a tick.
type frame struct {
	base
	seats []match.Seat
	lay   *layout
}

// Table implements stage.Game.
func (Game) Table(s *stage.Stage, m match.Any, fresh bool) (stage.Scene, error) {
	t := newTable(s, m.(*Match))
	t.Fresh = fresh
	t.Start(fresh)
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
	t.players = table.NewPlayers(t.seats, Game{}.Cast())
	t.Kit = table.New(s, t, &t.players, session.Game[model.Position, model.Action, model.Event, model.View]{
		Rules: model.Game{}, Show: func(e model.Event) *presentation { return &t.shown[e.Kind] },
		Seat: func(e model.Event) game.Seat { return e.Seat }, For: model.Event.For,
		Open:     func(*model.Position) bool { return false },
		Forced:   func(*model.Position) bool { return false },
		EndsTurn: func(a model.Action) bool { return a.Kind == model.End },
		Adviser:  "easy", Moment: moment, Explains: explains,
		Changed: func() { t.hand.cancel() }, // an offer that was being made is let go
	}, m)
	return t
}

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
		model.Accepted: {Length: 2, Cues: card, Text: text("log.accepts")},
		model.Lapsed:   {Length: 1, Text: text("log.lapses")},
		model.Built:    {Length: 2, Cues: card, Opens: true, Scene: true, Text: text("log.builds")},
		model.Drawn:    {Length: 1, Cues: card, Closes: true, Text: text("log.draws")},
		model.Ended:    {Length: 1, Cues: bell, Turn: session.GameEnds, StopBefore: true},
	}
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, false, false) {
		return
	}
	t.lay = plan(t.Extent(u))
	f := &frame{t.Snapshot(u), t.seats, &t.lay}
	t.Stage.PaintSea(u)
	t.Want(f.Bar(t.bar(f), t.lay.bar))
	t.Port.Draw(u, f.Arrows(), func() {
		drawSeats(f)
		t.board.draw(f)
		if a, ok := t.hand.draw(f); ok {
			t.Want(a)
		}
		t.drawSide(f)
		drawFlights(f)
	})
	board := func() []ui.Rect { return []ui.Rect{t.lay.board} }
	t.ScrollIntoView(u, t.hand, nil, board)
	t.DrawSuggestion(&f.base, board, func() table.Advice { return t.hand.advice(u, f.Hint.Action()) })
	t.DrawLesson(&f.base, t.lay.spots, func(decision []model.Action) table.Advice { return t.hand.advice(u, decision[0]) }, t.params)
	t.DrawExplanation(&f.base, func() table.Room {
		must, rather := u.SeenOf([]ui.Rect{t.lay.hand, t.lay.buttons}), u.SeenOf(board())
		return table.Room{Near: t.lay.log.Middle(), Avoid: append(popover.All(popover.Must, must), popover.All(popover.Rather, rather)...)}
	})
	t.DrawMenu(&f.base)
	t.Answer(u, t.Dispatch, func() {}, t.hand.cancel, false)
}

// bar returns what stands at the top.
func (t *Table) bar(f *frame) table.Bar {
	u := f.UI
	round, text := u.T("table.round", "n", model.Game{}.Round(f.State)), f.Message
	if f.Back {
		text = u.T("back.title", "n", model.Game{}.Round(f.State), "what", text)
	}
	if !f.HasMessage && f.Actor != game.NoSeat {
		text = t.prompt(f)
	}
	return table.Bar{
		Round: round, Prompt: text, Urgent: !f.HasMessage, Wait: f.Wait(model.Game{}.Over(f.State), model.Game{}.Decider(f.State)),
	}
}

// prompt returns what the person at the machine is asked.
func (t *Table) prompt(f *frame) string {
	name := f.Name(f.Actor)
	switch o, asked := f.State.Asked(); {
	case asked != game.NoSeat:
		return f.UI.T("prompt.answer", "name", name, "other", f.Name(f.State.Turn()), "give", int(o.Give), "want", int(o.Want))
	case t.hand.give != 0:
		return f.UI.T("prompt.want", "name", name, "give", int(t.hand.give))
	case t.hand.trades:
		return f.UI.T("prompt.give", "name", name)
	}
	return f.UI.T("prompt.act", "name", name)
}

// drawSide shows the controls and the log.
func (t *Table) drawSide(f *frame) {
	u := f.UI
	if f.State.Turn() == game.NoSeat && !f.Showing && !f.Back {
		if u.Button("result", t.lay.buttons.Column(3, u.Px(6))[0], u.T("table.result"), ui.ButtonOptions{Primary: true}) {
			t.Want(session.ToResult)
		}
	}
	t.Want(f.Controls(t.lay.controls, "model", u.T("table.skip")))
	t.DrawLog(u, t.lay.log, f.Log.Since(f.Viewer), u.T("log.more"))
}
