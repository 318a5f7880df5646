package table

import (
	"strings"

	"islas/game/puertorico"
	"islas/render/theme"
	"islas/render/ui"
)

// warnings are what a role would bar, lose or leave short for the own player, and whether it could end the game: what is said on
// its card, before anybody rests on it.
func (f *frame) warnings(role puertorico.Role) (all []sign) {
	if !f.ahead.shows(role) {
		return nil
	}
	o := &f.ahead.roles[role]
	for _, s := range f.signs(o, f.Actor) {
		if s.tone == loss {
			all = append(all, s)
		}
	}
	if ends := f.endings(o); len(ends) > 0 {
		all = append(all, sign{brief: f.UI.T("foresee.end"), tone: loss, words: strings.Join(ends, " ")})
	}
	return all
}

// warningWords says the same in words.
func (f *frame) warningWords(role puertorico.Role) string { return f.signWords(f.warnings(role)) }

// warnSign is how high a sign on a role card is, in design units.
const warnSign = 28

// warn marks at the lower edge of a role card what it would bar, lose or leave short.
func (f *frame) warn(r ui.Rect, role puertorico.Role) {
	all := f.warnings(role)
	if len(all) == 0 {
		return
	}
	for i := range all {
		all[i].text = all[i].brief
	}
	u, th := f.UI, f.UI.Theme()
	side := u.Px(warnSign)
	rows, w := f.signRows(all, r.W-u.Px(8), side)
	h := float64(len(rows)) * (side + u.Px(2))
	at := ui.Rect{X: r.Middle().X - w/2 - u.Px(4), Y: r.Bottom() - h - u.Px(3), W: w + u.Px(8), H: h + u.Px(1)}.Rounded()
	edge := theme.Mix(th.Danger, th.Ink, 0.35) // so dark that it shows where the light ground does not, on whatever the card shows
	u.Round(at, min(u.Px(9), at.H/2), th.PaperLight, u.LinePx(1.5), edge)
	f.drawSigns(at.InsetXY(u.Px(4), u.Px(1)), rows, side, th.Ink)
}
