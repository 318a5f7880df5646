package ai

import (
	"math/rand/v2"

	"islas/game/islas"
)

// easy looks one action ahead: it tries each on the position it sees, takes the best by worth (worth.go), and now and then the
// second or third best if it is nearly as good. Before ending a turn, and before either action of it, it makes every palace and
// town that pays. In the arena it wins 99 % of the games of two against random, with either draw privilege.
type easy struct{ seed uint64 }

// spread is how far below the best, in tenths of a point, an option may be for easy to take it.
const spread = 2

// samples is the number of positions tried for the hidden cards while the ship arrives.
const samples = 8

func (l easy) choose(v islas.View) islas.Action {
	s := v.State()
	e := newEvaluator(v)
	src := source(l.seed, &s)
	switch s.Decision().Phase {
	case islas.PhaseSettle, islas.PhaseLose:
		return e.pick(e.outcomes(v, src), src)
	case islas.PhaseName:
		return e.pick(e.victims(), src)
	}
	return e.turn(src)
}

// option is an action and its expected gain, in tenths of a point.
type option struct {
	action islas.Action
	gain   float64
}

// pick returns one of the best options.
func (e *evaluator) pick(options []option, src *rand.Rand) islas.Action {
	best := options[0].gain
	for _, o := range options {
		best = max(best, o.gain)
	}
	var good []islas.Action
	for _, o := range options {
		if o.gain >= best-spread {
			good = append(good, o.action)
		}
	}
	return good[src.IntN(len(good))]
}

// turn chooses an action in one's own turn.
func (e *evaluator) turn(src *rand.Rand) islas.Action {
	if e.s.ExtraAvailable(e.me) {
		return islas.ExtraAction() // a card for nothing
	}
	var convert, other []option
	now := e.worth(&e.s)
	for _, a := range e.s.Legal(nil) {
		switch a.Kind {
		case islas.MakePalace, islas.MakeTown:
			if gain := e.after(e.s, a) - now; gain > 0 {
				convert = append(convert, option{a, gain})
			}
		case islas.Build:
			other = append(other, option{a, e.after(e.s, a) - now - e.keep(a.Card)})
		case islas.DrawCards:
			other = append(other, option{a, e.draw()})
		case islas.Load:
			other = append(other, option{a, e.land(a.Card) - e.keep(a.Card)})
		default:
			other = append(other, option{a, 0})
		}
	}
	if len(convert) > 0 {
		return e.pick(convert, src)
	}
	return e.pick(other, src)
}

// outcomes returns the gain of each legal action in a decision during the ship's arrival. Such an action leads on to hidden
// cards, so each is tried on the same few positions that fit the view.
func (e *evaluator) outcomes(v islas.View, src *rand.Rand) []option {
	var options []option
	for _, a := range e.s.Legal(nil) {
		options = append(options, option{a, 0})
	}
	for range samples {
		s := v.Sample(src)
		for i := range options {
			options[i].gain += float64(e.after(s, options[i].action) / samples)
		}
	}
	return options
}

// victims returns the gain of naming each player as the pirate's victim: the more points that player has, the more.
func (e *evaluator) victims() []option {
	var options []option
	for _, a := range e.s.Legal(nil) {
		options = append(options, option{a, 10 * float64(e.s.Points(a.Seat))})
	}
	return options
}

// after returns the worth of the position to which an action leads.
func (e *evaluator) after(s islas.State, a islas.Action) float64 {
	if err := s.Apply(a, nil); err != nil {
		panic("ai: a legal action is refused: " + err.Error())
	}
	return e.worth(&s)
}
