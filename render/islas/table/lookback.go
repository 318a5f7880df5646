package table

import "islas/game"

// counted is the priority whose plots somebody wants to see on the islands, at a step that is looked back at. The zero value is none.
type counted struct{ step, column int }

// lookBack makes the frame that of an earlier arrival, as it was read out before the card was resolved.
func (t *Table) lookBack(f *frame) {
	t.looked = arrival{in: true}
	t.looked.reveal(*f.Log.Step(f.Step))
	t.looked.past = true
	t.looked.look = max(t.looked.reading.columns-1, 0)
	if t.counted.step == f.Step {
		t.looked.look = t.counted.column
	}
	f.arrival, f.choice, f.deciding = &t.looked, selected(nothing(), nil), game.NoSeat
}
