package shell

import (
	"strings"

	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the menu in design units.
const (
	menuWidth  = 420
	menuButton = 56
	menuGap    = 12
	menuBeside = 340 // least width with room for two buttons side by side, and for the teacher's portrait
	infoGap    = 4   // above the text about the running game
	gamesShare = 0.56
	toolsShare = 0.44
)

// entry returns a button of the menu.
func (t *title) entry(id, label string, icon paint.Icon, primary bool, do func()) action {
	return action{id, label, ui.ButtonOptions{Primary: primary, Icon: t.s.Icon(icon)}, do}
}

// entryBlock returns a button of the menu as a row.
func (t *title) entryBlock(u *ui.UI, e action) block {
	return block{u.Px(menuButton), func(r ui.Rect) { e.draw(u, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(menuButton)}) }}
}

// pairBlock returns two buttons of the menu side by side, of which the first has a share of the width.
func (t *title) pairBlock(u *ui.UI, share float64, style theme.Style, first, second action) block {
	first.o.Style, second.o.Style = style, style
	return block{u.Px(menuButton), func(r ui.Rect) {
		first.draw(u, r.TakeLeft(r.W*share, u.Px(menuGap)))
		second.draw(u, r)
	}}
}

// menu returns the buttons of the title in a width. In a low window rules and settings stand side by side; in one that is scrolled, the
// buttons of the lesson come before the text that offers it, so that they are seen at once.
func (t *title) menu(u *ui.UI, width float64, low, scrolled bool) (all []block) {
	if len(t.s.Games) > 1 {
		all = append(all, t.gamesBlock(u, width))
	}
	if t.offers {
		all = append(all, t.offerBlocks(u, width, scrolled)...)
	}
	if t.running != nil {
		resume := t.entry("continue", u.T("title.continue"), paint.IconShip, true, func() { t.asks.goOn(t.s, t.id) })
		info := paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Center, describe(t.s, t.running))
		all = append(all, block{u.Px(menuButton+infoGap) + info.height, func(r ui.Rect) {
			stack(r, []block{t.entryBlock(u, resume), info}, u.Px(infoGap))
		}})
	}
	begin := beginning(t.s, u, t.running == nil && !t.offers)
	games := t.entry("games", u.T("title.games"), paint.IconShelf, false, func() { t.s.Go(t.s.Routes.Games(t.s)) })
	switch {
	case !t.kept:
		all = append(all, t.entryBlock(u, begin))
	case width < u.Px(menuBeside):
		all = append(all, t.entryBlock(u, begin), t.entryBlock(u, games))
	default:
		style := theme.BodyBold
		if u.ButtonWidth(begin.label, true) > width*gamesShare {
			style = theme.SmallBold
		}
		all = append(all, t.pairBlock(u, gamesShare, style, begin, games))
	}
	if t.s.Teaches() && !t.offers {
		all = append(all, block{u.Px(menuButton), func(r ui.Rect) { t.drawLearn(u, r) }})
	}
	rules := t.entry("rules", u.T("common.rules"), paint.IconBook, false, func() { t.s.Push(t.s.Routes.Rules(t.s)) })
	settings := t.entry("settings", u.T("common.settings"), paint.IconGear, false, func() { t.s.Push(t.s.Routes.Settings(t.s)) })
	if low {
		all = append(all, t.pairBlock(u, toolsShare, theme.SmallBold, rules, settings))
	} else {
		all = append(all, t.entryBlock(u, rules), t.entryBlock(u, settings))
	}
	if t.canQuit {
		all = append(all, t.entryBlock(u, t.entry("quit", u.T("title.quit"), paint.IconDoor, false, t.s.Quit)))
	}
	if t.offers {
		all[len(all)-1].height += u.Px(offerRest)
	}
	return all
}

