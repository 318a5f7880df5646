package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/session"
	"islas/render/table"
)

// cardName is what a card is called.
func cardName(u session.Texts, c islas.Card) string {
	if c.Pirate() {
		return u.T("pirate." + c.Flag().String())
	}
	return u.T("occupation." + c.ID())
}

// cardNames names the cards of an event, as far as they may be seen.
func cardNames(u session.Texts, e islas.Event) string {
	var names []string
	for i := range e.Count {
		if c := e.Cards[i]; c != islas.NoCard {
			names = append(names, cardName(u, c))
		}
	}
	return strings.Join(names, ", ")
}

// pieceName is what a building is called.
func pieceName(u session.Texts, k islas.Kind, c islas.Colour) string {
	return u.T("building." + k.String() + "." + c.String())
}

// prompt is the line that says who has to do what, and whether it is for the person at the machine.
func (f *frame) prompt() (text string, urgent bool) {
	u := f.UI
	switch d := f.State.Decision(); {
	case f.Back:
		what := f.Message
		if f.lay.says.Empty() {
			what, _ = arrivalSays(f, f.arrival)
		}
		return u.T("back.title", "n", f.State.Round(), "what", what), false
	case f.lay.says.Empty() && f.shows(islas.EvReveal) && f.arrival.turned(): // the ledger has no room for it
		text, _ := arrivalSays(f, f.arrival)
		return text, false
	case f.shows(islas.EvReveal) && !f.arrival.turned():
		return f.Log.Latest(u, f.Viewer), false // nobody knows yet who it is
	case f.HasMessage:
		return f.Message, false
	case f.State.Over():
		return u.T("prompt.over"), true
	case f.Actor != game.NoSeat:
		return f.task(), true
	case d.Seat == game.NoSeat:
		return f.Log.Latest(u, f.Viewer), false
	case f.Teaching && !f.players.Human(d.Seat):
		return f.Log.Latest(u, f.Viewer), false // what others do is a part of the lesson: nobody thinks about it
	case !f.players.Human(d.Seat):
		return u.T("prompt.computer", "name", f.Name(d.Seat)), false
	}
	return "", false
}

// task is what the person at the machine has to do.
func (f *frame) task() string {
	u, name := f.UI, f.Name(f.Actor)
	if f.choice.needsColour() {
		if f.choice.kind == islas.MakePalace && f.mixed() {
			return u.T("prompt.colour-mixed")
		}
		return u.T("prompt.colour")
	}
	switch f.State.Decision().Phase {
	case islas.PhaseSettle:
		c := f.State.Landing()
		return u.T("prompt.settle", "name", name, "who", cardName(u, c), "where", f.where(c))
	case islas.PhaseLose:
		return u.T("prompt.lose", "name", name)
	case islas.PhaseName:
		return u.T("prompt.name", "name", name)
	}
	if f.choice.active {
		return f.chosen()
	}
	switch f.State.Decision().Phase {
	case islas.PhaseLoad:
		return u.T("prompt.load-who", "name", name)
	case islas.PhaseDone:
		return u.T(f.doneKey(), "name", name)
	}
	return u.T(f.actionKey(), "name", name)
}

// shortTask is task without what can be learned elsewhere, where the whole is long; otherwise nothing.
func (f *frame) shortTask() string {
	switch {
	case f.Actor == game.NoSeat:
		return ""
	case f.choice.active && f.choice.kind == islas.Build && f.choice.card != islas.NoCard:
		return f.UI.T("prompt.build-short", "who", cardName(f.UI, f.choice.card))
	case f.choice.active:
		return ""
	}
	key := ""
	switch f.State.Decision().Phase {
	case islas.PhaseAction:
		if f.actionKey() == "prompt.full-convert" {
			key = "prompt.full"
		}
	case islas.PhaseLoad:
		key = "prompt.load-short"
	case islas.PhaseDone:
		key = "prompt.done"
	}
	if key == "" {
		return ""
	}
	return f.UI.T(key, "name", f.Name(f.Actor))
}

// actionKey is the key of what can be done as action 1, and why not more.
func (f *frame) actionKey() string {
	switch s := f.State; {
	case f.choice.plays(islas.Build):
		return "prompt.action"
	case s.MustDrawPirates():
		return "prompt.must-draw-pirates"
	case s.MustDraw():
		return "prompt.must-draw-few"
	case s.Stock(islas.House) == 0:
		return "prompt.no-house"
	case f.mayConvert():
		return "prompt.full-convert"
	}
	return "prompt.full"
}

// doneKey is the key of what can be done when both actions are done.
func (f *frame) doneKey() string {
	switch {
	case f.mayConvert():
		return "prompt.done-convert"
	case f.choice.plays(islas.ExtraCard):
		return "prompt.done-extra"
	}
	return "prompt.done"
}

// mayConvert reports whether the person who plays can make a palace or a town.
func (f *frame) mayConvert() bool {
	return f.choice.plays(islas.MakePalace) || f.choice.plays(islas.MakeTown)
}

// mixed reports whether the houses chosen are of two colours.
func (f *frame) mixed() bool {
	n := 0
	for c := range islas.Colour(islas.Colours) {
		if f.State.Houses(f.Actor, c)&f.choice.from != 0 {
			n++
		}
	}
	return n > 1
}

// chosen says what is still to be chosen.
func (f *frame) chosen() string {
	u, c := f.UI, &f.choice
	switch c.kind {
	case islas.Build:
		return u.T("prompt.build", "who", cardName(u, c.card), "where", f.where(c.card))
	case islas.Load:
		return u.T("prompt.load-card", "who", cardName(u, c.card))
	case islas.MakePalace, islas.MakeTown:
		if c.needsHouses() {
			key := "prompt.palace-houses"
			if c.kind == islas.MakeTown {
				key = "prompt.town-houses"
			}
			return u.T(key, "n", c.kind.Houses()-c.from.Count())
		}
		if c.kind == islas.MakeTown {
			return u.T("prompt.town-plot")
		}
		return u.T("prompt.palace-plot")
	}
	return ""
}

// where says which wish of a settler decides where its house may stand on the deciding seat's island.
func (f *frame) where(c islas.Card) string {
	u := f.UI
	_, by := f.State.Allowed(f.deciding, c)
	switch by {
	case islas.ByAnywhere:
		return u.T("where.anywhere")
	case islas.ByNobody:
		return u.T("where.free")
	}
	return u.T("where.wish", "n", by, "wish", caption.Wish(u, f.data.Priorities(c)[by-1]))
}

// drawCount is how many cards whoever decides draws.
func (f *frame) drawCount() int { return f.State.DrawCount(f.State.Decision().Seat) }

// mayExtra reports whether the person who plays owns the extra card's privilege.
func (f *frame) mayExtra() bool {
	return f.Actor != game.NoSeat && f.State.Owner(islas.Extra) == f.Actor
}

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

// drawTop is the bar with the menu, the round, the line that always says who has to do what, and taking back.
func drawTop(f *frame) intent {
	bar := table.Bar{Round: f.UI.T("table.round", "n", f.State.Round()), Last: f.State.FinalRound(), Wait: f.wait()}
	if bar.Last {
		bar.Round = f.UI.T("table.final-round")
	}
	bar.Prompt, bar.Urgent = f.prompt()
	if bar.Urgent {
		bar.Short = f.shortTask()
	}
	return f.Bar(bar, f.lay.top)
}
