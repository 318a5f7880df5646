package shell

import (
	"runtime"
	"slices"
	"time"

	"islas/game/match"
	"islas/render/keep/library"
	"islas/render/keep/store"
	"islas/render/paint"
	"islas/render/services"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// title is the first scene.
type title struct {
	flowing
	s       *stage.Stage
	running match.Any  // nil if there is none to continue
	id      library.ID // of the running game
	asks    elsewhere  // asks whether to take it over from another window
	kept    bool       // there are games in the library
	mark    uint64     // the store's mark when these were read
	canQuit bool
	offers  bool               // in this tick the lesson is offered before anything else
	picture stage.TitlePicture // of the chosen game
	newer   func()             // starts a newer version of the program that is ready, nil for none
}

// NewTitle returns the first scene. It closes the game that was played, and offers to continue the running one that was opened last.
func NewTitle(s *stage.Stage) stage.Scene {
	s.Saves.Forget()
	t := &title{s: s, canQuit: runtime.GOOS != "js", picture: s.Game.Title()}
	t.list()
	t.Follow()
	return t
}

// list reads which games are kept.
func (t *title) list() {
	t.mark = t.s.Store.Mark()
	t.id, t.running = t.s.Saves.Latest()
	t.kept = len(t.s.Saves.Library().List()) > 0
}

// Return implements stage.Returner. It reads the kept games again, since some may have been imported or restored.
func (t *title) Return() { t.list() }

// Follow implements stage.Follower. It checks for changes by other windows and for a newer version of the program. An open question stays.
func (t *title) Follow() (changed bool) {
	if changed = t.asks.id == "" && t.mark != t.s.Store.Mark(); changed {
		t.list()
	}
	before := t.newer != nil
	if t.s.Newer != nil {
		t.newer = t.s.Newer()
	}
	return changed || before != (t.newer != nil)
}

// Sizes of the title in design units.
const (
	nameHeight = 250 // of the cartouche with the line below it
	nameLeast  = 140 // in a window held upright
	nameLine   = 42
	nameWidth  = 720
	nameWide   = 960 // where there is much room
	nameFlat   = 4.4 // width divided by height in a column
	sideLeast  = 300 // least width beside the name for pictures
	titleLow   = 495 // height of the window below which everything is scrolled
)

// Frame implements stage.Scene.
func (t *title) Frame(u *ui.UI) {
	t.s.SetMood(services.AtTitle)
	plays := t.running != nil && t.running.Info().ID == t.s.Game.Info().ID
	t.offers = t.s.Teaches() && !plays && t.s.Lessons.Been() == (stage.Been{}) // for who neither took it nor plays the chosen game
	t.s.PaintSea(u)
	if !store.ReadOnly(t.s.Store) { // it would lie below a text that must be read
		t.s.PaintRose(u)
	}
	if slim(u) || u.Bounds().H < u.Px(titleLow) {
		t.drawColumn(u)
	} else {
		lay := t.plan(u)
		t.picture.Draw(t.s, u, lay.picture)
		t.drawName(u, lay.name, u.Px(nameLine))
		drawBlocks(u, "menu", u.Panel(lay.menu), u.Px(menuGap), func(width float64) []block { return t.menu(u, width, lay.low, false) })
		chooseLanguage(t.s, u, "language", lay.language)
		t.drawChronicle(u, lay.chronicle)
		t.drawNewer(u, lay.newer)
		u.TextWrapped(lay.credits, theme.Small, u.Theme().OnDark, ui.Center|ui.Bottom, t.credits(u))
	}
	t.asks.draw(t.s, u)
}

// drawColumn draws everything below each other: the name, the menu, and the other buttons.
func (t *title) drawColumn(u *ui.UI) {
	gap := u.Px(menuGap)
	drawBlocks(u, "title", u.Bounds().InsetXY(edgeOf(u), 0), gap, func(width float64) (all []block) {
		wide := min(width, u.Px(menuWidth))
		add := func(high float64, draw func(r ui.Rect)) {
			all = append(all, block{high, func(r ui.Rect) { draw(r.Center(wide, r.H)) }})
		}
		margin := func(ui.Rect) {}
		add(0, margin)
		high, line := wide/nameFlat, 0.0
		if slim(u) {
			high = u.LineHeight(plainStyle(u, wide))
		}
		if !low(u) {
			line = u.MeasureWrapped(theme.Italic, u.T("title.tagline"), wide)
		}
		add(high+line, func(r ui.Rect) { t.drawName(u, r, line) })
		menu := t.menu(u, wide-u.Px(2*theme.Gap), false, true)
		add(heightOf(menu, gap)+u.Px(2*theme.Gap), func(r ui.Rect) { stack(u.Sheet(r), menu, gap) })
		add(u.Px(theme.Target), func(r ui.Rect) { chooseLanguage(t.s, u, "language", r) })
		add(u.Px(theme.Target), func(r ui.Rect) { t.drawChronicle(u, r) })
		if t.newer != nil {
			add(u.Px(theme.Target), func(r ui.Rect) { t.drawNewer(u, r) })
		}
		credits := paragraph(u, wide, theme.Small, u.Theme().OnDark, ui.Center, t.credits(u))
		add(credits.height, credits.draw)
		add(0, margin)
		return all
	})
}

// titleLayout is the rectangles of the title.
type titleLayout struct {
	name, menu, language, credits, chronicle ui.Rect
	newer                                    ui.Rect // a newer version, empty without one
	picture                                  stage.TitlePlaces
	low                                      bool // rules and settings stand side by side
}

// plan returns the layout of the title: the menu under the name where the window is high enough, beside it where it is not.
func (t *title) plan(u *ui.UI) (l titleLayout) {
	all := u.Bounds().Inset(u.Px(edge))
	upright := u.Bounds().H > u.Bounds().W
	credits := u.MeasureWrapped(theme.Small, t.credits(u), all.W)
	width, room := all.W, all.H-credits-u.Px(menuGap)
	if upright { // the name has room above the menu
		room -= u.Px(theme.Target + nameLeast + 3*menuGap)
	} else {
		width *= 0.5
	}
	width = min(u.Px(menuWidth), width)
	high := func() float64 {
		return heightOf(t.menu(u, width-u.Px(2*theme.Margin), l.low, false), u.Px(menuGap)) + u.Px(2*theme.Margin)
	}
	menu := high()
	if l.low = menu > room; l.low {
		menu = high()
	}
	top, rest := all.CutTop(u.Px(theme.Target))
	l.language, l.chronicle = top.CutRight(u.Px(280))
	l.credits = rest.TakeBottom(credits, u.Px(menuGap))
	if t.newer != nil {
		l.newer = rest.TakeBottom(u.Px(theme.Target), u.Px(menuGap))
	}
	_, rest = rest.CutTop(u.Px(menuGap))
	least := u.Px(nameHeight)
	if rest.H > rest.W { // beside a menu the name would be tiny, so the menu is scrolled instead
		least = u.Px(nameLeast)
		menu = min(menu, rest.H-least-u.Px(2*menuGap))
	}
	if rest.H >= menu+least+u.Px(2*menuGap) {
		wide := nameWidth
		if rest.W >= u.Px(nameWide+2*sideLeast) && rest.H >= menu+u.Px(nameHeight*1.4) {
			wide = nameWide
		}
		high := nameHeight * float64(wide) / nameWidth
		slack := max(rest.H-menu-u.Px(high), 0)
		above, below := slack*0.25, slack*0.25
		if rest.H > rest.W { // room for pictures between, and more below
			above, below = slack*0.04, slack*0.44
		}
		l.name = ui.Rect{X: rest.X, Y: rest.Y + above, W: rest.W, H: u.Px(high)}
		l.name = l.name.Center(min(rest.W, u.Px(float64(wide))), l.name.H)
		l.name.H = min(l.name.H, l.name.W/3.4+u.Px(nameLine), rest.H-menu-u.Px(2*menuGap))
		l.menu = ui.Rect{X: rest.X, Y: rest.Bottom() - below - menu, W: rest.W, H: menu}.Center(u.Px(menuWidth), menu)
		l.picture = stage.TitlePlaces{Free: rest, Name: l.name, Menu: l.menu}
		return l
	}
	gap := u.Px(edge)
	rest.H, rest.Y = rest.Bottom()-all.Y, all.Y
	l.menu, rest = rest.CutRight(width)
	l.menu = l.menu.Center(l.menu.W, min(menu, l.menu.H))
	_, rest = rest.CutRight(gap)
	top, rest = rest.CutTop(u.Px(theme.Target))
	l.language, l.chronicle = top.CutLeft(u.Px(280), u.Px(menuGap))
	_, rest = rest.CutTop(gap)
	l.name, rest = rest.CutTop(min(u.Px(nameHeight), rest.W/3.4+u.Px(nameLine), rest.H))
	_, l.picture.Free = rest.CutTop(gap)
	return l
}

// credits returns the text of whose game it is, and of the version of the program; where nothing can be saved, it begins with that.
func (t *title) credits(u *ui.UI) string {
	text := u.T("title.credits")
	if t.s.Options.Version != "" {
		text = u.T("title.credits.version", "credits", text, "version", t.s.Options.Version)
	}
	if store.ReadOnly(t.s.Store) {
		text = u.T("games.where.memory") + "\n" + text
	}
	return text
}

// drawNewer draws the button that starts a newer version.
func (t *title) drawNewer(u *ui.UI, r ui.Rect) {
	if t.newer == nil {
		return
	}
	label := u.T("title.newer")
	o := ui.ButtonOptions{Style: theme.SmallBold, Tooltip: u.T("title.newer.tip")}
	if t.s.Saves.Loses() {
		o.Tooltip = u.T("table.unsaved")
	}
	if u.Button("newer", r.Center(min(u.ButtonWidth(label, false), r.W), r.H), label, o) && t.s.Saves.MayEnd() {
		t.newer()
	}
}

// drawName draws the name of the program, in a frame where there is room, with a line of a height below it.
func (t *title) drawName(u *ui.UI, r ui.Rect, line float64) {
	under, r := r.CutBottom(line)
	text, tagline := u.T("title.name"), u.T("title.tagline")
	style, ink := plainStyle(u, r.W), u.Theme().OnDark
	if !slim(u) {
		r = paintCartouche(t.s, u, r)
		style, ink = titleStyle(u, text, r), u.Theme().Ink
	}
	u.Headed(1, func() {
		if style == theme.Display || style == theme.Title { // a logotype, whose letters keep their colours
			defer u.Wear(u.Wear(u.Theme().Pictures()))
			ink = u.Theme().Ink
		}
		u.Text(r, style, ink, ui.Centered, text)
	})
	if line > 0 {
		whole(u, under, theme.Italic, u.Theme().OnDark, ui.Centered, tagline)
	}
}

// plainStyle returns the style of the name without a frame.
func plainStyle(u *ui.UI, width float64) theme.Style {
	return u.Fitting(u.T("title.name"), width, theme.Score, theme.Heading, theme.Subheading)
}

// titleStyle returns the largest style in which the name fits into its frame.
func titleStyle(u *ui.UI, text string, r ui.Rect) theme.Style {
	if u.MeasureText(theme.Display, text) <= r.W && u.LineHeight(theme.Display) <= r.H*1.3 {
		return theme.Display
	}
	for _, s := range []theme.Style{theme.Title, theme.Score} {
		if u.MeasureText(s, text) <= r.W && u.LineHeight(s) <= r.H {
			return s
		}
	}
	return theme.Heading
}

// drawChronicle draws the buttons of the chronicle and of the daily challenge, each without its label where that has no room.
func (t *title) drawChronicle(u *ui.UI, r ui.Rect) {
	tip := u.T("daily.no-day")
	if today := t.s.Daily.Today(); today.Dealt() {
		tip = u.T("title.daily.tip", "day", weekday(u, today.Date(time.Local)))
	}
	draw := func(id, name, tip string, icon paint.Icon, to func(*stage.Stage) stage.Scene) {
		o, label := ui.ButtonOptions{Icon: t.s.Icon(icon), Style: theme.SmallBold, Tooltip: tip}, name
		width := u.ButtonWidth(label, true)
		if width+u.Px(menuGap+theme.Target) > r.W {
			o.Name, label, width = name, "", u.Px(theme.Target)
		}
		at := r.TakeLeft(width, u.Px(menuGap))
		if u.Button(id, at, label, o) {
			t.s.Push(to(t.s))
		}
	}
	draw("chronicle", u.T("title.chronicle"), u.T("title.chronicle.tip"), paint.IconLog, t.s.Routes.Chronicle)
	draw("daily", u.T("title.daily"), tip, paint.IconShip, t.s.Routes.Daily)
}

// chooseLanguage draws the choice of the language, each named in its own, or by its code where the names of many have no room, and
// follows it at once.
func chooseLanguage(s *stage.Stage, u *ui.UI, id string, r ui.Rect) {
	codes := s.Tongues.Languages()
	o := ui.ChoiceOptions{Label: u.T("title.language")}
	for _, code := range codes {
		name := s.Tongues.Name(code)
		if name == "" {
			name = u.T("language." + code)
		}
		o.Labels = append(o.Labels, name)
	}
	if u.ChoiceWidth(theme.Small, o.Labels...) > r.W {
		o.Labels, o.Tooltips = codes, o.Labels
	}
	chosen := slices.Index(codes, s.Texts.Lang())
	if u.ChoiceOf(id, r, o, &chosen) {
		s.Settings.Language = codes[chosen]
		s.Changed()
	}
}
