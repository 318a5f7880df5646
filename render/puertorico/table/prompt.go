package table

import (
	"errors"
	"strings"

	"islas/game"
	"islas/game/puertorico"
	"islas/render/puertorico/caption"
)

// phaseKeys are the ends of the keys of texts about what has to be decided.
var phaseKeys = [puertorico.Phases]string{
	"role", "hacienda", "tile", "worker", "placing", "build", "extra", "sell", "load", "keep", "over",
}

// prompt is the line that always says who has to do what. urgent says that it is for the person at the machine.
func (f *frame) prompt() (text string, urgent bool) {
	u := f.UI
	switch {
	case f.Back:
		return u.T("back.title", "n", f.State.Round(), "what", f.Message), false
	case f.HasMessage:
		return f.Message, false
	case f.visited != game.NoSeat:
		return f.visitPrompt(), f.Actor != game.NoSeat
	case f.State.Over():
		return overWords(u, f.State.Ending()), false
	case f.Teaching && f.Actor == game.NoSeat:
		return f.Log.Latest(u, f.Viewer), false // what others do is a part of the lesson: nobody thinks about it
	case f.Actor == game.NoSeat:
		return u.T("prompt.computer", "name", f.Name(f.decision.Seat)), false
	}
	key := phaseKeys[f.decision.Phase]
	switch f.decision.Phase {
	case puertorico.PhaseColonist:
		key = []string{"worker-mayor", "worker-hospice", "worker-university"}[f.decision.Why]
	case puertorico.PhaseLoad:
		text = f.loadPrompt()
	}
	if text == "" {
		text = u.T("prompt."+key, "name", f.Name(f.Actor))
	}
	if lost := f.lossText(puertorico.Goods); lost != "" {
		text += " " + lost
	}
	return text, true
}

// visitPrompt says whose board is shown large, and what leads back to the table.
func (f *frame) visitPrompt() string {
	if f.Actor == game.NoSeat {
		return f.UI.T("prompt.visit", "whose", f.Name(f.visited))
	}
	return f.UI.T("prompt.visit.back", "whose", f.Name(f.visited))
}

// loadPrompt says what has to be clicked to load: barrels or a ship only where there are several.
func (f *frame) loadPrompt() string {
	u, name := f.UI, f.Name(f.Actor)
	if f.can(puertorico.PassAction()) {
		return u.T("prompt.load-wharf", "name", name)
	}
	way := f.loadWay()
	switch way {
	case "both", "kind":
		return u.T("prompt.load-"+way, "name", name)
	case "ship":
		return u.T("prompt.load-ship", "name", name, "good", kindName(u, f.pick.loads(f.Legal)[0].Good()))
	}
	return u.T("prompt.load", "name", name, "good", kindName(u, f.pick.loads(f.Legal)[0].Good()))
}

// loadWay is what has to be clicked to load, as keys of texts name it.
func (f *frame) loadWay() string {
	left, kinds := f.pick.loads(f.Legal), f.loadKinds()
	ships := 0 // of one kind, at most
	for _, a := range left {
		p := f.pick
		p.good = a.Good()
		ships = max(ships, len(p.loads(left)))
	}
	switch {
	case kinds.Len() > 1 && ships > 1:
		return "both"
	case kinds.Len() > 1:
		return "kind"
	case ships > 1:
		return "ship"
	}
	return "one"
}

// brief is the same in fewer words, where there are any: of a harvest how much it is of each kind, as the boards show whose.
func (f *frame) brief() string {
	if f.visited != game.NoSeat && !f.Back && !f.HasMessage {
		return f.UI.T("prompt.visit", "whose", f.Name(f.visited))
	}
	if f.Back || !f.HasMessage || !f.shows(puertorico.EvProduced) {
		return f.loadBrief()
	}
	var all puertorico.Barrels
	for _, own := range f.Event.By {
		for g, n := range own {
			all[g] += n
		}
	}
	if all.Total() == 0 {
		return ""
	}
	return f.UI.T("log.produced", "list", barrelList(f.UI, all))
}

// loadBrief is the same in fewer words, of loading only: what has to be clicked and what is lost.
func (f *frame) loadBrief() string {
	if f.Back || f.HasMessage || !f.asks(puertorico.PhaseLoad) {
		return ""
	}
	key := "prompt.load-brief-" + f.loadWay()
	if f.can(puertorico.PassAction()) {
		key = "prompt.load-wharf-brief"
	}
	text := f.UI.T(key, "name", f.Name(f.Actor))
	if lost := f.lossText(briefKinds); lost != "" {
		text += " " + lost
	}
	return text
}

// briefKinds is how many kinds of barrels are listed in few words at most.
const briefKinds = 2

// wait is why the person at the machine can do nothing now.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.decision.Seat) }

// reason is the rule by which an action can't be done now, 0 if it can.
func (f *frame) reason(a puertorico.Action) puertorico.Reason {
	var illegal *puertorico.Illegal
	if !errors.As(f.State.Check(a), &illegal) {
		return 0
	}
	return illegal.Reason
}

// whyNot is why an action can't be done now.
func (f *frame) whyNot(a puertorico.Action) string {
	if f.Actor == game.NoSeat {
		return f.wait()
	}
	return caption.Why(f.Stage.Texts, f.State, f.Name, a)
}

// whyThere is what is told of something on which an action can't be done now: what it is, and why, if the person at the machine
// decides on something of the kind.
func (f *frame) whyThere(tip string, a puertorico.Action) string {
	for _, legal := range f.Legal {
		if legal.Kind == a.Kind {
			return f.UI.T("store.why", "tip", strings.TrimSuffix(tip, "."), "why", f.whyNot(a))
		}
	}
	return tip
}
