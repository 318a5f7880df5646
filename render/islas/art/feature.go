package art

import (
	"image/color"

	"islas/game/islas"
)

// layerMark is a part of a small picture: a shape in a colour, filled if width is 0, otherwise drawn with a pen of that
// width.
type layerMark struct {
	shape  string
	colour color.NRGBA
	width  float64
}

func (n pen) marks(all []layerMark) {
	for _, m := range all {
		if m.width == 0 {
			n.fill(m.colour, drawn(m.shape))
		} else {
			n.stroke(m.colour, m.width, drawn(m.shape))
		}
	}
}

// feature draws the tile of a feature in 100 × 100 units. Each has a ground and a form of its own, so that it can be
// told at 20 pixels.
func (pal *palette) feature(n pen, f islas.Feature) {
	n.fill(pal.ink, rounded(1, 1, 98, 98, 16))
	n.layer(1, func(n pen) {
		n.fill(pal.skyOf(f), rounded(5, 5, 90, 90, 12))
		n = n.atop()
		n.marks(pal.featureMarks(f))
		pal.sheen(n)
	})
}

// sheen is the light on a tile of 100 × 100 units: brighter above, a little darker below.
func (pal *palette) sheen(n pen) {
	n.gradient(point{20, 5}, point{40, 95}, false, evenly(fade(pal.white, 0.3), fade(pal.white, 0), fade(pal.ink, 0.16)), rectangle(0, 0, 100, 100))
}

func (pal *palette) skyOf(f islas.Feature) color.NRGBA {
	switch f {
	case islas.Coast:
		return mix(pal.sea, pal.shallow, 0.35)
	case islas.Village:
		return mix(pal.earth, pal.white, 0.35)
	case islas.River:
		return mix(pal.field, pal.fieldLight, 0.4)
	case islas.Mountain:
		return mix(pal.shallow, pal.white, 0.62)
	case islas.Farmland:
		return pal.field
	default:
		return pal.earthDark
	}
}

func (pal *palette) featureMarks(f islas.Feature) []layerMark {
	switch f {
	case islas.Coast:
		return []layerMark{
			{"M 0 0 H 100 V 24 Q 84 36 66 32 Q 48 28 38 40 Q 24 54 0 50 Z", pal.surf, 0},
			{"M 0 0 H 100 V 17 Q 82 28 66 24 Q 46 20 34 32 Q 22 44 0 41 Z", pal.sand, 0},
			{"M 0 70 Q 12 58 25 70 Q 37 82 50 70 Q 62 58 75 70 Q 87 82 100 70", pal.surf, 7},
			{"M 0 90 Q 12 78 25 90 Q 37 102 50 90 Q 62 78 75 90 Q 87 102 100 90", pal.surf, 5},
		}
	case islas.Village:
		return []layerMark{
			{"M 8 88 V 54 H 46 V 88 Z", pal.white, 0},
			{"M 3 57 L 27 33 L 51 57 Z", pal.roof, 0},
			{"M 50 88 V 32 H 72 V 88 Z", pal.white, 0},
			{"M 46 35 L 61 10 L 76 35 Z", pal.roof, 0},
			{"M 72 88 V 62 H 93 V 88 Z", pal.wallDark, 0},
			{"M 69 64 L 77 48 H 94 L 98 64 Z", pal.roofDark, 0},
			{"M 21 88 V 68 H 33 V 88 Z M 57 54 V 42 H 65 V 54 Z M 56 88 V 70 H 66 V 88 Z", pal.roofDark, 0},
			{"M 8 57 V 88 H 93 V 64 M 3 57 L 27 33 L 51 57 Z M 50 57 V 35 M 72 88 V 35 M 46 35 L 61 10 L 76 35 Z", pal.ink, 3},
		}
	case islas.River:
		return []layerMark{
			{"M 62 -5 C 20 24 92 46 46 70 C 34 78 26 90 30 108", pal.waterDark, 38},
			{"M 62 -5 C 20 24 92 46 46 70 C 34 78 26 90 30 108", pal.water, 28},
			{"M 53 4 C 30 24 88 44 48 64", pal.surf, 4},
			{"M 38 76 C 28 84 24 92 26 102", pal.surf, 4},
		}
	case islas.Mountain:
		return []layerMark{
			{"M 44 100 L 74 34 L 106 100 Z", mix(pal.rock, pal.rockDark, 0.35), 0},
			{"M -8 100 L 40 12 L 90 100 Z", pal.rockDark, 0},
			{"M -8 100 L 40 12 L 48 46 L 38 66 L 46 100 Z", pal.rockLit, 0},
			{"M 40 12 L 24 42 L 34 38 L 40 50 L 47 40 L 57 43 Z", pal.snow, 0},
			{"M -8 100 L 40 12 L 90 100 M 68 60 L 76 36 L 106 100", pal.ink, 3.4},
			{"M 60 62 L 68 78 M 52 60 L 58 74 M 64 82 L 71 95", pal.ink, 2.4},
		}
	case islas.Farmland:
		return []layerMark{
			{"M 0 26 Q 50 8 100 22 V 44 Q 50 30 0 48 Z", pal.fieldLight, 0},
			{"M 0 66 Q 50 50 100 64 V 86 Q 50 72 0 88 Z", pal.fieldLight, 0},
			{"M 0 26 Q 50 8 100 22 M 0 48 Q 50 30 100 44 M 0 66 Q 50 50 100 64 M 0 88 Q 50 72 100 86", pal.vine, 5},
			{"O 14 57 5 5 O 33 50 5 5 O 52 47 5 5 O 71 49 5 5 O 90 53 5 5 O 14 98 5 5 O 33 91 5 5 O 52 88 5 5 O 71 90 5 5 O 90 95 5 5 O 18 17 5 5 O 40 10 5 5 O 64 9 5 5 O 86 13 5 5", pal.vine, 0},
		}
	default:
		return []layerMark{
			{"M 20 108 C 20 60 96 74 66 34 C 58 22 66 4 78 -8", pal.trackDark, 40},
			{"M 20 108 C 20 60 96 74 66 34 C 58 22 66 4 78 -8", pal.track, 30},
			{"O 23 90 5.5 5.5 O 36 74 5.5 5.5 O 56 65 5.5 5.5 O 70 50 5.5 5.5 O 64 31 5 5 O 67 13 5 5", pal.trackDark, 0},
		}
	}
}
