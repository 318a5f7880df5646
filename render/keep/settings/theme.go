package settings

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
