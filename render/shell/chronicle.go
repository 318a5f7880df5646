package shell

import (
	"errors"
	"slices"

	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// chronicleScene shows the results of all games of the chosen kind that ended on this device, as an open log book with statistics and
// achievements.
type chronicleScene struct {
	flowing
	s      *stage.Stage
	all    []chronicle.Result
	people []string // who played
	who    int      // whose games are counted: 0 everybody's, i the i-th person's
	page   int      // one of the pages below
	aspect chronicle.Aspect
	lit    int          // index of the game under the pointer in the curve, -1 for none
	unread []library.ID // finished games that the chronicle does not know yet

	ended        []chronicle.Play // games of who
	plays        []chronicle.Play // those of ended that count (chronicle.Result.Counts)
	total        chronicle.Tally
	groups       []chronicle.Group
	best         []chronicle.Best
	achievements map[string]chronicle.Achievement
	daily        challenges
}

// Pages of the scene.
const (
	resultsPage = iota
	achievementsPage
	dailyPage
)

// NewChronicle returns the scene of how games of the chosen kind ended. It is pushed on top of another scene, to which it goes back.
func NewChronicle(s *stage.Stage) stage.Scene {
	a := &chronicleScene{s: s, unread: s.Results.Unnoted(), lit: -1}
	a.daily = challenges{s: s, open: a.open}
	a.reckon()
	a.daily.refresh()
	return a
}

// reckon reads the ledger anew. It keeps counting the games of the same person, or else of who played most.
func (a *chronicleScene) reckon() {
	var whose string
	if a.who > 0 {
		whose = a.people[a.who-1]
	}
	a.all = a.s.Results.Ledger().Results()
	a.people, a.who = chronicle.People(chronicle.Counted(a.all), a.s.Game.Info().Record), 0
	if len(a.people) > 0 {
		a.who = max(slices.Index(a.people, whose), 0) + 1
	}
	a.count()
}

// count computes the statistics of the games of the chosen person.
func (a *chronicleScene) count() {
	var name string
	if a.who > 0 {
		name = a.people[a.who-1]
	}
	of := a.s.Game.Info().Record
	a.ended, a.plays = chronicle.Plays(a.all, of, name), chronicle.Plays(chronicle.Counted(a.all), of, name)
	a.total = chronicle.Count(a.plays)
	a.compare()
	a.best = slices.DeleteFunc(chronicle.Records(a.plays), func(b chronicle.Best) bool {
		return b.Kind == chronicle.MostFrom && !a.s.Texts.Has(b.Source) // written by a version with another name for it
	})
	a.achievements = chronicle.Achievements(a.plays)
	a.lit = -1
}

// Busy implements stage.Scene. It is true while games are being read or a daily challenge is worked out.
func (a *chronicleScene) Busy() bool {
	return len(a.unread) > 0 || a.page == dailyPage && a.daily.unknown.asking()
}

// Frame implements stage.Scene.
func (a *chronicleScene) Frame(u *ui.UI) {
	a.read()
	if a.page == dailyPage && len(a.unread) == 0 {
		a.daily.follow()
	}
	a.s.PaintSea(u)
	free, below, back := bar(a.s, u, u.T("chronicle.title"))
	a.drawBook(u, free, below)
	asked := a.daily.asks.id != ""
	a.daily.asks.draw(a.s, u)
	if back && !asked && a.s.Top() == stage.Scene(a) {
		a.s.Pop()
	}
}

// read adds one kept game that is missing from the chronicle. It reads one in a tick, so that no frame waits for many.
func (a *chronicleScene) read() {
	if len(a.unread) == 0 {
		return
	}
	a.s.Results.NoteKept(a.unread[0])
	if a.unread = a.unread[1:]; len(a.unread) == 0 {
		a.reckon()
		a.daily.refresh()
	}
}

// tabs returns the pages that can be chosen and their labels. A game without achievements has no page for them.
func (a *chronicleScene) tabs(u *ui.UI) (pages []int, labels []string) {
	pages, labels = []int{resultsPage, achievementsPage, dailyPage}, []string{u.T("chronicle.results"), u.T("chronicle.achievements"), u.T("daily.tab")}
	if _, ok := a.s.Game.(stage.AchievementJudge); !ok {
		pages, labels = slices.Delete(pages, 1, 2), slices.Delete(labels, 1, 2)
	}
	return pages, labels
}

// choosePage draws the choice of the page in so many rows.
func (a *chronicleScene) choosePage(u *ui.UI, r ui.Rect, rows int) {
	pages, labels := a.tabs(u)
	chosen := slices.Index(pages, a.page)
	if u.ChoiceOf("page", r, ui.ChoiceOptions{Label: u.T("chronicle.title"), Labels: labels, Rows: rows}, &chosen) {
		a.page = pages[chosen]
		u.ScrollTo(bookScroll, 0)
	}
}

// open shows the result of a game on top of the chronicle, if it is still kept.
func (a *chronicleScene) open(p chronicle.Play) {
	id := library.ID(p.ID)
	if errors.Is(a.s.Saves.Library().Entry(id).Err, store.ErrNotExist) { // what it was before may still be there
		a.s.Tell("chronicle.gone")
		return
	}
	m, err := a.s.Saves.Look(id)
	if err != nil {
		a.s.Notify(a.s.Reports.Trouble(id, err))
		return
	}
	a.s.Push(a.s.Routes.Result(a.s, m))
}

// emptyPart returns the part that explains that nothing that counts has been played yet, with a button for a new game.
func (a *chronicleScene) emptyPart(u *ui.UI, width float64) block {
	text, begin := u.T("chronicle.none"), beginning(a.s, u, true)
	if len(a.ended) > 0 {
		text = u.T("chronicle.none.helped")
	}
	wide := min(width, u.Px(emptyMost))
	both := []block{
		paragraph(u, wide, theme.Body, u.Theme().Ink, ui.Center, text),
		{begin.block(u, wide).height, func(r ui.Rect) { begin.draw(u, r.Center(min(u.ButtonWidth(begin.label, true), r.W), r.H)) }},
	}
	high := heightOf(both, u.Px(edge))
	return block{high, func(r ui.Rect) { stack(r.Center(wide, high), both, u.Px(edge)) }}
}

// bookScroll is the id of the area that scrolls.
const bookScroll = "book"

// Sizes of the log book in design units.
const (
	bookWide   = 1500 // greatest width
	bookTwo    = 1080 // least width of one that lies open with two pages
	bookFold   = 64   // between two pages
	bookHem    = 30   // from the edge to the text
	partGap    = 22
	curveHigh  = 300
	tabsHeight = 48
	tabsMost   = 620
	tabsLeast  = 440
	emptyMost  = 620 // width of the text where nothing has been played
)

// part is a block of a page, with its least height.
type part struct {
	block
	grows bool // it takes what room is left on its page
}

// Sizes of a narrow book in design units.
const (
	thinBelow = 347 // width of the text below which nothing stands side by side
	thinGap   = 6
)

// thin reports whether a width of text is too small for anything to stand side by side.
func thin(u *ui.UI, width float64) bool { return width < u.Px(thinBelow) }

// drawBook draws the open log book below the bar: two pages side by side where there is room, else one. The choice of the page stands in
// the free part of the bar, or where it has no room there at the top of the book.
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
	u.Scroll(bookScroll, inside, total, func(at ui.Rect) {
		for i, page := range pages {
			x := at.X + float64(i)*(width+u.Px(bookFold))
			drawPage(u, ui.Rect{X: x, Y: at.Y, W: width, H: max(pageHeight(u, page), inside.H)}, page) // one that has room is seen whole
		}
	})
}

