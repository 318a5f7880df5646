package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
	"islas/render/paint/figures"
	"islas/render/raster"
	"islas/render/theme"
)

// RoleRatio is the width of a role card divided by its height.
const RoleRatio = 5.0 / 7

// Units of a role card's drawing.
const (
	roleWide = 200
	roleHigh = roleWide / RoleRatio
)

// badgeFrom is the width in pixels from which the sign of the role is small on a role card; on smaller cards it and the person are larger.
const badgeFrom = 90

// Role is a role card without words: somebody at work. The two prospectors look alike.
type Role puertorico.Role

// Draw draws it, as large as it fits into r.
func (role Role) Draw(p *paint.Painter, dst *ebiten.Image, r geom.Rect) {
	if role < puertorico.Roles {
		r = r.Fit(RoleRatio)
		p.Show(dst, r, roleDrawing(of(p), puertorico.Role(role), r.W < badgeFrom))
	}
}

// RolePurse returns where doubloons lie on the card of a role that is drawn as large as it fits into r: in its upper right corner.
func RolePurse(r geom.Rect) geom.Rect {
	r = r.Fit(RoleRatio)
	k := r.W / roleWide
	return geom.Rect{X: r.X + 138*k, Y: r.Y + 12*k, W: 50 * k, H: 50 * k}
}

func roleDrawing(pal *palette, role puertorico.Role, small bool) paint.Drawing {
	if role == puertorico.Prospector2 {
		role = puertorico.Prospector1
	}
	return paint.Drawing{Key: paint.Key{Subject: subject("role"), A: int(role), B: paint.Flag(small)}, Units: roleWide, Paint: func(n paint.Pen) { drawRole(n, pal, role, small) }}
}

// roleColour returns the colour of a role's edging and badge.
func roleColour(pal *palette, role puertorico.Role) color.NRGBA {
	colours := [...]color.NRGBA{
		puertorico.Settler: theme.RGB(0x37733E), puertorico.Mayor: theme.RGB(0x6A4580), puertorico.Builder: theme.RGB(0xA84D29),
		puertorico.Craftsman: theme.RGB(0x7A4B28), puertorico.Trader: theme.RGB(0xA32E45), puertorico.Captain: theme.RGB(0x27508C),
		puertorico.Prospector1: theme.RGB(0x51636A),
	}
	c := colours[min(role, puertorico.Prospector1)]
	if pal.Bold {
		c = theme.Mix(c, pal.Ink, 0.35)
	}
	return c
}

// drawRole draws somebody before a landscape, on a card with a painted edge.
func drawRole(n paint.Pen, pal *palette, role puertorico.Role, small bool) {
	n.Fill(pal.Ink, paint.Rounded(0, 0, roleWide, roleHigh, 15))
	drawScene(n, pal, role, func(n paint.Pen) {
		if small {
			drawPerson(n.At(18, 66, 1.64), pal, role)
			return
		}
		drawPerson(n.At(28, 87, 1.44), pal, role)
	})
	paint.DrawEdging(n, pal.Palette, roleColour(pal, role), 6.8, 0.4, 0.3)
	n.Fill(theme.Alpha(pal.Ink, 0.8), paint.Frame(7.2, 7.2, 185.6, 265.6, 9.4, 1.2))
	n.Fill(theme.Alpha(pal.Gold, 0.75), paint.Frame(8.4, 8.4, 183.2, 263.2, 8.4, 1))
	if small {
		drawRoleBadge(n.At(9, 9, 0.6), pal, role)
		return
	}
	drawRoleBadge(n.At(11, 11, 0.46), pal, role)
}

// roleWindow is the picture within the edge of a card.
func roleWindow() *raster.Path { return paint.Rounded(6, 6, 188, 268, 9) }

