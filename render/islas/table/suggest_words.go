package table

import (
	"strings"

	"islas/game/islas"
	"islas/game/islas/advice"
	"islas/render/islas/caption"
)

// whatText is an action that is suggested, in a few words.
func whatText(f *frame, a islas.Action) string {
	u := f.UI
	switch a.Kind {
	case islas.Build:
		return u.T("suggest.what.build", "who", cardName(u, a.Card), "piece", pieceName(u, islas.House, a.Colour))
	case islas.DrawCards:
		return u.T("suggest.what.draw", "n", f.drawCount())
	case islas.ExtraCard:
		return u.T("suggest.what.extra")
	case islas.MakePalace:
		return u.T("suggest.what.convert", "piece", pieceName(u, islas.Palace, a.Colour))
	case islas.MakeTown:
		return u.T("suggest.what.convert", "piece", pieceName(u, islas.Town, a.Colour))
	case islas.Load:
		return u.T("suggest.what.load", "who", cardName(u, a.Card))
	case islas.EndTurn:
		return u.T("suggest.what.end")
	case islas.Settle:
		return u.T("suggest.what.settle", "piece", pieceName(u, islas.House, a.Colour))
	case islas.Lose:
		b, _ := f.State.At(f.Actor, a.Plot)
		return u.T("suggest.what.lose", "piece", pieceName(u, islas.House, b.Colour))
	}
	return u.T("suggest.what.name", "name", f.Name(a.Seat))
}

// whyText is the reason for an action, in a sentence; empty for none.
func whyText(f *frame, r advice.Reason) string {
	u := f.UI
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"name", f.Name(r.Seat), "n", r.N, "m", r.M, "of", r.Of, "k", r.Priority}
	switch r.Kind {
	case advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers:
		unseen := u.T("suggest.unseen")
		if f.Hint.Public() {
			unseen = u.T("suggest.unseen-all")
		}
		params = append(params, "unseen", unseen)
	case advice.PirateRobs:
		params = append(params, "power", u.T("power."+f.data.Power(f.data.Colour(r.Card)).String()))
	case advice.PirateNames:
		params = append(params, "power", u.T("power."+islas.Shield.String()))
	case advice.ComesByTies:
		params = append(params, "power", u.T("power."+islas.Ties.String()))
	case advice.DrawPower:
		params = append(params, "power", u.T("power."+islas.Draw.String()))
	case advice.Comes:
		params = append(params, "wish", caption.Wish(u, f.data.Priorities(r.Card)[r.Priority-1]))
	case advice.PirateRobsMost:
		var names []string
		for seat := range r.Seats.All() {
			names = append(names, f.Name(seat))
		}
		params = append(params, "names", strings.Join(names, ", "))
	}
	if r.Colour != islas.NoColour {
		params = append(params, "colour", u.T("colour."+r.Colour.String()), "power", u.T("power."+f.data.Power(r.Colour).String()))
	}
	return u.T("suggest.why."+r.Kind.String(), params...)
}
