package puertorico

import (
	"math/bits"

	"islas/game"
)

// factoryPays are the doubloons for the number of kinds produced (section 8).
var factoryPays = [Goods + 1]int{2: 1, 3: 2, 4: 3, 5: 5}

// FactoryPays returns the doubloons that a factory brings for that many kinds produced, 0 to 5 (section 8).
func FactoryPays(kinds int) int { return factoryPays[kinds] }

// plants are the production buildings by good: the small one, if there is one, and the large one.
var plants = func() (list [Goods][]Building) {
	for b := range Building(Buildings) {
		if g := b.Good(); g != NoGood {
			list[g] = append(list[g], b)
		}
	}
	return list
}()

// Plants returns the production buildings of a good; corn has none. The list must not be changed.
func Plants(g Good) []Building { return plants[g] }

// PlantCircles returns how many circles the player's production buildings of a good have, none for corn.
func (p *Player) PlantCircles(g Good) (n int) {
	for _, b := range plants[g] {
		if p.owned.Has(b) {
			n += buildings[b].circles
		}
	}
	return n
}

// Capacity returns how many barrels of a kind the player's occupied plantations and the colonists in buildings allow
// (section 8), however many the supply has.
func (p *Player) Capacity(g Good) int {
	n := int(p.working[g])
	if n == 0 || g == Corn {
		return n
	}
	staff := 0
	for _, b := range plants[g] {
		staff += int(p.workers[b])
	}
	return min(n, staff)
}

// Production is the result of a craftsman phase.
type Production struct {
	Goods   [MaxSeats]Barrels // by seat
	Short   [MaxSeats]Barrels // by seat: barrels that were not in the supply any more
	Factory [MaxSeats]int     // doubloons by seat
}

// Production returns what everybody would produce if a seat were the craftsman now (section 8), without the privilege.
func (s *table) Production(craftsman game.Seat) (out Production) {
	supply := s.goods
	for i := range s.seats {
		seat := int(craftsman) + int(i)
		if seat >= int(s.seats) {
			seat -= int(s.seats)
		}
		p := &s.players[seat]
		kinds := 0
		for g := range Good(Goods) {
			can := uint8(p.Capacity(g))
			n := min(can, supply[g])
			supply[g] -= n
			out.Goods[seat][g], out.Short[seat][g] = n, can-n
			if n > 0 {
				kinds++
			}
		}
		if p.Occupied(Factory) {
			out.Factory[seat] = factoryPays[kinds]
		}
	}
	return out
}

// produce carries out the production of all seats.
func (ch *change) produce() {
	made := ch.Production(ch.chooser)
	for seat := range ch.seats {
		p := &ch.players[seat]
		p.produced = made.Goods[seat].Kinds()
		for g, n := range made.Goods[seat] {
			p.goods[g] += n
			ch.goods[g] -= n
		}
	}
	ch.tell(EvProduced, func(e *Event) { e.By = made.Goods })
	var paid [MaxSeats]Barrels
	for seat := range ch.seats {
		n := made.Factory[seat]
		ch.players[seat].doubloons += uint16(n)
		paid[seat][0] = uint8(n)
	}
	ch.tell(EvFactory, func(e *Event) { e.By = paid })
}

// extras returns the kinds of which the craftsman may take one more barrel.
func (s *State) extras() GoodSet { return s.players[s.chooser].produced & s.goods.Kinds() }

// Len returns the number of goods in the set.
func (s GoodSet) Len() int { return bits.OnesCount8(uint8(s)) }
