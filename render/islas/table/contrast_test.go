package table

import (
	"testing"

	"islas/render/theme"
)

// TestSealsShow checks that whoever has a privilege is distinguished by more than a hue (WCAG 2.2, 1.4.11): the seal, the ring of whoever
// is next and the numbers on both, on the cloth of the tray and on the paper of a dialog.
func TestSealsShow(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := theme.New(high)
		text := 4.5
		if high {
			text = 7
		}
		for _, on := range []struct {
			what    string
			colours rowColours
			grounds []theme.Color
		}{
			{"tray", trayColours(th), []theme.Color{th.Cloth, th.ClothDark, theme.Mix(th.SeaDeep, th.Cloth, 0.86), theme.Mix(th.Cloth, th.BrassLight, 0.12)}},
			{"page", pageColours(th), []theme.Color{th.Paper, th.PaperLight, theme.Mix(th.Paper, th.BrassDark, 0.12)}},
		} {
			check := func(what string, a, b theme.Color, least float64) {
				if got := theme.Contrast(a, b); got < least {
					t.Errorf("%s, high contrast %v: %s is %.2f : 1, want %.1f", on.what, high, what, got, least)
				}
			}
			for _, ground := range on.grounds {
				check("the seal", on.colours.seal, ground, 3)
				check("the ring", on.colours.lead, ground, 3)
				check("the figure in the ring", on.colours.ink, ground, text)
			}
			check("the figure on the seal", on.colours.onSeal, on.colours.seal, text)
		}
	}
}
