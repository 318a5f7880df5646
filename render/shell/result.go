package shell

import (
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/locales"
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
	order []game.Seat // from the most points to the fewest
	saved bool        // the record is written
	shown game.Seat   // whose board somebody looks at, NoSeat if that is left to the counting
	page  int         // where points and their course take turns: 0 or storyPage
	lit   int         // the moment of the course that somebody points at in the story, -1 for none

	boarded bool // a board is seen beside the points
	told    telling
	tally   tally

	daily dailyResult // what is told of a daily challenge
}

// storyPage is the page on which the course of the match is shown.
const storyPage = 1

// NewResult is the scene that shows how a finished game ended. The game stays kept, and is no longer the running one.
func NewResult(s *stage.Stage, m match.Any) stage.Scene {
	r := &result{s: s, match: m, setup: m.Setup(), tells: s.Game.Result(s, m)}
	for seat := range game.Seat(len(r.setup.Seats)) {
		r.order = append(r.order, seat)
	}
	slices.SortStableFunc(r.order, func(a, b game.Seat) int { return m.Points(b) - m.Points(a) })
	r.shown, r.lit = game.NoSeat, -1
	r.tally.columns = len(r.tells.Sources)
	if _, running := s.Kept(m); running {
		s.Forget()
	}
	s.TellAchievements(m)
	r.daily = dailyOf(s, m)
	return r
}

// Of returns the match whose result is shown.
func (r *result) Of() match.Any { return r.match }

// Busy implements stage.Scene: the points are being counted, or how the strongest level would have ended is worked out.
func (r *result) Busy() bool { return !r.tally.done(r.s) || r.daily.working }

// Frame implements stage.Scene.
func (r *result) Frame(u *ui.UI) {
	r.s.PaintSea(u)
	r.tally.advance(r.s, u.Input())
	if r.daily.working && r.tally.done(r.s) && workOut(r.s, r.match) {
		r.daily = dailyOf(r.s, r.match)
	}
	var followed func()
	if cramped(u) {
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

// drawTitle says who has won, and in a line below that what is peculiar to the match.
func (r *result) drawTitle(u *ui.UI, at ui.Rect) {
	inside := paintCartouche(r.s, u, at)
	if long, _ := r.peculiar(u); long != "" {
		var line ui.Rect
		line, inside = inside.CutBottom(u.LineHeight(theme.Small))
		r.drawPeculiar(u, line)
	}
	text := r.verdict()
	styles := []theme.Style{theme.Heading, theme.Subheading, theme.BodyBold}
	if inside.H >= u.LineHeight(theme.Score) {
		styles = append([]theme.Style{theme.Score}, styles...)
	}
	for len(styles) > 1 && u.LineHeight(styles[0]) > inside.H {
		styles = styles[1:]
	}
	u.PushAlpha(r.tally.verdict())
	u.Headed(1, func() { named(u, inside, u.Fitting(text, inside.W, styles...), u.Theme().Ink, ui.Centered, text) })
	u.PopAlpha()
}

// titleBlocks say the same in as many lines as that takes.
func (r *result) titleBlocks(u *ui.UI, width float64) (all []block) {
	if long, _ := r.peculiar(u); long != "" {
		high := u.MeasureWrapped(theme.Small, long, width)
		if r.daily.is {
			high = max(high, u.Px(theme.Target))
		}
		all = append(all, block{high, func(at ui.Rect) { r.drawPeculiar(u, at) }})
	}
	won := paragraph(u, width, theme.Subheading, u.Theme().Ink, ui.Centered, r.verdict())
	return append(all, block{won.height, func(at ui.Rect) {
		u.PushAlpha(r.tally.verdict())
		u.Headed(1, func() { won.draw(at) })
		u.PopAlpha()
	}})
}

// peculiar is what is peculiar to the match, in full and in few words, empty for nothing.
func (r *result) peculiar(u *ui.UI) (long, short string) {
	by := r.match.Helped()
	switch {
	case r.daily.is:
		return r.dailyText(u)
	case by != match.Nobody:
		return helped(u, by), u.T("helped.short")
	case r.setup.Box != "":
		return u.T("box.played"), u.T("box.played")
	}
	return "", ""
}

// drawPeculiar draws that: in full where there is room. Of a daily challenge it leads to all daily challenges.
func (r *result) drawPeculiar(u *ui.UI, at ui.Rect) {
	long, short := r.peculiar(u)
	ink, by := u.Theme().InkSoft, r.match.Helped()
	switch {
	case r.daily.is:
		got := u.Region("voyage", at, ui.RegionOptions{Label: long, Tooltip: long, Looks: true})
		if got.Hover {
			ink = u.Theme().Accent
		}
		if got.Clicked {
			defer func() { r.s.Push(r.s.Routes.Daily(r.s)) }()
		}
		u.PushAlpha(r.tally.verdict())
		defer u.PopAlpha()
	case by != match.Nobody:
		u.Region("helped", at, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: long, Tooltip: long})
	}
	if u.MeasureWrapped(theme.Small, long, at.W) <= at.H {
		u.TextWrapped(at, theme.Small, ink, ui.Centered, long)
		return
	}
	named(u, at, theme.Small, ink, ui.Centered, fits(u, theme.Small, at.W, long, short))
}

// helped is the sentence that says why a match doesn't count in which somebody made moves in place of a player.
func helped(u *ui.UI, by match.Helper) string { return u.T("helped." + string(by)) }

// verdict is the sentence about who has won.
func (r *result) verdict() string {
	var names []string
	for seat := range r.match.Winners().All() {
		names = append(names, r.setup.Seats[seat].Name)
	}
	text := r.s.Texts.Text
	if len(names) == 1 {
		return text("result.winner", "name", names[0])
	}
	return text("result.shared", "names", locales.List(r.s.Texts.Text, names))
}

// leave leads back to the scene from which somebody came to look at the result, or to the title.
func (r *result) leave() {
	if r.s.Under() != nil {
		r.s.Pop()
		return
	}
	r.s.Go(r.s.Routes.Title(r.s))
}

// watch shows the game once more, from so many steps on.
func (r *result) watch(step int) { r.s.Watch(r.match, step) }

// again starts the same game with new cards; the next player begins.
func (r *result) again() {
	setup := r.match.Setup()
	setup.Start = (setup.Start + 1) % game.Seat(len(setup.Seats))
	setup.Seed = nextSeed(r.s)
	setup.Values = r.match.Info().Agree(setup.Values)
	m, err := r.s.Begin(setup)
	if err != nil { // the set-up has just been played, so this can't happen; if it does, nothing is lost
		r.s.Tell("new.failed")
		return
	}
	r.s.Go(r.s.Routes.Table(r.s, m, true))
}
