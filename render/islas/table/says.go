package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e islas.Event) string {
	name := p.Name(e.Seat)
	switch e.Kind {
	case islas.EvTurn:
		return u.T("log.turn", "name", name)
	case islas.EvDraw:
		key := "log.draw"
		if e.Extra {
			key = "log.extra"
		}
		text := u.T(key, "name", name, "n", e.Count)
		if cards := cardNames(u, e); cards != "" {
			text += " (" + cards + ")"
		}
		return text
	case islas.EvReshuffle:
		return u.T("log.reshuffle", "n", e.Count)
	case islas.EvBuild:
		return u.T("log.build", "name", name, "who", cardName(u, e.Card), "piece", pieceName(u, islas.House, e.Colour))
	case islas.EvPalace:
		return u.T("log.palace", "name", name, "piece", pieceName(u, islas.Palace, e.Colour))
	case islas.EvTown:
		return u.T("log.town", "name", name, "piece", pieceName(u, islas.Town, e.Colour))
	case islas.EvLoad:
		if e.Card == islas.NoCard {
			return u.T("log.load", "name", name)
		}
		return u.T("log.load-card", "name", name, "who", cardName(u, e.Card))
	case islas.EvPrivilege:
		key := "log.privilege"
		if e.Other != game.NoSeat {
			key = "log.privilege-taken"
		}
		return u.T(key, "name", name, "power", u.T("power."+p.data.Power(e.Colour).String()), "other", p.Name(e.Other))
	case islas.EvEnd:
		return u.T("prompt.over")
	}
	return p.sayArrival(u, e)
}

// sayArrival returns the sentence for an event of an arrival or the end of a round.
func (p *players) sayArrival(u session.Texts, e islas.Event) string {
	switch name := p.Name(e.Seat); e.Kind {
	case islas.EvArrival:
		return u.T("log.arrival")
	case islas.EvReveal:
		return u.T("log.reveal", "who", cardName(u, e.Card))
	case islas.EvSettler:
		switch who := cardName(u, e.Card); {
		case e.Seat != game.NoSeat:
			return u.T("log.settler", "who", who, "name", name, "piece", pieceName(u, islas.House, e.Colour))
		case e.Comparison.Winner != game.NoSeat:
			return u.T("log.no-house", "who", who)
		default:
			return u.T("ledger.nobody", "who", who)
		}
	case islas.EvNamed:
		return u.T("log.named", "name", name, "victim", p.Name(e.Other))
	case islas.EvLoss:
		return u.T("log.loss", "name", name, "piece", pieceName(u, islas.House, e.Colour))
	case islas.EvPirate:
		if e.Count == 0 {
			return u.T("log.pirate-nothing")
		}
	case islas.EvRound:
		switch {
		case e.Last && e.Idle > 0:
			return u.T("log.stalemate", "n", e.Idle)
		case e.Last:
			return u.T("log.final-round")
		}
	}
	return ""
}