// drawScene draws the landscape of a role, and whoever stands before it.
func drawScene(n paint.Pen, pal *palette, role puertorico.Role, person func(paint.Pen)) {
	high, low, land := sceneOf(pal, role)
	n.Layer(1, func(n paint.Pen) {
		n.Ramp(geom.Pt(90, 10), geom.Pt(104, 200), high, low, roleWindow())
		q := n.Atop()
		q.Glow(geom.Pt(50, 36), 100, []color.NRGBA{theme.Alpha(pal.White, 0.7), theme.Alpha(pal.White, 0)}, paint.Circle(50, 36, 100))
		q.At(-20, -6, 1.2).Watercolour(pal.Palette, 0.5, land)
		n.Granulate(pal.Umbra, pal.White, 0.1, 1.1)
		q.Ramp(geom.Pt(0, 180), geom.Pt(0, roleHigh), theme.Alpha(pal.Umbra, 0), theme.Alpha(pal.Umbra, 0.3), roleWindow())
		person(q)
	})
}

// drawPerson draws somebody in a box of 100 × 124 units with the shadow that falls on what lies behind.
func drawPerson(n paint.Pen, pal *palette, role puertorico.Role) {
	for _, way := range []float64{1.8, 3.6} { // a shadow like two thin washes
		n.At(way, way, 1).Fill(theme.Alpha(pal.Umbra, 0.16), paint.Shape(figures.Shoulders), paint.Ellipse(50, 46, 25, 32))
	}
	nib := 0.62
	if n.Scale < 0.9 {
		nib = 0.95
	}
	n.Watercolour(pal.Palette, nib, personMarks(pal, role))
}

// drawRoleBadge draws the sign of a role on a medallion of 100 × 100 units.
func drawRoleBadge(n paint.Pen, pal *palette, role puertorico.Role) {
	c := roleColour(pal, role)
	n.Soft(3, 0.5, func(n paint.Pen) { n.At(2.5, 4, 1).Fill(pal.Ink, paint.Circle(50, 50, 48)) })
	n.Fill(pal.Ink, paint.Circle(50, 50, 49))
	n.Ramp(geom.Pt(20, 10), geom.Pt(80, 90), theme.Mix(pal.Gold, pal.White, 0.35), theme.Mix(pal.GoldDark, pal.Ink, 0.1), paint.Circle(50, 50, 46.4))
	n.Fill(theme.Mix(pal.GoldDark, pal.Ink, 0.3), paint.Circle(50, 50, 40.5))
	n.Glow(geom.Pt(40, 36), 60, []color.NRGBA{theme.Mix(c, pal.White, 0.25), c, theme.Mix(c, pal.Ink, 0.25)}, paint.Circle(50, 50, 38.6))
	var form raster.Path
	sign := n.At(50-12*2.45, 50-12*2.45, 2.45)
	for _, part := range RoleIcon(role).Parts() {
		if part.Width == 0 {
			form.Add(paint.Shape(part.Shape), raster.Identity())
		}
	}
	sign.At(0.6, 0.9, 1).Fill(theme.Alpha(pal.Ink, 0.5), &form)
	sign.Icon(RoleIcon(role), pal.White, 0)
}

// sceneOf returns the sky above and at the horizon, and what lies before it, where a role is at work: marks in the units of a
// role card, whose landscape reaches down to about 230.
func sceneOf(pal *palette, role puertorico.Role) (high, low color.NRGBA, land []paint.Mark) {
	day, haze := theme.Mix(pal.Shallow, pal.Water, 0.35), theme.Mix(pal.Cream, pal.White, 0.3)
	switch role {
	case puertorico.Settler:
		return day, haze, under(pal, fieldScene(pal))
	case puertorico.Mayor:
		return day, haze, under(pal, squareScene(pal))
	case puertorico.Builder:
		return day, haze, under(pal, scaffoldScene(pal))
	case puertorico.Craftsman:
		return theme.Mix(pal.WoodDark, pal.Umbra, 0.35), theme.Mix(pal.Wood, pal.Straw, 0.35), workshopScene(pal)
	case puertorico.Trader:
		return theme.Mix(day, pal.White, 0.2), haze, marketScene(pal)
	case puertorico.Captain:
		return theme.Mix(day, pal.Roof, 0.1), theme.Mix(haze, pal.Gold, 0.25), under(pal, deckScene(pal))
	default:
		return day, haze, under(pal, gorgeScene(pal))
	}
}

