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
	keeps int         // how many files of the match can be written here: its record, and a picture of what it has come to
	lit   int         // the moment of the course that somebody points at in the story, -1 for none
	told  telling
	tally tally

	sailed voyaged // what is told of a voyage of the day
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
	s.TellFeats(m)
	r.sailed = voyageOf(s, m)
	return r
}

// Of returns the match whose result is shown.
func (r *result) Of() match.Any { return r.match }

// Busy implements stage.Scene: the points are being counted, or how the strongest level would have ended is worked out.
func (r *result) Busy() bool { return !r.tally.done(r.s) || r.sailed.working }

// Frame implements stage.Scene.
func (r *result) Frame(u *ui.UI) {
	r.s.PaintSea(u)
	r.tally.advance(r.s, u.Input())
	if r.sailed.working && r.tally.done(r.s) && workOut(r.s, r.match) {
		r.sailed = voyageOf(r.s, r.match)
	}
	if r.keeps = 1; r.s.Snap != nil {
		r.keeps = 2
	}
	if cramped(u) {
		r.drawFlowing(u)
		return
	}
	at := r.places(u)
	u.NoticesIn(at.notice)
	r.drawTitle(u, at.title)
	if !at.board.Empty() {
		r.drawBoard(u, at.board)
	}
	if !at.tabs.Empty() {
		labels := []string{u.T("result.points"), u.T("result.story")}
		u.ChoiceOf("page", at.tabs, ui.ChoiceOptions{Label: labels[1], Labels: labels}, &r.page)
	}
	if !at.course.Empty() && (at.tabs.Empty() || r.page == storyPage) {
		r.drawCourse(u, u.Panel(at.course))
	}
	if at.tabs.Empty() || r.page != storyPage {
		r.drawTable(u, u.Panel(at.table), at)
	}
	if n := r.ways(); at.narrow {
		parts := at.buttons.Grid(2, (n+1)/2, u.Px(menuGap))
		parts[n-1].W = at.buttons.Right() - parts[n-1].X
		r.drawButtons(u, parts)
	} else {
		r.drawButtons(u, r.beside(u, at.buttons))
	}
}

// drawTitle says who has won, and in a line below that what is peculiar to the match.
func (r *result) drawTitle(u *ui.UI, at ui.Rect) {
	inside := paintCartouche(r.s, u, at)
	by := r.match.Helped()
	if r.setup.Box != "" || r.sailed.is || by != match.Nobody {
		var line ui.Rect
		line, inside = inside.CutBottom(u.LineHeight(theme.Small))
		switch {
		case r.sailed.is:
			r.drawVoyage(u, line)
		case by != match.Nobody:
			long := helped(u, by)
			u.Region("helped", line, ui.RegionOptions{Role: ui.RoleOther, NoFocus: true, Cursor: ui.CursorDefault, Label: long, Tooltip: long})
			named(u, line, theme.Small, u.Theme().InkSoft, ui.Centered, fits(u, theme.Small, line.W, long, u.T("helped.short")))
		default:
			u.TextFitted(line, u.Theme().InkSoft, ui.Centered, u.T("box.played"), theme.Small)
		}
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

// drawTable draws the points of everybody by source.
func (r *result) drawTable(u *ui.UI, area ui.Rect, size resultPlaces) {
	head, body := area.CutTop(size.head)
	u.Scroll("points", body, float64(len(r.order))*size.row, func(at ui.Rect) {
		head.W, size.headings = at.W, r.headed(u, at.W, size)
		rows := at.Column(len(r.order), 0)
		for i, seat := range r.order { // while the points are counted the players stand as they sit
			r.drawRow(u, ui.Lerp(rows[seat], rows[i], r.tally.verdict()), i, size)
		}
	})
	r.drawHead(u, head, size)
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
		r.s.Notify(r.s.Texts.Text("new.failed"))
		return
	}
	r.s.Go(r.s.Routes.Table(r.s, m, true))
}
