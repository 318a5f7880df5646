package sound

import (
	"errors"
	"os"
	"testing"
	"time"

	"islas/render/services"
)

var _ services.Sound = (*Player)(nil)

// ear is an output that remembers what it was asked to play.
type ear struct {
	opening  bool
	broken   error
	unseen   bool // the program is hidden
	left     int  // slices to prepare
	fetching bool // pieces are on their way
	missing  bool // there are no pieces
	asked    int  // how often a piece was asked for
	voices   []*heardVoice
}

type heardVoice struct {
	piece  string // name of the piece, "" for a source
	source source
	volume float64 // to which it goes
	in     time.Duration
	ended  bool
}

func (v *heardVoice) playing() bool                         { return !v.ended }
func (v *heardVoice) fade(volume float64, in time.Duration) { v.volume, v.in = volume, in }
func (v *heardVoice) stop(in time.Duration)                 { v.volume, v.in, v.ended = 0, in, true }

func (e *ear) ready() bool  { return !e.opening }
func (e *ear) err() error   { return e.broken }
func (e *ear) hidden() bool { return e.unseen }

// prepare makes a slice as long as there is something left.
func (e *ear) prepare() bool {
	e.left = max(0, e.left-1)
	return e.left > 0
}

func (e *ear) play(s source, volume float64, _ time.Duration) (voice, error) {
	v := &heardVoice{source: s, volume: volume}
	e.voices = append(e.voices, v)
	return v, nil
}

func (e *ear) effects() ([]byte, error) { return os.ReadFile("../../assets/sound/effects.ogg") }

func (e *ear) piece(game, name string) (func(float64) (voice, error), error) {
	e.asked++
	if e.missing {
		return nil, errors.New("missing")
	}
	if e.fetching {
		return nil, nil
	}
	return func(volume float64) (voice, error) {
		v := &heardVoice{piece: game + " " + name, volume: volume}
		e.voices = append(e.voices, v)
		return v, nil
	}, nil
}

// last is the voice that was begun last.
func (e *ear) last() *heardVoice { return e.voices[len(e.voices)-1] }

// heardBy returns an unlocked player with volumes, and what it is heard by.
func heardBy(v services.Volumes) (*Player, *ear) {
	e := &ear{}
	p := newPlayer(func() (output, error) { return e, nil })
	p.Unlock()
	p.SetVolumes(v)
	return p, e
}

// decoded lets all effects be decoded.
func decoded(t *testing.T, p *Player) {
	t.Helper()
	for ticks := 0; !p.stored || !p.bank.done(); ticks++ {
		if p.Update(); p.Working() == p.bank.done() {
			t.Fatal("it is not said that effects are being decoded")
		}
		if ticks > 60*15 {
			t.Fatal("the effects do not get ready")
		}
	}
}

// Every effect is heard once it is decoded, in another variant than the last time, and never too much at once.
func TestPlay(t *testing.T) {
	p, e := heardBy(services.Volumes{Effects: 100})
	p.Update()
	p.Play("victory")
	if len(e.voices) > 0 {
		t.Error("an effect is played that is not decoded")
	}
	decoded(t, p)
	for name, k := range p.bank.kinds {
		heard := map[int]bool{}
		for range 20 {
			last := k.last
			p.Play(name)
			v := e.last()
			if k.last == last && len(k.takes) > 1 || v.volume < 0.8 || v.volume > 1 {
				t.Errorf("%s: variant %d after %d, at volume %.2f", name, k.last, last, v.volume)
			}
			if h := measure(whole(v.source)); !h.finite || h.peak < 0.02 || h.peak > 1 {
				t.Errorf("%s: variant %d has peak %.3f", name, k.last, h.peak)
			}
			heard[k.last], v.ended = true, true
			for range minTicks {
				p.Update()
			}
		}
		if len(heard) != len(k.takes) {
			t.Errorf("%s: heard are %d of %d variants", name, len(heard), len(k.takes))
		}
	}
	before := len(e.voices)
	p.Play("thunder")
	for range 5 {
		p.Play("card")
	}
	if len(e.voices) != before+1 {
		t.Errorf("%d voices in a tick, want a card", len(e.voices)-before)
	}
	for range 200 { // an instant game
		for name := range p.bank.kinds {
			p.Play(name)
		}
		p.Update()
	}
	if len(p.voices) > maxVoices {
		t.Errorf("%d effects at once, want at most %d", len(p.voices), maxVoices)
	}
}

