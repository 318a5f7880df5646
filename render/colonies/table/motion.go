package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/colonies"
	"islas/render/colonies/art"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// scene is what is special about the chart while an event is shown.
type scene struct {
	f     *frame
	flown []flight
	gone  colonies.NodeSet // ships that have left their node, or are leaving
}

// begin prepares the scene of a tick.
func (c *scene) begin(f *frame, v *chartView) {
	*c = scene{f: f}
	if !f.Moving || f.Back {
		return
	}
	for seat := range game.Seat(f.State.Seats()) {
		c.gone = c.gone.Or(f.Before.ShipSet(seat).Without(f.State.ShipSet(seat)))
	}
	v.flights(f)
}

// turns reports whether a hex is being uncovered.
func (c *scene) turns(h colonies.Hex) bool { return c.f.shows(colonies.EvTile) && c.f.Event.Hex == h }

// corner returns the corner of a volcano that was rolled, from 1, while that is shown; otherwise 0.
func (c *scene) corner(h colonies.Hex) int {
	if c.f.shows(colonies.EvEruption) && c.f.Event.Hex == h && c.f.Progress >= rolledAt {
		return c.f.Event.N
	}
	return 0
}

// tokens returns the tokens of a settlement or a ship as they are shown: they change as each leaves or arrives.
func (c *scene) tokens(where string, n colonies.Node, s *colonies.State) colonies.Purse {
	p := purseAt(s, n, where)
	if len(c.flown) < 2 {
		return p
	}
	old := purseAt(c.f.Before, n, where)
	for k := range p {
		p[k] = uint8(table.Seen(c.flown, c.f.Progress, tokenSpot(where, n, colonies.Token(k)), int(old[k]), int(p[k])))
	}
	return p
}

// Moments of movements, as parts of an event.
const (
	rolledAt    = 0.45 // the corner of a volcano is known
	turnsFrom   = 0.06
	turnsUntil  = 0.94
	turnSteps   = 40 // pictures of a tile that turns
	emberRings  = 3
	trailOpaque = 0.6
)

// drawTurning draws the tile that is being uncovered above all else on the chart.
func (v *scenery) drawTurning(f *frame) {
	if !f.shows(colonies.EvTile) {
		return
	}
	h, a, c := f.Event.Hex, f.Stage.Art, v.at
	was, is := art.LookOf(h, f.Before.Terrain), art.LookOf(h, f.State.Terrain)
	t := table.Within(f.Progress, turnsFrom, turnsUntil)
	if f.Reduced() {
		v.drawCell(f, f.Before, h)
		f.UI.PushAlpha(t)
		v.drawCell(f, f.State, h)
		f.UI.PopAlpha()
		return
	}
	step := int(math.Round(t * turnSteps))
	if step == turnSteps {
		v.drawCell(f, f.State, h)
		return
	}
	f.UI.PushLayer(ui.LayerFlying)
	defer f.UI.PopLayer()
	up := art.LiftAt(float64(step)/turnSteps) - 1
	shadow := c.Hex(h).Scaled(0.7 + 0.6*up)
	f.UI.Shadow(shadow.Moved(0, up*0.4*c.Side), shadow.W/2, (0.1+up)*c.Side, theme.Alpha(f.marks().FocusEdge, min(up, 0.6)))
	r := c.TileRect(h).Scaled(art.Lift)
	f.UI.Paint(r, turnKey{is, step}, func(dst *ebiten.Image, _ ui.Rect) {
		art.Discover(a, dst, c, h, was, is, float64(step)/turnSteps)
	})
}

// drawSailing draws the ship that sails, on its way, with the rest of that.
func (v *board) drawSailing(f *frame) {
	if !f.shows(colonies.EvSailed) {
		return
	}
	e := &f.Event
	way := f.Before.Route(e.Node, e.To)
	if len(way) < 2 {
		way = []colonies.Node{e.Node, e.To}
	}
	u, th := f.UI, f.marks()
	var line []ui.Point
	var stops []ui.Rect // beside towns at both ends, and on the nodes between
	for _, n := range way {
		line, stops = append(line, v.at.Node(n)), append(stops, v.at.ShipRect(nil, n))
	}
	u.PushAlpha(trailOpaque)
	for i := range len(line) - 1 {
		u.Line(line[i], line[i+1], max(0.05*v.at.Side, u.LinePx(2)), th.PaperLight)
	}
	u.PopAlpha()
	end := v.at.ShipRect(f.State, e.To)
	stops[0], stops[len(stops)-1] = v.at.ShipRect(f.Before, e.Node), end
	legs := float64(len(way) - 1)
	t := table.Swing(f.Progress)
	if f.Reduced() {
		t = math.Round(t)
	}
	leg := min(int(t*legs), len(way)-2)
	r := ui.Lerp(stops[leg], stops[leg+1], t*legs-float64(leg))
	_, cargo := f.Before.ShipOn(e.Node)
	v.halo(f, end, art.Legal)
	u.PushLayer(ui.LayerFlying)
	f.Move(r, art.Ship(e.Seat))
	f.drawSlots(f.Move, cargo, func(i int) ui.Rect { return art.CargoRect(r, false, i) })
	u.PopLayer()
}

// drawPayers lights the hexes that pay, at home or in the colonies, while that is shown.
func (v *board) drawPayers(f *frame) {
	home, away := f.shows(colonies.EvCards), f.shows(colonies.EvTokens)
	if !home && !away {
		return
	}
	dice := f.State.Dice()
	f.UI.PushAlpha(1 - table.Within(f.Progress, 0.6, lands))
	for h := range colonies.Hex(colonies.Hexes) {
		if f.State.Number(h) == dice[0]+dice[1] && colonies.SiteOf(h).Place() == away {
			v.markHex(f, h, art.Legal)
		}
	}
	f.UI.PopAlpha()
}

// drawOmens draws what is only seen while an event is shown or looked back at: a volcano that erupts, and where it happened.
func (v *board) drawOmens(f *frame) {
	switch {
	case f.Back:
		for _, r := range v.happens(f) {
			v.halo(f, r.Scaled(townPart), art.Chosen)
		}
	case f.shows(colonies.EvEruption):
		v.drawEruption(f)
	}
}

// townPart is the part of a place that what stands there fills.
const townPart = 0.75

// drawEruption draws glowing rings around a volcano, and then marks its corner that was rolled.
func (v *board) drawEruption(f *frame) {
	u, th := f.UI, f.marks()
	e, c := &f.Event, v.at
	middle := c.Centre(e.Hex)
	heat := theme.Mix(th.Focus, th.Danger, 0.45)
	u.Shadow(ui.RectAround(middle, c.Side, c.Side), c.Side/2, 0.8*c.Side, theme.Alpha(heat, 0.75*table.Arc(f.Progress)))
	for i := range emberRings {
		_, t := math.Modf(f.Progress*1.5 + float64(i)/emberRings)
		if f.Reduced() {
			t = 0.25 * float64(i)
		}
		r := (0.45 + 0.75*t) * c.Side
		u.Stroke(ui.RectAround(middle, 2*r, 2*r), r, (0.14-0.08*t)*c.Side, theme.Alpha(th.Focus, 1-t), theme.Alpha(heat, 1-t))
	}
	if f.Progress >= rolledAt && e.Node != colonies.NoNode {
		v.halo(f, c.TownRect(e.Node, false), art.Closed)
	}
}
