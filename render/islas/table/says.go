package table

import (
	"islas/game"
	"islas/game/islas"
	"islas/render/session"
)

// sayings are the ends of the text keys of events; of some only the usual one.
var sayings = [islas.EvEnd + 1]string{
	islas.EvTurn: "turn", islas.EvDraw: "draw", islas.EvReshuffle: "reshuffle", islas.EvBuild: "build", islas.EvPalace: "palace", islas.EvTown: "town",
	islas.EvLoad: "load", islas.EvPrivilege: "privilege", islas.EvArrival: "arrival", islas.EvReveal: "reveal", islas.EvSettler: "settler",
	islas.EvNamed: "named", islas.EvLoss: "loss",
}

// say returns the sentence for an event, for the prompt and the log; "" if it needs none.
func (p *players) say(u session.Texts, e islas.Event) string {
	key, n, kind := sayings[e.Kind], e.Count, islas.House
	switch e.Kind {
	case islas.EvDraw:
		if e.Extra {
			key = "extra"
		}
	case islas.EvPalace:
		kind = islas.Palace
	case islas.EvTown:
		kind = islas.Town
	case islas.EvLoad:
		if e.Card != islas.NoCard {
			key = "load-card"
		}
	case islas.EvPrivilege:
		if e.Other != game.NoSeat {
			key = "privilege-taken"
		}
	case islas.EvSettler:
		switch {
		case e.Seat == game.NoSeat && e.Comparison.Winner == game.NoSeat:
			return u.T("ledger.nobody", "who", cardName(u, e.Card))
		case e.Seat == game.NoSeat:
			key = "no-house"
		}
	case islas.EvPirate:
		if e.Count == 0 {
			key = "pirate-nothing"
		}
	case islas.EvRound:
		if n = int(e.Idle); e.Last && n > 0 {
			key = "stalemate"
		} else if e.Last {
			key = "final-round"
		}
	case islas.EvEnd:
		return u.T("prompt.over")
	}
	if key == "" {
		return ""
	}
	params := []any{"name", p.Name(e.Seat), "other", p.Name(e.Other), "victim", p.Name(e.Other), "n", n}
	if e.Card != islas.NoCard {
		params = append(params, "who", cardName(u, e.Card))
	}
	if e.Colour != islas.NoColour {
		params = append(params, "piece", pieceName(u, kind, e.Colour), "power", u.T("power."+p.data.Power(e.Colour).String()))
	}
	text := u.T("log."+key, params...)
	if e.Kind != islas.EvDraw {
		return text
	}
	if cards := cardNames(u, e); cards != "" {
		text += " (" + cards + ")"
	}
	return text
}
