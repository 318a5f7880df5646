package table

import "islas/game"
import "islas/game/islas"
import "islas/render/table"

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
	r.columns = columns(c)
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

// columns is how many priorities are read out: up to the one that decided.
func columns(c islas.Comparison) int {
	switch c.Decided {
	case islas.ByNobody:
		return islas.Wishes
	case islas.ByTies:
		return 1
	}
	return int(c.Decided)
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
