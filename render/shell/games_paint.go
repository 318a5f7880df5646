package shell

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of a card in design units.
const (
	cardRatio   = 1.9  // width of the picture divided by its height
	cardBeside  = 0.47 // part of a broad card's width that its picture takes
	cardLine    = 30   // height of a line of words
	cardSeats   = 126  // height of all players
	cardSeat    = 40   // greatest height of a player's line
	cardLines   = 3    // most players below each other; more stand side by side if their names have room
	cardPart    = 10   // between the parts
	mountMargin = 14
	cardFrame   = 5 // of the picture

	cardWords    = 2*cardLine + cardSeats + 4 + theme.Target + 2*cardPart // least height of all but the picture
	pictureLeast = 150
	seatGap      = 16 // between players side by side
	seatSign     = 26 // width of the sign of a winner
)

// cardBlock returns a card. Of one that can't be seen in the room, only what the keyboard can reach is declared.
func (g *games) cardBlock(u *ui.UI, c *card, a *shelving, room ui.Rect) block {
	inside := a.width - u.Px(2*mountMargin)
	wide, picture, part := inside, inside, u.Px(cardPart)
	troubled := c.trouble != nil && c.looked
	above := a.picture + part
	switch {
	case troubled:
		above = 0
	case a.broad:
		above, picture = 0, inside*cardBeside
		wide -= picture + u.Px(mountMargin)
	}
	actions := g.actionsBlock(u, c, wide)
	words := block{}
	if troubled {
		words = c.troubleBlock(u, g.s, inside)
	} else {
		words = g.wordsBlock(u, c, wide, picture)
	}
	high := max(words.height+part+actions.height, u.Px(cardWords))
	return block{math.Round(above + high + u.Px(2*mountMargin)), func(r ui.Rect) {
		seen := seen(r, room)
		if seen {
			drawMount(u, r)
			if !c.looked && g.unread == nil {
				g.unread = c
			}
		}
		at, r := r.Inset(u.Px(mountMargin)), ui.Rect{}
		switch {
		case troubled:
			r = at
		case a.broad:
			at, r = at.CutLeft(picture, u.Px(mountMargin))
		default:
			at, r = at.CutTop(a.picture, part)
		}
		if at := at.Rounded(); !troubled {
			o := ui.RegionOptions{Label: c.name(g.s), NoFocus: true, Disabled: c.picture == nil, Why: u.T("games.reading")}
			res := u.Region("picture."+string(c.entry.ID), at, o)
			if seen {
				g.drawPicture(u, at, c, res.Hover)
			}
			if res.Clicked {
				g.open(c)
			}
		}
		at, r = r.CutBottom(actions.height)
		if _, r = r.CutBottom(part); seen {
			words.draw(r)
		}
		actions.draw(at)
	}}
}

// drawMount draws the paper of a card with a border and a shadow.
func drawMount(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	r = r.Rounded()
	u.Shadow(r.Moved(0, u.Px(2)), u.Px(theme.Radius), u.Px(12), th.Shadow)
	u.Paper(r, u.Px(theme.Radius), th.Paper)
	u.Stroke(r, u.Px(theme.Radius), u.Px(1.6), th.BrassDark, theme.Darken(th.BrassDark, 0.2))
	line := theme.Alpha(th.BrassDark, 0.4)
	u.Stroke(r.Inset(u.Px(5)), max(u.Px(theme.Radius-3), 0), max(u.Px(1), 1), line, line)
}

// drawPicture draws the picture of a game on a piece of the chart, highlighted if lit.
func (g *games) drawPicture(u *ui.UI, r ui.Rect, c *card, lit bool) {
	th := u.Theme()
	drawFrame(g.s, u, r, c.picture, func(in ui.Rect) {
		if text := c.challenge(u); text != "" && badged(u, text, r.W) {
			head, _ := in.CutTop(u.Px(cardLine + 8))
			u.Badge(head.InsetXY(u.Px(8), 0), text, th.BrassLight)
		}
		if text := u.T("games.elsewhere"); c.elsewhere && badged(u, text, r.W) {
			foot, _ := in.CutBottom(u.Px(cardLine + 8))
			u.Badge(foot.InsetXY(u.Px(8), 0), text, th.Accent)
		}
	})
	if lit && c.picture != nil {
		u.Stroke(r.Inset(-u.Px(2)), u.Px(5), u.Px(3), th.Focus, th.Focus)
	}
}

