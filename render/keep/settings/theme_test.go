package settings

import "testing"

// The system decides only if that is chosen, and then in dark surroundings for a dark theme.
func TestThemeShown(t *testing.T) {
	for _, test := range []struct {
		chosen, want Theme
		asks         System
	}{
		{ThemeSystem, ThemeGame, System{Dark: true}}, {ThemeSystem, ThemeLight, System{MoreContrast: true}},
		{ThemeSystem, ThemeDark, System{MoreContrast: true, Dark: true}},
		{ThemeGame, ThemeGame, System{MoreContrast: true}}, {ThemeYellow, ThemeYellow, System{}},
	} {
		if got := (Settings{Theme: test.chosen}).ThemeShown(test.asks); got != test.want {
			t.Errorf("%v where the system asks for %+v is %v, want %v", test.chosen, test.asks, got, test.want)
		}
	}
}
