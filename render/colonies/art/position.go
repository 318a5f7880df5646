package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/geom"
	"islas/render/paint"
)

// figuresFrom is the length of a side in pixels from which numbers and rates can be read. Smaller charts show the land and the pieces alone.
const figuresFrom = 17

// Position draws a whole position as everybody may see it, at rest. Numbers, harbours and tokens are left out where they can't be read.
func Position(p *paint.Painter, dst *ebiten.Image, c Chart, s *colonies.State) {
	figures := c.Side >= figuresFrom
	Ground(p, dst, c)
	numbers := func(colonies.Hex) int { return 0 }
	if figures {
		numbers = s.Number
	}
	Tiles(p, dst, c, s.Terrain, numbers)
	if figures {
		for i := range colonies.Harbours {
			Harbour(p, dst, c, i, s.Harbour(i))
		}
		for h := range colonies.Hex(colonies.Hexes) {
			if s.Terrain(h) == colonies.Volcano {
				Corners(p, dst, c, h, 0)
			}
		}
	}
	show := func(r geom.Rect, k Picture) { k.Draw(p, dst, r) }
	c.Roads(s, show)
	c.Bases(s, show)
	for h := range colonies.Hex(colonies.Hexes) {
		for seat := range game.Seat(s.Seats()) {
			if s.Fleet(seat) == h {
				Fleet(seat).Draw(p, dst, c.FleetRect(s, h, seat))
				Guard(seat).Draw(p, dst, c.TileRect(h))
			}
		}
	}
	for n := range colonies.Node(colonies.Nodes) {
		owner, city := s.At(n)
		if owner != game.NoSeat {
			Town(owner, city).Draw(p, dst, c.TownRect(n, city))
		}
		if owner != game.NoSeat && !city && figures && !colonies.HomeNodes().Has(n) {
			for i, t := range Slots(s.Stored(n)) {
				Token(t).Draw(p, dst, c.StoreRect(s, n, i))
			}
		}
		if seat, cargo := s.ShipOn(n); seat != game.NoSeat {
			r := c.ShipRect(s, n)
			Ship(seat).Draw(p, dst, r)
			if figures {
				for i, t := range Slots(cargo) {
					Token(t).Draw(p, dst, CargoRect(r, c.Aft(s, n), i))
				}
			}
		}
	}
	if at := s.Pirate(); at != colonies.NoNode {
		Pirate().Draw(p, dst, c.PirateRect(at))
	}
}

// Roads calls show for all roads of a position.
func (c Chart) Roads(s *colonies.State, show func(r geom.Rect, k Picture)) {
	for e := range colonies.Edge(colonies.Edges) {
		if seat := s.RoadOn(e); seat != game.NoSeat {
			show(c.RoadRect(e), Road(seat, c.Turn(e)))
		}
	}
}

// Bases calls show for all bases of a position.
func (c Chart) Bases(s *colonies.State, show func(r geom.Rect, k Picture)) {
	for _, h := range colonies.Places() {
		for seat := range s.Bases(h).All() {
			show(c.BaseRect(h, seat), Base(seat))
		}
	}
}

// Tiles draws all tiles of a chart, first the land, then the parchment that lies over its edges, and on them their numbers, 0 for none.
func Tiles(p *paint.Painter, dst *ebiten.Image, c Chart, terrain func(colonies.Hex) colonies.Terrain, number func(colonies.Hex) int) {
	for _, parchment := range []bool{false, true} {
		for h := range colonies.Hex(colonies.Hexes) {
			if look := LookOf(h, terrain); (look.Terrain == colonies.Unknown) == parchment {
				Tile(p, dst, c, h, look)
			}
		}
	}
	for h := range colonies.Hex(colonies.Hexes) {
		if n := number(h); n > 0 {
			Number(n).Draw(p, dst, c.NumberRect(h))
		}
	}
}
