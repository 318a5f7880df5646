package lines

import (
	"fmt"

	"islas/game"
	"islas/game/islas"
	"islas/game/islas/engine"
	"islas/game/record"
)

// replay plays the lines of a record through the rules. It implements islas.Chance: cards come in the order of the lines.
type replay struct{ script *record.Script }

// New implements record.Replay.
func (r *replay) New(o game.Options, sink *[]islas.Step) (islas.State, error) {
	options, err := engine.Options(o)
	if err != nil {
		return islas.State{}, err
	}
	return islas.NewWith(options, r, sink)
}

// Apply implements record.Replay.
func (r *replay) Apply(s *islas.State, a islas.Action, sink *[]islas.Step) error {
	return s.ApplyWith(a, r, sink)
}

// Action implements record.Replay.
func (r *replay) Action(s *islas.State) (islas.Action, error) {
	line := r.script.Rest()[0]
	d := s.Decision()
	switch d.Phase {
	case islas.PhaseSettle:
		if line, ok := line.(*settlerLine); ok {
			if line.Seat == nil || *line.Seat != d.Seat || line.Plot == nil || line.Colour == nil {
				return islas.Action{}, fmt.Errorf("%v goes to seat %d, so seat, plot and colour of its house must be here", s.Landing(), d.Seat)
			}
			return islas.SettleAction(islas.Plot(*line.Plot), islas.Colour(*line.Colour)), nil
		}
	case islas.PhaseName, islas.PhaseLose:
		if line, ok := line.(*pirateLine); ok {
			return r.raid(d, line)
		}
	default:
		if action, seat, ok := r.turn(s); ok {
			if seat != d.Seat {
				return islas.Action{}, fmt.Errorf("it is the turn of seat %d", d.Seat)
			}
			return action, nil
		}
	}
	return islas.Action{}, fmt.Errorf("this line cannot come here, where seat %d has to %s", d.Seat, task(d.Phase))
}

// raid returns the deciding seat's action when a pirate came.
func (r *replay) raid(d islas.Decision, line *pirateLine) (islas.Action, error) {
	if d.Phase == islas.PhaseName {
		if len(line.Losses) != 1 {
			return islas.Action{}, fmt.Errorf("seat %d names a victim, so exactly one loss must be here", d.Seat)
		}
		return islas.NameAction(line.Losses[0].Seat), nil
	}
	for _, loss := range line.Losses {
		if loss.Seat == d.Seat {
			return islas.LoseAction(islas.Plot(loss.Plot)), nil
		}
	}
	return islas.Action{}, fmt.Errorf("the loss of seat %d is missing", d.Seat)
}

// turn returns the action of a turn that the next line records, and its seat. No line records the end of a turn: it comes before
// the next turn and the arrival.
func (r *replay) turn(s *islas.State) (a islas.Action, by game.Seat, ok bool) {
	lines := r.script.Rest()
	switch line := lines[0].(type) {
	case *drawLine:
		return drawing(line.Why), line.Seat, true
	case *reshuffleLine:
		if len(lines) > 1 {
			if line, ok := lines[1].(*drawLine); ok {
				return drawing(line.Why), line.Seat, true
			}
		}
		// The record breaks off here; whichever draw it was, the reshuffle is all it holds of it.
		if s.Check(islas.DrawAction()) != nil {
			return islas.ExtraAction(), s.Turn(), true
		}
		return islas.DrawAction(), s.Turn(), true
	case *buildLine:
		return islas.BuildAction(islas.Card(line.Card), islas.Plot(line.Plot), islas.Colour(line.Colour)), line.Seat, true
	case *convertLine:
		make := islas.PalaceAction
		if line.E == "town" {
			make = islas.TownAction
		}
		return make(islas.PlotSet(line.From), islas.Plot(line.Plot), islas.Colour(line.Colour)), line.Seat, true
	case *loadLine:
		return islas.LoadAction(islas.Card(line.Card)), line.Seat, true
	case *turnLine, *arrivalLine:
		return islas.EndAction(), s.Turn(), true
	}
	return islas.Action{}, game.NoSeat, false
}

func drawing(why string) islas.Action {
	if why == "extra" {
		return islas.ExtraAction()
	}
	return islas.DrawAction()
}

// task returns in words what a seat has to do in a phase.
func task(p islas.Phase) string {
	switch p {
	case islas.PhaseSettle:
		return "choose a plot for the settler"
	case islas.PhaseLose:
		return "lose a house to the pirate"
	case islas.PhaseName:
		return "name the pirate's victim"
	}
	return "go on with its turn"
}
