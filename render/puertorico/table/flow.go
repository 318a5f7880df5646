package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/session"
	"islas/render/ui"
)

// dispatch carries out the intent of a view.
func (t *Table) dispatch(u *ui.UI, i intent) {
	switch i := i.(type) {
	case session.Intent:
		if i == session.ToFollow && t.frame.laid != nil { // shown before it is confirmed
			t.pick = t.pick.stands(t.pick.lays(t.state(), asSuggested))
			t.pick.followed = true
			u.Focus(confirmButton)
			return
		}
		if i == session.ToUndo && t.letGo() { // a choice is dropped before anything is undone
			return
		}
	case pick:
		t.pick = i
	case placed:
		t.place(pick(i))
	case page:
		t.page, t.turned = i, true
		t.Log.ShowEnd()
	}
	t.Dispatch(u, i)
}

// question is what a page is opened for: a decision of the person at the machine, which its seat and step distinguish from others, a
// phase in which others decide, or an instruction of a lesson.
type question struct {
	phase puertorico.Phase
	seat  game.Seat // NoSeat while others decide
	step  int       // 0 while others decide
	back  int       // the step that is looked back at, from 1; 0 for none
	told  int       // the step of a lesson, from 1; 0 for none
}

// turnTo opens the page on which the person at the machine decides, or on which others act, or that an instruction of a lesson is about,
// once for each question, so that another page can be opened afterwards. If an instruction waits for an action that is the page of the
// decision.
func (t *Table) turnTo() {
	d, last, q := t.state().Decision(), t.asked, t.asked
	told, tells := t.Session.Instruction()
	if d.Seat != game.NoSeat || d.Phase == puertorico.PhaseOver {
		if q = (question{phase: d.Phase, seat: t.Session.Actor()}); q.seat != game.NoSeat {
			q.step = t.Session.Log().Len()
		}
		if step, ok := t.Session.LooksBack(); ok {
			q.back = step + 1
		}
	}
	if q.told = told.Step; q == last {
		return
	}
	t.asked, last.told = q, q.told
	awaited, waits := t.Session.Awaited()
	if q != last || tells && waits || !t.Session.Teaching() {
		t.page, t.turned = decisionPage(q.phase, q.seat != game.NoSeat), false
	}
	if tells {
		t.lead(told, awaited)
	}
}

// phasePages are the pages on which phases are decided. When the game is over the final order lies where the roles lay.
var phasePages = [puertorico.Phases]page{
	puertorico.PhaseRole: pageRoles, puertorico.PhaseOver: pageRoles, puertorico.PhaseHacienda: pageTiles, puertorico.PhaseTile: pageTiles,
	puertorico.PhaseColonist: pageTiles, puertorico.PhaseExtra: pageTiles, puertorico.PhasePlacing: pageOthers, puertorico.PhaseBuild: pageMarket,
	puertorico.PhaseSell: pageHarbour, puertorico.PhaseLoad: pageHarbour, puertorico.PhaseKeep: pageHarbour,
}

// decisionPage returns the page on which a phase is decided, by the person at the machine if own is true or by others.
func decisionPage(phase puertorico.Phase, own bool) page {
	if own && phase == puertorico.PhasePlacing {
		return pageOwn
	}
	return phasePages[phase]
}

// letGo drops what was chosen of the next action, and reports whether there was anything.
func (t *Table) letGo() bool {
	if !t.pick.chosen {
		return false
	}
	t.pick = nothing()
	return true
}
