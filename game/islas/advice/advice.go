// Package advice gives the reason why an action is good: of all facts that hold for it, the one that best sets it apart from the
// other actions. Facts are data, a kind with its numbers; the words for them are the interface's. Nothing is known here but a
// view, what one seat may see (rules, section 12).
package advice

import (
	"islas/game"
	"islas/game/internal/telling"
	"islas/game/islas"
	"islas/game/islas/forecast"
)

// Reason is a fact about an action. The fields that its kind does not name (see Kind) hold their No… or zero values, so
// that equal reasons are equal with ==.
type Reason struct {
	Kind     Kind
	Card     islas.Card
	Colour   islas.Colour
	Seat     game.Seat
	Seats    game.SeatSet
	Priority int // the number of a settler's priority, 1 to 4
	N, M     int
	Of       int // the whole of which N and M count a part
}

// Of returns the most telling fact about an action of the seat that decides in the view. It depends on the view and the
// action alone. If the action is not legal there, the reason is None.
func Of(v islas.View, a islas.Action) Reason {
	q := newQuestion(v)
	if q.s.Check(a) != nil {
		return reason(None)
	}
	f, ok := telling.Most(q.facts(a), q.alternatives(a), fact.matters, has)
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

// matters returns how much the fact matters.
func (f fact) matters() int { return f.weight }

// has reports whether facts include the same fact, to at least the same degree.
func has(facts []fact, than fact) bool {
	for _, f := range facts {
		if f.Kind == than.Kind && f.Colour == than.Colour && f.N >= than.N {
			return true
		}
	}
	return false
}

// reason returns a reason of a kind without any particulars.
func reason(k Kind) Reason {
	return Reason{Kind: k, Card: islas.NoCard, Colour: islas.NoColour, Seat: game.NoSeat}
}

// question is the decision in which an action is one choice.
type question struct {
	s     islas.State
	me    game.Seat
	legal []islas.Action
	ahead *forecast.Forecast // the result of each action
}

func newQuestion(v islas.View) *question {
	q := &question{s: v.State()}
	q.me = q.s.Decision().Seat
	q.ahead = forecast.New(v, q.me)
	if q.me != game.NoSeat {
		q.legal = q.s.Legal(nil)
	}
	return q
}

// facts returns all facts worth giving about a legal action; there is at least one.
func (q *question) facts(a islas.Action) []fact {
	switch a.Kind {
	case islas.Build, islas.Settle, islas.MakePalace, islas.MakeTown:
		return q.changeFacts(a)
	case islas.DrawCards:
		return q.drawFacts()
	case islas.ExtraCard:
		return []fact{{reason(ExtraFree), 1}}
	case islas.Load:
		if a.Card.Pirate() {
			return q.pirateFacts(a.Card)
		}
		return q.loadFacts(a.Card)
	case islas.EndTurn:
		return q.endFacts()
	case islas.Lose:
		return q.loseFacts(a)
	case islas.Name:
		return q.nameFacts(a)
	}
	return nil
}

// mostAlternatives is the most other actions that are looked at; with two privileges there can be over a thousand palaces.
const mostAlternatives = 60

// alternatives returns the facts about the other legal actions of the same kind, or about some of them spread over all.
func (q *question) alternatives(a islas.Action) [][]fact {
	var same []islas.Action
	for _, b := range q.legal {
		if b.Kind == a.Kind && b != a {
			same = append(same, b)
		}
	}
	var all [][]fact
	step := max(1, (len(same)+mostAlternatives-1)/mostAlternatives)
	for i := 0; i < len(same); i += step {
		all = append(all, q.facts(same[i]))
	}
	return all
}
