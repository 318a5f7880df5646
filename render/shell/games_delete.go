package shell

import (
	"errors"

	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawDelete asks whether a game is to be deleted, if somebody wants that.
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
	switch q.ask(u) {
	case saysYes:
		g.deletes = ""
		if g.remove(c); shallow(u) { // where what was deleted can be taken back stands at the top
			u.ScrollTo(gamesScroll, 0)
		}
	case saysNo:
		g.deletes = ""
	}
}

// find returns the card of a game, nil if there is none.
func (g *games) find(id library.ID) *card {
	for _, c := range g.cards {
		if c.entry.ID == id {
			return c
		}
	}
	return nil
}

// pointed returns the game one of whose buttons has the keyboard's focus.
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

// remove deletes a game, which can be taken back.
func (g *games) remove(c *card) {
	id, name := c.entry.ID, c.name(g.s)
	err := g.s.Library().Delete(id)
	switch {
	case err == nil:
		g.gone = name
		g.s.Discard(id)
	case errors.Is(err, store.ErrHeld), errors.Is(err, store.ErrTaken):
		g.s.Tell("games.delete.held")
	default:
		g.s.Tell("games.delete.failed", "file", g.s.Path(id.File()))
	}
	g.list()
}

// goneBlock offers to take back what was deleted last.
func (g *games) goneBlock(u *ui.UI, width float64, id library.ID) block {
	text, label, margin := g.goneText(u), u.T("games.undo"), u.Px(theme.Gap)
	button := u.ButtonWidth(label, true)
	width = min(width, u.MeasureText(theme.Body, text)+button+u.Px(3*theme.Margin+8))
	row := beside(width-2*margin, margin, u.Px(goneLeast),
		cell{0, func(width float64) block {
			return paragraph(u, width, u.Fitting(text, width, theme.Body, theme.Small), u.Theme().Ink, ui.Left|ui.Middle, text)
		}},
		cell{button, func(width float64) block {
			high := u.ButtonHeight(width, label)
			return block{high, func(r ui.Rect) { g.drawUndo(u, r.Center(r.W, high), label, id) }}
		}})
	return block{row.height + u.Px(28), func(r ui.Rect) {
		r = r.InsetXY(0, u.Px(6)).Center(width, r.H)
		u.Shadow(r.Moved(0, u.Px(3)), u.Px(theme.Radius), u.Px(10), u.Theme().Shadow)
		u.Sheet(r)
		row.draw(r.InsetXY(margin, u.Px(8)))
	}}
}

// goneLeast is the width in design units of what says that, beside its button.
const goneLeast = 160

// goneText says what was deleted last.
func (g *games) goneText(u *ui.UI) string {
	if g.gone == "" {
		return u.T("games.deleted")
	}
	return u.T("games.deleted.name", "name", g.gone)
}

// drawUndo draws the button that takes that back.
func (g *games) drawUndo(u *ui.UI, r ui.Rect, label string, id library.ID) {
	if u.Button("undo", r, label, ui.ButtonOptions{Primary: true, Icon: g.s.Icon(paint.IconUndo)}) {
		g.restore(id)
	}
}

// restore takes back that a game was deleted.
func (g *games) restore(id library.ID) {
	if err := g.s.Library().Restore(id); err != nil {
		g.s.Tell("games.undo.failed", "where", g.s.Store.Where())
	}
	g.list()
	if c := g.find(id); c != nil && !c.in(g.filter) {
		g.filter = runningGames + finishedGames - g.filter
	}
}
