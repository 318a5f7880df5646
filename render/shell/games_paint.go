package shell

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of a card in design units.
const (
	cardRatio   = 1.9  // width of the picture divided by its height
	cardBeside  = 0.47 // part of a broad card that its picture takes
	cardLine    = 30   // height of a line of words
	cardSeats   = 126  // height of all players
	cardSeat    = 40   // greatest height of a player's line
	cardLines   = 3    // lines of players, above which they stand beside each other if their names have room
	cardButtons = 48
	cardPart    = 10 // between the parts
	mountMargin = 14
	cardFrame   = 5 // of the picture

	cardWords    = 2*cardLine + cardSeats + 4 + cardButtons + 2*cardPart // height of all but the picture
	pictureLeast = 150
	seatGap      = 16 // between players beside each other
	seatSign     = 26 // width of the sign of who has won
)

// drawCard draws a card. Of one that can't be seen only what the keyboard can reach is declared.
func (g *games) drawCard(u *ui.UI, r ui.Rect, c *card, a *shelving, seen bool) {
	if seen {
		drawMount(u, r)
	}
	inside := r.Inset(u.Px(mountMargin))
	var picture, words ui.Rect
	if a.broad {
		picture, words = inside.CutLeft(inside.W * cardBeside)
		_, words = words.CutLeft(u.Px(mountMargin))
	} else {
		picture, words = inside.CutTop(a.picture)
		_, words = words.CutTop(u.Px(cardPart))
	}
	buttons, words := words.CutBottom(u.Px(cardButtons))
	_, words = words.CutBottom(u.Px(cardPart))
	switch {
	case c.trouble != nil && c.looked && seen && a.broad:
		drawTrouble(g.s, u, ui.Rect{X: inside.X, Y: inside.Y, W: inside.W, H: words.Bottom() - inside.Y}, c)
	case c.trouble != nil && c.looked && seen:
		drawTrouble(g.s, u, picture.Union(words), c)
	case c.trouble == nil || !c.looked:
		at := picture.Rounded()
		if g.showPicture(u, at, c, seen) {
			g.open(c)
		}
		if seen {
			g.drawWords(u, words, c)
		}
	}
	g.drawActions(u, buttons, c)
}

// showPicture lets a picture be clicked, draws it if it can be seen, and reports whether it was.
func (g *games) showPicture(u *ui.UI, r ui.Rect, c *card, seen bool) (clicked bool) {
	res := u.Region("picture."+string(c.entry.ID), r, ui.RegionOptions{
		Label: c.name(g.s), NoFocus: true, Disabled: c.picture == nil, Why: u.T("games.reading"),
	})
	if seen {
		g.drawPicture(u, r, c, res.Hover)
	}
	return res.Clicked
}

// drawMount draws the sheet of a card: paper with a border and a shadow on what is behind it.
func drawMount(u *ui.UI, r ui.Rect) {
	th := u.Theme()
	r = r.Rounded()
	u.Shadow(r.Moved(0, u.Px(2)), u.Px(theme.Radius), u.Px(12), th.Shadow)
	u.Paper(r, u.Px(theme.Radius), th.Paper)
	u.Stroke(r, u.Px(theme.Radius), u.Px(1.6), th.BrassDark, theme.Darken(th.BrassDark, 0.2))
	line := theme.Alpha(th.BrassDark, 0.4)
	u.Stroke(r.Inset(u.Px(5)), max(u.Px(theme.Radius-3), 0), max(u.Px(1), 1), line, line)
}

// drawPicture draws what a game has come to on a piece of the chart, which is lit when somebody points at it.
func (g *games) drawPicture(u *ui.UI, r ui.Rect, c *card, lit bool) {
	th := u.Theme()
	drawFrame(u, r, func(in ui.Rect) {
		u.Paint(in, pictureChart, func(dst *ebiten.Image, r ui.Rect) { g.s.Art.Sea(dst, r) })
		if c.picture != nil {
			c.picture(u, in)
		}
		if shallow(u) { // what is special stands below it
			return
		}
		if text := c.voyage(u); text != "" {
			head, _ := in.CutTop(u.Px(cardLine + 8))
			u.Badge(head.InsetXY(u.Px(8), 0), text, th.BrassLight)
		}
		if c.elsewhere {
			foot, _ := in.CutBottom(u.Px(cardLine + 8))
			u.Badge(foot.InsetXY(u.Px(8), 0), u.T("games.elsewhere"), th.Accent)
		}
	})
	if lit && c.picture != nil {
		u.Stroke(r.Inset(-u.Px(2)), u.Px(5), u.Px(3), th.Focus, th.Focus)
	}
}

