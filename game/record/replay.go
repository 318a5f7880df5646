package record

import (
	"bytes"
	"errors"
	"fmt"

	"islas/game"
	"islas/game/islas"
)

// replay plays a record through the engine: each line either is what happens by itself or tells which action was taken.
type replay struct {
	lines []any
	at    int // index of the first line not accounted for
	wrong int // index of the first line with a card that the shuffled pile did not hold, or -1
	state islas.State
	steps []islas.Step // those that the lines up to at tell of
	ahead []islas.Step // those since then that have no line of their own: the next line will tell whether they happened
}

// play goes from the deal to the end of the record.
func (p *replay) play(options islas.Options) error {
	var steps []islas.Step
	state, err := islas.NewWith(options, p, &steps)
	if err != nil {
		return &Error{1, err.Error()}
	}
	if err := p.match(steps, state); err != nil {
		return err
	}
	for p.at < len(p.lines) {
		action, err := p.action()
		if err != nil {
			return err
		}
		steps, state = nil, p.state
		if err := state.ApplyWith(action, p, &steps); err != nil {
			return p.refused(err)
		}
		if err := p.match(steps, state); err != nil {
			return err
		}
	}
	return nil
}

// over says whether the record tells of the end of the game.
func (p *replay) over() bool {
	return len(p.steps) > 0 && p.steps[len(p.steps)-1].Event.Kind == islas.EvEnd
}

// match checks that the lines say what happened, as far as they go.
func (p *replay) match(steps []islas.Step, state islas.State) error {
	for i := range steps {
		p.ahead = append(p.ahead, steps[i])
		want := lineOf(&steps[i].Event, state.Seats())
		if want == nil {
			continue
		}
		if p.at == len(p.lines) { // the record breaks off in the midst of what one action leads to
			return nil
		}
		if !sameLine(want, p.lines[p.at]) {
			return p.mismatch(want)
		}
		p.steps = append(p.steps, p.ahead...)
		p.ahead = p.ahead[:0]
		p.at++
	}
	p.state = state
	return nil
}

// mismatch is the error that the next line is not what the rules give.
func (p *replay) mismatch(want any) error {
	if p.wrong == p.at {
		return p.noSuchCard()
	}
	return p.error("by the rules this line is %s", bytes.TrimSpace(encode(want)))
}

// noSuchCard is the error that the next line has a card that cannot have been where it comes from.
func (p *replay) noSuchCard() error {
	return p.error("a card in this line was not left in the deck, or not on the ship, from which it comes")
}

// refused is the error that the rules do not allow what the next line says was done.
func (p *replay) refused(err error) error {
	var illegal *islas.Illegal
	if errors.As(err, &illegal) {
		return p.error("the rules do not allow this: %s", illegal)
	}
	return p.error("%s", err)
}

func (p *replay) error(format string, args ...any) error {
	return &Error{p.at + 1, fmt.Sprintf(format, args...)}
}

// action is what the deciding seat did, by what the next line says.
func (p *replay) action() (islas.Action, error) {
	if p.wrong == p.at {
		return islas.Action{}, p.noSuchCard()
	}
	d := p.state.Decision()
	switch d.Phase {
	case islas.PhaseOver:
		return islas.Action{}, p.error("the record goes on after the end of the game")
	case islas.PhaseSettle:
		if line, ok := p.lines[p.at].(*settlerLine); ok {
			if line.Seat == nil || *line.Seat != d.Seat || line.Plot == nil || line.Colour == nil {
				return islas.Action{}, p.error("%v goes to seat %d, so seat, plot and colour of its house must be here", p.state.Landing(), d.Seat)
			}
			return islas.SettleAction(islas.Plot(*line.Plot), islas.Colour(*line.Colour)), nil
		}
	case islas.PhaseName, islas.PhaseLose:
		if line, ok := p.lines[p.at].(*pirateLine); ok {
			return p.raid(d, line)
		}
	default:
		if action, seat, ok := p.turn(); ok {
			if seat != d.Seat {
				return islas.Action{}, p.error("it is the turn of seat %d", d.Seat)
			}
			return action, nil
		}
	}
	return islas.Action{}, p.error("this line cannot come here, where seat %d has to %s", d.Seat, task(d.Phase))
}

// raid is what the deciding seat did when a pirate came.
func (p *replay) raid(d islas.Decision, line *pirateLine) (islas.Action, error) {
	if d.Phase == islas.PhaseName {
		if len(line.Losses) != 1 {
			return islas.Action{}, p.error("seat %d names a victim, so exactly one loss must be here", d.Seat)
		}
		return islas.NameAction(line.Losses[0].Seat), nil
	}
	for _, loss := range line.Losses {
		if loss.Seat == d.Seat {
			return islas.LoseAction(islas.Plot(loss.Plot)), nil
		}
	}
	return islas.Action{}, p.error("the loss of seat %d is missing", d.Seat)
}

// turn is what the next line says was done in a turn, and by whom. That a turn is ended no line says: it is what goes
// before the next turn and the arrival.
func (p *replay) turn() (a islas.Action, by game.Seat, ok bool) {
	switch line := p.lines[p.at].(type) {
	case *drawLine:
		return drawing(line.Why), line.Seat, true
	case *reshuffleLine:
		if p.at+1 < len(p.lines) {
			if line, ok := p.lines[p.at+1].(*drawLine); ok {
				return drawing(line.Why), line.Seat, true
			}
		}
		// The record breaks off here; whichever draw it was, all that it tells is the reshuffle.
		if p.state.Check(islas.DrawAction()) != nil {
			return islas.ExtraAction(), p.state.Turn(), true
		}
		return islas.DrawAction(), p.state.Turn(), true
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
		return islas.EndAction(), p.state.Turn(), true
	}
	return islas.Action{}, game.NoSeat, false
}

func drawing(why string) islas.Action {
	if why == "extra" {
		return islas.ExtraAction()
	}
	return islas.DrawAction()
}

// task is what the phase asks of a seat.
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
