package table

import (
	"strings"

	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/ui"
)

// whatText is an action that is suggested, in a few words.
func (t *Table) whatText(u *ui.UI, a islas.Action) string {
	switch a.Kind {
	case islas.Build:
		return u.T("suggest.what.build", "who", t.cardName(u, a.Card), "piece", t.piecename(u, islas.House, a.Colour))
	case islas.DrawCards:
		return u.T("suggest.what.draw", "n", t.drawCount())
	case islas.ExtraCard:
		return u.T("suggest.what.extra")
	case islas.MakePalace:
		return u.T("suggest.what.convert", "piece", t.piecename(u, islas.Palace, a.Colour))
	case islas.MakeTown:
		return u.T("suggest.what.convert", "piece", t.piecename(u, islas.Town, a.Colour))
	case islas.Load:
		return u.T("suggest.what.load", "who", t.cardName(u, a.Card))
	case islas.EndTurn:
		return u.T("suggest.what.end")
	case islas.Settle:
		return u.T("suggest.what.settle", "piece", t.piecename(u, islas.House, a.Colour))
	case islas.Lose:
		s := t.state()
		b, _ := s.At(s.Decision().Seat, a.Plot)
		return u.T("suggest.what.lose", "piece", t.piecename(u, islas.House, b.Colour))
	}
	return u.T("suggest.what.name", "name", t.name(a.Seat))
}

// whyText is the reason for an action, in a sentence; empty for none.
func (t *Table) whyText(u *ui.UI, r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"name", t.name(r.Seat), "n", r.N, "m", r.M, "of", r.Of, "k", r.Priority}
	switch r.Kind {
	case advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers:
		unseen := u.T("suggest.unseen")
		if t.session.Suggestion().Public() {
			unseen = u.T("suggest.unseen-all")
		}
		params = append(params, "unseen", unseen)
	case advice.PirateRobs:
		params = append(params, "power", u.T("power."+r.Card.Colour().Power().String()))
	case advice.PirateNames:
		params = append(params, "power", u.T("power."+islas.Shield.String()))
	case advice.ComesByTies:
		params = append(params, "power", u.T("power."+islas.Ties.String()))
	case advice.DrawPower:
		params = append(params, "power", u.T("power."+islas.Draw.String()))
	case advice.Comes:
		params = append(params, "wish", t.wish(u, r.Card.Priorities()[r.Priority-1]))
	case advice.PirateRobsMost:
		var names []string
		for seat := range r.Seats.All() {
			names = append(names, t.name(seat))
		}
		params = append(params, "names", strings.Join(names, ", "))
	}
	if r.Colour != islas.NoColour {
		params = append(params, "colour", u.T("colour."+r.Colour.String()), "power", u.T("power."+r.Colour.Power().String()))
	}
	return u.T("suggest.why."+r.Kind.String(), params...)
}
