package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/render/chronicle"
	"islas/render/geom"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the comparison in design units.
const (
	groupHigh  = 46
	groupLabel = 0.3 // of the width
	groupSums  = 170 // right of the bars
	groupBar   = 22
)

// aspects are the ways of telling games apart that the chosen game has.
func (a *chronicleScene) aspects() (all []chronicle.Aspect, keys []string) {
	all = []chronicle.Aspect{chronicle.ByLevel, chronicle.BySeats, chronicle.ByTurn}
	keys = []string{"chronicle.by.level", "chronicle.by.seats", "chronicle.by.turn"}
	if len(a.s.Game.Info().Boards.IDs) > 0 {
		all, keys = append(all, chronicle.ByBoard), append(keys, "board.all")
	}
	return all, keys
}

// groupsPart is the part that compares games by an aspect.
func (a *chronicleScene) groupsPart(u *ui.UI, width float64) part {
	all, keys := a.aspects()
	for i := range keys {
		keys[i] = u.T(keys[i])
	}
	rows := u.ChoiceRows(width, keys)
	groups := a.groups // as the place was measured for, whatever is chosen meanwhile
	aspect := a.aspect
	choice := u.Px(theme.Target) * float64(rows)
	choose := func(u *ui.UI, at ui.Rect) {
		chosen := 0
		for i := range all {
			if all[i] == a.aspect {
				chosen = i
			}
		}
		if u.ChoiceOf("aspect", at, ui.ChoiceOptions{Label: u.T("chronicle.compare"), Labels: keys, Rows: rows}, &chosen) {
			a.aspect = all[chosen]
			a.compare()
		}
	}
	var names []string
	for _, g := range groups {
		names = append(names, a.groupName(u, aspect, g.Key))
	}
	if thin(u, width) || anyWider(u, theme.Body, width*groupLabel, names...) {
		blocks := []block{headingBlock(u, width, u.T("chronicle.compare")), {choice, func(r ui.Rect) { choose(u, r) }}}
		for _, g := range groups {
			blocks = append(blocks, a.thinGroup(u, width, aspect, g)...)
		}
		return thinPart(u, append(blocks, paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("chronicle.notch"))))
	}
	high := u.Px(headingHigh+8) + choice + u.Px(groupHigh)*float64(len(groups)) + u.LineHeight(theme.Small)
	return part{high: high, draw: func(u *ui.UI, r ui.Rect) {
		r = headed(u, r, u.T("chronicle.compare"))
		at, r := r.CutTop(choice)
		_, r = r.CutTop(u.Px(8))
		choose(u, at)
		for _, g := range groups {
			var row ui.Rect
			row, r = r.CutTop(u.Px(groupHigh))
			a.drawGroup(u, row, aspect, g)
		}
		legend, _ := r.CutTop(u.LineHeight(theme.Small))
		u.Text(legend, theme.Small, u.Theme().InkSoft, ui.Left|ui.Middle, fits(u, theme.Small, legend.W, u.T("chronicle.notch"), u.T("chronicle.notch.short")))
	}}
}

// compare reckons anew by the aspect. Levels stand in their order, the weakest first.
func (a *chronicleScene) compare() {
	a.groups = chronicle.Groups(a.plays, a.aspect)
	if a.aspect == chronicle.ByLevel {
		ids := append(a.s.Game.Info().Levels.IDs(), chronicle.Mixed, game.Human)
		slices.SortStableFunc(a.groups, func(x, y chronicle.Group) int { return slices.Index(ids, x.Key) - slices.Index(ids, y.Key) })
	}
}

// groupName says what games have in common.
func (a *chronicleScene) groupName(u *ui.UI, by chronicle.Aspect, key string) string {
	switch by {
	case chronicle.BySeats:
		n, _ := strconv.Atoi(key) // as the reckoning writes it
		return u.T("chronicle.seats", "n", n)
	case chronicle.ByTurn:
		return u.T("chronicle.turn." + key)
	case chronicle.ByBoard:
		if b := a.s.Game.Board(key); b != nil {
			return b.Name()
		}
		return key
	}
	switch {
	case key == game.Human:
		return u.T("chronicle.people")
	case key == chronicle.Mixed:
		return u.T("chronicle.mixed")
	case a.s.Texts.Has("level." + key):
		return u.T("level." + key)
	}
	return key
}

// drawGroup draws the share of games that were won as a bar, with a notch where chance alone would lead.
func (a *chronicleScene) drawGroup(u *ui.UI, r ui.Rect, by chronicle.Aspect, g chronicle.Group) {
	th := u.Theme()
	name, r := r.CutLeft(r.W * groupLabel)
	named(u, name, theme.Body, th.Ink, ui.Left|ui.Middle, a.groupName(u, by, g.Key))
	sums, r := r.CutRight(min(u.Px(groupSums), r.W*0.5))
	drawShare(u, r.Center(r.W-u.Px(12), u.Px(groupBar)), g)
	mean := oneDecimal(u, g.Mean)
	text := fits(u, theme.Small, sums.W, u.T("chronicle.group", "won", g.Won, "n", g.Played, "mean", mean), u.T("chronicle.group.short", "won", g.Won, "n", g.Played))
	u.Text(sums, theme.Small, th.Ink, ui.Right|ui.Middle, text)
}

// drawShare draws that bar.
func drawShare(u *ui.UI, bar ui.Rect, g chronicle.Group) {
	th := u.Theme()
	u.Well(bar)
	if full := bar.Inset(u.Px(2)); g.Won > 0 {
		full.W = max(full.W*g.Share(), full.H)
		u.Gradient(full, u.Px(theme.Radius-2), theme.Lighten(th.Good, 0.06), th.Good)
	}
	x := bar.X + bar.W*g.Fair/float64(g.Played)
	from, to := geom.Pt(x, bar.Y-u.Px(4)), geom.Pt(x, bar.Bottom()+u.Px(4))
	u.Line(from, to, u.Px(2.5)+2*u.LinePx(1.5), th.PaperLight) // what the notch stands out from where the bar is filled
	u.Line(from, to, u.Px(2.5), th.Accent)
}
