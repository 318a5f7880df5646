package table

import (
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/islas"
	"islas/render/islas/caption"
	"islas/render/paint"
	"islas/render/table"
	"islas/render/theme"
	"islas/render/ui"
)

// settlerTable draws the table of a settler's ledger: a row for each player, a column for each priority.
type settlerTable struct {
	f       *frame
	a       *arrival
	column  int // priority that is being counted, -1 for none
	counts  bool
	waits   bool // nobody knows the card yet
	width   float64
	names   float64 // width of it for the players
	columns [islas.Wishes]ui.Rect
}

// settlerLedger draws what each island offers for each of the priorities, as far as it has been read out.
func settlerLedger(f *frame, r ui.Rect, a *arrival) {
	u, t := f.UI, settlerTable{f: f, a: a, column: a.column(), waits: !a.turned()}
	t.counts = t.column >= 0 && !a.settled && a.stage < a.reading.decided
	r = r.Center(min(r.W, u.Px(960)), r.H)
	t.width, t.names = r.W, min(r.W*0.4, u.Px(300))
	two := theme.Height(theme.SmallBold, u.Scale(), 2) + 1
	for _, p := range f.data.Priorities(a.card) { // each needs no more than two lines
		if !t.waits && u.MeasureWrapped(theme.SmallBold, priorityName(u, p), r.W*0.15-u.Px(4)) > two {
			t.names = min(r.W*0.34, u.Px(300))
		}
	}
	_, all := r.CutLeft(t.names)
	copy(t.columns[:], all.Row(islas.Wishes, u.Px(4)))
	if t.counts || a.past { // so that nothing there can be taken for another column's
		th := u.Theme()
		singled(u, t.columns[t.column], u.Px(8), theme.Alpha(th.BrassLight, 0.4), u.Px(1.5), theme.Alpha(th.BrassDark, 0.7))
	}
	head, rest := r.CutTop(headHeight(f, r.W))
	for k := range t.columns {
		t.head(k, t.columns[k].Intersect(ui.Rect{X: r.X, Y: head.Y, W: r.W, H: head.H}))
	}
	for seat, row := range rest.Column(f.State.Seats(), u.Px(2)) {
		t.row(game.Seat(seat), row)
	}
}

// head draws the sign and the name of priority k, and below them its result.
func (t *settlerTable) head(k int, r ui.Rect) {
	f, u, a, th := t.f, t.f.UI, t.a, t.f.UI.Theme()
	if t.waits {
		u.Round(t.columns[k], u.Px(8), theme.Alpha(th.PaperDark, 0.4), u.Px(1.5), theme.Alpha(th.BrassDark, 0.4))
		if r.H >= u.LineHeight(theme.Small) {
			u.TextFitted(r, th.InkSoft, ui.Centered, "?", theme.Heading, theme.Subheading, theme.SmallBold, theme.Small)
		}
		return
	}
	p := f.data.Priorities(a.card)[k]
	ink, note, n := th.Ink, "", len(a.reading.columns)
	decides := k == n-1 && a.compare.Winner != game.NoSeat
	switch {
	case k >= n && a.decided():
		ink = th.InkSoft
	case k < n && a.reading.columns[k].passed(a.stage):
		ink, note = th.InkSoft, u.T("ledger.note."+[...]string{tellsLevel: "level", tellsNothing: "nobody"}[a.reading.columns[k].tells])
	case decides && a.decided() && !f.lay.compact:
		note = u.T("ledger.note.decides")
	}
	sign := t.sign(r, p, ink, note)
	if decides {
		stamp(f, sign, a.stage-a.reading.decided)
	}
	wish := caption.Wish(u, p)
	f.TellOf("ledger.wish."+strconv.Itoa(k), r, wish, "", u.T("where.wish", "n", k+1, "wish", wish))
}

// sign draws the sign and the name of a priority with a note, side by side or below each other, and returns where the sign stands.
func (t *settlerTable) sign(r ui.Rect, p islas.Priority, ink theme.Color, note string) (sign ui.Rect) {
	f, u, th := t.f, t.f.UI, t.f.UI.Theme()
	name := priorityName(u, p)
	side := u.Px(30)
	remark := th.Accent
	if ink == th.InkSoft { // of a priority that decides nothing
		remark = ink
	}
	wide := side + u.Px(12) + u.MeasureText(theme.SmallBold, name)
	tall := headHeight(f, t.width) == u.Px(ledgerTall)
	switch {
	// In a low column the note replaces the name, for which there is room for one word or none: the sign shows it, too.
	case f.lay.compact || tall && r.H < side+theme.Height(theme.SmallBold, u.Scale(), 2):
		low, top := r.CutBottom(u.LineHeight(theme.Small))
		sign = top.Center(top.H, top.H)
		if p.IsColour() {
			name = u.T("colour." + p.Colour().String())
		}
		for _, text := range []string{note, name} {
			if text != "" && u.MeasureText(theme.Small, text) <= low.W {
				u.TextFitted(low, ink, ui.Center|ui.Middle, text, theme.SmallBold, theme.Small)
				break
			}
		}
	case tall:
		sign = r.TakeTop(side, 0).Center(side, side)
		label := r.TakeTop(theme.Height(theme.SmallBold, u.Scale(), 2), 0)
		longest := slices.MaxFunc(strings.Fields(name), func(a, b string) int { return len(a) - len(b) })
		u.TextWrapped(label, u.Fitting(longest, label.W, theme.SmallBold, theme.Small, theme.Small.Narrow()), ink, ui.Center|ui.Middle, name)
		if u.MeasureText(theme.Small, note) <= r.W {
			u.TextFitted(r, remark, ui.Center|ui.Middle, note, theme.Small)
		}
	default:
		low, top := r.CutBottom(u.LineHeight(theme.Small))
		at, label := top.Center(wide, top.H).CutLeft(side, u.Px(12))
		sign = at.Center(side, side)
		u.TextFitted(label, ink, ui.Left|ui.Middle, name, theme.SmallBold, theme.Small, theme.Small.Narrow())
		u.TextFitted(low, remark, ui.Center|ui.Middle, note, theme.Small)
	}
	f.priority(sign, p)
	return sign
}

