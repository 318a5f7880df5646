package sound

import (
	"io"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// output is what plays streams, or does not.
type output interface {
	// ready reports whether what is played now is heard now.
	ready() bool
	// err is why nothing will be heard from now on, nil while all is well.
	err() error
	// play begins to play r, stereo 32-bit floats, at a volume from 0 to 1, reading ahead by about so much time.
	play(r io.Reader, volume float64, ahead time.Duration) (voice, error)
}

// voice is a stream that is being played.
type voice interface {
	IsPlaying() bool
	SetVolume(volume float64)
	Pause()
}

// engine plays by the engine's own package. The engine ends the game when that finds no device, or loses it: so it serves
// only where that can't happen, in a browser and as the guest of a test, whose host hears what is played.
type engine struct{ context *audio.Context }

func openEngine() *engine {
	c := audio.CurrentContext()
	if c == nil {
		c = audio.NewContext(rate)
	}
	return &engine{c}
}

func (e *engine) ready() bool { return e.context.IsReady() }

func (e *engine) err() error { return nil }

func (e *engine) play(r io.Reader, volume float64, ahead time.Duration) (voice, error) {
	p, err := e.context.NewPlayerF32(r)
	if err != nil {
		return nil, err
	}
	p.SetBufferSize(ahead)
	p.SetVolume(volume)
	p.Play()
	return p, nil
}
