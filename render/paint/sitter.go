package paint

import (
	"image/color"

	"islas/render/theme"
)

// Sitter is somebody whose portrait is being drawn, in 100 × 100 units: marks from back to front. The light comes from
// the upper left, and a Sitter is cut by the medallion below, not above.
type Sitter struct {
	pal   *Palette
	Marks []Mark
}

// NewSitter is somebody of whom nothing is drawn yet.
func NewSitter(pal *Palette) *Sitter { return &Sitter{pal: pal} }

// Forms that several faces share.
const (
	shoulders = "M 10 108 Q 12 82 36 77 Q 50 86 64 77 Q 88 82 90 108 Z"
	Neck      = "M 41 62 H 59 V 78 Q 50 85 41 78 Z"
	OvalHead  = "M 31 46 C 31 22 69 22 69 46 C 69 62 61 74.5 50 74.5 C 39 74.5 31 62 31 46 Z"
	OvalShade = "M 61 27 C 69 32 69 40 69 46 C 69 62 61 74.5 50 74.5 C 61 68 66 50 61 27 Z"
	WideHead  = "M 29 45 C 29 22 71 22 71 45 L 70 57 C 69 69 60 75 50 75 C 40 75 31 69 30 57 Z"
	WideShade = "M 62 26 C 70 31 71 38 71 45 L 70 57 C 69 69 60 75 50 75 C 62 69 67 50 62 26 Z"
)

// Fill fills a form.
func (s *Sitter) Fill(c color.NRGBA, form string) { s.Marks = append(s.Marks, Filled(form, c)) }

// Line draws along a form.
func (s *Sitter) Line(c color.NRGBA, width float64, form string) {
	s.Marks = append(s.Marks, Stroked(form, c, width))
}

// Inked fills a form and draws around it in ink.
func (s *Sitter) Inked(c color.NRGBA, form string) {
	s.Fill(c, form)
	s.Line(s.pal.Ink, 3, form)
}

// bust draws what somebody wears, with the neck above it.
func (s *Sitter) bust(cloth, skin color.NRGBA) {
	s.Inked(cloth, shoulders)
	s.Fill(theme.Mix(cloth, s.pal.Ink, 0.25), "M 64 77 Q 88 82 90 108 H 66 Q 70 92 64 77 Z")
	s.Line(s.pal.Ink, 3, shoulders)
	s.Inked(skin, Neck)
	s.Fill(theme.Mix(skin, s.pal.Ink, 0.28), "M 42 67 Q 50 79 58 66 V 76 Q 50 74 42 74 Z")
}

// Head draws ears and a face without features: one of the shared forms with its shade.
func (s *Sitter) Head(skin color.NRGBA, form, shade string) {
	s.Inked(skin, "O 30.5 52 4 5.6 O 69.5 52 4 5.6")
	s.Fill(skin, form)
	s.Fill(theme.Mix(skin, s.pal.Ink, 0.18), shade)
	s.Fill(theme.Alpha(theme.Mix(skin, s.pal.Roof, 0.6), 0.6), "O 38 59.5 5 3.6 O 62 59.5 5 3.6")
	s.Line(s.pal.Ink, 3, form)
}

// Eyes draws open eyes, which look at the one who looks.
func (s *Sitter) Eyes() {
	s.Fill(s.pal.Ink, "O 42 50.5 2.9 3.4 O 58 50.5 2.9 3.4")
	s.Fill(s.pal.White, "O 41 49.3 1 1.1 O 57 49.3 1 1.1")
}

// Laugh draws eyes closed by a laugh.
func (s *Sitter) Laugh() {
	s.Line(s.pal.Ink, 2.8, "M 37.5 51.5 Q 42 46 46.5 51.5 M 53.5 51.5 Q 58 46 62.5 51.5")
}

// Nose draws a straight nose or a round one.
func (s *Sitter) Nose(round bool) {
	form := "M 50 49 Q 46.5 56 47 58.5 Q 50 61 52.5 59"
	if round {
		form = "M 46 57 Q 45.5 61.5 50 61.5 Q 54.5 61.5 54 57"
	}
	s.Line(theme.Mix(s.pal.Ink, s.pal.Skin, 0.2), 2.2, form)
}

// Smile draws a closed or, when broad, an open mouth.
func (s *Sitter) Smile(broad bool) {
	if !broad {
		s.Line(s.pal.Ink, 2.5, "M 42.5 65 Q 50 71 57.5 65")
		return
	}
	const open = "M 41 63 Q 50 66 59 63 Q 56.5 72 50 72 Q 43.5 72 41 63 Z"
	s.Fill(s.pal.White, open)
	s.Line(s.pal.Ink, 2, open)
}

// Brows draws eyebrows.
func (s *Sitter) Brows(hair color.NRGBA, strong bool) {
	if strong {
		s.Line(hair, 4, "M 36.5 45 Q 41 42 46 44.5 M 54 44.5 Q 59 42 63.5 45")
		return
	}
	s.Line(hair, 3.4, "M 38 45 Q 42 42.4 46 44.2 M 54 44.2 Q 58 42.4 62 45")
}

// Lips draws a smiling mouth with red lips.
func (s *Sitter) Lips() {
	s.Fill(s.pal.Madder, "M 42 63.6 Q 46.5 63.6 50 65.4 Q 53.5 63.6 58 63.6 Q 50 74 42 63.6 Z")
	s.Line(theme.Mix(s.pal.Madder, s.pal.Ink, 0.6), 2, "M 41 62.8 Q 50 70.5 59 62.8")
}

// Bulb draws a round nose, one that has seen much sun.
func (s *Sitter) Bulb(skin color.NRGBA) {
	s.Inked(theme.Mix(skin, s.pal.Roof, 0.35), "M 45.5 52 Q 43.5 60 50 60.5 Q 56.5 60 54.5 52")
}

// Hoops draws a golden ring in each ear.
func (s *Sitter) Hoops() {
	const form = "O 28 62 4.4 5 O 72 62 4.4 5"
	s.Line(s.pal.Ink, 5, form)
	s.Line(s.pal.Gold, 2.8, form)
}
