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
	Fresh bool // the match has just begun

	seats   []match.Seat
	players table.Players
	shown   [model.Kinds]presentation
	lay     layout
	frame   frame // of the tick
	hand    hand
}

// presentation is the presentation of an event of the game.
type presentation = session.Presentation[model.Position, model.Event]

// base is the frame of the kit.
type base = table.Frame[model.Position, model.Action, model.Event, model.View]

// frame is the frame that views draw from.
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

// newTable returns the table of a match, of which nothing has been shown.
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
		Adviser:  "easy", Moment: moment, Explains: explains, Recap: recap,
		Changed: func() { t.hand.cancel() }, // the offer that was being made is dropped
	}, m)
	t.Views = t.views()
	return t
}

// recap tells who else has built.
func recap(t session.Texts, steps []model.Step, seat game.Seat) (all []session.Clause) {
	for i := range steps {
		if e := &steps[i].Event; e.Kind == model.Built && e.Seat != seat {
			all = append(all, session.Clause{Seat: e.Seat, Text: t.T("recap.built", "n", int(e.Card))})
		}
	}
	return all
}

// present returns the presentations of all events.
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
		model.Ended:    {Length: 1, Celebrates: func(*model.Step) bool { return true }, Cues: bell, Turn: session.GameEnds, StopBefore: true},
	}
}

// Frame implements stage.Scene.
func (t *Table) Frame(u *ui.UI) {
	if !t.Tick(u, t, false, false) {
		return
	}
	t.lay = plan(t.Extent(u))
	t.frame = frame{t.Snapshot(u), t.seats, &t.lay}
	t.Show(&t.frame.base, false)
}

// views returns the regions of the table, and everything else that the game adds to the kit.
func (t *Table) views() table.Views[model.Action] {
	f, l := &t.frame, &t.lay
	board := func() []ui.Rect { return []ui.Rect{l.board} }
	return table.Views[model.Action]{
		Bar: table.Region{At: &l.bar, Draw: func() table.Intent { return f.Bar(t.bar(f), l.bar) }},
		Regions: []table.Region{
			{Name: "seats", At: &l.seats, Draw: f.drawSeats},
			{Name: "board", At: &l.board, Draw: f.drawBoard},
			{Name: "hand", At: &l.hand, Draw: func() table.Intent { return t.hand.cards(f) }},
			{Name: "buttons", At: &l.buttons, Draw: func() table.Intent { return t.hand.buttons(f) }},
			{At: &l.controls, Draw: func() table.Intent { return f.Controls(l.controls, "model") }},
			{Name: "log", At: &l.log, Draw: t.drawLog},
		},
		Flying: f.drawFlights, Asks: func() (any, func(any) bool) { return t.hand, nil }, Happens: board, Places: board,
		Advise:    func() table.Advice { return t.hand.advice(f.UI, f.Hint.Action) },
		AdviceFor: func(decision []model.Action) table.Advice { return t.hand.advice(f.UI, decision[0]) }, Params: t.params,
		Room: func() table.Room {
			must, rather := f.UI.SeenOf([]ui.Rect{l.hand, l.buttons}), f.UI.SeenOf(board())
			return table.Room{Near: l.log.Middle(), Avoid: append(popover.All(popover.Must, must), popover.All(popover.Rather, rather)...)}
		},
		Dispatch: t.Dispatch, LetGo: t.hand.cancel,
	}
}

// bar returns the bar at the top.
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

// prompt returns the prompt for the person at the machine.
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

// drawLog draws the log.
func (t *Table) drawLog() table.Intent {
	t.DrawLog(t.frame.UI, t.lay.log, t.frame.Log.Since(t.frame.Viewer), t.frame.UI.T("log.more"))
	return nil
}
