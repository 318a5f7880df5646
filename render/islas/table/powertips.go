package table

import (
	"islas/game"
	"islas/game/islas"
)

// powerTips is what is told of privileges, remembered for as long as it stays true: it is asked for in every tick, in several
// places.
type powerTips struct {
	of   islas.State
	lang string
	home game.Seat
	text [islas.Powers]string
}

// powerTip tells of a privilege: what it does, who owns it, and who has how many points in its colour.
func powerTip(f *frame, p islas.Power) string {
	t, s, lang := f.tips, f.Known(), f.Stage.Texts.Lang()
	if t.of != *s || t.lang != lang || t.home != f.Home {
		*t = powerTips{of: *s, lang: lang, home: f.Home}
	}
	if t.text[p] == "" {
		t.text[p] = f.tellPower(s, p)
	}
	return t.text[p]
}

// tellPower puts into words what is told of a privilege in a position.
func (f *frame) tellPower(s *islas.State, p islas.Power) string {
	u := f.UI
	text := u.T("power."+p.String()) + " (" + u.T("colour."+f.data.Holder(p).String()) + ")\n" + effect(f, p)
	for _, seat := range f.seats() {
		points := u.T("table.power-points", "name", f.Name(seat), "n", s.PointsIn(seat, f.data.Holder(p)))
		if n := s.Lacks(seat, f.data.Holder(p)); n > 0 {
			points = u.T("table.power-lacks", "points", points, "n", n)
		}
		text += "\n" + points
	}
	return text
}
