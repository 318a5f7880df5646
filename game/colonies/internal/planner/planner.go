// Package planner lets the search of package game/ai/search play The Colonies: it holds what a seat may know, plays on by rules of
// thumb for some rounds, and judges what comes of it by how likely each is to win.
package planner

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/ai"
	"islas/game/ai/search"
	"islas/game/colonies"
	"islas/game/colonies/internal/policy"
)

// Planner holds the settings of a search.
type Planner struct {
	Budget int         // play-outs for a decision
	Net    *policy.Net // see policy.Policy
	SetUp  int         // the round up to which play-outs go in the set-up, where all places are tried then, with twice the play-outs; 0 to decide as in any round
}

// Settings of all searches.
const (
	rounds = 4  // after which a play-out ends
	most   = 12 // candidates
	noise  = 12 // of play-outs (policy.Policy)
	trust  = 4  // in the rules of thumb (search.Search.Defend)
)

// Think begins a decision of the seat whose view it is.
func (p Planner) Think(v colonies.View, seed uint64) ai.Thought[colonies.Action] {
	s := v.State()
	rounds, most := rounds, most
	if p.SetUp > 0 && s.Round() == 0 {
		rounds, most, p.Budget = p.SetUp, math.MaxInt, 2*p.Budget
	}
	list := candidates(s, most)
	if len(list) == 1 {
		return ai.Decided[colonies.Action]{Action: list[0]}
	}
	m := &model{view: v, seat: v.Seat(), policy: policy.New(), end: turns(s) + rounds*s.Seats()}
	m.policy.Noise, m.policy.Net = noise, p.Net
	t := search.New(m, list, p.Budget, seed)
	t.Defend(trust)
	return search.Thought[colonies.State, colonies.Action]{Search: t}
}

// candidates returns the actions to try, the most promising first.
func candidates(s *colonies.State, most int) (list []colonies.Action) {
	rules := policy.New()
	rules.Trade = true
	options := slices.Clone(rules.Options(s))
	slices.SortStableFunc(options, func(a, b policy.Option) int { return cmp.Compare(b.Worth, a.Worth) })
	if d := s.Decision().Kind; sure(options[0]) || d == colonies.DecideDiscard || d == colonies.DecideDodge || d == colonies.DecideSave {
		return append(list, options[0].Action)
	}
	for i, o := range options {
		if i < most || o.Action.Kind == colonies.End {
			list = append(list, o.Action)
		}
	}
	return list
}

// sure reports whether an option is always right: nothing is lost by loading, or by what waits at home.
func sure(o policy.Option) bool {
	return o.Action.Kind == colonies.Load || o.Action.Kind == colonies.Redeem
}

// turns returns how many turns of the game have begun.
func turns(s *colonies.State) int {
	if s.Round() == 0 {
		return 0
	}
	n := s.Seats()
	return s.Round()*n + (int(s.Turn()-s.Start())+n)%n
}

// model is the game as one seat sees it. It implements search.Game.
type model struct {
	view   colonies.View
	seat   game.Seat
	policy *policy.Policy
	end    int    // the turn before which a play-out ends
	fate   uint64 // of the sample
}

// Sample implements search.Game.
func (m *model) Sample(s *colonies.State, seed uint64) {
	m.view.Sample(s, rand.NewPCG(seed, 0))
	m.fate = seed
}

// Decider implements search.Game.
func (m *model) Decider(s *colonies.State) int {
	_, seat := s.Decides()
	return int(seat)
}

// Apply implements search.Game. Each turn of a sample has its own chance: whatever is done before it, the dice are the same, so that
// luck does not blur the difference between actions.
func (m *model) Apply(s *colonies.State, a colonies.Action) {
	if a.Kind == colonies.Roll {
		s.Redraw(search.Mix(m.fate, uint64(turns(s))))
	}
	s.Play(a)
}

// Policy implements search.Game.
func (m *model) Policy(s *colonies.State, chance *search.Chance) colonies.Action {
	return m.policy.Choose(s, chance)
}

// AtHorizon implements search.Game.
func (m *model) AtHorizon(s *colonies.State) bool {
	kind, _ := s.Decides()
	return kind == colonies.DecideBegin && turns(s) >= m.end
}

// Result implements search.Game: the chance to win.
func (m *model) Result(s *colonies.State) int64 {
	shares := m.policy.Shares(s)
	m.policy.Forget()
	return int64(shares[m.seat])
}
