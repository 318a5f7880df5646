package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// The ship sails to the quay in the ledger for an arrival, and back to its place at the end of the round; in windows without room for a
// quay it sails out over the islands and back to where it lay.

// voyage is the ship's way from one place to another.
type voyage struct {
	from, to ui.Rect
	sea      ui.Rect // with the islands
}

// Figures of a voyage.
const (
	bends     = 0.14 // how far the course swings to either side, as a part of its length
	roundFrom = 0.3  // part of the sea's width: if quay and place are nearer to each other, the ship sails a loop over the sea
	roundWide = 0.3  // width of that loop, as a part of the way to the middle of the sea
	wakeMarks = 9
	wakeStep  = 0.028 // part of the way between two marks of the wake
)

// underWay returns the voyage that is shown and how far it is, from 0 to 1.
func underWay(f *frame) (v voyage, p float64, sails bool) {
	if !f.Moving {
		return v, 0, false
	}
	v.sea = f.lay.sea
	berth, quay := f.lay.berth, f.quay()
	if quay.Empty() {
		v.from, v.to = berth, berth
		return v, f.Progress, f.Event.Kind == islas.EvArrival
	}
	switch f.Event.Kind {
	case islas.EvArrival:
		v.from, v.to = berth, quay
		return v, table.Within(f.Progress, 0.02, 0.98), true
	case islas.EvRound:
		v.from, v.to = quay, berth
		return v, table.Within(f.Progress*f.Steps, 0, voyageSteps), true
	}
	return v, 0, false
}

// voyageSteps is how long the ship takes from one place to the other, in steps of the animation speed, one for each bend.
const voyageSteps = 2

// at returns the middle of the ship after a part of its way.
func (v voyage) at(t float64) ui.Point {
	a, b := v.from.Middle(), v.to.Middle()
	d := b.Sub(a)
	if d.Len() < v.sea.W*roundFrom {
		out := v.sea.Middle().Sub(a)
		far, wide := (1-math.Cos(2*math.Pi*t))/2, roundWide*math.Sin(2*math.Pi*t)
		return a.Lerp(b, t).Add(ui.Point{X: out.X*far - out.Y*wide, Y: out.Y*far + out.X*wide})
	}
	aside := bends * math.Sin(2*math.Pi*t)
	return a.Lerp(b, t).Add(ui.Point{X: -d.Y * aside, Y: d.X * aside})
}

// voyage draws the ship under sail above everything else, with its wake.
func (s shipView) voyage(f *frame) {
	v, p, sails := underWay(f)
	if !sails {
		return
	}
	u := f.UI
	u.PushLayer(ui.LayerFlying)
	defer u.PopLayer()
	n := f.Known().ShipSize()
	if f.Reduced() {
		for _, end := range []struct {
			at    ui.Rect
			alpha float64
		}{{v.from, 1 - table.Within(p, 0, 0.5)}, {v.to, table.Within(p, 0.5, 1)}} {
			u.PushAlpha(end.alpha)
			s.sailing(f, end.at, n, paint.Pose{})
			u.PopAlpha()
		}
		return
	}
	way := table.Swing(p)
	size := ui.Lerp(v.from, v.to, way)
	far := math.Sin(math.Pi * way)
	grow := 1 + 0.35*far // nearest to the viewer in the middle of its way
	c := v.at(way)
	ahead := v.at(min(way+0.01, 1)).Sub(v.at(max(way-0.01, 0)))
	drawWake(u, v, way, size.H*grow)
	at := ui.RectAround(c, size.W*grow, size.H*grow).Within(u.Ground().Inset(u.Px(4)))
	s.sailing(f, at, n, paint.Pose{Mirror: ahead.X > 0, Turn: 0.05 * far * math.Sin(5*math.Pi*p)})
}

// drawWake draws two lines of foam that part behind the ship.
func drawWake(u *ui.UI, v voyage, way, high float64) {
	th := u.Theme()
	strength := min(1, 1.6*table.Arc(way))
	for side := -1.0; side <= 1; side += 2 {
		var last ui.Point
		for i := range wakeMarks {
			back := way - float64(i)*wakeStep
			if back < 0 {
				break
			}
			d := v.at(min(back+0.01, 1)).Sub(v.at(max(back-0.01, 0)))
			length := max(d.Len(), 1e-6)
			apart := high * (0.08 + 0.03*float64(i)) * side
			p := v.at(back).Add(ui.Point{X: -d.Y / length * apart, Y: d.X/length*apart + high*0.4})
			if i > 0 {
				fade := 1 - float64(i)/wakeMarks
				u.Line(last, p, u.Px(2+6*fade), theme.Alpha(th.Sea, 0.5*fade*strength)) // so that the foam shows on land, too
				u.Line(last, p, u.Px(1+2*fade), theme.Alpha(th.OnDark, 0.8*fade*strength))
			}
			last = p
		}
	}
}

// sailingKey identifies the picture of a ship on its way.
type sailingKey struct {
	cards int
	pose  paint.Pose
}

func (shipView) sailing(f *frame, r ui.Rect, cards int, pose paint.Pose) {
	s := f.Stage
	f.UI.Paint(r, sailingKey{cards, pose}, func(dst *ebiten.Image, r ui.Rect) { figures.Ship(s.Art.Moving().Posed(pose), dst, r, cards) })
}

// drawQuay draws the water beside the ledger, and the ship there unless it is on its way.
func drawQuay(f *frame) {
	u, th, r := f.UI, f.UI.Theme(), f.lay.quayside
	u.Gradient(r, u.Px(10), th.SeaLight, th.Sea)
	for i, y := range []float64{0.2, 0.42, 0.64, 0.86} {
		x := r.X + r.W*[]float64{0.1, 0.62, 0.16, 0.56}[i]
		a := ui.Point{X: x, Y: r.Y + r.H*y}
		u.Line(a, a.Add(ui.Point{X: r.W * 0.2}), u.Px(1.5), theme.Alpha(th.OnDark, 0.4))
	}
	planks := ui.Rect{X: r.Right() - u.Px(8), Y: r.Y + r.H*0.56, W: u.Px(24), H: r.H * 0.2} // the gangway to the card
	u.Round(planks, u.Px(2), th.Brass, u.Px(1.5), th.BrassDark)
	for i := range 3 {
		x := planks.X + planks.W*(0.25+0.25*float64(i))
		u.Line(ui.Point{X: x, Y: planks.Y + u.Px(2)}, ui.Point{X: x, Y: planks.Bottom() - u.Px(2)}, u.Px(1), theme.Alpha(th.BrassDark, 0.9))
	}
	u.Stroke(r, u.Px(10), u.Px(2), th.BrassLight, th.BrassDark)
	if _, _, sails := underWay(f); !sails && !f.State.Over() {
		f.paint.ship(f.lay.quay, f.Known().ShipSize())
	}
}
