package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/game/islas/forecast"
	"islas/render/session"
	"islas/render/ui"
)

// rest is a card that somebody rests on, NoCard for none.
type rest struct {
	card islas.Card
	at   ui.Rect // where it lies
	why  string  // why it can't be used, if that is so
	key  ui.Key  // that works like a click on it
}

// nowhere is the rest on nothing.
func nowhere() rest { return rest{card: islas.NoCard} }

// forecaster remembers the forecast of the position that was last shown.
type forecaster struct {
	made       *forecast.Forecast
	of         islas.State
	viewer, me game.Seat
}

// at returns the forecast of a position about me for the viewer: it is made once for as long as all three stay the same.
func (v *forecaster) at(s *islas.State, viewer, me game.Seat) *forecast.Forecast {
	if v.made == nil || v.viewer != viewer || v.me != me || v.of != *s {
		v.made, v.of, v.viewer, v.me = forecast.New(s.View(viewer), me), *s, viewer, me
	}
	return v.made
}

// outlook is what would follow if a card landed now, or if an action were done that is being chosen.
type outlook struct {
	rest    // on the card that it is about, NoCard for none
	landing forecast.Landing
	robbery forecast.Robbery

	changes bool // it is about an action
	exact   bool // and nothing of it is open but, if it has one, its colour; otherwise where it will stand
	action  islas.Action
	change  forecast.Change
}

// foretells reports whether consequences are shown now: not to purists, not while something happens, not in a lesson.
func (f *frame) foretells() bool {
	if !f.Stage.Settings.Consequences || f.Showing || f.Back || f.arriving || f.Teaching || f.State.Over() {
		return false
	}
	return f.Drawer == session.NoDrawer || f.Drawer == drawDiscard || f.Drawer == drawLog
}

// foresee returns what is to be foretold: of the action that is being chosen at the plot under the pointer, of the card that
// is rested on, of the card that is picked for the ship, or of the action as far as it has been chosen.
func (f *frame) foresee(r rest, pointed islas.Plot) outlook {
	o := outlook{rest: nowhere()}
	if !f.foretells() {
		return o
	}
	if r.card == islas.NoCard || pointed != islas.NoPlot {
		o.action, o.exact, o.changes = f.choice.aims(pointed)
	}
	switch {
	case o.changes:
		o.change = f.ahead.Of(o.action)
		return o
	case r.card == islas.NoCard && f.choice.loads():
		r.card = f.choice.card
	}
	switch o.rest = r; {
	case r.card.Settler():
		o.landing = f.ahead.Settler(r.card)
	case r.card.Pirate():
		o.robbery = f.ahead.Pirate(r.card.Flag())
	}
	return o
}

// aims returns the action that the pick becomes by a click on a plot, NoPlot for none; exact says that it is no other. ok is
// false as long as houses or the colour are open.
func (s *selection) aims(plot islas.Plot) (a islas.Action, exact, ok bool) {
	if !s.active || s.loads() || s.needsHouses() {
		return a, false, false
	}
	p := s.pick
	if s.offer.plots.Has(plot) {
		p.plot = plot
	}
	o := p.offered(s.legal)
	return o.action, o.count == 1, o.count > 0 && o.colours.Count() == 1
}

// resting is what somebody rests on.
func (t *Table) resting() rest {
	for _, r := range []rest{t.hand.rest, t.piles.rest, t.named} {
		if r.card != islas.NoCard {
			return r
		}
	}
	return nowhere()
}

// rests reports whether something else is rested on, or pointed at, than what the frame tells of.
func (t *Table) rests() bool {
	return t.resting() != t.frame.rest || t.islands.pointed != t.frame.pointed
}
