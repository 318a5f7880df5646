package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/theme"
)

// parchment draws the sheet of a deed in 100 × 100 units: old, curled at its upper and lower end, with a line of the
// power's colour.
func (pal *palette) parchment(n pen, c islas.Colour, owned bool) {
	paper, dark := pal.paper, mix(pal.paperDark, pal.earth, 0.35)
	if !owned {
		paper, dark = mix(pal.paper, pal.paperDark, 0.55), mix(pal.paperDark, pal.wallDark, 0.5)
	}
	line := mix(pal.ink, pal.umbra, 0.4)
	sheet := drawn("M 13 10 Q 50 15 87 10 Q 90 24 87.5 36 L 89 48 Q 86.5 60 89 72 L 87 90 Q 50 86 13 90 Q 10 78 12.5 66 L 11 52 Q 13.5 40 11 26 Z")
	n.soft(3, 0.45, func(n pen) {
		n.at(2.5, 3.5, 1).fill(pal.ink, sheet, rectangle(10, 5, 81, 10), rectangle(10, 86, 81, 9))
	})
	n.layer(1, func(n pen) {
		n.glow(point{40, 38}, 66, []color.NRGBA{mix(paper, pal.white, 0.7), paper, dark}, sheet)
		q := n.atop()
		q.stroke(fade(pal.goldDark, 0.35), 3, sheet)
		n.granulate(pal.goldDark, pal.white, 0.14, 0.5)
		q.ramp(point{50, 15}, point{50, 25}, fade(pal.umbra, 0.45), fade(pal.umbra, 0), rectangle(0, 8, 100, 17))
		q.ramp(point{50, 90}, point{50, 80}, fade(pal.umbra, 0.3), fade(pal.umbra, 0), rectangle(0, 78, 100, 14))
	})
	n.inking(line, 1.2, sheet)
	band := pal.piece[c]
	if !owned {
		band = mix(band, paper, 0.45)
	}
	for _, roll := range []struct {
		body, ends string
		y          float64
	}{
		{"M 12 5 Q 50 10 88 5 Q 93 10 88 16 Q 50 21 12 16 Q 7 10 12 5 Z", "O 12 10.5 3 5.5 O 88 10.5 3 5.5", 5},
		{"M 12 85 Q 50 80 88 85 Q 93 90 88 95.5 Q 50 91 12 95.5 Q 7 90 12 85 Z", "O 12 90 3 5.2 O 88 90 3 5.2", 83},
	} {
		body := drawn(roll.body)
		n.gradient(point{0, roll.y}, point{0, roll.y + 14}, false,
			evenly(mix(paper, pal.ink, 0.12), mix(paper, pal.white, 0.7), paper, dark, mix(dark, pal.umbra, 0.45)), body)
		n.inking(line, 1.1, body)
		n.fill(mix(dark, pal.umbra, 0.5), drawn(roll.ends))
		n.inking(line, 0.9, drawn(roll.ends))
	}
	n.stroke(band, 3.4, drawn("M 15.5 11 Q 50 15.5 84.5 11"))
	n.stroke(fade(pal.white, 0.35), 0.8, drawn("M 16 10 Q 50 14.5 84 10"))
}

// leafSheet draws a deed that is too small for curls: a plain sheet under a band of the power's colour.
func (pal *palette) leafSheet(n pen, c islas.Colour, owned bool) {
	paper, band := pal.white, pal.piece[c]
	if !owned {
		paper, band = mix(pal.paper, pal.paperDark, 0.5), mix(band, pal.paperDark, 0.25)
	}
	n.fill(pal.ink, rounded(5, 2, 90, 96, 9))
	n.ramp(point{20, 2}, point{80, 98}, paper, mix(paper, pal.paperDark, 0.7), rounded(9, 6, 82, 88, 6))
	n.fill(band, rounded(9, 6, 82, 13, 5))
}

