package table

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/islas"
	"islas/render/paint"
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
func (t *Table) plate(u *ui.UI, r, body ui.Rect, seat game.Seat, how aspect) {
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
	if how.large && r.H > u.Px(50) {
		number = theme.Heading
	}
	points := strconv.Itoa(s.Points(seat))
	score, inner := inner.CutRight(max(u.MeasureText(number, "00"), u.MeasureText(number, points)) + u.Px(2))
	fitted(u, score, ink, ui.Right|ui.Middle, points, number, theme.Number, theme.SmallBold)
	star, inner := inner.CutRight(min(r.H*0.5, u.Px(24)))
	t.icon(u, star.Center(star.W, star.W), paint.IconStar, t.starColour(turn))
	_, inner = inner.CutRight(u.Px(6))

	seal := min(r.H*0.72, u.Px(34))
	if r.W >= u.Px(420) {
		hand, rest := inner.CutRight(seal + u.MeasureText(theme.Number, "00") + u.Px(8))
		t.handSize(u, hand, seat, ink, how)
		t.seals(u, &rest, seat, seal)
		inner = rest
	}
	// Where a portrait here would cut the name short, it stands in the sea, whoever has the start player's ship.
	side, name := r.H-u.Px(4), u.MeasureText(theme.SmallBold, t.name(seat))
	roomy := r.W >= u.Px(420) || r.W >= u.Px(200) && inner.W >= side+u.Px(6)+seal+u.Px(5)+name
	outside, _ := t.around(u, body, seat, how, spare{stock: r.W < u.Px(420), face: !roomy, tokens: true})
	if r.W >= u.Px(200) && !outside {
		var face ui.Rect
		face, inner = inner.CutLeft(side)
		t.portrait(u, face.Center(side, side), seat)
		_, inner = inner.CutLeft(u.Px(6))
	}
	token, rest := inner.CutLeft(seal)
	if !how.picture {
		t.at.token[seat] = token.Center(seal, seal)
	}
	if s.Start() == seat {
		t.startShip(u, token.Center(seal, seal), seat)
		_, inner = rest.CutLeft(u.Px(5))
	}
	fitted(u, inner, ink, ui.Left|ui.Middle, t.name(seat), theme.Subheading, theme.BodyBold, theme.SmallBold)
}

// sidePlate is the plate of an island too small for one above it: name, points and cards in hand, and the privileges below
// each other. Where that is too much the privileges stand beside the cards. The portrait stands in the sea, and the start
// player's ship, too, where there is room for both.
func (t *Table) sidePlate(u *ui.UI, r, body ui.Rect, seat game.Seat, how aspect) {
	th := u.Theme()
	ground, ink := theme.Alpha(th.ClothDark, 0.9), th.OnDark
	if t.deciding() == seat {
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
	t.icon(u, star.Center(star.W, star.W), paint.IconStar, t.starColour(t.deciding() == seat))
	share := rest.W
	if low {
		share = min(share, u.Px(96))
	}
	points, rest := rest.CutLeft(max(u.MeasureText(theme.SmallBold, "00")+u.Px(6), share*0.4))
	fitted(u, points, ink, ui.Center|ui.Middle, strconv.Itoa(t.known().Points(seat)), theme.Number, theme.SmallBold)
	last := &rows[len(rows)-1]
	if low {
		hand, right := rest.CutLeft(u.Px(26) + u.MeasureText(theme.Number, "00") + u.Px(4))
		t.handSize(u, hand, seat, ink, how)
		*last = right
	} else {
		t.handSize(u, rest, seat, ink, how)
	}
	t.seals(u, last, seat, min(last.H, u.Px(26)))
	inside := false
	t.tokens(u, seat, how, func(size ui.Rect) (ui.Rect, bool) {
		inside = size.W <= last.W && size.H <= last.H+u.Px(4)
		at, _ := last.CutLeft(size.W)
		return at, inside
	})
	name := rows[0]
	if _, room := t.around(u, body, seat, how, spare{start: true, face: true, tokens: !inside}); !room {
		side := min(name.H, u.Px(26))
		token, rest := name.CutRight(side)
		token = token.Center(side, side)
		if !how.picture {
			t.at.token[seat] = token
		}
		if t.known().Start() == seat {
			t.startShip(u, token, seat)
			name = rest
		}
	}
	fitted(u, name, ink, ui.Left|ui.Middle, t.name(seat), theme.SmallBold)
}

// startShip shows the start player's ship with the seat that has it, unless it is under way.
func (t *Table) startShip(u *ui.UI, r ui.Rect, seat game.Seat) {
	if t.starts(seat) {
		u.Paint(r, plainKey("start"), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.StartShip(dst, r) })
	}
}

// portrait shows who plays on a seat.
func (t *Table) portrait(u *ui.UI, r ui.Rect, seat game.Seat) {
	if !t.islander[seat] {
		name := t.name(seat)
		u.Paint(r, monogramKey(name), func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Monogram(dst, r, name) })
		return
	}
	face := t.faces[seat]
	u.Paint(r, face, func(dst *ebiten.Image, r ui.Rect) { t.s.Art.Portrait(dst, r, face) })
}

// handSize shows the number of cards in a seat's hand.
func (t *Table) handSize(u *ui.UI, r ui.Rect, seat game.Seat, ink theme.Color, how aspect) {
	sign, figure := r.CutLeft(min(r.H*0.8, u.Px(26)))
	if !how.picture {
		t.at.hand[seat] = sign.Center(sign.W, sign.W)
	}
	t.icon(u, sign.Center(sign.W, sign.W), paint.IconHand, ink)
	_, figure = figure.CutLeft(u.Px(3))
	fitted(u, figure, ink, ui.Left|ui.Middle, strconv.Itoa(t.frame.handed().HandSize(seat)), theme.Number, theme.SmallBold)
}

// seals shows a seat's privileges at the right end of r, and cuts them off.
func (t *Table) seals(u *ui.UI, r *ui.Rect, seat game.Seat, side float64) {
	for p := islas.Power(islas.Powers); p > 0; p-- {
		if t.known().Owner(p-1) != seat || r.W < side {
			continue
		}
		var at ui.Rect
		at, *r = r.CutRight(side)
		t.power(u, at.Center(side, side), p-1, true)
		_, *r = r.CutRight(u.Px(3))
	}
}

func (t *Table) starColour(turn bool) theme.Color {
	if turn {
		return t.s.Theme.BrassDark
	}
	return t.s.Theme.BrassLight
}