// pages returns the parts on the pages of the book.
func (a *chronicleScene) pages(u *ui.UI, width float64, two bool) [][]part {
	var left, right []part
	switch a.page {
	case achievementsPage:
		left, right = a.achievementParts(u, width)
	case dailyPage:
		left, right = a.daily.parts(u, width)
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

// pageHeight returns the least height of a page in pixels.
func pageHeight(u *ui.UI, page []part) (total float64) {
	for _, p := range page {
		total += p.height + u.Px(partGap)
	}
	return max(total-u.Px(partGap), 0)
}

// drawPage draws the parts of a page below each other. Those that grow share the room that is left.
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
		at := r.TakeTop(high, u.Px(partGap))
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

// headed draws the heading of a part, as high as headingOf returns, and returns what is below it.
func headed(u *ui.UI, r ui.Rect, text string) (below ui.Rect) {
	line, below := r.CutTop(headingOf(u, r.W, text))
	name := titled(u, r.W, theme.Subheading, u.Theme().Accent, text)
	at, _ := line.CutTop(name.height)
	u.Headed(2, func() { name.draw(at) })
	y := line.Bottom() - u.Px(6)
	u.Line(ui.Point{X: r.X, Y: y}, ui.Point{X: r.Right(), Y: y}, u.Px(1.2), theme.Alpha(u.Theme().BrassDark, 0.6))
	return below
}

// headingOf returns the height in pixels of a heading in a width, with the gap below it.
func headingOf(u *ui.UI, width float64, text string) float64 {
	return u.Px(headingHigh) + u.MeasureWrapped(theme.Subheading, text, width) - u.LineHeight(theme.Subheading)
}

// headingBlock returns the heading of a part.
func headingBlock(u *ui.UI, width float64, text string) block {
	return block{headingOf(u, width, text), func(r ui.Rect) { headed(u, r, text) }}
}

// headingHigh is the height of a heading of one line in design units.
const headingHigh = 46
