package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/paint"
	"islas/render/ui"
)

// Keys identify the pictures on the chart, for the kit's test whether one has changed.
type (
	groundKey  struct{ high bool }
	harbourKey struct {
		i    int
		kind colonies.Resource
	}
	pieceKey struct {
		what  string
		seat  game.Seat
		n     int
		moves bool
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

// picture draws something on the chart; moves means that it is on its way and may be stretched.
func (f *frame) picture(r ui.Rect, key any, moves bool, draw func(a *paint.Painter, dst *ebiten.Image, r ui.Rect)) {
	a := f.Stage.Art
	if moves {
		a = a.Moving()
	}
	f.UI.Paint(r, key, func(dst *ebiten.Image, r ui.Rect) { draw(a, dst, r) })
}

// onChart draws something that lies in r on the chart, which is moved where r is painted elsewhere.
func (v *board) onChart(f *frame, r ui.Rect, key any, draw func(a *paint.Painter, dst *ebiten.Image, c art.Chart)) {
	c := v.at
	f.picture(r, key, false, func(a *paint.Painter, dst *ebiten.Image, at ui.Rect) {
		draw(a, dst, c.Moved(ui.Point{X: at.X - r.X, Y: at.Y - r.Y}))
	})
}

// drawGround draws the sea, the tiles with their numbers, and the harbours.
func (v *scenery) drawGround(f *frame) {
	u, a, c := f.UI, f.Stage.Art, v.at
	u.Paint(c.Rect, groundKey{u.Theme().HighContrast}, func(dst *ebiten.Image, _ ui.Rect) { art.Ground(a, dst, c) })
	s := f.known()
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
				art.Number(a, dst, c.NumberRect(h), about.number)
			}
			if about.look.Terrain == colonies.Volcano {
				for i := 1; i <= 6; i++ {
					art.Corner(a, dst, c, h, i, i == about.corner)
				}
			}
		}
	}
	f.UI.Paint(cell.at, cell.key, cell.draw)
}

// drawRoads draws the roads.
func (v *board) drawRoads(f *frame) {
	s := f.known()
	for e := range colonies.Edge(colonies.Edges) {
		if seat := s.RoadOn(e); seat != game.NoSeat {
			v.drawRoad(f, e, seat)
		}
	}
}

func (v *board) drawRoad(f *frame, e colonies.Edge, seat game.Seat) {
	v.onChart(f, v.at.RoadRect(e), pieceKey{what: "road", seat: seat, n: int(e)}, func(a *paint.Painter, dst *ebiten.Image, c art.Chart) { art.Road(a, dst, c, e, seat) })
}

// drawBases draws the bases in their hexes.
func (v *board) drawBases(f *frame) {
	s := f.known()
	for _, h := range colonies.Places() {
		for seat := range game.Seat(s.Seats()) {
			if s.Bases(h).Has(seat) {
				f.drawBase(v.at.BaseRect(h, seat), seat, false)
			}
		}
	}
}

func (f *frame) drawBase(r ui.Rect, seat game.Seat, moves bool) {
	f.picture(r, pieceKey{"base", seat, 0, moves}, moves, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Base(a, dst, r, seat) })
}

// drawTowns draws the settlements and cities.
func (v *board) drawTowns(f *frame) {
	s := f.known()
	for n := range colonies.Node(colonies.Nodes) {
		seat, city := s.At(n)
		if seat == game.NoSeat {
			continue
		}
		r := v.at.TownRect(n, city)
		if f.shows(colonies.EvFell) && f.Event.Node == n { // it sinks
			f.UI.PushAlpha(1 - f.Progress)
			f.drawTown(r.Moved(0, r.H*0.2*f.Progress), seat, city, true)
			f.UI.PopAlpha()
			continue
		}
		f.drawTown(r, seat, city, false)
	}
}

func (f *frame) drawTown(r ui.Rect, seat game.Seat, city, moves bool) {
	if city {
		f.picture(r, pieceKey{"city", seat, 0, moves}, moves, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.City(a, dst, r, seat) })
		return
	}
	f.picture(r, pieceKey{"settlement", seat, 0, moves}, moves, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Settlement(a, dst, r, seat) })
}

