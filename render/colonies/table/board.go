package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/table"
	"islas/render/ui"
)

// Keys identify the pictures on the chart, for the kit's test whether one has changed.
type (
	groundKey  struct{ high bool }
	harbourKey struct {
		i    int
		kind colonies.Resource
	}
	cellKey struct {
		look   art.Look
		number int
		corner int // the lit corner of a volcano, from 1; 0 for none
	}
	turnKey struct {
		look art.Look
		step int
	}
)

// picture is that of a hex as it was drawn last.
type picture struct {
	about cellKey
	key   any
	at    ui.Rect
	draw  func(dst *ebiten.Image, r ui.Rect)
}

// drawGround draws the sea, the tiles with their numbers, and the harbours.
func (v *scenery) drawGround(f *frame) {
	u, a, c := f.UI, f.Stage.Art, v.at
	u.Paint(c.Rect, groundKey{u.Theme().HighContrast}, func(dst *ebiten.Image, _ ui.Rect) { art.Ground(a, dst, c) })
	s := f.Known()
	for h := range colonies.Hex(colonies.Hexes) {
		if !v.scene.turns(h) {
			v.drawCell(f, s, h)
		}
	}
	for i := range colonies.Harbours {
		kind := s.Harbour(i)
		pier := colonies.PierOf(i)
		r := c.PierRect(i).Union(ui.RectAround(c.Node(pier.Ends[0]), c.Side/2, c.Side/2)).Union(ui.RectAround(c.Node(pier.Ends[1]), c.Side/2, c.Side/2))
		u.Paint(r, harbourKey{i, kind}, func(dst *ebiten.Image, _ ui.Rect) { art.Harbour(a, dst, c, i, kind) })
	}
	v.drawTurning(f)
}

// drawCell draws the tile of a hex with its number.
func (v *scenery) drawCell(f *frame, s *colonies.State, h colonies.Hex) {
	cell, c := &v.cells[h], v.at
	about := cellKey{art.LookOf(h, s.Terrain), s.Number(h), v.scene.corner(h)}
	if about.look.Terrain == colonies.Sea {
		return
	}
	if at := c.TileRect(h); cell.about != about || cell.at != at || cell.draw == nil {
		a := f.Stage.Art
		*cell = picture{about: about, key: about, at: at}
		cell.draw = func(dst *ebiten.Image, r ui.Rect) {
			c := c.Moved(ui.Point{X: r.X - at.X, Y: r.Y - at.Y})
			art.Tile(a, dst, c, h, about.look)
			if about.number > 0 {
				art.Number(about.number).Draw(a, dst, c.NumberRect(h))
			}
			if about.look.Terrain == colonies.Volcano {
				art.Corners(a, dst, c, h, about.corner)
			}
		}
	}
	f.UI.Paint(cell.at, cell.key, cell.draw)
}

// drawTowns draws the settlements and cities.
func (v *board) drawTowns(f *frame) {
	s := f.Known()
	for n := range colonies.Node(colonies.Nodes) {
		seat, city := s.At(n)
		if seat == game.NoSeat {
			continue
		}
		r := v.at.TownRect(n, city)
		if f.shows(colonies.EvFell) && f.Event.Node == n { // it sinks
			f.UI.PushAlpha(1 - f.Progress)
			f.Move(r.Moved(0, r.H*0.2*f.Progress), art.Town(seat, city))
			f.UI.PopAlpha()
			continue
		}
		f.Show(r, art.Town(seat, city))
	}
}

// drawSlots shows tokens in their slots, and the slots that are free.
func (f *frame) drawSlots(show func(r ui.Rect, k table.Picture), p colonies.Purse, slot func(i int) ui.Rect) {
	for i, k := range art.Slots(p) {
		show(slot(i), art.Token(k))
	}
}

// buildable is the opacity of a road that can be built.
const buildable = 0.6

// ghost is the opacity of what would stand where the pointer is.
const ghost = 0.72

// markHex marks a hex that can be clicked, and halo whatever lies in r.
func (v *board) markHex(f *frame, h colonies.Hex, m art.Mark) {
	f.Show(v.at.TileRect(h), art.HexMark(m))
}

