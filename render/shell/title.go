package shell

import (
	"runtime"
	"slices"
	"strings"
	"time"

	"islas/game/match"
	"islas/render/library"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/store"
	"islas/render/theme"
	"islas/render/ui"
)

// title is the first scene.
type title struct {
	flowing
	s       *stage.Stage
	running match.Any  // nil if there is none to continue
	id      library.ID // of the running game
	asks    elsewhere  // whether it is to be taken over from another window
	kept    bool       // there are games in the library
	mark    uint64     // of the store when these were looked at
	canQuit bool
	offers  bool               // the lesson is offered before anything else, in this tick
	picture stage.TitlePicture // of the chosen game
	newer   func()             // begins a newer version of the program that is ready, nil for none
}

// NewTitle is the first scene. It lets go of the game that was played, and offers to continue the running one that was opened last.
func NewTitle(s *stage.Stage) stage.Scene {
	s.Forget()
	t := &title{s: s, canQuit: runtime.GOOS != "js", picture: s.Game.Title()}
	t.list()
	t.Follow()
	return t
}

// list sees which games are kept.
func (t *title) list() {
	t.mark = store.Mark(t.s.Store)
	t.id, t.running = t.s.Latest()
	t.kept = len(t.s.Library().List()) > 0
}

// Return implements stage.Returner: games may have been imported or brought back meanwhile.
func (t *title) Return() { t.list() }

// Follow implements stage.Follower: other windows play, and a newer version of the program can come at any time. A question that somebody
// is asked stays as it is.
func (t *title) Follow() (changed bool) {
	if changed = t.asks.id == "" && t.mark != store.Mark(t.s.Store); changed {
		t.list()
	}
	return t.followNewer() || changed
}

// followNewer sees whether a newer version of the program is ready, and reports whether that has changed.
func (t *title) followNewer() bool {
	if t.s.Newer == nil {
		return false
	}
	before := t.newer != nil
	t.newer = t.s.Newer()
	return before != (t.newer != nil)
}

// Busy implements stage.Scene: nothing moves but what goes with the water.
func (*title) Busy() bool { return false }

// Sizes of the title in design units.
const (
	menuWidth  = 420
	menuButton = 56
	menuGap    = 12
	nameHeight = 250 // of the cartouche with the line below it
	nameLeast  = 140 // in a window held upright
	nameLine   = 42
	nameWidth  = 720
	nameWide   = 960 // where there is much room
	sideLeast  = 300 // beside the name, for pictures
)

// Frame implements stage.Scene.
func (t *title) Frame(u *ui.UI) {
	t.offers = t.mayOffer()
	t.s.PaintSea(u)
	if !store.ReadOnly(t.s.Store) { // it would lie below words that must be read
		t.s.PaintRose(u)
	}
	if t.flows(u) {
		t.drawFlowing(u)
		t.asks.draw(t.s, u)
		return
	}
	lay := planTitle(u, t.menuHeight(u), t.credits(u), t.newer != nil)
	t.picture.Draw(t.s, u, lay.picture)
	t.drawName(u, lay.name)
	t.drawMenu(u, lay.menu)
	t.drawLanguage(u, lay.language)
	t.drawChronicle(u, lay.chronicle)
	t.drawNewer(u, lay.newer)
	u.TextWrapped(lay.credits, theme.Small, u.Theme().OnDark, ui.Center|ui.Bottom, t.credits(u))
	t.asks.draw(t.s, u)
}

// titleLayout is where everything stands on the title.
type titleLayout struct {
	name, menu, language, credits, chronicle ui.Rect
	newer                                    ui.Rect // a newer version, empty without one
	picture                                  stage.TitlePlaces
}

