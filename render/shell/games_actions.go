package shell

import (
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawDrop draws the button that asks whether a game is to be deleted.
func (g *games) drawDrop(u *ui.UI, r ui.Rect, c *card) {
	if u.Button("delete."+string(c.entry.ID), r, "", ui.ButtonOptions{
		Icon: g.s.Icon(paint.IconBin), Quiet: true, Name: u.T("games.delete.name", "name", c.name(g.s)), Tooltip: u.T("games.delete"),
	}) {
		g.deletes = c.entry.ID
	}
}

// openLabel says what opening a game does: going on with it, or showing its result.
func (c *card) openLabel(u *ui.UI) string {
	if c.over {
		return u.T("games.result")
	}
	return u.T("title.continue")
}

// drawOpenCard draws the button that opens a game.
func (g *games) drawOpenCard(u *ui.UI, r ui.Rect, c *card) {
	label := c.openLabel(u)
	o := ui.ButtonOptions{Primary: true, Icon: g.s.Icon(paint.IconShip), Style: theme.SmallBold}
	if c.over {
		o = ui.ButtonOptions{Icon: g.s.Icon(paint.IconCrown), Style: theme.SmallBold, Looks: true}
	}
	o.Name = label + ": " + c.name(g.s)
	if u.Button("open."+string(c.entry.ID), r, label, o) {
		g.open(c)
	}
}

// drawWatch draws the button that shows a game from its beginning on.
func (g *games) drawWatch(u *ui.UI, r ui.Rect, c *card) {
	label := u.T("games.watch")
	o := ui.ButtonOptions{Icon: g.s.Icon(paint.IconEye), Style: theme.SmallBold, Name: label + ": " + c.name(g.s), Tooltip: u.T("games.watch.tip")}
	if u.Button("watch."+string(c.entry.ID), r, label, o) {
		g.watch(c)
	}
}
