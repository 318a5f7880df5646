package theme

import (
	"fmt"
	"testing"
)

// TestContrast checks every pair of text and ground that the interface uses: 4.5 : 1, 3 : 1 for marks, 7 : 1 for text in
// high contrast.
func TestContrast(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := New(high)
		text, marks := 4.5, 3.0
		if high {
			text = 7
		}
		type pair struct {
			name       string
			over, upon Color
			least      float64
		}
		pairs := []pair{
			{"brass-dark on paper", th.BrassDark, th.Paper, marks},
			{"brass-dark on paper-light", th.BrassDark, th.PaperLight, marks},
			{"brass on cloth", th.Brass, th.Cloth, marks},
			{"brass-light on sea-deep", th.BrassLight, th.SeaDeep, marks},
			{"focus on its edge", th.Focus, th.FocusEdge, marks},
			{"ink on selected brass", th.Ink, th.Brass, text},
			{"label on primary", th.OnDark, Mix(Lighten(th.SeaDeep, 0.1), th.SeaDeep, 0.3), text},
			{"label on danger", th.OnDark, Mix(Lighten(th.Danger, 0.1), th.Danger, 0.3), text},
			{"unchosen label", th.InkSoft, Mix(th.PaperDark, th.BrassDark, 0.11), text},
		}
		for _, ground := range []struct {
			name string
			c    Color
		}{{"paper", th.Paper}, {"paper-light", th.PaperLight}, {"paper-dark", th.PaperDark}} {
			for _, ink := range []struct {
				name string
				c    Color
			}{{"ink", th.Ink}, {"ink-soft", th.InkSoft}, {"accent", th.Accent}, {"danger", th.Danger}, {"good", th.Good}} {
				if ground.name == "paper-dark" && ink.name != "ink" && ink.name != "ink-soft" {
					continue // coloured text stands on paper and paper-light only
				}
				pairs = append(pairs, pair{ink.name + " on " + ground.name, ink.c, ground.c, text})
			}
		}
		for _, ground := range []struct {
			name string
			c    Color
		}{{"sea-deep", th.SeaDeep}, {"cloth", th.Cloth}, {"cloth-dark", th.ClothDark}} {
			pairs = append(pairs,
				pair{"on-dark on " + ground.name, th.OnDark, ground.c, text},
				pair{"on-dark-soft on " + ground.name, th.OnDarkSoft, ground.c, text})
		}
		for i, c := range th.Piece {
			pairs = append(pairs,
				pair{fmt.Sprintf("rim of piece %d", i), th.PieceRim[i], c, marks},
				pair{fmt.Sprintf("text on piece %d", i), th.On(c), c, 4.5})
		}
		for _, p := range pairs {
			if got := Contrast(p.over, p.upon); got < p.least {
				t.Errorf("high contrast %v: %s is %.2f : 1, want %.1f", high, p.name, got, p.least)
			}
		}
	}
}

func TestContrastOfKnownPairs(t *testing.T) {
	black, white := rgb(0x000000), rgb(0xffffff)
	if c := Contrast(black, white); c < 20.99 || c > 21.01 {
		t.Errorf("black on white is %.2f, want 21", c)
	}
	if c := Contrast(rgb(0x777777), white); c < 4.47 || c > 4.49 {
		t.Errorf("#777 on white is %.2f, want 4.48", c)
	}
}

// TestPieceColours checks the colours that were chosen to be told apart whatever a person's colour vision.
func TestPieceColours(t *testing.T) {
	want := [Colours]string{"fca11c", "4e1f00", "499b70", "205aaa", "f5eace", "b11a33"}
	for i, c := range New(false).Piece {
		if got := fmt.Sprintf("%02x%02x%02x", c.R, c.G, c.B); got != want[i] {
			t.Errorf("piece %d is #%s, want #%s", i, got, want[i])
		}
	}
}

func TestMix(t *testing.T) {
	a, b := rgba(0x000000, 0), rgba(0x64c8ff, 200)
	for _, c := range []struct {
		t    float64
		want Color
	}{{-1, a}, {0, a}, {0.5, rgba(0x326480, 100)}, {1, b}, {2, b}} {
		if got := Mix(a, b, c.t); got != c.want {
			t.Errorf("Mix at %v is %v, want %v", c.t, got, c.want)
		}
	}
	if got := Alpha(rgba(0, 200), 0.5); got.A != 100 {
		t.Errorf("half of 200 is %d", got.A)
	}
}
