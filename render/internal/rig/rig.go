// Package rig gives tests a stage on which scenes run without a screen, a folder or a sound.
package rig

import (
	"io/fs"
	"sync"

	"islas/locales"
	"islas/render/paint"
	"islas/render/settings"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/theme"
)

// Silence is a sound that nobody hears.
type Silence struct{}

// Play does nothing.
func (Silence) Play(string) {}

// SetVolumes does nothing.
func (Silence) SetVolumes(int, int) {}

// Update does nothing.
func (Silence) Update() {}

// look is a theme and who paints in it.
type look struct {
	theme   *theme.Theme
	painter *paint.Painter
}

// looks is the usual look and the one of high contrast, shared by all tests: what was painted once is painted.
var looks = sync.OnceValue(func() [2]look {
	a, b := theme.New(false), theme.New(true)
	return [2]look{{a, paint.New(a)}, {b, paint.New(b)}}
})

// own is looks with colours of a player's own.
var own sync.Map // of settings.Colours

// ShareOwn gives a stage the look of all tests with colours of a player's own, which its settings have then, too.
func ShareOwn(s *stage.Stage, c settings.Colours) {
	kept, _ := own.LoadOrStore(c, sync.OnceValue(func() look {
		th := theme.New(false).With(stage.Own(c))
		return look{th, paint.New(th)}
	}))
	look := kept.(func() look)()
	s.Settings.Colours, s.Theme, s.Art = c, look.theme, look.painter
}

// Stage is a stage in a language, with the texts that all games share and those of a game if they are given, the usual
// settings and a store in memory. Its routes are still empty, and it has no games.
func Stage(lang string, highContrast bool, game ...fs.FS) (*stage.Stage, error) {
	texts, err := locales.Open(lang, game...)
	if err != nil {
		return nil, err
	}
	s := &stage.Stage{Settings: settings.Default(), Store: store.NewMemory(), Texts: texts, Sound: Silence{}}
	Share(s, highContrast)
	s.Settings.Language, s.Settings.Explain = lang, false
	return s, nil
}

// Share gives a stage the look of all tests: what was painted for one need not be painted for the next.
func Share(s *stage.Stage, highContrast bool) {
	look := looks()[0]
	if highContrast {
		look = looks()[1]
	}
	s.Theme, s.Art = look.theme, look.painter
}
