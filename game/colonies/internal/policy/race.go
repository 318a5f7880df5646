package policy

import (
	"math/bits"

	"islas/game"
	"islas/game/colonies"
)

// Whole is a certain win, as a share.
const Whole = 1 << 16

// Shares sets the chances of the seats to win, which add up to Whole: by how far each is from the goal, and how fast it comes closer.
func (x *surveyor) Shares(s *colonies.State) (shares [colonies.MaxSeats]int) {
	x.at(s)
	if s.Over() {
		shares[s.Winners().First()] = Whole
		return shares
	}
	var speeds, weights [colonies.MaxSeats]int
	most, sum := game.Seat(0), 0
	for seat := range game.Seat(s.Seats()) {
		if x.Net != nil {
			speeds[seat] = x.foresee(seat)
		} else {
			speeds[seat] = x.speed(seat)
		}
		if speeds[seat] > speeds[most] {
			most = seat
		}
	}
	for seat := range s.Seats() {
		weights[seat] = power(speeds[seat] - speeds[most])
		sum += weights[seat]
	}
	left := Whole
	for seat := range s.Seats() {
		shares[seat] = weights[seat] * Whole / sum
		left -= shares[seat]
	}
	shares[most] += left
	return shares
}

// unit is what doubles a seat's chance, measured against the others'.
const unit = 1 << 10

// What brings a seat closer to winning, in parts of unit; the first two are percent of a logarithm of 2. They were fitted to who won in
// 19,000 games of the policy against itself, and checked on 5,000 others.
const (
	raceLeft   = -186 // points that are left
	raceIncome = 433  // cards in 36 rolls at home, and raceStart
	raceStart  = 3
	racePower  = 19  // a card in 36 rolls, for each that 12 cards bring more than 3 at the bank
	raceColony = 38  // an ore, find or gem in 36 rolls
	raceHand   = 66  // a card
	raceNear   = 5   // a purchase in some rolls, in thousandths of raceWait by those and raceWait
	raceWait   = 4   // rolls
	raceCard   = 670 // a development card
	raceKnight = 586 // a knight played
	raceArmy   = -582
	raceShip   = 532
	raceToken  = 224
	raceRoad   = 70
	raceSite   = -830 // there is a site
	raceWorth  = 7    // a hundredth of a point of its worth
	raceFleet  = 565
	raceLack   = -401      // a kind that is not earned
	raceOrder  = -61       // a turn of another before the own one
	raceUsual  = 20 * unit // what speed often is
)

// speed returns the logarithm of a seat's chance to win, measured against the others'.
func (x *surveyor) speed(seat game.Seat) int {
	s, me := x.s, x.survey(seat)
	pips, power, lack := 0, 0, 0
	for r, n := range &me.income {
		power += n * (me.credit[r] - 3)
		if colonies.Resource(r) != colonies.Ore {
			pips += n
			if n == 0 {
				lack++
			}
		}
	}
	n := s.Seats()
	sum := raceLeft*logs[max(1, s.Goal()-s.Points(seat))]/100 + raceIncome*logs[pips+raceStart]/100 + racePower*power +
		raceColony*(me.income[colonies.Ore]+me.tokens[colonies.Find]+me.tokens[colonies.Gem]) + raceHand*s.HandSize(seat) +
		raceNear*x.near(seat) + raceCard*s.CardCount(seat) + raceKnight*int(s.Used(seat)[colonies.KnightCard]) +
		raceShip*(colonies.MaxShips-me.left.ships) + raceToken*x.tokens(seat) + raceRoad*(colonies.MaxRoads-me.left.roads) +
		raceLack*lack + raceOrder*((int(seat-s.Turn())+n)%n)
	if s.Army() == seat {
		sum += raceArmy
	}
	if s.Fleet(seat) != colonies.NoHex {
		sum += raceFleet
	}
	if me.bestSite > 0 {
		sum += raceSite + raceWorth*me.bestSite
	}
	return sum
}

// near returns how near the purchase is that a seat can make first.
func (x *surveyor) near(seat game.Seat) int {
	hand := of(x.s.Hand(seat))
	rolls := x.me.eta(&hand, &costs[buyCard])
	if x.me.bestCity != colonies.NoNode {
		rolls = min(rolls, x.me.eta(&hand, &costs[buyCity]))
	}
	if x.me.bestSite > 0 {
		rolls = min(rolls, x.me.eta(&hand, &costs[buySettlement]))
	}
	return 1000 / (rolls + raceWait)
}

// tokens returns the tokens of a seat, wherever they lie.
func (x *surveyor) tokens(seat game.Seat) int {
	home := x.s.Home(seat)
	all := int(home[colonies.Find]) + int(home[colonies.Gem])
	loose, _ := x.loose(seat)
	for _, n := range loose {
		all += n
	}
	return all
}

// loose returns the tokens on a seat's ships and in its settlements, and how many of them are aboard ships.
func (x *surveyor) loose(seat game.Seat) (tokens [colonies.Tokens]int, aboard int) {
	for set := x.s.Loose(seat); !set.Empty(); {
		at := set.Pop()
		_, cargo := x.s.ShipOn(at)
		aboard += cargo.Total()
		stored := colonies.Purse{}
		if x.s.Sites(seat).Has(at) {
			stored = x.s.Stored(at)
		}
		for t := range tokens {
			tokens[t] += int(cargo[t]) + int(stored[t])
		}
	}
	return tokens, aboard
}

// logs are the logarithms of 2 of the numbers from 1, in parts of unit.
var logs = func() (list [256]int) {
	for n := 1; n < len(list); n++ {
		whole := bits.Len(uint(n)) - 1
		list[n] = whole
		for x, bit := n<<20>>whole, 1; bit < unit; bit *= 2 { // 1 to 2, in parts of 1<<20
			x = x * x >> 20
			list[n] *= 2
			if x >= 2<<20 {
				x /= 2
				list[n]++
			}
		}
	}
	return list
}()

// power returns 2 to a power of 0 at most, in parts of unit, as a share of a large number.
func power(x int) int {
	x = max(x, -20*unit)
	whole := 1 - x/unit
	x += whole * unit // 1 to unit
	// Between the powers of 2 a parabola is close enough.
	m := unit + x*(672*unit+352*x)/(unit*unit)
	return m << 20 >> whole
}
