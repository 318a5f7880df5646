package lines

import (
	"islas/game"
	"islas/game/colonies"
)

// stateOf returns the line of a position.
func stateOf(round int, s *colonies.State) *stateLine {
	line := &stateLine{
		E: "state", Round: round, Bank: handOf(s.Bank()), Supply: purseOf(s.TokensLeft()), Deck: s.DeckLeft(), Stack: s.TilesLeft(),
		Numbers: s.ChipsLeft(), Places: []placed{}, Pirate: numberOrNull(int(s.Pirate()), int(colonies.NoNode)), Army: seatOrNull(s.Army()),
	}
	for seat := range game.Seat(s.Seats()) {
		line.Seats = append(line.Seats, seatOf(s, seat))
	}
	for _, h := range colonies.Places() {
		if t := s.Terrain(h); t != colonies.Unknown {
			line.Places = append(line.Places, placed{int(h), terrain(t), s.Number(h)})
		}
	}
	return line
}

// seatOf returns a seat's part of that line.
func seatOf(s *colonies.State, seat game.Seat) seatPart {
	part := seatPart{
		Cards: handOf(s.Hand(seat)), Chips: s.PointChips(seat), Home: purseOf(s.Home(seat)), Settlements: []load{}, Cities: []int{},
		Roads: []int{}, Ships: []load{}, Bases: []int{}, Fleet: numberOrNull(int(s.Fleet(seat)), int(colonies.NoHex)), Points: s.Points(seat),
	}
	hand, used := s.Cards(seat), s.Used(seat)
	for c := range part.Hand {
		part.Hand[c] = int(hand[c])
	}
	for c := range part.Used { // point cards are never played
		part.Used[c] = int(used[c])
	}
	for n := range colonies.Node(colonies.Nodes) {
		switch owner, city := s.At(n); {
		case owner == seat && city:
			part.Cities = append(part.Cities, int(n))
		case owner == seat:
			part.Settlements = append(part.Settlements, loadOf(n, s.Stored(n)))
		}
		if owner, cargo := s.ShipOn(n); owner == seat {
			part.Ships = append(part.Ships, loadOf(n, cargo))
		}
	}
	for e := range colonies.Edge(colonies.Edges) {
		if s.RoadOn(e) == seat {
			part.Roads = append(part.Roads, int(e))
		}
	}
	for _, h := range colonies.Places() {
		if s.Bases(h).Has(seat) {
			part.Bases = append(part.Bases, int(h))
		}
	}
	return part
}
