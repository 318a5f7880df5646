package table

import (
	"islas/game"
	"islas/game/puertorico"
	"islas/render/table"
)

// counts is what a number on the table counts.
type counts uint8

const (
	countsNothing counts = iota
	countsStore          // barrels of a kind before a player
	countsSupply         // barrels of a kind in the supply
	countsCargo          // barrels aboard a cargo ship
	countsMoney          // doubloons of a player
	countsPoints         // points a player has won by loading
	countsJuan           // colonists of a player in San Juan
	countsAboard         // colonists on their ship
	countsWorkers        // colonists in the supply
	countsStack          // tiles that lie face down
	countsCopies         // copies of a building in the market
	countsChips          // points in the supply
)

// number is a number on the table that something on its way is taken from or added to.
type number struct {
	counts   counts
	seat     game.Seat           // of a player
	good     puertorico.Good     // of barrels in a store or the supply
	ship     int                 // places of a cargo ship
	building puertorico.Building // of copies
}

// tallied are flights by which a number gets n less, each as soon as it sets off, and another n more, each when it has arrived.
func tallied(all []flight, leaves, joins number, n int) []flight {
	for i := range all {
		all[i].leaves, all[i].joins = leaves, joins
		all[i].worth = n*(i+1)/len(all) - n*i/len(all)
	}
	return all
}

// seen is a number as it is seen: it was so large before the event on its way, and changes as what moves sets off and arrives. Where
// nothing moves that changes it, it is as large as shown.
func (f *frame) seen(of number, before, shown int) int {
	if !f.Moving || f.row == nil || f.row.fly == nil || f.Progress >= f.row.Effect {
		return shown
	}
	if f.ways == nil {
		f.ways = append(f.row.fly(f), flight{})
	}
	n, changes := before, false
	for _, w := range f.ways {
		t := table.Within(f.Progress, w.sets, w.ends)
		if w.leaves == of {
			if changes = true; t > 0 {
				n -= w.worth
			}
		}
		if w.joins == of {
			if changes = true; t >= 1 {
				n += w.worth
			}
		}
	}
	if !changes {
		return shown
	}
	return n
}

// stored is how many barrels of a kind are seen before a player.
func (f *frame) stored(seat game.Seat, g puertorico.Good) int {
	in := func(s *puertorico.State) int { return int(s.Player(seat).Barrels()[g]) }
	return f.seen(number{counts: countsStore, seat: seat, good: g}, in(f.Before), in(f.of(partStores)))
}

// supplied is how many barrels of a kind are seen in the supply.
func (f *frame) supplied(g puertorico.Good) int {
	in := func(s *puertorico.State) int { left := s.Barrels(); return int(left[g]) }
	return f.seen(number{counts: countsSupply, good: g}, in(f.Before), in(f.of(partSupply)))
}

// laden is how many barrels are seen aboard the i-th cargo ship.
func (f *frame) laden(i int) int {
	in := func(s *puertorico.State) int { return int(s.Cargo(i).N) }
	return f.seen(number{counts: countsCargo, ship: int(f.State.Cargo(i).Size)}, in(f.Before), in(f.known()))
}

// money is how many doubloons of a player are seen.
func (f *frame) money(seat game.Seat) int {
	in := func(s *puertorico.State) int { return s.Player(seat).Doubloons() }
	return f.seen(number{counts: countsMoney, seat: seat}, in(f.Before), in(f.of(partPurse)))
}

// points is how many points that a player has won by loading are seen.
func (f *frame) points(seat game.Seat) int {
	in := func(s *puertorico.State) int { return s.Player(seat).Chips() }
	return f.seen(number{counts: countsPoints, seat: seat}, in(f.Before), in(f.known()))
}

// chips is how many points are seen in the supply: players go on to win them when it is empty.
func (f *frame) chips() int {
	left := f.seen(number{counts: countsChips}, f.Before.Chips(), f.known().Chips())
	return max(left, f.State.Chips())
}

// copies is how many copies of a building are seen in the market.
func (f *frame) copies(b puertorico.Building) int {
	return f.seen(number{counts: countsCopies, building: b}, f.Before.Left(b), f.of(partMarket).Left(b))
}

// atHome is how many colonists of a player are seen in San Juan.
func (f *frame) atHome(seat game.Seat) int {
	n := f.idle(seat)
	return f.seen(number{counts: countsJuan, seat: seat}, n, n)
}

// colonists is how many colonists are seen in the supply and on their ship.
func (f *frame) colonists() (supply, ship int) {
	supply, ship = f.of(partSupply).Colonists()
	wasSupply, wasShip := f.Before.Colonists()
	return f.seen(number{counts: countsWorkers}, wasSupply, supply), f.seen(number{counts: countsAboard}, wasShip, ship)
}
