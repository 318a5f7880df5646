package table

import (
	"islas/game"
	"islas/game/islas"
)

// wait says why nothing can be done at the moment.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.State.Decision().Seat) }

// whyNot is the reason for which an action is not legal, in a sentence.
func (f *frame) whyNot(a islas.Action) string {
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	if illegal, ok := f.State.Check(a).(*islas.Illegal); ok {
		return f.UI.T("why." + illegal.Reason.String())
	}
	return ""
}

// whyNotCard says why a card of the hand can't be picked.
func (f *frame) whyNotCard(c islas.Card) string {
	u := f.UI
	switch s := f.State; {
	case s.Decision().Phase == islas.PhaseDone:
		return u.T("why.load-done")
	case c.Pirate():
		return u.T("why.pirate")
	case s.MustDraw():
		return u.T("why.must-draw")
	case s.Free(f.Actor) == 0:
		return u.T("why.no-free-plot")
	}
	return u.T("why.no-house-left")
}

// whyNotPlot says why a click on a plot of the person who plays chooses nothing.
func (f *frame) whyNotPlot(plot islas.Plot) string {
	u, c := f.UI, &f.choice
	if c.needsHouses() {
		return f.whyNotHouse(plot)
	}
	switch c.kind {
	case islas.Lose:
		return u.T("why.only-houses")
	case islas.MakePalace, islas.MakeTown:
		return u.T("why.conversion-plot")
	}
	if _, taken := f.State.At(f.Actor, plot); taken {
		return u.T("why.occupied")
	}
	card := c.card
	if c.kind == islas.Settle {
		card = f.State.Landing()
	}
	return u.T("why.not-allowed-plot", "where", f.where(card))
}

// whyNotHouse says why the building on a plot can't be used for the conversion.
func (f *frame) whyNotHouse(plot islas.Plot) string {
	switch b, ok := f.State.At(f.Actor, plot); {
	case !ok:
		return f.UI.T("why.not-house")
	case b.Kind != islas.House:
		return f.UI.T("why.only-houses")
	}
	return f.UI.T("why.not-convertible")
}

// whyNotShip says why no card can be put on the ship now.
func (f *frame) whyNotShip() string {
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case f.choice.plays(islas.Load):
		return f.UI.T("prompt.load")
	case f.State.Decision().Phase == islas.PhaseDone:
		return f.UI.T("why.load-done")
	}
	return f.UI.T("why.ship-later")
}

// whyNotDeck says why no card can be drawn now.
func (f *frame) whyNotDeck() string {
	switch {
	case f.Actor == game.NoSeat:
		return f.wait()
	case f.mayExtra():
		return f.whyNot(islas.ExtraAction())
	}
	return f.UI.T("why.action-done")
}

// whyNotConversion says why no palace or town can be made now. key is what it is called in texts.
func (f *frame) whyNotConversion(k islas.ActionKind, key string) string {
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	building, _ := k.Building()
	if f.State.Stock(building) == 0 {
		return f.UI.T("why.no-" + key + "-left")
	}
	if k == islas.MakePalace && f.State.Owner(islas.Mixed) == f.Actor {
		key += "-mixed"
	}
	return f.UI.T("why.no-"+key, "need", k.Houses(), "n", f.alike(k))
}
