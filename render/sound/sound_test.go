package sound

import (
	"errors"
	"io"
	"islas/render/services"
	"testing"
	"time"
)

var _ services.Sound = (*Player)(nil)

// ear is an output that remembers what it was asked to play.
type ear struct {
	opening bool
	broken  error
	left    int // slices to prepare
	voices  []*heardVoice
}

type heardVoice struct {
	stream  io.Reader
	volume  float64
	playing bool
}

func (v *heardVoice) IsPlaying() bool          { return v.playing }
func (v *heardVoice) SetVolume(volume float64) { v.volume = volume }
func (v *heardVoice) Pause()                   { v.playing = false }

func (e *ear) ready() bool { return !e.opening }
func (e *ear) err() error  { return e.broken }

// prepare makes a slice as long as there is something left.
func (e *ear) prepare() bool {
	e.left = max(0, e.left-1)
	return e.left > 0
}

func (e *ear) play(s source, volume float64, _ time.Duration) (voice, error) {
	v := &heardVoice{newStream(s), volume, true}
	e.voices = append(e.voices, v)
	return v, nil
}

// heardBy is an unlocked player and what it is heard by.
func heardBy() (*Player, *ear) {
	e := &ear{}
	p := newPlayer(func() (output, error) { return e, nil })
	p.Unlock()
	return p, e
}

// made lets every variant of every effect be made.
func made(t *testing.T, p *Player) (ticks int) {
	t.Helper()
	for ; ticks < 10_000; ticks++ {
		p.Update()
		if p.Working() != (p.nextKind() != nil) {
			t.Fatal("it is not said whether effects are being made")
		}
		if p.nextKind() == nil {
			return ticks
		}
	}
	t.Fatal("the effects do not get ready")
	return 0
}

func TestPlay(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	ticks := made(t, p)
	t.Logf("all made after %d ticks", ticks)
	if ticks > 60*15 {
		t.Errorf("%d ticks until everything was made, want at most a quarter of a minute", ticks)
	}
	for _, k := range p.kinds {
		before := len(e.voices)
		p.Play(k.name)
		if len(e.voices) != before+1 {
			t.Fatalf("%s is not played at once", k.name)
		}
		v := e.voices[before]
		if left, _ := hear(t, v.stream, 3, 4096); measure(left).peak < 0.1 {
			t.Errorf("%s can't be heard", k.name)
		}
		if v.volume < 0.8 || v.volume > 1 {
			t.Errorf("%s at volume %.2f, want nearly 1", k.name, v.volume)
		}
		v.playing = false
		p.Update()
	}
	before := len(e.voices)
	p.Play("thunder")
	p.Play("")
	if len(e.voices) != before {
		t.Error("an unknown effect is played")
	}
}

func TestPlayWhatIsNotYetMade(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	p.Update()
	p.Play("victory") // the last and the longest
	if len(e.voices) != 0 {
		t.Fatal("played what was not made")
	}
	for range maxWait {
		p.Update()
	}
	if len(e.voices) != 1 {
		t.Fatalf("%d sounds after %d ticks, want 1", len(e.voices), maxWait)
	}
	for range 100 {
		p.Update()
	}
	if len(e.voices) != 1 {
		t.Error("it is played again")
	}
}

func TestTooLateIsNever(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	p.Update()
	p.Play("victory")
	p.tick += maxWait + 1
	made(t, p)
	if len(e.voices) != 0 {
		t.Error("a sound came long after what it belongs to")
	}
}

func TestSlicesAreSmall(t *testing.T) {
	largest := 0
	for i, e := range effects() {
		for variant := range e.variants {
			for j := newJob(e, i, variant); !j.done; {
				largest = max(largest, j.step())
			}
		}
	}
	if limit := 3 * 2 * rate; largest > limit {
		t.Errorf("one step computes %d samples, want at most %d", largest, limit)
	}
}

func TestNotTheSameTwice(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	made(t, p)
	k := p.byName["card"]
	for range 50 {
		last := k.last
		p.Play("card")
		if k.last == last {
			t.Fatal("the same variant twice in a row")
		}
		e.voices[len(e.voices)-1].playing = false
		for range minTicks {
			p.Update()
		}
	}
}

