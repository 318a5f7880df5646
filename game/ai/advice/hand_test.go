package advice

import (
	"slices"
	"strings"
	"testing"

	"islas/game"
)

// stack puts the cards of a test's game into the order it wants.
type stack struct{ first []game.Card }

// Shuffle implements game.Chance: the cards named come first, the others follow as they lie.
func (c stack) Shuffle(p game.Pile, cards []game.Card) {
	if p != game.PileDeck {
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
	s game.State
	c stack
}

// barren is an island that no settler prefers to another: nothing is next to anything.
func barren() game.Geography { return game.Geography{} }

// next is g with plots next to a feature.
func next(g game.Geography, f game.Feature, plots ...game.Plot) game.Geography {
	g.Near[f] |= game.PlotsOf(plots...)
	return g
}

// linked is g with plot p a neighbour of the others.
func linked(g game.Geography, p game.Plot, others ...game.Plot) game.Geography {
	for _, q := range others {
		g.Neighbours[p] = g.Neighbours[p].Add(q)
		g.Neighbours[q] = g.Neighbours[q].Add(p)
	}
	return g
}

// set begins a game on the islands given; cards are the five of each seat in order, the one aboard and the first of the
// deck, as far as they matter.
func set(t *testing.T, goal int, islands []game.Geography, cards string) *scene {
	t.Helper()
	o := game.Options{Seats: len(islands), Goal: goal}
	copy(o.Islands[:], islands)
	x := &scene{t: t}
	for _, id := range strings.Fields(cards) {
		c, ok := game.CardByID(id)
		if !ok {
			t.Fatalf("there is no card %q", id)
		}
		x.c.first = append(x.c.first, c)
	}
	var err error
	if x.s, err = game.NewWith(o, x.c, nil); err != nil {
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

func (x *scene) action(text string) game.Action {
	x.t.Helper()
	a, err := game.ParseAction(text)
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

// of is a reason with some particulars.
func of(k Kind, more func(*Reason)) Reason {
	r := reason(k)
	if more != nil {
		more(&r)
	}
	return r
}

func card(id string) game.Card {
	c, _ := game.CardByID(id)
	return c
}
