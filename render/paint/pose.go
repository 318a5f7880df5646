package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
)

// Pose is how a picture lies: turned, narrowed as something that turns over, mirrored or darkened. The zero value is as
// always.
type Pose struct {
	Turn   float64 // radians clockwise about the middle, 0.2 at most: the corners may leave the rectangle by a shadow's width
	Narrow float64 // how much of its width is lost as it turns over about its upright axis, 0 to 1
	Shade  float64 // how dark it is, 0 (as painted) to 1 (black)
	Mirror bool    // left and right are swapped, before it is turned
}

// finer is how many times its size a turned picture is painted, so that it stays crisp between the pixels.
const finer = 2

// Posed is a painter that lays down what it draws in a pose.
func (p *Painter) Posed(pose Pose) *Painter {
	return &Painter{shared: p.shared, mode: p.mode, pose: pose}
}

// asked is the width and height in pixels of the picture that p asks for to fill r.
func (p *Painter) asked(r geom.Rect) (w, h int) {
	w, h = pixels(r)
	if p.pose.Turn != 0 && p.mode == sharp {
		w, h = finer*w, finer*h
	}
	return w, h
}

// apply poses what o has laid into r.
func (pose Pose) apply(o *ebiten.DrawImageOptions, r geom.Rect) {
	if pose.Turn != 0 || pose.Narrow != 0 || pose.Mirror {
		wide := 1 - pose.Narrow
		if pose.Mirror {
			wide = -wide
		}
		x, y := r.X+r.W/2, r.Y+r.H/2
		o.GeoM.Translate(-x, -y)
		o.GeoM.Scale(wide, 1)
		o.GeoM.Rotate(pose.Turn)
		o.GeoM.Translate(x, y)
		o.Filter = ebiten.FilterLinear
	}
	if pose.Shade > 0 {
		light := float32(1 - pose.Shade)
		o.ColorScale.Scale(light, light, light, 1)
	}
}
