package ui

import (
	"math"
	"slices"

	"islas/render/popover"
	"islas/render/theme"
)

// tipPlace describes the place that a tooltip needs: near at, and avoiding own and the group of that.
type tipPlace struct {
	at, own, group Rect
	id             string   // of the region that has it
	among          []region // regions that it could hide
}

// Costs of a place of a tooltip, in design units by which another place may be farther away.
const (
	hidesUse   = 400.0 // something that can be used is hidden, wholly
	hidesTold  = 150.0 // something that only has a text is hidden, of toldSide by toldSide or more; of what is smaller, less
	hidesGroup = 400.0 // any of the group is hidden
	touches    = 50.0  // any such region is partly hidden, and hardly seen around the tooltip
	narrower   = 30.0  // the tooltip is narrower than it should be
	tipFar     = 172.0 // it stands no farther away
	toldSide   = 56.0
)

// placeTip returns the place of a tooltip that covers neither p.own nor, if there is room, anything of the group, and hides as little as
// possible, and the greatest width of its lines, most, since a tooltip may be narrower than usual. Where there is no room for all of it, it
// stands where most of it is seen beside p.own, with lines as wide as there is room for, and the rest is scrolled. A finger that has asked
// for the tooltip covers p.own anyway; then the tooltip lies over it.
func (u *Tooltips) placeTip(place *popover.Place, p *tipPlace, str string, edge float64) (r Rect, most float64) {
	b := u.tipBounds()
	inner := func(w float64) float64 { return min(u.Px(tipWidest), w) - 2*u.Px(tipPadding) - edge }
	q := popover.Query{Gap: u.Px(tipDistance / 2)}
	if !u.in.Touch {
		q.Free = &popover.Free{
			W: u.Px(tipNarrowest), H: u.Px(tipLines*theme.Leading(theme.Small) + 2*tipPadding), Most: u.Px(tipWidest), Gap: u.Px(tipDistance / 2),
			High: func(w float64) float64 {
				_, h := u.noteSize(str, inner(w), edge)
				return h
			},
		}
	}
	lines := []float64{min(u.Px(tipWidth), u.w-2*u.Px(theme.Gap)-2*u.Px(tipPadding)), u.Px(0.75 * tipWidth), u.Px(0.5 * tipWidth)}
	if _, h := u.noteSize(str, lines[0], edge); h > b.H {
		lines = []float64{inner(b.W)}
	}
	wide, high := 0.0, 0.0
	for i := range lines {
		lines[i] = min(lines[i], lines[0])
		w, h := u.noteSize(str, lines[i], edge)
		wide, high = max(wide, w), max(high, min(h, b.H))
		q.Choices = append(q.Choices, popover.Choice{W: w, H: min(h, b.H), Near: p.at, Bad: popover.Farther * float64(i) * u.Px(narrower)})
	}
	in := p.own.Union(p.group).Intersect(u.Bounds()).InsetXY(-u.Px(tipFar)-wide, -u.Px(tipFar)-high).Intersect(b)
	for i := range q.Choices {
		q.Choices[i].In = in
	}
	q.Avoid = u.tipAvoids(p, in)
	r = u.FindPlace(place, &q)
	for i, c := range q.Choices {
		if math.Abs(r.W-c.W) <= 1 {
			return r, lines[i]
		}
	}
	return r, inner(r.W)
}

// tipBounds returns the area in which tooltips can stand.
func (u *Window) tipBounds() Rect { return u.Bounds().Inset(u.Px(theme.Gap / 2)) }

// tipAvoids returns what a tooltip in a room avoids: its subject, the group of that, and regions that can be used or have a text
// themselves.
func (u *Tooltips) tipAvoids(p *tipPlace, in Rect) []popover.Avoid {
	away := func(units float64) float64 { return popover.Farther * u.Px(units) }
	avoid := []popover.Avoid{{Rect: p.own.Intersect(u.Bounds()).Inset(-u.Px(tipDistance / 2)), Weight: popover.Must}}
	if group := p.group.Intersect(u.Bounds()); !group.Empty() {
		avoid = append(avoid, popover.Avoid{Rect: group, Weight: popover.Rather, Touch: away(hidesGroup)})
	}
	for i := range p.among {
		g := &p.among[i]
		if g.ID == "" || g.ID == p.id || g.depth < len(u.opened) || !g.Visible || g.o.Board || g.Rect.Intersect(in).Empty() {
			continue
		}
		a := popover.Avoid{Rect: g.Rect}
		switch {
		case g.Enabled && !slices.Contains([]Role{RoleOther, RoleDialog, RoleScroll}, g.Role):
			a.Weight = away(hidesUse) / (g.Rect.W * g.Rect.H)
		case g.tip() != "":
			a.Weight = away(hidesTold) / max(g.Rect.W*g.Rect.H, u.Px(toldSide)*u.Px(toldSide))
		default:
			continue
		}
		a.Small, a.Touch = tipLarge, away(touches)
		avoid = append(avoid, a)
	}
	return avoid
}
