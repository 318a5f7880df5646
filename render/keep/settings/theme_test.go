package settings

import "testing"

// The settings of older versions, two colours for all texts or high contrast, become the nearest theme without a message.
func TestThemeOfOlderFiles(t *testing.T) {
	for file, want := range map[string]Theme{
		``: ThemeSystem,
		`,"highContrast":false,"contrastAsSystem":true,"colours":"game"`:  ThemeSystem,
		`,"highContrast":false,"contrastAsSystem":false,"colours":"game"`: ThemeGame,
		`,"highContrast":true,"contrastAsSystem":false,"colours":"game"`:  ThemeLight,
		`,"highContrast":true`: ThemeLight, // before the system was asked
		`,"highContrast":true,"contrastAsSystem":false,"colours":"#FFFFFF #000000"`: ThemeDark,
		`,"colours":"#000000 #FFFFFF"`:                                              ThemeLight,
		`,"colours":"#10285A #FBF3DC"`:                                              ThemeLight, // dark blue on cream
		`,"colours":"#FFE900 #000000"`:                                              ThemeYellow,
		`,"colours":"#FFEE66 #0A1C4A"`:                                              ThemeYellow, // on dark blue
		`,"colours":"#E9DCC3 #2B211A"`:                                              ThemeDark,   // sand on dark brown
		`,"colours":"#80C0FF #202020"`:                                              ThemeDark,
		`,"colours":"#777777 #777777"`:                                              ThemeLight,
		`,"colours":"pink","highContrast":null`:                                     ThemeSystem,
		`,"colours":16772710`:                                                       ThemeSystem,
	} {
		s, repaired, err := Known{}.decode([]byte(`{"version":1` + file + `}`))
		if err != nil || repaired || s.Theme != want {
			t.Errorf("%s is %v, want %v (repaired: %v, %v)", file, s.Theme, want, repaired, err)
		}
	}
}

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
