package shell

import (
	"errors"
	"slices"

	"islas/render/keep/chronicle"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// chronicleScene is the scene of what became of all games of the chosen kind that ended on this device: an open log book with what can be
// counted of them, and what was achieved.
type chronicleScene struct {
	flowing
	s      *stage.Stage
	all    []chronicle.Result
	people []string // who played
	who    int      // whose games are counted: 0 everybody's, i the i-th person's
	page   int      // one of the constants below
	aspect chronicle.Aspect
	lit    int          // the game that is pointed at in the curve, -1 for none
	unread []library.ID // finished games that the chronicle does not know yet

	ended        []chronicle.Play // those whose games are counted
	plays        []chronicle.Play // of these those that count (chronicle.Result.Counts)
	total        chronicle.Tally
	groups       []chronicle.Group
	best         []chronicle.Best
	achievements map[string]chronicle.Achievement
	challenge    challenges
}

// Pages of the scene.
const (
	resultsPage = iota
	achievementsPage
	dailyPage
)

// NewChronicle is the scene of how games of the chosen kind ended. It is pushed on top of another, to which it goes back.
func NewChronicle(s *stage.Stage) stage.Scene {
	a := &chronicleScene{s: s, unread: s.Unnoted(), lit: -1}
	a.reckon()
	if len(a.people) > 0 {
		a.who = 1
		a.count()
	}
	a.refreshDaily()
	return a
}

// reckon takes over what the ledger knows.
func (a *chronicleScene) reckon() {
	var whose string
	if a.who > 0 {
		whose = a.people[a.who-1]
	}
	a.all = a.s.Chronicle().Results()
	a.people, a.who = chronicle.People(chronicle.Counted(a.all), a.s.Game.Info().Record), 0
	for i, name := range a.people {
		if name == whose {
			a.who = i + 1
		}
	}
	a.count()
}

// count counts the games of who is chosen.
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
		return b.Kind == chronicle.MostFrom && !a.s.Texts.Has(b.Source) // by a version that called it otherwise
	})
	a.achievements = chronicle.Achievements(a.plays)
	a.lit = -1
}

// Busy implements stage.Scene: there are games to be read, or one is worked out.
func (a *chronicleScene) Busy() bool {
	return len(a.unread) > 0 || a.page == dailyPage && a.challenge.unknown.asking()
}

// Frame implements stage.Scene.
func (a *chronicleScene) Frame(u *ui.UI) {
	a.read()
	if a.page == dailyPage && len(a.unread) == 0 {
		a.follow()
	}
	a.s.PaintSea(u)
	free, below, back := bar(a.s, u, u.T("chronicle.title"))
	a.drawBook(u, free, below)
	asked := a.challenge.asks.id != ""
	a.challenge.asks.draw(a.s, u)
	if back && !asked && a.s.Top() == stage.Scene(a) {
		a.s.Pop()
	}
}

// read takes one game up into the chronicle that is kept and not in it: one in a tick, so that no frame waits for many.
func (a *chronicleScene) read() {
	if len(a.unread) == 0 {
		return
	}
	a.s.NoteKept(a.unread[0])
	if a.unread = a.unread[1:]; len(a.unread) == 0 {
		a.reckon()
		a.refreshDaily()
		if a.who == 0 && len(a.people) > 0 {
			a.who = 1
			a.count()
		}
	}
}

// tabs are the pages that can be chosen, and what they are called. A game in which nothing can be achieved has no page for that.
func (a *chronicleScene) tabs(u *ui.UI) (pages []int, labels []string) {
	pages, labels = []int{resultsPage, achievementsPage, dailyPage}, []string{u.T("chronicle.results"), u.T("chronicle.feats"), u.T("voyage.tab")}
	if _, ok := a.s.Game.(stage.AchievementJudge); !ok {
		pages, labels = slices.Delete(pages, 1, 2), slices.Delete(labels, 1, 2)
	}
	return pages, labels
}

// choosePage draws that choice in so many rows.
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
	if errors.Is(a.s.Library().Entry(id).Err, store.ErrNotExist) { // what it was before may still be there
		a.s.Tell("chronicle.gone")
		return
	}
	m, err := a.s.Look(id)
	if err != nil {
		a.s.Notify(a.s.Trouble(id, err))
		return
	}
	a.s.Push(a.s.Routes.Result(a.s, m))
}

// emptyPart says that nothing has been played yet that counts, and leads to a new game.
func (a *chronicleScene) emptyPart(u *ui.UI, width float64) block {
	text, label := u.T("chronicle.none"), u.T("title.new")
	if len(a.ended) > 0 {
		text = u.T("chronicle.none.helped")
	}
	wide := min(width, u.Px(emptyMost))
	both := []block{
		paragraph(u, wide, theme.Body, u.Theme().Ink, ui.Center, text),
		{max(u.Px(menuButton), u.ButtonHeight(wide, label)), func(r ui.Rect) {
			r = r.Center(min(u.ButtonWidth(label, true), r.W), r.H)
			if u.Button("new", r, label, ui.ButtonOptions{Primary: true, Icon: a.s.Icon(paint.IconStar)}) {
				a.s.Go(a.s.Routes.NewGame(a.s))
			}
		}},
	}
	high := heightOf(both, u.Px(edge))
	return block{high, func(r ui.Rect) { stack(r.Center(wide, high), both, u.Px(edge)) }}
}
