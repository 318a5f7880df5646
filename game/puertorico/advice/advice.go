// Package advice gives the reason why an action is good: of all facts that hold for it, the one that best sets it apart from the
// other actions. Facts are data, a kind with its numbers; the words for them are the interface's. Nothing is known here but a
// view, what one seat may see (rules, section 14).
package advice

import (
	"slices"

	"islas/game"
	"islas/game/internal/telling"
	"islas/game/puertorico"
)

// Reason is a fact about an action. The fields that its kind does not name (see Kind) hold their No… or zero values, so that
// equal reasons are equal with ==.
type Reason struct {
	Kind     Kind
	Role     puertorico.Role
	Building puertorico.Building
	Good     puertorico.Good
	Tile     puertorico.Tile
	N, M     int
}

// Of returns the most telling fact about an action of the seat that decides in the view. It depends on the view, the action and
// next alone: where the action takes a role, next is what the seat is to do with it in the decision that follows, and the reason
// fits that. If the action is not legal there, the reason is None.
func Of(v puertorico.View, a puertorico.Action, next ...puertorico.Action) Reason {
	q := newQuestion(v)
	if q.s.Check(a) != nil {
		return reason(None)
	}
	facts := q.facts(a)
	if len(next) > 0 && q.d.Phase == puertorico.PhaseRole {
		facts = q.borneOut(a.Role(), next[0])
	}
	f, ok := telling.Most(facts, q.alternatives(a), fact.matters, has)
	if !ok {
		return reason(None)
	}
	return f.Reason
}

// fact is a reason and how much it matters, on a scale on which a point is about ten.
type fact struct {
	Reason
	weight int
}

// list collects facts.
type list []fact

// when adds a fact if it holds.
func (l *list) when(holds bool, r Reason, weight int) {
	if holds {
		*l = append(*l, fact{r, weight})
	}
}

// matters returns how much the fact matters.
func (f fact) matters() int { return f.weight }

// has reports whether facts include the same fact, to at least the same degree.
func has(facts []fact, than fact) bool {
	for _, f := range facts {
		if f.Kind == than.Kind && f.N >= than.N {
			return true
		}
	}
	return false
}

// reason returns a reason of a kind without any particulars.
func reason(k Kind) Reason {
	return Reason{Kind: k, Role: puertorico.NoRole, Building: puertorico.NoBuilding, Good: puertorico.NoGood, Tile: puertorico.NoTile}
}

// counted returns a reason with numbers.
func counted(k Kind, n, m int) Reason {
	r := reason(k)
	r.N, r.M = n, m
	return r
}

// ofRole returns a reason about a role.
func ofRole(k Kind, role puertorico.Role, n, m int) Reason {
	r := counted(k, n, m)
	r.Role = role
	return r
}

// ofGood returns a reason about a good.
func ofGood(k Kind, g puertorico.Good, n, m int) Reason {
	r := counted(k, n, m)
	r.Good = g
	return r
}

// ofBuilding returns a reason about a building.
func ofBuilding(k Kind, b puertorico.Building, n, m int) Reason {
	r := counted(k, n, m)
	r.Building = b
	return r
}

// question is the decision in which an action is one choice.
type question struct {
	view  puertorico.View
	s     *puertorico.State
	d     puertorico.Decision
	me    *puertorico.Player
	legal []puertorico.Action
}

func newQuestion(v puertorico.View) *question {
	q := &question{view: v}
	q.s = q.view.State()
	if q.d = q.s.Decision(); q.d.Seat != game.NoSeat {
		q.me, q.legal = q.s.Player(q.d.Seat), q.s.Legal(nil)
	}
	return q
}

// facts returns all facts worth giving about a legal action; there is at least one.
func (q *question) facts(a puertorico.Action) []fact {
	switch q.d.Phase {
	case puertorico.PhaseRole:
		return append(q.roleFacts(a.Role()), q.cardFacts(a.Role())...)
	case puertorico.PhaseHacienda, puertorico.PhaseTile:
		return q.tileFacts(a)
	case puertorico.PhaseColonist:
		return q.hireFacts(a)
	case puertorico.PhasePlacing:
		return q.manFacts(a)
	case puertorico.PhaseBuild:
		return q.buildFacts(a)
	case puertorico.PhaseExtra:
		return q.extraFacts(a)
	case puertorico.PhaseSell:
		return q.sellFacts(a)
	case puertorico.PhaseLoad:
		return q.loadFacts(a)
	default:
		return q.keepFacts(a)
	}
}

// alternatives returns the facts about the other legal actions.
func (q *question) alternatives(a puertorico.Action) (all [][]fact) {
	for _, b := range q.legal {
		if b != a {
			all = append(all, q.facts(b))
		}
	}
	return all
}

// others ranges over the other seats.
func (q *question) others(yield func(game.Seat) bool) {
	for seat := range game.Seat(q.s.Seats()) {
		if seat != q.d.Seat && !yield(seat) {
			return
		}
	}
}

// most returns the most of something that another seat has.
func (q *question) most(of func(game.Seat) int) (most int) {
	for seat := range q.others {
		most = max(most, of(seat))
	}
	return most
}

// unsurpassed reports whether no other action of the same kind has more of something.
func (q *question) unsurpassed(a puertorico.Action, of func(puertorico.Action) int) bool {
	n := of(a)
	return !slices.ContainsFunc(q.legal, func(b puertorico.Action) bool { return b.Kind == a.Kind && of(b) > n })
}

// spare returns how many more circles my plants have for a good than I have plantations of it.
func (q *question) spare(g puertorico.Good) int {
	n, _ := q.me.Tiles(puertorico.Tile(g))
	return q.me.PlantCircles(g) - n
}
