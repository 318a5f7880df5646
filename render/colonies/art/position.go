package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/paint"
)

// figuresFrom is the length of a side in pixels from which numbers and rates can be read. Smaller charts show the land and the pieces alone.
const figuresFrom = 17

// land draws the ground of a chart and all its tiles, with numbers and harbours where those can be read, but no pieces.
func land(p *paint.Painter, dst *ebiten.Image, c Chart, s *colonies.State) {
	Ground(p, dst, c)
	tiles(p, dst, c, s.Terrain)
	if c.Side < figuresFrom {
		return
	}
	for i := range colonies.Harbours {
		Harbour(p, dst, c, i, s.Harbour(i))
	}
	for h := range colonies.Hex(colonies.Hexes) {
		figures(p, dst, c, h, s.Terrain(h), s.Number(h))
	}
}

// tiles draws all tiles of a chart: first the land, then the parchment that lies over its edges.
func tiles(p *paint.Painter, dst *ebiten.Image, c Chart, terrain func(colonies.Hex) colonies.Terrain) {
	for _, parchment := range []bool{false, true} {
		for h := range colonies.Hex(colonies.Hexes) {
			if look := LookOf(h, terrain); (look.Terrain == colonies.Unknown) == parchment {
				Tile(p, dst, c, h, look)
			}
		}
	}
}

// figures draws the number of a hex, 0 for none, and the digits of the corners of a volcano.
func figures(p *paint.Painter, dst *ebiten.Image, c Chart, h colonies.Hex, t colonies.Terrain, number int) {
	if number != 0 {
		Number(p, dst, c.NumberRect(h), number)
	}
	if t == colonies.Volcano {
		for digit := 1; digit <= 6; digit++ {
			Corner(p, dst, c, h, digit, false)
		}
	}
}

// Position draws a whole position as everybody may see it, at rest.
func Position(p *paint.Painter, dst *ebiten.Image, c Chart, s *colonies.State) {
	land(p, dst, c, s)
	allPieces(p, dst, c, s)
}

// allPieces draws all pieces of a position, at rest.
func allPieces(p *paint.Painter, dst *ebiten.Image, c Chart, s *colonies.State) {
	for seat := range game.Seat(s.Seats()) {
		for _, e := range s.Roads(seat) {
			Road(p, dst, c, e, seat)
		}
	}
	for h := range colonies.Hex(colonies.Hexes) {
		for seat := range game.Seat(s.Seats()) {
			if s.Bases(h).Has(seat) {
				Base(p, dst, c.BaseRect(h, seat), seat)
			}
		}
		fleets := fleetsOn(s, h)
		for i, seat := range fleets {
			Fleet(p, dst, c.FleetRect(h, i, len(fleets)), seat)
			Guard(p, dst, c, h, seat)
		}
	}
	water := func(h colonies.Hex) bool { return s.Terrain(h) == colonies.Sea }
	for n := range colonies.Node(colonies.Nodes) {
		owner, city := s.At(n)
		if owner != game.NoSeat {
			if city {
				City(p, dst, c.TownRect(n, true), owner)
			} else {
				Settlement(p, dst, c.TownRect(n, false), owner)
				if inColony(s, n) && c.Side >= figuresFrom {
					store(p, dst, c, n, water, s.Stored(n))
				}
			}
		}
		if seat, cargo := s.ShipOn(n); seat != game.NoSeat {
			r := c.ShipRect(n, owner != game.NoSeat, water)
			Ship(p, dst, r, seat)
			if c.Side >= figuresFrom {
				laden(p, dst, r, c.Aft(n, owner != game.NoSeat, water), cargo)
			}
		}
	}
	if at := s.Pirate(); at != colonies.NoNode {
		Pirate(p, dst, c.PirateRect(at))
	}
}

// fleetsOn returns the seats whose war fleets lie on a hex.
func fleetsOn(s *colonies.State, h colonies.Hex) (seats []game.Seat) {
	for seat := range game.Seat(s.Seats()) {
		if s.Fleet(seat) == h {
			seats = append(seats, seat)
		}
	}
	return seats
}

// inColony reports whether a node touches land of the colonies: a settlement there stores tokens.
func inColony(s *colonies.State, n colonies.Node) bool {
	for _, h := range n.Hexes() {
		if h != colonies.NoHex && s.Terrain(h).Colony() {
			return true
		}
	}
	return false
}