// under returns a landscape under clouds.
func under(pal *palette, land []paint.Mark) []paint.Mark {
	light, shade := theme.Alpha(pal.White, 0.85), theme.Alpha(theme.Mix(pal.Shallow, pal.White, 0.6), 0.8)
	return append([]paint.Mark{
		paint.Filled("M 96 50 Q 92 42 102 41 Q 106 30 120 33 Q 130 25 142 32 Q 156 30 158 41 Q 168 42 164 50 Q 130 53 96 50 Z", light),
		paint.Filled("M 100 50 Q 112 44 126 47 Q 142 42 162 49 Q 130 54 100 50 Z", shade),
		paint.Filled("M 20 80 Q 18 73 27 73 Q 32 65 43 68 Q 52 62 60 69 Q 70 70 68 79 Q 44 83 20 80 Z", light),
		paint.Filled("M 24 80 Q 34 75 44 77 Q 56 74 67 79 Q 44 83 24 80 Z", shade),
	}, land...)
}

// faint returns the ink of what lies far behind.
func faint(pal *palette) color.NRGBA { return theme.Mix(pal.Ink, pal.earth, 0.3) }

// hills returns a range of green hills and the mountains behind them.
func hills(pal *palette) []paint.Mark {
	far := theme.Mix(pal.leafBlue, pal.Shallow, 0.55)
	return []paint.Mark{
		paint.Filled("M 0 130 Q 18 92 36 100 Q 56 60 78 92 Q 96 74 112 96 Q 136 66 160 98 Q 178 84 200 110 V 150 H 0 Z", far),
		paint.Stroked("M 0 130 Q 18 92 36 100 Q 56 60 78 92 Q 96 74 112 96 Q 136 66 160 98 Q 178 84 200 110", theme.Alpha(faint(pal), 0.6), 1.4),
		paint.Filled("M 0 150 Q 40 116 84 132 Q 130 108 200 136 V 240 H 0 Z", theme.Mix(pal.Leaf, far, 0.3)),
		paint.Stroked("M 0 150 Q 40 116 84 132 Q 130 108 200 136", theme.Alpha(faint(pal), 0.7), 1.4),
	}
}

// palm returns a palm whose foot is at (x, y), scaled by k.
func palm(pal *palette, x, y, k float64) []paint.Mark {
	trunk := placed("M 0 0 Q 6 -34 -2 -66 L 3 -67 Q 12 -34 7 0 Z", x, y, k)
	crown := placed("M 0 -66 Q -20 -88 -42 -66 Q -18 -74 0 -62 Z M 0 -66 Q 22 -90 44 -64 Q 20 -74 2 -62 Z M 0 -66 Q -34 -70 -38 -40 Q -22 -60 0 -62 Z "+
		"M 0 -66 Q 36 -70 38 -38 Q 24 -60 2 -62 Z M 0 -64 Q -18 -96 -4 -104 Q 6 -92 4 -64 Z M 0 -66 Q 10 -92 28 -94 Q 22 -78 4 -62 Z M 0 -64 Q -14 -50 -14 -34 Q -2 -46 4 -62 Z", x, y, k)
	return []paint.Mark{
		paint.Inked(trunk, theme.Mix(pal.Wood, pal.rock, 0.3), faint(pal), 1.4),
		paint.Stroked(crown, theme.Mix(pal.PalmDark, pal.Ink, 0.4), 2), paint.Filled(crown, pal.Palm),
	}
}

