package settings

import (
	"encoding/json"
	"fmt"
)

// Theme is the colours that everything is drawn in.
type Theme uint8

// The themes. Package theme defines their looks.
const (
	ThemeSystem Theme = iota // the game's, or one of more contrast by the system preferences (ThemeShown)
	ThemeGame
	ThemeLight  // high contrast on light paper
	ThemeDark   // white on black
	ThemeYellow // yellow on black
)

// Themes returns all themes.
func Themes() []Theme { return all[Theme](themeNames) }

// ThemeShown returns the theme to show, which is never ThemeSystem: the chosen one, or that of the system preferences.
func (s Settings) ThemeShown(asks System) Theme {
	switch {
	case s.Theme != ThemeSystem:
		return s.Theme
	case !asks.MoreContrast:
		return ThemeGame
	case asks.Dark:
		return ThemeDark
	}
	return ThemeLight
}

// String returns the name under which it is stored.
func (t Theme) String() string { return name(themeNames, t) }

// MarshalText implements encoding.TextMarshaler.
func (t Theme) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (t *Theme) UnmarshalText(text []byte) error { return parseName(themeNames, text, t) }

// theme reads the theme, or the one nearest to the settings of an older version: any two colours for all texts, or high contrast.
func (r *reader) theme(set *Settings) {
	if _, ok := r.members["theme"]; ok {
		r.value("theme", &set.Theme)
		return
	}
	var colours string
	var high bool
	older := func(name string, to any) { _ = json.Unmarshal(r.members[name], to) } // invalid values count as missing
	older("colours", &colours)
	older("highContrast", &high)
	follows := !high // a choice made before the program asked the system stays
	older("contrastAsSystem", &follows)
	var ink, ground uint32
	switch n, err := fmt.Sscanf(colours, "#%06X #%06X", &ink, &ground); {
	case n == 2 && err == nil:
		set.Theme = nearest(ink, ground)
	case follows:
		set.Theme = ThemeSystem
	case high:
		set.Theme = ThemeLight
	default:
		set.Theme = ThemeGame
	}
}

// nearest returns the theme most like texts of a colour on a ground of another, each 0xRRGGBB.
func nearest(ink, ground uint32) Theme {
	parts := func(c uint32) (r, g, b int) { return int(c >> 16), int(c >> 8 & 0xff), int(c & 0xff) }
	light := func(c uint32) int {
		r, g, b := parts(c)
		return 299*r + 587*g + 114*b
	}
	switch r, g, b := parts(ink); {
	case light(ground) >= light(ink):
		return ThemeLight
	case min(r, g) > 2*b:
		return ThemeYellow
	}
	return ThemeDark
}
