package art

import (
	"image"
	"image/draw"
	"testing"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/testkit/painttest"
	"islas/render/testkit/vision"
	"islas/render/theme"
)

// Roles can be told apart when their cards are 60 pixels wide, even by whoever doesn't see their colours.
func TestRolesDifferWhenSmall(t *testing.T) {
	const w, h = 60, 84
	pal := newPalette(theme.New(false))
	var grey []*image.RGBA
	for role := range puertorico.Prospector2 {
		img := painttest.Shown(roleDrawing(pal, role, true), w, h)
		for i := 0; i < len(img.Pix); i += 4 {
			p := img.Pix[i : i+3]
			l := uint8((299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000)
			p[0], p[1], p[2] = l, l, l
		}
		for other, before := range grey {
			if n := vision.Differing(img, before); n < w*h/3 {
				t.Errorf("%s and %s differ in %d of %d pixels", role, puertorico.Role(other), n, w*h)
			}
		}
		grey = append(grey, img)
	}
}

func TestProspectorsLookAlike(t *testing.T) {
	pal := newPalette(theme.New(false))
	for _, small := range []bool{false, true} {
		if a, b := roleDrawing(pal, puertorico.Prospector1, small), roleDrawing(pal, puertorico.Prospector2, small); a.Key != b.Key {
			t.Errorf("small %v: the prospectors are kept as %v and %v", small, a.Key, b.Key)
		}
	}
}

// TestPlacesOnRoles checks that doubloons have room on a card, clear of its badge.
func TestPlacesOnRoles(t *testing.T) {
	for _, w := range []float64{60, 90, 110, 200} {
		r := geom.Rect{X: 30, Y: 20, W: w, H: w / RoleRatio}
		purse := RolePurse(r)
		if over := purse.Intersect(r); purse.W-over.W > 0.01 || purse.H-over.H > 0.01 {
			t.Errorf("at %v pixels %v is not on the card %v", w, purse, r)
		}
		if badge := (geom.Rect{X: r.X, Y: r.Y, W: w * 0.3, H: w * 0.3}); !purse.Intersect(badge).Empty() {
			t.Errorf("at %v pixels the doubloons at %v cover the badge", w, purse)
		}
	}
}

func TestIcons(t *testing.T) { painttest.Icons(t, Icons(), paint.Icons(), paint.IconDrawing) }

// TestShapesOfIcons reads every shape with the reader that reports mistakes.
func TestShapesOfIcons(t *testing.T) {
	for _, ic := range Icons() {
		if len(ic.Parts()) == 0 {
			t.Errorf("icon %d has no parts", ic)
		}
		for _, part := range ic.Parts() {
			if _, err := paint.ParseShape(part.Shape); err != nil {
				t.Errorf("icon %d: %v", ic, err)
			}
		}
	}
}

// TestShapesOfRoles reads every shape of people and landscapes likewise.
func TestShapesOfRoles(t *testing.T) {
	pal := newPalette(theme.New(false))
	for role := range puertorico.Prospector2 {
		_, _, land := sceneOf(pal, role)
		for _, m := range append(land, personMarks(pal, role)...) {
			if _, err := paint.ParseShape(m.Shape); err != nil {
				t.Errorf("%s: %v", role, err)
			}
		}
	}
}

func TestPlacedShapes(t *testing.T) {
	got := placed("M 1 2 Q 3 4 5 6 H 7 V 8 L 1 1 Z O 1 2 3 4", 10, 20, 2)
	if want := "M 12.00 24.00 Q 16.00 28.00 20.00 32.00 H 24.00 V 36.00 L 12.00 22.00 Z O 12.00 24.00 6.00 8.00"; got != want {
		t.Errorf("a shape is placed as %q, want %q", got, want)
	}
}

// cut returns a square of a picture.
func cut(img *image.RGBA, x, y, side int) *image.RGBA {
	part := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(part, part.Rect, img, image.Pt(x, y), draw.Src)
	return part
}

// over returns a picture with another one over it.
func over(below, above *image.RGBA) *image.RGBA {
	both := image.NewRGBA(below.Rect)
	draw.Draw(both, both.Rect, below, image.Point{}, draw.Src)
	draw.Draw(both, both.Rect, above, image.Point{}, draw.Over)
	return both
}
