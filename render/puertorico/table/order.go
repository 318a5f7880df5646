package table

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// orderMost is the greatest height in design units of a line of the final order.
const orderMost = 64

// drawOrder draws the final order where the role cards lay: a line for each player, the winners first, with where the points come from.
func (v *rolesView) drawOrder() {
	u, th, order := v.UI, v.UI.Theme(), make([]game.Seat, v.State.Seats())
	value := func(seat game.Seat) int { c := v.known().Score(seat); return c.Total()<<16 + c.Tie }
	for i := range order {
		order[i] = game.Seat(i)
	}
	slices.SortStableFunc(order, func(a, b game.Seat) int { return value(b) - value(a) })
	n, longest := float64(len(order)), 0.0
	for _, seat := range order {
		longest = max(longest, u.MeasureText(theme.BodyBold, v.Name(seat)))
	}
	all := v.lay.roles.Center(v.lay.roles.W, min(v.lay.roles.H, n*u.Px(orderMost)))
	for i, r := range all.Column(len(order), u.Px(cardGap)) {
		seat, ground, edge, name := order[i], th.Paper, th.BrassDark, theme.SmallBold
		place := 1 + slices.IndexFunc(order, func(other game.Seat) bool { return value(other) == value(seat) })
		v.paint.TellOf("order."+strconv.Itoa(int(seat)), r, v.Name(seat), strconv.Itoa(place), v.plate.tip(seat))
		if place == 1 {
			ground, edge, name = th.FocusBrass(), th.FocusEdge, theme.BodyBold
		}
		u.Shadow(r.Moved(0, u.Px(2)), u.Px(8), u.Px(6), th.Shadow)
		u.Round(r, u.Px(8), ground, u.Px(1.5), edge)
		sign, in := r.InsetXY(u.Px(8), u.Px(2)).CutLeft(r.H)
		if place == 1 {
			v.Icon(sign.Center(r.H*0.7, r.H*0.7), paint.IconCrown, th.Ink)
		} else {
			u.Text(sign, theme.Number, th.InkSoft, ui.Centered, strconv.Itoa(place))
		}
		face, in := in.CutLeft(in.H, u.Px(8))
		v.Portrait(face, seat)
		points, who := in.CutRight(u.MeasureText(theme.Number, u.T("standing.total", "n", highSum)), u.Px(8))
		if wide := u.Px(standingWhole); longest+wide <= in.W {
			points, who = in.CutRight(max(wide, in.W*0.6), u.Px(8))
		}
		u.TextFitted(who, th.Ink, ui.Left|ui.Middle, v.Name(seat), name, theme.SmallBold, theme.Small)
		v.standing.sources(points, v.known().Score(seat), th.Ink)
	}
}