// headHeight returns the height in pixels of the heads of a table of a width.
func headHeight(f *frame, w float64) float64 {
	switch u := f.UI; {
	case f.lay.compact:
		return u.Px(ledgerFlat)
	case w < u.Px(ledgerNarrow):
		return u.Px(ledgerTall)
	}
	return f.UI.Px(ledgerHead)
}

// row draws what the island of a seat offers.
func (t *settlerTable) row(seat game.Seat, r ui.Rect) {
	f, u, a, th := t.f, t.f.UI, t.a, t.f.UI.Theme()
	way, counts := 0.0, false
	if t.counts {
		way, counts = a.reading.columns[t.column].island(seat, a.stage)
	}
	switch {
	case a.compare.Winner == seat && a.decided():
		singled(u, r, u.Px(6), theme.Alpha(th.BrassLight, 0.7), u.Px(1.5), th.BrassDark)
	case counts && way > 0 && way < 1:
		u.Round(r, u.Px(6), theme.Alpha(th.BrassLight, 0.35), 0, theme.Color{})
	}
	name, _ := r.CutLeft(t.names)
	ledgerName(f, name, seat, a.dropped(seat))
	for k := range t.column + 1 {
		cell := t.columns[k]
		cell.Y, cell.H = r.Y, r.H
		if written := a.reading.columns[k].written(seat, a.stage); written > 0 {
			t.entry(cell, k, seat, written)
		}
	}
}

// ledgerName draws a player at the beginning of a row; gone is how far the player has dropped out, from 0 to 1.
func ledgerName(f *frame, r ui.Rect, seat game.Seat, gone float64) {
	u, th := f.UI, f.UI.Theme()
	r = r.InsetXY(u.Px(4), 0)
	face, name := r.CutLeft(min(r.H, u.Px(34)), u.Px(8))
	f.Faint(1-0.2*gone, func() { f.Portrait(face, seat) })
	styles := []theme.Style{theme.BodyBold, theme.SmallBold, theme.Small} // the first that fits all
	for other := range game.Seat(f.State.Seats()) {
		for len(styles) > 1 && (name.H < u.LineHeight(styles[0]) || u.MeasureText(styles[0], f.nameIn(other, name.W)) > name.W) {
			styles = styles[1:]
		}
	}
	u.NameFitted(name, theme.Mix(th.Ink, th.InkSoft, gone), ui.Left|ui.Middle, f.nameIn(seat, name.W), styles[0])
}

// entry draws a number in the ledger, also while it is written; of a player who drops out by it with a word or a cross beside it.
func (t *settlerTable) entry(cell ui.Rect, k int, seat game.Seat, written float64) {
	f, u, a, th := t.f, t.f.UI, t.a, t.f.UI.Theme()
	drop, ink, stays := a.reading.columns[k].dropped(a.stage), th.Ink, a.compare.Left[k].Has(seat)
	_, beside := cell.CutLeft(cell.W/2 + u.Px(22)) // for a word
	if cell.W < u.Px(120) {
		cell, beside = cell.CutLeft(cell.W * 0.42)
	}
	middle, radius := cell.Middle(), min(cell.H*0.46, u.Px(20))
	switch {
	case written < 1 && !f.Reduced():
		u.Circle(middle, radius*(1+0.7*(1-table.Ease(written))), theme.Alpha(th.Brass, 0.5*table.Ease(written)), 0, theme.Color{})
	case stays && a.reading.columns[k].tells == tellsLosers:
		u.Circle(middle, radius, theme.Alpha(th.Brass, 0.4*drop), 0, theme.Color{})
	case !stays:
		ink = theme.Mix(th.Ink, th.InkSoft, drop)
	}
	f.Faint(table.Ease(written), func() {
		u.TextFitted(cell, ink, ui.Center|ui.Middle, strconv.Itoa(int(a.compare.Counts[seat][k])), theme.Number, theme.SmallBold)
	})
	if stays || drop == 0 {
		return
	}
	f.Faint(drop, func() {
		if out := u.T("ledger.out"); u.MeasureText(theme.Small, out) <= beside.W {
			u.TextFitted(beside, th.InkSoft, ui.Left|ui.Middle, out, theme.Small)
		} else {
			f.Icon(beside.TakeLeft(u.Px(18), 0).Fit(1), paint.IconCross, th.InkSoft)
		}
	})
}

// stamp draws a ring of ink around the sign of the priority that decided; since is the time since then in steps, while the ink spreads.
func stamp(f *frame, sign ui.Rect, since float64) {
	if since <= 0 {
		return
	}
	u, ink, down, shows := f.UI, f.UI.Theme().Accent, table.Ease(since/partStamp), 1.0
	if f.Reduced() {
		down, shows = 1, down
	}
	radius := sign.H * 0.66 * (1 + 0.9*(1-down))
	f.Faint(shows, func() {
		u.Circle(sign.Middle(), radius, theme.Color{}, u.Px(3.5), theme.Alpha(ink, down))
		if spread := table.Within(since, partStamp, 3*partStamp); spread > 0 && spread < 1 {
			u.Circle(sign.Middle(), radius*(1+0.5*table.Ease(spread)), theme.Color{}, u.Px(2), theme.Alpha(ink, 0.45*(1-spread)))
		}
	})
}