// planTitle lays the title out, with the words of the credits and, above them, those on a newer version: the menu under the name where the window is high enough, beside it where it is not.
func planTitle(u *ui.UI, menuHeight float64, words string, newer bool) titleLayout {
	var l titleLayout
	all := u.Bounds().Inset(u.Px(edge))
	top, rest := all.CutTop(u.Px(theme.Target))
	l.language, l.chronicle = top.CutRight(u.Px(280))
	credits := u.MeasureWrapped(theme.Small, words, rest.W)
	l.credits, rest = rest.CutBottom(credits)
	_, rest = rest.CutBottom(u.Px(menuGap))
	if newer {
		l.newer, rest = rest.CutBottom(u.Px(theme.Target))
		_, rest = rest.CutBottom(u.Px(menuGap))
	}
	_, rest = rest.CutTop(u.Px(menuGap))
	least := u.Px(nameHeight)
	if rest.H > rest.W { // beside a menu the name would be tiny: rather the menu is scrolled
		least = u.Px(nameLeast)
		menuHeight = min(menuHeight, rest.H-least-u.Px(2*menuGap))
	}
	if rest.H >= menuHeight+least+u.Px(2*menuGap) {
		wide := nameWidth
		if rest.W >= u.Px(nameWide+2*sideLeast) && rest.H >= menuHeight+u.Px(nameHeight*1.4) {
			wide = nameWide
		}
		high := nameHeight * float64(wide) / nameWidth
		slack := max(rest.H-menuHeight-u.Px(high), 0)
		above, below := slack*0.25, slack*0.25
		if rest.H > rest.W { // room for pictures between, and more below
			above, below = slack*0.04, slack*0.44
		}
		l.name = ui.Rect{X: rest.X, Y: rest.Y + above, W: rest.W, H: u.Px(high)}
		l.name = l.name.Center(min(rest.W, u.Px(float64(wide))), l.name.H)
		l.name.H = min(l.name.H, l.name.W/3.4+u.Px(nameLine), rest.H-menuHeight-u.Px(2*menuGap))
		l.menu = ui.Rect{X: rest.X, Y: rest.Bottom() - below - menuHeight, W: rest.W, H: menuHeight}.Center(u.Px(menuWidth), menuHeight)
		l.picture = stage.TitlePlaces{Free: rest, Name: l.name, Menu: l.menu}
		return l
	}
	gap := u.Px(edge)
	rest.H, rest.Y = rest.Bottom()-all.Y, all.Y
	l.menu, rest = rest.CutRight(min(u.Px(menuWidth), rest.W*0.5))
	l.menu = l.menu.Center(l.menu.W, min(menuHeight, l.menu.H))
	_, rest = rest.CutRight(gap)
	top, rest = rest.CutTop(u.Px(theme.Target))
	l.language, l.chronicle = top.CutLeft(u.Px(280))
	_, l.chronicle = l.chronicle.CutLeft(u.Px(menuGap))
	_, rest = rest.CutTop(gap)
	l.name, rest = rest.CutTop(min(u.Px(nameHeight), rest.W/3.4+u.Px(nameLine), rest.H))
	_, l.picture.Free = rest.CutTop(gap)
	return l
}

// credits says whose game it is, and which version of the program this is; before that, where nothing can be saved, that it can't be.
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

// drawNewer draws the button that begins a newer version.
func (t *title) drawNewer(u *ui.UI, r ui.Rect) {
	if t.newer == nil {
		return
	}
	label := u.T("title.newer")
	o := ui.ButtonOptions{Style: theme.SmallBold, Tooltip: u.T("title.newer.tip")}
	if t.s.Loses() {
		o.Tooltip = u.T("table.unsaved")
	}
	if u.Button("newer", r.Center(min(u.ButtonWidth(label, false), r.W), r.H), label, o) && t.s.MayEnd() {
		t.newer()
	}
}

func (t *title) drawName(u *ui.UI, r ui.Rect) {
	tagline, r := r.CutBottom(u.Px(nameLine))
	name := paintCartouche(t.s, u, r)
	text := u.T("title.name")
	style := titleStyle(u, text, name)
	u.Headed(1, func() {
		if style == theme.Display || style == theme.Title { // a logotype, which keeps its colours as its letters
			defer u.Wear(u.Wear(u.Theme().Pictures()))
		}
		u.Text(name, style, u.Theme().Ink, ui.Centered, text)
	})
	u.Text(tagline, theme.Italic, u.Theme().OnDark, ui.Centered, u.T("title.tagline"))
}

// titleStyle is the largest style in which the name fits into its frame.
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

// chooses reports whether there is more than one game to choose from.
func (t *title) chooses() bool { return len(t.s.Games) > 1 }

// Room beside the name of a game in the choice, and beside the menu when it is scrolled, in design units.
const (
	gameMargin   = 18
	scrollMargin = 24
)