func TestCrowd(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	made(t, p)
	for range 5 {
		p.Play("card")
	}
	if len(e.voices) != 1 {
		t.Errorf("%d of the same effect in one tick, want 1", len(e.voices))
	}
	for range 200 { // an instant game
		for _, k := range p.kinds {
			p.Play(k.name)
		}
		p.Update()
	}
	if len(p.voices) > maxVoices || len(e.voices) > maxVoices {
		t.Errorf("%d sounds at once, want at most %d", len(p.voices), maxVoices)
	}
}

func TestVolumes(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(0, 0)
	opened := false
	p.open = func() (output, error) { opened = true; return e, nil }
	for range 100 {
		p.Update()
		p.Play("card")
	}
	if opened {
		t.Error("a device is opened although both volumes are 0")
	}
	p.SetVolumes(0, 50)
	p.Update()
	if !opened || len(e.voices) != 1 {
		t.Fatalf("music at half: opened %t, %d streams, want the surf alone", opened, len(e.voices))
	}
	sea := e.voices[0]
	if sea.volume != surfFullness*0.25 {
		t.Errorf("surf at %.2f, want %.2f", sea.volume, surfFullness*0.25)
	}
	p.SetVolumes(0, 500)
	if sea.volume != surfFullness {
		t.Errorf("surf at %.2f, want %.2f", sea.volume, surfFullness)
	}
	p.SetVolumes(0, -3)
	if sea.playing {
		t.Error("surf goes on at volume 0")
	}
	p.SetVolumes(30, 30)
	p.Update()
	if len(e.voices) != 2 {
		t.Error("surf does not come back")
	}
}

func TestMuteOpensNothing(t *testing.T) {
	p := New(true)
	p.open = func() (output, error) { t.Fatal("opened"); return nil, nil }
	p.Unlock()
	for range 10 {
		p.SetVolumes(100, 100)
		p.Update()
		p.Play("bell")
	}
	for _, k := range p.kinds {
		if len(k.made) > 0 || k.job != nil {
			t.Error("a muted player computes sounds")
		}
	}
}

func TestLocked(t *testing.T) {
	e := &ear{}
	opened := false
	p := newPlayer(func() (output, error) { opened = true; return e, nil })
	for range 10 {
		p.Update()
		p.Play("card")
	}
	if opened || len(p.kinds[0].made) > 0 {
		t.Fatal("opened or computed before the first gesture")
	}
	p.Unlock()
	p.Update()
	if !opened || len(e.voices) == 0 {
		t.Error("no sound after the first gesture")
	}
}

func TestNoBurstWhenTheDeviceOpens(t *testing.T) {
	p, e := heardBy()
	p.SetVolumes(100, 0)
	e.opening = true
	for range 30 {
		p.Update()
		p.Play("card")
		p.Play("bell")
	}
	e.opening = false
	for range 100 {
		p.Update()
	}
	if len(e.voices) != 0 {
		t.Errorf("%d old sounds when the device opens, want none", len(e.voices))
	}
}

func TestWithoutDevice(t *testing.T) {
	tries := 0
	p := newPlayer(func() (output, error) { tries++; return nil, errors.New("no sound") })
	p.Unlock()
	for range 10 {
		p.Update()
		p.Play("card")
	}
	if tries != 1 {
		t.Errorf("tried %d times to open, want once", tries)
	}
}

func TestDeviceLost(t *testing.T) {
	p, e := heardBy()
	made(t, p)
	p.Play("bell")
	e.broken = errors.New("unplugged")
	for range 10 {
		p.Update()
		p.Play("card")
	}
	for i, v := range e.voices {
		if v.playing {
			t.Errorf("stream %d goes on", i)
		}
	}
	if len(e.voices) != 2 {
		t.Errorf("%d streams, want the surf and the bell", len(e.voices))
	}
	p.SetVolumes(10, 10) // must not wake anything
	p.Update()
}
