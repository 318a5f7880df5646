package shell

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/render/geom"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the lists of a review in design units.
const (
	reviewFace = 40
	reviewPad  = 8
	reviewLine = 5 // between two lines of an entry
	costWidth  = 64
)

// listed is a row of a list that leads to a decision.
type listed struct {
	id     string
	moment int
	seat   game.Seat
	text   string
	more   []string // lines below it
	right  string   // what stands at its end
	number string   // stands on the portrait, empty for nothing
}

// entryBlock is an entry of the list: the portrait, and the text beside it, or below it where there is little room. Pointing at it lights
// its decision in the chart, and a click leads there.
func (l *looking) entryBlock(u *ui.UI, e *listed, width float64) block {
	th, side, pad := u.Theme(), u.Px(reviewFace), u.Px(reviewPad)
	wide, above := width-u.Px(reviewFace+3*reviewPad), 0.0
	if e.right != "" {
		wide -= u.Px(costWidth)
	}
	if slim(u) {
		wide, above = width-2*pad, side
	}
	lines := append([]string{e.text}, e.more...)
	words := 0.0
	for _, line := range lines {
		words += u.MeasureWrapped(theme.Small, line, wide)
	}
	words += u.Px(reviewLine) * float64(len(e.more))
	return block{max(words+2*pad+above, u.Px(theme.Target)), func(row ui.Rect) {
		got := u.Region(e.id, row, ui.RegionOptions{Label: strings.Join(lines, "\n"), Value: e.right, Tooltip: u.T("review.jump"), Looks: true})
		ink := th.Ink
		if got.Hover {
			l.lit = e.moment
			u.Round(row, u.Px(6), theme.Alpha(th.Focus, 0.35), 0, th.Focus)
			ink = th.Accent
		}
		if got.Clicked {
			l.jump(l.review.Looked[e.moment].Step)
		}
		at, text := row.Inset(pad).CutLeft(side)
		_, text = text.CutLeft(pad)
		right, _ := text.CutRight(u.Px(costWidth))
		if slim(u) {
			right, text = row.Inset(pad).CutTop(side)
			at = right
			at.W = side
		}
		face := at.Center(u.Px(reviewFace-4), u.Px(reviewFace-4))
		l.s.PaintPortrait(u, face, l.setup.Seats, e.seat)
		u.Circle(face.Middle(), face.W/2, theme.Color{}, u.Px(2.5), lineColour(u, e.seat))
		if e.number != "" {
			mark := ui.RectAround(geom.Pt(face.X+u.Px(4), face.Y+u.Px(4)), u.Px(20), u.Px(20))
			u.Circle(mark.Middle(), mark.W/2, th.PaperLight, u.Px(2), lineColour(u, e.seat))
			u.Text(mark, theme.SmallBold, th.Ink, ui.Centered, e.number)
		}
		if e.right != "" {
			u.Text(right, theme.BodyBold, th.Danger, ui.Right|ui.Middle, e.right)
		}
		text = text.Center(text.W, min(words, text.H))
		text.W = wide
		for _, line := range lines {
			var r ui.Rect
			r, text = text.CutTop(u.MeasureWrapped(theme.Small, line, wide))
			u.TextWrapped(r, theme.Small, ink, ui.Left|ui.Top, line)
			_, text = text.CutTop(u.Px(reviewLine))
			ink = th.InkSoft
		}
	}}
}

// turns returns the turning points as a list.
func (l *looking) turns(u *ui.UI) (list []listed) {
	for i, t := range l.review.Turns {
		e := listed{id: momentID("turn", i), moment: t.Moment, seat: t.Seat, text: l.told(u, t), number: strconv.Itoa(i + 1)}
		if t.Size == l.review.Looked[t.Moment].Cost {
			e.more = l.why(u, t.Moment)
		}
		list = append(list, e)
	}
	return list
}

// why is the reason for what would have been better at a decision, as a line of its own; nothing where there is none.
func (l *looking) why(u *ui.UI, moment int) []string {
	m := &l.review.Looked[moment]
	if m.Why == nil {
		return nil
	}
	why := m.Why(u)
	if why == "" {
		return nil
	}
	return []string{u.T("review.why", "name", l.name(m.Seat), "why", why)}
}

// decisions returns all decisions in which there was something to choose, or those that gave something away, as a list.
func (l *looking) decisions(u *ui.UI) (list []listed) {
	for i := range l.review.Looked {
		m := &l.review.Looked[i]
		costs := points(m.Cost) > 0
		if !m.Choice || l.filter == 1 && !costs {
			continue
		}
		e := listed{id: momentID("decision", i), moment: i, seat: m.Seat}
		e.text = u.T("review.moment", "round", m.Round, "name", l.name(m.Seat), "what", m.What(u))
		if costs {
			e.right = u.T("review.cost", "n", points(m.Cost))
			e.more = append([]string{u.T("review.better", "what", m.Else(u))}, l.why(u, i)...)
		}
		list = append(list, e)
	}
	return list
}
