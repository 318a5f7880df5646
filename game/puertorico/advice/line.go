package advice

import (
	"slices"

	"islas/game/puertorico"
	"islas/game/puertorico/ai"
)

// borneOut returns those facts about a role that hold if an action of mine follows it; if none does, that nobody else gets the
// privilege.
func (q *question) borneOut(r puertorico.Role, next puertorico.Action) (held []fact) {
	l := newLine(q, r, next)
	for _, f := range append(q.roleFacts(r, next), q.cardFacts(r)...) {
		if l.bears(&f) {
			held = append(held, f)
		}
	}
	if len(held) == 0 {
		held = append(held, fact{ofRole(RolePrivilege, r, 0, 0), 5})
	}
	return held
}

// line is the course of play after a role is taken.
type line struct {
	*question
	could []fact // facts about the role if what brings most followed
	next  puertorico.Action
	after puertorico.State // next has been done, and colonists that come are placed as suggested
	loads int              // barrels that were loaded by me until then
}

func newLine(q *question, r puertorico.Role, next puertorico.Action) *line {
	l := &line{question: q, could: q.roleFacts(r), next: next, after: *q.s}
	var steps []puertorico.Step
	for _, a := range []puertorico.Action{puertorico.RoleAction(r), next} {
		if err := l.after.Apply(a, &steps); err != nil {
			panic("advice: what is to follow a role is refused: " + err.Error())
		}
	}
	for i := range steps {
		if e := &steps[i].Event; e.Kind == puertorico.EvAct && e.Action.Kind == puertorico.Load && e.Seat == q.d.Seat {
			l.loads += e.Count
		}
	}
	if d := l.after.Decision(); d.Phase == puertorico.PhasePlacing && d.Seat == q.d.Seat {
		l.after = l.after.Staffed(ai.Placements(l.after.View(d.Seat))[0])
	}
	return l
}

// bears reports whether a fact holds with what follows, and gives it the numbers of that.
func (l *line) bears(f *fact) bool {
	after := l.after.Player(l.d.Seat)
	switch f.Kind {
	case RoleEnds:
		return f.Role == puertorico.Captain && l.loads > 0 || l.after.Ending() != 0
	case SettlerQuarry:
		return l.next == puertorico.TileAction(puertorico.Quarry)
	case SettlerMatches:
		return l.next == puertorico.TileAction(puertorico.Tile(f.Good))
	case MayorStaffs, MayorMost, MayorColonists:
		f.N = after.Colonists() - l.me.Colonists()
		switch f.Kind {
		case MayorMost:
			return f.N > f.M
		case MayorStaffs:
			return l.staffs(f)
		}
	case BuilderAlone, BuilderLarge, BuilderCould, BuilderFree:
		return after.Has(f.Building) && !l.me.Has(f.Building)
	case CraftsmanMakes:
		if l.next.Kind == puertorico.Pass {
			f.Kind = CraftsmanPlain
		}
	case BuilderNothing, BuilderOthers, TraderNothing, CaptainNothing:
		return slices.ContainsFunc(l.could, func(other fact) bool { return other.Kind == f.Kind })
	case CaptainRobs:
		goods := after.Barrels()
		return goods.Total() <= 1 // whoever has it can keep it
	case CaptainAlone, CaptainMost, CaptainPoints, CaptainLoads:
		points := after.Chips() - l.me.Chips()
		switch f.Kind {
		case CaptainMost:
			f.N = l.loads
		case CaptainPoints:
			f.N = points
		default:
			f.N, f.M = l.loads, points
		}
		return f.N > 0 && (f.N > f.M || f.Kind == CaptainAlone || f.Kind == CaptainLoads)
	}
	return true
}

// staffs reports whether somebody comes to work in a building of mine that is empty, and sets the fact to the dearest one.
func (l *line) staffs(f *fact) bool {
	best := l.waiting(l.after.Player(l.d.Seat).Occupied)
	f.Building, f.weight = best, 0
	if best != puertorico.NoBuilding {
		f.weight = 16 + 3*best.Cost()
	}
	return best != puertorico.NoBuilding && f.N > 0
}
