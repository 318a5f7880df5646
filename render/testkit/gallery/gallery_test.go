package gallery

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/locales"
	"islas/render/testkit/marktest"
	"islas/render/testkit/must"
	"islas/render/testkit/need"
	"islas/render/testkit/rig"
	"islas/render/testkit/shot"
	"islas/render/testkit/vision"
	"islas/render/theme"
	"islas/render/ui"
)

func TestMain(m *testing.M) { shot.Main(m, shots) }

func shots() []shot.Shot {
	var all []shot.Shot
	for _, high := range []bool{false, true} {
		for _, scale := range []float64{0.6, 0.7, 1, 1.4, 2} {
			all = append(all, shot.Shot{Name: marks(high, scale), W: 64, H: 64, Scale: scale, Open: func() shot.Subject {
				s, err := rig.Stage("en", high)
				if err != nil {
					panic(err)
				}
				return shot.Subject{Paint: func(*ebiten.Image) error { return shown(s.Theme, s.Texts, scale) }}
			}})
		}
	}
	w, h := TableSize(1)
	for _, lang := range locales.Languages() {
		all = append(all, shot.Shot{Name: "ui-states-" + lang, W: w, H: h, Scale: 1, Open: func() shot.Subject {
			s, err := rig.Stage(lang, false)
			if err != nil {
				panic(err)
			}
			return shot.Subject{Paint: func(dst *ebiten.Image) error {
				return Table(dst, image.Point{}, s.Theme, s.Texts, 1)
			}}
		}})
	}
	return all
}

// marks returns the name of the picture for which all widgets are checked.
func marks(high bool, scale float64) string { return fmt.Sprintf("ui-marks-%v-%.1f", high, scale) }

// shown draws every widget in every state and returns an error for usable ones that are not seen well enough: their icons and ticks, the
// line under the chosen label, switches, sliders, fields with their carets, and the focus ring (WCAG 2.2, 1.4.11).
func shown(th *theme.Theme, texts *locales.Catalogue, scale float64) error {
	var faults []error
	for _, spec := range append(Specimens(), Icons()...) {
		w, h := spec.Cell()
		for state := range States {
			if state == Disabled || state == Chosen && !spec.CanChoose {
				continue
			}
			cell := ebiten.NewImage(int(w*scale), int(h*scale))
			subject := spec.Subject(state, th, texts, scale)
			subject.Look = marktest.Look
			if err := subject.Draw(cell, scale); err != nil {
				faults = append(faults, fmt.Errorf("%s, %s: %w", spec.Name, state, err))
			}
			cell.Deallocate()
		}
	}
	return errors.Join(faults...)
}

// TestGallery draws every widget in every state into screens/ui-*.png, and checks that the states of a widget all look different.
func TestGallery(t *testing.T) {
	need.Time(t)
	folder := filepath.Join("..", "..", "..", "screens")
	shot.Take(t, folder)
	for _, lang := range locales.Languages() {
		img := shot.Load(t, folder, "ui-states-"+lang)
		for i, spec := range Specimens() {
			for a := range States {
				for b := range a {
					if a == Chosen && !spec.CanChoose {
						continue
					}
					// The smallest widget has 2704 pixels, and the focus ring around it about 600.
					if n := differing(img, CellAt(i, a, 1), CellAt(i, b, 1)); n < 250 {
						t.Errorf("%s, %s: %s and %s differ in %d pixels", lang, spec.Name, a, b, n)
					}
				}
			}
		}
	}
}

// TestAnySize runs every widget at sizes from absurd to large: nothing panics, and at their usual sizes every text fits. No size
// belongs to a game, as none is chosen here.
func TestAnySize(t *testing.T) {
	for _, size := range [][3]float64{{1, 1, 0.35}, {200, 150, 0.35}, {1120, 392, 0.7}, {1600, 560, 1}, {3200, 1120, 2}, {0, 0, 0}} {
		for _, lang := range locales.Languages() {
			s, err := rig.Stage(lang, false)
			must.OK(t, err)
			var subjects []shot.Subject
			for _, spec := range Specimens() {
				subjects = append(subjects, spec.Subject(Focus, s.Theme, s.Texts, size[2]))
			}
			for _, subject := range subjects {
				u := ui.New(s.Theme, s.Texts)
				for range 3 {
					u.Begin(ui.Input{Keys: []ui.Key{ui.KeyTab}}, size[0], size[1], size[2])
					subject.Frame(u)
					u.End()
				}
				if size[0] < 1000 {
					continue
				}
				if err := subject.Check(u); err != nil {
					t.Errorf("%s, %v: %v", lang, size, err)
				}
				for text := range u.DrawnTexts {
					if strings.HasPrefix(text, "[") {
						t.Errorf("%s: there is no text for %s", lang, text)
					}
				}
			}
		}
	}
}

// differing returns how many pixels of two parts of a picture, of the same size, differ visibly.
func differing(img *image.RGBA, p, q image.Rectangle) (n int) {
	opaque := func(c color.RGBA) color.NRGBA { return color.NRGBA{c.R, c.G, c.B, 0xff} }
	for y := range p.Dy() {
		for x := range p.Dx() {
			a, b := img.RGBAAt(p.Min.X+x, p.Min.Y+y), img.RGBAAt(q.Min.X+x, q.Min.Y+y)
			if a != b && vision.Normal.Distance(opaque(a), opaque(b)) > 2.5 {
				n++
			}
		}
	}
	return n
}
