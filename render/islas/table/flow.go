package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
	"islas/render/ui"
)

// situation is what the session has to know of what is drawn around it.
func (t *Table) situation(u *ui.UI) playing.Situation {
	focused, _ := u.Widget(u.Focused())
	_, governs := focused.Target.(control)
	return playing.Situation{
		Halted: t.open == drawMenu, Covered: t.open != drawNothing, Looks: t.looking(u), Governs: governs, Moving: t.hand.lifting(),
	}
}

// looking reports whether the pointer is on a widget that only looks, or between the buttons that govern an arrival.
func (t *Table) looking(u *ui.UI) bool {
	if t.arriving() && t.ship.buttons.Contains(u.Input().Pos) {
		return true
	}
	w, _ := u.Widget(u.Pointed())
	return w.Looks
}

// act carries out an action for the person at the machine.
func (t *Table) act(a islas.Action) { t.session.Act(a) }

// undo lets go of what was chosen, or takes the last action back.
func (t *Table) undo() {
	switch {
	case t.session.Consumed():
	case t.mayCancel():
		t.pick = nothing()
	default:
		t.session.Undo()
	}
}

// startPick begins what is the only thing to decide: the plot of a newcomer, or the house that pirates take.
func (t *Table) startPick() {
	if t.pick.active {
		return
	}
	for _, k := range []islas.ActionKind{islas.Settle, islas.Lose} {
		if plays(t.legal, k) {
			t.pick = begin(k)
			t.pinned = game.NoSeat
		}
	}
}

// settlePick carries out what was picked as soon as it is one action.
func (t *Table) settlePick() {
	if !t.pick.active || len(t.legal) == 0 {
		return
	}
	if t.pick.offered(t.legal).count == 0 {
		t.pick = nothing()
		return
	}
	if a, ok := t.pick.complete(t.legal); ok {
		t.act(a)
	}
}

// choose carries out an action that has no parts.
func (t *Table) choose(k islas.ActionKind) {
	switch k {
	case islas.DrawCards:
		t.act(islas.DrawAction())
	case islas.ExtraCard:
		t.act(islas.ExtraAction())
	case islas.EndTurn:
		t.act(islas.EndAction())
	}
}

// mayCancel reports whether something was chosen that can be let go. What an arrival asks for has to be answered.
func (t *Table) mayCancel() bool {
	return t.pick.active && t.pick.kind != islas.Settle && t.pick.kind != islas.Lose
}

// keys are the shortcuts that no widget has.
func (t *Table) keys(u *ui.UI) {
	in := u.Input()
	if slices.Contains(in.Keys, ui.KeyEscape) {
		if t.session.Suggestion().Asked() {
			t.session.Dismiss()
		} else if t.mayCancel() {
			t.pick = nothing()
		} else {
			t.open = drawMenu
		}
	}
	if in.SecondaryReleased && t.mayCancel() {
		t.pick = nothing()
	}
}

// excuse keeps a click from being denied that was not meant for what it hit: it only hurried, or it looked at a plot of an
// island on which nothing can be done anyway.
func (t *Table) excuse(u *ui.UI) {
	if w, ok := u.Widget(u.Refused()); t.session.Consumed() || ok && t.onlyLooked(w) {
		u.Excuse()
	}
}