func fieldScene(pal *palette) []paint.Mark {
	all := append(hills(pal), palm(pal, 168, 150, 0.7)...)
	all = append(all, palm(pal, 30, 156, 0.55)...)
	soil, row := theme.Mix(pal.earthRed, pal.earth, 0.45), theme.Mix(pal.earthDark, pal.earthRed, 0.4)
	return append(all,
		paint.Filled("M 0 158 Q 60 142 116 150 Q 160 156 200 146 V 240 H 0 Z", soil),
		paint.Stroked("M 96 150 L 30 232 M 110 150 L 90 232 M 124 151 L 150 232 M 82 151 L -20 220 M 138 151 L 206 220 M 66 152 L -20 184 M 152 151 L 214 184", row, 3.2),
		paint.Stroked("M 100 150 L 58 232 M 117 151 L 118 232 M 131 151 L 182 232 M 88 151 L 0 232", pal.Leaf, 2.6),
		paint.Filled("M 0 158 Q 60 142 116 150 Q 160 156 200 146 V 150 Q 160 160 116 154 Q 60 146 0 162 Z", theme.Mix(pal.Leaf, pal.Palm, 0.5)),
		paint.Filled("M 116 138 L 124 130 L 140 130 L 148 138 V 150 H 116 Z", pal.Wall),
		paint.Filled("M 112 139 L 122 128 H 142 L 152 139 Z", pal.Roof), paint.Stroked("M 112 139 L 122 128 H 142 L 152 139 Z M 117 139 V 150 M 147 139 V 150", faint(pal), 1.6))
}

func squareScene(pal *palette) []paint.Mark {
	rose, ochre := theme.Mix(pal.Roof, pal.White, 0.5), theme.Mix(pal.Straw, pal.White, 0.45)
	shade := theme.Mix(pal.SeaDeep, pal.rockDark, 0.4)
	return []paint.Mark{
		paint.Filled("M 0 70 H 66 V 240 H 0 Z", ochre), paint.Filled("M 66 92 H 140 V 240 H 66 Z", rose), paint.Filled("M 140 56 H 200 V 240 H 140 Z", theme.Mix(pal.Shallow, pal.White, 0.5)),
		paint.Filled("M -4 72 L 6 56 H 60 L 72 72 Z M 62 94 L 74 80 H 134 L 144 94 Z M 134 58 L 146 42 H 204 V 58 Z", pal.Roof),
		paint.Stroked("M -4 72 L 6 56 H 60 L 72 72 Z M 62 94 L 74 80 H 134 L 144 94 Z M 134 58 L 146 42 H 204 V 58 Z M 66 72 V 200 M 140 58 V 200", faint(pal), 1.8),
		paint.Inked("M 14 92 Q 20 84 26 92 V 118 H 14 Z M 40 92 Q 46 84 52 92 V 118 H 40 Z M 152 78 Q 158 70 164 78 V 106 H 152 Z M 176 78 Q 182 70 188 78 V 106 H 176 Z", shade, pal.Wall, 2),
		paint.Filled("M 6 118 H 60 V 122 H 6 Z M 146 106 H 196 V 110 H 146 Z", pal.WoodDark),
		paint.Stroked("M 8 108 H 58 M 12 108 V 120 M 20 108 V 120 M 28 108 V 120 M 36 108 V 120 M 44 108 V 120 M 52 108 V 120 M 148 96 H 194 M 152 96 V 108 M 160 96 V 108 M 168 96 V 108 M 176 96 V 108 M 184 96 V 108 M 192 96 V 108", faint(pal), 1.4),
		paint.Filled("M 10 200 V 154 Q 22 134 34 154 V 200 Z M 40 200 V 154 Q 52 134 64 154 V 200 Z M 146 200 V 146 Q 158 126 170 146 V 200 Z M 176 200 V 146 Q 188 126 200 146 V 200 Z", theme.Mix(shade, pal.Umbra, 0.3)),
		paint.Filled("M 0 196 Q 100 186 200 196 V 240 H 0 Z", theme.Mix(pal.Stone, pal.earth, 0.2)),
	}
}

