package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// counted is the priority whose plots somebody wants to see on the islands, at a step that is looked back at. The zero value is none.
type counted struct{ step, column int }

// lookedAt is what is known of the step that is looked back at, for as long as it is.
type lookedAt struct {
	on      bool
	step    int
	arrival arrival // that it belongs to
}

// at finds what there is to be known of a step.
func (l *lookedAt) at(t *Table, step int) {
	if l.on && l.step == step {
		return
	}
	*l = lookedAt{true, step, arrivalAt(t.Session.Log(), step)}
}

// lookBack makes the frame that of an earlier arrival, as it was before the card was resolved.
func (t *Table) lookBack(f *frame) {
	l, step := &t.looked, f.Step
	l.at(t, step)
	l.arrival.look = max(l.arrival.reading.columns-1, 0)
	if t.counted.step == step {
		l.arrival.look = t.counted.column
	}
	f.arrival, f.choice, f.deciding = &l.arrival, selected(nothing(), nil), game.NoSeat
}

// arrivalAt is the arrival of the card revealed in step i of the log, as it was read out, and what a pirate took afterwards.
func arrivalAt(log *session.Log[islas.State, islas.Event], i int) arrival {
	a := arrival{in: true}
	a.reveal(*log.Step(i))
	a.past = true
	for i++; i < log.Len(); i++ {
		switch e := log.Step(i).Event; e.Kind {
		case islas.EvNamed:
			a.named = e
		case islas.EvLoss:
			a.loses(e)
		case islas.EvSettler, islas.EvPirate:
			return a
		}
	}
	return a
}
