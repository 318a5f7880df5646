// Package figures draws people, faces and ships for any game: the portraits of those as whom computers play, a ship with its cards,
// and the kit of which games make people and ships of their own.
package figures

import (
	"image/color"

	"islas/render/paint"
	"islas/render/theme"
)

// Person is somebody while it is drawn, in a box 100 units wide: marks from back to front, in light from the upper left. Each method
// adds some and returns the person.
type Person struct {
	pal   *paint.Palette
	Marks []paint.Mark
}

// New returns a person of whom nothing is drawn yet.
func New(pal *paint.Palette) *Person { return &Person{pal: pal} }

// Form is the outline of a face and the part of it that lies in shade.
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

// Rod draws a rod or a cord along a form, width units wide, and with its edges of ink as much as inked.
func (p *Person) Rod(c color.NRGBA, width, inked float64, form string) *Person {
	return p.Line(p.pal.Ink, inked, form).Line(c, width, form)
}

// Shiny draws a rod with the light on it.
func (p *Person) Shiny(c color.NRGBA, width float64, form string) *Person {
	return p.Rod(c, width, width+2.4, form).Line(theme.Alpha(p.pal.White, 0.35), width*0.3, form)
}

// Torso is what somebody wears down to the waist: its outline, its side in shade and how dark that is, its folds, and how dark the
// shadow of the chin is on the neck above it.
type Torso struct {
	Outline, Shade, Folds string
	Dark, Chin            float64
}

// Torso draws a torso in a cloth with the neck above it.
func (p *Person) Torso(t Torso, cloth, skin color.NRGBA) *Person {
	p.Inked(cloth, t.Outline).Fill(theme.Alpha(p.pal.Umbra, t.Dark), t.Shade)
	return p.Line(theme.Alpha(p.pal.Ink, 0.6), 2, t.Folds).Throat(skin, t.Chin)
}

// Neck is the outline of a neck.
const Neck = "M 41 62 H 59 V 78 Q 50 85 41 78 Z"

// Throat draws a neck with the shadow of the chin on it, from 0 to 1 dark.
func (p *Person) Throat(skin color.NRGBA, dark float64) *Person {
	return p.Inked(skin, Neck).Fill(theme.Mix(skin, p.pal.Umbra, dark), "M 42 67 Q 50 79 58 66 V 77 Q 50 75 42 75 Z")
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

// Whites draws the whites of the eyes, which open eyes in a dark face have.
func (p *Person) Whites() *Person { return p.Fill(p.pal.White, "O 42 50.5 4 3.5 O 58 50.5 4 3.5") }

// Eyes draws open eyes, which look at the one who looks.
func (p *Person) Eyes() *Person {
	return p.Fill(p.pal.Ink, "O 42 50.5 2.9 3.4 O 58 50.5 2.9 3.4").Fill(p.pal.White, "O 41 49.3 1 1.1 O 57 49.3 1 1.1")
}

// Laugh draws eyes closed by a laugh.
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

// Bulb draws a round nose, one that has seen much sun.
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