func scaffoldScene(pal *palette) []paint.Mark {
	brick := theme.Mix(pal.Roof, pal.White, 0.35)
	return append(hills(pal),
		paint.Filled("M 0 108 H 52 V 240 H 0 Z", brick), paint.Filled("M 14 130 Q 26 116 38 130 V 164 H 14 Z", theme.Mix(pal.SeaDeep, pal.rockDark, 0.45)),
		paint.Stroked("M 0 108 H 52 V 230 M 0 120 H 52 M 0 172 H 52 M 0 184 H 52 M 0 196 H 52 M 10 108 V 120 M 34 108 V 120 M 22 172 V 184 M 42 172 V 184 M 10 184 V 196 M 32 184 V 196", theme.Mix(pal.earthRed, pal.Ink, 0.2), 1.4),
		paint.Filled("M 140 138 H 200 V 240 H 140 Z", theme.Mix(brick, pal.earthRed, 0.2)),
		paint.Stroked("M 140 138 H 200 M 140 150 H 200 M 140 162 H 200 M 140 174 H 200 M 156 138 V 150 M 180 138 V 150 M 148 150 V 162 M 170 150 V 162 M 192 150 V 162 M 158 162 V 174 M 182 162 V 174", theme.Mix(pal.earthRed, pal.Ink, 0.2), 1.4),
		paint.Rod("M 138 10 V 232 M 186 16 V 232 M 62 40 V 200 M 8 28 V 110", pal.Wood, 4, pal.Ink, 6),
		paint.Rod("M 128 80 H 200 M 0 60 H 76 M 134 134 L 190 84", theme.Mix(pal.Wood, pal.Straw, 0.45), 4.2, pal.Ink, 6.4),
		paint.Filled("M 150 78 V 62 H 164 V 78 Z M 166 78 V 68 H 182 V 78 Z", pal.Roof), paint.Stroked("M 150 78 V 62 H 164 V 78 M 166 78 V 68 H 182 V 78", faint(pal), 1.6))
}

func workshopScene(pal *palette) []paint.Mark {
	dark, beam := theme.Mix(pal.WoodDark, pal.Umbra, 0.4), theme.Mix(pal.Wood, pal.Straw, 0.25)
	barrel := func(x, y, k float64) []paint.Mark {
		body := placed("M -16 -40 H 16 Q 24 -20 16 0 H -16 Q -24 -20 -16 -40 Z", x, y, k)
		return []paint.Mark{
			paint.Inked(body, theme.Mix(pal.Wood, pal.Straw, 0.15), dark, 1.8),
			paint.Stroked(placed("M -18.6 -31 H 18.6 M -20 -20 H 20 M -18.6 -9 H 18.6", x, y, k), pal.SteelDark, 2.2),
			paint.Stroked(placed("M -8 -40 Q -11 -20 -8 0 M 8 -40 Q 11 -20 8 0", x, y, k), dark, 1),
		}
	}
	all := []paint.Mark{
		paint.Filled("M 20 40 H 88 V 120 H 20 Z", theme.Mix(pal.Eve, pal.White, 0.3)), paint.Filled("M 20 96 Q 40 84 60 94 Q 76 88 88 96 V 120 H 20 Z", theme.Mix(pal.Leaf, pal.White, 0.25)),
		paint.Filled("M 20 40 H 88 V 62 Q 60 52 20 66 Z", theme.Mix(pal.Shallow, pal.White, 0.4)),
		paint.Rod("M 20 40 H 88 V 120 H 20 Z M 54 40 V 120 M 20 80 H 88", beam, 2.2, dark, 4.4), paint.Rod("M 0 24 H 200", beam, 7.6, dark, 11),
		paint.Stroked("M 130 28 V 52 M 148 28 V 46 M 166 28 V 56 M 184 28 V 48", dark, 2),
		paint.Stroked("O 130 62 10 10 O 166 64 9 9", theme.Mix(pal.SteelDark, pal.Ink, 0.2), 3.4), paint.Filled("M 142 46 H 154 L 152 68 H 144 Z M 180 48 H 188 V 72 L 184 78 L 180 72 Z", pal.Steel),
		paint.Rod("M 108 112 H 200", beam, 5.4, dark, 8),
	}
	all = append(all, barrel(176, 110, 0.8)...)
	all = append(all, barrel(18, 204, 1.3)...)
	all = append(all, barrel(180, 214, 1.5)...)
	return append(all, paint.Filled("M 0 204 H 200 V 240 H 0 Z", theme.Mix(pal.Wood, pal.Umbra, 0.3)))
}