// whole is the left side of a source that ends.
func whole(s source) (left []float32) {
	var frames [blockFrames]frame
	for n := blockFrames; n == blockFrames; {
		n = s.fill(frames[:])
		for _, f := range frames[:n] {
			left = append(left, f[0])
		}
	}
	return left
}

func TestVolumes(t *testing.T) {
	p, e := heardBy(services.Volumes{})
	opened := false
	p.open = func() (output, error) { opened = true; return e, nil }
	p.SetMood(pieces, services.AtTitle)
	for range 100 {
		p.Update()
		p.Play("card")
	}
	if opened {
		t.Error("a device is opened although all volumes are 0")
	}
	p.SetVolumes(services.Volumes{Surf: 50})
	p.Update()
	if !opened || len(e.voices) != 1 || e.asked > 0 || p.stored {
		t.Fatalf("surf at half: opened %t, %d streams, %d pieces asked for; want the surf alone", opened, len(e.voices), e.asked)
	}
	sea := e.voices[0]
	for _, c := range []struct {
		percent int
		want    float64
	}{{50, surfFullness * 0.25}, {500, surfFullness}, {-3, 0}} {
		if p.SetVolumes(services.Volumes{Surf: c.percent}); sea.volume != c.want {
			t.Errorf("surf of %d percent at %.2f, want %.2f", c.percent, sea.volume, c.want)
		}
	}
	if p.Update(); !sea.ended {
		t.Error("surf goes on at volume 0")
	}
	p.SetVolumes(services.Volumes{Surf: 30})
	if p.Update(); len(e.voices) != 2 {
		t.Error("surf does not come back")
	}
}

// A muted player, and one that waits for the first gesture, open nothing; one without a device tries once.
func TestSilent(t *testing.T) {
	tries := 0
	muted := New(true)
	muted.open = func() (output, error) { tries++; return &ear{}, nil }
	locked := newPlayer(muted.open)
	muted.Unlock()
	for range 10 {
		for _, p := range []*Player{muted, locked} {
			p.SetMood(pieces, services.AtTitle)
			p.Update()
			p.Play("bell")
		}
	}
	if tries > 0 || muted.Working() || locked.Working() {
		t.Errorf("opened %d times", tries)
	}
	broken := newPlayer(func() (output, error) { tries++; return nil, errors.New("no sound") })
	broken.Unlock()
	for range 10 {
		broken.Update()
		broken.Play("card")
	}
	if tries != 1 {
		t.Errorf("tried %d times to open, want once", tries)
	}
}

func TestDeviceLost(t *testing.T) {
	p, e := heardBy(services.Volumes{Effects: 100, Music: 100, Surf: 100})
	decoded(t, p)
	p.SetMood(pieces, services.AtTitle)
	p.now = func() time.Time { return time.Now().Add(time.Minute) }
	p.Update()
	p.Play("bell")
	e.broken = errors.New("unplugged")
	for range 10 {
		p.Update()
		p.Play("card")
		p.SetMood(pieces, services.Over)
	}
	for i, v := range e.voices {
		if !v.ended {
			t.Errorf("stream %d goes on", i)
		}
	}
	if len(e.voices) != 3 {
		t.Errorf("%d streams, want surf, theme and bell", len(e.voices))
	}
	p.SetVolumes(services.Volumes{Effects: 10, Music: 10, Surf: 10}) // must not wake anything
	p.Update()
}

// The program goes on for as long as the output has something to prepare, and then rests.
func TestWorkingWhileTheOutputPrepares(t *testing.T) {
	p, e := heardBy(services.Volumes{Surf: 50})
	e.left = 3
	for tick, want := range []bool{true, true, false, false} {
		if p.Update(); p.Working() != want {
			t.Errorf("tick %d: working %t, want %t", tick, p.Working(), want)
		}
	}
}