// gamesBlock returns the choice of the game.
func (t *title) gamesBlock(u *ui.UI, width float64) block {
	choice, chosen := ui.ChoiceOptions{Label: u.T("title.game")}, 0
	for i, g := range t.s.Games {
		choice.Labels = append(choice.Labels, t.s.NameOf(g))
		if g.Info().ID == t.s.Game.Info().ID {
			chosen = i
		}
	}
	choice.Rows = u.ChoiceRows(width, choice.Labels)
	return block{u.Px(float64(choice.Rows-1)*theme.Target + menuButton), func(r ui.Rect) {
		if u.ChoiceOf("game", r, choice, &chosen) {
			t.choose(t.s.Games[chosen])
		}
	}}
}

// choose makes a game the chosen one, and reports whether that worked.
func (t *title) choose(g stage.Game) bool {
	if err := t.s.Choose(g); err != nil {
		t.s.Notify(err.Error())
		return false
	}
	t.picture = g.Title()
	return true
}

// describe returns the text about a match: its game, if there are several, its round and its players.
func describe(s *stage.Stage, m match.Any) string {
	names := mapped(m.Setup().Seats, func(seat match.Seat) string { return seat.Name })
	info := s.Texts.Text("title.continue.info", "round", m.Round(), "names", strings.Join(names, ", "))
	if len(s.Games) > 1 {
		return s.Texts.Text("title.continue.game", "game", s.NameOf(s.GameOf(m)), "info", info)
	}
	return info
}

// Sizes of the lesson's offer in design units.
const (
	offerFace  = 72
	offerKnown = 44 // height of the button of whoever knows the game
	offerRest  = 4  // below the last row, whose edge is not to be cut
)

// offerBlocks returns the offer of the lesson in a width: a text, and buttons to take it or to decline it, which may come first.
func (t *title) offerBlocks(u *ui.UI, width float64, buttonsFirst bool) []block {
	offer := u.T("lesson.offer")
	words := paragraph(u, width, theme.Small, u.Theme().Ink, ui.Left|ui.Middle, offer)
	if width >= u.Px(menuBeside) {
		words = paragraph(u, width-u.Px(offerFace+menuGap), theme.Body, u.Theme().Ink, ui.Left|ui.Middle, offer)
		text := words.draw
		words = block{max(u.Px(offerFace), words.height), func(r ui.Rect) {
			face := r.TakeLeft(u.Px(offerFace), u.Px(menuGap))
			t.s.PaintFace(u, face.Center(face.W, face.W), t.s.Host().Face)
			text(r)
		}}
	}
	learn := t.entry("learn", u.T("lesson.title"), paint.IconAnchor, t.running == nil, func() { t.learn(0) })
	o := ui.ButtonOptions{Quiet: true, Style: theme.SmallBold, Tooltip: u.T("title.known-tip")}
	known := action{"learn.known", u.T("title.known"), o, t.s.Lessons.Decline}
	all := []block{words, t.entryBlock(u, learn), {u.Px(offerKnown), func(r ui.Rect) { known.draw(u, r) }}}
	if buttonsFirst {
		all = append(all[1:], words)
	}
	return all
}

// drawLearn draws the button to the lesson, and beside it one to its beginning if it was left halfway.
func (t *title) drawLearn(u *ui.UI, r ui.Rect) {
	step, label := t.s.Lessons.Been().Step, u.T("title.learn")
	if step > 0 {
		again := r.TakeRight(r.H, 0)
		r, _ = r.CutLeft(r.W - u.Px(menuGap))
		label = u.T("title.learn-on")
		if u.Button("learn.again", again, "", ui.ButtonOptions{
			Icon: t.s.Icon(paint.IconUndo), Name: u.T("title.learn-again"), Tooltip: u.T("title.learn-again"),
		}) {
			t.learn(0)
			return
		}
	}
	if u.Button("learn", r, label, ui.ButtonOptions{Icon: t.s.Icon(paint.IconAnchor)}) {
		t.learn(step)
	}
}

// learn goes to a step of the lesson.
func (t *title) learn(step int) { t.s.Go(t.s.Routes.Lesson(t.s, step)) }
