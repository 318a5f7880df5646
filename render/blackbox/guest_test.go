package blackbox

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"islas/render/internal/guest"
	"islas/render/internal/pilot"
)

// Names in the environment of the driving process: the program to start, and the folder for its data.
const (
	programVariable = "ISLAS_BLACKBOX_PROGRAM"
	dataVariable    = "ISLAS_BLACKBOX_DATA"
)

// look is what the program tells of its screen.
type look = guest.Look

// player sits before the program that is being driven.
type player struct {
	*guest.Guest
	data   string // the program's folder for saves and settings
	clicks []pilot.Weight
}

// launch starts the program with a window of w by h pixels.
func launch(args []string, w, h int) (*player, error) {
	data := os.Getenv(dataVariable)
	g, err := guest.Launch(os.Getenv(programVariable), data, args, w, h)
	return &player{Guest: g, data: data}, err
}

// restart ends the program and starts it again with the same folder.
func (g *player) restart(args ...string) error {
	size := g.Screen.Bounds()
	if err := g.Close(); err != nil {
		return err
	}
	again, err := launch(args, size.Dx(), size.Dy())
	if err != nil {
		return err
	}
	g.Guest = again.Guest
	return nil
}

// presses clicks on widgets one after the other.
func (g *player) presses(ids ...string) error {
	for _, id := range ids {
		if _, err := g.Press(id); err != nil {
			return err
		}
	}
	return nil
}

// scene comes to rest and checks which scene is shown.
func (g *player) scene(want string) error {
	l, err := g.Rest()
	if err != nil {
		return err
	}
	if !strings.Contains(l.Scene, want) {
		return fmt.Errorf("the scene is %s, not %s", l.Scene, want)
	}
	return nil
}

// photo writes what the window shows into the folder for pictures.
func (g *player) photo(name string) error {
	g.Session.MoveCursor(1, 1)
	if _, err := g.Rest(); err != nil {
		return err
	}
	if err := g.Frame(); err != nil { // what is to be drawn is asked for when a frame is drawn, and made thereafter
		return err
	}
	if _, err := g.Rest(); err != nil {
		return err
	}
	return g.frame(name)
}

// frame writes what the window shows at this moment.
func (g *player) frame(name string) error {
	if err := g.Frame(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := os.MkdirAll(screens, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(screens, name+".png"))
	if err != nil {
		return err
	}
	picture := image.NewRGBA(g.Screen.Bounds())
	g.Screen.ReadPixels(picture.Pix) // at once: the encoder would ask for each pixel
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	return errors.Join(encoder.Encode(f, picture), f.Close())
}
