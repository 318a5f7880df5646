package art

import (
	"image/color"

	"islas/game/puertorico"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Forms that several people share, in a box of 100 × 124 units: they are seen from the waist up.
const (
	personShoulders = "M 6 130 L 10 103 Q 13 85 36 77 Q 50 86 64 77 Q 87 85 90 103 L 94 130 Z"
	wideHat         = "M -2 35 Q 8 45 50 42 Q 92 45 102 35 Q 84 26 50 28 Q 16 26 -2 35 Z"
	crownOfHat      = "M 29 33 C 30 4 70 4 71 33 Q 50 39 29 33 Z"
	bushyBeard      = "M 28 47 Q 31 60 40 58 Q 50 54.5 60 58 Q 69 60 72 47 Q 79 73 67 87 Q 58 97 50 97 Q 42 97 33 87 Q 21 73 28 47 Z"
)

// person is somebody who sits for the picture of a role.
type person struct {
	*figures.Person
	pal *palette
}

// personMarks returns somebody at the work of a role, from the back to the front, in a box of 100 × 124 units.
func personMarks(pal *palette, role puertorico.Role) []paint.Mark {
	s := &person{figures.New(pal.Palette), pal}
	[]func(*person, *palette){settler, mayor, builder, craftsman, trader, captain, prospector}[min(role, puertorico.Prospector1)](s, pal)
	return s.Marks
}

// torso draws what somebody wears down to the waist, with the neck above it.
func (s *person) torso(cloth, skin color.NRGBA) {
	s.Torso(figures.Torso{
		Outline: personShoulders, Shade: "M 70 80 Q 86 85 90 103 L 94 130 H 76 Q 82 98 70 80 Z",
		Folds: "M 23 103 Q 26 114 24 130 M 77 103 Q 74 114 76 130", Dark: 0.24, Chin: 0.32,
	}, cloth, skin)
}

// fist draws a hand closed around what stands to the right.
func (s *person) fist(cloth, skin color.NRGBA) {
	s.Inked(cloth, "M 76 130 Q 77 105 85 94 Q 93 99 101 94 Q 106 112 105 130 Z")
	s.Fill(theme.Alpha(s.pal.Umbra, 0.22), "M 95 97 Q 98 97 101 94 Q 106 112 105 130 H 94 Q 98 112 95 97 Z")
	s.Hand(skin, "M 85 82 Q 93 77.5 101 82 Q 104 88 101 96 Q 93 99.5 85 96 Q 82 88 85 82 Z", "M 84 86 H 92 M 83.6 89.6 H 92 M 84 93 H 91")
}

// strawHat draws a wide hat of straw with a ribbon.
func (s *person) strawHat(ribbon color.NRGBA) {
	pal := s.pal
	s.Fill(theme.Alpha(pal.Umbra, 0.3), "M 29 42 Q 50 37 71 42 L 71 47 Q 50 42 29 47 Z").Inked(pal.Straw, wideHat)
	s.Fill(theme.Alpha(pal.Wood, 0.4), "M 50 42 Q 92 45 102 35 Q 92 30 78 29 Q 78 37 50 42 Z").Inked(pal.Straw, crownOfHat)
	s.Line(ribbon, 5.6, "M 29.4 30.5 Q 50 36.5 70.6 30.5")
	s.Line(theme.Mix(pal.Straw, pal.WoodDark, 0.6), 1.6, "M 6 36.6 Q 24 40 44 39.6 M 36 20 Q 40 13 47 12 M 57 23 Q 62 20 64 16 M 76 39.6 Q 86 39.6 95 36.6 M 38 25 Q 46 27 54 26.6")
}
