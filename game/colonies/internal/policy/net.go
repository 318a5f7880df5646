package policy

import (
	"islas/game"
	"islas/game/colonies"
)

// Sizes of a Net.
const (
	Inputs = 66
	Hidden = 48
)

// Net is a network that tells how likely a seat is to win, measured against the others: one hidden layer of rectified neurons, and the
// inputs themselves. Its arithmetic is the same to the last bit on every machine: each product is rounded by itself, so that no
// machine multiplies and adds at once.
type Net struct {
	W1     [Hidden][Inputs]float32
	B1     [Hidden]float32
	W2     [Hidden]float32
	Direct [Inputs]float32
}

// Run returns the natural logarithm of a seat's odds, up to an addend that all seats have alike. It sets what the hidden neurons say.
func (n *Net) Run(in *[Inputs]float32, hidden *[Hidden]float32) (z float32) {
	for i, v := range in {
		z += float32(v * n.Direct[i])
	}
	for k := range hidden {
		w, sum := &n.W1[k], n.B1[k]
		for i, v := range in {
			sum += float32(v * w[i])
		}
		hidden[k] = max(sum, 0)
		z += float32(hidden[k] * n.W2[k])
	}
	return z
}

// foresee returns what speed returns, by the network.
func (x *surveyor) foresee(seat game.Seat) int {
	var in [Inputs]float32
	var hidden [Hidden]float32
	x.inputs(seat, &in)
	return int(x.Net.Run(&in, &hidden) * (unit * perNat))
}

// perNat is the logarithm of 2 of what has the natural logarithm 1.
const perNat = 1.4426950408889634

// Inputs sets what a network is told of each seat.
func (x *surveyor) Inputs(s *colonies.State, in *[colonies.MaxSeats][Inputs]float32) {
	x.at(s)
	for seat := range game.Seat(s.Seats()) {
		x.inputs(seat, &in[seat])
	}
}

// inputs sets what a network is told of a seat, in numbers of which most lie between -1 and 1.
func (x *surveyor) inputs(seat game.Seat, in *[Inputs]float32) {
	s, speed := x.s, x.speed(seat)
	me := x.survey(seat)
	x.ways()
	next := 0
	put := func(scale float32, values ...int) {
		for _, v := range values {
			in[next] = float32(v) * scale
			next++
		}
	}
	flags := func(values ...bool) {
		for _, v := range values {
			if in[next] = 0; v {
				in[next] = 1
			}
			next++
		}
	}

	seats, rival := s.Seats(), 0
	for other := range game.Seat(seats) {
		if other != seat {
			rival = max(rival, s.Points(other))
		}
	}
	left, points, hand := max(1, s.Goal()-s.Points(seat)), s.Points(seat), of(s.Hand(seat))
	pips, lack := 0, 0
	var trade cards
	for r, n := range me.income {
		trade[r] = n * (me.credit[r] - 3)
		if colonies.Resource(r) != colonies.Ore {
			pips += n
			if n == 0 {
				lack++
			}
		}
	}
	put(1.0/unit, speed-raceUsual, logs[left], logs[pips+raceStart])
	put(0.1, left, s.Goal()-rival)
	put(0.25, points-rival)
	put(0.5, points-s.OpenPoints(seat), (int(seat-s.Turn())+seats)%seats)
	put(1, lack, seats-colonies.MinSeats)
	put(0.05, s.Round(), pips)
	put(0.06, s.TilesLeft(), s.DeckLeft())

	put(0.125, me.income[:]...)
	put(0.1, trade[:]...)
	put(1, me.wild)
	put(0.125, me.tokens[:]...)
	put(0.3, hand[:]...)
	put(0.2, s.HandSize(seat))
	put(0.33, max(0, s.HandSize(seat)-colonies.HandLimit))
	put(0.5, s.CardCount(seat), int(s.Used(seat)[colonies.KnightCard]))
	flags(s.Army() == seat, s.Fleet(seat) != colonies.NoHex)

	bases := colonies.MaxBases - me.left.bases
	put(0.33, me.left.settlements, me.left.cities, me.left.ships, me.left.bases, me.towns, me.villages.Count(), me.colonies)
	put(0.125, me.left.roads, bases*me.left.settlements)
	flags(me.bestCity != colonies.NoNode, me.bestSite > 0, me.baseSite)
	put(0.007, me.bestSite, me.bestRoad)
	put(0.02, me.ship)
	soon := func(k int, possible bool) int {
		if !possible {
			return 0
		}
		return 1000 / (raceWait + me.eta(&hand, &costs[k]))
	}
	put(0.004, soon(buyCity, me.bestCity != colonies.NoNode), soon(buySettlement, me.bestSite > 0), soon(buyCard, s.DeckLeft() > 0),
		soon(buyShip, true))

	home := s.Home(seat)
	put(0.5, int(home[colonies.Find])%colonies.FindsPerPoint, int(home[colonies.Gem])%colonies.GemsPerCard)
	loose, aboard := x.loose(seat)
	put(0.5, loose[:]...)
	put(0.5, aboard)
}
