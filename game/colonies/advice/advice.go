// Package advice gives the reason why an action is good: of all facts that hold for it, the one that best sets it apart from the
// other actions. Facts are data, a kind with its particulars; the words for them are the interface's, advice.ID for each kind with
// the parameters n, m, card, token, who and what. Nothing is known here but a view, what one seat may see (rules, section 18).
package advice

import (
	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
	"islas/game/internal/telling"
)

// Reason is a fact about an action. The fields that its kind does not name (see Kind) hold their No… or zero values, so that equal
// reasons are equal with ==.
type Reason struct {
	Kind  Kind
	N, M  int
	Card  colonies.Resource
	Token colonies.Token
	Who   game.Seat
	What  colonies.ActionKind // BuildCity, Settle, BuildShip, BuildRoad or Buy; Roll for none
}

// Of returns the most telling fact about an action of the seat that decides in the view. It depends on view and action alone. If the
// action is not legal there, the reason is None.
func Of(v colonies.View, a colonies.Action) Reason {
	q := newQuestion(v)
	if q.s.Check(a) != nil {
		return reason(None)
	}
	var others [][]fact
	for _, b := range q.legal {
		if b != a && b.Kind == a.Kind {
			others = append(others, q.facts(b))
		}
	}
	f, ok := telling.Most(q.facts(a), others, func(f fact) int { return f.weight }, has)
	if !ok {
		return reason(None)
	}
	return f.Reason
}

// fact is a reason and how much it matters.
type fact struct {
	Reason
	weight int
}

// has reports whether facts include the same fact, to at least the same degree.
func has(facts []fact, than fact) bool {
	for _, f := range facts {
		if f.Kind == than.Kind && f.N >= than.N && f.Card == than.Card && f.Token == than.Token && f.Who == than.Who {
			return true
		}
	}
	return false
}

// reason returns a reason of a kind without any particulars.
func reason(k Kind) Reason {
	return Reason{Kind: k, Card: colonies.NoResource, Token: colonies.NoToken, Who: game.NoSeat}
}

// question is a decision whose actions are judged.
type question struct {
	s      *colonies.State
	d      colonies.Decision
	seat   game.Seat
	hand   colonies.Hand
	income colonies.Hand
	legal  []colonies.Action
	policy *policy.Policy
	list   []fact
}

// newQuestion returns the decision of a view.
func newQuestion(v colonies.View) *question {
	s := v.State()
	q := &question{s: s, d: s.Decision(), legal: s.Legal(nil), policy: policy.New()}
	if q.seat = q.d.Seat; q.seat != game.NoSeat {
		q.hand, q.income = s.Hand(q.seat), s.Income(q.seat)
	}
	return q
}

// add adds a fact with numbers.
func (q *question) add(k Kind, weight, n, m int) *fact {
	f := fact{reason(k), weight}
	f.N, f.M = n, m
	q.list = append(q.list, f)
	return &q.list[len(q.list)-1]
}

// facts returns the facts about a legal action.
func (q *question) facts(a colonies.Action) []fact {
	q.list = nil
	switch a.Kind {
	case colonies.Settle:
		if a.By == colonies.BySetup {
			q.site(a.Node)
		} else {
			q.settle(a.Node)
		}
	case colonies.BuildRoad, colonies.BuildShip, colonies.BuildCity, colonies.Buy, colonies.MoveFleet:
		q.purchase(a)
	case colonies.PlayKnight, colonies.PlayRoads, colonies.PlayInvent, colonies.PlayMono:
		q.card(a)
	case colonies.Sail:
		q.sail(a)
	case colonies.MakeBase:
		q.add(BaseSettles, 20, 0, 0)
	case colonies.Load:
		_, cargo := q.s.ShipOn(a.Node)
		q.add(LoadsToken, 20, colonies.Hold-cargo.Total(), 0).Token = a.Token
	case colonies.Shift:
		q.add(ShiftsRoom, 20, q.s.Stored(a.Node).Total(), 0)
	case colonies.Redeem:
		q.add(RedeemWaits, 20, 0, 0)
	case colonies.Dodge:
		q.add(DodgesNear, 20, 0, 0)
	case colonies.BankTrade, colonies.MakeOffer, colonies.AnswerNo, colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard,
		colonies.Deal, colonies.NoDeal:
		q.trade(a)
	case colonies.Roll:
		q.add(RollFirst, 20, 0, 0)
	case colonies.End:
		q.end()
	case colonies.Discard:
		q.discard(a.Give)
	case colonies.MovePirate:
		q.pirate(a.Node)
	case colonies.Rob:
		q.rob(a)
	case colonies.RobNone:
		q.add(PirateAway, 20, 0, 0)
	case colonies.TakeToken, colonies.TakeCard:
		q.take(a)
	case colonies.Save:
		q.add(SavesToken, 20, 0, 0).Token = a.Token
	case colonies.Done:
		q.add(EndDone, 20, 0, 0)
	}
	return q.list
}

// goal adds that some points more win.
func (q *question) goal(more int) {
	if n := q.s.Points(q.seat) + more; n >= q.s.Goal() && q.s.Turn() == q.seat {
		q.add(Wins, 300, n, 0)
	}
}

// others ranges over the other seats.
func (q *question) others(yield func(game.Seat) bool) {
	for seat := range game.Seat(q.s.Seats()) {
		if seat != q.seat && !yield(seat) {
			return
		}
	}
}
