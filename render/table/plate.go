package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/art"
	"islas/render/theme"
	"islas/render/ui"
)

// plateHeight is the height of the strip with the owner's name.
func (t *Table) plateHeight(u *ui.UI, r ui.Rect, large bool) float64 {
	switch {
	case large && !t.lay.compact:
		return u.Px(56)
	case r.H < u.Px(150):
		return u.Px(32)
	}
	return u.Px(44)
}

// plate is the strip above an island: whose it is and how many points it is worth; where there is room also the cards in
// hand and the privileges, which otherwise lie in the corners of the sea.
func (t *Table) plate(u *ui.UI, r, body ui.Rect, seat game.Seat, large bool) {
	th := u.Theme()
	s := t.known()
	turn := t.deciding() == seat
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if turn {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(8), u.Px(3))
	number := theme.Number
	if large && r.H > u.Px(50) {
		number = theme.Heading
	}
	points := strconv.Itoa(s.Points(seat))
	score, inner := inner.CutRight(max(u.MeasureText(number, "00"), u.MeasureText(number, points)) + u.Px(2))
	fitted(u, score, ink, ui.Right|ui.Middle, points, number, theme.Number, theme.SmallBold)
	star, inner := inner.CutRight(min(r.H*0.5, u.Px(24)))
	t.icon(u, star.Center(star.W, star.W), art.IconStar, t.starColour(turn))
	_, inner = inner.CutRight(u.Px(6))

	seal := min(r.H*0.72, u.Px(34))
	if r.W >= u.Px(420) {
		hand, rest := inner.CutRight(seal + u.MeasureText(theme.Number, "00") + u.Px(8))
		t.handSize(u, hand, seat, ink)
		t.seals(u, &rest, seat, seal)
		inner = rest
	} else {
		t.corners(u, body, seat)
	}
	if s.Start() == seat {
		var at ui.Rect
		at, inner = inner.CutLeft(seal)
		at = at.Center(seal, seal)
		u.Paint(at, plainKey("start"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.StartShip(dst, r) })
		_, inner = inner.CutLeft(u.Px(5))
	}
	if r.W >= u.Px(240) {
		icon := art.IconComputer
		if t.match.Human(seat) {
			icon = art.IconHuman
		}
		var kind ui.Rect
		kind, inner = inner.CutLeft(min(r.H*0.5, u.Px(24)))
		t.icon(u, kind.Center(kind.W, kind.W), icon, ink)
		_, inner = inner.CutLeft(u.Px(6))
	}
	fitted(u, inner, ink, ui.Left|ui.Middle, t.name(seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// sidePlate is the plate of an island too small for one above it: name, points and cards in hand below each other.
func (t *Table) sidePlate(u *ui.UI, r ui.Rect, seat game.Seat) {
	th := u.Theme()
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if t.deciding() == seat {
		ground, ink = th.Paper, th.Ink
	}
	u.Round(r, u.Px(10), ground, 0, ground)
	rows := r.InsetXY(u.Px(6), u.Px(3)).Column(3, 0)
	fitted(u, rows[0], ink, ui.Left|ui.Middle, t.name(seat), theme.SmallBold)
	star, rest := rows[1].CutLeft(u.Px(18))
	t.icon(u, star.Center(star.W, star.W), art.IconStar, t.starColour(t.deciding() == seat))
	points, rest := rest.CutLeft(max(u.MeasureText(theme.SmallBold, "00")+u.Px(6), rest.W*0.4))
	fitted(u, points, ink, ui.Center|ui.Middle, strconv.Itoa(t.known().Points(seat)), theme.Number, theme.SmallBold)
	t.handSize(u, rest, seat, ink)
	t.seals(u, &rows[2], seat, min(rows[2].H, u.Px(26)))
}

// handSize shows the number of cards in a seat's hand.
func (t *Table) handSize(u *ui.UI, r ui.Rect, seat game.Seat, ink theme.Color) {
	sign, figure := r.CutLeft(min(r.H*0.8, u.Px(26)))
	t.icon(u, sign.Center(sign.W, sign.W), art.IconHand, ink)
	_, figure = figure.CutLeft(u.Px(3))
	fitted(u, figure, ink, ui.Left|ui.Middle, strconv.Itoa(t.known().HandSize(seat)), theme.Number, theme.SmallBold)
}

// seals shows a seat's privileges at the right end of r, and cuts them off.
func (t *Table) seals(u *ui.UI, r *ui.Rect, seat game.Seat, side float64) {
	for p := game.Power(game.Powers); p > 0; p-- {
		if t.known().Owner(p-1) != seat || r.W < side {
			continue
		}
		var at ui.Rect
		at, *r = r.CutRight(side)
		t.power(u, at.Center(side, side), p-1, true)
		_, *r = r.CutRight(u.Px(3))
	}
}

// corners shows the cards in hand in the lower left corner of the sea around an island, the privileges in the right one.
func (t *Table) corners(u *ui.UI, body ui.Rect, seat game.Seat) {
	side := min(u.Px(32), body.H*0.3)
	_, row := body.Inset(u.Px(5)).CutTop(body.H - u.Px(10) - side)
	hand, rest := row.CutLeft(side*0.8 + u.MeasureText(theme.SmallBold, "00") + u.Px(4))
	t.handSize(u, hand, seat, u.Theme().OnDark)
	t.seals(u, &rest, seat, side)
}

func (t *Table) starColour(turn bool) theme.Color {
	if turn {
		return t.s.Theme.BrassDark
	}
	return t.s.Theme.BrassLight
}
