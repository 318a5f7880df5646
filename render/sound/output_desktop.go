//go:build !js

package sound

import (
	"io"
	"time"

	"github.com/ebitengine/oto/v3"
	"github.com/hajimehoshi/ebiten/v2"
)

// gestureNeeded reports whether sound has to wait for a click, a touch or a key.
const gestureNeeded = false

// openOutput begins to open the sound device and does not wait for it. It must be called from the game loop.
func openOutput() (output, error) {
	var info ebiten.DebugInfo
	if ebiten.ReadDebugInfo(&info); info.GraphicsLibrary == ebiten.GraphicsLibraryRemote {
		return openEngine(), nil // the guest of a test
	}
	c, opened, err := oto.NewContext(&oto.NewContextOptions{SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE})
	if err != nil {
		return nil, err
	}
	return &device{c, opened}, nil
}

// device plays by the library below the engine's own package. There, a device that does not open, or is unplugged in the
// middle of a game, is an error to be asked for and not the end of the game.
type device struct {
	context *oto.Context
	opened  <-chan struct{} // closed when the device has been opened, or could not be
}

func (d *device) ready() bool {
	select {
	case <-d.opened:
		return true
	default:
		return false
	}
}

func (d *device) err() error { return d.context.Err() }

func (d *device) play(r io.Reader, volume float64, ahead time.Duration) (voice, error) {
	p := d.context.NewPlayer(r)
	p.SetBufferSize(int(ahead*rate/time.Second) * bytesPerFrame)
	p.SetVolume(volume)
	p.Play()
	return p, nil
}

// onGesture is not needed here.
func onGesture(func()) {}
