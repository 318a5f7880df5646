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
	if !a.active || a.settled || !a.card.Settler() || column < 0 {
		return 0, 0, false
	}
	progress, counts = a.reading.island(column, seat, a.stage)
	switch {
	case a.past:
		progress, counts = 1, column >= a.reading.columns || counts
	case a.stage >= a.reading.decided || a.reading.tells[column] == tellsNothing || progress <= 0:
		counts = false
	}
	if counts {
		set = s.Near(seat, s.Data().Priorities(a.card)[column]) & s.Free(seat)
	}
	return set, progress, counts
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

// reading is when each part of a revealed card is read out, in steps of the animation speed: it comes ashore and is turned
// over; each priority is counted island by island and its losers drop out; then it is decided.
type reading struct {
	columns int                        // priorities that are read out, up to the one that decided
	tells   [islas.Wishes]tells        // what each brings
	starts  [islas.Wishes]float64      // when each begins to be counted
	drops   [islas.Wishes]float64      // when its losers begin to drop out, or it has been seen that it decides nothing
	decided float64                    // when the decision is stamped
	ends    float64                    // when all has been read
	order   [islas.Wishes]game.SeatSet // who is counted for each: the candidates
}

// tells is what counting for a priority brings.
type tells uint8

const (
	tellsLosers  tells = iota // somebody drops out
	tellsLevel                // all are level: it decides nothing
	tellsNothing              // nobody has a plot that counts: it decides nothing
)

// Parts of a reading, in steps.
const (
	partAshore = 0.8 // the card leaves the ship
	partTurn   = 1.4 // and has been turned over
	partCard   = 1.7 // and has been looked at
	partNext   = 0.4 // from one island to the next
	partIsland = 1.0 // of one island: its plots are counted and their number is written into the ledger
	partDrop   = 0.7
	partLevel  = 0.3 // it is seen that a priority decides nothing, all islands having been counted at once
	partNobody = 0.7 // of a priority for which there is nothing to count
	partResult = 1.8
	partStamp  = 0.4 // of the stamp that comes down
	partPirate = 2.6 // of a pirate, who is not read out
)

// readingOf is how a card is read out when so many play.
func readingOf(card islas.Card, c islas.Comparison, seats int) reading {
	var r reading
	if card.Pirate() {
		r.ends = partPirate
		return r
	}
	r.columns = c.Columns()
	at := partCard
	left := game.SeatSet(1)<<seats - 1
	for k := range r.columns {
		r.order[k], r.starts[k], r.tells[k] = left, at, telling(c, k, left)
		switch r.tells[k] {
		case tellsNothing:
			at += partNobody
		case tellsLevel:
			at += partIsland + partLevel
		default:
			at += partIsland + partNext*float64(left.Count()-1)
		}
		r.drops[k] = at
		if r.tells[k] == tellsLosers {
			at += partDrop
		}
		left = c.Left[k]
	}
	r.decided = at
	r.ends = at + partResult
	return r
}

// telling is what counting for priority k brings among those left.
func telling(c islas.Comparison, k int, left game.SeatSet) tells {
	switch {
	case c.Left[k] != left:
		return tellsLosers
	case c.Counts[left.First()][k] == 0:
		return tellsNothing
	}
	return tellsLevel
}

// parts is where the parts of the reading end, at which it can be stopped.
func (r *reading) parts() []float64 {
	if r.columns == 0 {
		return nil
	}
	ends := []float64{partCard}
	for k := range r.columns {
		ends = append(ends, r.drops[k])
		if r.tells[k] == tellsLosers {
			ends = append(ends, r.drops[k]+partDrop)
		}
	}
	return ends
}

// column is which priority is being read out at a stage, from 0; -1 before the first.
func (r *reading) column(stage float64) int {
	k := -1
	for k+1 < r.columns && stage >= r.starts[k+1] {
		k++
	}
	return k
}

// island is how far an island has been counted for priority k at a stage, from 0 to 1, and whether it is counted at all.
func (r *reading) island(k int, seat game.Seat, stage float64) (float64, bool) {
	if !r.order[k].Has(seat) {
		return 0, false
	}
	from, length := r.starts[k], partIsland
	switch r.tells[k] {
	case tellsNothing:
		length = partNobody
	case tellsLosers:
		from += partNext * float64((r.order[k] & (game.SeatSet(1)<<seat - 1)).Count())
	}
	return table.Within(stage, from, from+length), true
}

// dropped is how far the losers of priority k have dropped out at a stage, from 0 to 1.
func (r *reading) dropped(k int, stage float64) float64 {
	return table.Ease(table.Within(stage, r.drops[k], r.drops[k]+partDrop*0.8))
}

// Parts of the counting of one island, from 0 to 1.
const (
	islandLit     = 0.15 // its plots are lit
	islandCounted = 0.6  // and numbered, and their number begins to be written into the ledger
)

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
