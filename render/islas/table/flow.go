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
	if t.arriving() && t.lay.controls.Contains(u.Input().Pos) {
		return true
	}
	w, _ := u.Widget(u.Pointed())
	return w.Looks
}

// want notes what a view wants done.
func (t *Table) want(i intent) {
	if i.kind != toDoNothing {
		t.wanted = append(t.wanted, i)
	}
}

// carryOut does what a view wants. A press that has hurried what was moving does nothing else: then nothing is chosen and
// nothing opened.
func (t *Table) carryOut(i intent) {
	consumed := t.session.Consumed()
	switch i.kind {
	case toAct:
		t.session.Act(i.action)
	case toPick:
		if !consumed {
			t.choose(i.pick)
		}
	case toOpen:
		if !consumed {
			t.open = i.open
			t.log.showEnd()
		}
	case toRead:
		if !consumed {
			t.open, t.page = drawLedger, i.step
		}
	case toLookAt:
		t.lookAt(i.seat)
	case toUndo:
		t.undo()
	case toAsk:
		t.ask(t.frame.ui)
	case toDismiss:
		if !consumed {
			t.session.Dismiss()
		}
	default:
		t.leadOn(i.kind)
	}
}

// leadOn does what a view wants of what goes on, or of other scenes.
func (t *Table) leadOn(k intentKind) {
	switch routes := &t.s.Routes; k {
	case toPause:
		t.session.Pause()
	case toStep:
		t.session.Next()
	case toSkip:
		t.session.Skip()
	case toFinish:
		t.session.Close()
		t.s.Forget()
		t.s.Go(routes.Result(t.s, t.match))
	case toRules:
		t.s.Push(routes.Rules(t.s))
	case toSettings:
		t.s.Push(routes.Settings(t.s))
	case toTitle:
		t.s.Go(routes.Title(t.s))
	}
}

// choose makes p what has been chosen. Whoever chooses sees the own island large.
func (t *Table) choose(p pick) {
	t.pick = p
	if p.active {
		t.pinned = game.NoSeat
	}
}

// lookAt makes the island of a seat the large one.
func (t *Table) lookAt(seat game.Seat) {
	t.pinned = seat
	if seat == t.state().Turn() {
		t.pinned = game.NoSeat
	}
}

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

// ask asks for a suggestion, or puts away the one that lies there.
func (t *Table) ask(u *ui.UI) {
	t.session.Ask(u.Now())
	if !t.session.Consumed() && t.session.Suggestion().Asked() {
		t.pinned = game.NoSeat
		if t.mayCancel() {
			t.pick = nothing()
		}
	}
}

// startPick begins what is the only thing to decide: the plot of a newcomer, or the house that pirates take.
func (t *Table) startPick() {
	if t.pick.active {
		return
	}
	for _, a := range t.session.Legal() {
		if a.Kind == islas.Settle || a.Kind == islas.Lose {
			t.choose(begin(a.Kind))
			return
		}
	}
}

// settlePick carries out what was picked as soon as it is one action.
func (t *Table) settlePick() {
	s := selected(t.pick, t.session.Legal())
	if !s.active || len(s.legal) == 0 {
		return
	}
	if s.offer.count == 0 {
		t.pick = nothing()
		return
	}
	if a, ok := s.complete(); ok {
		t.session.Act(a)
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
		switch {
		case t.session.Suggestion().Asked():
			t.session.Dismiss()
		case t.mayCancel():
			t.pick = nothing()
		default:
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
	if w, ok := u.Widget(u.Refused()); t.session.Consumed() || ok && onlyLooks(w, t.session.Actor()) {
		u.Excuse()
	}
}