func (v *board) halo(f *frame, r ui.Rect, m art.Mark) {
	r = r.Scaled(haloSize)
	if m == art.Hover {
		r = r.Scaled(1.14)
	}
	f.Show(r, art.Halo(m))
}

// haloSize is the size of a halo, as a multiple of what it is around.
const haloSize = 1.3

// legal returns the mark of a place that can be clicked.
func (v *board) legal(p place) art.Mark {
	if v.pointed == p {
		return art.Hover
	}
	return art.Legal
}

// drawLitHexes, drawLitEdges and drawLitNodes light what can be clicked. Landings have marks of their own.
func (v *board) drawLitHexes(f *frame) {
	for h := range colonies.Hex(colonies.Hexes) {
		if v.lit.count[onHex][h] > 0 {
			v.markHex(f, h, v.legal(place{onHex, uint8(h)}))
		}
	}
}

func (v *board) drawLitEdges(f *frame) {
	for e := range colonies.Edge(colonies.Edges) {
		if v.lit.count[onEdge][e] > 0 {
			visible := buildable
			if v.pointed == (place{onEdge, uint8(e)}) {
				visible = 1
			}
			f.Show(v.at.RoadRect(e), art.EdgeMark(v.at.Turn(e)))
			f.Faint(visible, func() { f.Show(v.at.RoadRect(e), art.Road(f.Actor, v.at.Turn(e))) })
		}
	}
}

func (v *board) drawLitNodes(f *frame) {
	for n := range colonies.Node(colonies.Nodes) {
		p, lit := nodePlace(n), v.lit.count[onNode][n] > 0 && f.pick.ship == colonies.NoNode
		owner, city := f.State.At(n)
		switch {
		case lit && owner == game.NoSeat:
			visible := 1.0
			if f.decision.Kind == colonies.DecidePirate && !f.views.memo.preys.Has(n) {
				visible = preyless
			}
			f.Faint(visible, func() { f.Show(v.at.MarkRect(n), art.NodeMark(v.legal(p))) })
		case lit, v.lit.towns.Has(n):
			v.halo(f, v.at.TownRect(n, city), v.legal(p))
		}
	}
	if n := f.pick.from; n != colonies.NoNode {
		v.halo(f, v.at.TownRect(n, false), art.Chosen)
	}
}

// preyless is the opacity of the mark of a node from which the pirate could rob nobody.
const preyless = 0.5

// drawAsked marks what the person at the machine is asked about: a settlement that falls or that is full, a hex that pays, or a ship that
// has to make way.
func (v *board) drawAsked(f *frame) {
	d := &f.decision
	if f.Actor == game.NoSeat || f.Showing || d.Kind != colonies.DecideSave && d.Kind != colonies.DecideToken && d.Kind != colonies.DecideDodge {
		return
	}
	if d.Hex != colonies.NoHex {
		v.markHex(f, d.Hex, art.Chosen)
	}
	switch {
	case d.Node == colonies.NoNode:
	case d.Kind == colonies.DecideDodge:
		v.halo(f, v.at.ShipRect(f.State, d.Node), art.Chosen)
	default:
		v.halo(f, v.at.TownRect(d.Node, false), art.Chosen)
	}
}

// drawPreview draws what would stand where the pointer is.
func (v *board) drawPreview(f *frame) {
	a, ok := v.lit.first(v.pointed)
	if !ok {
		return
	}
	u, seat := f.UI, f.Actor
	u.PushAlpha(ghost)
	defer u.PopAlpha()
	switch a.Kind {
	case colonies.Settle:
		f.Show(v.at.TownRect(a.Node, false), art.Settlement(seat))
	case colonies.BuildCity:
		f.Show(v.at.TownRect(a.Node, true), art.City(seat))
	case colonies.BuildShip:
		f.Show(v.at.ShipRect(f.State, colonies.Node(v.pointed.n)), art.Ship(seat))
	case colonies.MakeBase:
		f.Show(v.at.BaseRect(a.Hex, seat), art.Base(seat))
	case colonies.MoveFleet:
		f.Show(v.at.FleetRect(nil, a.Hex, seat), art.Fleet(seat))
	case colonies.MovePirate:
		f.Show(v.at.PirateRect(a.Node), art.Pirate())
	}
}
