//go:build !js

package sound

import (
	"errors"
	"fmt"
	"time"

	"github.com/ebitengine/oto/v3"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/jfreymuth/oggvorbis"

	"islas/assets"
	"islas/render/platform/crash"
	"islas/render/platform/preflight"
)

// gestureNeeded reports whether sound has to wait for a click, a touch or a key.
const gestureNeeded = false

// onGesture is not needed here.
func onGesture(func()) {}

// openOutput begins to open the sound device and does not wait for it. It must be called from the game loop.
func openOutput() (output, error) {
	var info ebiten.DebugInfo
	if ebiten.ReadDebugInfo(&info); info.GraphicsLibrary == ebiten.GraphicsLibraryRemote {
		return openEngine(), nil // the guest of a test
	}
	d := &device{found: make(chan opening, 1)}
	go func() {
		o := opening{}
		if p := crash.Try("sound", func() { o = openDevice() }); p != nil {
			o = opening{err: p} // then the game is silent
		}
		d.found <- o
	}()
	return d, nil
}

// opening is what came of looking for a device.
type opening struct {
	context *oto.Context
	opened  <-chan struct{} // closed when the device has been opened, or could not be
	err     error
}

// openDevice looks for a device, which can take a second or two where a sound server does not answer, and begins to open
// it. Where there is none nothing is opened, because the libraries of the system would fill the terminal with complaints.
func openDevice() opening {
	if !preflight.SoundAvailable() {
		return opening{err: errors.New("no sound device can be opened: connect one and start the game again")}
	}
	c, opened, err := oto.NewContext(&oto.NewContextOptions{SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE})
	return opening{c, opened, err}
}

// device plays by the library below the engine's own package. There, a device that does not open, or is unplugged in the
// middle of a game, is an error to be asked for and not the end of the game.
type device struct {
	found   chan opening // gets one
	opening opening      // what was got; without a context and an error while nothing was
}

// look takes what came of looking for a device if that is known.
func (d *device) look() opening {
	select {
	case d.opening = <-d.found:
	default:
	}
	return d.opening
}

func (d *device) ready() bool {
	o := d.look()
	if o.context == nil {
		return false
	}
	select {
	case <-o.opened:
		return true
	default:
		return false
	}
}

func (d *device) err() error {
	o := d.look()
	if o.context == nil {
		return o.err
	}
	return o.context.Err()
}

func (d *device) prepare() bool { return false }

func (d *device) hidden() bool { return ebiten.IsWindowMinimized() }

func (d *device) play(s source, volume float64, ahead time.Duration) (voice, error) {
	o := d.look()
	if o.context == nil {
		return nil, errors.New("the sound device is not open yet")
	}
	v := &streamVoice{stream: newStream(s, volume)}
	p := o.context.NewPlayer(v.stream)
	p.SetBufferSize(frames(ahead) * bytesPerFrame)
	p.Play()
	v.player = p
	return v, nil
}

func (d *device) effects() ([]byte, error) { return assets.Effects, nil }

func (d *device) piece(game, name string) (func(float64) (voice, error), error) {
	return embedded(d, game, name)
}

// streamVoice is a stream that a device reads.
type streamVoice struct {
	stream *stream
	player interface{ IsPlaying() bool } // which must be kept for as long as it plays
}

func (v *streamVoice) playing() bool                         { return v.player.IsPlaying() }
func (v *streamVoice) fade(volume float64, in time.Duration) { v.stream.fade(volume, in, false) }
func (v *streamVoice) stop(in time.Duration)                 { v.stream.fade(0, in, true) }

// musicAhead is how far music is read ahead, and so by how much it is late to become softer.
const musicAhead = 200 * time.Millisecond

// embedded finds a piece among the files of the program, and plays it by an output while it is decoded.
func embedded(out output, game, name string) (start func(float64) (voice, error), err error) {
	file, err := assets.Music.Open(game + "/music/" + name + ".ogg")
	if err != nil {
		return nil, err
	}
	return func(volume float64) (voice, error) {
		r, err := oggvorbis.NewReader(file)
		if err != nil {
			return nil, err
		}
		if r.Channels() != 2 || r.SampleRate() != rate {
			return nil, fmt.Errorf("%s: %d channels at %d Hz, want 2 at %d", name, r.Channels(), r.SampleRate(), rate)
		}
		return out.play(&decoder{reader: r}, volume, musicAhead)
	}, nil
}

// decoder is a piece of music that is decoded while it is heard.
type decoder struct {
	reader  *oggvorbis.Reader
	decoded [2 * blockFrames]float32
}

func (d *decoder) fill(frames []frame) int {
	n := 0
	for n < len(frames) {
		got, err := d.reader.Read(d.decoded[:2*(len(frames)-n)])
		for i := range got / 2 {
			frames[n+i] = frame{d.decoded[2*i], d.decoded[2*i+1]}
		}
		if n += got / 2; err != nil || got == 0 {
			break
		}
	}
	return n
}

// engine plays by the engine's own package. The engine ends the game when that finds no device, or loses it: so it serves
// only where that can't happen, as the guest of a test, whose host hears what is played.
type engine struct{ context *audio.Context }

func openEngine() *engine {
	c := audio.CurrentContext()
	if c == nil {
		c = audio.NewContext(rate)
	}
	return &engine{c}
}

func (e *engine) ready() bool   { return e.context.IsReady() }
func (e *engine) err() error    { return nil }
func (e *engine) hidden() bool  { return false }
func (e *engine) prepare() bool { return false }

func (e *engine) play(s source, volume float64, ahead time.Duration) (voice, error) {
	v := &streamVoice{stream: newStream(s, volume)}
	p, err := e.context.NewPlayerF32(v.stream)
	if err != nil {
		return nil, err
	}
	p.SetBufferSize(ahead)
	p.Play()
	v.player = p
	return v, nil
}

func (e *engine) effects() ([]byte, error) { return assets.Effects, nil }

func (e *engine) piece(game, name string) (func(float64) (voice, error), error) {
	return embedded(e, game, name)
}
