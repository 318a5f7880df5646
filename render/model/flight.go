package model

import (
	"islas/game"
	"islas/game/model"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// site is where a house is being built: one of those of a cove.
type site struct {
	cove model.Card
	slot int
}

// building returns where the house is to stand that is on its way; flies is false while none is.
func (f *frame) building() (at site, flies bool) {
	e := f.Event
	if !f.flies() || e.Kind != model.Built {
		return at, false
	}
	for i, seat := range owners(f.State, e.Card) {
		if seat == e.Seat {
			at = site{e.Card, i}
		}
	}
	return at, true
}

// flies reports whether something may fly over the table. With reduced motion everything appears where it arrives.
func (f *frame) flies() bool {
	return f.Moving && !f.Fast && !f.Stage.Settings.ReducedMotion && f.Stage.Pace() > 0
}

// drawFlights shows what is on its way, over everything else on the table: a house to its cove, or two cards that change hands.
func drawFlights(f *frame) {
	if !f.flies() {
		return
	}
	u, e := f.UI, f.Event
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	seat := func(seat game.Seat) ui.Rect { return f.lay.seat(u, seat, len(f.seats)) }
	switch e.Kind {
	case model.Built:
		at, _ := f.building()
		paintHouse(f.Stage.Art.Moving(), u, f.leap(seat(e.Seat), f.lay.houses(u, at.cove)[at.slot].Fit(1)), e.Seat)
	case model.Accepted:
		turn := f.State.Turn()
		f.smallCard(f.leap(seat(turn), seat(e.Seat)), e.Offer.Give)
		f.smallCard(f.leap(seat(e.Seat), seat(turn)), e.Offer.Want)
	}
}

// leap returns where something is on its way, which leaps from one place to the other.
func (f *frame) leap(from, to ui.Rect) ui.Rect {
	t := table.Swing(f.Progress)
	return ui.Lerp(ui.RectAround(from.Middle(), to.H, to.H), to, t).Moved(0, -f.UI.Px(46)*table.Arc(t))
}

// smallCard shows a card that changes hands in the middle of r.
func (f *frame) smallCard(r ui.Rect, c model.Card) {
	u, th := f.UI, f.UI.Theme()
	r = ui.RectAround(r.Middle(), r.H*0.7, r.H)
	u.Round(r, u.Px(5), th.PaperLight, u.Px(2), th.BrassDark)
	u.TextFitted(r, th.Accent, ui.Centered, string(rune('0'+c)), theme.Heading, theme.BodyBold)
}
