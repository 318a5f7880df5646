package shell

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"islas/game"
	"islas/game/match"
	"islas/locales"
	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/paint"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the records in design units.
const (
	bestHigh   = 62
	bestWide   = 300
	bestSeal   = 46
	bestNumber = 52
	bestWords  = 150 // least width of them beside that
)

// bestKind returns the key and the icon of a record.
func bestKind(kind chronicle.BestKind) (key string, icon paint.Icon) {
	switch kind {
	case chronicle.MostPoints:
		return "chronicle.best.points", paint.IconCrown
	case chronicle.WidestWin:
		return "chronicle.best.widest", paint.IconStar
	case chronicle.ClosestWin:
		return "chronicle.best.closest", paint.IconTick
	case chronicle.LeastToWin:
		return "chronicle.best.least", paint.IconAnchor
	case chronicle.FastestWin:
		return "chronicle.best.fastest", paint.IconShip
	case chronicle.MostFrom:
		return "chronicle.best.from", nil
	}
	return "chronicle.best.longest", paint.IconLantern
}

// bestPart returns the part with the records, each of which opens its game.
func (a *chronicleScene) bestPart(u *ui.UI, width float64) block {
	columns := max(min(int(width/u.Px(bestWide)), 2), 1)
	rows := abreast(a.best, columns, width, 0, func(b chronicle.Best, width float64) block { return a.bestBlock(u, width, b, columns > 1) })
	return column(0, append([]block{headingBlock(u, width, u.T("chronicle.records"))}, rows...)...)
}

// set returns texts of when a record was set, who else played, and how often it was broken until then: the full text first, then ever
// shorter ones.
func (a *chronicleScene) set(u *ui.UI, b chronicle.Best) []string {
	var others []string
	for seat := range b.Play.Seats {
		if seat != b.Play.Seat {
			others = append(others, strings.TrimSpace(b.Play.Seats[seat].Name))
		}
	}
	with := u.T("chronicle.best.with", "names", locales.List(a.s.Texts.Text, others))
	if !b.Play.Ended.IsZero() {
		day := dayOf(u, b.Play.Ended)
		all := []string{u.T("chronicle.best.set", "day", day, "with", with), day}
		if b.Beaten > 0 {
			all = slices.Insert(all, 0, u.T("chronicle.best.beaten", "set", all[0], "n", b.Beaten))
			all = slices.Insert(all, 2, u.T("chronicle.best.beaten", "set", day, "n", b.Beaten), u.T("chronicle.best.times", "set", day, "n", b.Beaten))
		}
		return all
	}
	return []string{with}
}

// bestBlock returns a record. With line, the text of when it was set is as long as one line has room for, else it is whole.
func (a *chronicleScene) bestBlock(u *ui.UI, width float64, b chronicle.Best, line bool) block {
	th, gap, high := u.Theme(), u.Px(8), max(u.Px(bestSeal), u.LineHeight(theme.Score))
	label, short, id := a.bestNamed(u, b)
	set := a.set(u, b)
	sign := cell{u.Px(bestSeal) + gap + u.Px(bestNumber), func(float64) block {
		return block{high, func(r ui.Rect) {
			seal := r.TakeLeft(u.Px(bestSeal), gap)
			a.drawSign(u, seal, b)
			r, _ = r.CutLeft(u.Px(bestNumber))
			u.Text(r, theme.Score, th.Ink, ui.Centered, strconv.Itoa(b.N))
		}}
	}}
	words := cell{0, func(width float64) block {
		told := set[0]
		if line {
			told = fits(u, theme.Small, width, set...)
		}
		both := []block{
			paragraph(u, width, theme.SmallBold, th.Ink, ui.Left, fits(u, theme.SmallBold, width, label, short)),
			paragraph(u, width, theme.Small, th.InkSoft, ui.Left, told),
		}
		high := heightOf(both, 0)
		return block{high, func(r ui.Rect) { stack(r.Center(r.W, high), both, 0) }}
	}}
	row := beside(width-u.Px(4), gap, u.Px(bestWords), sign, words)
	return block{max(row.height+u.Px(4), u.Px(bestHigh)), func(r ui.Rect) {
		r = r.Inset(u.Px(2))
		a.bestRegion(u, id, r, b, label, set[0])
		row.draw(r)
	}}
}

