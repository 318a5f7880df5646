package blackbox

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

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

// weights implements driven.
func (g *player) weights() []pilot.Weight { return g.clicks }

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
