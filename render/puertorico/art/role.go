package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game/puertorico"
	"islas/render/geom"
	"islas/render/paint"
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

// Role draws a role card without words, as large as it fits into r: somebody at work. The two prospectors look alike.
func Role(p *paint.Painter, dst *ebiten.Image, r geom.Rect, role puertorico.Role) {
	if role < puertorico.Roles {
		r = r.Fit(RoleRatio)
		p.Show(dst, r, roleDrawing(of(p), role, r.W < badgeFrom))
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
	what := paint.Key{Subject: rolePicture, A: int(role)}
	if small {
		what.B = 1
	}
	return paint.Drawing{Key: what, Units: roleWide, Paint: func(n paint.Pen) { drawRole(n, pal, role, small) }}
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
	drawRoleEdging(n, pal, roleColour(pal, role))
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
		n.At(way, way, 1).Fill(theme.Alpha(pal.Umbra, 0.16), paint.Shape(personShoulders), paint.Ellipse(50, 46, 25, 32))
	}
	nib := 0.62
	if n.Scale < 0.9 {
		nib = 0.95
	}
	n.Watercolour(pal.Palette, nib, personMarks(pal, role))
}

// drawRoleEdging draws the painted band around a card.
func drawRoleEdging(n paint.Pen, pal *palette, band color.NRGBA) {
	paint.DrawEdging(n, pal.Palette, band, 6.8, 0.4, 0.3)
	n.Fill(theme.Alpha(pal.Ink, 0.8), paint.Frame(7.2, 7.2, 185.6, 265.6, 9.4, 1.2))
	n.Fill(theme.Alpha(pal.Gold, 0.75), paint.Frame(8.4, 8.4, 183.2, 263.2, 8.4, 1))
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
