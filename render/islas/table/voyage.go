package table

import (
	"math"

	"islas/game/islas"
	"islas/render/paint"
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
	until    float64 // when it has arrived, from 0 to 1
}

// Figures of a voyage.
const (
	bends     = 0.14 // how far the course swings to either side, as a part of its length
	roundFrom = 0.3  // part of the sea's width: if quay and place are nearer to each other, the ship sails a loop over the sea
	roundWide = 0.3  // width of that loop, as a part of the way to the middle of the sea
	wakeMarks = 9
	wakeStep  = 0.028 // part of the way between two marks of the wake
)

// underWay returns the voyage that is shown.
func underWay(f *frame) (v voyage, sails bool) {
	quay := f.quay()
	v = voyage{from: f.lay.berth, to: quay, sea: f.lay.sea, until: 1}
	switch {
	case f.shows(islas.EvArrival):
		if quay.Empty() {
			v.to = v.from
		}
		return v, true
	case f.shows(islas.EvRound) && !quay.Empty():
		v.from, v.to, v.until = quay, v.from, 2/f.Steps
		return v, true
	}
	return v, false
}

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

// voyage returns the flight of the ship under sail, with its wake.
func (v flights) voyage(islas.Event) []flight {
	way, sails := underWay(v.f)
	if !sails {
		return nil
	}
	f, u, n := v.f, v.f.UI, v.f.Known().ShipSize()
	return []flight{{From: way.from, To: way.to, End: way.until, Waits: true, Draw: func(r ui.Rect, moves bool) {
		var pose paint.Pose
		if moves {
			p := table.Within(f.Progress, 0, way.until)
			t := table.Swing(p)
			far := math.Sin(math.Pi * t)
			grow := 1 + 0.35*far // nearest to the viewer in the middle of its way
			drawWake(u, way, t, r.H*grow)
			r = ui.RectAround(way.at(t), r.W*grow, r.H*grow).Within(u.Ground().Inset(u.Px(4)))
			pose = paint.Pose{Mirror: way.along(t).X > 0, Turn: 0.05 * far * math.Sin(5*math.Pi*p)}
		}
		f.paint.ship(r, n, pose, true)
	}}}
}

// along returns the direction of the ship after a part of its way.
func (v voyage) along(t float64) ui.Point { return v.at(min(t+0.01, 1)).Sub(v.at(max(t-0.01, 0))) }

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
			d := v.along(back)
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
	if _, sails := underWay(f); !sails && !f.State.Over() {
		f.paint.ship(f.lay.quay, f.Known().ShipSize(), paint.Pose{}, false)
	}
}
