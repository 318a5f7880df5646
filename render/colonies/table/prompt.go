package table

import (
	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/caption"
	"islas/render/table"
)

// promptView draws the bar, with the prompt: who has to do what.
type promptView struct{}

// text returns the prompt. urgent reports whether it is for the person at the machine.
func (v *promptView) text(f *frame) (text string, urgent bool) {
	u := f.UI
	switch {
	case f.Back:
		return u.T("back.title", "n", f.State.Round(), "what", f.Message), false
	case f.shows(colonies.EvDice) && f.Progress < landed: // the bar tells nothing that the dice do not show yet
		return u.T("log.roll", "name", f.Name(f.Event.Seat)), false
	case f.HasMessage:
		return f.Message, false
	case f.State.Over():
		return u.T("log.over", "name", f.Name(f.State.Turn())), false
	case f.Teaching && f.Actor == game.NoSeat:
		return f.Log.Latest(u, f.Viewer), false // the others' actions are a part of the lesson: nobody thinks about them
	case f.Actor == game.NoSeat:
		return u.T("prompt.computer", "name", f.Name(f.decision.Seat)), false
	}
	n := f.decision.N
	if f.decision.Kind == colonies.DecideDiscard {
		n += f.forced().Total()
	}
	k, all := f.piece()
	return u.T("prompt."+v.key(f), "name", f.Name(f.Actor), "n", n, "range", f.State.Range(), "k", k, "all", all), true
}

// key returns the end of the key of the prompt for the person at the machine.
func (v *promptView) key(f *frame) string {
	p := &f.pick
	if p.card != colonies.Roll {
		return map[colonies.ActionKind]string{colonies.PlayInvent: "invention", colonies.PlayMono: "monopoly"}[p.card]
	}
	key := caption.Decision(f.decision.Kind)
	switch f.decision.Kind {
	case colonies.DecideMain:
		switch {
		case p.tool != noTool:
			return "tool." + purchaseID(p.tool)
		case p.ship != colonies.NoNode:
			return "ship"
		case p.from != colonies.NoNode:
			return "shift"
		case p.complete():
			return "trade"
		case p.give != colonies.NoResource:
			return "want"
		case p.want != colonies.NoResource:
			return "give"
		case f.State.ShipSet(f.Actor).Empty():
			return "main.ashore"
		}
	case colonies.DecideBegin:
		if len(f.Legal) > 1 {
			key = "begin.card"
		}
	case colonies.DecideSettle:
		if !f.State.Settlements(f.Actor).Empty() {
			key = "settle.again"
		}
	}
	return key
}

// draw draws the bar with the menu, the round, the prompt, and undo.
func (v *promptView) draw(f *frame) intent {
	bar := table.Bar{Round: f.UI.T("table.round", "n", f.State.Round()), Wait: f.wait()}
	if f.State.Round() == 0 {
		bar.Round = f.UI.T("table.set-up")
	}
	bar.Prompt, bar.Urgent = v.text(f)
	return f.Bar(bar, f.lay.bar)
}

// wait returns why the person at the machine can do nothing now.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.decision.Seat) }
