package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/ui"
)

// promptText is the line that says who has to do what, and whether it is for the person at the machine.
func (t *Table) promptText(u *ui.UI) (text string, urgent bool) {
	if e, _, moving := t.session.Event(); moving {
		if e.Kind == islas.EvReveal && !t.ship.turned() {
			return t.session.Latest(u), false // nobody knows yet who it is
		}
		if text := t.session.Words(u, e); text != "" {
			return text, false
		}
		return t.session.Latest(u), false
	}
	if t.state().Over() {
		return u.T("prompt.over"), true
	}
	if t.session.Lingers() {
		return t.session.Latest(u), false
	}
	d := t.match.State()
	who := d.Decision()
	name := t.name(who.Seat)
	if t.actor() == game.NoSeat {
		if !t.match.Human(who.Seat) {
			return u.T("prompt.computer", "name", name), false
		}
		return "", false
	}
	if t.pick.active && t.pick.needsColour(t.legal) {
		if t.pick.kind == islas.MakePalace && t.mixed() {
			return u.T("prompt.colour-mixed"), true
		}
		return u.T("prompt.colour"), true
	}
	switch who.Phase {
	case islas.PhaseSettle:
		c := t.state().Landing()
		return u.T("prompt.settle", "name", name, "who", t.cardName(u, c), "where", t.whereText(u, c)), true
	case islas.PhaseLose:
		return u.T("prompt.lose", "name", name), true
	case islas.PhaseName:
		return u.T("prompt.name", "name", name), true
	}
	if t.pick.active {
		return t.pickText(u), true
	}
	switch who.Phase {
	case islas.PhaseLoad:
		return u.T("prompt.load-who", "name", name), true
	case islas.PhaseDone:
		return u.T("prompt.done", "name", name), true
	}
	switch {
	case plays(t.legal, islas.Build):
		return u.T("prompt.action", "name", name), true
	case t.state().MustDraw():
		return u.T("prompt.must-draw", "name", name), true
	}
	return u.T("prompt.cannot-build", "name", name), true
}

// mixed reports whether the houses chosen are of two colours.
func (t *Table) mixed() bool {
	s := t.match.State()
	n := 0
	for c := range islas.Colour(islas.Colours) {
		if s.Houses(s.Decision().Seat, c)&t.pick.from != 0 {
			n++
		}
	}
	return n > 1
}

// pickText says what is still to be chosen.
func (t *Table) pickText(u *ui.UI) string {
	switch t.pick.kind {
	case islas.Build:
		return u.T("prompt.build", "who", t.cardName(u, t.pick.card), "where", t.whereText(u, t.pick.card))
	case islas.Load:
		return u.T("prompt.load-card", "who", t.cardName(u, t.pick.card))
	case islas.MakePalace, islas.MakeTown:
		if t.pick.needsHouses() {
			key := "prompt.palace-houses"
			if t.pick.kind == islas.MakeTown {
				key = "prompt.town-houses"
			}
			return u.T(key, "n", t.pick.kind.Houses()-t.pick.from.Count())
		}
		if t.pick.kind == islas.MakeTown {
			return u.T("prompt.town-plot")
		}
		return u.T("prompt.palace-plot")
	}
	return ""
}

// whereText says which wish of a settler decides where its house may stand on the deciding seat's island.
func (t *Table) whereText(u *ui.UI, c islas.Card) string {
	_, by := t.state().Allowed(t.deciding(), c)
	switch by {
	case islas.ByAnywhere:
		return u.T("where.anywhere")
	case islas.ByNobody:
		return u.T("where.free")
	}
	return u.T("where.wish", "n", by, "wish", t.wish(u, c.Priorities()[by-1]))
}

// wish is a priority in words.
func (t *Table) wish(u *ui.UI, p islas.Priority) string {
	if p.IsColour() {
		return u.T("wish." + p.Colour().String())
	}
	return u.T("wish." + p.Feature().String())
}

// waitText says why nothing can be done at the moment.
func (t *Table) waitText(u *ui.UI) string {
	d := t.match.State()
	if t.session.Showing() {
		return u.T("why.moving")
	}
	return u.T("why.not-your-turn", "name", t.name(d.Decision().Seat))
}

// whyNot is the reason for which an action is not legal, in a sentence.
func (t *Table) whyNot(u *ui.UI, a islas.Action) string {
	if t.actor() == game.NoSeat {
		return t.waitText(u)
	}
	s := t.match.State()
	if illegal, ok := s.Check(a).(*islas.Illegal); ok {
		return u.T("why." + illegal.Reason.String())
	}
	return ""
}

// whyNotCard says why a card of the hand can't be picked.
func (t *Table) whyNotCard(u *ui.UI, c islas.Card) string {
	s := t.match.State()
	if s.Decision().Phase == islas.PhaseDone {
		return u.T("why.load-done")
	}
	if c.Pirate() {
		return u.T("why.pirate")
	}
	if s.MustDraw() {
		return u.T("why.must-draw")
	}
	if s.Free(s.Decision().Seat) == 0 {
		return u.T("why.no-free-plot")
	}
	return u.T("why.no-house-left")
}

// whyNotPlot says why the building can't stand on the plot.
func (t *Table) whyNotPlot(u *ui.UI, seat game.Seat, plot islas.Plot) string {
	s := t.match.State()
	switch t.pick.kind {
	case islas.Lose:
		return u.T("why.only-houses")
	case islas.MakePalace, islas.MakeTown:
		return u.T("why.conversion-plot")
	}
	if _, taken := s.At(seat, plot); taken {
		return u.T("why.occupied")
	}
	card := t.pick.card
	if t.pick.kind == islas.Settle {
		card = s.Landing()
	}
	return u.T("why.not-allowed-plot", "where", t.whereText(u, card))
}

// whyNotHouse says why the plot's building can't be used for the conversion.
func (t *Table) whyNotHouse(u *ui.UI, plot islas.Plot) string {
	s := t.match.State()
	b, ok := s.At(s.Decision().Seat, plot)
	switch {
	case !ok:
		return u.T("why.not-house")
	case b.Kind != islas.House:
		return u.T("why.only-houses")
	}
	return u.T("why.not-convertible")
}

// whyNotShip says why no card can be put on the ship now.
func (t *Table) whyNotShip(u *ui.UI, loading bool) string {
	switch d := t.match.State(); {
	case t.actor() == game.NoSeat:
		return t.waitText(u)
	case loading:
		return u.T("prompt.load")
	case d.Decision().Phase == islas.PhaseDone:
		return u.T("why.load-done")
	}
	return u.T("why.ship-later")
}

// whyNotDeck says why no card can be drawn now.
func (t *Table) whyNotDeck(u *ui.UI) string {
	switch {
	case t.actor() == game.NoSeat:
		return t.waitText(u)
	case t.mayExtra():
		return t.whyNot(u, islas.ExtraAction())
	}
	return u.T("why.action-done")
}
