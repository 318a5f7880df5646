package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/playing"
)

// arrival is what the screen knows of the card that has come from the ship: its comparison, and how far it is read out.
type arrival struct {
	in      bool // the ship is in
	active  bool // a card has been revealed, and the next turn has not begun
	card    islas.Card
	compare islas.Comparison
	reading reading
	stage   float64     // how far the reading is, in steps
	raid    islas.Raid  // whom a pirate robs
	named   islas.Event // the EvNamed by which the shield turned a pirate away
	result  islas.Event // the EvSettler or EvPirate that resolved the card
	settled bool        // result holds how it ended
}

func (a *arrival) begin() { *a = arrival{in: true} }

func (a *arrival) end() { *a = arrival{} }

// reveal is called when a card has been read out.
func (a *arrival) reveal(step islas.Step) { a.show(step.Event, &step.After, readOut) }

// readOut is the stage of a card that has been read out.
const readOut = 100

// show sets the card being read out, in the position as of its arrival, and how far the reading is.
func (a *arrival) show(e islas.Event, s *islas.State, stage float64) {
	a.active, a.settled = true, false
	a.card, a.compare, a.stage = e.Card, e.Comparison, stage
	a.reading = readingOf(e.Card, e.Comparison, s.Seats())
	a.named = islas.Event{}
	if e.Card.Pirate() {
		a.raid = s.Raid(e.Card.Colour())
	}
}

// resolved is called when a card's fate is sealed.
func (a *arrival) resolved(e islas.Event) { a.result, a.settled = e, true }

// counting is which column is being counted, from 0, and how far its losers have dropped out, from 0 to 1; -1 before the
// first.
func (a *arrival) counting() (column int, drop float64) {
	column = a.reading.column(a.stage)
	if column < 0 {
		return -1, 0
	}
	return column, a.reading.dropped(column, a.stage)
}

// turned reports whether the card has been turned over, so that everybody knows who it is.
func (a *arrival) turned() bool { return a.stage >= partTurn }

// decided reports whether the decision has been read out.
func (a *arrival) decided() bool { return a.stage > a.reading.decided+partStamp*0.5 }

// counted is the plots of a seat's island that are being counted, and how far, from 0 to 1: they are lit, numbered, and
// their number flies to the ledger.
func (a *arrival) counted(s *islas.State, seat game.Seat) (set islas.PlotSet, progress float64) {
	if !a.active || a.settled || !a.card.Settler() || a.stage >= a.reading.decided {
		return 0, 0
	}
	column := a.reading.column(a.stage)
	if column < 0 {
		return 0, 0
	}
	progress, counts := a.reading.island(column, seat, a.stage)
	if !counts || progress <= 0 {
		return 0, 0
	}
	return s.Near(seat, a.card.Priorities()[column]) & s.Free(seat), progress
}

// written is how far the number of a seat for priority k is on its way into the ledger, from 0 to 1.
func (a *arrival) written(k int, seat game.Seat) float64 {
	progress, counts := a.reading.island(k, seat, a.stage)
	if !counts {
		return playing.Within(a.stage, a.reading.drops[k]-0.01, a.reading.drops[k]) // told for whoever wants to know
	}
	return playing.Within(progress, islandCounted, 1)
}

// dropped is how far a seat has dropped out, as of what has been read out, from 0 to 1.
func (a *arrival) dropped(seat game.Seat) float64 {
	if !a.active || !a.card.Settler() {
		return 0
	}
	for k := range a.reading.column(a.stage) + 1 {
		if !a.compare.Left[k].Has(seat) {
			return a.reading.dropped(k, a.stage)
		}
	}
	return 0
}

// attack is the pirate revealed in step i of the log, as it was seen to the end.
func attack(log *playing.Log[islas.State, islas.Event], i int) arrival {
	a := arrival{in: true}
	a.reveal(*log.Step(i))
	for i++; i < log.Len(); i++ {
		switch e := log.Step(i).Event; e.Kind {
		case islas.EvNamed:
			a.named = e
		case islas.EvPirate:
			a.resolved(e)
			return a
		}
	}
	return a
}
