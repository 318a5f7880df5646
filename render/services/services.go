// Package services is what scenes are given whichever game is played: settings, store, texts, the painter, sound, voice, the
// clock, files and pictures. It knows no scene and no game.
package services

import (
	"path/filepath"
	"time"

	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sound is what scenes may ask of the sound: to play an effect by its name. An unknown name, or a machine without sound,
// is silence.
type Sound interface {
	Play(effect string)
	SetVolumes(effects, music int) // percent
	Update()                       // once a tick
}

// Silence is a sound that nobody hears.
type Silence struct{}

// Play does nothing.
func (Silence) Play(string) {}

// SetVolumes does nothing.
func (Silence) SetVolumes(int, int) {}

// Update does nothing.
func (Silence) Update() {}

// Camera draws frames of an interface on a picture of its own, which nobody sees. It is used from the goroutine that draws.
type Camera interface {
	// Take draws what u recorded last, which is always the same interface, and copies the picture into pixels: red, green, blue and
	// opacity of each, all opaque.
	Take(u *ui.UI, pixels []uint8)
	// Close lets go of the picture.
	Close()
}

// Snap draws a frame of the interface that many pixels large, scale of them a design unit, and returns it as a file in the format PNG.
type Snap func(w, h int, scale float64, frame func(u *ui.UI)) ([]byte, error)

// Water is how the sea moves. The program moves it on by itself while the player is active, and runs a frame of the scene
// for every step; the zero value is a still sea.
type Water struct {
	Lively bool // it moves, or rests only for want of a player; otherwise nothing on it is to move at all
	Step   int  // paint.GlintRate of them are a second
}

// Services is the services of the program.
type Services struct {
	Settings  settings.Settings
	System    settings.System // what the system asks of all programs
	PageFills bool            // the page can take the whole screen; false where there is none
	Parallel  bool            // goroutines run beside the frames; false in a browser
	Speaks    bool            // there may be a speech of the system to be spoken with
	Store     store.Store
	Texts     *locales.Catalogue // of the chosen game, too
	Tongues   *locales.Own       // languages that were added to those of the program; nil for none
	Theme     *theme.Theme
	Art       *paint.Painter
	Sound     Sound
	Voice     Voice
	PickFile  func()                // asks the player for a file and shows it, or says how one is shown; nil where nothing can ask
	PickFont  func()                // asks for the file of a font and takes it (TakeFont); nil where nothing can ask
	Newer     func() (begin func()) // what begins a newer version of the program that waits beside it, nil for none; nil where none comes
	Snap      Snap                  // nil where nothing can draw
	Camera    func(w, h int) Camera // of so many pixels; nil where nothing can draw
	Water     Water
	Now       func() time.Time // the clock by which games are saved; nil for that of the machine

	sealed  bool               // the file of the settings can't be read, and is not to be overwritten
	loaded  *settings.Settings // as they were loaded or kept last; nil before that
	changed bool               // settings that the frame around the scenes must follow up
	notices []string
	font    *keptFont // of somebody's own; nil until it is asked for
}

// Clock returns the clock by which games are saved.
func (s *Services) Clock() func() time.Time {
	if s.Now == nil {
		return time.Now
	}
	return s.Now
}

// Path returns where a file of the store lies, for somebody who looks for it.
func (s *Services) Path(name string) string { return filepath.Join(s.Store.Where(), name) }

// Notify shows a sentence for a few seconds over whatever scene is running.
func (s *Services) Notify(sentence string) { s.notices = append(s.notices, sentence) }

// Tell shows the text of a key, as Notify does.
func (s *Services) Tell(key string, params ...any) { s.Notify(s.Texts.Text(key, params...)) }

// TakeNotices returns the sentences to show and forgets them.
func (s *Services) TakeNotices() []string {
	n := s.notices
	s.notices = nil
	return n
}

// TellNotSaved says that a file could not be saved, in a sentence that names the place; where nothing can be and there is no place, it says
// that.
func (s *Services) TellNotSaved(key string) {
	where := s.Store.Where()
	if where == "" && store.ReadOnly(s.Store) {
		key = "games.where.memory"
	}
	s.Tell(key, "where", where)
}
