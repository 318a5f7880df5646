package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/playing"
)

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
	case toSession:
		if i.wish != playing.ToUndo || consumed || !t.letGo() { // what was chosen is let go before anything is taken back
			t.session.CarryOut(t.frame.ui, i.wish)
		}
	case toAct:
		t.session.Act(i.action)
	case toPick:
		if !consumed {
			t.pick = i.pick
		}
	case toPlace:
		if !consumed {
			t.place(i.pick)
		}
	case toOpen:
		if !consumed {
			t.page = i.page
			t.log.ShowEnd()
		}
	case toRead:
		if !consumed {
			t.session.LookBack(i.step)
		}
	}
}

// question is a kind of decision of a seat at a place of the game: for each the page is opened on which it is answered.
type question struct {
	seat  game.Seat
	phase puertorico.Phase
	step  int
}

// turnTo opens the page on which the person at the machine decides, once for each decision: another may be opened afterwards.
func (t *Table) turnTo() {
	if t.session.Actor() == game.NoSeat {
		return
	}
	d := t.state().Decision()
	q := question{d.Seat, d.Phase, t.session.Log().Len()}
	if t.asked == q {
		return
	}
	t.asked = q
	switch d.Phase {
	case puertorico.PhaseRole:
		t.page = pageRoles
	case puertorico.PhaseHacienda, puertorico.PhaseTile, puertorico.PhaseColonist, puertorico.PhaseExtra:
		t.page = pageTiles
	case puertorico.PhaseBuild:
		t.page = pageMarket
	case puertorico.PhaseSell, puertorico.PhaseLoad, puertorico.PhaseKeep:
		t.page = pageHarbour
	}
}

// letGo lets go of what was chosen of the next action, and reports whether there was anything.
func (t *Table) letGo() bool {
	if !t.pick.chosen {
		return false
	}
	t.pick = nothing()
	return true
}
