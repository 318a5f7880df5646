// Package services provides what scenes need whichever game is played: settings, store, texts, the painter, sound, voice, the clock, files
// and pictures. It knows no scene and no game.
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

// Camera draws frames of an interface on a hidden picture of its own. It must be used from the goroutine that draws.
type Camera interface {
	// Take draws the last frame of u, which must always be the same interface, and copies the picture into pixels: red, green, blue and
	// alpha of each, all opaque.
	Take(u *ui.UI, pixels []uint8)
	// Close releases the picture.
	Close()
}

// Snap draws a frame of the interface, w by h pixels with scale pixels per design unit, and returns it as a PNG file.
type Snap func(w, h int, scale float64, frame func(u *ui.UI)) ([]byte, error)

// Water is the movement of the sea. The program advances it while the player is active, and runs a frame of the scene for every step; the
// zero value is a still sea.
type Water struct {
	Lively bool // it moves, or pauses only because the player is inactive; otherwise nothing on it may move at all
	Step   int  // paint.GlintRate steps are a second
}

// Services are the services of the program.
type Services struct {
	Settings  settings.Settings
	System    settings.System // preferences of the system
	PageFills bool            // the page can fill the screen; false if there is no page
	Parallel  bool            // goroutines can run beside the frames; false in a browser
	Speaks    bool            // the system may be able to speak
	Store     store.Store
	Texts     *locales.Catalogue // including those of the chosen game
	Tongues   *locales.Own       // languages added to those of the program; nil for none
	Theme     *theme.Theme
	Art       *paint.Painter
	Sound     Sound
	Voice     Voice
	PickFile  func()                // asks the player for a file and shows it, or explains how; nil where that is not possible
	Newer     func() (begin func()) // returns a function that starts a newer version that is ready, nil for none; nil where there are none
	Snap      Snap                  // nil where drawing is not possible
	Camera    func(w, h int) Camera // for pictures of w by h pixels; nil where drawing is not possible
	Water     Water
	Now       func() time.Time // the clock for saved games; nil for that of the machine

	sealed  bool               // the file of the settings can't be read and must not be overwritten
	loaded  *settings.Settings // as last loaded or saved; nil before that
	changed bool               // settings have changed, which the frame around the scenes must apply
	notices []string
}

// Volumes returns how loud everything is by the settings.
func (s *Services) Volumes() Volumes {
	if !s.Settings.Sound {
		return Volumes{}
	}
	return Volumes{s.Settings.Effects, s.Settings.Music, s.Settings.Surf}
}

// Clock returns the clock for saved games.
func (s *Services) Clock() func() time.Time {
	if s.Now == nil {
		return time.Now
	}
	return s.Now
}

// Path returns the path of a file of the store, to be shown to the user.
func (s *Services) Path(name string) string { return filepath.Join(s.Store.Where(), name) }

// Notify shows a message for a few seconds over the running scene.
func (s *Services) Notify(sentence string) { s.notices = append(s.notices, sentence) }

// Tell shows the text of a key like Notify.
func (s *Services) Tell(key string, params ...any) { s.Notify(s.Texts.Text(key, params...)) }

// TakeNotices returns the messages to show and removes them.
func (s *Services) TakeNotices() []string {
	n := s.notices
	s.notices = nil
	return n
}

// TellNotSaved shows the message of a key that a file could not be saved, with the place; if there is no place because nothing can be
// saved, the message says that.
func (s *Services) TellNotSaved(key string) {
	where := s.Store.Where()
	if where == "" && store.ReadOnly(s.Store) {
		key = "games.where.memory"
	}
	s.Tell(key, "where", where)
}
