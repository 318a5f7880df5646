package shell

import (
	"slices"
	"strconv"
	"strings"

	"islas/locales"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the records in design units.
const (
	bestHigh   = 62
	bestWide   = 300
	bestSeal   = 46
	bestNumber = 52
	bestWords  = 150 // least width of them beside that
)

// bestKind returns the key and the sign of a record.
func bestKind(kind chronicle.BestKind) (key string, icon paint.Icon) {
	switch kind {
	case chronicle.MostPoints:
		return "chronicle.best.points", paint.IconCrown
	case chronicle.WidestWin:
		return "chronicle.best.widest", paint.IconStar
	case chronicle.ClosestWin:
		return "chronicle.best.closest", paint.IconTick
	case chronicle.LeastToWin:
		return "chronicle.best.least", paint.IconAnchor
	case chronicle.FastestWin:
		return "chronicle.best.fastest", paint.IconShip
	case chronicle.MostFrom:
		return "chronicle.best.from", paint.IconHammer
	}
	return "chronicle.best.longest", paint.IconLantern
}

// bestPart is the part with the records, each of which leads to its game.
func (a *chronicleScene) bestPart(u *ui.UI, width float64) block {
	columns := max(min(int(width/u.Px(bestWide)), 2), 1)
	var blocks []block
	for _, b := range a.best {
		blocks = append(blocks, a.bestBlock(u, partOf(width, columns, 0), b, columns > 1))
	}
	return column(0, append([]block{headingBlock(u, width, u.T("chronicle.records"))}, abreast(blocks, columns, 0)...)...)
}

// set says when a record was set, with whom, and how often it was broken until then: in full, and ever shorter.
func (a *chronicleScene) set(u *ui.UI, b chronicle.Best) []string {
	var others []string
	for seat := range b.Play.Seats {
		if seat != b.Play.Seat {
			others = append(others, strings.TrimSpace(b.Play.Seats[seat].Name))
		}
	}
	with := u.T("chronicle.best.with", "names", locales.List(a.s.Texts.Text, others))
	if !b.Play.Ended.IsZero() {
		day := dayOf(u, b.Play.Ended)
		all := []string{u.T("chronicle.best.set", "day", day, "with", with), day}
		if b.Beaten > 0 {
			all = slices.Insert(all, 0, u.T("chronicle.best.beaten", "set", all[0], "n", b.Beaten))
			all = slices.Insert(all, 2, u.T("chronicle.best.beaten", "set", day, "n", b.Beaten), u.T("chronicle.best.times", "set", day, "n", b.Beaten))
		}
		return all
	}
	return []string{with}
}

// bestBlock is a record; of when it was set it says as much as one line has room for, or all.
func (a *chronicleScene) bestBlock(u *ui.UI, width float64, b chronicle.Best, line bool) block {
	th, gap, high := u.Theme(), u.Px(8), max(u.Px(bestSeal), u.LineHeight(theme.Score))
	label, short, id := a.bestNamed(u, b)
	set := a.set(u, b)
	sign := cell{u.Px(bestSeal) + gap + u.Px(bestNumber), func(float64) block {
		return block{high, func(r ui.Rect) {
			seal, r := r.CutLeft(u.Px(bestSeal))
			a.drawSign(u, seal, b)
			_, r = r.CutLeft(gap)
			r, _ = r.CutLeft(u.Px(bestNumber))
			u.Text(r, theme.Score, th.Ink, ui.Centered, strconv.Itoa(b.N))
		}}
	}}
	words := cell{0, func(width float64) block {
		told := set[0]
		if line {
			told = fits(u, theme.Small, width, set...)
		}
		both := []block{
			paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, fits(u, theme.SmallBold, width, label, short)),
			paragraph(u, width, theme.Small, th.InkSoft, ui.Left, told),
		}
		high := heightOf(both, 0)
		return block{high, func(r ui.Rect) { stack(r.Center(r.W, high), both, 0) }}
	}}
	row := beside(width-u.Px(4), gap, u.Px(bestWords), sign, words)
	return block{max(row.height+u.Px(4), u.Px(bestHigh)), func(r ui.Rect) {
		r = r.Inset(u.Px(2))
		a.bestRegion(u, id, r, b, label, set[0])
		row.draw(r)
	}}
}

// bestNamed is what a record is called, in full and shorter, and the id of its region.
func (a *chronicleScene) bestNamed(u *ui.UI, b chronicle.Best) (label, short, id string) {
	key, _ := bestKind(b.Kind)
	if b.Kind == chronicle.MostFrom {
		short = u.T(b.Source)
		return u.T(key, "source", short), short, "best." + b.Source
	}
	label = u.T(key)
	return label, label, "best." + strconv.Itoa(int(b.Kind))
}

// bestRegion lets a record lead to its game.
func (a *chronicleScene) bestRegion(u *ui.UI, id string, r ui.Rect, b chronicle.Best, label, set string) {
	th := u.Theme()
	tip := u.T("chronicle.best.tip", "label", label, "number", b.N, "set", set)
	res := u.Region(id, r, ui.RegionOptions{Label: label, Value: strconv.Itoa(b.N) + ". " + set, Tooltip: tip, Looks: true})
	if res.Hover {
		u.Round(r, u.Px(theme.Radius), theme.Alpha(th.PaperLight, 0.8), u.Px(1), th.BrassDark)
	}
	if res.Clicked {
		a.open(b.Play)
	}
}

// drawSign draws the sign of a record in the middle of r.
func (a *chronicleScene) drawSign(u *ui.UI, r ui.Rect, b chronicle.Best) {
	th := u.Theme()
	_, icon := bestKind(b.Kind)
	at := r.Center(u.Px(bestSeal-6), u.Px(bestSeal-6))
	u.Circle(at.Middle(), at.W/2, th.PaperLight, u.Px(2.5), th.Brass)
	a.s.Icon(icon)(u, at.Scaled(0.6), th.Ink)
}
