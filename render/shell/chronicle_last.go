package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/game/match"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the last games in design units, and how many there is always room for.
const (
	lastHigh  = 54
	lastLeast = 3
	lastFace  = 38
	lastEach  = 84 // of a portrait with its points
	lastTight = 76 // in less there are the points alone
	lastClose = 44 // and those smaller
	lastSign  = 30
)

// lastPart is the part with the games that ended last, as many as there is room for, each of which leads to its result, and below them what
// the sign of those means that don't count.
func (a *chronicleScene) lastPart(u *ui.UI, width float64) block {
	least := min(len(a.ended), lastLeast)
	foot := block{}
	if slices.ContainsFunc(a.ended, func(p chronicle.Play) bool { return !p.Counts() }) {
		foot = paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("chronicle.last.helped"))
	}
	each, head := u.Px(lastHigh), u.T("chronicle.last")
	if thin(u, width) { // the day stands below
		each += u.LineHeight(theme.Small)
	}
	return block{headingOf(u, width, head) + each*float64(least) + foot.height, func(r ui.Rect) {
		r = headed(u, r, head)
		rows := min(max(int((r.H-foot.height+1)/each), least), len(a.ended))
		for i := range rows {
			var row ui.Rect
			row, r = r.CutTop(each)
			a.drawLast(u, row, a.ended[len(a.ended)-1-i])
		}
		if foot.draw != nil {
			foot.draw(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: foot.height})
		}
	}}
}

// drawLast draws who played a game with how many points, and when.
func (a *chronicleScene) drawLast(u *ui.UI, r ui.Rect, p chronicle.Play) {
	th := u.Theme()
	points := u.T("chronicle.points", "n", p.Score())
	label := u.T("chronicle.game.short", "points", points, "n", p.Rounds)
	day := ""
	if !p.Ended.IsZero() {
		day = dayOf(u, p.Ended)
		label = u.T("chronicle.game", "day", day, "points", points, "n", p.Rounds)
	}
	if !p.Counts() {
		label += "\n" + helped(u, p.Helped)
	}
	res := u.Region("last."+p.ID+"."+p.Sum, r.InsetXY(0, u.Px(2)), ui.RegionOptions{Label: label, Tooltip: label, Looks: true})
	if res.Hover {
		u.Round(r.InsetXY(0, u.Px(2)), u.Px(theme.Radius), theme.Alpha(th.PaperLight, 0.8), u.Px(1), th.BrassDark)
	}
	if thin(u, r.W) {
		var foot ui.Rect
		foot, r = r.CutBottom(u.LineHeight(theme.Small) + u.Px(4))
		foot, _ = foot.CutTop(u.LineHeight(theme.Small))
		u.Text(foot, theme.Small, th.InkSoft, ui.Left|ui.Middle, day)
		day = ""
	}
	sign, rest := r.CutLeft(u.Px(lastSign))
	switch at := sign.Center(u.Px(24), u.Px(24)); {
	case !p.Counts():
		a.s.Icon(paint.IconLantern)(u, at, th.InkSoft)
	case p.Won():
		a.s.Icon(paint.IconCrown)(u, at, th.Good)
	}
	seats := make([]match.Seat, len(p.Seats))
	for i, seat := range p.Seats {
		seats[i] = match.Seat(seat)
	}
	each := min(u.Px(lastEach), rest.W/float64(len(seats)))
	for i := range seats {
		var points ui.Rect
		points, rest = rest.CutLeft(each)
		if each >= u.Px(lastTight) {
			var face ui.Rect
			face, points = points.CutLeft(u.Px(lastFace))
			a.s.PaintPortrait(u, face.Center(u.Px(lastFace), u.Px(lastFace)), seats, game.Seat(i))
		}
		style, colour := theme.Body, th.InkSoft
		if p.Result.Won(i) {
			style, colour = theme.BodyBold, th.Ink
		}
		if each < u.Px(lastClose) {
			style = theme.Small
			if p.Result.Won(i) {
				style = theme.SmallBold
			}
		}
		u.Text(points.InsetXY(min(u.Px(6), each/10), 0), style, colour, ui.Left|ui.Middle, strconv.Itoa(p.Points[i]))
	}
	if u.MeasureText(theme.Small, day) <= rest.W {
		u.Text(rest, theme.Small, th.InkSoft, ui.Right|ui.Middle, day)
	}
	if res.Clicked {
		a.open(p)
	}
}
