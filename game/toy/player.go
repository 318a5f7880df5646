package toy

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
			legal := g.Legal(&p, nil)
			src := rand.NewPCG(seed, uint64(p.round)<<8|uint64(p.turn))
			return legal[game.Below(src, uint64(len(legal)))]
		}), nil
	}
	return searcher{seed, playOuts}, nil
}

// searcher is a player that searches.
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
	m := &model{view: v}
	return search.Thought[Position, Action]{Search: search.New(m, m.Legal(&p, nil), s.playOuts, s.seed^uint64(p.round))}
}

// model is the game as one seat sees it. Play-outs go to the end of the game, at random.
type model struct {
	Game
	view View
	buf  []Action
}

// Sample implements search.Game.
func (m *model) Sample(p *Position, seed uint64) { *p = m.view.Sample(rand.NewPCG(seed, 0)) }

// Decider implements search.Game.
func (m *model) Decider(p *Position) int { return int(p.turn) }

// Apply implements search.Game.
func (m *model) Apply(p *Position, a Action) {
	if err := m.Game.Apply(p, a, nil); err != nil {
		panic("toy: a legal action is refused: " + err.Error())
	}
}

// Policy implements search.Game.
func (m *model) Policy(p *Position, chance *search.Chance) Action {
	m.buf = m.Legal(p, m.buf[:0])
	return m.buf[chance.Below(len(m.buf))]
}

// AtHorizon implements search.Game.
func (m *model) AtHorizon(*Position) bool { return false }

// Result implements search.Game: the lead over the best of the others.
func (m *model) Result(p *Position) int64 {
	best := 0
	for seat := range game.Seat(p.seats) {
		if seat != m.view.Seat() {
			best = max(best, p.Points(seat))
		}
	}
	return int64(p.Points(m.view.Seat()) - best)
}
