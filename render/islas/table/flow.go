package table

import (
	"slices"

	"islas/game"
	"islas/game/islas"
	"islas/render/session"
	"islas/render/table"
	"islas/render/ui"
)

// dispatch carries out the intent of a view. A press that has completed a movement does nothing else: it chooses and opens nothing.
func (t *Table) dispatch(u *ui.UI, i intent) {
	consumed := t.Session.Consumed()
	switch i := i.(type) {
	case session.Intent:
		if i == session.ToUndo && !consumed && t.cancel() { // a choice is dropped before anything is undone
			return
		}
	case islas.Action:
		t.pinned = game.NoSeat
	case session.Drawer:
		t.Log.ShowEnd()
	case table.LookBack:
		if !consumed {
			t.cancel()
		}
	case loadAndEnd:
		t.pinned = game.NoSeat
		t.Session.Act(islas.Action(i))
		t.Session.Act(islas.EndAction())
	case pick:
		if !consumed {
			t.choose(i)
			t.leadOn()
		}
	case looksAt:
		t.pinned = game.Seat(i)
	}
	t.Dispatch(u, i)
}

// choose sets the pick. While there is one the home seat's island is the large one.
func (t *Table) choose(p pick) {
	t.pick = p
	if p.active {
		t.pinned = game.NoSeat
	}
}

// leadOn moves the focus to the first plot that continues a choice made by a key, so that the Enter key is for that plot and not for what
// had the focus before.
func (t *Table) leadOn() {
	keys := t.frame.UI.Input().Keys
	if len(keys) == 0 || slices.Contains(keys, ui.KeyEnter) || slices.Contains(keys, ui.KeySpace) {
		return
	}
	s := selected(t.pick, t.Session.Legal())
	plots := s.offer.plots
	if s.needsHouses() {
		plots = s.offer.houses &^ s.from
	}
	if plots != 0 {
		t.frame.UI.Lead(site{t.Session.Actor(), plots.First()}.id())
	}
}

// startPick begins the pick if only one kind of action can be chosen: the plot of a newcomer, or the house that pirates take.
func (t *Table) startPick() {
	if t.pick.active {
		return
	}
	for _, a := range t.Session.Legal() {
		if a.Kind == islas.Settle || a.Kind == islas.Lose {
			t.choose(begin(a.Kind))
			return
		}
	}
}

// settlePick carries out the pick as soon as it is one action.
func (t *Table) settlePick() {
	s := selected(t.pick, t.Session.Legal())
	if !s.active || len(s.legal) == 0 {
		return
	}
	if s.offer.count == 0 {
		t.pick = nothing()
		return
	}
	if a, ok := s.complete(); ok {
		t.Session.Act(a)
	}
}

// cancel drops the pick, and reports whether there was one. What an arrival demands can't be dropped.
func (t *Table) cancel() bool {
	if !t.pick.active || t.pick.kind == islas.Settle || t.pick.kind == islas.Lose {
		return false
	}
	t.pick = nothing()
	return true
}

// letGo drops the pick, or else ends a visit, and reports whether there was anything of that.
func (t *Table) letGo() bool {
	if t.cancel() {
		return true
	}
	if t.arriving() || t.large() == t.Home {
		return false
	}
	t.pinned = t.Home
	return true
}
