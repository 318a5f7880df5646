package stage

import (
	"islas/render/keep/settings"
	"islas/render/theme"
)

// Typeface is what the settings ask texts to be drawn in, nil for the game's own letters.
func (s *Stage) Typeface() *theme.Typeface {
	switch s.Settings.Typeface {
	case settings.TypefaceLegible:
		return theme.Legible()
	case settings.TypefaceOwn:
		return s.ownTypeface()
	}
	return nil
}
