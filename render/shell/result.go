package shell

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// result is the scene after the end of a game.
type result struct {
	flowing
	s     *stage.Stage
	match match.Any
	setup match.Setup
	tells stage.Result
	order []game.Seat // see outcome
	saved bool        // the record is saved
	shown game.Seat   // the seat whose board the player looks at
	page  int         // where points and course take turns: 0 or storyPage
	lit   int         // index of the moment pointed at in the story, -1 for none

	boarded bool // a board is shown beside the points
	told    telling

	daily dailyResult // text and state of a daily challenge
}

// storyPage is the page on which the course of the match is shown.
const storyPage = 1

// NewResult returns the scene that shows how a finished game ended. The game stays in the library, and is no longer the running one.
func NewResult(s *stage.Stage, m match.Any) stage.Scene {
	r := &result{s: s, match: m, setup: m.Setup(), tells: s.Game.Result(s, m)}
	r.order = stage.Outcome(m)
	r.shown, r.lit = r.order[0], -1
	if _, running := s.Saves.Kept(m); running {
		s.Saves.Forget()
		s.Lessons.Play(m)
	}
	s.Results.TellAchievements(m)
	r.daily = dailyOf(s, m)
	return r
}

// Of returns the match whose result is shown.
func (r *result) Of() match.Any { return r.match }

// Busy implements stage.Scene. It is true while the strongest level's result is worked out.
func (r *result) Busy() bool { return r.daily.working }

// Frame implements stage.Scene.
func (r *result) Frame(u *ui.UI) {
	r.s.PaintSea(u)
	if r.daily.working && workOut(r.s, r.match) {
		r.daily = dailyOf(r.s, r.match)
	}
	var followed func()
	if cramped(u) || u.Bounds().H < u.Px(resultLow) {
		r.drawColumn(u, &followed)
	} else {
		r.draw(u, &followed)
	}
	switch {
	case followed != nil:
		followed()
	case u.KeyPressed(ui.KeyEscape):
		r.leave()
	}
}

// drawTitle draws who has won, with a line about the match below if there is something special about it.
func (r *result) drawTitle(u *ui.UI, at ui.Rect) {
	inside := paintCartouche(r.s, u, at)
	if long, _ := r.peculiar(u); long != "" {
		line := inside.TakeBottom(u.LineHeight(theme.Small), 0)
		r.drawPeculiar(u, line)
	}
	text := r.verdict()
	styles := []theme.Style{theme.Title, theme.Score, theme.Heading, theme.Subheading, theme.BodyBold}
	for len(styles) > 1 && u.LineHeight(styles[0]) > inside.H {
		styles = styles[1:]
	}
	style := u.Fitting(text, inside.W, styles...)
	u.Headed(1, func() { u.TextCut(inside, style, u.Theme().Ink, ui.Centered, text) })
	side := u.LineHeight(style)
	if far := u.MeasureText(style, text)/2 + side; far+side/2 <= inside.W/2 {
		for _, x := range []float64{-far, far} {
			r.s.Icon(paint.IconCrown)(u, ui.RectAround(inside.Middle().Add(ui.Point{X: x}), side, side), u.Theme().BrassDark)
		}
	}
}

// titleBlocks returns the same in as many lines as needed.
func (r *result) titleBlocks(u *ui.UI, width float64) (all []block) {
	if long, _ := r.peculiar(u); long != "" {
		high := u.MeasureWrapped(theme.Small, long, width)
		if r.daily.is {
			high = max(high, u.Px(theme.Target))
		}
		all = append(all, block{high, func(at ui.Rect) { r.drawPeculiar(u, at) }})
	}
	won := paragraph(u, width, theme.Subheading, u.Theme().Ink, ui.Centered, r.verdict())
	return append(all, block{won.height, func(at ui.Rect) { u.Headed(1, func() { won.draw(at) }) }})
}

// peculiar returns the text of what is special about the match, in full and short, empty for nothing.
func (r *result) peculiar(u *ui.UI) (long, short string) {
	by := r.match.Helped()
	switch {
	case r.daily.is:
		if long, short = r.daily.text(u); by != match.Nobody {
			return long + " " + helped(u, by), u.T("helped.short")
		}
		return long, short
	case by != match.Nobody:
		return helped(u, by), u.T("helped.short")
	case r.setup.Edition != "":
		return u.T("edition.played"), u.T("edition.played")
	}
	return "", ""
}

// drawPeculiar draws that text, in full where there is room. For a daily challenge it is a button to all daily challenges.
func (r *result) drawPeculiar(u *ui.UI, at ui.Rect) {
	long, short := r.peculiar(u)
	ink, by := u.Theme().InkSoft, r.match.Helped()
	switch {
	case r.daily.is:
		got := u.Region("daily", at, ui.RegionOptions{Label: long, Tooltip: long, Looks: true})
		if got.Hover {
			ink = u.Theme().Accent
		}
		if got.Clicked {
			defer func() { r.s.Push(r.s.Routes.Daily(r.s)) }()
		}
	case by != match.Nobody:
		u.Passive("helped", at, ui.RegionOptions{Label: long, Tooltip: long})
	}
	if u.MeasureWrapped(theme.Small, long, at.W) <= at.H {
		u.TextWrapped(at, theme.Small, ink, ui.Centered, long)
		return
	}
	u.TextCut(at, theme.Small, ink, ui.Centered, fits(u, theme.Small, at.W, long, short))
}

