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
	case colonies.BuildRoad:
		q.road(a.Edge)
	case colonies.BuildShip:
		q.ship()
	case colonies.BuildCity:
		q.city(a.Node)
	case colonies.Buy:
		q.buy()
	case colonies.MoveFleet:
		q.fleet(a.Hex)
	case colonies.PlayKnight:
		q.knight()
	case colonies.PlayInvent:
		q.buys(InventionFor, 40, a.Give, a.Want)
		q.add(InventionPlain, 5, 0, 0)
	case colonies.PlayMono:
		q.monopoly(a.Want)
	case colonies.Sail:
		q.sail(a)
	case colonies.Load:
		_, cargo := q.s.ShipOn(a.Node)
		q.add(LoadsToken, 20, colonies.Hold-cargo.Total(), 0).Token = a.Token
	case colonies.Shift:
		q.add(ShiftsRoom, 20, q.s.Stored(a.Node).Total(), 0)
	case colonies.AnswerNo, colonies.NoDeal:
		q.refuse(a)
	case colonies.BankTrade, colonies.MakeOffer, colonies.AnswerYes, colonies.AnswerMore, colonies.AnswerCard, colonies.Deal:
		q.trade(a)
	case colonies.End:
		q.end()
	case colonies.Discard:
		q.discard(a.Give)
	case colonies.MovePirate:
		q.pirate(a.Node)
	case colonies.Rob:
		q.rob(a)
	case colonies.TakeToken:
		if n := int(q.s.Home(q.seat)[colonies.Find]) + 1; a.Token == colonies.Find {
			q.add(TakeFind, 20+5*n, n, 0)
		}
		q.add(TakeToken, 10, 0, 0).Token = a.Token
	case colonies.TakeCard:
		q.buys(TakeFor, 40, a.Want)
		q.unearned(TakeLacking, 20, a.Want)
		q.add(TakeCard, 10, int(q.hand[a.Want]), 0).Card = a.Want
	case colonies.Save:
		q.add(SavesToken, 20, 0, 0).Token = a.Token
	default:
		q.add(plain[a.Kind], 20, 0, 0)
	}
	return q.list
}

// plain are the facts about actions of which there is only one.
var plain = map[colonies.ActionKind]Kind{
	colonies.Roll: RollFirst, colonies.PlayRoads: RoadsFree, colonies.MakeBase: BaseSettles, colonies.Redeem: RedeemWaits,
	colonies.RobNone: PirateAway, colonies.Done: EndDone, colonies.Dodge: DodgesNear,
}

// unearned adds that the seat does not earn a card.
func (q *question) unearned(k Kind, weight int, r colonies.Resource) {
	if q.income[r] == 0 {
		q.add(k, weight, 0, 0).Card = r
	}
}

// buys adds what the seat can buy with some cards more.
func (q *question) buys(k Kind, weight int, more ...colonies.Resource) {
	if what, lack, ok := q.policy.Purchase(q.s, q.hand.Plus(colonies.HandOf(more...))); ok && lack == 0 {
		q.add(k, weight, 0, 0).What = what
	}
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
