package table

import (
	"islas/game"
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
	case f.HasMessage:
		return f.Message, false
	case f.State.Over():
		return u.T("prompt.over", "name", f.Name(f.State.Turn())), false
	case f.Actor == game.NoSeat:
		return u.T("prompt.computer", "name", f.Name(f.decision.Seat)), false
	}
	return u.T("prompt."+decisionKeys[f.decision.Kind], "name", f.Name(f.Actor), "n", f.decision.N), true
}

// draw draws the bar with the menu, the round, the prompt, and undo.
func (v *promptView) draw(f *frame) intent {
	bar := table.Bar{Round: f.UI.T("table.round", "n", f.State.Round()), Wait: f.wait()}
	bar.Prompt, bar.Urgent = v.text(f)
	return f.Bar(bar, f.lay.bar)
}

// wait returns why the person at the machine can do nothing now.
func (f *frame) wait() string { return f.Wait(f.State.Over(), f.decision.Seat) }

// decisionKeys are the ends of the keys of texts about decisions.
var decisionKeys = [...]string{
	"settle", "way", "begin", "main", "explore", "token", "gold", "discard", "pirate", "rob", "free", "answer", "deal", "save", "dodge", "over",
}
