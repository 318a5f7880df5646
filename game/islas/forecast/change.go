package forecast

import (
	"islas/game"
	"islas/game/islas"
)

// Change holds what an action would change, as far as it can be known.
type Change struct {
	Points        int        // that I gain, less than 0 if I lose some
	Gives         int        // points of the building that is put up, houses used up not subtracted
	Privileges    []Handover // in the order of the colours
	Comes, Leaves Settlers   // known to me, and not built by the action: they would then choose my island, or no longer
	Aboard        Settlers   // those of the last two that I put on the ship in this round
	Before, After int        // how many of the settlers not in sight would choose my island
	Of            int        // how many of them there are
}

// Handover is a privilege that changes hands.
type Handover struct {
	Colour   islas.Colour
	From, To game.Seat // From is NoSeat if nobody owned it
}

// Settlers is a set of occupations: bit c is card c.
type Settlers uint32

// Has reports whether a card is in the set; a card that is no settler never is.
func (s Settlers) Has(c islas.Card) bool { return c.Settler() && s>>c&1 != 0 }

// Cards returns the settlers of the set in the order of their numbers.
func (s Settlers) Cards() (all []islas.Card) {
	for c := range islas.Card(islas.Occupations) {
		if s.Has(c) {
			all = append(all, c)
		}
	}
	return all
}

// Of returns what a legal action would change; nothing for one that is not legal. It is computed once for each, and its
// Privileges must not be changed.
func (f *Forecast) Of(a islas.Action) Change {
	c, known := f.changes[a]
	if !known {
		c = f.change(a)
		f.changes[a] = c
	}
	return c
}

// change computes what an action would change.
func (f *Forecast) change(a islas.Action) Change {
	c := Change{Before: f.now, After: f.now, Of: f.of}
	if f.state.Check(a) != nil || f.me == game.NoSeat {
		return c
	}
	next := f.After(a)
	c.After = f.ComingAfter(a)
	c.Points = next.Points(f.me) - f.state.Points(f.me)
	if k, builds := a.Kind.Building(); builds {
		c.Gives = f.Worth(f.state.Decision().Seat, k, a.Colour)
	}
	for colour := range islas.Colour(islas.Colours) {
		if from, to := f.state.OwnerOf(colour), next.OwnerOf(colour); from != to {
			c.Privileges = append(c.Privileges, Handover{colour, from, to})
		}
	}
	f.settlers(&c, a, next)
	return c
}

// settlers records which of the settlers known to me change their choice.
func (f *Forecast) settlers(c *Change, a islas.Action, next *islas.State) {
	hand := f.state.Hand(f.me)
	if a.Kind == islas.Build {
		hand[a.Card]--
	}
	var aboard Settlers
	for i := range f.state.ShipSize() {
		if card, by := f.state.ShipAt(i); by == f.me && card.Settler() {
			aboard |= 1 << card
		}
	}
	for card := range islas.Card(islas.Occupations) {
		if hand[card] == 0 && !aboard.Has(card) {
			continue
		}
		was, is := f.state.Compare(card).Winner == f.me, next.Compare(card).Winner == f.me
		switch {
		case is && !was:
			c.Comes |= 1 << card
		case was && !is:
			c.Leaves |= 1 << card
		}
	}
	c.Aboard = aboard & (c.Comes | c.Leaves)
}
