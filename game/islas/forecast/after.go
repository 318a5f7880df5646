package forecast

import (
	"math/rand/v2"

	"islas/game/islas"
)

// After returns the position as soon as a legal action is done and privileges have changed hands, before anything hidden is
// revealed: drawing cards and naming a victim, for example, change nothing that can be known. It must not be changed.
func (f *Forecast) After(a islas.Action) *islas.State { return &f.after(a).state }

// ComingAfter returns how many of the settlers not in sight would choose my island after an action, if each landed.
func (f *Forecast) ComingAfter(a islas.Action) int { return f.after(a).coming }

// after returns the outcome of a legal action. Each action is tried only once.
func (f *Forecast) after(a islas.Action) *outcome {
	o := f.tried[a]
	if o == nil {
		o = &outcome{state: f.try(a)}
		o.coming = f.coming(&o.state)
		f.tried[a] = o
	}
	return o
}

// try returns the position after a legal action, as far as it reveals nothing.
func (f *Forecast) try(a islas.Action) islas.State {
	s := f.state
	if a.Kind != islas.Settle && a.Kind != islas.Lose {
		_ = s.Apply(a, nil) // legal; refused only where hidden cards are needed, and then s stays as it is
		return s
	}
	// What follows by itself needs hidden cards. Any will do: nothing of what they bring is looked at.
	var steps []islas.Step
	sample := f.view.Sample(rand.NewPCG(1, 1))
	if sample.Apply(a, &steps) != nil {
		return s
	}
	for _, step := range steps {
		switch step.Event.Kind {
		case islas.EvSettler, islas.EvLoss, islas.EvPirate, islas.EvPrivilege:
			s = step.After
		default:
			return s
		}
	}
	return s
}
