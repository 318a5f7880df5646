// Package value judges positions at the beginning of a round, as the search finds them after a ship: a small network whose
// weights were learnt from games that computer players played against each other (command game/islas/train).
package value

import (
	"islas/game"
	"islas/game/islas"
)

// Input is one input of the network that is not zero.
type Input struct {
	Index uint16
	Value float32
}

// builder numbers the inputs while they are written.
type builder struct {
	list []Input
	next int
}

// num adds a number; numbers are scaled to about -1 to 1.
func (b *builder) num(v float32) {
	if v != 0 {
		b.list = append(b.list, Input{uint16(b.next), v})
	}
	b.next++
}

// hot adds n inputs; number i of them, counted from 0 and cut off at both ends, is one.
func (b *builder) hot(i, n int) {
	i = min(max(i, 0), n-1)
	b.list = append(b.list, Input{uint16(b.next + i), 1})
	b.next += n
}

// flag adds one input.
func (b *builder) flag(on bool) {
	if on {
		b.list = append(b.list, Input{uint16(b.next), 1})
	}
	b.next++
}

// Features appends the inputs for a position, which must be at the beginning of a round, as the viewer's seat sees it: of others'
// hands only the size counts.
func Features(buf []Input, s *islas.State, viewer game.Seat) []Input {
	b := builder{list: buf}
	b.features(s, viewer)
	return b.list
}

// Inputs is the number of inputs of the network; a test counts them.
const Inputs = 473

func (b *builder) features(s *islas.State, viewer game.Seat) {
	seats := game.Seat(s.Seats())
	f := newForecast(s, viewer)
	rival := game.NoSeat
	most := 0
	for i := game.Seat(1); i < seats; i++ {
		seat := (viewer + i) % seats
		if p := s.Points(seat)*4 + s.AllHouses(seat).Count(); rival == game.NoSeat || p > most {
			rival, most = seat, p
		}
	}
	b.general(s, &f, viewer, rival)
	b.hand(s, &f, viewer)
	b.island(s, &f, viewer)
	b.island(s, &f, rival)
	b.rest(s, &f, viewer, rival)
}

// general adds the inputs for the course of the game.
func (b *builder) general(s *islas.State, f *forecast, viewer, rival game.Seat) {
	seats := s.Seats()
	b.hot(seats-islas.MinSeats, islas.MaxSeats-islas.MinSeats+1)
	b.hot((int(viewer)-int(s.Start())+seats)%seats, islas.MaxSeats)
	b.hot((int(rival)-int(s.Start())+seats)%seats, islas.MaxSeats)
	b.flag(s.FinalRound())
	lead := s.Points(viewer) - s.Points(rival)
	b.num(float32(lead) / 8)
	if s.FinalRound() {
		b.num(float32(lead) / 8)
	} else {
		b.next++
	}
	b.hot(lead+8, 17)
	togo := s.Goal() - max(s.Points(viewer), s.Points(rival))
	b.hot(togo, 16)
	b.num(float32(togo) / 10)
	b.num(float32(lead) / float32(4+max(togo, 0)))
	b.num(float32(s.Round()) / 15)
	b.flag(s.DrawPrivilege() == islas.EnglishDrawPrivilege)
	for k := range islas.Kind(islas.Kinds) {
		b.hot(s.Stock(k).Count(), islas.Colours+1)
	}
	all := float32(max(f.all, 1))
	b.num(float32(f.none) / all)
}

// hand adds the inputs for the viewer's hand: what its settlers would build, and where they would go by ship.
func (b *builder) hand(s *islas.State, f *forecast, viewer game.Seat) {
	seats, ties := game.Seat(s.Seats()), s.Owner(islas.Ties)
	hand := s.Hand(viewer)
	var colours [islas.Colours]uint8
	settlers, mine, others := 0, 0, 0
	for c, n := range hand[:islas.Occupations] {
		if n == 0 {
			continue
		}
		settlers += int(n)
		colours[s.Data().Colour(islas.Card(c))] += n
		switch f.winner(s.Data(), seats, ties, islas.Card(c)) {
		case viewer:
			mine += int(n)
		case game.NoSeat:
		default:
			others += int(n)
		}
	}
	b.hot(settlers, 10)
	b.hot(mine, 5)
	b.hot(settlers-others, 5)
	for c, n := range colours {
		b.num(float32(n) / 2)
		houses := s.Houses(viewer, islas.Colour(c)).Count()
		b.flag(n > 0 && houses == islas.Palace.Houses()-1)
		b.flag(n > 0 && houses >= islas.Town.Houses()-1)
	}
	for c := range islas.Colour(islas.Colours) {
		has := hand[islas.PirateOf(c)] > 0
		b.flag(has)
		b.flag(has && s.OwnerOf(c) == viewer)
		b.flag(has && s.OwnerOf(c) != viewer && s.OwnerOf(c) != game.NoSeat)
	}
}

// island adds the inputs for one seat's island and what it owns.
func (b *builder) island(s *islas.State, f *forecast, seat game.Seat) {
	b.num(float32(s.Points(seat)) / 10)
	b.hot(s.Points(seat), 24)
	b.hot(s.Free(seat).Count(), islas.Plots+1)
	b.hot(s.HandSize(seat), 10)
	all := float32(max(f.all, 1))
	share := float32(f.wins[seat]) / all
	b.num(share)
	b.num(float32(share * share))
	b.num(float32(s.AllHouses(seat).Count()) / 6)
	for c := range islas.Colour(islas.Colours) {
		points := s.PointsIn(seat, c)
		houses := s.Houses(seat, c).Count()
		b.hot(houses, 4)
		b.num(float32(s.Palaces(seat, c).Count()) / 2)
		b.num(float32(s.Towns(seat, c).Count()))
		owns := s.OwnerOf(c) == seat
		b.flag(owns)
		lead := points
		for other := range game.Seat(s.Seats()) {
			if other != seat {
				lead = min(lead, points-s.PointsIn(other, c))
			}
		}
		if owns {
			b.hot(lead, 4)
			b.next += 5
		} else {
			b.next += 4
			b.hot(lead+4, 5) // 4: leads or is level without owning
		}
		b.num(float32(f.gains[seat][c]) / all * 4)
	}
	for k := range islas.Priority(islas.Priorities) {
		b.num(float32(f.near[seat][k]) / 4)
	}
}

// rest adds the inputs for all other seats, taken together.
func (b *builder) rest(s *islas.State, f *forecast, viewer, rival game.Seat) {
	var points, free, cards, wins, best, n float32
	owned := [islas.Colours]bool{}
	for seat := range game.Seat(s.Seats()) {
		if seat == viewer || seat == rival {
			continue
		}
		n++
		points += float32(s.Points(seat))
		best = max(best, float32(s.Points(seat)))
		free += float32(s.Free(seat).Count())
		cards += float32(s.HandSize(seat))
		wins = max(wins, float32(f.wins[seat]))
		for c := range islas.Colour(islas.Colours) {
			owned[c] = owned[c] || s.OwnerOf(c) == seat
		}
	}
	if n > 0 {
		points, free, cards = points/n, free/n, cards/n
	}
	b.num(points / 10)
	b.num(best / 10)
	b.num(free / 6)
	b.num(cards / 6)
	b.num(wins / float32(max(f.all, 1)) * 2)
	for c := range owned {
		b.flag(owned[c])
	}
}