// gameRows is in how many rows the games stand to choose from, so that no name is cut.
func (t *title) gameRows(u *ui.UI) (rows int) {
	n := len(t.s.Games)
	for rows = 1; rows < n; rows++ {
		width := (t.offerWidth(u) - u.Px(scrollMargin)) / float64((n+rows-1)/rows)
		if !slices.ContainsFunc(t.s.Games, func(g stage.Game) bool {
			return u.MeasureText(theme.Small, t.s.NameOf(g))+u.Px(gameMargin) > width
		}) {
			break
		}
	}
	return rows
}

// gamesHeight is the height of the choice of the game, in design units.
func (t *title) gamesHeight(u *ui.UI) float64 {
	return float64(t.gameRows(u)-1)*theme.Target + menuButton
}

// chooseGame draws the choice of the game.
func (t *title) chooseGame(u *ui.UI, r ui.Rect) {
	rows := t.gameRows(u)
	columns := (len(t.s.Games) + rows - 1) / rows
	choice := ui.ChoiceOptions{Label: u.T("title.game"), Style: theme.Body, Rows: rows}
	chosen := 0
	for i, g := range t.s.Games {
		name := t.s.NameOf(g)
		choice.Labels = append(choice.Labels, name)
		if u.MeasureText(theme.Body, name)+u.Px(gameMargin) > r.W/float64(columns) {
			choice.Style = theme.Small
		}
		if g.Info().ID == t.s.Game.Info().ID {
			chosen = i
		}
	}
	if u.ChoiceOf("game", r, choice, &chosen) {
		t.choose(t.s.Games[chosen])
	}
}

// choose makes a game the one that is offered. It reports whether that worked.
func (t *title) choose(g stage.Game) bool {
	if err := t.s.Choose(g); err != nil {
		t.s.Notify(err.Error())
		return false
	}
	t.picture = g.Title()
	return true
}

// describe says which match it is: of which game, if there are several, its round and who plays.
func describe(s *stage.Stage, m match.Any) string {
	var names []string
	for _, seat := range m.Setup().Seats {
		names = append(names, seat.Name)
	}
	info := s.Texts.Text("title.continue.info", "round", m.Round(), "names", strings.Join(names, ", "))
	if len(s.Games) > 1 {
		return s.Texts.Text("title.continue.game", "game", s.NameOf(s.GameOf(m)), "info", info)
	}
	return info
}

func (t *title) drawLanguage(u *ui.UI, r ui.Rect) { chooseLanguage(t.s, u, "language", r) }

// drawChronicle draws the button of the chronicle, without its label where there is no room for it beside that of the voyage of the
// day, and that one.
func (t *title) drawChronicle(u *ui.UI, r ui.Rect) {
	name := u.T("title.chronicle")
	o, label := ui.ButtonOptions{Icon: t.s.Icon(paint.IconLog), Style: theme.SmallBold, Tooltip: u.T("title.chronicle.tip")}, name
	width := u.ButtonWidth(label, true)
	if width+u.Px(menuGap+theme.Target) > r.W {
		o.Name, label, width = name, "", u.Px(theme.Target)
	}
	at, r := r.CutLeft(width)
	if u.Button("chronicle", at, label, o) {
		t.s.Push(t.s.Routes.Chronicle(t.s))
	}
	_, r = r.CutLeft(u.Px(menuGap))
	t.drawVoyage(u, r)
}

// drawVoyage draws the button of the voyage of the day, as drawChronicle does its.
func (t *title) drawVoyage(u *ui.UI, r ui.Rect) {
	name := u.T("title.voyage")
	tip := u.T("voyage.no-day")
	if today := t.s.Today(); today.Dealt() {
		tip = u.T("title.voyage.tip", "day", weekday(u, today.Date(time.Local)))
	}
	o, label := ui.ButtonOptions{Icon: t.s.Icon(paint.IconShip), Style: theme.SmallBold, Tooltip: tip}, name
	width := u.ButtonWidth(label, true)
	if width+u.Px(menuGap+theme.Target) > r.W {
		o.Name, label, width = name, "", u.Px(theme.Target)
	}
	at, _ := r.CutLeft(width)
	if u.Button("voyage", at, label, o) {
		t.s.Push(t.s.Routes.Voyage(t.s))
	}
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
