package model

import (
	"fmt"
	"math"
	"math/rand/v2"

	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
)

// Player implements ai.Game.
func (g Game) Player(level string, seed uint64) (ai.Player[View, Action], error) {
	l, playOuts, ok := g.Info().Levels.Find(level)
	switch {
	case !ok:
		return nil, fmt.Errorf("there is no computer level %q; the levels are %v", level, g.Info().Levels.IDs())
	case l.ID == "random":
		return ai.Chooser[View, Action](func(v View) Action {
			p := v.Position()
			src := rand.NewPCG(seed, uint64(p.round)<<16|uint64(p.offers)<<8|uint64(g.Decider(&p)))
			return new(dice).choose(&p, func(n int) int { return int(game.Below(src, uint64(n))) })
		}), nil
	}
	return searcher{seed, playOuts}, nil
}

// dice chooses at random, mostly to build, as there are many offers and few are useful.
type dice struct {
	Game
	buf []Action
}

// choose returns an action of the seat that decides. below returns a random number from 0 to n-1.
func (d *dice) choose(p *Position, below func(n int) int) Action {
	d.buf = d.Legal(p, d.buf[:0])
	n := len(d.buf)
	if d.buf[0].Kind <= Build && below(4) > 0 {
		for n = 1; n < len(d.buf) && d.buf[n].Kind == Build; n++ {
		}
	}
	return d.buf[below(n)]
}

// apply applies an action, and panics if it is illegal.
func (d *dice) apply(p *Position, a Action) {
	if err := d.Game.Apply(p, a, nil); err != nil {
		panic("model: a legal action is refused: " + err.Error())
	}
}

// searcher is a player that uses search.
type searcher struct {
	seed     uint64
	playOuts int
}

// Choose implements ai.Player.
func (s searcher) Choose(v View) Action {
	t := s.Think(v)
	t.Step(math.MaxInt)
	return t.Best()
}

// Think implements ai.Player.
func (s searcher) Think(v View) ai.Thought[Action] {
	p := v.Position()
	m := &mind{view: v}
	return search.Thought[Position, Action]{Search: search.New(m, m.candidates(&p), s.playOuts, s.seed^uint64(p.round))}
}

// mind is the game as seen by one seat. Play-outs go to the end of the game, at random.
type mind struct {
	dice
	view View
}

// candidates returns the actions worth considering: all but offers, and offers of the worst card for one that counts more than any in the
// hand.
func (m *mind) candidates(p *Position) (list []Action) {
	worst, best := Card(0), 0
	hand := p.Hand(m.view.Seat())
	for _, c := range hand {
		best = max(best, p.Worth(c, m.view.Seat()))
		if worst == 0 || p.Worth(c, m.view.Seat()) < p.Worth(worst, m.view.Seat()) {
			worst = c
		}
	}
	for _, a := range m.Legal(p, nil) {
		if a.Kind != MakeOffer || a.Card == worst && p.Worth(a.Want, m.view.Seat()) > best {
			list = append(list, a)
		}
	}
	return list
}

// Sample implements search.Game.
func (m *mind) Sample(p *Position, seed uint64) { *p = m.view.Sample(rand.NewPCG(seed, 0)) }

// Decider implements search.Game.
func (m *mind) Decider(p *Position) int { return int(m.Game.Decider(p)) }

// Apply implements search.Game.
func (m *mind) Apply(p *Position, a Action) { m.apply(p, a) }

// Policy implements search.Game.
func (m *mind) Policy(p *Position, chance *search.Chance) Action { return m.choose(p, chance.Below) }

// AtHorizon implements search.Game.
func (m *mind) AtHorizon(*Position) bool { return false }

// Result implements search.Game. It returns the lead over the best of the others.
func (m *mind) Result(p *Position) int64 {
	best := 0
	for seat := range game.Seat(p.seats) {
		if seat != m.view.Seat() {
			best = max(best, p.Points(seat))
		}
	}
	return int64(p.Points(m.view.Seat()) - best)
}