// drawFrame draws a picture, nil for none, on a piece of the chart in a brass frame, with something over it, and returns where it is.
func drawFrame(s *stage.Stage, u *ui.UI, r ui.Rect, picture stage.Thumbnail, over func(in ui.Rect)) (in ui.Rect) {
	th := u.Theme()
	u.Round(r, u.Px(3), theme.Darken(th.BrassDark, 0.1), 0, theme.Color{})
	in = r.Inset(u.Px(cardFrame)).Rounded()
	u.PushClip(in)
	u.Paint(in, pictureChart, func(dst *ebiten.Image, r ui.Rect) { s.Art.Sea(dst, r) })
	if picture != nil {
		picture(u, in)
	}
	over(in)
	u.PopClip()
	u.Stroke(r.Inset(u.Px(1)), u.Px(3), u.Px(2), th.BrassLight, th.Brass)
	u.Stroke(in, u.Px(2), max(u.Px(1.2), 1), theme.Alpha(th.Ink, 0.7), theme.Alpha(th.Ink, 0.5))
	return in
}

// badged reports whether a badge has room on a picture so many pixels wide; otherwise its text stands among the words.
func badged(u *ui.UI, text string, width float64) bool {
	return u.MeasureText(theme.SmallBold, text)+u.Px(2*cardFrame+2*8+24) <= width
}

// wordsBlock returns the texts of a card: which game it is, its state, and its players.
func (g *games) wordsBlock(u *ui.UI, c *card, width, picture float64) block {
	th := u.Theme()
	var all []block
	for _, text := range c.badges(u) {
		if !badged(u, text, picture) {
			all = append(all, paragraph(u, width, theme.SmallBold, th.Accent, ui.Left, text))
		}
	}
	date, head, least := g.saved(c), []string{""}, 0.0
	if c.known() {
		short := u.T("games.round", "round", c.round)
		round := short
		if c.own {
			round = u.T("games.own", "round", short)
		}
		head = []string{round, round, short}
		if c.game != nil && len(g.s.Games) > 1 {
			head[0] = u.T("games.game", "game", g.s.NameOf(c.game), "round", round)
		}
		least = u.MeasureText(theme.Small, head[2])
	}
	small := func(wide float64, texts ...string) cell {
		return cell{wide, func(width float64) block {
			return paragraph(u, width, theme.Small, th.InkSoft, ui.Left|ui.Middle, fits(u, theme.Small, width, texts...))
		}}
	}
	line := beside(width, u.Px(cardPart), least, small(0, head...), small(u.MeasureText(theme.Small, date)+1, date))
	ink, text := th.Accent, c.stands(g.s)
	if c.over {
		ink = th.Good
	}
	stands := paragraph(u, width, u.Fitting(text, width, theme.BodyBold, theme.SmallBold), ink, ui.Left|ui.Middle, text)
	all = append(all, block{max(line.height, u.Px(cardLine)), line.draw}, block{max(stands.height, u.Px(cardLine)), stands.draw}, space(u.Px(4)))
	columns := 1
	if len(c.seats) > cardLines && c.fits(u, partOf(width, 2, u.Px(seatGap))) {
		columns = 2
	}
	rows := float64((len(c.seats) + columns - 1) / columns)
	face := min(u.Px(cardSeat), max(u.Px(cardSeats)/rows, u.LineHeight(theme.Number)))
	return column(0, append(all, abreast(seatsOf(len(c.seats)), columns, width, u.Px(seatGap), func(seat game.Seat, width float64) block {
		return g.seatBlock(u, c, seat, width, face)
	})...)...)
}

