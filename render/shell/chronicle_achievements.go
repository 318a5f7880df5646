package shell

import (
	"math"
	"strconv"

	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/stage"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of what can be achieved in design units.
const (
	achievementSeal  = 58
	achievementGap   = 14
	achievementLeast = 190 // width of words beside a seal
)

// achievementParts are the parts of both pages of what can be achieved: who it is about, and a line for each.
func (a *chronicleScene) achievementParts(u *ui.UI, width float64) (left, right []part) {
	all := a.s.Game.(stage.AchievementJudge).Achievements()
	done := 0
	for _, f := range all {
		if a.achievements[f.ID].Times > 0 {
			done++
		}
	}
	head := titled(u, width, theme.Subheading, u.Theme().Accent, u.T("chronicle.feats.done", "n", done, "of", len(all)))
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

// drawPortion draws how many of all have been achieved as a bar.
func drawPortion(u *ui.UI, bar ui.Rect, done, of int) {
	th := u.Theme()
	u.Well(bar)
	if full := bar.Inset(u.Px(2)); done > 0 {
		full.W *= float64(done) / float64(of)
		u.Gradient(full, u.Px(theme.Radius-2), theme.Mix(th.BrassDark, th.Brass, 0.15), th.BrassDark)
	}
}

// achievementPart is the line of something that can be achieved.
func (a *chronicleScene) achievementPart(u *ui.UI, f stage.Achievement, width float64) block {
	had, ok := a.achievements[f.ID]
	ink, name, day := u.Theme().InkSoft, u.T("feat."+f.ID), ""
	if ok {
		ink, day = u.Theme().Ink, achieved(u, had)
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
				paragraph(u, width, theme.Small, ink, ui.Left, u.T("feat."+f.ID+".text")),
			}
			return column(0, both...)
		}})
	return column(0, row, space(u.Px(4)))
}

// achieved says when something was achieved first.
func achieved(u *ui.UI, f chronicle.Achievement) string {
	if f.First.Ended.IsZero() {
		return ""
	}
	return dayOf(u, f.First.Ended)
}

// drawSeal draws the wax seal of what was achieved, with how often, or the place where it will be.
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