// drawSlots draws tokens in their slots, and the slots that are free.
func (f *frame) drawSlots(p colonies.Purse, moves bool, slot func(i int) ui.Rect) {
	i := 0
	for k, n := range p {
		for range n {
			if i < colonies.Hold {
				f.drawToken(slot(i), colonies.Token(k), moves)
			}
			i++
		}
	}
	for ; i < colonies.Hold; i++ {
		f.drawToken(slot(i), colonies.NoToken, moves)
	}
}

// drawToken draws a token, or a slot that is free for NoToken.
func (f *frame) drawToken(r ui.Rect, k colonies.Token, moves bool) {
	f.picture(r, pieceKey{"token", 0, int(k), moves}, moves, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Slot(a, dst, r, k) })
}

// glowBeat is how long a road that can be built takes to appear and fade, in seconds: three times, and then it stays.
const glowBeat = 1.2

// glow returns the opacity of a road that can be built.
func (v *board) glow(f *frame, m art.Mark) float64 {
	switch {
	case m == art.Hover:
		return 1
	case f.Reduced() || v.lit.since >= 3*glowBeat:
		return 0.8
	}
	f.UI.Wake()
	return 0.6 + 0.2*math.Cos(2*math.Pi*v.lit.since/glowBeat)
}

// ghost is the opacity of what would stand where the pointer is.
const ghost = 0.72

// markHex, markNode and markEdge mark a place that can be clicked, and halo whatever lies in r.
func (v *board) markHex(f *frame, h colonies.Hex, m art.Mark) {
	v.onChart(f, v.at.TileRect(h), pieceKey{what: "hex mark", n: int(m)}, func(a *paint.Painter, dst *ebiten.Image, c art.Chart) { art.MarkHex(a, dst, c, h, m) })
}

func (v *board) markNode(f *frame, n colonies.Node) {
	m := v.legal(nodePlace(n))
	v.onChart(f, ui.RectAround(v.at.Node(n), v.at.Side, v.at.Side), pieceKey{what: "node mark", n: int(m)}, func(a *paint.Painter, dst *ebiten.Image, c art.Chart) { art.MarkNode(a, dst, c, n, m) })
}

func (v *board) markEdge(f *frame, e colonies.Edge, m art.Mark) {
	v.onChart(f, v.at.RoadRect(e), pieceKey{what: "edge mark", seat: game.Seat(m), n: int(e)}, func(a *paint.Painter, dst *ebiten.Image, c art.Chart) { art.MarkEdge(a, dst, c, e, m) })
}

func (v *board) halo(f *frame, r ui.Rect, m art.Mark) {
	r = r.Scaled(haloSize)
	if m == art.Hover {
		r = r.Scaled(1.14)
	}
	f.picture(r, pieceKey{what: "halo", n: int(m)}, false, func(a *paint.Painter, dst *ebiten.Image, r ui.Rect) { art.Halo(a, dst, r, m) })
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
			m := v.legal(place{onEdge, uint8(e)})
			v.markEdge(f, e, max(m, art.Chosen)) // light that changes no colour of a seat
			f.paint.faint(v.glow(f, m), func() { v.drawRoad(f, e, f.Actor) })
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
			if f.decision.Kind == colonies.DecidePirate && !v.preys[n] {
				visible = preyless
			}
			f.paint.faint(visible, func() { v.markNode(f, n) })
		case lit, v.lit.towns[n]:
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
	if f.Actor == game.NoSeat || f.Showing {
		return
	}
	switch d.Kind {
	case colonies.DecideSave, colonies.DecideToken, colonies.DecideDodge:
		if d.Hex != colonies.NoHex {
			v.markHex(f, d.Hex, art.Chosen)
		}
		if d.Node == colonies.NoNode {
			return
		}
		if d.Kind == colonies.DecideDodge {
			v.halo(f, v.shipRect(f.State, d.Node), art.Chosen)
			return
		}
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
		f.drawTown(v.at.TownRect(a.Node, false), seat, false, false)
	case colonies.BuildCity:
		f.drawTown(v.at.TownRect(a.Node, true), seat, true, false)
	case colonies.BuildShip:
		f.drawShip(v.shipRect(f.State, colonies.Node(v.pointed.n)), seat, false)
	case colonies.MakeBase:
		f.drawBase(v.at.BaseRect(a.Hex, seat), seat, false)
	case colonies.MoveFleet:
		f.drawFleet(v.at.FleetRect(a.Hex, 0, 1), seat, false)
	case colonies.MovePirate:
		f.drawRogue(v.at.PirateRect(a.Node), false)
	}
}
