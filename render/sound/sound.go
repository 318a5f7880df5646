// Package sound makes every sound of the game by computing it, and plays it. It needs no files, and a machine without
// sound, or one that loses it, simply hears nothing: the game goes on.
//
// Effects are made little by little, a slice in every tick once there is something that plays them, so that neither the
// start of the program nor any frame waits for them.
package sound

import (
	"time"
)

// Limits of what is heard at once, and of how long a sound may wait.
const (
	maxVoices    = 10      // effects that play at the same time
	minTicks     = 4       // ticks between two beginnings of the same effect, which would only be louder
	maxWait      = 12      // ticks that an effect may be late, because it has yet to be made; later is never
	idleWork     = 16_000  // samples computed in a tick while nobody waits for them
	urgentWork   = 400_000 // samples computed in a tick for an effect that has been asked for
	shotAhead    = 100 * time.Millisecond
	surfAhead    = 250 * time.Millisecond
	surfSeed     = 28
	surfFullness = 0.6 // volume of the surf at 100 percent
)

// Player plays effects by their names and the surf behind them. It belongs to the game loop: none of its methods may be
// called from elsewhere.
type Player struct {
	open     func() (output, error)
	out      output // nil until sound may begin, and when there is none
	silent   bool   // for good: muted, or nothing that plays
	unlocked bool
	effects  float64 // volume, 0 to 1
	music    float64 // volume, 0 to 1

	tick   int
	kinds  []*kind
	byName map[string]*kind
	voices []voice
	surf   voice // nil while it is not heard
	makes  bool  // the output has more to prepare
	chance *noise
}

// kind is an effect with the variants that have been made of it.
type kind struct {
	effect
	index  int
	made   [][]float32
	job    *job // the variant that is being made, nil between two
	last   int  // variant played last
	began  int  // tick in which it was last played
	wanted int  // tick until which it may still be played although it was not ready when it was asked for; 0 is not wanted
}

// New makes a player at full volume. A muted one never opens a device and never computes anything.
func New(mute bool) *Player {
	p := newPlayer(openOutput)
	p.silent = mute
	p.unlocked = !gestureNeeded
	if !p.silent && !p.unlocked {
		onGesture(p.Unlock)
	}
	return p
}

func newPlayer(open func() (output, error)) *Player {
	p := &Player{open: open, effects: 1, music: 1, byName: map[string]*kind{}, chance: newNoise(1)}
	for i, e := range effects() {
		k := &kind{effect: e, index: i, last: -1, began: -minTicks}
		p.kinds = append(p.kinds, k)
		p.byName[e.name] = k
	}
	return p
}

// Unlock allows sound to begin. In a browser it must wait for the first click, touch or key, which the player notices by
// itself; elsewhere it may begin at once.
func (p *Player) Unlock() { p.unlocked = true }

// SetVolumes sets how loud effects and music (the surf) are, in percent; what is out of range is brought into it. At 0
// nothing is played, and while both are 0 no device is opened.
func (p *Player) SetVolumes(effects, music int) {
	p.effects, p.music = volume(effects), volume(music)
	if p.out == nil || p.surf == nil {
		return
	}
	if p.music == 0 {
		p.surf.Pause()
		p.surf = nil
		return
	}
	p.surf.SetVolume(surfFullness * p.music)
}

// volume turns percent into a factor for the amplitude. Loudness is heard in proportion to a power of it, so half the way
// of a slider is a quarter of the amplitude.
func volume(percent int) float64 {
	v := float64(min(max(percent, 0), 100)) / 100
	return v * v
}

// Play plays an effect now, or within a fifth of a second if it has yet to be made. An unknown name, volume 0 and a
// machine without sound are silence; it never waits.
func (p *Player) Play(effect string) {
	k := p.byName[effect]
	if k == nil || p.silent || p.out == nil || p.effects == 0 || !p.out.ready() {
		return
	}
	if len(k.made) == 0 {
		k.wanted = p.tick + maxWait
		return
	}
	p.start(k)
}

