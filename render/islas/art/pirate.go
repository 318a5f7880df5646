package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/theme"
)

// pirate draws a pirate: a ship with a skull on its black sail that comes through a storm at dusk, and above it a flag
// with the colour's form.
func (pal *palette) pirate(n pen, c islas.Colour, words CardWords) {
	inside := rounded(7.6, 7.6, 184.8, 264.8, 9)
	dusk := mix(pal.night, pal.seaDeep, 0.5)
	n.gradient(point{84, 8}, point{100, 186}, false,
		evenly(pal.night, dusk, mix(dusk, pal.umbra, 0.5), mix(pal.ember, pal.umbra, 0.45), pal.ember), inside)
	q := n.atop()
	q.glow(point{150, 176}, 90, []color.NRGBA{fade(pal.eve, 0.85), fade(pal.ember, 0.4), fade(pal.ember, 0)}, circle(150, 176, 90))
	q.painted(pal, 0.5, pal.storm())
	n.granulate(pal.night, pal.eve, 0.16, 1.2)
	pal.corsair(q, c)
	q.gradient(point{0, 176}, point{0, 272}, false, evenly(mix(pal.sea, pal.night, 0.35), pal.seaDeep, pal.night),
		drawn("M 0 196 Q 18 184 38 194 Q 58 204 80 193 Q 104 182 126 194 Q 150 204 170 192 Q 186 184 204 194 V 280 H 0 Z"))
	q.marks([]layerMark{
		{"M 0 196 Q 18 184 38 194 Q 58 204 80 193 Q 104 182 126 194 Q 150 204 170 192 Q 186 184 204 194", mix(pal.surf, pal.shallow, 0.4), 2.4},
		{"M 20 203 Q 34 198 46 204 M 92 201 Q 106 194 118 202 M 150 206 Q 162 200 176 205 M 30 264 Q 50 257 70 264 M 120 266 Q 140 259 162 266", fade(pal.shallow, 0.5), 1.6},
		{"O 56 187 1.6 1.6 O 62 183 1.2 1.2 O 50 184 1 1 O 140 187 1.4 1.4 O 147 184 1 1 O 133 183 1.1 1.1", pal.surf, 0},
	})
	pal.edging(n, pal.piece[c])
	pal.rules(n, fade(pal.brass, 0.75))
	pal.flag(n.at(95, 13, 0.74), c)
	pal.banner(n, 208, mix(pal.night, pal.piece[c], 0.3), words.Spanish)
	n.write(theme.Card, words.Name, 100, 258, 24, 162, pal.white)
}

// storm is clouds with rain under them.
func (pal *palette) storm() []layerMark {
	cloud := mix(pal.night, pal.shallow, 0.12)
	return []layerMark{
		{"M -6 58 Q 14 40 36 50 Q 54 34 78 46 Q 96 42 104 54 Q 70 66 42 62 Q 16 74 -6 68 Z", fade(cloud, 0.85), 0},
		{"M 110 96 Q 130 80 152 90 Q 176 76 206 88 V 108 Q 160 116 110 96 Z", fade(mix(cloud, pal.umbra, 0.5), 0.8), 0},
		{"M 0 128 Q 20 116 40 124 Q 56 120 66 130 Q 36 142 0 138 Z", fade(mix(cloud, pal.umbra, 0.6), 0.8), 0},
		{"M 18 70 L 8 104 M 32 70 L 18 118 M 52 66 L 42 98 M 176 112 L 166 146 M 160 114 L 152 138 M 188 108 L 180 134 M 72 64 L 66 84 M 142 108 L 136 126", fade(pal.shallow, 0.22), 3.4},
	}
}

