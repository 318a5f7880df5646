package paint

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/theme"
)

// TestPoseMovesCorners lays a picture into a rectangle and looks where its corners are in each pose.
func TestPoseMovesCorners(t *testing.T) {
	r := geom.Rect{X: 100, Y: 50, W: 40, H: 60}
	for _, c := range []struct {
		name         string
		pose         Pose
		left, height float64 // of the upper left corner
	}{
		{"as always", Pose{}, 100, 50},
		{"turned", Pose{Turn: 0.1}, 120 - 20*math.Cos(0.1) + 30*math.Sin(0.1), 80 - 20*math.Sin(0.1) - 30*math.Cos(0.1)},
		{"half turned over", Pose{Narrow: 0.5}, 110, 50},
		{"mirrored", Pose{Mirror: true}, 140, 50},
		{"darkened", Pose{Shade: 0.5}, 100, 50},
	} {
		o := &ebiten.DrawImageOptions{}
		o.GeoM.Translate(r.X, r.Y)
		c.pose.apply(o, r)
		if x, y := o.GeoM.Apply(0, 0); math.Abs(x-c.left) > 1e-9 || math.Abs(y-c.height) > 1e-9 {
			t.Errorf("%s: the corner lies at %.3f, %.3f, want %.3f, %.3f", c.name, x, y, c.left, c.height)
		}
		if x, y := o.GeoM.Apply(20, 30); math.Abs(x-120) > 1e-9 || math.Abs(y-80) > 1e-9 {
			t.Errorf("%s: the middle lies at %.3f, %.3f", c.name, x, y)
		}
		if light := o.ColorScale.R(); math.Abs(float64(light)-(1-c.pose.Shade)) > 1e-6 || o.ColorScale.A() != 1 {
			t.Errorf("%s: the light is %.2f, the opacity %.2f", c.name, light, o.ColorScale.A())
		}
	}
}

// TestPosedIsFiner looks whether a turned picture that rests is asked for in twice its size, and no other.
func TestPosedIsFiner(t *testing.T) {
	p := NewLive(theme.New(false))
	for _, c := range []struct {
		name    string
		painter *Painter
		wide    int
	}{
		{"straight", p.Ahead(), 40}, {"turned", p.Posed(Pose{Turn: 0.05}), 80}, {"moving", p.Moving().Posed(Pose{Turn: 0.05}), 40},
	} {
		if w, _ := c.painter.asked(geom.Rect{W: 40, H: 56}); w != c.wide {
			t.Errorf("%s: a picture %d pixels wide is asked for, want %d", c.name, w, c.wide)
		}
	}
}
