// Package planner lets the search of package game/ai/search play Islas Canarias: it holds what a seat may know, plays out with
// the light policy, and judges where the play-outs end.
package planner

import (
	"math/rand/v2"

	"islas/game"
	"islas/game/ai/search"
	"islas/game/islas"
	"islas/game/islas/internal/policy"
	"islas/game/islas/internal/value"
)

// Judge returns the worth of a position to a seat; more is better. The position is at the beginning of a round, or at the end of
// the game. A judge may look only at what the seat may know.
type Judge func(s *islas.State, seat game.Seat) int64

// Planner holds the settings of a search.
type Planner struct {
	Policy  *policy.Weights // of the play-outs
	Judge   func() Judge    // makes a judge for one thought; judges may keep working memory
	Budget  int             // play-outs for a decision, about
	Rounds  int             // number of ships after which a play-out is judged
	Actions int             // the most actions that are tried, chosen by the policy
	Careful bool            // tries what is put aboard next with each action, and recalls what it put there in earlier rounds
}

// Hard returns the planner of the level hard, with the weights of a policy and of a network: training needs it with weights that
// are not yet those of the program.
func Hard(w *policy.Weights, n *value.Net, playOuts int) Planner {
	return Planner{Policy: w, Judge: func() Judge { return n.Judge() }, Budget: playOuts, Rounds: 1, Actions: 24}
}

// Think begins a decision of the seat whose view it is.
func (p Planner) Think(v islas.View, seed uint64) Thought {
	if p.Careful {
		v = v.Recall()
	}
	s := v.State()
	m := &model{v, v.Seat(), s.Round() + p.Rounds, policy.New(p.Policy), p.Judge(), p.Careful}
	return Thought{search.Thought[islas.State, plan]{Search: search.New(m, p.plans(&s, m.candidates(&s, p.Actions)), p.Budget, seed)}}
}

// Thought is a decision under way.
type Thought struct {
	search.Thought[islas.State, plan]
}

// Best implements ai.Thought.
func (t Thought) Best() islas.Action { return t.Thought.Best().action }

// plan is an action, and the card of the hand that is put aboard right after it; islas.NoCard leaves that to the policy.
type plan struct {
	action islas.Action
	load   islas.Card
}

// plans returns the plans that begin with the actions.
func (p Planner) plans(s *islas.State, actions []islas.Action) (list []plan) {
	for _, a := range actions {
		list = append(list, plan{a, islas.NoCard})
		if !p.Careful || a.Kind != islas.Build && a.Kind != islas.DrawCards {
			continue
		}
		hand := s.Hand(s.Decision().Seat)
		if a.Kind == islas.Build {
			hand[a.Card]--
		}
		for c, n := range hand {
			if n > 0 {
				list = append(list, plan{a, islas.Card(c)})
			}
		}
	}
	return list
}

// model is the game as one seat sees it.
type model struct {
	view    islas.View
	seat    game.Seat
	horizon int // the round at whose beginning play-outs are judged
	policy  *policy.Policy
	judge   Judge
	recalls bool // the view is one of somebody who recalls
}

// candidates returns the legal actions or, where there are more than most, those that the policy prefers, in that order.
func (m *model) candidates(s *islas.State, most int) []islas.Action {
	legal := s.Legal(nil)
	if s.ExtraAvailable(s.Decision().Seat) {
		return []islas.Action{islas.ExtraAction()} // a card for nothing
	}
	if len(legal) <= most {
		return legal
	}
	m.policy.Options(s)
	scores := make([]int32, len(legal))
	for i, a := range legal {
		scores[i] = m.policy.Score(a)
		for j := i; j > 0 && scores[j] > scores[j-1]; j-- {
			scores[j], scores[j-1] = scores[j-1], scores[j]
			legal[j], legal[j-1] = legal[j-1], legal[j]
		}
	}
	return legal[:most]
}

func (m *model) Sample(s *islas.State, seed uint64) {
	src := rand.NewPCG(seed, 0)
	*s = m.view.Sample(src)
	if m.recalls {
		s.Redraw(src)
	}
}

func (m *model) Decider(s *islas.State) int { return int(s.Decision().Seat) }

func (m *model) Apply(s *islas.State, p plan) {
	apply(s, p.action)
	if p.load == islas.NoCard {
		return
	}
	if s.ExtraAvailable(m.seat) {
		apply(s, islas.ExtraAction())
	}
	apply(s, islas.LoadAction(p.load))
}

func apply(s *islas.State, a islas.Action) {
	if err := s.Apply(a, nil); err != nil {
		panic("planner: a legal action is refused: " + err.Error())
	}
}

func (m *model) Policy(s *islas.State, chance *search.Chance) plan {
	return plan{m.policy.Choose(s, chance), islas.NoCard}
}

func (m *model) AtHorizon(s *islas.State) bool { return s.Round() >= m.horizon }

func (m *model) Result(s *islas.State) int64 { return m.judge(s, m.seat) }