// drawFrame draws a picture in a frame of brass, and returns where the picture is.
func drawFrame(u *ui.UI, r ui.Rect, picture func(in ui.Rect)) (in ui.Rect) {
	th := u.Theme()
	u.Round(r, u.Px(3), theme.Darken(th.BrassDark, 0.1), 0, theme.Color{})
	in = r.Inset(u.Px(cardFrame)).Rounded()
	u.PushClip(in)
	picture(in)
	u.PopClip()
	u.Stroke(r.Inset(u.Px(1)), u.Px(3), u.Px(2), th.BrassLight, th.Brass)
	u.Stroke(in, u.Px(2), max(u.Px(1.2), 1), theme.Alpha(th.Ink, 0.7), theme.Alpha(th.Ink, 0.5))
	return in
}

// drawWords writes which game it is, how it stands, and who plays.
func (g *games) drawWords(u *ui.UI, r ui.Rect, c *card) {
	th := u.Theme()
	head, r := r.CutTop(u.Px(cardLine))
	date := g.saved(c)
	day, head := head.CutRight(u.MeasureText(theme.Small, date))
	u.Text(day, theme.Small, th.InkSoft, ui.Right|ui.Middle, date)
	_, head = head.CutRight(u.Px(cardPart))
	if c.known() {
		text := fits(u, theme.Small, head.W, c.headed(g.s), c.rounds(g.s), u.T("games.round", "round", c.round))
		named(u, head, theme.Small, th.InkSoft, ui.Left|ui.Middle, text)
	}
	line, r := r.CutTop(u.Px(cardLine))
	colour := th.Accent
	if c.over {
		colour = th.Good
	}
	text := c.stands(g.s)
	named(u, line, u.Fitting(text, line.W, theme.BodyBold, theme.SmallBold), colour, ui.Left|ui.Middle, text)
	_, r = r.CutTop(u.Px(4))
	columns := 1
	if len(c.seats) > cardLines && c.fits(u, (r.W-u.Px(seatGap))/2) {
		columns = 2
	}
	rows := (len(c.seats) + columns - 1) / columns
	high := min(u.Px(cardSeat), r.H/float64(max(rows, 1)))
	r.H = high * float64(rows)
	for i, column := range r.Row(columns, u.Px(seatGap)) {
		for k, at := range column.Column(rows, 0) {
			if seat := k*columns + i; seat < len(c.seats) {
				g.drawSeat(u, at, c, game.Seat(seat))
			}
		}
	}
}

// saved says when a game was saved last.
func (g *games) saved(c *card) string {
	return when(g.s, c.entry.Summary.Saved.Local(), g.s.Library().Now().Local())
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

// drawSeat writes one who plays: the portrait, the name and the points.
func (g *games) drawSeat(u *ui.UI, r ui.Rect, c *card, seat game.Seat) {
	th := u.Theme()
	face, r := r.CutLeft(r.H)
	if c.game != nil {
		g.s.PaintSeat(u, face.Inset(u.Px(2)), c.game, c.seats, seat)
	}
	_, r = r.CutLeft(u.Px(8))
	style, colour := c.seatStyle(seat), th.Ink
	number := func() {} // is told after the name
	if c.points != nil {
		points, figures := strconv.Itoa(c.points[seat]), theme.Number
		if r.H < u.LineHeight(figures) {
			figures = theme.SmallBold
		}
		var at ui.Rect
		at, r = r.CutRight(u.MeasureText(figures, points) + u.Px(6))
		number = func() { u.Text(at, figures, colour, ui.Right|ui.Middle, points) }
	}
	if c.winners.Has(seat) {
		var at ui.Rect
		at, r = r.CutRight(u.Px(seatSign))
		g.s.Icon(paint.IconCrown)(u, at.Center(u.Px(22), u.Px(22)), th.Good)
	}
	named(u, r, style, colour, ui.Left|ui.Middle, c.seats[seat].Name)
	number()
}

// seatStyle is the style of a player's name: who has won or has to decide stands out.
func (c *card) seatStyle(seat game.Seat) theme.Style {
	if c.winners.Has(seat) || c.decider == seat {
		return theme.SmallBold
	}
	return theme.Small
}

// drawActions draws what can be done with a game.
func (g *games) drawActions(u *ui.UI, r ui.Rect, c *card) {
	drop, r := r.CutRight(u.Px(cardButtons))
	_, r = r.CutRight(u.Px(8))
	g.drawDrop(u, drop, c)
	if c.looked && !c.opens() {
		return
	}
	width := min(u.ButtonWidth(c.openLabel(u), true), (r.W-u.Px(8))*0.58)
	first, second := r.CutLeft(max(width, (r.W-u.Px(8))*0.5))
	_, second = second.CutLeft(u.Px(8))
	g.drawOpenCard(u, first, c)
	g.drawWatch(u, second, c)
}
