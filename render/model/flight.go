package model

import (
	"islas/game"
	"islas/game/model"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// site is the position of a house: a slot of a cove. Flights bring houses to it.
type site struct {
	cove model.Card
	slot int
}

// flight is the movement of a thing over the table.
type flight = table.Flight[site]

// flights returns what moves in the event that is shown: a house to its cove, or two cards that change hands.
func (f *frame) flights() []flight {
	if !f.Moving {
		return nil
	}
	u, e := f.UI, f.Event
	fly := func(from, to ui.Rect, draw func(r ui.Rect, moves bool)) flight {
		return flight{From: ui.RectAround(from.Middle(), to.H, to.H), To: to, End: 1, Lift: 46, Draw: draw}
	}
	seat := func(seat game.Seat) ui.Rect { return f.lay.seat(u, seat, len(f.seats)) }
	card := func(c model.Card) func(ui.Rect, bool) { return func(r ui.Rect, _ bool) { f.smallCard(r, c) } }
	switch e.Kind {
	case model.Built:
		at := site{cove: e.Card}
		for i, seat := range owners(f.State, e.Card) {
			if seat == e.Seat {
				at.slot = i
			}
		}
		house := fly(seat(e.Seat), f.lay.houses(u, at.cove)[at.slot].Fit(1), func(r ui.Rect, _ bool) { paintHouse(f.Stage.Art.Moving(), u, r, e.Seat) })
		house.Joins, house.Worth = at, 1
		return []flight{house}
	case model.Accepted:
		turn := f.State.Turn()
		return []flight{fly(seat(turn), seat(e.Seat), card(e.Offer.Give)), fly(seat(e.Seat), seat(turn), card(e.Offer.Want))}
	}
	return nil
}

// drawFlights draws what moves, over everything else on the table.
func (f *frame) drawFlights() {
	f.UI.PushLayer(ui.LayerFlying)
	defer f.UI.PopLayer()
	table.Fly(f.Painter, f.Progress, f.flights())
}

// smallCard draws a card that changes hands, in the middle of r.
func (f *frame) smallCard(r ui.Rect, c model.Card) {
	u, th := f.UI, f.UI.Theme()
	r = ui.RectAround(r.Middle(), r.H*0.7, r.H)
	u.Round(r, u.Px(5), th.PaperLight, u.Px(2), th.BrassDark)
	u.TextFitted(r, th.Accent, ui.Centered, string(rune('0'+c)), theme.Heading, theme.BodyBold)
}
