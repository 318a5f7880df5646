package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// sentences says events in words: for the line that says what goes on, and for the log.
type sentences struct{ *players }

func (s sentences) sayTurn(u session.Texts, e islas.Event) string {
	return u.T("log.turn", "name", s.Name(e.Seat))
}

func (s sentences) sayDraw(u session.Texts, e islas.Event) string {
	key := "log.draw"
	if e.Extra {
		key = "log.extra"
	}
	text := u.T(key, "name", s.Name(e.Seat), "n", e.Count)
	if cards := cardNames(u, e); cards != "" {
		text += " (" + cards + ")"
	}
	return text
}

func (s sentences) sayReshuffle(u session.Texts, e islas.Event) string {
	return u.T("log.reshuffle", "n", e.Count)
}

func (s sentences) sayBuild(u session.Texts, e islas.Event) string {
	return u.T("log.build", "name", s.Name(e.Seat), "who", cardName(u, e.Card), "piece", pieceName(u, islas.House, e.Colour))
}

func (s sentences) sayPalace(u session.Texts, e islas.Event) string {
	return u.T("log.palace", "name", s.Name(e.Seat), "piece", pieceName(u, islas.Palace, e.Colour))
}

func (s sentences) sayTown(u session.Texts, e islas.Event) string {
	return u.T("log.town", "name", s.Name(e.Seat), "piece", pieceName(u, islas.Town, e.Colour))
}

func (s sentences) sayLoad(u session.Texts, e islas.Event) string {
	if e.Card != islas.NoCard {
		return u.T("log.load-card", "name", s.Name(e.Seat), "who", cardName(u, e.Card))
	}
	return u.T("log.load", "name", s.Name(e.Seat))
}

func (s sentences) sayArrival(u session.Texts, _ islas.Event) string { return u.T("log.arrival") }

func (s sentences) sayReveal(u session.Texts, e islas.Event) string {
	return u.T("log.reveal", "who", cardName(u, e.Card))
}

func (s sentences) saySettler(u session.Texts, e islas.Event) string {
	who := cardName(u, e.Card)
	switch {
	case e.Seat != game.NoSeat:
		return u.T("log.settler", "who", who, "name", s.Name(e.Seat), "piece", pieceName(u, islas.House, e.Colour))
	case e.Comparison.Winner != game.NoSeat:
		return u.T("log.no-house", "who", who)
	}
	return u.T("ledger.nobody", "who", who)
}

func (s sentences) sayNamed(u session.Texts, e islas.Event) string {
	return u.T("log.named", "name", s.Name(e.Seat), "victim", s.Name(e.Other))
}

func (s sentences) sayLoss(u session.Texts, e islas.Event) string {
	return u.T("log.loss", "name", s.Name(e.Seat), "piece", pieceName(u, islas.House, e.Colour))
}

func (s sentences) sayPirate(u session.Texts, e islas.Event) string {
	if e.Count == 0 {
		return u.T("log.pirate-nothing")
	}
	return ""
}

func (s sentences) sayPrivilege(u session.Texts, e islas.Event) string {
	key := "log.privilege"
	if e.Other != game.NoSeat {
		key = "log.privilege-taken"
	}
	return u.T(key, "name", s.Name(e.Seat), "power", u.T("power."+s.data.Power(e.Colour).String()), "other", s.Name(e.Other))
}

func (s sentences) sayRound(u session.Texts, e islas.Event) string {
	switch {
	case e.Last && e.Idle > 0:
		return u.T("log.stalemate", "n", e.Idle)
	case e.Last:
		return u.T("log.final-round")
	}
	return ""
}

func (s sentences) sayEnd(u session.Texts, _ islas.Event) string { return u.T("prompt.over") }
