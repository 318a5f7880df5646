package policy

import (
	"math/bits"

	"islas/game"
	"islas/game/colonies"
)

// Whole is a certain win, as a share.
const Whole = 1 << 16

// Shares sets the chances of the seats to win, which add up to Whole: by how long each would take to the goal if nobody were in its
// way.
func (x *surveyor) Shares(s *colonies.State) (shares [colonies.MaxSeats]int) {
	x.at(s)
	if s.Over() {
		shares[s.Winners().First()] = Whole
		return shares
	}
	var weights [colonies.MaxSeats]int
	sum, most := 0, 0
	for seat := range game.Seat(s.Seats()) {
		near := raceUnit / (x.Rolls(s, seat) + raceStart)
		weights[seat] = near * near >> 8 * near >> 8
		sum += weights[seat]
		if weights[seat] > weights[most] {
			most = int(seat)
		}
	}
	left := Whole
	for seat := range s.Seats() {
		shares[seat] = weights[seat] * Whole / sum
		left -= shares[seat]
	}
	shares[most] += left
	return shares
}

// The chances fall with the third power of the rolls that are left, counted from a little before the goal.
const (
	raceUnit  = 1 << 17
	raceStart = 6
)

// Rolls returns about how many rolls it takes until a seat has reached the goal: it makes one purchase after the other, each time
// that which brings points fastest.
func (x *surveyor) Rolls(s *colonies.State, seat game.Seat) int {
	x.at(s)
	x.seat = seat
	me := x.survey(seat)
	e := me.earner
	hand := of(s.Hand(seat))
	points := point*s.Points(seat) + x.pending(seat, &hand)
	goal := point * s.Goal()
	villages := me.towns - (colonies.MaxCities - me.left.cities) // settlements at home
	settlements, cities, deck := me.left.settlements, me.left.cities, s.DeckLeft()
	sites := 0
	if me.bestSite > 0 {
		sites = 1
	}
	towns := max(1, me.towns)
	finds := me.tokens[colonies.Find]
	gems := me.tokens[colonies.Gem]
	army := 2
	if s.Army() == seat {
		army = 0
	}
	turns := 0
	for range 16 {
		if points >= goal {
			break
		}
		best, rate, wait, gain := -1, 0, 0, 0
		consider := func(k int, cost *cards, late, worth, speed int) {
			t := e.eta(&hand, cost) + late
			if r := 1000 * (worth + speed) / (t + 4); best < 0 || r > rate {
				best, rate, wait, gain = k, r, t, worth
			}
		}
		if villages > 0 && cities > 0 {
			consider(buyCity, &costs[buyCity], 0, point, 30)
		}
		if settlements > 0 {
			cost, late := costs[buySettlement], 0
			if sites == 0 {
				for r, n := range costs[buyRoad] {
					cost[r] += n
				}
				late = 5
			}
			consider(buySettlement, &cost, late, point, 40)
		}
		if deck > 0 {
			consider(buyCard, &costs[buyCard], 0, 22+20*army, 8)
		}
		if best < 0 {
			break
		}
		e.spend(&hand, &costs[best], wait)
		// What the colonies bring by themselves meanwhile.
		points += gain + (point/colonies.FindsPerPoint*finds+25*gems)*wait/(36*4)
		turns += wait + 1
		switch best {
		case buyCity:
			villages, cities, settlements = villages-1, cities-1, settlements+1
			e.grow(towns)
		case buySettlement:
			settlements, sites, villages = settlements-1, 0, villages+1
			e.grow(towns)
			towns++
		case buyCard:
			deck--
			army = max(0, army-1)
		}
	}
	if points < goal {
		turns += (goal - points) * 8 / point
	}
	return turns
}

// spend pays a cost after some rolls.
func (e *earner) spend(hand, cost *cards, rolls int) {
	short := false
	for r := range hand {
		hand[r] += e.income[r] * rolls / 36
		if hand[r] -= cost[r]; hand[r] < 0 {
			hand[r], short = 0, true
		}
	}
	if short { // the bank has taken the rest
		*hand = cards{}
	}
}

// grow adds what one more settlement earns, as much as those so far on average.
func (e *earner) grow(towns int) {
	for r := range e.income {
		e.income[r] += e.income[r] / (towns + 1)
	}
}

// pending returns what tokens that are under way are worth to a seat, and adds the cards of those at home to its hand.
func (x *surveyor) pending(seat game.Seat, hand *cards) (worth int) {
	s := x.s
	atHome := s.Home(seat)
	hand[colonies.Ore] += int(atHome[colonies.OreToken])
	worth = point / colonies.FindsPerPoint * int(atHome[colonies.Find])
	worth += x.w.Gem*int(atHome[colonies.Gem]) + x.w.Card*int(atHome[colonies.Gold])
	ships := colonies.MaxShips - x.me.left.ships
	for set := s.Sites(seat).Without(colonies.HomeNodes()); !set.Empty(); {
		for t, k := range s.Stored(set.Pop()) {
			worth += int(k) * x.tokenWorth(colonies.Token(t)) * min(ships+1, 2) / 4
		}
	}
	for set := s.ShipSet(seat); !set.Empty(); {
		n := set.Pop()
		worth += 14
		_, cargo := s.ShipOn(n)
		if cargo == (colonies.Purse{}) {
			continue
		}
		to := x.landings()
		near := 20 - min(12, int(x.field(&to)[n]))
		for t, k := range cargo {
			worth += int(k) * x.tokenWorth(colonies.Token(t)) * near / 20
		}
	}
	return worth + 12*bits.OnesCount64(uint64(s.BaseSet(seat)))
}
