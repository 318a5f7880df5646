package shell

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/review"
	"islas/render/geom"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the lists of a review in design units.
const (
	reviewFace = 40
	reviewPad  = 8
	reviewLine = 5 // between two lines of an entry
	costWidth  = 64
	sumsNumber = 76
)

// listed is a row of a list that leads to a decision.
type listed struct {
	id     string
	moment int
	seat   game.Seat
	text   string
	more   []string // lines below it
	right  string   // text at its end
	number string   // number on the portrait, empty for none
	tip    string   // figures, shown on demand
	shows  bool     // it has a picture of what was done
}

// entryBlock returns an entry of the list: the portrait, and the text beside it, or below it where there is little room. Pointing at it
// highlights its decision in the chart, and a click goes to that.
func (l *looking) entryBlock(u *ui.UI, e *listed, width float64) block {
	th, side, pad := u.Theme(), u.Px(reviewFace), u.Px(reviewPad)
	wide, above := width-u.Px(reviewFace+3*reviewPad), 0.0
	if e.right != "" {
		wide -= u.Px(costWidth)
	}
	if e.shows {
		wide -= side + pad
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
		got := u.Region(e.id, row, ui.RegionOptions{Label: strings.Join(lines, "\n"), Value: e.right, Tooltip: strings.TrimSpace(e.tip + "\n" + u.T("review.jump")), Looks: true})
		ink := th.Ink
		if got.Hover {
			l.lit = e.moment
			u.Round(row, u.Px(6), theme.Alpha(th.Focus, 0.35), 0, th.Focus)
			ink = th.Accent
		}
		if got.Clicked {
			l.jump(l.review.Looked[e.moment].Step)
		}
		at, text := row.Inset(pad).CutLeft(side, pad)
		right, _ := text.CutRight(u.Px(costWidth))
		if slim(u) {
			right, text = row.Inset(pad).CutTop(side)
			at = right
			at.W = side
		}
		if picture := (ui.Rect{X: at.Right() + pad, Y: at.Y, W: side, H: at.H}); e.shows {
			l.review.Looked[e.moment].Picture(l.s, u, picture.Center(side, side))
			if !slim(u) {
				_, text = text.CutLeft(side + pad)
			}
		}
		face := at.Center(u.Px(reviewFace-4), u.Px(reviewFace-4))
		drawRinged(u, l.s, face, l.setup.Seats, e.seat)
		if e.number != "" {
			mark := ui.RectAround(geom.Pt(face.X+u.Px(4), face.Y+u.Px(4)), u.Px(20), u.Px(20))
			u.Circle(mark.Middle(), mark.W/2, th.PaperLight, u.Px(2), l.s.Colour(u.Theme(), e.seat))
			u.Text(mark, theme.SmallBold, th.Ink, ui.Centered, e.number)
		}
		if e.right != "" {
			u.Text(right, theme.BodyBold, th.Danger, ui.Right|ui.Middle, e.right)
		}
		text = text.Center(text.W, min(words, text.H))
		text.W = wide
		for _, line := range lines {
			r := text.TakeTop(u.MeasureWrapped(theme.Small, line, wide), 0)
			u.TextWrapped(r, theme.Small, ink, ui.Left|ui.Top, line)
			_, text = text.CutTop(u.Px(reviewLine))
			ink = th.InkSoft
		}
	}}
}

// turns returns the turning points as a list.
func (l *looking) turns(u *ui.UI) (list []listed) {
	for i, t := range l.review.Turns {
		e := listed{id: momentID("turn", i), moment: t.Moment, seat: t.Seat, text: l.told(u, t), number: strconv.Itoa(i + 1), shows: true}
		if t.Size == l.review.Looked[t.Moment].Cost {
			e.more = l.why(u, t.Moment)
		}
		list = append(list, e)
	}
	return list
}

// why returns the reason why another decision would have been better, as one line, or none.
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

