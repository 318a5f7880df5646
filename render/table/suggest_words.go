package table

import (
	"strings"

	"islas/game"
	"islas/game/ai/advice"
	"islas/render/ui"
)

// whatText is an action that is suggested, in a few words.
func (t *Table) whatText(u *ui.UI, a game.Action) string {
	switch a.Kind {
	case game.Build:
		return u.T("suggest.what.build", "who", t.cardName(u, a.Card), "piece", t.piecename(u, game.House, a.Colour))
	case game.DrawCards:
		return u.T("suggest.what.draw", "n", t.drawCount())
	case game.ExtraCard:
		return u.T("suggest.what.extra")
	case game.MakePalace:
		return u.T("suggest.what.convert", "piece", t.piecename(u, game.Palace, a.Colour))
	case game.MakeTown:
		return u.T("suggest.what.convert", "piece", t.piecename(u, game.Town, a.Colour))
	case game.Load:
		return u.T("suggest.what.load", "who", t.cardName(u, a.Card))
	case game.EndTurn:
		return u.T("suggest.what.end")
	case game.Settle:
		return u.T("suggest.what.settle", "piece", t.piecename(u, game.House, a.Colour))
	case game.Lose:
		s := t.state()
		b, _ := s.At(s.Decision().Seat, a.Plot)
		return u.T("suggest.what.lose", "piece", t.piecename(u, game.House, b.Colour))
	}
	return u.T("suggest.what.name", "name", t.name(a.Seat))
}

// whyText is the reason for an action, in a sentence; empty for none.
func (t *Table) whyText(u *ui.UI, r advice.Reason) string {
	if r.Kind == advice.None {
		return ""
	}
	params := []any{"name", t.name(r.Seat), "n", r.N, "m", r.M, "of", r.Of, "k", r.Wish}
	switch r.Kind {
	case advice.MoreSettlers, advice.MostSettlers, advice.EndSettlers:
		unseen := u.T("suggest.unseen")
		if t.hint.public {
			unseen = u.T("suggest.unseen-all")
		}
		params = append(params, "unseen", unseen)
	case advice.PirateRobs:
		params = append(params, "power", u.T("power."+r.Card.Colour().Power().String()))
	case advice.PirateNames:
		params = append(params, "power", u.T("power."+game.Shield.String()))
	case advice.ComesByTies:
		params = append(params, "power", u.T("power."+game.Ties.String()))
	case advice.DrawPower:
		params = append(params, "power", u.T("power."+game.Draw.String()))
	case advice.Comes:
		params = append(params, "wish", t.wish(u, r.Card.Priorities()[r.Wish-1]))
	case advice.PirateRobsMost:
		var names []string
		for seat := range r.Seats.All() {
			names = append(names, t.name(seat))
		}
		params = append(params, "names", strings.Join(names, ", "))
	}
	if r.Colour != game.NoColour {
		params = append(params, "colour", u.T("colour."+r.Colour.String()), "power", u.T("power."+r.Colour.Power().String()))
	}
	return u.T("suggest.why."+r.Kind.String(), params...)
}
