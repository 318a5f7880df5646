package shot

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/ui"
)

func drawAll(folder string, shots []Shot) error {
	c := &camera{folder: folder, shots: shots}
	ebiten.SetWindowSize(320, 200)
	return errors.Join(ebiten.RunGame(c), c.err, errors.Join(c.faults...))
}

// camera takes one picture in each frame and ends after the last.
type camera struct {
	folder string
	shots  []Shot
	err    error
	faults []error // found by Judge functions
}

// Update implements ebiten.Game.
func (c *camera) Update() error {
	if len(c.shots) == 0 || c.err != nil {
		return ebiten.Termination
	}
	return nil
}

// Layout implements ebiten.Game.
func (c *camera) Layout(int, int) (int, int) { return 320, 200 }

// Draw implements ebiten.Game.
func (c *camera) Draw(*ebiten.Image) {
	if len(c.shots) == 0 || c.err != nil {
		return
	}
	s := c.shots[0]
	c.shots = c.shots[1:]
	judged, err := s.take(c.folder)
	if err != nil {
		c.err = fmt.Errorf("%s: %w", s.Name, err)
	}
	if judged != nil {
		c.faults = append(c.faults, fmt.Errorf("%s: %w", s.Name, judged))
	}
}

// take draws and writes the picture, and returns the result of its Judge.
func (s Shot) take(folder string) (judged, err error) {
	img := ebiten.NewImage(s.W, s.H)
	defer img.Deallocate()
	subject := s.Open()
	var kit *ui.UI
	check := subject.Check
	subject.Check = func(u *ui.UI) error {
		kit = u
		if check != nil {
			return check(u)
		}
		return nil
	}
	scale := s.Scale
	if subject.Scale > 0 {
		scale = subject.Scale
	}
	if err := subject.Draw(img, scale); err != nil {
		return nil, err
	}
	picture := image.NewRGBA(img.Bounds())
	img.ReadPixels(picture.Pix)
	if subject.Judge != nil {
		judged = subject.Judge(kit, img)
	}
	kind, err := Vision()
	if err != nil {
		return judged, err
	}
	kind.Simulate(picture)
	out, err := os.Create(file(folder, s.Name))
	if err != nil {
		return judged, err
	}
	encoder := png.Encoder{CompressionLevel: png.BestSpeed} // the best compression takes longer than drawing most of them
	return judged, errors.Join(encoder.Encode(out, picture), out.Close())
}
