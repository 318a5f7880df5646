package paint_test

import (
	"errors"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/geom"
	"islas/render/internal/pairs"
	"islas/render/internal/shot"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
)

func TestMain(m *testing.M) { shot.Main(m, ownShots) }

// Writing on pictures has the colours of a player's own, on a plate of their ground, whatever is painted there.
func TestWritingHasOwnColours(t *testing.T) { shot.Take(t, t.TempDir()) }

func ownShots() []shot.Shot {
	const side = 400
	written := paint.Drawing{Key: paint.Key{Subject: "written"}, Units: side, Paint: func(p paint.Pen) {
		for i := range 20 {
			for k := range 20 {
				c := theme.RGB(uint32(0x4F8A2B + 0x31F7C5*(i*20+k)&0xFFFFFF))
				p.Fill(c, paint.Rounded(float64(20*i), float64(20*k), 20, 20, 0))
			}
		}
		p.Write(theme.Serif, "Gomera", 200, 60, 48, 380, theme.RGB(0xFF0000))
		p.Write(theme.SmallCaps, "Gáldar", 200, 130, 24, 380, theme.RGB(0x00FF00))
		p.Write(theme.Number, "17", 40, 40, 30, 30, theme.RGB(0x0000FF))
		p.Paragraph(theme.Serif, "Was hier steht, geht über mehrere Zeilen, und jede liegt auf demselben Grund.", 200, 280, 30, 300, 200, theme.RGB(0xFF00FF))
	}}
	return []shot.Shot{{Name: "writing", W: side, H: side, Scale: 1, Open: func() shot.Subject {
		th := theme.New(false).With(stage.Own(pairs.Yellow))
		painter := paint.New(th)
		return shot.Subject{Paint: func(dst *ebiten.Image) error {
			painter.Show(dst, geom.Rect{X: 0, Y: 0, W: side, H: side}, written)
			picture := image.NewRGBA(image.Rect(0, 0, side, side))
			dst.ReadPixels(picture.Pix)
			var all []error
			_, labels := written.Rasterise(side, side)
			for _, l := range labels {
				for _, ink := range l.Inks(th) {
					all = append(all, pairs.Letters(picture, ink, *th.Own(), l.Text))
				}
			}
			if len(labels) != 4 {
				all = append(all, errors.New("it has other labels"))
			}
			return errors.Join(all...)
		}}
	}}}
}
