// Package figures draws people, faces and ships for any game: the portraits of computer players, a ship with its cards, and a kit from
// which games make people and ships of their own.
package figures

import (
	"image/color"

	"islas/render/paint"
	"islas/render/theme"
)

// Person is a drawing of a person, 100 units wide: marks from back to front, with light from the upper left. Each method adds marks and
// returns the person.
type Person struct {
	pal   *paint.Palette
	Marks []paint.Mark
}

// New returns a person without marks.
func New(pal *paint.Palette) *Person { return &Person{pal: pal} }

// Form is the outline of a face and of its shaded part.
type Form struct{ Outline, Shade string }

// The forms of most faces.
var (
	Oval = Form{
		"M 31 46 C 31 22 69 22 69 46 C 69 62 61 74.5 50 74.5 C 39 74.5 31 62 31 46 Z",
		"M 61 27 C 69 32 69 40 69 46 C 69 62 61 74.5 50 74.5 C 61 68 66 50 61 27 Z",
	}
	Wide = Form{
		"M 29 45 C 29 22 71 22 71 45 L 70 57 C 69 69 60 75 50 75 C 40 75 31 69 30 57 Z",
		"M 62 26 C 70 31 71 38 71 45 L 70 57 C 69 69 60 75 50 75 C 62 69 67 50 62 26 Z",
	}
)

// Fill fills forms.
func (p *Person) Fill(c color.NRGBA, forms ...string) *Person {
	for _, form := range forms {
		p.Marks = append(p.Marks, paint.Filled(form, c))
	}
	return p
}

// Line draws along a form.
func (p *Person) Line(c color.NRGBA, width float64, form string) *Person {
	p.Marks = append(p.Marks, paint.Stroked(form, c, width))
	return p
}

// Inked fills forms, each with a line of ink around it.
func (p *Person) Inked(c color.NRGBA, forms ...string) *Person {
	for _, form := range forms {
		p.Fill(c, form).Line(p.pal.Ink, 3, form)
	}
	return p
}

// Rod draws a rod or a cord along a form, width units wide, on a line of ink that is inked units wide.
func (p *Person) Rod(c color.NRGBA, width, inked float64, form string) *Person {
	return p.Line(p.pal.Ink, inked, form).Line(c, width, form)
}

// Shiny draws a rod with the light on it.
func (p *Person) Shiny(c color.NRGBA, width float64, form string) *Person {
	return p.Rod(c, width, width+2.4, form).Line(theme.Alpha(p.pal.White, 0.35), width*0.3, form)
}

// The outlines of shoulders and a neck.
const (
	Shoulders = "M 6 130 L 10 103 Q 13 85 36 77 Q 50 86 64 77 Q 87 85 90 103 L 94 130 Z"
	Neck      = "M 41 62 H 59 V 78 Q 50 85 41 78 Z"
)

// Torso draws clothes down to the waist, with the neck above them.
func (p *Person) Torso(cloth, skin color.NRGBA) *Person {
	p.Inked(cloth, Shoulders).Fill(theme.Alpha(p.pal.Umbra, 0.24), "M 70 80 Q 86 85 90 103 L 94 130 H 76 Q 82 98 70 80 Z")
	p.Line(theme.Alpha(p.pal.Ink, 0.6), 2, "M 23 103 Q 26 114 24 130 M 77 103 Q 74 114 76 130").Inked(skin, Neck)
	return p.Fill(theme.Mix(skin, p.pal.Umbra, 0.32), "M 42 67 Q 50 79 58 66 V 77 Q 50 75 42 75 Z")
}

// Apron draws an apron over the clothes.
func (p *Person) Apron(c color.NRGBA) *Person {
	return p.Inked(c, "M 31 126 L 33 94 Q 50 99 67 94 L 69 126 Z").Rod(c, 3.4, 5, "M 34 95 L 36 77 M 66 95 L 64 77")
}

// Pole draws the shaft of a tool that stands to the right.
func (p *Person) Pole() *Person {
	return p.Rod(p.pal.Wood, 4.2, 6.4, "M 93 2 L 91 126").Line(theme.Mix(p.pal.Wood, p.pal.White, 0.35), 1.6, "M 92.4 4 L 90.6 96")
}

// Grip draws an arm in a sleeve whose hand holds something that stands to the right.
func (p *Person) Grip(cloth, skin color.NRGBA) *Person {
	p.Inked(cloth, "M 76 130 Q 77 105 85 94 Q 93 99 101 94 Q 106 112 105 130 Z")
	p.Fill(theme.Alpha(p.pal.Umbra, 0.22), "M 95 97 Q 98 97 101 94 Q 106 112 105 130 H 94 Q 98 112 95 97 Z")
	return p.Hand(skin, "M 85 82 Q 93 77.5 101 82 Q 104 88 101 96 Q 93 99.5 85 96 Q 82 88 85 82 Z", "M 84 86 H 92 M 83.6 89.6 H 92 M 84 93 H 91")
}

