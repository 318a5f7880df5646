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
		Number(number).Draw(p, dst, c.NumberRect(h))
	}
	if t == colonies.Volcano {
		for digit := 1; digit <= 6; digit++ {
			Corner(digit, false).Draw(p, dst, c.CornerRect(h, digit))
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
			Road(seat, c.Turn(e)).Draw(p, dst, c.RoadRect(e))
		}
	}
	for h := range colonies.Hex(colonies.Hexes) {
		for seat := range game.Seat(s.Seats()) {
			if s.Bases(h).Has(seat) {
				Base(seat).Draw(p, dst, c.BaseRect(h, seat))
			}
		}
		fleets := fleetsOn(s, h)
		for i, seat := range fleets {
			Fleet(seat).Draw(p, dst, c.FleetRect(h, i, len(fleets)))
			Guard(seat).Draw(p, dst, c.TileRect(h))
		}
	}
	water := func(h colonies.Hex) bool { return s.Terrain(h) == colonies.Sea }
	for n := range colonies.Node(colonies.Nodes) {
		owner, city := s.At(n)
		if owner != game.NoSeat {
			if city {
				City(owner).Draw(p, dst, c.TownRect(n, true))
			} else {
				Settlement(owner).Draw(p, dst, c.TownRect(n, false))
				if !colonies.HomeNodes().Has(n) && c.Side >= figuresFrom {
					for i, t := range Slots(s.Stored(n)) {
						Token(t).Draw(p, dst, c.StoreRect(n, i, water))
					}
				}
			}
		}
		if seat, cargo := s.ShipOn(n); seat != game.NoSeat {
			r := c.ShipRect(n, owner != game.NoSeat, water)
			Ship(seat).Draw(p, dst, r)
			if c.Side >= figuresFrom {
				for i, t := range Slots(cargo) {
					Token(t).Draw(p, dst, CargoRect(r, c.Aft(n, owner != game.NoSeat, water), i))
				}
			}
		}
	}
	if at := s.Pirate(); at != colonies.NoNode {
		Pirate().Draw(p, dst, c.PirateRect(at))
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
