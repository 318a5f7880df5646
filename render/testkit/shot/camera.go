package shot

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

func drawAll(folder string, shots []Shot) error {
	c := &camera{folder: folder, shots: shots}
	ebiten.SetWindowSize(320, 200)
	return errors.Join(ebiten.RunGame(c), errors.Join(c.faults...))
}

// camera takes one picture in each frame and ends after the last.
type camera struct {
	folder string
	shots  []Shot
	faults []error
}

// Update implements ebiten.Game.
func (c *camera) Update() error {
	if len(c.shots) == 0 {
		return ebiten.Termination
	}
	return nil
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

// Draw implements ebiten.Game.
func (c *camera) Draw(*ebiten.Image) {
	if len(c.shots) == 0 {
		return
	}
	s := c.shots[0]
	c.shots = c.shots[1:]
	if err := s.take(c.folder); err != nil {
		c.faults = append(c.faults, fmt.Errorf("%s: %w", s.Name, err))
	}
}

// take draws and writes the picture. The error is what is wrong with it, too.
func (s Shot) take(folder string) error {
	img := ebiten.NewImage(s.W, s.H)
	defer img.Deallocate()
	subject, scale := s.Open(), s.Scale
	if subject.Scale > 0 {
		scale = subject.Scale
	}
	fault := subject.Draw(img, scale)
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	kind, _ := Vision()
	kind.Simulate(picture)
	out, err := os.Create(file(folder, s.Name))
	if err != nil {
		return errors.Join(fault, err)
	}
	encoder := png.Encoder{CompressionLevel: png.BestSpeed} // the best compression takes longer than drawing most of them
	return errors.Join(fault, encoder.Encode(out, picture), out.Close())
}
