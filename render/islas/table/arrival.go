package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
	"islas/render/table"
)

// arrival is the state of the card that has landed: its comparison, and how much of it has been read out.
type arrival struct {
	in      bool // the ship is in
	active  bool // a card has been revealed, and the next turn has not begun
	card    islas.Card
	compare islas.Comparison
	reading reading
	stage   float64                       // how far the reading is, in steps of the animation speed
	raid    islas.Raid                    // the pirate's raid
	points  [islas.MaxSeats]int           // points in the pirate's colour, by seat
	lost    [islas.MaxSeats]islas.PlotSet // houses that the pirate takes, by seat
	named   islas.Event                   // the EvNamed by which the shield turned the pirate away
	settled bool                          // the card is resolved
	past    bool                          // it is looked back at, as it was before the card was resolved
}

// readOut is the stage of a card that has been wholly read out, and of every other event that has been shown.
const readOut = 100

// arrivalOf returns the arrival as of a frame: what the log tells since the ship came in, and of the event that is being shown; in a look back
// the card that is looked at, as it was before that was resolved.
func arrivalOf(log *session.Log[islas.State, islas.Event], f *session.Frame[islas.State, islas.Action, islas.Event]) (a arrival) {
	if f.Back {
		a = arrival{in: true, past: true}
		a.add(&f.Event, f.State, readOut)
		return a
	}
	from := log.Len() - 1
	for from > 0 && log.Step(from).Event.Kind != islas.EvArrival && log.Step(from).Event.Kind != islas.EvTurn {
		from--
	}
	for i := max(from, 0); i < log.Len(); i++ {
		step := log.Step(i)
		a.add(&step.Event, &step.After, readOut)
	}
	if f.Moving {
		a.add(&f.Event, f.State, f.Progress*f.Steps)
	}
	return a
}

// add adds an event, with the position after it, as far as it has been shown, in steps.
func (a *arrival) add(e *islas.Event, s *islas.State, stage float64) {
	switch shown := stage >= readOut; e.Kind {
	case islas.EvTurn:
		*a = arrival{}
	case islas.EvArrival:
		*a = arrival{in: true}
	case islas.EvReveal:
		*a = arrival{
			in: a.in, past: a.past, active: true, card: e.Card, compare: e.Comparison, stage: stage,
			reading: readingOf(e.Card, e.Comparison, s.Seats()),
		}
		if e.Card.Pirate() {
			a.raid = s.Raid(e.Card.Flag())
			for seat := range game.Seat(s.Seats()) {
				a.points[seat] = s.PointsIn(seat, a.raid.Colour)
			}
		}
	case islas.EvNamed:
		if shown {
			a.named = *e
		}
	case islas.EvLoss:
		a.lost[e.Seat] = a.lost[e.Seat].Add(e.Plot)
	case islas.EvSettler, islas.EvPirate:
		a.settled = shown
	}
}

// turned reports whether the card has been turned over, so that everybody knows it.
func (a *arrival) turned() bool { return a.stage >= partTurn }

// decided reports whether the decision has been read out.
func (a *arrival) decided() bool { return a.stage > a.reading.decided+partStamp*0.5 }

// column returns the priority that is read out, from 0; -1 before the first.
func (a *arrival) column() (k int) {
	for k < len(a.reading.columns) && a.stage >= a.reading.columns[k].starts {
		k++
	}
	return k - 1
}

// counted returns the plots of a seat that are being counted, and how far they are, from 0 to 1; counts is false if there are none.
func (a *arrival) counted(s *islas.State, seat game.Seat) (set islas.PlotSet, progress float64, counts bool) {
	k := a.column()
	if a.settled || k < 0 {
		return 0, 0, false
	}
	c := &a.reading.columns[k]
	switch progress, counts = c.island(seat, a.stage); {
	case a.past:
		progress = 1
	case a.stage >= a.reading.decided || c.tells == tellsNothing || progress <= 0:
		counts = false
	}
	if counts {
		set = s.Near(seat, s.Data().Priorities(a.card)[k]) & s.Free(seat)
	}
	return set, progress, counts
}

// dropped returns how far a seat whom a settler does not choose, or a pirate does not rob, has dropped out, from 0 to 1.
func (a *arrival) dropped(seat game.Seat) float64 {
	if in := a.inQuestion(); in != 0 && !in.Has(seat) {
		return table.Ease(table.Within(a.stage, partTurn, partPirate))
	}
	for k := range a.column() + 1 {
		if !a.compare.Left[k].Has(seat) {
			return a.reading.columns[k].dropped(a.stage)
		}
	}
	return 0
}

