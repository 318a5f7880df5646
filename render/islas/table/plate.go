package table

import (
	"fmt"
	"strconv"
	"strings"

	"islas/game/islas"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// plateHeight returns the height in pixels of the plate above a small island.
func plateHeight(f *frame, r ui.Rect) float64 {
	if r.H < f.UI.Px(150) {
		return f.UI.Px(32)
	}
	return f.UI.Px(44)
}

// plate draws the strip above an island: its owner and points; with enough room also the cards in hand and the privileges, which
// otherwise lie in the corners of the sea.
func (i *isle) plate(r ui.Rect) {
	f, u := i.f, i.f.UI
	s := f.Known()
	ground, ink, gold := i.plateInks()
	u.Round(r, u.Px(10), ground, 0, ground)
	inner := r.InsetXY(u.Px(8), u.Px(3))
	points := u.T("race.short", "n", s.Points(i.seat), "goal", s.Goal())
	star := min(r.H*0.5, u.Px(22))
	if f.arriving && r.W < u.Px(170) {
		points = strconv.Itoa(s.Points(i.seat)) // leaves more room for the name: nobody plays for the goal now
	}
	wide := u.MeasureText(theme.SmallBold, points)
	if r.W >= u.Px(240) {
		wide = max(u.MeasureText(theme.Number, points), u.MeasureText(theme.Number, u.T("race.short", "n", s.Goal(), "goal", s.Goal())))
	}
	u.TextFitted(inner.TakeRight(wide+u.Px(2), 0), ink, ui.Right|ui.Middle, points, theme.Number, theme.SmallBold)
	f.Icon(inner.TakeRight(star, u.Px(5)).Center(star, star), paint.IconStar, gold)

	seal := min(r.H*0.72, u.Px(34))
	// What would cut the name short here lies in the sea: the cards in hand and the privileges, the portrait or the start player's ship.
	side, name := r.H-u.Px(4), u.MeasureText(theme.SmallBold, f.Name(i.seat))
	whole := side + u.Px(6) + seal + u.Px(5) + name
	cards := seal + u.MeasureText(theme.Number, "00") + u.Px(8)
	stocked := r.W >= u.Px(420) && inner.W >= cards+float64(i.owned())*(seal+u.Px(3))+whole
	if stocked {
		hand, rest := inner.CutRight(cards)
		i.handSize(hand, ink)
		if n, gap := float64(i.owned()), u.Px(3); n > 0 {
			i.sealsFrom(rest.TakeRight(n*(seal+gap)-gap, gap), seal)
		}
		inner = rest
	}
	roomy := stocked || inner.W >= whole
	tight := inner.W < seal+u.Px(5)+name
	outside, anchored := i.around(!stocked, !roomy, tight)
	if roomy || !outside && r.W >= u.Px(200) {
		f.Portrait(inner.TakeLeft(side, u.Px(6)).Center(side, side), i.seat)
	}
	if !anchored {
		token, rest := inner.CutLeft(seal)
		if i.token(token.Center(seal, seal)) {
			_, inner = rest.CutLeft(u.Px(5))
		}
	}
	u.NameFitted(inner, ink, ui.Left|ui.Middle, f.nameIn(i.seat, inner.W), theme.Subheading, theme.BodyBold, theme.SmallBold, theme.SmallBold.Narrow())
}

// sidePlate draws the plate beside an island too small for one above it: name and points. All else lies in the sea.
func (i *isle) sidePlate(r ui.Rect) {
	f, u := i.f, i.f.UI
	ground, ink, gold := i.plateInks()
	u.Round(r, u.Px(10), ground, 0, ground)
	name, points := r.InsetXY(u.Px(6), u.Px(3)).CutTop(r.H/2 - u.Px(3))
	star := points.TakeLeft(u.Px(18), u.Px(4))
	f.Icon(star.Center(star.W, star.W), paint.IconStar, gold)
	u.TextFitted(points, ink, ui.Left|ui.Middle, u.T("race.short", "n", f.Known().Points(i.seat), "goal", f.Known().Goal()), theme.Number, theme.SmallBold)
	if _, room := i.around(true, true, true); !room {
		if token, rest := name.CutRight(name.H); i.token(token) {
			name = rest
		}
	}
	u.NameFitted(name, ink, ui.Left|ui.Middle, f.nameIn(i.seat, name.W), theme.SmallBold, theme.SmallBold.Narrow())
}

// handSize draws the number of cards in hand.
func (i *isle) handSize(r ui.Rect, ink theme.Color) {
	f, u := i.f, i.f.UI
	count, gap := strconv.Itoa(f.handed().HandSize(i.seat)), u.Px(3)
	sign, figure := r.CutLeft(max(0, min(r.H*0.8, u.Px(26), r.W-gap-u.MeasureText(theme.SmallBold, count))), gap)
	if !i.double {
		i.v.at.hand[i.seat] = sign.Center(sign.W, sign.W)
	}
	f.Icon(sign.Center(sign.W, sign.W), paint.IconHand, ink)
	u.TextFitted(figure, ink, ui.Left|ui.Middle, count, theme.Number, theme.SmallBold)
}

// owned returns how many privileges the owner of the island has.
func (i *isle) owned() (n int) {
	for p := range islas.Power(islas.Powers) {
		if i.f.Known().Owner(p) == i.seat {
			n++
		}
	}
	return n
}

// sealsFrom draws the privileges from the left end of r on, with a side in pixels, or smaller if there is no room for all.
func (i *isle) sealsFrom(r ui.Rect, side float64) {
	n, gap := float64(max(i.owned(), 1)), i.f.UI.Px(3)
	side = min(side, (r.W+gap)/n-gap)
	i.sealsIn(ui.Rect{X: r.X, Y: r.Middle().Y - side/2, W: n*(side+gap) - gap, H: side})
}

// sealsIn draws the privileges in a row or a column that is as long as they need, with tooltips. On a telephone several are one target, as
// they lie too near to each other for a finger.
func (i *isle) sealsIn(r ui.Rect) {
	f, u := i.f, i.f.UI
	side := min(r.W, r.H)
	step, k := side+u.Px(3), 0.0
	one := u.Phone() > 0 && i.owned() > 1
	var names []string
	answer := func(id string, at ui.Rect, label, tip string) {
		got := u.Region(fmt.Sprintf("seal.%d.%s", i.seat, id), at, ui.RegionOptions{NoFocus: true, Looks: true, Label: label, Tooltip: tip})
		if got.Clicked {
			i.want = table.Or(i.want, drawPowers)
		}
	}
	for p := range islas.Power(islas.Powers) {
		if f.Known().Owner(p) != i.seat {
			continue
		}
		at := ui.Rect{X: r.X + k*step, Y: r.Y, W: side, H: side}
		if r.H > r.W {
			at = ui.Rect{X: r.X, Y: r.Y + k*step, W: side, H: side}
		}
		k++
		f.paint.seal(at, p, true)
		if names = append(names, u.T("power."+p.String())); !one && !i.double {
			answer(p.String(), u.Target(at), names[len(names)-1], powerTip(f, p))
		}
	}
	if one && !i.double {
		all := strings.Join(names, ", ")
		answer("all", r, all, all)
	}
}

// plateInks returns the colours of a plate, of its text and of its star; the plate of whoever decides has others.
func (i *isle) plateInks() (ground, ink, star theme.Color) {
	th := i.f.UI.Theme()
	if i.f.deciding == i.seat {
		return th.Paper, th.Ink, th.BrassDark
	}
	return theme.Alpha(th.ClothDark, 0.9), th.OnDark, th.BrassLight
}
