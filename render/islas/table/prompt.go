package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/table"
)

// prompt returns the prompt: who has to do what, and for a long one a shorter text. urgent reports whether it is for the person at the machine.
func (f *frame) prompt() (text, short string, urgent bool) {
	u := f.UI
	switch d := f.State.Decision(); {
	case f.Back:
		what := f.Message
		if f.lay.says.Empty() {
			what, _ = arrivalSays(f, f.arrival)
		}
		return u.T("back.title", "n", f.State.Round(), "what", what), "", false
	case f.lay.says.Empty() && f.shows(islas.EvReveal) && f.arrival.turned(): // the ledger has no room for it
		text, _ := arrivalSays(f, f.arrival)
		return text, "", false
	case f.shows(islas.EvReveal) && !f.arrival.turned(), // nobody knows the card yet
		f.Watching && !f.Moving && f.Log.Len() > 0 && f.Log.Step(f.Log.Len()-1).Event.Kind == islas.EvTurn: // whose island is large
		return f.Log.Latest(u, f.Viewer), "", false
	case f.HasMessage:
		return f.Message, "", false
	case f.State.Over():
		return u.T("prompt.over"), "", true
	case f.Actor != game.NoSeat:
		text, short = f.task()
		return text, short, true
	case d.Seat == game.NoSeat, f.Teaching && !f.players.Human(d.Seat): // nobody thinks about what is a part of the lesson
		return f.Log.Latest(u, f.Viewer), "", false
	case !f.players.Human(d.Seat):
		return u.T("prompt.computer", "name", f.Name(d.Seat)), "", false
	}
	return "", "", false
}

// task returns what the person at the machine has to do, and for a long text one without what is shown elsewhere, "" for others.
func (f *frame) task() (text, short string) {
	s, u, name, c := f.State, f.UI, f.Name(f.Actor), &f.choice
	say := func(key string) string { return u.T("prompt."+key, "name", name) }
	switch phase := s.Decision().Phase; {
	case c.needsColour():
		b, _ := s.At(f.Actor, c.from.First())
		if c.kind == islas.MakePalace && c.from&^s.Houses(f.Actor, b.Colour) != 0 { // houses of two colours
			return say("colour-mixed"), ""
		}
		return say("colour"), ""
	case phase == islas.PhaseSettle:
		return u.T("prompt.settle", "name", name, "who", caption.CardName(u.T, s.Landing()), "where", f.where(s.Landing())), ""
	case phase == islas.PhaseLose:
		return say("lose"), ""
	case phase == islas.PhaseName:
		return say("name"), ""
	case c.active && c.kind == islas.Build:
		who := caption.CardName(u.T, c.card)
		return u.T("prompt.build", "who", who, "where", f.where(c.card)), u.T("prompt.build-short", "who", who)
	case c.active && c.kind == islas.Load:
		return u.T("prompt.load-card", "who", caption.CardName(u.T, c.card)), ""
	case c.active && c.needsHouses():
		return u.T("prompt."+c.building().String()+"-houses", "n", c.kind.Houses()-c.from.Count()), ""
	case c.active:
		return u.T("prompt." + c.building().String() + "-plot"), ""
	case phase == islas.PhaseLoad:
		return say("load-who"), say("load-short")
	case phase == islas.PhaseDone && f.mayConvert():
		return say("done-convert"), say("done")
	case phase == islas.PhaseDone && c.plays(islas.ExtraCard):
		return say("done-extra"), say("done")
	case phase == islas.PhaseDone:
		return say("done"), ""
	case c.plays(islas.Build):
		return say("action"), ""
	case s.MustDrawPirates():
		return say("must-draw-pirates"), ""
	case s.MustDraw():
		return say("must-draw-few"), ""
	case s.Stock(islas.House) == 0:
		return say("no-house"), ""
	case f.mayConvert():
		return say("full-convert"), say("full")
	}
	return say("full"), ""
}

// mayConvert reports whether the person at the machine can make a palace or a town.
func (f *frame) mayConvert() bool {
	return f.choice.plays(islas.MakePalace) || f.choice.plays(islas.MakeTown)
}

// where returns which wish of a settler decides where its house may stand on the deciding seat's island.
func (f *frame) where(c islas.Card) string {
	u := f.UI
	switch _, by := f.State.Allowed(f.deciding, c); by {
	case islas.ByAnywhere:
		return u.T("where.anywhere")
	case islas.ByNobody:
		return u.T("where.free")
	default:
		return u.T("where.wish", "n", by, "wish", caption.Wish(u, f.data.Priorities(c)[by-1]))
	}
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

// drawTop draws the bar with the menu, the round, the prompt, and undo.
func drawTop(f *frame) intent {
	bar := table.Bar{Round: f.UI.T("table.round", "n", f.State.Round()), Last: f.State.FinalRound(), Wait: f.wait()}
	if bar.Last {
		bar.Round = f.UI.T("table.final-round")
	}
	bar.Prompt, bar.Short, bar.Urgent = f.prompt()
	return f.Bar(bar, f.lay.top)
}
