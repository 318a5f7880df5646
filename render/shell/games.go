package shell

import (
	"errors"
	"slices"

	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// games is the scene of all games that are kept, running and finished ones: each a card that stands on a shelf, with a small picture
// of what it has come to. Those that can't be opened stand among them and say why.
type games struct {
	flowing
	s       *stage.Stage
	cards   []*card
	filter  int        // one of the constants below
	asks    elsewhere  // whether a game is to be taken over from another window
	deletes library.ID // which game is asked to be deleted, empty if none is
	gone    string     // what the deleted game is called that can be taken back; empty if it was deleted before the scene
	unread  *card      // to be read in the next tick, nil if all is read that can be seen
	mark    uint64     // of the store when the games were listed
}

// What the list shows.
const (
	runningGames = iota
	finishedGames
)

// NewGames is the scene of the kept games. It shows the running ones first, if there are any.
func NewGames(s *stage.Stage) stage.Scene {
	s.Forget()
	g := &games{s: s}
	g.list()
	if g.count(runningGames) == 0 && g.count(finishedGames) > 0 {
		g.filter = finishedGames
	}
	return g
}

// list lists the games anew. Of those that are as they were nothing has to be read again.
func (g *games) list() {
	known := map[library.ID]*card{}
	for _, c := range g.cards {
		known[c.entry.ID] = c
	}
	g.cards, g.mark = nil, store.Mark(g.s.Store)
	for _, e := range g.s.Library().List() {
		c := known[e.ID]
		if c == nil || !c.shows(&e) {
			c = newCard(g.s, e)
		}
		g.cards = append(g.cards, c)
	}
}

// Return implements stage.Returner: games may have been imported meanwhile.
func (g *games) Return() { g.list() }

// Follow implements stage.Follower: other windows play, delete, open and close games. A question that somebody is asked stays as it is.
func (g *games) Follow() (changed bool) {
	if g.deletes != "" || g.asks.id != "" {
		return false
	}
	if changed = g.mark != store.Mark(g.s.Store); changed {
		g.list()
	}
	for _, c := range g.cards {
		if !changed && !c.elsewhere || !c.looked || c.picture == nil {
			continue // opening one changes the store; the end of a program that has one open need not
		}
		is := g.s.Library().Elsewhere(c.entry.ID)
		changed, c.elsewhere = changed || is != c.elsewhere, is
	}
	return changed
}

// count returns how many games a filter shows of those of which it is known what they are.
func (g *games) count(filter int) (n int) {
	for _, c := range g.cards {
		if c.known() && c.in(filter) {
			n++
		}
	}
	return n
}

// shown returns the cards that the filter lets through.
func (g *games) shown() []*card {
	return slices.DeleteFunc(slices.Clone(g.cards), func(c *card) bool { return !c.in(g.filter) })
}

// Busy implements stage.Scene: there are games to be read.
func (g *games) Busy() bool { return g.unread != nil }

// Frame implements stage.Scene.
func (g *games) Frame(u *ui.UI) {
	g.s.PaintSea(u)
	room := 0.0
	if slim(u) {
		room = u.Px(theme.Target)
	}
	free, below, back := barWith(g.s, u, u.T("games.title"), room)
	g.unread = g.nextUnread()
	g.drawShelves(u, g.drawOpen(u, free), below)
	if g.unread != nil { // one in a tick, so that no frame waits for many
		g.unread.read(g.s)
	}
	g.asks.draw(g.s, u)
	g.drawDelete(u)
	if back && g.s.Top() == stage.Scene(g) {
		g.s.Go(g.s.Routes.Title(g.s))
	}
}

// nextUnread returns a game of which nothing is known before it is read, nil if there is none: the filter has to know what it is.
func (g *games) nextUnread() *card {
	for _, c := range g.cards {
		if !c.looked && !c.known() && c.entry.Err == nil {
			return c
		}
	}
	return nil
}

// Sizes of the choice between running and finished games, in design units.
const (
	filterWidth  = 460
	filterHeight = 48
)

// chooseFilter draws the choice between running and finished games in so many rows.
func (g *games) chooseFilter(u *ui.UI, r ui.Rect, rows int) {
	if u.ChoiceOf("filter", r, ui.ChoiceOptions{Label: u.T("games.filter"), Labels: g.filterLabels(u), Rows: rows}, &g.filter) {
		u.ScrollTo(gamesScroll, 0)
	}
}

// filterLabels say what can be shown, and how many games that are.
func (g *games) filterLabels(u *ui.UI) []string {
	return []string{u.T("games.running", "n", g.count(runningGames)), u.T("games.finished", "n", g.count(finishedGames))}
}

// open goes on with a running game, or shows the result of a finished one on top of the list.
func (g *games) open(c *card) {
	if g.vanished(c) {
		return
	}
	if !c.over {
		g.asks.goOn(g.s, c.entry.ID)
		return
	}
	m, err := g.s.Look(c.entry.ID)
	if err == nil {
		err = g.s.ShowResult(m)
	}
	if err != nil {
		g.s.Notify(g.s.Trouble(c.entry.ID, err))
	}
}

// watch shows a game from its beginning on, on top of the list.
func (g *games) watch(c *card) {
	if g.vanished(c) {
		return
	}
	m, err := g.s.Look(c.entry.ID)
	if err != nil {
		g.s.Notify(g.s.Trouble(c.entry.ID, err))
		return
	}
	g.s.Watch(m, 0)
}

// vanished reports whether another window has deleted a game since it was listed, and says so.
func (g *games) vanished(c *card) bool {
	if e := g.s.Library().Entry(c.entry.ID); !errors.Is(e.Err, store.ErrNotExist) {
		return false
	}
	g.s.Tell("games.vanished", "name", c.name(g.s))
	g.list()
	return true
}