// Update must be called once a tick by the game loop: it opens the device when it may, makes effects in slices, and
// notices when there is no sound (any more).
func (p *Player) Update() {
	p.tick++
	if p.silent || !p.begun() {
		return
	}
	if p.out.err() != nil {
		p.fallSilent()
		return
	}
	if !p.out.ready() {
		return
	}
	p.synthesise()
	p.playWanted()
	p.tend()
	p.makes = p.out.prepare()
}

// begun opens the output as soon as there is leave and reason to, and reports whether it is open.
func (p *Player) begun() bool {
	if p.out != nil {
		return true
	}
	if !p.unlocked || p.effects == 0 && p.music == 0 {
		return false
	}
	out, err := p.open()
	if err != nil {
		p.fallSilent()
		return false
	}
	p.out = out
	return true
}

// fallSilent ends all sound until the program is started again: a process can open a device only once.
func (p *Player) fallSilent() {
	for _, v := range p.voices {
		v.Pause()
	}
	if p.surf != nil {
		p.surf.Pause()
	}
	p.silent = true
	p.out, p.voices, p.surf = nil, nil, nil
	for _, k := range p.kinds {
		k.made, k.job = nil, nil
	}
}

// synthesise makes a slice of what has yet to be made: first what is wanted, then one variant of each effect, then the
// other variants.
func (p *Player) synthesise() {
	if p.effects == 0 {
		return
	}
	for spent := 0; ; {
		k := p.nextKind()
		if k == nil {
			return
		}
		budget := idleWork
		if k.wanted >= p.tick {
			budget = urgentWork
		}
		if spent >= budget {
			return
		}
		if k.job == nil {
			k.job = newJob(k.effect, k.index, len(k.made))
		}
		spent += k.job.step()
		if k.job.done {
			k.made = append(k.made, k.job.buf)
			k.job = nil
		}
	}
}

// Working reports whether effects or surf are being made, a slice in every tick.
func (p *Player) Working() bool {
	return !p.silent && p.out != nil && p.out.ready() && (p.makes || p.effects > 0 && p.nextKind() != nil)
}

// nextKind is the effect of which a variant should be made next, nil when all are there.
func (p *Player) nextKind() *kind {
	var next *kind
	for _, k := range p.kinds {
		if len(k.made) == 0 && k.wanted >= p.tick {
			return k
		}
		if len(k.made) < k.variants && (next == nil || len(k.made) < len(next.made)) {
			next = k
		}
	}
	return next
}

// playWanted plays what was asked for before it was ready, unless that was too long ago.
func (p *Player) playWanted() {
	for _, k := range p.kinds {
		if k.wanted == 0 || len(k.made) == 0 {
			continue
		}
		if k.wanted >= p.tick {
			p.start(k)
		}
		k.wanted = 0
	}
}

// start begins to play an effect: another variant than the last time, a little to one side, a little louder or softer.
func (p *Player) start(k *kind) {
	if p.tick-k.began < minTicks || len(p.voices) >= maxVoices {
		return
	}
	if n := len(k.made); n > 1 && k.last >= 0 {
		k.last = (k.last + 1 + int(p.chance.bits()%uint64(n-1))) % n
	} else {
		k.last = 0
	}
	sound := newShot(k.made[k.last], p.chance.between(0.4, 0.6))
	v, err := p.out.play(sound, p.effects*p.chance.between(0.85, 1), shotAhead)
	if err != nil {
		return // this one is not heard; whether others will be, err of the output says
	}
	k.began = p.tick
	p.voices = append(p.voices, v)
}

// tend forgets the voices that have ended, and lets the surf be heard if it should.
func (p *Player) tend() {
	kept := p.voices[:0]
	for _, v := range p.voices {
		if v.IsPlaying() {
			kept = append(kept, v)
		}
	}
	clear(p.voices[len(kept):])
	p.voices = kept
	if p.surf == nil && p.music > 0 {
		if v, err := p.out.play(newSurf(surfSeed), surfFullness*p.music, surfAhead); err == nil {
			p.surf = v
		}
	}
}
