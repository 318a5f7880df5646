package lines

import (
	"encoding/json"

	"islas/game"
	"islas/game/colonies"
)

// stateOf returns the line of a position.
func stateOf(round int, s *colonies.State) *stateLine {
	line := &stateLine{
		E: "state", Round: round, Bank: s.Bank(), Supply: s.TokensLeft(), Deck: s.DeckLeft(), Stack: s.TilesLeft(),
		Numbers: s.ChipsLeft(), Places: []json.RawMessage{}, Pirate: numberOrNull(int(s.Pirate()), int(colonies.NoNode)), Army: seatOrNull(s.Army()),
	}
	for seat := range game.Seat(s.Seats()) {
		line.Seats = append(line.Seats, seatOf(s, seat))
	}
	for _, h := range colonies.Places() {
		if t := s.Terrain(h); t != colonies.Unknown {
			line.Places = append(line.Places, placed(h, t, s.Number(h)))
		}
	}
	return line
}

// placed returns what lies on a known place.
func placed(h colonies.Hex, t colonies.Terrain, number int) json.RawMessage {
	text, err := json.Marshal([]any{h, t, numberOrNull(number, 0)})
	if err != nil {
		panic(err) // this can always be written
	}
	return text
}

// seatOf returns a seat's part of that line.
func seatOf(s *colonies.State, seat game.Seat) seatPart {
	used := s.Used(seat)
	part := seatPart{
		Cards: s.Hand(seat), Chips: s.PointChips(seat), Home: s.Home(seat), Settlements: []load{}, Cities: []int{},
		Roads: []int{}, Ships: []load{}, Bases: []int{}, Fleet: numberOrNull(int(s.Fleet(seat)), int(colonies.NoHex)), Points: s.Points(seat),
		Hand: s.Cards(seat), Used: [4]uint8(used[:colonies.PointCard]),
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

// loadOf returns what lies on a node.
func loadOf(at colonies.Node, p colonies.Purse) (list load) {
	list[0] = uint8(at)
	copy(list[1:], p[:])
	return list
}