// decisions returns all decisions with a choice, or only those that gave something away, as a list.
func (l *looking) decisions(u *ui.UI) (list []listed) {
	for i := range l.review.Looked {
		m := &l.review.Looked[i]
		costs := points(m.Cost) > 0
		if !m.Choice || l.filter == 0 && !costs {
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

// Sizes of the table of where the chances came from, in design units.
const (
	sumsName = 54 // height of the row of a name
	sumsRow  = 38
	sumsGap  = 6 // before a number that is not part of the sum

	sumsBeside = 596 // least width with two players side by side
)

// sum is a line of where the chances of a seat at the end come from.
type sum struct {
	id   string // of its name and of its explanation
	of   func(a *review.Account) int
	kind sumKind
}

// sumKind is the format of a sum.
type sumKind uint8

const (
	wholeSum  sumKind = iota // a percentage
	changeSum                // percentage points, with their sign
	givenSum                 // percentage points that were lost
)

// sums returns the parts of the chances at the end, in order, and what was given away.
func sums() []sum {
	return []sum{
		{"start", func(a *review.Account) int { return a.Start }, wholeSum},
		{"by-luck", func(a *review.Account) int { return a.Luck }, changeSum},
		{"own", func(a *review.Account) int { return a.Own }, changeSum},
		{"others", func(a *review.Account) int { return a.Others }, changeSum},
		{"end", func(a *review.Account) int { return a.End }, wholeSum},
		{"given", func(a *review.Account) int { return -a.Given }, givenSum},
	}
}

// accountBlocks returns for all players where their chances at the end came from: luck apart from decisions.
func (l *looking) accountBlocks(u *ui.UI, width float64) []block {
	n, gap := 1, u.Px(2*theme.Gap)
	if width >= u.Px(sumsBeside) && len(l.setup.Seats) > 1 {
		n = 2
	}
	return abreast(stage.Outcome(l.match), n, width, gap, func(seat game.Seat, width float64) block { return l.accountBlock(u, width, seat) })
}

// accountBlock returns where the chances of a seat at the end came from.
func (l *looking) accountBlock(u *ui.UI, width float64, seat game.Seat) block {
	th, side := u.Theme(), u.Px(reviewFace)
	name := u.MeasureWrapped(theme.BodyBold, l.name(seat), width-u.Px(reviewFace+theme.Gap))
	all := []block{{max(name, u.Px(sumsName)), func(r ui.Rect) {
		at, r := r.CutLeft(side, u.Px(theme.Gap))
		drawRinged(u, l.s, at.Center(u.Px(reviewFace-4), u.Px(reviewFace-4)), l.setup.Seats, seat)
		whole(u, r, theme.BodyBold, th.Ink, ui.Left|ui.Middle, l.name(seat))
	}}}
	high := u.Px(sumsRow)
	if slim(u) { // the name stands above the bar
		high += u.LineHeight(theme.Small)
	}
	for _, s := range sums() {
		if s.kind == givenSum { // not part of the sum
			all = append(all, space(u.Px(sumsGap)), block{0, func(r ui.Rect) {
				u.Line(r.Min(), ui.Point{X: r.Right(), Y: r.Y}, u.Px(1), th.InkFaint)
			}})
		}
		all = append(all, block{high, func(r ui.Rect) { l.drawSum(u, seat, s, s.of(&l.review.Accounts[seat]), r) }})
	}
	return column(0, append(all, space(u.Px(theme.Gap)))...)
}

// drawSum draws a line: its name, a bar from the middle, and the number.
func (l *looking) drawSum(u *ui.UI, seat game.Seat, s sum, n int, row ui.Rect) {
	th := u.Theme()
	name := u.T("review." + s.id)
	text, ink := u.T("review.percent", "n", signed(n)), th.InkSoft
	switch {
	case s.kind == wholeSum:
		text, ink = u.T("review.percent", "n", points(n)), th.Ink
	case points(n) > 0:
		ink = th.Good
	case points(n) < 0:
		ink = th.Danger
	}
	if s.kind != wholeSum {
		u.Passive("sum."+s.id+"."+strconv.Itoa(int(seat)+1), row, ui.RegionOptions{Label: name, Value: text, Tooltip: u.T("review." + s.id + ".tip")})
	}
	label, rest := row.CutLeft(row.W * 0.44)
	if slim(u) {
		label, rest = row.CutTop(u.LineHeight(theme.Small))
	}
	style := theme.Small
	if s.kind == wholeSum {
		style = theme.SmallBold
	}
	u.TextCut(label, style, th.Ink, ui.Left|ui.Middle, name)
	number, bar := rest.CutRight(u.Px(sumsNumber))
	u.Text(number, theme.BodyBold, ink, ui.Right|ui.Middle, text)
	bar = bar.Center(bar.W, u.Px(12))
	if s.kind == wholeSum {
		bar.W *= float64(n) / review.Whole
		u.Round(bar, u.Px(3), l.s.Colour(u.Theme(), seat), 0, ink)
		return
	}
	half := bar.W / 2
	long := half * float64(max(n, -n)) / float64(l.widest())
	from := ui.Rect{X: bar.X + half, Y: bar.Y, W: long, H: bar.H}
	if n < 0 {
		from.X -= long
	}
	u.Round(from, u.Px(3), ink, 0, ink)
	u.Line(ui.Point{X: bar.X + half, Y: bar.Y - u.Px(4)}, ui.Point{X: bar.X + half, Y: bar.Bottom() + u.Px(4)}, u.Px(1), th.InkFaint)
}

// widest returns what a bar stands for that is as long as there is room: the greatest change of all players, and half of all chances at least.
func (l *looking) widest() int {
	most := review.Whole / 2
	for i := range l.setup.Seats {
		for _, s := range sums() {
			if n := s.of(&l.review.Accounts[i]); s.kind != wholeSum {
				most = max(most, n, -n)
			}
		}
	}
	return most
}