func marketScene(pal *palette) []paint.Mark {
	shade := theme.Mix(pal.Umbra, pal.SeaDeep, 0.3)
	sack := theme.Mix(pal.canvas, pal.linen, 0.4)
	return append(hills(pal)[:4:4],
		paint.Filled("M 0 90 H 200 V 240 H 0 Z", theme.Mix(shade, pal.earthDark, 0.35)), paint.Rod("M 8 20 V 232 M 192 20 V 232", pal.Wood, 5.6, pal.Ink, 8),
		paint.Filled("M 0 112 H 200 V 118 H 0 Z M 0 152 H 200 V 158 H 0 Z", theme.Mix(pal.Wood, pal.Straw, 0.3)), paint.Stroked("M 0 112 H 200 M 0 118 H 200 M 0 152 H 200 M 0 158 H 200", pal.Ink, 1.4),
		paint.Filled("M 14 112 Q 12 90 22 88 L 20 82 H 34 L 32 88 Q 42 90 40 112 Z M 164 152 Q 160 128 172 126 L 170 118 H 186 L 184 126 Q 194 128 192 152 Z", sack),
		paint.Stroked("M 14 112 Q 12 90 22 88 L 20 82 H 34 L 32 88 Q 42 90 40 112 Z M 21 88 H 33 M 164 152 Q 160 128 172 126 L 170 118 H 186 L 184 126 Q 194 128 192 152 Z M 172 126 H 184", pal.Ink, 1.6),
		paint.Filled("M 150 112 V 96 H 166 V 112 Z M 170 112 V 92 H 186 V 112 Z M 12 152 V 130 H 34 V 152 Z", theme.Mix(pal.Roof, pal.White, 0.25)), paint.Stroked("M 150 112 V 96 H 166 V 112 M 170 112 V 92 H 186 V 112 M 12 152 V 130 H 34 V 152 M 12 137 H 34", pal.Ink, 1.6),
		paint.Filled("M 0 24 L 14 8 H 186 L 200 24 V 62 H 0 Z", pal.White), paint.Filled("M 0 24 L 14 8 H 36 L 28 24 V 62 H 0 Z M 57 24 L 62 8 H 88 L 86 24 V 62 H 57 Z M 114 24 L 112 8 H 138 L 143 24 V 62 H 114 Z M 172 24 L 164 8 H 186 L 200 24 V 62 H 172 Z", pal.Madder),
		paint.Filled("M 0 62 Q 14 76 28 62 Z M 57 62 Q 71 76 86 62 Z M 114 62 Q 128 76 143 62 Z M 172 62 Q 186 76 200 62 Z", pal.Madder), paint.Filled("M 28 62 Q 42 76 57 62 Z M 86 62 Q 100 76 114 62 Z M 143 62 Q 157 76 172 62 Z", pal.White),
		paint.Filled("M 0 46 H 200 V 62 H 0 Z", theme.Alpha(pal.Umbra, 0.14)),
		paint.Stroked("M 0 62 Q 14 76 28 62 Q 42 76 57 62 Q 71 76 86 62 Q 100 76 114 62 Q 128 76 143 62 Q 157 76 172 62 Q 186 76 200 62", pal.Ink, 1.6))
}

