package shell

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/render/chronicle"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes in design units of a book that is scrolled through whole.
const (
	bookColumn = 760 // greatest width
	thinBelow  = 347 // width of what is written below which nothing stands beside each other
	thinGap    = 6
	thinNumber = 64 // width of a number above which what it is of stands below it
)

// thin reports whether what is written has so little width that nothing can stand beside each other in it.
func thin(u *ui.UI, width float64) bool { return width < u.Px(thinBelow) }

// anyWider reports whether one of some texts is wider than so many pixels.
func anyWider(u *ui.UI, s theme.Style, width float64, texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return u.MeasureText(s, text) > width })
}

// labelsOf are what numbers are of.
func labelsOf(all []figure) (labels []string) {
	for _, f := range all {
		labels = append(labels, f.label)
	}
	return labels
}

// thinPart is a part of things below each other.
func thinPart(u *ui.UI, blocks []block) part {
	return part{high: heightOf(blocks, u.Px(thinGap)), draw: func(u *ui.UI, r ui.Rect) { stack(r, blocks, u.Px(thinGap)) }}
}

// flows reports whether the choice of the page is scrolled with it, and nothing has margins that could do without.
func (*chronicleScene) flows(u *ui.UI) bool { return slim(u) || low(u) }

// drawFlowing draws the choice of the page and the page in one column.
func (a *chronicleScene) drawFlowing(u *ui.UI, below ui.Rect) {
	panel := pageIn(u, below)
	inside := page(u, panel.Center(min(panel.W, u.Px(bookColumn)), panel.H))
	width := inside.W - u.Px(scrollMargin)
	pages, labels := a.tabs(u)
	rows := u.ChoiceRows(width, labels)
	all := []part{{high: u.Px(theme.Target) * float64(rows), draw: func(u *ui.UI, r ui.Rect) { a.choosePage(u, r, pages, labels, rows) }}}
	if len(a.plays) == 0 && a.page == resultsPage {
		all = append(all, a.emptyPart(u, width))
	} else {
		all = append(all, a.pages(u, width, false)[0]...)
	}
	total := pageHeight(u, all)
	u.Scroll(bookScroll, inside, total, func(at ui.Rect) { drawPage(u, ui.Rect{X: at.X, Y: at.Y, W: width, H: total}, all) })
}

// emptyPart says that nothing has been played yet.
func (a *chronicleScene) emptyPart(u *ui.UI, width float64) part {
	label := u.T("title.new")
	return thinPart(u, []block{
		paragraph(u, width, theme.Body, u.Theme().Ink, ui.Center, a.none(u)),
		{max(u.Px(menuButton), u.ButtonHeight(width, label)), func(r ui.Rect) { a.drawNew(u, r.Center(min(u.ButtonWidth(label, true), r.W), r.H), label) }},
	})
}

// thinWho is whoPart in a column.
func (a *chronicleScene) thinWho(u *ui.UI, width float64) part {
	th, name := u.Theme(), a.whose(u)
	call := paragraph(u, width, theme.Subheading, th.Ink, ui.Left, name)
	return thinPart(u, []block{
		{u.Px(whoHigh), func(r ui.Rect) {
			if len(a.people) > 1 {
				before, rest := r.CutLeft(u.Px(theme.Target))
				after, _ := rest.CutRight(u.Px(theme.Target))
				a.turnTo(u, "before", before, -1, paint.IconLeft)
				a.turnTo(u, "after", after, 1, paint.IconRight)
			}
			u.Paint(r.Center(r.H, r.H).Inset(u.Px(4)), monogram{name}, func(dst *ebiten.Image, r ui.Rect) { a.s.Art.Monogram(dst, r, name) })
		}},
		{call.height, func(r ui.Rect) { u.Headed(2, func() { call.draw(r) }) }},
		paragraph(u, width, theme.Small, th.InkSoft, ui.Left, a.since(u)),
	})
}

