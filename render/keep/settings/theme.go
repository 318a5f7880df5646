package settings

import (
	"encoding/json"
	"fmt"
)

// Theme is the colours that everything is drawn in.
type Theme uint8

// The themes. What each looks like is told in package theme.
const (
	ThemeSystem Theme = iota // the game's, or one of more contrast where the system asks for that (ThemeShown)
	ThemeGame
	ThemeLight  // high contrast on light paper
	ThemeDark   // white on black
	ThemeYellow // yellow on black
)

// Themes returns all of them.
func Themes() []Theme { return all[Theme](themeNames) }

// ThemeShown returns the theme to show, which is never ThemeSystem: the one chosen, or what the system asks for.
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

// String returns the name by which it is stored.
func (t Theme) String() string { return name(themeNames, t) }

// MarshalText implements encoding.TextMarshaler.
func (t Theme) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (t *Theme) UnmarshalText(text []byte) error { return parseName(themeNames, text, t) }

// theme reads the theme, or the one that is nearest to what a file of an older program has instead: any two colours for all texts, or whether
// there is high contrast.
func (r *reader) theme(set *Settings) {
	if _, ok := r.members["theme"]; ok {
		r.value("theme", &set.Theme)
		return
	}
	var colours string
	var high bool
	older := func(name string, to any) { _ = json.Unmarshal(r.members[name], to) } // what makes no sense is as if it were not there
	older("colours", &colours)
	older("highContrast", &high)
	follows := !high // who chose it before the system was asked has chosen it still
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

// nearest is the theme that is most like texts of a colour on ground of another, each 0xRRGGBB.
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
