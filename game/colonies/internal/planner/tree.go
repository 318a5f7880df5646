package planner

import (
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// forest is the game as one seat sees it, for a tree. It implements search.Contest.
type forest struct {
	model
	rules *policy.Policy // of options; the model's is of play-outs
	doubt int
}

// grow begins a decision in a tree.
func (p Planner) grow(v colonies.View, seed uint64) ai.Thought[colonies.Action] {
	s := v.State()
	f := &forest{model{view: v, seat: v.Seat(), policy: policy.New(), end: turns(s) + p.Rounds*s.Seats()}, policy.New(), p.Doubt}
	f.policy.Noise, f.rules.Trade = p.Noise, p.Trade
	g := &search.Kinds[colonies.State, colonies.Action]{Game: f, Kind: func(a colonies.Action) int { return policy.Word(a) + 1 }}
	options := g.Options(&search.Half[colonies.State]{Position: *s}, nil)
	return &grown{search.NewTree(g, options, p.Budget, p.Explore, seed), f}
}

// grown is a decision in a tree under way.
type grown struct {
	*search.Tree[search.Half[colonies.State], search.Choice[colonies.Action]]
	forest *forest
}

// Best implements ai.Thought.
func (t *grown) Best() colonies.Action {
	best := t.Tree.Best()
	if best.Kind == 0 {
		return best.Action
	}
	if then, ok := t.Then(); ok {
		return then.Action
	}
	var a colonies.Action
	most := -1
	for _, o := range t.forest.Options(t.forest.view.State(), nil) {
		if policy.Word(o.Action)+1 == best.Kind && o.Weight > most {
			a, most = o.Action, o.Weight
		}
	}
	return a
}

// Sample implements search.Contest.
func (f *forest) Sample(s *colonies.State, seed uint64) {
	f.model.Sample(s, seed)
	f.policy.Forget()
	f.rules.Forget()
}

// Decider implements search.Contest: at the horizon nobody has to decide any more.
func (f *forest) Decider(s *colonies.State) int {
	if s.Over() || f.AtHorizon(s) {
		return search.Nobody
	}
	return f.model.Decider(s)
}

// Forks implements search.Contest.
func (f *forest) Forks(s *colonies.State) bool {
	switch s.Decision().Kind {
	case colonies.DecideDiscard, colonies.DecideDodge, colonies.DecideSave:
		return false
	}
	return true
}

// Options implements search.Contest.
func (f *forest) Options(s *colonies.State, buf []search.Option[colonies.Action]) []search.Option[colonies.Action] {
	list := f.rules.Options(s)
	best := list[0].Worth
	for _, o := range list {
		best = max(best, o.Worth)
	}
	for _, o := range list {
		part := f.doubt + best - o.Worth
		buf = append(buf, search.Option[colonies.Action]{Action: o.Action, Weight: max(1, 1024*f.doubt/part*f.doubt/part)})
	}
	return buf
}

// Varies implements search.Contest: what others hold, and what chance has brought, differ from sample to sample.
func (f *forest) Varies(*colonies.State) bool { return true }

// Legal implements search.Contest.
func (f *forest) Legal(s *colonies.State, a colonies.Action) bool { return s.Check(a) == nil }

// Outcome implements search.Outcomes: the dice, and what has been found.
func (f *forest) Outcome(s *colonies.State) uint64 {
	dice := s.Dice()
	h := uint64(dice[0]*8 + dice[1])
	for _, at := range colonies.Places() {
		h = h*colonies.Terrains + uint64(s.Terrain(at))
	}
	return h
}

// Shares implements search.Contest.
func (f *forest) Shares(s *colonies.State, shares *[search.MostPlayers]int64) {
	for seat, n := range f.policy.Shares(s) {
		shares[seat] = int64(n)
	}
}
