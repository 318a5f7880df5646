package shell

import (
	"slices"

	"islas/render/theme"
	"islas/render/ui"
)

// bookScroll is the name of the area that scrolls.
const bookScroll = "book"

// Sizes of the log book in design units.
const (
	bookWide   = 1500 // greatest width
	bookTwo    = 1080 // least width of one that lies open with two pages
	bookFold   = 64   // between two pages
	bookHem    = 30   // from the edge to what is written
	partGap    = 22
	curveHigh  = 300
	tabsHeight = 48
	tabsMost   = 620
	tabsLeast  = 440
	emptyMost  = 620 // width of what is said where nothing has been played
)

// part is a block of a page, with its least height.
type part struct {
	block
	grows bool // it takes what room is left on its page
}

// Sizes in design units of a book of little width.
const (
	thinBelow = 347 // width of what is written below which nothing stands beside each other
	thinGap   = 6
)

// thin reports whether what is written has so little width that nothing can stand beside each other in it.
func thin(u *ui.UI, width float64) bool { return width < u.Px(thinBelow) }

// anyWider reports whether one of some texts is wider than so many pixels.
func anyWider(u *ui.UI, s theme.Style, width float64, texts ...string) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return u.MeasureText(s, text) > width })
}

// drawBook draws the open log book below the bar: two pages beside each other where there is room, or one. The choice of what it is open at
// stands in the free part of the bar, or where there is no room above all else in the book.
func (a *chronicleScene) drawBook(u *ui.UI, free, below ui.Rect) {
	book := pageIn(u, below)
	book = book.Center(min(book.W, u.Px(bookWide)), book.H)
	paper(u, book)
	inside := book.Inset(pageMargin(u))
	if !slim(u) && !low(u) {
		inside = book.InsetXY(u.Px(bookHem), u.Px(bookHem-8))
	}
	two := inside.W >= u.Px(bookTwo) && (len(a.plays) > 0 || a.page != resultsPage)
	width := inside.W - u.Px(scrollMargin)
	if two {
		width = (width - u.Px(bookFold)) / 2
		fold(u, book, inside.X+width+u.Px(bookFold)/2)
	}
	pages := a.pages(u, width, two)
	if free.W >= u.Px(tabsLeast+edge) {
		free, _ = free.CutRight(min(free.W, u.Px(tabsMost+edge)))
		free.W -= u.Px(edge)
		a.choosePage(u, free.Center(free.W, u.Px(tabsHeight)), 1)
	} else {
		_, labels := a.tabs(u)
		rows := u.ChoiceRows(width, labels)
		tabs := block{u.Px(tabsHeight) * float64(rows), func(r ui.Rect) { a.choosePage(u, r, rows) }}
		pages[0] = append([]part{{tabs, false}}, pages[0]...)
	}
	total := 0.0
	for _, page := range pages {
		total = max(total, pageHeight(u, page))
	}
	room := max(total, inside.H)
	u.Scroll(bookScroll, inside, total, func(at ui.Rect) {
		for i, page := range pages {
			x := at.X + float64(i)*(width+u.Px(bookFold))
			drawPage(u, ui.Rect{X: x, Y: at.Y, W: width, H: room}, page)
		}
	})
}

// pages returns what stands on the pages of the book.
func (a *chronicleScene) pages(u *ui.UI, width float64, two bool) [][]part {
	var left, right []part
	switch a.page {
	case achievementsPage:
		left, right = a.achievementParts(u, width)
	case dailyPage:
		left, right = a.dailyParts(u, width)
	default:
		if len(a.plays) == 0 {
			return [][]part{{{a.emptyPart(u, width), true}}}
		}
		left = []part{{a.whoPart(u, width), false}, {a.figuresPart(u, width), false}, {a.curvePart(u, width), true}}
		right = []part{{a.groupsPart(u, width), false}, {a.bestPart(u, width), false}, {a.lastPart(u, width), true}}
	}
	if two {
		return [][]part{left, right}
	}
	return [][]part{append(left, right...)}
}

// pageHeight returns how high a page is at least.
func pageHeight(u *ui.UI, page []part) (total float64) {
	for _, p := range page {
		total += p.height + u.Px(partGap)
	}
	return max(total-u.Px(partGap), 0)
}

// drawPage draws the parts of a page below each other. What room is left goes to those that grow.
func drawPage(u *ui.UI, r ui.Rect, page []part) {
	left, growing := r.H-pageHeight(u, page), 0
	for _, p := range page {
		if p.grows {
			growing++
		}
	}
	for _, p := range page {
		high := p.height
		if p.grows {
			high += max(left, 0) / float64(growing)
		}
		var at ui.Rect
		at, r = r.CutTop(high)
		_, r = r.CutTop(u.Px(partGap))
		p.draw(at)
	}
}

// paper draws the sheets of the book: a panel on the edges of the pages below it.
func paper(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	for i := 2; i > 0; i-- {
		below := r.Moved(u.Px(float64(2*i)), u.Px(float64(3*i)))
		u.Round(below, u.Px(theme.Radius), th.PaperDark, u.Px(1), theme.Alpha(th.BrassDark, 0.8))
	}
	u.Panel(r)
}

// fold draws the shadow where two pages meet.
func fold(u *ui.UI, book ui.Rect, x float64) {
	th := u.Theme()
	const steps = 9
	for i := range steps {
		half := u.Px(bookFold) / 2 * float64(steps-i) / steps
		u.Fill(ui.Rect{X: x - half, Y: book.Y + u.Px(8), W: 2 * half, H: book.H - u.Px(16)}, theme.Alpha(th.BrassDark, 0.03))
	}
	line := theme.Alpha(th.BrassDark, 0.5)
	u.Line(ui.Point{X: x, Y: book.Y + u.Px(7)}, ui.Point{X: x, Y: book.Bottom() - u.Px(7)}, max(u.Px(1), 1), line)
}

// headed writes the heading of a part, as high as headingOf says, and returns what is below it.
func headed(u *ui.UI, r ui.Rect, text string) (below ui.Rect) {
	line, below := r.CutTop(headingOf(u, r.W, text))
	name := titled(u, r.W, theme.Subheading, u.Theme().Accent, text)
	at, _ := line.CutTop(name.height)
	u.Headed(2, func() { name.draw(at) })
	y := line.Bottom() - u.Px(6)
	u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.Right(), Y: y}, u.Px(1.2), theme.Alpha(u.Theme().BrassDark, 0.6))
	return below
}

// headingOf is the height of a heading in a width: that of a line of it and what is below, or of several.
func headingOf(u *ui.UI, width float64, text string) float64 {
	return u.Px(headingHigh) + u.MeasureWrapped(theme.Subheading, text, width) - u.LineHeight(theme.Subheading)
}

// headingBlock is the heading of a part.
func headingBlock(u *ui.UI, width float64, text string) block {
	return block{headingOf(u, width, text), func(r ui.Rect) { headed(u, r, text) }}
}

// headingHigh is the height of a heading of one line in design units.
const headingHigh = 46