// thinFigures are numbers below each other, each before what it is of, or above that where it is long.
func thinFigures(u *ui.UI, width float64, all []figure) (rows []block) {
	th, wide := u.Theme(), 0.0
	for _, f := range all {
		if w := u.MeasureText(theme.Subheading, f.number); w <= u.Px(thinNumber) {
			wide = max(wide, w+u.Px(10))
		}
	}
	for _, f := range all {
		text := f.label
		if f.more != "" {
			text += " · " + f.more
		}
		if u.MeasureText(theme.Subheading, f.number) > u.Px(thinNumber) {
			rows = append(rows, paragraph(u, width, theme.Subheading, th.Ink, ui.Left, f.number), paragraph(u, width, theme.Small, th.InkSoft, ui.Left, text))
			continue
		}
		label := paragraph(u, width-wide, theme.Small, th.InkSoft, ui.Left|ui.Middle, text)
		rows = append(rows, block{max(label.height, u.LineHeight(theme.Subheading)), func(r ui.Rect) {
			number, r := r.CutLeft(wide)
			u.Text(number, theme.Subheading, th.Ink, ui.Left|ui.Middle, f.number)
			label.draw(r)
		}})
	}
	return rows
}

// thinGroup is drawGroup in a column.
func (a *chronicleScene) thinGroup(u *ui.UI, width float64, by chronicle.Aspect, g chronicle.Group) []block {
	th := u.Theme()
	sums := u.T("chronicle.group", "won", g.Won, "n", g.Played, "mean", oneDecimal(u, g.Mean))
	return []block{
		paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, a.groupName(u, by, g.Key)),
		{u.Px(groupBar + 8), func(r ui.Rect) { drawShare(u, r.Center(r.W, u.Px(groupBar)), g) }},
		paragraph(u, width, theme.Small, th.Ink, ui.Left, sums),
	}
}

// thinBest is the part with the records in a column.
func (a *chronicleScene) thinBest(u *ui.UI, width float64) part {
	all := []block{headingBlock(u, width, u.T("chronicle.records"))}
	th, pad, high := u.Theme(), u.Px(4), max(u.Px(bestSeal), u.LineHeight(theme.Score))
	for _, b := range a.best {
		label, _, id := a.bestNamed(u, b)
		set := a.set(u, b)[0]
		words := []block{
			paragraph(u, width-2*pad, theme.SmallBold, th.Ink, ui.Left, label),
			paragraph(u, width-2*pad, theme.Small, th.InkSoft, ui.Left, set),
		}
		all = append(all, block{high + heightOf(words, 0) + 2*pad, func(r ui.Rect) {
			a.bestRegion(u, id, r, b, label, set)
			head, r := r.Inset(pad).CutTop(high)
			seal, head := head.CutLeft(u.Px(bestSeal))
			a.drawSign(u, seal, b)
			_, head = head.CutLeft(u.Px(8))
			u.Text(head, theme.Score, th.Ink, ui.Left|ui.Middle, strconv.Itoa(b.N))
			stack(r, words, 0)
		}})
	}
	return thinPart(u, all)
}

// headingBlock is the heading of a part.
func headingBlock(u *ui.UI, width float64, text string) block {
	return block{headingOf(u, width, text), func(r ui.Rect) { headed(u, r, text) }}
}

// thinDone is drawDone in a column.
func thinDone(u *ui.UI, width float64, done, of int) part {
	head := paragraph(u, width, theme.Subheading, u.Theme().Accent, ui.Left, u.T("chronicle.feats.done", "n", done, "of", of))
	return thinPart(u, []block{
		{head.height, func(r ui.Rect) { u.Headed(2, func() { head.draw(r) }) }},
		{u.Px(groupBar), func(r ui.Rect) { drawPortion(u, r, done, of) }},
	})
}

// thinFeat is featPart in a column.
func (a *chronicleScene) thinFeat(u *ui.UI, f stage.Feat, width float64) part {
	had, ok := a.feats[f.ID]
	ink, day := u.Theme().InkSoft, ""
	if ok {
		ink, day = u.Theme().Ink, achieved(u, had)
	}
	name := paragraph(u, width-u.Px(featSeal+featGap), theme.BodyBold, ink, ui.Left|ui.Middle, u.T("feat."+f.ID))
	all := []block{
		{max(name.height, u.Px(featSeal)), func(r ui.Rect) {
			seal, r := r.CutLeft(u.Px(featSeal))
			a.drawSeal(u, seal.Center(seal.W, seal.W), f, had.Times)
			_, r = r.CutLeft(u.Px(featGap))
			name.draw(r)
		}},
		paragraph(u, width, theme.Small, ink, ui.Left, u.T("feat."+f.ID+".text")),
	}
	if day != "" {
		all = append(all, paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, day))
	}
	return thinPart(u, all)
}