// corsair draws the ship against the light, with the skull that only pirates of this colour have.
func (pal *palette) corsair(n pen, c islas.Colour) {
	dark, rope := mix(pal.night, pal.ink, 0.5), fade(pal.night, 0.8)
	cloth := mix(pal.night, pal.ink, 0.2)
	rim := mix(pal.ember, pal.night, 0.25)
	n.marks([]layerMark{
		{"M 30 178 L 96 34 L 168 172 M 96 60 L 20 166 M 96 60 L 190 158", rope, 0.9},
		{"M 96 16 V 190", dark, 5.6}, {"M 158 92 V 180", dark, 4}, {"M 160 178 L 196 156", dark, 4},
		{"M 36 72 Q 96 66 156 72", dark, 4.4},
	})
	fore := drawn("M 150 100 Q 166 96 178 102 Q 186 130 178 154 Q 164 146 150 154 Q 158 128 150 100 Z")
	n.ramp(point{150, 100}, point{182, 150}, mix(cloth, pal.shallow, 0.12), cloth, fore)
	n.stroke(rim, 0.9, fore)
	sail := drawn("M 40 74 Q 96 66 152 74 Q 162 124 152 170 Q 96 152 40 170 Q 50 122 40 74 Z")
	n.gradient(point{44, 70}, point{150, 172}, false, evenly(mix(cloth, pal.shallow, 0.2), cloth, cloth, mix(cloth, pal.umbra, 0.4)), sail)
	n.marks([]layerMark{
		{"M 58 75 Q 64 122 57 162 M 134 75 Q 141 122 136 162", fade(pal.shallow, 0.14), 3},
		{"M 42 82 Q 96 74 150 82", fade(pal.shallow, 0.16), 1},
	})
	n.stroke(rim, 1.1, sail)
	pal.skullOf(n.at(59, 77, 0.74), c)
	hull := drawn("M 22 158 L 44 162 V 174 Q 100 184 150 172 L 182 166 Q 176 190 160 204 H 44 Q 26 184 22 158 Z")
	n.gradient(point{30, 158}, point{60, 204}, false, evenly(mix(pal.woodDark, pal.night, 0.25), mix(pal.woodDark, pal.night, 0.75)), hull)
	n.marks([]layerMark{
		{"M 25 168 Q 90 192 178 176", mix(pal.piece[c], pal.white, 0.1), 2.6},
		{"O 60 187 2.6 2.6 O 84 190 2.6 2.6 O 108 190 2.6 2.6 O 132 188 2.6 2.6", pal.eve, 0},
		{"M 30 160 V 148", dark, 2.4},
	})
	n.stroke(dark, 1.4, hull)
	n.glow(point{30, 143}, 22, []color.NRGBA{fade(pal.eve, 0.95), fade(pal.ember, 0.35), fade(pal.ember, 0)}, circle(30, 143, 22))
	n.fill(pal.night, rounded(26, 136, 8, 14, 2))
	n.fill(pal.eve, rounded(27.4, 138.5, 5.2, 9, 1.4))
}

func (pal *palette) simplePirate(n pen, c islas.Colour) {
	n.ramp(point{80, 8}, point{120, 272}, pal.night, mix(pal.ember, pal.umbra, 0.55), rounded(7.6, 7.6, 184.8, 264.8, 9))
	pal.edging(n, pal.piece[c])
	pal.skullOf(n.at(41, 33, 1.14), c)
	n.fill(pal.ink, rounded(44, 152, 112, 116, 12))
	n.fill(pal.swatch(c), rounded(48, 156, 104, 108, 9))
	pal.house(n, 50, 160, 100, c)
}

// flag is a flag of a colour with its form, flying to the right of a mast at the left edge of 122 × 80 units.
func (pal *palette) flag(n pen, c islas.Colour) {
	s := pal.swatch(c)
	cloth := drawn("M 0 2 Q 32 -8 62 4 Q 92 14 122 4 Q 114 44 122 80 Q 92 90 62 80 Q 32 68 0 80 Z")
	n.soft(3, 0.5, func(n pen) { n.at(2, 4, 1).fill(pal.ink, cloth) })
	n.gradient(point{0, 0}, point{122, 10}, false, evenly(s, mix(s, pal.white, 0.3), mix(s, pal.ink, 0.22), mix(s, pal.white, 0.2), s), cloth)
	n.stroke(pal.piece[c], 5, drawn("M 0 8 Q 32 -2 62 10 Q 92 20 121 10 M 0 74 Q 32 62 62 74 Q 92 84 121 74"))
	n.stroke(pal.ink, 3, cloth)
	pal.house(n, 24, 4, 76, c)
}

// skull is a skull over two crossed bones in 100 × 100 units.
func (pal *palette) skull(n pen) {
	n.marks([]layerMark{
		{"M 12 68 L 88 96 M 88 68 L 12 96", pal.pitch(), 15},
		{"M 12 68 L 88 96 M 88 68 L 12 96", pal.white, 9},
		{"O 9 64 7 7 O 7 73 6 6 O 91 64 7 7 O 93 73 6 6 O 9 99 6 6 O 15 101 6 6 O 91 99 6 6 O 85 101 6 6", pal.white, 0},
	})
	pal.bareSkull(n)
}

// skullOf is the skull by which the pirates of a colour know each other.
func (pal *palette) skullOf(n pen, c islas.Colour) {
	if c == islas.Green {
		const sabres = "M 4 104 L 20 92 Q 70 76 98 48 Q 84 88 26 102 Z M 96 104 L 80 92 Q 30 76 2 48 Q 16 88 74 102 Z"
		n.marks([]layerMark{{sabres, pal.steel, 0}, {sabres, pal.pitch(), 2.4}, {"M 14 86 L 28 104 M 86 86 L 72 104", pal.gold, 5}})
		pal.bareSkull(n)
	} else {
		pal.skull(n)
	}
	n.painted(pal, 0.7, pal.finery(c))
}

