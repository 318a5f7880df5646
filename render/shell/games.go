package shell

import (
	"errors"
	"slices"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// games is the scene of all kept games, running and finished ones: cards on shelves, each with a small picture of its game. Games that
// can't be opened are among them with the reason.
type games struct {
	flowing
	s       *stage.Stage
	cards   []*card
	filter  int        // one of the filters below
	asks    elsewhere  // asks whether to take a game over from another window
	deletes library.ID // the game asked about, empty if none is
	gone    string     // name of the deleted game that can be restored; empty if it was deleted before the scene opened
	unread  *card      // to be read in the next tick, nil if all visible ones are read
	mark    uint64     // the store's mark when the games were listed
}

// Filters of the list.
const (
	runningGames = iota
	finishedGames
)

// NewGames returns the scene of the kept games. It shows the running ones first, if there are any.
func NewGames(s *stage.Stage) stage.Scene {
	s.Saves.Forget()
	g := &games{s: s}
	g.list()
	if g.count(runningGames) == 0 && g.count(finishedGames) > 0 {
		g.filter = finishedGames
	}
	return g
}

// list lists the games again. Those that have not changed are not read again.
func (g *games) list() {
	known := map[library.ID]*card{}
	for _, c := range g.cards {
		known[c.entry.ID] = c
	}
	g.cards, g.mark = nil, g.s.Store.Mark()
	for _, e := range g.s.Saves.Library().List() {
		c := known[e.ID]
		if c == nil || !c.shows(&e) {
			c = newCard(g.s, e)
		}
		g.cards = append(g.cards, c)
	}
}

// Return implements stage.Returner. It lists the games again, since some may have been imported.
func (g *games) Return() { g.list() }

// Follow implements stage.Follower. It lists the games again when other windows have changed them. An open question stays.
func (g *games) Follow() (changed bool) {
	if g.deletes != "" || g.asks.id != "" {
		return false
	}
	if changed = g.mark != g.s.Store.Mark(); changed {
		g.list()
	}
	for _, c := range g.cards {
		if !changed && !c.elsewhere || !c.looked || c.picture == nil {
			continue // opening a game changes the store, but the end of a program that has one open need not
		}
		is := g.s.Saves.Library().Elsewhere(c.entry.ID)
		changed, c.elsewhere = changed || is != c.elsewhere, is
	}
	return changed
}

// count returns the number of games that a filter shows, of those whose state is known.
func (g *games) count(filter int) (n int) {
	for _, c := range g.cards {
		if c.known() && c.in(filter) {
			n++
		}
	}
	return n
}

// shown returns the cards that pass the filter.
func (g *games) shown() []*card {
	return slices.DeleteFunc(slices.Clone(g.cards), func(c *card) bool { return !c.in(g.filter) })
}

// Busy implements stage.Scene. It is true while games are being read.
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

// nextUnread returns a game whose state is only known once it is read, or nil if there is none: the filter needs the state.
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

// filterLabels returns the labels of the filters, with their numbers of games.
func (g *games) filterLabels(u *ui.UI) []string {
	return []string{u.T("games.running", "n", g.count(runningGames)), u.T("games.finished", "n", g.count(finishedGames))}
}

// open continues a running game, or shows the result of a finished one on top of the list.
func (g *games) open(c *card) {
	if c.over {
		g.look(c, g.s.ShowResult)
	} else if !g.vanished(c) {
		g.asks.goOn(g.s, c.entry.ID)
	}
}

// look shows a game that still exists on top of the list, or a message why it can't be shown.
func (g *games) look(c *card, show func(m match.Any) error) {
	if g.vanished(c) {
		return
	}
	m, err := g.s.Saves.Look(c.entry.ID)
	if err == nil {
		err = show(m)
	}
	if err != nil {
		g.s.Notify(g.s.Reports.Trouble(c.entry.ID, err))
	}
}

// vanished reports whether another window has deleted a game since it was listed, and shows a message if so.
func (g *games) vanished(c *card) bool {
	if e := g.s.Saves.Library().Entry(c.entry.ID); !errors.Is(e.Err, store.ErrNotExist) {
		return false
	}
	g.s.Tell("games.vanished", "name", c.name(g.s))
	g.list()
	return true
}

// drawOpen draws the button that opens a record at the left of the free part of the bar, and returns what is left of that. Where the label
// has no room, or would take that of the filter, the button has only an icon.
func (g *games) drawOpen(u *ui.UI, free ui.Rect) (left ui.Rect) {
	label, name := u.T("games.open"), ""
	width := u.ButtonWidth(label, true)
	if filter := u.Px(filterWidth + edge); free.W < width+u.Px(edge) || free.W >= filter && free.W < width+filter {
		label, name, width = "", label, free.H
	}
	at, left := free.CutLeft(width)
	o := ui.ButtonOptions{Icon: g.s.Icon(paint.IconLog), Quiet: true, OnDark: true, Name: name, Tooltip: u.T("games.open.tip")}
	if u.Button("open", at, label, o) {
		askFile(g.s)
	}
	return left
}

// askFile asks for a file to open, or explains how to open one where no file dialog is available.
func askFile(s *stage.Stage) {
	if s.PickFile == nil {
		TellOpening(s)
		return
	}
	s.PickFile()
}

// TellOpening explains how to open a file where no file dialog is available, and where saved records are.
func TellOpening(s *stage.Stage) {
	if where := s.Store.Where(); where != "" {
		s.Tell("games.open.drop.where", "where", where)
		return
	}
	s.Tell("games.open.drop")
}

// drawDelete draws the question whether to delete a game, if it is being asked.
func (g *games) drawDelete(u *ui.UI) {
	if id, ok := g.pointed(u); ok && u.KeyPressed(ui.KeyDelete) {
		g.deletes = id
	}
	if g.deletes == "" {
		return
	}
	c := g.find(g.deletes)
	if c == nil {
		g.deletes = ""
		return
	}
	q := question{
		id: "delete", title: u.T("games.delete.title"), text: u.T("games.delete.text", "name", c.name(g.s)),
		no: u.T("games.delete.no"), yes: u.T("games.delete.yes"), danger: true,
	}
	answered, yes := q.ask(u)
	if answered {
		g.deletes = ""
	}
	if yes {
		if g.remove(c); shallow(u) { // the button that restores a deleted game stands at the top
			u.ScrollTo(gamesScroll, 0)
		}
	}
}

// find returns the card of a game, or nil if there is none.
func (g *games) find(id library.ID) *card {
	for _, c := range g.cards {
		if c.entry.ID == id {
			return c
		}
	}
	return nil
}

// pointed returns the game whose button has the keyboard's focus.
func (g *games) pointed(u *ui.UI) (library.ID, bool) {
	for _, c := range g.shown() {
		for _, button := range []string{"open.", "watch.", "delete."} {
			if u.Focused() == button+string(c.entry.ID) {
				return c.entry.ID, true
			}
		}
	}
	return "", false
}

// remove deletes a game, which can be restored.
func (g *games) remove(c *card) {
	id, name := c.entry.ID, c.name(g.s)
	err := g.s.Saves.Library().Delete(id)
	switch {
	case err == nil:
		g.gone = name
		g.s.Saves.Discard(id)
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		g.s.Tell("games.delete.held")
	default:
		g.s.Tell("games.delete.failed", "file", g.s.Path(id.File()))
	}
	g.list()
}

// goneBlock returns the message about the game deleted last, with a button that restores it.
func (g *games) goneBlock(u *ui.UI, width float64, id library.ID) block {
	text, label, margin := u.T("games.deleted"), u.T("games.undo"), u.Px(theme.Gap)
	if g.gone != "" {
		text = u.T("games.deleted.name", "name", g.gone)
	}
	button := u.ButtonWidth(label, true)
	width = min(width, u.MeasureText(theme.Body, text)+button+u.Px(3*theme.Margin+8))
	row := beside(width-2*margin, margin, u.Px(goneLeast),
		cell{0, func(width float64) block {
			return paragraph(u, width, u.Fitting(text, width, theme.Body, theme.Small), u.Theme().Ink, ui.Left|ui.Middle, text)
		}},
		cell{button, func(width float64) block {
			high := u.ButtonHeight(width, label)
			return block{high, func(r ui.Rect) {
				if u.Button("undo", r.Center(r.W, high), label, ui.ButtonOptions{Primary: true, Icon: g.s.Icon(paint.IconUndo)}) {
					g.restore(id)
				}
			}}
		}})
	return block{row.height + u.Px(28), func(r ui.Rect) {
		r = r.InsetXY(0, u.Px(6)).Center(width, r.H)
		u.Shadow(r.Moved(0, u.Px(3)), u.Px(theme.Radius), u.Px(10), u.Theme().Shadow)
		u.Sheet(r)
		row.draw(r.InsetXY(margin, u.Px(8)))
	}}
}

// goneLeast is the least width in design units of that message beside its button.
const goneLeast = 160

// restore restores a deleted game.
func (g *games) restore(id library.ID) {
	if err := g.s.Saves.Library().Restore(id); err != nil {
		g.s.Tell("games.undo.failed", "where", g.s.Store.Where())
	}
	g.list()
	if c := g.find(id); c != nil && !c.in(g.filter) {
		g.filter = runningGames + finishedGames - g.filter
	}
}