// helped returns the text of why a match in which somebody made moves in place of a player doesn't count.
func helped(u *ui.UI, by match.Helper) string { return u.T("helped." + string(by)) }

// verdict returns the text of who has won.
func (r *result) verdict() string {
	names, text := winners(r.setup.Seats, r.match.Winners()), r.s.Texts.Text
	if len(names) == 1 {
		return text("result.winner", "name", names[0])
	}
	return text("result.shared", "names", locales.List(r.s.Texts.Text, names))
}

// leave goes back to the scene below, or to the title if there is none.
func (r *result) leave() {
	if r.s.Under() != nil {
		r.s.Pop()
		return
	}
	r.s.Go(r.s.Routes.Title(r.s))
}

// again starts the same game with a new seed; the next player begins.
func (r *result) again() {
	setup := r.match.Setup()
	setup.Start = (setup.Start + 1) % game.Seat(len(setup.Seats))
	setup.Seed = nextSeed(r.s)
	setup.Values = r.match.Info().Agree(setup.Values)
	m, err := r.s.Saves.Begin(setup)
	if err != nil { // the set-up has just been played, so this can't happen; if it does, nothing is lost
		r.s.Tell("new.failed")
		return
	}
	r.s.Go(r.s.Routes.Table(r.s, m, true))
}

// boardInset is the distance in design units from the edge of a board to its picture.
const boardInset = 14

// boardHead returns the owner of a board in blocks that stand beside a portrait in a laurel: the name, the points and the name of the board.
func (r *result) boardHead(u *ui.UI, width float64, seat game.Seat) (all []block) {
	th, who := u.Theme(), r.setup.Seats[seat].Name
	style := u.Fitting(who, width, theme.Title, theme.Heading, theme.Subheading, theme.BodyBold)
	all = []block{{u.MeasureWrapped(style, who, width), func(at ui.Rect) {
		u.Headed(2, func() { whole(u, at, style, th.OnDark, ui.Left|ui.Middle, who) })
	}}}
	for _, text := range []string{u.T("celebrate.points", "n", r.match.Points(seat)), r.boardOf(seat)} {
		if text != "" {
			all = append(all, paragraph(u, width, theme.Body, th.OnDarkSoft, ui.Left, text))
		}
	}
	return all
}

// boardOf returns the name of the board that a seat plays, "" for none.
func (r *result) boardOf(seat game.Seat) string {
	if b := r.s.Game.BoardOf(r.setup, seat); b != nil {
		return b.Name()
	}
	return ""
}

// laurelMost is the greatest side of a portrait in its laurel above a board, in design units.
const laurelMost = 190

// boardTop returns the side of the portrait in its laurel above a board in a width, and the height of what stands there.
func (r *result) boardTop(u *ui.UI, width float64, seat game.Seat) (side, high float64) {
	side = min(u.Px(laurelMost), width*0.36)
	return side, max(side, heightOf(r.boardHead(u, width-side-u.Px(theme.Gap), seat), 0))
}

// drawBoard draws a player's board at the end of the match, with its owner above it.
func (r *result) drawBoard(u *ui.UI, at ui.Rect, seat game.Seat) {
	th := u.Theme()
	u.Shadow(at, u.Px(theme.Radius), u.Px(14), th.Shadow)
	u.Gradient(at, u.Px(theme.Radius), th.Sea, th.SeaDeep)
	u.Stroke(at, u.Px(theme.Radius), u.Px(3), th.BrassLight, th.Brass)
	inner := at.Inset(u.Px(boardInset))
	side, high := r.boardTop(u, inner.W, seat)
	head, body := inner.CutTop(high)
	r.tells.Paint(u, body, seat)
	face, words := head.CutLeft(side)
	r.drawCrowned(u, face.Center(side, side), seat)
	_, words = words.CutLeft(u.Px(theme.Gap))
	blocks := r.boardHead(u, words.W, seat)
	stack(words.Center(words.W, heightOf(blocks, 0)), blocks, 0)
}

// drawCrowned draws the portrait of a player, in a laurel for a winner.
func (r *result) drawCrowned(u *ui.UI, at ui.Rect, seat game.Seat) {
	if !r.match.Winners().Has(seat) {
		r.s.PaintPortrait(u, at.Center(at.W*paint.WreathRoom, at.H*paint.WreathRoom), r.setup.Seats, seat)
		return
	}
	r.s.PaintCrowned(u, at, r.setup.Seats, seat)
}

// offer lets a click on a seat's row show its board.
func (r *result) offer(u *ui.UI, row ui.Rect, seat game.Seat) {
	th := u.Theme()
	label, value := u.T("result.look", "name", r.setup.Seats[seat].Name), r.boardOf(seat) // which stands on the row, too
	value = strings.TrimPrefix(value+"; "+r.figures(u, seat), "; ")
	got := u.Region("look."+strconv.Itoa(int(seat)), row, ui.RegionOptions{Label: label, Value: value, Tooltip: label})
	if got.Clicked {
		r.shown = seat
	}
	if got.Hover {
		u.Round(row.InsetXY(0, u.Px(3)), u.Px(theme.Radius), theme.Alpha(th.PaperLight, 0.6), 0, th.Paper)
	}
	if r.shown == seat {
		u.Round(ui.Rect{X: row.X, Y: row.Y + u.Px(10), W: u.Px(5), H: row.H - u.Px(20)}, u.Px(2), th.BrassDark, 0, th.Brass)
	}
}
