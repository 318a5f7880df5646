package theme_test

import (
	"fmt"
	"testing"

	"islas/render/settings"
	"islas/render/theme"
)

// themes are those with every pair that is offered, in usual and in high contrast.
func themes() map[string]*theme.Theme {
	all := map[string]*theme.Theme{}
	for _, high := range []bool{false, true} {
		for _, p := range settings.Pairs() {
			own := theme.Colours{Text: theme.RGB(uint32(p.Text)), Ground: theme.RGB(uint32(p.Ground))}
			all[fmt.Sprintf("%s, high contrast %v", p.Name, high)] = theme.New(high).With(&own)
		}
	}
	return all
}

// In every pair that is offered texts have 7 : 1, what else tells something 3 : 1, on the one ground that everything stands on.
func TestOwnColoursAreSeen(t *testing.T) {
	for name, th := range themes() {
		own := *th.Own()
		if own.Ratio() < 7 {
			t.Errorf("%s: texts have %.2f : 1", name, own.Ratio())
		}
		for role, c := range map[string]theme.Color{
			"paper": th.Paper, "paper-light": th.PaperLight, "paper-dark": th.PaperDark, "sea": th.Sea, "sea-deep": th.SeaDeep, "sea-light": th.SeaLight, "cloth": th.Cloth, "cloth-dark": th.ClothDark,
		} {
			if c != own.Ground {
				t.Errorf("%s: %s is %v", name, role, c)
			}
		}
		for role, c := range map[string]theme.Color{"ink": th.Ink, "ink-soft": th.InkSoft, "on-dark": th.OnDark, "on-dark-soft": th.OnDarkSoft} {
			if c != own.Text {
				t.Errorf("%s: %s is %v", name, role, c)
			}
		}
		marks := map[string]theme.Color{
			"brass": th.Brass, "brass-light": th.BrassLight, "brass-dark": th.BrassDark, "accent": th.Accent, "danger": th.Danger, "good": th.Good,
		}
		for i, line := range th.Lines {
			marks[fmt.Sprintf("line %d", i)] = line
		}
		for role, c := range marks {
			if got := theme.Contrast(c, own.Ground); got < theme.Seen {
				t.Errorf("%s: %s has %.2f : 1", name, role, got)
			}
			if got := theme.Contrast(th.On(c), c); got < theme.Seen {
				t.Errorf("%s: an icon on %s has %.2f : 1", name, role, got)
			}
		}
		if a, b := theme.Contrast(th.Focus, own.Ground), theme.Contrast(th.FocusEdge, own.Ground); max(a, b) < theme.Seen || min(theme.Contrast(th.Focus, th.FocusEdge), theme.Contrast(th.FocusBrass(), th.FocusEdge)) < theme.Seen {
			t.Errorf("%s: the focus has %.2f and %.2f : 1", name, a, b)
		}
		for i, line := range th.Lines {
			for k := range i {
				if apart(line, th.Lines[k]) < 40 {
					t.Errorf("%s: lines %d and %d are %v and %v", name, k, i, th.Lines[k], line)
				}
			}
		}
		if th.Game() == th || th.Game().Own() != nil || th.Game().Ink == th.Ink && th.Game().Paper == th.Paper {
			t.Errorf("%s: the game's colours are lost", name)
		}
	}
}

// Whatever two colours somebody chooses, borders and marks are seen on the ground, and so is the focus.
func TestAnyOwnColoursKeepBorders(t *testing.T) {
	for text := range 9 {
		for ground := range 64 {
			own := theme.Colours{Text: grey(text * 31), Ground: theme.Color{R: uint8(ground % 4 * 85), G: uint8(ground / 4 % 4 * 85), B: uint8(ground / 16 * 85), A: 255}}
			th := theme.New(false).With(&own)
			filled, _ := th.Filled(0.4)
			for role, c := range map[string]theme.Color{"borders": th.BrassDark, "danger": th.Danger, "a line": th.Lines[0], "signs": th.Ink, "signs on cloth": th.OnDark, "what is filled": filled} {
				if got := theme.Contrast(c, own.Ground); got < theme.Seen {
					t.Errorf("%v: %s have %.2f : 1", own, role, got)
				}
			}
			if got := max(theme.Contrast(th.Focus, own.Ground), theme.Contrast(th.FocusEdge, own.Ground)); got < theme.Seen {
				t.Errorf("%v: the focus has %.2f : 1", own, got)
			}
		}
	}
}

func grey(v int) theme.Color { return theme.Color{R: uint8(v), G: uint8(v), B: uint8(v), A: 255} }

// apart is how far two colours are from each other, 0 to 765.
func apart(a, b theme.Color) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R) + d(a.G, b.G) + d(a.B, b.B)
}