// bestNamed returns the name of a record, in full and shorter, and the id of its region.
func (a *chronicleScene) bestNamed(u *ui.UI, b chronicle.Best) (label, short, id string) {
	key, _ := bestKind(b.Kind)
	if b.Kind == chronicle.MostFrom {
		short = u.T(b.Source)
		return u.T(key, "source", short), short, "best." + b.Source
	}
	label = u.T(key)
	return label, label, "best." + strconv.Itoa(int(b.Kind))
}

// bestRegion declares the region of a record; a click opens its game.
func (a *chronicleScene) bestRegion(u *ui.UI, id string, r ui.Rect, b chronicle.Best, label, set string) {
	th := u.Theme()
	tip := u.T("chronicle.best.tip", "label", label, "number", b.N, "set", set)
	res := u.Region(id, r, ui.RegionOptions{Label: label, Value: strconv.Itoa(b.N) + ". " + set, Tooltip: tip, Looks: true})
	if res.Hover {
		u.Round(r, u.Px(theme.Radius), theme.Alpha(th.PaperLight, 0.8), u.Px(1), th.BrassDark)
	}
	if res.Clicked {
		a.open(b.Play)
	}
}

// drawSign draws the icon of a record in the middle of r.
func (a *chronicleScene) drawSign(u *ui.UI, r ui.Rect, b chronicle.Best) {
	th := u.Theme()
	_, icon := bestKind(b.Kind)
	at := r.Center(u.Px(bestSeal-6), u.Px(bestSeal-6))
	u.Circle(at.Middle(), at.W/2, th.PaperLight, u.Px(2.5), th.Brass)
	if b.Kind == chronicle.MostFrom { // each source has another sign
		name := []rune(u.T(b.Source))
		u.Text(at, theme.SmallBold, th.Ink, ui.Centered, string(name[:min(len(name), 2)]))
		return
	}
	a.s.Icon(icon)(u, at.Scaled(0.6), th.Ink)
}

// Sizes of the last games in design units, and how many there is always room for.
const (
	lastHigh  = 54
	lastLeast = 3
	lastFace  = 38
	lastEach  = 84 // of a portrait with its points
	lastTight = 76 // in less only the points are shown
	lastClose = 44 // the same for smaller portraits
	lastSign  = 30
)

// lastPart returns the part with the latest games, as many as there is room for, each of which opens its result. Below them stands the
// meaning of the sign of games that don't count.
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
			row := r.TakeTop(each, 0)
			a.drawLast(u, row, a.ended[len(a.ended)-1-i])
		}
		if foot.draw != nil {
			foot.draw(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: foot.height})
		}
	}}
}