// pitch is the black of empty eyes.
func (pal *palette) pitch() color.NRGBA { return mix(pal.ink, color.NRGBA{A: 0xff}, 0.4) }

func (pal *palette) bareSkull(n pen) {
	const head = "M 50 4 C 10 4 8 52 26 58 L 29 76 H 71 L 74 58 C 92 52 90 4 50 4 Z"
	dark := pal.pitch()
	n.stroke(dark, 6, drawn(head))
	n.glow(point{40, 24}, 66, []color.NRGBA{pal.white, pal.white, mix(pal.white, pal.umbra, 0.45)}, drawn(head))
	n.marks([]layerMark{
		{"O 35 40 10 11 O 65 40 10 11", dark, 0},
		{"M 50 50 L 44 62 H 56 Z", dark, 0},
		{"M 38 67 V 76 M 46 67 V 76 M 54 67 V 76 M 62 67 V 76", dark, 2.6},
	})
}

// finery is what the skull of a colour wears.
func (pal *palette) finery(c islas.Colour) []layerMark {
	cloth, line := mix(pal.piece[c], pal.white, 0.08), pal.rim[c]
	const scarf = "M 16 34 C 12 -10 88 -10 84 34 Q 66 20 50 20 Q 34 20 16 34 Z"
	const hat = "M -2 26 Q 4 2 28 4 Q 40 -14 50 -12 Q 60 -14 72 4 Q 96 2 102 26 Q 76 12 50 16 Q 24 12 -2 26 Z"
	switch c {
	case islas.Orange: // a scarf with a knot
		return []layerMark{{scarf, cloth, 0}, {scarf, line, 3}, {"M 82 24 L 104 16 L 98 30 L 106 42 L 84 34 Z", cloth, 0}, {"M 82 24 L 104 16 L 98 30 L 106 42 L 84 34 Z", line, 3},
			{"O 36 10 3 3 O 52 4 3 3 O 68 10 3 3 O 28 22 2.4 2.4 O 74 22 2.4 2.4", pal.white, 0}}
	case islas.Brown: // a patch over one eye
		return []layerMark{{"M 16 22 L 84 46", line, 5}, {"M 16 22 L 84 46", cloth, 3.4}, {"M 50 30 Q 66 24 80 36 Q 80 54 66 56 Q 52 54 50 30 Z", cloth, 0}, {"M 50 30 Q 66 24 80 36 Q 80 54 66 56 Q 52 54 50 30 Z", line, 3}}
	case islas.Green: // a woollen cap
		return []layerMark{{scarf, cloth, 0}, {scarf, line, 3}, {"M 14 36 Q 50 10 86 36 L 85 26 Q 50 0 15 26 Z", mix(cloth, pal.white, 0.4), 0}, {"M 14 36 Q 50 10 86 36 L 85 26 Q 50 0 15 26 Z", line, 3}}
	case islas.Blue: // a cocked hat
		return []layerMark{{hat, cloth, 0}, {hat, line, 3}, {"M 2 24 Q 26 8 50 12 Q 74 8 98 24", pal.gold, 3.4}, {"O 50 2 4.4 4.4", pal.gold, 0}}
	case islas.Beige: // a crown
		return []layerMark{{"M 20 24 L 12 -12 L 32 2 L 50 -18 L 68 2 L 88 -12 L 80 24 Q 50 8 20 24 Z", pal.gold, 0}, {"M 20 24 L 12 -12 L 32 2 L 50 -18 L 68 2 L 88 -12 L 80 24 Q 50 8 20 24 Z", line, 3},
			{"O 12 -13 4 4 O 50 -19 4 4 O 88 -13 4 4", cloth, 0}}
	default: // a broad hat with a feather
		return []layerMark{{"M -8 24 Q 20 2 50 6 Q 80 2 108 24 Q 80 30 50 22 Q 20 30 -8 24 Z", cloth, 0}, {"M -8 24 Q 20 2 50 6 Q 80 2 108 24 Q 80 30 50 22 Q 20 30 -8 24 Z", line, 3},
			{"M 24 12 Q 26 -16 50 -16 Q 74 -16 76 12 Q 50 4 24 12 Z", cloth, 0}, {"M 24 12 Q 26 -16 50 -16 Q 74 -16 76 12 Q 50 4 24 12 Z", line, 3},
			{"M 70 8 Q 76 -20 104 -20 Q 110 -8 96 -4 Q 92 8 76 12 Z", pal.white, 0}, {"M 70 8 Q 76 -20 104 -20 Q 110 -8 96 -4 Q 92 8 76 12 Z", line, 2}}
	}
}
