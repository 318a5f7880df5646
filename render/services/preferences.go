package services

import (
	"maps"
	"time"

	"islas/render/keep/settings"
	"islas/render/theme"
)

// Changed saves the settings and requests that they take effect at once: language, scale, full screen, volumes, contrast. If settings were
// loaded, it saves only values that differ from them, and leaves those that other windows have saved.
func (s *Services) Changed() {
	s.changed = true
	if s.sealed {
		return
	}
	err := error(nil)
	if s.loaded == nil {
		err = s.Settings.Save(s.Store)
	} else {
		err = s.Settings.SaveSince(*s.loaded, s.Store)
	}
	if err != nil {
		s.Tell("notice.settings-not-saved", "where", s.Store.Where())
		return
	}
	s.SettingsLoaded(s.Settings)
}

// TakeChanged reports whether Changed was called since the last call of TakeChanged.
func (s *Services) TakeChanged() bool {
	c := s.changed
	s.changed = false
	return c
}

// SettingsLoaded records the settings that are in the store.
func (s *Services) SettingsLoaded(set settings.Settings) {
	set.Keys, set.Pad = maps.Clone(set.Keys), maps.Clone(set.Pad)
	s.loaded = &set
}

// SealSettings stops the settings from being saved: their file can't be read, and may be repaired.
func (s *Services) SealSettings() { s.sealed = true }

// Reload reads the settings from the store and makes them take effect. If there are none, they are the usual ones in the present
// language.
func (s *Services) Reload() {
	lang := s.Settings.Language
	set, note, _, err := settings.Load(s.Store, s.Tongues.Codes()...)
	s.SettingsLoaded(set)
	if note == settings.NoteFirst || err != nil {
		set.Language = lang
	}
	set.Obey(s.System)
	s.Settings, s.changed = set, true
}

// Obey applies the preferences of the system, as far as the settings leave them to it. They are not saved: the next start asks again.
func (s *Services) Obey(asks settings.System) {
	size, shown := s.Size(), s.Settings.ThemeShown(s.System)
	s.System = asks
	if s.Settings.Obey(asks) || s.Size() != size || s.Settings.ThemeShown(asks) != shown {
		s.changed = true
	}
}

// Size returns the size of the interface in percent.
func (s *Services) Size() int { return s.Settings.Size(s.System) }

// Pace returns the duration of one visible step of the game at the chosen speed; 0 is at once.
func (s *Services) Pace() time.Duration {
	switch s.Settings.Speed {
	case settings.Relaxed:
		return 700 * time.Millisecond
	case settings.Fast:
		return 180 * time.Millisecond
	case settings.Instant:
		return 0
	}
	return 400 * time.Millisecond
}

// NewTheme returns a theme that follows the settings.
func (s *Services) NewTheme() *theme.Theme {
	look := s.Settings.ThemeShown(s.System)
	t := theme.NewIn(look != settings.ThemeGame, s.Typeface())
	if ink, dark := darkInk(look); dark {
		return t.InDark(ink)
	}
	return t
}

// ThemeHolds reports whether the theme follows the settings.
func (s *Services) ThemeHolds() bool {
	t, look := s.Theme, s.Settings.ThemeShown(s.System)
	ink, dark := darkInk(look)
	return t.HighContrast == (look != settings.ThemeGame) && t.Dark() == dark && (!dark || t.Ink == ink) && t.Typeface() == s.Typeface()
}

// darkInk returns the ink of texts in a theme, and whether it is a dark one.
func darkInk(look settings.Theme) (ink theme.Color, dark bool) {
	switch look {
	case settings.ThemeDark:
		return theme.White, true
	case settings.ThemeYellow:
		return theme.Yellow, true
	}
	return theme.Color{}, false
}

// Typeface returns the typeface that the settings ask for, nil for the game's own.
func (s *Services) Typeface() *theme.Typeface {
	if s.Settings.Typeface == settings.TypefaceLegible {
		return theme.Legible()
	}
	return nil
}
