package ai

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// Adviser is the level that suggests actions to people. No seat can have it: it thinks as hard does, places colonists as
// Placements does, so that they can be seen at once, takes points for doubloons that are worth nothing any more, and looks on
// from a role to what is to be done with it (ai.Foresight).
const Adviser = "adviser"

// adviser is a player of that level.
type adviser struct {
	seed     uint64
	playOuts int
}

// Choose implements ai.Player.
func (p adviser) Choose(v puertorico.View) puertorico.Action {
	return thinker(func(v puertorico.View) Thought { return p.decide(v) }).Choose(v)
}

// Think implements ai.Player.
func (p adviser) Think(v puertorico.View) Thought {
	t := p.decide(v)
	t.foresees = true
	return t
}

// decide begins a decision.
func (p adviser) decide(v puertorico.View) *advised {
	t := &advised{adviser: p, view: v}
	if all := Placements(v); all != nil {
		g := v.State().Decision().Group
		t.best, t.made = puertorico.ManAction(g, int(all[0][g])), true
		return t
	}
	t.search = planning(p.seed, p.playOuts)(v)
	return t
}

// advised is a decision of an adviser under way.
type advised struct {
	adviser
	view     puertorico.View
	search   Thought
	best     puertorico.Action
	made     bool // best is known
	foresees bool
	next     *advised // the decision that follows, nil while none does
}

// Step implements ai.Thought.
func (t *advised) Step(budget int) (done bool) {
	if !t.made {
		if !t.search.Step(budget) {
			return false
		}
		t.settle()
		return t.next == nil
	}
	return t.next == nil || t.next.Step(budget)
}

// Best implements ai.Thought.
func (t *advised) Best() puertorico.Action {
	if t.made {
		return t.best
	}
	return t.search.Best()
}

// Next implements ai.Foresight.
func (t *advised) Next() (a puertorico.Action, ok bool) {
	t.settle()
	if t.next == nil {
		return a, false
	}
	return t.next.Best(), true
}

// settle makes the decision by what has been found.
func (t *advised) settle() {
	if !t.made {
		t.best, t.made = t.spends(t.search.Best()), true
		t.follow()
	}
}

// follow begins the decision that follows if a role is taken: the same as when it comes, with the same seed.
func (t *advised) follow() {
	if !t.foresees || t.best.Kind != puertorico.TakeRole {
		return
	}
	after := *t.view.State()
	seat := after.Decision().Seat
	if after.Apply(t.best, nil) != nil || after.Decision().Seat != seat || after.Decision().Role != t.best.Role() {
		return
	}
	p := t.adviser
	p.seed++
	t.next = p.decide(after.View(seat))
}

// Play-outs made to find out whether money is worth nothing any more, and the number of them in which it may be worth something
// all the same.
const (
	outlooks    = 32
	fewOutlooks = 4
)

// spends returns the building that brings most points, the cheapest of several, where a passes on building and money is worth
// nothing any more. Otherwise, and where the building would bring on the end, it returns a.
func (t *advised) spends(a puertorico.Action) puertorico.Action {
	s := t.view.State()
	d := s.Decision()
	if d.Phase != puertorico.PhaseBuild || a.Kind != puertorico.Pass {
		return a
	}
	best, most, left := a, s.Points(d.Seat), 0
	for _, b := range s.Legal(nil) {
		after := *s
		if after.Apply(b, nil) != nil || after.Ending() != s.Ending() {
			continue
		}
		if n, money := after.Points(d.Seat), after.Player(d.Seat).Doubloons(); n > most || n == most && money > left {
			best, most, left = b, n, money
		}
	}
	if best == a || t.needsMoney() {
		return a
	}
	return best
}

// needsMoney reports whether the seat gets to build once more in more than a few of some play-outs in which it builds nothing
// now.
func (t *advised) needsMoney() bool {
	seat := t.view.State().Decision().Seat
	p := policy.New(policy.Tuned(t.view.State().Seats()))
	again := 0
	for i := range uint64(outlooks) {
		var s puertorico.State
		t.view.Sample(&s, rand.NewPCG(t.seed, i))
		chance := search.NewChance(search.Mix(t.seed, i))
		p.Forget()
		for next := puertorico.PassAction(); ; next = p.Choose(&s, &chance) {
			if err := s.Apply(next, nil); err != nil {
				panic("ai: a legal action is refused: " + err.Error())
			}
			d := s.Decision()
			if d.Seat == game.NoSeat {
				break
			}
			if d.Seat == seat && d.Phase == puertorico.PhaseBuild {
				again++
				break
			}
		}
	}
	return again > fewOutlooks
}
