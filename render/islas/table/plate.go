package table

import (
	"strconv"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// plateHeight is the height of the strip with the owner's name above a small island.
func plateHeight(f *frame, r ui.Rect) float64 {
	if r.H < f.ui.Px(150) {
		return f.ui.Px(32)
	}
	return f.ui.Px(44)
}

// plate is the strip above an island: whose it is and how many points it is worth; where there is room also the cards in
// hand and the privileges, which otherwise lie in the corners of the sea.
func (i *isle) plate(r ui.Rect) {
	f, u, th := i.f, i.f.ui, i.f.ui.Theme()
	s := f.known()
	turn := f.deciding == i.seat
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if turn {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(8), u.Px(3))
	number := theme.Number
	if i.large && r.H > u.Px(50) {
		number = theme.Heading
	}
	points := strconv.Itoa(s.Points(i.seat))
	score, inner := inner.CutRight(max(u.MeasureText(number, "00"), u.MeasureText(number, points)) + u.Px(2))
	u.TextFitted(score, ink, ui.Right|ui.Middle, points, number, theme.Number, theme.SmallBold)
	star, inner := inner.CutRight(min(r.H*0.5, u.Px(24)))
	f.paint.icon(star.Center(star.W, star.W), paint.IconStar, starColour(th, turn))
	_, inner = inner.CutRight(u.Px(6))

	seal := min(r.H*0.72, u.Px(34))
	if r.W >= u.Px(420) {
		hand, rest := inner.CutRight(seal + u.MeasureText(theme.Number, "00") + u.Px(8))
		i.handSize(hand, ink)
		i.seals(&rest, seal)
		inner = rest
	}
	// Where a portrait here would cut the name short, it stands in the sea, whoever has the start player's ship.
	side, name := r.H-u.Px(4), u.MeasureText(theme.SmallBold, f.name(i.seat))
	roomy := r.W >= u.Px(420) || r.W >= u.Px(200) && inner.W >= side+u.Px(6)+seal+u.Px(5)+name
	outside, _ := i.around(spare{stock: r.W < u.Px(420), face: !roomy, tokens: true}, ui.Rect{})
	if r.W >= u.Px(200) && !outside {
		var face ui.Rect
		face, inner = inner.CutLeft(side)
		f.portrait(face.Center(side, side), i.seat)
		_, inner = inner.CutLeft(u.Px(6))
	}
	token, rest := inner.CutLeft(seal)
	if !i.double {
		i.v.at.token[i.seat] = token.Center(seal, seal)
	}
	if s.Start() == i.seat {
		i.startShip(token.Center(seal, seal))
		_, inner = rest.CutLeft(u.Px(5))
	}
	u.TextFitted(inner, ink, ui.Left|ui.Middle, f.name(i.seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// sidePlate is the plate of an island too small for one above it: name, points and cards in hand, and the privileges below
// each other. Where that is too much the privileges stand beside the cards. The portrait stands in the sea, and the start
// player's ship, too, where there is room for both.
func (i *isle) sidePlate(r ui.Rect) {
	f, u, th := i.f, i.f.ui, i.f.ui.Theme()
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if f.deciding == i.seat {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(6), u.Px(3))
	line := theme.LineHeight(theme.SmallBold) * u.Scale()
	low := inner.H < 3*line
	rows := inner.Column(3, 0)
	if low {
		rows = inner.Column(2, 0)
	}
	star, rest := rows[1].CutLeft(u.Px(18))
	f.paint.icon(star.Center(star.W, star.W), paint.IconStar, starColour(th, f.deciding == i.seat))
	share := rest.W
	if low {
		share = min(share, u.Px(96))
	}
	points, rest := rest.CutLeft(max(u.MeasureText(theme.SmallBold, "00")+u.Px(6), share*0.4))
	u.TextFitted(points, ink, ui.Center|ui.Middle, strconv.Itoa(f.known().Points(i.seat)), theme.Number, theme.SmallBold)
	last := &rows[len(rows)-1]
	if low {
		hand, right := rest.CutLeft(u.Px(26) + u.MeasureText(theme.Number, "00") + u.Px(4))
		i.handSize(hand, ink)
		*last = right
	} else {
		i.handSize(rest, ink)
	}
	i.seals(last, min(last.H, u.Px(26)))
	inside := false
	i.tokens(func(size ui.Rect) (ui.Rect, bool) {
		inside = size.W <= last.W && size.H <= last.H+u.Px(4)
		at, _ := last.CutLeft(size.W)
		return at, inside
	})
	name := rows[0]
	if _, room := i.around(spare{start: true, face: true, tokens: !inside}, ui.Rect{}); !room {
		side := min(name.H, u.Px(26))
		token, rest := name.CutRight(side)
		token = token.Center(side, side)
		if !i.double {
			i.v.at.token[i.seat] = token
		}
		if f.known().Start() == i.seat {
			i.startShip(token)
			name = rest
		}
	}
	u.TextFitted(name, ink, ui.Left|ui.Middle, f.name(i.seat), theme.SmallBold)
}

// startShip shows the start player's ship with who has it, unless it is under way.
func (i *isle) startShip(r ui.Rect) {
	if i.f.starts(i.seat) {
		i.f.paint.startShip(r)
	}
}

// handSize shows the number of cards in hand.
func (i *isle) handSize(r ui.Rect, ink theme.Color) {
	f, u := i.f, i.f.ui
	sign, figure := r.CutLeft(min(r.H*0.8, u.Px(26)))
	if !i.double {
		i.v.at.hand[i.seat] = sign.Center(sign.W, sign.W)
	}
	f.paint.icon(sign.Center(sign.W, sign.W), paint.IconHand, ink)
	_, figure = figure.CutLeft(u.Px(3))
	u.TextFitted(figure, ink, ui.Left|ui.Middle, strconv.Itoa(f.handed().HandSize(i.seat)), theme.Number, theme.SmallBold)
}

// seals shows the privileges at the right end of r, and cuts them off.
func (i *isle) seals(r *ui.Rect, side float64) {
	f := i.f
	for p := islas.Power(islas.Powers); p > 0; p-- {
		if f.known().Owner(p-1) != i.seat || r.W < side {
			continue
		}
		var at ui.Rect
		at, *r = r.CutRight(side)
		f.paint.deed(at.Center(side, side), p-1, true, false, f.state.DrawPrivilege())
		_, *r = r.CutRight(f.ui.Px(3))
	}
}

// sealsFrom shows the privileges from the left end of r on, each as large as side, or smaller if there is no room for all.
func (i *isle) sealsFrom(r ui.Rect, side float64) {
	f := i.f
	n := 0
	for p := range islas.Power(islas.Powers) {
		if f.known().Owner(p) == i.seat {
			n++
		}
	}
	side = min(side, (r.W-f.ui.Px(3)*float64(n))/float64(max(n, 1)))
	for p := range islas.Power(islas.Powers) {
		if f.known().Owner(p) != i.seat {
			continue
		}
		var at ui.Rect
		at, r = r.CutLeft(side)
		f.paint.deed(at.Center(side, side), p, true, false, f.state.DrawPrivilege())
		_, r = r.CutLeft(f.ui.Px(3))
	}
}

// starColour is the colour of the star beside the points, on the plate of who has to decide or on another.
func starColour(th *theme.Theme, deciding bool) theme.Color {
	if deciding {
		return th.BrassDark
	}
	return th.BrassLight
}
