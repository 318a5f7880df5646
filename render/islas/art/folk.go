package art

import (
	"image/color"

	"islas/game/islas"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/theme"
)

// Forms that several settlers share, in a box of 100 × 124 units: they are seen from the waist up.
const (
	fullBeard  = "M 29 48 Q 32 60 40 59 Q 50 55 60 59 Q 68 60 71 48 Q 76 72 65 83 Q 58 90 50 90 Q 42 90 35 83 Q 24 72 29 48 Z"
	moustache  = "M 50 60 Q 42 57 34 64 Q 31 65 29 62 Q 30 71 40 69.5 Q 47 69 50 65 Q 53 69 60 69.5 Q 70 71 71 62 Q 69 65 66 64 Q 58 57 50 60 Z"
	partedHair = "M 28 52 C 22 14 78 14 72 52 Q 70 40 60 37 Q 52 34 50 25 Q 48 34 40 37 Q 30 40 28 52 Z"
	longHair   = "M 50 15 C 20 15 20 44 22 62 Q 22 80 17 92 H 83 Q 78 80 78 62 C 80 44 80 15 50 15 Z"
	kerchief   = "M 26 46 C 22 10 78 10 74 46 Q 68 31 50 30 Q 32 31 26 46 Z"
)

// settlers draw those whom cards show, by the IDs of the cards.
var settlers = map[string]func(s *figures.Person, pal *palette){
	"molinero": miller, "cantero": stonemason, "labrador": farmer, "capitan": captain, "cazador": hunter, "carretero": carter,
	"lenador": woodcutter, "arriero": muleteer, "panadero": baker, "pescador": angler, "marinero": sailor, "lavandera": washerwoman,
	"herrero": smith, "cestero": weaver, "monje": monk, "segador": reaper, "mercader": merchant, "noble": nobleman,
}

// settlerMarks is the settler whom a card shows, from the back to the front, in a box of 100 × 124 units.
func settlerMarks(pal *palette, card islas.Card) []paint.Mark {
	s := figures.New(pal.Palette)
	settlers[card.ID()](s, pal)
	return s.Marks
}

// washed is the ragged outline of the water colour behind a settler.
const washed = "M 11 103 Q 20 96 38 98 Q 56 91 78 96 Q 100 91 122 96 Q 146 91 164 97 Q 182 95 189 102 L 190 208 H 10 Z"

// drawVignette draws the settler of a card before a landscape, in the units of the card.
func drawVignette(n paint.Pen, pal *palette, card islas.Card) {
	high, low, land := landscapeOf(pal, card)
	edge := paint.Shape(washed)
	n.Layer(1, func(n paint.Pen) {
		n.Ramp(geom.Pt(60, 92), geom.Pt(84, 190), high, low, edge)
		q := n.Atop()
		q.Glow(geom.Pt(44, 104), 80, []color.NRGBA{theme.Alpha(pal.White, 0.75), theme.Alpha(pal.White, 0)}, paint.Circle(44, 104, 80))
		q.Watercolour(pal.Palette, 0.5, land)
		q.Stroke(theme.Alpha(theme.Mix(high, pal.Umbra, 0.6), 0.3), 1.6, edge)
		n.Granulate(pal.Umbra, pal.White, 0.15, 1.1)
	})
	for _, way := range []float64{2, 4} { // a shadow like two thin washes
		n.At(64+way, 90+way, 1.03).Fill(theme.Alpha(pal.Umbra, 0.16), paint.Shape(figures.Shoulders), paint.Ellipse(50, 48, 24, 30))
	}
	n.At(64, 90, 1.03).Watercolour(pal.Palette, 0.5, settlerMarks(pal, card))
}