// StrawHat draws a wide hat of straw with a ribbon.
func (p *Person) StrawHat(ribbon color.NRGBA) *Person {
	p.Fill(theme.Alpha(p.pal.Umbra, 0.3), "M 29 42 Q 50 37 71 42 L 71 47 Q 50 42 29 47 Z")
	p.Inked(p.pal.Straw, "M -2 35 Q 8 45 50 42 Q 92 45 102 35 Q 84 26 50 28 Q 16 26 -2 35 Z")
	p.Fill(theme.Alpha(p.pal.Wood, 0.4), "M 50 42 Q 92 45 102 35 Q 92 30 78 29 Q 78 37 50 42 Z")
	p.Inked(p.pal.Straw, "M 29 33 C 30 4 70 4 71 33 Q 50 39 29 33 Z").Line(ribbon, 5.6, "M 29.4 30.5 Q 50 36.5 70.6 30.5")
	return p.Line(theme.Mix(p.pal.Straw, p.pal.WoodDark, 0.6), 1.6,
		"M 6 36.6 Q 24 40 44 39.6 M 36 20 Q 40 13 47 12 M 57 23 Q 62 20 64 16 M 76 39.6 Q 86 39.6 95 36.6 M 38 25 Q 46 27 54 26.6")
}

// Hand draws a hand and the lines between its fingers.
func (p *Person) Hand(skin color.NRGBA, form, fingers string) *Person {
	return p.Inked(skin, form).Line(p.pal.Ink, 1.6, fingers)
}

// Head draws ears and a face without features.
func (p *Person) Head(skin color.NRGBA, f Form) *Person {
	p.Inked(skin, "O 30.5 52 4 5.6 O 69.5 52 4 5.6").Fill(skin, f.Outline).Fill(theme.Mix(skin, p.pal.Ink, 0.18), f.Shade)
	p.Fill(theme.Alpha(theme.Mix(skin, p.pal.Roof, 0.6), 0.6), "O 38 59.5 5 3.6 O 62 59.5 5 3.6")
	return p.Line(p.pal.Ink, 3, f.Outline)
}

// Whites draws the whites of the eyes, for open eyes in a dark face.
func (p *Person) Whites() *Person { return p.Fill(p.pal.White, "O 42 50.5 4 3.5 O 58 50.5 4 3.5") }

// Eyes draws open eyes that look at the viewer.
func (p *Person) Eyes() *Person {
	return p.Fill(p.pal.Ink, "O 42 50.5 2.9 3.4 O 58 50.5 2.9 3.4").Fill(p.pal.White, "O 41 49.3 1 1.1 O 57 49.3 1 1.1")
}

// Laugh draws eyes closed in laughter.
func (p *Person) Laugh() *Person {
	return p.Line(p.pal.Ink, 2.8, "M 37.5 51.5 Q 42 46 46.5 51.5 M 53.5 51.5 Q 58 46 62.5 51.5")
}

// Nose draws a straight nose or a round one.
func (p *Person) Nose(round bool) *Person {
	form := "M 50 49 Q 46.5 56 47 58.5 Q 50 61 52.5 59"
	if round {
		form = "M 46 57 Q 45.5 61.5 50 61.5 Q 54.5 61.5 54 57"
	}
	return p.Line(theme.Mix(p.pal.Ink, p.pal.Skin, 0.2), 2.2, form)
}

// Bulb draws a round nose with a tan.
func (p *Person) Bulb(skin color.NRGBA) *Person {
	return p.Inked(theme.Mix(skin, p.pal.Roof, 0.35), "M 45.5 52 Q 43.5 60 50 60.5 Q 56.5 60 54.5 52")
}

// Smile draws a closed or, when broad, an open mouth.
func (p *Person) Smile(broad bool) *Person {
	if !broad {
		return p.Line(p.pal.Ink, 2.5, "M 42.5 65 Q 50 71 57.5 65")
	}
	const open = "M 41 63 Q 50 66 59 63 Q 56.5 72 50 72 Q 43.5 72 41 63 Z"
	return p.Fill(p.pal.White, open).Line(p.pal.Ink, 2, open)
}

// Lips draws a smiling mouth with red lips.
func (p *Person) Lips() *Person {
	p.Fill(p.pal.Madder, "M 42 63.6 Q 46.5 63.6 50 65.4 Q 53.5 63.6 58 63.6 Q 50 74 42 63.6 Z")
	return p.Line(theme.Mix(p.pal.Madder, p.pal.Ink, 0.6), 2, "M 41 62.8 Q 50 70.5 59 62.8")
}

// Brows draws eyebrows.
func (p *Person) Brows(hair color.NRGBA, strong bool) *Person {
	if strong {
		return p.Line(hair, 4, "M 36.5 45 Q 41 42 46 44.5 M 54 44.5 Q 59 42 63.5 45")
	}
	return p.Line(hair, 3.4, "M 38 45 Q 42 42.4 46 44.2 M 54 44.2 Q 58 42.4 62 45")
}

// Hoops draws a golden ring in each ear.
func (p *Person) Hoops() *Person { return p.Rod(p.pal.Gold, 2.8, 5, "O 28 62 4.4 5 O 72 62 4.4 5") }
