package shell

import (
	"strings"

	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// tight reports whether the window is so low that rules and settings stand beside each other: in one held upright so that the name
// has room above the menu.
func (t *title) tight(u *ui.UI) bool {
	if t.flows(u) {
		return false
	}
	b := u.Bounds()
	room := b.H - u.Px(2*edge)
	if b.H > b.W {
		room -= u.Px(theme.Target+nameLeast+4*menuGap) + u.MeasureWrapped(theme.Small, t.credits(u), b.W-u.Px(2*edge))
	}
	return t.heightOf(u, 3) > room
}

// menuHeight is the height of the menu's panel.
func (t *title) menuHeight(u *ui.UI) float64 {
	if t.tight(u) {
		return t.heightOf(u, 2)
	}
	return t.heightOf(u, 3)
}

// heightOf is the height of the menu's panel with new game and kept games, rules and settings in n rows.
func (t *title) heightOf(u *ui.UI, n float64) float64 {
	if t.canQuit {
		n++
	}
	if t.kept && t.flows(u) {
		n++
	}
	h := n*menuButton + (n-1)*menuGap + 2*theme.Margin
	if t.chooses() {
		h += t.gamesHeight(u) + menuGap
	}
	height := u.Px(h) + t.learnHeight(u)
	if t.running != nil {
		height += u.Px(menuButton+menuGap) + t.infoHeight(u)
	}
	return height
}

// infoLines is how many lines the words about the running game may take.
const infoLines = 2

// infoHeight is the height of the words about the running game.
func (t *title) infoHeight(u *ui.UI) float64 {
	text := u.MeasureWrapped(theme.Small, describe(t.s, t.running), t.rowWidth(u))
	if t.flows(u) {
		return text + u.Px(4)
	}
	return min(text, theme.Height(theme.Small, u.Scale(), infoLines)) + u.Px(4)
}

// drawMenu draws what can be done from the title.
func (t *title) drawMenu(u *ui.UI, r ui.Rect) {
	u.Scroll("menu", u.Panel(r), t.menuHeight(u)-u.Px(2*theme.Margin), func(at ui.Rect) { t.drawRows(u, at) })
}

// drawRows draws its rows.
func (t *title) drawRows(u *ui.UI, at ui.Rect) {
	next := func(h float64) (row ui.Rect) {
		row, at = at.CutTop(u.Px(h))
		_, at = at.CutTop(u.Px(menuGap))
		return row
	}
	if t.chooses() {
		t.chooseGame(u, next(t.gamesHeight(u)))
	}
	if t.offers {
		t.drawOffer(u, next)
	}
	if t.running != nil {
		t.drawContinue(u, next(menuButton))
		info := next(t.infoHeight(u)/u.Px(1) - menuGap)
		t.drawInfo(u, info.Moved(0, u.Px(4-menuGap)))
	}
	t.drawGames(u, next)
	if t.s.Teaches() && !t.offers {
		t.drawLearn(u, next(menuButton))
	}
	t.drawTools(u, next)
	if t.canQuit && u.Button("quit", next(menuButton), u.T("title.quit"), ui.ButtonOptions{Icon: t.s.Icon(paint.IconDoor)}) {
		t.s.Quit()
	}
}

// drawContinue draws the button that goes on with the running game.
func (t *title) drawContinue(u *ui.UI, r ui.Rect) {
	if u.Button("continue", r, u.T("title.continue"), ui.ButtonOptions{Primary: true, Icon: t.s.Icon(paint.IconShip)}) {
		t.asks.goOn(t.s, t.id)
	}
}

// drawGames draws the button that begins a game and, if any are kept, beside it or below that which leads to them; next is the next row of a
// height.
func (t *title) drawGames(u *ui.UI, next func(h float64) ui.Rect) {
	label, row, kept := u.T("title.new"), next(menuButton), ui.Rect{}
	o := ui.ButtonOptions{Primary: t.running == nil && !t.offers, Icon: t.s.Icon(paint.IconStar)}
	switch {
	case t.kept && t.flows(u):
		kept = next(menuButton)
	case t.kept:
		row, kept = row.CutLeft(row.W * 0.56)
		_, kept = kept.CutLeft(u.Px(menuGap))
		if u.ButtonWidth(label, true) > row.W {
			o.Style = theme.SmallBold
		}
	}
	if u.Button("new", row, label, o) {
		t.s.Go(t.s.Routes.NewGame(t.s))
	}
	if t.kept && u.Button("games", kept, u.T("title.games"), ui.ButtonOptions{Icon: t.s.Icon(paint.IconShelf), Style: o.Style}) {
		t.s.Go(t.s.Routes.Games(t.s))
	}
}

// drawTools draws the buttons of rules and settings, in a row each or, in a low window, beside each other. next is the next row
// of a height.
func (t *title) drawTools(u *ui.UI, next func(h float64) ui.Rect) {
	rules, style := next(menuButton), theme.BodyBold
	var settings ui.Rect
	if t.tight(u) {
		rules, settings = rules.CutLeft(rules.W * 0.44)
		_, settings = settings.CutLeft(u.Px(menuGap))
		style = theme.SmallBold
	} else {
		settings = next(menuButton)
	}
	if u.Button("rules", rules, u.T("common.rules"), ui.ButtonOptions{Icon: t.s.Icon(paint.IconBook), Style: style}) {
		t.s.Push(t.s.Routes.Rules(t.s))
	}
	if u.Button("settings", settings, u.T("common.settings"), ui.ButtonOptions{Icon: t.s.Icon(paint.IconGear), Style: style}) {
		t.s.Push(t.s.Routes.Settings(t.s))
	}
}

// drawInfo says which game is running, as far as there is room.
func (t *title) drawInfo(u *ui.UI, r ui.Rect) {
	text := describe(t.s, t.running)
	lines := u.Theme().Wrap(theme.Small, u.Scale(), text, r.W)
	if len(lines) > infoLines && !t.flows(u) {
		rest := strings.Join(lines[infoLines-1:], " ")
		text = strings.Join(append(lines[:infoLines-1:infoLines-1], u.Theme().Ellipsis(theme.Small, u.Scale(), rest, r.W)), "\n")
	}
	u.TextWrapped(ui.Rect{X: r.X, Y: r.Y, W: r.W}, theme.Small, u.Theme().InkSoft, ui.Center, text)
}
