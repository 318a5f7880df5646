package sheet

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/game/colonies/ai"
	"islas/render/colonies/art"
	"islas/render/geom"
	"islas/render/internal/contact"
	"islas/render/stage"
)

// Heights of the parts in pixels.
const (
	chartHeight = 600
	tilesHeight = 360
)

// chart draws a match in its middle as on the table, and small one at its end, with marks.
func chart(s *stage.Stage, dst *ebiten.Image) error {
	contact.Fill(dst, geom.Rect{W: contact.Width, H: chartHeight}, s.Theme.SeaDeep)
	for _, at := range []struct {
		round int
		r     geom.Rect
	}{{90, geom.Rect{X: 8, Y: 8, W: 832, H: 584}}, {300, geom.Rect{X: 860, Y: 8, W: 340, H: 240}}} {
		state, err := reached(at.round)
		if err != nil {
			return err
		}
		c := art.NewChart(at.r)
		art.Position(s.Art, clipped(dst, at.r), c, &state)
		mark(s, dst, c, &state)
	}
	return nil
}

// mark draws marks of all kinds, and what a war fleet guards, where they are seen beside each other.
func mark(s *stage.Stage, dst *ebiten.Image, c art.Chart, state *colonies.State) {
	art.EdgeMark(c.Turn(80)).Draw(s.Art, dst, c.RoadRect(80))
	for m := range art.Closed {
		art.NodeMark(m).Draw(s.Art, dst, c.MarkRect(colonies.Node(20+m)))
		art.HexMark(m).Draw(s.Art, dst, c.TileRect(colonies.Hex(5+8*m)))
		art.Badge(int(m)+2, m == art.Chosen).Draw(s.Art, dst, geom.RectAround(c.Node(colonies.Node(40+m)), 0.6*c.Side, 0.6*c.Side))
	}
	art.Guard(game.Seat(state.Seats()-1)).Draw(s.Art, dst, c.TileRect(20))
}

// clipped returns the part of a picture that lies in r, with the same coordinates.
func clipped(dst *ebiten.Image, r geom.Rect) *ebiten.Image {
	return dst.SubImage(image.Rect(int(r.X), int(r.Y), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))).(*ebiten.Image)
}

// reached returns the position of a match between players at random, whose play stays as it is, when a round begins, or at its end.
func reached(round int) (colonies.State, error) {
	var steps []colonies.Step
	state, err := colonies.New(colonies.Options{Seats: colonies.MaxSeats, Seed: 4, Offers: colonies.MaxOffers}, &steps)
	if err != nil {
		return state, err
	}
	player, err := ai.New("random", 1)
	if err != nil {
		return state, fmt.Errorf("the contact sheet of The Colonies: %w", err)
	}
	for !state.Over() && state.Round() < round {
		if err := state.Apply(player.Choose(state.View(state.Decision().Seat)), nil); err != nil {
			return state, err
		}
	}
	return state, nil
}

// tiles draws every terrain in three sizes, and a tile that is being found, from parchment to land.
func tiles(s *stage.Stage, dst *ebiten.Image) error {
	s.Art.Sea(dst, geom.Rect{W: contact.Width, H: tilesHeight})
	y := 8.0
	for _, size := range []float64{96, 48, 28} {
		x := 8.0
		for t := range colonies.Terrain(colonies.Terrains) {
			if x+size > contact.Width {
				x, y = 8, y+size+8
			}
			at := geom.Rect{X: x, Y: y, W: size, H: size}
			art.Hex(t).Draw(s.Art, dst, at)
			if n := []int{0, 0, 2, 3, 4, 5, 6, 8, 9, 10, 12}[t]; n > 0 {
				art.Number(n).Draw(s.Art, dst, at.Scaled(0.36))
			}
			x += size + 8
		}
		y += size + 8
	}
	unknown := art.Look{Terrain: colonies.Unknown, Sides: 63}
	for i := range 5 {
		found := art.Look{Terrain: colonies.Mountain + colonies.Terrain(i%5), Sides: 63}
		art.Discover(s.Art, dst, chartAt(geom.Pt(110+float64(i)*220, y+76)), 0, unknown, found, float64(i)/4)
	}
	return nil
}

// chartAt returns a chart whose first hex lies around a point.
func chartAt(p geom.Point) art.Chart {
	c := art.NewChart(geom.Rect{W: 760, H: 540})
	at := c.Centre(0)
	return art.NewChart(geom.Rect{X: p.X - at.X, Y: p.Y - at.Y, W: 760, H: 540})
}
