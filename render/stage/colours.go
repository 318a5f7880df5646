package stage

import (
	"islas/render/settings"
	"islas/render/theme"
	"islas/render/ui"
)

// Readable makes what follows in a frame be drawn in the colours of the game where those of the player can hardly be told from each other, and
// returns the theme before: on the way to where they are chosen, so that there is always one back.
func Readable(u *ui.UI) (before *theme.Theme) {
	before = u.Theme()
	if own := before.Own(); own != nil && own.Ratio() < theme.Seen {
		u.Wear(before.Game())
	}
	return before
}

// Own returns colours of the settings as a theme takes them, nil for those of the game.
func Own(c settings.Colours) *theme.Colours {
	if !c.Own {
		return nil
	}
	return &theme.Colours{Text: theme.RGB(uint32(c.Text)), Ground: theme.RGB(uint32(c.Ground))}
}

// NewTheme returns a theme as the settings ask for it.
func (s *Stage) NewTheme() *theme.Theme {
	t := theme.NewIn(s.Settings.HighContrast, s.Typeface())
	t.Spaced = s.Settings.Spaced
	return t.With(Own(s.Settings.Colours))
}

// ThemeHolds reports whether the theme is as the settings ask for it.
func (s *Stage) ThemeHolds() bool {
	return s.Settings.HighContrast == s.Theme.HighContrast && s.TextsHold()
}

// TextsHold reports whether letters, spacing and colours of texts are as the settings ask for them.
func (s *Stage) TextsHold() bool {
	own, now := Own(s.Settings.Colours), s.Theme.Own()
	return s.Settings.Spaced == s.Theme.Spaced && s.Typeface() == s.Theme.Typeface() && (own == now || own != nil && now != nil && *own == *now)
}
