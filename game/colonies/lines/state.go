package lines

import (
	"encoding/json"
	"iter"

	"islas/game"
	"islas/game/colonies"
	"islas/game/record"
)

// stateOf returns the line of a position.
func stateOf(round int, s *colonies.State) *stateLine {
	line := &stateLine{
		E: "state", Round: round, Bank: s.Bank(), Supply: s.TokensLeft(), Deck: s.DeckLeft(), Stack: s.TilesLeft(),
		Numbers: s.ChipsLeft(), Places: []json.RawMessage{}, Pirate: record.OrNull(int(s.Pirate()), int(colonies.NoNode)), Army: record.OrNull(s.Army(), game.NoSeat),
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
	text, err := json.Marshal([]any{h, t, record.OrNull(number, 0)})
	if err != nil {
		panic(err) // this can always be written
	}
	return text
}

// seatOf returns a seat's part of that line.
func seatOf(s *colonies.State, seat game.Seat) seatPart {
	used := s.Used(seat)
	settlements := s.Settlements(seat)
	part := seatPart{
		Cards: s.Hand(seat), Chips: s.PointChips(seat), Home: s.Home(seat), Settlements: []load{}, Ships: []load{},
		Cities: ids(s.Sites(seat).Without(settlements).All), Roads: ids(s.RoadSet(seat).All), Bases: ids(s.BaseSet(seat).All),
		Fleet: record.OrNull(int(s.Fleet(seat)), int(colonies.NoHex)), Points: s.Points(seat),
		Hand: s.Cards(seat), Used: [4]uint8(used[:colonies.PointCard]),
	}
	for n := range settlements.All {
		part.Settlements = append(part.Settlements, loadOf(n, s.Stored(n)))
	}
	for n := range s.ShipSet(seat).All {
		_, cargo := s.ShipOn(n)
		part.Ships = append(part.Ships, loadOf(n, cargo))
	}
	return part
}

// ids returns the ids of places of the board.
func ids[T ~uint8](places iter.Seq[T]) []int {
	list := []int{}
	for at := range places {
		list = append(list, int(at))
	}
	return list
}

// loadOf returns what lies on a node.
func loadOf(at colonies.Node, p colonies.Purse) (list load) {
	list[0] = uint8(at)
	copy(list[1:], p[:])
	return list
}