func deckScene(pal *palette) []paint.Mark {
	isle := theme.Mix(pal.leafBlue, pal.Shallow, 0.35)
	return []paint.Mark{
		paint.Filled("M 0 138 H 200 V 240 H 0 Z", theme.Mix(pal.Sea, pal.Shallow, 0.25)),
		paint.Filled("M -4 140 L 14 120 Q 30 110 44 122 Q 60 116 78 140 Z", isle), paint.Stroked("M -4 140 L 14 120 Q 30 110 44 122 Q 60 116 78 140", theme.Alpha(faint(pal), 0.7), 1.4),
		paint.Stroked("M 6 150 Q 16 146 26 150 Q 36 154 46 150 M 120 152 Q 130 148 140 152 M 150 164 Q 162 159 174 164 M 16 168 Q 28 163 40 168 M 160 146 Q 170 143 180 146", pal.Surf, 2),
		paint.Filled("M 122 8 Q 176 24 184 96 Q 150 110 126 106 Q 140 60 122 8 Z", pal.White), paint.Filled("M 160 36 Q 180 60 184 96 Q 166 104 150 106 Q 168 76 160 36 Z", theme.Mix(pal.PaperDark, pal.White, 0.3)),
		paint.Stroked("M 122 8 Q 176 24 184 96 Q 150 110 126 106 Q 140 60 122 8 Z M 134 40 Q 158 46 178 66 M 134 74 Q 160 78 184 90", faint(pal), 1.6),
		paint.Rod("M 118 6 V 200 M 30 6 V 200", pal.Wood, 5.4, pal.Ink, 8),
		paint.Stroked("M 30 6 L 8 200 M 30 6 L 56 200 M 14 150 H 48 M 17 124 H 44 M 21 98 H 41 M 24 72 H 38 M 118 6 L 196 200", theme.Mix(pal.rope, pal.Ink, 0.35), 1.6),
		paint.Inked("M 30 10 Q 4 16 6 56 Q 20 62 30 60 Z", theme.Mix(pal.White, pal.PaperDark, 0.3), faint(pal), 1.6),
		paint.Stroked("M 148 118 Q 154 112 160 118 Q 166 112 172 118 M 66 96 Q 71 91 76 96 Q 81 91 86 96", pal.InkSoft, 2),
		paint.Filled("M 0 186 H 200 V 240 H 0 Z", theme.Mix(pal.Wood, pal.Straw, 0.2)), paint.Stroked("M 0 186 H 200 M 0 200 H 200 M 0 214 H 200", faint(pal), 1.6),
		paint.Rod("M 0 172 H 200", pal.Wood, 3.8, pal.Ink, 6), paint.Stroked("M 10 172 V 188 M 60 172 V 188 M 92 172 V 188 M 150 172 V 188 M 186 172 V 188", pal.WoodDark, 3.4),
	}
}

func gorgeScene(pal *palette) []paint.Mark {
	return append(hills(pal)[:2:2],
		paint.Filled("M 0 60 L 22 48 L 40 66 L 52 100 L 70 118 L 78 240 H 0 Z", pal.rock), paint.Filled("M 22 48 L 40 66 L 52 100 L 34 94 L 24 78 Z M 40 130 L 70 118 L 74 160 L 50 156 Z", pal.rockLit),
		paint.Filled("M 200 40 L 176 36 L 158 60 L 150 96 L 128 116 L 120 240 H 200 Z", pal.rock), paint.Filled("M 176 36 L 158 60 L 150 96 L 170 84 L 180 60 Z M 128 116 L 154 122 L 150 150 L 124 154 Z", pal.rockLit),
		paint.Stroked("M 0 60 L 22 48 L 40 66 L 52 100 L 70 118 L 74 170 M 22 48 L 24 78 L 34 94 L 52 100 M 200 40 L 176 36 L 158 60 L 150 96 L 128 116 L 122 170 M 150 96 L 170 84 L 180 60 L 176 36", faint(pal), 1.6),
		paint.Filled("M 84 84 H 112 Q 110 120 116 150 H 80 Q 86 120 84 84 Z", theme.Mix(pal.Water, pal.White, 0.55)), paint.Stroked("M 90 86 Q 90 120 87 148 M 98 84 V 148 M 106 86 Q 106 120 109 148", pal.White, 2.4),
		paint.Filled("M 60 152 Q 98 142 136 152 Q 150 180 200 200 V 240 H 0 V 200 Q 50 180 60 152 Z", theme.Mix(pal.Water, pal.Shallow, 0.35)),
		paint.Stroked("M 74 158 Q 84 154 94 158 M 106 160 Q 116 156 126 160 M 40 190 Q 52 185 64 190 M 136 188 Q 148 183 160 188 M 20 206 Q 32 201 44 206 M 160 206 Q 172 201 184 206", pal.Surf, 2),
		paint.Filled("M 0 60 Q 10 40 26 46 Q 34 52 40 64 Q 26 58 20 70 Q 10 60 0 72 Z M 200 40 Q 186 24 170 36 Q 162 44 160 56 Q 176 46 182 56 Q 192 50 200 58 Z", pal.Palm),
		paint.Filled("M 0 210 Q 10 196 28 200 Q 40 204 44 216 L 40 236 H 0 Z M 200 206 Q 188 194 172 200 Q 160 208 160 220 L 166 236 H 200 Z", pal.rockDark),
	)
}
