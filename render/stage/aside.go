package stage

import (
	"islas/game"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/ui"
)

// Camera draws frames of an interface on a picture of its own, which nobody sees. It is used from the goroutine that draws.
type Camera interface {
	// Take draws what u recorded last, which is always the same interface, and copies the picture into pixels: red, green, blue and
	// opacity of each, all opaque.
	Take(u *ui.UI, pixels []uint8)
	// Close lets go of the picture.
	Close()
}

// Stretch is a part of a match that a replay shows by itself, without its controls.
type Stretch struct {
	From, To int       // how many steps have happened when it begins and ends: both are stops of the replay
	Seat     game.Seat // as whom it is seen, NoSeat with everything open
	Speed    int       // place among the speeds of replays
	Over     bool      // all of it has been shown
}

// Aside returns a stage for a replay that nobody sees, for a film of it: in the words, the look and the settings of this stage, with
// pictures of its own and in silence. Nothing of what happens there is kept.
func (s *Stage) Aside(art *paint.Painter, stretch *Stretch) *Stage {
	return &Stage{
		Options: s.Options, Games: s.Games, Game: s.Game, Settings: s.Settings, Store: store.NewMemory(), Texts: s.Texts, Theme: s.Theme,
		Art: art, Sound: silence{}, Routes: s.Routes, Stretch: stretch,
	}
}

// silence is a sound that nobody hears.
type silence struct{}

func (silence) Play(string)         {}
func (silence) SetVolumes(int, int) {}
func (silence) Update()             {}
