package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
)

// counted is the priority whose plots somebody wants to see on the islands, at a step that is looked back at. The zero value is none.
type counted struct{ step, column int }

// lookBack makes the frame that of an earlier arrival, as it was before the card was resolved.
func (t *Table) lookBack(f *frame, step int) {
	t.past = arrivalAt(t.session.Log(), step)
	if t.counted.step == step {
		t.past.look = t.counted.column
	}
	earlier, later := t.session.Scenes()
	f.back, f.page, f.earlier, f.later = true, step, earlier >= 0, later >= 0
	f.arrival, f.choice, f.deciding = &t.past, selected(nothing(), nil), game.NoSeat
}

// arrivalAt is the arrival of the card revealed in step i of the log, as it was read out, and what a pirate took afterwards.
func arrivalAt(log *playing.Log[islas.State, islas.Event], i int) arrival {
	a := arrival{in: true}
	a.reveal(*log.Step(i))
	a.past, a.look = true, max(a.reading.columns-1, 0)
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
