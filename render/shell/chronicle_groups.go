package shell

import (
	"slices"
	"strconv"

	"islas/game"
	"islas/render/geom"
	"islas/render/keep/chronicle"
	"islas/render/theme"
	"islas/render/ui"
)

// Sizes of the comparison in design units.
const (
	groupHigh  = 46
	groupLabel = 0.3 // of the width
	groupSums  = 170 // right of the bars
	groupBar   = 22
	groupLeast = 100 // width of a bar
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
func (a *chronicleScene) groupsPart(u *ui.UI, width float64) block {
	all, keys := a.aspects()
	for i := range keys {
		keys[i] = u.T(keys[i])
	}
	rows, high := u.ChoiceRows(width, keys), u.Px(theme.Target)
	blocks := []block{headingBlock(u, width, u.T("chronicle.compare")), {high*float64(rows) + u.Px(8), func(r ui.Rect) {
		r, _ = r.CutTop(high * float64(rows))
		chosen := slices.Index(all, a.aspect)
		if u.ChoiceOf("aspect", r, ui.ChoiceOptions{Label: u.T("chronicle.compare"), Labels: keys, Rows: rows}, &chosen) {
			a.aspect = all[chosen]
			a.compare()
		}
	}}}
	wide := width * groupLabel
	for _, g := range a.groups {
		wide = max(wide, u.MeasureText(theme.Body, a.groupName(u, a.aspect, g.Key)))
	}
	for _, g := range a.groups {
		blocks = append(blocks, a.groupBlock(u, width, wide, g))
	}
	return column(0, append(blocks, paragraph(u, width, theme.Small, u.Theme().InkSoft, ui.Left, u.T("chronicle.notch")))...)
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

// groupBlock is the share of games that were won as a bar, with a notch where chance alone would lead, after a name of so many pixels.
func (a *chronicleScene) groupBlock(u *ui.UI, width, wide float64, g chronicle.Group) block {
	th := u.Theme()
	words := func(wide float64, s theme.Style, align ui.Align, texts ...string) cell {
		return cell{wide, func(width float64) block {
			return paragraph(u, width, s, th.Ink, align|ui.Middle, fits(u, s, width, texts...))
		}}
	}
	row := beside(width, u.Px(6), u.Px(groupLeast),
		words(wide, theme.Body, ui.Left, a.groupName(u, a.aspect, g.Key)),
		cell{0, func(float64) block {
			return block{u.Px(groupBar + 8), func(r ui.Rect) { drawShare(u, r.Center(r.W, u.Px(groupBar)), g) }}
		}},
		words(u.Px(groupSums), theme.Small, ui.Right,
			u.T("chronicle.group", "won", g.Won, "n", g.Played, "mean", oneDecimal(u, g.Mean)), u.T("chronicle.group.short", "won", g.Won, "n", g.Played)))
	return block{max(row.height, u.Px(groupHigh)), row.draw}
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
