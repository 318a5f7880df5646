package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/table"
)

// arrival is what the screen knows of the card that has come from the ship: its comparison, and how far it is read out.
type arrival struct {
	in      bool // the ship is in
	active  bool // a card has been revealed, and the next turn has not begun
	card    islas.Card
	compare islas.Comparison
	reading reading
	stage   float64                       // how far the reading is, in steps
	raid    islas.Raid                    // whom a pirate robs
	points  [islas.MaxSeats]int           // by seat: in the pirate's colour
	lost    [islas.MaxSeats]islas.PlotSet // by seat: whose houses the pirate takes
	named   islas.Event                   // the EvNamed by which the shield turned a pirate away
	settled bool                          // the card is resolved
	past    bool                          // it is looked back at: it stays as it was before it was resolved
	look    int                           // then the priority whose plots are to be seen
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
	a.named, a.lost = islas.Event{}, [islas.MaxSeats]islas.PlotSet{}
	if e.Card.Pirate() {
		a.raid = s.Raid(e.Card.Flag())
		for seat := range game.Seat(s.Seats()) {
			a.points[seat] = s.PointsIn(seat, a.raid.Colour)
		}
	}
}

// loses is called when a pirate takes a house.
func (a *arrival) loses(e islas.Event) { a.lost[e.Seat] = a.lost[e.Seat].Add(e.Plot) }

// resolved is called when a card's fate is sealed.
func (a *arrival) resolved() { a.settled = true }

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

// counted is the plots of a seat's island that are being counted, and how far, from 0 to 1: they are lit and numbered, and their
// number is written into the ledger. counts is false where nothing is being counted.
func (a *arrival) counted(s *islas.State, seat game.Seat) (set islas.PlotSet, progress float64, counts bool) {
	column := a.reading.column(a.stage)
	if a.past {
		column = a.look
	}
	switch {
	case !a.active || a.settled || !a.card.Settler() || column < 0:
		return 0, 0, false
	case a.past:
		return s.Near(seat, s.Data().Priorities(a.card)[column]) & s.Free(seat), 1, column >= a.reading.columns || a.reading.order[column].Has(seat)
	case a.stage >= a.reading.decided || a.reading.tells[column] == tellsNothing:
		return 0, 0, false
	}
	progress, counts = a.reading.island(column, seat, a.stage)
	if !counts || progress <= 0 {
		return 0, 0, false
	}
	return s.Near(seat, s.Data().Priorities(a.card)[column]) & s.Free(seat), progress, true
}

// written is how far the number of a seat for priority k has been written into the ledger, from 0 to 1; a seat that has dropped
// out before has none.
func (a *arrival) written(k int, seat game.Seat) float64 {
	progress, counts := a.reading.island(k, seat, a.stage)
	if !counts {
		return 0
	}
	return table.Within(progress, islandCounted, 1)
}

// passed reports whether it has been seen that priority k decides nothing.
func (a *arrival) passed(k int) bool {
	return a.reading.tells[k] != tellsLosers && a.stage >= a.reading.drops[k]-partLevel
}

// dropped is how far a seat has dropped out, as of what has been read out, from 0 to 1: whom a settler does not choose, or a pirate
// does not rob.
func (a *arrival) dropped(seat game.Seat) float64 {
	switch in := a.inQuestion(); {
	case !a.active || a.card.Pirate() && (in == 0 || in.Has(seat)):
		return 0
	case a.card.Pirate():
		return table.Ease(table.Within(a.stage, partTurn, partPirate))
	}
	for k := range a.reading.column(a.stage) + 1 {
		if !a.compare.Left[k].Has(seat) {
			return a.reading.dropped(k, a.stage)
		}
	}
	return 0
}
