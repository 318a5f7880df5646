package render

import (
	"bytes"
	"image"
	"image/png"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/ui"
)

// snap is a stage.Snap in the look and the words of the moment. It can be called only while the program runs.
func (a *app) snap(w, h int, scale float64, frame func(u *ui.UI)) ([]byte, error) {
	u := ui.New(a.stage.Theme, a.stage.Texts)
	u.Begin(ui.Input{Dt: time.Second}, float64(w), float64(h), scale)
	frame(u)
	u.End()
	at := ebiten.NewImage(w, h)
	defer at.Deallocate()
	u.Draw(at)
	picture := image.NewRGBA(at.Bounds())
	at.ReadPixels(picture.Pix)
	var b bytes.Buffer
	err := png.Encode(&b, picture)
	return b.Bytes(), err
}
