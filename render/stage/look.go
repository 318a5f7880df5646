package stage

import (
	"islas/render/keep/settings"
	"islas/render/theme"
)

// NewTheme returns a theme as the settings ask for it.
func (s *Stage) NewTheme() *theme.Theme {
	look := s.Settings.ThemeShown(s.System)
	t := theme.NewIn(look != settings.ThemeGame, s.Typeface())
	t.Spaced = s.Settings.Spaced
	if ink, dark := darkInk(look); dark {
		return t.InDark(ink)
	}
	return t
}

// ThemeHolds reports whether the theme is as the settings ask for it.
func (s *Stage) ThemeHolds() bool {
	t, look := s.Theme, s.Settings.ThemeShown(s.System)
	ink, dark := darkInk(look)
	return t.HighContrast == (look != settings.ThemeGame) && t.Dark() == dark && (!dark || t.Ink == ink) &&
		t.Spaced == s.Settings.Spaced && t.Typeface() == s.Typeface()
}

// darkInk returns the ink of texts in a dark theme, and whether it is one.
func darkInk(look settings.Theme) (ink theme.Color, dark bool) {
	switch look {
	case settings.ThemeDark:
		return theme.White, true
	case settings.ThemeYellow:
		return theme.Yellow, true
	}
	return theme.Color{}, false
}
