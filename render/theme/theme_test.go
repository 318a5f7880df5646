package theme

import "testing"

// pair is a colour drawn on a ground.
type pair struct {
	name       string
	over, upon Color
	least      float64
}

// named is a colour with the name of its role.
type named struct {
	name string
	c    Color
}

// pairs returns every pair of text or mark and ground that the interface uses: text needs text : 1, and large text (of 24 units and more,
// or bold and of 19 and more), icons and marks with a meaning need 3 : 1.
//
// InkFaint is in none of them: it draws hairlines and what can't be used.
func pairs(th *Theme, text float64) []pair {
	const marks = 3.0
	var all []pair
	add := func(least float64, inks, grounds []named) {
		for _, ink := range inks {
			for _, ground := range grounds {
				all = append(all, pair{ink.name + " on " + ground.name, ink.c, ground.c, least})
			}
		}
	}
	paper, light, dark := named{"paper", th.Paper}, named{"paper-light", th.PaperLight}, named{"paper-dark", th.PaperDark}
	deep, cloth, clothDark := named{"sea-deep", th.SeaDeep}, named{"cloth", th.Cloth}, named{"cloth-dark", th.ClothDark}
	// Old paper is darker at its edge and between its fibres, by less than this.
	grain := named{"grainy paper", Mix(th.Paper, th.PaperDark, 0.35)}
	winner := named{"the winner's row", Mix(th.Paper, th.BrassLight, 0.7)}
	plate := named{"a plate over the sea", Mix(th.Sea, th.ClothDark, 0.9)}
	ink, soft := named{"ink", th.Ink}, named{"ink-soft", th.InkSoft}
	accent, danger, good := named{"accent", th.Accent}, named{"danger", th.Danger}, named{"good", th.Good}
	onDark, onDarkSoft := named{"on-dark", th.OnDark}, named{"on-dark-soft", th.OnDarkSoft}

	add(text, []named{ink, soft}, []named{paper, grain, light, dark, winner})
	add(text, []named{accent}, []named{paper, grain, light, dark, winner})
	add(text, []named{danger, good}, []named{paper, grain, light})
	add(text, []named{onDark}, []named{deep, cloth, clothDark, plate, {"accent", th.Accent}, {"danger", th.Danger}, {"good", th.Good}})
	add(text, []named{onDarkSoft}, []named{deep, cloth, clothDark})

	// Labels of buttons and other widgets, on the lightest and the darkest place below them.
	add(text, []named{{"label on primary", th.OnDark}}, []named{{"its top", Mix(Lighten(th.SeaDeep, 0.1), th.SeaDeep, 0.3)}, {"its bottom", Darken(th.SeaDeep, 0.14)}})
	add(text, []named{{"label on danger", th.OnDark}}, []named{{"its top", Mix(Lighten(th.Danger, 0.1), th.Danger, 0.3)}, {"its bottom", Darken(th.Danger, 0.14)}})
	add(text, []named{ink}, []named{{"brass", th.Brass}, {"selected brass, top", Mix(th.Brass, th.BrassLight, 0.35)}, {"selected brass, bottom", Mix(th.BrassLight, th.PaperLight, 0.3)}, {"a button's bottom", Mix(th.Paper, th.PaperDark, 0.75)}})
	add(text, []named{{"unchosen label", th.InkSoft}}, []named{{"its track", Mix(th.PaperDark, th.BrassDark, 0.11)}})

	add(marks, []named{{"brass-dark", th.BrassDark}, accent, danger, good}, []named{paper, light, dark, winner})
	// Switches, sliders and scroll bars: their edges on what lies around them, and where their knobs are.
	off := []named{{"a switch that is off, top", Mix(th.PaperDark, th.BrassDark, 0.35)}, {"a switch that is off, bottom", Mix(th.PaperDark, th.Paper, 0.2)}}
	on := []named{{"a switch that is on, top", Darken(th.SeaDeep, 0.15)}, {"a switch that is on, bottom", Mix(th.SeaDeep, th.Sea, 0.2)}}
	add(marks, []named{{"the lower edge of a switch", Mix(th.BrassDark, th.Brass, 0.5)}, {"the lower edge of a slider", Mix(th.BrassDark, th.Brass, 0.4)}}, []named{paper, light})
	add(marks, []named{{"the edge of a knob", Darken(th.BrassDark, 0.2)}}, off)
	add(marks, []named{{"the top of a knob", th.BrassLight}, {"the bottom of a knob", th.Brass}, {"the tick", th.OnDark}}, on)
	add(marks, []named{{"the edge of a thumb", th.BrassDark}}, []named{{"its bar", Mix(th.Paper, th.Ink, 0.14)}})
	// What is typed in: lighter paper than any, and on it the selection, with light letters. No caret is drawn then.
	field := []named{{"a field's top", Lighten(th.PaperLight, 0.4)}, {"a field's bottom", Lighten(th.PaperLight, 0.7)}, {"a field's hollow", Mix(Lighten(th.PaperLight, 0.4), th.Ink, 0.16)}}
	selected := named{"what is selected", th.SeaDeep}
	add(marks, []named{{"the caret", th.Ink}, selected}, append(field, light))
	add(text, []named{onDark}, []named{selected})

	for _, line := range th.Lines {
		add(marks, []named{{"a line of a chart", line}}, []named{paper, grain, light})
	}
	add(marks, []named{{"brass", th.Brass}}, []named{cloth, clothDark, deep, plate})
	add(marks, []named{{"brass-light", th.BrassLight}}, []named{cloth, clothDark, deep, plate})
	add(marks, []named{{"focus", th.Focus}}, []named{{"its edge", th.FocusEdge}, cloth, deep})
	add(marks, []named{{"the focus's edge", th.FocusEdge}}, []named{paper, light, dark})
	return all
}

// TestContrast checks every pair of text and ground that the interface uses: 4.5 : 1, 3 : 1 for marks, 7 : 1 for text in
// high contrast.
func TestContrast(t *testing.T) {
	for _, high := range []bool{false, true} {
		text := 4.5
		if high {
			text = 7
		}
		for _, p := range pairs(New(high), text) {
			if got := Contrast(p.over, p.upon); got < p.least {
				t.Errorf("high contrast %v: %s is %.2f : 1, want %.1f", high, p.name, got, p.least)
			}
		}
	}
}

// TestFocusShowsAnywhere checks that one of the two lines of the focus ring has 3 : 1 on a ground of any lightness, pictures included.
func TestFocusShowsAnywhere(t *testing.T) {
	for _, high := range []bool{false, true} {
		th := New(high)
		for grey := range 256 {
			ground := Color{R: uint8(grey), G: uint8(grey), B: uint8(grey), A: 255}
			if got := max(Contrast(th.Focus, ground), Contrast(th.FocusEdge, ground)); got < 3 {
				t.Errorf("high contrast %v: the focus on a grey of %d is %.2f : 1", high, grey, got)
			}
		}
	}
}

func TestContrastOfKnownPairs(t *testing.T) {
	black, white := RGB(0x000000), RGB(0xffffff)
	if c := Contrast(black, white); c < 20.99 || c > 21.01 {
		t.Errorf("black on white is %.2f, want 21", c)
	}
	if c := Contrast(RGB(0x777777), white); c < 4.47 || c > 4.49 {
		t.Errorf("#777 on white is %.2f, want 4.48", c)
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
