// Package planner lets the tree search of package game/ai/search play Puerto Rico: it holds what a seat may know, plays out by
// rules of thumb, and tries whole placements of colonists.
package planner

import (
	"math/rand/v2"
	"slices"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/puertorico"
	"islas/game/puertorico/internal/policy"
)

// Planner holds the settings of a search.
type Planner struct {
	Budget  int // play-outs for a decision, other than about a role
	Explore int // see search.NewTree
	Stray   int // see policy.Policy; for play-outs
	Noise   int // likewise
	Lead    int // the part of the aim that is the lead, the rest being the win: in hundredths
	Doubt   int // how many hundredths of a point worse an option looks that is followed a quarter as often
}

// Default returns a planner for a budget of play-outs.
func Default(budget int) Planner {
	return Planner{Budget: budget, Explore: 2 * search.Whole, Stray: 8, Noise: 20, Doubt: 150, Lead: 20}
}

// move is a candidate: an action or, if plan is not 0, a whole placement, number plan counted from 1.
type move struct {
	action puertorico.Action
	plan   uint8
}

// model is the game as one seat sees it.
type model struct {
	view   puertorico.View
	seat   game.Seat
	doubt  int
	lead   int
	policy *policy.Policy
	plans  []puertorico.Placement
}

// Think begins a decision of the seat whose view it is.
func (p Planner) Think(v puertorico.View, seed uint64) *Thought {
	s := v.State()
	m := &model{view: v, seat: v.Seat(), doubt: p.Doubt, lead: p.Lead, policy: play(s, v.Seat())}
	m.policy.Stray, m.policy.Noise = p.Stray, p.Noise
	list := m.prolong(s, m.candidates(s))
	if s.Decision().Phase == puertorico.PhaseRole {
		p.Budget *= forRole
	}
	t := &Thought{model: m, tree: search.NewTree(m, list, p.Budget, p.Explore, seed)}
	if s.Ending() != 0 && len(list) > 1 {
		sure := *m
		sure.policy = play(s, v.Seat())
		t.exact = search.NewExact(&sure, list, p.Budget*positions, seed)
	}
	return t
}

// forRole is how many times as many play-outs a decision takes that is about a role: most depends on it.
const forRole = 3

// play returns the policy of play-outs as a seat expects the others to go on.
func play(s *puertorico.State, seat game.Seat) *policy.Policy {
	p := policy.New(policy.Tuned(s.Seats()))
	for other := range game.Seat(s.Seats()) {
		if other != seat {
			p.Model(other, policy.Expected(s, other))
		}
	}
	return p
}

// candidates returns the moves to try in a position.
func (m *model) candidates(s *puertorico.State) (list []search.Option[move]) {
	if s.Decision().Phase != puertorico.PhasePlacing {
		return m.Options(s, nil)
	}
	m.plans = m.policy.Placements(s, nil)
	for i := range m.plans {
		list = append(list, search.Option[move]{Action: move{plan: uint8(i + 1)}, Weight: max(12-2*i, 1)})
	}
	return list
}

// prolong returns those of the moves that do not end a game that the seat is losing, all of them if each does.
func (m *model) prolong(s *puertorico.State, list []search.Option[move]) []search.Option[move] {
	p := play(s, m.seat)
	kept := slices.DeleteFunc(slices.Clone(list), func(o search.Option[move]) bool { return o.Action.plan == 0 && p.Loses(s, o.Action.action) })
	if len(kept) == 0 {
		return list
	}
	return kept
}

// Sample implements search.Contest.
func (m *model) Sample(s *puertorico.State, seed uint64) {
	m.policy.Forget()
	m.view.Sample(s, rand.NewPCG(seed, 0))
}

// Decider implements search.Contest.
func (m *model) Decider(s *puertorico.State) int { return int(s.Decision().Seat) }

// Forks implements search.Contest.
func (m *model) Forks(s *puertorico.State) bool {
	switch s.Decision().Phase {
	case puertorico.PhaseHacienda, puertorico.PhaseColonist, puertorico.PhasePlacing:
		return false
	}
	return true
}

// Options implements search.Contest.
func (m *model) Options(s *puertorico.State, buf []search.Option[move]) []search.Option[move] {
	list := m.policy.Options(s)
	if pass := len(list) - 1; pass > 0 && s.Decision().Phase == puertorico.PhaseTile && s.Player(s.Decision().Seat).TileCount() < puertorico.IslandSize-1 {
		list = list[:pass] // a tile costs nothing but room
	}
	best := list[0].Worth
	for _, o := range list {
		best = max(best, o.Worth)
	}
	for _, o := range list {
		part := m.doubt + best - o.Worth
		buf = append(buf, search.Option[move]{Action: move{action: o.Action}, Weight: max(1, 1024*m.doubt/part*m.doubt/part)})
	}
	return buf
}

// Varies implements search.Contest: which tiles lie in the row depends on what was drawn.
func (m *model) Varies(s *puertorico.State) bool { return s.Decision().Phase == puertorico.PhaseTile }

// Legal implements search.Contest.
func (m *model) Legal(s *puertorico.State, a move) bool {
	return a.plan > 0 || s.Check(a.action) == nil
}

// Apply implements search.Contest.
func (m *model) Apply(s *puertorico.State, a move) {
	if a.plan == 0 {
		m.apply(s, a.action)
		return
	}
	for d := s.Decision(); d.Phase == puertorico.PhasePlacing && d.Seat == m.seat; d = s.Decision() {
		m.apply(s, puertorico.ManAction(d.Group, int(m.plans[a.plan-1][d.Group])))
	}
}

func (m *model) apply(s *puertorico.State, a puertorico.Action) {
	if err := s.Apply(a, nil); err != nil {
		panic("planner: a legal action is refused: " + err.Error())
	}
}

// Policy implements search.Contest.
func (m *model) Policy(s *puertorico.State, chance *search.Chance) move {
	return move{action: m.policy.Choose(s, chance)}
}

// clip is the lead, in points, beyond which a higher win counts no more.
const clip = 25

// Shares implements search.Contest: most of a share is for winning, the rest for the lead over the best of the others.
func (m *model) Shares(s *puertorico.State, shares *[search.MostPlayers]int64) {
	seats := game.Seat(s.Seats())
	winners := s.Winners()
	lead := search.Whole * m.lead / 100
	won := int64((search.Whole - lead) / winners.Count())
	best, second := -1000, -1000
	var points [puertorico.MaxSeats]int
	for seat := range seats {
		n := s.Points(seat)
		points[seat] = n
		if n > best {
			best, second = n, best
		} else if n > second {
			second = n
		}
	}
	for seat := range seats {
		ahead := points[seat] - best
		if points[seat] == best {
			ahead = best - second
		}
		ahead = min(max(ahead, -clip), clip)
		shares[seat] = int64(lead * (ahead + clip) / (2 * clip))
		if winners.Has(seat) {
			shares[seat] += won
		}
	}
}
