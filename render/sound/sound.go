// Package sound plays what the games are heard by: effects, music and the surf, each as loud as it is told. A machine without sound, one
// that loses it, and a missing file are silence: the game goes on.
//
// Effects are samples from one file (assets/sound), which is decoded a slice in every tick. Music is files of Ogg Vorbis, decoded while they
// are heard: natively by the program, in a browser by the browser. There both are fetched when their time comes. When that is, the playlist
// says. The surf alone is computed: it never repeats, and needs no file. What fades does so in what is played, so that the game loop can rest.
package sound

import (
	"time"

	"islas/assets"
	"islas/render/services"
)

// Limits of what is heard at once.
const (
	maxVoices    = 10        // effects that play at the same time
	minTicks     = 4         // ticks between two beginnings of the same effect, which would only be louder
	slice        = rate / 10 // frames of effects that are decoded in a tick
	shotAhead    = 100 * time.Millisecond
	surfAhead    = 250 * time.Millisecond
	surfRise     = 2500 * time.Millisecond
	surfSeed     = 28
	surfFullness = 0.6 // volume of the surf at 100 percent
	brief        = 100 * time.Millisecond
)

// weighty are the effects under which music is softer.
var weighty = map[string]bool{"bell": true, "drum": true, "fanfare": true, "horn": true, "victory": true}

// Player implements services.Sound. It belongs to the game loop: none of its methods may be called from elsewhere.
type Player struct {
	open     func() (output, error)
	now      func() time.Time
	out      output // nil until sound may begin, and when there is none
	silent   bool   // for good: muted, or nothing that plays
	unlocked bool
	hidden   bool    // nobody can see the program, so nothing is heard
	effects  float64 // volume, 0 to 1
	sea      float64 // volume, 0 to 1

	tick   int
	bank   *bank // empty until the output has the effects
	stored bool  // it is not, or there are none
	voices []voice
	surf   voice // nil while it is not heard
	makes  bool  // the output has more to prepare
	chance *noise
	music  playlist
}

// New makes a player at full volume. A muted one never opens a device and never decodes anything.
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
	chance := newNoise(1)
	return &Player{open: open, now: time.Now, effects: 1, sea: 1, bank: &bank{}, chance: chance, music: playlist{volume: 1, chance: chance}}
}

// Unlock allows sound to begin. In a browser it must wait for the first click, touch or key, which the player notices by
// itself; elsewhere it may begin at once.
func (p *Player) Unlock() { p.unlocked = true }

// SetVolumes sets how loud effects, music and the surf are; what is out of range is brought into it. At 0 nothing is played, or fetched,
// and while all are 0 no device is opened.
func (p *Player) SetVolumes(v services.Volumes) {
	p.effects, p.sea, p.music.volume = volume(v.Effects), volume(v.Surf), volume(v.Music)
	if p.surf != nil && !p.hidden {
		p.surf.fade(surfFullness*p.sea, brief)
	}
	p.music.adjust(brief)
}

// volume turns percent into a factor for the amplitude. Loudness is heard in proportion to a power of it, so half the way
// of a slider is a quarter of the amplitude.
func volume(percent int) float64 {
	v := float64(min(max(percent, 0), 100)) / 100
	return v * v
}

// SetMood tells the music of which game is to be heard, and what goes on.
func (p *Player) SetMood(m services.Music, mood services.Mood) { p.music.turn(m, mood, p.now()) }

// Play plays an effect now. An unknown name, one that is not decoded yet, volume 0 and a machine without sound are silence. The fanfare of a
// game takes the place of the effect "victory".
func (p *Player) Play(effect string) {
	if p.silent || p.hidden || p.out == nil || !p.out.ready() || effect == "victory" && p.music.fanfare(p.out) {
		return
	}
	k := p.bank.kinds[effect]
	if k == nil || p.effects == 0 || p.tick-k.began < minTicks || len(p.voices) >= maxVoices {
		return
	}
	mono := p.bank.pick(k, p.chance)
	if mono == nil {
		return
	}
	s := newShot(mono, p.chance.between(0.4, 0.6), p.chance.around(1, 0.02))
	v, err := p.out.play(s, p.effects*p.chance.between(0.85, 1), shotAhead)
	if err != nil {
		return // this one is not heard; whether others will be, err of the output says
	}
	k.began = p.tick
	p.voices = append(p.voices, v)
	if weighty[effect] {
		p.music.duck(p.now().Add(time.Duration(len(mono)) * time.Second / rate))
	}
}

// Update must be called by the game loop, once a tick: it opens the device when it may, decodes effects in slices, goes on in the playlist,
// and notices when there is no sound (any more). While nothing moves a tick a second is enough.
func (p *Player) Update() {
	p.tick++
	if p.silent || !p.begun() {
		return
	}
	if p.out.err() != nil {
		p.fallSilent()
		return
	}
	if !p.out.ready() || p.hide(p.out.hidden()) {
		return
	}
	if p.effects > 0 {
		p.store()
		p.bank.step()
	}
	p.tend()
	p.makes = p.out.prepare()
	p.music.update(p.out, p.now())
}

// store takes the effects as soon as the output has them.
func (p *Player) store() {
	if p.stored {
		return
	}
	ogg, err := p.out.effects()
	if ogg == nil && err == nil {
		return
	}
	p.stored = true
	if b, err := newBank(assets.EffectsIndex, ogg); err == nil {
		p.bank = b
	}
}

// begun opens the output as soon as there is leave and reason to, and reports whether it is open.
func (p *Player) begun() bool {
	if p.out != nil {
		return true
	}
	if !p.unlocked || p.effects == 0 && p.sea == 0 && p.music.volume == 0 {
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
	for _, v := range append(p.voices, p.surf, p.music.voice) {
		if v != nil {
			v.stop(0)
		}
	}
	p.silent = true
	p.out, p.voices, p.surf, p.music.voice, p.bank = nil, nil, nil, nil, &bank{}
}

// hide lets surf and music rest while nobody can see the program, and go on afterwards. It returns whether they rest.
func (p *Player) hide(hidden bool) bool {
	if hidden == p.hidden {
		return hidden
	}
	p.hidden, p.music.hidden = hidden, hidden
	p.music.adjust(hiding)
	if p.surf != nil {
		sea := surfFullness * p.sea
		if hidden {
			sea = 0
		}
		p.surf.fade(sea, hiding)
	}
	return hidden
}

// hiding is how long surf and music take to fade when the program is hidden.
const hiding = 500 * time.Millisecond

// Working reports whether effects are being decoded or the surf is being made, a slice in every tick.
func (p *Player) Working() bool {
	return !p.silent && !p.hidden && p.out != nil && p.out.ready() && (p.makes || p.effects > 0 && !p.bank.done())
}

// tend forgets the voices that have ended, and lets the surf be heard if it should.
func (p *Player) tend() {
	kept := p.voices[:0]
	for _, v := range p.voices {
		if v.playing() {
			kept = append(kept, v)
		}
	}
	clear(p.voices[len(kept):])
	p.voices = kept
	switch {
	case p.surf == nil && p.sea > 0:
		if v, err := p.out.play(newSurf(surfSeed), 0, surfAhead); err == nil {
			v.fade(surfFullness*p.sea, surfRise)
			p.surf = v
		}
	case p.surf != nil && p.sea == 0:
		p.surf.stop(brief)
		p.surf = nil
	}
}
