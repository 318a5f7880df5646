package table

import (
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
	"islas/render/table"
)

// promptView draws the bar, with the prompt: who has to do what.
type promptView struct{ *frame }

// text returns the prompt. urgent reports whether it is for the person at the machine.
func (v promptView) text() (text string, urgent bool) {
	u := v.UI
	switch {
	case v.Back:
		return u.T("back.title", "n", v.State.Round(), "what", v.Message), false
	case v.HasMessage:
		return v.Message, false
	case v.State.Over():
		return caption.Over(u.T, v.State.Ending()), false
	case v.Teaching && v.Actor == game.NoSeat:
		return v.Log.Latest(u, v.Viewer), false // the others' actions are a part of the lesson: nobody thinks about them
	case v.Actor == game.NoSeat:
		return u.T("prompt.computer", "name", v.Name(v.decision.Seat)), false
	}
	key := caption.PhaseKey(v.decision.Phase)
	switch v.decision.Phase {
	case puertorico.PhaseColonist:
		key = []string{"worker-mayor", "worker-hospice", "worker-university"}[v.decision.Why]
	case puertorico.PhasePlacing:
		if v.laid != nil && v.placing.lying() == asSuggested {
			key = "placing-laid"
		}
	case puertorico.PhaseLoad:
		text = u.T("prompt.load-"+v.loadWay(), "name", v.Name(v.Actor), "good", caption.Kind(u.T, v.pick.loads(v.Legal)[0].Good()))
	case puertorico.PhaseKeep:
		text = strings.TrimSpace(caption.Keep(u.T, v.Name(v.Actor), v.mine()) + " " + caption.Idle(u.T, v.mine()))
	}
	if text == "" {
		text = u.T("prompt."+key, "name", v.Name(v.Actor), "n", v.mine().Doubloons())
	}
	if lost := v.loads.loss(puertorico.Goods); lost != "" {
		text += " " + lost
	}
	return text, true
}

// loadWay returns what has to be clicked to load, as the end of a text key: barrels or a ship only where there are several.
func (v promptView) loadWay() string {
	left := v.pick.loads(v.Legal)
	ships := 0 // most that take one kind
	for _, a := range left {
		p := v.pick
		p.good = a.Good()
		ships = max(ships, len(p.loads(left)))
	}
	switch kinds := v.loads.kinds().Len(); {
	case v.can(puertorico.PassAction()):
		return "wharf"
	case kinds == 1:
		return "ship"
	case ships > 1:
		return "both"
	}
	return "kind"
}

// brief returns a shorter prompt, "" for none: what there is of a harvest, how much is kept, or what to click to load and what is lost.
func (v promptView) brief() string {
	switch {
	case v.HasMessage && !v.Back && v.shows(puertorico.EvProduced):
		return caption.Produced(v.UI.T, v.Event.By)
	case v.HasMessage, v.Back:
		return ""
	case v.asks(puertorico.PhaseKeep):
		return caption.Keep(v.UI.T, v.Name(v.Actor), v.mine())
	case !v.asks(puertorico.PhaseLoad):
		return ""
	}
	text := v.UI.T("prompt.load-brief-"+v.loadWay(), "name", v.Name(v.Actor))
	if lost := v.loads.loss(2); lost != "" {
		text += " " + lost
	}
	return text
}

// wait returns why the person at the machine can do nothing now.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.decision.Seat) }

// whyNot returns why an action can't be done now, as a text.
func (f *frame) whyNot(a puertorico.Action) string {
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	return caption.Why(f.Stage.Texts, f.State, f.Name, a)
}

// whyThere returns a tooltip with the reason why an action is illegal, if the person at the machine decides on such actions.
func (f *frame) whyThere(tip string, a puertorico.Action) string {
	for _, legal := range f.Legal {
		if legal.Kind == a.Kind {
			return f.UI.T("store.why", "tip", strings.TrimSuffix(tip, "."), "why", f.whyNot(a))
		}
	}
	return tip
}

// draw draws the bar with the menu, the round, the prompt, and undo.
func (v promptView) draw() intent {
	u := v.UI
	bar := table.Bar{Round: u.T("table.round", "n", v.State.Round()), Last: v.State.Ending() != 0 && !v.State.Over(), Brief: v.brief(), Wait: v.wait()}
	if bar.Last {
		bar.Round, bar.RoundTip = u.T("table.final-round"), strings.Join(caption.Ends(u.T, "log.ending.", v.State.Ending()), "\n")
	}
	bar.Prompt, bar.Urgent = v.text()
	return v.Bar(bar, v.lay.bar)
}
