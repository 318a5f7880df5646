package advice

import (
	"slices"
	"strings"
	"testing"

	"islas/game/islas"
)

// stack puts the cards of a test's game into its order.
type stack struct{ first []islas.Card }

// Shuffle implements islas.Chance: the cards named come first, the others follow as they lie.
func (c stack) Shuffle(p islas.Pile, cards []islas.Card) {
	if p != islas.PileDeck {
		return // a ship keeps its first card and lands the others in the order of loading
	}
	at := 0
	for _, want := range c.first {
		k := at + slices.Index(cards[at:], want)
		cards[at], cards[k] = cards[k], cards[at]
		at++
	}
}

// scene is a position made by playing.
type scene struct {
	t *testing.T
	s islas.State
	c stack
}

// barren returns an island that no settler prefers to another: no plot is next to anything.
func barren() islas.Geography { return islas.Geography{} }

// next returns g with plots next to a feature.
func next(g islas.Geography, f islas.Feature, plots ...islas.Plot) islas.Geography {
	g.Near[f] |= islas.PlotsOf(plots...)
	return g
}

// linked returns g with plot p a neighbour of the others.
func linked(g islas.Geography, p islas.Plot, others ...islas.Plot) islas.Geography {
	for _, q := range others {
		g.Neighbours[p] = g.Neighbours[p].Add(q)
		g.Neighbours[q] = g.Neighbours[q].Add(p)
	}
	return g
}

// set begins a game on the islands given; cards are the five of each seat in order, the one aboard and the first of the
// deck, as far as they matter.
func set(t *testing.T, goal int, islands []islas.Geography, cards string) *scene {
	t.Helper()
	o := islas.Options{Seats: len(islands), Goal: goal}
	copy(o.Islands[:], islands)
	x := &scene{t: t}
	for _, id := range strings.Fields(cards) {
		c, ok := islas.CardByID(id)
		if !ok {
			t.Fatalf("there is no card %q", id)
		}
		x.c.first = append(x.c.first, c)
	}
	var err error
	if x.s, err = islas.NewWith(o, x.c, nil); err != nil {
		t.Fatal(err)
	}
	return x
}

// play takes actions, separated by semicolons.
func (x *scene) play(actions string) *scene {
	x.t.Helper()
	for _, text := range strings.Split(actions, ";") {
		if err := x.s.ApplyWith(x.action(strings.TrimSpace(text)), x.c, nil); err != nil {
			x.t.Fatalf("%s: %v", text, err)
		}
	}
	return x
}

func (x *scene) action(text string) islas.Action {
	x.t.Helper()
	a, err := islas.ParseAction(text)
	if err != nil {
		x.t.Fatal(err)
	}
	return a
}

// want checks the reason for an action, with all its particulars.
func (x *scene) want(action string, r Reason) {
	x.t.Helper()
	if got := Of(x.s.View(x.s.Decision().Seat), x.action(action)); got != r {
		x.t.Errorf("%s:\n got %v %+v\nwant %v %+v", action, got.Kind, got, r.Kind, r)
	}
}

// of returns a reason with some particulars.
func of(k Kind, more func(*Reason)) Reason {
	r := reason(k)
	if more != nil {
		more(&r)
	}
	return r
}

func card(id string) islas.Card {
	c, _ := islas.CardByID(id)
	return c
}