// saved returns the text of when a game was saved last.
func (g *games) saved(c *card) string {
	return when(g.s, c.entry.Summary.Saved.Local(), g.s.Saves.Library().Now().Local())
}

// fits reports whether all names have room in lines of a width beside portrait and points.
func (c *card) fits(u *ui.UI, width float64) bool {
	for _, seat := range c.seats {
		if u.MeasureText(theme.SmallBold, seat.Name)+u.Px(cardSeat+seatSign+8)+u.MeasureText(theme.Number, "00") > width {
			return false
		}
	}
	return true
}

// seatBlock returns a player's portrait, face pixels large, name and points.
func (g *games) seatBlock(u *ui.UI, c *card, seat game.Seat, width, face float64) block {
	th := u.Theme()
	points, figures, crown := "", 0.0, 0.0
	if c.points != nil {
		points = strconv.Itoa(c.points[seat])
		figures = u.MeasureText(theme.Number, points) + u.Px(6)
	}
	if c.winners.Has(seat) {
		crown = u.Px(seatSign)
	}
	style := theme.Small
	if c.winners.Has(seat) || c.decider == seat { // winners and the player to decide stand out
		style = theme.SmallBold
	}
	name := paragraph(u, width-face-u.Px(8)-figures-crown, style, th.Ink, ui.Left|ui.Middle, c.seats[seat].Name)
	return block{max(face, name.height), func(r ui.Rect) {
		at, r := r.CutLeft(face)
		if c.game != nil {
			g.s.PaintSeat(u, at.Center(face, face).Inset(u.Px(2)), c.game.Cast(), c.seats, seat)
		}
		_, r = r.CutLeft(u.Px(8))
		number, r := r.CutRight(figures)
		if crown > 0 {
			at, r = r.CutRight(crown)
			g.s.Icon(paint.IconCrown)(u, at.Center(u.Px(22), u.Px(22)), th.Good)
		}
		name.draw(r)
		u.Text(number, theme.Number, th.Ink, ui.Right|ui.Middle, points)
	}}
}

// actionsBlock returns the buttons of a game, side by side where there is room.
func (g *games) actionsBlock(u *ui.UI, c *card, width float64) block {
	side, gap := u.Px(theme.Target), u.Px(8)
	need := func(label string) float64 { // with narrower ends than usual
		return u.ButtonWidth(label, true) + u.MeasureText(theme.SmallBold, label) - u.MeasureText(theme.BodyBold, label) - u.Px(1.5*theme.Gap)
	}
	first, second := need(c.openLabel(u)), need(u.T("games.watch"))
	opens := !c.looked || c.opens()
	both := width - side - 2*gap
	below := opens && first+second > both
	high := side
	if below {
		high += gap + side
	}
	return block{high, func(r ui.Rect) {
		if below {
			upper := r.TakeTop(side, gap)
			g.drawOpenCard(u, upper, c)
		}
		drop := r.TakeRight(side, gap)
		if opens && !below {
			at := r.TakeLeft(max(first, min(both/2, both-second)), gap)
			g.drawOpenCard(u, at, c)
		}
		label, name := u.T("games.watch"), c.name(g.s)
		o := ui.ButtonOptions{Icon: g.s.Icon(paint.IconEye), Style: theme.SmallBold, Name: label + ": " + name, Tooltip: u.T("games.watch.tip")}
		if opens && u.Button("watch."+string(c.entry.ID), r, label, o) {
			g.look(c, func(m match.Any) error { g.s.Watch(m, 0); return nil })
		}
		o = ui.ButtonOptions{Icon: g.s.Icon(paint.IconBin), Quiet: true, Name: u.T("games.delete.name", "name", name), Tooltip: u.T("games.delete")}
		if u.Button("delete."+string(c.entry.ID), drop, "", o) {
			g.deletes = c.entry.ID
		}
	}}
}
