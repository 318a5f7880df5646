package art

import "image/color"

// sitter is somebody whose portrait is being drawn, in 100 × 100 units: marks from back to front. The light comes from
// the upper left, and a sitter is cut by the medallion below, not above.
type sitter struct {
	pal   *palette
	marks []layerMark
}

// Forms that several faces share.
const (
	shoulders = "M 10 108 Q 12 82 36 77 Q 50 86 64 77 Q 88 82 90 108 Z"
	neck      = "M 41 62 H 59 V 78 Q 50 85 41 78 Z"
	ovalHead  = "M 31 46 C 31 22 69 22 69 46 C 69 62 61 74.5 50 74.5 C 39 74.5 31 62 31 46 Z"
	ovalShade = "M 61 27 C 69 32 69 40 69 46 C 69 62 61 74.5 50 74.5 C 61 68 66 50 61 27 Z"
	wideHead  = "M 29 45 C 29 22 71 22 71 45 L 70 57 C 69 69 60 75 50 75 C 40 75 31 69 30 57 Z"
	wideShade = "M 62 26 C 70 31 71 38 71 45 L 70 57 C 69 69 60 75 50 75 C 62 69 67 50 62 26 Z"
)

// fill fills a form.
func (s *sitter) fill(c color.NRGBA, form string) { s.marks = append(s.marks, layerMark{form, c, 0}) }

// line draws along a form.
func (s *sitter) line(c color.NRGBA, width float64, form string) {
	s.marks = append(s.marks, layerMark{form, c, width})
}

// inked fills a form and draws around it in ink.
func (s *sitter) inked(c color.NRGBA, form string) {
	s.fill(c, form)
	s.line(s.pal.ink, 3, form)
}

// bust draws what somebody wears, with the neck above it.
func (s *sitter) bust(cloth, skin color.NRGBA) {
	s.inked(cloth, shoulders)
	s.fill(mix(cloth, s.pal.ink, 0.25), "M 64 77 Q 88 82 90 108 H 66 Q 70 92 64 77 Z")
	s.line(s.pal.ink, 3, shoulders)
	s.inked(skin, neck)
	s.fill(mix(skin, s.pal.ink, 0.28), "M 42 67 Q 50 79 58 66 V 76 Q 50 74 42 74 Z")
}

// head draws ears and a face without features: one of the shared forms with its shade.
func (s *sitter) head(skin color.NRGBA, form, shade string) {
	s.inked(skin, "O 30.5 52 4 5.6 O 69.5 52 4 5.6")
	s.fill(skin, form)
	s.fill(mix(skin, s.pal.ink, 0.18), shade)
	s.fill(fade(mix(skin, s.pal.roof, 0.6), 0.6), "O 38 59.5 5 3.6 O 62 59.5 5 3.6")
	s.line(s.pal.ink, 3, form)
}

// eyes draws open eyes, which look at the one who looks.
func (s *sitter) eyes() {
	s.fill(s.pal.ink, "O 42 50.5 2.9 3.4 O 58 50.5 2.9 3.4")
	s.fill(s.pal.white, "O 41 49.3 1 1.1 O 57 49.3 1 1.1")
}

// laugh draws eyes closed by a laugh.
func (s *sitter) laugh() {
	s.line(s.pal.ink, 2.8, "M 37.5 51.5 Q 42 46 46.5 51.5 M 53.5 51.5 Q 58 46 62.5 51.5")
}

// nose draws a straight nose or a round one.
func (s *sitter) nose(round bool) {
	form := "M 50 49 Q 46.5 56 47 58.5 Q 50 61 52.5 59"
	if round {
		form = "M 46 57 Q 45.5 61.5 50 61.5 Q 54.5 61.5 54 57"
	}
	s.line(mix(s.pal.ink, s.pal.skin, 0.2), 2.2, form)
}

// smile draws a closed or, when broad, an open mouth.
func (s *sitter) smile(broad bool) {
	if !broad {
		s.line(s.pal.ink, 2.5, "M 42.5 65 Q 50 71 57.5 65")
		return
	}
	const open = "M 41 63 Q 50 66 59 63 Q 56.5 72 50 72 Q 43.5 72 41 63 Z"
	s.fill(s.pal.white, open)
	s.line(s.pal.ink, 2, open)
}

// hoops draws a golden ring in each ear.
func (s *sitter) hoops() {
	const form = "O 28 62 4.4 5 O 72 62 4.4 5"
	s.line(s.pal.ink, 5, form)
	s.line(s.pal.gold, 2.8, form)
}
