package theme

import (
	"math"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"

	"islas/assets"
	"islas/locales"
	"islas/render/testkit/must"
)

// ownOf returns the typeface of font files, bold nil for none.
func ownOf(t *testing.T, regular, bold []byte) *Typeface {
	t.Helper()
	one, both, err := ReadFont(regular)
	if err == nil && bold != nil {
		both, _, err = ReadFont(bold)
	}
	must.OK(t, err)
	return Own(one, both)
}

// In any own font no text of the program is wider than in the game's letters, or has more lines; few texts are condensed for that in one
// made for reading; and letters are neither higher nor much smaller.
func TestOwnFontTakesNoMoreRoom(t *testing.T) {
	plain := New(false)
	for name, tt := range map[string]struct {
		typeface *Typeface
		most     float64 // share of texts that are condensed by more than a tenth
	}{
		"regular":  {ownOf(t, goregular.TTF, nil), 0.03},
		"two":      {ownOf(t, goregular.TTF, gobold.TTF), 0.03},
		"mono":     {ownOf(t, gomono.TTF, nil), 0.25},
		"all bold": {ownOf(t, gobold.TTF, nil), 0.03},
	} {
		th := NewIn(false, tt.typeface)
		for _, lang := range locales.Languages() {
			texts, err := locales.Open(lang)
			must.OK(t, err)
			for _, s := range []Style{Title, Heading, Body, BodyBold, Small, Number, Score, SmallCaps, Italic} {
				all, condensed := 0, 0
				for i, key := range texts.Keys() {
					if i%3 != 0 {
						continue
					}
					str := texts.Text(key)
					for line := range strings.Lines(str) {
						was, is := plain.Width(s, 1, line), th.Width(s, 1, line)
						if is > was+1 {
							t.Errorf("%s, %s, style %d: %q is %.1f wide, was %.1f", name, lang, s, line, is, was)
						}
						shown, _ := th.Shown(s, line)
						if all++; th.condensed(s, 1, shown) < 0.9 {
							condensed++
						}
					}
					if was, is := len(plain.Wrap(s, 1, str, 400)), len(th.Wrap(s, 1, str, 400)); is > was {
						t.Errorf("%s, %s, style %d: %q has %d lines, had %d", name, lang, s, str, is, was)
					}
				}
				if float64(condensed) > tt.most*float64(all) {
					t.Errorf("%s, %s, style %d: %d of %d lines are condensed by more than a tenth", name, lang, s, condensed, all)
				}
			}
		}
		for _, s := range Styles() {
			for _, r := range every {
				if was, is := plain.Width(s, 1, string(r)), th.Width(s, 1, string(r)); is > was+1 {
					t.Errorf("%s, style %d: %q alone is %.1f wide, was %.1f", name, s, r, is, was)
				}
			}
			p := proportionsOf(tt.typeface.fonts[s.weight()][0].measured)
			fit := tt.typeface.fits[s]
			if p.top*fit*Size(s) > Ascent(s)+0.1 || p.low*fit*Size(s) > Descent(s)+0.1 || s.replaced() && fit < 0.5 {
				t.Errorf("%s: in style %d letters are %.2f as large, reach up %.1f of %.1f and down %.1f of %.1f", name, s, fit, p.top*fit*Size(s), Ascent(s), p.low*fit*Size(s), Descent(s))
			}
		}
	}
}

// Letters missing in an own font come from the game's letters, and it has letters that those lack.
func TestOwnFontAndOthers(t *testing.T) {
	plain, th := New(false), NewIn(false, ownOf(t, goregular.TTF, nil))
	for _, s := range Styles() {
		for _, str := range []string{every, "Ünïcödé ß ŋ ĳ ə", "🏝 →"} {
			_, boxes := plain.Shown(s, str)
			if _, now := th.Shown(s, str); len(now) > len(boxes) {
				t.Errorf("style %d: %q has %d boxes, had %d", s, str, len(now), len(boxes))
			}
		}
		if _, boxes := th.Shown(s, "Ελλάδα Жизнь"); s.replaced() && len(boxes) > 0 {
			t.Errorf("style %d: Greek or Cyrillic is not shown, which the font has", s)
		}
	}
}

// The caret of a field stands between the letters as they are drawn: at the end after the last, and never before one that it has passed.
func TestCaretInAnOwnFont(t *testing.T) {
	th := NewIn(false, ownOf(t, gomono.TTF, nil))
	for _, str := range []string{"illimitable", "Wim", "a🏝b", "Til"} {
		last := 0.0
		for n := range str {
			x := th.Upto(Body, 1, str, n)
			if x < last {
				t.Errorf("%q: before byte %d the caret stands at %.1f, before that at %.1f", str, n, x, last)
			}
			last = x
		}
		if end := th.Upto(Body, 1, str, len(str)); math.Abs(end-th.Width(Body, 1, str)) > 1e-6 {
			t.Errorf("%q is %.1f wide, its end at %.1f", str, th.Width(Body, 1, str), end)
		}
	}
}

// Letters are kerned as in their font.
func TestOwnFontIsKerned(t *testing.T) {
	data, err := assets.Fonts.ReadFile("fonts/atkinson-hyperlegible-next-latin-400-normal.woff")
	must.OK(t, err)
	th := NewIn(false, ownOf(t, data, nil))
	for _, s := range []Style{Body, BodyBold} {
		if pair, apart := th.Width(s, 4, "AV"), th.Width(s, 4, "A")+th.Width(s, 4, "V"); pair > 0.98*apart {
			t.Errorf("style %d: AV is %.1f wide, A and V are %.1f", s, pair, apart)
		}
	}
}
