package table

import (
	"strconv"
	"strings"

	"islas/game"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// drawRace draws the goal, or what happens then, and how far all players are on their way to it, if there is room for that.
func drawRace(f *frame) intent {
	r := f.lay.race
	u, th := f.UI, f.UI.Theme()
	u.Round(r, u.Px(10), theme.Alpha(th.Cloth, 0.86), u.Px(1.5), theme.Alpha(th.ClothDark, 0.9))
	inner, c := r.InsetXY(u.Px(8), u.Px(6)), trayColours(th)
	head, rows := inner.CutTop(min(u.LineHeight(theme.Small), inner.H/float64(f.State.Seats()+1)))
	s := f.Known()
	text := u.T("race.goal", "goal", s.Goal())
	switch {
	case s.Stalled():
		text = u.T("race.stalled")
	case s.FinalRound():
		text = f.lastTurns(head.W)
	case f.idles():
		text = u.T("race.idle", "n", s.Idle(), "of", s.Stalemate())
	}
	u.TextFitted(head.InsetXY(u.Px(4), 0), c.soft, ui.Left|ui.Middle, text, theme.Small)
	raceRows(f, "race", rows, c)
	return nil
}

// lastTurns returns who still plays in the last round: all by name if there is room, or else the first.
func (f *frame) lastTurns(width float64) string {
	u, s := f.UI, f.Known()
	if s.Turn() == game.NoSeat {
		return u.T("race.last-ship")
	}
	var names []string
	for seat := s.Turn(); len(names) == 0 || seat != s.Start(); seat = s.After(seat) {
		names = append(names, f.nameIn(seat, 0))
	}
	text := u.T("race.last-of", "names", strings.Join(names, ", "))
	if u.MeasureText(theme.Small, text) > width-u.Px(8) {
		text = u.T("race.last-turns", "name", names[0], "n", len(names)-1)
	}
	return text
}

// rowColours are the colours of a row on cloth or on paper. The seal of an owner and the ring of who is next show on both.
type rowColours struct{ ink, soft, groove, bar, lead, seal, onSeal theme.Color }

// trayColours returns the colours of rows on the cloth of a tray.
func trayColours(th *theme.Theme) rowColours {
	return rowColours{ink: th.OnDark, soft: th.OnDarkSoft, groove: theme.Alpha(th.ClothDark, 0.9), bar: th.Brass, lead: th.BrassLight, seal: th.BrassLight, onSeal: th.Ink}
}

// pageColours returns the colours of rows on the paper of a dialog.
func pageColours(th *theme.Theme) rowColours {
	return rowColours{ink: th.Ink, soft: th.InkSoft, groove: theme.Alpha(th.PaperDark, 0.9), bar: th.Brass, lead: th.BrassDark, seal: th.Accent, onSeal: th.PaperLight}
}

// raceRows draws a row for every player. The ids of their widgets begin with id.
func raceRows(f *frame, id string, r ui.Rect, c rowColours) {
	best := 0
	for seat := range game.Seat(f.State.Seats()) {
		best = max(best, f.Known().Points(seat))
	}
	rows := r.Column(f.State.Seats(), f.UI.Px(2))
	for i, seat := range f.seats() {
		raceRow(f, id+"."+strconv.Itoa(int(seat)), rows[i], seat, best, c)
	}
}

// raceRow draws a player, a bar towards the goal, and the points. best is the points of whoever leads.
func raceRow(f *frame, id string, r ui.Rect, seat game.Seat, best int, c rowColours) {
	u, s := f.UI, f.Known()
	points, goal := s.Points(seat), s.Goal()
	leads := points == best && points > 0
	u.Passive(id, r, ui.RegionOptions{Label: f.Name(seat), Value: strconv.Itoa(points), Tooltip: f.raceTip(seat)})
	if f.deciding == seat {
		u.Round(r, u.Px(6), theme.Alpha(c.lead, 0.16), 0, theme.Color{})
	}
	face, rest := r.CutLeft(min(r.H, u.Px(40)), u.Px(8))
	f.Portrait(face, seat)
	var name ui.Rect
	if r.H >= twoLines(u)-1 { // the name stands above the rest
		name, rest = rest.CutTop(rest.H / 2)
	}
	figures := u.T("race.points", "n", points, "goal", goal)
	wide := max(u.MeasureText(theme.SmallBold, u.T("race.points", "n", goal, "goal", goal)), u.MeasureText(theme.SmallBold, figures))
	figure, rest := rest.CutRight(wide+u.Px(2), u.Px(8))
	u.TextFitted(figure, c.ink, ui.Right|ui.Middle, figures, theme.SmallBold)
	style, fill := theme.Small, c.bar
	if leads {
		style, fill = theme.SmallBold, c.lead
	}
	if name == (ui.Rect{}) {
		name, rest = rest.CutLeft(rest.W * 0.56)
	}
	u.NameFitted(name, c.ink, ui.Left|ui.Middle, f.nameIn(seat, name.W), style)
	_, rest = rest.CutLeft(u.Px(6))
	star, bar := rest.CutLeft(u.Px(18), u.Px(4))
	if leads {
		f.Icon(star.Center(u.Px(18), u.Px(18)), paint.IconStar, c.lead)
	}
	bar = bar.Center(bar.W, u.Px(12))
	u.Round(bar, bar.H/2, c.groove, 0, theme.Color{})
	if bar.W *= min(max(float64(points)/float64(goal), 0), 1); bar.W > 0 { // full beyond the goal
		bar.W = max(bar.W, bar.H)
		u.Round(bar, bar.H/2, fill, 0, theme.Color{})
	}
}

// twoLines returns the height in pixels of a row with the name above the bar.
func twoLines(u *ui.UI) float64 { return 2*u.LineHeight(theme.SmallBold) + u.Px(6) }

// raceTip returns what a player still lacks.
func (f *frame) raceTip(seat game.Seat) string {
	u, s := f.UI, f.Known()
	points, goal := s.Points(seat), s.Goal()
	text := f.Name(seat) + ": " + u.T("race.points", "n", points, "goal", goal) + "\n"
	if points >= goal {
		return text + u.T("race.reached", "goal", goal)
	}
	text += u.T("race.lacks", "n", goal-points)
	if f.idles() {
		text += "\n" + u.T("race.idle.tip", "n", s.Stalemate()-s.Idle())
	}
	return text
}

// idles reports whether a stalemate is near enough to be mentioned: half of the rounds that make one are over.
func (f *frame) idles() bool {
	s := f.Known()
	return !s.FinalRound() && s.Stalemate() > 0 && 2*s.Idle() >= s.Stalemate()
}

// seats returns all seats in the order of lists: from the home seat on in turn order.
func (f *frame) seats() (all []game.Seat) {
	seat := f.Home
	for range f.State.Seats() {
		all, seat = append(all, seat), f.State.After(seat)
	}
	return all
}
