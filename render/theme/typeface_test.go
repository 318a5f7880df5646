package theme

import (
	"math"
	"strings"
	"testing"

	"islas/locales"
	"islas/render/testkit/must"
)

// every is the letters and signs of German, English, Spanish and Polish texts.
const every = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzÄÖÜäöüßẞÁÉÍÓÚÑáéíóúñüÜĄĆĘŁŃÓŚŹŻąćęłńóśźż0123456789¿¡.,:;!?–—…„“”‚‘’«»‹›()/%&+×−·€½°'\"@"

// The legible typeface has all of these letters itself: none of them looks different from the others.
func TestLegibleHasItsLetters(t *testing.T) {
	for _, s := range []Style{Body, BodyBold} {
		for _, r := range every {
			if !Legible().covers(s, r) {
				t.Errorf("style %d lacks %q", s, r)
			}
		}
	}
}

// Letters missing in a typeface come from the game's own: nothing that can be drawn without it becomes a box.
func TestTypefaceLacksNothing(t *testing.T) {
	plain, legible := New(false), NewIn(false, Legible())
	for _, s := range Styles() {
		for _, str := range []string{every, "ǅ ﬁ ‰ ⁄", "Iñés → 🏝"} {
			was, boxes := plain.Shown(s, str)
			if is, now := legible.Shown(s, str); len(now) > len(boxes) || len(now) == len(boxes) && is != was {
				t.Errorf("style %d: %q is shown as %q, before as %q", s, str, is, was)
			}
		}
	}
}

// Texts are on average hardly wider than in the game's own letters, in any language, and small letters hardly lower; the name of a game
// stays as it was.
func TestTypefaceTakesTheSameRoom(t *testing.T) {
	plain, legible := New(false), NewIn(false, Legible())
	for _, lang := range locales.Languages() {
		texts, err := locales.Open(lang)
		must.OK(t, err)
		for _, s := range Styles() {
			var was, is float64
			for i, key := range texts.Keys() {
				if i%9 != 0 { // that is many hundreds of words
					continue
				}
				for line := range strings.Lines(texts.Text(key)) {
					was += plain.advance(s, 1, line)
					is += legible.advance(s, 1, line)
				}
			}
			if ratio := is / was; ratio > 1.04 || ratio < 0.9 || !s.replaced() && is != was {
				t.Errorf("%s, style %d: texts are %.3f as wide", lang, s, ratio)
			}
			if fit := Legible().fits[s]; s.replaced() && fit < 0.8 {
				t.Errorf("style %d: letters are %.3f as large", s, fit)
			}
		}
	}
}

// Letters are kerned as in their font.
func TestTypefaceIsKerned(t *testing.T) {
	th := NewIn(false, Legible())
	for _, s := range []Style{Body, BodyBold} {
		if pair, apart := th.Width(s, 4, "AV"), th.Width(s, 4, "A")+th.Width(s, 4, "V"); pair > 0.98*apart {
			t.Errorf("style %d: AV is %.1f wide, A and V are %.1f", s, pair, apart)
		}
	}
}

// Figures that stand below each other are equally wide in every typeface.
func TestFiguresOfATypeface(t *testing.T) {
	th := NewIn(false, Legible())
	for _, s := range []Style{Number, Score} {
		if a, b := th.Width(s, 1, "1111"), th.Width(s, 1, "8888"); math.Abs(a-b) > 1e-6 {
			t.Errorf("style %d: 1111 is %.2f wide, 8888 is %.2f", s, a, b)
		}
	}
}
