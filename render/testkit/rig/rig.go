// Package rig gives tests a stage on which scenes run without a screen, a folder or a sound.
package rig

import (
	"io/fs"
	"sync"

	"islas/locales"
	"islas/render/keep/settings"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/theme"
)

// look is a theme with its painter.
type look struct {
	theme   *theme.Theme
	painter *paint.Painter
}

// looks are the looks by settings.Theme, shared by all tests, so that nothing is painted twice.
var looks sync.Map

// Stage returns a stage in a language, with the texts that all games share and those of a game if given, the usual settings and a store in
// memory. Its routes are empty, and it has no games.
func Stage(lang string, highContrast bool, game ...fs.FS) (*stage.Stage, error) {
	texts, err := locales.Open(lang, game...)
	if err != nil {
		return nil, err
	}
	s := stage.New(&services.Services{Settings: settings.Default(), Store: store.NewMemory(), Texts: texts, Sound: services.Silence{}})
	if Share(s, settings.ThemeSystem); highContrast {
		Share(s, settings.ThemeLight)
	}
	s.Settings.Language, s.Settings.Explain = lang, false
	return s, nil
}

// Share gives a stage the shared look of a theme, and sets the theme in its settings: pictures painted for one test need not be painted for
// the next.
func Share(s *stage.Stage, t settings.Theme) {
	kept, _ := looks.LoadOrStore(t, sync.OnceValue(func() look {
		th := (&services.Services{Settings: settings.Settings{Theme: t}}).NewTheme()
		return look{th, paint.New(th)}
	}))
	look := kept.(func() look)()
	s.Settings.Theme, s.Theme, s.Art = t, look.theme, look.painter
}