// landscapeOf is the sky above and at the horizon, and what lies before it, where a settler is at home.
func landscapeOf(pal *palette, card islas.Card) (high, low color.NRGBA, land []paint.Mark) {
	day, haze := theme.Mix(pal.Shallow, pal.Water, 0.25), theme.Mix(pal.Sand, pal.White, 0.4)
	hill, far := theme.Mix(pal.Field, pal.White, 0.15), theme.Mix(pal.rock, pal.Shallow, 0.5)
	faint := theme.Mix(pal.Ink, pal.earth, 0.35)
	mountains := []paint.Mark{
		paint.Filled("M -6 180 L 22 136 L 34 146 L 62 104 L 88 140 L 100 128 L 140 180 Z", far),
		paint.Filled("M 96 180 L 140 118 L 160 140 L 174 126 L 206 180 Z", theme.Mix(far, pal.rockDark, 0.25)),
		paint.Filled("M 62 104 L 54 118 L 61 116 L 66 126 L 74 120 L 73 119 Z M 140 118 L 132 130 L 140 128 L 147 134 L 150 130 Z", pal.snow),
		paint.Stroked("M -6 180 L 22 136 L 34 146 L 62 104 L 88 140 L 100 128 M 104 168 L 140 118 L 160 140 L 174 126 L 206 180", faint, 2),
	}
	meadow := paint.Filled("M 0 176 Q 40 158 84 168 Q 140 178 200 160 V 212 H 0 Z", hill)
	sea := []paint.Mark{
		paint.Filled("M 0 150 H 200 V 212 H 0 Z", theme.Mix(pal.Sea, pal.Shallow, 0.35)),
		paint.Stroked("M 8 160 Q 16 156 24 160 Q 32 164 40 160 M 58 156 Q 66 152 74 156 M 150 158 Q 158 154 166 158 Q 174 162 182 158 M 60 172 Q 70 167 80 172 M 164 174 Q 172 170 180 174", pal.Surf, 2.4),
	}
	switch card.ID() {
	case "molinero", "labrador", "segador":
		crop := hill
		if card.ID() == "segador" {
			crop = pal.Straw
		}
		return day, haze, append(mountains[:2:2],
			paint.Filled("M 0 164 Q 50 142 104 156 Q 160 166 200 146 V 212 H 0 Z", theme.Mix(hill, pal.FieldLight, 0.4)),
			paint.Filled("M 0 182 Q 60 158 120 172 Q 170 182 200 170 V 212 H 0 Z", crop),
			paint.Stroked("M 8 204 Q 40 172 96 166 M 30 208 Q 66 176 112 170 M 60 208 Q 90 182 134 174 M 150 208 Q 158 186 186 176 M 100 208 Q 120 186 156 176", theme.Mix(crop, pal.FieldDark, 0.6), 2.6))
	case "cantero":
		return day, haze, append(mountains,
			paint.Filled("M 0 212 V 150 H 34 V 166 H 70 V 182 H 150 V 158 H 176 V 140 H 200 V 212 Z", pal.rockLit),
			paint.Stroked("M 0 150 H 34 V 166 H 70 V 182 H 150 V 158 H 176 V 140 H 200 M 0 168 H 34 M 16 150 V 168 M 0 186 H 70 M 50 166 V 186 M 160 172 H 200 M 186 156 V 172", faint, 2))
	case "capitan", "marinero", "pescador":
		return theme.Mix(day, pal.ember, 0.12), haze, append(append(sea[:1:1],
			paint.Filled("M -4 152 L 20 132 L 34 138 L 60 122 L 92 152 Z", far),
			paint.Filled("M 146 152 L 154 164 H 186 L 194 148 Z", theme.Mix(pal.WoodDark, far, 0.3)), paint.Stroked("M 168 150 V 104", pal.WoodDark, 3.4),
			paint.Inked("M 170 106 Q 194 122 192 146 H 171 Z M 165 112 V 146 H 148 Q 152 126 165 112 Z", pal.White, faint, 2)), sea[1])
	case "cazador", "lenador":
		return day, haze, append(mountains, meadow,
			paint.Filled("M 14 190 L 26 150 L 38 190 Z M 66 186 L 76 146 L 88 186 Z M 176 192 L 186 140 L 198 192 Z M 158 186 L 168 150 L 178 186 Z", theme.Mix(pal.Palm, pal.White, 0.1)),
			paint.Filled("M 26 150 L 38 190 H 28 Z M 76 146 L 88 186 H 78 Z M 186 140 L 198 192 H 188 Z", pal.PalmDark))
	case "lavandera":
		return day, haze, append(mountains[:2:2], meadow,
			paint.Filled("M 200 172 Q 130 176 96 188 Q 60 198 50 212 H 150 Q 170 196 200 190 Z", theme.Mix(pal.Water, pal.White, 0.2)),
			paint.Stroked("M 12 128 Q 60 146 100 116 M 150 120 Q 172 138 192 118", faint, 2.2),
			paint.Stroked("M 140 190 Q 150 186 160 189 M 100 196 Q 112 192 122 196", pal.Surf, 2.4),
			paint.Filled("M 160 130 L 160 158 H 180 V 131 Q 170 136 160 130 Z", pal.White), paint.Stroked("M 160 130 L 160 158 H 180 V 131", faint, 2))
	case "carretero", "arriero":
		return day, haze, append(mountains, meadow,
			paint.Filled("M 92 168 Q 60 172 74 182 Q 92 190 60 212 H 130 Q 128 188 104 180 Q 92 174 102 168 Z", pal.track),
			paint.Stroked("M 92 168 Q 60 172 74 182 Q 92 190 60 212 M 130 212 Q 128 188 104 180 Q 92 174 102 168", pal.trackDark, 2))
	case "herrero":
		return theme.Mix(pal.rockDark, pal.Umbra, 0.4), theme.Mix(pal.ember, pal.Straw, 0.3), []paint.Mark{
			paint.Filled("M 10 208 V 150 Q 10 112 44 112 Q 76 112 76 150 V 208 Z", theme.Mix(pal.rock, pal.Umbra, 0.3)),
			paint.Filled("M 20 208 V 158 Q 22 128 44 128 Q 66 128 66 158 V 208 Z", pal.ember),
			paint.Filled("M 30 206 Q 22 182 36 168 Q 36 180 44 176 Q 40 160 50 148 Q 50 166 58 174 Q 66 190 58 206 Z", pal.Eve),
			paint.Stroked("M 156 110 V 146 M 170 106 V 140 M 184 110 V 150 M 148 110 H 194", theme.Mix(pal.Ink, pal.Umbra, 0.5), 4),
		}
	case "noble":
		return day, haze, []paint.Mark{
			paint.Filled("M 0 212 V 146 H 96 V 212 Z M 150 212 V 124 H 196 V 212 Z", theme.Mix(pal.Wall, pal.earth, 0.4)),
			paint.Filled("M 66 148 L 81 132 L 96 148 Z M 146 126 L 172 102 L 198 126 Z", pal.Roof),
			paint.Filled("M 70 166 Q 76 158 82 166 V 188 H 70 Z M 162 144 Q 168 136 174 144 V 164 H 162 Z M 180 144 Q 185 136 190 144 V 164 H 180 Z", theme.Mix(pal.SeaDeep, far, 0.4)),
			paint.Stroked("M 66 148 L 81 132 L 96 148 Z M 146 126 L 172 102 L 198 126 Z M 150 126 V 200 M 94 148 V 200 M 70 166 Q 76 158 82 166 V 188 H 70 Z M 162 144 Q 168 136 174 144 V 164 H 162 Z M 180 144 Q 185 136 190 144 V 164 H 180 Z", faint, 2),
			paint.Filled("M 0 182 Q 50 172 100 180 Q 150 186 200 178 V 212 H 0 Z", hill),
		}
	default: // the village: baker, basket weaver, monk, merchant
		return day, haze, append(mountains[:2:2],
			paint.Filled("M 8 200 V 150 H 46 V 200 Z M 150 200 V 142 H 172 V 122 H 186 V 200 Z M 52 200 V 160 H 90 V 200 Z", pal.Wall),
			paint.Filled("M 4 152 L 26 134 L 50 152 Z M 48 162 L 70 148 L 94 162 Z M 146 144 L 162 130 L 178 144 Z M 168 124 L 179 106 L 190 124 Z", pal.Roof),
			paint.Stroked("M 8 152 V 200 M 46 152 V 200 M 4 152 L 26 134 L 50 152 Z M 48 162 L 70 148 L 94 162 Z M 146 144 L 162 130 L 178 144 M 168 124 L 179 106 L 190 124 Z M 172 144 V 124 M 186 124 V 200", faint, 2),
			paint.Filled("M 175 138 V 130 Q 179 126 183 130 V 138 Z M 60 180 V 170 H 68 V 180 Z M 18 176 V 164 H 28 V 176 Z M 156 166 V 154 H 164 V 166 Z", theme.Mix(pal.SeaDeep, far, 0.3)),
			paint.Filled("M 0 190 Q 60 180 110 186 Q 160 190 200 184 V 212 H 0 Z", theme.Mix(pal.plaza, pal.earth, 0.3)))
	}
}
