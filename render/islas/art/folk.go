package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Forms that several settlers share, in a box of 100 × 124 units: they are seen from the waist up.
const (
	longShoulders = "M 5 124 L 9 101 Q 13 83 36 77 Q 50 86 64 77 Q 87 83 91 101 L 95 124 Z"
	sunHat        = "M 0 37 Q 10 45 50 42 Q 90 45 100 37 Q 84 27 50 28 Q 16 27 0 37 Z"
	sunHatCrown   = "M 29 33 C 31 6 69 6 71 33 Q 50 38 29 33 Z"
	fullBeard     = "M 29 48 Q 32 60 40 59 Q 50 55 60 59 Q 68 60 71 48 Q 76 72 65 83 Q 58 90 50 90 Q 42 90 35 83 Q 24 72 29 48 Z"
	moustache     = "M 50 60 Q 42 57 34 64 Q 31 65 29 62 Q 30 71 40 69.5 Q 47 69 50 65 Q 53 69 60 69.5 Q 70 71 71 62 Q 69 65 66 64 Q 58 57 50 60 Z"
	partedHair    = "M 28 52 C 22 14 78 14 72 52 Q 70 40 60 37 Q 52 34 50 25 Q 48 34 40 37 Q 30 40 28 52 Z"
	longHair      = "M 50 15 C 20 15 20 44 22 62 Q 22 80 17 92 H 83 Q 78 80 78 62 C 80 44 80 15 50 15 Z"
	shadedSide    = "M 70 80 Q 87 84 91 101 L 95 124 H 78 Q 82 98 70 80 Z"
	kerchief      = "M 26 46 C 22 10 78 10 74 46 Q 68 31 50 30 Q 32 31 26 46 Z"
)

// settler is somebody who sits for the picture of a settler.
type settler struct {
	*figures.Person
	pal *palette
}

// settlers draw those whom cards show, by the IDs of the cards.
var settlers = map[string]func(s *settler, pal *palette){
	"molinero": miller, "cantero": stonemason, "labrador": farmer, "capitan": captain, "cazador": hunter, "carretero": carter,
	"lenador": woodcutter, "arriero": muleteer, "panadero": baker, "pescador": angler, "marinero": sailor, "lavandera": washerwoman,
	"herrero": smith, "cestero": weaver, "monje": monk, "segador": reaper, "mercader": merchant, "noble": nobleman,
}

// settlerMarks is the settler whom a card shows, from the back to the front, in a box of 100 × 124 units.
func settlerMarks(pal *palette, card islas.Card) []paint.Mark {
	s := &settler{figures.New(pal.Palette), pal}
	settlers[card.ID()](s, pal)
	return s.Marks
}

// torso draws what somebody wears down to the waist, with the neck above it.
func (s *settler) torso(cloth, skin color.NRGBA) {
	s.Torso(figures.Torso{
		Outline: longShoulders, Shade: shadedSide, Folds: "M 22 102 Q 25 112 24 124 M 78 102 Q 75 112 76 124", Dark: 0.22, Chin: 0.3,
	}, cloth, skin)
}

// apron draws an apron over what somebody wears.
func (s *settler) apron(c color.NRGBA) {
	s.Inked(c, "M 31 126 L 33 94 Q 50 99 67 94 L 69 126 Z")
	s.Rod(c, 3.4, 5, "M 34 95 L 36 77 M 66 95 L 64 77")
}

// grip draws an arm in a sleeve whose hand holds what stands to the right, one handle or the pole of a tool.
func (s *settler) grip(cloth, skin color.NRGBA) {
	s.Inked(cloth, "M 78 126 Q 78 104 85 93 Q 92 97 98 93 L 103 126 Z")
	s.Inked(skin, "M 85 81 Q 91 78 98 81 Q 101 87 98 95 Q 91 98 85 95 Q 82 87 85 81 Z")
	s.Line(s.pal.Ink, 1.6, "M 84.5 85.5 H 91 M 84 90 H 91")
}

// pole draws the shaft of a tool that stands to the right.
func (s *settler) pole() {
	s.Rod(s.pal.Wood, 4.2, 6.4, "M 93 2 L 91 126")
	s.Line(theme.Mix(s.pal.Wood, s.pal.White, 0.35), 1.6, "M 92.4 4 L 90.6 96")
}

// sunHat draws a wide hat of straw with a band.
func (s *settler) sunHat(band color.NRGBA) {
	pal := s.pal
	s.Fill(theme.Alpha(pal.Umbra, 0.3), "M 29 44 Q 50 38 71 44 L 71 48 Q 50 44 29 48 Z")
	s.Inked(pal.Straw, sunHat)
	s.Fill(theme.Alpha(pal.Wood, 0.45), "M 50 42 Q 90 45 100 37 Q 92 32 78 30 Q 78 38 50 42 Z")
	s.Inked(pal.Straw, sunHatCrown)
	s.Line(band, 5.4, "M 29.5 30.5 Q 50 36 70.5 30.5")
	s.Line(theme.Mix(pal.Straw, pal.WoodDark, 0.6), 1.6, "M 9 38 Q 26 41 44 40 M 37 20 Q 41 13 47 12 M 57 23 Q 62 21 64 17 M 74 40 Q 84 40 92 38")
}