// drawLast draws who played a game, their points, and when it ended.
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
		foot := r.TakeBottom(u.LineHeight(theme.Small)+u.Px(4), 0)
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
		points := rest.TakeLeft(each, 0)
		if each >= u.Px(lastTight) {
			face := points.TakeLeft(u.Px(lastFace), 0)
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

// Sizes of achievements in design units.
const (
	achievementSeal  = 58
	achievementGap   = 14
	achievementLeast = 190 // width of words beside a seal
)

// achievementParts returns the parts of both pages of the achievements: whose they are, and a line for each.
func (a *chronicleScene) achievementParts(u *ui.UI, width float64) (left, right []part) {
	all := a.s.Game.(stage.AchievementJudge).Achievements()
	done := 0
	for _, f := range all {
		if a.achievements[f.ID].Times > 0 {
			done++
		}
	}
	head := titled(u, width, theme.Subheading, u.Theme().Accent, u.T("chronicle.achievements.done", "n", done, "of", len(all)))
	left = []part{{column(u.Px(8),
		block{head.height, func(r ui.Rect) { u.Headed(2, func() { head.draw(r) }) }},
		block{u.Px(groupBar), func(r ui.Rect) { drawPortion(u, r, done, len(all)) }}), false}}
	if len(a.plays) > 0 {
		left = append([]part{{a.whoPart(u, width), false}}, left...)
	}
	for i, f := range all {
		line := part{a.achievementPart(u, f, width), false}
		if i < (len(all)-1)/2 { // the left page has its head, too
			left = append(left, line)
		} else {
			right = append(right, line)
		}
	}
	return left, right
}

// drawPortion draws the share of achievements earned as a bar.
func drawPortion(u *ui.UI, bar ui.Rect, done, of int) {
	th := u.Theme()
	u.Well(bar)
	if full := bar.Inset(u.Px(2)); done > 0 {
		full.W *= float64(done) / float64(of)
		u.Gradient(full, u.Px(theme.Radius-2), theme.Mix(th.BrassDark, th.Brass, 0.15), th.BrassDark)
	}
}

// achievementPart returns the line of an achievement.
func (a *chronicleScene) achievementPart(u *ui.UI, f stage.Achievement, width float64) block {
	had, ok := a.achievements[f.ID]
	ink, name, day := u.Theme().InkSoft, u.T("achievement."+f.ID), ""
	if ok {
		ink = u.Theme().Ink
	}
	if ok && !had.First.Ended.IsZero() {
		day = dayOf(u, had.First.Ended)
	}
	row := beside(width, u.Px(achievementGap), u.Px(achievementLeast),
		cell{u.Px(achievementSeal), func(float64) block {
			return block{u.Px(achievementSeal), func(r ui.Rect) {
				side := u.Px(achievementSeal)
				a.drawSeal(u, ui.Rect{X: r.X, Y: r.Y, W: side, H: side}, f, had.Times)
			}}
		}},
		cell{0, func(width float64) block {
			head := cell{0, func(width float64) block { return titled(u, width, theme.BodyBold, ink, name) }}
			when := cell{u.MeasureText(theme.Small, day) + 1, func(width float64) block {
				return paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, day)
			}}
			both := []block{
				beside(width, u.Px(4), u.MeasureText(theme.BodyBold, name), head, when),
				paragraph(u, width, theme.Small, ink, ui.Left, u.T("achievement."+f.ID+".text")),
			}
			return column(0, both...)
		}})
	return column(0, row, space(u.Px(4)))
}

// drawSeal draws the wax seal of an achievement with the number of times it was earned, or its empty place.
func (a *chronicleScene) drawSeal(u *ui.UI, r ui.Rect, f stage.Achievement, times int) {
	th := u.Theme()
	middle, radius := r.Middle(), r.W/2
	if times == 0 {
		u.Circle(middle, radius*0.82, theme.Alpha(th.PaperDark, 0.6), u.Px(1.5), th.InkFaint)
		a.s.Icon(f.Icon)(u, r.Scaled(0.48), theme.Alpha(th.InkSoft, 0.75))
		return
	}
	wax := th.Accent
	for i := range 9 { // the wax has run a little
		sin, cos := math.Sincos(float64(i) * 0.7)
		at := middle.Add(geom.Pt(radius*0.74*cos, radius*0.74*sin))
		u.Circle(at, radius*(0.2+0.04*float64(i%3)), theme.Darken(wax, 0.12), 0, wax)
	}
	u.Circle(middle, radius*0.84, wax, u.Px(1.5), theme.Darken(wax, 0.3))
	u.Circle(middle, radius*0.64, theme.Lighten(wax, 0.08), u.Px(1.5), theme.Darken(wax, 0.25))
	a.s.Icon(f.Icon)(u, r.Scaled(0.52), th.PaperLight)
	if times > 1 {
		count := ui.Rect{X: r.Right() - u.Px(26), Y: r.Bottom() - u.Px(24), W: u.Px(34), H: u.Px(26)}
		u.Badge(count, strconv.Itoa(times), th.BrassLight)
	}
}
