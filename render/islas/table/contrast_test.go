package table

import (
	"testing"

	"islas/render/theme"
)

// TestSealsShow checks that whoever has a privilege is distinguished by more than a hue (WCAG 2.2, 1.4.11): the seal, the ring of whoever
// is next and the numbers on both, on the cloth of the tray and on the paper of a dialog.
func TestSealsShow(t *testing.T) {
	for high, text := range map[bool]float64{false: 4.5, true: 7} {
		th := theme.New(high)
		tray := []theme.Color{th.Cloth, th.ClothDark, theme.Mix(th.SeaDeep, th.Cloth, 0.86), theme.Mix(th.Cloth, th.BrassLight, 0.12)}
		page := []theme.Color{th.Paper, th.PaperLight, theme.Mix(th.Paper, th.BrassDark, 0.12)}
		for i, grounds := range [][]theme.Color{tray, page} {
			inks := []rowColours{trayColours(th), pageColours(th)}[i]
			check := func(what string, a, b theme.Color, least float64) {
				if got := theme.Contrast(a, b); got < least {
					t.Errorf("ground %d, high contrast %v: %s is %.2f : 1, want %.1f", i, high, what, got, least)
				}
			}
			for _, ground := range grounds {
				check("the seal", inks.seal, ground, 3)
				check("the ring", inks.lead, ground, 3)
				check("the figure in the ring", inks.ink, ground, text)
			}
			check("the figure on the seal", inks.onSeal, inks.seal, text)
		}
	}
}