// seal draws the wax seal of a deed on its ribbon, with the form of the power's colour, or the place for it.
func (pal *palette) seal(n pen, c islas.Colour, owned bool) {
	if !owned {
		n.stroke(fade(pal.inkSoft, 0.65), 1.4, circle(76, 74, 17))
		n.layer(0.55, func(n pen) { pal.house(n, 61, 58, 30, c) })
		return
	}
	ribbon := mix(pal.piece[c], pal.white, 0.12)
	tails := drawn("M 66 84 L 60 99 L 67 96.5 L 71 100 L 77 86 Z M 77 86 L 82 100 L 87 96 L 94 98 L 86 82 Z")
	n.ramp(point{62, 84}, point{90, 100}, ribbon, mix(ribbon, pal.ink, 0.35), tails)
	n.inking(mix(pal.ink, pal.piece[c], 0.2), 0.9, tails)
	wax := mix(pal.piece[c], pal.ink, 0.1)
	blob := drawn("M 75 52 Q 85 50 90 57 Q 98 62 96 72 Q 99 84 89 90 Q 81 98 71 94 Q 59 95 55 85 Q 48 75 55 65 Q 58 53 75 52 Z")
	n.soft(2, 0.5, func(n pen) { n.at(1.6, 2.4, 1).fill(pal.ink, blob) })
	n.glow(point{68, 62}, 38, []color.NRGBA{mix(wax, pal.white, 0.5), wax, mix(wax, pal.ink, 0.45)}, blob)
	n.stroke(fade(pal.white, 0.45), 1.3, drawn("M 57.5 68 Q 60 56.5 74 55"))
	n.inking(mix(wax, pal.ink, 0.7), 1, blob)
	// The die has pressed the wax down: its edge is dark towards the light and bright away from it.
	bed := circle(76, 73.5, 16.4)
	n.ramp(point{64, 60}, point{88, 88}, mix(pal.swatch(c), pal.ink, 0.28), mix(pal.swatch(c), pal.white, 0.3), bed)
	n.stroke(fade(pal.ink, 0.5), 1.2, drawn("M 61 80 Q 57 62 76 57.5 Q 86 57.5 90 65"))
	n.stroke(fade(pal.white, 0.5), 1, drawn("M 92 70 Q 93 86 78 90 Q 70 90 65 86"))
	pal.house(n, 60.5, 57, 31, c)
}

// script writes the words of a deed; for what is left out, lines stand as if one could not read them from afar.
func (pal *palette) script(n pen, words DeedWords, ink color.NRGBA) {
	if words.Title != "" {
		n.write(theme.CardName, words.Title, 50, 26.5, 12, 70, ink)
		n.fill(fade(pal.goldDark, 0.8), drawn("M 18 33 Q 50 32 82 33 Q 50 34 18 33 Z"))
	} else {
		n.stroke(ink, 4, drawn("M 22 27 Q 26 24 30 27 Q 34 30 38 26 Q 44 24 48 28 Q 54 29 58 25 Q 66 24 70 28 L 78 26"))
	}
	if words.Text != "" {
		n.paragraph(theme.Card, words.Text, 50, 51.5, 10.5, 72, 33, ink)
		n.stroke(fade(ink, 0.75), 0.9, drawn("M 19 78 Q 24 70 28 77 Q 30 82 34 74 Q 38 68 39 77 Q 42 80 46 75 M 18 82 H 50"))
		return
	}
	n.stroke(fade(ink, 0.75), 2, drawn("M 17 39 Q 22 37 26 39 L 34 38 Q 40 40 46 38 L 60 39 Q 70 37 82 39 M 17 47 Q 24 45 30 47 L 42 46 Q 54 48 62 46 L 81 47 "+
		"M 17 55 Q 22 53 27 55 L 40 54 Q 46 56 56 54 L 80 55 M 17 63 Q 24 61 30 63 L 62 62 M 17 71 Q 26 69 32 71 L 56 70 M 17 79 L 46 78"))
}
