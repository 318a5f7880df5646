package ai

import (
	"islas/game"
	"islas/game/islas"
)

// evaluator judges positions for one decision of a seat, by rules of thumb. Products are rounded by themselves, float64(x*y), so that
// processors that multiply and add at once choose as others do.
type evaluator struct {
	s      islas.State // the position with the hidden cards missing
	me     game.Seat
	unseen [islas.Faces]uint8
	future float64 // 1 while the end is not in sight; in the last round only its ship is left to come
	cards  float64 // 1 while the end is not in sight; 0 in the last round, when a hand is good for nothing more
}

func newEvaluator(v islas.View) *evaluator {
	e := &evaluator{s: v.State(), me: v.Seat(), unseen: v.Unseen(), future: 1, cards: 1}
	if e.s.FinalRound() {
		e.future, e.cards = 0.25, 0
	}
	return e
}

// All figures are in tenths of a point. They were found by trying: of each, a few values played some thousand games of two
// against the others. Most hardly matter; those that do are the worth of cards (drawn, spare) and of being the island that
// settlers choose (appeal, deny).
const (
	point   = 10.0
	towards = 1.5 // one point short of a privilege that is still to be had
	pair    = 3   // the houses of a palace
	third   = 8   // all houses of a town but one, and a settler of that colour in the hand
	appeal  = 40  // every settler that may come would choose one's own island
	deny    = 25  // every settler that may come would choose an opponent's island
	drawn   = 9   // a card drawn into an empty hand
	fewer   = 0.6 // so much less for every card in the hand
	spare   = 4   // a settler in the hand
	fitting = 1.5 // so much more for each house of its colour with which it may become a town
	lured   = 8   // a settler chooses an opponent's island
	robbed  = 16  // a pirate takes one of one's own houses
)

// privilege returns the worth of a power to its owner.
func privilege(p islas.Power) float64 {
	return [islas.Powers]float64{
		islas.Ties: 14, islas.Draw: 10, islas.Mixed: 8, islas.Anywhere: 10, islas.Extra: 14, islas.Shield: 9,
	}[p]
}

// room returns the worth of having n free plots: the last ones count most.
func room(n int) float64 {
	return [islas.Plots + 1]float64{0, 9, 15, 19, 22, 24, 25.5, 26.5, 27, 27.5, 28, 28, 28}[n]
}

// worth returns how good a position is for one's own seat.
func (e *evaluator) worth(s *islas.State) float64 {
	w := point * float64(s.Points(e.me))
	var hand [islas.Colours]uint8 // settlers in hand by colour
	for c, n := range s.Hand(e.me) {
		if card := islas.Card(c); card.Settler() {
			hand[e.s.Data().Colour(card)] += n
		}
	}
	for c := range islas.Colour(islas.Colours) {
		w += e.colour(s, c, hand[c] > 0)
	}
	if s.Over() {
		return w
	}
	return w + float64(e.future*(room(s.Free(e.me).Count())+e.attraction(s)))
}

// colour returns the worth of a colour beyond the points it gives: its privilege, and houses that may become a palace or town,
// more so with a settler of that colour in the hand and plots to wait for it.
func (e *evaluator) colour(s *islas.State, c islas.Colour, inHand bool) float64 {
	w := 0.0
	mine := s.PointsIn(e.me, c)
	power := privilege(e.s.Data().Power(c))
	switch owner := s.OwnerOf(c); {
	case owner == e.me:
		w += float64(power * e.future)
	case owner != game.NoSeat:
		w -= float64(power / 2 * e.future)
		if mine == s.PointsIn(owner, c) {
			w += float64(towards * e.future)
		}
	case mine == islas.PrivilegePoints-1:
		w += float64(towards * e.future)
	}
	houses := s.Houses(e.me, c).Count()
	if houses >= islas.Palace.Houses() {
		w += float64(pair * e.cards)
	}
	if houses == islas.Town.Houses()-1 && inHand && s.Stock(islas.Town) != 0 && s.Free(e.me).Count() > 2 {
		w += float64(third * e.cards)
	}
	return w
}

// attraction returns how likely the settlers not seen yet are to choose one's own island rather than another.
func (e *evaluator) attraction(s *islas.State) float64 {
	own, others, all := 0, 0, 0
	for c, n := range e.unseen[:islas.Occupations] {
		if n == 0 {
			continue
		}
		all += int(n)
		switch r := s.Compare(islas.Card(c)); {
		case r.Winner == e.me:
			own += int(n)
		case r.Winner != game.NoSeat:
			others += int(n)
		}
	}
	if all == 0 {
		return 0
	}
	return (float64(appeal*float64(own)) - float64(deny*float64(others))) / float64(all)
}

// draw returns the worth of drawing: more with an emptier hand.
func (e *evaluator) draw() float64 {
	w := 0.0
	for n := range e.s.DrawCount(e.me) {
		w += max(1, drawn-float64(fewer*float64(e.s.HandSize(e.me)+n)))
	}
	return float64(w * e.cards)
}

// keep returns the worth of a card in the hand.
func (e *evaluator) keep(c islas.Card) float64 {
	if c.Pirate() {
		return 0
	}
	houses := e.s.Houses(e.me, e.s.Data().Colour(c)).Count()
	return float64((spare + float64(fitting*float64(min(houses, islas.Town.Houses()-1)))) * e.cards)
}

// land returns the worth of a card from the ship if it were revealed now.
func (e *evaluator) land(c islas.Card) float64 {
	if c.Pirate() {
		return e.raid(e.s.Data().Colour(c))
	}
	switch r := e.s.Compare(c); r.Winner {
	case e.me:
		return point + e.keep(c)
	case game.NoSeat:
		return 0
	default:
		return -lured
	}
}

// raid returns the worth of a raid if the pirate of a colour came now.
func (e *evaluator) raid(c islas.Colour) float64 {
	r := e.s.Raid(c)
	switch {
	case r.Rule != islas.RaidNamed:
		w := 0.0
		for seat := range r.Losers.All() {
			w += e.loss(seat)
		}
		return w
	case r.Owner == e.me: // who names a victim
		return point
	case r.Victims.Has(e.me): // the owner names a victim: it may be us
		return e.loss(e.me)
	}
	return 0
}

// loss returns the worth to oneself if a seat loses a house.
func (e *evaluator) loss(seat game.Seat) float64 {
	if seat == e.me {
		return -robbed
	}
	return point
}
