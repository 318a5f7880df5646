package puertorico

import "islas/game"

// Score holds a seat's points by source (section 12).
type Score struct {
	Chips     int
	Buildings int // printed on all buildings
	Large     int // extra points of occupied large buildings
	Tie       int // doubloons and barrels, which decide a tie
}

// Total returns the points.
func (c Score) Total() int { return c.Chips + c.Buildings + c.Large }

// Score returns the score of a seat if the game ended now.
func (s *table) Score(seat game.Seat) Score {
	p := &s.players[seat]
	c := Score{Chips: int(p.chips), Tie: int(p.doubloons) + p.goods.Total()}
	for _, b := range p.built[:p.builtN] {
		c.Buildings += buildings[b].points
	}
	for b := GuildHall; b <= CityHall; b++ {
		if p.Occupied(b) {
			c.Large += p.Extra(b)
		}
	}
	return c
}

// Points returns the points that a seat would have if the game ended now.
func (s *table) Points(seat game.Seat) int { return s.Score(seat).Total() }

// residencePays are the points of a residence for the number of tiles.
var residencePays = [IslandSize + 1]int{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7}

// Extra returns the extra points that a large building would give the player if it were occupied, whether the player has it or
// not (section 12); 0 for other buildings.
func (p *Player) Extra(b Building) (n int) {
	switch b {
	case GuildHall:
		for _, k := range p.built[:p.builtN] {
			switch k.Class() {
			case SmallProduction:
				n++
			case LargeProduction:
				n += 2
			}
		}
	case Residence:
		n = residencePays[p.TileCount()]
	case Fortress:
		n = p.Colonists() / 3
	case CustomsHouse:
		n = int(p.chips) / 4
	case CityHall:
		for _, k := range p.built[:p.builtN] {
			if k.Violet() {
				n++
			}
		}
	}
	return n
}

// Winners returns the winners: nobody before the end, several if they share the win.
func (s *State) Winners() (set game.SeatSet) {
	if !s.over {
		return 0
	}
	best := -1
	for seat := range game.Seat(s.seats) {
		c := s.Score(seat)
		switch value := c.Total()<<16 + c.Tie; {
		case value > best:
			best, set = value, game.SeatSet(0).Add(seat)
		case value == best:
			set = set.Add(seat)
		}
	}
	return set
}