// reading has the times of a revealed card in steps: it comes ashore, is turned over, each priority is counted and has losers, and it is decided.
type reading struct {
	columns []column // the priorities that are read out, up to the one that decides
	decided float64  // when the decision is stamped
	ends    float64  // when everything has been read out
}

// column is how a priority is read out.
type column struct {
	tells  tells
	starts float64      // when its count begins
	drops  float64      // when its losers begin to drop out, or it is shown that it decides nothing
	among  game.SeatSet // the candidates that are counted
}

// tells is the result of counting for a priority.
type tells uint8

const (
	tellsLosers  tells = iota // somebody drops out
	tellsLevel                // all are level: it decides nothing
	tellsNothing              // nobody has a plot that counts
)

// Times and lengths of a reading, in steps.
const (
	partAshore = 0.8 // the card leaves the ship
	partTurn   = 1.4 // the card has been turned over
	partCard   = 1.7 // the card has been looked at
	partNext   = 0.2 // from one island to the next
	partIsland = 1.0 // of an island: its plots are counted and their number is written into the ledger
	partDrop   = 0.7
	partLevel  = 0.3 // it is shown that a priority decides nothing; all islands are counted at once
	partNobody = 0.7 // of a priority with nothing to count
	partResult = 1.2
	partStamp  = 0.4 // of the stamp that comes down
	partPirate = 2.0 // of a pirate, which is not read out
)

// readingOf returns the times of reading out a card for a number of players.
func readingOf(card islas.Card, c islas.Comparison, seats int) reading {
	if card.Pirate() {
		return reading{ends: partPirate}
	}
	r := reading{decided: partCard}
	among := game.SeatSet(1)<<seats - 1
	for k := range c.Columns() {
		one := column{starts: r.decided, among: among}
		switch {
		case c.Left[k] != among:
			one.drops = one.starts + partIsland + partNext*float64(among.Count()-1)
			r.decided = one.drops + partDrop
		case c.Counts[among.First()][k] == 0:
			one.tells, one.drops = tellsNothing, one.starts+partNobody
			r.decided = one.drops
		default:
			one.tells, one.drops = tellsLevel, one.starts+partIsland+partLevel
			r.decided = one.drops
		}
		r.columns, among = append(r.columns, one), c.Left[k]
	}
	r.ends = r.decided + partResult
	return r
}

// parts returns when the parts of the reading end, at which it can be stopped.
func (r reading) parts() (ends []float64) {
	for k, c := range r.columns {
		if k == 0 {
			ends = append(ends, partCard)
		}
		if ends = append(ends, c.drops); c.tells == tellsLosers {
			ends = append(ends, c.drops+partDrop)
		}
	}
	return ends
}

// island returns how far an island has been counted at a stage, from 0 to 1, and whether it is counted at all.
func (c *column) island(seat game.Seat, stage float64) (float64, bool) {
	from, length := c.starts, partIsland
	switch c.tells {
	case tellsNothing:
		length = partNobody
	case tellsLosers:
		from += partNext * float64((c.among & (game.SeatSet(1)<<seat - 1)).Count())
	}
	return table.Within(stage, from, from+length), c.among.Has(seat)
}

// written returns how far the number of a seat has been written into the ledger at a stage, from 0 to 1; 0 for one that dropped out before.
func (c *column) written(seat game.Seat, stage float64) float64 {
	progress, counts := c.island(seat, stage)
	if !counts {
		return 0
	}
	return table.Within(progress, islandCounted, 1)
}

// passed reports whether it has been shown at a stage that the priority decides nothing.
func (c *column) passed(stage float64) bool {
	return c.tells != tellsLosers && stage >= c.drops-partLevel
}

// dropped returns how far the losers have dropped out at a stage, from 0 to 1.
func (c *column) dropped(stage float64) float64 {
	return table.Ease(table.Within(stage, c.drops, c.drops+partDrop*0.8))
}

// Times in the count of an island, from 0 to 1.
const (
	islandLit     = 0.15 // its plots are lit
	islandCounted = 0.6  // they are numbered, and their number begins to be written into the ledger
)
