package shell

import (
	"slices"

	"islas/game"
	"islas/game/match"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// result is the scene after the end of a game.
type result struct {
	s     *stage.Stage
	match match.Any
	setup match.Setup
	tells stage.Result
	order []game.Seat // from the most points to the fewest
	saved bool        // the record is written
	shown game.Seat   // whose board somebody looks at, NoSeat if that is left to the counting
	page  int         // where points and their course take turns: 0 or storyPage
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
	at := r.places(u)
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

// drawTitle says who has won.
func (r *result) drawTitle(u *ui.UI, at ui.Rect) {
	inside := paintCartouche(r.s, u, at)
	if r.sailed.is {
		var line ui.Rect
		line, inside = inside.CutBottom(u.LineHeight(theme.Small))
		r.drawVoyage(u, line)
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
	named(u, inside, u.Fitting(text, inside.W, styles...), u.Theme().Ink, ui.Centered, text)
	u.PopAlpha()
}

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
	return text("result.shared", "names", enumerate(r.s, names))
}

// enumerate joins names as one says them: "Ana, Ben and Carla".
func enumerate(s *stage.Stage, names []string) string {
	all := ""
	for i, name := range names {
		switch {
		case i == 0:
			all = name
		case i == len(names)-1:
			all = s.Texts.Text("result.and", "first", all, "last", name)
		default:
			all += ", " + name
		}
	}
	return all
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

// ways returns how many ways lead on from the result.
func (r *result) ways() int {
	if r.s.Reviews(r.match) {
		return 5
	}
	return 4
}

// beside divides a row among the ways on, each as wide as its words need and a part of what is left.
func (r *result) beside(u *ui.UI, row ui.Rect) (parts []ui.Rect) {
	keys := []string{"result.again", "result.new", "result.watch", "result.title"}
	if r.s.Reviews(r.match) {
		keys = slices.Insert(keys, 1, "review.show")
	}
	free := row.W - float64(len(keys)-1)*u.Px(menuGap)
	widths := make([]float64, len(keys))
	for i, key := range keys {
		widths[i] = u.ButtonWidth(u.T(key), false)
		if key == "result.watch" { // beside which the record is saved
			widths[i] += row.H + u.Px(menuGap)
		}
		free -= widths[i]
	}
	for _, width := range widths {
		var part ui.Rect
		part, row = row.CutLeft(width + free/float64(len(keys)))
		_, row = row.CutLeft(u.Px(menuGap))
		parts = append(parts, part)
	}
	return parts
}

// drawButtons draws the ways on.
func (r *result) drawButtons(u *ui.UI, parts []ui.Rect) {
	next := func() (at ui.Rect) {
		at, parts = parts[0], parts[1:]
		return at
	}
	if u.Button("again", next(), u.T("result.again"), ui.ButtonOptions{Primary: true, Tooltip: u.T("result.again.tip")}) {
		r.again()
	}
	if r.s.Reviews(r.match) && u.Button("review", next(), u.T("review.show"), ui.ButtonOptions{Tooltip: u.T("review.show.tip")}) {
		r.s.Push(r.s.Routes.Review(r.s, r.match))
	}
	if u.Button("new", next(), u.T("result.new"), ui.ButtonOptions{}) {
		r.s.Go(r.s.Routes.NewGame(r.s))
	}
	third := next()
	icon, watch := third.CutRight(third.H)
	_, watch = watch.CutRight(u.Px(menuGap))
	again := u.T("result.watch")
	if u.Button("watch", watch, again, ui.ButtonOptions{
		Style: u.Fitting(again, watch.W-u.Px(2*theme.Gap), theme.BodyBold, theme.SmallBold), Tooltip: u.T("result.watch.tip"),
	}) {
		r.watch(0)
	}
	save := ui.ButtonOptions{Icon: r.s.Icon(paint.IconLog), Name: u.T("result.save"), Tooltip: u.T("result.save.tip")}
	if u.Button("save", icon, "", save) {
		r.save()
	}
	leave := u.T("result.title")
	if r.s.Under() != nil {
		leave = u.T("common.back")
	}
	if u.Button("title", next(), leave, ui.ButtonOptions{}) || u.KeyPressed(ui.KeyEscape) {
		r.leave()
	}
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
