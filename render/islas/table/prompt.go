package table

import (
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/session"
	"islas/render/table"
)

// cardName returns the name of a card.
func cardName(u session.Texts, c islas.Card) string {
	if c.Pirate() {
		return u.T("pirate." + c.Flag().String())
	}
	return u.T("occupation." + c.ID())
}

// cardNames returns a list of the cards of an event that the viewer may see.
func cardNames(u session.Texts, e islas.Event) string {
	var names []string
	for i := range e.Count {
		if c := e.Cards[i]; c != islas.NoCard {
			names = append(names, cardName(u, c))
		}
	}
	return strings.Join(names, ", ")
}

// pieceName returns the name of a building.
func pieceName(u session.Texts, k islas.Kind, c islas.Colour) string {
	return u.T("building." + k.String() + "." + c.String())
}

// prompt returns the prompt: who has to do what. urgent reports whether it is for the person at the machine.
func (f barView) prompt() (text string, urgent bool) {
	u := f.UI
	switch d := f.State.Decision(); {
	case f.Back:
		what := f.Message
		if f.lay.says.Empty() {
			what, _ = arrivalSays(f.frame, f.arrival)
		}
		return u.T("back.title", "n", f.State.Round(), "what", what), false
	case f.lay.says.Empty() && f.shows(islas.EvReveal) && f.arrival.turned(): // the ledger has no room for it
		text, _ := arrivalSays(f.frame, f.arrival)
		return text, false
	case f.shows(islas.EvReveal) && !f.arrival.turned():
		return f.Log.Latest(u, f.Viewer), false // nobody knows the card yet
	case f.Watching && !f.Moving && f.Log.Len() > 0 && f.Log.Step(f.Log.Len()-1).Event.Kind == islas.EvTurn:
		return f.Log.Latest(u, f.Viewer), false // whose island is large
	case f.HasMessage:
		return f.Message, false
	case f.State.Over():
		return u.T("prompt.over"), true
	case f.Actor != game.NoSeat:
		return f.task(), true
	case d.Seat == game.NoSeat:
		return f.Log.Latest(u, f.Viewer), false
	case f.Teaching && !f.players.Human(d.Seat):
		return f.Log.Latest(u, f.Viewer), false // the others' actions are a part of the lesson: nobody thinks about them
	case !f.players.Human(d.Seat):
		return u.T("prompt.computer", "name", f.Name(d.Seat)), false
	}
	return "", false
}

// task returns what the person at the machine has to do.
func (f barView) task() string {
	u, name := f.UI, f.Name(f.Actor)
	if f.choice.needsColour() {
		from := f.choice.from
		b, _ := f.State.At(f.Actor, from.First())
		if f.choice.kind == islas.MakePalace && from&^f.State.Houses(f.Actor, b.Colour) != 0 { // houses of two colours
			return u.T("prompt.colour-mixed")
		}
		return u.T("prompt.colour")
	}
	switch phase := f.State.Decision().Phase; {
	case phase == islas.PhaseSettle:
		c := f.State.Landing()
		return u.T("prompt.settle", "name", name, "who", cardName(u, c), "where", f.where(c))
	case phase == islas.PhaseLose:
		return u.T("prompt.lose", "name", name)
	case phase == islas.PhaseName:
		return u.T("prompt.name", "name", name)
	case f.choice.active:
		return f.chosen()
	case phase == islas.PhaseLoad:
		return u.T("prompt.load-who", "name", name)
	case phase == islas.PhaseDone:
		key := "prompt.done"
		if f.mayConvert() {
			key = "prompt.done-convert"
		} else if f.choice.plays(islas.ExtraCard) {
			key = "prompt.done-extra"
		}
		return u.T(key, "name", name)
	}
	return u.T(f.actionKey(), "name", name)
}

// mayConvert reports whether the person at the machine can make a palace or a town.
func (f barView) mayConvert() bool {
	return f.choice.plays(islas.MakePalace) || f.choice.plays(islas.MakeTown)
}

// shortTask returns task without what is shown elsewhere, if task is long; otherwise "".
func (f barView) shortTask() string {
	key, name := "", f.Name(f.Actor)
	switch d := f.State.Decision(); {
	case f.Actor == game.NoSeat:
	case f.choice.active && f.choice.kind == islas.Build && f.choice.card != islas.NoCard:
		return f.UI.T("prompt.build-short", "who", cardName(f.UI, f.choice.card))
	case f.choice.active:
	case d.Phase == islas.PhaseAction && f.actionKey() == "prompt.full-convert":
		key = "prompt.full"
	case d.Phase == islas.PhaseLoad:
		key = "prompt.load-short"
	case d.Phase == islas.PhaseDone:
		key = "prompt.done"
	}
	if key == "" {
		return ""
	}
	return f.UI.T(key, "name", name)
}

// actionKey returns the text key of what can be done as action 1, and why not more.
func (f barView) actionKey() string {
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

// chosen returns what is still to be chosen.
func (f barView) chosen() string {
	u, c := f.UI, &f.choice
	switch what := c.building().String(); {
	case c.kind == islas.Build:
		return u.T("prompt.build", "who", cardName(u, c.card), "where", f.where(c.card))
	case c.kind == islas.Load:
		return u.T("prompt.load-card", "who", cardName(u, c.card))
	case c.needsHouses():
		return u.T("prompt."+what+"-houses", "n", c.kind.Houses()-c.from.Count())
	default:
		return u.T("prompt." + what + "-plot")
	}
}

// where returns which wish of a settler decides where its house may stand on the deciding seat's island.
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

// drawCount returns how many cards whoever decides draws.
func (f *frame) drawCount() int { return f.State.DrawCount(f.State.Decision().Seat) }

// mayExtra reports whether the person at the machine owns the privilege of the extra card.
func (f *frame) mayExtra() bool {
	return f.Actor != game.NoSeat && f.State.Owner(islas.Extra) == f.Actor
}

// wait returns why nothing can be done now.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.State.Decision().Seat) }

// whyNot returns why an action is not legal, in a sentence.
func (f *frame) whyNot(a islas.Action) string {
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	if illegal, ok := f.State.Check(a).(*islas.Illegal); ok {
		return f.UI.T("why." + illegal.Reason.String())
	}
	return ""
}

// whyNotPlot returns why a click on a plot of the person at the machine chooses nothing.
func whyNotPlot(f *frame, plot islas.Plot) string {
	u, c := f.UI, &f.choice
	b, taken := f.State.At(f.Actor, plot)
	card := c.card
	switch {
	case c.needsHouses() && !taken:
		return u.T("why.not-house")
	case c.needsHouses() && b.Kind != islas.House, c.kind == islas.Lose:
		return u.T("why.only-houses")
	case c.needsHouses():
		return u.T("why.not-convertible")
	case c.kind == islas.MakePalace || c.kind == islas.MakeTown:
		return u.T("why.conversion-plot")
	case taken:
		return u.T("why.occupied")
	case c.kind == islas.Settle:
		card = f.State.Landing()
	}
	return u.T("why.not-allowed-plot", "where", f.where(card))
}

// whyNotShip returns why no card can be loaded now.
func (f *frame) whyNotShip() string {
	if f.choice.plays(islas.Load) {
		return f.UI.T("prompt.load")
	}
	return f.whyNot(islas.LoadAction(islas.NoCard))
}

// barView is the bar above the table.
type barView struct{ *frame }

// drawTop draws the bar with the menu, the round, the prompt, and undo.
func drawTop(frame *frame) intent {
	f := barView{frame}
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
