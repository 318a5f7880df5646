package app

import (
	"bytes"
	"image"
	"image/png"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/services"
	"islas/render/ui"
)

// snap implements services.Snap with the current theme and texts. It can be called only while the program runs.
func (a *app) snap(w, h int, scale float64, frame func(u *ui.UI)) ([]byte, error) {
	u := ui.New(a.stage.Theme, a.stage.Texts)
	u.Begin(ui.Input{Dt: time.Second}, float64(w), float64(h), scale)
	frame(u)
	u.End()
	c := newCamera(w, h)
	defer c.Close()
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	c.Take(u, picture.Pix)
	var b bytes.Buffer
	err := png.Encode(&b, picture)
	return b.Bytes(), err
}

// camera implements services.Camera. It can be used only while the program runs.
type camera struct{ screen *ebiten.Image }

func newCamera(w, h int) services.Camera { return camera{ebiten.NewImage(w, h)} }

// Take implements services.Camera.
func (c camera) Take(u *ui.UI, pixels []uint8) {
	u.Draw(c.screen)
	c.screen.ReadPixels(pixels)
}

// Close implements services.Camera.
func (c camera) Close() { c.screen.Deallocate() }
