package ai

import (
	"math/rand/v2"

	"islas/game/islas"
)

// easy looks one action ahead: it tries each on the position it sees, takes what comes out best by worth (worth.go), and
// now and then the second or third best if it is nearly as good. Before ending a turn, and before either action of it, it
// makes every palace and town that pays. In the arena it wins 99 % of the games of two against random, with either draw
// privilege.
type easy struct{ seed uint64 }

// spread is how much less than the best, in tenths of a point, easy still takes for as good.
const spread = 2

// samples is how many positions stand for what is hidden while the ship arrives.
const samples = 8

func (e easy) choose(v islas.View) islas.Action {
	s := v.State()
	m := newMind(v)
	src := source(e.seed, &s)
	switch s.Decision().Phase {
	case islas.PhaseSettle, islas.PhaseLose:
		return m.pick(m.outcomes(v, src), src)
	case islas.PhaseName:
		return m.pick(m.victims(), src)
	}
	return m.turn(src)
}

// option is an action and what it is thought to gain, in tenths of a point.
type option struct {
	action islas.Action
	gain   float64
}

// pick is one of the best options.
func (m *mind) pick(options []option, src *rand.Rand) islas.Action {
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

// turn chooses in one's own turn.
func (m *mind) turn(src *rand.Rand) islas.Action {
	if m.s.ExtraAvailable(m.me) {
		return islas.ExtraAction() // a card for nothing
	}
	var convert, other []option
	now := m.worth(&m.s)
	for _, a := range m.s.Legal(nil) {
		switch a.Kind {
		case islas.MakePalace, islas.MakeTown:
			if gain := m.after(m.s, a) - now; gain > 0 {
				convert = append(convert, option{a, gain})
			}
		case islas.Build:
			other = append(other, option{a, m.after(m.s, a) - now - m.keep(a.Card)})
		case islas.DrawCards:
			other = append(other, option{a, m.draw()})
		case islas.Load:
			other = append(other, option{a, m.land(a.Card) - m.keep(a.Card)})
		default:
			other = append(other, option{a, 0})
		}
	}
	if len(convert) > 0 {
		return m.pick(convert, src)
	}
	return m.pick(other, src)
}

// outcomes is what each legal action gains in a decision during the ship's arrival. Such an action leads on to cards that
// are hidden, so each is tried on the same few positions that fit what is seen.
func (m *mind) outcomes(v islas.View, src *rand.Rand) []option {
	var options []option
	for _, a := range m.s.Legal(nil) {
		options = append(options, option{a, 0})
	}
	for range samples {
		s := v.Sample(src)
		for i := range options {
			options[i].gain += m.after(s, options[i].action) / samples
		}
	}
	return options
}

// victims is what it gains to name each player as the pirate's victim: the more points that player has, the more.
func (m *mind) victims() []option {
	var options []option
	for _, a := range m.s.Legal(nil) {
		options = append(options, option{a, 10 * float64(m.s.Points(a.Seat))})
	}
	return options
}

// after is the worth of the position to which an action leads.
func (m *mind) after(s islas.State, a islas.Action) float64 {
	if err := s.Apply(a, nil); err != nil {
		panic("ai: a legal action is refused: " + err.Error())
	}
	return m.worth(&s)
}
